import DropboxCore
import Foundation

/// An unsent content that the filesystem can't send automatically. It's kept until the app or the user decides what
/// to do.
public struct QuarantinedFile: Sendable, Hashable, Identifiable {
    /// The reasons why a content is quarantined.
    public enum Reason: String, Sendable, Hashable, Codable {
        /// The bytes in the cache aren't those that were written. The remaining bytes are kept.
        case damaged
        /// The bytes are missing from the cache.
        case missing
        /// According to the database, which may be wrong, the content was sent or deleted.
        case unknown
        /// The file that the content belongs to is unknown.
        case unidentified
        /// The account has another root because the user joined or left a team, and the new root doesn't contain the
        /// location of the file. `path` is the former location.
        case rootChanged
    }

    /// The ID among the quarantined files of a filesystem.
    public let id: String
    /// The path of the file when the app last saw it; `nil` if it isn't known.
    public let path: SyncPath?
    /// The reason why it's quarantined.
    public let reason: Reason
    /// The time when it was quarantined.
    public let date: Date
    /// The URL of the content, which has the name of the file; `nil` if there is no content.
    public let url: URL?
    /// The size in bytes.
    public let size: Int64
}

/// The directory of quarantined contents. Each has a directory with the content, under the name of its file, and a
/// human-readable `about.json`.
struct Quarantine: Sendable {
    private struct About: Codable {
        var path: String?
        var reason: QuarantinedFile.Reason
        var date: Date
        /// The hash of the content when it was written.
        var hash: String?
        /// The name of the content's file in the directory.
        var name: String
    }

    private let url: URL
    private static let index = "about.json"

    init(in directory: URL) { url = directory.appendingPathComponent("quarantine") }

    /// Moves a content and a description of it into the quarantine. Does nothing if it's already there.
    ///
    /// - Parameters:
    ///   - path: The path of the file that it belongs to.
    ///   - hash: The hash that the bytes should have.
    func add(
        _ file: String, from contents: ContentCache, path: String?, hash: String?, _ reason: QuarantinedFile.Reason
    ) throws {
        let directory = url.appendingPathComponent(file)
        let name = Self.name(path.flatMap { $0.pathNames.last } ?? "content")
        let index = DurableFile(directory.appendingPathComponent(Self.index))
        try PrivateDirectory.create(url)
        try PrivateDirectory.create(directory)
        if try index.read() == nil {
            let about = About(path: path, reason: reason, date: Date(), hash: hash, name: name)
            try index.replace(with: try Self.encoder.encode(about))
        }
        let content = contents.url(of: file)
        if FileManager.default.fileExists(atPath: content.path) {
            guard chmod(content.path, 0o600) == 0,
                rename(content.path, directory.appendingPathComponent(name).path) == 0
            else { throw ContentCache.systemError(content) }
        }
        for folder in [directory, url, contents.url] { try ContentCache.sync(folder) }
    }

    /// Returns the quarantined files, oldest first.
    func files() throws -> [QuarantinedFile] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
            .compactMap { try file($0) }
            .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }

    func file(_ id: String) throws -> QuarantinedFile? {
        let directory = url.appendingPathComponent(Self.name(id))
        var status = stat()
        guard stat(directory.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        let data = try DurableFile(directory.appendingPathComponent(Self.index)).read()
        let about = data.flatMap { try? Self.decoder.decode(About.self, from: $0) }
        // List a content even if its description is damaged.
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        let name = names.first { $0 == about?.name } ?? names.first { $0 != Self.index && !$0.hasPrefix(".") }
        let content = name.map { directory.appendingPathComponent($0) }
        let size = try content.flatMap { try FileManager.default.attributesOfItem(atPath: $0.path)[.size] as? Int64 }
        return QuarantinedFile(
            id: id, path: about?.path.flatMap(SyncPath.init(_:)), reason: about?.reason ?? .unidentified,
            date: about?.date ?? Date(timeIntervalSince1970: 0), url: content, size: size ?? 0)
    }

    func remove(_ id: String) throws {
        let directory = url.appendingPathComponent(Self.name(id))
        guard FileManager.default.fileExists(atPath: directory.path) else { return }
        try FileManager.default.removeItem(at: directory)
    }

    /// Returns a filename that doesn't lead out of the directory and that file systems accept.
    private static func name(_ name: String) -> String {
        // Scalars, because a slash with a combining character is one character.
        var scalars = String.UnicodeScalarView(name.unicodeScalars.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
        let count = scalars.reduce(0) { $0 + UTF8.width($1) }
        if scalars.first != ".", count > 0, count <= maximumNameLength, String(scalars) != index {
            return String(scalars)
        }
        // The end has the filename extension.
        let prefix = "content-"
        var rest = maximumNameLength - prefix.utf8.count
        let end = scalars.drop { $0 == "." }.reversed().prefix { scalar in
            rest -= UTF8.width(scalar)
            return rest >= 0
        }
        scalars = String.UnicodeScalarView(end.reversed())
        return prefix + String(scalars)
    }

    /// The maximum length of a name in bytes. Most file systems allow 255, some 143.
    private static let maximumNameLength = 140

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}

/// Unsent contents that the filesystem can't send automatically, and the dates when damage was found.
extension Filesystem {
    /// The quarantined contents, oldest first: unsent contents that are damaged in the cache or can't be matched to a
    /// file. They are kept until the app or the user decides what to do.
    ///
    /// They are also files in the directory `quarantine` of the filesystem's directory. Reading this property doesn't
    /// count as a use of the filesystem.
    /// - Throws: ``SyncError/Code/shutdown``; ``SyncError/Code/system`` if the directory can't be read.
    public var quarantinedFiles: [QuarantinedFile] {
        get throws(SyncError) {
            if let end = core.engine.stopError { throw end }
            do { return try core.store.quarantine.files() } catch { throw SyncError(error) }
        }
    }

    /// Creates a new file with the content of a quarantined one, and removes the latter from the quarantine, blocking
    /// the thread. A damaged content is restored as it is.
    ///
    /// - Parameters:
    ///   - file: One of `quarantinedFiles`.
    ///   - path: The path of the new file. The default is the former path, or the name of the content at the root if
    ///     the former path isn't known. If an item exists at the path, the file becomes a conflicted copy next to it.
    /// - Returns: The path of the new file.
    /// - Throws: ``SyncError/Code/notFound`` if the content is no longer in the quarantine, or has no bytes;
    ///   ``SyncError/Code/parent`` if the parent folder of `path` is missing; ``SyncError/Code/diskSpace``.
    @discardableResult
    public func restore(_ file: QuarantinedFile, to path: SyncPath? = nil) throws(SyncError) -> SyncPath {
        try core.waitUntilReady()
        let store = core.store
        let stored: QuarantinedFile?
        do { stored = try store.quarantine.file(file.id) } catch { throw SyncError(error) }
        guard let source = stored?.url else {
            throw SyncError(.notFound, "the content is not in the quarantine", path: file.path)
        }
        guard let target = path ?? file.path ?? SyncPath.root.child(source.lastPathComponent) else {
            throw SyncError(.illegalArgument, "the name of the content is not a valid Dropbox name; pass a path")
        }
        let now = core.now
        let location = try store.withStoredContent({ try $0.store(copyOf: source) }) { tree, content in
            let location = try tree.freeLocation(near: target)
            let node = try tree.createFile(at: location, content, modified: now).node
            return try tree.path(of: node) ?? target
        }
        core.engine.recordLocalChange()
        try removeFromQuarantine(file)
        return location
    }

    /// Creates a new file with the content of a quarantined one, and removes the latter from the quarantine. A
    /// damaged content is restored as it is.
    ///
    /// - Parameters:
    ///   - file: One of `quarantinedFiles`.
    ///   - path: The path of the new file. The default is the former path, or the name of the content at the root if
    ///     the former path isn't known. If an item exists at the path, the file becomes a conflicted copy next to it.
    /// - Returns: The path of the new file.
    /// - Throws: ``SyncError/Code/notFound`` if the content is no longer in the quarantine, or has no bytes;
    ///   ``SyncError/Code/parent`` if the parent folder of `path` is missing; ``SyncError/Code/diskSpace``.
    @discardableResult
    public func restore(_ file: QuarantinedFile, to path: SyncPath? = nil) async throws(SyncError) -> SyncPath {
        try await core.whenReady { () throws(SyncError) in try self.restore(file, to: path) }
    }

    /// Permanently deletes a quarantined content. Does nothing if it's no longer in the quarantine.
    public func removeFromQuarantine(_ file: QuarantinedFile) throws(SyncError) {
        if let end = core.engine.stopError { throw end }
        do { try core.store.quarantine.remove(file.id) } catch { throw SyncError(error) }
        core.observers.filesystem.notify(())
    }

    /// The date when the database of the cache was rebuilt because it was damaged or missing; `nil` if it never was.
    ///
    /// After a rebuild, unsent changes are still sent, or are among `quarantinedFiles` and `doubtfulChanges`. The damaged
    /// database is kept in `damaged` in the filesystem's directory.
    /// - Throws: ``SyncError/Code/shutdown``; ``SyncError/Code/cache``.
    public var rebuildDate: Date? { get throws(SyncError) { try core.store.date(.rebuilt) } }

    /// The date when the filesystem found that its cache is a copy, or was restored from a backup; `nil` if it never was.
    ///
    /// Changes that were made after the copy aren't in it. The filesystem sends queued changes only if the server has
    /// their items in the state that they are based on. It doesn't upload a content that the server had before and that
    /// was deleted since: that is among `quarantinedFiles`.
    /// - Throws: ``SyncError/Code/shutdown``; ``SyncError/Code/cache``.
    public var restoreDate: Date? { get throws(SyncError) { try core.store.date(.restored) } }
}

extension SyncStore {
    /// Returns a date in the settings.
    fileprivate func date(_ setting: Tree.Setting) throws(SyncError) -> Date? {
        try read { try $0.setting(setting) }.flatMap(Double.init).map { Date(timeIntervalSince1970: $0) }
    }
}

extension Tree {
    /// Returns the location of a path, or of a conflicted copy next to an existing item.
    fileprivate func freeLocation(near path: SyncPath) throws -> Location {
        guard try lookUp(path) != nil, let parent = path.parent, let folder = try lookUp(parent) else {
            return try freeLocation(path)
        }
        return try conflictedCopyLocation(for: Location(parent: folder.key, name: path.name), isFolder: false)
    }
}
