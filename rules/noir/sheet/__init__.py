"""The sheet of Noir, weapons carried, and sheets from files."""
