"""Tests of the dashboard at the emulator's root URL."""
import urllib.error
import urllib.request

from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from kit.page import PHONE

DESKTOP = (1440, 900)


def open_dashboard(emulator, page):
    page.open(emulator.url + "/")
    page.wait_for_text("Live at")
    return page


def test_new_emulator_shows_its_account_and_instructions(emulator, page):
    open_dashboard(emulator, page)
    assert page.heading == "Dropbox emulator"
    page.wait_for_text("Ada Lovelace")
    for text in (emulator.email, "0 bytes of 2.1 GB", "Empty.", "No faults.", "No calls yet.", emulator.url):
        assert text in page.text
    page.check()


def test_dashboard_updates_while_open(emulator, page):
    emulator.admin("accounts/add", name="grace", surname="Hopper")
    emulator.admin("teams/add", name="Engines", members=[{"account": "charles", "role": "team_admin"}])
    for path, size in {"/Photos/2026/summer.jpg": 2_400_000, "/Photos/cat.png": 310_000, "/notes/today.txt": 23,
                       "/report.pdf": 1_200_000}.items():
        emulator.upload(path, b"x" * size)
    open_dashboard(emulator, page)
    page.wait_for_text("report.pdf")
    page.press("Photos")
    page.wait_for_text("cat.png")
    page.press("2026")
    page.wait_for_text("summer.jpg")

    emulator.call("files/create_folder_v2", {"path": "/created while open"})
    page.wait_for_text("created while open")
    assert "summer.jpg" in page.text, "an expanded folder was collapsed"
    emulator.call("files/list_folder", {"path": "", "recursive": True})
    emulator.call("files/get_metadata", {"path": "/nowhere"})
    emulator.admin("faults/add", effect="rate_limit", retry_after=3, route="files/list_folder", times=1)
    emulator.admin("faults/add", effect="slow_response", bytes_per_second=2000, route="files/download", account="grace")
    emulator.call("files/list_folder", {"path": "/notes"})
    emulator.token(grant_type="refresh_token", refresh_token=emulator.refresh_token, client_id=emulator.app_key)
    page.wait_for_text("oauth2/token")
    for text in ("429", "409", "rate_limit", "hit 1 of 1 calls"):
        assert text in page.text, text

    page.press("files/get_metadata")
    page.wait_for_text("path/not_found")
    assert '"path": "/nowhere"' in page.text
    assert emulator.access_token not in page.text, "a token is shown"
    page.check()
    page.screenshot("dashboard", size=DESKTOP)
    page.screenshot("dashboard-dark", size=DESKTOP, dark=True)
    page.screenshot("dashboard-phone", size=PHONE)

    page.fill("Filter", "429")
    page.wait_for(lambda: len(page.all("#calls tr")) == 1)
    page.press("Clear calls")
    page.wait_for_text("No calls yet.")
    page.press("Grace Hopper\ngrace@example.com\n0 bytes of 2.1 GB")
    page.wait_for_text("Empty.")


def test_faults_are_added_toggled_and_removed(emulator, page):
    open_dashboard(emulator, page)
    Select(page.find("#effect")).select_by_visible_text("500: server error")
    page.fill("Status", "502").fill("Route", "check/user").fill("Times", "2")
    page.press("Add fault")
    page.wait_for_text("hit 0 of 2 calls")
    assert emulator.call("check/user", {"query": "x"})[0] == 502
    page.wait_for_text("hit 1 of 2 calls")

    page.find("#fault-1", lambda box: box.click())
    page.wait_for(lambda: not emulator.admin("faults/list")["faults"][0]["enabled"])
    assert emulator.call("check/user", {"query": "x"}) == (200, {"result": "x"})
    page.find("#fault-1", lambda box: box.click())
    page.wait_for(lambda: emulator.admin("faults/list")["faults"][0]["enabled"])
    assert emulator.call("check/user", {"query": "x"})[0] == 502

    page.press("Remove fault 1: 500: server error")
    page.wait_for_text("No faults.")
    page.press("Add fault").press("Add fault")
    page.wait_for(lambda: len(page.all("#faults input")) == 2)
    page.press("Remove all faults")
    page.wait_for_text("No faults.")

    Select(page.find("#effect")).select_by_visible_text("Slow response")
    page.fill("Bytes per second", "0").press("Add fault")
    page.wait_for(lambda: "bytes_per_second: expected a whole number" in page.text or page.all("input:invalid"))


def test_every_effect_can_be_added(emulator, page):
    open_dashboard(emulator, page)
    effects = [option.get_attribute("value") for option in page.all("#effect option")]
    for effect in effects:
        Select(page.find("#effect")).select_by_value(effect)
        page.press("Add fault")
        page.wait_for(lambda: effect in [fault["effect"] for fault in emulator.admin("faults/list")["faults"]], effect)
    assert len(effects) == 19


def test_calls_become_a_test_in_swift(emulator, page):
    open_dashboard(emulator, page)
    emulator.call("files/create_folder_v2", {"path": "/<b>new</b>"})
    page.wait_for_text("files/create_folder_v2")
    page.press("Test in Swift")
    page.wait_for_text("@Test func recordedCalls() async throws {")
    assert '"path":"/<b>new</b>"' in page.text
    page.check()
    page.screenshot("swift-test", size=DESKTOP)
    page.screenshot("swift-test-phone", size=PHONE)


def test_state_is_restored_and_reset(emulator, page):
    open_dashboard(emulator, page)
    assert "No snapshots." in page.text
    emulator.upload("/prepared.txt", b"x")
    page.fill("Name of the snapshot", "seeded").press("Take snapshot")
    page.wait_for_text("taken at")
    emulator.upload("/later.txt", b"x")
    page.wait_for_text("later.txt")
    page.press("Restore seeded")
    page.wait_for(lambda: "later.txt" not in page.text)
    assert "prepared.txt" in page.text
    page.check()

    page.press("Reset everything").accept_dialog()
    page.wait_for(lambda: "prepared.txt" not in page.text and "No calls yet." in page.text)
    page.press("Remove snapshot seeded")
    page.wait_for_text("No snapshots.")


def test_clock_is_advanced(emulator, page):
    open_dashboard(emulator, page)
    before = emulator.admin("clock/get")["now"]
    page.press("+1 day")
    page.wait_for(lambda: emulator.admin("clock/get")["now"][:10] > before[:10])
    page.wait_for(lambda: page.find("#now").text[:10] > before[:10])


def test_names_are_escaped(emulator, page):
    name = "<img src=x onerror=document.title='stolen'><script>document.title='stolen'</script>&amp;\"'"
    # A slash would separate two names.
    name = name.replace("</script>", "<script>")
    status, metadata = emulator.upload("/" + name, b"<script>document.title='stolen'</script>")
    assert (status, metadata["name"]) == (200, name)
    emulator.upload(f"/{name} folder/inside.txt", b"x")
    emulator.admin("accounts/add", email="<b>eve</b>@example.com", given_name="<i>Eve</i>")
    emulator.admin("faults/add", effect="latency", seconds=0, name="<u>fault</u>", account="<u>account</u>")
    emulator.call("files/get_metadata", {"path": "/" + name})
    open_dashboard(emulator, page)
    page.wait_for_text(name)
    for text in ("<i>Eve</i>", "<b>eve</b>@example.com", "<u>fault</u>", "<u>account</u>"):
        assert text in page.text
    page.press("files/get_metadata")
    page.wait_for_text("Request, body")
    assert not page.all("main img, main script, main i, main b, main u")
    page.press(f"{name} folder")
    page.wait_for_text("inside.txt")
    assert page._browser.title == "Dropbox emulator"
    page.check()


def test_dashboard_is_usable_by_keyboard(emulator, page):
    emulator.upload("/folder/file.txt", b"x")
    open_dashboard(emulator, page)
    page.wait_for_text("folder")
    page.keys(Keys.TAB)
    assert page.focus == "Skip to the calls"
    page.keys(Keys.ENTER)
    page.wait_for(lambda: page.focus == "Calls")
    for _ in range(20):
        page.keys(Keys.TAB)
        if page.focus == "files/upload":
            break
    page.keys(Keys.ENTER)
    page.wait_for_text("Request, body")
    # The focused element stays focused while the page updates.
    emulator.call("users/get_current_account")
    page.wait_for_text("users/get_current_account")
    assert page.focus == "files/upload"


def test_stopped_emulator_is_reported(emulator, page):
    open_dashboard(emulator, page)
    emulator.stop()
    page.wait_for_text("No response from")


def test_other_sites_cannot_use_the_admin_api(emulator):
    request = urllib.request.Request(
        f"{emulator.url}/emulator/faults/clear", b"{}",
        {"Content-Type": "application/json", "Origin": "https://evil.example"})
    try:
        urllib.request.urlopen(request, timeout=30)
    except urllib.error.HTTPError as error:
        assert error.code == 403
    else:
        raise AssertionError("the request of another site was accepted")


def test_root_accepts_head_get_and_post(emulator):
    for method in ("HEAD", "GET", "POST"):
        request = urllib.request.Request(emulator.url + "/", method=method)
        with urllib.request.urlopen(request, timeout=30) as response:
            assert response.status == 200
            assert response.headers["Content-Type"].startswith("text/html")
