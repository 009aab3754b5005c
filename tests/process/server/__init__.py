"""The loopback Discord with menus of messages and people, and invitations, which it lacks by itself."""
