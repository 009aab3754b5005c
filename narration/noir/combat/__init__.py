"""Combats of Noir: actions, fighters, and what each person is asked."""
