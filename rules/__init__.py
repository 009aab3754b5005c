"""The rules: pure functions over frozen models. They know nothing of Discord, SQL, time or randomness."""
