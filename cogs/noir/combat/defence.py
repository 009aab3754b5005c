"""Answering an attack: the ways to defend that are allowed now, each with its chance (NOIR-98, NOIR-102)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from discord import ButtonStyle, ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.combat.declaration import AIMS, among_these, known
from cogs.noir.combat.people_defend import people_button
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_inputs import NO_STAKES, Stakes, helpers_button, hurting, stake_menus
from narration.noir.combat import prompts
from narration.text.line import line
from rules.core.refusal import Refused
from rules.noir import preview
from rules.noir.base.action_effects import defended_by
from rules.noir.base.action_table import DEFENCES
from rules.noir.base.enums import Aim, DefenceId
from rules.noir.combat.common import UNARMED
from rules.noir.combat.options import Option, defences_now, weapons_for
from rules.noir.duties import Due, Duty
from rules.noir.harm.ability_to_act import would_grit_help
from rules.noir.state.campaign_state import CarriedWeapon, Character
from rules.noir.state.contest_actions import NOTHING, Claims, Defend
from rules.noir.state.contests import Combat

WAYS = tuple(DefenceId)


class Way(NamedTuple):
    """A way to answer an attack; `action` None takes it undefended."""

    action: DefenceId | None
    arm: CarriedWeapon | None = None
    aim: Aim = Aim.DAMAGE


class Answer(NamedTuple):
    """A defender's answer to an attack: what is allowed, and the choices so far."""

    now: Moment
    combat: Combat
    who: Character
    offered: tuple[Option, ...]
    ways: tuple[Way, ...]
    way: Way
    stakes: Stakes

    @property
    def rolled(self) -> str:
        """What the chosen defence rolls; empty for none."""
        if self.way.action is None:
            return ""
        return DEFENCES[self.way.action].rolls or defended_by(_attack_kind(self))

    def defend(self, way: Way, claims: Claims, odds: int | None) -> Defend:
        return Defend(
            contest=self.combat.id,
            step=self.combat.step,
            character=self.who.id,
            action=way.action,
            weapon=way.arm.weapon.id if way.arm else "",
            aim=way.aim,
            claims=claims,
            odds=odds,
        )

    @property
    def action(self) -> Defend:
        claims = self.stakes.claims(self.who, self.rolled) if self.rolled else NOTHING
        return self.defend(self.way, claims, self.stakes.odds if self.rolled else None)

    @property
    def words(self) -> tuple[str, ...]:
        return (self.who.id, _word(self.way, self.who), *self.stakes.words)


def _word(way: Way, who: Character) -> str:
    """Return a way as a word of a `custom_id`, whose meaning does not depend on what is allowed."""
    if way.action is None:
        return "none"
    place = "" if way.arm is None else _carried(who).index(way.arm)
    return f"{WAYS.index(way.action)}.{AIMS.index(way.aim)}.{place}.{_among(who)}"


def _way(word: str, who: Character) -> Way:
    """Return the way that a word stands for.

    Refused: `stale-button` for any other word, `wrong-state-passed` if the weapons are no longer the same.
    """
    if word == "none":
        return Way(None)
    match word.split("."):
        case [action, aim, place, among]:
            arms = _carried(who)
            if among != _among(who):
                raise Refused("wrong-state-passed")
            return Way(known(WAYS, action), known(arms, place) if place else None, known(AIMS, aim))
        case _:
            raise stale_button()


def _carried(who: Character) -> tuple[CarriedWeapon, ...]:
    return (*who.arms, UNARMED)


def _among(who: Character) -> str:
    return among_these(arm.weapon.id for arm in who.arms)


def _attack_kind(answer: Answer) -> Any:
    move = answer.combat.move
    assert move is not None, "an attack is answered"
    return (answer.now.state.characters[move.actor].arm(move.weapons[0]) or UNARMED).weapon.kind


def _answer(now: Moment, number: str, chosen: str = "", stakes: Stakes | None = None) -> Answer:
    """Return an answer with the chosen way, or with the plainest one.

    Refused: `stale-button` outside an attack, and as `_way`.
    """
    combat, who = now.contest, now.own(number)
    if not isinstance(combat, Combat) or combat.move is None:
        raise stale_button()
    offered = defences_now(now.state, combat, number)
    ways = _ways(now, combat, number, offered)
    way = _way(chosen, who) if chosen else ways[0]
    return Answer(now, combat, who, offered, ways, way, stakes or NO_STAKES)


def _ways(now: Moment, combat: Combat, number: str, offered: Sequence[Option]) -> tuple[Way, ...]:
    """Return each way to answer that is allowed, the plainest first and no defence last."""
    found: list[Way] = []
    for one in offered:
        if one.refused is not None:
            continue
        action = DefenceId(one.id)
        row = DEFENCES[action]
        arms = weapons_for(now.state, combat, number, action) if row.weapons else (None,)
        found += [Way(action, arm, aim) for arm in arms for aim in row.aims or (Aim.DAMAGE,)]
    return (*found[:24], Way(None))


@noir.asks(Duty.DEFEND)
def defend_prompt(now: Moment, due: Due) -> Prompt:
    """Offer the ways to defend, with the plainest selected."""
    return _defending(_answer(now, due.character))


@noir.absent(Duty.DEFEND)
def defend_absent(now: Moment, due: Due) -> Defend:
    """Return the plainest defence, without Fate."""
    answer = _answer(now, due.character)
    return answer.defend(answer.ways[0], NOTHING, 0)


def _defending(answer: Answer) -> Prompt:
    now, context, stakes = answer.now, answer.now.context, answer.stakes
    shown = preview.of_defence(now.state, answer.combat, answer.action) if answer.rolled else None

    def changes(what: str) -> str:
        return now.at("n-defend-set", what, *answer.words)

    menus = stake_menus(context, changes, answer.who, answer.rolled, shown, stakes, later=True)
    confirm = now.button(line("button-noir-confirm"), "n-defend", *answer.words, style=ButtonStyle.primary)
    ways = [
        confirm,
        helpers_button(context, changes, stakes) if shown else None,
        _grit(answer),
        people_button(now, answer.who),
    ]
    said = prompts.defending(
        now.state,
        answer.combat,
        answer.action,
        rolls=answer.rolled,
        offered=answer.offered,
        shown=shown,
    )
    return now.paying(answer.who, said), view_of([_way_menu(answer)], *([one] for one in menus), ways)


def _way_menu(answer: Answer) -> ui.Select[Any] | None:
    if len(answer.ways) == 1:
        return None
    options = []
    for way in answer.ways:
        plain = answer.defend(way, NOTHING, 0)
        chance = preview.of_defence(answer.now.state, answer.combat, plain).chance if way.action else None
        said = prompts.defence_option(way.action, way.arm, way.aim, chance)
        does, word = prompts.defence_does(way.action), _word(way, answer.who)
        options.append(answer.now.option(said, word, about=does, chosen=way == answer.way))
    custom_id = answer.now.at("n-defend-set", "way", *answer.words)
    return answer.now.menu(line("placeholder-noir-defence"), custom_id, options)


def _grit(answer: Answer) -> ui.Button[Any] | None:
    """Return the button by which a dazed or dying character becomes able to defend (NOIR-63)."""
    if not would_grit_help(answer.combat, answer.who):
        return None
    return answer.now.button(line("button-noir-grit"), "n-grit", answer.who.id)


def _read(now: Moment, words: Sequence[str]) -> Answer:
    if len(words) != 6:
        raise stale_button()
    return _answer(now, words[0], words[1], Stakes.read(words[2:]))


@noir.router.on("n-defend-set", Ack.UPDATE)
async def defend_set(context: Context, contest: str, step: int, what: str, *words: str) -> None:
    """Choose another way to defend, or change one of the choices for it."""
    answer = _read(await noir.moment(context, contest, step), words[:6])
    if what == "way":
        empty = replace(answer.stakes, helps=(), hurts=())  # which entries matter depends on what is rolled
        await context.reply(*_defending(_answer(answer.now, answer.who.id, "".join(words[6:]), empty)))
    else:
        stakes = answer.stakes.changed(what, words[6:], hurting(answer.who, answer.rolled))
        await context.reply(*_defending(answer._replace(stakes=stakes)))


@noir.router.on("n-defend", Ack.UPDATE)
async def defend(context: Context, contest: str, step: int, *words: str) -> None:
    """Answer the attack (NOIR-98)."""
    answer = _read(await noir.moment(context, contest, step), words)
    await noir.carry_out(context, contest, answer.action)
