import DropboxCore
import Foundation

/// Publishing contents: they get their names after the journal has their records, and before a transaction refers to
/// them.
extension ContentCache {
    /// Makes new contents, the journal, and the names of the contents durable.
    ///
    /// - Parameters:
    ///   - pending: The new contents. Those that aren't durable become durable together with the journal.
    ///   - journal: The journal; `nil` if it doesn't need to be durable.
    func publish(_ pending: [PendingContent], journal: URL?) throws {
        try synchronize(pending, journal: journal)
        for content in pending {
            let part = url(of: content.file, .part)
            // A file that was moved here has the permissions that the user gave it.
            guard content.origin == nil || chmod(part.path, 0o600) == 0,
                rename(part.path, url(of: content.file).path) == 0
            else { throw Self.systemError(part) }
        }
        if !pending.isEmpty { try syncNames() }
    }

    /// The files in the directory, by kind.
    struct Inventory {
        var contents: Set<String> = []
        var parts: Set<String> = []
        var origins: Set<String> = []

        /// Whether nothing here can be the work of the user.
        var isEmpty: Bool { contents.isEmpty && origins.isEmpty }
    }

    func inventory() throws -> Inventory {
        var inventory = Inventory()
        for name in try allNames() {
            func base(_ suffix: Suffix) -> String? {
                name.hasSuffix(suffix.rawValue) ? String(name.dropLast(suffix.rawValue.count)) : nil
            }
            if name.hasPrefix(".") {
                // A leftover of an atomic replacement.
                unlink(url(of: name).path)
            } else if let file = base(.part) {
                inventory.parts.insert(file)
            } else if let file = base(.origin) {
                inventory.origins.insert(file)
            } else {
                inventory.contents.insert(name)
            }
        }
        return inventory
    }

    /// Returns the original path of a content that was moved into the cache, until a transaction refers to it.
    func origin(of file: String) throws -> String? {
        try DurableFile(url(of: file, .origin)).read().map { StoredPath.path(for: String(decoding: $0, as: UTF8.self)) }
    }
}
