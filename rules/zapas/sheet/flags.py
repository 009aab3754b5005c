"""Taking and confirming flags, and striking them out for dice, once and for all (ZAP-8 to 10, 42 to 46)."""

from typing import assert_never

from rules.contract.ownership import find, find_own
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.zapas.base.text_matching import near, same
from rules.zapas.state import actions as a
from rules.zapas.state import events as e
from rules.zapas.state.access import find_owned, require_travel
from rules.zapas.state.campaign_state import Character, Flag, ZapasState
from rules.zapas.state.contests import Duel, Roll

MOST_FLAGS = 3


def on_flag(state: ZapasState, action: a.FlagAction, seat: Seat) -> tuple[e.ZapasEvent, ...]:
    """Return the events of an action on a flag."""
    match action:
        case a.TakeFlag():
            return (take_flag(state, action, seat),)
        case a.JudgeFlag():
            return (judge_flag(state, action, seat),)
        case a.StrikeFlag():
            return (strike_flag(state, action, seat),)
        case a.KeepFlag():
            return (keep_flag(state, action, seat),)
        case a.TellFlag():
            return (tell_flag(state, action, seat),)
        case _:
            assert_never(action)


def take_flag(state: ZapasState, action: a.TakeFlag, seat: Seat) -> e.FlagTaken:
    """Take a flag. It counts once the GM confirms it (ZAP-8, 9, 44 to 46).

    Refused: `not-your-character`, `flag-count`, `duplicate-flag`, `flag-struck`, `qualifying-first`,
    `not-in-travel` for one that replaces a struck flag, `own-character`, `no-such-character`.
    """
    who = find_owned(state, action.character, seat)
    text = names.name(action.text)
    if len(who.flags) >= MOST_FLAGS:
        raise Refused("flag-count", most=MOST_FLAGS)
    if any(same(flag.text, text) for flag in who.flags):
        raise Refused("duplicate-flag", text=text)
    if any(same(struck, text) for struck in who.struck):
        raise Refused("flag-struck")
    if who.qualifying_first and not action.qualifying:
        raise Refused("qualifying-first")
    waiting = sum(not flag.active for flag in who.flags)
    if who.taken + waiting >= MOST_FLAGS:
        require_travel(state)
    if action.qualifying:
        _require_relation(state, who, action)
    flag = Flag(
        id=who.made + 1,
        text=text,
        qualifying=action.qualifying,
        target=action.target if action.qualifying else "",
        through=names.name(action.through) if action.through else "",
    )
    alike = tuple(struck for struck in who.struck if near(struck, text))
    return e.FlagTaken(character=who.id, name=who.name, flag=flag, alike=alike)


def _require_relation(state: ZapasState, who: Character, action: a.TakeFlag) -> None:
    """Refuse `own-character` unless the flag leads to another player's character.
    A qualifying flag must, perhaps through an NPC (ZAP-9).
    """
    target = find(state, action.target)
    if target.seat == who.seat or not target.is_main:
        raise Refused("own-character")


def find_flag(who: Character, number: int) -> Flag:
    """Return a flag; refuse `not-found`."""
    flag = who.flag(number)
    if flag is None:
        raise Refused("not-found")
    return flag


def judge_flag(state: ZapasState, action: a.JudgeFlag, seat: Seat) -> e.FlagJudged:
    """Confirm or refuse a flag.

    Refused: `gm-only`, `not-found`, `already-accepted`, `qualifying-first` if the only qualifying flag
    was struck while this flag waited (ZAP-46).
    """
    require_gm(seat)
    who = find(state, action.character)
    flag = find_flag(who, action.flag)
    if flag.active:
        raise Refused("already-accepted", text=flag.text)
    if action.fits and who.qualifying_first and not flag.qualifying:
        raise Refused("qualifying-first")
    return e.FlagJudged(character=who.id, name=who.name, flag=flag.id, text=flag.text, fits=action.fits)


def strike_flag(state: ZapasState, action: a.StrikeFlag, seat: Seat) -> e.ZapasEvent:
    """Strike a flag out. A player asks for it, and the GM then does it (ZAP-43, ZAP-46).

    Striking is never compulsory, so the GM needs a request. Refused: `no-such-character`,
    `not-your-character`, `flag-struck` for a flag that is already gone, `not-confirmed` for one that waits
    for the GM, `flag-in-use` while a roll or duel uses it, `wrong-state-asked-strike` for a player who
    has asked already, `wrong-state-not-asked-strike` for a GM whom nobody has asked.
    """
    who = find_own(state, action.character, seat)
    flag = who.flag(action.flag)
    if flag is None:
        raise Refused("flag-struck")
    if not flag.active:
        raise Refused("not-confirmed", text=flag.text)
    if claimed(state, who, flag):
        raise Refused("flag-in-use", text=flag.text)
    if not seat.is_gm:
        if flag.striking == action.reason:
            raise Refused("wrong-state-asked-strike", text=flag.text)
        return e.StrikeAsked(
            character=who.id, name=who.name, flag=flag.id, text=flag.text, reason=action.reason
        )
    if not flag.striking:
        raise Refused("wrong-state-not-asked-strike", text=flag.text)
    left = [one for one in who.active_flags if one.id != flag.id]
    return e.FlagStruck(
        character=who.id,
        name=who.name,
        flag=flag.id,
        text=flag.text,
        reason=action.reason,
        seat=who.seat,
        marks=flag.marks,
        reserve=state.shared.of(who.seat).reserve + flag.marks,
        qualifying_first=not any(one.qualifying for one in left),
    )


def tell_flag(state: ZapasState, action: a.TellFlag, seat: Seat) -> e.FlagTold:
    """Tell what is different now that a flag is struck out.

    Refused: as `find_own`, `stale-button` if the flag was not struck, and codes of texts.
    """
    who = find_own(state, action.character, seat)
    flag, text = find_struck(who, action.flag), names.sentence(action.text)
    return e.FlagTold(
        character=who.id, name=who.name, flag=flag, by="" if seat.is_gm else who.name, text=text
    )


def find_struck(who: Character, place: int) -> str:
    """Return the text of a struck flag. Refused: `stale-button` if there is none at this place."""
    if not 0 <= place < len(who.struck):
        raise Refused("stale-button")
    return who.struck[place]


def claimed(state: ZapasState, who: Character, flag: Flag) -> bool:
    """Tell whether an open roll or duel uses a flag for its die."""
    for contest in state.contests.values():
        if not contest.is_open:
            continue
        if isinstance(contest, Roll) and contest.character == who.id and contest.pool.flag == flag.id:
            return True
        if isinstance(contest, Duel):
            place = contest.side_of(who.id)
            if place is not None and contest.sides[place].pool.flag == flag.id:
                return True
    return False


def keep_flag(state: ZapasState, action: a.KeepFlag, seat: Seat) -> e.FlagKept:
    """Refuse a player's request to strike a flag. Refused: `gm-only`, `not-found` if nobody asked."""
    require_gm(seat)
    who = find(state, action.character)
    flag = find_flag(who, action.flag)
    if not flag.striking:
        raise Refused("not-found")
    return e.FlagKept(character=who.id, name=who.name, flag=flag.id, text=flag.text)
