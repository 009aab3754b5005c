"""Which Noir events cannot be undone: none. No choice is secret, and dice are public anyway."""

IRREVERSIBLE_EVENTS: frozenset[str] = frozenset()
