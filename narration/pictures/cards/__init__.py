"""The pictures of a round, one kind of card a file."""
