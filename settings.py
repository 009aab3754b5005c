"""The settings: from a file and the environment, with one sentence about any error.

Precedence: NATTVAKT_* in the environment, then the file, then the default. Error messages never contain
values, because one of them is the token.
"""

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NoReturn

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from narration.text.languages import Language
from storage.database.postgres_address import ServerOptions

PREFIX = "NATTVAKT_"
CONFIG_VARIABLE = f"{PREFIX}CONFIG"
DEFAULT_PATH = Path("config.toml")
#: What an error message may repeat as the name of a setting: a token that was pasted there is longer.
NAME = re.compile(r"[A-Za-z_]{1,40}")


#: The value of `shards` that lets Discord say how many there are, and the processes share them out.
AUTO: Final = "auto"


class ConfigError(Exception):
    """What is wrong with the configuration and how to fix it, in one sentence for the operator."""


def _numbers(given: object) -> object:
    """Accept a list of numbers in a variable as people write it: 0, 1."""
    return given.strip("[] ").split(",") if isinstance(given, str) else given


def _bound(most: int) -> Any:
    """Declare a limit, which 0 takes away."""
    return Field(default=most, ge=0, description="a whole number, or 0 for no limit")


class Settings(BaseModel):
    """Every setting with its default; config.example.toml describes them in words.

    The constructor uses its arguments only, so that the environment cannot affect tests and the practice
    table; `load` reads the file and the environment. Each description completes the sentence '"key" must be
    ...'.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)

    token: SecretStr = Field(default=SecretStr(""), description="the bot's token, as text in quotes")
    database: str = Field(
        default="data/nattvakt.sqlite3",
        min_length=1,
        description="the path of the database file, as text in quotes",
    )
    database_url: str = Field(
        default="",
        repr=False,  # it may contain a password
        description='the address of a PostgreSQL database in quotes, such as "postgresql+asyncpg://..."',
    )
    database_readers: int = Field(default=4, ge=1, le=200, description="a whole number from 1 to 200")
    database_connect_seconds: float = Field(default=5, ge=0.5, le=60, description="a number from 0.5 to 60")
    database_statement_seconds: float = Field(default=30, ge=1, le=600, description="a number from 1 to 600")
    database_pooler: bool = Field(default=False, description="true or false")
    pictures_to: str = Field(default="", description="the path of a directory, as text in quotes")
    language: Language = Field(default="en", description='"en", "sv" or "ru"')
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description='"debug", "info", "warning" or "error"'
    )
    log_format: Literal["text", "json"] = Field(default="text", description='"text" or "json"')
    metrics_port: int = Field(default=0, ge=0, le=65_535, description="the number of a port, or 0 for none")
    metrics_host: str = Field(
        default="127.0.0.1", min_length=1, description="the address to listen on, as text in quotes"
    )
    web_port: int = Field(default=0, ge=0, le=65_535, description="the number of a port, or 0 for none")
    web_host: str = Field(
        default="127.0.0.1", min_length=1, description="the address to listen on, as text in quotes"
    )
    web_address: str = Field(
        default="",
        pattern=r"^(https?://[^\s/?#]+(/[^\s?#]*)?)?$",
        description='an address in quotes that begins with "https://" or "http://", without "?"',
    )
    web_proxy: bool = Field(default=False, description="true or false")
    publish_to: str = Field(default="", description="the path of a directory, as text in quotes")
    shards: Annotated[int, Field(ge=1, le=10_000)] | Literal["auto"] = Field(
        default=1, description='a whole number from 1 on, or "auto"'
    )
    shard_ids: Annotated[tuple[int, ...], BeforeValidator(_numbers)] = Field(
        default=(), description="a list of different whole numbers, each from 0 to one less than shards"
    )
    backup_every: float = Field(
        default=24, ge=0, le=8760, description="a number of hours, or 0 for no automatic backups"
    )
    backup_keep: int = Field(default=7, ge=1, le=10_000, description="a whole number from 1 on")
    backup_to: str = Field(default="", description="the path of a directory, as text in quotes")
    commands_per_minute: int = _bound(60)
    presses_per_minute: int = _bound(300)
    texts_per_minute: int = _bound(60)
    campaigns_per_person: int = _bound(100)
    campaigns_per_server: int = _bound(200)
    characters_per_campaign: int = _bound(500)
    sync_commands: bool = Field(default=True, description="true or false")
    test_guild: int = Field(default=0, ge=0, description="the id of a server, or 0 for all servers")

    @field_validator("shard_ids")
    @classmethod
    def _are_shards(cls, ids: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        shards = info.data.get("shards", 1)
        count = 0 if shards == AUTO else shards
        if any(not 0 <= each < count for each in ids) or len(set(ids)) < len(ids):
            raise ValueError("no such shards")
        return ids

    @property
    def address(self) -> str:
        """The database's address: `database_url`, or else the path of the file."""
        return self.database_url or self.database

    @property
    def pictures(self) -> Path | None:
        """The directory that pictures are in; None if they are in the database."""
        return Path(self.pictures_to) if self.pictures_to else None

    @property
    def server(self) -> ServerOptions:
        """How a PostgreSQL server is used."""
        return ServerOptions(
            readers=self.database_readers,
            connect_seconds=self.database_connect_seconds,
            statement_seconds=self.database_statement_seconds,
            pooler=self.database_pooler,
        )

    def address_of_page(self, word: str) -> str:
        """Return the address at which people read a page; "" if there are no pages here."""
        local = f"http://{self.web_host}:{self.web_port}" if self.web_port else ""
        base = self.web_address.rstrip("/") or local
        return f"{base}/{word}/" if base else ""

    def require_token(self) -> str:
        """Return the token as plain text; raises `ConfigError` if there is none."""
        token = self.token.get_secret_value().strip()
        if not token:
            raise ConfigError(
                f'The setting "token" is missing: put the bot\'s token into the environment as {PREFIX}TOKEN '
                'or into config.toml as token = "..."; README.md tells how to get one.'
            )
        return token


def load(path: Path | None = None) -> Settings:
    """Read the settings from `path`, NATTVAKT_CONFIG or ./config.toml, and from the environment.

    Only ./config.toml may be absent. Raises `ConfigError` for an unreadable file, an unknown key or a bad
    value.
    """
    chosen = path or _path_from_environment()
    in_file = _read(chosen or DEFAULT_PATH, optional=chosen is None)
    in_environment = _in_environment()
    _refuse_unknown(in_file, str(chosen or DEFAULT_PATH))
    try:
        return Settings(**{**in_file, **in_environment})
    except ValidationError as error:
        key = str(error.errors(include_input=False)[0]["loc"][0])
    where = _variable(key) if key in in_environment else str(chosen or DEFAULT_PATH)
    raise ConfigError(f'{where}: "{key}" must be {Settings.model_fields[key].description}.')


def _in_environment() -> dict[str, str]:
    """Return the settings that the environment has; an empty variable counts as absent."""
    return {key: value for key in Settings.model_fields if (value := os.environ.get(_variable(key)))}


def _variable(key: str) -> str:
    return f"{PREFIX}{key.upper()}"


def _path_from_environment() -> Path | None:
    value = os.environ.get(CONFIG_VARIABLE)
    return Path(value) if value else None


def _read(path: Path, *, optional: bool) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        if optional:
            return {}
        raise ConfigError(f"{path}: there is no such file; copy config.example.toml to make one.") from None
    except OSError as error:
        raise ConfigError(
            f"{path}: the file cannot be read ({error.strerror}), check its permissions."
        ) from None
    except UnicodeDecodeError:
        raise ConfigError(f"{path}: this is not UTF-8 text, save it as UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path}: this is not valid TOML, mend the line that it names: {error}.") from None


def _refuse_unknown(in_file: dict[str, Any], where: str) -> None:
    for key in in_file:
        if key not in Settings.model_fields:
            _unknown(key, where, list(Settings.model_fields))
    variables = [CONFIG_VARIABLE, *map(_variable, Settings.model_fields)]
    for name in os.environ:
        if name.startswith(PREFIX) and name not in variables:
            _unknown(name, "the environment", variables)


def _unknown(key: str, where: str, known: list[str]) -> NoReturn:
    if not NAME.fullmatch(key):
        raise ConfigError(f"{where}: a key in it is not a setting; config.example.toml has every setting.")
    from difflib import get_close_matches  # noqa: PLC0415 - it is larger than this module

    close = get_close_matches(key, known, n=1)
    fix = f'did you mean "{close[0]}"?' if close else "remove it; config.example.toml has every setting."
    raise ConfigError(f'{where}: "{key}" is not a setting, {fix}')
