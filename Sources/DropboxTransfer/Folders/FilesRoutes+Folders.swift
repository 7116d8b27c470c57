import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

extension FilesRoutes {
    /// Downloads everything in a folder, and tells what became of each file and folder.
    ///
    ///     let result = try await client.files.downloadFolder(
    ///         path: "/pictures", to: URL(fileURLWithPath: "/backup/pictures"))
    ///     for (path, error) in result.failures { print(path, error) }
    ///
    /// Files come while the folder is listed, page by page, as they were then, each as by `downloadFile(path:to:…)`:
    /// verified, in one step, moved by the client's `FilesAccess`, and continued by a later call where this one breaks off.
    /// A failure is that of one file; the others go on. Folders without files are made too. What is here and not in Dropbox
    /// is left alone, unless `options.deletesExtraneous`.
    ///
    /// However many files there are, no more than a page of the listing is in memory, the paths of the folders, two numbers
    /// for each file, and the result: `options.onItem` does without that.
    ///
    /// Whatever names the server tells, nothing is written outside of the folder, not even through links that are put
    /// into it meanwhile (unless the app has a `FilesAccess` of its own, which goes by paths), and no file of the transfer
    /// overwrites another one: of names that are the same to some file systems, the second is a failure. (`downloadZip`
    /// fetches a folder as one archive, which is not unpacked, cannot be continued, and has no content hash.)
    ///
    /// - Parameters:
    ///   - path: The folder, by path or `id:…`; `/` and the empty string are the root.
    ///   - destination: The folder to put it into. It is made if it is missing; the one above it must exist.
    ///   - options: What to replace and to leave out; see there for the defaults.
    ///   - progress: Is called on the main queue, with the bytes of all files together. The count never goes back; the total
    ///     is -1 until the folder is listed. `nil` by default.
    /// - Returns: What became of each. Cancelling the task ends the transfer soon; what was not done by then has failed.
    /// - Throws: Where the folder cannot be listed to its end, or the destination not be made: a `CallError`, an error of the
    ///   system, or `CancellationError`. What came before stays. `MassDeletionError` where too much would be deleted.
    @discardableResult
    public func downloadFolder(
        path: String, to destination: URL, options: FolderTransferOptions = FolderTransferOptions(),
        progress: ProgressBlock? = nil
    ) async throws -> FolderTransferResult {
        let files = limited(by: options.bandwidthLimiter)
        let path = Self.folderPath(path)
        var root = ""
        if !path.isEmpty { root = try await files.repeated.look { files.getMetadata(path: path) }.pathLower ?? "" }
        var pages = ResumableListing(files, path, isRecursive: true)
        let first = try await pages.next()
        let tally = FolderProgress()
        if let progress { tally.report.report(on: .main, progress) }
        let items = ItemResultCollector(options)
        let download = FolderDownload(
            files: files, root: try await Self.folder(destination, isMade: !options.isDryRun), options: options,
            tally: tally, items: items)
        let tree = try await download.run(first, pages, RemoteTree(root: root, options))
        if let folder = download.root { try await FolderMirror(options, items)?.finish(folder, tree) }
        return items.result
    }

    /// Opens a folder; `nil` where it is missing and is not to be made.
    private static func folder(_ url: URL, isMade: Bool) async throws -> DirectoryHandle? {
        try await BlockingIO.disk.run { _ in
            if !FileManager.default.fileExists(atPath: url.path) {
                guard isMade else { return nil }
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            }
            return try DirectoryHandle(url)
        }
    }

    /// Uploads everything in a folder, and tells what became of each file and folder.
    ///
    ///     let result = try await client.files.uploadFolder(
    ///         from: URL(fileURLWithPath: "/home/ada/pictures"), to: "/pictures",
    ///         options: FolderTransferOptions { $0.ignores = { path, isFolder in path.hasSuffix(".tmp") } })
    ///     for (path, error) in result.failures { print(path, error) }
    ///
    /// Small files go together, as by `batchUpload(_:)`, large ones as by `uploadFile(from:to:…)`, which with
    /// `options.journal` go on where an earlier call was when it ended or its process died. A failure is that of one file;
    /// the others go on. Folders without files are made too. What is in Dropbox and not here is left alone, unless
    /// `options.deletesExtraneous`. A file that changed in Dropbox after this call had looked at it is not overwritten.
    ///
    /// Folder by folder is looked at, here and in Dropbox, while what was found is sent. However many files there are, no
    /// more than the names of a few folders and about two thousand files are in memory, and the result:
    /// `options.onItem` does without that.
    ///
    /// - Parameters:
    ///   - source: The folder.
    ///   - path: Where its content is to be; the folder is made if it is missing. `/` and the empty string are the root.
    ///   - options: What to replace and to leave out; see there for the defaults.
    ///   - progress: Is called on the main queue, with the bytes of all files together that are uploaded. The count never
    ///     goes back; the total is -1 until all folders have been looked at. `nil` by default.
    /// - Returns: What became of each. Cancelling the task ends the transfer soon; what was not done by then has failed, a
    ///   folder for all that is in it.
    /// - Throws: Where one of the two folders cannot be read: a `CallError`, an error of the system, or `CancellationError`.
    ///   `MassDeletionError` where too much would be deleted.
    @discardableResult
    public func uploadFolder(
        from source: URL, to path: String, options: FolderTransferOptions = FolderTransferOptions(),
        progress: ProgressBlock? = nil
    ) async throws -> FolderTransferResult {
        let folder = try await BlockingIO.disk.run { _ in try DirectoryHandle(source) }
        let tally = FolderProgress()
        if let progress { tally.report.report(on: .main, progress) }
        let items = ItemResultCollector(options)
        let upload = FolderUpload(
            files: limited(by: options.bandwidthLimiter), source: folder, root: Self.folderPath(path), options: options,
            tally: tally, items: items, mirror: FolderMirror(options, items))
        try await upload.run()
        try await upload.mirror?.finish(upload.files, root: upload.root)
        return items.result
    }
}
