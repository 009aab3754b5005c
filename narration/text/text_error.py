"""The error of a text. Who only catches it needs no Fluent."""


class TextError(Exception):
    """A message cannot be read or rendered; the text says which one, and why."""
