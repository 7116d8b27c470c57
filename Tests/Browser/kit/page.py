"""A page in headless Chromium, driven as a person drives it: by what is written on it."""
import base64
import os
import shutil

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException, TimeoutException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from kit.audit import AUDIT

WIDE, PHONE = (1100, 800), (390, 780)
# What reading a page that is changing ends in: it is read again.
PASSING = [NoSuchElementException, StaleElementReferenceException]


def start_browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    options.add_argument("--headless=new")
    options.add_argument("--disable-dev-shm-usage")
    options.add_argument("--disable-gpu")
    options.add_argument("--hide-scrollbars")
    # Nothing but this machine is there: a page that needs something from elsewhere looks broken.
    options.add_argument("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1")
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")  # which does not work for root
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options, Service(shutil.which("chromedriver")))


class Page:
    def __init__(self, browser, picture_folder=None):
        self._browser = browser
        self._pictures = picture_folder
        browser.get("about:blank")
        browser.execute_cdp_cmd("Network.clearBrowserCookies", {})
        browser.get_log("browser")
        self.look()

    # Going

    def open(self, url):
        self._browser.get(url)
        return self

    @property
    def url(self):
        return self._browser.current_url

    def wait_for(self, condition, what="the page to change"):
        """Waits until condition() is true; what it reads may come, go and change meanwhile."""
        wait = WebDriverWait(self._browser, 30, ignored_exceptions=PASSING)
        return wait.until(lambda _: condition(), f"waited for {what}")

    def wait_for_text(self, text):
        self.wait_for(lambda: text in self.text, f"“{text}”")

    # Reading

    @property
    def text(self):
        """All that can be read on the page."""
        return self.find("body", lambda element: element.text)

    @property
    def heading(self):
        return self.find("h1", lambda element: element.text)

    def find(self, selector, read=lambda element: element):
        """The first element of a CSS selector, or what is read from it; waits until it is there."""
        return self.wait_for(
            lambda: (read(self._browser.find_element(By.CSS_SELECTOR, selector)),), f"<{selector}>")[0]

    def all(self, selector):
        return self._browser.find_elements(By.CSS_SELECTOR, selector)

    # Doing

    def press(self, name):
        """Clicks the button or link of this name."""
        self._with("button, a, summary", name, lambda element: element.click())
        return self

    def go(self, name):
        """Clicks a button or link that leads to another page, and waits until this one is gone."""
        page = self.find("html")
        self.press(name)
        # Not by asking the former page whether it is there: what the driver says of one that is just going varies.
        self.wait_for(lambda: self._browser.find_element(By.TAG_NAME, "html") != page, f"“{name}” to lead away")
        return self

    def choose(self, name):
        """Clicks the radio button or checkbox whose label contains this."""
        self._with("label", name, lambda element: element.click())
        return self

    def fill(self, label, text):
        """Types into the field whose label contains this."""
        field = self._with("label", label, lambda element: element.get_attribute("for"))
        element = self.find(f"#{field}")
        element.clear()
        element.send_keys(text)
        return self

    def keys(self, *keys):
        """Presses keys, such as Keys.TAB, wherever the focus is."""
        self._browser.switch_to.active_element.send_keys(*keys)
        return self

    @property
    def focus(self):
        """The text of what has the focus."""
        return self._browser.switch_to.active_element.text

    def _with(self, selector, name, action):
        """Does something with the one element of this name, as soon as there is exactly one."""
        seen = []

        def attempt():
            # Not what is exactly so first and what merely contains it second: two buttons that a person cannot tell
            # apart are a fault of the page.
            elements = [element for element in self.all(selector) if element.is_displayed()]
            seen[:] = [element.accessible_name or element.text for element in elements]
            exact = [element for element in elements if name in (element.accessible_name, element.text)]
            found = exact or [element for element in elements if name in element.text]
            return (action(found[0]),) if len(found) == 1 else None

        try:
            return self.wait_for(attempt)[0]
        except TimeoutException:
            raise AssertionError(f"{seen.count(name)} elements are called “{name}”; there are {seen}") from None

    # Looking

    def look(self, size=WIDE, dark=False):
        """How the page is looked at from now on."""
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self._browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
        return self

    def picture(self, name, size=WIDE, dark=False, whole=True):
        """Writes Documentation/Images/NAME.png if asked to by --screenshots: the whole page, or what fits the screen."""
        if not self._pictures:
            return
        self.look(size, dark)
        if whole:
            self.look((size[0], 100), dark)
            height = self._browser.execute_cdp_cmd("Page.getLayoutMetrics", {})["cssContentSize"]["height"]
            self.look((size[0], round(height)), dark)
        picture = self._browser.execute_cdp_cmd("Page.captureScreenshot", {})
        os.makedirs(self._pictures, exist_ok=True)
        with open(os.path.join(self._pictures, f"{name}.png"), "wb") as file:
            file.write(base64.b64decode(picture["data"]))
        self.look()

    def check(self):
        """Fails where the page shuts people out: in light and dark, on wide screens and phones."""
        for size in (WIDE, PHONE):
            for dark in (False, True):
                faults = self.look(size, dark)._browser.execute_script(AUDIT)
                assert not faults, f"{'dark' if dark else 'light'}, {size[0]} wide: " + "\n".join(faults)
        self.look()

    def close(self):
        """Fails if the browser complained of anything but a status: scripts that failed, content that was refused."""
        log = self._browser.get_log("browser")
        complaints = [entry["message"] for entry in log if entry["level"] == "SEVERE" and entry["source"] != "network"]
        self._browser.get("about:blank")
        assert not complaints, "\n".join(complaints)
