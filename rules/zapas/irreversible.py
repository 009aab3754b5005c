"""Which events of Zapas are never taken back: those that may show the numbers of an NPC (ZQ-42)."""

IRREVERSIBLE_EVENTS: frozenset[str] = frozenset({"npc-set"})
