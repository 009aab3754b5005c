"""Nyx v1.02: d10 roll-under, aspects, and conflicts on a scale with hidden tactics.

Rules: Nyx v1.02 by Olle "Snigel" Linge (www.snigel.nu). Free to use, not for money.
"""
