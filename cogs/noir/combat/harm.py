"""/noir harm: the GM harms characters whom nobody attacks, in and outside combat (NOIR-62, 70, 120).

The choices are kept in the `custom_id`s of their menus, and own words in the title above them; nothing is
stored until the harm is dealt.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Self

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands
from pydantic import Field

from chat.interactions.arguments import Numbers, Shown, bits, parse_argument, stale_button
from chat.interactions.character_options import by_names, several_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.noir.characters import players_left
from cogs.noir.combat.fallen import fallen_view
from cogs.noir.combat.gm_tools import show_tools
from cogs.noir.combat.hits import combat_of
from cogs.noir.contests.prompts import noir
from cogs.noir.contests.roll_builder import title_above
from narration.noir.base.words import HARMS, harm_called, notation
from narration.noir.combat import harm_prompts as prompts
from narration.text.line import Line, line, verbatim
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, clean
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.enums import HarmSource
from rules.noir.base.modifiers import SIZES
from rules.noir.base.weapons import Damage, damage_of
from rules.noir.combat.harm import MOST_VICTIMS
from rules.noir.state.campaign_state import Character
from rules.noir.state.combat_events import CombatOpened
from rules.noir.state.contest_actions import Harm, HarmFighters, Harming, OpenHarm
from rules.noir.state.contests import Combat
from rules.noir.state.participants import open_combat_of

Step = Annotated[int, Field(ge=0)]
#: How many words of a `custom_id` a draft takes.
WORDS = 7
#: The damage that the menu offers; any other is typed.
DICE = tuple(Damage(dice=dice) for dice in (1, 2, 3, 4, 5, 6, 8, 10))


@dataclass(frozen=True)
class Draft:
    """The choices so far. `at` is the step of the combat, or without one the campaign's latest id."""

    contest: str = ""
    at: int = 0
    victims: tuple[str, ...] = ()
    damage: Damage | None = None
    source: HarmSource = HarmSource.OTHER
    #: Places among `SIZES`.
    sizes: tuple[int, ...] = ()
    #: Whether the title above the menus is the GM's own words.
    titled: bool = False

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from the words of a `custom_id`. Refused: `stale-button` for any other words."""
        if len(words) != WORDS:
            raise stale_button()
        contest, at, victims, damage, source, sizes, titled = words
        return cls(
            contest.strip("-"),
            parse_argument(Step, at),
            tuple(filter(None, victims.strip("-").split("."))),
            damage_of(damage.replace(".", "+")) if damage != "-" else None,
            parse_argument(HarmSource, source),
            _sizes(parse_argument(Numbers, sizes)),
            parse_argument(bool, titled),
        )

    @property
    def words(self) -> tuple[str, ...]:
        """The draft as words of a `custom_id`."""
        damage = str(self.damage).replace("+", ".") if self.damage else "-"
        victims, titled = ".".join(self.victims) or "-", str(int(self.titled))
        return (self.contest or "-", str(self.at), victims, damage, self.source, bits(self.sizes), titled)

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the draft after a choice. Refused: `stale-button` for an unknown one."""
        match what, *values:
            case "who", *_:
                return replace(self, victims=tuple(values))
            case "dice", value:
                return replace(self, damage=damage_of(value))
            case "from", value:
                return replace(self, source=parse_argument(HarmSource, value))
            case "sizes", *_:
                return replace(self, sizes=_sizes([parse_argument(Shown, value) for value in values]))
            case _:
                raise stale_button()

    def harming(self, text: str = "") -> Harming:
        """Return what is dealt. Refused: `missing-input-damage` while no damage is chosen."""
        if self.damage is None:
            raise Refused("missing-input-damage")
        sizes = tuple(SIZES[place] for place in self.sizes)
        harm = Harm(source=self.source, text=text)
        return Harming(victims=self.victims, damage=self.damage, harm=harm, circumstances=sizes)


def _sizes(places: Sequence[int]) -> tuple[int, ...]:
    if any(place >= len(SIZES) for place in places):
        raise stale_button()
    return tuple(sorted(places))


class HarmCommands(commands.Cog):
    """Harm without an attack."""

    @app_commands.command()
    @app_commands.choices(source=choices_of(HarmSource, "choice-noir-harm"))
    @app_commands.autocomplete(who=several_of(players_left))
    @in_campaign()
    async def harm(
        self,
        context: Context,
        who: str = "",
        damage: app_commands.Range[str, 0, 9] = "",
        source: str = HarmSource.OTHER,
        words: app_commands.Range[str, 0, TEXT_LENGTH] = "",
    ) -> None:
        """Harm characters without an attack: who and how much are enough; without them, choose."""
        require_gm(context.seat)
        require_may_write(context)
        await _begin(context, _typed(context, who, damage, HarmSource(source)), clean(words))


def _typed(context: Context, who: str, damage: str, source: HarmSource) -> Draft:
    """Return what was typed. Refused: `no-such-character`, and as `damage_of`."""
    victims = tuple(one.id for one in by_names(context, who))
    chosen = damage_of(damage.strip().upper()) if damage.strip() else None
    return Draft("", context.campaign.made, victims, chosen, source)


async def _begin(context: Context, draft: Draft, words: str) -> None:
    """Deal the harm if it is known who and how much, or else show the choices."""
    bound = _bound(context, replace(draft, titled=bool(words)))
    if bound.victims and bound.damage:
        await _deal(context, bound, words)
    else:
        await _show(context, bound, words)


def _bound(context: Context, draft: Draft) -> Draft:
    """Return the draft for the combat that all victims are in, as it is now, if they are in one.

    Refused: `wrong-state-harm-apart` if only some of them are.
    """
    fights = [open_combat_of(context.state, number) for number in draft.victims]
    if not any(fights):
        return draft
    if len({fight.id if fight else "" for fight in fights}) > 1:
        raise Refused("wrong-state-harm-apart")
    (fight,) = {one.id: one for one in fights if one}.values()
    return draft if draft.contest == fight.id else replace(draft, contest=fight.id, at=fight.step)


def begin_buttons(context: Context) -> list[ui.Button[Any]]:
    """Return the button that opens the choices for harm outside combat, for a GM with somebody to harm."""
    if not (context.seat.is_gm and players_left(context)):
        return []
    draft = Draft(at=context.campaign.made)
    return [context.button(line("button-noir-harm-more"), "n-harms", "from", *draft.words, draft.source)]


@noir.router.on("n-harm-open", Ack.UPDATE)
async def open_choices(context: Context, contest: str, step: int) -> None:
    """Open the choices for harm in this combat."""
    require_gm(context.seat)
    now = await noir.moment(context, contest, step)
    await _show(context, Draft(combat_of(now).id, step))


async def _show(context: Context, draft: Draft, typed: str = "") -> None:
    """Show the choices so far, and the menus that change them."""
    people = _people(context, draft)
    said = prompts.harming(
        context.state,
        [one for one in people if one.id in draft.victims],
        draft.damage,
        title=verbatim(typed) if typed else HARMS[draft.source],
    )
    await context.reply(said, _view(context, draft, people))


def _people(context: Context, draft: Draft) -> list[Character]:
    """Return whom this harm could hit: the fighters of its combat, or everybody who is not gone."""
    combat = context.state.contests.get(draft.contest)
    people = players_left(context)
    if isinstance(combat, Combat):
        people = [one for one in people if combat.fighter(one.id)]
    return sorted(people, key=lambda one: one.id not in draft.victims)


def _view(context: Context, draft: Draft, people: Sequence[Character]) -> ui.View | None:
    def menu(said: Line, what: str, options: Sequence[Any], *, many: bool = False) -> ui.Select[Any] | None:
        return context.menu(said, "n-harms", what, *draft.words, options=options, many=many)

    names = [context.option(verbatim(one.name), one.id, chosen=one.id in draft.victims) for one in people]
    victims = menu(line("placeholder-noir-harm-who"), "who", names, many=True)
    if victims is not None:
        victims.max_values = min(MOST_VICTIMS, victims.max_values)
    damages = dict.fromkeys((*DICE, *([draft.damage] if draft.damage else [])))
    dice = [context.option(notation(one), str(one), chosen=one == draft.damage) for one in damages]
    sources = [context.option(HARMS[one], one, chosen=one is draft.source) for one in HarmSource]
    sizes = [
        context.option(line("option-modifier", modifier=size), place, chosen=place in draft.sizes)
        for place, size in enumerate(SIZES)
    ]
    deal = context.button(line("button-noir-harm-deal"), "n-harm", *draft.words, style=ButtonStyle.danger)
    own = context.button(line("button-noir-say"), "n-harm-words", *draft.words)
    return view_of(
        [victims],
        [menu(line("placeholder-noir-harm-dice"), "dice", dice)],
        [menu(line("placeholder-noir-harm-from"), "from", sources)],
        [menu(line("placeholder-noir-circumstances"), "sizes", sizes, many=True)],
        [deal if draft.victims and draft.damage else None, own if draft.victims else None],
    )


@noir.router.on("n-harms", Ack.UPDATE)
async def change(context: Context, what: str, *words: str) -> None:
    """Change one of the choices for the harm."""
    require_gm(context.seat)
    draft = Draft.read(words[:WORDS])
    typed = title_above(context) if draft.titled else ""
    await _show(context, _bound(context, draft.changed(what, words[WORDS:])), typed)


@noir.router.on("n-harm", Ack.UPDATE)
async def deal(context: Context, *words: str) -> None:
    """Deal the harm that was put together."""
    draft = Draft.read(words)
    await _deal(context, draft, title_above(context) if draft.titled else "")


@noir.router.on("n-harm-words", Ack.FORM)
async def ask_words(context: Context, *words: str) -> None:
    """Ask for damage that the menu lacks, and for what harms in the GM's own words."""
    require_gm(context.seat)
    draft = Draft.read(words)
    fields = [
        TextField(line("form-noir-harm-dice"), str(draft.damage or ""), most=9),
        TextField(line("form-noir-harm-words"), required=False, most=TEXT_LENGTH),
    ]
    await ask(context, line("noir-harm-form"), "n-harm-said", *draft.words, fields=fields)


@noir.router.on("n-harm-said", Ack.UPDATE)
async def deal_as_typed(context: Context, *words: str) -> None:
    """Deal harm with the damage and the words that were typed."""
    *kept, dice, text = words
    draft = replace(Draft.read(kept), damage=damage_of(dice.strip().upper()))
    await _deal(context, draft, clean(text))


async def _deal(context: Context, draft: Draft, text: str) -> None:
    """Deal harm in the combat of its victims, or else in a message of its own.

    Refused: `gm-only`, `missing-input-damage`, and as `open_harm` and `harm_fighters`.
    """
    require_gm(context.seat)
    harming = draft.harming(text)
    if draft.contest:
        action = HarmFighters(contest=draft.contest, step=draft.at, harming=harming)
        await noir.carry_out(context, draft.contest, action, then=show_tools)
        return
    await _require_fresh(context, draft.at)
    title = context.announce.label(harm_called(harming.harm), NAME_LENGTH)
    played = await context.play(OpenHarm(place=context.place, title=title, harming=harming))
    opened = event_of(CombatOpened, played.events).combat
    await context.services.live.show(context.campaign.id, opened.id)
    if played.after.contests[opened.id].is_open:
        await noir.show_due(context, opened.id, first=line("noir-harm-begun"))
    else:
        await context.reply(line("noir-harm-done"), fallen_view(await noir.moment(context, opened.id)))


async def _require_fresh(context: Context, after: int) -> None:
    """Refuse `wrong-state-harmed` if this button has dealt its harm already, but its answer was lost."""
    logged = await context.services.table.store.log.of_kinds(context.campaign.id, ("combat-opened",))
    opened = [entry.event for entry in logged]
    if any(isinstance(one, CombatOpened) and one.combat.harm and int(one.contest) > after for one in opened):
        raise Refused("wrong-state-harmed")
