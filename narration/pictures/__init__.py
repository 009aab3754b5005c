"""Pictures drawn with Pillow: scales and bars, with their canvas and colours."""
