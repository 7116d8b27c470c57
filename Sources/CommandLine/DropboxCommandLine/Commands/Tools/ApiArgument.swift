import DropboxCore
import DropboxStone
import Foundation

/// The argument of a route, as a user writes it: words of the form `name=value`, or JSON.
struct ApiArgument {
    private let entry: RouteCatalog.Entry

    init(_ entry: RouteCatalog.Entry) { self.entry = entry }

    /// Returns the argument as JSON in ASCII.
    ///
    /// - Parameters:
    ///   - words: The words after the route.
    ///   - input: Reads standard input, for the word `-`.
    func json(_ words: [String], input: () throws -> Data) throws(CommandError) -> RawJSON {
        guard let first = words.first else {
            return try checked(Data(entry.isWithoutArgument ? "null".utf8 : "{}".utf8), isTyped: false)
        }
        if first == "-" || first.hasPrefix("{") || first == "null" {
            guard words.count == 1 else { throw .usage("unexpected word '\(words[1])' after the JSON argument") }
            do { return try checked(first == "-" ? input() : Data(first.utf8), isTyped: true) } catch {
                throw .failure("cannot read the argument", error)
            }
        }
        var object = NSMutableDictionary()
        for word in words { try set(word, in: &object) }
        do {
            let json = try JSONSerialization.data(withJSONObject: object, options: [.withoutEscapingSlashes])
            return try checked(json, isTyped: false)
        } catch { throw .failure("cannot encode the argument", error) }
    }

    /// Returns JSON in the form that the route expects. The message of an error names the wrong field.
    ///
    /// - Parameters:
    ///   - json: The JSON.
    ///   - isTyped: Whether the user wrote the JSON, and can find a position in it.
    private func checked(_ json: Data, isTyped: Bool) throws(CommandError) -> RawJSON {
        guard let type = entry.argument, type.wireType != .void else {
            guard String(decoding: json, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) == "null" else {
                throw .usage("\(entry.descriptor.path) takes no argument")
            }
            return RawJSON(Data("null".utf8))
        }
        do throws(StoneError) {
            let value = try StoneCoding.decode(type, from: json, isStrict: true)
            // Some arguments are headers.
            return RawJSON(try StoneCoding.encode(value, as: type, options: .ascii))
        } catch {
            var advice = ""
            if case .unknownField(let name) = error.kind, let similar = name.mostSimilar(in: entry.fields.map(\.name)) {
                advice = "; did you mean \(similar)?"
            }
            let field = error.path.isEmpty ? "" : error.path + ": "
            let problem = isTyped ? error.description : field + error.kind.description
            throw .usage("invalid argument of \(entry.descriptor.path): \(problem)\(advice)\(fieldList)")
        }
    }

    private var fieldList: String {
        let fields = entry.fields.map { $0.isOptional ? "[\($0.name)]" : $0.name }
        return fields.isEmpty ? "" : " (fields: \(fields.joined(separator: " ")))"
    }

    /// Sets the field of a word. A name with dots is that of a field in a field.
    private func set(_ word: String, in object: inout NSMutableDictionary) throws(CommandError) {
        guard let end = word.firstIndex(of: "="), end != word.startIndex else {
            throw .usage(
                "invalid word '\(word)': expected name=value, a JSON object, or - for standard input\(fieldList)")
        }
        let names = word[..<end].split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        var (target, fields) = (object, entry.fields)
        for name in names.dropLast() {
            let next = target[name] as? NSMutableDictionary ?? NSMutableDictionary()
            target[name] = next
            target = next
            fields = fields.first { $0.name == name }?.fields() ?? []
        }
        let name = names.last ?? ""
        target[name] = try value(String(word[word.index(after: end)...]), name, fields.first { $0.name == name })
    }

    /// Returns a value: text for a string, a tag, or a time, and JSON for everything else.
    private func value(_ text: String, _ name: String, _ field: RouteCatalog.Field?) throws(CommandError) -> Any {
        let isText =
            ["string", "time", "base64"].contains(field?.kind ?? "string")
            || field?.kind == "tag" && !text.hasPrefix("{")
        if isText { return text }
        // A list of texts doesn't need the syntax of JSON.
        if field?.kind == "array", !text.hasPrefix("[") { return text.split(separator: ",").map { String($0) } }
        do {
            return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        } catch {
            throw .usage("invalid value of \(name) '\(text)': expected \(field?.kind ?? "JSON")")
        }
    }
}

extension RouteCatalog.Entry {
    var isWithoutArgument: Bool { argument?.wireType == .void }
}
