import DropboxTransfer
import Foundation

/// Keeps a copy of a member's files up to date.
struct MemberBackup {
    let client: DropboxClient
    /// The directory of this member: `state.json`, and the files in `files`.
    let directory: URL

    private var stateFile: URL { directory.appendingPathComponent("state.json") }
    private var root: URL { directory.appendingPathComponent("files") }

    /// Applies all changes since the last run.
    ///
    /// - Returns: The number of files that were downloaded or deleted.
    func run() async throws -> Int {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        do {
            return try await applyChanges(BackupState(contentsOf: stateFile))
        } catch let error as CallError<Files.ListFolderContinueError> where error.routeError?.isReset == true {
            // The cursor has expired. List everything, but download only what has changed.
            return try await rebuild(BackupState(contentsOf: stateFile))
        }
    }

    private func applyChanges(_ earlier: BackupState) async throws -> Int {
        var (state, count) = (earlier, 0)
        for try await page in pages(after: state.cursor) {
            for entry in page.entries { count += try await apply(entry, to: &state) }
            // Store the cursor with the files of its page. After a crash, the page is applied again.
            state.cursor = page.cursor
            try state.save(to: stateFile)
        }
        return count
    }

    private func rebuild(_ earlier: BackupState) async throws -> Int {
        var (state, count) = (earlier, 0)
        var existing: Set<String> = []
        for try await page in pages(after: nil) {
            for entry in page.entries {
                count += try await apply(entry, to: &state)
                if let path = entry.pathLower { existing.insert(path) }
            }
            state.cursor = page.cursor
        }
        for path in state.files.keys where !existing.contains(path) { count += try remove(path, from: &state) }
        try state.save(to: stateFile)
        return count
    }

    private func pages(after cursor: String?) -> PageSequence<Files.ListFolderResult> {
        let pages = client.files.entries(in: "/", recursive: true).pages
        return cursor.map(pages.resuming) ?? pages
    }

    /// Applies a change, and returns the number of files that it concerns.
    private func apply(_ entry: Files.Metadata, to state: inout BackupState) async throws -> Int {
        guard let path = entry.pathLower else { return 0 }
        switch entry {
        case let file as Files.FileMetadata: return try await download(file, path, &state)
        case is Files.DeletedMetadata: return try remove(path, from: &state)
        default: return 0  // Directories are created when they contain a file.
        }
    }

    private func download(_ file: Files.FileMetadata, _ path: String, _ state: inout BackupState) async throws -> Int {
        let location = file.pathDisplay ?? path
        // Google documents and the like have no content of their own.
        guard file.isDownloadable, state.files[path]?.revision != file.rev, let url = url(location) else { return 0 }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        do throws(FileDownloadError) {
            try await client.files.downloadFile(path: "rev:\(file.rev)", to: url, overwrite: true)
        } catch {
            // If the revision was deleted in the meantime, a later page reports it.
            if case .call(let error) = error, error.routeError?.isNotFound == true { return 0 }
            throw error
        }
        if let old = state.files[path], old.location != location { try delete(old.location) }
        state.files[path] = .init(location: location, revision: file.rev)
        return 1
    }

    /// Removes a file, or the files of a folder.
    private func remove(_ path: String, from state: inout BackupState) throws -> Int {
        let removed = state.files.filter { $0.key == path || $0.key.hasPrefix(path + "/") }
        for (path, file) in removed {
            try delete(file.location)
            state.files[path] = nil
        }
        return removed.count
    }

    private func delete(_ location: String) throws {
        guard let url = url(location), FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.removeItem(at: url)
        // Dropbox reports a deleted folder once, without its subfolders. Remove the directories that are empty now.
        var parent = url.deletingLastPathComponent()
        while parent.path != root.path, rmdir(parent.path) == 0 { parent.deleteLastPathComponent() }
    }

    /// Returns the local URL of a file, or `nil` if it would be outside of the backup.
    private func url(_ location: String) -> URL? {
        let names = location.split(separator: "/")
        guard !names.isEmpty, !names.contains(".."), !location.contains("\0") else { return nil }
        return names.reduce(root) { $0.appendingPathComponent(String($1)) }
    }
}

extension Files.ListFolderContinueError {
    fileprivate var isReset: Bool { if case .reset = self { true } else { false } }
}

extension Files.DownloadError {
    fileprivate var isNotFound: Bool { if case .path(.notFound) = self { true } else { false } }
}
