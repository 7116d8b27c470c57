import DropboxCommandLine
import Foundation

/// The program `dbx-worker`, which `dbx worker` runs.
@main
struct WorkerTool {
    static func main() async {
        await Dbx.runProcess(commands: [WorkerProgram.self]) { () throws(CommandError) in
            let words = try Dbx.processWords()
            return [WorkerProgram.name] + (try WorkerAction.words(words, ProcessInfo.processInfo.environment))
        }
    }
}

/// The only command of `dbx-worker`.
struct WorkerProgram: Command {
    static let name = WorkerCommand.name
    static let summary = WorkerCommand.summary
    static let discussion = WorkerCommand.discussion
    static let defaults = DefaultsUse.none

    private let action: WorkerAction

    init(_ arguments: inout Arguments) throws(CommandError) {
        action = try WorkerAction(&arguments)
    }

    /// A worker ends with SIGTERM, also while it starts.
    var endsAtTermination: Bool { if case .run = action { true } else { false } }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        switch action {
        case .run(let run): try await run.run(terminal)
        case .status(let status): try await status.run(terminal)
        case .inspect(let inspect): try await inspect.run(terminal)
        case .retry(let retry): try await retry.run(terminal)
        case .release(let release): try await release.run(terminal)
        case .forget(let forget): try await forget.run(terminal)
        case .drain(let drain): try await drain.run(terminal)
        case .resume(let resume): try await resume.run(terminal)
        }
    }
}
