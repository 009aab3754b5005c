"""The parts of a ready scene of Noir."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.noir.ready_scenes import Hero, Leveled

LEVELED = TypeAdapter[Any](Leveled)
TRAITS: Any = Hero.model_fields["traits"].annotation


@pytest.mark.rule("NOIR-33", "NOIR-34")
@pytest.mark.parametrize("level", range(-1, 6))
def test_a_drive_or_trait_of_a_hero_counts_1_2_or_4(level: int) -> None:
    traits = TypeAdapter[Any](TRAITS)
    for parts, said in ((LEVELED, ("Greedy", level)), (traits, (("Greedy", level, "Takes all."),))):
        if level in {1, 2, 4}:
            assert parts.validate_python(said) == said
        else:
            with pytest.raises(ValidationError):
                parts.validate_python(said)
