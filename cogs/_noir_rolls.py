"""/noir roll, /noir call, /noir stabilise: rolls outside combat, against 20 or against each other.

What is put together lives in the `custom_id`s of its menus and in the title above them, so nothing is stored
before it is played. Rules: NOIR-20 to 24, 30 to 38, 67, 129; NOIR-1 to 3 are advice.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Self

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands
from pydantic import Field

from cogs._answer import Ack, answering
from cogs._buttons import Verbs, button, menu, press_id, rows
from cogs._guest import Guest, arrive
from cogs._journal import the
from cogs._noir_due import show_due
from cogs._noir_enter import rehearse
from cogs._noir_stakes import NO_STAKES, Stakes, helpers_button, odds_menu, stake_menus
from cogs._noir_values import by_word, suggest_value, typed_value, value_menus, word_of
from cogs._opening import require_voice, title_of
from cogs._people import by_name, by_names, named, suggest, suggest_last
from cogs._translator import Choice
from cogs._words import Numbers, bits, legible, stale
from narration.line import Line, line, verbatim
from narration.noir import prompts_talk as prompts
from narration.noir.prompts_talk import Against
from rules.names import NAME_LENGTH, clean, same
from rules.noir import advice, preview
from rules.noir.claims import items
from rules.noir.contests import Cast, Check, Phase, Test, Versus
from rules.noir.deeds import TestOpened
from rules.noir.injury import require_open
from rules.noir.model import Character
from rules.noir.modifiers import CIRCUMSTANCES
from rules.noir.moves import NOTHING, Claims, OpenTest, RollSide
from rules.noir.people import acts_for, own
from rules.noir.preview import Preview
from rules.noir.settings import tuning
from rules.noir.single import require_peace
from rules.noir.values import value_of
from rules.refusal import Refused
from rules.seat import require_gm
from rules.system import Played

verbs = Verbs()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Title = app_commands.Range[str, 0, NAME_LENGTH]

#: What the GM may give for circumstances, the best first.
SIZES = (*reversed(CIRCUMSTANCES), *(-size for size in CIRCUMSTANCES))
CIRCUMSTANCE_CHOICES: Choices = [
    Choice("choice-noir-much-easier", "10"),
    Choice("choice-noir-easier", "5"),
    Choice("choice-noir-bit-easier", "2"),
    Choice("choice-noir-bit-harder", "-2"),
    Choice("choice-noir-harder", "-5"),
    Choice("choice-noir-much-harder", "-10"),
]
MEDICINE = "medicine"
Made = Annotated[int, Field(ge=0)]
#: How many words a draft is.
WORDS = 11


@dataclass(frozen=True)
class Draft:
    """A roll as far as it is put together. What is rolled goes by `word_of`, people by id."""

    #: Entities that the campaign had made when the draft was begun: a roll that came after may be its own.
    after: int
    rolls: str = ""
    against: str = ""
    against_rolls: str = ""
    patient: str = ""
    #: Whether the title above the menus was typed, and not made by us.
    titled: bool = False
    #: The GM's circumstances, by place among `SIZES` (NOIR-31).
    sizes: tuple[int, ...] = ()
    stakes: Stakes = NO_STAKES

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from the words of a `custom_id`; refuse `stale-button` where they are none."""
        if len(words) != WORDS:
            raise stale()
        after, rolls, against, against_rolls, patient, titled, sizes = words[:7]
        chosen = legible(Numbers, sizes)
        if any(place >= len(SIZES) for place in chosen):
            raise stale()
        return cls(
            legible(Made, after),
            rolls,
            against,
            against_rolls,
            patient,
            legible(bool, titled),
            chosen,
            Stakes.read(words[7:]),
        )

    @property
    def words(self) -> tuple[str, ...]:
        """The draft as words of a `custom_id`."""
        return (
            str(self.after),
            self.rolls,
            self.against,
            self.against_rolls,
            self.patient,
            str(int(self.titled)),
            bits(self.sizes),
            *self.stakes.words,
        )

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the draft after a choice. What matters on the sheet depends on what is rolled."""
        match what, *values:
            case "rolls", value:
                kept = replace(self.stakes, helps=(), hurts=())
                return replace(self, rolls=word_of(value), stakes=kept)
            case ("other",):
                return replace(self, rolls="")
            case "sizes", *_:
                return replace(self, sizes=tuple(sorted(legible(int, value) for value in values)))
            case _:
                return replace(self, stakes=self.stakes.changed(what, values))


# ------------------------------------------------------------------------------------- the builder


async def show_builder(guest: Guest, character: Character, draft: Draft, typed: str = "") -> None:
    """Show what goes into the roll so far, and the menus that change it; first of all, what is rolled."""
    if not draft.rolls:
        menus = value_menus(guest, character, lambda part: _set(guest, character, draft, "rolls", part))
        title = verbatim(typed) if typed else verbatim(character.name)
        await guest.reply(prompts.choosing_value(character, title), rows(*([one] for one in menus)))
        return
    rolls = by_word(character, draft.rolls)
    shown = _preview(guest, character, draft)
    said = prompts.roll(
        character,
        rolls,
        shown,
        title=verbatim(typed) if typed else _title(guest, character, draft),
        odds=draft.stakes.odds or 0,
        against=_against(guest, draft),
        reminds=bool(typed) and await _settled(guest, typed),
    )
    await guest.reply(said, _view(guest, character, draft, shown))


def _view(guest: Guest, character: Character, draft: Draft, shown: Preview) -> ui.View | None:
    def changes(what: str) -> str:
        return _set(guest, character, draft, what)

    printer, stakes = guest.print, draft.stakes
    helps, hurts = stake_menus(printer, changes, character, by_word(character, draft.rolls), stakes)
    roll = press_id("n-roll", guest.campaign.id, character.id, *draft.words)
    other = button(printer.label(line("button-noir-other")), changes("other"))
    return rows(
        [helps],
        [hurts],
        [_circumstances_menu(guest, changes("sizes"), draft)],
        [odds_menu(printer, changes, shown, stakes, later=False)],
        [
            button(printer.label(line("button-roll")), roll, ButtonStyle.primary),
            helpers_button(printer, changes, stakes),
            None if draft.patient else other,
        ],
    )


def _set(guest: Guest, character: Character, draft: Draft, what: str, part: str = "") -> str:
    """Return the id of what changes one thing; `part` tells menus of one thing apart."""
    changed = f"{what}.{part}" if part else what
    return press_id("n-roll-set", guest.campaign.id, changed, character.id, *draft.words)


def _circumstances_menu(guest: Guest, custom_id: str, draft: Draft) -> ui.Select[Any] | None:
    """Return the menu of circumstances, which are the GM's to give (NOIR-31)."""
    if not guest.seat.is_gm:
        return None
    options = [
        discord.SelectOption(
            label=guest.print.label(line("option-modifier", modifier=size), 100),
            value=str(place),
            default=place in draft.sizes,
        )
        for place, size in enumerate(SIZES)
    ]
    said = guest.print.label(line("placeholder-noir-given"), 150)
    return menu(said, custom_id, options, many=True)


def _preview(guest: Guest, character: Character, draft: Draft) -> Preview:
    """Return the roll as it would be; its other side is taken as it stands, without claims."""
    rolls = by_word(character, draft.rolls)
    claims = _claims(character, draft)
    other = _against(guest, draft)
    if other is None:
        return preview.of_single(guest.state, character.id, rolls, claims)
    casts = (_plain(guest, character, rolls), _plain(guest, other.who, other.rolls))
    check = Check(versus=Versus.EACH_OTHER, casts=casts)
    test = Test(id="", title="", place=0, phase=Phase.ODDS_BEFORE, check=check)
    return preview.of_roll(guest.state, test, character.id, claims)


def _plain(guest: Guest, who: Character, rolls: str) -> Cast:
    usual = tuning(guest.campaign.settings)
    counted = items(who, rolls, NOTHING, usual)
    value = value_of(who, rolls, usual)
    return Cast(character=who.id, name=who.name, rolls=rolls, value=value, modifiers=counted)


def _claims(character: Character, draft: Draft) -> Claims:
    claimed = draft.stakes.claims(character, by_word(character, draft.rolls))
    return claimed.but(circumstances=tuple(SIZES[place] for place in draft.sizes))


def _against(guest: Guest, draft: Draft) -> Against | None:
    """Return who is on the other side. Refused: `stale-button` for somebody who is no more."""
    if not draft.against:
        return None
    who = guest.state.characters.get(draft.against)
    if who is None:
        raise stale()
    return Against(who, by_word(who, draft.against_rolls))


def _title(guest: Guest, character: Character, draft: Draft) -> Line:
    """Return what the roll is called when nobody says."""
    other = _against(guest, draft)
    if other is not None:
        return verbatim(title_of(character.name, other.who.name))
    if draft.patient:
        return prompts.care_title(character, guest.state.characters[draft.patient])
    return prompts.roll_title(character, by_word(character, draft.rolls))


def _typed_above(guest: Guest, draft: Draft) -> str:
    """Return the title that was typed: it stands above the menu that was used."""
    if not draft.titled:
        return ""
    pressed = guest.interaction.message
    if pressed is None or not pressed.embeds:
        raise stale()
    return re.sub(r"\\(?=\W)", "", pressed.embeds[0].title or "")


@verbs.on("n-roll-set", Ack.UPDATE)
async def change(guest: Guest, what: str, character: str, *words: str) -> None:
    """Change one thing about the roll."""
    who = own(guest.state, character, guest.seat)
    draft = Draft.read(words[:WORDS])
    changed = draft.changed(what.partition(".")[0], words[WORDS:])
    await show_builder(guest, who, changed, _typed_above(guest, draft))


@verbs.on("n-roll", Ack.UPDATE)
async def roll(guest: Guest, character: str, *words: str) -> None:
    """Roll, show it to everybody, and open what this person must decide now, such as two of the dice."""
    who, draft = own(guest.state, character, guest.seat), Draft.read(words)
    typed = _typed_above(guest, draft)
    action = OpenTest(
        place=guest.interaction.channel_id or 0,
        title=typed or guest.announce.label(_title(guest, who, draft), NAME_LENGTH),
        sides=_sides(guest, who, draft),
        patient=draft.patient,
    )
    await _require_fresh(guest, who, action, draft.after)
    await _open(guest, action)


def _sides(guest: Guest, who: Character, draft: Draft) -> tuple[RollSide, ...]:
    """Return one's own side with everything said, and the other one to be asked."""
    side = RollSide(
        character=who.id,
        rolls=by_word(who, draft.rolls),
        claims=_claims(who, draft),
        odds=draft.stakes.odds or 0,
    )
    other = _against(guest, draft)
    return (side,) if other is None else (side, RollSide(character=other.who.id, rolls=other.rolls))


async def _require_fresh(guest: Guest, who: Character, action: OpenTest, after: int) -> None:
    """Refuse `wrong-state-rolled` where this button has rolled already, and its answer got lost."""
    for event in await _logged(guest, "test-opened"):
        test = event.test
        rolled = test.check.cast_of(who.id)
        mine = rolled is not None and rolled.rolls == action.sides[0].rolls and same(test.title, action.title)
        if mine and int(test.id) > after:
            raise Refused("wrong-state-rolled", name=who.name)


async def _open(guest: Guest, action: OpenTest) -> None:
    played = await guest.play(action)
    test = the(TestOpened, played.events).test
    await guest.bot.stage.show(guest.campaign.id, test.id)
    if _is_open(played, test):
        await show_due(guest, test.id, first=line("noir-roll-begun"))
    else:
        await guest.reply(line("roll-done"))


def _is_open(played: Played, test: Test) -> bool:
    return bool(played.after.contests[test.id].is_open)


async def _settled(guest: Guest, title: str) -> bool:
    """Tell whether such a roll was made in this scene already (NOIR-3)."""
    return advice.settled(advice.titles(await _logged(guest, "scene-changed", "test-opened")), title)


async def _logged(guest: Guest, *kinds: str) -> list[Any]:
    logged = await guest.bot.table.store.events_of_kinds(guest.campaign.id, kinds)
    return [entry.event for entry in logged]


# ------------------------------------------------------------------------------------- the commands


class RollCommands(commands.Cog):
    """Rolls outside combat."""

    @app_commands.command()
    async def roll(  # each is an option of the command
        self,
        interaction: Interaction,
        rolls: str = "",
        title: Title = "",
        opponent: str = "",
        opponent_rolls: str = "",
        character: str = "",
    ) -> None:
        """Roll against 20, or against somebody; what matters is chosen from menus."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            who = own(guest.state, named(guest, character).id, guest.seat)
            other = by_name(guest, opponent) if opponent else None
            value = _value(guest, who, rolls)
            draft = Draft(after=guest.campaign.made, rolls=word_of(value) if value else "")
            if other is not None:
                theirs = _value(guest, other, opponent_rolls or rolls)
                if not theirs:
                    raise Refused("missing-input-opponent")
                draft = replace(draft, against=other.id, against_rolls=word_of(theirs))
            await _begin(guest, who, draft, title)

    @app_commands.command()
    async def stabilise(self, interaction: Interaction, patient: str, medic: str = "") -> None:
        """Try to stabilise somebody's open wounds."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            who = own(guest.state, named(guest, medic).id, guest.seat)
            hurt = by_name(guest, patient)
            require_open(hurt.condition.open_wounds)
            draft = Draft(after=guest.campaign.made, rolls=word_of(MEDICINE), patient=hurt.id)
            await _begin(guest, who, draft, "")

    @app_commands.command()
    @app_commands.choices(circumstances=CIRCUMSTANCE_CHOICES, opponent_circumstances=CIRCUMSTANCE_CHOICES)
    async def call(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        characters: str,
        rolls: str,
        title: Title = "",
        opponents: str = "",
        opponent_rolls: str = "",
        circumstances: str = "",
        opponent_circumstances: str = "",
    ) -> None:
        """Call for rolls: each against 20, or all against each other."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            require_gm(guest.seat)
            require_voice(guest)
            first = _called(guest, characters, rolls, circumstances)
            others = _called(guest, opponents, opponent_rolls or rolls, opponent_circumstances)
            await _call(guest, first, others, clean(title))

    @roll.autocomplete("rolls")
    async def _own_values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "character")

    @roll.autocomplete("opponent_rolls")
    async def _other_values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "opponent")

    @roll.autocomplete("character")
    @stabilise.autocomplete("medic")
    async def _own(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda guest: (one for one in _by_seat(guest) if acts_for(guest.seat, one)),
        )

    @roll.autocomplete("opponent")
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, lambda guest: reversed(_by_seat(guest)))

    @stabilise.autocomplete("patient")
    async def _wounded(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda guest: (one for one in _by_seat(guest) if one.condition.open_wounds),
        )

    @call.autocomplete("characters")
    async def _players_first(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_last(interaction, typed, _by_seat)

    @call.autocomplete("opponents")
    async def _npcs_first(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_last(interaction, typed, lambda guest: reversed(_by_seat(guest)))

    @call.autocomplete("rolls")
    async def _values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "characters")

    @call.autocomplete("opponent_rolls")
    async def _values_of_others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "opponents")


def _by_seat(guest: Guest) -> list[Character]:
    """Return everybody, players' characters first."""
    return sorted(guest.state.characters.values(), key=lambda one: not one.seat)


def _value(guest: Guest, who: Character, typed: str) -> str:
    """Return what is rolled, or nothing while it is open. Refused: `missing-input`, codes of names."""
    if not typed:
        return ""
    value = typed_value(who, typed)
    value_of(who, value, tuning(guest.campaign.settings))
    return value


async def _begin(guest: Guest, who: Character, draft: Draft, title: str) -> None:
    """Open the builder. Refused: `may-not-write`, `wrong-state-in-combat` before anything is chosen."""
    require_voice(guest)
    require_peace(guest.state, who)
    typed = clean(title)
    await show_builder(guest, who, replace(draft, titled=bool(typed)), typed)


# ------------------------------------------------------------------------------------- calls


def _called(guest: Guest, typed: str, rolls: str, circumstances: str) -> tuple[RollSide, ...]:
    """Return sides that are asked. Refused: `no-such-character`, `missing-input`."""
    claims = Claims(circumstances=(int(circumstances),)) if circumstances else NOTHING
    return tuple(
        RollSide(character=one.id, rolls=_value(guest, one, rolls), claims=claims)
        for one in by_names(guest, typed)
    )


async def _call(guest: Guest, first: tuple[RollSide, ...], others: tuple[RollSide, ...], title: str) -> None:
    """Call for one roll against each other, or for each person's own against 20."""
    reminds = bool(title) and await _settled(guest, title)
    together = [(*first, *others)] if others else [(side,) for side in first]
    actions = [_test(guest, sides, title) for sides in together]
    rehearse(guest, actions)
    for action in actions:
        played = await guest.play(action)
        await guest.bot.stage.show(guest.campaign.id, the(TestOpened, played.events).contest)
    names = [guest.state.characters[side.character].name for side in (*first, *others)]
    await guest.reply(prompts.called(names, reminds=reminds))


def _test(guest: Guest, sides: tuple[RollSide, ...], title: str) -> OpenTest:
    who = guest.state.characters[sides[0].character]
    made = guest.announce.label(prompts.roll_title(who, sides[0].rolls), NAME_LENGTH)
    if len(sides) > 1:
        made = title_of(who.name, guest.state.characters[sides[-1].character].name)
    return OpenTest(place=guest.interaction.channel_id or 0, title=title or made, sides=sides)
