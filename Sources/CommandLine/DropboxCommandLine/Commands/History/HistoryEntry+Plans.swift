import DropboxCore
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
            let open = try await plan.renamed(client).filter { change in
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
        // Others can have created a folder before the command did, unless the command has put something into it.
        let others = changes.filter { $0.isUncertain != true } + outcomes.flatMap(\.made).filter { !$0.createsFolder }
        var parents: Set<Substring> = []
        for change in others where change.kind != .deleted {
            var path = change.path.lowercased().parentPath
            while !path.isEmpty, parents.insert(path).inserted { path = path.parentPath }
        }
        return outcomes.map { plan, made in
            let checked = made.map { change in
                var change = change
                if change.createsFolder, !parents.contains(change.path.lowercased()[...]) { change.isUncertain = true }
                return change
            }
            return (plan, checked)
        }
    }
}

extension HistoryEntry.Plan {
    /// Returns the changes with the paths that Dropbox chose because an item existed at the planned one.
    fileprivate func renamed(_ client: DropboxClient) async throws(CommandError) -> [HistoryEntry.Change] {
        guard let root = changes.first(where: { $0.cursor != nil }), var cursor = root.cursor else { return changes }
        var found: [String] = []
        do {
            while true {
                let page = try await client.files.listFolderContinue(cursor: cursor).response()
                for item in page.entries where try root.isCreation(of: item) { found.append(item.displayPath) }
                guard page.hasMore else { break }
                cursor = page.cursor
            }
        } catch let error as CallError<Files.ListFolderContinueError> {
            // Somebody deleted the folder with all that was in it.
            guard case .path(.notFound)? = error.routeError else {
                throw .failure(
                    "cannot find out what became of \(root.path); to take back another command, use `dbx undo ID`",
                    error)
            }
        } catch { throw .failure("cannot find out what became of \(root.path)", error) }
        guard found.count < 2 else {
            throw .failure(
                """
                it isn't known which item the command created before it was stopped: \(found.joined(separator: ", ")); \
                to take back another command, use `dbx undo ID`
                """)
        }
        let folder = root.path.lowercased()
        return changes.compactMap { change in
            let isPart = change.path.lowercased() == folder || change.path.lowercased().isPath(below: folder)
            guard isPart else { return change }
            guard let path = found.first else { return nil }
            var renamed = change
            let names = change.path.pathNames.dropFirst(root.path.pathNames.count)
            renamed.path = ([path] + names.map { String($0) }).joined(separator: "/")
            if renamed.path.lowercased() != change.path.lowercased(), change.kind == .replaced {
                (renamed.kind, renamed.before) = (.created, nil)
            }
            return renamed
        }
    }
}

extension String {
    /// Returns whether a path is this one with another name that Dropbox chose, such as `a (1).txt`.
    fileprivate func isAutorenamed(to other: String, isFolder: Bool) -> Bool {
        guard parentPath.lowercased() == other.parentPath.lowercased() else { return false }
        return Autorename.isVariant(
            other.lastPathName.lowercased(), of: lastPathName.lowercased(), isFile: !isFolder)
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
            made?.origin = origin
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
            guard let item, let from, isMade(of: item) else { return nil }
            return .moved(item, from: from)
        case .created:
            guard let item, (item is Files.FolderMetadata) == isFolder else { return nil }
            guard let file = item as? Files.FileMetadata else { return .created(item) }
            return try isContent(of: file) ? .created(file) : nil
        case .replaced:
            guard let before, let file = item as? Files.FileMetadata, file.rev != before else { return nil }
            guard try isContent(of: file) else { return nil }
            // Others can have changed the file before it was replaced.
            let revisions = await RemoteItems.revisions(of: file.displayPath, client)
            return .replaced(file, revision: revisions.drop { $0 != file.rev }.dropFirst().first ?? before)
        }
    }

    /// Returns whether a planned move put an item where it is. Others can have moved it, too.
    func isMade(of item: Files.Metadata) -> Bool {
        let current = item.displayPath
        if autorenames == true, path.isAutorenamed(to: current, isFolder: isFolder) { return true }
        guard current.lowercased() == path.lowercased() else { return false }
        // Dropbox may know another spelling of the folders.
        return from?.lowercased() != path.lowercased() || current.lastPathName == path.lastPathName
    }

    /// Returns whether an item is the one that was to be created, perhaps with another name.
    fileprivate func isCreation(of item: Files.Metadata) throws(CommandError) -> Bool {
        let current = item.displayPath
        guard
            current.lowercased() == path.lowercased() || path.isAutorenamed(to: current, isFolder: isFolder)
        else { return false }
        if item is Files.FolderMetadata { return isFolder }
        guard !isFolder, let file = item as? Files.FileMetadata else { return false }
        return try isContent(of: file)
    }

    /// Returns whether a file is the one that was to be uploaded, copied, or restored.
    private func isContent(of file: Files.FileMetadata) throws(CommandError) -> Bool {
        if let hash, let other = file.contentHash { return hash == other }
        guard let size, modified != nil else {
            throw .failure(
                """
                it isn't known whether the command changed \(path): it was stopped while it uploaded a file without a \
                modification time. Compare `dbx revs \(path.shellWord)`; to take back another command, use `dbx undo ID`
                """)
        }
        return file.size == size && hasTime(of: file)
    }

    /// Returns whether a file has the modification time that a planned upload sends, if it sends one.
    func hasTime(of file: Files.FileMetadata) -> Bool {
        modified.map { $0 == file.clientModified.timeIntervalSince1970 } ?? true
    }
}
