"""Ready scenes that anybody can play through."""
