"""The settings: defaults, precedence, secrecy, and one helpful sentence for each mistake."""

import os
import tomllib
from pathlib import Path

import pytest
from pydantic import SecretStr

from settings import PREFIX, ConfigError, Settings, load

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _bare_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each test in an empty directory, without any of our variables."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)


def write(text: str, name: str = "config.toml") -> Path:
    path = Path(name)
    path.write_text(text, encoding="utf-8")
    return path


def sentence_of(text: str) -> str:
    """Return the message with which a config.toml with this text is refused."""
    write(text)
    with pytest.raises(ConfigError) as refused:
        load()
    return str(refused.value)


def test_without_a_file_every_setting_has_its_default() -> None:
    assert load() == Settings()


def test_the_example_names_every_setting_with_its_default_and_a_comment() -> None:
    example = (ROOT / "config.example.toml").read_text(encoding="utf-8")
    assert tomllib.loads(example).keys() == Settings.model_fields.keys()
    assert load(ROOT / "config.example.toml") == Settings()
    lines = example.splitlines()
    for key in Settings.model_fields:
        line = next(number for number, text in enumerate(lines) if text.startswith(f"{key} = "))
        assert lines[line - 1].startswith("# "), f"{key} has no comment above it"


def test_the_file_overrides_the_default_and_the_environment_overrides_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write('language = "sv"\nlog_level = "error"\n')
    monkeypatch.setenv("NATTVAKT_LANGUAGE", "ru")
    assert (load().language, load().log_level) == ("ru", "error")


def test_an_empty_variable_counts_as_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    write('token = "from the file"')
    monkeypatch.setenv("NATTVAKT_TOKEN", "")
    assert load().require_token() == "from the file"


def test_the_file_can_be_named_by_argument_or_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATTVAKT_CONFIG", str(write('language = "sv"', "swedish.toml")))
    assert load().language == "sv"
    assert load(write('language = "ru"', "russian.toml")).language == "ru"


def test_settings_made_in_code_ignore_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    write('language = "sv"')
    monkeypatch.setenv("NATTVAKT_DATABASE", "elsewhere")
    assert Settings().language == "en"
    assert Settings(database="here").database == "here"


def test_the_token_and_the_password_are_in_no_repr() -> None:
    settings = Settings(token=SecretStr("hush-hush"), database_url="scheme://user:hush-hush@host")
    for shown in (repr(settings), str(settings), settings.model_dump_json(exclude={"database_url"})):
        assert "hush" not in shown


def test_a_missing_token_is_refused_with_both_places_to_put_it() -> None:
    with pytest.raises(ConfigError, match=r"NATTVAKT_TOKEN.*config\.toml.*README\.md"):
        Settings(token=SecretStr("  ")).require_token()


NO_SUCH_SHARD = (
    'config.toml: "shard_ids" must be a list of different whole numbers, each from 0 to one less than shards.'
)
PLACE_OF_SERVER = (
    'config.toml: "database_url" must be the address of a PostgreSQL database in quotes, '
    'such as "postgresql+asyncpg://...".'
)


def test_shards_can_be_set_in_the_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATTVAKT_SHARDS", "4")
    for written in ("[1, 3]", "1,3", " 1, 3 "):
        monkeypatch.setenv("NATTVAKT_SHARD_IDS", written)
        assert (load().shards, load().shard_ids) == (4, (1, 3))


def test_a_database_server_takes_precedence_over_a_file() -> None:
    assert Settings().address == Settings().database
    assert Settings(database_url="postgresql+asyncpg://host/game").address == "postgresql+asyncpg://host/game"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('tokn = "x"', 'config.toml: "tokn" is not a setting, did you mean "token"?'),
        (
            "[discord]",
            'config.toml: "discord" is not a setting, remove it; config.example.toml has every setting.',
        ),
        ('log_level = "loud"', 'config.toml: "log_level" must be "debug", "info", "warning" or "error".'),
        ('language = "de"', 'config.toml: "language" must be "en", "sv" or "ru".'),
        ("database = 5", 'config.toml: "database" must be the path of the database file, as text in quotes.'),
        (
            "database = ''",
            'config.toml: "database" must be the path of the database file, as text in quotes.',
        ),
        ("sync_commands = 'maybe'", 'config.toml: "sync_commands" must be true or false.'),
        ("shards = 0", 'config.toml: "shards" must be a whole number from 1 on, or "auto".'),
        ("shard_ids = [1]", NO_SUCH_SHARD),
        ("shards = 2\nshard_ids = [0, 0]", NO_SUCH_SHARD),
        ("shards = 2\nshard_ids = [-1]", NO_SUCH_SHARD),
        ("shards = 2\nshard_ids = 1", NO_SUCH_SHARD),
        ("database_url = 5", PLACE_OF_SERVER),
        ("test_guild = -1", 'config.toml: "test_guild" must be the id of a server, or 0 for all servers.'),
    ],
)
def test_a_mistake_in_the_file_is_one_sentence_with_the_key_and_the_fix(text: str, sentence: str) -> None:
    assert sentence_of(text) == sentence


def test_a_bad_token_is_refused_without_repeating_it() -> None:
    assert (
        sentence_of("token = 123456789")
        == 'config.toml: "token" must be the bot\'s token, as text in quotes.'
    )


@pytest.mark.parametrize("key", ["MTIzNDU2Nzg5-GhIjKl_example-mNoPqRsTuVwXyZ", "token1234567890", "x" * 70])
def test_a_token_that_was_pasted_as_a_key_is_not_repeated(key: str) -> None:
    said = sentence_of(f'{key} = ""')
    assert key not in said
    assert said.startswith("config.toml: a key in it is not a setting")


def test_a_mistake_in_the_environment_names_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATTVAKT_TEST_GUILD", "home")
    with pytest.raises(ConfigError, match=r"^NATTVAKT_TEST_GUILD: .* must be the id of a server"):
        load()


def test_a_malformed_list_in_the_environment_names_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATTVAKT_SHARD_IDS", "one and two")
    with pytest.raises(ConfigError, match=r"^NATTVAKT_SHARD_IDS: .* must be a list"):
        load()


def test_an_unknown_nattvakt_variable_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATTVAKT_LANGAUGE", "sv")
    with pytest.raises(ConfigError, match='did you mean "NATTVAKT_LANGUAGE"'):
        load()


def test_a_named_file_that_is_absent_is_refused() -> None:
    with pytest.raises(ConfigError, match=r"^nowhere\.toml: there is no such file"):
        load(Path("nowhere.toml"))


def test_a_file_that_is_not_toml_is_refused_with_the_line() -> None:
    assert "line 2" in sentence_of('language = "sv"\nlog_level = \n')


def test_a_file_that_is_not_text_is_refused() -> None:
    Path("config.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError, match="UTF-8"):
        load()


def test_a_file_that_cannot_be_read_is_refused() -> None:
    Path("config.toml").mkdir()
    with pytest.raises(ConfigError, match="cannot be read"):
        load()
