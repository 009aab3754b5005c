"""Benchmarks: costs as ratios to a raw unit from the same run, so that machines can be compared."""
