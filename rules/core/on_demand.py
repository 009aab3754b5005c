"""What a registry names and imports only when it is first asked for, since a command may need one game."""

from collections import UserDict
from importlib import import_module
from typing import TypeVar, cast

from typing_extensions import override

V = TypeVar("V")


class OnDemand(UserDict[str, V]):
    """Values by name, given as `package.module:attribute`; each is imported with its first use."""

    def __init__(self, **places: str) -> None:
        super().__init__()
        self._places = places
        self.data.update(dict.fromkeys(places, cast("V", None)))

    @override
    def __getitem__(self, name: str) -> V:
        if place := self._places.get(name):
            module, _, attribute = place.partition(":")
            self[name] = getattr(import_module(module), attribute)
        return self.data[name]

    @override
    def __setitem__(self, name: str, value: V) -> None:
        self.data[name] = value
        self._places.pop(name, None)  # last, so that no other thread finds a name without its value
