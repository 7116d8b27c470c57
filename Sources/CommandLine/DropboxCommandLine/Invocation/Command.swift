import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import SwiftyDropbox

/// A command of `dbx`, which parses its arguments and then runs.
package protocol Command: Subcommand {
    /// Runs the command. Control-C cancels the task.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus

    /// How the command uses the defaults of options. The default is ``DefaultsUse/required``.
    static var defaults: DefaultsUse { get }

    /// Whether SIGTERM is the usual end of the command, whose exit status is then that of a success. The default is
    /// `false`.
    var endsAtTermination: Bool { get }
}

/// How a command uses the defaults of options.
package enum DefaultsUse: Sendable {
    /// The command fails if the defaults can't be read.
    case required
    /// The command warns, and has no defaults, if they can't be read.
    case optional
    /// The options of the command have no defaults.
    case none
}

extension Command {
    package static var defaults: DefaultsUse { .required }

    package var endsAtTermination: Bool { false }

    /// Parses the words after the name of the command.
    static func parse(_ words: [String]) throws(CommandError) -> Self {
        try Arguments.parse(words) { (arguments) throws(CommandError) in try Self(&arguments) }
    }

    /// Parses the words after the name of the command, and returns also a terminal with the messages that they ask for.
    static func parse(
        _ words: [String], for terminal: Terminal
    ) throws(CommandError) -> (command: any Command, terminal: Terminal) {
        let declare = { (arguments: inout Arguments) throws(CommandError) in try Self(&arguments) }
        let declarations = Arguments.declarations(of: words, declare)
        try checkSelection(declarations, words, terminal)
        let hasMessages = declarations.syntax.options.contains { $0.section == MessageOptions.section }
        return try Defaults.parse(
            words, of: name, declarations.syntax, terminal, defaults
        ) { (words) throws(CommandError) -> (command: any Command, terminal: Terminal) in
            let command = try Arguments.parse(words, declarations, declare)
            if !hasMessages { return (command, terminal) }
            let messages = try Arguments.read(words, declarations) { (arguments) throws(CommandError) in
                try MessageOptions(&arguments)
            }
            return (command, terminal.with(messages))
        }
    }

    /// Prints the help and throws an error if the words lack the name of a subcommand.
    private static func checkSelection(
        _ declarations: Arguments.Declarations, _ words: [String], _ terminal: Terminal
    ) throws(CommandError) {
        let missing = declarations.missingSubcommands
        if missing.isEmpty { return }
        if !terminal.isJSON { terminal.printStatus(text: Help(Self.self, words, width: terminal.width).text + "\n") }
        throw .usage("missing command: expected " + missing.map { $0.name }.alternatives)
    }
}

extension CommandError {
    /// Returns the error of a failure that the API would report with a code.
    static func failure(_ message: String, code: String) -> CommandError {
        CommandError(message: message, status: .failure, details: Details(code: code, isRetryable: false))
    }
    private static let interruption = "stopped by Control-C"
    static let interrupted = CommandError(message: interruption, status: .interrupted)
    /// The interruption of a transfer that the same command continues.
    static let interruptedTransfer = CommandError(
        message: "\(interruption); run the same command again to continue", status: .interrupted)

    /// The error of a command that SIGTERM stopped, which the interruption is attributed to.
    fileprivate var causedByTermination: CommandError {
        guard status == .interrupted, message.hasPrefix(Self.interruption) else { return self }
        var error = self
        error.message = "stopped by SIGTERM" + message.dropFirst(Self.interruption.count)
        error.isTermination = true
        return error
    }

    /// Returns the error of a failed operation.
    ///
    /// - Parameters:
    ///   - operation: The start of the message, such as `cannot list /photos`.
    ///   - error: The cause. A `CommandError` is returned unchanged, a cancellation becomes ``interrupted``.
    package static func failure(_ operation: String, _ error: any Error) -> CommandError {
        failure(operation, error, .none)
    }

    /// Returns the error of an operation that fails if another item is at its path.
    static func failure(_ operation: String, _ error: any Error, _ conflict: ConflictRemedy) -> CommandError {
        if let error = error as? CommandError { return error }
        if error is CancellationError || Task.isCancelled { return .interrupted }
        if let error = ConnectionError.unreachable(in: error) {
            let message = """
                \(operation): cannot reach the server: \(error.underlyingMessage); check the network and the address of \
                --host, or use --retry to keep trying
                """
            return CommandError(message: message, status: .unreachable)
        }
        let advice = isOutOfSpace(error) ? "; free some space and run the command again to continue" : ""
        return CommandError(
            message: "\(operation): \(userMessage(for: error, conflict))\(advice)", status: .failure,
            details: details(of: error))
    }
}

extension Terminal {
    /// Prints a warning, as text or as a JSON object.
    func warn(_ message: String) {
        let object: JSONObject = ["warning": message]
        printMessage(isJSON ? object.text : "dbx: warning: \(message)")
    }

    /// Prints a line of a log, as text or as a JSON object.
    func printLog(_ line: String) {
        let object: JSONObject = ["log": line]
        printMessage(isJSON ? object.text : line)
    }

    /// Prints an error, as text or as a JSON object.
    func printError(_ error: CommandError, isJSON: Bool) {
        let object: JSONObject = [
            "error": error.message, "status": error.status.rawValue, "code": error.details.code,
            "route": error.details.route, "request_id": error.details.requestID, "retryable": error.details.isRetryable,
        ]
        printError(isJSON ? object.text : "dbx: \(error.message)")
    }

    /// Runs an operation for each of some values. The failure of one is printed, and doesn't stop the others.
    ///
    /// - Throws: The error of a single value, an interruption by Control-C, or an error because the server is unreachable.
    func forEach<Value>(
        _ values: [Value], isJSON: Bool, _ work: (Value) async throws(CommandError) -> Void
    ) async throws(CommandError) -> ExitStatus {
        if values.count == 1, let value = values.first {
            try await work(value)
            return .success
        }
        var status = ExitStatus.success
        for value in values {
            let outcome = try await reportingFailure(isJSON: isJSON) { () async throws(CommandError) in
                try await work(value)
                try checkOutput()
                return .success
            }
            if outcome != .success { status = outcome }
        }
        return status
    }

    /// Runs one of several independent operations. Prints its error and returns ``ExitStatus/failure``, so that the
    /// other operations can run.
    ///
    /// - Throws: An interruption by Control-C, or an error because the server is unreachable. Both stop all operations.
    func reportingFailure(
        isJSON: Bool, _ work: () async throws(CommandError) -> ExitStatus
    ) async throws(CommandError) -> ExitStatus {
        do throws(CommandError) {
            return try await work()
        } catch {
            // The other operations would fail in the same way.
            if [.interrupted, .unreachable, .outputClosed].contains(error.status) { throw error }
            printError(error, isJSON: isJSON)
            return .failure
        }
    }
}

/// The conversion of SIGINT and SIGTERM into task cancellation, so that a command can clean up.
enum SignalHandling {
    /// Runs an operation in a task that SIGINT, SIGTERM, and the cancellation of the caller cancel. A second signal
    /// exits immediately.
    ///
    /// The task runs on dedicated threads, because commands block on disks and streams.
    static func withSignalCancellation<Success: Sendable>(
        _ work: @escaping @Sendable () async throws(CommandError) -> Success
    ) async throws(CommandError) -> Success {
        let (task, isStopped) = (Locked<Task<Result<Success, CommandError>, Never>?>(nil), Locked(false))
        let isTerminated = Locked(false)
        // On Linux, the source replaces the action of the signal.
        let sources = [SIGINT, SIGTERM].map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
        for (source, number) in zip(sources, [SIGINT, SIGTERM]) {
            source.setEventHandler {
                let isRepeated = isStopped.withLock { isStopped in
                    defer { isStopped = true }
                    return isStopped
                }
                if isRepeated {
                    HiddenInput.show()
                    exit(ExitStatus.interrupted.rawValue)
                }
                if number == SIGTERM { isTerminated.withLock { $0 = true } }
                task.withLock(\.self)?.cancel()
            }
            // A signal before that ends the process, which has done nothing yet.
            await withCheckedContinuation { continuation in
                source.setRegistrationHandler {
                    #if canImport(Darwin)
                        _ = signal(number, SIG_IGN)
                    #endif
                    continuation.resume()
                }
                source.resume()
            }
        }
        defer { for source in sources { source.cancel() } }
        let started = Task.onBlockingThreads { () async -> Result<Success, CommandError> in
            do throws(CommandError) { return .success(try await work()) } catch { return .failure(error) }
        }
        task.withLock { $0 = started }
        if isStopped.withLock(\.self) { started.cancel() }
        let result = await withTaskCancellationHandler {
            await started.value
        } onCancel: {
            started.cancel()
        }
        return try result.mapError { isTerminated.withLock(\.self) ? $0.causedByTermination : $0 }.get()
    }
}
