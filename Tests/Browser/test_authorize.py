"""Tests of the page on which users authorize apps."""
import base64
import hashlib
import secrets

from selenium.webdriver.common.keys import Keys

from kit.page import PHONE


def pkce():
    """Returns a code verifier and its challenge."""
    verifier = secrets.token_urlsafe(48)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")
    return verifier, challenge


def register_notes(emulator):
    """Registers a third-party app, and adds accounts to choose from."""
    emulator.admin(
        "apps/add", key="notes", secret="secret", name="Notes", redirect_uris=["http://localhost/back"],
        scopes=["account_info.read", "files.metadata.read", "files.content.read", "files.content.write"])
    for name, surname in [("grace", "Hopper"), ("alan", "Turing")]:
        emulator.admin("accounts/add", name=name, surname=surname)


def authorize_url(emulator, callback, **parameters):
    return emulator.authorize_url(
        redirect_uri=callback.url, state="a&b c", token_access_type="offline", **parameters)


def test_authorized_app_gets_a_valid_token(emulator, callback, page):
    register_notes(emulator)
    verifier, challenge = pkce()
    page.open(authorize_url(
        emulator, callback, client_id="notes", code_challenge=challenge, code_challenge_method="S256",
        scope="files.metadata.read files.content.read"))
    assert page.heading == "Notes would like access to your Dropbox"
    assert "Read and download the content of your files" in page.text
    assert "Add, change, move, and delete your files" not in page.text
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

    status, refreshed = emulator.token(
        grant_type="refresh_token", refresh_token=tokens["refresh_token"], client_id="notes")
    assert status == 200, refreshed


def test_screenshots(emulator, page):
    register_notes(emulator)
    page.open(emulator.authorize_url(client_id="notes", redirect_uri="http://localhost:4711/back"))
    page.choose("Grace Hopper")
    page.screenshot("authorize")
    page.screenshot("authorize-dark", dark=True)
    page.screenshot("authorize-phone", size=PHONE, full_page=False)


def test_admin_authorizes_an_app_for_a_team(emulator, callback, page):
    emulator.admin("accounts/add", name="grace", surname="Hopper")
    emulator.admin("teams/add", name="Engine Works", members=[
        {"account": "grace@example.com", "role": "team_admin"}, {"account": "joan@example.com"}])
    emulator.admin(
        "apps/add", key="audit", secret="secret", name="Audit", access="team",
        scopes=["team_info.read", "members.read", "events.read"])
    page.open(authorize_url(emulator, callback, client_id="audit"))
    assert page.heading == "Audit would like access to your team’s Dropbox"
    assert "joan@example.com" not in page.text and emulator.email not in page.text
    page.check()
    page.screenshot("authorize-team")
    page.choose("grace@example.com · Engine Works").go("Allow")
    status, tokens = emulator.token(
        grant_type="authorization_code", code=callback.next()["code"], redirect_uri=callback.url, client_id="audit",
        client_secret="secret")
    assert status == 200 and tokens["team_id"].startswith("dbtid:"), tokens
    status, info = emulator.call("team/get_info", token=tokens["access_token"])
    assert (status, info["name"]) == (200, "Engine Works")


def test_denial_redirects_with_access_denied(emulator, callback, page):
    page.open(authorize_url(emulator, callback)).go("Deny")
    assert callback.next() == {
        "error": "access_denied",
        "error_description": "The user chose not to give your app access to their Dropbox account.",
        "state": "a&b c",
    }


def test_code_is_shown_without_redirect_url(emulator, page):
    page.open(emulator.authorize_url()).go("Allow")
    assert page.heading == "Enter this code in Emulator"
    page.check()
    page.screenshot("authorize-code")
    status, tokens = emulator.token(
        grant_type="authorization_code", code=page.find("#code").text, client_id=emulator.app_key,
        client_secret=emulator.app_secret)
    assert status == 200, tokens


def test_authorized_app_is_redirected_without_asking(emulator, callback, page):
    page.open(authorize_url(emulator, callback)).go("Allow")
    first = callback.next()["code"]
    page.open(authorize_url(emulator, callback))
    assert callback.next()["code"] != first
    page.open(authorize_url(emulator, callback, force_reapprove="true"))
    assert page.heading == "Emulator would like access to your Dropbox"
    page.open(authorize_url(emulator, callback, force_reauthentication="true"))
    assert [box.is_selected() for box in page.all("input[type=radio]")] == [False]
    page.press("Allow")
    assert page.heading == "Emulator would like access to your Dropbox", "an account must be chosen"


def test_page_is_localized(emulator, page):
    for locale, allow in [("de", "Zulassen"), ("fr", "Autoriser"), ("es", "Permitir")]:
        page.open(emulator.authorize_url(locale=locale)).check()
        page.go(allow)
        assert page.find("#code").text


def test_page_is_usable_by_keyboard(emulator, callback, page):
    page.open(authorize_url(emulator, callback))
    page.keys(Keys.TAB, Keys.SPACE).keys(Keys.TAB)
    while page.focus != "Allow":
        page.keys(Keys.TAB)
    page.keys(Keys.ENTER)
    assert "code" in callback.next()


def test_invalid_request_is_explained(emulator, callback, page):
    page.open(emulator.authorize_url(client_id="nobody"))
    assert page.heading == "Error (400)"
    assert page.find("#details").text == 'Invalid client_id: "nobody".'
    page.check()
    page.screenshot("authorize-error")
