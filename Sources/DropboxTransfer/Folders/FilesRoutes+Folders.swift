import DropboxCore
import DropboxFiles
import Foundation

extension FilesRoutes {
    /// Downloads everything in a folder, and tells what became of each file and folder.
    ///
    ///     let result = try await client.files.downloadFolder(
    ///         path: "/pictures", to: URL(fileURLWithPath: "/backup/pictures"))
    ///     for (path, error) in result.failures { print(path, error) }
    ///
    /// Files come as they were when the folder was listed, each as by `downloadFile(path:to:…)`: verified, in one step,
    /// and continued by a later call where this one breaks off. A failure is that of one file; the others go on. Folders
    /// without files are made too. What is here and not in Dropbox is left alone.
    ///
    /// Whatever names the server tells, nothing is written outside of the folder, not even through links that are put
    /// into it meanwhile, and no file of the transfer overwrites another one: of names that are the same to some file
    /// systems, the second is a failure. (`downloadZip` fetches a folder as one archive, which is not unpacked, cannot
    /// be continued, and has no content hash.)
    ///
    /// - Parameters:
    ///   - path: The folder, by path or `id:…`; `/` and the empty string are the root.
    ///   - destination: The folder to put it into. It is made if it is missing; the one above it must exist.
    ///   - options: What to replace and to leave out; see there for the defaults.
    ///   - progress: Is called on the main queue, with the bytes of all files together. The count never goes back. `nil` by
    ///     default.
    /// - Returns: What became of each. Cancelling the task ends the transfer soon; what was not done by then has failed.
    /// - Throws: Where the folder cannot be listed or the destination not be made: a `CallError`, or an error of the system.
    @discardableResult
    public func downloadFolder(
        path: String, to destination: URL, options: FolderTransferOptions = FolderTransferOptions(),
        progress: ProgressBlock? = nil
    ) async throws -> FolderTransferResult {
        var root = ""
        let path = Self.folderPath(path)
        if !path.isEmpty { root = try await getMetadata(path: path).response().pathLower ?? "" }
        var entries: [Files.Metadata] = []
        for try await entry in self.entries(in: path, recursive: true) { entries.append(entry) }
        let tree = RemoteTree(entries, root: root, ignores: options.ignores)
        let tally = FolderTally()
        if let progress { tally.report.report(on: .main, progress) }
        tally.begin(total: .sum(tree.files.map { Int64(clamping: $0.metadata.size) }))
        guard let folder = try await Self.folder(destination, isMade: !options.isDryRun) else {
            let planned =
                tree.folders.map { ($0, true, Int64(0)) }
                + tree.files.map { ($0.path, false, Int64(clamping: $0.metadata.size)) }
            return FolderTransferResult(
                tree.others
                    + planned.map {
                        .init(path: $0.0.joined(separator: "/"), isFolder: $0.1, size: $0.2, outcome: .planned)
                    })
        }
        let download = FolderDownload(files: self, root: folder, options: options, tally: tally)
        return FolderTransferResult(await download.run(tree))
    }

    /// Opens a folder; `nil` where it is missing and is not to be made.
    private static func folder(_ url: URL, isMade: Bool) async throws -> FolderHandle? {
        try await Blocking.run {
            if !FileManager.default.fileExists(atPath: url.path) {
                guard isMade else { return nil }
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            }
            return try FolderHandle(url)
        }
    }

    /// Uploads everything in a folder, and tells what became of each file and folder.
    ///
    ///     let result = try await client.files.uploadFolder(
    ///         from: URL(fileURLWithPath: "/home/ada/pictures"), to: "/pictures",
    ///         options: FolderTransferOptions { $0.ignores = { path, isFolder in path.hasSuffix(".tmp") } })
    ///     for (path, error) in result.failures { print(path, error) }
    ///
    /// Small files go together, as by `batchUpload(_:)`, large ones as by `uploadFile(from:to:…)`. A failure is that of one
    /// file; the others go on. Folders without files are made too. What is in Dropbox and not here is left alone. A file
    /// that changed in Dropbox after this call had looked at it is not overwritten.
    ///
    /// - Parameters:
    ///   - source: The folder.
    ///   - path: Where its content is to be; the folder is made if it is missing. `/` and the empty string are the root.
    ///   - options: What to replace and to leave out; see there for the defaults.
    ///   - progress: Is called on the main queue, with the bytes of all files together that are uploaded. The count never
    ///     goes back. `nil` by default.
    /// - Returns: What became of each. Cancelling the task ends the transfer soon; what was not done by then has failed.
    /// - Throws: Where one of the folders cannot be read: a `CallError`, or an error of the system.
    @discardableResult
    public func uploadFolder(
        from source: URL, to path: String, options: FolderTransferOptions = FolderTransferOptions(),
        progress: ProgressBlock? = nil
    ) async throws -> FolderTransferResult {
        let tree = try await Blocking.run { try LocalTree(source, options) }
        let tally = FolderTally()
        if let progress { tally.report.report(on: .main, progress) }
        let upload = FolderUpload(
            files: limited(by: options.bandwidth), root: Self.folderPath(path), options: options, tally: tally)
        return FolderTransferResult(try await upload.run(tree))
    }
}
