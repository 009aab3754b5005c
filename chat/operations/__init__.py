"""What the operator watches."""
