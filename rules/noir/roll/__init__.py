"""One roll: what goes into it, its windows, what is paid."""
