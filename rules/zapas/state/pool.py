"""Pools: their parts and size, and the dice that a seat can still promise (ZAP-13, ZAP-14, ZAP-26)."""

from collections.abc import Iterable, Sequence

from rules.core.refusal import Refused
from rules.zapas.state.campaign_state import Character, Trait, ZapasState
from rules.zapas.state.contests import Contest, Duel, Helper, Pool, Roll


def size(pool: Pool, helpers: Iterable[Helper] = ()) -> int:
    """Return the number of dice: one base die, trait, aspects, flag, reserve, undisputed help (ZAP-13)."""
    trait, flag = pool.trait is not None, pool.flag is not None
    helped = sum(not helper.objected for helper in helpers)
    return 1 + trait + len(pool.aspects) + flag + pool.reserve + helped


def promised_dice(state: ZapasState, seat: str) -> int:
    """Return the dice that a seat has promised to open contests (ZAP-26)."""
    return sum(_promised(contest, seat) for contest in state.contests.values() if contest.is_open)


def _promised(contest: Contest, seat: str) -> int:
    match contest:
        case Roll():
            own = contest.pool.reserve if contest.seat == seat else 0
            return own + _helping(contest.helpers, seat)
        case Duel():
            return sum(
                (side.pool.reserve if side.seat == seat else 0) + _helping(side.helpers, seat)
                for side in contest.sides
            )
        case _:
            return 0


def _helping(helpers: Iterable[Helper], seat: str) -> int:
    return sum(helper.seat == seat for helper in helpers)


def unpromised_dice(state: ZapasState, seat: str) -> int:
    """Return the dice that a seat can still promise."""
    return state.shared.of(seat).reserve - promised_dice(state, seat)


def require_pool(character: Character, pool: Pool, barred: Iterable[str], side: int = 0) -> None:
    """Refuse a pool with parts that are not allowed (ZAP-13, ZAP-14, ZAP-23).

    Refused: `negative`, `trait-not-accepted`, `aspect-not-of-trait`, `aspect-unavailable`,
    `not-applicable-twice`, `flag-struck`, `not-confirmed`, `not-applicable`.
    """
    if pool.reserve < 0:
        raise Refused("negative")
    trait = character.trait(pool.trait) if pool.trait is not None else None
    if pool.trait is not None and (trait is None or not trait.accepted):
        raise Refused("trait-not-accepted")
    _require_aspects(trait, pool.aspects)
    if pool.flag is not None:
        _require_flag(character, pool.flag)
    if out := [item for item in items(pool) if f"{side} {item}" in barred]:
        raise Refused("not-applicable", text=item_text(character, out[0]))


def _require_aspects(trait: Trait | None, numbers: Sequence[int]) -> None:
    for number in numbers:
        aspect = trait.aspect(number) if trait else None
        if aspect is None:
            raise Refused("aspect-not-of-trait")
        if not aspect.fixed:
            raise Refused("aspect-unavailable", text=aspect.text)
        if numbers.count(number) > 1:
            raise Refused("not-applicable-twice", text=aspect.text)


def _require_flag(character: Character, number: int) -> None:
    flag = character.flag(number)
    if flag is None:
        raise Refused("flag-struck")
    if not flag.active:
        raise Refused("not-confirmed", text=flag.text)


def items(pool: Pool) -> tuple[str, ...]:
    """Return the parts of a pool that the GM may exclude, by kind and number."""
    trait = () if pool.trait is None else (f"trait {pool.trait}",)
    flag = () if pool.flag is None else (f"flag {pool.flag}",)
    return (*trait, *(f"aspect {number}" for number in pool.aspects), *flag)


def item_text(character: Character, item: str) -> str:
    """Return the text of a part of a pool, given in the form of `items`; refuse `not-found`."""
    kind, _, number = item.partition(" ")
    for found, text in _named(character, kind):
        if str(found) == number:
            return text
    raise Refused("not-found")


def _named(character: Character, kind: str) -> Iterable[tuple[int, str]]:
    match kind:
        case "trait":
            return [(one.id, one.name) for one in character.traits]
        case "aspect":
            return [(one.id, one.text) for trait in character.traits for one in trait.aspects]
        case "flag":
            return [(one.id, one.text) for one in character.flags]
        case _:
            return ()


def usable(character: Character, pool: Pool) -> Pool:
    """Return the pool without the parts that are locked, asleep or gone."""
    trait = character.trait(pool.trait) if pool.trait is not None else None
    flag = character.flag(pool.flag) if pool.flag is not None else None
    fixed = {one.id for one in trait.aspects if one.fixed} if trait and trait.accepted else set()
    return pool.but(
        trait=trait.id if trait and trait.accepted else None,
        aspects=tuple(number for number in pool.aspects if number in fixed),
        flag=flag.id if flag and flag.active else None,
    )


def without(pool: Pool, item: str) -> Pool:
    """Return a pool without one of its parts. Without its trait it loses the aspects too."""
    kind, _, number = item.partition(" ")
    match kind:
        case "trait" if pool.trait == int(number):
            return pool.but(trait=None, aspects=())
        case "aspect":
            return pool.but(aspects=tuple(one for one in pool.aspects if one != int(number)))
        case "flag" if pool.flag == int(number):
            return pool.but(flag=None)
        case _:
            return pool
