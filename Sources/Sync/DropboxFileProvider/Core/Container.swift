import DropboxCore
import DropboxSync
import Foundation

/// What the system enumerates.
enum Container: Sendable, Hashable {
    case root
    case folder(String)
    /// All items: the system ignores those that it doesn't need.
    case workingSet

    /// The ID of the folder; `nil` for the root.
    var folder: String? { if case .folder(let id) = self { id } else { nil } }
}

extension MetadataMirror.Item {
    var isFolder: Bool { version == nil }

    /// The version of the content. It doesn't change if the file or a folder above it is moved, although the rev does.
    var contentVersion: Data { Data((version.map { $0.hash ?? $0.rev } ?? "folder").utf8) }

    /// The version of the name and the location. Its length is limited, so it's a hash.
    var metadataVersion: Data { Data(ContentHash.hash(of: Data("\(parent ?? "")/\(name)".utf8)).utf8) }
}

extension MetadataMirror.Position {
    /// The position as an anchor of the system.
    var anchor: Data { Data("\(history):\(round):\(change)".utf8) }

    /// Creates the position of an anchor; `nil` if it isn't one of this version.
    init?(anchor: Data) {
        let parts = String(decoding: anchor, as: UTF8.self).split(separator: ":")
        guard parts.count == 3, let round = Int64(parts[1]), let change = Int64(parts[2]) else { return nil }
        self.init(history: String(parts[0]), round: round, change: change)
    }
}
