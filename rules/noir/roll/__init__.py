"""One roll: what counts in it, its steps, and what is paid for it."""
