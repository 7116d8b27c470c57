import Foundation
import SwiftyDropbox

/// Takes back single changes.
struct Undo: Sendable {
    let client: DropboxClient
    /// Records the changes of the undo, or `nil` to only check whether they are possible.
    var recorder: HistoryRecorder?
    /// The revisions and the IDs that the command made, and those of the same items that later commands of `dbx undo`
    /// brought back: they are what the command had left.
    private let own: Set<String>
    /// The content hashes that the command left, by the IDs of the files. A file gets another revision when its folder moves.
    private let contents: [String: String]

    private static let changed = "kept, because it was changed since then"

    init(client: DropboxClient, recorder: HistoryRecorder?, _ entry: HistoryEntry, in entries: [HistoryEntry]) {
        (self.client, self.recorder) = (client, recorder)
        let changes = entry.changes.filter { $0.kind != .deleted }
        var own = Set(changes.compactMap { $0.isFolder || $0.kind == .moved ? $0.id : $0.after })
        var contents = Dictionary(
            changes.compactMap { change in change.id.flatMap { id in change.hash.map { (id, $0) } } },
            uniquingKeysWith: { $1 })
        let byID = Dictionary(entries.map { ($0.id, $0) }) { $1 }
        for later in entries.drop(while: { $0.id != entry.id }).dropFirst() {
            guard let undone = later.undoneID.flatMap({ byID[$0] }) else { continue }
            let removed = undone.changes.filter { $0.kind == .deleted || $0.kind == .replaced }
            let formers = Dictionary(removed.map { ($0.path.lowercased(), $0) }) { $1 }
            for change in later.changes where change.kind == .created || change.kind == .replaced {
                // What came back is what the command had left only if that was there before.
                guard let former = formers[change.path.lowercased()] else { continue }
                let hadID = former.kind == .deleted && former.id.map(own.contains) == true
                let hadContent =
                    former.kind == .deleted && former.hash != nil
                    && former.id.flatMap { contents[$0] } == former.hash
                guard hadID || hadContent || former.before.map(own.contains) == true else { continue }
                if hadID || change.isFolder, let id = change.id { own.insert(id) }
                if let revision = change.after { own.insert(revision) }
                if let id = change.id, let hash = change.hash { contents[id] = hash }
            }
        }
        (self.own, self.contents) = (own, contents)
    }

    /// Returns whether an item has the state that the command left.
    private func isOwn(_ item: Files.Metadata) -> Bool {
        guard let file = item as? Files.FileMetadata else { return item.itemID.map(own.contains) ?? false }
        return own.contains(file.rev) || file.contentHash != nil && contents[file.id] == file.contentHash
    }

    /// Returns whether an item is the one that the command left, or that came back in its place.
    private func isSame(_ item: Files.Metadata, _ change: HistoryEntry.Change) -> Bool {
        if change.kind != .moved { return isOwn(item) }
        return item.itemID.map { $0 == change.id || own.contains($0) } ?? false
    }

    /// Takes back a change. Returns the error if that isn't possible.
    func outcome(of change: HistoryEntry.NumberedChange) async -> CommandError? {
        var undo = self
        undo.recorder = recorder?.undoing(change.number)
        do throws(CommandError) {
            try await undo.takeBack(change.change)
            return nil
        } catch {
            return error
        }
    }

    private func takeBack(_ change: HistoryEntry.Change) async throws(CommandError) {
        switch change.kind {
        case .deleted: try await restore(change)
        case .created: try await delete(change)
        case .replaced: try await revert(change)
        case .moved: try await moveBack(change)
        }
    }

    private func restore(_ change: HistoryEntry.Change) async throws(CommandError) {
        if let existing = try await RemoteItems.item(at: change.path, client) {
            if change.isFolder, existing is Files.FolderMetadata { return }
            throw .failure("kept, because another item is there now")
        }
        guard let recorder else { return }
        let path = change.path
        do {
            let placement = try await Placement(atFreePath: path, client)
            if let revision = change.before {
                _ = try await recorder.restore(path, revision, change.hash, in: placement, client)
                return
            }
            _ = try await recorder.createFolder(at: path, in: placement, client)
        } catch { throw .failure("cannot restore it", error) }
    }

    private func delete(_ change: HistoryEntry.Change) async throws(CommandError) {
        guard let existing = try await RemoteItems.item(at: change.path, client) else {
            // Others may have moved it.
            guard let id = change.id, let moved = try await RemoteItems.item(at: id, client) else { return }
            throw .failure("kept, because it was moved to \(moved.displayPath)")
        }
        if change.isFolder {
            if change.isUncertain == true {
                throw .failure("kept, because it isn't known whether the command created it before it was stopped")
            }
            guard existing is Files.FolderMetadata, isSame(existing, change) else { throw .failure(Self.changed) }
            let contents = try await RemoteItems.contents(of: change.path, client)
            let others = contents.filter { item in
                // A real undo has moved them out before.
                let leaves = recorder == nil && item.itemID.map(own.contains) == true
                return !isOwn(item) && !leaves
            }
            guard others.isEmpty else {
                // What the command created in it is deleted by itself.
                throw .failure("kept, because it contains other items now, such as \(others[0].displayPath)")
            }
            try await delete(existing, contents)
        } else {
            guard let file = existing as? Files.FileMetadata, isSame(file, change) else {
                throw .failure(Self.changed)
            }
            try await delete(file, [])
        }
    }

    private func delete(_ item: Files.Metadata, _ contents: [Files.Metadata]) async throws(CommandError) {
        guard let recorder else { return }
        do { try await recorder.delete(item, with: contents, client) } catch {
            throw .failure("cannot delete it", error)
        }
    }

    private func revert(_ change: HistoryEntry.Change) async throws(CommandError) {
        guard let before = change.before,
            let file = try await RemoteItems.item(at: change.path, client) as? Files.FileMetadata, isSame(file, change)
        else { throw .failure(Self.changed) }
        guard let recorder else { return }
        do {
            _ = try await recorder.restore(change.path, before, nil, replacing: file.rev, client)
        } catch { throw .failure("cannot restore revision \(before)", error) }
    }

    private func moveBack(_ change: HistoryEntry.Change) async throws(CommandError) {
        guard let from = change.from else { return }
        guard let existing = try await RemoteItems.item(at: change.path, client), isSame(existing, change) else {
            throw .failure("kept, because it was moved or deleted since then")
        }
        if from.lowercased() != change.path.lowercased(), try await RemoteItems.item(at: from, client) != nil {
            throw .failure("kept, because another item is at \(from) now")
        }
        guard let recorder else { return }
        do {
            let placement = try await Placement(atFreePath: from, client)
            // The item had this owner before.
            _ = try await recorder.move(existing, to: from, in: placement, transfersOwnership: true, client)
        } catch {
            throw .failure("cannot move it back to \(from)", error)
        }
    }
}
