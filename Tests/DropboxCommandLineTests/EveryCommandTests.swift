import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// What each command that uses the network has in common.
@Suite(.timeLimit(.minutes(10)))
struct EveryCommandTests {
    /// A command line of each command and subcommand with an account.
    private static let commandLines: [[String]] = [
        ["ls"], ["stat", "/a.txt"], ["cat", "/a.txt"], ["mkdir", "/new"], ["rm", "/a.txt"], ["mv", "/a.txt", "/b.txt"],
        ["cp", "/a.txt", "/b.txt"], ["du"], ["find"], ["search", "a"], ["revs", "/a.txt"], ["restore", "/a.txt"],
        ["get", "/a.txt", "-"], ["check", ".", "/"], ["api", "users/get_current_account"],
        ["link", "create", "/a.txt"], ["link", "list"], ["folders", "list"], ["folders", "share", "/folder"],
        ["requests", "list"], ["requests", "create", "Title", "/in"], ["tags", "list", "/a.txt"],
        ["tags", "add", "/a.txt", "red"], ["account"], ["lock", "/a.txt"], ["unlock", "/a.txt"],
        ["export", "/a.txt", "-"],
        ["preview", "/a.txt", "-"], ["thumbnail", "/a.txt", "-"],
    ]

    @Test(arguments: commandLines) func missingServerIsStatus3(words: [String]) async throws {
        let (token, config) = (try TokenFile("t"), try TemporaryDirectory())
        let log = TerminalLog()
        // Nothing listens on this port.
        let options = ["--host", "http://127.0.0.1:1", "--token-file", token.path, "--config", config.url.path]
        #expect(await Dbx.run(words + options, terminal: log.terminal()) == .unreachable, "\(log.text(.error))")
        #expect(log.text(.error).contains("cannot reach the server"))
    }

    /// A rate limit is waited for, and isn't an error.
    @Test func rateLimitIsWaitedFor() async throws {
        try await CommandFixture.run { fixture in
            for words in Self.commandLines
            where !["lock", "unlock", "export", "preview", "thumbnail"].contains(words[0]) {
                _ = try fixture.ada.put("/a.txt", "content of a")
                for path in ["/b.txt", "/new"] { _ = try? fixture.ada.delete(path) }
                _ = try? fixture.ada.createFolder("/folder")
                fixture.emulator.faults.add(.rateLimit(retryAfter: 0), times: 1)
                let result = await fixture.dbx(words)
                let isDifference = words[0] == "check"
                #expect(result.status == .success || isDifference, "\(words): \(result.error)")
            }
        }
    }

    @Test func noOptionIsDeclaredTwice() {
        for command in Dbx.commands {
            for words in [[]] + command.syntax().subcommands.map({ [$0.name] }) {
                let options = command.syntax(of: words).options
                let names = options.map(\.name) + options.compactMap { $0.letter.map(String.init) }
                #expect(Set(names).count == names.count, "\(command.name) \(words): \(names.sorted())")
            }
        }
    }

    /// The help of a command starts with its own options. Those of the connection follow, and are the same everywhere.
    @Test func onlyOptionsOfTheConnectionAreInItsSection() throws {
        let heading = "account and connection"
        let expected = try #require(Dbx.commands.first { $0.name == "ls" }).syntax(of: []).options
            .filter { $0.section == heading }.map(\.name)
        #expect(expected.count > 5)
        for command in Dbx.commands {
            for words in [[]] + command.syntax().subcommands.map({ [$0.name] }) {
                let options = command.syntax(of: words).options.filter { $0.section == heading }.map(\.name)
                #expect(options.isEmpty || options == expected, "\(command.name) \(words): \(options)")
            }
        }
    }

    @Test func everyCommandHasHelp() async {
        for command in Dbx.commands {
            for words in [[]] + command.syntax().subcommands.map({ [$0.name] }) {
                let log = TerminalLog()
                let line = [command.name] + words + ["--help"]
                #expect(await Dbx.run(line, terminal: log.terminal()) == .success)
                #expect(log.text(.output).contains("usage: dbx " + ([command.name] + words).joined(separator: " ")))
                #expect(log.text(.output).split(separator: "\n").allSatisfy { $0.count <= 100 })
            }
        }
    }
}
