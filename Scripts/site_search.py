"""The search of the documentation site: an index of the guides and the reference, a page that searches it, and a field on each page.

DocC's own filter knows only the titles of the archive that a reader is in.
"""
import json
import os
import re
import shutil

# The number of characters of a summary.
SUMMARY = 160
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "site")


def install(site, base_path):
    """Adds the search to a site.

    site: the directory of the site
    base_path: the path of the site on its host, such as /swift-dropbox, or an empty string
    """
    guides, symbols = index(site)
    directory = os.path.join(site, "search")
    os.makedirs(directory, exist_ok=True)
    for name, entries in (("guides", guides), ("symbols", symbols)):
        with open(os.path.join(directory, f"{name}.json"), "w") as output:
            json.dump(entries, output, ensure_ascii=False, separators=(",", ":"))
    for name in ("search.js", "search.css"):
        shutil.copy(os.path.join(SOURCE, name), directory)
    with open(os.path.join(directory, "index.html"), "w") as output:
        output.write(template("search.html", base_path))
    header = template("header.html", base_path)
    for folder, _, files in os.walk(site):
        if "index.html" in files and folder != directory:
            path = os.path.join(folder, "index.html")
            with open(path) as page:
                text = page.read()
            with open(path, "w") as page:
                # DocC's pages show the template with this ID at their top.
                page.write(text.replace('<div id="app">', header + '<div id="app">', 1))
    return len(guides), len(symbols)


def template(name, base_path):
    with open(os.path.join(SOURCE, name)) as file:
        return file.read().replace("{{BASE_PATH}}", base_path)


def index(site):
    """Returns the sections of the guides, and the symbols of the reference."""
    guides, symbols = [], []
    root = os.path.join(site, "data")
    for folder, _, files in sorted(os.walk(os.path.join(root, "documentation"))):
        for file in sorted(files):
            if not file.endswith(".json"):
                continue
            path = os.path.join(folder, file)
            with open(path) as text:
                page = json.load(text)
            url = "/" + os.path.relpath(path, root)[:-len(".json")] + "/"
            if page["metadata"].get("role") in ("article", "collectionGroup") or page["kind"] == "article":
                guides += sections(page, url)
            elif page["metadata"].get("role") in ("symbol", "dictionarySymbol"):
                symbols.append(symbol(page, url))
    return guides, symbols


def sections(page, url):
    """Returns the sections of a guide: the title, the heading, the URL, the summary, and the text."""
    title = page["metadata"]["title"]
    result = [{"title": title, "heading": "", "url": url, "summary": text_of(page.get("abstract", [])), "text": ""}]
    for part in page.get("primaryContentSections", []):
        for block in part.get("content", []):
            if block["type"] == "heading" and block["level"] <= 3:
                if block["text"] != "Overview":
                    result.append({"title": title, "heading": block["text"], "url": f"{url}#{block['anchor']}", "summary": "", "text": ""})
                continue
            # Sentences say more about a section than its code and tables.
            name = "summary" if block["type"] == "paragraph" and len(result[-1]["summary"]) < SUMMARY else "text"
            result[-1][name] += " " + text_of(block)
    for section in result:
        section["text"] = re.sub(r"\s+", " ", section["summary"] + " " + section["text"]).strip()
        section["summary"] = shortened(section["summary"])
    return result


def symbol(page, url):
    """Returns the name of a symbol, its URL, where it is, and its summary."""
    metadata = page["metadata"]
    modules = metadata.get("modules") or [{}]
    parts = url.split("/")[3:-2]
    return [metadata["title"], url, metadata.get("roleHeading", ""), modules[0].get("name", ""),
            shortened(text_of(page.get("abstract", []))), len(parts)]


def shortened(text):
    """Returns the beginning of a text, up to the end of a word."""
    text = re.sub(r"\s+", " ", text).strip()
    return text if len(text) <= SUMMARY else text[:SUMMARY].rsplit(" ", 1)[0] + " …"


def text_of(content):
    """Returns the text in a part of a page."""
    if isinstance(content, list):
        return "".join(text_of(item) for item in content)
    if not isinstance(content, dict):
        return ""
    kind = content.get("type")
    if kind == "reference":
        return content.get("overridingTitle") or content["identifier"].rsplit("/", 1)[-1]
    text = content.get("text", "") if isinstance(content.get("text"), str) else ""
    code = content.get("code", "")
    text += "\n".join(code) if isinstance(code, list) else code
    inner = "".join(text_of(content.get(name)) for name in ("inlineContent", "content", "items", "rows", "term", "definition") if name in content)
    return text + inner + (" " if kind not in ("text", "codeVoice", "emphasis", "strong") else "")
