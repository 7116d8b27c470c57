"""Tests of the pages of people, apps, tokens, the state, and webhooks."""
import urllib.request

def open_page(emulator, page, name):
    page.open(f"{emulator.url}/console/{name}")
    page.wait_for_text("Live at")
    return page


def test_account_is_added_changed_and_removed(emulator, page):
    open_page(emulator, page, "people")
    page.fill("Given name", "Grace").fill("Surname", "Hopper").fill("Email", "grace@example.com").go("Add account")
    assert page.heading == "Grace Hopper"
    page.fill("Quota in bytes", "5000000").go("Set quota")
    page.wait_for_text("of 5.0 MB")
    page.go("Make the email unverified")
    page.go("Create access token")
    page.wait_for_text("Client snippets")
    token = [token for token in emulator.admin("tokens/list")["tokens"] if token["account"] == "grace@example.com"][0]
    for name in ("swift", "python", "curl"):
        snippet = page.find(f"#snippet-{name}").text
        assert token["token"] in snippet and emulator.url in snippet, name
    page.check()
    page.press("Remove account").accept_dialog()
    page.wait_for(lambda: page.heading == "People and teams")
    assert len(emulator.admin("accounts/list")["accounts"]) == 1
    open_page(emulator, page, "person?account=ada")
    page.press("Remove account").accept_dialog()
    page.wait_for_text("the only account can't be removed")


def test_team_gets_members(emulator, page):
    open_page(emulator, page, "people")
    page.fill("Team", "Engines").fill("Member", "charles").go("Add to team")
    page.wait_for_text("charles@example.com")
    page.fill("Team", "Engines").fill("Member", "ada@example.com").select("Role", "member only").go("Add to team")
    page.wait_for_text("2 members")
    page.check()
    page.press("Remove team Engines").accept_dialog()
    page.wait_for_text("There are no teams.")


def test_app_is_registered_changed_and_removed(emulator, page):
    open_page(emulator, page, "apps")
    page.fill("Key", "notes").fill("Name", "Notes").go("Register app")
    assert page.heading == "Notes"
    page.fill("Redirect URIs", "http://localhost:3000/a\nhttp://localhost:3000/b")
    page.choose("files.content.write").go("Save")
    app = [app for app in emulator.admin("apps/list")["apps"] if app["key"] == "notes"][0]
    assert app["redirect_uris"] == ["http://localhost:3000/a", "http://localhost:3000/b"]
    assert "files.content.write" not in app["scopes"] and "files.content.read" in app["scopes"]
    page.fill("URL of a webhook", "http://localhost:1/hook").choose("Send a challenge").go("Add webhook")
    page.wait_for_text("http://localhost:1/hook")
    page.check()
    page.go("Remove http://localhost:1/hook")
    page.press("Remove app").accept_dialog()
    page.wait_for(lambda: page.heading == "Apps and tokens")
    assert [app["key"] for app in emulator.admin("apps/list")["apps"]] == [emulator.app_key]


def test_token_is_created_used_and_revoked(emulator, page):
    open_page(emulator, page, "apps")
    page.fill("Scopes", "account_info.read").fill("Seconds until it expires", "3600").go("Create token")
    assert "account_info.read" in page.text
    token = page.find("[aria-label='Copy Token']").get_attribute("data-copy")
    assert emulator.call("users/get_current_account", token=token)[0] == 200
    assert token not in page.url
    page.check()
    page.press("Revoke").accept_dialog()
    page.wait_for(lambda: page.heading == "Apps and tokens")
    assert emulator.call("users/get_current_account", token=token)[0] in (400, 401)


def test_snapshots_and_reset(emulator, page):
    emulator.upload("/prepared.txt", b"x")
    open_page(emulator, page, "state")
    page.fill("Name of the snapshot", "seeded").go("Take snapshot")
    page.wait_for_text("taken at")
    emulator.upload("/later.txt", b"x")
    page.press("Restore seeded").accept_dialog()
    page.wait_for(lambda: len(emulator.admin("files/list", account="ada", path="")["entries"]) == 1)
    page.check()
    page.wait_for_text("Live at")
    page.press("Reset everything").accept_dialog()
    page.wait_for(lambda: emulator.admin("files/list", account="ada", path="")["entries"] == [])
    page.wait_for_text("Live at")
    page.go("Remove snapshot seeded")
    page.wait_for_text("No snapshots.")


def test_state_is_saved_and_loaded(emulator, page, tmp_path):
    emulator.upload("/saved.txt", b"x")
    with urllib.request.urlopen(f"{emulator.url}/console/state.dbx", timeout=30) as response:
        (tmp_path / "state.dbx").write_bytes(response.read())
    emulator.call("files/delete_v2", {"path": "/saved.txt"})
    open_page(emulator, page, "state")
    page.find("#state-file").send_keys(f"{tmp_path}/state.dbx")
    page.press("Load").accept_dialog()
    page.wait_for(lambda: len(emulator.admin("files/list", account="ada", path="")["entries"]) == 1)
    (tmp_path / "wrong.dbx").write_text("no state")
    open_page(emulator, page, "state")
    page.find("#state-file").send_keys(f"{tmp_path}/wrong.dbx")
    page.press("Load").accept_dialog()
    page.wait_for_text("cannot read the snapshot")


def test_clock_limits_and_forks(emulator, page):
    open_page(emulator, page, "state")
    before = emulator.admin("clock/get")["now"]
    page.go("+1 day")
    page.wait_for(lambda: emulator.admin("clock/get")["now"][:10] > before[:10])
    page.wait_for(lambda: page.find("#now").text[:10] > before[:10])
    page.fill("Page size", "7").go("Save limits")
    assert emulator.admin("limits/get")["page_size"] == 7
    page.fill("Calls per window", "100000").go("Save limits")
    assert emulator.admin("limits/get")["calls_per_window"] == 100000
    page.fill("Calls per window", "").go("Save limits")
    assert "calls_per_window" not in emulator.admin("limits/get")
    page.fill("Name of the fork", "test 1").go("Start fork")
    fork = emulator.admin("forks/list")["forks"][0]
    page.wait_for_text(fork["url"])
    page.check()
    page.go("Stop fork test 1")
    page.wait_for_text("No forks.")


def test_webhooks_and_their_notifications(emulator, page):
    open_page(emulator, page, "webhooks")
    page.fill("URL", "http://localhost:1/hook").choose("Send a challenge first").go("Add webhook")
    page.wait_for_text("emulatorappkey · enabled")
    page.select("Effect", "wrong signature").go("Add fault")
    page.wait_for_text("hit 0")
    emulator.upload("/a.txt", b"x")
    emulator.admin("clock/advance", seconds=1)
    page.wait_for(lambda: page.all("#deliveries tbody tr"))
    page.wait_for_text("hit 1")
    page.check()
    page.go("Remove all faults")
    page.wait_for_text("No faults.")
    page.go("Remove http://localhost:1/hook")
    page.wait_for_text("No webhooks.")
