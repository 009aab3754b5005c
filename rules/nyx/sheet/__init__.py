"""The sheet of Nyx: attributes, aspects, and changes asked of the GM."""
