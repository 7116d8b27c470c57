"""Tests of the search of the documentation site, whose directory is in the environment variable SITE."""
import functools
import http.server
import os
import threading

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Server(http.server.SimpleHTTPRequestHandler):
    """Serves the site. Pages of DocC that don't exist as files are those of its application, as on a host for them."""

    def translate_path(self, path):
        file = super().translate_path(path)
        if path.startswith("/documentation/") and not os.path.isfile(os.path.join(file, "index.html")):
            return os.path.join(self.directory, "index.html")
        return file

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def site():
    handler = functools.partial(Server, directory=os.environ["SITE"])
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def results(page, kind):
    """Returns the texts of the results of a kind, after the search has finished."""
    browser = page._browser
    page.wait_for(lambda: "sections of guides" in page.text, "results")
    return [row.text for row in browser.find_elements(By.CSS_SELECTOR, f"#{kind} li")]


@pytest.mark.parametrize("query, pages", [
    ("uploadFile", "Upload a file, Uploads"), ("share link", "Shared links"), ("rate limit", "Rate limits"),
    ("refresh token", "Sign-in"), ("progress", "Show the progress, Progress"), ("webhook", "Webhooks"),
    ("background upload", "Upload in the background"), ("cancel", "Cancel a transfer"), ("proxy", "Proxy, Proxies"),
    ("installation", "Installation, Installing"), ("offline", "Offline use"),
])
def test_guides_are_found_first(page, site, query, pages):
    page.open(f"{site}/search/?q={query}")
    # A result has a heading, the title of its page, and the beginning of its text.
    first = results(page, "guides")[0].splitlines()[:2]
    assert any(title in line for line in first for title in pages.split(", ")), first


@pytest.mark.parametrize("query, symbol", [
    ("uploadFile", "uploadFile"), ("listFolder", "listFolder"), ("FileMetadata", "FileMetadata"), ("CallError", "CallError"),
])
def test_symbols_are_found(page, site, query, symbol):
    page.open(f"{site}/search/?q={query}")
    assert symbol in results(page, "symbols")[0].splitlines()[0]


def test_result_leads_to_its_section(page, site):
    page.open(f"{site}/search/?q=share link")
    results(page, "guides")
    link = page._browser.find_element(By.CSS_SELECTOR, "#guides li a")
    heading = link.find_element(By.TAG_NAME, "strong").text
    link.click()
    page.wait_for(lambda: "/documentation/" in page.url and heading in page.text, "the section")


def test_field_on_each_page_leads_to_the_search(page, site):
    page.open(f"{site}/documentation/swift-dropbox/transfers/")
    browser = page._browser
    header = page.wait_for(lambda: browser.find_element(By.ID, "custom-header"))
    field = page.wait_for(lambda: browser.execute_script(
        "return (arguments[0].shadowRoot || document.querySelector('custom-header')?.shadowRoot || document).querySelector('input[name=q]')", header))
    field.send_keys("rate limit", Keys.ENTER)
    assert results(page, "guides")
    assert page.url.endswith("/search/?q=rate+limit")


def test_keys_choose_a_result(page, site):
    page.open(f"{site}/search/")
    browser = page._browser
    field = browser.switch_to.active_element
    field.send_keys("progress")
    results(page, "guides")
    field.send_keys(Keys.ARROW_DOWN)
    first = browser.find_element(By.CSS_SELECTOR, "#guides li a")
    assert browser.switch_to.active_element == first
    first.send_keys(Keys.ARROW_UP)
    assert browser.switch_to.active_element == field


def test_nothing_found_says_what_to_do(page, site):
    page.open(f"{site}/search/?q=xyzzy<script>")
    page.wait_for_text("Nothing was found. Try fewer or other words")


def test_page_is_accessible(page, site):
    page.open(f"{site}/search/?q=upload")
    results(page, "guides")
    page.check()
