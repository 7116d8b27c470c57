import DropboxCore
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The records of unsent contents, which make them known without the database.
extension ContentCache {
    /// Keeps what an unsent content is. When this returns, the content and its record are on the disk, names and all.
    func publish(_ record: UnsentRecord, of file: String) throws {
        try onStep(.record(file))
        let (part, data) = (url(of: file, .part), try record.encoded())
        if FileManager.default.fileExists(atPath: part.path) {
            // The record comes first: a content without one could not be told from what nobody knows. One that is cut off
            // is as good as none, for the content counts as unfinished until it has its name.
            try Self.write(data, to: url(of: file, .record))
            guard chmod(part.path, 0o600) == 0, rename(part.path, url(of: file).path) == 0 else {
                throw Self.systemError(part)
            }
            try syncNames()
        } else {
            try DurableFile(url(of: file, .record)).replace(with: data)
        }
        unlink(url(of: file, .released).path)
    }

    /// Notes that contents needn't be sent any more: the server has them, or the user has deleted or replaced them. A
    /// database that is older than that does not bring them back. What cannot be noted now is noted at the next start.
    func release(_ files: [String]) {
        for file in files {
            let released = url(of: file, .released)
            if rename(url(of: file, .record).path, released.path) == 0 || errno != ENOENT { continue }
            // The record has gone, in whatever way.
            let descriptor = open(released.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            if descriptor >= 0 { close(descriptor) }
        }
    }

    /// What is in the directory.
    struct Inventory {
        var contents: Set<String> = []
        var parts: Set<String> = []
        var origins: Set<String> = []
        var released: Set<String> = []
        /// The records of unsent contents; nil for one that can't be read.
        var records: [String: UnsentRecord?] = [:]

        /// Whether there is nothing that could be somebody's work.
        var isEmpty: Bool { contents.isEmpty && records.isEmpty && origins.isEmpty }
    }

    func inventory() throws -> Inventory {
        var inventory = Inventory()
        for name in try allNames() {
            func base(_ mark: State) -> String? {
                name.hasSuffix(mark.rawValue) ? String(name.dropLast(mark.rawValue.count)) : nil
            }
            if name.hasPrefix(".") {
                // What the replacement of a file left behind.
                unlink(url(of: name).path)
            } else if let file = base(.part) {
                inventory.parts.insert(file)
            } else if let file = base(.origin) {
                inventory.origins.insert(file)
            } else if let file = base(.released) {
                inventory.released.insert(file)
            } else if let file = base(.record) {
                inventory.records[file] = try record(of: file)
            } else {
                inventory.contents.insert(name)
            }
        }
        return inventory
    }

    /// The record of a content; nil if there is none, or it can't be read.
    func record(of file: String) throws -> UnsentRecord? {
        guard let data = try DurableFile(url(of: file, .record)).read() else { return nil }
        return try? UnsentRecord(decoding: data)
    }

    /// Where a content was taken away from; nil if it was not, or a transaction speaks of it.
    func origin(of file: String) throws -> String? {
        try DurableFile(url(of: file, .origin)).read().map { String(decoding: $0, as: UTF8.self) }
    }
}
