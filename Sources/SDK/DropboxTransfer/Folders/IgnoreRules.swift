import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// Rules for which files and folders of a folder aren't transferred, in the syntax of `.gitignore` files.
///
///     let rules = IgnoreRules("""
///         # Generated files
///         *.o
///         /build/
///         docs/**/*.pdf
///         !docs/manual.pdf
///         """)
///     rules.excludes("docs/a/b.pdf", isFolder: false)  // true
///
/// Each line is a pattern. The last one that matches an item decides. Names are compared as Dropbox compares them,
/// regardless of case and Unicode normalization.
///
/// - A pattern without a slash, except at its end, matches names at any depth. Another pattern, such as `/build` or
///   `a/b`, matches paths from the folder of the rules.
/// - A pattern with a slash at its end matches only folders.
/// - A pattern after `!` includes what an earlier pattern excludes, unless a folder on its path is excluded.
/// - `*` matches any characters but a slash, `?` one, `[a-z]` one of a range, `[!a-z]` one outside it, and
///   `[[:digit:]]` one of a class, of which there are the same as in Git. `**/` matches any folders, `/**` everything in a
///   folder.
/// - A backslash escapes the next character: `\#`, `\!`, or a space at the end. Other spaces at the end are ignored,
///   and also empty lines and lines that start with `#`.
public struct IgnoreRules: Sendable {
    /// The name of the files whose rules apply to their folder and everything in it.
    public static let filename = ".dropboxignore"

    /// The maximum size of a file with rules in bytes.
    static let maximumFileSize = 1 << 20

    private enum Part: Sendable {
        case name(NamePattern)
        /// `**`
        case anyNames
    }

    private struct Rule: Sendable {
        let parts: [Part]
        let includes: Bool
        let isForFolders: Bool
        /// A Boolean value that indicates whether the only part applies to a name at any depth.
        let matchesAtAnyDepth: Bool
    }

    private var rules: [Rule] = []

    /// Creates rules that exclude nothing.
    public init() {}

    /// Creates rules from lines of text. No text is invalid: a bracket without its counterpart, for example, matches
    /// itself.
    public init(_ text: String) {
        let text = text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
        // Lines are separated by scalars, because CR LF is one character.
        for line in text.split(separator: "\n") {
            if let rule = Self.rule(Substring(line.last == "\r" ? line.dropLast() : line)) { rules.append(rule) }
        }
    }

    /// Reads rules from a file, which has at most 1 MiB and is UTF-8.
    ///
    /// - Throws: `SystemError` if the file can't be read, or `FolderItemError.unusableRules`.
    public init(contentsOf url: URL) throws {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.latest(url) }
        try self.init(OpenFile(descriptor), url, name: url.path)
    }

    /// - Parameter name: The name of the file in an error.
    init(_ file: OpenFile, _ url: URL, name: String) throws {
        var content = Data()
        while case let piece = try file.read(upTo: 128 << 10, url), !piece.isEmpty {
            content += piece
            try Self.check(size: content.count, name)
        }
        try self.init(content, name: name)
    }

    /// - Parameter name: The name of the file with the content in an error.
    init(_ content: Data, name: String) throws(FolderItemError) {
        guard let text = String(data: content, encoding: .utf8), !content.contains(0) else {
            throw .unusableRules(name, reason: "it isn't UTF-8 text")
        }
        self.init(text)
    }

    /// Throws an error if a file with rules is too large.
    static func check(size: Int, _ name: String) throws(FolderItemError) {
        guard size <= maximumFileSize else { throw .unusableRules(name, reason: "it has more than 1 MiB") }
    }

    /// A Boolean value that indicates whether there are no rules.
    public var isEmpty: Bool { rules.isEmpty }

    /// Adds rules, which take precedence over the existing ones.
    public mutating func append(_ other: IgnoreRules) { rules += other.rules }

    /// Returns whether the rules exclude an item, or a folder on its path.
    ///
    /// - Parameters:
    ///   - path: The path of the item relative to the folder of the rules, such as `a/b.txt`.
    ///   - isFolder: Whether the item is a folder.
    public func excludes(_ path: String, isFolder: Bool) -> Bool {
        let names = path.pathNames.map(Self.characters)
        return names.indices.contains { index in
            let isFolder = isFolder || index < names.count - 1
            return verdict(names[index], isFolder: isFolder) { names[...index] } == .excluded
        }
    }

    enum Verdict: Sendable { case excluded, included }

    /// The form of a name that `verdict` expects.
    static func characters(_ name: String) -> [Character] { NamePattern.characters(name, true) }

    /// Returns the verdict of the last rule that matches an item; `nil` if none does. Doesn't look at the folders on
    /// its path.
    ///
    /// - Parameters:
    ///   - name: The name of the item.
    ///   - isFolder: Whether the item is a folder.
    ///   - path: A closure that returns the names from the folder of the rules to the item. Few rules need it.
    func verdict(_ name: [Character], isFolder: Bool, path: () -> ArraySlice<[Character]>) -> Verdict? {
        for rule in rules.reversed() where isFolder || !rule.isForFolders {
            let isMatch =
                if rule.matchesAtAnyDepth, case .name(let pattern)? = rule.parts.first {
                    pattern.matches(name)
                } else {
                    Self.matches(rule.parts, path())
                }
            if isMatch { return rule.includes ? .included : .excluded }
        }
        return nil
    }

    /// Returns whether parts of a pattern match all names of a path. Takes at most the product of both numbers of
    /// steps, each of which compares a name.
    private static func matches(_ parts: [Part], _ names: ArraySlice<[Character]>) -> Bool {
        var (part, index) = (0, names.startIndex)
        // The part after the last `**`, and the end of the names that it has matched so far.
        var last: (part: Int, index: Int)?
        while index < names.endIndex {
            switch part < parts.count ? parts[part] : nil {
            case .anyNames?:
                part += 1
                last = (part, index)
                continue
            case .name(let pattern)? where pattern.matches(names[index]):
                (part, index) = (part + 1, index + 1)
                continue
            default: break
            }
            guard let previous = last else { return false }
            last = (previous.part, previous.index + 1)
            (part, index) = (previous.part, previous.index + 1)
        }
        return parts[part...].allSatisfy { if case .anyNames = $0 { true } else { false } }
    }

    // MARK: Parsing

    /// Parses a line. Returns `nil` if it has no pattern.
    private static func rule(_ line: Substring) -> Rule? {
        var text = Array(line.utf8)
        guard text.first != UInt8(ascii: "#") else { return nil }
        while text.last == UInt8(ascii: " "), !isLastEscaped(text) { text.removeLast() }
        let includes = text.first == UInt8(ascii: "!")
        if includes { text.removeFirst() }
        let isForFolders = text.last == NameRules.separator
        if isForFolders { text.removeLast() }
        let isPath = text.contains(NameRules.separator)
        var parts: [Part] = []
        for name in text.split(separator: NameRules.separator) {
            guard isPath, name.count > 1, name.allSatisfy({ $0 == UInt8(ascii: "*") }) else {
                parts.append(.name(NamePattern(String(decoding: name, as: UTF8.self), ignoresCase: true)))
                continue
            }
            if case .anyNames? = parts.last { continue }
            parts.append(.anyNames)
        }
        guard !parts.isEmpty else { return nil }
        // `a/**` matches everything in `a`, but not `a` itself.
        if case .anyNames? = parts.last { parts.append(.name(NamePattern("*"))) }
        return Rule(parts: parts, includes: includes, isForFolders: isForFolders, matchesAtAnyDepth: !isPath)
    }

    /// Returns whether an odd number of backslashes precedes the last byte.
    private static func isLastEscaped(_ text: [UInt8]) -> Bool {
        !text.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
    }
}
