"""The fixtures of page tests: an emulator, a browser page, and a loopback server for redirects."""
import os

import pytest

from kit.callback import Callback
from kit.emulator import Emulator
from kit.page import Page, start_browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def pytest_addoption(parser):
    parser.addoption("--screenshots", action="store_true", help="write the screenshots in Documentation/Images")


@pytest.fixture
def emulator():
    """A separate emulator with only the default app and account."""
    emulator = Emulator(os.environ["DBX"])
    yield emulator
    emulator.stop()


@pytest.fixture
def callback():
    """A loopback server that records requests, for the redirect URL of an app."""
    callback = Callback()
    yield callback
    callback.stop()


@pytest.fixture(scope="session")
def browser():
    browser = start_browser()
    yield browser
    browser.quit()


@pytest.fixture
def page(browser, request):
    """A page without cookies, on a wide screen, in light mode. Errors that the browser logs fail the test."""
    directory = os.path.join(ROOT, "Documentation", "Images") if request.config.getoption("--screenshots") else None
    page = Page(browser, directory)
    yield page
    page.close()
