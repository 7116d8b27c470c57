import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// `dbx fs` with commands from standard input.
@Suite(.timeLimit(.minutes(10)))
struct FilesystemShellTests {
    /// Passes lines to the shell with the demo filesystem.
    private func type(_ lines: [String], _ options: String...) async -> CommandFixture.CommandResult {
        let log = TerminalLog()
        let remainingLines = LinesToType(lines)
        let terminal = Terminal(isInteractive: false, read: remainingLines.next, write: log.write)
        let status = await Dbx.run(["fs", "--demo"] + options, terminal: terminal)
        return CommandFixture.CommandResult(status: status, output: log.text(.output), error: log.text(.error))
    }

    @Test(arguments: ["put - /Welcome.txt", "put - --append /Welcome.txt"])
    func fileContentFromStandardInputIsRejectedAndNotRun(line: String) async {
        let result = await type(["ls /Welcome.txt", line, "ls /Notes"])
        #expect(result.status == .usage)
        let message = """
            dbx: put - cannot read standard input: it contains the commands, so the remaining input is ignored; use a file

            """
        #expect(result.error.hasSuffix(message), "\(result.error)")
        #expect(result.output == "Welcome.txt\n")
    }

    @Test func jsonOption_printsErrorsAsJSON() async throws {
        let result = await type(["ls \"/", "fly", "cat /nowhere"], "--json")
        let errors = result.error.split(separator: "\n").filter { $0.contains("\"error\":") }
        #expect(errors.count == 3 && !result.error.contains("dbx: "), "\(result.error)")
        let statuses = try errors.map { line in
            try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["status"] as? Int
        }
        #expect(statuses == [2, 2, 1])
    }

    @Test func missingDestinationFolderIsRejected() async throws {
        let folder = try TemporaryDirectory()
        let source = folder.url.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: source)
        let result = await type([
            "put '\(source.path)' /New/", "mv /Welcome.txt /Archive/", "mv /Notes/Ideas.txt /Welcome.txt/",
            "put '\(source.path)' /Notes/", "mv /Welcome.txt /Notes/", "ls --recursive",
        ])
        for message in [
            "no such folder: /New; create it with mkdir", "no such folder: /Archive; create it with mkdir",
            "not a folder: /Welcome.txt is a file",
        ] {
            #expect(result.error.contains("dbx: \(message)\n"), "\(result.error)")
        }
        let files = "/Notes/\n/Notes/a.txt\n/Notes/Ideas.txt\n/Notes/Shopping.txt\n/Notes/Welcome.txt\n"
        #expect(result.output == files)
    }
}

/// A sequence of input lines.
private final class LinesToType: Sendable {
    private let lines: Locked<[String]>

    init(_ lines: [String]) { self.lines = Locked(lines.reversed()) }

    @Sendable func next() -> String? { lines.withLock { $0.popLast() } }
}
