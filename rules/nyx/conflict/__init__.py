"""The rules of a conflict, from its opening to its end."""
