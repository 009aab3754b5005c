"""Whether all texts can be read is looked up where they were read before and have not changed since."""

from pathlib import Path

import pytest

from narration.text.languages import LANGUAGES
from narration.text.readable import require_readable
from narration.text.text_error import TextError
from narration.text.texts import Texts


@pytest.fixture(autouse=True)
def _writing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", False)


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text("hello = Hello", encoding="utf-8")
    return tmp_path


def never_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(directory: Path) -> Texts:
        raise AssertionError(f"{directory} is parsed again")

    monkeypatch.setattr(Texts, "load", load)


def test_texts_that_were_read_once_are_not_parsed_again(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_readable(texts)
    never_parsed(monkeypatch)
    require_readable(texts)


def test_a_text_that_changed_is_parsed_again(texts: Path) -> None:
    require_readable(texts)
    (texts / "sv" / "common.ftl").write_text("hello = { nobody", encoding="utf-8")
    for _ in range(2):  # a fault is never remembered as read
        with pytest.raises(TextError):
            require_readable(texts)


def test_a_file_that_is_gone_is_noticed(texts: Path) -> None:
    require_readable(texts)
    (texts / "ru" / "common.ftl").unlink()
    with pytest.raises(TextError):
        require_readable(texts)


def test_nothing_is_noted_where_python_may_write_nothing(
    texts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    require_readable(texts)
    assert sorted(one.name for one in texts.iterdir()) == sorted(LANGUAGES)


def test_where_nothing_can_be_written_texts_are_read_all_the_same(texts: Path) -> None:
    (texts / "__pycache__").write_text("in the way", encoding="utf-8")
    require_readable(texts)
