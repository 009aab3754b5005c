"""States as JSON documents: how they are written, read, upgraded and compared, and the tables they are in."""
