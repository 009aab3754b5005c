"""What things cost, as ratios to a raw unit measured in the same run, so that machines can be compared."""
