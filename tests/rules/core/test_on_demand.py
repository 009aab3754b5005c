"""What a registry imports when it is first asked for."""

import time
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from types import ModuleType

import pytest

from rules.core import on_demand


def test_two_threads_that_ask_first_both_get_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(name: str) -> ModuleType:
        time.sleep(0.05)
        return import_module(name)

    monkeypatch.setattr(on_demand, "import_module", slowly)
    values = on_demand.OnDemand[float](pi="math:pi")
    with ThreadPoolExecutor() as threads:
        assert {*threads.map(lambda _: values["pi"], range(4))} == {import_module("math").pi}
