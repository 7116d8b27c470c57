"""What a test of a page gets: an emulator, a browser page, and somewhere on loopback to be sent back to."""
import os

import pytest

from kit.callback import Callback
from kit.emulator import Emulator
from kit.page import Page, start_browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def pytest_addoption(parser):
    parser.addoption("--screenshots", action="store_true", help="write the pictures in Documentation/Images")


@pytest.fixture
def emulator():
    """An emulator of the test's own, with nothing in it but what every emulator starts with."""
    emulator = Emulator(os.environ["DBX"])
    yield emulator
    emulator.stop()


@pytest.fixture
def callback():
    """A server on loopback that keeps what it is asked for: the address that an app is called back at."""
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
    """A page without cookies, on a wide screen, in light colours. Complaints of the browser fail the test."""
    folder = os.path.join(ROOT, "Documentation", "Images") if request.config.getoption("--screenshots") else None
    page = Page(browser, folder)
    yield page
    page.close()
