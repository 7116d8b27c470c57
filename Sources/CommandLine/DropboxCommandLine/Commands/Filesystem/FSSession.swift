import DropboxCore
import DropboxSync
import Foundation

/// An open filesystem and the terminal of its user.
struct FSSession: Sendable {
    /// How long to wait for the server.
    enum WaitPolicy: Sendable {
        /// Don't wait.
        case none
        /// Wait while the connection works and a change can be uploaded.
        case whileConnected
        /// Wait until all changes are uploaded that can be, however long the connection fails.
        case untilUploaded
    }

    let filesystem: Filesystem
    let terminal: Terminal
    let waitPolicy: WaitPolicy
    let isJSON: Bool
    /// The longest time that the server may ask to wait before the first listing, or `nil` if there is no limit.
    private let maximumWait: Duration?
    /// The time when the command started, in whole seconds, as the filesystem records times.
    private let start: Date

    init(
        _ filesystem: Filesystem, _ terminal: Terminal, _ waitPolicy: WaitPolicy, since start: Date, isJSON: Bool,
        maximumWait: Duration?
    ) {
        self.filesystem = filesystem
        self.maximumWait = maximumWait
        self.start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
        self.terminal = terminal
        self.waitPolicy = waitPolicy
        self.isJSON = isJSON
    }

    // MARK: Start and end

    /// The maximum time to wait for remote changes before the command runs with the local data.
    private static let maximumWaitForRemoteChanges = Duration.seconds(10)

    /// Waits for the first listing, or for the remote changes since the last run.
    func begin() async throws(CommandError) {
        let isFirst = !filesystem.hasCompletedFirstSync
        if waitPolicy == .none, !isFirst { return }
        if isFirst { terminal.printStatus("Listing the account for the first time…") }
        let limit = isFirst ? nil : Self.maximumWaitForRemoteChanges
        try await showProgress(upTo: limit) { [maximumWait] filesystem in
            let metadata = filesystem.status.metadata
            if !metadata.isInProgress || filesystem.isShutDown { return true }
            guard let wait = metadata.wait else { return false }
            // Later listings don't wait: there is local data. A server that only asks to wait gets as many attempts as from
            // other commands.
            return !isFirst || metadata.error?.isRefusal != true
                || wait.attempt ?? 0 > RetryPolicy.standard.maximumAttempts
                || maximumWait.map { wait.duration ?? .zero > $0 } == true
        }
        let error = filesystem.status.metadata.error
        if !filesystem.hasCompletedFirstSync {
            let reason = error ?? SyncError(.shutdown, "the filesystem was shut down")
            throw .filesystem("cannot list the account for the first time", reason)
        }
        if let error { terminal.printStatus("Using the local data: \(error.userMessage).") }
    }

    /// Waits for changes to be uploaded according to the wait policy, and prints the number of queued changes.
    func finish() async throws(CommandError) -> ExitStatus {
        if waitPolicy != .none {
            let waitPolicy = waitPolicy
            try await showProgress(upTo: nil) { filesystem in
                let status = filesystem.status
                guard status.upload.isInProgress, !filesystem.isShutDown else { return true }
                // Each remaining change is rejected or held, or waits for such a change.
                if status.isUploadStalled { return true }
                guard let error = status.attemptError ?? status.metadata.error else { return false }
                return waitPolicy == .whileConnected || !error.isConnectionError
            }
        }
        printQueuedChanges()
        let isEverythingKept = try reportLostUploads()
        let error = filesystem.status.upload.error
        return isEverythingKept && error?.isConnectionError != false ? .success : .failure
    }

    /// Reports the contents that this run couldn't upload and keeps aside. Returns whether there are none.
    private func reportLostUploads() throws(CommandError) -> Bool {
        let files: [QuarantinedFile]
        do { files = try filesystem.quarantinedFiles.filter { $0.date >= start } } catch {
            throw .filesystem("cannot read the status", error)
        }
        for file in files { terminal.warn("not uploaded: \(file.userMessage)") }
        return files.isEmpty
    }

    /// Prints the number of changes that aren't uploaded yet, if any.
    func printQueuedChanges() {
        // If the filesystem can't be read, the command has already failed.
        guard let count = try? filesystem.pendingChangeCount, count > 0 else { return }
        if let held = try? filesystem.heldDeletionCount, held > 0 {
            terminal.printStatus(
                """
                The deletion of \(held.counted("file")) is waiting for confirmation. Confirm it with \
                `dbx fs status --confirm-deletions`, or discard it with `dbx fs status --discard-deletions`.
                """)
            return
        }
        let failed = waitPolicy == .none ? [] : printFailedChanges()
        let status = filesystem.status
        let error = status.attemptError ?? status.metadata.error ?? (failed.isEmpty ? status.upload.error : nil)
        let reason = error.map { ": \($0.userMessage)" } ?? ""
        let next = failed.isEmpty ? "uploads \(count == 1 ? "it" : "them")" : "tries again"
        terminal.printStatus(
            """
            \(count.counted("change is", "changes are")) queued and not uploaded yet\(reason). \
            The next run of dbx fs \(next).
            """)
    }

    /// The maximum number of changes to print with their errors.
    private static let maximumFailedChangeCount = 5

    /// Prints the first changes that were rejected or that failed repeatedly, with the reasons, and returns all.
    private func printFailedChanges() -> [PendingOperation] {
        // If the filesystem can't be read, the command has already failed.
        guard let operations = try? filesystem.pendingOperations(limit: 10_000) else { return [] }
        let failed = operations.filter { $0.kind != .download && $0.error != nil }
        for operation in failed.prefix(Self.maximumFailedChangeCount) {
            terminal.warn("not uploaded: \(operation.userMessage)")
        }
        if failed.count > Self.maximumFailedChangeCount {
            terminal.warn(
                """
                \(failed.count - Self.maximumFailedChangeCount) more were not uploaded; `dbx fs status` prints the reasons
                """)
        }
        return failed
    }

    // MARK: Progress

    /// Shows the progress of the sync until a condition is met or a time limit has passed.
    ///
    /// - Parameters:
    ///   - limit: The time limit, or `nil` for none.
    ///   - isMet: Returns whether the condition is met.
    func showProgress(
        upTo limit: Duration?, until isMet: @escaping @Sendable (Filesystem) -> Bool
    ) async throws(CommandError) {
        if isMet(filesystem) { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.draw(until: isMet) }
            if let limit {
                group.addTask {
                    // The sleep is canceled when the condition is met.
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
                // Draw at most ten times per second. Changes in the meantime coalesce.
                if terminal.isInteractive { do { try await Task.sleep(for: .milliseconds(100)) } catch { break } }
            }
        }
        view.finish()
    }
}

extension SyncPath {
    /// Creates a path from the text that a user typed. The leading slash is optional, a trailing slash is ignored.
    init(typed text: String) throws(CommandError) {
        guard let path = SyncPath("/" + text.pathNames.joined(separator: "/")) else {
            throw .usage("invalid path '\(text)': Dropbox does not allow it")
        }
        self = path
    }
}
