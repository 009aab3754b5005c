"""What takes seconds at every start of a bot, done once, in the process that the bots are forked from."""

from importlib import import_module

from cogs import EXTENSIONS
from narration.text.texts import shipped

for extension in EXTENSIONS:
    import_module(extension)
shipped().parse_all()
