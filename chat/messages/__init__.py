"""Discord messages made from lines and panels, with their components, pictures and files."""
