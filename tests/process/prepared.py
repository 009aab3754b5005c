"""Do the slow work of a start once, in the process that the bots are forked from."""

from importlib import import_module

from cogs import EXTENSIONS
from narration.text.texts import bundled_texts

for extension in EXTENSIONS.modules:
    import_module(extension)
bundled_texts().parse_all()
