"""What a stored document does not name is nothing: 0 or no. Every other default is listed here.

Fields that were added later are read from documents that do not have them, so a default is a promise.
"""

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from pydantic import BaseModel

import rules
from rules.core.model_base import Frozen, sparse

#: Settings have defaults of their own, which the tests of each game hold.
SETTINGS = "Tuning"
#: The numbers and truth values that begin as something, by module, class and field.
BEGIN_AS_MORE = {
    "campaign.events.SceneChanged.counts": True,
    "campaign.model.Campaign.scene": 1,
    "contract.system.AnyContest.is_open": True,
    "contract.system.AnyContest.turn": 1,
    "noir.base.attribute_formulas.Formula.divisor": 3,
    "noir.ready_scenes.Hero.fate": 8,
    "noir.state.contest_actions.LetRoll.with_helpers": True,
    "noir.state.contest_actions.OpenSocial.level": 1,
    "noir.state.contests.Social.level": 1,
    "noir.state.contests.Social.turn": 1,
    "noir.state.contests.Test.turn": 1,
    "nyx.state.contests.Bonus.judged": True,
    "nyx.state.contests.Conflict.turn": 1,
    "zapas.ready_scenes.Other.attack": 3,
    "zapas.state.actions.SetEffect.raises": 1,
    "zapas.state.campaign_state.SeatResources.reserve": 7,
    "zapas.state.contest_actions.Bar.out": True,
    "zapas.state.contest_actions.EndRecovery.grant": 7,
    "zapas.state.contest_actions.SetDifficulty.reduction": 1,
    "zapas.state.contests.Duel.turn": 1,
    "zapas.state.contests.Recovery.open": True,
    "zapas.state.contests.Recovery.turn": 1,
    "zapas.state.contests.Roll.turn": 1,
    "zapas.state.sheet_actions.CreateNpc.attack": 3,
    "zapas.state.sheet_actions.ProposeTrait.level": 2,
}


def classes() -> Iterator[type]:
    """Yield every class of the rules."""
    for module in pkgutil.walk_packages(rules.__path__, "rules."):
        for each in vars(importlib.import_module(module.name)).values():
            if isinstance(each, type) and each.__module__ == module.name:
                yield each


def defaults(of: type) -> dict[str, object]:
    """Return the defaults of the fields that a class itself has: a model, a dataclass or a named tuple."""
    if issubclass(of, BaseModel):
        found = {name: field.default for name, field in of.model_fields.items()}
        return {name: found[name] for name in found.keys() & of.__annotations__}
    if is_dataclass(of):
        return {field.name: field.default for field in fields(of)}
    return dict(getattr(of, "_field_defaults", {}))


def test_a_number_or_truth_value_that_is_not_named_is_nothing_unless_it_is_listed() -> None:
    begin = {
        f"{each.__module__.removeprefix('rules.')}.{each.__qualname__}.{name}": default
        for each in classes()
        if each.__qualname__ != SETTINGS
        for name, default in defaults(each).items()
        if isinstance(default, int) and default
    }
    assert begin == BEGIN_AS_MORE


def test_no_value_of_the_rules_changes_in_place() -> None:
    values = [each for each in classes() if is_dataclass(each)]
    assert len(values) > 9
    assert [each for each in values if not each.__dataclass_params__.frozen] == []  # type: ignore[attr-defined]


def test_a_sparse_field_is_stored_only_if_it_says_something() -> None:
    class Point(Frozen):
        x: int = sparse(0)

    assert (Point().model_dump(), Point(x=1).model_dump()) == ({}, {"x": 1})
