"""Changes the comparisons, constants and bounds of the rules one at a time, and tells what no test notices.

`make mutants` runs a sample. The changed files are in a copy of the repository.
"""
