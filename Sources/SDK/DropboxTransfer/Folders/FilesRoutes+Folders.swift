import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

extension FilesRoutes {
    /// Downloads a folder with all its content, and returns the outcome of each file and folder.
    ///
    ///     let result = try await client.files.downloadFolder(
    ///         path: "/pictures", to: URL(fileURLWithPath: "/backup/pictures"))
    ///     for (path, error) in result.failures { print(path, error) }
    ///
    /// The client downloads files while it lists the folder page by page, each in the state at the time of the listing,
    /// and in the same way as `downloadFile(path:to:…)`: verified, durable, replaced atomically, moved by the client's
    /// `FilesAccess`, and resumed by a later call after an interruption. Small files are made durable in groups. A
    /// failure concerns only one file; the other files continue. Empty folders are created, too. Local items that don't
    /// exist in Dropbox are preserved, unless you set `options.deletesExtraneous`. What a local `.dropboxignore` file
    /// excludes is neither downloaded nor deleted, and neither is what that of the folder in Dropbox excludes, if it's
    /// downloaded, too.
    ///
    /// Regardless of the number of files, memory contains only one page of the listing, the names of the folders, two
    /// numbers per file, a few megabytes of small files, and the result, which `options.onItem` avoids.
    ///
    /// Regardless of the names that the server reports, nothing is written outside of the folder, not even through
    /// symbolic links that are added in the meantime (unless the app has a custom `FilesAccess`, which uses paths). No
    /// file of the transfer overwrites another one: if the file system doesn't distinguish two names, the second item
    /// gets a name such as `Masse (Name Conflict).txt`, which its notices contain. (`downloadZip` downloads a folder as
    /// a single archive, which can't be resumed and has no content hash.)
    ///
    /// - Parameters:
    ///   - path: The folder, as a path or `id:…`. `/` and the empty string are the root.
    ///   - destination: The local directory for the content. It is created if it doesn't exist. Its parent must exist.
    ///   - options: What to replace and to skip.
    ///   - progress: A closure that receives the number of bytes of all files together, on the main queue. The number
    ///     never decreases. The total is -1 until the entire folder is listed. The default is `nil`.
    /// - Returns: The outcome of each item. Canceling the task stops the transfer soon. Unfinished items have then
    ///   failed.
    /// - Throws: A `CallError`, a system error, or `CancellationError` if the folder can't be listed entirely, or if
    ///   the destination can't be created. Files that were downloaded before are preserved.
    ///   `FolderItemError.unusableRules` if the `.dropboxignore` file of the destination or of the folder can't be used.
    ///   `MassDeletionError` if too many files would be deleted.
    @discardableResult
    public func downloadFolder(
        path: String, to destination: URL, options: FolderTransferOptions = FolderTransferOptions(),
        progress: ProgressBlock? = nil
    ) async throws -> FolderTransferResult {
        // Before a file is transferred, so that a repeated transfer has the same answer.
        if let count = options.deletionCount, try await Self.hasItems(destination) {
            try await downloadFolder(path: path, to: destination, options: count)
        }
        let files = limited(by: options.bandwidthLimiter)
        let path = Self.folderPath(path)
        var root = ""
        if !path.isEmpty { root = try await files.retrier.read { files.getMetadata(path: path) }.pathLower ?? "" }
        var pages = ResumableListing(files, path, isRecursive: true)
        let first = try await pages.next()
        let folderProgress = FolderProgress()
        if let progress { folderProgress.reporter.addHandler(on: DispatchQueue.main, progress) }
        let items = ItemResultCollector(options)
        let directory = try await Self.folder(destination, createIfMissing: !options.isDryRun)
        let download = FolderDownload(
            files: files, directories: directory.map { DirectoryTree($0) }, options: options, progress: folderProgress,
            items: items, rules: try await files.rules(of: root, first, pages, for: directory, options))
        let tree = try await download.run(first, pages, RemoteTree(root: root, options))
        try await download.finish(tree)
        return items.result
    }

    /// Returns the rules of a folder in Dropbox that apply to its download, or `nil` if there are none.
    ///
    /// - Parameters:
    ///   - root: The `path_lower` of the folder, or an empty string for the root.
    ///   - page: The first page of its listing.
    ///   - others: The other pages.
    ///   - directory: The destination, or `nil` if it doesn't exist.
    ///   - options: The options of the transfer.
    private func rules(
        of root: String, _ page: [Files.Metadata]?, _ others: ResumableListing, for directory: DirectoryHandle?,
        _ options: FolderTransferOptions
    ) async throws -> IgnoreRules? {
        let (name, path) = (IgnoreRules.filename, root + "/" + IgnoreRules.filename)
        guard options.usesIgnoreFiles else { return nil }
        // The file of the directory stays, so its rules are those of the next download, too.
        let stays = try await BlockingIO.disk.run { _ in try !options.overwrite && directory?.item(name) != nil }
        if stays { return nil }
        var item = page?.first { $0.pathLower == path }
        if item == nil, !others.isFinished { item = try await metadata(at: path) }
        // In another spelling, it's a file like any other.
        guard let item, item.name == name else { return nil }
        guard let file = item as? Files.FileMetadata, file.isDownloadable, file.symlinkInfo == nil else {
            throw FolderItemError.unusableRules(name, reason: "it isn't a regular file")
        }
        try IgnoreRules.check(size: Int(clamping: file.size), name)
        var content = Data()
        let bytes = downloadStream(
            path: "rev:" + file.rev, knownMetadata: file, acceptsMissingContentHash: options.acceptsMissingContentHash)
        for try await piece in bytes { content += piece }
        return try IgnoreRules(content, name: name)
    }

    /// Returns the item at a path or with an ID, or `nil` if there is none. Temporary failures are retried.
    func metadata(at path: String) async throws -> Files.Metadata? {
        do { return try await retrier.read { getMetadata(path: path) } } catch {
            if case .path(.notFound) = (error as? CallError<Files.GetMetadataError>)?.routeError { return nil }
            throw error
        }
    }

    /// Returns whether a directory exists and isn't empty.
    private static func hasItems(_ url: URL) async throws -> Bool {
        try await BlockingIO.disk.run { _ in
            try FileManager.default.fileExists(atPath: url.path)
                && !FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty
        }
    }

    /// Opens a directory. Returns `nil` if it doesn't exist and must not be created.
    private static func folder(_ url: URL, createIfMissing: Bool) async throws -> DirectoryHandle? {
        try await BlockingIO.disk.run { _ in
            if !FileManager.default.fileExists(atPath: url.path) {
                guard createIfMissing else { return nil }
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            }
            return try DirectoryHandle(url)
        }
    }

    /// Uploads a directory with all its content, and returns the outcome of each file and folder.
    ///
    ///     let result = try await client.files.uploadFolder(
    ///         from: URL(fileURLWithPath: "/home/ada/pictures"), to: "/pictures",
    ///         options: FolderTransferOptions { $0.isExcluded = { path, isFolder in path.hasSuffix(".tmp") } })
    ///     for (path, error) in result.failures { print(path, error) }
    ///
    /// Files are uploaded together, as by `batchUpload(_:)`. They are committed after 5 seconds, 64 MiB (16 MiB of
    /// small files), or 1,000 files, whichever is first: an upload that ends early keeps them, and the same call
    /// doesn't send them again. With `options.journal`, the other files resume after an earlier call ended or its
    /// process exited. A failure concerns only one file; the other files continue. Empty folders are created, too.
    /// Items in Dropbox that don't exist locally are preserved, unless you set `options.deletesExtraneous`. What a
    /// local `.dropboxignore` file excludes is neither uploaded nor deleted. A file that changed in Dropbox after this
    /// call checked it is not overwritten.
    ///
    /// The client scans folder by folder, locally and in Dropbox, while it uploads the results. Regardless of the
    /// number of files, memory contains only the names in a few folders, a few thousand files, and the result,
    /// which `options.onItem` avoids.
    ///
    /// - Parameters:
    ///   - source: The local directory.
    ///   - path: The destination of the content. The folder is created if it doesn't exist. `/` and the empty string
    ///     are the root.
    ///   - options: What to replace and to skip.
    ///   - progress: A closure that receives the number of bytes of all files together that were sent, on the main queue.
    ///     The number never decreases. The total is -1 until all folders are scanned. The default is `nil`.
    /// - Returns: The outcome of each item. Canceling the task stops the transfer soon. Unfinished items have then
    ///   failed. A failed folder represents all its content.
    /// - Throws: A `CallError`, a system error, or `CancellationError` if one of the two folders can't be read.
    ///   `FolderItemError.unusableRules` if the `.dropboxignore` file of the folder can't be used. `MassDeletionError`
    ///   if too many files would be deleted.
    @discardableResult
    public func uploadFolder(
        from source: URL, to path: String, options: FolderTransferOptions = FolderTransferOptions(),
        progress: ProgressBlock? = nil
    ) async throws -> FolderTransferResult {
        if let count = options.deletionCount { try await uploadFolder(from: source, to: path, options: count) }
        let followsLinks = options.symbolicLinks == .follow
        let folder = try await BlockingIO.disk.run { _ in
            DirectoryTree(try DirectoryHandle(source), followsLinks: followsLinks)
        }
        let folderProgress = FolderProgress()
        if let progress { folderProgress.reporter.addHandler(on: DispatchQueue.main, progress) }
        let items = ItemResultCollector(options)
        let upload = FolderUpload(
            files: limited(by: options.bandwidthLimiter), source: folder, root: Self.folderPath(path), options: options,
            progress: folderProgress, items: items, mirror: FolderMirror(options, items))
        try await upload.run()
        return items.result
    }
}

/// The options for transferring entire folders, in either direction.
public struct FolderTransferOptions: Sendable {
    /// The treatment of local symbolic links.
    public enum SymbolicLinkPolicy: Sendable, Hashable {
        /// Links are skipped.
        case skip
        /// The target of a link is transferred in its place. A link to a parent folder is skipped.
        case follow
    }

    /// A Boolean value that indicates whether to replace an existing file with different content, or with a folder. The
    /// default is `false`, which makes the item fail. An upload replaces only the revision that it checked. A file replaces
    /// a folder only if `deletesExtraneous` is `true`, too.
    public var overwrite = false

    /// A Boolean value that indicates whether to delete items at the destination that don't exist at the source. The
    /// default is `false`. Deletions run last, and only if nothing failed. Items that the options exclude are
    /// preserved, and also items that are never transferred: links, files whose names Dropbox ignores, cloud documents,
    /// and shared folders. With `overwrite`, a file takes the place of a folder that can be deleted in this way. An item
    /// in another spelling, such as another case, is the same item, and gets the spelling of the source. The paths of the
    /// items to delete are held in memory.
    public var deletesExtraneous = false

    /// The maximum fraction of the files at the destination that may be deleted. The default is 0.5. If more files, and
    /// more than ten, would be deleted, nothing is transferred or deleted, and the error is
    /// `MassDeletionError.tooManyDeletions`. To count them, a transfer with deletions lists both folders once more at its
    /// start, unless the fraction is 1. If the source has no files, possibly because it isn't mounted, only a fraction of 1
    /// allows deletions.
    public var maximumDeletionFraction = 0.5

    /// A Boolean value that indicates whether to skip a file whose destination already has the same content. The
    /// default is `true`. The comparison reads local files of the same size, unless their modification time shows that
    /// they are unchanged since a transfer; see `comparesContent`.
    public var skipsIdentical = true

    /// A Boolean value that indicates whether to read local files whose size and modification time are those of the
    /// file in Dropbox, too. The default is `false`: such a file is unchanged if it wasn't transferred within 2 seconds
    /// of its last change. Set this to `true` to find changes of programs that restore the modification time, and
    /// damaged files.
    public var comparesContent = false

    /// A Boolean value that indicates whether to report only what a transfer would do. The default is `false`. A dry
    /// run writes nothing, neither locally nor in Dropbox.
    public var isDryRun = false

    /// The treatment of symbolic links in an upload. The default is to skip them. Downloads never create links.
    public var symbolicLinks = SymbolicLinkPolicy.skip

    /// A Boolean value that indicates whether files keep their modification time. The default is `true`.
    public var preservesModificationTime = true

    /// The journal that allows uploads to resume after the process exits: the same call then sends only the bytes that
    /// have not arrived, and at most 16 MiB of small files again. The default is `nil`, for no journal.
    public var journal: UploadJournal?

    /// A closure that receives the error of a journal that can't be read or written. The upload of the file goes on,
    /// but it can't resume. The SDK calls the closure on any thread, possibly several times. The default is `nil`.
    public var onJournalFailure: (@Sendable (any Error) -> Void)?

    /// The maximum number of files that are transferred concurrently, at least 1. The default is 64. A download starts
    /// with 16, and uses more as long as that increases the throughput; at most 8 of the files are larger than 256 KiB.
    /// An upload sends at most 8. The client's limit on connections applies, too, which is 32 by default.
    public var maximumConcurrentFiles = 64

    /// A limit on the transfer speed, in addition to that of the client. The default is `nil`.
    public var bandwidthLimiter: BandwidthLimiter?

    /// A Boolean value that indicates whether a download accepts files for which the server reports no content hash.
    /// Then, only their size is verified. The default is `false`: such files fail.
    public var acceptsMissingContentHash = false

    /// A closure that returns whether to exclude an item. Its parameters are the path relative to the folder
    /// (`a/b.txt`), and whether the item is a folder. The content of an excluded folder isn't scanned. The default is
    /// `nil`, which excludes nothing.
    public var isExcluded: (@Sendable (_ path: String, _ isFolder: Bool) -> Bool)?

    /// Rules that exclude items, in addition to `isExcluded`. Their patterns are relative to the transferred folder. A
    /// pattern that includes items takes precedence over the `.dropboxignore` files. The default is to exclude nothing.
    public var rules = IgnoreRules()

    /// A Boolean value that indicates whether the `.dropboxignore` files in the local folder apply, in either
    /// direction. Such a file has the syntax of `IgnoreRules`. It excludes items of its folder and everything in it,
    /// and takes precedence over those of the folders that contain it. It is itself transferred like any other file.
    /// Items that it excludes are neither transferred nor deleted. A download uses the files that exist when it reaches
    /// their folder, and reads that of the transferred folder in Dropbox before everything else, if that is new or
    /// replaces another one. Those that it creates in subfolders apply to the next transfer. If a file can't be used, its
    /// folder fails. The default is `true`.
    public var usesIgnoreFiles = true

    /// A Boolean value that indicates whether a folder without a file to transfer is transferred, too. The default is
    /// `true`. Otherwise, a folder is created with its first file, and a mirror doesn't delete folders that contain none.
    /// Set this to `false` if the options select files.
    public var transfersEmptyFolders = true

    /// The maximum size of a file in bytes. Larger files are skipped, in either direction. The default is `nil`.
    /// Skipped files are never deleted.
    public var maximumFileSize: Int64?

    /// The minimum size of a file in bytes. Smaller files are skipped, in either direction. The default is `nil`.
    /// Skipped files are never deleted.
    public var minimumFileSize: Int64?

    /// The earliest modification time of a file. Files that weren't modified since then are skipped, in either
    /// direction. In Dropbox, the time is `clientModified`. The default is `nil`. Skipped files are never deleted.
    public var modifiedSince: Date?

    /// The end of the modification times of files. Files that were modified at this time or later are skipped, in
    /// either direction. In Dropbox, the time is `clientModified`. The default is `nil`. Skipped files are never
    /// deleted.
    public var modifiedBefore: Date?

    /// A closure that receives each file and folder when it is finished, in arbitrary order and on any thread. The
    /// result then contains only failures, so that it stays small regardless of the number of files. The default is
    /// `nil`.
    public var onItem: (@Sendable (FolderTransferResult.Item) -> Void)?

    /// A closure that receives changes of one kind in Dropbox before they are requested. It returns a closure that receives
    /// the outcome; if it's known, `onItem` has received each change that was made. It isn't called for folders that are
    /// created with a file, and for items that are renamed: these are reported later.
    package var willChange: (@Sendable ([PlannedChange]) -> @Sendable (PlannedChange.Outcome) -> Void)?

    /// A Boolean value that indicates whether a dry run treats a file that exists on both sides as the same, whatever its
    /// content is.
    var comparesNothing = false

    /// Creates the default options.
    public init() {}

    /// Creates options, and changes the defaults in a closure: `FolderTransferOptions { $0.isDryRun = true }`.
    public init(_ change: (inout FolderTransferOptions) -> Void) {
        change(&self)
    }

    /// The options of the dry run that counts the deletions before the transfer, or `nil` if their number isn't limited.
    fileprivate var deletionCount: FolderTransferOptions? {
        guard deletesExtraneous, !isDryRun, maximumDeletionFraction < 1 else { return nil }
        var options = self
        options.isDryRun = true
        // Without `overwrite`, a file that differs fails, and nothing is deleted.
        options.comparesNothing = overwrite
        // The items aren't kept in memory.
        options.onItem = { _ in }
        options.willChange = nil
        return options
    }
}
