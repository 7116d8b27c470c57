import Foundation
import SwiftyDropbox

/// Files that were deleted with a folder although the command didn't find them: others put them there in the meantime.
extension Undo {
    /// A folder that the command deleted, and the time of the deletion.
    struct DeletedFolder: Sendable {
        let change: HistoryEntry.NumberedChange
        let times: ClosedRange<Date>
    }

    /// The maximum number of deleted files in a folder that are looked up.
    private static let maximumFiles = 1_000

    /// Returns the folders that a command deleted by themselves, if their contents are known. Call this before they are restored.
    func deletedFolders(of entry: HistoryEntry) async -> [DeletedFolder] {
        let deletions = entry.changes.enumerated().filter { $1.kind == .deleted }
        let paths = Set(deletions.filter(\.element.isFolder).map { $1.path.lowercased()[...] })
        let folders = deletions.filter { _, change in
            guard change.isFolder, change.deletedBefore != nil else { return false }
            var parent = change.path.lowercased().parentPath
            while !parent.isEmpty, !paths.contains(parent) { parent = parent.parentPath }
            return parent.isEmpty
        }
        return await folders.concurrentMap { number, change in
            let folder = change.path.lowercased()
            let known = deletions.first { !$1.isFolder && $1.path.lowercased().isPath(below: folder) }
            // What was deleted at the same time was deleted with it. The times of Dropbox are whole seconds.
            let time = await deletionTime(of: known?.element)
            let times =
                time.map { $0.addingTimeInterval(-1)...$0.addingTimeInterval(1) } ?? entry.date...Date.distantFuture
            return DeletedFolder(change: (number, change), times: times)
        }
    }

    /// Returns the files that were deleted with a folder, which exists again, as changes that the command didn't record.
    ///
    /// - Parameter known: The lowercased paths of the changes that it and later commands recorded.
    func unknownFiles(
        in folder: DeletedFolder, except known: Set<String>
    ) async throws(CommandError) -> [HistoryEntry.Change] {
        let path = folder.change.change.path
        let known = known.union(folder.change.change.deletedBefore ?? [])
        var paths: [String] = []
        do {
            for try await entry in client.files.entries(in: path, recursive: true, includeDeleted: true)
            where entry is Files.DeletedMetadata && entry.nameError == nil {
                if !known.contains(entry.displayPath.lowercased()) { paths.append(entry.displayPath) }
            }
        } catch { throw .failure("cannot list \(path)", error) }
        guard paths.count <= Self.maximumFiles else {
            throw .failure(
                """
                contains \(paths.count) deleted files, so it isn't known which of them others put there before the \
                command deleted it; see `dbx restore --dry-run \(path)`
                """)
        }
        let deletions = await paths.concurrentMap { path in await deletion(of: path) }
        return deletions.compactMap { deletion in
            deletion.flatMap { folder.times.contains($0.time) ? .deleted($0.file) : nil }
        }
    }

    private func deletionTime(of change: HistoryEntry.Change?) async -> Date? {
        if let change { await deletion(of: change.path)?.time } else { nil }
    }

    /// Returns the last revision of a deleted file and the time of the deletion, or `nil` if it's no deleted file.
    private func deletion(of path: String) async -> (file: Files.FileMetadata, time: Date)? {
        do {
            let result = try await client.files.listRevisions(path: path, limit: 1).response()
            guard result.isDeleted, let file = result.entries.first, let time = result.serverDeleted else { return nil }
            return (file, time)
        } catch { return nil }
    }
}
