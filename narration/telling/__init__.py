"""How a story's sentences are chosen: from what happened, never by chance, and never the same too soon."""
