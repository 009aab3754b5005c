"""A roll from its aim to what follows."""
