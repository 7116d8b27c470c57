"""Starts and controls the Dropbox emulator in tests. It needs Python 3.9 or newer, and `dbx-emulator` in the PATH.

    with Emulator() as emulator:
        emulator.put("/notes/today.txt", "Buy milk")
        emulator.add_fault("rate_limit", route="files/download", times=1)
        …  # the code under test, with emulator.url and emulator.token
        emulator.expect_calls("files/download", path="/notes/*", status=200)
        emulator.verify_faults()

`EmulatorContainer` starts it in a container instead, with podman or docker. `RunningEmulator` uses one that runs already, as in
a service of a workflow. `run` runs any other operation of the admin API (Documentation/EmulatorAdminAPI.md).
"""
import base64
import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request


class EmulatorError(Exception):
    """An operation failed. `status` is 400 for a wrong input, and 409 if an expectation isn't satisfied."""

    def __init__(self, status, response):
        super().__init__(response.get("error", f"status {status}"))
        self.status = status
        self.response = response


class Emulator:
    """A running emulator with its own port, which stores everything in memory unless `options` contain `--data`."""

    def __init__(self, *options, program=None):
        program = program or os.environ.get("DBX_EMULATOR", "dbx-emulator")
        # The emulator ends when its input ends, even if this process is killed.
        self._process = subprocess.Popen(
            [program, "--child", "--port", "0", *map(str, options)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        line = self._process.stdout.readline().split()
        if len(line) != 2:
            self.stop()
            raise EmulatorError(0, {"error": f"{program} did not start"})
        self.url, self.token = line

    def stop(self):
        """Stops the emulator. It prints the faults that no call met on the standard error."""
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _connect(self, url, timeout=60):
        """Waits until an emulator at a URL works, and adds a token of its first account."""
        self.url = url.rstrip("/")
        deadline = time.monotonic() + timeout
        while True:
            try:
                self.run("clock/get")
                break
            except OSError as error:
                if time.monotonic() > deadline:
                    raise EmulatorError(0, {"error": f"no emulator at {self.url}: {error}"}) from None
                time.sleep(0.1)
        self.token = self.run("tokens/add")["token"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def run(self, operation, **values):
        """Runs an operation of the admin API, and returns its result. Values of `None` are left out."""
        values = {key: value for key, value in values.items() if value is not None}
        request = urllib.request.Request(
            f"{self.url}/emulator/{operation}", json.dumps(values).encode(), {"Content-Type": "application/json"})
        # A proxy of the environment can't reach this machine.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            with error:
                raise EmulatorError(error.code, json.load(error)) from None

    # The whole state

    def reset(self):
        """Returns everything to the first start: accounts, files, the clock, faults, and calls."""
        self.run("reset")

    def take_snapshot(self, name):
        """Takes a snapshot of the state under a name."""
        self.run("snapshots", name=name)

    def restore_snapshot(self, name):
        """Replaces the state with a snapshot. Faults and calls don't change."""
        self.run("snapshots/restore", name=name)

    # Accounts and files

    def account(self, name):
        """Finds an account, or adds it."""
        return self.run("accounts/get", account=name)

    def access_token(self, account, scopes=None, expires_in=None):
        self.account(account)
        return self.run("tokens/add", account=account, scopes=scopes, expires_in=expires_in)["token"]

    def put(self, path, content, account="ada"):
        """Writes a file with a text or bytes."""
        data = content.encode() if isinstance(content, str) else bytes(content)
        self.run("files/put", account=account, path=path, base64=base64.b64encode(data).decode())

    def read(self, path, account="ada"):
        """Returns the bytes of a file."""
        return base64.b64decode(self.run("files/read", account=account, path=path)["base64"])

    def list(self, path="", account="ada"):
        """Returns the paths of all items below a folder."""
        return [entry["path"] for entry in self.run("files/list", account=account, path=path, recursive=True)["entries"]]

    def delete(self, path, account="ada"):
        self.run("files/delete", account=account, path=path)

    def advance_clock(self, seconds):
        self.run("clock/advance", seconds=seconds)

    # Faults and calls

    def add_fault(self, effect=None, **values):
        """Adds a fault with an effect or a `sequence`, and returns its ID. `values` are its parameters."""
        return self.run("faults/add", effect=effect, **values)["id"]

    def clear_faults(self):
        self.run("faults/clear")

    def load_scenario(self, file):
        with open(file, encoding="utf-8") as stream:
            self.run("scenarios/load", **json.load(stream))

    def verify_faults(self):
        """Raises an error if calls didn't meet a fault."""
        self.run("faults/verify")

    def calls(self):
        return self.run("calls/list")["calls"]

    def wait_for_call(self, route=None, timeout=30, **conditions):
        """Returns the first completed call that satisfies conditions, or `None` after the timeout."""
        return self.run("calls/wait", route=route, timeout_seconds=timeout, **conditions)["call"]

    def expect_calls(self, route=None, **conditions):
        """Raises an error if the number of calls is wrong: `count`, `min` and `max`, or `never` (default: `min` 1)."""
        return self.run("calls/expect", route=route, **conditions)


class RunningEmulator(Emulator):
    """An emulator that runs already, at a URL or at that of the environment variable DBX_EMULATOR_URL."""

    def __init__(self, url=None):
        self._connect(url or os.environ["DBX_EMULATOR_URL"])

    def stop(self):
        """Does nothing: the emulator continues."""


class EmulatorContainer(Emulator):
    """An emulator in a new container, which is removed at the end. It needs podman or docker, and an image.

        with EmulatorContainer(environment={"DBX_EMULATOR_SEED": 1}) as emulator:
            …

    `image` is that of the environment variable DBX_EMULATOR_IMAGE, or `dbx-emulator`. `environment` has the options of the
    emulator (Documentation/EmulatorContainers.md).
    """

    @staticmethod
    def find_runtime():
        """Returns podman or docker, or `None` if neither is installed."""
        return shutil.which("podman") or shutil.which("docker")

    def __init__(self, image=None, environment=None, runtime=None):
        self._runtime = runtime or self.find_runtime()
        if not self._runtime:
            raise EmulatorError(0, {"error": "neither podman nor docker is installed"})
        variables = [f"--env={name}={value}" for name, value in (environment or {}).items()]
        self._container = self._call(
            "run", "--detach", "--rm", "--publish=127.0.0.1::8080", *variables,
            image or os.environ.get("DBX_EMULATOR_IMAGE", "dbx-emulator"))
        try:
            address = self._call("port", self._container, "8080/tcp").splitlines()[0]
            self._connect(f"http://{address}")
        except BaseException:
            self.stop()
            raise

    def stop(self):
        """Stops and removes the container."""
        self._call("stop", self._container)

    def _call(self, *words):
        result = subprocess.run([self._runtime, *words], capture_output=True, text=True)
        if result.returncode:
            raise EmulatorError(0, {"error": f"{self._runtime} {words[0]}: {result.stderr.strip()}"})
        return result.stdout.strip()
