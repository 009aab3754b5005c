"""Ready scenes to play, as scripts."""
