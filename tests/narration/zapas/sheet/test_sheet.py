"""A sheet shows its entries and whether they are approved; a form shows the missing ones."""

import pytest

from narration.text.languages import LANGUAGES
from narration.text.line import Panel
from narration.zapas.sheet.sheet import form, sheet
from rules.campaign.actions import GiveCharacter
from rules.zapas.state import actions as a
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import (
    Aspect,
    Character,
    Condition,
    Effect,
    Flag,
    Note,
    Profile,
    Proposal,
    ProposalState,
    Trait,
    Veto,
)
from rules.zapas.state.contests import Aim, Purpose
from rules.zapas.view import view
from tests.narration.printing import field, is_sayable, lines, said, text
from tests.narration.zapas.evening import NAME, TEXT, evening, long_names, put
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, Board, table

#: The most characters that Discord allows in a field, and in a whole embed.
FIELD, TOTAL = 1024, 6000


def fits(panel: Panel) -> None:
    """Assert that every field and the whole panel fit into a message, in every language."""
    assert len(panel.fields) <= 25
    for language in LANGUAGES:
        assert sum(map(len, lines(panel, language)[1:])) <= TOTAL
        for one in panel.fields:
            assert len("\n".join(said(row, language) for row in one.lines)) <= FIELD


def seen(board: Board, name: str) -> Panel:
    """Return a character's sheet; check that every language can print it."""
    shown = sheet(board.state, board.who(name))
    is_sayable(shown)
    return shown


def asked(board: Board, name: str) -> Panel:
    """Return a character's form; check that every language can print it."""
    shown = form(board.state, board.who(name))
    is_sayable(shown)
    return shown


@pytest.mark.rule("ZAP-1", "ZAP-8", "ZAP-25", "ZAP-35")
def test_a_sheet_shows_everything_on_it() -> None:
    board = table()
    board.stake("Ada", reserve=5, xp=3)
    shown = seen(board, "Ada")
    assert said(shown.headline) == "Ada · reserve 5 · experience 3"
    assert "Born in the north." in text(shown)
    assert field(shown, "Dice and experience") == ["Reserve: **5**", "Experience: **3**"]
    assert field(shown, "Flags") == [
        "**Loyal to Cyrus** · no marks · positive relationship to Cyrus",
        "**Courage** · no marks",
        "**Risky** · no marks",
    ]
    assert field(shown, "Soldier · level 5") == ["**accuracy**, **rifle**, **drill**", "2 free slots"]
    assert field(shown, "Pyromancer · level 4") == ["4 free slots"]


@pytest.mark.rule("ZAP-26")
def test_promised_dice_are_shown_apart_from_free_ones() -> None:
    board = table()
    board.open("Bo")
    board.help("Ada")
    assert field(seen(board, "Ada"), "Dice and experience")[0] == "Reserve: **7** (6 free, 1 promised)"


@pytest.mark.rule("ZAP-3", "ZAP-6", "ZAP-23", "ZAP-40")
def test_aspects_are_grouped_by_their_state() -> None:
    board = table()
    for aspect, draft in (("picks", False), ("knots", False), ("whistle", True)):
        at = board.trait("Ada", "Thief").id
        board.do(sa.ProposeAspect(character=board.id("Ada"), trait=at, text=aspect, draft=draft), ANN)
    board.do(sa.VetoProposal(what=board.at("Ada", "Thief", "knots"), reason="Too broad."), BEN)
    board.hurt("Ada", "disarmed", locks=(("Soldier", "rifle"),))
    board.hurt("Ada", "blinded", locks=(("Soldier", "rifle"), ("Soldier", "accuracy")))
    board.travel()
    healer = board.trait("Ada", "Healer")
    sold = a.SellDie(
        character=board.id("Ada"), trait=healer.id, account="Forgot.", sleeps=healer.aspects[0].id
    )
    board.do(sold, ANN)
    shown = seen(board, "Ada")
    assert field(shown, "Soldier · level 5") == [
        "**drill**",
        "Locked: accuracy (blinded), rifle (disarmed, blinded)",
        "2 free slots",
    ]
    assert field(shown, "Thief · level 4") == [
        "**Risky**",
        "⏳ Proposed: picks",
        "⚠ Vetoed: knots",
        "Bo: “Too broad.”",
        "Drafts: whistle",
        "1 free slot",
    ]
    assert field(shown, "Healer · level 2") == ["**bones**, **calm**", "Asleep: herbs"]
    board.do(a.RaiseTrait(character=board.id("Ada"), trait=healer.id), ANN)
    assert "1 free slot: a sleeping aspect comes back first" in text(seen(board, "Ada"))


@pytest.mark.rule("ZAP-3")
def test_a_trait_that_the_table_has_not_accepted_says_so_with_its_objections() -> None:
    board = table()
    board.stake("Ada", xp=6)
    board.travel()
    board.propose("Ada", "Sailor", account="A year at sea.")
    assert "⏳ Proposed: 0 of 4 approve. No dice until then." in field(seen(board, "Ada"), "Sailor · level 2")
    board.do(sa.VetoProposal(what=board.at("Ada", "Sailor"), reason="Never saw it."), GM)
    assert field(seen(board, "Ada"), "Sailor · level 2")[:2] == [
        "⚠ Vetoed: no dice until the table accepts it.",
        "the GM: “Never saw it.”",
    ]
    renamed = a.RenameTrait(character=board.id("Ada"), trait=board.trait("Ada", "Thief").id, name="Spy")
    board.do(renamed, ANN)
    assert "To be called Spy (proposed)" in field(seen(board, "Ada"), "Thief · level 4")


@pytest.mark.rule("ZAP-39", "ZAP-44", "ZAP-45", "ZAP-46")
def test_struck_and_erased_entries_stay_on_record() -> None:
    board = evening()
    shown = seen(board, "Ada")
    assert field(shown, "Erased") == ["Scholar"]
    flags = field(shown, "Flags")
    assert flags[-1] == "Struck out for good: Loyal to Cyrus, Risky"
    assert "Room for 1 more flag, when the group is on the road" in flags
    assert "**Fond of Bo** · no marks · positive relationship to Bo, through Old Nan" in flags


@pytest.mark.rule("ZAP-8", "ZAP-43")
def test_entries_that_wait_for_the_gm_are_marked() -> None:
    board = table()
    risky = board.flag("Ada", "Risky").id
    board.do(a.StrikeFlag(character=board.id("Ada"), flag=risky, reason="reached"), ANN)
    assert field(seen(board, "Ada"), "Flags")[-1] == (
        "⏳ **Risky** · no marks · to be struck out (the goal is reached): waiting for the GM to confirm it"
    )
    flags = (Flag(id=99, text="Courage", qualifying=True, target=board.id("Bo")),)
    board.give("Ada", flags=flags, taken=1, qualifying_first=True)
    assert field(seen(board, "Ada"), "Flags") == [
        "⏳ **Courage** · positive relationship to Bo · waiting for the GM to confirm it",
        "Room for 1 more flag",
        "⚠ Your next flag must be an important positive relationship.",
    ]


@pytest.mark.rule("ZAP-20", "ZAP-21", "ZAP-22")
def test_conditions_show_their_effects_and_their_signs() -> None:
    board = table()
    board.hurt("Ada", "injured", raises=2)
    board.do(a.ShowCondition(character=board.id("Ada"), label="injured", text="She limps."), ANN)
    board.hurt("Ada", "disarmed", locks=(("Soldier", "rifle"),))
    board.hurt("Ada", "dead")
    board.hurt("Ada", "hunted")
    shown = seen(board, "Ada")
    assert field(shown, "Conditions") == [
        "**injured** (difficulty +2): She limps.",
        "**disarmed** (locks rifle)",
        "**dead** (prevents all action)",
        "**hunted**",
    ]
    assert said(shown.headline) == "Ada · reserve 7 · experience 0 · injured, disarmed, and 2 more"
    assert "⚠ Can’t act: dead" in text(shown)
    assert shown.tone == "over"


@pytest.mark.rule("ZAP-58", "ZAP-59")
def test_the_results_of_rolls_are_on_the_sheet() -> None:
    board = table()
    board.give(
        "Ada",
        notes=(
            Note(id=90, purpose=Purpose.CONTACT, text="a smith"),
            Note(id=91, purpose=Purpose.PACKED, text="a rope"),
        ),
    )
    assert field(seen(board, "Ada"), "Known and at hand") == ["Knows: a smith", "Brought along: a rope"]


def crowd() -> tuple[Trait, ...]:
    """Return as many traits as a sheet allows, each with six aspects, in all the states of a proposal."""
    states = (*ProposalState, *ProposalState)[:6]
    vetoes = tuple(Veto(seat=seat, reason=TEXT) for seat in ("1", "3", "4"))

    def proposal(number: int, state: ProposalState) -> Proposal:
        vetoed = vetoes if state is ProposalState.VETOED else ()
        return Proposal(text=f"{number}{NAME}"[:60], state=state, asked=("1", "3"), vetoes=vetoed)

    return tuple(
        Trait(
            id=number,
            proposal=proposal(number, ProposalState.ACCEPTED),
            renaming=proposal(number, ProposalState.PROPOSED),
            level=6,
            aspects=tuple(
                Aspect(
                    id=number * 10 + place,
                    proposal=proposal(place, state),
                    locks=(NAME, f"{NAME[1:]}2", "3", "4") if place > 3 else (),
                )
                for place, state in enumerate(states)
            ),
        )
        for number in range(12)
    )


def test_the_fullest_sheet_fits_into_a_message() -> None:
    board = table()
    conditions = tuple(
        Condition(
            label=f"{number}{NAME}"[:60],
            shows=TEXT,
            effect=Effect.LOCK,
            locks=tuple((trait, trait * 10) for trait in range(12)),
            stops_action=True,
        )
        for number in range(20)
    )
    who = board.who("Ada").but(
        name=NAME,
        biography=TEXT,
        traits=crowd(),
        flags=tuple(
            Flag(id=n, text=NAME, qualifying=True, target="x", through=NAME, active=True, striking="against")
            for n in range(3)
        ),
        struck=(NAME,) * 30,
        conditions=conditions,
        notes=tuple(Note(id=n, purpose=Purpose.ACQUIRE, text=TEXT) for n in range(20)),
        ready=False,
    )
    put(board, who)
    for shown in (sheet(board.state, who), form(board.state, who)):
        is_sayable(shown)
        fits(shown)


def test_a_sheet_of_long_names_fits_into_a_message() -> None:
    board = long_names()
    for who in board.state.characters.values():
        is_sayable(sheet(board.state, who))
        fits(sheet(board.state, who))


def test_a_crowded_sheet_leaves_reasons_to_the_vote() -> None:
    board = table()
    traits = crowd()
    board.give("Ada", traits=traits[:1])
    assert "the GM: “щщщ" in text(seen(board, "Ada"))
    board.give("Ada", traits=traits)
    assert "the GM: “щщщ" not in text(seen(board, "Ada"))


# ------------------------------------------------------------------------------------------ the form


@pytest.mark.rule("ZAP-11")
def test_a_form_leads_from_one_step_to_the_next() -> None:
    board = Board()
    board.do(sa.CreateCharacter(name="Ada"), ANN)
    board.sketch("Bo", BEN)
    ada = board.id("Ada")

    def step() -> str:
        return said(asked(board, "Ada").lines[0])

    assert said(asked(board, "Ada").headline) == "Ada: the sheet so far · points: 0 of 18 · missing: 4"
    assert step().startswith("Next: write a short biography")
    board.do(sa.WriteBiography(character=ada, text="Born."), ANN)
    assert step() == "Next: propose 3 to 7 traits."
    for trait in ("Cook", "Thief", "Spy"):
        board.propose("Ada", trait, 5, draft=trait == "Cook")
    assert step() == "Next: show the drafts to the table."
    board.do(sa.Submit(what=board.at("Ada", "Cook")), ANN)
    board.do(sa.VetoProposal(what=board.at("Ada", "Thief"), reason="No."), BEN)
    assert step().startswith("Next: rewrite a vetoed trait")
    board.do(sa.LiftVeto(what=board.at("Ada", "Thief")), BEN)
    assert step().startswith("Next: wait for votes from the GM, Bo, a player without a character")
    for trait in ("Cook", "Thief", "Spy"):
        board.accept("Ada", trait)
    assert step() == "Next: give out 3 more points to the levels of traits, each 2 to 6."
    board.propose("Ada", "Sailor", 4)
    board.accept("Ada", "Sailor")
    assert step() == "Next: take back 1 point from the levels of traits."
    board.do(sa.SetLevel(character=ada, trait=board.trait("Ada", "Sailor").id, level=3), ANN)
    assert step().startswith("Next: take a flag with an important positive relationship")
    taken = a.TakeFlag(character=ada, text="Fond of Bo", qualifying=True, target=board.id("Bo"))
    board.do(taken, ANN)
    assert step() == "Next: wait until the GM confirms the flag."
    assert field(asked(board, "Ada"), "Missing") == ["⏳ the GM to confirm the flag Fond of Bo"]
    board.do(a.JudgeFlag(character=ada, flag=board.flag("Ada", "Fond of Bo").id, fits=True))
    assert step().startswith("Nothing is missing.")
    board.do(sa.GetReady(character=ada), ANN)


@pytest.mark.rule("ZAP-2", "ZAP-4")
def test_a_form_says_everything_that_is_missing_at_once() -> None:
    board = Board()
    board.sketch("Ada", ANN)
    board.propose("Ada", "Thief", 5)
    board.propose("Ada", "Cook", 6, draft=True)
    shown = asked(board, "Ada")
    assert field(shown, "Missing") == [
        "traits: 2, needed 3 to 7",
        "drafts to show the table: Cook",
        "⏳ traits the table is voting on: Thief",
        "points: 11, needed 18",
        "a flag with an important positive relationship to another player’s character",
    ]
    assert "Blackbird Pie by Jamie Fristrom" in text(shown)
    many = [board.trait("Ada", "Thief").but(id=number) for number in range(8)]
    board.give("Ada", traits=tuple(many))
    assert said(asked(board, "Ada").lines[0]) == "Next: drop traits until there are 7."


@pytest.mark.rule("ZAP-11")
def test_a_form_reports_nothing_missing_exactly_when_the_sheet_can_be_played() -> None:
    board = table()
    board.give("Ada", ready=False)
    assert "Missing" not in text(asked(board, "Ada"))
    board.do(sa.GetReady(character=board.id("Ada")), ANN)
    for less in ({"biography": ""}, {"flags": ()}, {"traits": board.who("Ada").traits[1:]}):
        broken = table()
        broken.give("Ada", ready=False, **less)
        assert field(asked(broken, "Ada"), "Missing")
        broken.refused(sa.GetReady(character=broken.id("Ada")), ANN)


# ------------------------------------------------------------------------------------------ the GM's


@pytest.mark.rule("ZAP-62", "ZAP-64", "ZAP-65")
def test_an_npc_shows_its_profiles_its_hits_and_its_conditions() -> None:
    board = table()
    board.npc("Ogre", 4, 10)
    for profile in (Profile(approach="fire", attack=8), Profile(approach="iron", attack=None)):
        board.do(a.SetProfile(character=board.id("Ogre"), profile=profile))
    board.do(a.SetNpc(character=board.id("Ogre"), conditions=("poisoned",), total=5))
    shown = seen(board, "Ogre")
    assert said(shown.headline) == "Ogre · difficulty 4, 10 hits kill"
    assert field(shown, "Attacks on this NPC") == [
        "Usually: difficulty 4, 10 hits kill",
        "fire: difficulty 8, one success kills",
        "iron: immune",
        "Hits so far: **5**",
        "Conditions for those who fail: poisoned",
        "Only the GM sees these numbers.",
    ]
    board.do(a.SetNpc(character=board.id("Ogre"), revealed=True))
    assert field(seen(board, "Ogre"), "Attacks on this NPC")[-1] == "Everyone sees these numbers."


@pytest.mark.rule("ZAP-62")
def test_other_people_see_no_numbers_of_an_unrevealed_npc() -> None:
    board = table()
    board.npc("Ogre", 4, 10)
    board.hurt("Ogre", "blinded")
    board.open("Ada", None, Aim(purpose=Purpose.ATTACK, character=board.id("Ogre")))
    known = view(board.state, CLEO)
    ogre = next(one for one in known.characters.values() if one.name == "Ogre")
    shown = sheet(known, ogre)
    is_sayable(shown)
    assert said(shown.headline) == "Ogre · the GM’s character"
    assert "Only the GM knows its numbers." in text(shown)
    assert [said(one.name) for one in shown.fields] == ["Conditions"]
    stranger = sheet(known, Character(id="77", name="Nan"))
    is_sayable(stranger)


@pytest.mark.rule("ZAP-25")
def test_a_sheet_that_nobody_plays_has_its_traits_and_no_dice() -> None:
    board = table()
    board.do(GiveCharacter(character=board.id("Ada"), seat=""), GM)
    shown = seen(board, "Ada")
    assert said(shown.headline) == "Ada · the GM’s character"
    assert "Dice and experience" not in text(shown)
    assert "Soldier · level 5" in text(shown)


@pytest.mark.rule("ZAP-63")
def test_a_dead_npc_says_so() -> None:
    shown = seen(evening(), "Ogre")
    assert said(shown.headline) == "Ogre · dead"
    assert shown.tone == "over"
