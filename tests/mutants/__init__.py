"""Changes the comparisons, constants and bounds of the rules one at a time, and tells what no test notices.

`make mutants` tries a sample; with `--all --results FILE`, every change, in as many runs as it takes. The
first run records for some minutes which tests run which statements. Each change is tried in a fork.
"""
