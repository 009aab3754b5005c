"""Prompts to one person about a roll: its difficulty, its pool, disputed help, what follows a failure.

They are private, except for the announcement of what follows. Rules: ZAP-13 to 19, 26, 32 to 34, 64; SM-3.
"""

from collections.abc import Sequence

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, name_list, truncate, truncated_line
from narration.zapas.base import words
from narration.zapas.base.names import name_of
from narration.zapas.base.odds import Reserve, reserve_line
from narration.zapas.contest import dice as rolls
from narration.zapas.contest.panel import about
from narration.zapas.sheet.npc import profiles
from rules.zapas.base.settings import USUAL, Tuning
from rules.zapas.duties import Due
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contest_events import PoolBuilt
from rules.zapas.state.contests import Helper, Pool, Purpose, Roll
from rules.zapas.state.pool import item_text, size

#: The most names in a line, such as those of conditions or helpers.
NAMES = 6


# ------------------------------------------------------------------------------------------ duties


def due_name(state: ZapasState, one: Due) -> Line:
    """Return a duty, and who has it; a duty of the GM is shown without a name."""
    duty = words.DUTIES[one.duty]
    return (
        line("zapas-due", name=truncated_line(name_of(state, one.character)), duty=duty)
        if one.character
        else duty
    )


def nothing_due(state: ZapasState, waits: Sequence[Due]) -> Line:
    """Return a line for a reader without duties that says whom the contest waits for."""
    said = (due_name(state, one) if one.character else line("zapas-the-gm") for one in waits)
    return line("zapas-nothing-due", waits=tuple(said))


def for_others(state: ZapasState, title: str, waits: Sequence[Due]) -> Panel:
    """Return a panel with the players' duties for the GM, who may act for them."""
    return Panel(
        headline=line("zapas-for-others", count=len(waits)),
        title=verbatim(title),
        lines=tuple(due_name(state, one) for one in waits),
    )


def tools(title: str) -> Panel:
    """Return the heading of the menu with a contest's less common actions."""
    return Panel(headline=line("zapas-tools"), title=verbatim(title))


# ------------------------------------------------------------------------------------------ difficulty


def asking_difficulty(state: ZapasState, roll: Roll) -> Panel:
    """Return the GM's prompt for a difficulty, with the profiles of an attacked NPC (ZAP-16, 62)."""
    name = truncated_line(name_of(state, roll.character))
    against = state.characters[roll.aim.character].npc if roll.aim.purpose is Purpose.ATTACK else None
    how = line("zapas-difficulty-how") if against is None else line("zapas-difficulty-how-attack")
    return Panel(
        headline=line("zapas-headline-difficulty", name=name, title=truncated_line(roll.title, TITLE_LENGTH)),
        title=verbatim(roll.title),
        lines=(*about(state, roll), *(profiles(against) if against else ()), how),
    )


def difficulty_label(base: int) -> Line:
    """Return a button label for a difficulty: its number, and its name if it has a short one."""
    return line("button-zapas-base", number=base) if base > max(LABELS) else LABELS[base]


LABELS = {
    2: line("button-zapas-base-2"),
    3: line("button-zapas-base-3"),
    4: line("button-zapas-base-4"),
    5: line("button-zapas-base-5"),
    6: line("button-zapas-base-6"),
}


# ------------------------------------------------------------------------------------------ the pool


def building(
    roll: Roll, who: Character, left: int, kept: Reserve | None = None, usual: Tuning = USUAL
) -> Panel:
    """Return the prompt to gather a pool, with what it has so far (ZAP-13).

    `left` is the number of dice that the reserve can still add; `kept`, if set, shows the reserve afterwards.
    """
    dice = size(roll.pool, roll.helpers)
    doubted = [helper.name for helper in roll.helpers if helper.objected]
    waits = (line("zapas-waits-objection", names=name_list(doubted, NAMES)),) if doubted else ()
    return Panel(
        headline=line(
            "zapas-headline-gather",
            dice=line("zapas-dice-count", count=dice),
            difficulty=rolls.needed(roll.needs),
            chance=rolls.success(dice, roll.needs),
        ),
        title=verbatim(roll.title),
        lines=(
            *_pool(roll, who),
            *((reserve_line(kept, usual),) if kept else ()),
            *missing(who, roll.pool, roll.barred),
            *waits,
            line("zapas-gather-how"),
        ),
        footer=line("zapas-reserve-left", name=truncated_line(who.name), left=left),
    )


def confirming(roll: Roll, who: Character, left: int) -> Panel:
    """Return the prompt to confirm a difficulty that changed while the pool was being gathered (SM-3)."""
    return Panel(
        headline=line("zapas-headline-confirm", difficulty=rolls.needed(roll.needs)),
        title=verbatim(roll.title),
        lines=_pool(roll, who),
        footer=line("zapas-reserve-left", name=truncated_line(who.name), left=left),
    )


def missing(who: Character, pool: Pool, barred: Sequence[str], side: int = 0) -> tuple[Line, ...]:
    """Return what a pool cannot use because conditions lock it or the GM ruled it out (ZAP-13, ZAP-23)."""
    trait = who.trait(pool.trait) if pool.trait is not None else None
    locked = tuple(
        line("zapas-aspect-locked", aspect=one.text, conditions=name_list(one.locks, NAMES))
        for one in (trait.aspects if trait else ())
        if one.locks and not one.dormant
    )
    out = [item_text(who, item.partition(" ")[2]) for item in barred if item.startswith(f"{side} ")]
    return (
        *((line("zapas-aspects-locked", aspects=locked),) if locked else ()),
        *((line("zapas-barred", items=name_list(out, NAMES)),) if out else ()),
    )


def _pool(roll: Roll, who: Character) -> tuple[Line, ...]:
    dice = size(roll.pool, roll.helpers)
    hopeless_ = roll.needs is not None and dice < roll.needs
    odds = line("zapas-chance", chance=rolls.success(dice, roll.needs))
    odds = line("zapas-hopeless") if hopeless_ else odds
    pool = rolls.pool(roll.pool, roll.helpers, built_from(who, roll.pool))
    return (rolls.difficulty(roll), line("zapas-pool", pool=pool), odds)


def built_from(who: Character, pool: Pool, side: int = 0) -> PoolBuilt:
    """Return a pool with the names of everything in it."""
    trait = who.trait(pool.trait) if pool.trait is not None else None
    flag = who.flag(pool.flag) if pool.flag is not None else None
    aspects = [trait.aspect(number) for number in pool.aspects] if trait else []
    return PoolBuilt(
        side=side,
        name=who.name,
        pool=pool,
        dice=size(pool),
        trait=trait.name if trait else "",
        aspects=tuple(one.text for one in aspects if one),
        flag=flag.text if flag else "",
    )


def hopeless(dice: int, difficulty: int) -> Line:
    """Return the warning for a pool with fewer dice than it needs hits, which is allowed (ZAP-19)."""
    return line("zapas-sure-hopeless", dice=line("zapas-dice-count", count=dice), difficulty=difficulty)


# ------------------------------------------------------------------------------------------ help


def judging(title: str, doubted: Sequence[Helper]) -> Panel:
    """Return the GM's prompt to judge help that somebody objects to (ZAP-34)."""
    return Panel(
        headline=line("zapas-headline-judge", names=name_list([helper.name for helper in doubted])),
        title=verbatim(title),
        lines=tuple(
            line("zapas-helps", name=helper.name, text=truncate(helper.text, GOAL_LENGTH))
            for helper in doubted
        ),
    )


# ------------------------------------------------------------------------------------------ what follows


def follows(roll: Roll, who: Character) -> Panel:
    """Return the GM's prompt to choose what follows a failure (ZAP-18)."""
    return Panel(
        headline=line("zapas-headline-follows", name=truncated_line(who.name)),
        title=verbatim(roll.title),
        lines=(line("zapas-follows-how"),),
        tone="behind",
    )


def giving(who: Character, special: Sequence[str]) -> Panel:
    """Return the prompt to choose a condition; those that the NPC inflicts come first (ZAP-20, ZAP-64)."""
    own = (line("zapas-follows-special", conditions=name_list(special, NAMES)),) if special else ()
    has = name_list([one.label for one in who.conditions], NAMES)
    now = (line("zapas-conditions-now", name=who.name, conditions=has),) if has else ()
    return Panel(
        headline=line("zapas-headline-give", name=truncated_line(who.name)),
        title=verbatim(who.name),
        lines=(*own, *now, line("zapas-give-how")),
    )


def follow_option(label: str, *, special: bool) -> Line:
    """Return a menu label for a condition, marked if the NPC inflicts it."""
    return line("option-zapas-special", text=label) if special else verbatim(label)


def twist(roll: Roll, text: str) -> Panel:
    """Return the announcement of how a failure makes things worse."""
    return Panel(
        headline=line("zapas-headline-twist", title=truncated_line(roll.title, TITLE_LENGTH)),
        title=verbatim(roll.title),
        lines=(verbatim(text),),
        tone="behind",
    )


def no_more(roll: Roll) -> Line:
    """Return a line that says nothing follows a failure."""
    return line("zapas-follows-nothing", title=truncated_line(roll.title, TITLE_LENGTH))
