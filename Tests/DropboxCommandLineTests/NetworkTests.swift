import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Commands with a network that doesn't work.
@Suite(.timeLimit(.minutes(10))) struct NetworkTests {
    private static let commands = [
        ["ls"], ["ls", "/*.txt"], ["get", "/a.txt", "FOLDER/"], ["get", "/a", "FOLDER/a"], ["put", "FILE", "/a.txt"],
        ["put", "FOLDER", "/a"], ["watch"],
    ]

    /// A server that can't be reached, and the expected message.
    enum UnreachableServer: String, CaseIterable, Sendable {
        case closedPort, unknownName
    }

    private func run(
        _ words: [String], at host: String, interactive: Bool = false
    ) async throws -> (status: DropboxCommandLine.ExitStatus, log: TerminalLog) {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("file")
        try Data("content".utf8).write(to: file)
        let token = try TokenFile("token")
        var words = words.map {
            $0.replacingOccurrences(of: "FILE", with: file.path)
                .replacingOccurrences(of: "FOLDER", with: folder.url.path)
        }
        if words.first == "put" { words += ["--journal", try TemporaryDirectory().url.path] }
        let log = TerminalLog()
        let status = await Dbx.run(
            words + ["--host", host, "--token-file", token.path], terminal: log.terminal(isInteractive: interactive))
        return (status, log)
    }

    /// A command that waits for a server, and its output.
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

    @Test(
        "An unreachable server is reported soon, with a remedy", arguments: commands,
        UnreachableServer.allCases)
    func unreachableServer(words: [String], server: UnreachableServer) async throws {
        let port = try ClosedPort()
        let host = server == .closedPort ? port.url.absoluteString : "http://nonexistent.invalid"
        let (status, log) = try await run(words, at: host)
        let error = log.text(.error)
        #expect(status == .unreachable, "\(error)")
        #expect(error.contains("cannot reach the server"), "\(error)")
        #expect(error.contains("use --retry to keep trying"), "\(error)")
        // Before the error, it reports what it waits for.
        #expect(error.contains("no connection to the server"), "\(error)")
    }

    @Test("With --retry, a command waits for the server") func retryWaits() async throws {
        let port = try ClosedPort()
        let (command, lines) = try patientCommand(at: port, isInteractive: false)
        // More attempts than a command without --retry makes.
        for await line in lines where line.contains("attempt 4") { break }
        command.cancel()
        #expect(await command.value == .interrupted)
    }

    @Test("A connection that is lost later is retried, and the wait is shown") func lostConnection() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "a")
            try fixture.emulator.faults.add(.rateLimit(retryAfter: 1), on: "files/list_folder", times: 1)
            let result = await fixture.dbx("ls")
            #expect(result.status == .success)
            #expect(result.error.contains("attempt 2: the server is busy (429)"), "\(result.error)")
            #expect(result.output.contains("a.txt"))
        }
    }

    @Test("With --json, waits are JSON objects") func waitsAsJSON() async throws {
        let port = try ClosedPort()
        let (status, log) = try await run(["ls", "--json"], at: port.url.absoluteString)
        #expect(status == .unreachable)
        for line in log.text(.error).split(separator: "\n") {
            _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
        }
        #expect(log.text(.error).contains("\"waiting\":\"no connection to the server"))
    }

    @Test("A terminal shows one line for the wait, and removes it") func waitsOnATerminal() async throws {
        let port = try ClosedPort()
        let (command, pieces) = try patientCommand(at: port, isInteractive: true)
        var text = ""
        for await piece in pieces {
            text += piece
            if text.contains("attempt 2: no connection") { break }
        }
        #expect(text.contains("waiting 1 s, attempt 2: no connection"), "\(text)")
        #expect(!text.contains("\n"), "\(text)")
        command.cancel()
        _ = await command.value
        for await piece in pieces { text += piece }
        let line = try #require(text.range(of: "waiting", options: .backwards))
        #expect(text[line.upperBound...].contains("\r\u{1B}[K"), "\(text)")
    }

    @Test("A token on the command line prints a warning") func tokenWarning() async throws {
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
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("token")
        for content in ["", "\n\n", "  \n"] {
            try Data(content.utf8).write(to: file)
            let log = TerminalLog()
            #expect(await Dbx.run(["ls", "--token-file", file.path], terminal: log.terminal()) == .failure)
            #expect(log.text(.error).contains("cannot read the token: the first line of"))
        }
        let log = TerminalLog()
        #expect(await Dbx.run(["ls", "--token-file", "/nonexistent/x"], terminal: log.terminal()) == .failure)
        #expect(log.text(.error).contains("cannot read the token"))
    }
}
