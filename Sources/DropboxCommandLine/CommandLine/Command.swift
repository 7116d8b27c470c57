import DropboxCore
import Foundation

/// One command of `dbx`: reads its arguments, then runs.
protocol Command: Sendable {
    /// The word that calls it.
    static var name: String { get }

    /// One line for the list of commands.
    static var summary: String { get }

    /// Everything that `--help` prints.
    static var help: String { get }

    /// Takes from `arguments` what the command knows; what remains is refused by the caller.
    init(_ arguments: inout Arguments) throws(CommandError)

    /// Does the work. Cancellation of the task is Control-C.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus
}

/// How a command ended, as shells read it.
enum ExitStatus: Int32, Sendable {
    case success = 0
    /// The work was done and did not come out as it should, or could not be done.
    case failure = 1
    /// The command line was wrong.
    case usage = 2
    /// There is no connection to the server, and never was one.
    case unreachable = 3
    /// Control-C, as shells count it: 128 + SIGINT.
    case interrupted = 130
    /// Whoever read the output has gone, as shells count it: 128 + SIGPIPE.
    case outputClosed = 141
}

/// Why a command stopped, in words for the person who typed it.
struct CommandError: Error, Sendable {
    var message: String
    var status: ExitStatus

    static func usage(_ message: String) -> CommandError { CommandError(message: message, status: .usage) }
    static func failure(_ message: String) -> CommandError { CommandError(message: message, status: .failure) }
    static let interrupted = CommandError(message: "stopped by Control-C", status: .interrupted)

    /// What went wrong while `doing` something, or the interruption that it really was.
    static func failure(_ doing: String, _ error: any Error) -> CommandError {
        if let error = error as? CommandError { return error }
        if error is CancellationError || Task.isCancelled { return .interrupted }
        if let error = ConnectionError.unreachable(in: error) {
            return CommandError(message: "\(doing): \(error.advice)", status: .unreachable)
        }
        return .failure("\(doing): \(words(for: error))")
    }
}

extension Terminal {
    /// Tells of what is not wrong yet, to a person or to a program.
    func warn(_ message: String) {
        do throws(CommandError) {
            printStatus(isJSON ? try json(["warning": message]) : "dbx: warning: \(message)")
        } catch { printStatus("dbx: warning: \(message)") }
    }

    /// Tells of an error, to a person or to a program.
    func printError(_ error: CommandError, isJSON: Bool) {
        do throws(CommandError) {
            printError(
                isJSON ? try json(["error": error.message, "status": error.status.rawValue]) : "dbx: \(error.message)")
        } catch { printError("dbx: \(error.message)") }
    }

    /// Does one of several things that do not depend on each other: a failure is told and answered, so that the others are done
    /// all the same.
    ///
    /// - Throws: What Control-C ends.
    func trying(
        isJSON: Bool, _ work: () async throws(CommandError) -> ExitStatus
    ) async throws(CommandError) -> ExitStatus {
        do throws(CommandError) {
            return try await work()
        } catch {
            // Nothing else will get any further.
            if error.status == .interrupted || error.status == .unreachable { throw error }
            printError(error, isJSON: isJSON)
            return .failure
        }
    }
}
