"""Slow work of every start, done once in the process from which the bots are forked."""

from importlib import import_module

from cogs import EXTENSIONS
from narration.text.texts import bundled_texts

for extension in EXTENSIONS:
    import_module(extension)
bundled_texts().parse_all()
