"""Types, numbers and tables of Nyx that do not depend on the state."""
