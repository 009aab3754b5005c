"""Social conflicts of Noir in words."""
