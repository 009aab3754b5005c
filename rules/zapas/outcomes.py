"""Calculates again what came of the dice in the events of Zapas (ZAP-15 to 17, ZAP-51)."""

from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled, HiddenRollShown
from rules.core.model_base import Event
from rules.zapas.base.dice import hits
from rules.zapas.hidden_rolls import counts
from rules.zapas.state import contest_events as d
from rules.zapas.state.npc_numbers import with_numbers


class ZapasOutcomes:
    """Remembers the last difficulty and the stakes of each contest."""

    def __init__(self) -> None:
        self._difficulty: dict[str, int] = {}
        self._stakes: dict[str, tuple[str, str]] = {}

    def follows(self, event: Event) -> bool:
        """Tell whether hits, success, winner and stake follow from the dice.

        Where the difficulty is for the GM alone (0121), others check the hits.
        """
        event = with_numbers(event)
        match event:
            case d.DifficultySet(contest=contest, difficulty=difficulty):
                self._difficulty[contest] = difficulty
            case d.DuelOpened(contest=contest, duel=duel):
                self._stakes[contest] = (duel.sides[0].stake, duel.sides[1].stake)
            case d.StakesWritten(contest=contest, stakes=stakes):
                self._stakes[contest] = stakes
            case d.Thrown():
                return self._is_counted(event)
            case d.DuelThrown():
                return self._is_won(event)
            case HiddenRolled(roll=HiddenResult() as made) | HiddenRollShown(roll=made):
                return counts(made)
            case _:
                pass
        return True

    def _is_counted(self, event: d.Thrown) -> bool:
        difficulty = self._difficulty.get(event.contest, event.difficulty)
        counted = hits(event.dice)
        if not difficulty:
            return (event.hits, event.difficulty) == (counted, 0)
        return (event.hits, event.difficulty, event.success) == (counted, difficulty, counted >= difficulty)

    def _is_won(self, event: d.DuelThrown) -> bool:
        ours, theirs = map(hits, event.dice)
        winner = None if ours == theirs else 0 if ours > theirs else 1
        stakes = self._stakes.get(event.contest)
        stake = event.stake if stakes is None else "" if winner is None else stakes[winner]
        return (event.hits, event.winner, event.stake) == ((ours, theirs), winner, stake)
