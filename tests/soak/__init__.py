"""A night of play: campaigns of every game at once, with faults and restarts, checked all the while.

`python -m tests.soak` plays for as long as one likes (`make soak`); test_soak.py plays a few seconds.
"""
