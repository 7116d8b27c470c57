"""Tests of the helper for containers. Where no image is, a program takes the place of podman, and runs the emulator itself."""
import os
import stat
import sys

import pytest

from dropbox_emulator import EmulatorContainer, EmulatorError, RunningEmulator

# It understands the three commands that the helper needs.
RUNTIME = """#!{python}
import os, signal, subprocess, sys
name, words = sys.argv[1], sys.argv[2:]
if name == "run":
    if words[-1] == "missing":
        sys.exit("no such image")
    for word in words:
        if word.startswith("--env="):
            variable, value = word[len("--env="):].split("=", 1)
            os.environ[variable] = value
    os.environ.update(DBX_EMULATOR_PORT="0", DBX_EMULATOR_QUIET="true")
    process = subprocess.Popen(
        [os.environ["PROGRAM"]], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        start_new_session=True)
    print(str(process.pid) + "-" + process.stdout.readline().strip())
elif name == "port":
    print(words[0].split("//")[1])
else:
    os.kill(int(words[0].split("-")[0]), signal.SIGTERM)
"""


@pytest.fixture
def runtime(tmp_path, monkeypatch):
    path = tmp_path / "runtime"
    path.write_text(RUNTIME.format(python=sys.executable))
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PROGRAM", os.environ.get("DBX_EMULATOR", "dbx-emulator"))
    monkeypatch.delenv("DBX_EMULATOR", raising=False)
    return str(path)


def test_container_has_the_options_of_its_environment(runtime, tmp_path):
    (tmp_path / "config.json").write_text('{"accounts": [{"name": "grace"}]}')
    environment = {"DBX_EMULATOR_CONFIG": tmp_path / "config.json", "DBX_EMULATOR_SEED": 1}
    with EmulatorContainer(environment=environment, runtime=runtime) as emulator:
        emulator.put("/a.txt", "x", account="grace")
        assert emulator.list(account="grace") == ["/a.txt"]
        with RunningEmulator(emulator.url) as same:
            assert same.list(account="grace") == ["/a.txt"]
            assert same.token != emulator.token
        url = emulator.url
    with pytest.raises(EmulatorError, match="no emulator at"):
        RunningEmulator.__new__(RunningEmulator)._connect(url, timeout=0)


def test_errors_of_the_runtime_are_shown(runtime):
    with pytest.raises(EmulatorError, match="run: no such image"):
        EmulatorContainer("missing", runtime=runtime)


@pytest.mark.skipif("DBX_EMULATOR_IMAGE" not in os.environ, reason="set DBX_EMULATOR_IMAGE to test an image")
def test_image():
    with EmulatorContainer() as emulator:
        emulator.put("/a.txt", "x")
        assert emulator.list() == ["/a.txt"]
