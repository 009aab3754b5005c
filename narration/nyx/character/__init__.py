"""Characters of Nyx: sheets, slow penalties, changes and corrections."""
