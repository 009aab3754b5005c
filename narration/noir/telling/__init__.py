"""How Noir is told: what its sentences claim, and when each may be told."""
