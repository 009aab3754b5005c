"""Lines, panels and messages, rendered in three languages as plain text, Markdown or HTML."""
