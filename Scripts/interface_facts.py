"""The public interface of SwiftyDropbox, as the facts in Tests/SwiftyDropboxInterface record it."""
import os
import re

from swift_source import ROOT

DIRECTORY = os.path.join(ROOT, "Tests", "SwiftyDropboxInterface")
AREAS = ("client", "routes", "types")
PLATFORMS = ("iOS", "macOS")
COLUMNS = ["platforms", "kind", "id", "declaration", "superclass", "conformances", "access"]
KINDS = {
    "associatedtype", "class", "enum", "enum.case", "func", "init", "method", "property", "protocol", "struct",
    "type.method", "type.property", "typealias",
}  # fmt: skip
TYPE_KINDS = {"class", "enum", "protocol", "struct"}


class FormatError(Exception):
    """A file that doesn't have the documented format."""


class Declaration:
    """One public declaration: a row of the facts."""

    def __init__(self, area, row):
        self.area = area
        self.platforms, self.kind, self.id, self.text, self.superclass, conformances, self.access = row
        self.conformances = conformances.split()
        self.path = re.sub(r"~\d+$", "", self.id)
        self.parent, _, self.name = self.path.rpartition(".")
        self.is_type = self.kind in TYPE_KINDS

    def is_available(self, platform):
        return self.platforms in ("all", platform)


class Signature:
    """The parts of the declaration of a function, an initializer, or an enum case."""

    def __init__(self, text):
        start = re.search(r"\b(?:func\s+([^\s(<]+)|(init)([?!]?)|case\s+(`?\w+`?))", text)
        if not start:
            raise FormatError(f"neither a function nor a case: {text}")
        self.name = start.group(1) or start.group(2) or start.group(4)
        self.is_failable = bool(start.group(3))
        generics, rest = leading_brackets("<", text[start.end() :])
        self.generics = split(generics)
        parameters, rest = leading_brackets("(", rest)
        self.parameters = [Parameter(parameter) for parameter in split(parameters)]
        rest, _, self.constraints = rest.partition(" where ")
        effects, _, result = rest.partition("->")
        self.is_async, self.throws = "async" in effects, "throws" in effects
        self.result = "Void" if result.strip() in ("", "()") else result.strip()


class Parameter:
    """A parameter of a function, or an associated value of a case."""

    def __init__(self, text):
        names, colon, rest = text.partition(":")
        if not colon or not re.fullmatch(r"\s*[\w`]+(\s+[\w`]+)?\s*", names):
            names, rest = "_", text
        self.label = "" if names.split()[0] == "_" else names.split()[0] + ": "
        self.declared_type, *default = split(rest, "=")
        self.type = re.sub(r"@(escaping|autoclosure|Sendable)\s+", "", self.declared_type)
        self.has_default = bool(default)


class Interface:
    """All declarations of one platform, and how they belong together."""

    def __init__(self, declarations):
        self.by_id = {declaration.id: declaration for declaration in declarations}
        self.types = {declaration.path: declaration for declaration in declarations if declaration.is_type}
        self.members = {}
        for declaration in declarations:
            self.members.setdefault(declaration.parent, []).append(declaration)
        aliases = [declaration for declaration in declarations if declaration.kind == "typealias"]
        self.aliases = {alias.path: alias_target(alias) for alias in aliases}

    def is_overloaded(self, declaration):
        return "~" in declaration.id or declaration.id + "~2" in self.by_id

    def is_default_implementation(self, declaration):
        """Returns whether an extension of a protocol declares the requirement of the protocol again."""
        owner, requirement = self.types.get(declaration.parent), self.by_id.get(declaration.path)
        is_in_protocol = owner is not None and owner.kind == "protocol"
        return is_in_protocol and requirement not in (None, declaration) and requirement.text == declaration.text

    def is_on_main_actor(self, declaration):
        """Returns whether only code on the main actor can use the declaration."""
        owner = self.types.get(declaration.parent)
        declarations = [declaration, owner] if owner else [declaration]
        return any("@MainActor" in each.text for each in declarations) or is_view(declarations[-1])

    def cases(self, enum):
        cases = [member for member in self.members.get(enum.path, []) if member.kind == "enum.case"]
        return sorted(cases, key=lambda case: case.path)

    def requirements(self, protocol):
        """Returns what a type needs to conform to the protocol, including the requirements of inherited protocols."""
        members = self.members.get(protocol.path, [])
        requirements = [member for member in members if not self.is_default_implementation(member)]
        for inherited in protocol.conformances:
            if inherited in self.types:
                requirements += self.requirements(self.types[inherited])
        return sorted(requirements, key=lambda requirement: requirement.id)

    def closure(self, type):
        """Returns the number of parameters and the result of a closure type or of an alias for one, or None."""
        type = self.without_aliases(type)
        parameters, rest = leading_brackets("(", type)
        if not type.startswith("(") or "->" not in rest:
            return None
        return len(split(parameters)), rest.partition("->")[2].strip()

    def without_aliases(self, type):
        """Replaces aliases by their targets, and removes outer parentheses and question marks."""
        while True:
            core = type.strip().rstrip("?")
            inside, rest = leading_brackets("(", core)
            if core.startswith("(") and not rest:
                core = inside
            core = self.aliases.get(core, core)
            if core == type:
                return type
            type = core


def alias_target(alias):
    return alias.text.partition("=")[2].strip()


def is_view(declaration):
    return re.search(r"ViewController$|^UI", declaration.superclass) is not None


def depths(text):
    """Yields the offset, the character, and the number of open brackets after it. An arrow closes no bracket."""
    depth = 0
    for offset, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[offset - 1 : offset] != "-"):
            depth -= 1
        yield offset, character, depth


def split(text, separator=","):
    """Splits the text at the separators outside of brackets."""
    ends = [offset for offset, character, depth in depths(text) if character == separator and depth == 0]
    parts = [text[start:end].strip() for start, end in zip([0] + [end + 1 for end in ends], ends + [len(text)])]
    return [part for part in parts if part]


def leading_brackets(bracket, text):
    """Returns the contents of the brackets at the start of the text, and the text after them."""
    if not text.startswith(bracket):
        return "", text
    for offset, _, depth in depths(text):
        if depth == 0:
            return text[1:offset], text[offset + 1 :]
    raise FormatError(f"unbalanced brackets: {text}")


def read_table(path, columns):
    """Yields the line number and the row of each line that isn't empty or a comment.

    The first such line names the columns; it isn't a row.
    """
    with open(path, encoding="utf-8") as file:
        lines = [(number, line.rstrip("\n")) for number, line in enumerate(file, 1)]
    rows = [(number, line.split("\t")) for number, line in lines if line and not line.startswith("#")]
    if not rows or rows[0][1] != columns:
        raise FormatError(f"{path}: the first line doesn't name the columns {', '.join(columns)}")
    for number, row in rows[1:]:
        if len(row) != len(columns):
            raise FormatError(f"{path}:{number}: {len(row)} columns instead of {len(columns)}")
        yield number, row


def read_declarations(directory=DIRECTORY):
    """Returns the declarations of all areas."""
    declarations, known = [], set()
    for area in AREAS:
        path = os.path.join(directory, area + ".tsv")
        for number, row in read_table(path, COLUMNS):
            declaration = Declaration(area, row)
            if declaration.platforms not in ("all", *PLATFORMS) or declaration.kind not in KINDS:
                raise FormatError(f"{path}:{number}: unknown platform or kind")
            if declaration.id in known:
                raise FormatError(f"{path}:{number}: {declaration.id} occurs twice")
            known.add(declaration.id)
            declarations.append(declaration)
    return declarations
