import DropboxCore
import Foundation

/// The destination of a transfer or a move, as the user typed it.
///
/// Its meaning doesn't depend on what exists, so that a command that was stopped has the same meaning when it runs
/// again: `.`, `..`, and a path that ends in a slash are the folder in which the item gets its own name. Any other path
/// is that of the item itself.
struct Destination: Hashable, Sendable {
    let text: String
    /// A Boolean value that indicates whether the destination is the folder of the item.
    let isParent: Bool

    init(_ text: String) {
        self.init(text, isParent: ["", ".", ".."].contains(text.lastPathName))
    }

    private init(_ text: String, isParent: Bool) {
        self.text = text
        self.isParent = isParent
    }

    /// The same path as the folder of the items, for commands with several items.
    var parent: Destination { Destination(text, isParent: true) }

    /// The path in Dropbox, without a trailing slash, and empty for the root. There is no current folder, so `.` is the
    /// root, and so is the parent of the root.
    var remotePath: String {
        var names: [String] = []
        for name in text.pathNames where name != "." {
            if name != ".." { names.append(name) } else if !names.isEmpty { names.removeLast() }
        }
        return RemotePattern.normalized(names.joined(separator: "/"))
    }

    /// Returns the path in Dropbox of an item.
    ///
    /// - Parameter name: The name of the item, or `nil` if it has none: the content of a root directory is then
    ///   transferred to the folder itself.
    func remotePath(of name: String?) -> String {
        guard isParent, let name else { return remotePath }
        return remotePath + "/" + name
    }

    /// Returns the local URL of an item.
    ///
    /// - Parameter name: The name of the item in Dropbox, or `nil` for the root, whose content is transferred to the
    ///   directory itself.
    func localURL(of name: String?) -> URL {
        let url = URL(fileURLWithPath: text.isEmpty ? "." : text)
        guard isParent, let name else { return url }
        return url.appendingPathComponent(Self.sanitizedFilename(name))
    }

    /// Returns a file name that can't leave the directory, for any name that the server sends.
    static func sanitizedFilename(_ name: String) -> String {
        // Compare scalars: a slash with a combining character is a different character.
        let filename = String(
            String.UnicodeScalarView(name.unicodeScalars.map { "/\0".unicodeScalars.contains($0) ? "_" : $0 }))
        return ["", ".", ".."].contains(filename) ? "_" + filename : filename
    }
}
