"""What is true in a campaign of Noir, what can be asked, and what happened."""
