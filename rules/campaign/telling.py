"""The sentences of a story, as they are stored.

A sentence is stored as the id of its wording, such as `turns-3` for the third wording of the situation
`turns`, with the names and texts that fill it. It has no language.
"""

from rules.core.model_base import Entity, Frozen, sparse

#: What fills a gap in a sentence: a name or text that somebody typed, a number, or several names.
Slot = str | int | tuple[str, ...]


class Sentence(Frozen):
    """One sentence of a story: the part of the story that it tells, its wording, and what fills its gaps."""

    beat: str
    wording: str
    slots: tuple[tuple[str, Slot], ...] = sparse(())

    @property
    def situation(self) -> str:
        """The name of the situation that it tells."""
        return split_wording(self.wording)[0]


def split_wording(wording: str) -> tuple[str, int]:
    """Return the situation of a wording, and its number, counted from 1."""
    situation, _, number = wording.rpartition("-")
    return situation, int(number)


class Narrated(Entity):
    """A contest whose rounds are told in sentences."""

    #: The wordings used for it so far, in order.
    told: tuple[str, ...] = sparse(())
