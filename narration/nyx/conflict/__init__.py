"""A conflict of Nyx: its panel, its story, and what each person is asked."""
