"""From a press, a form or a command to a handler, and back to an answer."""
