"""Compares Zapas rolls with their chances: against a difficulty, or against a rival's hits.

A duel is won by more hits than the other side has (ZAP-51). Dice from bids and help count like others.
"""

from rules.contract.luck import Check, Checks, Read
from rules.core.model_base import Event
from rules.zapas.base.dice import chance
from rules.zapas.state import contest_events as d

KINDS = ("thrown", "duel-opened", "duel-thrown")


def reader() -> Read:
    """Return a function that reads events of `KINDS` in order. It ignores duels whose opening it has not
    read.
    """
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
