"""How a roll, a duel or a recovery scene went, counted out: every die, sum and reserve.

Journals and "How it counted" show it; `result` is the message for everybody. It is made only from the contest
and its public events, so the same events always give the same story. Rules:
ZAP-17, 18, 24, 27, 28, 30, 33, 42, 51 to 54, 56 to 59, 63.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from narration.pictures.colours import tone_of_outcome
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import GOAL_LENGTH, TITLE_LENGTH, truncate, truncated_line
from narration.zapas.base import words
from narration.zapas.base.names import name_or_player
from narration.zapas.contest import dice
from narration.zapas.contest.duel_panel import stake
from narration.zapas.contest.sentences import latest_sentences, sentences
from rules.core.model_base import Event
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state import sheet_events as se
from rules.zapas.state.contests import Contest, Duel, Helper, Pool, Purpose, Recovery, Roll
from rules.zapas.state.npc_numbers import with_numbers

K = TypeVar("K", bound=Event)

#: The most reserves in a headline.
RESERVES = 3


def zapas_story(events: Sequence[Event], contest: Contest, *, whole: bool = False) -> Panel | None:
    """Return the story of a contest; None before its end.

    It begins with the sentences that tell the end; if `whole`, with those of the whole contest.
    """
    events = tuple(map(with_numbers, events))
    panel = _story(events, contest)
    if panel is None:
        return None
    return replace(panel, lines=(*_sentences(events, whole=whole), *panel.lines))


def _sentences(events: Sequence[Event], *, whole: bool) -> tuple[Line, ...]:
    if whole:
        return sentences(events)
    return () if last(events, d.Cancelled) else latest_sentences(events)


def _story(events: Sequence[Event], contest: Contest) -> Panel | None:
    match contest:
        case Roll():
            return roll_story(events, contest)
        case Duel():
            return duel_story(events, contest)
        case Recovery():
            return recovery_story(events, contest)


def last(events: Sequence[Event], kind: type[K]) -> K | None:
    """Return the last event of a kind; None if there is none."""
    return next((event for event in reversed(events) if isinstance(event, kind)), None)


def called_off(events: Sequence[Event]) -> Panel | None:
    """Return the story of a cancelled contest, whose promised dice are returned; None if not cancelled."""
    event = last(events, d.Cancelled)
    if event is None:
        return None
    promised = not any(isinstance(opened, d.RecoveryStarted) for opened in events)
    return Panel(
        headline=line("zapas-cancelled", title=truncated_line(event.title, TITLE_LENGTH)),
        title=verbatim(event.title),
        lines=(line("zapas-dice-back"),) if promised else (),
        tone="over",
    )


# ------------------------------------------------------------------------------------------ a roll


def roll_story(events: Sequence[Event], roll: Roll) -> Panel | None:
    """Return the story of a roll: its pool, dice and hits, the changes in reserves, and what follows."""
    thrown = last(events, d.Thrown)
    if thrown is None:
        return called_off(events)
    names = dice.built(events)
    return Panel(
        headline=roll_headline(thrown, roll),
        title=verbatim(roll.title),
        lines=(
            *((line("zapas-goal", text=truncate(roll.goal, GOAL_LENGTH)),) if roll.goal else ()),
            dice.difficulty(roll),
            line("zapas-pool", pool=dice.pool(roll.pool, roll.helpers, names)),
            dice.dice(thrown.name, thrown.dice, thrown.hits),
            _outcome(thrown),
            *_spent(events, roll, thrown),
            *_marked(dice.flag_of(roll.pool, names)),
            *changes(events),
            *_next(events, roll, thrown),
        ),
        tone=tone_of_outcome(thrown.success),
    )


def roll_headline(thrown: d.Thrown, roll: Roll) -> Line:
    """Return who succeeded or failed at what, by how many hits."""
    return line(
        "zapas-headline-success" if thrown.success else "zapas-headline-failure",
        name=truncated_line(thrown.name),
        hits=dice.hit_count(thrown.hits),
        difficulty=dice.needed(thrown.difficulty),
        title=truncated_line(roll.title, TITLE_LENGTH),
    )


def _outcome(thrown: d.Thrown) -> Line:
    id_ = "zapas-success" if thrown.success else "zapas-failure"
    return line(id_, hits=dice.hit_count(thrown.hits), difficulty=dice.needed(thrown.difficulty))


def _spent(events: Sequence[Event], roll: Roll, thrown: d.Thrown) -> Iterable[Line]:
    """Yield the changes in the reserve, the dice that a failure returns, and the helpers' dice."""
    own = stakes_moved(events, "roll")
    yield from (reserve(event) for event in own)
    if not own:
        yield line("zapas-reserve-same", name=thrown.name)
    yield from _kept(thrown.name, roll.pool if not thrown.success else None)
    yield from _help(events, [one for one in roll.helpers if not one.objected], spent=thrown.success)


def stakes_moved(events: Sequence[Event], cause: str) -> tuple[e.StakeSet, ...]:
    """Return the changes of reserves for one cause."""
    return tuple(event for event in events if isinstance(event, e.StakeSet) and event.cause == cause)


def reserve(event: e.StakeSet) -> Line:
    """Return a reserve's old value, the change, and the new value."""
    name, change = name_or_player(event.name), event.reserve - event.before
    return line("zapas-reserve-moved", name=name, old=event.before, change=change, reserve=event.reserve)


def _help(events: Sequence[Event], helpers: Sequence[Helper], *, spent: bool) -> Iterable[Line]:
    """Yield the helpers' dice: spent on a success, returned otherwise (ZAP-33)."""
    if not helpers:
        return
    if spent:
        yield from map(reserve, stakes_moved(events, "help"))
    else:
        yield line("zapas-help-back", names=dice.helper_names(helpers))


def _kept(name: str, pool: Pool | None) -> tuple[Line, ...]:
    """Return the reserve dice that a side gets back because it did not succeed (ZAP-28)."""
    if pool is None or not pool.reserve:
        return ()
    return (line("zapas-added-back", name=name, count=pool.reserve),)


def _marked(flag: str) -> tuple[Line, ...]:
    return (line("zapas-marked", flag=flag),) if flag else ()


def changes(events: Sequence[Event]) -> Iterable[Line]:
    """Yield what a throw changed: conditions, tasks, notes, an NPC's hits (ZAP-18, 20, 24, 56, 63)."""
    for event in events:
        match event:
            case e.ConditionGiven(name=name, condition=condition):
                yield line("zapas-told-condition", name=name, condition=condition.label)
            case d.Followed(twist=twist):
                yield line("zapas-told-twist", text=twist) if twist else line("zapas-told-nothing-more")
            case e.ConditionLifted(name=name, label=label):
                yield line("zapas-told-lifted", name=name, condition=label)
            case e.TaskReduced(text=text, part=part, reduction=reduction):
                yield line("zapas-told-reduced", text=text, part=part, number=reduction)
            case e.TaskSet(text=text, dropped=True):
                yield line("zapas-told-task-done", text=text)
            case se.Noted():
                yield noted(event)
            case e.NpcHit():
                yield from npc_hit(event)
            case _:
                pass


def noted(event: se.Noted) -> Line:
    """Return a line for a new contact or thing (ZAP-58, ZAP-59)."""
    contact = event.note.purpose is Purpose.CONTACT
    id_ = "zapas-told-contact" if contact else "zapas-told-thing"
    return line(id_, name=event.name, text=truncate(event.note.text, GOAL_LENGTH))


def npc_hit(event: e.NpcHit) -> Iterable[Line]:
    """Yield hits on an NPC, with the total if the reader may see it (ZAP-63)."""
    hits = dice.hit_count(event.hits)
    if event.total:
        yield line("zapas-told-npc-hit-total", name=event.name, hits=hits, total=event.total)
    else:
        yield line("zapas-told-npc-hit", name=event.name, hits=hits)
    if event.dead:
        yield line("zapas-told-npc-dead", name=event.name)


def follows(events: Sequence[Event]) -> bool:
    """Return whether the GM has said what follows a failure, or that nothing does (ZAP-18)."""
    return any(isinstance(event, d.Followed | e.ConditionGiven) for event in events)


def _next(events: Sequence[Event], roll: Roll, thrown: d.Thrown) -> Iterable[Line]:
    """Yield the next step: the GM's after a failure, the player's after finding a contact."""
    if not thrown.success and not follows(events):
        yield line("zapas-after-failure")
    elif roll.aim.purpose is Purpose.CONTACT:
        yield line("zapas-after-contact", name=thrown.name)


# ------------------------------------------------------------------------------------------ a duel


def duel_story(events: Sequence[Event], duel: Duel) -> Panel | None:
    """Return the story of a duel: both throws, the winner's stake, and the changes in reserves."""
    thrown, conceded = last(events, d.DuelThrown), last(events, d.Conceded)
    if conceded is not None:
        return _conceded(conceded, duel)
    if thrown is None:
        return called_off(events)
    return Panel(
        headline=duel_headline(thrown),
        title=line("zapas-title-duel", title=duel.title, phase=words.DUEL_PHASES[duel.phase]),
        lines=(
            *(dice.dice(*side) for side in zip(thrown.names, thrown.dice, thrown.hits, strict=True)),
            *_won(thrown, duel),
            *_settled(events, thrown, duel),
            line("zapas-gm-tells"),
        ),
        fields=tuple(_pool(events, duel, place) for place in (0, 1)),
        tone="over",
    )


def duel_headline(thrown: d.DuelThrown) -> Line:
    """Return who won, and by how many hits; or that it is a tie."""
    ours, theirs = thrown.hits
    if thrown.winner is None:
        names = tuple(map(truncated_line, thrown.names))
        return line("zapas-headline-tie", names=names, hits=dice.hit_count(ours))
    won, lost = (ours, theirs) if thrown.winner == 0 else (theirs, ours)
    return line(
        "zapas-headline-wins",
        name=truncated_line(thrown.names[thrown.winner]),
        hits=dice.hit_count(won),
        less=lost,
        other=truncated_line(thrown.names[1 - thrown.winner]),
    )


def _won(thrown: d.DuelThrown, duel: Duel) -> Iterable[Line]:
    """Yield the stake that comes true; after a tie none does (ZAP-52, ZAP-54)."""
    if thrown.winner is None:
        yield line("zapas-tie-fact" if duel.fact else "zapas-tie")
        return
    yield line("zapas-true-now", text=thrown.stake)
    if duel.fact:
        yield line("zapas-is-fact")


def _settled(events: Sequence[Event], thrown: d.DuelThrown, duel: Duel) -> Iterable[Line]:
    """Yield the reserves, the helpers' dice, and the flags that were marked (ZAP-42, ZAP-52)."""
    if thrown.winner is None:
        yield line("zapas-dice-back")
    yield from map(reserve, stakes_moved(events, "duel"))
    for place, side in enumerate(duel.sides):
        helping = [one for one in side.helpers if not one.objected]
        if thrown.winner is not None:
            yield from _kept(side.name, side.pool if place != thrown.winner else None)
            yield from _help(events, helping, spent=place == thrown.winner)
    for place, side in enumerate(duel.sides):
        yield from _marked(dice.flag_of(side.pool, dice.built(events, place)))


def _pool(events: Sequence[Event], duel: Duel, place: int) -> Field:
    """Return a side with its stake and the pool that it threw."""
    side = duel.sides[place]
    shown = dice.pool(side.pool, side.helpers, dice.built(events, place))
    return Field(verbatim(side.name), (stake(side), line("zapas-pool", pool=shown)), inline=True)


def conceded_headline(event: d.Conceded, duel: Duel) -> Line:
    """Return who gave up, and whose stake comes true."""
    winner = duel.sides[1 - event.side].name
    return line("zapas-headline-concedes", name=truncated_line(event.name), other=truncated_line(winner))


def _conceded(event: d.Conceded, duel: Duel) -> Panel:
    return Panel(
        headline=conceded_headline(event, duel),
        title=line("zapas-title-duel", title=duel.title, phase=words.DUEL_PHASES[duel.phase]),
        lines=(
            line("zapas-true-now", text=event.stake),
            *((line("zapas-is-fact"),) if duel.fact else ()),
            line("zapas-dice-back"),
            line("zapas-gm-tells"),
        ),
        tone="over",
    )


# ------------------------------------------------------------------------------------------ a scene


def recovery_story(events: Sequence[Event], scene: Recovery) -> Panel | None:
    """Return the story of a recovery scene: who was in it, and the reserves that it filled (ZAP-30)."""
    if last(events, d.RecoveryEnded) is None:
        return called_off(events)
    moved = stakes_moved(events, "recovery")
    names = truncated_line(scene.title, TITLE_LENGTH)
    shown = [
        line("zapas-reserve-brief", name=truncated_line(event.name), old=event.before, reserve=event.reserve)
        for event in moved[:RESERVES]
    ]
    left = (line("and-more", count=len(moved) - RESERVES),) if len(moved) > RESERVES else ()
    headline = line("zapas-headline-recovered", reserves=(*shown, *left))
    return Panel(
        headline=headline if moved else line("zapas-headline-recovery-over", names=names),
        title=line("zapas-title-recovery", names=scene.title),
        lines=tuple(map(reserve, moved)) or (line("zapas-recovery-full"),),
        tone="over",
    )


def question_field(scene: Recovery) -> tuple[Field, ...]:
    """Return the questions that a recovery scene suggests for the characters to ask one another."""
    asked = tuple(
        line("zapas-question", question=words.QUESTIONS[number])
        for number in scene.questions
        if number in words.QUESTIONS
    )
    return (Field(line("zapas-questions"), asked),) if asked else ()
