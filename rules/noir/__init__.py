"""Noir: two exploding ten-sided dice, Fate, combat by initiative, wounds, and social conflicts.

Rules: Noir, www.noir.nu.
"""
