"""The rolls of Zapas held against their chances: of a difficulty, or in a duel of the other side's hits.

A duel is won by more hits than the other side threw (ZAP-51); bids and help are dice like any others.
"""

from rules.contract.luck import Check, Checks, Read
from rules.core.model_base import Event
from rules.zapas.base.dice import chance
from rules.zapas.state import contest_events as d

KINDS = ("thrown", "duel-opened", "duel-thrown")


def reader() -> Read:
    """Return what reads a log of `KINDS` in order; a duel whose opening it has not read tells nothing."""
    duellists: dict[str, tuple[str, ...]] = {}

    def read(event: Event) -> tuple[Check, ...]:
        match event:
            case d.Thrown(character=character, dice=dice):
                return (Check(character, event.success, chance(len(dice), event.difficulty)),)
            case d.DuelOpened(contest=contest, duel=duel):
                duellists[contest] = tuple(side.character for side in duel.sides)
            case d.DuelThrown(contest=contest) if contest in duellists:
                return _duel(event, duellists[contest])
            case _:
                pass
        return ()

    return read


def _duel(event: d.DuelThrown, people: tuple[str, ...]) -> tuple[Check, ...]:
    places = ((0, 1), (1, 0))
    return tuple(
        Check(
            people[own],
            event.winner == own,
            chance(len(event.dice[own]), event.hits[other] + 1),
            (people[other],),
        )
        for own, other in places
    )


CHECKS = Checks(KINDS, reader)
