"""Compares Zapas rolls with their chances: against a difficulty, or against a rival's hits.

A duel is won by more hits than the other side has (ZAP-51). Dice from bids and help count like others.
"""

from collections.abc import Mapping

from rules.contract.luck import Check, Checks, Read
from rules.core.model_base import Event
from rules.zapas.base.dice import chance
from rules.zapas.state import contest_events as d
from rules.zapas.state.npc_numbers import with_numbers

KINDS = ("pool-built", "thrown", "duel-opened", "duel-thrown")


def reader() -> Read:
    """Return a function that reads events of `KINDS` in order. It ignores duels whose opening it has not
    read.
    """
    duellists: dict[str, tuple[str, ...]] = {}
    #: The trait in a pool, by contest and side.
    traits: dict[tuple[str, int], str] = {}

    def read(event: Event) -> tuple[Check, ...]:
        event = with_numbers(event)
        match event:
            case d.PoolBuilt(contest=contest, side=side, trait=trait):
                traits[contest, side] = trait
            case d.Thrown(contest=contest, character=character, dice=dice) if event.difficulty:
                succeeds = chance(len(dice), event.difficulty)
                return (Check(character, event.success, succeeds, rolls=traits.get((contest, 0), "")),)
            case d.DuelOpened(contest=contest, duel=duel):
                duellists[contest] = tuple(side.character for side in duel.sides)
            case d.DuelThrown(contest=contest) if contest in duellists:
                return _duel(event, duellists[contest], traits)
            case _:
                pass
        return ()

    return read


def _duel(
    event: d.DuelThrown, people: tuple[str, ...], traits: Mapping[tuple[str, int], str]
) -> tuple[Check, ...]:
    places = ((0, 1), (1, 0))
    return tuple(
        Check(
            people[own],
            event.winner == own,
            chance(len(event.dice[own]), event.hits[other] + 1),
            (people[other],),
            traits.get((event.contest, own), ""),
        )
        for own, other in places
    )


CHECKS = Checks(KINDS, reader)
