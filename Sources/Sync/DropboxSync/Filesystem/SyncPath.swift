import DropboxCore
import Foundation

/// A valid path in a Dropbox, relative to the root that the app sees.
///
/// Two paths are equal if Dropbox treats them as the same: letter case and Unicode composition make no difference.
/// `stringValue` has the original spelling.
public struct SyncPath: Sendable {
    /// The path in its original spelling, such as `/Notes/Today.txt`; `/` for the root.
    public let stringValue: String

    /// A normalized form that is the same for equal paths.
    let key: String

    /// The root folder.
    public static let root = SyncPath(unchecked: "/")

    /// Creates a path from a string, or returns `nil` if Dropbox doesn't accept such a path.
    ///
    /// A path starts with a slash, has no empty components, and doesn't end with a slash. `""` and `"/"` are the
    /// root. A name has at most 255 UTF-16 code units; contains no `\`, NUL, or DEL; doesn't end with a space or a
    /// tab; isn't `.` or `..`; and isn't one of the names that Dropbox ignores, such as `desktop.ini` and
    /// `.DS_Store`.
    public init?(_ string: String) {
        if string.isEmpty || string == "/" {
            self = .root
            return
        }
        guard string.startsWithSlash else { return nil }
        let names = string.utf8.dropFirst().split(separator: NameRules.separator, omittingEmptySubsequences: false)
        guard names.count <= NameRules.maximumDepth, names.allSatisfy({ Self.isValid(String(Substring($0))) }) else {
            return nil
        }
        self.init(unchecked: string)
    }

    /// Creates a path without validating it.
    /// - Parameter string: A path that is known to be valid.
    init(unchecked string: String) {
        stringValue = CaseFoldedName.normalized(string)
        key = CaseFoldedName.key(string)
    }

    /// The name of the file or folder at the path; `/` for the root.
    public var name: String { isRoot ? stringValue : String(stringValue.lastPathName) }

    /// Returns the path of the item `name` in the folder at this path, or `nil` if the name isn't valid.
    public func child(_ name: String) -> SyncPath? {
        guard Self.isValid(name) else { return nil }
        return appending(name)
    }

    /// The path of the parent folder; `nil` for the root.
    public var parent: SyncPath? {
        guard !isRoot else { return nil }
        let folder = stringValue.parentPath
        return folder.isEmpty ? .root : SyncPath(unchecked: String(folder))
    }

    /// A Boolean value that indicates whether this is the root folder.
    public var isRoot: Bool { stringValue == "/" }

    /// The lowercase extension of the name, without the dot; empty if there is none.
    var fileExtension: String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// The names on the path, from the root down.
    var names: [String] { stringValue.pathNames }

    /// Returns whether this path is the folder itself or below it.
    func isWithin(_ folder: SyncPath) -> Bool {
        folder.isRoot || key == folder.key || key.isPath(below: folder.key)
    }

    func appending(_ name: String) -> SyncPath {
        SyncPath(unchecked: isRoot ? "/" + name : stringValue + "/" + name)
    }

    private static func isValid(_ name: String) -> Bool { NameRules.obstacle(to: name) == nil }
}

extension SyncPath: Hashable {
    public static func == (one: SyncPath, other: SyncPath) -> Bool { one.key == other.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension SyncPath: Comparable {
    /// Orders paths as listings do, by their normalized form.
    public static func < (one: SyncPath, other: SyncPath) -> Bool { one.key < other.key }
}

extension SyncPath: CustomStringConvertible {
    /// `stringValue`.
    public var description: String { stringValue }
}
