"""The last action is undone as a whole, once, and by those who may; dice and reveals stay as they are."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.campaign.actions import (
    AppointStandIn,
    BindPlace,
    ChangeScene,
    FoundCampaign,
    MoveTime,
    StartSession,
    TakeSeat,
)
from rules.campaign.events import ActedFor, Undone
from rules.chance.dice import EntropyDice, ScriptedDice
from rules.contract.system import AnyState
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.base.enums import Attribute, BonusKind, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.founding import Beginning
from storage.store import Store
from table.play.table import Table
from table.play.undo import who_may
from tests.accounts import without_accounts
from tests.rules.samples import SAMPLES
from tests.storage.game import retold

GM, ANN, BEN = (
    Seat(role=Role.GM, id="1"),
    Seat(role=Role.PLAYER, id="2"),
    Seat(role=Role.PLAYER, id="3"),
)
CO_GM = Seat(role=Role.GM, id="4")
PLACE = 20


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "table.sqlite3"), SYSTEMS)
    yield opened
    await opened.close()


@pytest.fixture
async def dice() -> ScriptedDice:
    return ScriptedDice()


@pytest.fixture
async def table(store: Store, dice: ScriptedDice) -> Table:
    """Return a table with a GM and two players, Ann and Ben."""
    made = Table(store, dice)
    await made.found(10, "nyx", FoundCampaign(holder=5, name="River", language="en", place=PLACE))
    for holder in (6, 7):
        await made.play(1, TakeSeat(holder=holder), PUBLIC)
    return made


async def duel(table: Table) -> str:
    """Open a conflict between Ann's Mira and Ben's Tove, and declare for both sides."""
    for name, seat in (("Mira", ANN), ("Tove", BEN)):
        number = list((await table.play(1, nyx.CreateCharacter(name=name), seat)).after.characters)[-1]
        for attribute, value in (("body", 5), ("mind", 5), ("interaction", 7)):
            action = nyx.SetAttribute(character=number, attribute=attribute, value=value)  # type: ignore[arg-type]
            await table.play(1, action, seat)
        names = tuple(f"{name} {place}" for place in range(10))
        await table.play(1, nyx.NameAspects(character=number, first=1, names=names), seat)
        await table.play(1, nyx.FinishCharacter(character=number), seat)
    sides = tuple(contest_actions.SideSetup(character=one, goal="win") for one in ("1", "2"))
    opening = contest_actions.OpenConflict(place=PLACE, title="Duel", sides=sides)  # type: ignore[arg-type]
    opened = await table.play(1, opening, GM)
    number = list(opened.after.contests)[-1]
    for side, seat in ((1, ANN), (2, BEN)):
        body = Attribute.BODY
        declared = contest_actions.Declare(contest=number, turn=1, side=side, attribute=body)  # type: ignore[arg-type]
        await table.play(1, declared, seat)
    return number


def pick(contest: str, side: int, tactic: Tactic = Tactic.OFFENSIVE) -> Action:
    return contest_actions.PickTactic(contest=contest, turn=1, side=side, tactic=tactic)  # type: ignore[arg-type]


async def last(table: Table) -> int:
    return (await table.last_act(1)).save.version


async def refused(table: Table, *seats: Seat, version: int | None = None) -> Refused:
    with pytest.raises(Refused) as caught:
        await table.undo(1, version or await last(table), seats)
    return caught.value


async def stored(store: Store) -> AnyState:
    found = await store.load(1)
    assert found is not None
    return found.state


# ------------------------------------------------------------------------------------------ evenings


def begun(game: str) -> tuple[AnyState, tuple[Event, ...]]:
    """Return the state and the events of a game's longest moment with an open contest."""
    running = [one for one in SAMPLES[game]() if any(map(SYSTEMS[game].is_open, one.state.contests.values()))]
    best = max(running, key=lambda one: len(one.log))
    return best.state, best.log


def seats(state: AnyState) -> list[Seat]:
    return [Seat(role=record.role, id=record.id) for record in state.campaign.seats]


def offer(game: str, state: AnyState, chance: random.Random) -> tuple[Action, Seat]:
    """Return an offered action and its seat: one of the game, or one of the campaign if there is none."""
    system, people = SYSTEMS[game], seats(state)
    for seat in chance.sample(people, len(people)):
        if choices := system.legal_actions(state, seat):
            return chance.choice(choices), seat
    return chance.choice((ChangeScene(), MoveTime(minutes=5))), GM


async def seated(store: Store, game: str, chance: random.Random) -> Table:
    """Return a table at which a moment of a game is stored."""
    state, log = begun(game)

    def build(number: int) -> Beginning:
        return Beginning(state.but(campaign=state.campaign.but(id=number)), log)

    await store.create(build, GM.id)
    return Table(store, EntropyDice(chance.randbytes))


async def told(store: Store) -> list[Event]:
    return [each.event for each in await store.log.events(1)]


@pytest.mark.parametrize("game", SYSTEMS)
@pytest.mark.parametrize("seed", range(2))
async def test_undo_restores_the_state_before_each_action_that_can_be_undone(
    store: Store, game: str, seed: int
) -> None:
    chance = random.Random(seed)
    table = await seated(store, game, chance)
    taken = 0
    for _ in range(20):
        before, log = await stored(store), await told(store)
        action, seat = offer(game, before, chance)
        await table.play(1, action, seat)
        act = await table.last_act(1)
        if act.save.back.stands is not None:
            continue
        assert who_may(act, [seat]) == seat
        undone = await table.undo(1, act.save.version, [seat])
        assert await stored(store) == undone.after == before
        assert (await stored(store)).model_dump_json() == before.model_dump_json()
        assert await told(store) == [*log, *undone.events]
        assert undone.events == (Undone.model_validate(undone.events[0].model_dump()),)
        taken += 1
        await table.play(1, action, seat)
    assert taken
    assert without_accounts(await stored(store)) == (await retold(store, 1, SYSTEMS[game])).but(
        campaign=without_accounts(await stored(store)).campaign
    )


@pytest.mark.parametrize("game", SYSTEMS)
async def test_a_second_undo_goes_back_one_more_step(store: Store, game: str) -> None:
    chance = random.Random(7)
    table = await seated(store, game, chance)
    trail: list[AnyState] = []
    for _ in range(30):
        trail.append(await stored(store))
        await table.play(1, *offer(game, trail[-1], chance))
        if (await table.last_act(1)).save.back.stands is not None:
            trail.clear()
        if len(trail) == 4:
            break
    assert trail
    for before in reversed(trail):
        await table.undo(1, await last(table), [await doer(table)])
        assert await stored(store) == before


async def doer(table: Table) -> Seat:
    act = await table.last_act(1)
    return next(seat for seat in seats(act.state) if seat.id == act.save.seat)


async def test_an_action_after_an_undo_is_the_next_to_be_undone(table: Table, store: Store) -> None:
    await table.play(1, ChangeScene(), GM)
    await table.undo(1, await last(table), [GM])
    await table.play(1, StartSession(), GM)
    before = await last(table)
    await table.undo(1, before, [GM])
    assert (await stored(store)).campaign.session == 0
    assert [type(event) for event in (await told(store))[-2:]] == [Undone, Undone]


# ------------------------------------------------------------------------------------------ who may


async def test_players_undo_only_their_own_actions(table: Table) -> None:
    await duel(table)
    assert (await refused(table, ANN, version=await last(table))).code == "undo-not-yours"
    assert (await refused(table, PUBLIC)).code == "undo-not-yours"
    await table.undo(1, await last(table), [BEN])


@pytest.mark.parametrize("gm", [GM, CO_GM])
async def test_a_gm_undoes_a_players_open_actions(table: Table, store: Store, gm: Seat) -> None:
    number = await duel(table)
    await table.undo(1, await last(table), [gm])
    state = await stored(store)
    assert not state.contests[number].side(2).declared
    undone = (await told(store))[-1]
    assert isinstance(undone, Undone)
    assert (undone.seat, undone.name, undone.contest, undone.turn) == (BEN.id, "Tove", number, 1)


@pytest.mark.rule("NYX-33")
async def test_only_its_author_undoes_a_sealed_pick(table: Table, store: Store) -> None:
    number = await duel(table)
    refusals = []
    for tactic in Tactic:
        await table.play(1, pick(number, 1, tactic), ANN)
        refusals.append([((r := await refused(table, one)).code, r.details) for one in (GM, CO_GM, BEN)])
        await table.undo(1, await last(table), [ANN])
        assert (await stored(store)).contests[number].side(1).pick is None
    assert refusals[0] == refusals[1] == refusals[2]
    assert [code for code, _ in refusals[0]] == ["undo-sealed", "undo-sealed", "undo-not-yours"]


async def test_a_stand_in_undoes_their_own_sealed_pick_and_the_absent_seat_cannot(
    table: Table, store: Store
) -> None:
    number = await duel(table)
    await table.play(1, AppointStandIn(seat="2", stand_in="3"), GM)
    lent = Seat(role=Role.PLAYER, id="2", by="3")
    await table.play(1, pick(number, 1), lent)
    assert (await refused(table, ANN)).code == "undo-sealed"
    await table.undo(1, await last(table), [BEN, lent])
    assert [type(event) for event in (await told(store))[-2:]] == [ActedFor, Undone]
    assert (await store.log.last(1)).seat == GM.id  # type: ignore[union-attr]


# ------------------------------------------------------------------------------ what cannot be undone


async def test_dice_cannot_be_undone_and_each_person_reads_what_to_do_instead(
    table: Table, dice: ScriptedDice
) -> None:
    number = await duel(table)
    dice.add(3, 4)
    await table.play(1, pick(number, 1), ANN)
    await table.play(1, pick(number, 2), BEN)
    for seat, fix in ((BEN, "undo-fix-ask"), (GM, "undo-fix-nyx")):
        caught = await refused(table, seat)
        assert (caught.code, caught.details["fix"].id) == ("undo-dice", fix)  # type: ignore[union-attr]


async def test_the_first_of_two_winners_may_choose_again_and_the_reveal_cannot_be_undone(
    table: Table, dice: ScriptedDice
) -> None:
    number = await duel(table)
    dice.add(3, 4)
    for side, seat in ((1, ANN), (2, BEN)):
        await table.play(1, pick(number, side, Tactic.WAITING), seat)
    steps = [
        contest_actions.ChooseBonus(contest=number, turn=1, side=side, choice=BonusKind.STEPS)
        for side in (1, 2)
    ]
    await table.play(1, steps[0], ANN)
    assert (await refused(table, GM)).code == "undo-sealed"
    await table.undo(1, await last(table), [ANN])
    for action, seat in zip(steps, (ANN, BEN), strict=True):
        await table.play(1, action, seat)
    assert (await refused(table, BEN)).code == "undo-final"


async def test_new_entities_and_seat_changes_cannot_be_undone(table: Table) -> None:
    await table.play(1, nyx.CreateBare(name="Guard", value=7), GM)
    assert (await refused(table, GM)).code == "undo-made"
    await table.play(1, BindPlace(place=99), GM)
    assert (await refused(table, GM)).code == "undo-final"


async def test_undoing_the_end_of_a_conflict_restores_what_was_sealed(table: Table, store: Store) -> None:
    number = await duel(table)
    await table.play(1, pick(number, 1), ANN)
    before = await stored(store)
    await table.play(1, contest_actions.EndConflict(contest=number, turn=1), GM)
    assert not (await stored(store)).contests
    await table.undo(1, await last(table), [GM])
    assert await stored(store) == before


async def test_saves_of_an_older_program_cannot_be_undone(table: Table, store: Store) -> None:
    await table.play(1, StartSession(), GM)
    now = await store.load(1)
    assert now is not None
    scene = now.state.campaign.but(scene=9)
    event = (await store.log.of_kinds(1, ["session-started"]))[-1].event
    await store.save(now, now.state.but(campaign=scene), (event,), GM.id)
    assert (await refused(table, GM)).code == "undo-unsaid"


async def test_a_new_campaign_has_nothing_to_undo(table: Table, store: Store) -> None:
    await table.found(10, "noir", FoundCampaign(holder=5, name="City", language="en", place=77))
    with pytest.raises(Refused, match="undo-final"):
        who_may(await table.last_act(2), [GM])


# -------------------------------------------------------------------------------------------- once


async def test_a_late_click_undoes_nothing(table: Table, store: Store) -> None:
    await table.play(1, StartSession(), GM)
    version = await last(table)
    await table.play(1, ChangeScene(), GM)
    assert (await refused(table, GM, version=version)).code == "undo-stale"
    assert (await stored(store)).campaign.scene == 2


async def test_of_concurrent_clicks_one_counts(table: Table, store: Store) -> None:
    await table.play(1, StartSession(), GM)
    await table.play(1, ChangeScene(), GM)
    version = await last(table)
    results = await asyncio.gather(*(table.undo(1, version, [GM]) for _ in range(4)), return_exceptions=True)
    assert [each.code for each in results if isinstance(each, Refused)] == ["undo-stale"] * 3
    campaign = (await stored(store)).campaign
    assert (campaign.scene, campaign.session) == (1, 1)


async def test_another_process_undoes_an_action_of_this_one(table: Table, store: Store) -> None:
    await table.play(1, ChangeScene(), GM)
    await Table(store, ScriptedDice()).undo(1, await last(table), [GM])
    assert (await table.state(1)).campaign.scene == 1
