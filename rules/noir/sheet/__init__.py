"""The Noir sheet, the weapons carried, and sheets imported from files."""
