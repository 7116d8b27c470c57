import DropboxHTTP
import DropboxConcurrency
import DropboxCore
import DropboxTransfer
import Foundation

/// A content that no transaction refers to yet.
struct PendingContent: Sendable {
    /// The name of its file in the content directory.
    let file: String
    let hash: String
    let size: Int64
    /// Whether the content is on disk. Otherwise the transaction that refers to it synchronizes it.
    var isDurable = true
    /// The original location, if the file was moved into the cache.
    var origin: URL?
}

/// A step on disk. A content becomes durable before its name, with the journal or before it; the name before the
/// transaction that refers to it; and the transaction before the call returns.
enum DurabilityStep: Sendable, Hashable {
    /// Writing a content, or moving it into the directory.
    case write(String)
    /// Synchronizing a content with the disk.
    case sync(String)
    /// Writing the records of new changes to the journal, or all records to a new one.
    case record
    /// Synchronizing the names in the content directory.
    case syncNames
    /// Committing a transaction.
    case commit
    /// Deleting a content.
    case remove(String)
}

/// The directory with the cached contents of files, which have random names.
///
/// A content that was written here is named `NAME.part` until a transaction is about to refer to it. Then the journal
/// gets a record that identifies it, and it's renamed to `NAME`. Downloaded contents have the suffix `.cached`. The names
/// and the journal therefore show whether a file may be deleted if the database doesn't know it.
struct ContentCache: Sendable {
    let url: URL
    /// The handler that is called before each step on disk. Tests throw from it to simulate disk errors.
    let onStep: @Sendable (DurabilityStep) throws -> Void
    /// The directory, open for as long as the cache exists, so that synchronizing its volume reports each error.
    private let directory: DirectoryHandle

    init(_ url: URL, onStep: @escaping @Sendable (DurabilityStep) throws -> Void = { _ in }) throws {
        self.url = url
        self.onStep = onStep
        try PrivateDirectory.create(url)
        directory = try DirectoryHandle(url)
    }

    // Without `isDirectory`, Foundation accesses the disk.
    func url(of file: String) -> URL { url.appendingPathComponent(file, isDirectory: false) }

    /// Returns a new name for a downloaded content.
    func newCachedName() -> String { UUID().uuidString + Suffix.cached.rawValue }

    /// Returns the names of the published and downloaded contents.
    func names() throws -> [String] {
        try allNames().filter { name in
            !name.hasPrefix(".") && !Suffix.auxiliary.contains { name.hasSuffix($0.rawValue) }
        }
    }

    func allNames() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path) }

    /// The filename suffixes of everything except published contents.
    enum Suffix: String, CaseIterable {
        /// A content that no transaction refers to yet.
        case part = ".part"
        /// The original path of a content that was moved here, until a transaction refers to it.
        case origin = ".origin"
        /// A downloaded content.
        case cached = ".cached"

        /// The suffixes of files that aren't contents.
        static let auxiliary: [Suffix] = [.part, .origin]
    }

    func url(of file: String, _ suffix: Suffix) -> URL {
        url.appendingPathComponent(file + suffix.rawValue, isDirectory: false)
    }

    // MARK: Writing

    /// The size from which a content becomes durable on its own. Smaller ones become durable together: 1 MiB.
    static let minimumLargeSize: Int64 = 1 << 20

    /// The maximum size of a file that is read to copy it: 64 KiB. The system copies larger ones, and shares their blocks
    /// if it can.
    private static let maximumReadSize: Int64 = 64 << 10

    /// Returns the size of a local file in bytes; 0 if it doesn't exist.
    static func size(ofFileAt url: URL) -> Int64 {
        var info = stat()
        return stat(url.path, &info) == 0 ? Int64(info.st_size) : 0
    }

    /// Stores data.
    func store(_ data: Data) throws -> PendingContent {
        try store { part in
            try Self.write(data, to: part)
            return ContentHash.hash(of: data)
        }
    }

    /// Stores a copy of a file, followed by data.
    func store(copyOf source: URL, appending data: Data = Data()) throws -> PendingContent {
        // Copy the destination of a symbolic link, not the link.
        let source = source.resolvingSymlinksInPath()
        if try Self.checkRegularFile(source) <= Self.maximumReadSize {
            // Another process may have replaced the file in the meantime, or may be appending.
            return try store(RegularFile.readExisting(source, maximumSize: 64 << 20) + data)
        }
        return try store { part in
            try FileManager.default.copyItem(at: source, to: part)
            // Only the SDK may write the copy, whatever the permissions of the source are.
            guard chmod(part.path, 0o600) == 0 else { throw Self.systemError(source) }
            if !data.isEmpty { try Self.write(data, to: part, flags: O_APPEND) }
            return nil
        }
    }

    /// Moves a file into the cache. The original location is saved until `commit(_:)` or `discard(_:)`: if the
    /// process exits in between, the next start moves the file back.
    func store(moving source: URL) throws -> PendingContent {
        try Self.checkRegularFile(source)
        let file = UUID().uuidString
        do {
            let origin = StoredPath.text(for: source.absoluteURL.path)
            try DurableFile(url(of: file, .origin)).replace(with: Data(origin.utf8))
            try onStep(.write(file))
            guard rename(source.path, url(of: file, .part).path) == 0 else { throw Self.systemError(source) }
            var content = try makeDurable(file, at: url(of: file, .part), hash: nil)
            content.origin = source
            return content
        } catch {
            restore(file, to: source.absoluteURL.path)
            throw error
        }
    }

    /// Deletes the saved origin of a content after a transaction refers to it.
    func commit(_ content: PendingContent) {
        if content.origin != nil { unlink(url(of: content.file, .origin).path) }
    }

    /// Deletes a content that no transaction refers to, or moves it back to its original location.
    func discard(_ content: PendingContent) {
        if let origin = content.origin {
            restore(content.file, to: origin.absoluteURL.path)
        } else {
            remove([content.file])
        }
    }

    /// Moves a file back. If another file exists at its path, or the directory doesn't exist, the file remains and
    /// the next start tries again, because it's the only copy.
    func restore(_ file: String, to path: String) {
        let files = FileManager.default
        for content in [url(of: file), url(of: file, .part)] where files.fileExists(atPath: content.path) {
            if files.fileExists(atPath: path) || rename(content.path, path) != 0 { return }
        }
        unlink(url(of: file, .origin).path)
    }

    /// Moves a downloaded file on the same volume into the cache.
    func consume(_ source: URL, as file: String) throws {
        DiskAccessMonitor.record("move", source.path)
        try onStep(.write(file))
        try AppDirectories.excludeFromBackup(source)
        guard chmod(source.path, 0o600) == 0, rename(source.path, url(of: file).path) == 0 else {
            throw Self.systemError(source)
        }
    }

    /// Writes a downloaded content, which isn't durable yet.
    func write(_ data: Data, downloadedAs file: String) throws {
        DiskAccessMonitor.record("write", url.path)
        try onStep(.write(file))
        do {
            try Self.write(data, to: url(of: file))
            try AppDirectories.excludeFromBackup(url(of: file))
        } catch {
            unlink(url(of: file).path)
            throw error
        }
    }

    /// Makes downloaded contents and their names durable.
    ///
    /// - Parameter downloaded: The contents, each with its hash, if that is known.
    func makeDurable(_ downloaded: [(file: String, hash: String?)]) throws -> [PendingContent] {
        let contents = try downloaded.map { file, hash in
            let url = url(of: file)
            return PendingContent(
                file: file, hash: try hash ?? ContentHash.hash(ofFileAt: url), size: try Self.checkRegularFile(url))
        }
        for content in contents { try onStep(.sync(content.file)) }
        for content in contents where content.size >= Self.minimumLargeSize { try Self.sync(url(of: content.file)) }
        let small = contents.filter { $0.size < Self.minimumLargeSize }
        let isVolumeSynchronized = try synchronize(small.map { url(of: $0.file) })
        try onStep(.syncNames)
        // The files have their names already, so the volume includes them.
        if !isVolumeSynchronized { try Self.sync(url) }
        return contents
    }

    /// Stores a content.
    /// - Parameter write: Writes the file, and returns its hash if it's known.
    private func store(_ write: (URL) throws -> String?) throws -> PendingContent {
        let file = UUID().uuidString
        do {
            try onStep(.write(file))
            let part = url(of: file, .part)
            let hash = try write(part)
            let size = try Self.checkRegularFile(part)
            if size >= Self.minimumLargeSize { return try makeDurable(file, at: part, hash: hash) }
            return PendingContent(
                file: file, hash: try hash ?? ContentHash.hash(ofFileAt: part), size: size, isDurable: false)
        } catch {
            unlink(url(of: file, .part).path)
            throw error
        }
    }

    /// Makes new contents durable, unless they are, and the journal.
    func synchronize(_ contents: [PendingContent], journal: URL? = nil) throws {
        let contents = contents.filter { !$0.isDurable }.map(\.file)
        for file in contents { try onStep(.sync(file)) }
        try synchronize(contents.map { url(of: $0, .part) } + [journal].compactMap(\.self))
    }

    /// Writes files to the disk.
    ///
    /// - Returns: Whether the entire volume was written, with the names of the files.
    @discardableResult
    private func synchronize(_ files: [URL]) throws -> Bool {
        if files.count >= Self.minimumGroup {
            do throws(SystemError) {
                try directory.synchronizeVolume()
                return true
            } catch {
                guard [ENOTSUP, EOPNOTSUPP, ENOSYS].contains(error.number) else { throw error }
            }
        }
        for file in files { try Self.sync(file) }
        return false
    }

    /// The number of files from which synchronizing the volume, with the changes of other processes, is faster than
    /// waiting for each file.
    private static let minimumGroup = 4

    /// Makes a content durable.
    private func makeDurable(_ file: String, at url: URL, hash: String?) throws -> PendingContent {
        try onStep(.sync(file))
        let size = try Self.sync(url)
        return PendingContent(file: file, hash: try hash ?? ContentHash.hash(ofFileAt: url), size: size)
    }

    func syncNames() throws {
        try onStep(.syncNames)
        try Self.sync(url)
    }

    /// Deletes contents. If a file can't be deleted, the next start tries again. Returns the names
    /// of the deleted contents.
    @discardableResult
    func remove(_ files: [String]) -> [String] {
        DiskAccessMonitor.record("remove", url.path)
        return files.filter { file in
            do { try onStep(.remove(file)) } catch { return false }
            for suffix in [nil, .part, .origin] as [Suffix?] {
                let path = suffix.map { url(of: file, $0).path } ?? url(of: file).path
                guard unlink(path) == 0 || errno == ENOENT else { return false }
            }
            return true
        }
    }

    // MARK: -

    /// Synchronizes a file or directory with the disk. Returns its size.
    @discardableResult
    static func sync(_ url: URL) throws -> Int64 {
        DiskAccessMonitor.record("fsync", url.path)
        // A pipe in place of the file doesn't block. It can't be synchronized.
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError(url) }
        defer { close(descriptor) }
        var info = stat()
        guard synchronizeToDisk(descriptor) == 0, fstat(descriptor, &info) == 0 else { throw systemError(url) }
        return Int64(info.st_size)
    }

    /// Writes a file that only its owner can access. It isn't durable yet.
    static func write(_ data: Data, to url: URL, flags: Int32 = O_TRUNC) throws {
        let descriptor = try RegularFile.open(url, O_WRONLY | O_CREAT | flags)
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0, RegularFile.write(data, to: descriptor) else { throw systemError(url) }
    }

    /// Checks that a URL refers to a regular file, and returns its size in bytes.
    /// - Throws: An error if nothing exists there, or if it's a directory, a symbolic link, or a special file.
    @discardableResult
    private static func checkRegularFile(_ url: URL) throws -> Int64 {
        var info = stat()
        guard lstat(url.path, &info) == 0 else { throw systemError(url) }
        guard info.st_mode & S_IFMT == S_IFREG else {
            throw SystemError(number: EINVAL, path: url.path)
        }
        return Int64(info.st_size)
    }

    static func systemError(_ url: URL) -> any Error {
        SystemError(number: errno, path: url.path)
    }
}

/// Creates directories and files of the cache that only their owner can access, regardless of the umask.
enum PrivateDirectory {
    /// Creates a directory and its parents, and removes the permissions of other users.
    static func create(_ url: URL) throws {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard chmod(url.path, 0o700) == 0 else { throw ContentCache.systemError(url) }
        try AppDirectories.makeUsableWhileLocked(url)
    }

    /// Creates an empty file unless it exists, and removes the permissions of other users.
    static func createFile(_ url: URL) throws {
        let descriptor = try RegularFile.open(url, O_RDWR | O_CREAT)
        defer { close(descriptor) }
        try restrict(url)
    }

    /// Removes the permissions of other users from a file, if it exists. If it has none, the file remains unchanged,
    /// including the time of its last change.
    static func restrict(_ url: URL) throws {
        var status = stat()
        if stat(url.path, &status) == 0, status.st_mode & 0o7777 == 0o600 { return }
        guard chmod(url.path, 0o600) == 0 || errno == ENOENT else { throw ContentCache.systemError(url) }
    }
}
