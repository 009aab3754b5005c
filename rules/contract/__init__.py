"""The contract that every game fulfils, and code that the games share."""
