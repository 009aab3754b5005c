"""Pictures drawn with Pillow: scales and bars, their canvas and colours."""
