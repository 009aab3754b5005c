"""Help, what waits for whom, diagnosis, privacy, and the welcome to new servers."""
