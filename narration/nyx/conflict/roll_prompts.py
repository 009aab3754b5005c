"""Drafts of individual rolls and declarations, before the dice fall, and prompts for the GM.

They are made from the reader's view of the state. Rules: NYX-9 to 12, 15, 16, 24, 38.
"""

from narration.nyx.base import words
from narration.nyx.base.odds import chance_line, declared_line
from narration.nyx.base.pools import acting
from narration.nyx.character.claims import points_waiting
from narration.nyx.conflict.panel import title
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import TITLE_LENGTH, truncate, truncated_line
from rules.nyx.base.enums import Attribute, SideNumber
from rules.nyx.base.pool import Pool
from rules.nyx.base.settings import USUAL, Tuning, tuning
from rules.nyx.conflict.advantages import attribute_modifier, situational_steps
from rules.nyx.sheet.aspects import forced, help_from, hindrance
from rules.nyx.sheet.gains import points_wait
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Bonus, Conflict


def roll_prompt(  # noqa: PLR0913  # a draft has four parts
    character: Character,
    attribute: Attribute,
    modifier: int,
    positive: tuple[int, ...],
    negative: tuple[int, ...],
    usual: Tuning = USUAL,
    *,
    odds: bool = True,
    by_gm: bool = False,
) -> Panel:
    """Return the draft of an individual roll: the sum, the dice, and what the aspects cost and bring.

    `usual` holds the campaign's settings, which say what hindrances give and when. `odds` says whether to
    show chances, `by_gm` whether the GM rolls.
    """
    waits = not by_gm and points_wait(usual, in_conflict=False)
    pool = _pool(character, attribute, modifier, positive, negative)
    return Panel(
        headline=_headline(character, pool),
        title=line("nyx-roll-title", name=character.name),
        lines=(
            *_lines(character, pool, positive, negative, usual, waits=waits),
            *((chance_line(pool),) if odds else ()),
        ),
    )


def declare_prompt(  # noqa: PLR0913  # a draft has an attribute and two lists of aspects
    state: NyxState,
    conflict: Conflict,
    side: SideNumber,
    *,
    attribute: Attribute,
    positive: tuple[int, ...],
    negative: tuple[int, ...],
    odds: bool = True,
) -> Panel:
    """Return the draft of a declaration (NYX-24); `odds` says whether to show chances.

    If several characters may roll for the side, its `character` rolls if the group mode allows it (NYX-21).
    """
    own, usual = conflict.side(side), tuning(state.campaign.settings)
    character = acting(state, own.but(attribute=attribute))
    modifier = own.modifier + attribute_modifier(state, conflict, own)
    pool = _pool(character, attribute, modifier, positive, negative)
    shift = situational_steps(state, conflict) if side == 1 else -situational_steps(state, conflict)
    shifted = (line("nyx-own-shift", steps=shift),) if shift else ()
    goal = (line("nyx-goal", goal=own.goal),) if own.goal else ()
    waits = bool(character.seat) and points_wait(usual, in_conflict=True)
    return Panel(
        headline=_headline(character, pool),
        title=title(conflict),
        lines=(
            *_lines(character, pool, positive, negative, usual, waits=waits),
            *shifted,
            *((declared_line(state, conflict, side, pool),) if odds else ()),
            *goal,
        ),
        tone=words.tone(conflict.marker if side == 1 else -conflict.marker),
    )


def judge_prompt(conflict: Conflict, side: SideNumber) -> Panel:
    """Ask the GM to judge the narrative advantage that a winner wants instead of three steps (NYX-38)."""
    own = conflict.side(side)
    assert isinstance(own.bonus, Bonus), "only a choice that was shown is judged"
    return Panel(
        headline=line("nyx-headline-judge", name=truncate(own.name)),
        title=title(conflict),
        lines=(verbatim(own.bonus.text), line("nyx-judge-is")),
    )


def tools_prompt(conflict: Conflict) -> Panel:
    """Return the panel of the GM's tools, with each side's modifier and advantage."""
    return Panel(
        headline=line("nyx-headline-tools", title=truncated_line(conflict.title, TITLE_LENGTH)),
        title=title(conflict),
        fields=tuple(
            Field(
                verbatim(side.name),
                (
                    line("nyx-modifier-is", modifier=side.modifier),
                    *(() if conflict.simple else (line("nyx-advantage-is", advantage=side.advantage),)),
                ),
                inline=True,
            )
            for side in conflict.sides
        ),
    )


def _pool(
    character: Character,
    attribute: Attribute,
    modifier: int,
    positive: tuple[int, ...],
    negative: tuple[int, ...],
) -> Pool:
    """Return the pool of a draft; whether it can be paid for is checked only when it is played."""
    hurts = sum(use.value for use in forced(character))
    counts = character.counted(attribute)
    rating = character.ratings[counts]
    return Pool(
        attribute=counts,
        current=rating.current,
        worn=rating.fatigue,
        modifier=modifier,
        positive=_worth(character, positive),
        negative=_worth(character, negative) + hurts,
    )


def _worth(character: Character, numbers: tuple[int, ...]) -> int:
    return sum(aspect.value for aspect in character.aspects if aspect.id in numbers)


def _headline(character: Character, pool: Pool) -> Line:
    return line(
        "nyx-headline-draft",
        name=truncate(character.name),
        sum=words.pool_sum(pool),
        dice=words.pool_dice(pool),
    )


def _lines(  # a draft has four parts
    character: Character,
    pool: Pool,
    positive: tuple[int, ...],
    negative: tuple[int, ...],
    usual: Tuning,
    *,
    waits: bool,
) -> tuple[Line, ...]:
    """Return the sum, the chosen aspects, the balance that would result, and the points that would wait."""
    helps = tuple(help_from(aspect) for aspect in character.aspects if aspect.id in positive)
    hurts = tuple(
        hindrance(aspect, usual).but(waits=waits) for aspect in character.aspects if aspect.id in negative
    )
    moves = [(use.name, use.booked) for use in (*helps, *hurts)]
    balance = character.points + sum(points for _, points in moves)
    points = (words.points_sum(balance, moves), *points_waiting(hurts)) if character.has_points else ()
    drafted = line("nyx-draft-sum", sum=words.pool_sum(pool), dice=words.pool_dice(pool))
    return (drafted, *words.used(helps, hurts, forced(character, usual), ()), *points)
