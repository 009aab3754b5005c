"""Evenings played at random with made-up people, told as a channel would read them: `make evening`.

Writers read them, and tests hold their sentences against the facts.
"""
