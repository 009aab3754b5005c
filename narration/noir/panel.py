"""The one panel of a combat, a roll or a social conflict: how it stands, what it waits for, what came last.

Made from a state and events as the public may know them. Rules: NOIR-20 to 30, 90 to 130, 140 to 143.
"""

from collections.abc import Sequence

from narration.line import Line, Panel, line
from narration.noir import acts, rolls, talk, words
from narration.noir.chapters import Dice, gather
from narration.noir.outside import exceptional, result
from narration.noir.standing import block, names
from narration.noir.waits import waits, waits_brief
from narration.short import GOAL, TITLE, brief, short
from rules.frozen import Event
from rules.noir import deeds as d
from rules.noir.contests import Cast, Check, Combat, Contest, Move, Phase, Social, SocialPhase, Test, Versus
from rules.noir.model import NoirState
from rules.noir.runs import one_side_left

#: The latest turns of a round that the panel repeats; the story above tells all of them.
LOG = 4


def noir_panel(state: NoirState, contest: Contest, events: Sequence[Event]) -> Panel:
    """The present state of a contest; `events` are those of the turn that it is in."""
    match contest:
        case Combat():
            return combat_panel(state, contest, events)
        case Test():
            return _test(state, contest, read(events))
        case Social():
            return _social(state, contest, read(events))


def read(events: Sequence[Event]) -> Dice:
    """What became of bought dice in these events."""
    dice = Dice()
    for event in events:
        dice.read(event)
    return dice


# ------------------------------------------------------------------------------------------ combat


def combat_panel(state: NoirState, combat: Combat, events: Sequence[Event]) -> Panel:
    """Everybody in the order in which they act, what it waits for, the action that runs, the latest turns."""
    over = not combat.is_open
    return Panel(
        headline=_headline(state, combat),
        title=_title(combat),
        block=block(state, combat),
        lines=()
        if over
        else (*waits(state, combat), *_now(combat, events), *_hint(state, combat), *_log(events)),
        tone="over" if over else "running",
    )


def _title(combat: Combat) -> Line:
    if combat.turn:
        return line("noir-title-round", title=combat.title, turn=combat.turn)
    return line("noir-title-opening", title=combat.title)


def _headline(state: NoirState, combat: Combat) -> Line:
    title = brief(combat.title, TITLE)
    if not combat.is_open:
        return line("noir-headline-ended", title=title, turn=combat.turn)
    where = line("noir-title-round", title=title, turn=combat.turn) if combat.turn else title
    due = waits_brief(state, combat)
    actor = combat.fighter(combat.actor)
    if actor is not None and combat.phase in {Phase.DECLARE_ACTION, Phase.TURN_START} and combat.move is None:
        return line("noir-headline-panel", where=where, what=line("noir-turn-of", name=brief(actor.name)))
    return line("noir-headline-panel", where=where, what=due) if due else where


def _now(combat: Combat, events: Sequence[Event]) -> tuple[Line, ...]:
    """The action that is being carried out, its rolls as far as they are, the hit that is worked out."""
    move = (_move(combat, combat.move), *_text(combat.move)) if combat.move else ()
    return (*move, *_reminders(combat, events), *_checks(combat, read(events)), *_hit(combat))


def _move(combat: Combat, move: Move) -> Line:
    (name,) = names(combat, (move.actor,)) or ("",)
    return line("noir-declares", name=name, act=acts.action(move, names(combat, move.targets)))


def _text(move: Move) -> tuple[Line, ...]:
    return (line("noir-act-text", text=short(move.text, GOAL)),) if move.text else ()


def _reminders(combat: Combat, events: Sequence[Event]) -> tuple[Line, ...]:
    """What the GM may want to give before the roll, while there is time."""
    declared = [event for event in events if isinstance(event, d.ActionDeclared)]
    rolling = combat.move is not None and not all(check.decided for check in combat.checks)
    return acts.reminders(declared[-1]) if declared and rolling else ()


def _checks(combat: Combat, dice: Dice) -> tuple[Line, ...]:
    """Rolls that are not decided; in the initiative rolls only those that have begun."""
    begun = combat.phase is Phase.INITIATIVE_ROLLS
    return tuple(
        cast_line(cast, _note(combat, cast), dice)
        for check in combat.checks
        if not check.decided
        for cast in check.casts
        if not begun or cast.dice or cast.offered
    )


def _note(combat: Combat, cast: Cast) -> Line | None:
    """How somebody defends with this roll."""
    defence = combat.defences.get(cast.character)
    return acts.defence(defence) if defence and defence.action else None


def cast_line(cast: Cast, note: Line | None, dice: Dice) -> Line:
    """A roll as far as it is: what it is made with, the dice to choose from, or dice and sum."""
    if cast.dice:
        return rolls.rolled(cast, note, dice.late(cast.character))
    if cast.offered:
        return rolls.offered(cast)
    shown = line("noir-stakes", name=rolls.called(cast, note), stake=rolls.stake(cast))
    return line("noir-with-odds", stake=shown, points=cast.odds) if cast.odds else shown


def _hit(combat: Combat) -> tuple[Line, ...]:
    """The hit that Fate may still change, with the damage that it threatens (NOIR-62, NOIR-70)."""
    if combat.phase is not Phase.HIT_PENDING or not combat.hits:
        return ()
    hit = combat.hits[0]
    attacker, victim = (names(combat, (number,)) or ("",) for number in (hit.attacker, hit.victim))
    damage = line("noir-notation", damage=str(hit.damage))
    if hit.plus:
        damage = line("noir-more" if hit.plus > 0 else "noir-less", sum=damage, number=abs(hit.plus))
    return (line("noir-hit-waits", attacker=attacker[0], victim=victim[0], damage=damage),)


def _hint(state: NoirState, combat: Combat) -> tuple[Line, ...]:
    return (line("noir-one-side-left"),) if combat.turn and one_side_left(state, combat) else ()


def _log(events: Sequence[Event]) -> tuple[Line, ...]:
    """The latest turns of the round in brief, the newest last."""
    told = [chapter.brief for chapter in gather(events).chapters]
    if not told:
        return ()
    earlier = (line("noir-log-earlier", count=len(told) - LOG),) if len(told) > LOG else ()
    latest = (line("noir-log-entry", entry=entry) for entry in told[-LOG:])
    return (line("noir-log"), *earlier, *latest)


# ------------------------------------------------------------------------------------------ a roll


def _test(state: NoirState, test: Test, dice: Dice) -> Panel:
    """Who rolls what against what, as far as it has come, and how it went."""
    check = test.check
    return Panel(
        headline=_awaited(state, test, check),
        title=line("noir-title-test", title=test.title),
        lines=(*waits(state, test), _measure(check), *casts(check, dice), *rolls.tie(check), *_meant(check)),
        tone="running" if test.is_open else "over",
    )


def casts(check: Check, dice: Dice) -> tuple[Line, ...]:
    """Every roll of a check as far as it is."""
    return tuple(cast_line(cast, None, dice) for cast in check.casts)


def _awaited(state: NoirState, contest: Test | Social, check: Check | None) -> Line:
    title = brief(contest.title, TITLE)
    if not contest.is_open:
        return result(check) if check and check.decided else line("noir-ended", title=title)
    due = waits_brief(state, contest)
    return line("noir-headline-panel", where=title, what=due) if due else title


def _measure(check: Check) -> Line:
    return line("noir-against-target" if check.versus is Versus.TARGET else "noir-against-each-other")


def _meant(check: Check) -> tuple[Line, ...]:
    return exceptional(check) if check.decided else ()


# ------------------------------------------------------------------------------------------ a talk


def _social(state: NoirState, social: Social, dice: Dice) -> Panel:
    """What both sides want and roll, how the roll went, and what the loser may do now."""
    check = social.check
    rolled = (*casts(check, dice), *rolls.tie(check), *_meant(check)) if check else ()
    return Panel(
        headline=_social_headline(state, social),
        title=line("noir-title-social", title=social.title, level=words.SOCIAL_LEVELS[social.level]),
        lines=(*waits(state, social), *_terms(social), *rolled, *_lost(social)),
        tone="running" if social.is_open else "over",
    )


def _social_headline(state: NoirState, social: Social) -> Line:
    if social.is_open:
        return _awaited(state, social, social.check)
    loser = [party.name for party in social.parties if party.character == social.loser]
    if not loser:
        return line("noir-ended", title=brief(social.title, TITLE))
    return line("noir-accepts", name=brief(loser[0]))


def _terms(social: Social) -> tuple[Line, ...]:
    said = []
    for party in social.parties:
        said += [
            *talk.terms(party),
            line("noir-rolls-with", name=party.name, value=words.value_name(party.rolls)),
        ]
    return tuple(said)


def _lost(social: Social) -> tuple[Line, ...]:
    """Who lost and may choose; that a fight decides."""
    if social.phase is SocialPhase.FIGHT:
        return (line("noir-fight-decides"),)
    loser = [party.name for party in social.parties if party.character == social.loser]
    if social.phase is not SocialPhase.CHOICE or not loser:
        return ()
    return talk.lost(loser[0], social.level)
