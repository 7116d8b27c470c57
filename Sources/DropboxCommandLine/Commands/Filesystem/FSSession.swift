import DropboxSync
import Foundation

/// An open filesystem, and the person in front of it.
struct FSSession: Sendable {
    /// How long to wait for the server.
    enum WaitPolicy: Sendable {
        /// Not at all.
        case none
        /// As long as nothing is wrong with the way to it.
        case whileConnected
        /// Until it has all changes.
        case untilSent
    }

    let filesystem: Filesystem
    let terminal: Terminal
    let patience: WaitPolicy
    let isJSON: Bool

    init(_ filesystem: Filesystem, _ terminal: Terminal, _ patience: WaitPolicy, isJSON: Bool) {
        self.filesystem = filesystem
        self.terminal = terminal
        self.patience = patience
        self.isJSON = isJSON
    }

    // MARK: Before

    /// How long news may take before the work begins with what is known.
    private static let longestWaitForNews = Duration.seconds(10)

    /// Waits for the first listing, or for what is new since the last run.
    func begin() async throws(CommandError) {
        let isFirst = !filesystem.hasCompletedFirstSync
        if patience == .none, !isFirst { return }
        if isFirst { terminal.printStatus("Listing the account for the first time…") }
        let limit = isFirst ? nil : Self.longestWaitForNews
        try await show(upTo: limit) { filesystem in
            let status = filesystem.status
            return status.metadata.wait != nil || !status.metadata.isInProgress || filesystem.isShutDown
        }
        let error = filesystem.status.metadata.error
        if !filesystem.hasCompletedFirstSync {
            let reason = error?.userMessage ?? "the filesystem was shut down"
            throw .failure("the account was never listed here, and cannot be now: \(reason)")
        }
        if let error { terminal.printStatus("Working with what is known here: \(error.userMessage).") }
    }

    // MARK: After

    /// Waits for changes to be sent, as far as patience goes, and tells what is left.
    func finish() async throws(CommandError) -> ExitStatus {
        if patience != .none {
            let patience = patience
            try await show(upTo: nil) { filesystem in
                let status = filesystem.status
                guard status.upload.isInProgress, !filesystem.isShutDown else { return true }
                guard let error = status.upload.error ?? status.metadata.error else { return false }
                return patience == .whileConnected || !error.isOfConnection
            }
        }
        printQueuedChanges()
        let error = filesystem.status.upload.error
        return error.map { !$0.isOfConnection } == true ? .failure : .success
    }

    /// Says how many changes are still to be sent, if any.
    func printQueuedChanges() {
        // A filesystem that cannot be read has told so already.
        guard let count = try? filesystem.pendingChangeCount, count > 0 else { return }
        if let held = try? filesystem.heldDeletions, held > 0 {
            terminal.printStatus(
                """
                Deletions of \(held) files are held back because they are so many. \
                `dbx fs status --confirm-deletions` lets them go, --take-back-deletions takes them back.
                """)
            return
        }
        let status = filesystem.status
        let reason = (status.upload.error ?? status.metadata.error).map { ": \($0.userMessage)" } ?? ""
        terminal.printStatus(
            """
            \(count) \(count == 1 ? "change is" : "changes are") queued here and not sent yet\(reason). \
            The next run of dbx fs sends \(count == 1 ? "it" : "them").
            """)
    }

    // MARK: Meanwhile

    /// Shows what is syncing until a condition is met, or for so long.
    func show(
        upTo limit: Duration?, until isMet: @escaping @Sendable (Filesystem) -> Bool
    ) async throws(CommandError) {
        if isMet(filesystem) { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.draw(until: isMet) }
            if let limit {
                group.addTask {
                    // Ends early when the condition is met.
                    try? await Task.sleep(for: limit)
                }
            }
            await group.next()
            group.cancelAll()
        }
        if Task.isCancelled { throw .interrupted }
    }

    private func draw(until isMet: @Sendable (Filesystem) -> Bool) async {
        var view = SyncProgressView(terminal: terminal)
        let changes = filesystem.changes
        view.show(filesystem)
        if !isMet(filesystem) {
            for await _ in changes {
                view.show(filesystem)
                if isMet(filesystem) { break }
                // Ten drawings a second are as many as an eye needs; what comes meanwhile comes as one.
                if terminal.isInteractive { do { try await Task.sleep(for: .milliseconds(100)) } catch { break } }
            }
        }
        view.end(filesystem)
    }
}

extension SyncPath {
    /// A path as people type it: the slash in front may be missing, one at the end does no harm.
    init(typed text: String) throws(CommandError) {
        let names = text.split(separator: "/")
        guard let path = SyncPath("/" + names.joined(separator: "/")) else {
            throw .usage("Dropbox takes no path like '\(text)'.")
        }
        self = path
    }
}
