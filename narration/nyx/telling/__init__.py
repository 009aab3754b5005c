"""The moments of Nyx's rounds and rolls, and the situations that a story can be about."""
