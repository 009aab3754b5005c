"""What a Noir campaign is waiting for, and from whom; all of it is public.

This covers the duties from `duties.due` (with a default answer where there is one), players' requests to the
GM, countdowns and rescues outside combat, and unfinished sheets. Rules: NQ-58, NOIR-64 to 69, 128, 129.
"""

from collections.abc import Callable, Iterator, Mapping

from rules.contract.system import Wait
from rules.core.model_base import Action
from rules.noir.base.enums import ActionId, Health
from rules.noir.combat.options import defences
from rules.noir.duties import Due, Duty, due
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import Combat, Contest
from rules.noir.state.participants import open_combat_of


def waits(state: NoirState) -> tuple[Wait, ...]:
    """Return everything that somebody must do now: contests first, then the GM's answers, then characters."""
    return tuple(_all(state))


def _all(state: NoirState) -> Iterator[Wait]:
    for contest in state.contests.values():
        for one in due(state, contest):
            yield _of_contest(state, contest, one)
    for ask in state.shared.asks:
        yield Wait("ask", "", ask.character)
    for who in state.characters.values():
        yield from _of_character(state, who)


def _of_contest(state: NoirState, contest: Contest, one: Due) -> Wait:
    seat = state.characters[one.character].seat if one.character else ""
    plain = _PLAIN.get(one.duty)
    defaults = (plain(state, contest, one),) if plain else ()
    return Wait(one.duty, seat, one.character, contest.id, contest.step, defaults)


def _of_character(state: NoirState, who: Character) -> Iterator[Wait]:
    """Yield what waits for one character: a countdown, the GM's word, an unfinished sheet.

    The GM says what became of somebody who was saved, or whom a wound took out of the combat (NOIR-84, 129).
    """
    if who.condition.mortal and open_combat_of(state, who.id) is None:
        yield Wait("countdown", "", who.id)
    if who.condition.saved:
        yield Wait("saved", "", who.id)
    if who.condition.health is Health.OUT and open_combat_of(state, who.id) is not None:
        yield Wait("fallen", "", who.id)
    if who.seat and not who.finished:
        yield Wait("sheet", who.seat, who.id)


# ------------------------------------------------------------------------------------- default answers


def _defend(state: NoirState, contest: Contest, one: Due) -> Action:
    """Return the plainest allowed defence, without Fate; if there is none, no defence."""
    assert isinstance(contest, Combat), "only in a combat is anybody attacked"
    none = m.Defend(contest=contest.id, step=contest.step, character=one.character, action=None, odds=0)
    return next(iter(defences(state, contest, one.character)), none)


def _of_person(kind: type[m.ContestMove], **said: object) -> Callable[[NoirState, Contest, Due], Action]:
    """Return a function that makes a default answer naming the character."""

    def answer(state: NoirState, contest: Contest, one: Due) -> Action:
        del state
        at = {"contest": contest.id, "step": contest.step, "character": one.character}
        return kind.model_validate(at | said)

    return answer


def _of_moment(kind: type[m.ContestMove], **said: object) -> Callable[[NoirState, Contest, Due], Action]:
    """Return a function that makes a default answer that names nobody."""

    def answer(state: NoirState, contest: Contest, one: Due) -> Action:
        del state, one
        return kind.model_validate({"contest": contest.id, "step": contest.step} | said)

    return answer


#: Defaults cost no Fate. Texts, the GM's rulings, and paying for one's life have no default.
_PLAIN: Mapping[Duty, Callable[[NoirState, Contest, Due], Action]] = {
    Duty.READY: _of_person(m.Ready),
    Duty.ODDS: _of_person(m.PayOdds, points=0),
    Duty.CHOOSE: _of_person(m.ChooseTwo, places=None),
    Duty.LATE: _of_person(m.BuyLate, buy=False),
    Duty.PLACE: _of_person(m.PlaceLate, place=None),
    Duty.DECLARE: _of_moment(m.Declare, action=ActionId.WAIT),
    Duty.DEFEND: _defend,
    Duty.GRIT: _of_moment(m.PassTurn),
    Duty.PROTECT: _of_person(m.Protect, steps_in=False),
    Duty.LOSS: _of_moment(m.ChooseLoss, escalate=False),
}
