"""Noir's prompts in combat: the sum and the chance before anything is paid, in three languages."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from narration.noir.combat import hit_prompts as hits
from narration.noir.combat import prompts as fight
from narration.noir.rolls import check_prompts as checks
from narration.text.languages import LANGUAGES
from narration.text.line import Line, Panel
from rules.core.names import NAME_LENGTH
from rules.noir import preview
from rules.noir.base.enums import ActionId, Aim, DefenceId
from rules.noir.base.weapons import damage_of
from rules.noir.combat.common import UNARMED
from rules.noir.combat.options import actions_now, defences_now
from rules.noir.duties import Due, Duty
from rules.noir.state import contest_actions as m
from rules.noir.state.contests import Hit, Phase
from tests.narration.noir.table import brawl, machine_gun
from tests.narration.printing import is_sayable, lines, said
from tests.rules.noir.board import BEN, Board

LONG = "Ж" * NAME_LENGTH
OTHER = "Ö" * NAME_LENGTH


def long_names() -> Board:
    """Return a combat between two injured characters with the longest names; the first has Fate."""
    board = Board(odds_ask="players")
    board.main(LONG)
    board.main(OTHER, BEN)
    for name in (LONG, OTHER):
        board.arm(name, "pistol")
    board.fight({LONG: 1, OTHER: 2}, (9, 8, 2, 3))
    board.hurt(OTHER, daze=999, open_wounds=99, stabilised=99)
    board.hurt(LONG, daze=999, open_wounds=99, stabilised=99)
    board.give(LONG, fate=99)
    return board


def declaring(board: Board, declared: m.Declare, rolls: str = "firearms") -> Panel:
    """Return the last prompt of a declaration."""
    actor = board.state.characters[board.combat.actor]
    arms = [found for weapon in declared.weapons if (found := actor.arm(weapon))]
    apart = [declared.but(targets=(one,)) for one in declared.targets] or [declared]
    seen = [preview.of_declaration(board.state, board.combat, one) for one in apart] if rolls else []
    return fight.declaring(actor, board.combat, declared, rolls=rolls, arms=arms, seen=seen)


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 1000), "<1%"),
        (Fraction(1, 2), "50%"),
        (Fraction(614, 1000), "61%"),
        (Fraction(999, 1000), ">99%"),
        (Fraction(1), "100%"),
    ],
)
def test_a_chance_is_rounded_to_percent_and_never_looks_certain_when_it_is_not(
    chance: Fraction, shown: str
) -> None:
    assert said(checks.percent(chance)) == shown


@pytest.mark.rule("NOIR-30", "NOIR-97")
def test_an_aimed_shot_shows_every_modifier_the_sum_and_the_chance() -> None:
    board = brawl()
    board.hurt("Alma", daze=1)
    shot = board.declaring("aimed-fire", "Thug A", weapons=("pistol",))
    shown = lines(declaring(board, shot))
    assert shown[0].startswith("Aimed fire 11 vs Thug A: 81% to hit")
    assert "Firearms (pistol) 10 − 1 (daze) + 2 (the action) = 11" in shown
    assert "Damage 2d10+1" in shown


@pytest.mark.rule("NOIR-101")
def test_a_sweep_shows_the_chance_against_each() -> None:
    board = brawl()
    board.arm("Alma", machine_gun())
    swept = board.declaring("sweep-auto", "Thug A", "Thug B", weapons=(machine_gun().id,))
    board.give("Thug B", attributes={"defence-distance": 12})
    shown = lines(declaring(board, swept))
    assert shown[0].endswith("vs 2 targets: 31% or better to hit")
    assert "Thug A: 73%" in shown
    assert "Thug B: 31%" in shown


@pytest.mark.rule("NOIR-99")
def test_unavailable_actions_are_grouped_by_their_reason() -> None:
    board = brawl()
    board.arm("Alma", machine_gun(), 0)
    shown = lines(fight.actions(board.state, board.combat, actions_now(board.state, board.combat)))
    assert shown[0] == "Round 1: Alma, choose an action"
    assert any(row.startswith("Concentrated automatic fire, Sweep with automatic fire") for row in shown)


def test_an_action_without_a_target_asks_for_none() -> None:
    assert lines(fight.picking("Fight", ActionId.THROW_TO_PLACE))[0] == "Throw to place: with what?"
    assert lines(fight.picking("Fight", ActionId.FIGHT))[0] == "Fight: with what, at whom?"


@pytest.mark.rule("NOIR-68")
def test_the_person_asked_for_the_late_die_sees_the_current_result() -> None:
    board = Board()
    board.main("Alma", fate=4)
    board.test("Alma", odds=0, dice=(3, 2))
    (check,) = board.contest.checks
    (cast,) = check.casts
    chance = checks.percent(preview.of_late(board.state, board.contest, cast.character))
    shown = lines(checks.late("Roll", board.who("Alma"), check, cast, chance, can_pay=True))
    assert shown[0] == "Alma: 15 – pay 4 for one more die? Your chance with it: 40%"
    assert "As it is, you lose: 3 + 2 = 5 + 10 (Agility) = 15" in shown
    assert "Needed: 20" in shown


@pytest.mark.rule("NOIR-68")
def test_a_winner_is_offered_the_late_die_without_a_chance_to_turn_the_result() -> None:
    board = Board()
    board.main("Alma", fate=4)
    board.test("Alma", odds=0, dice=(9, 8))
    (check,) = board.contest.checks
    (cast,) = check.casts
    shown = lines(
        checks.late("Roll", board.who("Alma"), check, cast, checks.percent(Fraction(1)), can_pay=True)
    )
    assert shown[0] == "Alma: 27 is enough. Pay 4 for one more die anyway?"


@pytest.mark.rule("NOIR-90", "NOIR-125", "NOIR-126", "NOIR-127")
@pytest.mark.parametrize(
    ("phase", "shown"),
    [
        (Phase.INITIATIVE_ROLLS, "Initiative: on a success you get"),
        (Phase.TURN_START, "To come round."),
        (Phase.DAZE_ROLL, "To stay up."),
        (Phase.WOUND_ROLL, "To stay alive."),
    ],
)
def test_an_undeclared_roll_says_what_depends_on_it(phase: Phase, shown: str) -> None:
    (decided,) = checks.decides(brawl().combat.but(phase=phase))
    assert said(decided).startswith(shown)


def test_a_declared_roll_does_not_say_what_depends_on_it() -> None:
    assert checks.decides(brawl().combat.but(phase=Phase.ODDS_BEFORE)) == ()


def test_the_ways_to_defend_are_named_with_weapon_and_aim() -> None:
    half = Fraction(1, 2)
    assert [
        said(fight.defence_option(DefenceId.DEFEND, None, Aim.DAMAGE, half)),
        said(fight.defence_option(DefenceId.STRIKE_BACK, UNARMED, Aim.HOLD, half)),
        said(fight.defence_option(None, None, Aim.DAMAGE, None)),
    ] == ["Defend: 50%", "Strike back, unarmed, hold: 50%", "No defence"]


@pytest.mark.parametrize("action", list(ActionId))
def test_every_action_says_in_the_menu_what_it_is_good_for(action: ActionId) -> None:
    for language in LANGUAGES:
        assert 0 < len(said(fight.DOES[action], language)) <= 100


@pytest.mark.parametrize("duty", list(Duty))
def test_every_duty_has_a_name(duty: Duty) -> None:
    for language in LANGUAGES:
        assert said(checks.DUTIES[duty], language)


def panels() -> Iterator[Panel]:
    """Yield every prompt, for characters with the longest names."""
    board = long_names()
    state, combat = board.state, board.combat
    yield fight.actions(state, combat, actions_now(state, combat))
    yield from (fight.picking(combat.title, action) for action in ActionId)
    shot = board.declaring("sharpshooting", OTHER, weapons=("pistol",), odds=5)
    yield declaring(board, shot)
    yield declaring(board, board.declaring("scan").but(action=ActionId.MOVE), "movement")
    yield declaring(board, board.declaring("wait"), "")
    yield declaring(board, board.declaring("other"), "")
    yield from struck(board)
    board.declare("directed-fire", OTHER, weapons=("pistol",), odds=0)
    yield from defences(board)
    yield from tools(board)


def struck(board: Board) -> Iterator[Panel]:
    one, two = board.id(LONG), board.id(OTHER)
    hit = Hit(attacker=one, victim=two, damage=damage_of("B99T-99"), plus=99)
    waits = board.combat.but(hits=(hit,), phase=Phase.HIT_PENDING)
    yield hits.protecting(board.state, waits, one)
    yield hits.surviving(board.state, waits)
    yield hits.gritting(board.state, waits, one)


def defences(board: Board) -> Iterator[Panel]:
    offered = defences_now(board.state, board.combat, board.id(OTHER))
    for action in ("defend", "shoot-back", None):
        weapon = "pistol" if action == "shoot-back" else ""
        answer = board.defending(OTHER, action, weapon=weapon, odds=5)
        board.set_fighter(OTHER, initiative=20)
        shown = preview.of_defence(board.state, board.combat, answer) if action else None
        rolls = "firearms" if weapon else "defence-distance"
        yield fight.defending(board.state, board.combat, answer, rolls=rolls, offered=offered, shown=shown)


def tools(board: Board) -> Iterator[Panel]:
    combat = board.combat
    assert combat.move is not None
    told = combat.but(move=combat.move.but(text="She shoots out the lamp."))
    yield hits.ruling(told)
    yield hits.nobody_acts(combat)
    yield hits.tools(combat.title)
    yield hits.tools(combat.title, board.fighter(LONG).but(circumstances=(10, -2)))
    yield hits.joining(combat, LONG)
    waits = [Due(Duty.DEFEND, one.character) for one in combat.fighters] + [Due(Duty.RULE)]
    yield checks.several_due(board.state, combat.title, waits[:1], waits[1:])


def rolls() -> Iterator[Panel]:
    """Yield the prompts of a roll, for a character with the longest name."""
    board = Board()
    board.main(LONG, fate=99)
    who = board.who(LONG)
    board.test(LONG)
    shown = preview.of_roll(board.state, board.contest, who.id, m.NOTHING)
    (cast,) = board.contest.checks[0].casts
    yield checks.ready("Roll", who, "agility", shown, 5)
    yield checks.odds("Roll", who, cast, shown)
    yield checks.odds("Roll", who, cast, shown._replace(payable=0))
    board.answer(m.Ready, LONG, odds=5, dice=(10, 10, 10, 10, 10, 10, 9))
    (cast,) = board.contest.checks[0].casts
    yield checks.choosing("Roll", who, cast, None)
    yield checks.choosing("Roll", who, cast, 6)
    thrown = cast.but(dice=(3, 2), late_face=10)
    check = board.contest.checks[0].but(casts=(thrown,))
    chance = checks.percent(Fraction(1, 2))
    yield checks.late("Roll", who, check, thrown, chance, can_pay=False)
    yield checks.placing("Roll", who, check, thrown)


@pytest.mark.parametrize("panel", [*panels(), *rolls()], ids=lambda panel: panel.headline.id)
def test_every_question_can_be_asked_of_anybody_in_three_languages(panel: Panel) -> None:
    is_sayable(panel)


def test_events_are_listed_line_by_line() -> None:
    told = checks.recent_events_line([Line("noir-tools-how"), Line("noir-rule-how")])
    assert told is not None
    assert said(told).startswith("✅ ")
    assert said(told).count("\n") == 1
    assert checks.recent_events_line([]) is None
