"""Lines, panels and messages in three languages, as plain text, Markdown or HTML."""
