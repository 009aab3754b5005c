"""Discord messages made of lines and panels, with their components, pictures and files."""
