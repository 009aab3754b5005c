"""The GM demands an aspect of a character, in a conflict or before a roll; the player answers (NYX-12)."""

from discord import ui

from chat.interactions.announcements import post
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from chat.messages.as_panel import journal
from chat.messages.components import button, press_id, rows
from chat.messages.holders import holders
from narration.journal.events import lines_of
from narration.nyx.base.pools import coming_pool
from narration.nyx.conflict.prompts import demand_prompt
from narration.text.line import Line, line
from rules.core.refusal import Refused
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.aspects import open_demands, price
from rules.nyx.sheet.sheet import conflict_of, own
from rules.nyx.state.actions import AnswerDemand, DemandAspect
from rules.nyx.state.campaign_state import Character, Demand

verbs = Verbs()


async def demand_of(guest: Guest, character: Character, aspect: int) -> None:
    """Demand an aspect, and call whoever must answer."""
    played = await guest.play(DemandAspect(character=character.id, aspect=aspect))
    await redraw(guest, character)
    said = guest.announce.label(line("button-answer"))
    view = rows([button(said, press_id("demanded", guest.campaign.id, character.id))])
    await guest.reply(line("demand-made", name=character.name))
    told = journal(character.name, lines_of(guest.campaign.system, played.events))
    await post(guest, told, view, holders(guest.campaign, [character]))


async def redraw(guest: Guest, character: Character) -> None:
    """Show the conflict that a character is in, if any, with the sheet as it is now."""
    conflict = conflict_of(guest.state, character.id)
    if conflict is not None:
        await guest.services.table.store.show_again(guest.campaign.id, conflict.id)
        guest.services.live.soon(guest.campaign.id, conflict.id)


@verbs.on("demanded", Ack.PRIVATE)
async def demanded(guest: Guest, character: str) -> None:
    """Open what is demanded of one's own character."""
    await _show(guest, own(guest.state, character, guest.seat))


@verbs.on("answered", Ack.UPDATE)
async def answered(guest: Guest, character: str, aspect: int, buy_off: bool) -> None:  # a word of the button
    """Accept or buy off; outside a conflict everybody is told at once."""
    played = await guest.play(AnswerDemand(character=character, aspect=aspect, buy_off=buy_off))
    known = played.after.characters[character]
    fighting = conflict_of(played.after, character) is not None
    await redraw(guest, known)
    if open_demands(known):
        await _show(await guest.now(), known)
    else:
        await guest.reply(line("demand-answered" if fighting else "done-below"))
    if not fighting:
        await post(guest, journal(known.name, lines_of(guest.campaign.system, played.events)))


async def _show(guest: Guest, character: Character) -> None:
    """Refused: `no-demand` when nothing waits for an answer."""
    if not open_demands(character):
        raise Refused("no-demand")
    lines = [_answers(guest, character, demand) for demand in open_demands(character)[:5]]
    coming = coming_pool(guest.state, character) if guest.shows_odds else None
    await guest.reply(demand_prompt(character, tuning(guest.campaign.settings), coming), rows(*lines))


def _answers(guest: Guest, character: Character, demand: Demand) -> list[ui.Button[ui.View] | None]:
    """Return the two ways to answer; buying off is offered to those who can pay for it (Nyx D-8)."""
    aspect = character.aspect(demand.aspect)
    assert aspect is not None, "what is demanded stands on the sheet"
    affordable = character.points >= price(aspect, tuning(guest.campaign.settings))

    def answer(said: Line, buys: int) -> ui.Button[ui.View]:
        words = (character.id, demand.aspect, buys)
        return button(guest.print.label(said), press_id("answered", guest.campaign.id, *words))

    buy_off = answer(line("button-buy-off"), 1) if affordable else None
    return [answer(line("button-accept"), 0), buy_off]
