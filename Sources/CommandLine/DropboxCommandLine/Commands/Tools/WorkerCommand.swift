import Foundation

/// `dbx worker`: runs the program `dbx-worker` in place of this one. It is a separate program because its PostgreSQL
/// library needs many others, which all other commands would load, too.
package struct WorkerCommand: Command {
    package static let name = "worker"
    package static let summary = "copy the changes of accounts or a team, on any number of machines"
    package static let discussion = """
        Work on the changes of accounts or of a team with any number of machines that share a database
        (Documentation/RunningWorkers.md).
        """
    package static let defaults = DefaultsUse.none

    private let words: [String]

    package init(_ arguments: inout Arguments) throws(CommandError) {
        words = arguments.words
        _ = try WorkerAction(&arguments)
    }

    package func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try CompanionProgram.worker.replaceThisOne(words)
    }
}
