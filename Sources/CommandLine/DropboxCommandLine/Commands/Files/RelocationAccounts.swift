import DropboxCore
import SwiftyDropbox

/// The accounts of a move or a copy, which are the same unless the destination is in another one.
struct RelocationAccounts: Sendable {
    /// An account, its history, and what it's called in messages.
    struct Party: Sendable {
        let client: DropboxClient
        /// Records the changes, or `nil` if there are none.
        let history: HistoryRecorder?
        /// The account in a message.
        let text: String
        /// The options that select the account, after the other words of a command.
        let options: String

        init(
            _ options: AccountOptions, _ client: DropboxClient, _ command: String, isDryRun: Bool, _ terminal: Terminal
        ) async throws(CommandError) {
            (self.client, text, self.options) = (client, try options.text(), try options.words())
            history = isDryRun ? nil : try await HistoryRecorder(options, client, command, terminal)
        }
    }

    let source: Party
    let target: Party

    var areDifferent: Bool { source.client !== target.client }

    /// Runs work with one of the accounts. An error that is about the account names it if there are two.
    func at<Result>(
        _ party: KeyPath<RelocationAccounts, Party> & Sendable, _ operation: String, _ remedy: ConflictRemedy = .none,
        _ work: (DropboxClient) async throws -> Result
    ) async throws(CommandError) -> Result {
        do { return try await work(self[keyPath: party].client) } catch {
            var failure = CommandError.failure(operation, error, remedy)
            if areDifferent, failure.details.concernsAccount {
                failure.message += "; it is about \(self[keyPath: party].text)"
            }
            throw failure
        }
    }

    /// Where an item is, for the history of the account to which it's moved.
    func origin(of item: Files.Metadata) -> HistoryEntry.Change.Origin? {
        source.history?.fileName.map { name in
            .init(options: source.options, history: name, path: item.displayPath, id: item.itemID)
        }
    }

    // MARK: The source of a move to another account

    /// Returns whether an item at the destination is a copy of an item: it has the same content, and nothing else.
    func isCopy(
        _ copy: Files.Metadata, of item: Files.Metadata, _ operation: String
    ) async throws(CommandError) -> Bool {
        guard copy.hasContent(of: item) else { return false }
        guard item is Files.FolderMetadata else { return item.hash != nil }
        let source = try await at(\.source, operation) { try await FolderState(of: item.displayPath, $0) }
        let target = try await at(\.target, operation) { try await FolderState(of: copy.displayPath, $0) }
        guard source.isSame(as: target) else { return false }
        let isShared = source.items.contains { path, item in target.items[path]?.isSameItem(as: item) == true }
        if isShared { throw Self.sameItem(operation) }
        return true
    }

    /// The error of an item that both accounts have.
    static func sameItem(_ operation: String) -> CommandError {
        .failure("\(operation): it is the same item, which is in a folder that both accounts share")
    }

    /// Why the source of a move was kept.
    private struct Refusal: Error {
        let reason: String
        /// Whether the copy is still what was copied.
        var isCopyLeft = true
    }

    /// Deletes the source of a move after it was copied, if the copy has all of it.
    ///
    /// - Parameters:
    ///   - item: The source.
    ///   - copy: The copy.
    ///   - state: What is in the copy, or `nil` to list it.
    ///   - operation: The start of error messages.
    func deleteSource(
        _ item: Files.Metadata, copiedTo copy: Files.Metadata, _ state: FolderState?, _ operation: String
    ) async throws(CommandError) {
        let option = item is Files.FolderMetadata ? "-r " : ""
        let removal = "`dbx rm \(option)\(copy.displayPath.shellWord)\(target.options)`"
        let place = "the copy is \(copy.displayPath) in \(target.text)"
        let refusal: Refusal?
        do throws(CommandError) {
            refusal =
                item is Files.FolderMetadata
                ? try await deleteFolder(item, copiedTo: copy, state) : try await deleteFile(item, copiedTo: copy)
        } catch {
            var failure = error
            failure.message +=
                "; \(place); run the same command again to delete the source, or delete the copy with \(removal)"
            throw failure
        }
        guard let refusal else { return }
        let advice = refusal.isCopyLeft ? "; \(place); delete it with \(removal), and run the command again" : ""
        throw .failure("\(operation): \(refusal.reason), so the source was kept\(advice)")
    }

    /// Returns why the file wasn't deleted, or `nil` if it was.
    private func deleteFile(
        _ item: Files.Metadata, copiedTo copy: Files.Metadata
    ) async throws(CommandError) -> Refusal? {
        let path = item.displayPath
        let operation = "cannot delete \(path), which was copied"
        let changed = Refusal(reason: "\(path) was changed while it was copied")
        let found = try await at(\.target, operation) { try await RemoteItems.item(at: copy.displayPath, $0) }
        guard found?.hasContent(of: copy) == true else {
            return Refusal(
                reason: "the copy \(copy.displayPath) in \(target.text) was changed or deleted by others",
                isCopyLeft: false)
        }
        let current = try await at(\.source, operation) { try await RemoteItems.item(at: path, $0) }
        guard let current, current.hasContent(of: copy) else { return changed }
        return try await at(\.source, operation) { client in
            do { try await source.history?.delete(current, client) } catch let error as CallError<Files.DeleteError> {
                // The route compares the revision.
                guard case .pathWrite(.conflict)? = error.routeError else { throw error }
                return changed
            }
            return nil
        }
    }

    /// Returns why the folder wasn't deleted, or `nil` if it was.
    private func deleteFolder(
        _ item: Files.Metadata, copiedTo copy: Files.Metadata, _ state: FolderState?
    ) async throws(CommandError) -> Refusal? {
        let path = item.displayPath
        let operation = "cannot delete \(path), which was copied"
        var current = try await at(\.source, operation) { try await FolderState(of: path, $0) }
        let copied = try await at(\.target, operation) { client in
            var copied = if let state { state } else { try await FolderState(of: copy.displayPath, client) }
            try await copied.update()
            return copied
        }
        // The last look at the source: the deletion of a folder can't be limited to what was seen.
        current = try await at(\.source, operation) { [current] _ in
            var current = current
            try await current.update()
            return current
        }
        let missing = current.missing(in: copied)
        if let first = missing.first {
            let count = missing.count
            let reason = """
                the copy lacks \(count.counted("item")) of \(path), such as \(first.displayPath): others changed \
                \(count == 1 ? "it" : "them") in the meantime
                """
            return Refusal(reason: reason)
        }
        let (contents, deleted) = (current.contents, current.deletedContents)
        try await at(\.source, operation) { client in
            try await source.history?.delete(item, with: contents, deletedBefore: deleted, client)
        }
        return nil
    }
}
