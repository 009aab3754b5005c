"""Remembers which sentences told which round, so that none is used again too soon.

A sentence is stored as the id of its wording, such as `turns-3` for the third wording of the situation
`turns`, with the names and texts that fill it. It has no language.
"""

from collections.abc import Iterable, Mapping

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


class ToldRounds(Frozen):
    """How many rounds of a campaign were told, and when each wording was told last.

    `latest` names the newest round, as contest and turn. `told` has a tuple for each situation: the number of
    the round that told each wording last, 0 for a wording that was never told.
    """

    rounds: int = 0
    latest: str = ""
    told: Mapping[str, tuple[int, ...]] = {}

    def with_round(self, contest: str, turn: int, said: Iterable[Sentence]) -> "ToldRounds":
        """Return the memory with these sentences, which told a new round or more of the latest one."""
        latest = f"{contest}/{turn}"
        same = bool(contest) and latest == self.latest
        rounds = self.rounds if same else self.rounds + 1
        told = dict(self.told)
        for situation, number in (split_wording(one.wording) for one in said):
            old = told.get(situation, ())
            wide = (*old, *(0 for _ in range(len(old), number)))
            told[situation] = (*wide[: number - 1], rounds, *wide[number:])
        return ToldRounds(rounds=rounds, latest=latest, told=told)

    def age(self, wording: str) -> int | None:
        """Return how many rounds ago a wording was told last, 0 for the latest; None if it never was."""
        situation, number = split_wording(wording)
        told = self.told.get(situation, ())
        last = told[number - 1] if number <= len(told) else 0
        return self.rounds - last if last else None


class Narrated(Entity):
    """A contest whose rounds are told in sentences."""

    #: The wordings used for it so far, in order.
    told: tuple[str, ...] = sparse(())
