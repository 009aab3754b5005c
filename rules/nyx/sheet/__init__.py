"""The sheet of Nyx: attributes, aspects, and changes that the GM must allow."""
