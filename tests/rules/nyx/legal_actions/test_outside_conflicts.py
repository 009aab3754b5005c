"""Outside conflicts, a seat is offered what it could do, and nothing else."""

from collections.abc import Callable, Iterator

import pytest

from rules.core.model_base import Action
from rules.core.seat import Seat
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute, GroupMode
from rules.nyx.legal_actions.aspect_uses import TEXT
from rules.nyx.legal_actions.legal_actions import legal_actions
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Character
from tests.rules.nyx.board import GM, PLACE, SEATS, Board
from tests.rules.nyx.legal_actions.moments import MOMENTS, poisoned, table, two_players
from tests.rules.nyx.legal_actions.offers import check_offers

BODY = Attribute.BODY


def thinkable(board: Board, seat: Seat) -> Iterator[Action]:
    """Yield actions that could be offered outside conflicts, whether they are possible now or not."""
    people = list(board.state.characters.values())
    for one in people:
        yield from _sheet(one)
        yield from _aspects(one)
        yield from _care(one)
        if seat.is_gm:
            yield from _samples(one)
        if board.state.campaign.places and not (seat.is_gm and one.seat):  # the GM's are for NPCs alone
            yield from _challenges(one, people, seat)
    together = tuple(one.id for one in people if one.seat)
    for mode in GroupMode if len(together) > 1 else ():
        yield a.CallForRoll(characters=together, attribute=Attribute.MIND, mode=mode, text=TEXT)


def _challenges(one: Character, people: list[Character], seat: Seat) -> Iterator[Action]:
    for other in people:
        sides = (m.SideSetup(character=one.id), m.SideSetup(character=other.id))
        plain = m.Challenge(place=PLACE, title=TEXT, sides=sides)
        yield plain
        if seat.is_gm:
            yield plain.but(stake=TEXT, harmful=True)


def _sheet(one: Character) -> Iterator[Action]:
    for attribute in SHEET_ATTRIBUTES if one.has_points else ():
        for value in (one.ratings[attribute].base - 1, one.ratings[attribute].base + 1):
            yield a.SetAttribute(character=one.id, attribute=attribute, value=value)
    names = tuple(f"{TEXT} {slot}" for slot in range(1, 11))
    yield a.NameAspects(character=one.id, first=1, names=names)
    yield a.FinishCharacter(character=one.id)


def _aspects(one: Character) -> Iterator[Action]:
    """Yield what is done with aspects: with none, one that everybody has, and damage."""
    for attribute in one.ratings:
        yield a.RollAlone(character=one.id, attribute=attribute)
    if one.call:
        yield a.RollAlone(character=one.id, attribute=one.call.attribute, modifier=one.call.modifier)
    if not (one.claim and one.claim.affliction):
        yield a.LetRoll(character=one.id)
    for allow in (True, False):
        yield from (a.JudgeGains(gains=((one.id, gain.id),), allow=allow) for gain in one.gains)
    claimed = {use.aspect for use in one.claim.uses} if one.claim else set()
    for aspect in (1, 2, 20):
        yield from (a.AnswerDemand(character=one.id, aspect=aspect, buy_off=off) for off in (True, False))
        yield a.StrikeFromRoll(character=one.id, aspect=aspect)
        yield a.DemandAspect(character=one.id, aspect=aspect)
        # What has a use already is not offered for another, though the rules allow it.
        if aspect not in claimed and not one.is_demanded(aspect):
            yield from _uses(one, aspect)


def _uses(one: Character, aspect: int) -> Iterator[Action]:
    yield a.RollAlone(character=one.id, attribute=BODY, positive=(aspect,))
    yield a.RollAlone(character=one.id, attribute=BODY, negative=(aspect,))
    yield from (a.UseInStory(character=one.id, aspect=aspect, helps=h, text=TEXT) for h in (True, False))
    yield a.SucceedByAspect(character=one.id, aspect=aspect, text=TEXT)
    yield a.AskSuccess(character=one.id, aspect=aspect, text=TEXT)


def _care(one: Character) -> Iterator[Action]:
    yield from (a.JudgeAsk(character=one.id, allow=allow) for allow in (True, False))
    for aspect in (1, 20, 21):
        yield a.HealSlow(character=one.id, aspect=aspect)
        yield a.RemoveDamage(character=one.id, aspect=aspect)
    for affliction in one.afflictions:
        for nth in range(3):
            plain = a.RollAffliction(character=one.id, affliction=affliction.id, nth=nth)
            yield from (plain, plain.but(positive=(1,)), plain.but(negative=(2,)))


def _samples(one: Character) -> Iterator[Action]:
    """Yield what the GM is offered a sample of: calls, slow penalties, and corrections by one."""
    if one.call is None:
        yield a.CallForRoll(characters=(one.id,), attribute=next(iter(one.ratings)), modifier=-1)
    if len(one.afflictions) < 2:
        for attribute in Attribute:
            yield a.Afflict(character=one.id, name=TEXT, attribute=attribute, strength=-1, period=60)
    yield _right(one, "points", None, one.points + 1)
    for attribute, rating in one.ratings.items():
        yield _right(one, "base", attribute, rating.base + 1)
        yield from (_right(one, "fatigue", attribute, rating.fatigue + by) for by in (-1, 1))
    yield a.CorrectAspect(character=one.id, name=TEXT, value=1, damage=True, slow=True, reason=TEXT)
    yield from (a.CorrectAspect(character=one.id, aspect=each.id, reason=TEXT) for each in one.damage)


def _right(one: Character, field: str, attribute: Attribute | None, value: int) -> Action:
    said = {"character": one.id, "field": field, "attribute": attribute, "value": value, "reason": TEXT}
    return a.CorrectSheet.model_validate(said)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_what_could_be_done_is_offered_and_nothing_else_is(moment: Callable[[], Board]) -> None:
    board = moment()
    for seat in SEATS:
        check_offers(board, seat, legal_actions(board.state, seat), thinkable(board, seat))


@pytest.mark.rule("NYX-21")
@pytest.mark.parametrize(("moment", "modes"), [(table, []), (two_players, list(GroupMode))])
def test_the_gm_is_offered_to_call_on_all_players_together_if_there_are_several(
    moment: Callable[[], Board], modes: list[GroupMode]
) -> None:
    offered = legal_actions(moment().state, GM)
    assert [one.mode for one in offered if isinstance(one, a.CallForRoll) and one.mode] == modes


@pytest.mark.rule("NYX-47")
def test_a_third_slow_penalty_is_not_offered() -> None:
    board = poisoned(twice=True)
    afflicted = {one.character for one in legal_actions(board.state, GM) if isinstance(one, a.Afflict)}
    assert afflicted == {board.who("Guard").id}
