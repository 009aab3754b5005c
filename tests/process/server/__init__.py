"""The loopback Discord with the menus of messages and people, which it lacks by itself."""
