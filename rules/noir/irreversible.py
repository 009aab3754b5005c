"""Which events of Noir are never taken back: none. No choice is secret, and dice say so by themselves."""

IRREVERSIBLE_EVENTS: frozenset[str] = frozenset()
