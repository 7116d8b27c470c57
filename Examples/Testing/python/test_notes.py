"""Tests of an app that stores notes, with the emulator instead of Dropbox."""
import json
import time
import urllib.error
import urllib.request

import pytest

from dropbox_emulator import EmulatorError


class Notes:
    """The app: it saves a note, and tries again if the server fails."""

    def __init__(self, url, token):
        self.url, self.token = url, token

    def save(self, name, text, attempts=3):
        headers = {
            "Authorization": f"Bearer {self.token}", "Content-Type": "application/octet-stream",
            "Dropbox-API-Arg": json.dumps({"path": f"/notes/{name}", "mode": "overwrite"})}
        for attempt in range(attempts):
            try:
                request = urllib.request.Request(f"{self.url}/2/files/upload", text.encode(), headers)
                return json.load(urllib.request.urlopen(request))["path_display"]
            except urllib.error.HTTPError as error:
                with error:
                    if error.code < 500 or attempt == attempts - 1:
                        raise
                time.sleep(0.01)


def test_note_is_saved(emulator):
    assert Notes(emulator.url, emulator.token).save("today.txt", "Buy milk") == "/notes/today.txt"
    assert emulator.read("/notes/today.txt") == b"Buy milk"
    assert emulator.list() == ["/notes", "/notes/today.txt"]
    emulator.expect_calls("files/upload", path="/notes/*", argument={"mode": "overwrite"}, count=1)


def test_save_tries_again(emulator):
    emulator.add_fault(
        route="files/upload", name="flaky upload", sequence=[{"effect": "server_error", "times": 2}])
    Notes(emulator.url, emulator.token).save("today.txt", "Buy milk")
    emulator.expect_calls("files/upload", status=500, count=2)
    emulator.expect_calls("files/upload", status=200, count=1)
    emulator.expect_calls("files/delete*", never=True)


def test_save_gives_up(emulator):
    emulator.add_fault("server_error", route="files/upload", status=503)
    with pytest.raises(urllib.error.HTTPError):
        Notes(emulator.url, emulator.token).save("today.txt", "Buy milk")
    assert emulator.list() == []


def test_each_user_has_own_notes(emulator):
    Notes(emulator.url, emulator.access_token("grace")).save("a.txt", "Grace's")
    assert emulator.list(account="grace") == ["/notes", "/notes/a.txt"]
    assert emulator.list() == []
    emulator.put("/b.bin", b"\0\xff")
    emulator.delete("/b.bin")
    assert emulator.wait_for_call("files/upload")["account"] == "grace@example.com"
    assert len(emulator.calls()) == 1


def test_mistakes_are_errors(emulator):
    with pytest.raises(EmulatorError, match="did you mean files/upload") as misspelled:
        emulator.add_fault("reset", route="files/uplaod")
    assert misspelled.value.status == 400
    emulator.add_fault("reset", route="files/download")
    with pytest.raises(EmulatorError, match="0 calls matched") as unmet:
        emulator.verify_faults()
    assert unmet.value.status == 409
    emulator.clear_faults()
    with pytest.raises(EmulatorError, match="expected a call of files/upload, found 0"):
        emulator.expect_calls("files/upload")


def test_state_can_be_restored(emulator):
    emulator.put("/prepared.txt", b"text")
    emulator.take_snapshot("prepared")
    Notes(emulator.url, emulator.token).save("today.txt", "Buy milk")
    emulator.restore_snapshot("prepared")
    assert emulator.list() == ["/prepared.txt"]
    emulator.reset()
    assert emulator.list() == []
    assert Notes(emulator.url, emulator.token).save("today.txt", "Buy milk") == "/notes/today.txt"
