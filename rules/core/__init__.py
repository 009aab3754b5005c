"""What every rule is made of: models, seats, names, refusals."""
