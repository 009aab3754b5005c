"""Uses of Fate: who pays what for what (NOIR-60 to 71). Rolls and hits make their payments here as well."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from rules.contract.ownership import find, find_own
from rules.core import names
from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base.bounds import MOST_FATE
from rules.noir.base.enums import FateUse
from rules.noir.base.settings import tuning
from rules.noir.combat.hit_queue import rescuable
from rules.noir.fate import prices
from rules.noir.fate.accounts import account
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Character, FateRequest, NoirState
from rules.noir.state.contests import Combat
from rules.noir.state.participants import main_characters

SETBACK_PRICE = prices.prices(FateUse.SETBACK)[0]
#: Uses that a rescue can pay for: those that a player pays for on the spot (NOIR-69).
RESCUABLE = frozenset(
    {
        FateUse.ODDS_BEFORE,
        FateUse.ODDS_AFTER,
        FateUse.SURVIVE,
        FateUse.GRIT,
        FateUse.PROTECT,
        FateUse.CHANGE,
        FateUse.CONTACT,
    }
)


def use_fate(state: NoirState, action: a.FateAction, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Return the events of a use of Fate outside rolls and hits."""
    match action:
        case a.Setback():
            return setback(state, action, seat)
        case a.PayChange():
            return pay_change(state, action, seat)
        case a.PayContact():
            return pay_contact(state, action, seat)
        case a.PayRescue():
            return rescue(state, action, seat)
        case a.Pledge():
            return pledge(state, action, seat)
        case a.OrderFate():
            who = find_own(state, action.character, seat)
            return (e.FateOrdered(character=who.id, name=who.name, order=action.order),)
        case a.JudgeAsk():
            return judge_request(state, action, seat)
        case _:
            assert_never(action)


def payment(state: NoirState, payer: Character | None, use: FateUse, points: int) -> e.FatePaid:
    """Return the payment of a price, from a main character's account or else from the pot (NOIR-60).

    Refused: `not-allowed-players-alone`, `not-allowed-gm-alone`, `out-of-range-<use>`, `no-fate`.
    """
    usual = tuning(state.campaign.settings)
    main = payer if payer is not None and payer.is_main else None
    prices.require_payer(use, gm=main is None)
    if use is not FateUse.INSPIRATION:
        prices.require_price(use, points, low=usual.change_low, high=usual.change_high)
    left = prices.paid(account(state, main, use) if main else state.shared.pot, points)
    gift = min(points, main.given_for(use)) if main else 0
    return e.FatePaid(
        payer=main.id if main else "",
        name=payer.name if payer else "",
        use=use,
        points=points,
        left=main.fate - (points - gift) if main else left,
        given=gift,
    )


def _for(paid: e.FatePaid, text: str, helped: Character | None = None) -> e.FatePaid:
    """Return the payment with its purpose and the character whom it helps."""
    return paid.but(text=text, helped=helped.id if helped else "", helped_name=helped.name if helped else "")


def setback(state: NoirState, action: a.Setback, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Switch a limitation on with points from the pot (NOIR-61).

    Refused: `gm-only`, `not-allowed-npc` for an NPC, `unknown-id-entry`, `wrong-state-active`, `no-fate`.
    """
    require_gm(seat)
    found = find(state, action.character)
    if not found.is_main:
        raise Refused("not-allowed-npc", name=found.name)
    limitation = next((one for one in found.limitations if same(one.name, action.limitation)), None)
    if limitation is None:
        raise Refused("unknown-id-entry", text=action.limitation)
    if limitation.holds:
        raise Refused("wrong-state-active", text=limitation.name)
    usual = tuning(state.campaign.settings)
    fate = max(found.fate, _capped(found.fate + prices.SETBACK_GIVES, usual.fate_max))
    return (
        _for(payment(state, None, FateUse.SETBACK, SETBACK_PRICE), limitation.name, found),
        e.LimitationSwitched(
            character=found.id,
            name=found.name,
            limitation=limitation.name,
            effect=limitation.effect,
            on=True,
        ),
        e.FateGained(character=found.id, name=found.name, points=fate - found.fate, fate=fate),
    )


def _capped(fate: int, most: int | None) -> int:
    return min(fate, MOST_FATE if most is None else most)


def pay_change(state: NoirState, action: a.PayChange, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Pay to change the situation (NOIR-64). A player's request waits for the GM, but must be affordable now.

    Refused: `gm-only` for the pot, `not-your-character`, `no-fate`, and the codes of texts.
    """
    usual = tuning(state.campaign.settings)
    points = usual.change_high if action.harms else usual.change_low
    text = names.sentence(action.text)
    if not action.character:
        require_gm(seat)
        return (_for(payment(state, None, FateUse.CHANGE, points), text),)
    payer = find_own(state, action.character, seat)
    paid = _for(payment(state, payer, FateUse.CHANGE, points), text)
    if seat.is_gm:
        return (paid,)
    return (
        _asked(state, FateRequest(id="", use=FateUse.CHANGE, character=payer.id, text=text, points=points)),
    )


def pay_contact(state: NoirState, action: a.PayContact, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Pay to know somebody, at the GM's price; with `points`, the GM pays from the pot (NOIR-66).

    Refused: `not-your-character`, `wrong-state-contact` for a second contact in the scene,
    `out-of-range-contact`, `no-fate`.
    """
    knows = find_own(state, action.character, seat)
    text = names.sentence(action.text)
    if knows.contact_scene == state.campaign.scene:
        raise Refused("wrong-state-contact", name=knows.name)
    if seat.is_gm and action.points:
        return (_for(payment(state, None, FateUse.CONTACT, action.points), text, knows),)
    prices.paid(account(state, knows, FateUse.CONTACT), prices.prices(FateUse.CONTACT)[0])
    return (_asked(state, FateRequest(id="", use=FateUse.CONTACT, character=knows.id, text=text)),)


def rescue(state: NoirState, action: a.PayRescue, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Pay points, half of which another character may use at once (NOIR-69).

    Refused: `not-your-character`, `not-allowed-players-alone`, `not-allowed-npc`, `wrong-state-oneself`,
    `wrong-state-has-fate`, `unknown-id-use`, `out-of-range-rescue`, `no-fate`; `wrong-state-protect` if the
    helped could not step in for anybody now.
    """
    rescuer, helped = find_own(state, action.character, seat), find(state, action.helped)
    usual = tuning(state.campaign.settings)
    if action.use not in RESCUABLE:
        raise Refused("unknown-id-use")
    if not helped.is_main:
        raise Refused("not-allowed-npc", name=helped.name)
    if helped.id == rescuer.id:
        raise Refused("wrong-state-oneself")
    ask = FateRequest(
        id="",
        use=FateUse.RESCUE,
        character=rescuer.id,
        text=names.sentence(action.text) if action.text else "",
        points=action.points,
        helped=helped.id,
        helped_use=action.use,
    )
    events = _rescued(state, ask)
    return events if seat.is_gm or not usual.rescue_needs_help else (_asked(state, ask),)


def _rescued(state: NoirState, ask: FateRequest) -> tuple[e.NoirEvent, ...]:
    rescuer, helped = find(state, ask.character), find(state, ask.helped)
    if helped.fate and tuning(state.campaign.settings).rescue_needs_empty:
        raise Refused("wrong-state-has-fate", name=helped.name)
    fight = _fight_to_step_into(state, helped) if ask.helped_use is FateUse.PROTECT else None
    assert ask.helped_use is not None
    points = helped.given_for(ask.helped_use) + prices.usable(ask.points)
    return (
        _for(payment(state, rescuer, FateUse.RESCUE, ask.points), ask.text, helped),
        e.GraceGiven(
            contest=fight.id if fight else "",
            turn=fight.turn if fight else 0,
            character=helped.id,
            name=helped.name,
            use=ask.helped_use,
            points=points,
        ),
    )


def _fight_to_step_into(state: NoirState, who: Character) -> Combat:
    """Return the combat whose pending hit somebody could take (NOIR-62). Refused: `wrong-state-protect`."""
    fights = (one for one in state.contests.values() if isinstance(one, Combat) and one.is_open)
    found = next((fight for fight in fights if who.id in rescuable(state, fight)), None)
    if found is None:
        raise Refused("wrong-state-protect")
    return found


def pledge(state: NoirState, action: a.Pledge, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Pledge points toward a clue; once the pledges reach the group's size, the GM is asked (NOIR-65).

    Refused: `not-your-character`, `not-allowed-players-alone`, `wrong-state-asked` while the GM decides,
    `no-fate`, `out-of-range-inspiration` for more than is needed or below 0.
    """
    who = find_own(state, action.character, seat)
    if not who.is_main:
        raise Refused("not-allowed-players-alone")
    if any(ask.use is FateUse.INSPIRATION for ask in state.shared.asks):
        raise Refused("wrong-state-asked")
    prices.paid(who.fate, action.points)
    needed = len(main_characters(state))
    pledges = {**state.shared.pledges, who.id: action.points}
    total = sum(pledges.values())
    if action.points < 0 or total > needed:
        raise Refused("out-of-range-inspiration", have=total, least=needed, most=needed)
    told = e.Pledged(character=who.id, name=who.name, points=action.points, total=total, needed=needed)
    if total < needed:
        return (told,)
    return (
        told,
        _asked(state, FateRequest(id="", use=FateUse.INSPIRATION, character=who.id, text="", points=total)),
    )


def require_pledges(needed: int, pledges: Iterable[int]) -> int:
    """Return the sum of pledges. Refused: `out-of-range-inspiration` unless it equals `needed` (NOIR-65)."""
    total = sum(pledges)
    if total != needed:
        raise Refused("out-of-range-inspiration", have=total, least=needed, most=needed)
    return total


def judge_request(state: NoirState, action: a.JudgeAsk, seat: Seat) -> tuple[e.NoirEvent, ...]:
    """Allow a requested use and take the points now, or refuse it and take none.

    Refused: `gm-only`, `no-such-ask`, and as the requested use itself.
    """
    require_gm(seat)
    ask = state.shared.ask(action.ask)
    if ask is None:
        raise Refused("no-such-ask")
    who = find(state, ask.character)
    if not action.allowed:
        return (e.FateRefused(character=who.id, name=who.name, ask=ask),)
    return (e.FateAllowed(character=who.id, name=who.name, ask=ask), *_allowed(state, ask, action.points))


def _allowed(state: NoirState, ask: FateRequest, price: int) -> tuple[e.NoirEvent, ...]:
    who = find(state, ask.character)
    match ask.use:
        case FateUse.RESCUE:
            return _rescued(state, ask)
        case FateUse.INSPIRATION:
            return _inspired(state, state.shared.pledges)
        case FateUse.CONTACT:
            if who.contact_scene == state.campaign.scene:
                raise Refused("wrong-state-contact", name=who.name)
            return (_for(payment(state, who, FateUse.CONTACT, price), ask.text),)
        case FateUse.CHANGE:
            return (_for(payment(state, who, FateUse.CHANGE, ask.points), ask.text),)


def _inspired(state: NoirState, pledges: Mapping[str, int]) -> tuple[e.NoirEvent, ...]:
    require_pledges(len(main_characters(state)), pledges.values())
    return tuple(
        payment(state, find(state, number), FateUse.INSPIRATION, points)
        for number, points in pledges.items()
        if points
    )


def _asked(state: NoirState, ask: FateRequest) -> e.FateAsked:
    numbered = ask.but(id=state.campaign.next_id)
    return e.FateAsked(character=ask.character, name=find(state, ask.character).name, ask=numbered)
