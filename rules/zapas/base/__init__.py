"""Words, dice and texts of Zapas that know no state."""
