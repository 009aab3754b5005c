"""Which events of Zapas are never taken back: those that may show the numbers of an NPC (section 4)."""

FINAL: frozenset[str] = frozenset({"npc-set"})
