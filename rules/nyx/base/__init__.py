"""Words, numbers and tables of Nyx that know no state."""
