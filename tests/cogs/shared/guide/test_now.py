"""/now for a player, a GM or a stand-in, in direct messages, with nothing to do, and after a restart."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
import simcord

from rules.campaign.actions import AppointStandIn, FoundCampaign, HandSeat, LeaveSeat, StartSession
from rules.noir.state import actions as noir
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from rules.zapas.state import actions as zapas
from storage.store import utc_now
from tests.cogs.nyx.test_rounds import harmed
from tests.simulated import noir_combats, zapas_play, zapas_sheets
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Person, Table
from tests.whole.test_restart import back_again, cut_off

ALVA, BORIS = "2", "3"


async def now(person: Person, at: simcord.ChannelHandle | None = None) -> Answer:
    return await person.slash("now", at)


async def in_letters(person: Person) -> Answer:
    """Use /now in a direct message."""
    return Answer(await person.actor.user.slash("now"))


async def picking(table: Table) -> None:
    """Start a conflict in which Alva has picked and Boris has not."""
    await table.duel(title="The chase")
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Offensive")


async def test_a_player_sees_what_waits_with_a_link_and_does_it_by_the_button(table: Table) -> None:
    await picking(table)
    shown = await now(table.boris)
    assert shown.text == "⚠ The Night Train, your turn: pick a tactic"
    assert shown.result.ephemeral
    link = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{table.panel.id}"
    assert f"⚠ Tove: **pick a tactic** · The chase · [open]({link})" in whole(shown.message)
    picker = await table.boris.press(shown.message, "Choose")
    assert {"Defensive", "Waiting", "Offensive"} <= set(labels(picker.message))


async def test_with_nothing_to_do_one_reads_what_happened_last_and_no_pick(table: Table) -> None:
    await picking(table)
    shown = await now(table.alva)
    assert shown.text == "✅ The Night Train: nothing is waiting for you"
    assert "The chase begins: Mira against Tove" in whole(shown.message)
    assert whole(shown.message).count("The chase") == 1, "the title is not said twice"
    assert "scene 1" not in whole(shown.message), "there was no session yet"
    assert "Offensive" not in whole(shown.message)
    assert labels(shown.message) == ["Sheet", "Help"]


async def test_the_gm_sees_who_holds_the_game_up_and_nudges_them_once(table: Table) -> None:
    await picking(table)
    await table.gm.declares("session start")
    table.watch.time = utc_now() + timedelta(days=2, hours=3)
    shown = await now(table.gm)
    assert "⏳ Tove: **pick a tactic** · The chase · for 2 days · [open]" in whole(shown.message)
    assert "Mira: **" not in whole(shown.message)
    nudged = await table.gm.press(shown.message, "Nudge")
    assert nudged.text == "✅ Nudged: Tove."
    sent = table.read()[-1]
    assert sent.content == f"⏳ The chase is waiting. Tove: **pick a tactic** <@{table.boris.id}>"
    assert [user.id for user in sent.mentions] == [table.boris.id]
    await table.restart()
    again = await table.gm.press(shown.message, "Nudge")
    assert "They’ve already been nudged for this" in again.text
    assert [m.id for m in table.read() if m.content.startswith("⏳ The chase is waiting.")] == [sent.id]


async def test_a_nudge_for_what_has_been_done_says_so_and_is_nobodys_but_the_gms(table: Table) -> None:
    await picking(table)
    shown = await now(table.gm)
    (press,) = [each for each in ids(shown.message) if each.startswith("n:nudge:")]
    refused = await table.alva.forge(press)
    assert "GM" in refused.text
    table.dice.add(4, 3)
    await table.picked(table.boris, "Waiting")
    before = len(table.read())
    assert "Nobody needs a nudge there" in (await table.gm.press(shown.message, "Nudge")).text
    assert len(table.read()) == before


async def test_a_nudge_that_could_not_be_written_is_told_and_may_be_tried_again(table: Table) -> None:
    await picking(table)
    shown = await now(table.gm)
    await cut_off(table)
    assert "I couldn’t write in its channel" in (await table.gm.press(shown.message, "Nudge")).text
    await back_again(table)
    assert (await table.gm.press(shown.message, "Nudge")).text == "✅ Nudged: Tove."


async def test_a_stand_in_sees_what_waits_for_the_absent_seat_and_does_it(table: Table) -> None:
    await picking(table)
    await table.play(AppointStandIn(seat=BORIS, stand_in=ALVA), table.boris)
    shown = await now(table.alva)
    assert "⚠ Tove: **pick a tactic** (standing in) · The chase" in whole(shown.message)
    assert "Offensive" not in whole(shown.message)
    picker = await table.alva.press(shown.message, "Choose")
    assert "Waiting" in labels(picker.message)


async def test_a_session_says_who_is_not_there_and_an_empty_seat_is_nobody_to_nudge(table: Table) -> None:
    await picking(table)
    await table.play(StartSession(present=("1", ALVA)), table.gm)
    assert "(not here tonight)" in whole((await now(table.gm)).message)
    await table.play(LeaveSeat(seat=BORIS), table.boris)
    shown = await now(table.gm)
    assert "(nobody holds the seat)" in whole(shown.message)
    assert "Nudge" not in labels(shown.message)


async def test_by_direct_message_all_ones_campaigns_are_shown_and_the_buttons_work(table: Table) -> None:
    await picking(table)
    founding = FoundCampaign(holder=table.boris.id, name="Sand", language="en", place=77)
    await table.found("zapas", founding)
    shown = await in_letters(table.boris)
    assert shown.text == "⚠ 1 thing is waiting for you in your campaigns"
    assert "The Night Train\n⚠ Tove: **pick a tactic**" in whole(shown.message)
    assert "Sand\nNothing is waiting for you." in whole(shown.message)
    picker = await table.boris.press(shown.message, "The chase")
    assert "Waiting" in labels(picker.message)
    assert "You don’t have a seat in any campaign" in (await in_letters(table.stranger)).text


async def test_on_another_server_there_is_the_way_but_no_button(table: Table) -> None:
    await picking(table)
    await table.play(HandSeat(seat=BORIS, holder=table.stranger.id), table.gm)
    shown = await now(table.stranger, table.elsewhere)
    assert "⚠ Tove: **pick a tactic**" in whole(shown.message)
    assert ids(shown.message) == []


async def test_somebody_without_a_seat_is_told_how_to_take_one(table: Table) -> None:
    await table.campaign()
    stranger = Person(table, table.guild.add_member(table.env.create_user("nils")))
    shown = await now(stranger)
    assert shown.text == "You have no seat in The Night Train"
    assert "/campaign join" in whole(shown.message)


async def test_outside_conflicts_the_list_of_the_game_has_the_buttons(table: Table) -> None:
    await table.campaign()
    mira = await table.finished_character(table.alva, "Mira")
    call = nyx.CallForRoll(characters=(mira.id,), attribute=Attribute.MIND, modifier=-1)
    await table.play(call, table.gm)
    shown = await now(table.alva)
    assert "⚠ Mira: **make the roll the GM called for** · /nyx pending" in whole(shown.message)
    listed = await table.alva.press(shown.message, "What’s waiting")
    rolled = await table.alva.press(listed.message, "Roll: Mira")
    assert "Roll" in labels(rolled.message)


async def test_by_direct_message_the_list_of_a_campaign_has_its_button(table: Table) -> None:
    await table.campaign()
    mira = await table.finished_character(table.alva, "Mira")
    call = nyx.CallForRoll(characters=(mira.id,), attribute=Attribute.MIND, modifier=-1)
    await table.play(call, table.gm)
    listed = await table.alva.press((await in_letters(table.alva)).message, "The Night Train")
    rolled = await table.alva.press(listed.message, "Roll: Mira")
    assert "Roll" in labels(rolled.message)


async def asked_of_a_gm_of_noir(table: Table) -> None:
    """Let a use of Fate wait for the GM of Noir."""
    await noir_combats.noir(table)
    await table.alva.slash("character new", name="Ada")
    ada = await table.character("Ada")
    await table.play(noir.SetFate(character=ada.id, points=9, reason="A start."), table.gm)
    await table.play(noir.PayChange(character=ada.id, text="A door."), table.alva)


async def asked_of_a_gm_of_zapas(table: Table) -> None:
    """Let a new flag wait for the GM of Zapas."""
    await zapas_sheets.zapas(table)
    await table.alva.slash("character new", name="Ada")
    ada = await table.character("Ada")
    await table.play(zapas.TakeFlag(character=ada.id, text="Courage"), table.alva)


@pytest.mark.parametrize(
    ("waiting", "campaign", "opens"),
    [
        pytest.param(asked_of_a_gm_of_noir, "Harbour", "noir-ask", id="Noir: a use of Fate"),
        pytest.param(asked_of_a_gm_of_zapas, "The Airship", "flag-waits", id="Zapas: a flag"),
    ],
)
async def test_by_direct_message_a_gm_gets_the_list_of_every_game(
    table: Table, waiting: Callable[[Table], Awaitable[None]], campaign: str, opens: str
) -> None:
    await waiting(table)
    shown = await in_letters(table.gm)
    listed = await table.gm.press(shown.message, campaign)
    assert any(opens in each for each in ids(listed.message))


async def in_a_fight(table: Table) -> None:
    """Let Alma, played by Alva, roll for initiative in Noir; her dice are low enough to be asked for more."""
    await noir_combats.duel(table, alma=9, konrad=9)
    table.dice.add(2, 3)


async def at_a_task(table: Table) -> None:
    """Let a roll of Zapas wait for Alva's dice."""
    await zapas_play.party(table)
    await zapas_play.tried(table)


@pytest.mark.parametrize(
    ("waiting", "offers"),
    [
        pytest.param(in_a_fight, "n:n-", id="Noir: a fight"),
        pytest.param(at_a_task, "n:z-", id="Zapas: a roll"),
    ],
)
async def test_by_direct_message_a_player_gets_the_question_of_every_game(
    table: Table, waiting: Callable[[Table], Awaitable[None]], offers: str
) -> None:
    await waiting(table)
    shown = await in_letters(table.alva)
    (pressed,) = [each for each in ids(shown.message) if each.startswith(offers)]
    asked = Answer(await table.alva.actor.user.click(shown.message, custom_id=pressed))
    assert [each for each in ids(asked.message) if each.startswith(offers)]


@pytest.mark.parametrize("ask", [now, in_letters])
async def test_a_sheet_that_is_not_in_play_has_its_button(table: Table, ask: Any) -> None:
    await zapas_sheets.zapas(table)
    await zapas_sheets.begun(table, table.alva, "Tova")
    shown = await ask(table.alva)
    sheet = await table.alva.press(shown.message, "Tova")
    assert "Biography…" in labels(sheet.message)


async def test_a_stand_in_opens_the_list_as_the_absent_seat(table: Table) -> None:
    await table.campaign()
    tove = await table.finished_character(table.boris, "Tove")
    await table.play(AppointStandIn(seat=BORIS, stand_in=ALVA), table.boris)
    call = nyx.CallForRoll(characters=(tove.id,), attribute=Attribute.MIND, modifier=-1)
    await table.play(call, table.gm)
    listed = await table.alva.press((await now(table.alva)).message, "Tove")
    assert "Roll: Tove" in labels(listed.message)


async def test_the_list_of_a_gm_of_noir_is_no_players(table: Table) -> None:
    await table.found(
        "noir", FoundCampaign(holder=table.gm.id, name="Rain", language="en", place=table.channel.id)
    )
    await table.alva.slash("character new", name="Ada")
    ada = await table.character("Ada")
    await table.play(noir.SetFate(character=ada.id, points=9, reason="A start."), table.gm)
    await table.play(noir.PayChange(character=ada.id, text="A door."), table.alva)
    shown = await now(table.gm)
    assert "⚠ Ada: **a use of Fate, yes or no?** · /noir fate" in whole(shown.message)
    opened = await table.gm.press(shown.message, "What’s waiting")
    assert any(each.startswith("n:noir-ask:") for each in ids(opened.message))
    refused = await table.alva.forge("n:now-list:1:2")
    assert "GM" in refused.text
    assert not any(each.startswith("n:noir-ask:") for each in ids(refused.message))


async def test_a_gm_of_zapas_answers_for_others_by_the_button_and_judges_from_the_list(table: Table) -> None:
    await table.found(
        "zapas", FoundCampaign(holder=table.gm.id, name="Sand", language="en", place=table.channel.id)
    )
    await table.alva.slash("character new", name="Ada")
    ada = await table.character("Ada")
    await table.play(zapas.TakeFlag(character=ada.id, text="Courage"), table.alva)
    shown = await now(table.gm)
    assert "⚠ Ada: **does the flag fit?** · /zapas pending" in whole(shown.message)
    listed = await table.gm.press(shown.message, "What’s waiting")
    assert any("flag-waits" in each for each in ids(listed.message))


async def test_after_a_restart_the_buttons_of_now_still_work(table: Table) -> None:
    await harmed(table)
    shown = await now(table.alva)
    await table.restart()
    taken = await table.alva.press(shown.message, "Penalty…")
    assert "Fatigue" in labels(taken.message)
