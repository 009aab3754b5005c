"""The GM's word by buttons: on aspects that players claim before the dice, and on points that wait.

Rules: NYX-7, NYX-8, NYX-10, D-44, D-45.
"""

from collections.abc import Iterable, Sequence

from discord import ui

from chat.interactions.announcements import announce, post, replace_question
from chat.interactions.arguments import fingerprint
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.gm_requests import ask_gm, require_open
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from cogs.shared.roll_again import again_view
from narration.journal.events import event_lines
from narration.nyx.character.claims import claim_panel
from narration.nyx.character.sheet import roll_result
from narration.nyx.character.slow_penalties import affliction_result
from narration.text.line import Line, Panel, line
from rules.contract.system import Played
from rules.core.model_base import Event
from rules.core.names import TEXT_LENGTH
from rules.core.seat import require_gm
from rules.nyx.base.pool import Use
from rules.nyx.state.actions import JudgeGains, LetRoll, StrikeFromRoll
from rules.nyx.state.campaign_state import Character, Claim
from rules.nyx.state.events import AfflictionRolled, RolledAlone
from rules.nyx.state.npc_numbers import with_numbers

router = Router()

#: The most aspects that are ruled out by a button each.
AT_ONCE = 3

Button = ui.Button[ui.View]


def mark(claim: Claim) -> str:
    """Return a short word that tells one claim from the next."""
    return fingerprint(claim.model_dump_json())


async def tell_roll(context: Context, played: Played, character: str) -> None:
    """Tell everybody of a roll, or ask the GM about its aspects first. Points that wait get buttons.

    The roll's own message, which was pressed, is edited last: the table has waited for the dice.
    """
    who = played.after.characters[character]
    if who.claim is not None:
        await context.reply(line("nyx-claim-asked"))
        await _ask_about(context, who, who.claim)
        return
    await post(context, rolled(played.events), gain_buttons(context, played, character))
    await context.reply(_for_gm(played) or line("roll-done"), _again_view(context, played, who))


def _again_view(context: Context, played: Played, who: Character) -> ui.View | None:
    """Return the button that opens the same roll again, for the person who rolled; None for other rolls."""
    pools = [event.roll.pool for event in played.events if isinstance(event, RolledAlone)]
    words = [(who.id, pool.attribute.value, pool.modifier) for pool in pools]
    return again_view(context, [who], "claim-again", *words[0]) if words else None


def _for_gm(played: Played) -> Panel | None:
    """Return the result with the numbers that it withholds from the others; None if there are none (0121)."""
    known = [with_numbers(event) for event in played.events]
    return None if known == list(played.events) else rolled(known)


def rolled(events: Iterable[Event]) -> Panel:
    """Return the result of the roll among these events."""
    for event in events:
        if isinstance(event, RolledAlone):
            return roll_result(event)
        if isinstance(event, AfflictionRolled):
            return affliction_result(event)
    raise LookupError("no roll was played")


async def _ask_about(context: Context, character: Character, claim: Claim) -> None:
    view = view_of(claim_buttons(context, character, claim), [_again(context, character, claim)])
    await ask_gm(context, claim_panel(character, claim), view)


def claim_buttons(context: Context, character: Character, claim: Claim) -> list[Button]:
    """Return the buttons by which the GM lets a roll's aspects pass, or rules one out: each in one tap if
    there are few, else from a menu.
    """
    said, words = context.in_public, (character.id, mark(claim))
    let = said.button(line("button-let"), "let-roll", *words)
    if len(claim.uses) > AT_ONCE:
        return [let, said.button(line("button-strike"), "strike-which", *words)]
    strikes = [
        said.button(strike_label(claim.uses, use), "strike-roll", *words, use.aspect) for use in claim.uses
    ]
    alone = len(claim.uses) == 1
    why = ("strike-roll-why", *words, claim.uses[0].aspect) if alone else ("strike-which", *words)
    return [let, *strikes, said.button(line("button-strike-why"), *why)]


def strike_label(uses: Sequence[Use], use: Use) -> Line:
    """Return the label of the button that rules an aspect out; it names the aspect among several."""
    aspect = line("nyx-aspect", name=use.name, value=use.value)
    return line("button-strike-one", aspect=aspect) if len(uses) > 1 else line("button-strike")


def _again(context: Context, character: Character, claim: Claim) -> Button:
    """Return the button by which the player claims something else."""
    said = line("button-claim-again")
    if claim.affliction:
        return context.in_public.button(said, "slow", character.id)
    return context.in_public.button(said, "claim-again", character.id, claim.attribute, claim.modifier)


async def _claim_of(context: Context, number: str, marked: str) -> tuple[Character, Claim]:
    """Return the character and the claim that a button is about. Refused: `no-claim` for another one."""
    character: Character | None = context.state.characters.get(number)
    claim = character.claim if character else None
    await require_open(context, "no-claim", is_open=claim is not None and mark(claim) == marked)
    assert character is not None
    assert claim is not None
    return character, claim


@router.on("let-roll", Ack.UPDATE)
async def let_roll(context: Context, character: str, marked: str) -> None:
    """Let the dice fall; the result replaces the question."""
    require_gm(context.seat)
    await _claim_of(context, character, marked)
    await replace_question(context, rolled((await context.play(LetRoll(character=character))).events))


@router.on("strike-which", Ack.PRIVATE)
async def strike_which(context: Context, character: str, marked: str) -> None:
    """Ask the GM which of several aspects to rule out; each is one more tap."""
    require_gm(context.seat)
    who, claim = await _claim_of(context, character, marked)
    options = [
        context.option(line("nyx-aspect", name=use.name, value=use.value), use.aspect) for use in claim.uses
    ]
    menus = [
        context.menu(line(said), verb, who.id, marked, options=options)
        for said, verb in (("placeholder-strike", "strike-one"), ("button-strike-why", "strike-roll-why"))
    ]
    await context.reply(claim_panel(who, claim), view_of(*([menu] for menu in menus)))


@router.on("strike-one", Ack.UPDATE)
async def strike_one(context: Context, character: str, marked: str, aspect: int) -> None:
    """Rule out the aspect that was chosen from the menu."""
    await _strike(context, character, marked, aspect, "")


@router.on("strike-roll", Ack.UPDATE)
async def strike_roll(context: Context, character: str, marked: str, aspect: int, text: str = "") -> None:
    """Rule out an aspect, with the GM's words if there are any."""
    await _strike(context, character, marked, aspect, text)


@router.on("strike-roll-why", Ack.FORM)
async def strike_roll_why(context: Context, character: str, marked: str, aspect: int) -> None:
    """Ask the GM why the aspect does not count here."""
    require_gm(context.seat)
    field = TextField(line("form-strike"), most=TEXT_LENGTH, long=True)
    where = (character, marked, aspect)
    await ask(context, line("form-strike-title"), "strike-roll", *where, fields=[field])


async def _strike(context: Context, number: str, marked: str, aspect: int, text: str) -> None:
    """Rule out; then ask again about what is left, or call the player, who may claim another aspect."""
    require_gm(context.seat)
    _, claim = await _claim_of(context, number, marked)
    played = await context.play(StrikeFromRoll(character=number, aspect=aspect, text=text))
    who = played.after.characters[number]
    told = as_panel(who.name, event_lines(context.campaign.system, played.events))
    await replace_question(context, told)
    if who.claim is not None:
        await _ask_about(context, who, who.claim)
    else:
        view = view_of([_again(context, who, claim)])
        await post(context, line("nyx-claim-free", name=who.name), view, holders(context.campaign, [who]))


# ------------------------------------------------------------------------------------- points that wait


def gain_buttons(context: Context, played: Played, character: str) -> ui.View | None:
    """Return the buttons by which the GM judges the points that were just gained, if they wait."""
    before = played.before.characters[character].gained
    new = [gain.id for gain in played.after.characters[character].gains if gain.id > before]
    if not new:
        return None
    words = ("judge-gains", character, new[0], new[-1])
    let = context.in_public.button(line("button-let"), *words, 1)
    return view_of([let, context.in_public.button(line("button-strike"), *words, 0)])


@router.on("judge-gains", Ack.UPDATE)
async def judge_gains(context: Context, character: str, first: int, last: int, allow: bool) -> None:
    """Let the points of one roll or fact count, or rule them out."""
    require_gm(context.seat)
    who: Character | None = context.state.characters.get(character)
    waiting = [gain.id for gain in who.gains if first <= gain.id <= last] if who else []
    await _judge(context, [(character, number) for number in waiting], allow=allow)


@router.on("let-gains", Ack.UPDATE)
async def let_gains(context: Context, marked: str) -> None:
    """Let all points count that waited when the button was shown. Refused: `no-gain` if others do now."""
    require_gm(context.seat)
    pairs = waiting_gains(context)
    await _judge(context, pairs if marked == mark_of(pairs) else [], allow=True)


def waiting_gains(context: Context) -> list[tuple[str, int]]:
    """Return all points that wait, as pairs of a character and a number."""
    return [(one.id, gain.id) for one in context.state.characters.values() for gain in one.gains]


def mark_of(pairs: Sequence[tuple[str, int]]) -> str:
    """Return a short word that tells one list of waiting points from another."""
    return fingerprint(repr(pairs))


async def _judge(context: Context, pairs: Sequence[tuple[str, int]], *, allow: bool) -> None:
    await require_open(context, "no-gain", is_open=bool(pairs))
    played = await context.play(JudgeGains(gains=tuple(pairs), allow=allow))
    pressed = context.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await context.reply(line("done-below"))
    else:
        await context.interaction.edit_original_response(view=None)
    await announce(context, context.campaign.name, played)


def word_buttons(context: Context) -> tuple[list[Button], list[Button]]:
    """Return what waits for the GM's word: a row for points, and one for rolls. Both are empty for others."""
    if not context.seat.is_gm:
        return [], []
    pairs, characters = waiting_gains(context), list(context.state.characters.values())
    gains = [_let_all(context, line("button-let-all"), pairs)] if pairs else []
    rolls = [claim_buttons(context, one, one.claim) for one in characters if one.claim is not None]
    return gains, rolls[0] if rolls else []


def _let_all(context: Context, said: Line, pairs: Sequence[tuple[str, int]]) -> Button:
    return context.button(said, "let-gains", mark_of(pairs))
