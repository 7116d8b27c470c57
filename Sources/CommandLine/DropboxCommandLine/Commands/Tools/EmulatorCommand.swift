import Foundation

/// `dbx emulator`: runs the program `dbx-emulator` in place of this one. It is a separate program because it needs many
/// libraries, which all other commands would load, too.
package struct EmulatorCommand: Command {
    package static let name = "emulator"
    package static let summary = "run a Dropbox server on this machine, for tests and development"
    package static let discussion = """
        Run a Dropbox server on this machine until Control-C, without credentials. Only programs on this machine can reach
        it. Prints its URL, an access token, and a working `curl` command. The URL shows a console in a browser. The admin
        API is under /emulator/ (Documentation/EmulatorAdminAPI.md).
        """
    package static let usage = [
        "[OPTIONS]", "--record DIR [OPTIONS]", "drift RECORDING [OPTIONS]", "replay REPORT [DIR]",
        "--routes [--markdown]",
    ]
    package static let notes = """
        Most options can also be variables of the environment, such as `DBX_EMULATOR_PORT` for `--port`
        (Documentation/EmulatorContainers.md). The command line takes precedence.
        """

    private let words: [String]

    package init(_ arguments: inout Arguments) throws(CommandError) {
        words = arguments.words
        _ = try EmulatorAction(&arguments)
    }

    package func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try CompanionProgram.emulator.replaceThisOne(words)
    }
}
