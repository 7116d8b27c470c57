import DropboxSync
import Foundation

/// `dbx fs`: a filesystem that works offline.
struct FSCommand: Command {
    static let name = "fs"
    static let summary = "use the files of an account, also without a connection"
    static let discussion = """
        Use the files of an account, also without a connection. The folder tree and the files that were read are stored on
        this machine. Changes are applied locally, queued on disk, and uploaded as soon as a connection is available, in
        this run or the next.
        """
    static let usage = ["COMMAND [OPTIONS]"]
    static let notes = """
        Without --wait, changes that cannot be uploaded now stay queued; this is not a failure. A change that Dropbox
        rejects stays queued, too, and is tried again by each run; the others are uploaded, and the command fails with the
        reason, which `dbx fs status` also prints. Moving your item into a folder of somebody else makes the owner of that
        folder the owner of the item.

        Only one process at a time can have the filesystem of an account open. Other processes can use ls and cat with the local
        data in the meantime.
        """

    static let actions: [any FSAction.Type] = [
        FSLs.self, FSCat.self, FSPut.self, FSMkdir.self, FSMv.self, FSRm.self, FSWatch.self, FSStatus.self,
    ]

    private let source: FilesystemSource
    private let waitPolicy: FSSession.WaitPolicy
    private let isJSON: Bool
    /// The selected action. It is `nil` only while the syntax is declared.
    private let action: (any FSAction)?

    init(_ arguments: inout Arguments) throws(CommandError) {
        let waits = arguments.flag(
            "wait",
            """
            wait until all changes are uploaded that Dropbox accepts, however long the server can't be reached
            """)
        let doesNotWait = arguments.flag(
            "no-wait", "don't wait for the server: neither for remote changes before nor for uploads after")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        let options = try FilesystemSource.Options(&arguments)
        action = try arguments.subcommand(of: Self.actions) as? any FSAction
        switch (waits, doesNotWait) {
        case (false, false): waitPolicy = .whileConnected
        case (true, false): waitPolicy = .untilUploaded
        case (false, true): waitPolicy = .none
        case (true, true): throw .usage("--wait and --no-wait cannot be combined")
        }
        source = try FilesystemSource(options)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        guard let action else { return .usage }
        var readOnlyWork: FilesystemSource.ReadOnlyWork?
        if let action = action as? any FSReadAction {
            readOnlyWork = { reader throws(CommandError) in
                let snapshot = FilesystemSnapshot(reader: reader, terminal: terminal, isJSON: isJSON)
                try snapshot.printNotice()
                return try await action.run(snapshot)
            }
        }
        let start = Date()
        let work: FilesystemSource.Work = { filesystem throws(CommandError) in
            let session = FSSession(
                filesystem, terminal, waitPolicy, since: start, isJSON: isJSON, maximumWait: source.maximumWait)
            try await session.begin()
            let status: ExitStatus
            do throws(CommandError) {
                status = try await action.run(session)
            } catch {
                // Earlier changes are still queued, so report them before the error.
                session.printQueuedChanges()
                throw error
            }
            let uploadStatus = try await session.finish()
            return status == .success ? uploadStatus : status
        }
        return try await source.withFilesystem(
            terminal, waits: waitPolicy != .none, work, readOnlyWork: readOnlyWork)
    }
}

/// A command of `dbx fs`.
protocol FSAction: Subcommand {
    /// Runs the action. Control-C cancels the task.
    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus
}

/// An action that can work with local data only. It also runs while another process has the filesystem open.
protocol FSReadAction: FSAction {
    /// Runs the action with the local data of the other process.
    func run(_ snapshot: FilesystemSnapshot) async throws(CommandError) -> ExitStatus
}

extension CommandError {
    /// Returns the error of a failed filesystem operation.
    ///
    /// - Parameters:
    ///   - operation: The start of the message, such as `cannot list /photos`.
    ///   - error: The cause. A cancellation becomes ``interrupted``.
    static func filesystem(_ operation: String, _ error: any Error) -> CommandError {
        guard let error = error as? SyncError else { return .failure(operation, error) }
        if error.code == .cancelled || Task.isCancelled { return .interrupted }
        let status: ExitStatus = error.code == .noConnection ? .unreachable : .failure
        return CommandError(message: "\(operation): \(error.userMessage)", status: status)
    }
}

extension SyncError {
    /// The message for the user, who already knows the path.
    var userMessage: String {
        switch code {
        case .noConnection: "no connection"
        case .network: "the network failed"
        case .timeout: "the request timed out"
        case .ssl: "the TLS connection failed; check the clock of this machine"
        case .server, .retryLater: "the server is temporarily unavailable"
        case .auth:
            underlyingError.flatMap(CommandError.message(forAccess:)) ?? "the account is not linked; sign in again"
        case .quota: "the Dropbox account is out of space"
        case .system, .fileIO, .cache:
            message + (underlyingError.map { ": " + CommandError.userMessage(for: $0) } ?? "")
        case _ where isAnswer:
            underlyingError.map { CommandError.userMessage(for: $0) } ?? message
        case .notCached: message
        // For an unexpected error, the code helps in a bug report.
        default: isFatal ? "\(message) (\(code.rawValue))" : message
        }
    }

    /// A Boolean value that indicates whether the error is about the connection to the server, which may recover.
    var isConnectionError: Bool {
        switch code {
        case .noConnection, .network, .timeout, .ssl, .server, .retryLater, .response: true
        default: false
        }
    }

    /// Whether the server rejected a request, and told why.
    private var isAnswer: Bool {
        switch underlyingError {
        case let error as any CallFailureDescription: error.tags != nil
        case is RecordedFailure: true
        default: false
        }
    }

    /// Whether the server responded, and asks to wait or has failed.
    var isRefusal: Bool { [.retryLater, .server].contains(code) }
}

/// The local data of a filesystem that another process has open. It is read-only.
struct FilesystemSnapshot: Sendable {
    let reader: FilesystemReader
    let terminal: Terminal
    let isJSON: Bool

    /// Prints a message about the limitation to local data.
    func printNotice() throws(CommandError) {
        do {
            let extent = try reader.hasCompletedFirstSync ? "the local data" : "the items listed so far"
            terminal.printStatus("The filesystem is open in another process; reading \(extent).")
        } catch {
            throw .filesystem("cannot read the filesystem", error)
        }
    }
}
