"""The rules of a roll, from its aim to its results."""
