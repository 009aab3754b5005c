"""Sheets in creation: biography, traits, levels, slots, and when they are ready (ZAP-1 to 11)."""

import pytest

from rules.zapas.sheet import sheet
from rules.zapas.state import actions as a
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import ProposalState
from tests.rules.zapas.board import ANN, BEN, GM, Board, table


def sketched() -> Board:
    board = Board(players=2)
    board.sketch("Ada", ANN)
    board.sketch("Bo", BEN)
    return board


def built(*levels: int) -> Board:
    """Return a board on which Ada has accepted traits of these levels and a qualifying flag."""
    board = sketched()
    board.take("Ada", "Friend of Bo", to="Bo")
    for number, level in enumerate(levels):
        board.propose("Ada", f"Trait {number}", level)
        board.accept("Ada", f"Trait {number}")
    return board


def ready(board: Board) -> sa.GetReady:
    return sa.GetReady(character=board.id("Ada"))


@pytest.mark.rule("ZAP-1")
def test_a_biography_is_needed_and_may_be_rewritten() -> None:
    board = Board(players=2)
    board.do(sa.CreateCharacter(name="Ada"), ANN)
    assert board.refused(ready(board), ANN) == "empty-biography"
    write = sa.WriteBiography(character=board.id("Ada"), text="Born in the north.")
    assert board.refused(write.but(text=" "), ANN) == "text-empty"
    assert board.refused(write, BEN) == "not-your-character"
    board.do(write, ANN)
    board.do(write.but(text="Born in the south."), ANN)
    assert board.who("Ada").biography == "Born in the south."


@pytest.mark.rule("ZAP-1")
def test_a_biography_may_be_edited_in_play() -> None:
    board = table()
    board.do(sa.WriteBiography(character=board.id("Ada"), text="It was otherwise."), ANN)
    assert board.who("Ada").biography == "It was otherwise."


@pytest.mark.rule("ZAP-55")
def test_the_gm_has_npcs_and_no_character_who_rolls() -> None:
    board = sketched()
    assert board.refused(sa.CreateCharacter(name="Eve"), GM) == "gm-never-rolls"


@pytest.mark.rule("ZAP-2")
def test_a_trait_may_be_dropped_and_a_level_changed_until_the_sheet_is_ready() -> None:
    board = built(6, 6)
    drop = sa.DropTrait(character=board.id("Ada"), trait=board.trait("Ada", "Trait 1").id)
    level = sa.SetLevel(character=board.id("Ada"), trait=board.trait("Ada", "Trait 0").id, level=2)
    board.do(level, ANN)
    board.do(drop, ANN)
    assert [(one.name, one.level, one.paid) for one in board.who("Ada").traits] == [
        ("Trait 0", 2, (None, None))
    ]
    played = table()
    trait = played.trait("Ada", "Thief").id
    ada = played.id("Ada")
    assert played.refused(sa.DropTrait(character=ada, trait=trait), ANN) == "wrong-state-ready"
    assert played.refused(sa.SetLevel(character=ada, trait=trait, level=3), ANN) == "wrong-state-ready"


@pytest.mark.rule("ZAP-2")
def test_no_level_falls_below_the_number_of_filled_aspects() -> None:
    board = built(4)
    board.fill("Ada", "Trait 0", "one", "two", "three")
    action = sa.SetLevel(character=board.id("Ada"), trait=board.trait("Ada", "Trait 0").id, level=2)
    assert board.refused(action, ANN) == "aspects-exceed-level"
    board.do(action.but(level=3), ANN)


@pytest.mark.rule("ZAP-4")
def test_the_number_of_ways_to_spend_eighteen_points_matches_the_specification() -> None:
    assert [ways(traits, 18) for traits in range(3, 8)] == [1, 68, 320, 426, 210]


def ways(traits: int, points: int) -> int:
    """Count the combinations of permitted levels with which this many traits use exactly these points."""
    if not traits:
        return points == 0
    levels = range(sheet.LEAST_LEVEL, sheet.MOST_LEVEL + 1)
    return sum(ways(traits - 1, points - level) for level in levels if level <= points)


@pytest.mark.rule("ZAP-4")
@pytest.mark.parametrize("level", [0, 1, 7, -3])
def test_a_level_of_creation_is_two_to_six(level: int) -> None:
    board = built(6)
    action = sa.SetLevel(character=board.id("Ada"), trait=board.trait("Ada", "Trait 0").id, level=level)
    assert board.refused(action, ANN) == "level-range"
    written = sa.ProposeTrait(character=board.id("Ada"), name="Sailor", level=level)
    assert board.refused(written, ANN) == "level-range"


@pytest.mark.rule("ZAP-5")
def test_a_trait_has_as_many_slots_as_its_level_even_after_a_die_was_bought() -> None:
    board = table()
    more = sa.ProposeAspect(character=board.id("Ada"), trait=board.trait("Ada", "Healer").id, text="salve")
    assert board.refused(more, ANN) == "no-free-slot"
    board.stake("Ada", xp=4)
    board.do(a.RaiseTrait(character=board.id("Ada"), trait=board.trait("Ada", "Healer").id), ANN)
    board.do(more, ANN)
    assert len(board.trait("Ada", "Healer").filled) == 4


@pytest.mark.rule("ZAP-7")
def test_slots_may_be_filled_in_play_while_a_roll_is_built() -> None:
    board = table()
    board.open("Ada")
    board.fill("Ada", "Thief", "shadows")
    board.build(trait="Thief", aspects=("Risky", "shadows"))


@pytest.mark.rule("ZAP-7")
def test_an_accepted_aspect_can_be_removed_in_creation_and_never_in_play() -> None:
    board = built(4)
    board.fill("Ada", "Trait 0", "one")
    where = board.at("Ada", "Trait 0", "one")
    board.do(sa.TakeOffAspect(character=board.id("Ada"), trait=where.trait, aspect=where.aspect or 0), ANN)
    assert board.trait("Ada", "Trait 0").aspects == ()
    played = table()
    rifle = played.at("Ada", "Soldier", "rifle")
    off = sa.TakeOffAspect(character=played.id("Ada"), trait=rifle.trait, aspect=rifle.aspect or 0)
    assert played.refused(off, ANN) == "aspect-permanent"
    assert played.refused(sa.Withdraw(what=rifle), ANN) == "aspect-permanent"


@pytest.mark.rule("ZAP-7")
def test_a_locked_or_sleeping_aspect_is_just_as_permanent() -> None:
    board = table()
    board.hurt("Ada", "disarmed", locks=[("Soldier", "rifle")])
    board.travel()
    healer = board.trait("Ada", "Healer")
    sale = a.SellDie(
        character=board.id("Ada"), trait=healer.id, account="Peace.", sleeps=healer.aspects[0].id
    )
    board.do(sale, ANN)
    for trait, aspect in (("Soldier", "rifle"), ("Healer", "herbs")):
        what = board.at("Ada", trait, aspect)
        assert board.refused(sa.Revise(what=what, text="other"), ANN) == "aspect-permanent"
        off = sa.TakeOffAspect(character=board.id("Ada"), trait=what.trait, aspect=what.aspect or 0)
        assert board.refused(off, ANN) == "aspect-permanent"


@pytest.mark.rule("ZAP-7")
def test_only_fixed_aspects_are_removed() -> None:
    board = built(4)
    trait = board.trait("Ada", "Trait 0").id
    board.do(sa.ProposeAspect(character=board.id("Ada"), trait=trait, text="one"), ANN)
    where = board.at("Ada", "Trait 0", "one")
    off = sa.TakeOffAspect(character=board.id("Ada"), trait=trait, aspect=where.aspect or 0)
    assert board.refused(off, ANN) == "wrong-state-not-fixed"


@pytest.mark.rule("ZAP-8")
def test_a_character_has_three_flags_and_those_that_wait_for_the_gm_count() -> None:
    board = sketched()
    for text in ("Courage", "Pride", "Thrift"):
        board.do(a.TakeFlag(character=board.id("Ada"), text=text), ANN)
    fourth = a.TakeFlag(character=board.id("Ada"), text="Wit")
    assert board.refused(fourth, ANN) == "flag-count"
    board.do(a.JudgeFlag(character=board.id("Ada"), flag=board.flag("Ada", "Pride").id, fits=False))
    assert board.refused(fourth.but(text="courage"), ANN) == "duplicate-flag"
    board.do(fourth, ANN)


@pytest.mark.rule("ZAP-8")
def test_a_flag_counts_once_the_gm_has_confirmed_it() -> None:
    board = table()
    board.travel()
    board.do(
        a.StrikeFlag(character=board.id("Ada"), flag=board.flag("Ada", "Risky").id, reason="reached"), ANN
    )
    board.do(a.StrikeFlag(character=board.id("Ada"), flag=board.flag("Ada", "Risky").id, reason="reached"))
    board.do(a.TakeFlag(character=board.id("Ada"), text="Pride"), ANN)
    board.open("Ada")
    assert board.refused(board.building(flag="Pride"), ANN) == "not-confirmed"
    judge = a.JudgeFlag(character=board.id("Ada"), flag=board.flag("Ada", "Pride").id, fits=True)
    assert board.refused(judge, ANN) == "gm-only"
    board.do(judge)
    assert board.refused(judge) == "already-accepted"
    board.build(flag="Pride")


@pytest.mark.rule("ZAP-9")
def test_a_qualifying_flag_leads_to_another_players_character_directly_or_through_an_npc() -> None:
    board = sketched()
    board.npc("Smith")
    flag = a.TakeFlag(character=board.id("Ada"), text="Friend of the smith", qualifying=True, through="Smith")
    assert board.refused(flag.but(target=board.id("Ada")), ANN) == "own-character"
    assert board.refused(flag.but(target=board.id("Smith")), ANN) == "own-character"
    assert board.refused(flag, ANN) == "no-such-character"
    board.do(flag.but(target=board.id("Bo")), ANN)
    taken = board.flag("Ada", "Friend of the smith")
    assert (taken.qualifying, taken.target, taken.through) == (True, board.id("Bo"), "Smith")


@pytest.mark.rule("ZAP-9", "ZAP-11")
def test_an_unconfirmed_qualifying_flag_does_not_count() -> None:
    board = sketched()
    for number in range(3):
        board.propose("Ada", f"Trait {number}", 6)
        board.accept("Ada", f"Trait {number}")
    target = board.id("Bo")
    board.do(a.TakeFlag(character=board.id("Ada"), text="Bo", qualifying=True, target=target), ANN)
    assert board.refused(ready(board), ANN) == "no-qualifying-flag"
    board.do(a.JudgeFlag(character=board.id("Ada"), flag=board.flag("Ada", "Bo").id, fits=True))
    board.do(ready(board), ANN)
    assert board.refused(ready(board), ANN) == "wrong-state-ready"


@pytest.mark.rule("ZAP-11")
def test_a_sheet_with_an_open_trait_is_not_ready() -> None:
    board = built(6, 6)
    board.propose("Ada", "Thief", 6)
    assert board.trait("Ada", "Thief").proposal.state is ProposalState.PROPOSED
    assert board.refused(ready(board), ANN) == "trait-not-accepted"
    assert board.refused(ready(board), BEN) == "not-your-character"
    board.accept("Ada", "Thief")
    board.do(ready(board), ANN)


@pytest.mark.rule("ZAP-11")
def test_the_first_failing_check_determines_the_code() -> None:
    board = sketched()
    assert board.refused(ready(board), ANN) == "trait-count"
    board = built(2, 2, 2)
    assert board.refused(ready(board), ANN) == "point-sum"


def test_names_are_unique_across_all_owners() -> None:
    board = sketched()
    assert board.refused(sa.CreateCharacter(name="ada"), BEN) == "name-taken"
    assert board.refused(sa.CreateNpc(name="ADA")) == "name-taken"
    assert board.refused(sa.CreateCharacter(name=" "), BEN) == "name-empty"
