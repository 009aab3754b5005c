"""Voting in Zapas: proposing, approving, objecting, accepting for all; revising and withdrawing (SM-1)."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import in_the_open, post
from chat.interactions.arguments import stale
from chat.interactions.batch import enter
from chat.interactions.character_options import named
from chat.interactions.context import Guest, arrive, overheard
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import journal, the
from chat.messages.components import press_id
from chat.messages.holders import holders
from cogs.zapas.components import is_private, mark, tell
from cogs.zapas.proposals import address, addressed, put_up, settle
from cogs.zapas.sheet import is_own, show_form
from cogs.zapas.traits import new_trait, show_trait
from narration.journal.events import lines_of
from narration.text.line import line
from rules.contract.ownership import find
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.refusal import Refused
from rules.zapas.sheet.proposals import proposal_of, proposals_of, require_voter
from rules.zapas.state.access import owned
from rules.zapas.state.campaign_state import Character, Proposal
from rules.zapas.state.events import ExperienceSpent
from rules.zapas.state.sheet_actions import (
    Approve,
    CloseProposal,
    LiftVeto,
    ProposeAspect,
    Proposed,
    Revise,
    Submit,
    VetoIt,
    VoteAction,
    Withdraw,
)
from rules.zapas.state.sheet_events import AspectWritten, TraitWritten

verbs = Verbs()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class VoteCommands(commands.Cog):
    """Writing traits and aspects by commands."""

    @app_commands.command()
    async def trait(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        level: app_commands.Range[int, 2, 6] | None = None,
        account: app_commands.Range[str, 0, TEXT_LENGTH] = "",
        draft: bool = False,
    ) -> None:
        """Propose a trait for the character that one plays, or keep it as a draft."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            who = named(guest, "")
            action = new_trait(guest, who, name, level=level, account=account, draft=draft)
            written = the(TraitWritten, (await guest.play(action)).events).trait
            await show_trait(guest, who.id, written.id)
            if not draft:
                await put_up(guest, [Proposed(character=who.id, trait=written.id)])

    @app_commands.command()
    async def aspect(
        self,
        interaction: Interaction,
        trait: str,
        text: app_commands.Range[str, 1, NAME_LENGTH],
        draft: bool = False,
    ) -> None:
        """Propose an aspect of a trait, or keep it as a draft."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            who = named(guest, "")
            number = next((one.id for one in who.standing if same(one.name, trait)), None)
            if number is None:
                raise Refused("not-found")
            action = ProposeAspect(character=who.id, trait=number, text=text, draft=draft)
            written = the(AspectWritten, (await guest.play(action)).events)
            await show_trait(guest, who.id, number)
            if not draft:
                await put_up(guest, [Proposed(character=who.id, trait=number, aspect=written.aspect)])

    @aspect.autocomplete("trait")
    async def _traits(self, interaction: Interaction, typed: str) -> Choices:
        guest = await overheard(interaction)
        found: list[Character] = (
            [c for c in guest.state.characters.values() if is_own(guest, c)] if guest else []
        )
        names = [trait.name for who in found for trait in who.standing if trait.accepted]
        fits = [name for name in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fits[:25]]


# ------------------------------------------------------------------------------------------ voting


@verbs.on("z-propose", Ack.UPDATE)
async def propose(guest: Guest, character: str, trait: int) -> None:
    """Show drafts to the table: those of one trait, or with 0 all of the sheet; all of them, or none."""
    who = owned(guest.state, character, guest.seat)
    drafts = [what for what, one in proposals_of(who) if one.draft and trait in {0, what.trait}]
    if not drafts:
        raise stale()
    await enter(guest, [Submit(what=what) for what in drafts])
    if trait:
        await show_trait(guest, character, trait)
    else:
        await show_form(guest, character)
    await put_up(guest, drafts)


def _asked(guest: Guest, what: Proposed, text: str) -> Proposal:
    """Return the proposal that a button means. Refused: `not-found`, `stale-button` for another text."""
    proposal = proposal_of(find(guest.state, what.character), what)
    if mark(proposal.text) != text:
        raise stale()
    return proposal


@verbs.on("z-approve", Ack.UPDATE)
async def approve(guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Accept a proposal as one of those who vote."""
    what = addressed(character, trait, aspect, renaming)
    _asked(guest, what, text)
    await _accept(guest, what, Approve(what=what))


@verbs.on("z-close", Ack.UPDATE)
async def close(guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Accept a proposal for everybody who has not answered: silence is consent."""
    what = addressed(character, trait, aspect, renaming)
    _asked(guest, what, text)
    await _accept(guest, what, CloseProposal(what=what))


async def _accept(guest: Guest, what: Proposed, action: VoteAction) -> None:
    """Vote for it, and tell everybody what it costs if that made it so (ZAP-37)."""
    played = await guest.play(action)
    await settle(guest, what, played)
    paid = [event for event in in_the_open(guest, played) if isinstance(event, ExperienceSpent)]
    if paid:
        await post(
            guest, journal(find(played.after, what.character).name, lines_of(guest.campaign.system, paid))
        )


@verbs.on("z-veto", Ack.FORM)
async def ask_reason(guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Open the form with the reason of an objection. Refused: as `require_voter`."""
    what = addressed(character, trait, aspect, renaming)
    proposal = _asked(guest, what, text)
    require_voter(find(guest.state, character), proposal, guest.seat)
    blank = Blank(guest.print.label(line("form-zapas-reason"), 45), most=TEXT_LENGTH, long=True)
    title = guest.print.label(line("form-zapas-object"), 45)
    custom_id = press_id("z-vetoed", guest.campaign.id, *address(what), text)
    await open_form(guest.interaction, title, custom_id, [blank])


@verbs.on("z-vetoed", Ack.UPDATE)
async def object_(  # noqa: PLR0913, PLR0917  # the words of a proposal's address
    guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str, reason: str
) -> None:
    """Stop a proposal; its owner is told who objects, and why (ZAP-3)."""
    what = addressed(character, trait, aspect, renaming)
    _asked(guest, what, text)
    played = await guest.play(VetoIt(what=what, reason=reason))
    await settle(guest, what, played)
    owner = find(played.after, character)
    await tell(guest, owner.name, [played], pinged=holders(guest.campaign, [owner]))


@verbs.on("z-lift", Ack.UPDATE)
async def lift(guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Take one's objection back; its owner is told who does."""
    what = addressed(character, trait, aspect, renaming)
    _asked(guest, what, text)
    played = await guest.play(LiftVeto(what=what))
    await settle(guest, what, played)
    owner = find(played.after, character)
    await tell(guest, owner.name, [played], pinged=holders(guest.campaign, [owner]))


# ------------------------------------------------------------------------------------------ the owner


@verbs.on("z-revise", Ack.FORM)
async def ask_text(guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Open the form with another text. Refused: `not-your-character`."""
    what = addressed(character, trait, aspect, renaming)
    owned(guest.state, character, guest.seat)
    proposal = _asked(guest, what, text)
    blank = Blank(guest.print.label(line("form-zapas-text"), 45), proposal.text, most=NAME_LENGTH)
    title = guest.print.label(line("form-zapas-revise"), 45)
    custom_id = press_id("z-revised", guest.campaign.id, *address(what), text)
    await open_form(guest.interaction, title, custom_id, [blank])


@verbs.on("z-revised", Ack.UPDATE)
async def revise(  # noqa: PLR0913, PLR0917  # the words of a proposal's address
    guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str, new: str
) -> None:
    """Give a proposal another text: it is posted anew, since all vote again."""
    what = addressed(character, trait, aspect, renaming)
    draft = _asked(guest, what, text).draft
    await guest.play(Revise(what=what, text=new))
    if is_private(guest):
        await show_trait(guest, character, trait)
    if not draft:
        await put_up(guest, [what])


@verbs.on("z-withdraw", Ack.UPDATE)
async def withdraw(guest: Guest, character: str, trait: int, aspect: int, renaming: int, text: str) -> None:
    """Take a proposal back."""
    what = addressed(character, trait, aspect, renaming)
    _asked(guest, what, text)
    await settle(guest, what, await guest.play(Withdraw(what=what)))
