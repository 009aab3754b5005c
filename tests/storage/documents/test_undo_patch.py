"""The undo patch of a save restores the state exactly, for any undoable action in every game."""

import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from rules.campaign.actions import BindPlace, ChangeScene
from rules.contract.irreversible import IrreversibleReason, irreversible_reason
from rules.contract.system import Played, play
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.documents import DocumentCodec
from storage.documents.undo_patch import UndoPatch, apply_undo, encode_undo, read
from storage.documents.upgrades import STEPS, current, trusting
from storage.store import Store
from tests.rules.evenings import EVENINGS
from tests.rules.noir import evening as noir
from tests.rules.nyx import evening as nyx
from tests.rules.zapas import evening as zapas
from tests.storage.game import GM, Game

CODECS = Codecs(SYSTEMS)


MODULES: dict[str, ModuleType] = {"nyx": nyx, "noir": noir, "zapas": zapas}


def evening(game: str, seed: int, steps: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Played]:
    """Play a random evening, and yield the outcome of each action."""
    found: list[Played] = []

    def noted(*args: Any) -> Played:
        found.append(play(*args))
        return found[-1]

    monkeypatch.setattr(MODULES[game], "play", noted)
    one = EVENINGS[game](random.Random(seed))
    for _ in range(steps):
        one.go_on()
    yield from found


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", EVENINGS)
def test_every_change_that_can_be_undone_is_undone_exactly(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, known, back = SYSTEMS[game], CODECS[game], 0
    for played in evening(game, seed, 60, monkeypatch):
        kept = read(encode_undo(known, played.before, played.after, irreversible_reason(system, played)))
        if kept.stands is None:
            restored = apply_undo(known, played.after, kept)
            assert restored is not None
            assert restored == played.before
            assert restored.model_dump_json() == played.before.model_dump_json()
            back += 1
    assert back


def kept_with(game: Game, action: Any) -> tuple[DocumentCodec, Played, str | None]:
    played = play(game.system, game.stored.state, action, GM, game.dice)
    known = CODECS[game.system.name]
    return (
        known,
        played,
        encode_undo(known, played.before, played.after, irreversible_reason(game.system, played)),
    )


async def test_only_the_differences_are_kept(store: Store) -> None:
    game = await Game.found(store)
    _, _, kept = kept_with(game, ChangeScene())
    assert from_json(kept or "") == {
        "head": {"": [current(STEPS, "campaign"), {"scene": [1], "recovered_by": [""], "recoveries": []}]}
    }


async def test_changes_that_cannot_be_undone_keep_only_the_reason(store: Store) -> None:
    game = await Game.found(store)
    _, played, kept = kept_with(game, BindPlace(place=9))
    assert kept == '"final"'
    assert encode_undo(CODECS["nyx"], played.before, played.after, IrreversibleReason.UNSAID) is None
    # even if the game gives no reason, because seats and places are in tables of their own
    assert encode_undo(CODECS["nyx"], played.before, played.after, None) == '"final"'


@pytest.mark.parametrize("text", [None, *(f'"{reason.value}"' for reason in IrreversibleReason)])
def test_a_reason_is_read_as_it_was_written(text: str | None) -> None:
    back = read(text)
    assert back.stands is (IrreversibleReason.UNSAID if text is None else IrreversibleReason(text.strip('"')))
    assert back.contests == ()


async def test_documents_of_another_format_are_not_touched(store: Store) -> None:
    game = await Game.found(store)
    known, played, kept = kept_with(game, ChangeScene())
    older = from_json(kept or "")
    older["head"][""][0] = STEPS["campaign"].index(trusting) + 1  # that step did more than add
    assert apply_undo(known, played.after, read(to_json(older).decode())) is None
    assert apply_undo(known, played.after, UndoPatch(None, {})) is played.after
