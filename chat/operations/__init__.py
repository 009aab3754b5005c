"""What the operator monitors: health, metrics, log references, and work in progress."""
