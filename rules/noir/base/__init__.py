"""Words, tables and dice of Noir that know no state."""
