"""What is true in a campaign of Zapas, what can be asked, and what happened."""
