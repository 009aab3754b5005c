"""What an imported campaign brought to prove itself, as it is stored."""

from typing import NamedTuple


class Earlier(NamedTuple):
    """The journals of where a campaign was played before, as a JSON list, oldest first.

    `proven` says which of the events that came with them they prove: a JSON list of ranges of places, from 0.
    """

    doc: str
    proven: str
