"""A soak test: many campaigns of every game at once, with faults and restarts, checked all the time.

`python -m tests.soak` (`make soak`) plays for a given time; test_soak.py plays for a few seconds.
"""
