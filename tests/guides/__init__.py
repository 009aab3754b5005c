"""The guides of `docs/guide`, read as scripts and played on the simulated Discord."""
