"""What was true of a round, reckoned from its events and the rules, without the code that tells it."""
