"""What fixed flows of each game cost the people at the table, and the most that each may cost."""
