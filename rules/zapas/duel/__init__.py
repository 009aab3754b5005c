"""A duel from its stakes to the throw."""
