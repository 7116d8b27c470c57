import DropboxEmulator
import Foundation
import Locking
import TestSupport
import Testing

@testable import dbx

/// `dbx fs` that reads its commands from standard input.
@Suite(.timeLimit(.minutes(10)))
struct FilesystemShellTests {
    /// Types lines at the shell of a Dropbox with a few files.
    private func type(_ lines: [String], _ options: String...) async -> CommandSite.Ended {
        let log = TerminalLog()
        let left = LinesToType(lines)
        let terminal = Terminal(isInteractive: false, read: left.next, write: log.write)
        let status = await Dbx.run(["fs", "--demo"] + options, terminal: terminal)
        return CommandSite.Ended(status: status, output: log.text(.output), error: log.text(.error))
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
}

/// Lines that somebody types one after the other.
private final class LinesToType: Sendable {
    private let lines: Locked<[String]>

    init(_ lines: [String]) { self.lines = Locked(lines.reversed()) }

    @Sendable func next() -> String? { lines.withLock { $0.popLast() } }
}
