"""Ways to provoke each refusal about seats and places on Discord, for `provocations`."""

from rules.campaign.actions import AppointStandIn, ArchiveCampaign, ChangeSetting, Invite, LeaveSeat
from tests.simulated.tabletop import Person, Table
from tests.whole.refusals.provocations import Deed, provokes
from tests.whole.refusals.zapas_play import building


def newcomer(table: Table) -> Person:
    """Return somebody on the server without a seat."""
    return Person(table, table.guild.add_member(table.env.create_user("cleo")))


@provokes("invitation-needed")
async def somebody_joins_uninvited(table: Table) -> Deed:
    await table.campaign()
    await table.play(ChangeSetting(key="join", value="invited"), table.gm)
    cleo = newcomer(table)
    return lambda: cleo.slash("campaign join")


@provokes("invited-already")
async def somebody_is_invited_twice(table: Table) -> Deed:
    await table.campaign()
    cleo = newcomer(table)
    await table.play(Invite(holder=cleo.id), table.gm)
    return lambda: table.gm.slash("campaign invite", member=cleo.actor)


@provokes("invitation-not-yours")
async def an_invitation_of_somebody_else_is_taken(table: Table) -> Deed:
    await table.campaign()
    cleo = newcomer(table)
    await table.gm.slash("campaign invite", member=cleo.actor)
    return lambda: table.alva.press(table.panel, "Join")


@provokes("has-seat-already")
async def a_seat_is_handed_to_who_has_one(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("seat hand", seat="2", to=table.boris.actor)


@provokes("not-a-person")
async def a_bot_is_invited(table: Table) -> Deed:
    await table.campaign()
    droid = table.guild.add_member(table.env.create_user("droid", bot=True))
    return lambda: table.gm.slash("campaign invite", member=droid)


@provokes("not-your-seat")
async def a_player_hands_somebody_else_s_seat_over(table: Table) -> Deed:
    await table.campaign()
    cleo = newcomer(table)
    return lambda: table.alva.slash("seat hand", seat="3", to=cleo.actor)


@provokes("no-such-seat")
async def a_seat_that_is_not_there(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("campaign leave", seat="9")


@provokes("seat-empty")
async def an_empty_seat_is_emptied(table: Table) -> Deed:
    await table.campaign()
    await table.play(LeaveSeat(seat="2"), table.gm)
    return lambda: table.gm.slash("campaign leave", seat="2")


@provokes("chair-must-be-handed")
async def the_gm_leaves(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("campaign leave")


@provokes("chair-only")
async def a_player_makes_a_co_gm(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("seat co-gm", seat="3")


@provokes("chair-is-theirs")
async def the_gm_takes_the_chair(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("seat gm")


@provokes("chair-for-managers")
async def a_player_takes_the_chair(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("seat gm")


@provokes("chair-held")
async def a_co_gm_takes_the_chair_of_a_gm_who_is_there(table: Table) -> Deed:
    await table.campaign()
    await table.gm.slash("seat co-gm", seat="2")
    return lambda: table.alva.slash("seat gm")


@provokes("role-same")
async def a_player_is_made_a_player(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.slash("seat co-gm", seat="2", on=False)


@provokes("stand-in-is-self")
async def somebody_stands_in_for_themself(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("seat stand-in", who=table.alva.actor)


@provokes("stand-in-same")
async def a_stand_in_is_appointed_twice(table: Table) -> Deed:
    await table.campaign()
    await table.play(AppointStandIn(seat="2", stand_in="3"), table.alva)
    return lambda: table.alva.slash("seat stand-in", who=table.boris.actor)


@provokes("acting-as-self")
async def somebody_is_themself_already(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.forge("n:as-self:1")


@provokes("character-theirs-already")
async def a_character_is_given_to_its_player(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return lambda: table.alva.slash("character give", character="Mira", to="2")


@provokes("bare-stays")
async def a_value_is_given_to_a_player(table: Table) -> Deed:
    await table.campaign()
    await table.guard()
    return lambda: table.gm.slash("character give", character="Guard", to="2")


@provokes("roll-open-give")
async def somebody_is_given_away_in_the_middle_of_a_roll(table: Table) -> Deed:
    await building(table)
    return lambda: table.alva.slash("character give", character="Mira", to="gm")


@provokes("place-not-bound")
async def a_thread_is_let_go_that_was_never_bound(table: Table) -> Deed:
    await table.campaign()
    thread = table.thread
    return lambda: table.gm.slash("campaign unbind", at=thread)


@provokes("gm-called")
async def a_gm_is_called_again_at_once(table: Table) -> Deed:
    await table.alva.slash("campaign new", name="The Night Train", system="nyx")
    await table.gm.slash("seat gm")
    return lambda: table.gm.slash("seat gm")


@provokes("gm-not-called")
async def a_gm_answers_whom_nobody_called(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.forge("n:gm-here:1")


@provokes("campaign-archived")
async def somebody_joins_an_archived_campaign(table: Table) -> Deed:
    await table.gm.slash("campaign new", name="The Night Train", system="nyx")
    await table.play(ArchiveCampaign(), table.gm)
    return lambda: table.alva.slash("campaign join")
