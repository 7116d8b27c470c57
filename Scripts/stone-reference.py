#!/usr/bin/env python3
"""Dumps what the official Stone parser (PyPI's `stone`) understands of a specification, one JSON per namespace.

usage: stone-reference.py SPEC_DIRECTORY API_DIRECTORY EXAMPLES_DIRECTORY

API_DIRECTORY gets the facts in the format of API/*.json without summaries (see Generator/README.md), EXAMPLES_DIRECTORY
the examples as `generate examples` writes them, so the judge's reading of a specification and ours can be compared as
values. It is a witness in tests, never an input of the project. `stone-reference` runs it with the parser installed.
"""
import glob
import json
import os
import sys

from stone.frontend.frontend import specs_to_ir
from stone.ir import data_types as ir

WIDTH = 140


def type_expression(data_type):
    """A bare string for a type without constraints, an object otherwise."""
    if isinstance(data_type, ir.Nullable):
        inner = type_expression(data_type.data_type)
        return inner + "?" if isinstance(inner, str) else {**inner, "nullable": True}
    if isinstance(data_type, (ir.Alias, ir.UserDefined)):
        return data_type.namespace.name + "." + data_type.name
    facts = {"type": type(data_type).__name__}
    if isinstance(data_type, ir.List):
        facts["items"] = type_expression(data_type.data_type)
        facts |= {"min_items": data_type.min_items, "max_items": data_type.max_items}
    elif isinstance(data_type, ir.Map):
        facts["keys"] = type_expression(data_type.key_data_type)
        facts["values"] = type_expression(data_type.value_data_type)
    elif isinstance(data_type, ir.String):
        facts |= {"min_length": data_type.min_length, "max_length": data_type.max_length, "pattern": data_type.pattern}
    elif isinstance(data_type, ir.Timestamp):
        facts["format"] = data_type.format
    elif isinstance(data_type, (ir._BoundedInteger, ir._BoundedFloat)):
        facts |= {"min_value": data_type.min_value, "max_value": data_type.max_value}
    facts = {key: value for key, value in facts.items() if value is not None}
    return facts["type"] if len(facts) == 1 else facts


def redaction(redactor):
    if redactor is None:
        return {}
    facts = {"type": type(redactor).__name__, "regex": redactor.regex}
    return {"redactor": {key: value for key, value in facts.items() if value is not None}}


def literal(value):
    return {"tag": value.tag_name} if isinstance(value, ir.TagRef) else value


def field(f):
    facts = {"name": f.name}
    if not isinstance(f.data_type, ir.Void):
        facts["type"] = type_expression(f.data_type)
    if getattr(f, "has_default", False):
        facts["default"] = literal(f.default)
    if f.deprecated:
        facts["deprecated"] = True
    if f.preview:
        facts["preview"] = True
    if f.omitted_caller:
        facts["omitted"] = f.omitted_caller
    return facts | redaction(f.redactor)


def data_type(t):
    parent = {"extends": type_expression(t.parent_type)} if t.parent_type else {}
    if isinstance(t, ir.Struct):
        facts = {"struct": t.name} | parent
        if t.has_enumerated_subtypes():
            facts["subtypes"] = [{"tag": s.name, "type": type_expression(s.data_type)} for s in t.get_enumerated_subtypes()]
            facts["open"] = t.is_catch_all()
        return facts | {"fields": [field(f) for f in t.fields]}
    facts = {"union": t.name} | parent
    if t.closed:
        facts["closed"] = True
    if t.catch_all_field is not None:
        facts["catch_all"] = t.catch_all_field.name
    return facts | {"members": [field(f) for f in t.fields]}


def route(r):
    facts = {"name": r.name}
    if r.version != 1:
        facts["version"] = r.version
    for key, value in (("argument", r.arg_data_type), ("result", r.result_data_type), ("error", r.error_data_type)):
        if not isinstance(value, ir.Void):
            facts[key] = type_expression(value)
    facts |= {key: literal(value) for key, value in sorted(r.attrs.items()) if value is not None and value is not False}
    if r.deprecated:
        by = r.deprecated.by
        facts["deprecated"] = {"by": by.name, "version": by.version} if by else {}
    return facts


def namespace(n):
    return {
        "namespace": n.name,
        "imports": sorted(i.name for i in n.get_imported_namespaces()),
        "aliases": [{"alias": a.name, "type": type_expression(a.data_type)} | redaction(a.redactor) for a in n.aliases],
        "types": [data_type(t) for t in n.data_types],
        "routes": [route(r) for r in n.routes],
    }


def examples(n):
    """The examples of all types of a namespace that have some."""
    by_type = {t.name: {label: example.value for label, example in t.get_examples().items()} for t in n.data_types}
    return {name: values for name, values in by_type.items() if values}


def pretty(value, indent=0):
    """JSON in which whatever fits on a line stands on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH and indent > 0 or not isinstance(value, (dict, list)) or not value:
        return line
    pad = " " * (indent + 2)
    if isinstance(value, list):
        body = [pretty(item, indent + 2) for item in value]
        return "[\n" + ",\n".join(pad + b for b in body) + "\n" + " " * indent + "]"
    body = [json.dumps(key) + ": " + pretty(item, indent + 2) for key, item in value.items()]
    return "{\n" + ",\n".join(pad + b for b in body) + "\n" + " " * indent + "}"


def write(directory, name, value):
    os.makedirs(directory, exist_ok=True)
    with open(os.path.join(directory, name + ".json"), "w", encoding="utf-8") as f:
        f.write(pretty(value) + "\n")


def main():
    spec, api_directory, examples_directory = sys.argv[1:]
    paths = sorted(glob.glob(os.path.join(spec, "*.stone")))
    api = specs_to_ir([(path, open(path, encoding="utf-8").read()) for path in paths])
    for n in api.namespaces.values():
        write(api_directory, n.name, namespace(n))
        if examples(n):
            write(examples_directory, n.name, examples(n))


if __name__ == "__main__":
    main()
