import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// A sink that keeps a copy of each namespace in a folder on disk.
///
/// A namespace is in a directory of its own, `SOURCE/NAMESPACE-ID`, because names of members and team folders change
/// and occur twice. In it, files and folders have their names in Dropbox. A file appears there atomically, with the
/// content that the content hash of its revision describes, and with its modification time in Dropbox. An interrupted
/// download continues: until it's complete, it is in the hidden directory `.dropbox-worker`.
///
/// - Files that can't be downloaded, such as Google Docs, and symbolic links have no copy.
/// - If the namespace leaves its source, its directory stays. Delete it yourself if you don't need it.
/// - Only one sink may write to a folder; any number of workers may run this one, on a shared file system. What other
///   programs write there is replaced or removed when a change of Dropbox needs its place.
///
/// Applying a change again has no effect: a file with the size, the modification time, and the content hash of the
/// revision isn't downloaded again.
public struct FolderSink: WorkerSink {
    /// The name in the configuration, logs, and metrics.
    public let name: String

    /// The number of bytes that a working disk has space for.
    private static let checkSize = 1 << 16
    /// The maximum number of downloads of one file, of which all but one belong to workers that are paused.
    private static let maximumDownloads = 4

    /// A closure that is called with the path of a local item that isn't from Dropbox, after a change has replaced or
    /// removed it. It's called from any thread, and should return quickly.
    public typealias ReplacementHandler = @Sendable (_ path: String) -> Void

    private let root: URL
    private let trees = FolderSinkTrees()
    private let onReplace: ReplacementHandler?

    /// Creates a sink.
    ///
    /// - Parameters:
    ///   - name: The name in the configuration, logs, and metrics. The default is `folder`.
    ///   - root: The folder. It is created with the first change if it doesn't exist.
    ///   - onReplace: Called after a change has replaced or removed what isn't from Dropbox, as far as the sink can
    ///     tell: a directory with items of its own, a symbolic link or another special file, or a file whose
    ///     modification time has fractions of a second, which the times of copies don't have. The default is `nil`.
    public init(name: String = "folder", root: URL, onReplace: ReplacementHandler? = nil) {
        self.name = name
        self.root = root
        self.onReplace = onReplace
    }

    /// Applies one change.
    ///
    /// - Throws: ``FolderSinkError`` if a name in the path can't be that of a file, unless the item was deleted;
    ///   `FileDownloadError` if the download fails, or a system error of the disk.
    public func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
        let place: FolderSinkPlace
        do throws(FolderSinkError) { place = try FolderSinkPlace(change, of: namespace) } catch {
            // The folder has no item with this name that could be deleted.
            if case .nameTooLong = error, change.kind == .deleted { return }
            throw error
        }
        switch change.kind {
        case .file(let file) where file.isDownloadable && file.symlinkInfo == nil:
            try await store(file, at: place, files)
        case .file, .deleted:
            try await onDisk { try FolderSinkTree(root, place, trees, onReplace).remove(place) }
            await discardDownload(of: place)
        case .folder:
            try await onDisk { try FolderSinkTree(root, place, trees, onReplace).makeFolder(place) }
            await discardDownload(of: place)
        }
    }

    private func store(
        _ file: Files.FileMetadata, at place: FolderSinkPlace, _ files: NamespaceFiles
    ) async throws {
        let isStored = try await onDisk { try FolderSinkTree(root, place, trees, onReplace).keep(file, at: place) }
        guard !isStored else { return await discardDownload(of: place) }
        try await onDisk { _ = try FolderSinkTree.staging(in: root) }
        let staged: URL
        do throws(FileDownloadError) {
            staged = try await download(file, for: place, files)
        } catch {
            // The file was deleted for good since the change was listed. A later change says so.
            guard case .call(let call) = error, case .path(.notFound) = call.routeError else { throw error }
            return await discardDownload(of: place)
        }
        files.count(Int64(clamping: file.size))
        // When the lease has ended, another worker may have applied a later change.
        try Task.checkCancellation()
        try await onDisk {
            guard files.isLeaseValid() else { throw CancellationError() }
            try FolderSinkTree(root, place, trees, onReplace).move(staged, to: place)
        }
    }

    /// Downloads a file, and returns where it is. An interrupted download continues, unless another worker still has it: one that
    /// is paused, and whose lease has ended.
    private func download(
        _ file: Files.FileMetadata, for place: FolderSinkPlace, _ files: NamespaceFiles
    ) async throws(FileDownloadError) -> URL {
        var options = FileDownloadOptions()
        options.knownMetadata = file
        options.progressQueue = .global()
        var number = 0
        while true {
            let staged = place.stagedFile(in: root, number: number)
            do throws(FileDownloadError) {
                try await files.routes.downloadFile(
                    path: "rev:\(file.rev)", to: staged, overwrite: true, options: options)
                if number > 0 {
                    await FilesRoutes.removeOldPartialDownloads(in: staged.deletingLastPathComponent())
                }
                return staged
            } catch {
                guard case .destinationInUse = error, number < Self.maximumDownloads - 1 else { throw error }
                number += 1
            }
        }
    }

    /// Checks whether files can be written to the folder.
    public func isWorking(after error: any Error) async -> Bool? {
        do {
            try await onDisk {
                _ = try FolderSinkTree.staging(in: root)
                let file = root.appendingPathComponent(FolderSinkPlace.stagingFolder)
                    .appendingPathComponent("check-\(UUID().uuidString)")
                defer { _ = unlink(file.path) }
                try Data(count: Self.checkSize).write(to: file)
            }
            return true
        } catch {
            return false
        }
    }

    /// Returns an identity that is stored in the folder. It moves with the folder, and another or an empty folder has another one.
    ///
    /// - Throws: A system error of the disk.
    public func place() async throws -> String {
        try await onDisk { try FolderSinkTree.identity(of: root) }
    }

    /// Deletes what an interrupted download left.
    private func discardDownload(of place: FolderSinkPlace) async {
        let staged = place.stagedFile(in: root)
        // A link leads to what isn't the sink's.
        guard await BlockingIO.disk.run({ [root] in FolderSinkTree.hasStaging(in: root) }) else { return }
        await FilesRoutes.removePartialDownload(to: staged)
        await BlockingIO.disk.run { _ = unlink(staged.path) }
    }

    private func onDisk<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await BlockingIO.disk.run { () throws(any Error) in try work() }
    }
}

/// An error that indicates that a folder can't have a copy of an item.
public enum FolderSinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A name in the path, or the name of the source, can't be the name of a file on this system.
    case impossibleName(String)

    /// A name in the path, or the name of the source, has more than 255 bytes.
    case nameTooLong(String)

    /// The name, and why it's impossible.
    public var description: String {
        switch self {
        case .impossibleName(let name):
            "“\(name)” can't be the name of a file here: it's empty, a dot or two, or has a slash or a NUL"
        case .nameTooLong(let name): "“\(name)” has \(name.utf8.count) bytes, and the name of a file can have 255 here"
        }
    }
}

/// Where the copy of an item is.
struct FolderSinkPlace: Sendable {
    /// The longest name that common file systems have, in bytes.
    private static let maximumNameLength = 255
    /// The directory with interrupted downloads.
    static let stagingFolder = ".dropbox-worker"

    /// The source and the namespace ID.
    let namespace: [String]
    /// The names in the namespace, from the top.
    let names: [String]
    private let path: String

    init(_ change: WorkerChange, of namespace: WorkerNamespace) throws(FolderSinkError) {
        let names = change.displayPath.pathNames
        self.namespace = [namespace.source, namespace.id]
        self.names = names
        path = change.path
        for name in self.namespace + names {
            guard NameRules.isComponent(name) else { throw .impossibleName(name) }
        }
        guard !names.isEmpty, change.displayPath.startsWithSlash else { throw .impossibleName(change.displayPath) }
        guard namespace.source != Self.stagingFolder else { throw .impossibleName(namespace.source) }
        if let name = (self.namespace + names).first(where: { $0.utf8.count > Self.maximumNameLength }) {
            throw .nameTooLong(name)
        }
    }

    /// The file of the download of the item until it is complete. The same item always has the same one, whatever the
    /// spelling of its name.
    ///
    /// - Parameter number: The number of other workers that have begun to download the item, and haven't ended.
    func stagedFile(in root: URL, number: Int = 0) -> URL {
        let name = SHA256.hexadecimalDigest(of: Data((namespace + [path]).joined(separator: "\0").utf8))
        return root.appendingPathComponent(Self.stagingFolder)
            .appendingPathComponent(number == 0 ? name : "\(name)-\(number)")
    }
}
