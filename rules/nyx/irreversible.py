"""The Nyx events that cannot be undone: secret choices were revealed, or one of them changed hands.

Picks need no entry, since dice reveal them. The end of a conflict reveals nothing: undoing it seals the
choices again.
"""

IRREVERSIBLE_EVENTS: frozenset[str] = frozenset({"bonuses-revealed", "choice-handed"})
