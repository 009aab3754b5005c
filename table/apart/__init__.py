"""Work that must not hold up anybody else, in processes of its own with limits of time and memory."""
