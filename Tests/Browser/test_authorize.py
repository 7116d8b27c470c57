"""The page where users let apps in, as people use it."""
import base64
import hashlib
import secrets

from selenium.webdriver.common.keys import Keys

from kit.page import PHONE


def proof_key():
    """A verifier and its challenge."""
    verifier = secrets.token_urlsafe(48)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")
    return verifier, challenge


def register_notes(emulator):
    """An app as a developer has one, and people to choose from."""
    emulator.control(
        "apps/add", key="notes", secret="secret", name="Notes", redirect_uris=["http://localhost/back"],
        scopes=["account_info.read", "files.metadata.read", "files.content.read", "files.content.write"])
    for name, surname in [("grace", "Hopper"), ("alan", "Turing")]:
        emulator.control("accounts/add", name=name, surname=surname)


def wish(emulator, callback, **more):
    return emulator.authorize_url(redirect_uri=callback.url, state="a&b c", token_access_type="offline", **more)


def test_allowed_app_gets_a_token_that_works(emulator, callback, page):
    register_notes(emulator)
    verifier, challenge = proof_key()
    page.open(wish(
        emulator, callback, client_id="notes", code_challenge=challenge, code_challenge_method="S256",
        scope="files.metadata.read files.content.read"))
    assert page.heading == "Notes would like access to your Dropbox"
    assert "Read and download the content of your files" in page.text
    assert "Add, change, move and delete your files" not in page.text
    page.check()

    page.choose("Grace Hopper").go("Allow")
    fields = callback.next()
    assert page.heading == "Back in the app"
    assert sorted(fields) == ["code", "state"]
    assert fields["state"] == "a&b c"

    status, tokens = emulator.token(
        grant_type="authorization_code", code=fields["code"], redirect_uri=callback.url, client_id="notes",
        code_verifier=verifier)
    assert status == 200, tokens
    assert tokens["scope"] == "account_info.read files.content.read files.metadata.read"
    status, account = emulator.call("users/get_current_account", token=tokens["access_token"])
    assert (status, account["email"]) == (200, "grace@example.com")
    status, error = emulator.call("files/create_folder_v2", {"path": "/no"}, token=tokens["access_token"])
    assert status == 401 and error["error"] == {".tag": "missing_scope", "required_scope": "files.content.write"}

    status, again = emulator.token(
        grant_type="refresh_token", refresh_token=tokens["refresh_token"], client_id="notes")
    assert status == 200, again


def test_pictures(emulator, page):
    register_notes(emulator)
    page.open(emulator.authorize_url(client_id="notes", redirect_uri="http://localhost:4711/back"))
    page.choose("Grace Hopper")
    page.picture("authorize")
    page.picture("authorize-dark", dark=True)
    page.picture("authorize-phone", size=PHONE, whole=False)


def test_admin_lets_an_app_in_for_a_team(emulator, callback, page):
    emulator.control("accounts/add", name="grace", surname="Hopper")
    emulator.control("teams/add", name="Engine Works", members=[
        {"account": "grace@example.com", "role": "team_admin"}, {"account": "joan@example.com"}])
    emulator.control(
        "apps/add", key="audit", secret="secret", name="Audit", access="team",
        scopes=["team_info.read", "members.read", "events.read"])
    page.open(wish(emulator, callback, client_id="audit"))
    assert page.heading == "Audit would like access to your team’s Dropbox"
    assert "joan@example.com" not in page.text and emulator.email not in page.text
    page.check()
    page.picture("authorize-team")
    page.choose("grace@example.com · Engine Works").go("Allow")
    status, tokens = emulator.token(
        grant_type="authorization_code", code=callback.next()["code"], redirect_uri=callback.url, client_id="audit",
        client_secret="secret")
    assert status == 200 and tokens["team_id"].startswith("dbtid:"), tokens
    status, info = emulator.call("team/get_info", token=tokens["access_token"])
    assert (status, info["name"]) == (200, "Engine Works")


def test_denied_app_is_told_so(emulator, callback, page):
    page.open(wish(emulator, callback)).go("Deny")
    assert callback.next() == {
        "error": "access_denied",
        "error_description": "The user chose not to give your app access to their Dropbox account.",
        "state": "a&b c",
    }


def test_code_is_shown_where_there_is_no_address(emulator, page):
    page.open(emulator.authorize_url()).go("Allow")
    assert page.heading == "Enter this code in Emulator"
    page.check()
    page.picture("authorize-code")
    status, tokens = emulator.token(
        grant_type="authorization_code", code=page.find("#code").text, client_id=emulator.app_key,
        client_secret=emulator.app_secret)
    assert status == 200, tokens


def test_second_time_passes_at_once(emulator, callback, page):
    page.open(wish(emulator, callback)).go("Allow")
    first = callback.next()["code"]
    page.open(wish(emulator, callback))
    assert callback.next()["code"] != first
    page.open(wish(emulator, callback, force_reapprove="true"))
    assert page.heading == "Emulator would like access to your Dropbox"
    page.open(wish(emulator, callback, force_reauthentication="true"))
    assert [box.is_selected() for box in page.all("input[type=radio]")] == [False]
    page.press("Allow")
    assert page.heading == "Emulator would like access to your Dropbox", "an account has to be chosen"


def test_page_speaks_the_language_of_the_locale(emulator, page):
    for locale, allow in [("de", "Zulassen"), ("fr", "Autoriser"), ("es", "Permitir")]:
        page.open(emulator.authorize_url(locale=locale)).check()
        page.go(allow)
        assert page.find("#code").text


def test_keyboard_is_enough(emulator, callback, page):
    page.open(wish(emulator, callback))
    page.keys(Keys.TAB, Keys.SPACE).keys(Keys.TAB)
    while page.focus != "Allow":
        page.keys(Keys.TAB)
    page.keys(Keys.ENTER)
    assert "code" in callback.next()


def test_bad_request_is_explained(emulator, callback, page):
    page.open(emulator.authorize_url(client_id="nobody"))
    assert page.heading == "Error (400)"
    assert page.find("#details").text == 'Invalid client_id: "nobody".'
    page.check()
    page.picture("authorize-error")
