import DropboxConcurrency
import DropboxCore
import SwiftyDropbox

/// Records the changes of a command. A history that can't be written is no reason to fail, so there is only a warning.
struct HistoryRecorder: Sendable {
    /// The history, or the reason why there is none.
    private let file: Result<HistoryFile, CommandError>
    private let command: String
    private let warning: SingleWarning
    private let clock: ClientClock
    private let entry = Locked<String?>(nil)
    private let lastNumber = Locked(0)
    /// The number of the change that the changes take back, if the command is `dbx undo`.
    private var undoneNumber: Int?

    /// - Parameters:
    ///   - account: The account that the command changes.
    ///   - client: A client of the account.
    ///   - command: The command without options, for the user.
    ///   - terminal: The terminal for the warning.
    /// - Throws: An error that the command would get, too, such as that of a missing connection.
    init(
        _ account: AccountOptions, _ client: DropboxClient, _ command: String, _ terminal: Terminal
    ) async throws(CommandError) {
        let file: Result<HistoryFile, CommandError>
        do throws(CommandError) { file = .success(try await account.history(client)) } catch {
            // A token without the scope for it doesn't tell its account.
            guard error.details.code != nil, error.details.isRetryable == false else { throw error }
            file = .failure(error)
        }
        self.init(file, command, terminal)
    }

    init(_ file: Result<HistoryFile, CommandError>, _ command: String, _ terminal: Terminal) {
        (self.file, self.command) = (file, command)
        warning = SingleWarning(terminal)
        clock = terminal.clock
    }

    /// The name of the file with the history, or `nil` if there is none.
    var fileName: String? {
        guard case .success(let file) = file else { return nil }
        return file.name
    }

    /// Returns a recorder of changes that take back the one with a number.
    func undoing(_ number: Int) -> HistoryRecorder {
        var recorder = self
        recorder.undoneNumber = number
        return recorder
    }

    /// Returns a change with the number of that which it takes back.
    private func numbered(_ change: HistoryEntry.Change) -> HistoryEntry.Change {
        var change = change
        change.undoes = undoneNumber
        return change
    }

    /// Records a change after it was made.
    func record(_ change: HistoryEntry.Change) { write { file, id in try file.add(change, to: id) } }

    /// Records changes before they are made, so that `dbx undo` finds out what became of them if the command is stopped.
    func plan(_ changes: [HistoryEntry.Change]) -> Plan {
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        write { file, id in try file.plan(changes, number, of: id) }
        return Plan(recorder: self, number: number)
    }

    /// Changes that were recorded before they are made.
    struct Plan: Sendable {
        fileprivate let recorder: HistoryRecorder
        fileprivate let number: Int

        /// Records that the changes were made as planned.
        func finish() { finish(isMade: true) }

        /// Records that the changes weren't made, apart from those that were recorded.
        func withdraw() { finish(isMade: false) }

        private func finish(isMade: Bool) {
            recorder.write { [number] file, id in try file.finishPlan(number, of: id, isMade: isMade) }
        }
    }

    private func write(_ body: (HistoryFile, String) throws -> Void) {
        entry.withLock { entry in
            do {
                let file = try file.get()
                let id = try entry ?? file.begin(command)
                entry = id
                try body(file, id)
            } catch {
                let reason = (error as? CommandError)?.message ?? CommandError.userMessage(for: error)
                warning.print("`dbx undo` can't take this back: \(reason)")
            }
        }
    }

    // MARK: Making changes

    /// The outcome of a change, according to what is in Dropbox.
    enum Finding<Result: Sendable>: Sendable {
        case made(Result)
        case notMade
        case unknown
    }

    /// The maximum time for which a command that is stopped waits for the response to a change.
    private static let maximumTime: Duration = .seconds(5)
    /// The maximum number of times that a change is requested.
    private static let maximumAttempts = 3

    /// Makes a change, with a record before and after it. A command that is stopped waits up to 5 seconds for its end.
    ///
    /// If the response is lost, `find` tells whether Dropbox made the change; if not, it's requested again. If that can't be
    /// found out, either, the record before the change stays.
    ///
    /// - Parameters:
    ///   - planned: The changes as far as they are known before.
    ///   - placement: The folders that Dropbox creates for the change, or `nil` for none.
    ///   - changes: Returns the changes that were made, or `nil` for the planned ones. The default returns `nil`. If it fails,
    ///     `dbx undo` finds them.
    ///   - find: Returns the outcome according to what is in Dropbox now.
    ///   - work: Requests the change.
    func make<Result: Sendable>(
        _ planned: [HistoryEntry.Change], in placement: Placement? = nil,
        changes: @escaping @Sendable (Result) async throws -> [HistoryEntry.Change]? = { _ in nil },
        find: () async throws -> Finding<Result>, _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let plan = plan((placement?.plannedFolders ?? []) + planned.map(numbered))
        let result: Result
        do { result = try await outcome(find, work) } catch {
            if error.isUncertain {
                warning.print("it isn't known whether Dropbox made the change; `dbx undo` finds out")
            } else {
                plan.withdraw()
            }
            throw error
        }
        await complete(plan) {
            // An undo takes them back last.
            try await placement?.recordFolders(self)
            guard let changes = try await changes(result) else { return true }
            for change in changes { record(numbered(change)) }
            return false
        }
        return result
    }

    /// Records what became of planned changes. If that fails, they stay planned, and `dbx undo` finds out.
    ///
    /// - Parameters:
    ///   - plan: The planned changes, which Dropbox has made or rejected.
    ///   - work: Finds out what isn't known, records the changes that were made, and returns whether these are the planned
    ///     ones, which it doesn't have to record.
    func complete(_ plan: Plan, _ work: @escaping @Sendable () async throws -> Bool) async {
        do {
            let isMade = try await shielded(work)
            if isMade { plan.finish() } else { plan.withdraw() }
        } catch {}
    }

    /// Runs work that a command finishes even if it's stopped, unless that takes more than 5 seconds.
    func shielded<Result: Sendable>(
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withDelayedCancellation(Self.maximumTime, sleep: clock.sleep, work)
    }

    private func outcome<Result: Sendable>(
        _ find: () async throws -> Finding<Result>, _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        var attempt = 1
        while true {
            do {
                return try await shielded(work)
            } catch {
                guard error.isUncertain, !Task.isCancelled else { throw error }
                switch try await found(find) {
                case .made(let result): return result
                case .notMade where attempt < Self.maximumAttempts: attempt += 1
                case .notMade, .unknown: throw error
                }
            }
        }
    }

    private func found<Result>(_ find: () async throws -> Finding<Result>) async throws -> Finding<Result> {
        do { return try await find() } catch let error as CancellationError { throw error } catch { return .unknown }
    }
}

extension Error {
    /// Whether Dropbox may have made the change that failed.
    fileprivate var isUncertain: Bool {
        if self is CancellationError { return true }
        guard let error = self as? any CallFailureDescription else { return false }
        return switch error.verdict {
        case .indeterminate: true
        case .notSent, .rejected: false
        case .permanent, .clientWide: error.isCancellation
        }
    }
}
