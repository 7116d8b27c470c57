"""A page in headless Chromium. Its methods select elements by their visible text, as users do."""
import base64
import os
import shutil

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException, TimeoutException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

from kit.audit import AUDIT, AXE

WIDE, PHONE = (1100, 800), (390, 780)
# Reading a page while it changes raises these errors. Read it again.
TRANSIENT_ERRORS = [NoSuchElementException, StaleElementReferenceException]


def start_browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    options.add_argument("--headless=new")
    options.add_argument("--disable-dev-shm-usage")
    options.add_argument("--disable-gpu")
    options.add_argument("--hide-scrollbars")
    # Allow only connections to this machine: a page must not depend on other hosts.
    options.add_argument("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1")
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")  # Chromium's sandbox doesn't support root
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options, Service(shutil.which("chromedriver")))


class Page:
    def __init__(self, browser, screenshot_directory=None):
        self._browser = browser
        self._screenshots = screenshot_directory
        browser.get("about:blank")
        browser.execute_cdp_cmd("Network.clearBrowserCookies", {})
        browser.get_log("browser")
        self.set_scripts(True)
        self.set_appearance()

    # Navigation

    def open(self, url):
        self._browser.get(url)
        return self

    @property
    def url(self):
        return self._browser.current_url

    def wait_for(self, condition, description="the page to change"):
        """Waits until condition() is true. Elements that it reads may appear, change, and disappear in the meantime."""
        wait = WebDriverWait(self._browser, 30, ignored_exceptions=TRANSIENT_ERRORS)
        return wait.until(lambda _: condition(), f"waited for {description}")

    def wait_for_text(self, text):
        self.wait_for(lambda: text in self.text, f"“{text}”")

    # Content

    @property
    def text(self):
        """The visible text of the page."""
        return self.find("body", lambda element: element.text)

    @property
    def heading(self):
        return self.find("h1", lambda element: element.text)

    def find(self, selector, read=lambda element: element):
        """Waits for the first element that matches a CSS selector, and returns it or the result of `read`."""
        return self.wait_for(
            lambda: (read(self._browser.find_element(By.CSS_SELECTOR, selector)),), f"<{selector}>")[0]

    def all(self, selector):
        return self._browser.find_elements(By.CSS_SELECTOR, selector)

    # Actions

    def press(self, name):
        """Clicks the button or link with this name."""
        self._with_element("button, a, summary", name, lambda element: element.click())
        return self

    def go(self, name):
        """Clicks a button or link that leads to another page, and waits for that page."""
        page = self.find("html")
        self.press(name)
        # Compare the pages instead of querying the old one: the driver's errors for a page that is being unloaded vary.
        self.wait_for(lambda: self._browser.find_element(By.TAG_NAME, "html") != page, f"“{name}” to load another page")
        return self

    def choose(self, name):
        """Clicks the radio button or checkbox whose label contains the name."""
        self._with_element("label", name, lambda element: element.click())
        return self

    def select(self, label, option):
        """Chooses an option of the list whose label contains `label`."""
        field = self._with_element("label", label, lambda element: element.get_attribute("for"))
        Select(self.find(f"#{field}")).select_by_visible_text(option)
        return self

    def set_scripts(self, are_enabled):
        """Turns scripts of pages on or off."""
        self._browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not are_enabled})
        return self

    def accept_dialog(self):
        """Confirms the question of a dialog."""
        self._browser.switch_to.alert.accept()
        return self

    def fill(self, label, text):
        """Replaces the text of the field whose label contains `label`."""
        field = self._with_element("label", label, lambda element: element.get_attribute("for"))
        element = self.find(f"#{field}")
        element.clear()
        element.send_keys(text)
        return self

    def keys(self, *keys):
        """Sends keys, such as Keys.TAB, to the focused element."""
        self._browser.switch_to.active_element.send_keys(*keys)
        return self

    @property
    def focus(self):
        """The text of the focused element."""
        return self._browser.switch_to.active_element.text

    def _with_element(self, selector, name, action):
        """Waits until exactly one element has this name, and passes it to `action`."""
        names = []

        def attempt():
            # Fail if several elements match: users couldn't tell them apart, which is a defect of the page.
            elements = [element for element in self.all(selector) if element.is_displayed()]
            names[:] = [element.accessible_name or element.text for element in elements]
            exact = [element for element in elements if name in (element.accessible_name, element.text)]
            matches = exact or [element for element in elements if name in element.text]
            return (action(matches[0]),) if len(matches) == 1 else None

        try:
            return self.wait_for(attempt)[0]
        except TimeoutException:
            raise AssertionError(f"{names.count(name)} elements are named “{name}”; all names: {names}") from None

    # Appearance

    def set_appearance(self, size=WIDE, dark=False):
        """Sets the size of the window and the color scheme."""
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self._browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
        return self

    def screenshot(self, name, size=WIDE, dark=False, full_page=True):
        """With --screenshots, writes Documentation/Images/NAME.png: the full page, or the part that fits the screen."""
        if not self._screenshots:
            return
        self.set_appearance(size, dark)
        if full_page:
            self.set_appearance((size[0], 100), dark)
            height = self._browser.execute_cdp_cmd("Page.getLayoutMetrics", {})["cssContentSize"]["height"]
            self.set_appearance((size[0], round(height)), dark)
        image = self._browser.execute_cdp_cmd("Page.captureScreenshot", {})
        os.makedirs(self._screenshots, exist_ok=True)
        with open(os.path.join(self._screenshots, f"{name}.png"), "wb") as file:
            file.write(base64.b64decode(image["data"]))
        self.set_appearance()

    def check(self):
        """Fails if the page isn't accessible, in light and dark mode, on wide screens and phones."""
        for size in (WIDE, PHONE):
            for dark in (False, True):
                problems = self.set_appearance(size, dark)._browser.execute_script(AUDIT)
                # axe is slow, and one run in each scheme and at each width finds the same.
                if dark == (size == PHONE):
                    problems += self._browser.execute_async_script(AXE)
                assert not problems, f"{'dark' if dark else 'light'}, {size[0]} pixels wide: " + "\n".join(problems)
        self.set_appearance()

    def expect_error(self, text):
        """Fails unless the browser has logged an error with this text, which the test expects."""
        messages = [entry["message"] for entry in self._browser.get_log("browser")]
        assert any(text in message for message in messages), messages

    def close(self):
        """Fails if the browser logged an error, such as a failed script or blocked content. Ignores HTTP error statuses."""
        log = self._browser.get_log("browser")
        errors = [entry["message"] for entry in log if entry["level"] == "SEVERE" and entry["source"] != "network"]
        self._browser.get("about:blank")
        assert not errors, "\n".join(errors)
