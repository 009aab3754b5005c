"""What is true in a campaign of Nyx, what can be asked, and what happened."""
