import APIModel
import Foundation
import Testing

@Suite struct NamespaceTests {
    /// A namespace with every feature of the format.
    private static let text = """
        {
          "namespace": "shop",
          "summary": "Buys things.",
          "imports": [],
          "aliases": [
            {
              "alias": "Secret",
              "summary": "Nobody may see it.",
              "type": {"type": "String", "min_length": 1, "max_length": 9, "pattern": "[a-z]+"},
              "redactor": {"type": "RedactedHash", "regex": "a"}
            }
          ],
          "types": [
            {"struct": "Book", "extends": "shop.Thing", "fields": []},
            {"union": "Size", "extends": "shop.Width", "closed": true, "members": [{"name": "small", "deprecated": true}]},
            {
              "struct": "Thing",
              "summary": "Something to buy.",
              "subtypes": [{"tag": "book", "type": "shop.Book"}],
              "open": true,
              "fields": [
                {"name": "name", "summary": "How it is called.", "type": "shop.Secret?"},
                {"name": "size", "type": "shop.Size", "default": {"tag": "small"}, "preview": true, "omitted": "internal"},
                {"name": "price", "type": {"type": "Float64", "min_value": 0.0, "max_value": 1e+16}, "default": 14400.0},
                {"name": "count", "type": {"type": "UInt64", "max_value": 18446744073709551615}, "default": 0, "since": 2},
                {"name": "flag", "type": "Boolean", "default": false, "redactor": {"type": "RedactedBlot"}},
                {
                  "name": "day",
                  "type": {"type": "Timestamp", "format": "%Y-%m-%d", "nullable": true},
                  "nullable_since": 1,
                  "former_default": {"tag": "today"}
                },
                {"name": "rows", "type": {"type": "List", "items": {"type": "List", "items": "Bytes"}, "min_items": 1, "max_items": 2}},
                {"name": "by_name", "type": {"type": "Map", "keys": "String", "values": "Int32?"}}
              ]
            },
            {"union": "Width", "closed": true, "catch_all": "other", "members": [{"name": "other"}]}
          ],
          "routes": [
            {"name": "buy", "argument": "shop.Thing", "auth": "user", "is_preview": true, "deprecated": {"by": "buy", "version": 2}},
            {"name": "buy", "summary": "Buys.", "version": 2, "result": "String", "error": "shop.Size", "retries": 3, "deprecated": {}}
          ]
        }

        """

    @Test func decodingAndEncodingPreservesTheBytes() throws {
        let namespace = try Namespace(json: JSONValue(parsing: Self.text))
        #expect(namespace.fileText == Self.text)
    }

    @Test func exampleInREADMEConformsToTheFormat() throws {
        let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
        let lines = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
        let example = lines.drop { $0 != "    {" }.prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) + "\n" }
            .joined()
        #expect(try Namespace(json: JSONValue(parsing: example)).fileText == example)
    }

    @Test(arguments: [
        (#""alias": "Secret""#, #""alais": "Secret""#, #"aliases[0]: "alias" is missing"#),
        (#""min_length": 1"#, #""min_length": "1""#, #"aliases[0].type.min_length: an integer is expected, not "1""#),
        (
            #""type": "shop.Secret?""#, #""type": "Strin""#,
            #"types[2].fields[0].type: "Strin" is not a type of the language"#
        ),
        (
            #""type": "shop.Secret?""#, #""type": "a.b.c""#,
            #"types[2].fields[0].type: a name such as "files.Metadata" is expected, not "a.b.c""#
        ),
        (
            #""members": [{"name": "other"}]"#, #""members": {}"#,
            "types[3].members: an array is expected, not an object"
        ),
        (#""closed": true, "members""#, #""color": true, "members""#, #"types[1]: "color" is an unknown key"#),
        (#""RedactedBlot""#, #""Black""#, #"types[2].fields[4].redactor.type: "Black" is not a redactor"#),
        (#""retries": 3"#, #""retries": null"#, "routes[1].retries: a literal is expected, not null"),
        (#""imports": []"#, #""imports": [1]"#, "imports[0]: a string is expected, not a number"),
    ])
    func errorsIncludeThePath(text: String, replacement: String, message: String) throws {
        let invalid = try JSONValue(parsing: Self.text.replacing(text, with: replacement))
        let error = try #require(throws: APIModelError.self) { try Namespace(json: invalid) }
        #expect(error.within("API/shop.json").description == "API/shop.json: \(message)")
    }

    @Test(arguments: [
        (
            #""extends": "shop.Thing""#, #""extends": "shop.Width""#,
            #"Book: cannot extend "shop.Width": unknown struct"#
        ),
        (#""extends": "shop.Width""#, #""extends": "shop.Thing""#, #"Size: cannot extend "shop.Thing": unknown union"#),
        (#""type": "shop.Book""#, #""type": "shop.Size""#, #"Thing: unknown struct "shop.Size""#),
        (#""type": "shop.Size""#, #""type": "shop.Gone""#, #"Thing.size: unknown type "shop.Gone""#),
        (#""error": "shop.Size""#, #""error": "toys.Doll""#, #"buy:2: unknown type "toys.Doll""#),
        (
            #""by": "buy", "version": 2"#, #""by": "sell", "version": 2"#,
            #"buy: unknown route "sell:2" in this namespace"#
        ),
        (
            #"{"type": "String", "min_length": 1, "max_length": 9, "pattern": "[a-z]+"}"#,
            #"{"type": "List", "items": "shop.Secret"}"#, #"the alias "Secret" is defined by itself"#
        ),
        (#""struct": "Thing","#, #""struct": "Thing", "extends": "shop.Book","#, #"Book: the type extends itself"#),
        (#""struct": "Book""#, #""struct": "Secret""#, #"type "Secret" is defined twice"#),
        (#""Buys.", "version": 2"#, #""Buys.", "version": 1"#, #"route "buy" is defined twice"#),
    ])
    func inconsistentAPIThrows(text: String, replacement: String, message: String) throws {
        let namespace = try Namespace(json: JSONValue(parsing: Self.text.replacing(text, with: replacement)))
        let error = try #require(throws: APIModelError.self) { try API(namespaces: [namespace]) }
        #expect(error.description == "shop.json: \(message)")
    }
}
