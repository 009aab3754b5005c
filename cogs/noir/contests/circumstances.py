"""The GM's circumstances where a roll opens, typed, and for any roll that waits for its dice (NOIR-31)."""

import re
from typing import Any

import discord
from discord import app_commands

from chat.interactions.context import Context, context_of_typing
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.contests.checks import MOST_GIVEN
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_inputs import circumstances_menu
from narration.noir.rolls import check_prompts as prompts
from narration.text.line import Line, line
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base import modifiers
from rules.noir.base.modifiers import SIZES
from rules.noir.roll.circumstances import bonuses_only
from rules.noir.state.contests import RollPart

#: The most characters of typed circumstances.
MOST_TYPED = 30
Sizes = app_commands.Range[str, 0, MOST_TYPED]
#: What circumstances of each size are called, in the order of `SIZES`.
EASE = (
    line("choice-noir-much-easier"),
    line("choice-noir-easier"),
    line("choice-noir-bit-easier"),
    line("choice-noir-bit-harder"),
    line("choice-noir-harder"),
    line("choice-noir-much-harder"),
)


def typed_sizes(typed: str) -> tuple[int, ...]:
    """Return circumstances that were typed, such as "+5 -2".

    Refused: `bad-level` for anything that is no size of them, `bad-value-many`.
    """
    words = re.split(r"[\s,;]+", re.sub("[−–]", "-", typed).strip())
    if any(not re.fullmatch(r"[+-]?\d{1,3}", word) for word in words if word):
        raise Refused("bad-level", have=0)
    sizes = tuple(int(word) for word in words if word)
    modifiers.require_sizes(sizes)
    return sizes


async def suggest_sizes(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest one more of the GM's circumstances after those that were typed."""
    context = await context_of_typing(interaction)
    begun = _begun(typed)
    if context is None or len(begun) > MOST_TYPED - len(" -10"):
        return []
    return [_choice(context, begun, size, said) for size, said in zip(SIZES, EASE, strict=True)]


def _begun(typed: str) -> str:
    """Return the circumstances that were typed so far; nothing if they are none."""
    try:
        return " ".join(f"{size:+}" for size in typed_sizes(typed))
    except Refused:
        return ""


def _choice(context: Context, begun: str, size: int, said: Line) -> app_commands.Choice[str]:
    name = f"{begun} {context.print.label(said)}".strip()
    return app_commands.Choice(name=name[:100], value=f"{begun} {size:+}".strip())


def waiting(now: Moment) -> list[RollPart]:
    """Return the rolls of a contest whose dice have not fallen."""
    open_ = (cast for check in now.contest.checks if not check.decided for cast in check.casts)
    return [cast for cast in open_ if not cast.dice and not cast.offered]


@noir.router.on("n-weigh", Ack.UPDATE)
async def weigh(context: Context, contest: str, step: int) -> None:
    """Show the GM the circumstances of every roll that waits for its dice."""
    require_gm(context.seat)
    now = await noir.moment(context, contest, step)
    menus = [
        circumstances_menu(
            context,
            now.at("n-given", cast.character),
            cast.claims.circumstances,
            only_bonuses=bonuses_only(now.contest),
            of=cast.name,
        )
        for cast in waiting(now)[:MOST_GIVEN]
    ]
    back = now.button(line("button-back"), "n-tools")
    await context.reply(prompts.weighing(now.contest.title), view_of(*([one] for one in menus), [back]))
