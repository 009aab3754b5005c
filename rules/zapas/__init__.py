"""Zapas: pools of six-sided dice from traits, aspects and flags, and a reserve that failures fill.

A relative of Blackbird Pie by Jamie Fristrom, which reworks Lady Blackbird by John Harper.
"""
