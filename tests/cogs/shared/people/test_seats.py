"""Seats in Discord: joining, leaving, handing over, standing in, and members who come and go."""

from functools import partial

import pytest

from chat.messages.accounts import holders
from rules.campaign.actions import AppointStandIn, ChangeSetting, GiveCharacter, SetRole
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord
from rules.core.seat import Role
from rules.nyx.base.enums import Sealed, Tactic
from tests import seam
from tests.simulated import nyx_setup
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Person, Table


@pytest.fixture
def cleo(table: Table) -> Person:
    """Return a person on the server who has no seat."""
    return Person(table, table.guild.add_member(table.env.create_user("cleo")))


# ---------------------------------------------------------------------------------- coming and going


async def test_somebody_joins_and_is_told_what_to_do_next(table: Table, cleo: Person) -> None:
    await table.campaign()
    answer = await cleo.slash("campaign join")
    assert answer.place.flags.ephemeral
    assert answer.place.content.startswith("✅ You have a seat in The Night Train. Next: ")
    assert table.read()[-1].content == "cleo has joined The Night Train."
    record = (await table.state()).campaign.held_by(cleo.id)
    assert record is not None
    assert (record.called, record.role) == ("cleo", Role.PLAYER)


async def test_who_joins_from_elsewhere_gets_a_link_and_nobody_there_is_told(
    table: Table, cleo: Person
) -> None:
    await table.campaign()
    await table.gm.slash("campaign new", at=table.thread, system="nyx", name="The Day Ferry")
    assert await cleo.offered("campaign join", "campaign", "day") == ["The Day Ferry"]
    answer = await cleo.slash("campaign join", at=table.voice, campaign="The Day Ferry")
    assert f"<#{table.thread.id}>" in answer.text
    assert not [one for one in table.voice.history() if not one.flags.ephemeral]
    assert (await table.state(2)).campaign.held_by(cleo.id) is not None


async def test_an_invitation_calls_one_person_and_its_button_is_theirs_alone_after_a_restart_too(
    table: Table, cleo: Person
) -> None:
    await table.campaign()
    await table.play(ChangeSetting(key="join", value="invited"), table.gm)
    await table.gm.slash("campaign invite", member=cleo.actor)
    invitation = table.read()[-1]
    assert invitation.content == (f"cleo: you’re invited to The Night Train, a campaign of Nyx. <@{cleo.id}>")
    assert [user.id for user in invitation.mentions] == [cleo.id]
    await table.restart()
    refused = await table.alva.press(invitation, "Join")
    assert refused.text.startswith("This invitation is for someone else.")
    await cleo.press(invitation, "Join")
    assert (await table.state()).campaign.held_by(cleo.id) is not None
    (told,) = [one for one in table.read() if one.id == invitation.id]
    assert told.content == "cleo has joined The Night Train."
    assert not labels(told)


async def test_who_leaves_is_told_first_what_stays_and_comes_back_to_it(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    asked = await table.alva.slash("campaign leave")
    assert "Your characters stay, with everything they have: Mira." in asked.text
    assert (await table.state()).campaign.held_by(table.alva.id) is not None
    await table.alva.press(asked.message, "Leave the seat")
    assert (await table.state()).campaign.held_by(table.alva.id) is None
    assert "Mira" in whole((await table.boris.slash("character list")).message)
    assert "nobody (seat 2)" in whole((await table.boris.slash("campaign seats")).message)
    handed = await table.gm.slash("seat hand", seat="2", to=table.alva.actor)
    assert handed.result.acknowledged
    assert (await table.alva.slash("character sheet")).text.startswith("Mira")


async def test_the_gm_empties_a_seat(table: Table) -> None:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    assert await table.gm.offered("campaign leave", "seat", "mira") == ["seat 2: Mira"]
    asked = await table.gm.slash("campaign leave", seat="seat 2: Mira")
    assert asked.text.startswith("Empty a seat: seat 2?")
    await table.gm.press(asked.message, "Empty the seat")
    assert not (await table.state()).campaign.record("2").is_held  # type: ignore[union-attr]


async def test_everybody_sees_who_sits_where_and_nobody_is_pinged(table: Table, cleo: Person) -> None:
    await table.campaign()
    await cleo.slash("character new", name="Mira")
    await table.play(AppointStandIn(seat="4", stand_in="2"), table.gm)
    shown = await table.boris.slash("campaign seats")
    text = whole(shown.message)
    assert shown.message.ephemeral
    assert "**greta** · GM" in text
    assert f"**cleo** · player · plays Mira · stand-in: <@{table.alva.id}>" in text


# -------------------------------------------------------------------------------------- handing over


async def test_a_seat_is_handed_over_with_its_characters(table: Table, cleo: Person) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    assert await table.alva.offered("seat hand", "seat") == ["seat 2: Mira"]
    await table.alva.slash("seat hand", seat="2", to=cleo.actor)
    said = table.read()[-1]
    assert (
        said.content == f"cleo takes over a seat with its characters: Mira. Until now: seat 2. <@{cleo.id}>"
    )
    assert (await cleo.slash("character sheet")).text.startswith("Mira")
    assert (await table.alva.slash("character sheet")).text.startswith("You don’t play anyone yet")


@pytest.mark.rule("NYX-33")
async def test_a_character_is_given_away_in_the_middle_of_a_round_and_its_pick_stays_sealed(
    table: Table, cleo: Person
) -> None:
    await table.duel()
    await cleo.slash("campaign join")
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Waiting")
    assert await table.alva.offered("character give", "character") == ["Mira"]
    assert await table.alva.offered("character give", "to", "cleo") == ["cleo"]
    await table.alva.slash("character give", character="Mira", to="cleo")
    assert "Someone else plays Mira now." in whole(table.read()[-1])
    assert f"<@{cleo.id}>" in table.read()[-1].content
    conflict = await table.conflict()
    assert conflict.side(1).pick is Tactic.WAITING
    seen = (await table.state()).campaign.seat_of(cleo.id)
    known = table.bot.table.system(await table.state()).view(await table.state(), seen)
    assert known.contests[conflict.id].side(1).pick is Sealed.SEALED
    shown = await cleo.press(table.panel, "Choose")
    assert "Waiting" not in shown.text
    table.dice.add(4, 3)
    await table.picked(table.boris, "Defensive")
    assert (await table.conflict()).round is not None


async def test_the_gm_hands_the_chair_over_and_is_a_player_then(table: Table) -> None:
    await table.campaign()
    await table.gm.slash("seat gm", to=table.alva.actor)
    assert table.read()[-1].content.startswith("alva is now the GM of The Night Train.")
    assert (await table.state()).campaign.gm.holder == table.alva.id
    assert (await table.gm.slash("scene new")).text.startswith("Only the GM")


async def test_the_chair_goes_to_somebody_without_a_seat_too(table: Table, cleo: Person) -> None:
    await table.campaign()
    await table.gm.slash("seat gm", to=cleo.actor)
    assert (await table.state()).campaign.gm.holder == cleo.id


async def test_a_co_gm_does_what_the_gm_does_but_for_the_chair(table: Table) -> None:
    await table.campaign()
    await table.gm.slash("seat co-gm", seat="2")
    assert table.read()[-1].content == "Seat 2 is now a co-GM and can do what the GM does."
    assert (await table.alva.slash("npc new", name="Guard", value=7)).text == "Guard: Value 7"
    await table.finished_character(table.boris, "Tove")
    await nyx_setup.opened(table.alva, "Tove", "Guard")
    await table.declared(table.boris)
    shown = await table.alva.press(table.panel, "Choose")
    assert "Waiting" in labels(shown.message), "a co-GM picks for the GM's side by the public button"
    assert (await table.alva.slash("seat gm", to=table.boris.actor)).text.startswith(
        "Only the campaign’s main GM can do that"
    )
    await table.gm.slash("seat co-gm", seat="2", on=False)
    assert (await table.alva.slash("npc new", name="Dog", value=3)).text.startswith("Only the GM")


async def test_the_chair_of_a_gm_who_is_gone_is_taken_and_they_come_back_to_a_seat(table: Table) -> None:
    await table.boris.slash("campaign new", system="nyx", name="The Night Train")
    await table.alva.slash("campaign join")
    assert (await table.alva.slash("seat gm")).text.startswith(
        "When a GM is gone, a co-GM or someone who manages this server takes over"
    )
    await table.gm.slash("seat gm")
    assert (await table.state()).campaign.gm.holder == table.boris.id, "the GM is called first"
    table.guild.remove_member(table.boris.actor)
    await table.env.settle()
    await table.gm.slash("seat gm")
    head = (await table.state()).campaign
    assert head.gm.holder == table.gm.id
    assert head.seat_of(table.boris.id).role is Role.PLAYER
    table.boris.actor = table.guild.add_member(table.boris.actor.user)
    assert (await table.boris.slash("scene new")).text.startswith("Only the GM")


async def test_of_two_who_take_the_chair_at_once_the_first_has_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.boris.slash("campaign new", system="nyx", name="The Night Train")
    for person in (table.alva, table.gm):
        await person.slash("campaign join")
    await table.play(SetRole(seat="2", gm=True), table.boris)
    table.guild.remove_member(table.boris.actor)
    await table.env.settle()
    seam.slow_rest(monkeypatch)
    deeds = [partial(person.slash, "seat gm") for person in (table.alva, table.gm)]
    first, second = await seam.together(table.env, *deeds)
    assert (await table.state()).campaign.gm.holder == table.alva.id
    assert "is now the GM of" in first.text
    assert second.text.startswith("The GM is still on this server.")


async def test_nobody_is_taken_for_the_seat_that_they_call_themselves(table: Table) -> None:
    await table.campaign()
    three = Person(table, table.guild.add_member(table.env.create_user("3")))
    await table.gm.slash("seat hand", seat="2", to=three.actor)
    await table.gm.slash("seat co-gm", seat="3")
    seats = (await table.state()).campaign.seats
    assert [record.role for record in seats] == [Role.GM, Role.PLAYER, Role.GM]


async def test_nobody_takes_a_campaign_for_another_by_its_name(table: Table, cleo: Person) -> None:
    await table.campaign()
    await table.gm.slash("campaign new", at=table.thread, system="nyx", name="1")
    await cleo.slash("campaign join", at=table.voice, campaign="1")
    assert (await table.state(1)).campaign.held_by(cleo.id) is not None


# -------------------------------------------------------------------------------------- standing in


async def test_a_stand_in_plays_an_absent_seat_s_character_here_and_is_told_how_to_be_themself(
    table: Table,
) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    await table.alva.slash("seat stand-in", who=table.boris.actor)
    assert table.read()[-1].content.startswith(
        "boris can now act for seat 2: buttons work at once, and /character play takes up a character"
    )
    assert await table.boris.offered("character play", "character") == ["Mira", "Tove"]
    begun = await table.boris.slash("character play", character="Mira")
    assert begun.text.split("\n")[0] == "🎭 You act for Mira here."
    assert "as Mira. Everyone sees “acted for” on what you do." in begun.text
    assert (await table.boris.slash("character sheet")).text.split("\n")[1].startswith("Mira")
    assert (await table.boris.slash("character sheet", at=table.voice)).text.startswith(
        "There’s no campaign in this channel yet"
    )
    refused = await table.boris.slash("seat hand", seat="2", to=table.gm.actor)
    assert refused.text.startswith("That isn’t your seat to decide about")
    shown = await table.boris.slash("campaign seats")
    over = await table.boris.press(shown.message, "As myself again")
    assert over.place.content == "You’re playing as yourself again."
    assert (await table.boris.slash("character sheet")).text.startswith("Tove")


async def test_a_stand_in_without_a_seat_gets_one_but_not_for_nothing(table: Table, cleo: Person) -> None:
    await table.campaign()
    refused = await table.boris.slash("seat stand-in", who=cleo.actor, seat="2")
    assert refused.text.startswith("That isn’t your seat to decide about")
    assert (await table.state()).campaign.held_by(cleo.id) is None
    await table.gm.slash("seat stand-in", who=cleo.actor, seat="2")
    record = (await table.state()).campaign.held_by(cleo.id)
    assert record is not None
    assert (await table.state()).campaign.record("2").stand_in == record.id  # type: ignore[union-attr]
    await table.alva.slash("seat stand-in")
    assert table.read()[-1].content == "Nobody acts for seat 2 any more."


async def test_what_the_gm_s_stand_in_does_is_marked_and_what_is_the_gm_s_stays_private(table: Table) -> None:
    await table.campaign()
    tove = await table.finished_character(table.boris, "Tove")
    await table.play(GiveCharacter(character=tove.id, seat="1"), table.gm)
    await table.play(AppointStandIn(seat="1", stand_in="2"), table.gm)
    await table.alva.slash("character play", character="Tove")
    before = len(table.read())
    await table.alva.slash("npc new", name="Guard", value=7)
    assert len(table.read()) == before
    await table.alva.declares("scene new")
    assert "Acted for Tove" in whole(table.read()[-1])
    refused = await table.alva.slash("campaign export")
    assert refused.text.split("\n")[-1].startswith(
        "A stand-in plays for an absent player but can’t decide about seats"
    )


@pytest.mark.rule("NYX-33")
async def test_a_stand_in_acts_by_the_public_button_does_not_see_what_was_sealed_and_the_story_says_so(
    table: Table, cleo: Person
) -> None:
    await table.duel()
    await cleo.slash("campaign join")
    await table.play(AppointStandIn(seat="2", stand_in="4"), table.gm)
    shown = await cleo.press(table.panel, "Choose")
    assert shown.text.split("\n")[0] == "🎭 You act for Mira here."
    await table.declared(cleo, table.boris)
    await table.picked(table.alva, "Waiting")
    assert (await cleo.press(table.panel, "Choose")).text.startswith("Nothing is waiting for you.")
    table.dice.add(4, 3)
    await table.picked(table.boris, "Waiting")
    assert "✅ Acted for Mira: " in whole(table.story)


def test_who_acts_for_a_seat_is_called_for_it_once_they_have_taken_it_up() -> None:
    absent = SeatRecord(id="2", role=Role.PLAYER, holder=12, stand_in="3")
    stand_in = SeatRecord(id="3", role=Role.PLAYER, holder=13)
    mira = AnyCharacter(id="1", name="Mira", seat="2")

    def called(*seats: SeatRecord) -> tuple[int, ...]:
        head = Campaign(id=1, home=9, name="", system="nyx", language="en", seats=seats)
        return holders(head, [mira])

    assert called(absent, stand_in) == (12,)
    assert called(absent, stand_in.but(acting={7: "2"})) == (13,)
    assert called(absent.but(holder=0), stand_in) == (13,)
    assert called(absent.but(holder=0, stand_in=""), stand_in) == (0,)


# ------------------------------------------------------------------------------- leaving the server


async def test_who_leaves_the_server_is_waited_for_and_finds_everything_as_it_was(table: Table) -> None:
    await table.duel()
    table.guild.remove_member(table.alva.actor)
    await table.env.settle()
    await table.declared(table.boris)
    before = (await table.state()).campaign
    await table.gm.slash("nyx call", characters="Mira", attribute="body", text="Run")
    table.alva.actor = table.guild.add_member(table.alva.actor.user)
    assert (await table.state()).campaign.seats == before.seats
    assert (await table.alva.slash("character sheet")).text.startswith("Mira")


async def test_an_empty_seat_pings_nobody_and_its_round_goes_on_by_the_next_hand(
    table: Table, cleo: Person
) -> None:
    await table.duel()
    asked = await table.alva.slash("campaign leave")
    await table.alva.press(asked.message, "Leave the seat")
    await table.declared(table.boris)
    assert "<@0>" not in "".join(one.content for one in table.read())
    await table.gm.slash("seat hand", seat="2", to=cleo.actor)
    await table.declared(cleo)
    assert all(side.declared for side in (await table.conflict()).active)
