import DropboxCore
import Foundation

/// A path as a client writes it, taken apart. What it leads to is the store's business.
enum PathReference: Sendable, Hashable {
    /// Names below the root of the caller's view; none for the root itself.
    case path([String])
    /// Names below something that is known by its id, such as `id:a4ayc_80_OEAAAAAAAAAXw`.
    case id(String, [String])
    /// One revision of a file.
    case revision(String)
    /// Names below the root of a namespace.
    case namespace(Int64, [String])

    /// Why a path cannot be taken apart.
    struct Malformed: Error, Sendable, Hashable {}

    /// Takes a path apart. Names come out in normal form C; blanks at the end of folder names are dropped.
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
        let slash = text.firstIndex(of: "/") ?? text.endIndex
        return (String(text[..<slash]), text[slash...])
    }

    private static func names(_ path: Substring) throws(Malformed) -> [String] {
        if path.isEmpty { return [] }
        guard path.first == "/", let last = path.unicodeScalars.last, !last.properties.isWhitespace else {
            throw Malformed()
        }
        var names: [String] = []
        for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            var name = CaseFoldedName.normalized(String(part))
            while name.last == " " { name.removeLast() }
            guard NameRules.validate(name) != .malformed else { throw Malformed() }
            names.append(name)
        }
        guard names.count <= NameRules.maximumDepth else { throw Malformed() }
        return names
    }

    /// The last name; nil where the reference has none.
    var name: String? {
        switch self {
        case .path(let names), .id(_, let names), .namespace(_, let names): names.last
        case .revision: nil
        }
    }

    /// Whether it is the root of the caller's view.
    var isRoot: Bool { self == .path([]) }
}
