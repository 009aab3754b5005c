"""The event log as a chronicle, and the files and pages made from it."""
