"""Dice, settings and text comparison of Zapas that do not depend on the state."""
