import SwiftyDropbox

/// A glob pattern for names.
///
/// `*` matches any characters, `?` matches one character, `[a-z]` one character of a range, and `[!a-z]` one character
/// outside it. A backslash escapes the next character.
struct NamePattern: Sendable {
    private enum Part: Sendable {
        case anything
        case oneOf([ClosedRange<Character>], isNegated: Bool)
        case exactly(Character)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .anything: true
            case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
            case .exactly(let expected): expected == character
            }
        }
    }

    private let parts: [Part]
    private let ignoresCase: Bool

    /// Parses a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - ignoresCase: Whether the pattern is case-insensitive, as names in Dropbox are. The default is `false`.
    init(_ text: some StringProtocol, ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        parts = Self.parts(Array(ignoresCase ? text.lowercased() : String(text)))
    }

    /// Returns a Boolean value that indicates whether a text contains a wildcard.
    static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[".contains($0) } }

    /// Returns a Boolean value that indicates whether the pattern matches a whole name.
    func matches(_ name: some StringProtocol) -> Bool {
        let name = Array(ignoresCase ? name.lowercased() : String(name))
        var (part, index) = (0, 0)
        // The part after the last `*`, and the end of the characters that this `*` has matched so far.
        var star: (part: Int, index: Int)?
        while index < name.count {
            if part < parts.count, case .anything = parts[part] {
                star = (part + 1, index)
                part += 1
            } else if part < parts.count, parts[part].matches(name[index]) {
                (part, index) = (part + 1, index + 1)
            } else if let last = star {
                star?.index += 1
                (part, index) = (last.part, last.index + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { if case .anything = $0 { true } else { false } }
    }

    private static func parts(_ text: [Character]) -> [Part] {
        var parts: [Part] = []
        var index = 0
        while index < text.count {
            switch text[index] {
            case "*": parts.append(.anything)
            case "?": parts.append(.oneOf([], isNegated: true))
            case "\\" where index + 1 < text.count:
                index += 1
                parts.append(.exactly(text[index]))
            case "[":
                // Without a closing bracket, it is a literal character.
                if let (part, end) = bracket(text, from: index + 1) {
                    parts.append(part)
                    index = end
                } else {
                    parts.append(.exactly("["))
                }
            default: parts.append(.exactly(text[index]))
            }
            index += 1
        }
        return parts
    }

    /// Parses a bracket expression, and returns it with the index of the closing bracket. A closing bracket at the
    /// start is a literal character.
    private static func bracket(_ text: [Character], from start: Int) -> (Part, end: Int)? {
        var index = start
        let isNegated = index < text.count && "!^".contains(text[index])
        if isNegated { index += 1 }
        let first = index
        var ranges: [ClosedRange<Character>] = []
        while index < text.count, text[index] != "]" || index == first {
            let lower = text[index]
            if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]" {
                // A range whose end precedes its start is empty.
                if lower <= text[index + 2] { ranges.append(lower...text[index + 2]) }
                index += 3
            } else {
                ranges.append(lower...lower)
                index += 1
            }
        }
        return index < text.count ? (.oneOf(ranges, isNegated: isNegated), index) : nil
    }
}

/// A path in Dropbox whose last component is a pattern, such as `/photos/*.jpg`.
struct RemotePattern: Sendable {
    /// The path of the folder, or the empty string for the root.
    let folder: String
    let name: NamePattern

    /// Returns the pattern of a path, or `nil` if the path has no wildcards.
    ///
    /// A path that is the name of an existing item isn't a pattern, because brackets are common in names.
    static func resolve(_ path: String, _ client: DropboxClient) async throws(CommandError) -> RemotePattern? {
        let path = normalized(path)
        let end = path.lastIndex(of: "/") ?? path.startIndex
        let name = path[end...].drop { $0 == "/" }
        let isPattern = NamePattern.isPattern(name)
        guard isPattern || NamePattern.isPattern(path[..<end]) else { return nil }
        do {
            _ = try await client.files.getMetadata(path: path).response()
            return nil
        } catch {
            switch error.routeError {
            // A pattern can contain a backslash, which is invalid in a name.
            case .path(.notFound), .path(.malformedPath): break
            default: throw .failure("cannot find \(path)", error)
            }
        }
        guard isPattern, !NamePattern.isPattern(path[..<end]) else {
            throw .usage("invalid path '\(path)': only the last component can be a pattern")
        }
        return RemotePattern(folder: String(path[..<end]), name: NamePattern(name, ignoresCase: true))
    }

    /// Returns a path in the format of the Dropbox API: with a leading slash (unless it is an ID), without a trailing
    /// slash, and empty for the root.
    static func normalized(_ path: String) -> String {
        var path = path[...]
        while path.last == "/" { path.removeLast() }
        let isWhole = path.isEmpty || ["/", "id:", "rev:", "ns:"].contains { path.hasPrefix($0) }
        return isWhole ? String(path) : "/" + path
    }

    /// Runs a closure for each matching entry, in the order of the server.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - recursive: Whether to match the names of entries in all subfolders, too. The default is `false`.
    ///   - includeDeleted: Whether to include deleted entries. The default is `false`.
    ///   - listing: Reports entries whose names can't exist.
    ///   - work: The closure.
    /// - Throws: The error of the closure, or a failure if the folder cannot be listed or no entry matches.
    func forEach(
        _ client: DropboxClient, recursive: Bool = false, includeDeleted: Bool = false, _ listing: CheckedListing,
        _ work: (Files.Metadata) async throws(CommandError) -> Void
    ) async throws(CommandError) {
        var isEmpty = true
        do {
            let entries = client.files.entries(in: folder, recursive: recursive, includeDeleted: includeDeleted)
            for try await entry in entries {
                guard listing.accepts(entry), name.matches(entry.name) else { continue }
                isEmpty = false
                try await work(entry)
            }
        } catch { throw .failure("cannot list \(folder.isEmpty ? "/" : folder)", error) }
        if isEmpty { throw .failure("no item in \(folder.isEmpty ? "/" : folder) matches the pattern") }
    }
}
