import DropboxHTTP
import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

extension FilesRoutes {
    /// Downloads a file of any size, and resumes an earlier download of it.
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
    /// The client downloads large files in several concurrent ranges, all of the revision at the start of the download.
    /// It writes them to a hidden file next to the destination. When all bytes are received, it compares the size and
    /// content hash with those of the server (a file without a content hash is refused), synchronizes the file to disk, and renames it atomically: at any time,
    /// the destination has either the old file or the complete new one.
    ///
    /// An interrupted connection is resumed after the last received byte. After an error, a cancellation, or the end of
    /// the process, the same call resumes with the existing content, after it verified each block of 4 MiB. If the file
    /// has changed in Dropbox, the download restarts. A download that is never repeated leaves two files named
    /// `.dropbox-….partial` and `.dropbox-….partial.journal`.
    ///
    /// - Parameters:
    ///   - path: The file, as a path, `id:…`, or `rev:…`.
    ///   - destination: The local URL of the downloaded file. Its directory must exist.
    ///   - overwrite: Whether to replace an existing file at the destination. The default is `false`, which throws an
    ///     error instead. Special files, such as devices and pipes, are never replaced. A symbolic link is replaced
    ///     itself, not its target.
    ///   - options: Sizes, concurrency, and times.
    ///   - progress: A closure that receives the number of bytes on disk, on the main queue. The number never
    ///     decreases, and ends at the size of the file. The default is `nil`.
    /// - Returns: The metadata of the file.
    /// - Throws: `FileDownloadError`. Canceling the task closes the connections.
    @discardableResult
    public func downloadFile(
        path: String, to destination: URL, overwrite: Bool = false,
        options: FileDownloadOptions = FileDownloadOptions(), progress: ProgressBlock? = nil
    ) async throws(FileDownloadError) -> Files.FileMetadata {
        let reporter = ProgressReporter()
        if let progress { reporter.addHandler(on: options.progressQueue, progress) }
        let folder = try await FileDownload.runBlocking { _ in
            try DirectoryHandle(destination.deletingLastPathComponent())
        }
        return try await downloadFile(
            path: path, to: destination.lastPathComponent, in: folder, overwrite: overwrite, options: options,
            FileMove(access: TransferSettings(client).filesAccess, destination: destination)
        ) { reporter.update(completed: $0, total: $1) }
    }

    /// Downloads a file to an open directory. Incorrect content is requested again, from the start.
    ///
    func downloadFile(
        path: String, to name: String, in folder: DirectoryHandle, overwrite: Bool,
        options: FileDownloadOptions, _ move: FileMove = FileMove(),
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws(FileDownloadError) -> Files.FileMetadata {
        let source = ContentSource(limited(by: options.bandwidthLimiter).client)
        let settings = source.settings
        let requirement = ContentRequirement(
            options.revision, allowsMissingHash: options.acceptsMissingContentHash)
        var retries = ContentRetries(settings.retryPolicy)
        while true {
            retries.attempts += 1
            let file = try await FileDownload.runBlocking { _ in
                try FileMove.check(name, in: folder, overwrite: overwrite)
                return try DownloadFile(in: folder, for: name, permissions: options.permissions)
            }
            defer { file.unlock() }
            do throws(FileDownloadError) {
                let download = FileDownload(
                    source, path: path, requirement, file: file, limits: options.limits(settings.retryPolicy),
                    progress: progress)
                let metadata = try await download.run()
                try await FileDownload.runBlocking { _ in
                    let modified = options.preservesModificationTime ? metadata.clientModified : nil
                    try file.complete(modified: modified) { partial in
                        try move.move(partial, to: name, in: folder, overwrite: overwrite)
                    }
                }
                return metadata
            } catch {
                // The error of the download is more useful than a cleanup error.
                try? await BlockingIO.disk.run { () throws(any Error) in try file.discard(always: error.isPermanent) }
                guard case .contentHashMismatch = error,
                    let pause = retries.delayAfterMismatch(jitter: settings.jitter())
                else {
                    throw error
                }
                do { try await settings.clock.sleep(pause) } catch { throw .cancelled }
            }
        }
    }
}

extension FileDownloadError {
    /// A Boolean value that indicates whether the received content can't be resumed.
    fileprivate var isPermanent: Bool {
        switch self {
        case .contentHashMismatch, .missingContentHash, .fileKeepsChanging: true
        case .call(let error): error.routeError != nil
        case .destinationInUse: false
        }
    }
}

/// Moves a complete file to its destination.
struct FileMove: Sendable {
    /// The file access of the app, or `nil` to use system calls.
    private let custom: (access: any FilesAccess, destination: URL)?

    /// Creates a move with system calls.
    init() { custom = nil }

    /// Creates a move with `access`, or with system calls if that is the default implementation.
    init(access: any FilesAccess, destination: URL) {
        custom = access is FilesAccessImpl ? nil : (access, destination)
    }

    /// Throws an error if the final move would fail.
    static func check(_ name: String, in folder: DirectoryHandle, overwrite: Bool) throws {
        guard let item = try folder.item(name) else { return }
        let url = folder.url.appendingPathComponent(name)
        if !overwrite { throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(url.path) }
        if item.kind == .folder { throw SystemError(number: EISDIR, path: url.path) }
        // The move replaces a link itself, unless it refers to a device, such as /dev/stdout. A dangling link is
        // replaced, too.
        let target: DirectoryHandle.Item?
        do { target = try folder.item(name, followingLinks: true) } catch { target = nil }
        if target?.kind == .other {
            throw FilesAccessError.errorMovingFromTempLocation(NotARegularFileError(path: url.path))
        }
    }

    /// Moves `partial` to `name`.
    func move(_ partial: String, to name: String, in folder: DirectoryHandle, overwrite: Bool) throws {
        if let custom {
            let location = custom.destination.deletingLastPathComponent().appendingPathComponent(partial)
            _ = try custom.access.moveFile(from: location, to: custom.destination, overwrite: overwrite)
            return
        }
        do {
            try folder.rename(partial, to: name, replacing: overwrite)
        } catch {
            guard error.number == EEXIST else { throw error }
            let url = folder.url.appendingPathComponent(name)
            throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(url.path)
        }
    }
}

/// The options for the download of a file.
public struct FileDownloadOptions: Sendable {
    /// The number of bytes per request, rounded to a multiple of 4 MiB, and at least 4 MiB. The default is 32 MiB.
    /// Smaller files need one request, larger ones several.
    public var chunkSize: Int = 32 << 20

    /// The maximum number of concurrent requests, at least 1. The default is 4.
    public var maximumConcurrentRequests: Int = 4

    /// A Boolean value that indicates whether to set the modification time of the file to its `clientModified` time.
    /// The default is `true`. Otherwise, it is the time of the download.
    public var preservesModificationTime: Bool = true

    /// A limit on the download speed, in addition to that of the client. The default is `nil`.
    public var bandwidthLimiter: BandwidthLimiter?

    /// The metadata of the file from a listing or from `getMetadata`, if the app has it. The download then returns exactly
    /// this revision: its size and content hash are verified, whatever the response to the download says. The default is
    /// `nil`, which downloads the newest revision, and verifies what the response says about it.
    public var knownMetadata: Files.FileMetadata? {
        get { known }
        set { (known, revision) = (newValue, newValue.map { ContentRevision($0) }) }
    }

    /// A Boolean value that indicates whether to accept content if the server reports no content hash, neither in the known
    /// metadata nor in the response. Then, only its size is verified. The default is `false`, which fails with
    /// `FileDownloadError.missingContentHash` instead.
    public var acceptsMissingContentHash = false

    private var known: Files.FileMetadata?

    /// The revision to download, or `nil` for the newest one.
    package var revision: ContentRevision?

    /// The permissions of the created file, before the umask is applied.
    package var permissions: mode_t = 0o666

    /// The queue that receives progress, for programs whose main queue doesn't run.
    package var progressQueue: DispatchQueue = .main

    /// Creates the default options.
    public init() {}

    /// Creates options, and changes the defaults in a closure: `FileDownloadOptions { $0.maximumConcurrentRequests = 1
    /// }`.
    public init(_ change: (inout FileDownloadOptions) -> Void) {
        change(&self)
    }

    /// Returns the limits of the state machine.
    func limits(_ retry: RetryPolicy) -> DownloadStateMachine.Limits {
        let blocks = max(chunkSize / ContentHash.blockSize, 1)
        return DownloadStateMachine.Limits(
            chunkSize: Int64(blocks) * Int64(ContentHash.blockSize), maximumRequests: max(maximumConcurrentRequests, 1),
            retry: retry)
    }
}

extension FilesRoutes {
    /// Deletes what an earlier download to a destination left, if the file isn't downloaded again.
    package static func removePartialDownload(to destination: URL) async {
        await BlockingIO.disk.run {
            // A remaining file is harmless.
            do {
                try DownloadFile.removeAbandoned(
                    for: destination.lastPathComponent, in: try DirectoryHandle(destination.deletingLastPathComponent())
                )
            } catch {}
        }
    }

    /// Deletes the partial downloads in a directory that haven't changed for a week, and that no process uses.
    package static func removeOldPartialDownloads(in directory: URL) async {
        await BlockingIO.disk.run {
            let date = Date(timeIntervalSinceNow: -7 * 86_400)
            // A remaining file is harmless.
            do {
                let folder = try DirectoryHandle(directory)
                for name in try folder.names() where DownloadFile.isPartial(name) {
                    do { try DownloadFile.removeAbandoned(name, in: folder, unchangedSince: date) } catch {}
                }
            } catch {}
        }
    }
}
