"""Zapas in Discord: proposals that the table votes on, from submission to veto or acceptance (SM-1)."""

from typing import Any

import pytest

from rules.zapas.state.campaign_state import Proposal, ProposalState, Trait
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import aspect, begun, crew, person, rich, stake, travelling, zapas

OPEN = ["Approve", "Veto…", "Accept for all", "Revise…", "Withdraw"]
STOPPED = ["Lift my veto", "Veto…", "Revise…", "Withdraw"]


async def proposed(table: Table, name: str = "Wizard") -> Any:
    """Create Alva's Tova with one trait that the table votes on; return the public message."""
    await zapas(table)
    await begun(table, table.alva, "Tova")
    await table.alva.slash("zapas trait", name=name)
    return table.read()[-1]


async def first(table: Table) -> Trait:
    return (await person(table, "Tova")).traits[0]


async def vote(table: Table) -> Proposal:
    return (await first(table)).proposal


@pytest.mark.rule("ZAP-2", "ZAP-3", "SM-1")
async def test_a_proposal_stands_for_all_with_buttons_and_pings_those_who_vote(table: Table) -> None:
    shown = await proposed(table)
    assert labels(shown) == OPEN
    assert "Wizard" in shown.content
    assert f"<@{table.boris.id}>" in shown.content
    assert f"<@{table.alva.id}>" not in shown.content


@pytest.mark.rule("ZAP-3", "SM-1")
async def test_a_trait_that_all_approve_is_accepted_and_its_message_has_no_buttons_left(table: Table) -> None:
    shown = await proposed(table, "Thief")
    half = await table.boris.press(shown, "Approve")
    assert half.place.id == shown.id
    assert labels(half.place) == OPEN
    done = await table.gm.press(shown, "Approve")
    assert (await vote(table)).state is ProposalState.ACCEPTED
    assert not labels(done.place)
    assert len(table.read()) == 1


@pytest.mark.rule("ZAP-2", "ZAP-3", "SM-1")
async def test_a_veto_is_given_a_reason_the_text_is_revised_and_the_new_one_accepted(table: Table) -> None:
    shown = await proposed(table)
    form = await table.boris.press(shown, "Veto…")
    await table.boris.fill(form, "too broad")
    assert (await vote(table)).state is ProposalState.VETOED
    stopped, told = table.read()
    assert labels(stopped) == STOPPED
    assert "too broad" in whole(stopped)
    assert "too broad" in whole(told)
    assert "Veto by a player without a character" in whole(told)
    assert f"<@{table.alva.id}>" in told.content  # it is her turn to revise
    await table.alva.fill(await table.alva.press(stopped, "Revise…"), "Pyromancer")
    renewed = table.read()[-1]
    assert stopped.id not in {each.id for each in table.read()}  # one message for each proposal
    assert "Pyromancer" in renewed.content
    assert labels(renewed) == OPEN
    assert f"<@{table.boris.id}>" in renewed.content
    await table.boris.press(renewed, "Approve")
    done = await table.gm.press(renewed, "Accept for all")
    assert (await vote(table)).state is ProposalState.ACCEPTED
    assert not labels(done.place)
    assert (await first(table)).name == "Pyromancer"


@pytest.mark.rule("SM-1")
async def test_a_text_that_was_vetoed_does_not_come_back_and_who_objected_may_lift_it(table: Table) -> None:
    shown = await proposed(table)
    await table.boris.fill(await table.boris.press(shown, "Veto…"), "too broad")
    again = await table.alva.fill(await table.alva.press(shown, "Revise…"), "WIZARD")
    assert again.message.ephemeral
    assert (await vote(table)).state is ProposalState.VETOED
    lifted = await table.boris.press(shown, "Lift my veto")
    assert (await vote(table)).state is ProposalState.PROPOSED
    assert labels(lifted.place) == OPEN
    assert "Veto lifted by" in whole(table.read()[-1])


@pytest.mark.rule("SM-1")
async def test_a_veto_leaves_with_its_author_and_the_others_vote_on_the_proposal_again(
    table: Table,
) -> None:
    shown = await proposed(table)
    await table.boris.fill(await table.boris.press(shown, "Veto…"), "too broad")
    ask = await table.boris.slash("campaign leave")
    await table.boris.press(ask.message, "Leave the seat")
    renewed = table.read()[-1]
    assert labels(renewed) == OPEN
    assert "0 of 1 approve" in whole(renewed)
    assert f"<@{table.gm.id}>" in renewed.content


@pytest.mark.rule("SM-1")
async def test_silence_is_consent_when_the_gm_says_so_and_a_veto_is_not_silence(table: Table) -> None:
    shown = await proposed(table)
    refused = await table.boris.press(shown, "Accept for all")
    assert refused.text.startswith("Only the GM can do that.")
    await table.boris.fill(await table.boris.press(shown, "Veto…"), "too broad")
    what = next(each for each in await _ids(table) if "z-veto" in each).split(":")
    refused = await table.gm.forge(":".join(("n", "z-close", *what[2:])))
    assert refused.message.ephemeral
    assert (await vote(table)).state is ProposalState.VETOED


async def _ids(table: Table) -> list[str]:
    return [each["custom_id"] for row in table.panel.components for each in row.to_dict()["components"]]


@pytest.mark.rule("ZAP-3")
async def test_nobody_votes_on_a_trait_of_their_own(table: Table) -> None:
    shown = await proposed(table)
    for label in ("Approve", "Veto…"):
        refused = await table.alva.press(shown, label)
        assert refused.message.ephemeral
    assert not (await vote(table)).approved


async def test_a_proposal_works_after_a_restart_and_an_older_text_does_nothing(table: Table) -> None:
    shown = await proposed(table)
    stale = next(each for each in await _ids(table) if "z-approve" in each)
    await table.restart()
    await table.alva.fill(await table.alva.press(shown, "Revise…"), "Pyromancer")
    refused = await table.boris.forge(stale)
    assert refused.text.startswith("This button is out of date and no longer does anything")
    await table.boris.press(table.read()[-1], "Approve")
    assert len((await vote(table)).approved) == 1


async def test_a_proposal_that_is_withdrawn_says_so_in_its_place(table: Table) -> None:
    shown = await proposed(table)
    gone = await table.alva.press(shown, "Withdraw")
    assert gone.place.id == shown.id
    assert "Wizard" in gone.place.content
    assert not labels(gone.place)
    assert not (await person(table, "Tova")).traits


async def test_a_vote_from_pending_changes_the_message_that_stands_for_all(table: Table) -> None:
    shown = await proposed(table)
    pending = (await table.boris.slash("zapas pending")).message
    (value,) = options(pending, "z-vote").values()
    opened = await table.boris.choose(pending, "z-vote", value)
    assert labels(opened.place) == ["Approve", "Veto…", "Accept for all"]
    await table.boris.fill(await table.boris.press(opened.place, "Veto…"), "too broad")
    public = next(each for each in table.read() if each.id == shown.id)
    assert "too broad" in whole(public)
    assert labels(public) == STOPPED
    waiting = await table.alva.slash("zapas pending")
    assert "Wizard" in whole(waiting.message)


async def test_a_message_that_somebody_deleted_is_posted_again_with_the_next_vote(table: Table) -> None:
    shown = await proposed(table)
    pending = (await table.boris.slash("zapas pending")).message
    (value,) = options(pending, "z-vote").values()
    opened = await table.boris.choose(pending, "z-vote", value)
    await table.env.bot.get_channel(table.channel.id).get_partial_message(shown.id).delete()  # type: ignore[union-attr]
    await table.boris.press(opened.place, "Approve")
    assert labels(table.read()[-1]) == OPEN


async def test_a_draft_is_revised_and_withdrawn_without_a_word_to_anybody(table: Table) -> None:
    await zapas(table)
    await begun(table, table.alva, "Tova")
    page = (await table.alva.slash("zapas trait", name="Wizard", draft=True)).place
    page = (await table.alva.fill(await table.alva.press(page, "Revise…"), "Pyromancer")).place
    assert (await first(table)).name == "Pyromancer"
    await table.alva.press(page, "Withdraw")
    assert not (await person(table, "Tova")).traits
    assert not table.read()


@pytest.mark.rule("ZAP-37")
async def test_a_new_trait_in_travel_is_paid_for_when_the_table_accepts_it(table: Table) -> None:
    await crew(table)
    await rich(table, "Tova", xp=4)
    await travelling(table)
    await table.alva.slash("zapas trait", name="Cook", account="Found the galley.")
    shown = table.read()[-1]
    assert "Found the galley." in whole(shown)
    assert await stake(table, await person(table, "Tova")) == (7, 4)
    await table.gm.press(shown, "Accept for all")
    who = await person(table, "Tova")
    assert await stake(table, who) == (7, 1)
    assert (who.traits[-1].level, who.traits[-1].paid) == (2, (1, 2))
    assert "3" in table.read()[-1].content


@pytest.mark.rule("ZAP-7")
async def test_an_aspect_of_somebody_in_play_is_fixed_once_it_is_accepted(table: Table) -> None:
    await crew(table)
    await table.alva.slash("zapas aspect", trait="thief", text="lockpicks")
    shown = table.read()[-1]
    assert not (await first(table)).aspects[0].fixed
    await table.boris.press(shown, "Approve")
    await table.gm.press(shown, "Approve")
    assert (await first(table)).aspects[0].fixed


async def test_proposals_are_told_in_the_campaign_s_language_and_voted_on_in_anybody_s(table: Table) -> None:
    await zapas(table, "sv")
    await begun(table, table.alva, "Tova")
    await table.alva.slash("zapas trait", name="Tjuv")
    assert "Godta" in labels(table.read()[-1])
    await table.boris.press(table.read()[-1], "Godta")
    assert "Godta" in labels(table.read()[-1])


async def test_the_trait_of_an_aspect_is_suggested_among_one_s_own_accepted_ones(table: Table) -> None:
    await crew(table)
    await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    assert await table.alva.offered("zapas aspect", "trait", "ai") == ["Sailor", "Captain"]
    assert await table.gm.offered("zapas aspect", "trait") == []
