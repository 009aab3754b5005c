"""The pictures in the documents: screenshots of short stories that are played on the practice table.

`python -m tests.pictures` takes all of them again, in every language; an unchanged bot gives the same ones.
"""
