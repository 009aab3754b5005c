"""A conflict of Nyx: its panel, its story, and the questions to each person."""
