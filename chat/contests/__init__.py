"""The live display of contests."""
