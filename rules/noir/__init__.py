"""Noir: two exploding ten-sided dice, Fate, combat in initiative order, wounds, and social conflicts.

Rules: Noir, www.noir.nu.
"""
