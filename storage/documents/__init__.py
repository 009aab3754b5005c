"""States as documents: read, written, upgraded and compared."""
