import DropboxCore
import Foundation

/// The calls of a recording that weren't repeated, and what they would have changed.
struct SkippedChanges: Sendable {
    /// The names of the skipped calls by the paths that they change, in lowercase.
    private var paths: [String: String] = [:]
    /// The name of the first skipped call that changes something.
    private var first: String?

    /// Remembers what a skipped call would have changed.
    mutating func add(_ record: JSONValue) {
        let route = AllRoutes.descriptors[record["route"]?.string ?? ""]
        guard record["response"]?["status"] == 200, route?.isReadOnly != true, route?.host != .notify else { return }
        let name = record["id"]?.string ?? ""
        first = first ?? name
        for path in Self.paths(in: record["request"]?["arg"] ?? .null) where paths[path] == nil { paths[path] = name }
    }

    /// Returns the name of a skipped call on which the result of a call depends, or `nil` if there is none: a call that
    /// changes the same item, one in it, or a folder with it, or anything if the call continues a list.
    func cause(of record: JSONValue) -> String? {
        guard let first else { return nil }
        let argument = record["request"]?["arg"] ?? .null
        if argument["cursor"]?.string != nil { return first }
        let changes = paths.sorted { $0.key < $1.key }
        for path in Self.paths(in: argument) {
            for (other, name) in changes
            where (path + "/").hasPrefix(other + "/") || (other + "/").hasPrefix(path + "/") {
                return name
            }
        }
        return nil
    }

    /// Returns the paths in an argument. That of the root is empty.
    private static func paths(in value: JSONValue, _ key: String = "") -> [String] {
        switch value {
        case .string(let text):
            let isPath = text.hasPrefix("/") || text.isEmpty && key.hasSuffix("path")
            return isPath ? [text.lowercased()] : []
        case .array(let elements): return elements.flatMap { paths(in: $0, key) }
        case .object(let fields):
            return fields.sorted { $0.key < $1.key }.flatMap { paths(in: $0.value, $0.key) }
        default: return []
        }
    }
}

extension Replayer {
    /// Replaces the hash of a call's content: a recording has a pattern instead, and can have other content. That of a call
    /// that the service rejected because of its hash stays wrong.
    mutating func bindContentHash(of record: JSONValue) throws {
        guard let request = record["request"], let placeholder = request["arg"]?["content_hash"]?.string,
            case .pattern("hash", _?)? = ValuePattern.parts(of: placeholder).first
        else { return }
        let isWrong = record["response"]?["json"]?["error_summary"]?.string?.contains("content_hash_mismatch") == true
        comparison.bindings[placeholder] =
            isWrong
            ? String(repeating: "0", count: 64) : ContentHash.hash(of: try content(request["content"] ?? .null))
    }
}
