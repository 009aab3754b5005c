"""The numbers of the GM's characters are for the GM alone where the setting says so (decision 0121)."""

from collections.abc import Iterator
from typing import Any

import pytest

from narration.noir.contest.story import noir_page
from narration.noir.events import tell_event
from narration.noir.rolls.check_prompts import is_ahead
from narration.text.languages import LANGUAGES
from narration.text.line import Line
from rules.campaign.actions import ChangeSetting
from rules.contract.outcomes import holds
from rules.core.model_base import Event, Frozen
from rules.core.seat import PUBLIC, Seat
from rules.noir.base.enums import ActionId
from rules.noir.base.weapons import Damage
from rules.noir.outcomes import NoirOutcomes
from rules.noir.preview import of_late, of_roll
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.combat_events import DamageRolled, FighterJoined, WoundsStabilised
from rules.noir.state.contest_events import CheckDecided
from rules.noir.state.contest_looks import OthersLook, some
from rules.noir.state.contests import DeclaredAction, Fighter, Hit, RollPart
from rules.noir.state.npc_numbers import with_numbers
from rules.noir.state.withholding import WithheldNumbers, Withholding
from rules.noir.system import NOIR
from tests.narration.printing import said, text
from tests.rules.contract.test_hidden_fields import events
from tests.rules.noir.board import ANN, GM, Board
from tests.rules.noir.moments import condition, fight, rich, table

#: A value of the guard's that stands nowhere else.
SECRET = 83


def parts(value: Any) -> Iterator[RollPart]:
    """Yield the rolls anywhere in a model."""
    if isinstance(value, RollPart):
        yield value
    elif isinstance(value, Frozen):
        for name in type(value).model_fields:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from parts(one)


def shot(first: str = "Guard") -> Board:
    """Return a fight in which the guard, whose values are secret, has shot at Ada, or she at the guard."""
    board = fight(first, npc_numbers="gm")
    guard = board.id("Guard")
    board.do(a.SetAbility(character=guard, ability="firearms", value=SECRET))
    board.do(a.SetAttribute(character=guard, attribute="defence-distance", value=SECRET))
    board.do(a.SetAttribute(character=guard, attribute="threshold", value=SECRET))
    return board


def told(board: Board, seat: Seat) -> list[str]:
    """Return what a seat may know of all events, as text."""
    return [one.model_dump_json() for one in known(board, seat)]


def known(board: Board, seat: Seat) -> list[Event]:
    return NOIR.known(board.state, board.log, seat)


def test_no_event_or_view_of_the_others_has_a_value_of_the_guard() -> None:
    board = shot()
    board.declare("directed-fire", "Ada", weapons=("revolver",), odds=0)
    for seat in (PUBLIC, ANN):
        seen = NOIR.view(board.state, seat)
        mine = [one for one in parts(tuple(seen.contests.values())) if one.character == board.id("Guard")]
        assert [(one.withheld, one.value) for one in mine] == [(True, 0)]
        for event in known(board, seat):
            assert str(SECRET) not in event.model_dump_json()
    held = [one for one in parts(board.combat) if one.character == board.id("Guard")]
    assert [(one.withheld, one.value) for one in held] == [(True, SECRET)], "the state has it"
    gms = parts(NOIR.view(board.state, GM).contests[board.combat.id])
    assert [(one.withheld, one.value) for one in gms if one.name == "Guard"] == [(False, SECRET)]


def test_only_the_sizes_that_an_event_withholds_replace_those_that_it_shows() -> None:
    people = tuple(
        Fighter(character=str(number), name=name, side=1, circumstances=(number,))
        for number, name in enumerate(("Ada", "Guard", "Thug"))
    )
    held = (WithheldNumbers(character="1", sizes=(7, -2)), WithheldNumbers(character="2", threshold=4))
    event = FighterJoined(fighter=people[0], withheld=held)
    sizes = [with_numbers(event.but(fighter=one)).fighter.circumstances for one in people]
    assert sizes == [(0,), (7, -2), (2,)]


@pytest.mark.parametrize(("number", "seen"), [(-2, -1), (-1, -1), (0, 0), (1, 1), (2, 1)])
def test_of_some_numbers_others_read_only_their_sign(number: int, seen: int) -> None:
    assert some(number) == seen


def test_others_read_of_a_hidden_victims_wounds_only_whether_there_are_any() -> None:
    look = OthersLook(hidden=("2",))
    for victim, wounds, seen in (("1", 3, 3), ("2", 3, 1), ("2", 0, 0)):
        hit = Hit(attacker="1", victim=victim, damage=Damage(dice=1), wounds=wounds)
        assert look.hit(hit).wounds == seen


def test_others_do_not_read_what_a_hidden_actor_claims() -> None:
    look = OthersLook(hidden=("2",))
    claims = m.Claims(traits=("Greedy",))
    for actor, seen in (("1", claims), ("2", m.Claims())):
        move = DeclaredAction(actor=actor, action=ActionId.FIGHT, claims=claims)
        assert look.move(move).claims == seen


@pytest.mark.parametrize("seat", [PUBLIC, GM], ids=["public", "gm"])
def test_the_round_is_told_without_the_numbers_and_to_the_gm_with_them(seat: Seat) -> None:
    board = shot("Ada")
    board.declare("directed-fire", "Guard", seat=ANN, weapons=("revolver",), odds=0)
    board.defend("Guard", odds=0, dice=(9, 8, 2, 3))
    told = [event for event in known(board, seat) if event.contest == board.combat.id and event.turn]
    contest = NOIR.view(board.state, seat).contests[board.combat.id]
    page = noir_page(told, contest)
    assert page is not None
    lines = [said(one) for event in told if isinstance(event, Withholding) for one in tell_event(event)]  # type: ignore[arg-type]
    printed = "\n".join([text(page), *lines])
    assert (str(SECRET) in printed) is (seat is GM)
    assert ("? (" in printed) is (seat is PUBLIC)


def test_a_decided_roll_is_followed_by_those_who_know_the_numbers_and_those_who_do_not() -> None:
    board = table(npc_numbers="gm")
    board.do(a.SetAbility(character=board.id("Guard"), ability="charm", value=SECRET))
    board.test("Ada", "Guard", rolls="charm", odds=0, dice=(9, 8, 2, 3))
    decided = next(event for event in board.log if isinstance(event, CheckDecided))
    assert [one.value for one in decided.check.casts] == [10, 0]
    for seat in (PUBLIC, GM):
        shown = NOIR.redact(board.state, decided, seat)
        assert isinstance(shown, CheckDecided)
        assert NoirOutcomes().follows(shown)
        first, second = shown.check.casts
        swapped = (first.but(outcome=second.outcome), second.but(outcome=first.outcome))
        assert not NoirOutcomes().follows(shown.but(check=shown.check.but(casts=swapped)))


def test_a_roll_that_began_without_its_numbers_ends_so_when_the_setting_changes() -> None:
    board = table(npc_numbers="gm")
    board.do(a.SetAbility(character=board.id("Guard"), ability="charm", value=SECRET))
    board.do(a.SetFate(points=9, reason="For the test."))
    board.test("Ada", "Guard", rolls="charm")
    board.do(ChangeSetting(key="npc-numbers", value="open"))
    board.answer(m.Ready, "Ada", odds=0)
    assert str(SECRET) not in "".join(event.model_dump_json() for event in known(board, ANN))


def test_who_may_buy_a_die_is_told_neither_who_is_ahead_nor_the_chance() -> None:
    board = table(npc_numbers="gm")
    board.do(a.SetFate(character=board.id("Ada"), points=9, reason="For the test."))
    board.do(a.SetAbility(character=board.id("Guard"), ability="charm", value=SECRET))
    board.test("Ada", "Guard", rolls="charm")
    board.answer(m.Ready, "Ada", (2, 3, 9, 8), odds=0)
    for seat, ahead in ((ANN, None), (GM, False)):
        known = NOIR.view(board.state, seat)
        (check,) = known.contests[board.contest.id].checks
        cast = check.cast_of(board.id("Ada"))
        assert cast is not None
        assert is_ahead(check, cast) is ahead
        assert (of_late(known, known.contests[board.contest.id], board.id("Ada")) is None) is (seat is ANN)


def test_every_event_that_can_hold_a_roll_can_withhold_its_numbers() -> None:
    for kind in events("noir"):
        if kind.fields & {"checks", "check", "cast", "test", "social", "combat", "threshold", "modifiers"}:
            assert kind.kind == "fight-began" or "withheld" in kind.fields, kind.kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wounds", [0, 1])
def test_wounds_are_told_without_the_threshold_daze_and_how_many(language: Any, wounds: int) -> None:
    board = shot()
    hit = DamageRolled(
        contest="1", turn=1, character=board.id("Guard"), name="Guard", damage={"dice": 2}, dice=(7, 6),  # type: ignore[arg-type]
        plus=0, amount=13, daze=0, threshold=0, caused=wounds, wounds=wounds,
    )  # fmt: skip
    told: tuple[Line, ...] = tell_event(hit)
    printed = " ".join(said(one, language) for one in told)
    assert "13" in printed
    assert ("**" in printed) is bool(wounds)
    assert " 1" not in printed.replace(" 13", "")


def test_a_withheld_hit_wounds_at_most_once_as_far_as_anybody_can_check() -> None:
    hit = DamageRolled(
        contest="1", turn=1, character="3", name="Guard", damage={"dice": 2}, dice=(7, 6),  # type: ignore[arg-type]
        plus=0, amount=13, daze=0, threshold=0, caused=1, wounds=1,
    )  # fmt: skip
    assert holds(NoirOutcomes().follows, hit)
    assert not holds(NoirOutcomes().follows, hit.but(caused=2, wounds=2))
    assert not holds(NoirOutcomes().follows, hit.but(wounds=0))


#: What the GM alone may know of the guard in two evenings that come to the same, and dice that do.
TWO = (
    ({"daze": 1, "open_wounds": 1}, (2,), {"rifle": 9}),
    ({"daze": 4, "open_wounds": 3}, (5, 2), {"rifle": 12}),
)


def hurt_guard(which: int, **settings: str) -> Board:
    """Return a fight with a guard who was hurt before, and whose next roll has circumstances."""
    board = shot_at(**settings)
    harm, sizes, _ = TWO[which]
    condition(board, "Guard", **harm)
    guard = board.id("Guard")
    board.do(board.move(m.SetFighterCircumstances, board.combat, character=guard, sizes=sizes))
    board.do(board.move(m.SetFighterCircumstances, board.combat, character=guard, sizes=(*sizes, 2)))
    return board


def shot_at(**settings: str) -> Board:
    board = fight("Ada", npc_numbers="gm", **settings)
    board.do(a.SetAttribute(character=board.id("Guard"), attribute="defence-distance", value=1))
    return board


def told_of(which: int, seat: Seat) -> tuple[list[str], str, str]:
    """Return an evening's events, views and sentences, as a seat may know them.

    Ada shoots the guard, who rolls against daze and wounds; Bea cares for the guard; the fight ends.
    """
    board = hurt_guard(which, npc_one_wound="no")
    views = [NOIR.view(board.state, seat).model_dump_json()]
    board.declare("directed-fire", "Guard", seat=ANN, weapons=("revolver",), odds=0)
    board.defend("Guard", odds=0, dice=(9, 8, 2, 3, 9, 8, 9, 7, 9, 8))
    views.append(NOIR.view(board.state, seat).model_dump_json())
    board.do(board.move(m.EndContest, board.combat))
    cared = m.RollSide(character=board.id("Bea"), rolls="medicine", odds=0)
    board.do(m.OpenTest(place=77, title="Care", sides=(cared,), patient=board.id("Guard")), dice=(9, 8))
    fresh = [event for event in known(board, seat) if event.contest]
    sentences = [said(one) for event in fresh for one in tell_event(event)]  # type: ignore[arg-type]
    return told(board, seat), "\n".join(views), "\n".join(sentences)


def test_two_values_of_daze_wounds_and_circumstances_look_the_same_to_the_players() -> None:
    for seat in (PUBLIC, ANN):
        one, other = told_of(0, seat), told_of(1, seat)
        assert one == other
        assert "damage-rolled" in "".join(one[0])
        assert "wounds-stabilised" in "".join(one[0])
    assert told_of(0, GM) != told_of(1, GM)


def test_wounds_that_were_closed_are_told_in_numbers_to_the_gm_alone() -> None:
    board = fight("Ada", npc_numbers="gm")
    condition(board, "Guard", open_wounds=3)
    board.declare("other", seat=ANN, patient=board.id("Guard"), dice=(9, 8))
    told = board.event(WoundsStabilised)
    assert (told.rough, told.open_wounds) == (True, 1), "there are open wounds"
    whole = with_numbers(told)
    assert (whole.rough, whole.open_wounds) == (False, 2)


def test_a_player_sees_no_chance_against_an_npc_whose_numbers_are_hidden() -> None:
    board = rich(table(npc_numbers="gm"), Ada=9)
    board.test("Ada", "Guard")
    ada = board.id("Ada")
    seen = NOIR.view(board.state, ANN)
    assert of_roll(seen, seen.contests[board.contest.id], ada).chance is None
    assert of_roll(board.state, board.contest, ada).chance is None, "its own rolls are marked as well"
