import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxCommandLine

/// `dbx fs` that reads its commands from standard input.
@Suite(.timeLimit(.minutes(10)))
struct FilesystemShellTests {
    /// Types lines at the shell of a Dropbox with a few files.
    private func type(_ lines: [String], _ options: String...) async -> CommandFixture.Ended {
        let log = TerminalLog()
        let left = LinesToType(lines)
        let terminal = Terminal(isInteractive: false, read: left.next, write: log.write)
        let status = await Dbx.run(["fs", "--demo"] + options, terminal: terminal)
        return CommandFixture.Ended(status: status, output: log.text(.output), error: log.text(.error))
    }

    @Test(arguments: ["put - /Welcome.txt", "put - --append /Welcome.txt"])
    func contentIsNotTakenFromWhereTheCommandsComeFromNorRun(line: String) async {
        let ended = await type(["ls /Welcome.txt", line, "ls /Notes"])
        #expect(ended.status == .usage)
        let refusal = "dbx: put - needs standard input, where the commands come from: they end here. Name a file.\n"
        #expect(ended.error.hasSuffix(refusal), "\(ended.error)")
        #expect(ended.output == "Welcome.txt\n")
    }

    @Test func errorsAreJSONWhereTheResultIs() async throws {
        let ended = await type(["ls \"/", "fly", "cat /nowhere"], "--json")
        let errors = ended.error.split(separator: "\n").filter { $0.hasPrefix("{") }
        #expect(errors.count == 3 && !ended.error.contains("dbx: "), "\(ended.error)")
        let statuses = try errors.map { line in
            try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["status"] as? Int
        }
        #expect(statuses == [2, 2, 1])
    }

    @Test func aFolderThatIsMissingGivesItsNameToNoFile() async throws {
        let folder = try TemporaryFolder()
        let source = folder.url.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: source)
        let ended = await type([
            "put '\(source.path)' /New/", "mv /Welcome.txt /Archive/", "mv /Notes/Ideas.txt /Welcome.txt/",
            "put '\(source.path)' /Notes/", "mv /Welcome.txt /Notes/", "ls --recursive",
        ])
        for what in ["/New; mkdir makes it", "/Archive; mkdir makes it", "/Welcome.txt, but a file"] {
            #expect(ended.error.contains("dbx: there is no folder \(what)\n"), "\(ended.error)")
        }
        let files = "/Notes/\n/Notes/a.txt\n/Notes/Ideas.txt\n/Notes/Shopping.txt\n/Notes/Welcome.txt\n"
        #expect(ended.output == files)
    }
}

/// Lines that somebody types one after the other.
private final class LinesToType: Sendable {
    private let lines: Locked<[String]>

    init(_ lines: [String]) { self.lines = Locked(lines.reversed()) }

    @Sendable func next() -> String? { lines.withLock { $0.popLast() } }
}
