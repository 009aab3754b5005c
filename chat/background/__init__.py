"""Background tasks: deadlines, the outbox, deck notices, and changes by other processes."""
