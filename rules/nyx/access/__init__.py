"""Who may act for whom in Nyx, and what a GM may see of hidden choices."""
