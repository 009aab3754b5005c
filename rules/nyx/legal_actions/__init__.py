"""The actions that a seat may take now in Nyx."""
