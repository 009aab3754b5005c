"""The page behind nginx and Caddy, with the lines of docs/operating.md: what we send goes through."""

import asyncio
import gzip
import re
import shutil
import textwrap
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import aiohttp
import pytest

from chat.operations.page_server import A_MINUTE, HEADERS
from tests.ports import free_port
from tests.practice.test_campaign_page import served

PROXIES = ("nginx", "caddy")
OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"
#: Seconds until a proxy must listen.
PATIENCE = 20.0
#: A proxy names itself instead of us.
PASSED = {name: value for name, value in HEADERS.items() if name != "Server"}


def documented(begins: str) -> str:
    """Return the lines of configuration in the documentation that begin with a word."""
    text = OPERATING.read_text(encoding="utf-8")
    (found,) = [
        one for one in re.findall(r"```\n(.*?)```", text, re.DOTALL) if one.strip().startswith(begins)
    ]
    return textwrap.dedent(found)


def nginx(port: int, to: int, path: str) -> str:
    inside = documented("location").replace(":8790", f":{to}")
    if path != "/":
        inside = inside.replace("location / {", f"location {path} {{").replace(f":{to};", f":{to}/;")
    temporary = "".join(
        f"{kind}_temp_path {kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        "daemon off; master_process off; pid nginx.pid; error_log error.log;\n"
        f"events {{}}\nhttp {{\n{temporary}"
        f"access_log access.log;\nserver {{\nlisten 127.0.0.1:{port};\n{inside}}}\n}}\n"
    )


def caddy(port: int, to: int, path: str) -> str:
    inside = documented("pages.example.org").replace(":8790", f":{to}")
    inside = inside.replace("pages.example.org", f"http://127.0.0.1:{port}")
    if path != "/":
        inside = inside.replace("reverse_proxy", f"handle_path {path}* {{\nreverse_proxy").rstrip() + "\n}\n"
    return f"{{\nadmin off\n}}\n{inside}"


def command(proxy: str, where: Path, port: int, to: int, path: str) -> list[str]:
    """Write the configuration, and return the command that starts the proxy with it."""
    file = where / "proxy.conf"
    if proxy == "nginx":
        file.write_text(nginx(port, to, path))
        return ["nginx", "-p", str(where), "-c", str(file)]
    file.write_text(caddy(port, to, path))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    data: bytes


async def get(address: str, **headers: str) -> Answer:
    """Return what comes as it comes, still compressed."""
    async with (
        aiohttp.ClientSession(auto_decompress=False) as session,
        session.get(address, headers=headers, allow_redirects=False) as found,
    ):
        return Answer(found.status, found.headers, await found.read())


async def _listening(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


@asynccontextmanager
async def proxied(proxy: str, tmp_path: Path, path: str = "/") -> AsyncIterator[str]:
    """Serve a page behind a proxy below a path; yield its address there."""
    if shutil.which(proxy) is None:
        pytest.skip(f"needs {proxy} (on Debian: apt install {'nginx-light' if proxy == 'nginx' else proxy})")
    port, to = free_port(), free_port()
    address = f"http://127.0.0.1:{port}{path}"
    settings = {"web_port": to, "web_proxy": True, "web_address": address}
    async with served(tmp_path / "page.sqlite3", "en", **settings) as page:
        environment = {"PATH": "/usr/sbin:/usr/bin:/bin", "HOME": str(tmp_path)}
        began = await asyncio.create_subprocess_exec(
            *command(proxy, tmp_path, port, to, path),
            env=environment,
            cwd=tmp_path,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await asyncio.wait_for(_listening(port), PATIENCE)
            yield page
        finally:
            began.terminate()
            await began.wait()


@pytest.mark.parametrize("path", ["/", "/nattvakt/"])
@pytest.mark.parametrize("proxy", PROXIES)
async def test_a_page_comes_whole_compressed_and_only_once(proxy: str, path: str, tmp_path: Path) -> None:
    async with proxied(proxy, tmp_path, path) as page:
        plain = await get(page, **{"Accept-Encoding": "identity"})
        small = await get(page, **{"Accept-Encoding": "gzip"})
        assert (plain.status, small.status) == (200, 200)
        assert small.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(small.data) == plain.data
        assert len(small.data) < len(plain.data)
        assert "Accept-Encoding" in small.headers["Vary"]
        again = await get(page, **{"Accept-Encoding": "gzip", "If-None-Match": small.headers["ETag"]})
        assert (again.status, again.data) == (304, b"")
        picture = re.findall(r'src="([0-9a-f]{32}\.webp)"', plain.data.decode())[0]
        shown = await get(page + picture)
        assert (shown.status, shown.headers["Content-Type"]) == (200, "image/webp")
        assert (await get(page + picture, **{"If-None-Match": shown.headers["ETag"]})).status == 304
        bare, nobody = await get(page.rstrip("/")), await get(page[:-33] + "0" * 32 + "/")
        assert (bare.status, nobody.status) == (308, 404)
        assert bare.headers["Location"].endswith(page.rstrip("/").rpartition("/")[2] + "/")
        for answer in (plain, small, again, shown, bare, nobody):
            assert {name: answer.headers.get(name) for name in PASSED} == PASSED


@pytest.mark.parametrize("proxy", PROXIES)
async def test_a_reader_is_counted_and_cannot_pretend_to_be_others(proxy: str, tmp_path: Path) -> None:
    async with proxied(proxy, tmp_path) as page:
        # The allowance refills while we ask, so a slow machine gets more than a minute's.
        read, most = 0, A_MINUTE["page"]
        while (last := await get(page, **{"X-Forwarded-For": f"203.0.113.{read % 250}"})).status == 200:
            read += 1
            assert read < 10 * most
        assert read >= most
        assert last.status == 429
        assert int(last.headers["Retry-After"]) > 0


def logged(where: Path, word: str) -> list[str]:
    """Return the names of the logs in which a word stands."""
    return [file.name for file in where.rglob("*.log") if word in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("proxy", PROXIES)
async def test_the_address_stands_in_no_log_of_the_proxy(proxy: str, tmp_path: Path) -> None:
    async with proxied(proxy, tmp_path) as page:
        assert (await get(page)).status == 200
        word = page.rstrip("/").rpartition("/")[2]
    assert logged(tmp_path, word) == []
