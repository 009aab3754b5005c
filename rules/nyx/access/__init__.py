"""Who may do and see what in Nyx."""
