"""Zapas in Discord: several proposals in one message, approved all at once or one by one (SM-1)."""

from typing import Any

import pytest

from rules.zapas.state.actions import JudgeFlag, TakeFlag
from rules.zapas.state.campaign_state import ProposalState
from rules.zapas.state.sheet_actions import ProposeTrait, WriteBiography
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import begun, person, zapas

OPEN = ["Approve all", "One by one…", "Accept for all"]
TRAITS = ("Thief", "Sailor", "Captain")


async def put_up(table: Table, *names: str) -> Any:
    """Let Alva's Tova propose traits at once; return the message."""
    await zapas(table)
    number = await begun(table, table.alva, "Tova")
    await drafted(table, number, *names)
    return table.read()[-1]


async def drafted(table: Table, number: str, *names: str) -> None:
    for name in names:
        await table.play(ProposeTrait(character=number, name=name, level=6, draft=True), table.alva)
    shown = (await table.alva.slash("character sheet")).message
    await table.alva.press(shown, f"Propose {len(names)}")


async def states(table: Table) -> list[str]:
    return [str(one.proposal.state) for one in (await person(table, "Tova")).traits]


@pytest.mark.rule("ZAP-2", "ZAP-3", "SM-1")
async def test_three_traits_are_one_message_that_each_voter_approves_by_one_tap(table: Table) -> None:
    shown = await put_up(table, *TRAITS)
    assert len(table.read()) == 1
    assert shown.content.startswith("Tova proposes 3: Thief, Sailor, Captain")
    assert labels(shown) == OPEN
    half = await table.boris.press(shown, "Approve all")
    assert half.place.id == shown.id
    assert "trait “Thief”, level 6 · 1 of 2 approve" in whole(half.place)
    done = await table.gm.press(half.place, "Approve all")
    assert await states(table) == [ProposalState.ACCEPTED] * 3
    assert done.place.content.startswith("✅ Accepted, Tova: Thief, Sailor, Captain")
    assert not labels(done.place)
    assert len(table.read()) == 1


@pytest.mark.rule("SM-1")
async def test_the_proposer_does_not_vote_and_nobody_approves_twice(table: Table) -> None:
    shown = await put_up(table, "Thief", "Sailor")
    assert (await table.alva.press(shown, "Approve all")).message.ephemeral
    await table.boris.press(shown, "Approve all")
    again = await table.boris.press(shown, "Approve all")
    assert again.message.ephemeral
    who = await person(table, "Tova")
    assert [len(one.proposal.approved) for one in who.traits] == [1, 1]


@pytest.mark.rule("SM-1")
async def test_the_gm_accepts_all_for_those_who_are_silent(table: Table) -> None:
    shown = await put_up(table, "Thief", "Sailor")
    refused = await table.boris.press(shown, "Accept for all")
    assert refused.text.startswith("Only the GM can do that.")
    await table.gm.press(shown, "Accept for all")
    assert await states(table) == [ProposalState.ACCEPTED] * 2


@pytest.mark.rule("ZAP-3", "SM-1")
async def test_one_of_several_is_stopped_revised_and_voted_on_alone(table: Table) -> None:
    shown = await put_up(table, "Thief", "Hero")
    each = await table.boris.press(shown, "One by one…")
    hero = next(value for said, value in options(each.message, "z-vote").items() if "Hero" in said)
    page = await table.boris.choose(each.message, "z-vote", hero)
    await table.boris.fill(await table.boris.press(page.place, "Veto…"), "too broad")
    stopped = table.read()[0]
    assert stopped.id == shown.id
    assert "too broad" in whole(stopped)
    await table.gm.press(stopped, "Approve all")
    await table.boris.press(table.read()[0], "Approve all")
    assert await states(table) == [ProposalState.ACCEPTED, ProposalState.VETOED]
    mine = await table.alva.press(table.read()[0], "One by one…")
    page = await table.alva.choose(mine.message, "z-vote", hero)
    await table.alva.fill(await table.alva.press(page.place, "Revise…"), "Guard")
    first, alone = table.read()[0], table.read()[-1]
    assert "Hero" not in whole(first)
    assert not labels(first)
    assert "Guard" in alone.content
    assert labels(alone)[0] == "Approve"


@pytest.mark.rule("SM-1")
async def test_a_press_on_texts_that_have_changed_approves_nothing(table: Table) -> None:
    shown = await put_up(table, "Thief", "Sailor")
    press = next(each for each in shown.components[0].children if each.label == "Approve all").custom_id
    each = await table.alva.press(shown, "One by one…")
    sailor = next(value for said, value in options(each.message, "z-vote").items() if "Sailor" in said)
    page = await table.alva.choose(each.message, "z-vote", sailor)
    await table.alva.fill(await table.alva.press(page.place, "Revise…"), "Pilot")
    await table.boris.forge(press, on=shown.id)
    who = await person(table, "Tova")
    assert [len(one.proposal.approved) for one in who.traits] == [0, 0]


@pytest.mark.rule("SM-1")
async def test_later_proposals_join_those_that_are_still_open_in_a_new_message(table: Table) -> None:
    shown = await put_up(table, "Thief", "Sailor")
    await drafted(table, (await person(table, "Tova")).id, "Captain", "Cook")
    (posted,) = table.read()
    assert posted.id != shown.id
    assert all(f"“{name}”" in whole(posted) for name in ("Thief", "Sailor", "Captain", "Cook"))


@pytest.mark.rule("SM-1")
async def test_a_bundle_is_voted_on_after_a_restart(table: Table) -> None:
    shown = await put_up(table, "Thief", "Sailor")
    await table.restart()
    await table.boris.press(shown, "Approve all")
    await table.gm.press(table.read()[-1], "Approve all")
    assert await states(table) == [ProposalState.ACCEPTED] * 2


async def written(table: Table) -> Any:
    """Let Alva write what a sheet needs for play, and the others approve her traits; return their message."""
    shown = await put_up(table, *TRAITS)
    await begun(table, table.boris, "Ivar")
    number = (await person(table, "Tova")).id
    await table.play(WriteBiography(character=number, text="Grew up aboard."), table.alva)
    flag = TakeFlag(
        character=number, text="Trusts Ivar", qualifying=True, target=(await person(table, "Ivar")).id
    )
    await table.play(flag, table.alva)
    taken = (await person(table, "Tova")).flags[0].id
    await table.play(JudgeFlag(character=number, flag=taken, fits=True), table.gm)
    for voter in (table.boris, table.gm):
        await voter.press(shown, "Approve all")
    return table.read()[0]


@pytest.mark.rule("ZAP-11", "SM-1")
async def test_a_sheet_comes_into_play_in_the_message_of_its_accepted_proposals(table: Table) -> None:
    shown = await written(table)
    await table.alva.press((await table.alva.slash("character sheet")).message, "Ready")
    (told,) = table.read()
    assert told.id == shown.id
    assert told.content.startswith("✅ Tova is in play: Thief, Sailor, Captain")


@pytest.mark.rule("ZAP-11")
async def test_a_sheet_whose_proposals_somebody_deleted_comes_into_play_in_a_new_message(
    table: Table,
) -> None:
    shown = await written(table)
    await table.env.bot.get_channel(table.channel.id).get_partial_message(shown.id).delete()  # type: ignore[union-attr]
    await table.alva.press((await table.alva.slash("character sheet")).message, "Ready")
    (told,) = table.read()
    assert "Tova is in play." in whole(told)
