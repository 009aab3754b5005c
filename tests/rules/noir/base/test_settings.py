"""The effect of each campaign setting, with its default as in docs/rules-decisions/noir.md."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.campaign.common_settings import COMMON
from rules.noir.base.enums import FateUse, Health, Level
from rules.noir.base.settings import SETTINGS, USUAL, tuning
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Drive, Trait
from rules.noir.state.contests import Phase
from rules.noir.system import NOIR
from tests.rules.noir.board import ANN, BEN, Board
from tests.rules.noir.moments import condition, fight, rich, table

Case = Callable[[str], Any]


def claimed(board: Board, **claims: object) -> int:
    """Return the modifier of Ada's roll with these claims."""
    board.test("Ada", claims=m.Claims.model_validate(claims), odds=0, dice=(2, 3))
    return board.event(d.CheckDecided).check.casts[0].modifier


def _word(value: str) -> tuple[bool, bool]:
    """Return whether a player's roll waits for the GM, and whether it calls the GM."""
    board = rich(table(claims=value), Ada=9)
    board.test("Ada", seat=ANN)
    opened = board.event(d.TestOpened).test
    return opened.held, opened.tells


def _traits(value: str) -> int:
    traits = (Trait(name="A", level=Level.EXTREME), Trait(name="B", level=Level.STRONG))
    board = Board(traits_cap=value)
    board.hero("Ada", entries=traits)
    return claimed(board, traits=("A", "B"))


def _drives(value: str) -> int:
    drives = (Drive(name="A", level=Level.EXTREME), Drive(name="B", level=Level.STRONG))
    board = Board(drives_cap=value)
    board.hero("Ada", entries=drives)
    return claimed(board, drives=("A", "B"))


def _helpers(value: str) -> int:
    return claimed(table(helpers_bonus=value), helpers=2)


def _change(board: Board, *, harms: bool) -> int:
    rich(board, Pot=50)
    board.do(a.PayChange(text="A door.", harms=harms))
    return 50 - board.state.shared.pot


def _rescue(board: Board) -> a.PayRescue:
    return a.PayRescue(character=board.id("Bea"), helped=board.id("Ada"), points=4, use=FateUse.GRIT)


def _rescue_empty(value: str) -> bool:
    board = rich(table(fate_rescue_empty=value), Ada=1, Bea=9)
    if value == "yes":
        assert board.refused(_rescue(board), BEN).code == "wrong-state-has-fate"
        return False
    board.do(_rescue(board), BEN)
    return True


def _rescue_help(value: str) -> int:
    board = rich(table(fate_rescue_help=value), Bea=9)
    board.do(_rescue(board), BEN)
    return board.who("Bea").fate


def _start(value: str) -> int:
    board = Board(fate_start=value)
    board.do(a.CreateCharacter(name="Ada"), ANN)
    board.do(a.CreateCharacter(name="Guard", npc=True))
    assert board.who("Guard").fate == 0
    return board.who("Ada").fate


def _most(value: str) -> str:
    board = table(fate_max=value)
    setting = a.SetFate(character=board.id("Ada"), points=6, reason="A gift.")
    if value == "none":
        board.do(setting)
        return ""
    return board.refused(setting).code


def _pot(value: str) -> int:
    board = rich(table(), Pot=3)
    if value != "0":
        board.do(ChangeSetting(key="fate-pot", value=value))
    return board.state.shared.pot


def _combine(value: str) -> list[tuple[str, str]]:
    board = rich(table(odds_combine=value), Ada=5)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3, 4), odds=1)
    board.answer(m.ChooseTwo, "Ada", places=None)
    return board.waits


def _asked(value: str) -> list[str]:
    """Let Ada lose to the guard; return the names of those asked about a late die, in order."""
    board = rich(table(odds_ask=value), Ada=9, Pot=9)
    board.test("Ada", "Guard", rolls="luck")
    asked = []
    for name, dice in (("Guard", ()), ("Ada", (2, 3, 9, 8))):
        if ("ready", name) in board.waits:
            board.answer(m.Ready, name, dice)
    while board.waits:
        asked.append(board.waits[0][1])
        board.answer(m.BuyLate, asked[-1], buy=False)
    return asked


def _impression(value: str) -> int:
    board = table(impression=value)
    for ability, number in (("charm", 4), ("leadership", 16)):
        board.do(a.SetAbility(character=board.id("Ada"), ability=ability, value=number))
    return value_of(board.who("Ada"), "impression", tuning(board.state.campaign.settings))


def _one_wound(value: str) -> Health:
    board = fight(npc_one_wound=value)
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    rolls = () if value == "yes" else (10, 9, 5, 9, 8)
    board.defend("Guard", dice=(9, 8, 2, 3, 6, 7, *rolls))
    return board.who("Guard").condition.health


def _order(value: str) -> str:
    board = fight(order=value)
    board.do(board.move(m.SetInitiative, character=board.id("Bea"), initiative=9))
    board.declare("wait", seat=ANN)
    return board.state.characters[board.combat.actor].name


def _low_penalty(value: str) -> int:
    board = fight(low_penalty=value)
    board.declare("wait", seat=ANN)
    board.declare("move", dice=(2, 3))
    return board.event(d.CheckDecided).check.casts[0].modifier


def _low_reminder(value: str) -> bool:
    board = fight(low_reminder=value)
    board.declare("wait", seat=ANN)
    board.declare("wait")
    return board.event(cd.ActionDeclared).remind_low


def _scan(value: str) -> int | str:
    board = fight(scan_max=value)
    board.set_fighter("Ada", initiative=21)
    scan = board.move(m.Declare, action="scan")
    if value == "precondition":
        return board.refused(scan, ANN).code
    board.do(scan, ANN, (9, 8))
    return board.fighter("Ada").initiative


def _shoot_back(value: str) -> int:
    board = fight("Guard", shoot_back_ammo=value)
    board.set_fighter("Ada", initiative=20)
    board.set_fighter("Guard", initiative=21)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", "shoot-back", weapon="revolver", dice=(9, 8, 2, 3, 1, 1, 9, 8))
    return board.event(cd.AmmoSpent).spent


def _short(value: str) -> bool:
    """Return whether a shot that needs several rounds can hit with one round; shooting back must agree."""
    hits = []
    board = fight(ammo_short=value)
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=1),))
    board.declare("directed-fire", "Guard", weapons=("revolver",), seat=ANN)
    board.defend("Guard", dice=(9, 8, 2, 3, *((9, 9) if value == "clamp" else ())))
    hits.append(bool(board.happened(cd.HitsLanded)))
    board = fight("Guard", ammo_short=value)
    board.give("Ada", arms=(board.who("Ada").arms[0].but(loaded=1),))
    board.set_fighter("Ada", initiative=20)
    board.set_fighter("Guard", initiative=21)
    board.declare("fight", "Ada", weapons=("axe",))
    answer = {"weapon": "revolver", "dice": (2, 3, 9, 8, *((9, 9) if value == "clamp" else ()))}
    board.defend("Ada", "shoot-back", **answer)
    hits.append(bool(board.happened(cd.HitsLanded)))
    assert board.event(cd.AmmoSpent).left == 0
    assert len(set(hits)) == 1
    return hits[0]


def _undefended(value: str) -> bool:
    board = fight("Guard", undefended=value)
    board.declare("fight", "Ada", weapons=("axe",))
    rest = (1, 2, 9, 8) if value == "automatic" else ()
    board.defend("Ada", None, dice=(2, 3, *rest))
    return bool(board.happened(cd.HitsLanded))


def _frenzy(**settings: str) -> tuple[int, int]:
    board = fight(**settings)
    board.declare("frenzy", "Guard", weapons=("axe",), seat=ANN)
    board.defend("Guard", dice=(9, 8, 2, 3, 1, 1, 9, 8))
    attack = board.happened(d.CheckDecided)[-2].check.casts[0]
    return attack.modifier, board.event(cd.DamageRolled).plus - 2


def _explode(value: str) -> tuple[int, ...]:
    board = fight(dice_explode=value)
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)
    board.defend("Guard", dice=(9, 8, 2, 3, 10, 2, *((4,) if value == "yes" else ())))
    return board.event(cd.DamageRolled).dice


def _escalation(value: str) -> int:
    board = fight("Guard", escalation_on=value)
    board.set_fighter("Bea", initiative=20)
    board.declare("wait")
    board.declare("throw-at-target", "Guard", weapons=("throwing-knife",), seat=BEN)
    board.defend("Guard", dice=(9, 8, 2, 3, 1, 9, 8))
    return board.event(cd.DamageRolled).plus


def _daze(value: str) -> int:
    board = table(daze_penalty=value)
    condition(board, "Ada", daze=4)
    return claimed(board)


def _wounds(value: str) -> tuple[int, bool]:
    board = table(wound_penalty=value)
    condition(board, "Ada", open_wounds=1, stabilised=2)
    penalty = claimed(board)
    board.fight({"Ada": 1, "Guard": 2}, (10, 9, 9, 2, 3))
    board.declare("wait", seat=ANN)
    return penalty, board.event(cd.ActionDeclared).remind_wounds


def _wound_roll(value: str) -> int:
    board = rich(fight("Guard", wound_roll_penalties=value, wound_penalty="2"))
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(9, 8, 2, 3, 6, 7, 9, 9, 9, 9))
    return board.event(d.CheckDecided).check.casts[0].modifier


def _dazed_defends(value: str) -> bool:
    board = fight("Guard", dazed_may_defend=value)
    condition(board, "Ada", health=Health.DAZED)
    board.declare("fight", "Ada", weapons=("axe",), dice=() if value == "yes" else (2, 3))
    return board.combat.phase is Phase.DECLARE_DEFENCE


def _drawing(value: str) -> str:
    board = fight(drawing=value)
    try:
        board.declare("directed-fire", "Guard", weapons=("revolver",))
    except AssertionError as refused:
        return getattr(refused.__cause__, "code", "")
    return ""


def _thrown(value: str) -> bool:
    board = fight("Bea", thrown=value)
    board.declare("throw-at-target", "Guard", weapons=("throwing-knife",))
    board.defend("Guard", dice=(2, 3, 9, 8))
    return board.who("Bea").arm("throwing-knife") is not None


def _protectors(value: str) -> list[str]:
    board = fight("Guard", protect=value)
    board.hero("Cid", BEN)
    rich(board, Bea=3, Cid=3)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada", dice=(9, 8, 2, 3))
    return [name for _, name in board.waits]


def _told_value(value: str) -> bool:
    board = table(npc_numbers=value)
    board.test("Guard", rolls="luck", dice=(2, 3))
    return board.event(d.CheckDecided).check.casts[0].withheld


#: For each setting, a function that observes its effect, and the result for each value, the default first.
CASES: Mapping[str, tuple[Case, Mapping[str, object]]] = {
    "claims": (_word, {"no": (False, False), "tell": (False, True), "every": (True, False)}),
    "traits-cap": (_traits, {"5": 5, "none": 6, "3": 3}),
    "drives-cap": (_drives, {"none": 6, "5": 5}),
    "helpers-bonus": (_helpers, {"2": 4, "3": 6}),
    "protect": (_protectors, {"side": ["Bea"], "anybody": ["Bea", "Cid"]}),
    "fate-change-low": (
        lambda value: _change(table(fate_change_low=value), harms=False),
        {"4": 4, "3": 3},
    ),
    "fate-change-high": (
        lambda value: _change(table(fate_change_high=value), harms=True),
        {"12": 12, "9": 9},
    ),
    "fate-rescue-empty": (_rescue_empty, {"yes": False, "no": True}),
    "fate-rescue-help": (_rescue_help, {"yes": 9, "no": 5}),
    "fate-start": (_start, {"0": 0, "5": 5}),
    "fate-max": (_most, {"none": "", "5": "bad-value-fate"}),
    "fate-pot": (_pot, {"0": 3, "12": 12}),
    "odds-combine": (_combine, {"no": [], "yes": [("late", "Ada")]}),
    "odds-ask": (_asked, {"losing": ["Ada"], "everyone": ["Ada", "Guard"], "players": ["Ada"]}),
    "impression": (_impression, {"higher": 12, "charm": 8, "leadership": 12}),
    "npc-one-wound": (_one_wound, {"yes": Health.OUT, "no": Health.ACTING}),
    "order": (_order, {"live": "Bea", "fixed": "Guard"}),
    "low-penalty": (_low_penalty, {"none": 0, "3:9 8:2": -2}),
    "low-reminder": (_low_reminder, {"10": True, "0": False, "4": False}),
    "scan-max": (_scan, {"precondition": "initiative-limit-high", "cap-result": 21}),
    "shoot-back-ammo": (_shoot_back, {"all": 5, "lowest": 2, "highest": 3, "one": 1}),
    "ammo-short": (_short, {"clamp": True, "refuse": False}),
    "drawing": (_drawing, {"free": "", "needed": "wrong-state-not-drawn"}),
    "thrown": (_thrown, {"stays": True, "leaves": False}),
    "undefended": (_undefended, {"difficulty": False, "automatic": True}),
    "frenzy-roll": (lambda value: _frenzy(frenzy_roll=value), {"5": (5, 1), "7": (7, 1)}),
    "frenzy-damage": (lambda value: _frenzy(frenzy_damage=value), {"1": (5, 1), "4": (5, 4)}),
    "dice-explode": (_explode, {"yes": (10, 2, 4), "no": (10, 2)}),
    "escalation-on": (_escalation, {"melee": 0, "thrown-too": 2}),
    "daze-penalty": (_daze, {"1": -4, "0": 0, "2": -8}),
    "wound-penalty": (_wounds, {"0": (0, True), "2": (-6, False)}),
    "wound-roll-penalties": (_wound_roll, {"none": 0, "daze": -13, "wounds": -2, "both": -15}),
    "npc-numbers": (_told_value, {"open": False, "gm": True}),
    "dazed-may-defend": (_dazed_defends, {"no": False, "yes": True}),
}
DEFAULTS = {
    "claims": "no",
    "traits-cap": "5",
    "drives-cap": "none",
    "helpers-bonus": "2",
    "protect": "side",
    "fate-change-low": "4",
    "fate-change-high": "12",
    "fate-rescue-empty": "yes",
    "fate-rescue-help": "yes",
    "fate-start": "0",
    "fate-max": "none",
    "fate-pot": "0",
    "odds-combine": "no",
    "odds-ask": "losing",
    "impression": "higher",
    "npc-one-wound": "yes",
    "order": "live",
    "low-penalty": "none",
    "low-reminder": "10",
    "scan-max": "precondition",
    "shoot-back-ammo": "all",
    "ammo-short": "clamp",
    "drawing": "free",
    "thrown": "stays",
    "undefended": "difficulty",
    "frenzy-roll": "5",
    "frenzy-damage": "1",
    "dice-explode": "yes",
    "escalation-on": "melee",
    "daze-penalty": "1",
    "wound-penalty": "0",
    "wound-roll-penalties": "none",
    "npc-numbers": "open",
    "dazed-may-defend": "no",
}
RULES = {setting.key: setting.rule for setting in SETTINGS}
PLAYED = [
    pytest.param(
        case, value, expected, id=f"{key} {value}", marks=[pytest.mark.rule(RULES[key])] if RULES[key] else []
    )
    for key, (case, outcomes) in CASES.items()
    for value, expected in outcomes.items()
]


@pytest.mark.parametrize(("case", "value", "expected"), PLAYED)
def test_a_setting_changes_what_its_text_says(case: Case, value: str, expected: object) -> None:
    assert case(value) == expected


def test_every_setting_is_shown_with_its_default_and_another_value() -> None:
    assert CASES.keys() == RULES.keys()
    for key, (_, outcomes) in CASES.items():
        assert next(iter(outcomes)) == DEFAULTS[key]
        assert len({str(outcome) for outcome in outcomes.values()}) > 1


def test_the_defaults_follow_the_specification() -> None:
    assert {setting.key: setting.default for setting in SETTINGS} == DEFAULTS
    assert tuning({}) == USUAL == tuning(DEFAULTS)
    assert NOIR.settings == (*SETTINGS, *COMMON)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
def test_every_listed_value_can_be_chosen_by_the_gm_and_read(setting: Any) -> None:
    for value in setting.values[1:]:
        board = Board()
        choice = ChangeSetting(key=setting.key, value=value)
        assert board.refused(choice, ANN).code == "gm-only"
        board.do(choice)
        assert setting.key in {"fate-pot", "npc-numbers"} or tuning(board.state.campaign.settings) != USUAL


@pytest.mark.rule("NOIR-68")
def test_combined_odds_never_pass_five_points() -> None:
    board = rich(table(odds_combine="yes"), Ada=9)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3, 4, 5), odds=2)
    board.answer(m.ChooseTwo, "Ada", places=None)
    assert not board.contest.is_open


@pytest.mark.rule("NOIR-69")
def test_where_no_help_is_needed_a_rescue_counts_at_once() -> None:
    board = rich(table(fate_rescue_help="no"), Bea=9)
    board.do(_rescue(board), BEN)
    assert board.event(e.GraceGiven).points == 2
    assert board.state.shared.asks == ()


@pytest.mark.rule("NOIR-60")
def test_a_table_may_ask_only_players_before_a_roll() -> None:
    board = rich(table(odds_ask="players"), Pot=9)
    board.test("Guard", rolls="luck", dice=(2, 3))
    assert not board.contest.is_open
    board.test("Ada", rolls="luck")
    assert board.waits == [("ready", "Ada")]
