"""The `dbx emulator` of a test."""
import json
import re
import signal
import subprocess
import urllib.error
import urllib.parse
import urllib.request


class Emulator:
    """A running emulator. `url`, `access_token`, and `refresh_token` are the values that it prints at startup."""

    def __init__(self, program, *options):
        command = [program, "emulator", "--port", "0", *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        lines = []
        for line in self._process.stdout:
            lines.append(line)
            if "Press Control-C" in line:
                break
        text = "".join(lines)

        def value(pattern):
            match = re.search(pattern, text)
            assert match, f"unexpected output of the emulator:\n{text}"
            return match.group(1)

        self.url = value(r"(http://127\.0\.0\.1:\d+)")
        self.access_token = value(r"access token +(\S+)")
        self.refresh_token = value(r"refresh token +(\S+)")

    # The default app and account.
    app_key = "emulatorappkey"
    app_secret = "emulatorsecret"
    email = "ada@example.com"

    def authorize_url(self, **parameters):
        """Returns the URL of the authorization page. `client_id` and `response_type` have defaults."""
        parameters = {"client_id": self.app_key, "response_type": "code", **parameters}
        return f"{self.url}/oauth2/authorize?{urllib.parse.urlencode(parameters)}"

    def token(self, **form):
        """Sends a form to /oauth2/token and returns the status and JSON of the response."""
        return self._send("/oauth2/token", urllib.parse.urlencode(form).encode(), {})

    def call(self, route, argument=None, token=None):
        """Calls a route and returns the status and JSON of the response."""
        headers = {"Authorization": f"Bearer {token or self.access_token}", "Content-Type": "application/json"}
        return self._send(f"/2/{route}", json.dumps(argument).encode(), headers)

    def admin(self, operation, **input):
        """Calls the admin API (/emulator/ lists the operations): `emulator.admin("accounts/add", name="bob")`."""
        headers = {"Content-Type": "application/json"}
        status, result = self._send(f"/emulator/{operation}", json.dumps(input).encode(), headers)
        assert status == 200, result
        return result

    def upload(self, path, content):
        """Uploads a file."""
        headers = {
            "Authorization": f"Bearer {self.access_token}", "Content-Type": "application/octet-stream",
            "Dropbox-API-Arg": json.dumps({"path": path, "mode": "overwrite"}),
        }
        return self._send("/2/files/upload", content, headers)

    def suspend(self):
        """Stops the process like a debugger does: it accepts connections, but doesn't answer."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self):
        self._process.send_signal(signal.SIGCONT)

    def stop(self):
        self._process.terminate()
        self._process.wait(timeout=30)
        self._process.stdout.close()

    def _send(self, path, body, headers):
        request = urllib.request.Request(self.url + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            text = error.read().decode()
            return error.code, json.loads(text) if "json" in error.headers["Content-Type"] else text
