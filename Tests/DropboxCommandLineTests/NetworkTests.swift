import DropboxEmulator
import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxCommandLine

/// What commands do while the network does not work.
@Suite(.timeLimit(.minutes(10))) struct NetworkTests {
    private static let commands = [
        ["ls"], ["ls", "/*.txt"], ["get", "/a.txt", "FOLDER/"], ["get", "/a", "FOLDER/a"], ["put", "FILE", "/a.txt"],
        ["put", "FOLDER", "/a"], ["watch"],
    ]

    /// A server that cannot be reached, and what is said of it.
    enum Place: String, CaseIterable, Sendable {
        case closedPort, unknownName
    }

    private func run(
        _ words: [String], at host: String, interactive: Bool = false
    ) async throws -> (status: DropboxCommandLine.ExitStatus, log: TerminalLog) {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("file")
        try Data("content".utf8).write(to: file)
        let token = try TokenFile("token")
        var words = words.map {
            $0.replacingOccurrences(of: "FILE", with: file.path)
                .replacingOccurrences(of: "FOLDER", with: folder.url.path)
        }
        if words.first == "put" { words += ["--journal", try TemporaryFolder().url.path] }
        let log = TerminalLog()
        let status = await Dbx.run(
            words + ["--host", host, "--token-file", token.path], terminal: log.terminal(isInteractive: interactive))
        return (status, log)
    }

    /// A command that waits for a server, and what it says until it ends.
    private func patientCommand(
        at port: ClosedPort, isInteractive: Bool
    ) throws -> (command: Task<DropboxCommandLine.ExitStatus, Never>, said: AsyncStream<String>) {
        let token = try TokenFile("token")
        let (said, say) = AsyncStream.makeStream(of: String.self)
        let terminal = Terminal(isInteractive: isInteractive) { text, _ in say.yield(text) }
        let command = Task {
            defer { say.finish() }
            return await Dbx.run(
                ["ls", "--retry", "--host", port.url.absoluteString, "--token-file", token.path], terminal: terminal)
        }
        return (command, said)
    }

    @Test("A server that cannot be reached is told soon, and with what to do", arguments: commands, Place.allCases)
    func unreachableServer(words: [String], place: Place) async throws {
        let port = try ClosedPort()
        let host = place == .closedPort ? port.url.absoluteString : "http://nonexistent.invalid"
        let (status, log) = try await run(words, at: host)
        let error = log.text(.error)
        #expect(status == .unreachable, "\(error)")
        #expect(error.contains("cannot reach the server"), "\(error)")
        #expect(error.contains("--retry keeps trying"), "\(error)")
        // On the way it says what it waits for.
        #expect(error.contains("no connection to the server"), "\(error)")
    }

    @Test("With --retry, a command waits for the server") func retryWaits() async throws {
        let port = try ClosedPort()
        let (command, lines) = try patientCommand(at: port, isInteractive: false)
        // More attempts than a command makes that gives up.
        for await line in lines where line.contains("attempt 4") { break }
        command.cancel()
        #expect(await command.value == .interrupted)
    }

    @Test("A connection that is lost later is waited for, and that is shown") func lostConnection() async throws {
        try await CommandFixture.run { site in
            try site.ada.put("/a.txt", "a")
            site.emulator.faults.add(.rateLimit(retryAfter: 1), on: "files/list_folder", times: 1)
            let ended = await site.dbx("ls")
            #expect(ended.status == .success)
            #expect(ended.error.contains("attempt 2: the server is busy (429)"), "\(ended.error)")
            #expect(ended.output.contains("a.txt"))
        }
    }

    @Test("With --json, waits are objects in JSON") func waitsAsJSON() async throws {
        let port = try ClosedPort()
        let (status, log) = try await run(["ls", "--json"], at: port.url.absoluteString)
        #expect(status == .unreachable)
        for line in log.text(.error).split(separator: "\n") {
            _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
        }
        #expect(log.text(.error).contains("\"waiting\":\"no connection to the server"))
    }

    @Test("A terminal shows one line that goes away") func waitsOnATerminal() async throws {
        let port = try ClosedPort()
        let (command, pieces) = try patientCommand(at: port, isInteractive: true)
        var text = ""
        for await piece in pieces {
            text += piece
            if text.contains("attempt 2: no connection") { break }
        }
        #expect(text.contains("\r\u{1B}[Kwaiting 1 s, attempt 2: no connection"), "\(text)")
        #expect(!text.contains("\n"), "\(text)")
        command.cancel()
        _ = await command.value
        for await piece in pieces { text += piece }
        let line = try #require(text.range(of: "waiting", options: .backwards))
        #expect(text[line.upperBound...].contains("\r\u{1B}[K"), "\(text)")
    }

    @Test("A token on the command line is warned of") func tokenWarning() async throws {
        let port = try ClosedPort()
        let log = TerminalLog()
        _ = await Dbx.run(
            ["ls", "--host", port.url.absoluteString, "--token", "secret"], terminal: log.terminal())
        #expect(log.text(.error).contains("--token-file"))
        #expect(log.text(.error).contains("DROPBOX_TOKEN"))
        #expect(!log.text(.error).contains("secret"))
        let (_, silent) = try await run(["ls"], at: port.url.absoluteString)
        #expect(!silent.text(.error).contains("warning"))
    }

    @Test("A token file without a token is an error") func emptyTokenFile() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("token")
        for content in ["", "\n\n", "  \n"] {
            try Data(content.utf8).write(to: file)
            let log = TerminalLog()
            #expect(await Dbx.run(["ls", "--token-file", file.path], terminal: log.terminal()) == .failure)
            #expect(log.text(.error).contains("there is no token in"))
        }
        let log = TerminalLog()
        #expect(await Dbx.run(["ls", "--token-file", "/nonexistent/x"], terminal: log.terminal()) == .failure)
        #expect(log.text(.error).contains("cannot read the token"))
    }
}
