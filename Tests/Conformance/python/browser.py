"""A minimal browser: reads the form of a page and submits it with one of its buttons."""
from html.parser import HTMLParser
from urllib.parse import urljoin

import requests


class _Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.action, self.method, self.fields, self.buttons, self.words = "", "get", {}, [], []
        self._button = None
        self._select = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "form":
            self.action, self.method = values.get("action", ""), values.get("method", "get").lower()
        elif tag == "input" and values.get("name"):
            kind = values.get("type", "text")
            if kind in ("radio", "checkbox"):
                if "checked" in values or values["name"] not in self.fields:
                    self.fields[values["name"]] = values.get("value", "on")
            elif kind == "submit":
                self.buttons.append((values.get("value", ""), values["name"], values.get("value", "")))
            else:
                self.fields[values["name"]] = values.get("value", "")
        elif tag == "select":
            self._select = values.get("name")
        elif tag == "option" and self._select:
            if "selected" in values or self._select not in self.fields:
                self.fields[self._select] = values.get("value", "")
        elif tag == "button":
            self._button = ["", values.get("name"), values.get("value", "")]

    def handle_endtag(self, tag):
        if tag == "button" and self._button:
            self.buttons.append(tuple(self._button))
            self._button = None
        elif tag == "select":
            self._select = None

    def handle_data(self, data):
        self.words.append(data.strip())
        if self._button is not None:
            self._button[0] += data.strip()


def press(url, label, session=None, **fields):
    """Opens a page, fills in its form, and submits it with the button with this label.

    Returns the response without following redirects.
    """
    session = session or requests.Session()
    response = session.get(url, allow_redirects=False, timeout=10)
    assert response.status_code == 200, f"{response.status_code}: {response.text[:500]}"
    page = _Page(response.text)
    matching = [button for button in page.buttons if button[0] == label]
    assert matching, f"no button {label!r} among {page.buttons}"
    _, name, value = matching[0]
    form = {**page.fields, **fields, **({name: value} if name else {})}
    return session.post(urljoin(url, page.action or url), data=form, allow_redirects=False, timeout=10)


def words(response):
    """Returns the text of a page, as a list of strings."""
    return [word for word in _Page(response.text).words if word]
