"""The Discord layer. It knows nothing about particular games or commands; those are in `cogs`."""
