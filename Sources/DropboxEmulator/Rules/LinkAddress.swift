import Foundation

/// The address of a shared link, taken apart: `/scl/fi/KEY/NAME?rlkey=SECRET` for a file, `/scl/fo/KEY/h/PATH?…` for a
/// folder or for what lies below it.
struct LinkAddress: Sendable, Hashable {
    static let prefix = "/scl/"
    private static let fileMark = "fi"
    private static let folderMark = "fo"
    /// Stands between the key of a folder link and the names below the folder.
    private static let folderRoot = "h"

    var isFolder: Bool
    var key: String
    /// What whoever was given the link knows; nil for addresses that serve members only.
    var secret: String?
    /// The name of a file, for those who read the address: it decides nothing.
    var name = ""
    /// The names below a linked folder.
    var names: [String] = []

    init(isFolder: Bool, key: String, secret: String?, name: String = "", names: [String] = []) {
        self.isFolder = isFolder
        self.key = key
        self.secret = secret
        self.name = name
        self.names = names
    }

    /// Takes the address apart, whatever its host; nil for what is no address of a shared link.
    init?(_ text: String) {
        guard let components = URLComponents(string: text) else { return nil }
        let secret = components.queryItems?.first { $0.name == "rlkey" }?.value
        self.init(path: components.path, secret: secret)
    }

    /// Whether the address has the form of links as they were before: `/s/KEY/NAME` and `/sh/KEY/SECRET`. None is made
    /// any more, so none leads anywhere.
    static func isOfOldForm(_ text: String) -> Bool {
        let parts = URLComponents(string: text)?.path.split(separator: "/") ?? []
        return parts.count >= 3 && (parts[0] == "s" || parts[0] == "sh")
    }

    /// - Parameter path: the path of the address, percent-escapes undone.
    init?(path: String, secret: String?) {
        guard path.hasPrefix(Self.prefix) else { return nil }
        let parts = path.dropFirst(Self.prefix.count).split(separator: "/").map(String.init)
        guard parts.count >= 2, parts[0] == Self.fileMark || parts[0] == Self.folderMark else { return nil }
        isFolder = parts[0] == Self.folderMark
        key = parts[1]
        self.secret = secret
        if isFolder { names = Array(parts.dropFirst(3)) } else { name = parts.count > 2 ? parts[2] : "" }
    }

    /// The address as clients get it.
    ///
    /// - Parameters:
    ///   - origin: scheme and host.
    ///   - choice: `dl=0` for a page, `dl=1` for the content as a download, `raw=1` for the content to look at.
    func text(origin: String, choice: String = "dl=0") -> String {
        var components = URLComponents()
        let tail = isFolder ? [Self.folderRoot] + names : [name]
        let path = [isFolder ? Self.folderMark : Self.fileMark, key] + tail
        components.path = Self.prefix + path.joined(separator: "/")
        components.query = (secret.map { "rlkey=\($0)&" } ?? "") + choice
        return origin + (components.string ?? components.path)
    }
}
