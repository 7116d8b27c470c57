import DropboxConcurrency
import Foundation

/// Exchanges files with the folder.
struct DatastoreSynchronizer: Sendable {
    let core: DatastoreCore
    let folder: any DatastoreFolder
    /// The number of files with deltas from which a snapshot replaces them.
    var maximumDeltaFileCount = 100

    /// Receives what is new, publishes what is queued, repairs the folder, and replaces many files by a snapshot.
    ///
    /// - Parameter isFirstContact: Whether roles may have changed without a change in the folder. The default is `false`.
    func synchronize(isFirstContact: Bool = false) async throws {
        try await pull(isFirstContact: isFirstContact)
        try await push()
        try await compact()
    }

    /// Receives all new files.
    ///
    /// - Parameter isFirstContact: Whether roles may have changed without a change in the folder. The default is `false`.
    func pull(isFirstContact: Bool = false) async throws {
        try await checkRoles(isFirstContact: isFirstContact)
        var hasMore = true
        while hasMore {
            let position = try await disk { try core.listingPosition() }
            let page: FolderPage
            do {
                page = try await folder.page(after: position.cursor)
            } catch is ExpiredCursorError {
                try await disk { try core.restartListing() }
                continue
            }
            hasMore = try await disk { try core.receive(page, after: position) }
        }
        for path in try await disk({ try core.wantedFiles() }) {
            do {
                let content = try await folder.content(of: path)
                try await disk { try core.receive(path, content) }
            } catch let error as UnreadableFileError {
                try await disk { try core.reject(path, "Dropbox doesn't give its content: \(error.reason)") }
            }
        }
        try await disk { try core.resolveForks() }
    }

    /// Asks what the account may do with the datastores that it could only read: no listing says that it may change them now.
    private func checkRoles(isFirstContact: Bool) async throws {
        for id in try await disk({ try core.datastoresToCheck(isFirstContact: isFirstContact) }) {
            if let access = try await folder.access(to: id) {
                try await disk { if access != .reading { try core.setAccess(access, to: id) } }
            }
            core.didCheckRole(of: id)
        }
    }

    /// Publishes all queued changes. Call it after `pull()`, so that the changes follow those that others have published.
    func push() async throws {
        for upload in try await disk({ try core.publish() }) { try await self.upload(upload) }
    }

    private func upload(_ upload: DatastoreCore.Upload) async throws {
        do {
            try await folder.add(upload.file.content, at: upload.path)
        } catch is ReadOnlyFolderError {
            return try await disk { try core.setAccess(.reading, to: upload.id) }
        }
        try await disk { try core.confirm(upload) }
    }

    /// Writes again what the folder lacks, writes snapshots where they are useful, and deletes the files that snapshots replace.
    ///
    /// - Returns: The datastores in whose folders something was missing.
    @discardableResult
    func compact() async throws -> Set<String> {
        let count = maximumDeltaFileCount
        var repaired: Set<String> = []
        let lost = try await disk { try core.lostFiles() }
        for file in try await lost + disk({ try core.snapshots(maximumDeltaFileCount: count) }) {
            try await upload(file)
            if file.isRepair { repaired.insert(file.id) }
        }
        for path in try await disk({ try core.replacedFiles() }) {
            do {
                try await folder.delete(path)
                try await disk { try core.receive(path, nil) }
            } catch is ReadOnlyFolderError {
                let id = String(path.prefix { $0 != "/" })
                try await disk { try core.setAccess(.reading, to: id) }
            }
        }
        return repaired
    }

    private func disk<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await BlockingIO.disk.run { () throws in try body() }
    }
}
