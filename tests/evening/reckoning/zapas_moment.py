"""One sentence of Zapas with the log of its round up to the save that it tells."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from rules.campaign.telling import Sentence, Slot
from rules.core.model_base import Event
from rules.zapas.state.campaign_state import Character, ZapasState
from tests.evening.told import Save

E = TypeVar("E", bound=Event)
#: A die hits from this face on (ZAP-15).
HITTING = 4


class ZapasMoment:
    """What a sentence tells: the last of these saves of its round, with the states before and after it."""

    def __init__(self, contest: str, saves: Sequence[Save], said: Sentence) -> None:
        self.contest, self.said = contest, said
        self.before: ZapasState = saves[-1].before
        self.after: ZapasState = saves[-1].after
        self.new = saves[-1].new
        self.log = tuple(event for save in saves for event in save.new)
        #: The situations that were told of the same contest before this save.
        self.earlier = {one.situation for save in saves[:-1] for told in save.told for one in told.said}
        self.slots: dict[str, Slot] = dict(said.slots)

    @property
    def a(self) -> Slot | None:
        return self.slots.get("a")

    @property
    def b(self) -> Slot | None:
        return self.slots.get("b")

    def news(self, kind: type[E]) -> list[E]:
        """Return the events of a kind in the save that is told."""
        return [event for event in self.new if isinstance(event, kind)]

    def logged(self, kind: type[E]) -> list[E]:
        """Return the events of a kind in the round so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def called(self, name: object) -> list[tuple[Character, Character]]:
        """Return everybody of a name, before and after the save."""
        pairs = ((self.before.characters.get(number), now) for number, now in self.after.characters.items())
        return [(was, now) for was, now in pairs if was is not None and now.name == name]

    def is_player(self, name: object) -> bool:
        """Return whether a name belongs to a player's character and to no NPC."""
        found = [now.npc is None for _, now in self.called(name)]
        return bool(found) and all(found)

    def reserves(self, seat: str) -> tuple[int, int]:
        """Return a seat's reserve before and after the save."""
        return self.before.shared.of(seat).reserve, self.after.shared.of(seat).reserve


Claims = Mapping[str, Callable[[ZapasMoment], object]]
Gaps = Mapping[str, Callable[[ZapasMoment], Iterable[Slot]]]


def hits(dice: Sequence[int]) -> int:
    return sum(face >= HITTING for face in dice)


def quoted(text: str) -> str:
    """Return a text as sentences quote it."""
    said = text.strip()
    return said if said.endswith("..") else said.removesuffix(".")


#: The claims on people, which any part of a story may make.
PEOPLE: Claims = {"one_a": lambda m: m.is_player(m.a), "one_b": lambda m: m.is_player(m.b)}
