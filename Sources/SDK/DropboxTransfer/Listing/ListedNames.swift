import DropboxCore
import DropboxFiles
import Foundation

/// The check of what a listing returns. Folder transfers, mirrors, Sync, and `dbx` use it for each item, before they use
/// the name or the path of the item.
extension Files.Metadata {
    /// The error of an item whose name or path doesn't refer to one item below the listed folder, or `nil`.
    package var nameError: MalformedNameError? {
        if !NameRules.isComponent(name) { return MalformedNameError(name: name) }
        let path = [pathLower, pathDisplay].lazy.compactMap(\.self).first { !NameRules.isAbsolutePath($0) }
        return path.map { MalformedNameError(name: $0) }
    }
}

/// The error of an item that the server listed with a name or path that can't exist.
package struct MalformedNameError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// The name or path.
    package let name: String

    /// The name, and what happened to the item.
    package var description: String {
        "the server listed an item with the invalid name \(name.debugDescription), which is ignored; rename it on "
            + "dropbox.com, or check for a proxy that modifies responses"
    }

    /// The same text as `description`.
    package var errorDescription: String? { description }
}
