"""A Noir combat by buttons, from its opening to its end: turns, defences and the answers of the GM."""

import pytest

from rules.noir.base.enums import ActionId, Health
from rules.noir.state.actions import CreateCharacter, SetCondition
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Phase
from tests import seam
from tests.simulated.noir_combats import (
    act,
    combat,
    declared,
    defended,
    duel,
    fight,
    main,
    noir,
    npc,
    person_called,
    pick,
    pot,
    raid,
)
from tests.simulated.reading import controls, ids, labels, menu_ids, options, whole
from tests.simulated.tabletop import Table

# ------------------------------------------------------------------------------------- the opening


@pytest.mark.rule("NOIR-90")
async def test_opponents_are_enough_and_all_players_fight_together(table: Table) -> None:
    await raid(table)
    running = await combat(table)
    assert [(one.name, one.side, one.initiative) for one in running.fighters] == [
        ("Alma", 1, 13),
        ("Konrad", 1, 3),
        ("Thug A", 2, 8),
        ("Thug B", 2, 7),
    ]
    assert running.title == "Alma – Thug A"


async def test_players_whose_sheet_is_not_in_play_do_not_fight_by_themselves(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await table.play(CreateCharacter(name="Konrad"), table.boris)
    await npc(table, "Thug")
    await fight(table, "Thug", 6, 5, 2, 3)
    assert [one.name for one in (await combat(table)).fighters] == ["Alma", "Thug"]


async def test_sides_and_title_may_be_given(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await npc(table, "Thug")
    answer = await fight(
        table, "Konrad", 6, 5, 2, 3, 4, 4, ours="Alma", third="Thug", title="Three at the quay"
    )
    running = await combat(table)
    assert {one.name: one.side for one in running.fighters} == {"Alma": 1, "Konrad": 2, "Thug": 3}
    assert "Three at the quay" in answer.text


async def test_names_are_suggested_the_likely_side_first(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug")
    assert await table.gm.offered("noir combat", "against") == ["Thug", "Alma"]
    assert await table.gm.offered("noir combat", "ours") == ["Alma", "Thug"]


async def test_only_the_gm_opens_a_combat(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    answer = await table.alva.slash("noir combat", against="Konrad")
    assert answer.message.ephemeral
    assert not (await table.state()).contests


# ------------------------------------------------------------------------------------- a turn


async def test_whose_turn_it_is_alone_is_called(table: Table) -> None:
    await duel(table)
    assert f"<@{table.alva.id}>" in table.panel.content
    assert f"<@{table.boris.id}>" not in table.panel.content
    assert f"<@{table.gm.id}>" not in table.panel.content
    assert labels(table.panel) == ["Act", "Status", "How it counted", "More…"]


async def test_the_menu_has_what_is_allowed_and_the_rest_has_its_reason(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    assert shown.message.ephemeral
    offered = options(shown.message, "n-action")
    assert {"Directed fire", "Aimed fire", "Fight", "Wait"} <= set(offered)
    assert not {"Sweep with automatic fire", "Fire two weapons", "Reload"} & set(offered)
    told = whole(shown.message)
    assert "Not now" in told
    assert "Reload: The weapon is full: 9 rounds." in told


async def test_what_somebody_has_no_weapons_for_is_not_even_refused(table: Table) -> None:
    await duel(table)
    shown = (await act(table, table.alva)).message
    for action in ("Fire two weapons", "Sweep with automatic fire", "Throw at target"):
        assert action not in whole(shown)
        assert action not in options(shown, "n-action")


@pytest.mark.rule("NOIR-99")
async def test_an_action_that_needs_more_initiative_says_how_much(table: Table) -> None:
    await duel(table)
    await declared(table, table.alva, "Wait")
    shown = await act(table, table.boris)
    assert "Aimed fire" not in options(shown.message, "n-action")
    assert "Aimed fire, Sharpshooting" in whole(shown.message)
    assert "initiative 10 or more" in whole(shown.message)


@pytest.mark.rule("NOIR-97", "NOIR-98", "NOIR-120", "NOIR-125")
async def test_a_blow_is_declared_defended_and_worked_out(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Fight")
    assert list(options(shown.place, "n-pick weapons")) == ["knife", "unarmed"]
    shown = await pick(table.alva, shown, "n-pick", "knife")
    assert shown.place.content == "Fight 9 vs Konrad: 50% to hit"
    assert "Close combat (knife) 9" in whole(shown.place)
    assert "Damage 1d10+1" in whole(shown.place)
    waits = await table.alva.press(shown.place, "Confirm")
    assert "waiting" not in waits.place.content
    assert "⏳ Konrad: choose a defence" in table.panel.content
    assert f"<@{table.boris.id}>" in table.panel.content
    table.dice.add(7, 6, 2, 3, 8, 9, 8)
    answer = await defended(table, table.boris)
    assert "Round 1: Konrad, choose an action" in answer.place.content
    konrad = await person_called(table, "Konrad")
    assert (konrad.condition.daze, konrad.condition.wounds) == (9, 0)
    assert (await combat(table)).actor == konrad.id


async def test_one_weapon_and_one_target_are_not_asked_for(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Aimed fire")
    assert shown.place.content == "Aimed fire 11 vs Konrad: 60% to hit"
    assert "Firearms (pistol) 9" in whole(shown.place)
    assert "Confirm" in labels(shown.place)
    assert not [one for one in menu_ids(shown.place) if "n-pick" in one]


async def test_where_several_could_be_meant_the_target_is_chosen_in_the_same_message(table: Table) -> None:
    await raid(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Directed fire")
    assert set(options(shown.place, "n-pick targets")) == {"Konrad", "Thug A", "Thug B"}
    assert "Confirm" not in labels(shown.place)
    shown = await pick(table.alva, shown, "n-pick targets", "Thug B")
    assert "vs Thug B" in shown.place.content
    assert [one.split(":")[1] for one in menu_ids(shown.place)] == ["n-action", "n-pick"]
    shown = await table.alva.press(shown.place, "Back to actions")
    assert "n-action" in ids(shown.place)[0]


@pytest.mark.rule("NOIR-30", "NOIR-32", "NOIR-33", "NOIR-34", "NOIR-37")
async def test_what_matters_is_tapped_and_the_sum_follows(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Directed fire")
    helps = options(shown.place, "n-sum-set helps")
    assert list(helps) == ["Hot-headed +2", "Revenge +4"]
    hurts = options(shown.place, "n-sum-set hurts")
    assert list(hurts) == ["Hot-headed −2", "Revenge −4", "One eye −1"]
    shown = await table.alva.choose(shown.place, "n-sum-set helps", helps["Revenge +4"])
    shown = await table.alva.choose(
        shown.place, "n-sum-set hurts", hurts["Hot-headed −2"], hurts["One eye −1"]
    )
    shown = await table.alva.press(shown.place, "Helpers: 0")
    shown = await table.alva.press(shown.place, "Helpers: 1")
    assert shown.place.content.startswith("Directed fire 14 vs Konrad")
    assert "Helpers: 2" in labels(shown.place)
    await table.alva.press(shown.place, "Confirm")
    (check,) = (await combat(table)).checks
    assert {item.name or item.source.value: item.amount for item in check.casts[0].modifiers} == {
        "helpers": 4,
        "Hot-headed": -2,
        "Revenge": 4,
        "One eye": -1,
    }


@pytest.mark.rule("NOIR-97")
async def test_a_blow_may_be_for_something_else_than_damage(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Fight")
    shown = await pick(table.alva, shown, "n-pick", "unarmed")
    shown = await pick(table.alva, shown, "n-sum-set aim", "disarm")
    assert shown.place.content.startswith("Fight −1 vs Konrad")
    await table.alva.press(shown.place, "Confirm")
    table.dice.add(10, 9, 3, 2, 1)
    await defended(table, table.boris)
    running = await combat(table)
    assert not running.hits
    assert running.actor == (await person_called(table, "Konrad")).id


@pytest.mark.rule("NOIR-97")
async def test_an_open_action_is_told_in_words_and_the_gm_says_what_it_rolls(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Other action")
    assert "The GM says what to roll" in whole(shown.place)
    form = await table.alva.press(shown.place, "In words…")
    await table.alva.fill(form, "She shoots out the lamp.")
    assert f"<@{table.gm.id}>" in table.panel.content
    ruling = await act(table, table.gm)
    assert "She shoots out the lamp." in whole(ruling.message)
    table.dice.add(8, 7)
    shown = await pick(table.gm, ruling, "n-rule 0", "Firearms 9")
    running = await combat(table)
    assert running.fighters[0].initiative == 1
    assert running.actor == (await person_called(table, "Konrad")).id


async def test_the_gm_is_called_for_an_open_action_in_the_midst_of_a_round(table: Table) -> None:
    await duel(table)
    await declared(table, table.alva, "Wait")
    await declared(table, table.boris, "Await target")
    assert f"<@{table.gm.id}>" in table.panel.content
    shown = await act(table, table.gm)
    await table.gm.press(shown.message, "No roll")
    assert (await combat(table)).turn == 2


async def test_the_gm_names_the_roll_of_an_npc_s_open_action_at_once(table: Table) -> None:
    await raid(table)
    await declared(table, table.alva, "Wait")
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-action", "Other action")
    running = await combat(table)
    table.dice.add(8, 7)
    (menu,) = [
        each
        for each in ids(shown.place)
        if each.startswith(f"n:n-declare-as:1:{running.id}:{running.step}:0:")
    ]
    await table.gm.actor.select(shown.place, ["agility"], custom_id=menu)
    running = await combat(table)
    assert running.fighters[2].initiative == 1
    assert running.actor == (await person_called(table, "Thug B")).id


@pytest.mark.rule("NOIR-97", "NOIR-100")
async def test_the_gm_says_how_hard_a_movement_is_and_a_further_try_is_easier(table: Table) -> None:
    await raid(table)
    await declared(table, table.alva, "Wait")
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-action", "Move")
    shown = await pick(table.gm, shown, "n-sum-set hard", "Modifier −5")
    assert shown.place.content.startswith("Move 2 against 20")
    table.dice.add(4, 5)
    await table.gm.press(shown.place, "Confirm")
    thug = (await combat(table)).fighters[2]
    assert (thug.tried, thug.tries) == (ActionId.MOVE, 1)


@pytest.mark.rule("NOIR-97")
async def test_the_gm_says_in_one_tap_how_hard_a_player_moves(table: Table) -> None:
    await raid(table)
    await declared(table, table.alva, "Move")
    assert (await combat(table)).move is not None
    assert f"<@{table.gm.id}>" in table.panel.content
    shown = await act(table, table.gm)
    assert shown.text == "How hard is it for Alma to move?"
    table.dice.add(9, 8)
    await table.gm.press(shown.message, "−5")
    assert "− 5" in whole(await table.counted(table.gm))


# ------------------------------------------------------------------------------------- a defence


@pytest.mark.rule("NOIR-98")
async def test_each_way_to_defend_has_its_chance(table: Table) -> None:
    await raid(table, "knife")
    await declared(table, table.alva, "Wait")
    await declared(table, table.gm, "Fight", ("n-pick weapons", "knife"), ("n-pick targets", "Alma"))
    shown = await act(table, table.alva)
    assert shown.message.content == "Thug A attacks. Defend 9: 64% to fend it off"
    ways = options(shown.message, "n-defend-set way")
    assert "Defend: 64%" in ways
    assert [way.split(":")[0] for way in ways] == [
        "Defend",
        "Chance defence",
        "Shoot back, pistol",
        "Strike back, knife, damage",
        "Strike back, knife, hold",
        "Strike back, knife, push away",
        "Strike back, unarmed, damage",
        "Strike back, unarmed, hold",
        "Strike back, unarmed, push away",
        "No defence",
    ]


@pytest.mark.rule("NOIR-98")
async def test_striking_back_hits_the_attacker(table: Table) -> None:
    await raid(table, "knife")
    await declared(table, table.alva, "Wait")
    await declared(table, table.gm, "Fight", ("n-pick weapons", "knife"), ("n-pick targets", "Alma"))
    table.dice.add(2, 3, 9, 8, 7, 5, 8)
    await defended(table, table.alva, "Strike back, knife, damage")
    assert (await person_called(table, "Thug A")).condition.daze == 8
    running = await combat(table)
    alma = running.fighters[0]
    assert alma.initiative == 3


@pytest.mark.rule("NOIR-63")
async def test_the_gm_is_called_for_a_dazed_npc_whom_the_pot_could_let_defend(table: Table) -> None:
    await raid(table)
    thug = await person_called(table, "Thug A")
    dazed = Condition(daze=3, health=Health.DAZED)
    await table.play(SetCondition(character=thug.id, condition=dazed, reason="test"), table.gm)
    await pot(table, 1)
    await declared(table, table.alva, "Directed fire", ("n-pick targets", "Thug A"))
    assert f"<@{table.gm.id}>" in table.panel.content
    shown = await act(table, table.gm)
    assert labels(shown.message) == ["Confirm", "Grit teeth (1)", "Always the best…"]
    shown = await table.gm.press(shown.message, "Grit teeth (1)")
    assert "Defend 4" in shown.place.content


@pytest.mark.rule("NOIR-102")
async def test_who_takes_it_undefended_is_hit_by_20(table: Table) -> None:
    await duel(table)
    await declared(table, table.alva, "Fight", ("n-pick", "knife"))
    shown = await act(table, table.boris)
    shown = await pick(table.boris, shown, "n-defend-set way", "No defence")
    assert "No defence: the attack rolls against 20" in shown.place.content
    table.dice.add(6, 4)
    await table.boris.press(shown.place, "Confirm")
    running = await combat(table)
    assert (await person_called(table, "Konrad")).condition.daze == 0
    assert running.actor == (await person_called(table, "Konrad")).id


# ------------------------------------------------------------------------------------- at any moment


async def test_a_bystander_is_told_whom_all_wait_for(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.boris)
    assert shown.message.ephemeral
    assert "Alma: an action" in shown.text
    assert not controls(shown.message)


async def test_a_button_of_an_older_step_opens_the_current_question(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    old = await pick(table.alva, shown, "n-action", "Aimed fire")
    (confirm,) = [each for each in ids(old.place) if each.startswith("n:n-declare:")]
    await declared(table, table.alva, "Wait")
    late = await table.alva.forge(confirm)
    assert "That moment has passed." in late.place.content
    assert "Konrad: an action" in late.place.content
    assert not (await combat(table)).checks


async def test_a_button_of_what_is_gone_names_no_command_of_another_game(table: Table) -> None:
    await duel(table)
    late = await table.alva.forge("n:n-act:1:77:1")
    assert late.text.startswith("This is over.")
    assert "nyx" not in late.text


async def test_of_two_clicks_on_one_button_one_counts(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Wait")
    before = await table.version()
    await seam.together(
        table.env,
        lambda: table.alva.press(shown.place, "Confirm"),
        lambda: table.alva.press(shown.place, "Confirm"),
    )
    assert before is not None
    assert await table.version() == before + 1


async def test_somebody_else_s_declaration_cannot_be_confirmed(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Wait")
    (confirm,) = [each for each in ids(shown.place) if each.startswith("n:n-declare:")]
    answer = await table.boris.forge(confirm)
    assert answer.message.ephemeral
    assert (await combat(table)).actor == (await person_called(table, "Alma")).id


@pytest.mark.parametrize("words", ["", ":99:0:0:0:0:0:0:0:0:0:0", ":0:7:3:0:0:0::0:0:0:0", ":a:b:c"])
async def test_a_forged_declaration_changes_nothing(table: Table, words: str) -> None:
    await duel(table)
    running = await combat(table)
    before = await table.version()
    answer = await table.alva.forge(f"n:n-declare:1:{running.id}:{running.step}{words}")
    assert answer.message.ephemeral
    assert await table.version() == before


async def test_a_draft_is_dropped_when_the_people_changed_among_whom_it_chose(table: Table) -> None:
    await raid(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Directed fire")
    shown = await pick(table.alva, shown, "n-pick targets", "Thug B")
    tools = await table.gm.press(table.panel, "More…")
    tools = await pick(table.gm, tools, "n-fighter", "Konrad")
    await table.gm.press(tools.place, "Take out")
    late = await table.alva.press(shown.place, "Confirm")
    assert "That moment has passed." in late.place.content
    assert (await combat(table)).move is None


async def test_a_turn_is_played_with_a_restart_before_every_tap(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    await table.restart()
    shown = await pick(table.alva, shown, "n-action", "Fight")
    await table.restart()
    shown = await pick(table.alva, shown, "n-pick", "knife")
    await table.restart()
    await table.alva.press(shown.place, "Confirm")
    await table.restart()
    shown = await act(table, table.boris)
    table.dice.add(2, 3, 7, 6)
    await table.restart()
    await table.boris.press(shown.message, "Confirm")
    assert (await combat(table)).actor == (await person_called(table, "Konrad")).id


async def test_status_shows_the_panel_privately(table: Table) -> None:
    await duel(table)
    shown = await table.boris.press(table.panel, "Status")
    assert shown.message.ephemeral
    assert "Alma" in whole(shown.message)


@pytest.mark.rule("NOIR-98")
async def test_an_attack_posts_at_most_twice_from_its_declaration_to_the_next_turn(table: Table) -> None:
    await raid(table, "knife")
    await declared(table, table.alva, "Wait")
    before = {message.id for message in table.read()}
    await declared(table, table.gm, "Fight", ("n-pick weapons", "knife"), ("n-pick targets", "Alma"))
    posted = {message.id for message in table.read()} - before
    table.dice.add(2, 3, 9, 8, 7, 5, 8)
    await defended(table, table.alva, "Strike back, knife, damage")
    posted |= {message.id for message in table.read()} - before
    assert 1 <= len(posted) <= 2
    assert (await person_called(table, "Thug A")).condition.daze == 8, "the blow has landed"


async def test_the_message_of_a_turn_keeps_its_own_sentence_when_the_next_turn_begins(table: Table) -> None:
    await duel(table)
    await declared(table, table.alva, "Wait")
    first = next(message for message in table.read() if message.content == "Alma: Wait")
    assert "Alma lets it come." in whole(first)


async def test_how_it_counted_is_answered_privately_with_every_sum(table: Table) -> None:
    await duel(table)
    shown = await table.boris.press(table.panel, "How it counted")
    assert shown.message.ephemeral
    assert "(Overview)" in whole(shown.message), "before the first turn these are the rolls for initiative"


async def test_status_says_what_is_ones_own(table: Table) -> None:
    await duel(table)
    shown = whole((await table.boris.press(table.panel, "Status")).message)
    assert "**Konrad**: Fate" in shown
    assert "wound threshold" in shown
    assert "**Alma**: Fate" not in shown


@pytest.mark.parametrize("language", ["sv", "ru"])
async def test_a_turn_can_be_played_in_any_language(table: Table, language: str) -> None:
    people = (table.alva, table.boris, table.gm)
    table.languages.update({person.id: language for person in people})
    await noir(table, language)
    await main(table, table.alva, "Alma", fate=9)
    await main(table, table.boris, "Konrad", fate=9)
    await fight(table, "Konrad", 6, 5, 2, 3)
    for person, verbs in ((table.alva, ("n:n-odds:",)), (table.boris, ("n:n-odds:", "n:n-late:"))):
        for verb in verbs:
            shown = await person.press_id(table.panel, "n:n-act:")
            (none, *_) = [each for each in ids(shown.place) if each.startswith(verb)]
            await person.press_id(shown.place, none)
    shown = await table.alva.press_id(table.panel, "n:n-act:")
    chosen = str(list(ActionId).index(ActionId.DIRECTED_FIRE))
    shown = await table.alva.choose(shown.place, "n-action", chosen)
    await table.alva.press_id(shown.place, "n:n-declare:")
    shown = await table.boris.press_id(table.panel, "n:n-act:")
    table.dice.add(7, 6, 2, 3)
    await table.boris.press_id(shown.place, "n:n-defend:")
    assert (await combat(table)).phase is Phase.ODDS_AFTER
    tools = await table.gm.press_id(table.panel, "n:n-more:")
    tooled = [each.split(":")[1] for each in ids(tools.place)]
    assert tooled == ["n-fighter", "n-harm-open", "n-people", "n-sure", "n-sure", "pause"]


async def test_the_only_opponent_is_chosen_already_beside_a_friend(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    await npc(table, "Thug")
    await fight(table, "Thug", 6, 5, 2, 3, 1, 2)
    shown = await pick(table.alva, await act(table, table.alva), "n-action", "Directed fire")
    assert {"Thug", "Konrad"} <= set(options(shown.place, "n-pick targets"))
    assert shown.place.content.startswith("Directed fire 9 vs Thug")
