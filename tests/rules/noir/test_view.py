"""The view of a seat: players see no sheets of the GM and no pot, and NPCs only during a contest."""

import pytest

from rules.campaign.actions import ChangeSetting
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, Seat
from rules.noir.base.enums import Health
from rules.noir.base.weapons import WEAPONS
from rules.noir.legal_actions import legal_actions
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Condition
from rules.noir.view import redact, view
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import attacked, condition, fight, hit, rich, table

OTHERS = (ANN, BEN, PUBLIC)


def names(board: Board, seat: Seat) -> list[str]:
    return [who.name for who in view(board.state, seat).characters.values()]


def told(board: Board, event: Event) -> list[bool]:
    """Return whether the GM, Ann, Ben and the public see an event, in this order."""
    return [redact(board.state, event, seat) is not None for seat in (GM, ANN, BEN, PUBLIC)]


def test_players_know_each_others_sheets_and_meet_the_gms_characters_in_a_contest() -> None:
    board = table()
    for seat in OTHERS:
        assert names(board, seat) == ["Ada", "Bea"]
        assert view(board.state, seat).characters[board.id("Ada")] == board.who("Ada")
    assert names(board, GM) == ["Ada", "Bea", "Guard"]
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 3))
    condition(board, "Guard", daze=4)
    met = view(board.state, ANN).characters[board.id("Guard")]
    assert (met.name, met.condition.daze) == ("Guard", 4)
    assert (met.npc, met.abilities, met.arms, met.fate) == (None, (), (), 0)
    assert met.finished
    board.do(board.move(m.EndContest))
    assert names(board, ANN) == ["Ada", "Bea"]


@pytest.mark.rule("NOIR-98")
def test_a_weapon_shows_while_one_is_attacked_with_it_and_its_rounds_do_not() -> None:
    board = fight("Guard")
    board.declare("directed-fire", "Ada", weapons=("revolver",))
    for seat in OTHERS:
        (arm,) = view(board.state, seat).characters[board.id("Guard")].arms
        assert (arm.weapon.id, arm.loaded) == ("revolver", 0)
    assert view(board.state, GM) == board.state


@pytest.mark.rule("NOIR-60")
def test_only_the_gm_sees_the_pot_and_what_fills_it() -> None:
    board = rich(table(), Pot=9)
    set_pot = board.event(e.FateSet)
    (changed, filled) = board.do(ChangeSetting(key="fate-pot", value="20"))
    assert board.state.shared.pot == 20
    for seat in OTHERS:
        seen = view(board.state, seat)
        assert (seen.shared.pot, dict(seen.campaign.settings)) == (0, {})
    assert [told(board, event) for event in (set_pot, changed, filled)] == [[True, False, False, False]] * 3
    (paid,) = board.do(a.PayChange(text="The lights go out."))
    assert isinstance(paid, e.FatePaid)
    assert (paid.left, [redact(board.state, paid, seat) for seat in OTHERS]) == (16, [paid.but(left=0)] * 3)


@pytest.mark.rule("NOIR-65")
def test_everybody_sees_pledges_accounts_and_requests_of_players() -> None:
    board = rich(table(), Ada=9)
    board.do(a.Pledge(character=board.id("Ada"), points=1), ANN)
    pledged = board.event(e.Pledged)
    board.do(a.PayChange(character=board.id("Ada"), text="A door."), ANN)
    for seat in OTHERS:
        seen = view(board.state, seat)
        assert (seen.shared.pledges, len(seen.shared.asks)) == ({board.id("Ada"): 1}, 1)
        assert seen.characters[board.id("Ada")].fate == 9
    assert told(board, pledged) == [True] * 4


@pytest.mark.rule("NOIR-80")
def test_only_the_gm_hears_of_changes_on_the_gms_sheets() -> None:
    board = table()
    guard = board.id("Guard")
    board.do(a.MakeWeapon(weapon=WEAPONS["axe"].but(id="hook", name="Hook")))
    board.do(a.TakeWeapon(character=guard, weapon="hook"))
    board.do(a.SetAbility(character=guard, ability="charm", value=9))
    board.npc("Thug")
    condition(board, "Guard", daze=3)
    gms = [
        board.event(kind)
        for kind in (e.WeaponMade, e.WeaponTaken, e.AbilitySet, e.CharacterCreated, e.ConditionSet)
    ]
    assert [told(board, event) for event in gms] == [[True, False, False, False]] * 5
    board.do(a.SetAbility(character=board.id("Ada"), ability="charm", value=9))
    assert told(board, board.event(e.AbilitySet)) == [True] * 4


@pytest.mark.rule("NOIR-128")
def test_players_hear_the_condition_only_of_people_they_have_met() -> None:
    board = fight()
    condition(board, "Guard", open_wounds=1, mortal=3)
    assert told(board, board.event(e.ConditionSet)) == [True] * 4
    board.do(board.move(m.EndContest))
    board.do(a.PassRound())
    assert told(board, board.event(e.CountdownMoved)) == [True, False, False, False]
    condition(board, "Guard")
    condition(board, "Ada", open_wounds=1, mortal=3)
    board.do(a.PassRound())
    assert told(board, board.event(e.CountdownMoved)) == [True] * 4


@pytest.mark.rule("NOIR-84")
def test_what_players_heard_of_somebody_in_a_fight_they_still_know_when_it_is_over() -> None:
    board = fight()
    condition(board, "Guard", health=Health.OUT)
    heard = board.event(e.ConditionSet)
    board.do(board.move(m.EndContest))
    assert told(board, heard) == [True] * 4
    condition(board, "Guard", health=Health.DEAD)
    assert told(board, board.event(e.ConditionSet)) == [True, False, False, False]


def killed(board: Board, name: str, contest: str) -> a.SetCondition:
    """Return the GM's word that somebody who fell in a combat is dead."""
    dead = Condition(health=Health.DEAD, daze=7)
    return a.SetCondition(character=board.id(name), condition=dead, reason="Killed", contest=contest)


@pytest.mark.rule("NOIR-84")
def test_players_hear_what_became_of_who_fell_in_a_fight_that_is_over() -> None:
    board = fight()
    number = board.combat.id
    board.do(board.move(m.EndContest))
    board.do(killed(board, "Guard", number))
    assert told(board, board.event(e.ConditionSet)) == [True] * 4
    board.npc("Thug")
    assert board.refused(killed(board, "Thug", number)).code == "no-such-fighter"
    assert board.refused(killed(board, "Guard", "999")).code == "unknown-id-contest"


@pytest.mark.rule("NOIR-84")
def test_what_became_of_who_fell_gives_away_no_number_that_is_the_gms() -> None:
    board = fight(npc_numbers="gm")
    number = board.combat.id
    board.do(board.move(m.EndContest))
    board.do(killed(board, "Guard", number))
    seen = redact(board.state, board.event(e.ConditionSet), ANN)
    assert isinstance(seen, e.ConditionSet)
    assert (seen.after.health, seen.after.daze, seen.withheld) == (Health.DEAD, 0, ())


def test_everybody_sees_the_events_of_a_fight() -> None:
    board = hit(Bea=3)
    for event in board.log[-12:]:
        assert told(board, event) == [True] * 4


def test_a_view_is_enough_for_a_target_to_know_its_defences() -> None:
    board = attacked()
    board.set_fighter("Ada", initiative=20)
    waits = {seat: found for seat in (ANN, BEN) if (found := _defences(board, seat))}
    assert list(waits) == [ANN]
    assert waits[ANN] == ["defend", "chance-defence", "shoot-back", "strike-back"]


def _defences(board: Board, seat: Seat) -> list[str]:
    offered = legal_actions(view(board.state, seat), seat)
    return [str(one.action) for one in offered if isinstance(one, m.Defend) and one.action is not None]


def test_dead_npcs_stay_in_sight_while_the_fight_lasts() -> None:
    board = fight()
    condition(board, "Guard", health=Health.DEAD)
    assert view(board.state, ANN).characters[board.id("Guard")].condition.health is Health.DEAD
