"""The events of Nyx that cannot be undone, because they reveal what was chosen in secret.

Picks need no entry, since dice reveal them. The end of a conflict reveals nothing: undoing it seals the
choices again.
"""

IRREVERSIBLE_EVENTS: frozenset[str] = frozenset({"bonuses-revealed", "choice-handed"})
