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
    /// The maximum number of files that are asked for the time of the deletion.
    private static let maximumReferences = 10

    /// Returns the folders that a command deleted by themselves, if their contents are known. Call this before they are restored.
    ///
    /// - Throws: ``CommandError`` if it can't be found out when they were deleted.
    func deletedFolders(of entry: HistoryEntry) async throws(CommandError) -> [DeletedFolder] {
        let deletions = entry.changes.enumerated().filter { $1.kind == .deleted }
        let paths = Set(deletions.filter(\.element.isFolder).map { $1.path.lowercased()[...] })
        let folders = deletions.filter { _, change in
            guard change.isFolder, change.deletedBefore != nil else { return false }
            var parent = change.path.lowercased().parentPath
            while !parent.isEmpty, !paths.contains(parent) { parent = parent.parentPath }
            return parent.isEmpty
        }
        var found: [DeletedFolder] = []
        for (number, change) in folders {
            let folder = change.path.lowercased()
            let known = deletions.filter { !$1.isFolder && $1.path.lowercased().isPath(below: folder) }
            // What was deleted at the same time was deleted with it. The times of Dropbox are whole seconds. A file that
            // exists again doesn't tell the time, and neither does a folder; the clocks can differ.
            var (time, tolerance) = (entry.date, 60.0)
            for (_, file) in known.prefix(Self.maximumReferences) {
                guard let deleted = try await deletion(of: file.path).get()?.time else { continue }
                (time, tolerance) = (deleted, 1)
                break
            }
            let times = time.addingTimeInterval(-tolerance)...time.addingTimeInterval(tolerance)
            found.append(DeletedFolder(change: (number, change), times: times))
        }
        return found
    }

    /// Returns the files that were deleted with a folder, which exists again, as changes that the command didn't record.
    ///
    /// - Parameter known: The lowercased paths of the changes that it and later commands recorded.
    func unknownFiles(
        in folder: DeletedFolder, except known: Set<String>
    ) async throws(CommandError) -> [HistoryEntry.Change] {
        let path = folder.change.change.path
        let known = known.union(folder.change.change.deletedBefore ?? [])
        let paths = try await RemoteItems.contents(of: path, includeDeleted: true, client)
            .filter { $0 is Files.DeletedMetadata && !known.contains($0.displayPath.lowercased()) }.map(\.displayPath)
        guard paths.count <= Self.maximumFiles else {
            throw .failure(
                """
                contains \(paths.count) deleted files, so it isn't known which of them others put there before the \
                command deleted it; see `dbx restore --dry-run \(path.shellWord)`
                """)
        }
        var changes: [HistoryEntry.Change] = []
        for deletion in await paths.concurrentMap({ path in await deletion(of: path) }) {
            guard let (file, time) = try deletion.get(), folder.times.contains(time) else { continue }
            changes.append(.deleted(file))
        }
        return changes
    }

    /// Returns the last revision of a deleted file and the time of the deletion, or `nil` if it's no deleted file.
    private func deletion(
        of path: String
    ) async -> Result<(file: Files.FileMetadata, time: Date)?, CommandError> {
        do throws(CallError<Files.ListRevisionsError>) {
            let result = try await client.files.listRevisions(path: path, limit: 1).response()
            guard result.isDeleted, let file = result.entries.first, let time = result.serverDeleted else {
                return .success(nil)
            }
            return .success((file, time))
        } catch {
            // It was a folder, or is one now.
            if error.routeError != nil { return .success(nil) }
            return .failure(.failure("cannot list the revisions of \(path)", error))
        }
    }
}
