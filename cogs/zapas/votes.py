"""Votes on proposals: propose, approve, object, accept for all, revise, withdraw (SM-1)."""

from collections.abc import Callable

from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import announce, public_events
from chat.interactions.arguments import stale_button
from chat.interactions.batch import play_all
from chat.interactions.character_options import named
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Handler, Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.lines_as_panel import event_of
from cogs.zapas.bundles import post_costs
from cogs.zapas.components import address, addressed, is_private, mark
from cogs.zapas.proposals import put_up, settle
from cogs.zapas.sheet import show_form
from cogs.zapas.suggestions import text_of, traits
from cogs.zapas.traits import new_trait, show_trait
from narration.text.line import line
from rules.contract.ownership import find
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.refusal import Refused
from rules.zapas.sheet.proposals import proposal_of, proposals_of, require_voter
from rules.zapas.state.access import find_owned
from rules.zapas.state.campaign_state import Character, Proposal
from rules.zapas.state.sheet_actions import (
    Approve,
    CloseProposal,
    LiftVeto,
    ProposeAspect,
    Proposed,
    Revise,
    Submit,
    VetoProposal,
    VoteAction,
    Withdraw,
)
from rules.zapas.state.sheet_events import AspectWritten, TraitWritten

router = Router()


class VoteCommands(commands.Cog):
    """Writing traits and aspects by commands."""

    @app_commands.command()
    @in_campaign()
    async def trait(
        self,
        context: Context,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        level: app_commands.Range[int, 2, 6] | None = None,
        account: app_commands.Range[str, 0, TEXT_LENGTH] = "",
        draft: bool = False,
    ) -> None:
        """Propose a trait for your character, or keep it as a draft."""
        who = named(context, "")
        action = new_trait(context, who, name, level=level, account=account, draft=draft)
        written = event_of(TraitWritten, (await context.play(action)).events).trait
        await _written(context, Proposed(character=who.id, trait=written.id), draft=draft)

    @app_commands.command()
    @app_commands.autocomplete(trait=text_of(traits))
    @in_campaign()
    async def aspect(
        self,
        context: Context,
        trait: str,
        text: app_commands.Range[str, 1, NAME_LENGTH],
        draft: bool = False,
    ) -> None:
        """Propose an aspect of a trait, or keep it as a draft."""
        who = named(context, "")
        number = _trait_named(who, trait)
        action = ProposeAspect(character=who.id, trait=number, text=text, draft=draft)
        written = event_of(AspectWritten, (await context.play(action)).events)
        what = Proposed(character=who.id, trait=number, aspect=written.aspect)
        await _written(context, what, draft=draft)


def _trait_named(who: Character, name: str) -> int:
    """Return the id of a trait. Refused: `not-found`."""
    found = next((one.id for one in who.standing if same(one.name, name)), None)
    if found is None:
        raise Refused("not-found")
    return found


async def _written(context: Context, what: Proposed, *, draft: bool) -> None:
    """Show the trait that was written, or the trait of an aspect; propose it unless it is a draft."""
    await show_trait(context, what.character, what.trait)
    if not draft:
        await put_up(context, [what])


# ------------------------------------------------------------------------------------------ voting


@router.on("z-propose", Ack.UPDATE)
async def propose(context: Context, character: str, trait: int) -> None:
    """Propose the drafts of one trait, or with 0 those of the whole sheet; all of them, or none."""
    who = find_owned(context.state, character, context.seat)
    drafts = [what for what, one in proposals_of(who) if one.draft and trait in {0, what.trait}]
    if not drafts:
        raise stale_button()
    await play_all(context, [Submit(what=what) for what in drafts])
    if trait:
        await show_trait(context, character, trait)
    else:
        await show_form(context, character)
    await put_up(context, drafts)


def on_proposal(verb: str, ack: Ack, *, form: bool = False) -> Callable[[Handler], Handler]:
    """Register a button of a proposal: its handler gets the proposal and, from a form, the typed text.

    Refused: `not-found`, `stale-button` if the text of the proposal has changed since.
    """

    def register(handler: Handler) -> Handler:
        async def press(
            context: Context, character: str, trait: int, aspect: int, renaming: int, text: str
        ) -> None:
            await handler(context, *_meant(context, addressed(character, trait, aspect, renaming), text))

        async def send(  # noqa: PLR0913, PLR0917  # the words of a proposal
            context: Context, character: str, trait: int, aspect: int, renaming: int, text: str, typed: str
        ) -> None:
            what = addressed(character, trait, aspect, renaming)
            await handler(context, *_meant(context, what, text), typed)

        router.on(verb, ack)(send if form else press)
        return handler

    return register


def _meant(context: Context, what: Proposed, text: str) -> tuple[Proposed, Proposal]:
    proposal = proposal_of(find(context.state, what.character), what)
    if mark(proposal.text) != text:
        raise stale_button()
    return what, proposal


@on_proposal("z-approve", Ack.UPDATE)
async def approve(context: Context, what: Proposed, _: Proposal) -> None:
    """Accept a proposal as one of the voters."""
    await _accept(context, what, Approve(what=what))


@on_proposal("z-close", Ack.UPDATE)
async def close(context: Context, what: Proposed, _: Proposal) -> None:
    """Accept a proposal for everybody who has not answered: silence is consent."""
    await _accept(context, what, CloseProposal(what=what))


async def _accept(context: Context, what: Proposed, action: VoteAction) -> None:
    """Vote for a proposal, and announce what it cost if this vote was the last (ZAP-37)."""
    played = await context.play(action)
    await settle(context, what, played)
    await post_costs(context, find(played.after, what.character).name, public_events(context, played))


@on_proposal("z-veto", Ack.FORM)
async def ask_reason(context: Context, what: Proposed, proposal: Proposal) -> None:
    """Open the form for the reason of an objection. Refused: as `require_voter`."""
    require_voter(find(context.state, what.character), proposal, context.seat)
    reason = TextField(line("form-zapas-reason"), most=TEXT_LENGTH, long=True)
    words = (*address(what), mark(proposal.text))
    await ask(context, line("form-zapas-object"), "z-vetoed", *words, fields=[reason])


@on_proposal("z-vetoed", Ack.UPDATE, form=True)
async def object_(context: Context, what: Proposed, _: Proposal, reason: str) -> None:
    """Stop a proposal, and tell its owner who objects and why (ZAP-3)."""
    await _tell_owner(context, what, VetoProposal(what=what, reason=reason))


@on_proposal("z-lift", Ack.UPDATE)
async def lift(context: Context, what: Proposed, _: Proposal) -> None:
    """Take this person's objection back, and tell the owner."""
    await _tell_owner(context, what, LiftVeto(what=what))


async def _tell_owner(context: Context, what: Proposed, action: VoteAction) -> None:
    """Play a vote, show what it led to, and announce it with a ping for the owner."""
    played = await context.play(action)
    await settle(context, what, played)
    owner = find(played.after, what.character)
    await announce(context, owner.name, played, pinged=holders(context.campaign, [owner]))


# ------------------------------------------------------------------------------------------ the owner


@on_proposal("z-revise", Ack.FORM)
async def ask_text(context: Context, what: Proposed, proposal: Proposal) -> None:
    """Open the form for another text. Refused: `not-your-character`."""
    find_owned(context.state, what.character, context.seat)
    text = TextField(line("form-zapas-text"), proposal.text, most=NAME_LENGTH)
    words = (*address(what), mark(proposal.text))
    await ask(context, line("form-zapas-revise"), "z-revised", *words, fields=[text])


@on_proposal("z-revised", Ack.UPDATE, form=True)
async def revise(context: Context, what: Proposed, proposal: Proposal, new: str) -> None:
    """Give a proposal another text, and post it again, since everybody votes again."""
    await context.play(Revise(what=what, text=new))
    if is_private(context):
        await show_trait(context, what.character, what.trait)
    if not proposal.draft:
        await put_up(context, [what])


@on_proposal("z-withdraw", Ack.UPDATE)
async def withdraw(context: Context, what: Proposed, _: Proposal) -> None:
    """Take a proposal back."""
    await settle(context, what, await context.play(Withdraw(what=what)))
