"""The basic types that every rule uses: models, seats, names, refusals."""
