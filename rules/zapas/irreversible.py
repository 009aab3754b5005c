"""The events of Zapas that cannot be undone, because they may reveal an NPC's numbers (ZQ-42)."""

IRREVERSIBLE_EVENTS: frozenset[str] = frozenset({"npc-set"})
