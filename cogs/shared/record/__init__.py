"""What can be read or checked afterwards."""
