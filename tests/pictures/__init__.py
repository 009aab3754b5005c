"""The pictures of the documents: short stories, played on the practice table and photographed there.

`python -m tests.pictures` takes all of them again, in every language; the same bot gives the same pictures.
"""
