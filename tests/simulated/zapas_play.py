"""Helpers for Zapas at a table: they create characters in play by actions of the rules, and press buttons.

Each character is a Thief 6 (lockpicks, light fingers), a Soldier 6 (rifle) and a Healer 6, with the flag
"Reckless", a qualifying flag, and 7 dice in reserve.
"""

from typing import Any

from rules.campaign.actions import FoundCampaign, TakeSeat
from rules.core.seat import PUBLIC
from rules.zapas.state import actions as a
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Character, Effect, Profile
from rules.zapas.state.contests import Duel, Recovery, Roll
from tests.simulated.reading import labels as labels_of
from tests.simulated.reading import options
from tests.simulated.tabletop import Answer, Person, Table

TRAITS = {"Thief": ("lockpicks", "light fingers"), "Soldier": ("rifle",), "Healer": ()}
RECKLESS = "Reckless"


async def zapas(table: Table, language: Any = "en") -> None:
    """Start a Zapas campaign, with a seat for the GM and both players."""
    founding = FoundCampaign(holder=table.gm.id, name="Airship", language=language, place=table.channel.id)
    await table.found("zapas", founding)
    for player in (table.alva, table.boris):
        await table.bot.table.play(1, TakeSeat(holder=player.id), PUBLIC)


async def third(table: Table, name: str = "Vera") -> Person:
    """Add a third player, with a character of this name."""
    vera = Person(table, table.guild.add_member(table.env.create_user("vera")))
    await table.bot.table.play(1, TakeSeat(holder=vera.id), PUBLIC)
    await _written(table, vera, name)
    await _readied(table, vera, name, to="Mira")
    return vera


async def party(table: Table, language: Any = "en") -> None:
    """Set up Alva's Mira and Boris's Tove, who are loyal to each other."""
    await zapas(table, language)
    await _written(table, table.alva, "Mira")
    await _written(table, table.boris, "Tove")
    await _readied(table, table.alva, "Mira", to="Tove")
    await _readied(table, table.boris, "Tove", to="Mira")


async def _written(table: Table, person: Person, name: str) -> None:
    await table.play(sa.CreateCharacter(name=name), person)
    number = (await who(table, name)).id
    await table.play(sa.WriteBiography(character=number, text="Born on an airship."), person)
    for trait, aspects in TRAITS.items():
        await table.play(sa.ProposeTrait(character=number, name=trait, level=6), person)
        found = (await who(table, name)).traits[-1].id
        await table.play(sa.CloseProposal(what=sa.Proposed(character=number, trait=found)), table.gm)
        for text in aspects:
            await table.play(sa.ProposeAspect(character=number, trait=found, text=text), person)
            aspect = (await who(table, name)).traits[-1].aspects[-1].id
            what = sa.Proposed(character=number, trait=found, aspect=aspect)
            await table.play(sa.CloseProposal(what=what), table.gm)


async def _readied(table: Table, person: Person, name: str, to: str) -> None:
    number = (await who(table, name)).id
    friend = a.TakeFlag(
        character=number, text=f"Loyal to {to}", qualifying=True, target=(await who(table, to)).id
    )
    for flag in (friend, a.TakeFlag(character=number, text=RECKLESS)):
        await table.play(flag, person)
        taken = (await who(table, name)).flags[-1].id
        await table.play(a.JudgeFlag(character=number, flag=taken, fits=True), table.gm)
    await table.play(sa.GetReady(character=number), person)


async def npc(table: Table, name: str, attack: int, kill: int | None, *conditions: str) -> Character:
    """Create an NPC, with the conditions that it may give to those who fail against it."""
    await table.play(sa.CreateNpc(name=name, attack=attack, kill=kill), table.gm)
    number = (await who(table, name)).id
    await table.play(a.SetNpc(character=number, conditions=conditions), table.gm)
    return await who(table, name)


async def approach(table: Table, name: str, approach_: str, attack: int | None) -> None:
    """Give an NPC a separate attack difficulty for one approach."""
    profile = Profile(approach=approach_, attack=attack)
    await table.play(a.SetProfile(character=(await who(table, name)).id, profile=profile), table.gm)


async def hurt(table: Table, name: str, label: str, raises: int = 0) -> None:
    """Give a character a condition, which raises difficulties by `raises` if that is not 0."""
    number = (await who(table, name)).id
    await table.play(a.GiveCondition(character=number, label=label), table.gm)
    if raises:
        effect = a.SetEffect(character=number, label=label, effect=Effect.DIFFICULTY, raises=raises)
        await table.play(effect, table.gm)


async def stake(table: Table, name: str, reserve: int) -> None:
    """Set the reserve of a character's player."""
    seat = (await who(table, name)).seat
    await table.play(a.SetStake(seat=seat, reserve=reserve, xp=0, reason="test"), table.gm)


async def has(table: Table, name: str) -> int:
    """Return the reserve of a character's player."""
    party_: Any = (await table.state()).shared
    return int(party_.of((await who(table, name)).seat).reserve)


async def who(table: Table, name: str) -> Character:
    found: Any = await table.character(name)
    assert isinstance(found, Character)
    return found


async def _contest(table: Table, number: str | None) -> Any:
    last = (await table.state()).campaign.made
    for each in [number] if number else map(str, range(last, 0, -1)):
        if await table.bot.table.store.posts.revision(1, each) is not None:
            return (await table.bot.table.with_contest(1, each)).contests[each]
    raise AssertionError("there is no contest yet")


async def roll(table: Table, number: str | None = None) -> Roll:
    """Return the latest contest, or the one with this number; it must be a roll."""
    found = await _contest(table, number)
    assert isinstance(found, Roll)
    return found


async def duel(table: Table) -> Duel:
    found = await _contest(table, None)
    assert isinstance(found, Duel)
    return found


async def scene(table: Table) -> Recovery:
    found = await _contest(table, None)
    assert isinstance(found, Recovery)
    return found


async def act(table: Table, person: Person) -> Answer:
    """Press the first button of the live message, "Act" or "Build…"."""
    return await person.press_id(table.panel, "n:z-act:")


async def more(table: Table, person: Person) -> Answer:
    """Press "More…" under the panel."""
    return await person.press(table.panel, "More…")


async def pick(person: Person, shown: Answer, menu: str, *labels: str) -> Answer:
    """Choose from a menu by the labels of its options; a few traits or flags are buttons instead."""
    sign = {"z-pool trait": "", "z-pool flag": "⚑ "}.get(menu)
    if sign is not None and f"{sign}{labels[0]}" in labels_of(shown.place):
        return await person.press(shown.place, f"{sign}{labels[0]}")
    offered = options(shown.place, menu)
    return await person.choose(shown.place, menu, *(offered[label] for label in labels))


async def tried(table: Table, difficulty: str = "3 · medium", **said: Any) -> Answer:
    """Let Alva's Mira try something and the GM set the difficulty; open the prompt for gathering dice."""
    await table.alva.slash("zapas roll", **{"action": "Pick the lock", **said})
    shown = await act(table, table.gm)
    await table.gm.press(shown.message, difficulty)
    return await act(table, table.alva)


async def thrown(table: Table, person: Person, shown: Answer, *dice: int) -> Answer:
    """Throw these dice; the button's label states their number."""
    table.dice.add(*dice)
    return await person.press(shown.place, f"Throw {len(dice)}")


async def helped(table: Table, person: Person, how: str = "", button: str = "Help") -> Answer:
    """Help by one tap on the live message, and say how if `how` is given."""
    told = await person.press(table.panel, button)
    return await person.fill(await person.press(told.message, "Say how…"), how) if how else told
