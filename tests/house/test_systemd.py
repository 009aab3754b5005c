"""The systemd unit gives the bot little of the machine, by systemd's own measure."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[2] / "deploy" / "nattvakt.service"
#: The highest exposure that we accept, from 0 to 10.
MOST = 2.0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_units_exposure_is_low() -> None:
    asked = ("systemd-analyze", "security", "--offline=true", str(UNIT))
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    level = re.search(r"Overall exposure level.*: ([\d.]+)", said)
    assert level is not None, said
    assert float(level[1]) <= MOST, said
