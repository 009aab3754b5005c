"""Several proposals of one sheet that were put up at once: one public message, with "Approve all" (SM-1).

A note in the store says where the message is and which proposals it lists; a sheet has one such message. What
is revised leaves it, and gets a message of its own.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord
from discord import ButtonStyle, ui

from chat.interactions.announcements import post, public_events
from chat.interactions.arguments import stale_button
from chat.interactions.batch import play_all
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answer
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from cogs.zapas.components import address, addressed, mark, vote_value
from narration.journal.events import event_lines
from narration.text.line import line
from narration.zapas.sheet.bundle import bundle_panel
from narration.zapas.sheet.gm_prompts import vote_option
from rules.contract.ownership import find
from rules.core.seat import PUBLIC
from rules.zapas.sheet.proposals import proposal_of, proposals_of
from rules.zapas.state.campaign_state import Character, ProposalState, ZapasState
from rules.zapas.state.events import ExperienceSpent
from rules.zapas.state.sheet_actions import Approve, CloseProposal, Proposed, VoteAction

router = Router()

#: The start of the key of the note about a bundle.
BUNDLE = "zapas bundle"


@dataclass(frozen=True)
class Bundle:
    """The proposals of a sheet in one message, and where that is; 0 and 0 if it is not known."""

    members: tuple[Proposed, ...]
    channel: int = 0
    message: int = 0

    def of(self, state: ZapasState) -> "Bundle":
        """Return the bundle with those of its proposals that still exist."""
        known = {what for who in state.characters.values() for what, _ in proposals_of(who)}
        return replace(self, members=tuple(what for what in self.members if what in known))


# ------------------------------------------------------------------------------------- where it is


def _key(context: Context, character: str) -> str:
    return f"{BUNDLE}.{context.campaign.id}.{character}"


async def bundle_of(context: Context, character: str) -> Bundle:
    """Return the bundle of a sheet; it is empty if nothing was put up together."""
    note = await context.services.table.store.notes.get(_key(context, character))
    if not note:
        return Bundle(())
    (channel, message), *members = (each.split(".") for each in note.split())
    found = (addressed(character, *map(int, words)) for words in members)
    return Bundle(tuple(found), int(channel), int(message))


async def _keep(context: Context, character: str, bundle: Bundle) -> None:
    members = (".".join(map(str, address(what)[1:])) for what in bundle.members)
    words = " ".join((f"{bundle.channel}.{bundle.message}", *members))
    await context.services.table.store.notes.set(_key(context, character), words)


async def put_up_together(
    context: Context, state: ZapasState, proposed: Sequence[Proposed], pinged: Sequence[int]
) -> None:
    """Post proposals of one sheet in one message, with those of the message before that are still open."""
    character = proposed[0].character
    owner, before = find(state, character), (await bundle_of(context, character)).of(state)
    open_ = [what for what in before.members if not proposal_of(owner, what).accepted]
    await _delete(context, before)
    bundle = Bundle(tuple(dict.fromkeys((*open_, *proposed))))
    sent = await post(context, bundle_panel(state, bundle.members), _view(context, owner, bundle), pinged)
    await _keep(context, character, replace(bundle, channel=sent.channel.id, message=sent.id))


async def leave_bundle(context: Context, state: ZapasState, what: Proposed) -> None:
    """Take a proposal out of its bundle, because it gets a message of its own."""
    bundle = await bundle_of(context, what.character)
    if what in bundle.members:
        left = replace(bundle, members=tuple(one for one in bundle.members if one != what))
        await _keep(context, what.character, left)
        await redraw_bundle(context, state, what.character)


async def redraw_bundle(context: Context, state: ZapasState, character: str) -> None:
    """Edit the message of a bundle; delete it if none of its proposals exists any more."""
    bundle = (await bundle_of(context, character)).of(state)
    if bundle.members:
        await _edit(context, state, bundle)
    else:
        await _delete(context, bundle)


async def put_into_play(context: Context, state: ZapasState, character: str) -> bool:
    """Say above a sheet's accepted proposals that it is in play; return False if no message here has them."""
    owner, bundle = find(state, character), (await bundle_of(context, character)).of(state)
    if bundle.channel != context.place or not bundle.members or not _is_over(owner, bundle):
        return False
    return await _edit(context, state, bundle, in_play=True)


async def _edit(context: Context, state: ZapasState, bundle: Bundle, *, in_play: bool = False) -> bool:
    """Edit the message of a bundle; return whether it is still there."""
    message = context.announce.drawn(bundle_panel(state, bundle.members, in_play=in_play))
    view = _view(context, find(state, bundle.members[0].character), bundle)
    with suppress(discord.NotFound, discord.Forbidden):
        await _message(context, bundle).edit(content=message.content, embed=message.embed, view=view)
        return True
    return False


async def _delete(context: Context, bundle: Bundle) -> None:
    if bundle.message:
        with suppress(discord.NotFound, discord.Forbidden):
            await _message(context, bundle).delete()


def _message(context: Context, bundle: Bundle) -> discord.PartialMessage:
    channel = context.services.client.get_partial_messageable(bundle.channel)
    return channel.get_partial_message(bundle.message)


def _view(context: Context, owner: Character, bundle: Bundle) -> ui.View | None:
    """Return the buttons of a bundle; none when everything is accepted."""
    if _is_over(owner, bundle):
        return None
    public, at = context.in_public, (owner.id, _texts(owner, bundle))
    return view_of(
        [
            public.button(line("button-zapas-all"), "z-all", *at, style=ButtonStyle.success),
            public.button(line("button-zapas-each"), "z-each", owner.id),
            public.button(line("button-zapas-close"), "z-close-all", *at),
        ]
    )


def _is_over(owner: Character, bundle: Bundle) -> bool:
    return all(proposal_of(owner, what).accepted for what in bundle.members)


def _texts(owner: Character, bundle: Bundle) -> str:
    """Return a short word for the texts of a bundle: a press means what the voter has read."""
    return mark("\n".join(proposal_of(owner, what).text for what in bundle.members))


# ------------------------------------------------------------------------------------- voting


@router.on("z-all", Ack.UPDATE)
async def approve_all(context: Context, character: str, texts: str) -> None:
    """Approve every open proposal of a bundle that this person has not approved. Refused: as `Approve`."""
    await _on_all(context, character, texts, lambda what: Approve(what=what))


@router.on("z-close-all", Ack.UPDATE)
async def close_all(context: Context, character: str, texts: str) -> None:
    """Accept every open proposal of a bundle for those who have not answered. Refused: as `CloseProposal`."""
    await _on_all(context, character, texts, lambda what: CloseProposal(what=what))


async def _on_all(
    context: Context, character: str, texts: str, vote: Callable[[Proposed], VoteAction]
) -> None:
    """Vote on all of a bundle as one. Refused: `stale-button` if one has another text, or none is open."""
    owner = find(context.state, character)
    bundle = (await _shown(context, owner)).of(context.state)
    open_ = [what for what in bundle.members if _is_open(owner, what)]
    if not open_ or _texts(owner, bundle) != texts:
        raise stale_button()
    mine = [what for what in open_ if context.seat.id not in proposal_of(owner, what).approved]
    played = await play_all(context, [vote(what) for what in (mine or open_)])
    state: ZapasState = context.system.view(played.after, PUBLIC)
    message = context.announce.drawn(bundle_panel(state, bundle.members))
    await answer(context.interaction, message, _view(context, find(state, character), bundle))
    await post_costs(context, owner.name, public_events(context, played))


async def _shown(context: Context, owner: Character) -> Bundle:
    """Return the bundle of a sheet; without one, everything on it that the table votes on."""
    found = await bundle_of(context, owner.id)
    waiting = tuple(what for what, one in proposals_of(owner) if one.state is ProposalState.PROPOSED)
    return found if found.members else Bundle(waiting)


def _is_open(owner: Character, what: Proposed) -> bool:
    return proposal_of(owner, what).state is ProposalState.PROPOSED


async def post_costs(context: Context, title: str, events: Sequence[object]) -> None:
    """Post what accepted proposals cost, if they cost anything (ZAP-37)."""
    paid = [event for event in events if isinstance(event, ExperienceSpent)]
    if paid:
        await post(context, as_panel(title, event_lines(context.campaign.system, paid)))


@router.on("z-each", Ack.PRIVATE)
async def one_by_one(context: Context, character: str) -> None:
    """Offer the proposals of a bundle that are not accepted, to vote on each or change it."""
    owner = find(context.state, character)
    bundle = (await _shown(context, owner)).of(context.state)
    waiting = [what for what in bundle.members if not proposal_of(owner, what).accepted]
    options = [
        context.option(vote_option(context.state, what, proposal_of(owner, what)), vote_value(what))
        for what in waiting
    ]
    menu = context.menu(line("placeholder-zapas-vote"), "z-vote", options=options)
    await context.reply(line("zapas-each", name=owner.name), view_of([menu]))
