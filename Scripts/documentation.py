"""Shared functions of the scripts that convert the documentation with DocC: build-docs, check-docs.

They read the symbol graphs of the debug build: run `swift build` first.
"""
import json
import os
import re
import shutil
import subprocess

import debug_modules
from scripts import load
from swift_source import ROOT, read, source_directory

OUTPUT = os.path.join(ROOT, ".build", "documentation")
GUIDES = "swift-dropbox"

# Not a product, but a part of each one: its public declarations have doc comments, and no pages.
INTERNAL_MODULES = ["DropboxStone"]


def catalog(module):
    """Returns the path of the documentation catalog of a module."""
    return os.path.join(ROOT, source_directory(module), f"{module}.docc")


def documented_modules():
    """Returns the modules with a documentation catalog, each after those that it can link to: its dependencies, or all."""
    dependencies = load("module-dependencies")
    targets = {target["name"]: target for target in dependencies.package()["targets"]}
    names = [name for name in dependencies.ordered(targets, targets)
             if targets[name].get("path", "").startswith("Sources") and os.path.exists(catalog(name))]
    # The overview of all products links to each of them.
    return sorted(names, key="SwiftyDropbox".__eq__)


MODULES = documented_modules()


def extract_symbol_graphs(modules, directory):
    """Writes the symbol graphs of the modules, one directory per module.

    modules: the modules, each after those whose serializers its declarations mention
    """
    values = {}
    for module in modules:
        for path in debug_modules.extract_symbol_graphs(module, os.path.join(directory, module), "-emit-extension-block-symbols"):
            with open(path) as text:
                graph = json.load(text)
            remove_serializers(graph, values)
            for symbol in graph["symbols"]:
                remove_attributes_of_the_compiler(symbol)
            with open(path, "w") as text:
                json.dump(graph, text)


def remove_serializers(graph, values):
    """Removes the aliases like `Files.MetadataSerializer` from a symbol graph.

    Each type of the API has one, for source compatibility with SwiftyDropbox, and they have no documentation. Where a declaration
    mentions one, the fragment links to the type that it converts, such as `Files.Metadata`, or, if that isn't known, to nothing.

    values: the types by the aliases, also of the graphs before this one; this function adds those of this graph
    """
    removed = {symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"] if is_serializer(symbol)}
    for alias, symbol in removed.items():
        # `typealias MetadataSerializer = StoneSerializer<Files.Metadata>`
        types = [fragment["preciseIdentifier"] for fragment in symbol["declarationFragments"] if fragment.get("preciseIdentifier")]
        values[alias] = types[-1] if types else None
    graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in removed]
    graph["relationships"] = [
        relationship for relationship in graph["relationships"] if relationship["source"] not in removed]
    for fragment in (fragment for symbol in graph["symbols"] for fragment in declaration_fragments(symbol)):
        identifier = fragment.get("preciseIdentifier")
        if identifier in values or is_nested_serializer(identifier or ""):
            del fragment["preciseIdentifier"]
            if values.get(identifier):
                fragment["preciseIdentifier"] = values[identifier]


def is_serializer(symbol):
    """Returns whether a symbol is the alias for the serializer of a type of the API."""
    path = symbol["pathComponents"]
    return symbol["kind"]["identifier"] == "swift.typealias" and len(path) == 2 and path[1].endswith("Serializer")


def is_nested_serializer(identifier):
    """Returns whether an identifier is that of such an alias in a module whose graph isn't known; `VoidSerializer` has a page."""
    return identifier.endswith("Serializera") and not re.fullmatch(r"s:\d+[A-Za-z]+\d+[A-Za-z]+", identifier)


def declaration_fragments(symbol):
    """Returns all fragments of the declarations of a symbol, which it also has for lists of symbols, results, and parameters."""
    signature = symbol.get("functionSignature", {})
    parts = [symbol, symbol.get("names", {}), signature, *signature.get("parameters", [])]
    return [fragment for part in parts for name in ("declarationFragments", "subHeading", "navigator", "returns")
            for fragment in part.get(name, [])]


def remove_attributes_of_the_compiler(symbol):
    """Removes the attributes from a declaration that tell readers nothing: how the compiler exports a function."""
    fragments = symbol.get("declarationFragments", [])
    kept = []
    for fragment in fragments:
        if fragment["spelling"].startswith("@export"):
            continue
        # The space after the attribute goes with it.
        if fragment["kind"] == "text" and fragment["spelling"] == " " and (not kept or kept[-1]["spelling"] == " "):
            continue
        kept.append(fragment)
    if len(kept) < len(fragments):
        symbol["declarationFragments"] = kept


def convert(name, directory, options, dependencies, source):
    """Converts the catalog of one module, or of the guides, to an archive that can link to those of the dependencies that exist.

    Returns the path of the archive and the diagnostics of DocC.
    """
    archives = os.path.join(directory, "archives")
    os.makedirs(archives, exist_ok=True)
    archive = os.path.join(archives, f"{name}.doccarchive")
    diagnostics = os.path.join(directory, f"{name}.diagnostics.json")
    command = ["docc", "convert", source, "--output-path", archive]
    if name != GUIDES:
        command += ["--additional-symbol-graph-dir", os.path.join(directory, "graphs", name)]
    for dependency in dependencies:
        if os.path.exists(os.path.join(archives, f"{dependency}.doccarchive")):
            command += ["--dependency", os.path.join(archives, f"{dependency}.doccarchive")]
    command += ["--fallback-display-name", name, "--fallback-bundle-identifier", name,
                "--fallback-default-module-kind", "Module",
                "--enable-experimental-external-link-support", "--diagnostics-file", diagnostics, *options]
    # DocC also prints the diagnostics. An error without diagnostics is about the command.
    result = subprocess.run(command, capture_output=True, text=True)
    if not os.path.exists(diagnostics):
        raise RuntimeError(f"{' '.join(command)}\n{result.stdout}{result.stderr}")
    with open(diagnostics) as text:
        return archive, json.load(text)["diagnostics"]


def remove(path):
    """Removes a file or a directory, if it exists."""
    if os.path.isdir(path):
        shutil.rmtree(path)
    elif os.path.exists(path):
        os.remove(path)


def convert_all(directory, options, modules=MODULES):
    """Converts the guides and the modules. Returns the paths of the archives, the guides first, and the diagnostics."""
    for name in [GUIDES, *modules]:
        for path in (f"{name}.diagnostics.json", f"graphs/{name}", f"archives/{name}.doccarchive"):
            remove(os.path.join(directory, path))
    extract_symbol_graphs(modules, os.path.join(directory, "graphs"))
    # The modules link to the guides, and the guides to the modules. Therefore convert the guides twice.
    guides = os.path.join(directory, f"{GUIDES}.docc")
    write_guides_catalog(guides, [])
    convert(GUIDES, directory, options, [], guides)
    archives, diagnostics = [], []
    for name in modules:
        dependencies = [GUIDES, *MODULES[:MODULES.index(name)]]
        source = os.path.join(directory, "catalogs", f"{name}.docc")
        write_module_catalog(name, source, dependencies)
        archive, found = convert(name, directory, options, dependencies, source)
        archives.append(archive)
        diagnostics += found
    write_guides_catalog(guides, modules)
    archive, found = convert(GUIDES, directory, options, modules, guides)
    return [archive, *archives], diagnostics + found


def merge(archives, site):
    """Merges the archives of `convert_all` to one site."""
    guides, *modules = archives
    modules.sort(key=lambda path: (os.path.basename(path) != "SwiftyDropbox.doccarchive", path))
    remove(site)
    subprocess.run(
        ["docc", "merge", guides, *modules, "--output-path", site, "--synthesized-landing-page-name", "All modules",
         "--synthesized-landing-page-kind", "Package", "--synthesized-landing-page-topics-style", "list"],
        check=True)


# The catalogs

def write_module_catalog(module, directory, archives):
    """Writes a copy of the catalog of a module, with links of DocC.

    archives: the archives to which its pages can link
    """
    remove(directory)
    shutil.copytree(catalog(module), directory)
    for folder, _, files in os.walk(directory):
        for file in files:
            if file.endswith(".md"):
                path = os.path.join(folder, file)
                original = os.path.join(catalog(module), os.path.relpath(path, directory))
                with open(path, "w") as output:
                    output.write(docc_links(read(original), os.path.relpath(original, ROOT), archives))


def write_guides_catalog(directory, modules):
    """Writes a catalog with the guides in Documentation, whose Markdown can be read without DocC, too.

    Documentation/README.md becomes the landing page: its lists of guides become the topics.

    modules: the modules to whose catalogs the guides can link.
    """
    remove(directory)
    os.makedirs(directory)
    source = os.path.join(ROOT, "Documentation")
    for file in sorted(os.listdir(source)):
        if file.endswith(".md"):
            text = read(os.path.join(source, file))
            page = landing_page(text) if file == "README.md" else text
            with open(os.path.join(directory, f"{GUIDES}.md" if file == "README.md" else file), "w") as output:
                output.write(docc_links(page, f"Documentation/{file}", modules))
        elif file.endswith(".svg"):
            shutil.copy(os.path.join(source, file), directory)
    for file in os.listdir(os.path.join(source, "Images")):
        shutil.copy(os.path.join(source, "Images", file), directory)


def landing_page(text):
    """Returns Documentation/README.md as the root of an archive."""
    title, body = text.split("\n", 1)
    body = body.replace("\n## Guides\n", "\n## Topics\n")
    body = re.sub(r"^- \[[^]]+\]\((\w+)\.md\).*$", r"- <doc:\1>", body, flags=re.MULTILINE)
    return f"{title}\n\n@Metadata {{\n    @TechnologyRoot\n}}\n{body}"


def archive_of(path):
    """Returns the archive and the name of a page, such as `DropboxFiles` and `Articles/Searching.md`; `None` for other files.

    The name of a landing page is empty.
    """
    guide = re.fullmatch(r"Documentation/(\w+)\.md", path)
    if guide:
        return GUIDES, "" if guide[1] == "README" else guide[1]
    page = re.fullmatch(r"Sources/\w+/(\w+)/\w+\.docc/(?:\w+/)*(\w+)\.md", path)
    return (page[1], "" if page[1] == page[2] else page[2]) if page else None


def docc_links(text, path, archives, read=read):
    """Returns a page with the links to other pages as links of DocC, and without the links to other files.

    The pages have relative links, because readers also see them in the repository.

    path: the path of the page in the repository
    archives: the archives to which the page can link, besides its own
    """
    own = archive_of(path)[0]

    def heading(target, fragment):
        for line in read(target).splitlines():
            title = re.match(r"#+ (.+)", line)
            if title and slug(title[1]) == fragment:
                return "#" + re.sub(r"\s+", "-", re.sub(r"[`*]", "", title[1]))
        return "#" + fragment

    def link(match):
        label, file, fragment = match[1], match[2], match[3]
        if re.match(r"[a-z]+:", file):
            return match[0]
        target = os.path.normpath(os.path.join(os.path.dirname(path), file)) if file else path
        archive, page = archive_of(target) or (None, None)
        if archive != own and archive not in archives:
            return label
        if archive == own and not page:
            # A page can't link to the root of its own archive by a name.
            return f"[{label}](doc:/{own}/{own})" if own != GUIDES else label
        name = page if archive == own else f"/{archive}" + (f"/{page}" if page else "")
        if label == file:
            return f"<doc:{name}>"
        # Archives don't list the headings of pages of others.
        return f"[{label}](doc:{name}{heading(target, fragment) if fragment and archive == own else ''})"

    def topic(match):
        page = archive_of(os.path.normpath(os.path.join(os.path.dirname(path), match[1])))
        return f"- <doc:{page[1]}>" if page and page[0] == own and page[1] else match[0]

    body, mark, topics = text.partition("\n## Topics\n")
    topics = re.sub(r"^- \[[^]]+\]\(([^)#\s]+)\)$", topic, topics, flags=re.MULTILINE)
    text = re.sub(r"!\[([^]]*)\]\((?:\w+/)*([\w.]+)\)", r"![\1](\2)", body + mark + topics)
    return re.sub(r"(?<!!)\[([^]]+)\]\(([^)#\s]*)(?:#([^)\s]+))?\)", link, text)


def slug(title):
    """Returns the fragment that GitHub gives a heading."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", title.lower()))
