import DropboxCore
import Foundation

/// A valid path in a Dropbox, from the root of what the app sees.
///
/// Two paths are equal when Dropbox takes them for the same: upper and lower case, and composed and decomposed letters,
/// make no difference. The original spelling is kept in `stringValue`.
public struct SyncPath: Sendable {
    /// The path with its original spelling: `/Notes/Today.txt`, and `/` for the root.
    public let stringValue: String

    /// What equal paths have in common.
    let key: String

    /// The topmost folder.
    public static let root = SyncPath(unchecked: "/")

    /// A path from its text; `nil` where Dropbox does not store such a path.
    ///
    /// It starts with a slash, no name in it is empty, and it does not end with a slash; `""` and `"/"` are the root. A
    /// name has at most 255 UTF-16 units, contains no `\`, NUL or DEL, does not end with a blank or a tab, is neither `.`
    /// nor `..`, and none of those that Dropbox ignores, such as `desktop.ini` and `.DS_Store`.
    public init?(_ string: String) {
        if string.isEmpty || string == "/" {
            self = .root
            return
        }
        guard string.utf8.first == Self.slash else { return nil }
        let names = string.utf8.dropFirst().split(separator: Self.slash, omittingEmptySubsequences: false)
        guard names.count <= NameRules.maximumDepth, names.allSatisfy({ Self.isValid(String(Substring($0))) }) else {
            return nil
        }
        self.init(unchecked: string)
    }

    /// - Parameter string: a path that is known to be valid.
    init(unchecked string: String) {
        stringValue = CaseFoldedName.normalized(string)
        key = CaseFoldedName.key(string)
    }

    /// The name of the file or folder at the path; `/` for the root.
    public var name: String {
        isRoot ? stringValue : String(stringValue[stringValue.utf8.index(after: lastSlash)...])
    }

    /// The path of what is called `name` in the folder at this path; `nil` where the name is not valid.
    public func child(_ name: String) -> SyncPath? {
        guard Self.isValid(name) else { return nil }
        return appending(name)
    }

    /// The path of the folder that contains this one; `nil` for the root.
    public var parent: SyncPath? {
        guard !isRoot else { return nil }
        let end = lastSlash
        return end == stringValue.startIndex ? .root : SyncPath(unchecked: String(stringValue[..<end]))
    }

    /// Whether this is the topmost folder.
    public var isRoot: Bool { stringValue == "/" }

    /// What follows the last dot of the name, in lower case; empty where there is none.
    var fileExtension: String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// The names from the root down.
    var names: [String] { Self.names(of: stringValue) }

    /// What stands between names. To look for it among characters misses some: with an accent behind it, it is another one.
    static let slash = UInt8(ascii: "/")

    /// The names in the text of a path.
    static func names(of path: String) -> [String] { path.utf8.split(separator: slash).map { String(Substring($0)) } }

    /// Whether this is the folder itself or anything below it.
    func isWithin(_ folder: SyncPath) -> Bool {
        folder.isRoot || key == folder.key || key.utf8.starts(with: (folder.key + "/").utf8)
    }

    func appending(_ name: String) -> SyncPath {
        SyncPath(unchecked: isRoot ? "/" + name : stringValue + "/" + name)
    }

    private var lastSlash: String.Index { stringValue.utf8.lastIndex(of: Self.slash) ?? stringValue.startIndex }

    private static func isValid(_ name: String) -> Bool {
        guard let last = name.unicodeScalars.last, !last.properties.isWhitespace else { return false }
        return NameRules.validate(CaseFoldedName.normalized(name)) == .allowed
    }
}

extension SyncPath: Hashable {
    public static func == (one: SyncPath, other: SyncPath) -> Bool { one.key == other.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension SyncPath: Comparable {
    /// The order of a listing: by what equal paths have in common.
    public static func < (one: SyncPath, other: SyncPath) -> Bool { one.key < other.key }
}

extension SyncPath: CustomStringConvertible {
    /// `stringValue`.
    public var description: String { stringValue }
}
