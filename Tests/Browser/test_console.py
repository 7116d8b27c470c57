"""Tests of the frame of the console, and of what all of its pages have in common."""
import http.server
import threading
import urllib.error
import urllib.parse
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys

PAGES = ["", "console/files", "console/people", "console/apps", "console/calls", "console/faults", "console/state",
         "console/webhooks"]


def fill_emulator(emulator):
    """Adds contents of each kind."""
    emulator.admin("accounts/add", name="grace", surname="Hopper")
    emulator.admin("teams/add", name="Engines", members=[{"account": "charles", "role": "team_admin"}])
    emulator.admin("apps/add", key="notes-app", secret="secret", name="Notes", access="app_folder")
    for path, size in {"/Photos/2026/summer.jpg": 2_400_000, "/Photos/cat.png": 310_000, "/notes/today.txt": 23,
                       "/report.txt": 1_200_000}.items():
        emulator.upload(path, b"x" * size)
    emulator.call("files/list_folder", {"path": "", "recursive": True})
    emulator.call("files/get_metadata", {"path": "/nowhere"})
    emulator.admin("faults/add", effect="rate_limit", retry_after=3, route="files/list_folder", times=1)
    emulator.admin("faults/add", name="flaky upload", route="files/upload",
                   sequence=[{"effect": "server_error", "times": 2}, {"effect": "latency", "seconds": 3}])
    emulator.call("files/list_folder", {"path": "/notes"})
    emulator.token(grant_type="refresh_token", refresh_token=emulator.refresh_token, client_id=emulator.app_key)
    emulator.admin("snapshots", name="seeded")
    emulator.admin("webhooks/add", url="http://localhost:1/dropbox", challenge=False)


def test_new_emulator_says_what_to_do(emulator, page):
    for path, texts in {
        "": [emulator.url, emulator.access_token, "Swift", "Python", "curl", "Overview"],
        "console/files": ["Ada Lovelace", "This folder is empty.", "Drop files here"],
        "console/people": ["ada@example.com", "There are no teams.", "Add an account"],
        "console/apps": ["Emulator", "Register an app", "Create a token"],
        "console/calls": ["No calls yet.", emulator.url], "console/faults": ["No faults.", "There are none now."],
        "console/state": ["No snapshots.", "No forks."], "console/webhooks": ["No webhooks.", "No notifications."],
    }.items():
        page.open(f"{emulator.url}/{path}")
        page.wait_for_text("Live at")
        for text in texts:
            assert text in page.text, (path, text)
        page.check()


def test_full_emulator_is_accessible_at_every_width(emulator, page):
    fill_emulator(emulator)
    for path in PAGES:
        page.open(f"{emulator.url}/{path}")
        page.wait_for_text("Live at")
        page.check()


def test_navigation_leads_to_all_pages(emulator, page):
    page.open(emulator.url)
    for name in ("Files", "People and teams", "Apps and tokens", "Calls", "Faults", "State and clock", "Webhooks",
                 "Overview"):
        page.go(name)
        assert page.heading == name
        assert page.find("nav [aria-current]").text == name


def test_console_works_by_keyboard(emulator, page):
    emulator.upload("/folder/file.txt", b"hello")
    page.open(f"{emulator.url}/console/files")
    page.keys(Keys.TAB)
    assert page.focus == "Skip to the content"
    page.keys(Keys.ENTER)
    for _ in range(12):
        page.keys(Keys.TAB)
        if page.focus == "folder":
            break
    page.keys(Keys.ENTER)
    page.wait_for_text("file.txt")
    for _ in range(30):
        page.keys(Keys.TAB)
        if page.focus == "file.txt":
            break
    # The focused element stays focused while the page updates.
    emulator.upload("/folder/a-new-one.txt", b"x")
    page.wait_for_text("a-new-one.txt")
    assert page.focus == "file.txt"
    page.keys(Keys.ENTER)
    page.wait_for_text("Revisions")
    assert page.heading == "file.txt"


def test_stopped_emulator_is_reported(emulator, page):
    page.open(emulator.url)
    page.wait_for_text("Live at")
    emulator.stop()
    page.wait_for_text("No response from")


def test_hanging_emulator_is_reported(emulator, page):
    page.open(emulator.url)
    page.wait_for_text("Live at")
    emulator.suspend()
    try:
        page.wait_for_text("No response from " + emulator.url.removeprefix("http://") + " for 5 seconds")
        assert page.find("#state").get_attribute("data-live") == "false"
    finally:
        emulator.resume()
    page.wait_for_text("Live at")


def test_pages_update_and_say_when_their_thing_is_gone(emulator, page):
    emulator.admin("accounts/add", name="grace", surname="Hopper")
    emulator.admin("apps/add", key="notes", secret="s", name="Notes")
    emulator.upload("/folder/a.txt", b"first")
    # A file
    page.open(f"{emulator.url}/console/files?account=ada&path=/folder/a.txt")
    page.wait_for_text("Live at")
    page.fill("Name", "typed")
    emulator.upload("/folder/a.txt", b"second")
    page.wait_for_text("second")
    assert page.find("#new-name").get_attribute("value") == "typed"
    page.check()
    emulator.call("files/delete_v2", {"path": "/folder/a.txt"})
    page.wait_for_text("This item is deleted.")
    assert "Rename" not in page.text
    # A person
    page.open(f"{emulator.url}/console/person?account=grace@example.com")
    page.wait_for_text("Live at")
    emulator.admin("accounts/set_quota", account="grace", quota=7_000_000)
    page.wait_for_text("of 7.0 MB")
    emulator.admin("accounts/remove", account="grace")
    page.wait_for_text("Not live. There is no account grace@example.com.")
    # An app
    page.open(f"{emulator.url}/console/app?key=notes")
    page.wait_for_text("Live at")
    emulator.admin("webhooks/add", app="notes", url="http://localhost:1/hook", challenge=False)
    page.wait_for_text("http://localhost:1/hook")
    emulator.admin("reset")
    page.wait_for_text("Not live. There is no app notes.")
    emulator.admin("apps/add", key="notes", secret="s", name="Notes")
    page.wait_for_text("Live at")
    # A folder that became a file
    emulator.call("files/create_folder_v2", {"path": "/x"})
    page.open(f"{emulator.url}/console/files?account=ada&path=/x")
    page.wait_for_text("Live at")
    emulator.call("files/delete_v2", {"path": "/x"})
    page.wait_for_text("reload the page")


def test_long_names_fit_at_every_width(emulator, page):
    email = "a" * 68 + "@example.com"
    emulator.admin("accounts/add", email=email, given_name="Long")
    emulator.admin("faults/add", effect="latency", seconds=0, name="n" * 50, route="files/get_metadata", times=1)
    emulator.call("files/get_metadata", {"path": "/a"})
    for path in PAGES + [f"console/person?account={email}", "console/call?id=1"]:
        page.open(f"{emulator.url}/{path}")
        page.wait_for_text("Live at")
        for width in (320, 360, 768, 1280):
            page.set_appearance((width, 800))
            # Tables scroll in a region of their own. On a wide screen, that isn't necessary either.
            wide = page._browser.execute_script("""
                return [document.documentElement, ...document.querySelectorAll(".card, .rows > li")]
                  .concat(innerWidth >= 1280 ? [...document.querySelectorAll(".scroll")] : [])
                  .filter(element => element.scrollWidth > element.clientWidth + 1).map(element => element.outerHTML.slice(0, 90))""")
            assert not wide, (path, width, wide)
        page.set_appearance()


def test_console_works_without_scripts(emulator, page):
    page.set_scripts(False)
    page.open(f"{emulator.url}/console/files")
    page.fill("Name", "plans").go("Create folder")
    page.go("plans")
    assert page.heading == "plans"
    page.open(f"{emulator.url}/console/faults")
    page.select("Effect", "Slow response").go("Show its fields")
    page.fill("Bytes per second", "2000").fill("Route", "files/download").go("Add fault")
    assert "bytes per second: 2000, on files/download" in page.text
    page.open(f"{emulator.url}/console/calls")
    emulator.call("files/get_metadata", {"path": "/nowhere"})
    page.select("Status", "4xx: refused").go("Filter")
    page.go("files/get_metadata")
    assert "path/not_found" in page.text
    page.open(f"{emulator.url}/console/state")
    page.go("+1 day")
    assert page.heading == "State and clock"


def test_root_accepts_head_get_and_post(emulator):
    for method in ("HEAD", "GET", "POST"):
        request = urllib.request.Request(emulator.url + "/", method=method)
        with urllib.request.urlopen(request, timeout=30) as response:
            assert response.status == 200
            assert response.headers["Content-Type"].startswith("text/html")


# A page of another origin

FORMS = {
    "console/files?account=ada": {"action": "create_folder", "name": "evil"},
    "console/people": {"action": "add_account", "given_name": "evil", "kind": "basic"},
    "console/person?account=ada": {"action": "quota", "quota": "1"},
    "console/apps": {"action": "add_app", "key": "evil", "access": "team"},
    "console/faults": {"action": "add", "effect": "server_error"},
    "console/state": {"action": "take", "name": "evil"},
    "console/webhooks": {"action": "add_fault", "effect": "lost"},
}


@pytest.fixture
def site():
    """A site of another origin, whose pages a test sets."""
    class Handler(http.server.BaseHTTPRequestHandler):
        pages = {}

        def do_GET(self):
            body = self.pages.get(self.path, "<!DOCTYPE html><title>Other site</title>").encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.pages = Handler.pages
    server.url = f"http://localhost:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_other_sites_can_submit_no_form(emulator, page, site):
    before = [emulator.admin(name) for name in ("accounts/list", "apps/list", "faults/list", "snapshots",
                                                "webhooks/faults/list", "limits/get")]
    for index, (target, fields) in enumerate(FORMS.items()):
        inputs = "".join(f'<input name="{name}" value="{value}">' for name, value in fields.items())
        site.pages[f"/{index}"] = (f'<!DOCTYPE html><title>Other site</title><form method="post" '
                                   f'action="{emulator.url}/{target}">{inputs}<button>Send</button></form>')
        page.open(f"{site.url}/{index}")
        page.go("Send")
        assert "Request rejected" in page.text
    assert before == [emulator.admin(name) for name in ("accounts/list", "apps/list", "faults/list", "snapshots",
                                                        "webhooks/faults/list", "limits/get")]
    assert emulator.admin("files/list", account="ada", path="")["entries"] == []


def test_other_sites_can_read_nothing(emulator, page, site):
    emulator.upload("/secret.svg", b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    file = f"{emulator.url}/console/content?account=ada&path=/secret.svg"
    site.pages["/"] = f"""<!DOCTYPE html><title>Other site</title><p id="result">waiting</p>
        <iframe id="frame" src="{emulator.url}/console/files"></iframe>
        <script>
        const image = new Promise(done => {{ const image = new Image();
            image.onload = () => done("image " + image.width); image.onerror = () => done("no image");
            image.src = "{file}"; }});
        const text = fetch("{emulator.url}/").then(r => r.text(), () => "no text");
        const script = new Promise(done => {{ const script = document.createElement("script");
            script.onload = () => done("script"); script.onerror = () => done("no script");
            script.src = "{emulator.url}/console/scenario.json"; document.body?.append(script) ?? document.head.append(script); }});
        Promise.all([image, text, script]).then(all => {{ document.getElementById("result").textContent = all.join(", "); }});
        </script>"""
    page.open(site.url + "/")
    page.wait_for_text("no image, no text, no script")
    page.expect_error("")


def test_scripts_of_files_do_not_run(emulator, page):
    attack = b"<script>document.title = 'stolen'; fetch('/emulator/reset', {method: 'POST'})</script>"
    emulator.upload("/evil.html", b"<!DOCTYPE html><title>Harmless</title><p>Text</p>" + attack)
    emulator.upload("/evil.svg", b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")
    emulator.upload("/evil.md", b"# Title\n\n" + attack)
    for name in ("evil.html", "evil.svg", "evil.md"):
        page.open(f"{emulator.url}/console/files?account=ada&path=/{name}")
        page.wait_for_text("Live at")
        assert page.heading == name
    page.open(f"{emulator.url}/console/content?account=ada&path=/evil.html")
    assert page._browser.title == "Harmless"
    page.expect_error("sandboxed")
    assert len(emulator.admin("files/list", account="ada", path="")["entries"]) == 3


def test_names_are_text(emulator, page):
    name = "<img src=x onerror=document.title='stolen'><script>document.title='stolen'<script>&amp;\"'"
    emulator.upload("/" + name, b"<script>document.title='stolen'</script>")
    emulator.upload(f"/{name} folder/inside.txt", b"x")
    emulator.admin("accounts/add", email="<b>eve</b>@example.com", given_name="<i>Eve</i>")
    emulator.admin("faults/add", effect="latency", seconds=0, name="<u>fault</u>", account="<b>eve</b>")
    emulator.call("files/get_metadata", {"path": "/" + name})
    texts = {"console/files?account=ada": [], "console/people": ["<i>Eve</i>", "<b>eve</b>@example.com"],
             "console/faults": ["<u>fault</u>", "for <b>eve</b>"], "console/call?id=3": ["<script>"],
             "console/files?account=ada&path=" + urllib.parse.quote("/" + name): ["<script>document.title='stolen'</script>"],
             "console/files?account=ada&path=" + urllib.parse.quote(f"/{name} folder"): ["inside.txt"]}
    for path, expected in texts.items():
        page.open(f"{emulator.url}/{path}")
        page.wait_for_text("Live at")
        for text in expected:
            assert text in page.text, (path, text)
        assert not page.all("main img, main script, main i, main b, main u"), path
        assert page._browser.title.endswith("Dropbox emulator")
        page.check()
