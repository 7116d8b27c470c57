import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

extension FilesRoutes {
    /// Downloads a file of any size, and goes on where an earlier download broke off.
    ///
    ///     let file = URL(fileURLWithPath: "/local/path/to/film.mp4")
    ///     do {
    ///         let metadata = try await client.files.downloadFile(path: "/film.mp4", to: file) { progress in
    ///             print(progress.completedUnitCount, "of", progress.totalUnitCount)
    ///         }
    ///         print(metadata.rev)
    ///     } catch {
    ///         print(error)
    ///     }
    ///
    /// Large files come in several ranges at a time, all of the revision that was there at the beginning. They are
    /// written to a hidden file beside the destination. When all is there, size and content hash are compared with what
    /// the server says, the file is put on the disk and gets its name in one step: at any time there is the old file at
    /// the destination or the whole new one.
    ///
    /// A connection that breaks is continued from the last byte that came. After an error, a cancellation or the end of
    /// the process, the same call goes on from what is on disk, block by block of 4 MiB, each checked again; if the file
    /// has changed in Dropbox meanwhile, it starts over. What is left of a download that is never repeated are two files
    /// named `.dropbox-….partial` and `.dropbox-….partial.journal`.
    ///
    /// - Parameters:
    ///   - path: The file, by path, `id:…` or `rev:…`.
    ///   - destination: Where to put it. The folder must exist.
    ///   - overwrite: Whether a file at the destination is replaced; `false`, the default, makes it an error. What is no
    ///     regular file, such as a device or a pipe, is never replaced; a link is, and not what it leads to.
    ///   - options: Sizes, concurrency and times; see there for the defaults.
    ///   - progress: Is called on the main queue, with the bytes that are on disk. The count never goes back, and ends at
    ///     the size of the file. `nil` by default.
    /// - Returns: What the server says of the file.
    /// - Throws: `FileDownloadError`. Cancelling the task closes the connections.
    @discardableResult
    public func downloadFile(
        path: String, to destination: URL, overwrite: Bool = false,
        options: FileDownloadOptions = FileDownloadOptions(), progress: ProgressBlock? = nil
    ) async throws(FileDownloadError) -> Files.FileMetadata {
        let report = ProgressReporter()
        if let progress { report.report(on: options.progressQueue, progress) }
        let folder = try await FileDownload.local { _ in
            try DirectoryHandle(destination.deletingLastPathComponent())
        }
        return try await downloadFile(
            path: path, to: destination.lastPathComponent, in: folder, overwrite: overwrite, options: options,
            FileMove(access: TransferSettings(client).filesAccess, destination: destination)
        ) { report.update(completed: $0, total: $1) }
    }

    /// Downloads a file into an open folder. What comes wrong is asked for again, from the beginning.
    /// - Parameter known: What is known of the file already, for a server that tells no content hash.
    func downloadFile(
        path: String, known: Files.FileMetadata? = nil, to name: String, in folder: DirectoryHandle, overwrite: Bool,
        options: FileDownloadOptions, _ move: FileMove = FileMove(),
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws(FileDownloadError) -> Files.FileMetadata {
        let source = ContentSource(limited(by: options.bandwidthLimiter).client)
        let settings = source.settings
        var retries = ContentRetries(settings.retry)
        while true {
            retries.attempts += 1
            let file = try await FileDownload.local { _ in
                try FileMove.check(name, in: folder, overwrite: overwrite)
                return try DownloadFile(in: folder, for: name, permissions: options.permissions)
            }
            defer { file.unlock() }
            do throws(FileDownloadError) {
                let download = FileDownload(
                    source, path: path, file: file, limits: options.limits(settings.retry), progress: progress)
                let metadata = try await download.run()
                try await FileDownload.local { _ in
                    try file.check(metadata, known, at: path)
                    let modified = options.preservesModificationTime ? metadata.clientModified : nil
                    try file.complete(modified: modified) { partial in
                        try move.move(partial, to: name, in: folder, overwrite: overwrite)
                    }
                }
                return metadata
            } catch {
                // The error of the download says more than one of tidying up after it.
                try? await BlockingIO.disk.run { () throws(any Error) in try file.discard(always: error.isLasting) }
                guard case .contentHashMismatch = error,
                    let pause = retries.pauseAfterMismatch(jitter: settings.jitter())
                else {
                    throw error
                }
                do { try await settings.time.sleep(pause) } catch { throw .cancelled }
            }
        }
    }
}

extension DownloadFile {
    /// Throws where what is there is not the file, as far as anybody knows.
    fileprivate func check(_ metadata: Files.FileMetadata, _ known: Files.FileMetadata?, at path: String) throws {
        // Only of the same revision is it known.
        let known = known?.rev == metadata.rev ? known : nil
        let expected = ExpectedContent(
            route: Files.download.descriptor.path, name: path, size: Int64(clamping: known?.size ?? metadata.size),
            hash: metadata.contentHash ?? known?.contentHash)
        do {
            try expected.check(
                received: Int64(clamping: metadata.size), contentHash: contentHash ?? "incomplete content")
        } catch {
            throw FileDownloadError.damaged(path: path, error.difference)
        }
    }
}

extension FileDownloadError {
    /// Whether nobody can go on from what has come.
    fileprivate var isLasting: Bool {
        switch self {
        case .contentHashMismatch, .fileKeepsChanging: true
        case .call(let error): error.routeError != nil
        case .destinationInUse: false
        }
    }
}

/// Puts a complete file into place.
struct FileMove: Sendable {
    /// Means of the app's own; `nil` for those of the system.
    private let own: (access: any FilesAccess, destination: URL)?

    /// By the means of the system.
    init() { own = nil }

    /// By these means, where they are not those of the system.
    init(access: any FilesAccess, destination: URL) {
        own = access is FilesAccessImpl ? nil : (access, destination)
    }

    /// Fails where a file could not be put into place in the end.
    static func check(_ name: String, in folder: DirectoryHandle, overwrite: Bool) throws {
        guard let item = try folder.item(name) else { return }
        let url = folder.url.appendingPathComponent(name)
        if !overwrite { throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(url.path) }
        if item.kind == .folder { throw POSIXError(.EISDIR, userInfo: [NSFilePathErrorKey: url.path]) }
        // A link is replaced itself, but not one to a device, such as /dev/stdout. One that leads nowhere leads to none.
        let target: DirectoryHandle.Item?
        do { target = try folder.item(name, followingLinks: true) } catch { target = nil }
        if target?.kind == .other { throw FilesAccessError.destinationIsNotARegularFile(url.path) }
    }

    /// Moves `partial` to `name`.
    func move(_ partial: String, to name: String, in folder: DirectoryHandle, overwrite: Bool) throws {
        if let own {
            let location = own.destination.deletingLastPathComponent().appendingPathComponent(partial)
            _ = try own.access.moveFile(from: location, to: own.destination, overwrite: overwrite)
            return
        }
        do {
            try folder.rename(partial, to: name, replacing: overwrite)
        } catch {
            guard error.code == .EEXIST else { throw error }
            let url = folder.url.appendingPathComponent(name)
            throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(url.path)
        }
    }
}
