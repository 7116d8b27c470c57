import DropboxConcurrency
import DropboxHTTPServer
import Foundation

/// The fields of a form or of a query.
struct FormFields: Sendable {
    let list: [(name: String, value: String)]

    init(_ list: [(name: String, value: String)]) { self.list = list }

    /// The first value of a field, or an empty text.
    subscript(name: String) -> String { list.first { $0.name == name }?.value ?? "" }

    /// Returns the first value of a field, or `nil` if it's missing or empty.
    func text(_ name: String) -> String? {
        let text = self[name]
        return text.isEmpty ? nil : text
    }

    func all(_ name: String) -> [String] { list.filter { $0.name == name }.map(\.value) }

    /// Returns the lines of a text field that aren't empty.
    func lines(_ name: String) -> [String] {
        self[name].split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// Returns the value of a field as a number, or as the text, which the operation rejects with a message.
    func number(_ name: String) -> JSONValue? {
        text(name).map { text in Double(text).map { .number($0) } ?? .string(text) }
    }

    /// Returns a URL with a query.
    static func url(_ path: String, _ fields: [(name: String, value: String)]) -> String {
        let query = fields.map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }
        return path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    static func url(_ path: String, _ fields: KeyValuePairs<String, String>) -> String {
        url(path, fields.filter { !$0.value.isEmpty }.map { (name: $0.key, value: $0.value) })
    }
}

extension String {
    /// The text with a capital letter at its beginning and a period at its end.
    var sentence: String { prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".") }
}
