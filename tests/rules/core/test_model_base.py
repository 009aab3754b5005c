"""Models are frozen, reject unknown fields, and share unchanged fields with their copies."""

import pytest
from pydantic import ValidationError

from rules.core.model_base import Frozen


class Point(Frozen):
    x: int
    inner: tuple[int, ...] = ()


def test_a_value_cannot_be_changed_in_place() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Point(x=1).x = 2  # type: ignore[misc]


def test_a_value_refuses_unknown_fields() -> None:
    with pytest.raises(ValidationError):
        Point.model_validate({"x": 1, "y": 2})
    with pytest.raises(TypeError, match="y"):
        Point(x=1).but(y=2)


def test_a_changed_copy_shares_the_rest() -> None:
    point = Point(x=1, inner=(1, 2, 3))
    moved = point.but(x=2)
    assert (point.x, moved.x) == (1, 2)
    assert moved.inner is point.inner
