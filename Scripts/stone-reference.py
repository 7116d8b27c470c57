#!/usr/bin/env python3
"""Dumps a specification as parsed by the official Stone parser (`stone` on PyPI), one JSON file per namespace.

usage: stone-reference.py SPEC_DIRECTORY API_DIRECTORY EXAMPLES_DIRECTORY

Writes the definitions into API_DIRECTORY, in the format of API/*.json without summaries (see Generator/README.md), and the
examples into EXAMPLES_DIRECTORY, in the format of `generate examples`. Tests compare them with the generator's own results;
they are never an input of the generator. `stone-reference` installs the parser and runs this script.
"""
import glob
import json
import os
import sys

from stone.frontend.frontend import specs_to_ir
from stone.ir import data_types as ir

WIDTH = 140


def type_expression(data_type):
    """Returns a string for a type without constraints, otherwise an object."""
    if isinstance(data_type, ir.Nullable):
        inner = type_expression(data_type.data_type)
        return inner + "?" if isinstance(inner, str) else {**inner, "nullable": True}
    if isinstance(data_type, (ir.Alias, ir.UserDefined)):
        return data_type.namespace.name + "." + data_type.name
    result = {"type": type(data_type).__name__}
    if isinstance(data_type, ir.List):
        result["items"] = type_expression(data_type.data_type)
        result |= {"min_items": data_type.min_items, "max_items": data_type.max_items}
    elif isinstance(data_type, ir.Map):
        result["keys"] = type_expression(data_type.key_data_type)
        result["values"] = type_expression(data_type.value_data_type)
    elif isinstance(data_type, ir.String):
        result |= {"min_length": data_type.min_length, "max_length": data_type.max_length, "pattern": data_type.pattern}
    elif isinstance(data_type, ir.Timestamp):
        result["format"] = data_type.format
    elif isinstance(data_type, (ir._BoundedInteger, ir._BoundedFloat)):
        result |= {"min_value": data_type.min_value, "max_value": data_type.max_value}
    result = {key: value for key, value in result.items() if value is not None}
    return result["type"] if len(result) == 1 else result


def redaction(redactor):
    if redactor is None:
        return {}
    result = {"type": type(redactor).__name__, "regex": redactor.regex}
    return {"redactor": {key: value for key, value in result.items() if value is not None}}


def literal(value):
    return {"tag": value.tag_name} if isinstance(value, ir.TagRef) else value


def field(f):
    result = {"name": f.name}
    if not isinstance(f.data_type, ir.Void):
        result["type"] = type_expression(f.data_type)
    if getattr(f, "has_default", False):
        result["default"] = literal(f.default)
    if f.deprecated:
        result["deprecated"] = True
    if f.preview:
        result["preview"] = True
    if f.omitted_caller:
        result["omitted"] = f.omitted_caller
    return result | redaction(f.redactor)


def data_type(t):
    parent = {"extends": type_expression(t.parent_type)} if t.parent_type else {}
    if isinstance(t, ir.Struct):
        result = {"struct": t.name} | parent
        if t.has_enumerated_subtypes():
            result["subtypes"] = [{"tag": s.name, "type": type_expression(s.data_type)} for s in t.get_enumerated_subtypes()]
            result["open"] = t.is_catch_all()
        return result | {"fields": [field(f) for f in t.fields]}
    result = {"union": t.name} | parent
    if t.closed:
        result["closed"] = True
    if t.catch_all_field is not None:
        result["catch_all"] = t.catch_all_field.name
    return result | {"members": [field(f) for f in t.fields]}


def route(r):
    result = {"name": r.name}
    if r.version != 1:
        result["version"] = r.version
    for key, value in (("argument", r.arg_data_type), ("result", r.result_data_type), ("error", r.error_data_type)):
        if not isinstance(value, ir.Void):
            result[key] = type_expression(value)
    result |= {key: literal(value) for key, value in sorted(r.attrs.items()) if value is not None and value is not False}
    if r.deprecated:
        by = r.deprecated.by
        result["deprecated"] = {"by": by.name, "version": by.version} if by else {}
    return result


def namespace(n):
    return {
        "namespace": n.name,
        "imports": sorted(i.name for i in n.get_imported_namespaces()),
        "aliases": [{"alias": a.name, "type": type_expression(a.data_type)} | redaction(a.redactor) for a in n.aliases],
        "types": [data_type(t) for t in n.data_types],
        "routes": [route(r) for r in n.routes],
    }


def examples(n):
    """Returns the examples of a namespace by type. Omits types without examples."""
    by_type = {t.name: {label: example.value for label, example in t.get_examples().items()} for t in n.data_types}
    return {name: values for name, values in by_type.items() if values}


def pretty(value, indent=0):
    """Returns JSON that has each value on one line if it fits."""
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
