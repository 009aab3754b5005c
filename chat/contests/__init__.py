"""The display of contests in their channels, kept up to date."""
