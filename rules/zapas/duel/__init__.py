"""The rules of a duel, from its stakes to the throw."""
