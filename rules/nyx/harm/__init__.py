"""The rules of fatigue, damage and healing."""
