import DropboxCore
import Foundation
import DropboxStone

/// The words of the service's errors.
enum ErrorStrings {
    /// What a 400 says about an argument that could not be read.
    static func of(_ error: StoneError) -> String {
        let place = place(error.path)
        switch error.kind {
        case .syntax, .unexpectedEnd, .trailingData, .invalidUnicode, .tooDeep:
            return undecodable
        case .missingValue(let tag):
            return place + "expected object for '\(excerpt(tag))', got symbol"
        case .missingField(".tag"):
            return place + "missing '.tag' key"
        case .typeMismatch(expected: "string", actual: "null"):
            return place + "'None' expected to be a string, got null"
        case .typeMismatch(let expected, let actual):
            return place + "expected \(expected), got \(actual == "object" ? "dict" : actual)"
        case .unknownField(let name):
            return place + "unknown field '\(excerpt(name))'"
        case .unknownTag(let tag):
            return place + "unknown tag '\(excerpt(tag))'"
        case .duplicateKey(let key):
            return place + "duplicate key '\(excerpt(key))'"
        case .patternMismatch(let value, let pattern):
            return place + "'\(excerpt(value))' did not match pattern '\(pattern)'"
        case .timestamp(let value, let format):
            return place + "'\(excerpt(value))' is not a timestamp of the format '\(format)'"
        case .outOfRange(let value, let minimum, let maximum):
            return place + "\(excerpt(value)) is not within range [\(minimum ?? ""), \(maximum ?? "")]"
        default:
            return place + error.kind.description
        }
    }

    /// What is said of an argument that is no JSON.
    static let undecodable = "could not decode input as JSON"

    /// Characters of a client's text that are shown in an error at most: an argument can have megabytes.
    private static let longestExcerpt = 256

    /// The beginning of what a client sent.
    static func excerpt(_ text: String) -> String {
        let beginning = text.prefix(longestExcerpt)
        return beginning.endIndex == text.endIndex ? text : beginning + "..."
    }

    /// The way to a field: the service does not number the items of lists.
    private static func place(_ path: String) -> String {
        path.isEmpty ? "" : excerpt(path.replacing(/\[[0-9]+\]/, with: "")) + ": "
    }

    /// What `error_summary` says: the tags of the error from the outermost on, and dots that nobody should rely on.
    ///
    /// - Parameter depth: how many tags to tell at most; what is deeper may be the tag of a subtype, which is no part of
    ///   the summary.
    static func summary(of error: Data, depth: Int = .max, dots: Int) throws -> String {
        var tags: [String] = []
        var value = try JSONSerialization.jsonObject(with: error) as? [String: Any]
        while tags.count < depth, let object = value {
            let tag = object[".tag"] as? String
            if let tag { tags.append(tag) }
            // The value of a member stands under its tag; the fields of a struct stand beside it.
            let inlined = object.values.lazy.compactMap { $0 as? [String: Any] }.first { $0[".tag"] != nil }
            value = tag.flatMap { object[$0] as? [String: Any] } ?? inlined
        }
        return tags.joined(separator: "/") + "/" + String(repeating: ".", count: dots)
    }
}
