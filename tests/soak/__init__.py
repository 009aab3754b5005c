"""A soak test: campaigns of every game at once, with faults and restarts, and constant checks.

`python -m tests.soak` plays for a given time (`make soak`); test_soak.py plays a few seconds.
"""
