import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTransfer
import Foundation

/// The directory of a namespace. All methods block on disk I/O, and never follow a symbolic link in the directory.
///
/// Dropbox guarantees the spelling only of the last name in a path, and doesn't distinguish case. So each name is
/// looked up without case, and created only if there is none.
struct FolderSinkTree {
    private let top: DirectoryHandle
    private let trees: FolderSinkTrees
    private let onReplace: FolderSink.ReplacementHandler?

    /// Opens the directory, and creates it if it doesn't exist.
    init(
        _ root: URL, _ place: FolderSinkPlace, _ trees: FolderSinkTrees, _ onReplace: FolderSink.ReplacementHandler?
    ) throws {
        self.trees = trees
        self.onReplace = onReplace
        var folder = try Self.open(root)
        for name in place.namespace { folder = try folder.createFolder(name) }
        top = folder
    }

    /// Opens the folder of the sink, and creates it if it doesn't exist.
    private static func open(_ root: URL) throws -> DirectoryHandle {
        if !FileManager.default.fileExists(atPath: root.path) { try makeFolders(root) }
        return try DirectoryHandle(root)
    }

    /// Creates a folder, and those that contain it.
    private static func makeFolders(_ folder: URL) throws(SystemError) {
        /// Returns the error, or `nil` if there is such an item now.
        func make() -> SystemError? {
            if mkdir(folder.path, 0o777) == 0 || errno == EEXIST { return nil }
            return SystemError(number: errno, path: folder.path)
        }
        guard let error = make() else { return }
        let parent = folder.deletingLastPathComponent()
        guard error.number == ENOENT, parent.path != folder.path else { throw error }
        try makeFolders(parent)
        if let error = make() { throw error }
    }

    /// Opens the directory with interrupted downloads, and creates it if it doesn't exist. What else has its name is replaced.
    static func staging(in root: URL) throws -> DirectoryHandle {
        let folder = try open(root)
        let name = FolderSinkPlace.stagingFolder
        if let item = try folder.item(name), item.kind != .folder { try folder.remove(name) }
        return try folder.createFolder(name)
    }

    /// Returns the identity of the folder of the sink, which is stored in it with the first call.
    static func identity(of root: URL) throws -> String {
        let folder = try staging(in: root)
        let name = "identity"
        if let item = try folder.item(name), item.kind != .file { try folder.remove(name) }
        let url = root.appendingPathComponent(FolderSinkPlace.stagingFolder).appendingPathComponent(name)
        if try folder.item(name) == nil {
            let identity = UUID().uuidString
            let file = url.deletingLastPathComponent().appendingPathComponent("\(name)-\(identity)")
            defer { _ = unlink(file.path) }
            try Data(identity.utf8).write(to: file)
            // Another worker can be faster.
            if link(file.path, url.path) != 0, errno != EEXIST { throw SystemError(number: errno, path: url.path) }
            try folder.synchronize()
        }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    /// Returns whether there is a directory with interrupted downloads, as far as is known.
    static func hasStaging(in root: URL) -> Bool {
        do { return try DirectoryHandle(root).item(FolderSinkPlace.stagingFolder)?.kind == .folder } catch {
            return false
        }
    }

    /// Makes sure that the item is a folder with this spelling.
    func makeFolder(_ place: FolderSinkPlace) throws {
        guard let name = place.names.last, let parent = try parent(of: place, creating: true) else { return }
        try trees.change(parent) { names in
            if let present = try names.name(of: name) {
                if try parent.item(present)?.kind == .folder {
                    if present != name { try parent.move(present, to: name, in: parent) }
                    return names.add(name)
                }
                try discard(present, in: parent)
            }
            _ = try parent.createFolder(name)
            names.add(name)
        }
        try parent.synchronize()
    }

    /// Deletes the item, with all that is in it.
    func remove(_ place: FolderSinkPlace) throws {
        guard let name = place.names.last, let parent = try parent(of: place, creating: false) else { return }
        try trees.change(parent) { names in
            guard let present = try names.name(of: name) else { return }
            try discard(present, in: parent)
            names.remove(present)
        }
        try parent.synchronize()
    }

    /// Returns whether the file has the content of the revision. If so, its name gets the spelling in Dropbox.
    func keep(_ file: Files.FileMetadata, at place: FolderSinkPlace) throws -> Bool {
        guard let name = place.names.last, let parent = try parent(of: place, creating: false),
            let present = try trees.change(parent, { try $0.name(of: name) }), let hash = file.contentHash,
            let item = try parent.item(present), item.kind == .file, item.size == Int64(clamping: file.size),
            item.modified.timeIntervalSince(file.clientModified).magnitude < 1
        else { return false }
        guard try parent.contentHash(of: present) == hash else { return false }
        if present != name {
            try trees.change(parent) { names in
                try parent.move(present, to: name, in: parent)
                names.add(name)
            }
            try parent.synchronize()
        }
        return true
    }

    /// Moves a complete download to the place of the item, and replaces what is there.
    func move(_ staged: URL, to place: FolderSinkPlace) throws {
        guard let name = place.names.last, let parent = try parent(of: place, creating: true) else { return }
        let staging = try Self.staging(in: staged.deletingLastPathComponent().deletingLastPathComponent())
        try trees.change(parent) { names in
            let present = try names.name(of: name)
            let isForeign = try present.map { try Self.isForeign($0, in: parent) } ?? false
            if let present, try parent.item(present)?.kind == .folder { try Self.remove(present, in: parent) }
            try staging.move(staged.lastPathComponent, to: name, in: parent)
            // Another spelling of the same name is the earlier revision.
            if let present, present != name { try parent.remove(present) }
            if isForeign, let present { report(present, in: parent) }
            names.add(name)
        }
        try parent.synchronize()
    }

    /// Returns the directory of the item, or `nil` if it doesn't exist. A file in its place is replaced if the
    /// directory is to be created.
    private func parent(of place: FolderSinkPlace, creating: Bool) throws -> DirectoryHandle? {
        var folder = top
        for name in place.names.dropLast() {
            let current = folder
            let next = try trees.change(current) { names -> DirectoryHandle? in
                if let present = try names.name(of: name) {
                    if try current.item(present)?.kind == .folder { return try current.folder(present) }
                    guard creating else { return nil }
                    try discard(present, in: current)
                }
                guard creating else { return nil }
                let created = try current.createFolder(name)
                names.add(name)
                try current.synchronize()
                return created
            }
            guard let next else { return nil }
            folder = next
        }
        return folder
    }

    /// Deletes an item, with all that is in it, and reports it if it isn't from Dropbox.
    private func discard(_ name: String, in folder: DirectoryHandle) throws {
        let isForeign = try Self.isForeign(name, in: folder)
        try Self.remove(name, in: folder)
        if isForeign { report(name, in: folder) }
    }

    private func report(_ name: String, in folder: DirectoryHandle) { onReplace?(folder.path + "/" + name) }

    /// Returns whether an item isn't what the sink stored: a link, a directory that isn't empty although all that
    /// Dropbox had in it is deleted, or a file whose time has fractions of a second, which no time of Dropbox has.
    private static func isForeign(_ name: String, in folder: DirectoryHandle) throws(SystemError) -> Bool {
        guard let item = try folder.item(name) else { return false }
        switch item.kind {
        case .file:
            let time = item.modified.timeIntervalSinceReferenceDate
            return time.rounded(.down) != time
        case .folder: return try !folder.folder(name).names().isEmpty
        case .link, .other: return true
        }
    }

    /// Deletes an item, with all that is in it.
    private static func remove(_ name: String, in folder: DirectoryHandle) throws {
        guard try folder.item(name)?.kind == .folder else { return try folder.remove(name) }
        let removed = try folder.folder(name)
        for name in try removed.names() { try remove(name, in: removed) }
        try folder.remove(name, isFolder: true)
    }
}

/// The names in the directories that were changed last, so that a directory with many files isn't read for each of
/// them.
///
/// The names are valid as long as the time of the last change of the directory is the same: other workers change it,
/// too.
final class FolderSinkTrees: Sendable {
    /// The names of a directory.
    struct Names {
        fileprivate let folder: DirectoryHandle
        /// The names by their keys, or `nil` if the directory wasn't read.
        fileprivate var known: [String: String]?

        /// Returns the name, or another spelling of it, of an item that exists.
        mutating func name(of name: String) throws(SystemError) -> String? {
            if known == nil {
                // The most common case needs no list.
                if try folder.item(name) != nil { return name }
                known = [:]
                for name in try folder.names() { known?[CaseFoldedName.key(name)] = name }
            }
            return known?[CaseFoldedName.key(name)]
        }

        /// Records that an item with the name was added, or that the one with its key has this spelling now.
        mutating func add(_ name: String) { known?[CaseFoldedName.key(name)] = name }

        /// Records that the item with the name was deleted.
        mutating func remove(_ name: String) { known?[CaseFoldedName.key(name)] = nil }
    }

    private struct Entry {
        let changed: Date
        let names: [String: String]
        let use: Int
    }

    private struct State {
        var entries: [DirectoryHandle.Identity: Entry] = [:]
        var use = 0
    }

    /// The maximum number of directories.
    private static let capacity = 64

    private let state = Locked(State())

    /// Looks up and changes names in a directory. No other change of this process is made at the same time.
    func change<Value>(_ folder: DirectoryHandle, _ body: (inout Names) throws -> Value) throws -> Value {
        try state.withLock { state in
            guard let before = try folder.item(".") else { throw SystemError(number: ENOENT, path: folder.path) }
            // Whatever fails, the directory is read again.
            let entry = state.entries.removeValue(forKey: before.identity)
            var names = Names(folder: folder, known: entry?.changed == before.changed ? entry?.names : nil)
            let value = try body(&names)
            if let known = names.known, let after = try folder.item(".") {
                state.use += 1
                state.entries[after.identity] = Entry(changed: after.changed, names: known, use: state.use)
                if state.entries.count > Self.capacity,
                    let oldest = state.entries.min(by: { $0.value.use < $1.value.use })?.key
                {
                    state.entries[oldest] = nil
                }
            }
            return value
        }
    }
}
