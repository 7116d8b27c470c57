import DropboxCore
import Foundation

/// A parsed path argument. It says nothing about whether an item exists there.
enum PathReference: Sendable, Hashable {
    /// Names below the root of the caller's view. The list is empty for the root itself.
    case path([String])
    /// Names below an item with an id such as `id:a4ayc_80_OEAAAAAAAAAXw`.
    case id(String, [String])
    /// One revision of a file.
    case revision(String)
    /// Names below the root of a namespace.
    case namespace(Int64, [String])

    /// The error of a path that can't be parsed.
    struct Malformed: Error, Sendable, Hashable {}

    /// Parses a path. Names are converted to normalization form C, and trailing spaces of names are removed.
    ///
    /// - Throws: ``Malformed`` if the path isn't valid.
    init(_ text: String) throws(Malformed) {
        if text.hasPrefix("id:") {
            let (id, rest) = Self.split(text)
            self = .id(id, try Self.names(rest))
        } else if text.hasPrefix("rev:") {
            self = .revision(String(text.dropFirst(4)))
        } else if text.hasPrefix("ns:") {
            let (head, rest) = Self.split(text)
            guard let number = Int64(head.dropFirst(3)) else { throw Malformed() }
            self = .namespace(number, try Self.names(rest))
        } else {
            self = .path(try Self.names(text[...]))
        }
    }

    private static func split(_ text: String) -> (head: String, rest: Substring) {
        let slash = text.utf8.firstIndex(of: NameRules.separator) ?? text.endIndex
        return (String(text[..<slash]), text[slash...])
    }

    private static func names(_ path: Substring) throws(Malformed) -> [String] {
        if path.isEmpty { return [] }
        guard path.startsWithSlash, let last = path.unicodeScalars.last, !last.properties.isWhitespace else {
            throw Malformed()
        }
        var names: [String] = []
        for part in path.utf8.dropFirst().split(separator: NameRules.separator, omittingEmptySubsequences: false) {
            var name = CaseFoldedName.normalized(String(Substring(part)))
            while name.last == " " { name.removeLast() }
            guard NameRules.validate(name) != .malformed else { throw Malformed() }
            names.append(name)
        }
        guard names.count <= NameRules.maximumDepth else { throw Malformed() }
        return names
    }

    /// The last name, or `nil` if the reference has none.
    var name: String? {
        switch self {
        case .path(let names), .id(_, let names), .namespace(_, let names): names.last
        case .revision: nil
        }
    }

    /// A Boolean value that indicates whether this is the root of the caller's view.
    var isRoot: Bool { self == .path([]) }
}

/// A set of paths that detects whether one path equals or contains another.
struct PathSet: Sendable {
    private var paths: Set<String> = []
    private var ancestors: Set<String> = []

    /// Returns whether a path equals, contains, or lies within a path of the set.
    func collides(with path: String) -> Bool {
        paths.contains(path) || ancestors.contains(path) || path.ancestorPaths.contains(where: paths.contains)
    }

    mutating func insert(_ path: String) {
        paths.insert(path)
        ancestors.formUnion(path.ancestorPaths)
    }
}
