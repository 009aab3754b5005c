"""The simulated Discord behind the page: its server, people, commands, state and tour."""
