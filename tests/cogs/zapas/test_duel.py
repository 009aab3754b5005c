"""/zapas duel: stakes, open pools, help, bids in turn, the throw, conceding and cancelling."""

from typing import Any

import pytest

from cogs.zapas.live_buttons import told_apart
from rules.zapas.state.contests import DuelPhase
from rules.zapas.state.pool import promised_dice
from tests.simulated.reading import controls, ids, labels, options, whole
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_play import RECKLESS, act, duel, has, helped, more, party, pick, stake, third, who

STAKES: dict[str, Any] = {"stake": "The map is mine", "their_stake": "I carry your bags"}


async def challenged(table: Table, **said: Any) -> Answer:
    """Let Alva's Mira challenge Boris's Tove, with both stakes named."""
    await party(table)
    return await table.alva.slash("zapas duel", opponent="Tove", **(STAKES | said))


async def locked(table: Table, **said: Any) -> None:
    """Play until both sides have accepted the stakes and locked a pool of one die."""
    await challenged(table, **said)
    await table.boris.press((await act(table, table.boris)).message, "Accept")
    for person in (table.alva, table.boris):
        await table_lock(table, person)


async def table_lock(table: Table, person: Person) -> None:
    await person.press((await act(table, person)).message, "Lock 1 die")


async def opened(table: Table, **said: Any) -> None:
    """Play until help is closed and Mira bids."""
    await locked(table, **said)
    for person in (table.alva, table.boris):
        await person.press((await act(table, person)).message, "Begin bidding")


async def bid(table: Table, person: Person, label: str, *dice: int) -> Answer:
    """Bid from the panel; `dice` are the faces of the roll that follows, if any."""
    shown = await act(table, person)
    table.dice.add(*dice)
    return await person.press(shown.message, label)


async def reserves(table: Table) -> tuple[int, int]:
    return await has(table, "Mira"), await has(table, "Tove")


@pytest.mark.rule("ZAP-47", "ZAP-48", "ZAP-50", "ZAP-51", "ZAP-52", "ZAP-42")
async def test_a_duel_of_three_bids(table: Table) -> None:
    await challenged(table)
    assert table.panel.content.endswith(f"<@{table.boris.id}>")
    await table.boris.press((await act(table, table.boris)).message, "Accept")
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "z-pool trait", "Soldier")
    shown = await pick(table.alva, shown, "z-pool aspects", "rifle")
    shown = await pick(table.alva, shown, "z-pool flag", RECKLESS)
    assert "rifle" in whole(table.panel)
    await table.alva.press(shown.place, "Lock 4 dice")
    shown = await act(table, table.boris)
    shown = await pick(table.boris, shown, "z-pool trait", "Thief")
    await table.boris.press(shown.place, "Lock 2 dice")
    for person in (table.alva, table.boris):
        await person.press((await act(table, person)).message, "Begin bidding")
    posted = table.panel.id
    await bid(table, table.alva, "+1")
    assert table.panel.id == posted, "both have been called, so that a bid is an edit"
    assert "Mira: bid 1, 6 left · Tove: bid 0, 7 left" in whole(table.panel)
    await bid(table, table.boris, "+2")
    await bid(table, table.alva, "Ready")
    await bid(table, table.boris, "Ready", *(4, 4, 1, 1, 1), *(6, 6, 6, 1))
    over = await duel(table)
    assert (over.phase, over.winner, [side.hits for side in over.sides]) == (DuelPhase.SETTLED, 1, [2, 3])
    assert await reserves(table) == (8, 5)
    assert [flag.marks for flag in (await who(table, "Mira")).flags] == [0, 1]
    told = table.read()[-1]
    assert told.content.split("\n")[0] == "Tove wins: 3 hits against 2 for Mira"
    assert "True from now on: “I carry your bags”" in whole(told)
    assert "Mira: “The map is mine” · Tove: “I carry your bags”" in whole(told)
    assert labels(told) == ["How it counted", "Tell it…"]


@pytest.mark.rule("ZAP-51", "ZAP-52", "ZAP-54")
async def test_on_a_tie_neither_claim_is_settled_and_every_die_is_back(table: Table) -> None:
    await opened(table, fact=True)
    await bid(table, table.alva, "+1")
    await bid(table, table.boris, "Ready")
    await bid(table, table.alva, "Ready", 4, 1, 4)
    assert (await duel(table)).winner is None
    assert await reserves(table) == (7, 7)
    shared: Any = (await table.state()).shared
    assert shared.facts == ()
    assert "Neither claim is settled" in whole(table.read()[-1])


@pytest.mark.rule("ZAP-54")
async def test_a_duel_settles_a_fact(table: Table) -> None:
    await opened(table, fact=True)
    await bid(table, table.alva, "Ready")
    await bid(table, table.boris, "Ready", 6, 1)
    shared: Any = (await table.state()).shared
    assert shared.facts == ("The map is mine",)


@pytest.mark.rule("SM-4")
async def test_a_side_that_gives_up_is_asked_twice_and_the_other_stake_comes_true(table: Table) -> None:
    await opened(table)
    await bid(table, table.alva, "+2")
    tools = await more(table, table.boris)
    sure = await table.boris.press(tools.message, "Give up: Tove")
    assert "The map is mine" in sure.place.content
    await table.boris.press(sure.place, "Yes")
    over = await duel(table)
    assert (over.phase, over.winner) == (DuelPhase.CONCEDED, 0)
    assert await reserves(table) == (7, 7)
    assert table.read()[-1].content.split("\n")[0] == "Tove gives up: Mira’s stake comes true"


@pytest.mark.rule("SM-4")
async def test_a_duel_is_called_off_by_both_together(table: Table) -> None:
    await locked(table)
    for person in (table.alva, table.boris):
        sure = await person.press((await more(table, person)).message, "Call it off")
        assert "Both sides must agree." in sure.place.content
        await person.press(sure.place, "Yes")
    assert (await duel(table)).phase is DuelPhase.CANCELLED


@pytest.mark.rule("SM-4")
async def test_the_gm_calls_a_duel_off_alone(table: Table) -> None:
    await locked(table)
    sure = await table.gm.press((await more(table, table.gm)).message, "Call it off")
    await table.gm.press(sure.place, "Yes")
    assert (await duel(table)).phase is DuelPhase.CANCELLED


@pytest.mark.rule("ZAP-47")
async def test_stakes_are_written_by_a_form_and_accepted_by_the_other_side(table: Table) -> None:
    await party(table)
    shown = await table.alva.slash("zapas duel", opponent="Tove")
    form = await table.alva.press(shown.message, "Stakes…")
    await table.alva.fill(form, "I lead", "You lead")
    assert [side.accepted for side in (await duel(table)).sides] == [True, False]
    shown = await act(table, table.boris)
    assert "You lead" in whole(shown.message)
    form = await table.boris.press(shown.message, "Stakes…")
    await table.boris.fill(form, "I lead", "Nobody leads")
    assert [side.accepted for side in (await duel(table)).sides] == [False, True]
    await table.alva.press((await act(table, table.alva)).message, "Accept")
    assert (await duel(table)).phase is DuelPhase.BUILD


@pytest.mark.rule("SM-4")
async def test_a_challenge_is_declined(table: Table) -> None:
    await challenged(table)
    await table.boris.press((await act(table, table.boris)).message, "Decline")
    assert (await duel(table)).phase is DuelPhase.CANCELLED
    assert not labels(table.read()[-1])


@pytest.mark.rule("ZAP-49", "ZAP-52")
async def test_a_third_player_helps_one_side_before_the_bidding(table: Table) -> None:
    await locked(table)
    vera = await third(table)
    assert labels(table.panel)[1:4] == ["Begin bidding", "Help Mira", "Help Tove"]
    await helped(table, vera, "I cheer", "Help Tove")
    twice = await helped(table, vera, button="Help Mira")
    assert "Vera" in twice.text
    assert "Tove: Vera helps" in whole(table.panel)
    closing = await table.gm.press((await more(table, table.gm)).message, "Close help")
    await table.gm.press(closing.place, "Yes")
    assert "Help Tove" not in labels(table.panel)
    await bid(table, table.alva, "Ready")
    await bid(table, table.boris, "Ready", 1, 6, 6)
    assert (await duel(table)).winner == 1
    assert (*await reserves(table), await has(table, "Vera")) == (8, 7, 6)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Mira", "Tove"), ["Mira", "Tove"]),
        (("Mirabella Halloran", "Tove"), ["Mirabel…", "Tove"]),
        (("Mirabella Halloran", "Mirabella Tamber"), ["Mirabella Hallo…", "Mirabella Tamber"]),
        (
            ("Captain Alexandra Stone", "Captain Alexandra Storm"),
            ["Captain Alexandra Stone", "Captain Alexandra Storm"],
        ),
    ],
)
def test_the_two_buttons_to_help_never_have_the_same_name(names: tuple[str, str], shown: list[str]) -> None:
    assert told_apart(names) == shown


@pytest.mark.rule("ZAP-34", "SM-4")
async def test_an_objection_holds_up_the_bidding(table: Table) -> None:
    await locked(table)
    vera = await third(table)
    await helped(table, vera, "I cheer", "Help Tove")
    shown = await act(table, table.boris)
    await table.alva.press(table.panel, "Object…")
    assert table.panel.content.split("\n")[1].endswith(f"<@{table.gm.id}>")
    refused = await table.boris.press(shown.message, "Begin bidding")
    assert "object" in refused.text
    await table.gm.press((await act(table, table.gm)).message, "Send back: Vera")
    assert promised_dice(await table.state(), (await who(table, "Vera")).seat) == 0


@pytest.mark.rule("ZAP-50")
async def test_any_number_of_dice_is_bid_by_a_form_and_never_more_than_there_are(table: Table) -> None:
    await opened(table)
    shown = await act(table, table.alva)
    assert labels(shown.message) == ["+1", "+2", "+…", "Ready"]
    form = await table.alva.press(shown.message, "+…")
    refused = await table.alva.fill(form, "8")
    assert "reserve" in refused.text
    form = await table.alva.press(shown.message, "+…")
    await table.alva.fill(form, "5")
    assert (await duel(table)).sides[0].pool.reserve == 5


@pytest.mark.rule("ZAP-50")
async def test_who_has_no_die_left_is_ready_without_being_asked(table: Table) -> None:
    await party(table)
    await stake(table, "Tove", 0)
    await table.alva.slash("zapas duel", opponent="Tove", **STAKES)
    await table.boris.press((await act(table, table.boris)).message, "Accept")
    for person in (table.alva, table.boris):
        await table_lock(table, person)
    for person in (table.alva, table.boris):
        await person.press((await act(table, person)).message, "Begin bidding")
    assert labels((await act(table, table.alva)).message) == ["+1", "+2", "+…", "Ready"]
    await bid(table, table.alva, "Ready", 6, 1)
    assert (await duel(table)).winner == 0


@pytest.mark.rule("ZAP-50")
async def test_a_bid_pressed_twice_counts_once_and_out_of_turn_not_at_all(table: Table) -> None:
    await opened(table)
    shown = await act(table, table.alva)
    (add,) = [each for each in ids(shown.message) if each.endswith(":0:1")]
    early = await act(table, table.boris)
    assert "Nothing for you to do right now." in early.text
    await table.alva.press(shown.message, "+1")
    again = await table.alva.forge(add, on=shown.message.id)
    assert "earlier moment" in again.text
    assert (await duel(table)).sides[0].pool.reserve == 1
    step = (await duel(table)).step
    forged = await table.alva.forge(f"n:z-bid:1:{(await duel(table)).id}:{step}:0:1")
    assert "turn" in forged.text


@pytest.mark.rule("ZAP-48")
async def test_a_locked_pool_may_be_chosen_again_until_the_other_side_has_locked_too(table: Table) -> None:
    await challenged(table)
    await table.boris.press((await act(table, table.boris)).message, "Accept")
    shown = await act(table, table.alva)
    soldier = next(each["custom_id"] for each in controls(shown.message) if each["label"] == "Soldier")
    (lock,) = [each for each in ids(shown.message) if "z-lock" in each]
    await table.alva.press(shown.message, "Lock 1 die")
    await table.alva.forge(soldier, on=shown.message.id)
    assert not (await duel(table)).sides[0].confirmed
    late = await table.alva.forge(lock, on=shown.message.id)
    assert "The pool has changed in the meantime." in late.place.content
    await table.alva.press(late.place, "Lock 2 dice")
    await table_lock(table, table.boris)
    refused = await table.alva.forge(soldier, on=shown.message.id)
    assert "earlier moment" in refused.text
    assert (await duel(table)).sides[0].pool.trait is not None


@pytest.mark.rule("ZAP-13", "ZAP-48")
async def test_the_gm_rules_an_item_of_one_side_out(table: Table) -> None:
    await challenged(table)
    await table.boris.press((await act(table, table.boris)).message, "Accept")
    shown = await pick(table.alva, await act(table, table.alva), "z-pool trait", "Thief")
    await table.alva.press(shown.place, "Lock 2 dice")
    tools = await more(table, table.gm)
    bars = [each["custom_id"] for each in controls(tools.message) if "z-bar" in each["custom_id"]]
    assert [each.rsplit(":", 1)[-1] for each in bars] == ["0", "1"]
    thief = next(value for said, value in _options(tools, bars[0]).items() if said == "Rule out: Thief")
    await table.gm.forge(bars[0], [thief], on=tools.message.id)
    side = (await duel(table)).sides[0]
    assert (side.pool.trait, side.confirmed) == (None, False)


def _options(shown: Answer, custom_id: str) -> dict[str, str]:
    (found,) = [each for each in controls(shown.message) if each["custom_id"] == custom_id]
    return {option["label"]: option["value"] for option in found["options"]}


async def test_the_gm_answers_for_an_absent_side(table: Table) -> None:
    await challenged(table)
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "z-for", "Tove: accept the stakes?")
    await table.gm.press(shown.place, "Accept")
    assert (await duel(table)).phase is DuelPhase.BUILD
    shown = await act(table, table.gm)
    assert list(options(shown.message, "z-for")) == [
        "Mira: choose trait, aspects, flag",
        "Tove: choose trait, aspects, flag",
    ]


async def test_a_duel_goes_on_after_a_restart_at_any_moment(table: Table) -> None:
    await challenged(table)
    await table.restart()
    await table.boris.press((await act(table, table.boris)).message, "Accept")
    await table.restart()
    for person in (table.alva, table.boris):
        await table_lock(table, person)
        await table.restart()
    for person in (table.alva, table.boris):
        await person.press((await act(table, person)).message, "Begin bidding")
        await table.restart()
    shown = await act(table, table.alva)
    await table.restart()
    await table.alva.press(shown.message, "+1")
    await table.restart()
    await bid(table, table.boris, "Ready")
    await bid(table, table.alva, "Ready", 6, 6, 1)
    assert (await duel(table)).winner == 0


async def test_nobody_but_a_side_accepts_locks_or_bids_for_it(table: Table) -> None:
    await challenged(table)
    number, step = (await duel(table)).id, (await duel(table)).step
    vera = await third(table)
    for forged in (f"z-accept:1:{number}:{step}:1", f"z-decline:1:{number}:{step}:1"):
        refused = await vera.forge(f"n:{forged}")
        assert "Tove" in refused.text
    tools = await more(table, vera)
    assert tools.text == "There’s nothing more you can do here."
    assert (await duel(table)).phase is DuelPhase.STAKES


@pytest.mark.rule("ZAP-47")
async def test_nobody_challenges_themselves_or_somebody_of_the_gm_s(table: Table) -> None:
    await party(table)
    assert "own" in (await table.alva.slash("zapas duel", opponent="Mira")).text
    assert await table.alva.offered("zapas duel", "opponent") == ["Tove"]
    assert await table.alva.offered("zapas duel", "character") == ["Mira"]


async def test_the_gm_who_writes_the_stakes_accepts_for_nobody(table: Table) -> None:
    await party(table)
    await table.gm.slash("zapas duel", character="Mira", opponent="Tove", **STAKES)
    assert [side.accepted for side in (await duel(table)).sides] == [False, False]
    assert table.panel.content.endswith(f"<@{table.alva.id}> <@{table.boris.id}>")


@pytest.mark.rule("ZAP-47")
async def test_a_duel_waits_for_an_open_roll(table: Table) -> None:
    await party(table)
    await table.boris.slash("zapas roll", action="Pick the lock")
    refused = await table.alva.slash("zapas duel", opponent="Tove")
    assert "Pick the lock" in refused.text


async def test_a_panel_of_an_earlier_moment_opens_the_current_question(table: Table) -> None:
    await challenged(table)
    shown = await act(table, table.boris)
    (accept,) = [each for each in ids(shown.message) if "z-accept" in each]
    await table.boris.press(shown.message, "Accept")
    again = await table.boris.forge(accept)
    assert again.place.content.startswith("That button was for an earlier moment.")
    assert "Tove: 1 die before help and bids" in again.place.content
