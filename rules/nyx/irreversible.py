"""Which events of Nyx are never taken back: those that reveal what was chosen in secret.

The picks themselves are revealed by dice. An end reveals nothing: what was sealed is sealed again with it.
"""

IRREVERSIBLE_EVENTS: frozenset[str] = frozenset({"bonuses-revealed", "choice-handed"})
