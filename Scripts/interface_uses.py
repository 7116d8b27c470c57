"""Writes Swift programs that use each public declaration of SwiftyDropbox.

The facts in Tests/SwiftyDropboxInterface list the declarations. A program has one use per line. The comment at the end
of the line is the ID of the use: the ID of the declaration, `#`, and the form of the use. `client.swift`,
`routes.swift`, and `types.swift` contain the uses for all platforms. `client-iOS.swift` and `client-macOS.swift` have
those that exist on only one platform or differ between them.
"""
import os
import re

from interface_facts import DIRECTORY, PLATFORMS, FormatError, Interface, Signature
from interface_facts import alias_target, read_declarations, split

# Clients inherit these properties. Apps use them as members of the client.
CLIENTS = {"DropboxBase": "DropboxClient", "DropboxAppBase": "DropboxAppClient", "DropboxTeamBase": "DropboxTeamClient"}
# SwiftyDropbox declares another initializer that is as good if a call leaves out the default arguments.
AMBIGUOUS = {"DropboxTransportClientImpl.init(accessToken:selectUser:sessionConfiguration:pathRoot:)"}
# The number of uses in a file.
MAXIMUM_USES = 5_000
HEADER = """// Written by Scripts/interface_uses.py. The comment at the end of a line is the ID of the use.
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Foundation
"""
PLATFORM_IMPORTS = {"iOS": "import UIKit\nimport SafariServices\n", "macOS": "import AppKit\n"}


class Subject:
    """The type that a use is about, as code names it. `X` stands for a type that conforms to a protocol."""

    def __init__(self, type):
        self.kind, self.name, self.parameters, self.constraints = type.kind, type.path, [], []
        if type.kind == "protocol":
            self.name, self.parameters, self.constraints = "X", ["X"], [f"X: {type.path}"]
        elif generic := re.search(r"\b(?:class|struct|enum)\s+\w+<(.*?)>(?:\s+where\s+(.*))?$", type.text):
            self.name = f"{type.path}<{generic.group(1)}>"
            self.parameters = split(generic.group(1))
            self.constraints = [generic.group(2)] if generic.group(2) else []


class PlainSubject:
    """A class of another module that SwiftyDropbox extends, or a protocol whose extension implements a requirement."""

    def __init__(self, name):
        self.kind, self.name, self.parameters, self.constraints = "class", name, [], []


class Uses:
    """The uses of the declarations of one platform.

    A method whose name starts with `of_` yields the form and the code of each use of a kind of declaration.
    """

    def __init__(self, interface):
        self.interface = interface

    def of(self, declaration):
        """Returns the code of each use of a declaration, by form."""
        uses = dict(getattr(self, "of_" + declaration.kind.replace(".", "_"))(declaration))
        # Only a type that conforms to the protocol knows `Self`; forms.swift has such uses.
        if not uses and not re.search(r"\bSelf\b", declaration.text):
            raise FormatError(f"{declaration.id} has no use: {declaration.text}")
        return uses

    def subject(self, declaration):
        """Returns the subject of a type, or the subject that the member belongs to. Global functions have none."""
        if declaration.is_type:
            return Subject(declaration)
        owner = self.interface.types.get(declaration.parent)
        if owner and not self.interface.is_default_implementation(declaration):
            return Subject(owner)
        return PlainSubject(declaration.parent) if declaration.parent else None

    def function(self, declaration, body, argument="", signature=None):
        """Returns a function with the body, and with the generic parameters that the subject and the signature need."""
        subject = self.subject(declaration)
        parameters = (subject.parameters if subject else []) + (signature.generics if signature else [])
        constraints = list(subject.constraints if subject else [])
        if signature and signature.constraints:
            constraints.append(signature.constraints)
        constraints += [parameter for parameter in parameters if ":" in parameter]
        names = [parameter.split(":")[0].strip() for parameter in parameters]
        arguments = [f"_ x: {argument}"] if argument else []
        if names:
            arguments.append("_: (" + ", ".join(name + ".Type" for name in names) + ")")
        effects = " async" if signature and signature.is_async else ""
        effects += " throws" if signature and signature.throws else ""
        return (
            ("@MainActor " if self.interface.is_on_main_actor(declaration) else "")
            + "func NAME"
            + (f"<{', '.join(names)}>" if names else "")
            + f"({', '.join(arguments)}){effects}"
            + (f" where {', '.join(constraints)}" if constraints else "")
            + f" {{ {body} }}"
        )

    def of_class(self, type):
        name = self.subject(type).name
        if not name.endswith("Serializer"):
            yield "reference", self.function(type, "let _: AnyObject = x", name)
        yield from self.of_struct(type)

    def of_struct(self, type):
        subject = self.subject(type)
        name = subject.name
        is_serializer = name.endswith("Serializer")
        yield "type", self.function(type, "", name + "?")
        if not subject.parameters and not is_serializer:
            yield "extension", f"extension {name} {{ func NAME() {{}} }}"
        if type.superclass:
            yield "superclass", self.function(type, f"let _: {type.superclass} = x", name)
            if type.path.startswith(type.superclass.split(".")[0] + "."):
                yield "downcast", self.function(type, f"let _: {name}? = x as? {name}", type.superclass)
        for protocol in type.conformances:
            if is_serializer:
                code = "func need<S: JSONSerializer>(_: S) {}; need(x)"
                yield "is-JSONSerializer", self.function(type, code, name)
            elif protocol != "CustomStringConvertible" or "." not in type.superclass:
                yield "is-" + protocol, self.function(type, f"let _: any {protocol} = x", name)

    def of_enum(self, type):
        yield from self.of_struct(type)
        patterns = []
        for case in self.interface.cases(type):
            signature = Signature(case.text)
            values = [(f"v{index}", parameter.declared_type) for index, parameter in enumerate(signature.parameters)]
            bindings = f"({', '.join('let ' + value for value, _ in values)})" if values else ""
            body = "; ".join(f"let _: {value_type} = {value}" for value, value_type in values) or "break"
            patterns.append(f"case .{signature.name}{bindings}: {body}")
        if patterns:
            yield "switch", self.function(type, f"switch x {{ {'; '.join(patterns)} }}", self.subject(type).name)

    def of_protocol(self, protocol):
        name = protocol.path
        yield "type", f"func NAME<X: {name}>(_ x: X) {{}}"
        requirements = self.interface.requirements(protocol)
        if not any(requirement.kind == "associatedtype" for requirement in requirements):
            yield "existential", f"func NAME(_ x: any {name}) {{ let _: (any {name})? = x }}"
            members = "; ".join(implementation(requirement) for requirement in requirements)
            yield "mock", f"class NAME: NSObject, {name} {{ {members} }}"

    def of_associatedtype(self, declaration):
        yield "type", self.function(declaration, "", f"X.{declaration.name}?")

    def of_typealias(self, alias):
        target = alias_target(alias)
        escaping = "@escaping " if "->" in target else ""
        yield "alias", f"func NAME(_ x: {escaping}{alias.path}) {{ let _: {target} = x }}"

    def of_enum_case(self, case):
        signature = Signature(case.text)
        values = f"({arguments(signature.parameters)})" if signature.parameters else ""
        yield "case", self.function(case, f"let _: {self.subject(case).name} = .{signature.name}{values}")

    def of_property(self, declaration):
        return self.of_variable(declaration, is_static=False)

    def of_type_property(self, declaration):
        return self.of_variable(declaration, is_static=True)

    def of_variable(self, declaration, is_static):
        subject = self.subject(declaration)
        variable = re.search(r"\b(var|let)\s+([\w`]+)\s*:\s*(.*?)\s*(?:\{([^{}]*)\})?\s*$", declaration.text)
        if not variable:
            raise FormatError(f"not a property: {declaration.text}")
        keyword, name, type, accessors = variable.groups()
        if re.match(r"Self\b", type):
            if subject.kind != "protocol":
                return
            type = re.sub(r"\bSelf\b", "X", type)
        value = f"{subject.name}.{name}" if is_static else f"x.{name}"
        argument = "" if is_static else subject.name
        if name == "description" and declaration.area == "types":
            yield "get", self.function(declaration, f"let _: String = {value}", argument)
            return
        is_implicitly_unwrapped = type.endswith("!")
        type = type.removesuffix("!")
        yield "get", self.function(declaration, f"let _: {type} = {value}", argument)
        if type.endswith("?"):
            yield "if-let", self.function(declaration, f"if let v = {value} {{ let _: {type[:-1]} = v }}", argument)
        if is_implicitly_unwrapped:
            yield "nil", self.function(declaration, f"_ = {value} == nil", argument)
            yield from self.of_implicitly_unwrapped(declaration, value, type, argument)
            if client := CLIENTS.get(subject.name):
                yield "client-get", self.function(declaration, f"let _: {type} = {value}", client)
                for form, code in self.of_implicitly_unwrapped(declaration, value, type, client):
                    yield "client-" + form, code
        if keyword == "var" and (accessors is None or "set" in accessors):
            if argument and subject.kind != "class":
                argument = "inout " + argument
            optional = "?" if is_implicitly_unwrapped else ""
            yield "set", self.function(declaration, f"{value} = ph() as {type}{optional}", argument)

    def of_implicitly_unwrapped(self, declaration, value, type, argument):
        """Yields what compiles in addition if the type of a property ends with `!`."""
        chained = self.function(declaration, f"{value}?.NAMEchain()", argument)
        yield "force", self.function(declaration, f"let _: {type} = {value}!", argument)
        yield "if-let", self.function(declaration, f"if let v = {value} {{ let _: {type} = v }}", argument)
        yield "chain", f"extension {type} {{ func NAMEchain() {{}} }}; {chained}"

    def of_func(self, declaration):
        signature = Signature(declaration.text)
        return self.of_callable(declaration, signature, signature.name, signature.result)

    def of_method(self, declaration):
        signature = Signature(declaration.text)
        yield from self.of_callable(declaration, signature, "x." + signature.name, signature.result)
        if declaration.area == "routes":
            routes, types = self.subject(declaration).name, [parameter.declared_type for parameter in signature.parameters]
            parameters = ", ".join(parameter.label + parameter.declared_type for parameter in signature.parameters)
            effects = " throws" if signature.throws else ""
            requirement = f"func {signature.name}({parameters}){effects} -> {signature.result}"
            yield "protocol", f"protocol NAME {{ {requirement} }}; extension {routes}: NAME {{}}"
            labels = "".join(parameter.label.rstrip() or "_:" for parameter in signature.parameters)
            value = f"x.{signature.name}" + (f"({labels})" if labels else "")
            code = f"let _: ({', '.join(types)}){effects} -> {signature.result} = {value}"
            yield "value", self.function(declaration, code, routes)

    def of_type_method(self, declaration):
        signature = Signature(declaration.text)
        callee = f"{self.subject(declaration).name}.{signature.name}"
        return self.of_callable(declaration, signature, callee, signature.result)

    def of_init(self, declaration):
        signature = Signature(declaration.text)
        subject = self.subject(declaration)
        result = subject.name + ("?" if signature.is_failable else "")
        yield from self.of_callable(declaration, signature, subject.name, result)
        is_designated = subject.kind == "class" and "convenience" not in declaration.text
        if is_designated and declaration.area == "types" and not subject.name.endswith("Serializer"):
            call = f"self.init({arguments(signature.parameters)})"
            yield "convenience", f"extension {subject.name} {{ convenience init(NAME: Int) {{ {call} }} }}"

    def of_callable(self, declaration, signature, callee, result):
        """Yields the uses of a function: with all arguments, its result, without default arguments, with closures."""
        subject = self.subject(declaration)
        is_protocol = subject is not None and subject.kind == "protocol"
        if result == "Self":
            result = subject.name
        if is_protocol:
            result = with_self_as_x(result)
            for parameter in signature.parameters:
                parameter.type = with_self_as_x(parameter.type)
        if "Self." in result + " ".join(parameter.type for parameter in signature.parameters):
            return
        argument = subject.name if declaration.kind == "method" else ""
        callee = ("try " if signature.throws else "") + ("await " if signature.is_async else "") + callee
        required = [parameter for parameter in signature.parameters if not parameter.has_default]
        # The compiler can't infer the types of these generic parameters from the result.
        is_generic = bool(signature.generics) and not is_protocol and "Route<" not in declaration.text
        is_ambiguous = declaration.id in AMBIGUOUS
        function = lambda body: self.function(declaration, body, argument, signature)

        yield "call", function(f"_ = {callee}({arguments(signature.parameters)})")
        if result != "Void" or declaration.area == "client":
            needs_types = signature.generics or is_ambiguous or self.interface.is_overloaded(declaration)
            values = arguments(signature.parameters) if needs_types else untyped_arguments(signature.parameters)
            yield "result", function(f"let _: {result} = {callee}({values})")
        if len(required) < len(signature.parameters) and not is_generic and not is_ambiguous:
            yield "omit", function(f"_ = {callee}({arguments(required)})")
        if declaration.area == "client" and not signature.is_async and not is_generic:
            if self.has_closure(signature.parameters):
                yield "closure", function(self.call_with_closures(callee, signature.parameters))
            if self.has_closure(required) and len(required) < len(signature.parameters) and not is_ambiguous:
                yield "closure-omit", function(self.call_with_closures(callee, required))

    def has_closure(self, parameters):
        return any(self.interface.closure(parameter.type) for parameter in parameters)

    def call_with_closures(self, callee, parameters):
        """Returns a call whose closures change a captured variable and use a captured object that isn't Sendable."""
        values = []
        for parameter in parameters:
            closure = self.interface.closure(parameter.type)
            values.append(parameter.label + (closure_literal(*closure) if closure else f"ph() as {parameter.type}"))
        return f"var n = 0; let c = Plain(); _ = {callee}({', '.join(values)}); n += 1; _ = (n, c)"


def closure_literal(parameter_count, result):
    names = ", ".join("_" * parameter_count) + " in " if parameter_count else ""
    value = "" if result in ("Void", "()") else " ph()"
    return f"{{ {names}n += 1; c.touch(); return{value} }}"


def arguments(parameters):
    return ", ".join(f"{parameter.label}ph() as {parameter.type}" for parameter in parameters)


def untyped_arguments(parameters):
    return ", ".join(f"{parameter.label}ph()" for parameter in parameters)


def with_self_as_x(type):
    return re.sub(r"\bSelf\b(?=\.)", "X", type)


def implementation(requirement):
    """Returns a member that satisfies the requirement of a protocol."""
    text = re.sub(r"@(objc(\(\w+\))?|discardableResult|MainActor)\s+", "", requirement.text)
    if requirement.kind == "init":
        return f"required {text} {{}}"
    if requirement.kind in ("method", "type.method"):
        text = re.sub(r"\s*=\s*(default|nil|\.\w+)", "", text)
        return text + (" {}" if Signature(text).result == "Void" else " { ph() }")
    accessors = "{ get { ph() } set {} }" if re.search(r"\bset\b", text) else "{ ph() }"
    return re.sub(r"\{.*\}", accessors, text)


def uses_by_platform(declarations):
    """Returns, for each platform, the area and the code of each use by ID."""
    result = {}
    for platform in PLATFORMS:
        available = [declaration for declaration in declarations if declaration.is_available(platform)]
        uses = Uses(Interface(available))
        result[platform] = {
            f"{declaration.id}#{form}": (declaration.area, code)
            for declaration in available
            for form, code in uses.of(declaration).items()
        }
    return result


def programs(declarations):
    """Returns the (ID, code) pairs of each program, by the program's name."""
    by_platform = uses_by_platform(declarations)
    result = {}
    for identifier in sorted(set().union(*by_platform.values())):
        uses = {platform: by_platform[platform].get(identifier) for platform in PLATFORMS}
        if len(set(uses.values())) == 1:
            area, code = uses[PLATFORMS[0]]
            result.setdefault(area, []).append((identifier, code))
            continue
        for platform, use in uses.items():
            if use:
                area, code = use
                result.setdefault(f"{area}-{platform}", []).append((identifier, code))
    return result


def write(directory, facts=DIRECTORY):
    """Writes the programs for the facts into a directory, and returns their paths by name. A large one becomes several files."""
    os.makedirs(directory, exist_ok=True)
    paths, number = {}, 0
    for name, uses in programs(read_declarations(facts)).items():
        platform = name.partition("-")[2]
        for start in range(0, len(uses), MAXIMUM_USES):
            lines = []
            for identifier, code in uses[start:start + MAXIMUM_USES]:
                number += 1
                lines.append(code.replace("NAME", f"u{number}") + f" //= {identifier}\n")
            part = name if start == 0 else f"{name}{start // MAXIMUM_USES + 1}"
            paths[part] = os.path.join(directory, part + ".swift")
            with open(paths[part], "w", encoding="utf-8") as file:
                file.write(HEADER + PLATFORM_IMPORTS.get(platform, "") + "import SwiftyDropbox\n\n" + "".join(lines))
    return paths
