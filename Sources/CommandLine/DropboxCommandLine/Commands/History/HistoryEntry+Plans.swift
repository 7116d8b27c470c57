import Foundation
import SwiftyDropbox

extension HistoryEntry {
    /// Finds out which changes a command made that was stopped, or received no response.
    ///
    /// - Parameter client: A client of the account.
    /// - Returns: The changes of each plan.
    /// - Throws: ``CommandError`` if the outcome of a change can't be found out.
    func outcomes(_ client: DropboxClient) async throws(CommandError) -> [(plan: Int, made: [Change])] {
        var outcomes: [(plan: Int, made: [Change])] = []
        var folders = Set(changes.filter(\.createsFolder).map(\.identity))
        for (number, plan) in plans.sorted(by: { $0.key < $1.key }) {
            let recorded = Set(changes[plan.start...].map(\.identity))
            let open = plan.changes.filter { change in
                // Several plans can contain a folder that one of them needs first.
                if change.createsFolder { return folders.insert(change.identity).inserted }
                return !recorded.contains(change.identity)
            }
            var made: [Change] = []
            for result in await open.concurrentMap({ change in await change.outcome(client) }) {
                if let change = try result.get() { made.append(change) }
            }
            outcomes.append((number, made))
        }
        return outcomes
    }
}

extension HistoryEntry.Change {
    /// What a planned change has in common with its record after it was made.
    fileprivate struct Identity: Hashable {
        let kind: Kind
        let path: String
    }

    fileprivate var identity: Identity {
        // An upload finds out which of the two it is.
        Identity(kind: kind == .replaced ? .created : kind, path: path.lowercased())
    }

    fileprivate var createsFolder: Bool { kind == .created && isFolder }

    /// Returns a planned change as it was made, or `nil` if it wasn't.
    fileprivate func outcome(_ client: DropboxClient) async -> Result<Self?, CommandError> {
        do throws(CommandError) {
            var made = try await made(client)
            made?.undoes = undoes
            return .success(made)
        } catch {
            return .failure(error)
        }
    }

    private func made(_ client: DropboxClient) async throws(CommandError) -> Self? {
        // Another item may be at the former path of one that was deleted or moved.
        let hasID = kind == .deleted || kind == .moved
        let item = try await RemoteItems.item(at: hasID ? id ?? path : path, client)
        switch kind {
        case .deleted: return item == nil ? self : nil
        case .moved:
            guard let item, let from, item.displayPath.lowercased() != from.lowercased() else { return nil }
            return .moved(item, from: from)
        case .created:
            guard let item, (item is Files.FolderMetadata) == isFolder else { return nil }
            guard let file = item as? Files.FileMetadata else { return .created(item) }
            return try isContent(of: file) ? .created(file) : nil
        case .replaced:
            guard let before, let file = item as? Files.FileMetadata, file.rev != before else { return nil }
            return try isContent(of: file) ? .replaced(file, revision: before) : nil
        }
    }

    /// Returns whether a file is the one that was to be uploaded, copied, or restored.
    private func isContent(of file: Files.FileMetadata) throws(CommandError) -> Bool {
        if let hash, let other = file.contentHash { return hash == other }
        guard let size, let modified else {
            throw .failure(
                """
                it isn't known whether the command changed \(path): it was stopped while it uploaded a file without a \
                modification time. Compare `dbx revs \(path)`; to take back another command, use `dbx undo ID`
                """)
        }
        return file.size == size && file.clientModified.timeIntervalSince1970 == modified
    }
}
