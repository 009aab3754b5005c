"""Only permitted people can act: tests of other people's sides, strangers, the GM's tools, and forged ids."""

from itertools import product

from tests.cogs.nyx.test_rounds import harmed, won_by_alva
from tests.simulated.reading import ids
from tests.simulated.tabletop import Person, Table

#: Words for the ids of a conflict's buttons: each press on another's side, with its words.
FOREIGN = (
    "n:pick:1:3:1:1:2",
    "n:ready:1:3:1:1:body:0:0:0",
    "n:declare:1:3:1:1",
    "n:declare-set:1:3:1:1:positive:body:0:0:0",
    "n:goal:1:3:1:1:body:0:0:0",
    "n:do:1:3:1:1:give-up",
    "n:do:1:3:1:1:break-off",
    "n:do:1:3:1:1:revise",
    "n:do:1:3:1:1:drop",
    "n:answer:1:3:1:3:0",
    "n:answer:1:3:1:3:1",
)
GM_ONLY = (
    ("n:do:1:3:1:1:end", None),
    ("n:demand:1:3:1:1", ["3"]),
    ("n:modifier:1:3:1", ["1.2"]),
    ("n:advantage:1:3:1", ["1.2"]),
    ("n:judge:1:3:1:1:1", None),
)


async def test_nobody_acts_for_somebody_elses_side(table: Table) -> None:
    await table.wrestling()
    for custom_id, person in product(FOREIGN, (table.boris, table.gm)):
        if person is table.gm and custom_id.endswith("drop"):
            continue  # only the GM grants an advantage
        await refused(table, person, custom_id, ["1"] if "declare-set" in custom_id else None)


async def test_nobody_acts_for_the_gms_side_either(table: Table) -> None:
    await table.wrestling()
    for custom_id in FOREIGN:
        theirs = custom_id.replace(":1:3:1:1", ":1:3:1:2").replace(":answer:1:3:1:", ":answer:1:3:2:")
        await refused(table, table.alva, theirs, ["1"] if "declare-set" in custom_id else None)


async def test_the_gms_tools_are_refused_to_everybody_else(table: Table) -> None:
    await table.wrestling()
    for (custom_id, values), person in product(GM_ONLY, (table.alva, table.boris)):
        await refused(table, person, custom_id, values)


async def test_nobody_uses_somebody_elses_win_or_penalty(table: Table) -> None:
    await won_by_alva(table)
    for person, word in product((table.boris, table.gm), ("bonus:1:3:1:1:steps", "story:1:3:1:1")):
        await refused(table, person, f"n:{word}")


async def test_nobody_takes_somebody_elses_penalty(table: Table) -> None:
    await harmed(table)
    for person, verb in product((table.boris, table.gm), ("harm", "damage")):
        await refused(table, person, f"n:{verb}:1:3:1:1")


async def test_nobody_fills_in_somebody_elses_sheet(table: Table) -> None:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    await table.gm.slash("npc new", name="Baron")
    for person, number in ((table.boris, 1), (table.gm, 1), (table.alva, 2), (table.boris, 2)):
        await refused(table, person, f"n:sheet-attribute:1:{number}:body", ["7"])
        await refused(table, person, f"n:sheet-done:1:{number}")
        before = await table.version()
        answer = await person.forge_form(f"n:sheet-named:1:{number}:1", "Mine")
        assert answer.message.ephemeral
        assert await table.version() == before


async def test_nobody_opens_somebody_elses_aspects_to_rewrite_them(table: Table) -> None:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    await refused(table, table.boris, "n:sheet-aspects:1:1:1")


async def test_nobody_rolls_for_another(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    for person, number, attribute in (
        (table.boris, 1, "body"),
        (table.gm, 1, "body"),
        (table.alva, 2, "value"),
    ):
        await refused(table, person, f"n:roll:1:{number}:0:{attribute}:0:0:0")
        await refused(table, person, f"n:roll-set:1:{number}:0:modifier:{attribute}:0:0:0", ["-1"])
    assert (await table.boris.slash("nyx roll", character="Mira")).text == (
        "You don’t play Mira. Choose one of your own characters."
    )


async def test_only_the_gm_makes_and_sees_opponents_and_opens_conflicts(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    await table.guard()
    before = await table.version()
    for answer in (
        await table.alva.slash("npc new", name="Baron"),
        await table.alva.slash("npc new", name="Baron", value=5),
        await table.alva.slash("npc sheet", name="Guard"),
        await table.alva.slash("nyx conflict", character="Mira", opponent="Tove"),
        await table.alva.slash("campaign here", at=table.voice),
    ):
        assert answer.text == "Only the GM can do that. Ask the GM to do it for you."
    assert await table.version() == before


async def test_a_person_on_another_server_reaches_nothing(table: Table) -> None:
    await table.wrestling()
    await table.stranger.slash("campaign new", at=table.elsewhere, system="nyx", name="Elsewhere")
    await table.bot.services.game_loader.load_all()
    for verb in table.bot.routes.verbs:
        before = await table.version()
        answer = await table.stranger.forge(f"n:{verb}:1:3:1:1:1", at=table.elsewhere)
        assert answer.text.startswith("You can’t reach this campaign from here:")
        assert await table.version() == before


async def test_a_player_who_is_also_on_another_server_plays_only_at_home(table: Table) -> None:
    await table.wrestling()
    twin = Person(table, table.stranger.actor.guild.add_member(table.alva.actor.user))
    await table.stranger.slash("campaign new", at=table.elsewhere, system="nyx", name="Elsewhere")
    answer = await twin.forge("n:pick:1:3:1:1:2", at=table.elsewhere)
    assert answer.text.startswith("You can’t reach this campaign from here:")


async def test_in_a_direct_message_only_seat_holders_are_answered_and_only_for_their_own_sides(
    table: Table,
) -> None:
    await table.wrestling()
    for person, said in (
        (table.stranger, "You can’t reach this campaign from here:"),
        (table.boris, "That isn’t your side: Mira"),
    ):
        await person.actor.user.send_dm("Good evening")
        answer = await person.forge("n:pick:1:3:1:1:2", at=person.actor.user.dm_channel)
        assert answer.text.startswith(said)
    await table.alva.actor.user.send_dm("Good evening")
    await table.alva.forge("n:pick:1:3:1:1:2", at=table.alva.actor.user.dm_channel)
    assert (await table.conflict()).side(1).pick == 2


async def test_in_a_direct_message_only_personal_commands_work(table: Table) -> None:
    alone = {name.split()[0] for name in table.alva.actor.user.available_commands()}
    assert alone == {"help", "now", "odds", "privacy"}
    on_the_server = table.alva.actor.available_commands(table.channel)
    assert {"campaign new", "character new", "undo"} < set(on_the_server)


async def test_a_bystander_on_the_server_may_only_look(table: Table) -> None:
    await table.wrestling()
    bystander = Person(table, table.guild.add_member(table.env.create_user("ulf")))
    for label in ("Choose", "Status", "More…"):
        answer = await bystander.press(table.panel, label)
        assert answer.message.ephemeral
        assert not ids(answer.message)
    await refused(table, bystander, "n:pick:1:3:1:1:2")


async def refused(table: Table, person: Person, custom_id: str, values: list[str] | None = None) -> None:
    """Forge a press: require a private answer and no change for anybody."""
    before = await table.version(), [(m.id, m.content) for m in table.read()]
    answer = await person.forge(custom_id, values, on=table.read()[-1].id)
    assert answer.message.ephemeral, custom_id
    assert (await table.version(), [(m.id, m.content) for m in table.read()]) == before
    assert answer.result.modal is None


async def test_a_draft_that_the_character_could_not_play_is_not_built(table: Table) -> None:
    await table.wrestling()
    await table.alva.slash("nyx roll")
    for custom_id, values, said in (
        (
            "n:roll-set:1:1:0:attribute:body:0:0:0",
            ["value"],
            "There’s no such attribute for Mira. Choose one from the sheet.",
        ),
        (
            "n:roll-set:1:1:0:positive:body:0:0:0",
            ["77"],
            "Mira has no such aspect. Choose one from the sheet that has a name.",
        ),
        (
            "n:declare-set:1:3:1:1:attribute:body:0:0:0",
            ["value"],
            "There’s no such attribute for Mira. Choose one from the sheet.",
        ),
        (
            "n:declare-set:1:3:1:1:negative:body:0:0:0",
            ["77"],
            "Mira has no such aspect. Choose one from the sheet that has a name.",
        ),
    ):
        answer = await table.alva.forge(custom_id, values, on=table.panel.id)
        assert answer.text.startswith(said)
