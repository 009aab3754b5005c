"""The log as a chronicle, and the files and pages that it is written to."""
