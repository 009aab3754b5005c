"""The simulated Discord behind the page: its world, people and commands."""
