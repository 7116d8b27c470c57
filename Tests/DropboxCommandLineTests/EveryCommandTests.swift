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

    /// A command line of each other one, whose items don't exist in a new account.
    private static let otherCommandLines: [[String]] = [
        ["put", "Package.swift", "/b.txt"], ["watch", "/a.txt", "--json"],
        ["link", "info", "https://www.dropbox.com/s/x"],
        ["link", "get", "https://www.dropbox.com/s/x", "-"],
        ["link", "change", "https://www.dropbox.com/s/x", "--no-download"],
        ["link", "revoke", "/a.txt"], ["folders", "unshare", "/folder"], ["folders", "members", "/folder"],
        ["folders", "add", "/folder", "bob@example.com"],
        ["folders", "role", "/folder", "bob@example.com", "viewer"],
        ["folders", "remove", "/folder", "bob@example.com"], ["folders", "leave", "/folder"],
        ["folders", "mount", "84528192421"],
        ["folders", "unmount", "/folder"], ["requests", "close", "x"], ["requests", "delete", "x"],
        ["requests", "change", "x", "--title", "New"], ["tags", "remove", "/a.txt", "red"],
        ["paper", "create", "Package.swift", "/doc.paper"], ["paper", "update", "Package.swift", "/doc.paper"],
        ["team", "info"], ["team", "members"], ["team", "groups"], ["team", "devices"], ["team", "events"],
        ["team", "folders"], ["data", "list"], ["data", "dump", "app"], ["data", "query", "app", "notes"],
        ["data", "watch", "app", "--folder", "/a.txt"], ["data", "edit", "app", "/dev/null"],
    ]

    /// Commands that work without a server, or that other tests start.
    private static let exceptions = ["fs", "doctor", "history", "undo"]

    @Test func tablesAreComplete() {
        let all = Self.commandLines + Self.otherCommandLines
        for command in Dbx.commands where !Self.exceptions.contains(command.name) {
            let subcommands = command.syntax().subcommands.map { [$0.name] }
            for words in subcommands.isEmpty ? [[]] : subcommands
            where command.syntax(of: words).options.contains(where: { $0.name == "token-file" }) {
                let name = [command.name] + words
                #expect(all.contains { $0.starts(with: name) }, "\(name)")
            }
        }
    }

    /// A token that may only read the name of its account.
    @Test func missingScopeIsNamed() async throws {
        try await CommandFixture.run(token: { try $0.account("ada").token(scopes: ["account_info.read"]) }) { fixture in
            _ = try fixture.ada.put("/a.txt", "content of a")
            _ = try fixture.ada.createFolder("/folder")
            let lines = (Self.commandLines + Self.otherCommandLines).filter { $0[0] != "account" && $0[0] != "api" }
            for words in lines where words[0] != "team" {
                let result = await fixture.dbx(words)
                #expect(result.status == .failure, "\(words): \(result.error)")
                #expect(result.error.contains("lacks the scope"), "\(words): \(result.error)")
                #expect(result.error.contains("on the tab Permissions"), "\(words): \(result.error)")
            }
        }
    }

    /// `dbx login` asks for the scopes that the commands for accounts of users need, and for no other.
    @Test func signInAsksForTheScopesOfTheCommands() async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/a.txt", "content of a")
            _ = try fixture.ada.createFolder("/folder")
            for words in Self.commandLines + Self.otherCommandLines where words[0] != "team" {
                _ = await fixture.dbx(words)
            }
            let used = try #require(try fixture.emulator.scopeUsage().first).used
            #expect(Set(used) == Set(AppRegistration.defaultScopes))
        }
    }

    /// The group of scopes for teams is what the commands for teams need, with a member for the files.
    @Test func scopesForTeamsAreThoseOfTheCommands() async throws {
        let team = { (emulator: DropboxEmulator) in
            _ = try emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin), .init("bob")]))
            return try emulator.teamToken("Engines", scopes: Set(try AppRegistration.scopes("team,files")))
        }
        try await CommandFixture.run(token: team) { fixture in
            for words in Self.otherCommandLines where words[0] == "team" {
                let result = await fixture.dbx(words)
                #expect(result.status == .success, "\(words): \(result.error)")
            }
            let result = await fixture.dbx("put", "Package.swift", "/a", "--as-member", "bob@example.com")
            #expect(result.status == .success, "\(result.error)")
        }
    }

    /// A scope for which `dbx login` doesn't ask is requested by name.
    @Test func otherScopeIsRequestedByName() async throws {
        let scopes = Set(AppRegistration.defaultScopes)
        try await CommandFixture.run(token: { try $0.account("ada").token(scopes: scopes) }) { fixture in
            _ = try fixture.ada.put("/a.txt", "content of a")
            let result = await fixture.dbx("rm", "/a.txt", "--permanently", "--force")
            let message = """
                the access token lacks the scope files.permanent_delete, which files/permanently_delete needs: check the line \
                files.permanent_delete on the tab Permissions of your app (https://www.dropbox.com/developers/apps), submit, \
                and sign in again with `dbx login --scopes default,files.permanent_delete`
                """
            #expect(result.status == .failure && result.error.contains(message), "\(result.error)")
            let requested = try AppRegistration.scopes("default,files.permanent_delete,files")
            #expect(requested == AppRegistration.defaultScopes + ["files.permanent_delete"])
            #expect(try AppRegistration.scopes("all") == [])
        }
    }

    /// Routes that change something.
    private static var writes: some RegexComponent {
        #/
            \/(add|create|delete|copy|move|upload|restore|save|remove|update|share|unshare|lock|unlock|revoke|modify|mount|
            unmount|relinquish|paper)
        /#
    }

    /// A command that writes documents, requests, tags, or links has a dry run.
    @Test func documentsHaveADryRun() async throws {
        for words in Self.commandLines + Self.otherCommandLines
        where ["paper", "requests", "tags", "lock", "unlock", "link", "data"].contains(words[0]) {
            let (command, rest) = (Dbx.commands.first { $0.name == words[0] }, Array(words.dropFirst()))
            let reads = ["list", "info", "get", "dump", "query", "watch"].contains(words[1])
            let options = command?.syntax(of: rest).options ?? []
            #expect(options.contains { $0.name == "dry-run" } == !reads, "\(words)")
        }
    }

    /// A dry run reads only.
    @Test func dryRunSendsNoWrite() async throws {
        try await CommandFixture.run { fixture in
            for words in Self.commandLines + Self.otherCommandLines {
                let (command, rest) = (Dbx.commands.first { $0.name == words[0] }, Array(words.dropFirst()))
                guard command?.syntax(of: rest).options.contains(where: { $0.name == "dry-run" }) == true else {
                    continue
                }
                // A dry run of a transfer is for folders.
                if ["put", "get"].contains(words[0]) { continue }
                _ = try fixture.ada.put("/a.txt", "content of a")
                _ = try? fixture.ada.createFolder("/folder")
                fixture.emulator.calls.removeAll()
                let result = await fixture.dbx(words + ["--dry-run"])
                #expect(result.status != .usage, "\(words): \(result.error)")
                let routes = fixture.emulator.calls.all.map(\.route).filter { $0.contains(Self.writes) }
                #expect(routes.isEmpty, "\(words)")
            }
        }
    }

    /// A reader that closes the output ends the command with 141. Nothing reads from the FIFO when the command starts.
    @Test func closedOutputIsStatus141() async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/a.txt", "content of a")
            _ = try fixture.ada.createFolder("/folder")
            let fifo = fixture.folder.url.appendingPathComponent("fifo").path
            let script = #"mkfifo "$0" && exec 3<>"$0" 4>"$0" 3<&- && exec "$@" >&4"#
            for words in [
                ["ls"], ["ls", "--json"], ["stat", "/a.txt"], ["cat", "/a.txt"], ["du"], ["find"], ["revs", "/a.txt"],
                ["get", "/a.txt", "-"], ["account"], ["api", "users/get_current_account"], ["help"],
                ["hash", "Package.swift"],
                ["check", ".", "/"], ["link", "create", "/a.txt"],
            ] {
                let (status, output) = try await Subprocess.run(
                    "/bin/bash", ["-c", script, fifo, try EmulatorProcess.program()] + words,
                    setting: ["DROPBOX_TOKEN": fixture.token, "DROPBOX_SERVER": fixture.emulator.url.absoluteString],
                    errors: .merged)
                #expect(status == 141, "\(words): \(output)")
                try FileManager.default.removeItem(atPath: fifo)
            }
        }
    }

    @Test(arguments: commandLines + otherCommandLines) func missingServerIsStatus3(words: [String]) async throws {
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
                try fixture.emulator.faults.add(.rateLimit(retryAfter: 0), times: 1)
                let result = await fixture.dbx(words)
                let isDifference = words[0] == "check"
                #expect(result.status == .success || isDifference, "\(words): \(result.error)")
            }
        }
    }

    /// The commands are the whole interface: there is no prompt.
    @Test(arguments: [["fs"], ["fs", "--wait"], ["link"], ["team"]])
    func missingCommandPrintsTheHelp(words: [String]) async throws {
        let log = TerminalLog()
        #expect(await Dbx.run(words, terminal: log.terminal()) == .usage)
        #expect(log.text(.output) == "")
        #expect(log.text(.error).contains("usage: dbx \(words[0]) COMMAND [OPTIONS]"), "\(log.text(.error))")
        let names = Dbx.commands.first { $0.name == words[0] }?.syntax().subcommands.map { $0.name } ?? []
        #expect(log.text(.error).hasSuffix("\ndbx: missing command: expected \(names.alternatives)\n"))
        let json = TerminalLog()
        #expect(await Dbx.run(words + ["--json"], terminal: json.terminal()) == .usage)
        #expect(json.text(.error).hasPrefix(#"{"error":"missing command: "#), "\(json.text(.error))")
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
