"""Every model can be written and read, in its current format and in every older one."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import Field

from rules.campaign import Campaign
from rules.contract.system import Shared, State
from rules.core.model_base import Entity, Event, Frozen
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.documents import UNLOGGED, DocumentCodec
from storage.documents.errors import NewerDocument, StorageError
from storage.documents.upgrades import STEPS, Adds, Document, Steps, adds, current, oldest
from tests.storage.samples import SAMPLES, models, variants
from tests.storage.toy import GAMES, Kitty

MODELS = [(kind, model) for kind, classes in models().items() for model in classes]
FILES = sorted(SAMPLES.glob("*.json"))


def through(codec: DocumentCodec, kind: str, columns: dict[str, Any]) -> Any:
    """Read a document that `DocumentCodec` has written, as the store does."""
    format_, doc = columns["format"], columns["doc"]
    match kind.rpartition("-")[2]:
        case "campaign":
            return codec.read_head(format_, doc)
        case "character":
            return codec.read_character(format_, doc)
        case "contest":
            return codec.read_contest(format_, doc)
        case "shared":
            return codec.read_shared(format_, doc)
        case _:
            return codec.read_event(columns["kind"], format_, doc)


def written(codec: DocumentCodec, model: Any) -> dict[str, Any]:
    if isinstance(model, Campaign):
        return dict(codec.head(model))
    if isinstance(model, Event):
        return dict(codec.event(model))
    if isinstance(model, codec.system.character):
        return dict(codec.character(model))
    if isinstance(model, Shared):
        return dict(codec.shared(model))
    return dict(codec.contest(model))


def game(kind: str, steps: Steps = STEPS) -> DocumentCodec:
    name = kind.partition("-")[0]
    return Codecs(SYSTEMS, steps)[name if name in SYSTEMS else "nyx"]


def filled(model: type[Frozen]) -> st.SearchStrategy[Any]:
    """Draw instances with every field set, even fields with defaults."""
    annotations: dict[str, Any] = {name: field.annotation for name, field in model.model_fields.items()}
    return st.builds(model, **{name: st.from_type(each) for name, each in annotations.items()})


def descendants(model: type[Frozen]) -> list[type[Frozen]]:
    return [each for child in model.__subclasses__() for each in (child, *descendants(child))]


for frozen in descendants(Frozen):
    if not issubclass(frozen, State):
        st.register_type_strategy(frozen, filled)


@pytest.mark.parametrize(("kind", "model"), MODELS, ids=lambda value: getattr(value, "__name__", value))
@settings(
    max_examples=3,  # there are more than two hundred models, and the largest have hundreds of fields
    suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow],
)
@given(data=st.data())
def test_every_written_document_can_be_read(kind: str, model: type[Frozen], data: st.DataObject) -> None:
    codec = game(kind)
    value = data.draw(filled(model))
    assert through(codec, kind, written(codec, value)) == value.but(**unlogged(value))


def unlogged(value: Frozen) -> dict[str, Any]:
    """Return the default values of the fields that an event loses in the log; other models lose none."""
    told = {name: type(value).model_fields[name].default for name in UNLOGGED & value.model_fields_set}
    return told if isinstance(value, Event) else {}


@pytest.mark.parametrize("kind", models())
def test_every_format_has_a_sample(kind: str) -> None:
    assert kind in STEPS
    for format_ in range(1, current(STEPS, kind) + 1):
        assert (SAMPLES / f"{kind}.{format_}.json").exists()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_sample_of_every_format_can_be_read(path: Path) -> None:
    kind, format_ = path.stem.split(".")
    for document in json.loads(path.read_text(encoding="utf-8")):
        columns = {"kind": document.get("kind"), "format": int(format_), "doc": json.dumps(document)}
        through(game(kind), kind, columns)


@pytest.mark.parametrize("kind", models())
def test_a_model_that_changes_gets_a_new_format(kind: str) -> None:
    """Fail if a model has changed; then add a step in storage/documents/upgrades.py and write its sample."""
    path = SAMPLES / f"{kind}.{current(STEPS, kind)}.json"
    documents = json.loads(path.read_text(encoding="utf-8"))
    assert len(documents) == sum(map(variants, models()[kind]))
    for document in documents:
        columns = {"kind": document.get("kind"), "format": current(STEPS, kind), "doc": json.dumps(document)}
        value = through(game(kind), kind, columns)
        assert json.loads(written(game(kind), value)["doc"]) == document


def named(document: Document) -> Document:
    return {**document, "name": document["title"]}


def untitled(document: Document) -> Document:
    return {name: value for name, value in document.items() if name != "title"}


def test_migration_steps_are_applied_one_after_the_other() -> None:
    steps = {"campaign": (named, untitled)}
    today = Campaign(id=1, home=2, name="River", system="nyx", language="en")
    second = {**today.model_dump(mode="json"), "title": "Fall"}
    first = untitled(second) | {"title": "Rise"}
    codec = game("campaign", steps)
    assert codec.head(today)["format"] == 3
    assert codec.read_head(3, today.model_dump_json()) == today
    assert codec.read_head(2, json.dumps(second)) == today
    assert codec.read_head(1, json.dumps(first)) == today.but(name="Rise")


def test_a_document_is_written_in_the_oldest_format_that_holds_it() -> None:
    """A program that knows one step less reads it, unless it has something that only this program knows."""
    new = {"campaign": (named, adds("recoveries", "shows_luck"))}
    old = {"campaign": new["campaign"][:1]}
    plain = Campaign(id=1, home=2, name='River "recoveries": 1', system="nyx", language="en")
    columns = game("campaign", new).head(plain)
    assert columns["format"] == 2
    assert through(game("campaign", old), "campaign", columns) == plain
    columns = game("campaign", new).head(plain.but(recoveries=1))
    assert columns["format"] == 3
    assert through(game("campaign", new), "campaign", columns) == plain.but(recoveries=1)
    with pytest.raises(NewerDocument, match="newer Nattvakt"):
        through(game("campaign", old), "campaign", columns)
    assert oldest({"campaign": (adds("a"), adds("b"), adds("c"))}, "campaign", '{"a":1}') == 2
    assert oldest({"campaign": (adds("a"), named, adds("c"))}, "campaign", "{}") == 3


def test_what_a_step_adds_is_stored_only_if_it_is_used() -> None:
    """Fail if a field of `adds` is not `sparse`: then older programs could read nothing beside this one."""
    for kind, steps in STEPS.items():
        added = {name for step in steps if isinstance(step, Adds) for name in step.names}
        fields = {name: field for each in models()[kind] for name, field in all_fields(each).items()}
        assert all(fields[name].exclude_if for name in added), added


def all_fields(annotation: Any) -> dict[str, Any]:
    """Return the fields of a model, and of the models in it, by name."""
    found: dict[str, Any] = {}
    for each in (annotation, *get_args(annotation)):
        if isinstance(each, type) and issubclass(each, Frozen):
            for field in each.model_fields.values():
                found |= all_fields(field.annotation)
            found |= each.model_fields
        elif each is not annotation:
            found |= all_fields(each)
    return found


class Race(Entity):
    """A kind of contest in a game with two kinds."""

    kind: Literal["race"] = "race"
    laps: int = 0


class Riddle(Entity):
    """A kind of contest that differs from `Race` only in its `kind`."""

    kind: Literal["riddle"] = "riddle"
    laps: int = 0


@pytest.mark.parametrize("union", [Race | Riddle, Annotated[Riddle | Race, Field(discriminator="kind")]])
def test_a_game_may_have_several_kinds_of_contest(union: Any) -> None:
    system = replace(SYSTEMS["nyx"], name="toy", contest=union)
    codec = Codecs({"toy": system})["toy"]
    assert set(models({"toy": system})["toy-contest"]) == {Race, Riddle}
    for contest in (Race(id="1"), Riddle(id="1")):
        columns = dict(codec.contest(contest))
        assert through(codec, "toy-contest", columns) == contest
    with pytest.raises(StorageError, match='"toy-contest" cannot be read'):
        codec.read_contest(1, '{"kind": "duel", "id": "1"}')
    with pytest.raises(StorageError, match=r"race\.laps: int_parsing"):
        codec.read_contest(1, '{"kind": "race", "id": "1", "laps": "many"}')


def test_shared_data_has_its_own_format() -> None:
    first = Codecs(GAMES)["toy"]
    assert first.shared(Kitty(coins=3)) == {"format": 1, "doc": '{"coins":3,"promised":{}}'}
    later = Codecs(GAMES, {"toy-shared": (lambda document: {"coins": document["points"]},)})["toy"]
    assert later.shared(Kitty())["format"] == 2
    assert later.read_shared(1, '{"points": 3}') == Kitty(coins=3)
    with pytest.raises(StorageError, match='"toy-shared" has format 2 and this program knows 1'):
        first.read_shared(2, "{}")


def test_shared_data_is_stored_only_where_there_is_some() -> None:
    assert models(GAMES)["toy-shared"] == [Kitty]
    assert "nyx-shared" not in models(GAMES)


def test_a_format_of_a_newer_program_is_refused_by_name() -> None:
    with pytest.raises(StorageError, match='"nyx-contest" has format 99 and this program knows 5'):
        game("nyx").read_contest(99, "{}")


@pytest.mark.parametrize(
    "doc", ['{"id": "1", "pick": "offensive secret"}', "not JSON, but secret", "[]", '"secret"', ""]
)
def test_a_broken_document_is_refused_without_repeating_it(doc: str) -> None:
    with pytest.raises(StorageError, match='"nyx-contest" cannot be read') as caught:
        game("nyx").read_contest(1, doc)
    assert "secret" not in str(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__


def test_an_old_document_that_its_step_cannot_read_is_refused_as_well() -> None:
    with pytest.raises(StorageError, match="KeyError"):
        game("campaign", {"campaign": (named,)}).read_head(1, "{}")
    with pytest.raises(StorageError, match="id: missing"):
        game("campaign", {"campaign": (untitled,)}).read_head(1, "{}")
