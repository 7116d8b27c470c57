import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// What each command for the files of an account has in common, with items for which the command succeeds.
@Suite(.timeLimit(.minutes(30)))
struct VerbTests {
    /// A command line of each command and subcommand with an account, for the items of ``VerbWorld``.
    static let lines: [[String]] = [
        ["account"], ["get", "/a.txt", "LOCAL/copy.txt"], ["put", "LOCAL/doc.md", "/new.md"],
        ["check", "LOCAL/doc.md", "/doc.md"], ["ls", "/folder"], ["stat", "/a.txt"], ["cat", "/a.txt"],
        ["mkdir", "/new"], ["rm", "/a.txt"], ["mv", "/a.txt", "/b.txt"], ["cp", "/a.txt", "/b.txt"], ["du", "/folder"],
        ["find", "/folder"], ["search", "b.txt"], ["fs", "ls", "/folder"], ["fs", "cat", "/a.txt"],
        ["fs", "put", "LOCAL/doc.md", "/new.md"], ["fs", "mkdir", "/new"], ["fs", "mv", "/a.txt", "/b.txt"],
        ["fs", "rm", "/a.txt"], ["fs", "status"], ["link", "create", "/folder"], ["link", "list", "/a.txt"],
        ["link", "info", "LINK"], ["link", "get", "LINK", "LOCAL/copy.txt"],
        ["link", "change", "LINK", "--no-download"],
        ["link", "revoke", "LINK"], ["folders", "list"], ["folders", "share", "/folder"],
        ["folders", "unshare", "/shared"], ["folders", "members", "/shared"],
        ["folders", "add", "/shared", "charles@example.com"],
        ["folders", "role", "/shared", "bob@example.com", "viewer"],
        ["folders", "remove", "/shared", "bob@example.com"], ["folders", "mount", "FOLDER"],
        ["folders", "leave", "/of-bob"], ["folders", "unmount", "/of-bob"], ["requests", "list"],
        ["requests", "create", "Title", "/in"], ["requests", "change", "REQUEST", "--title", "New"],
        ["requests", "close", "REQUEST"], ["requests", "delete", "REQUEST"], ["lock", "/shared/c.txt"],
        ["unlock", "/shared/c.txt"],
        ["export", "/doc.paper", "LOCAL/copy.md"], ["preview", "/b.docx", "LOCAL/copy.html"],
        ["thumbnail", "/dot.png", "LOCAL/small.jpg"], ["paper", "create", "LOCAL/doc.md", "/new.paper"],
        ["paper", "update", "LOCAL/doc.md", "/doc.paper"], ["tags", "list", "/a.txt"],
        ["tags", "add", "/a.txt", "red"],
        ["tags", "remove", "/a.txt", "blue"], ["revs", "/a.txt"], ["restore", "/gone.txt"], ["history"], ["undo"],
        ["api", "files/get_metadata", "path=/a.txt"], ["data", "list"], ["data", "dump"],
        ["data", "query", "app", "notes"],
        ["data", "edit", "app", "LOCAL/edit.jsonl"],
    ]

    /// Commands that run until Control-C, which other tests press, those for teams (TokenKindTests), and `dbx doctor`.
    private static let exceptions = [["watch"], ["fs", "watch"], ["data", "watch"], ["team"], ["doctor"]]

    @Test func tableIsComplete() {
        for command in Dbx.commands {
            let subcommands = command.syntax().subcommands.map { [$0.name] }
            for words in subcommands.isEmpty ? [[]] : subcommands {
                let name = [command.name] + words
                guard Self.options(of: name).contains("token-file"),
                    !Self.exceptions.contains(where: { name.starts(with: $0) })
                else { continue }
                #expect(Self.lines.contains { $0.starts(with: name) }, "\(name)")
            }
        }
    }

    private static func options(of words: [String]) -> Set<String> {
        let command = Dbx.commands.first { $0.name == words[0] }
        return Set(command?.syntax(of: Array(words.dropFirst())).options.map(\.name) ?? [])
    }

    /// A dry run changes nothing, a rate limit is waited for, and the command succeeds.
    @Test(arguments: lines) func commandSucceeds(line: [String]) async throws {
        try await VerbWorld.run(line) { world, words in
            if Self.options(of: line).contains("dry-run") {
                let before = try world.state()
                let result = await world.fixture.dbx(words + ["--dry-run"])
                // A dry run of a transfer is for folders.
                let isExpected = result.status == .success || result.error.contains("--dry-run works only with folders")
                #expect(isExpected, "\(words): \(result.error)")
                #expect(try world.state() == before, "\(words)")
            }
            try world.fixture.emulator.faults.add(.rateLimit(retryAfter: 0), times: 1)
            let result = await world.fixture.dbx(words)
            #expect(result.status == .success, "\(words): \(result.error)")
        }
    }

    /// The JSON objects have the declared fields. With two accounts, one must be chosen.
    @Test(arguments: lines) func jsonOfOneOfTwoAccountsIsDeclared(line: [String]) async throws {
        try await VerbWorld.run(line) { world, words in
            try world.signIn("ada", "bob")
            let ambiguous = await world.dbx(words)
            #expect(ambiguous.status == .usage, "\(words): \(ambiguous.error)")
            #expect(ambiguous.error.contains("several accounts are signed in; choose one with --account"))
            let json = Self.options(of: line).contains("json") ? ["--json"] : []
            let result = await world.dbx(words + json + ["--account", "ada@example.com"])
            #expect(result.status == .success, "\(words): \(result.error)")
            if json.isEmpty || ["api", "fs cat"].contains(where: line.joined(separator: " ").hasPrefix) { return }
            let command = try #require(Dbx.commands.first { $0.name == line[0] })
            let type = command.syntax(of: Array(line.dropFirst())).selection.last ?? command
            #expect(!type.output.isEmpty, "\(words) declares no fields")
            CommandFixture.expectDeclaredFields(words, result.output)
        }
    }

    /// The first item of a line is replaced by one that doesn't exist.
    @Test(arguments: lines.filter { $0.contains { $0.hasPrefix("/") || isPlaceholder($0) } })
    func missingItemIsAFailure(line: [String]) async throws {
        let creators = [
            "mkdir", "put", "fs put", "fs mkdir", "requests create", "paper create", "check", "folders share",
        ]
        if creators.contains(where: line.joined(separator: " ").hasPrefix) { return }
        try await VerbWorld.run(line) { world, words in
            var words = words
            let index = try #require(line.firstIndex { $0.hasPrefix("/") || Self.isPlaceholder($0) })
            let missing = ["LINK": "https://www.dropbox.com/s/x", "REQUEST": "x", "FOLDER": "1"]
            words[index] = missing[line[index]] ?? "/missing/item"
            if line[0] == "api" { words[2] = "path=/missing/item" }
            let result = await world.fixture.dbx(words)
            #expect(result.status == .failure, "\(words): \(result.output)")
            #expect(result.error.hasPrefix("dbx: ") || line[0] == "fs", "\(words): \(result.error)")
        }
    }

    private static func isPlaceholder(_ word: String) -> Bool {
        ["LINK", "REQUEST", "FOLDER"].contains(word) || word.hasPrefix("path=")
    }

    /// A closed output ends a command that prints something with 141.
    @Test(arguments: lines) func closedOutputIsStatus141(line: [String]) async throws {
        var isSilent = false
        try await VerbWorld.run(line) { world, words in
            // Content is written past the terminal.
            isSilent = await world.fixture.dbx(words).output.isEmpty && !line.contains("cat")
        }
        try await VerbWorld.run(line) { world, words in
            let fixture = world.fixture
            // Nothing reads from the FIFO when the command starts.
            let fifo = fixture.folder.url.appendingPathComponent("fifo").path
            let script = #"mkfifo "$0" && exec 3<>"$0" 4>"$0" 3<&- && exec "$@" >&4"#
            let (status, output) = try await Subprocess.run(
                "/bin/bash",
                ["-c", script, fifo, try EmulatorProcess.program()] + words + ["--config", fixture.journal.url.path],
                setting: ["DROPBOX_TOKEN": fixture.token, "DROPBOX_SERVER": fixture.emulator.url.absoluteString],
                errors: .merged)
            #expect(status == (isSilent ? 0 : 141), "\(words): \(output)")
        }
    }
}

/// An account with all items that a command of ``VerbTests/lines`` needs.
private struct VerbWorld {
    let fixture: CommandFixture

    /// Runs a closure with a new account and a line whose placeholders have values.
    static func run(
        _ line: [String], _ body: (VerbWorld, [String]) async throws -> Void
    ) async throws {
        try await CommandFixture.run { fixture in
            let world = VerbWorld(fixture: fixture)
            let values = try await world.prepare(line)
            var words = line.map { word in
                values.reduce(word) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
            }
            if line[0] == "fs" { words += ["--folder", world.local("fs")] }
            try await body(world, words)
        }
    }

    private func local(_ name: String) -> String { fixture.folder.url.appendingPathComponent(name).path }

    /// Creates the items of a command, and returns the values of placeholders.
    private func prepare(_ line: [String]) async throws -> [String: String] {
        let (ada, emulator) = (fixture.ada, fixture.emulator)
        _ = try emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin), .init("bob")]))
        try Data("# Title\n".utf8).write(to: URL(fileURLWithPath: local("doc.md")))
        _ = try ada.put("/a.txt", "content of a")
        _ = try ada.put("/doc.md", "# Title\n")
        _ = try ada.put("/folder/b.txt", "content of b")
        var values = ["LOCAL": fixture.folder.url.path]
        switch line[0] {
        case "link": values["LINK"] = try await output(["link", "create", "/a.txt"])
        case "requests":
            let created = try await output(["requests", "create", "Photos", "/photos"])
            let id = try #require(created.split(separator: " ").first)
            values["REQUEST"] = String(id)
            if line[1] == "delete" { _ = try await output(["requests", "close", String(id)]) }
        case "folders": values["FOLDER"] = try await shareFolders(line)
        // Only files in shared folders can be locked.
        case "lock", "unlock":
            _ = try ada.put("/shared/c.txt", "c")
            _ = try await output(["folders", "share", "/shared"])
            if line[0] == "unlock" { _ = try await output(["lock", "/shared/c.txt"]) }
        case "preview": _ = try ada.put("/b.docx", "content of b")
        case "tags": _ = try await output(["tags", "add", "/a.txt", "blue"])
        case "paper", "export": _ = try await output(["paper", "create", local("doc.md"), "/doc.paper"])
        case "data":
            for (name, value) in [("notes", "Milk"), ("edit", "Bread")] {
                let line = #"{"table":"notes","record":"a","set":{"title":"\#(value)"}}"#
                try Data((line + "\n").utf8).write(to: URL(fileURLWithPath: local("\(name).jsonl")))
            }
            _ = try await output(["data", "edit", "app", local("notes.jsonl")])
        case "history", "undo": _ = try await output(["rm", "/a.txt"])
        case "restore":
            _ = try ada.put("/gone.txt", "gone")
            try ada.delete("/gone.txt")
        case "thumbnail":
            let dot = """
                iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                """
            _ = try ada.put("/dot.png", try #require(Data(base64Encoded: dot)))
        default: break
        }
        return values
    }

    /// Shares a folder with bob, and one of bob's, whose ID is returned.
    private func shareFolders(_ line: [String]) async throws -> String {
        _ = try fixture.ada.put("/shared/c.txt", "c")
        _ = try await output(["folders", "share", "/shared"])
        _ = try await output(["folders", "add", "/shared", "bob@example.com", "--quiet"])
        let bob = try fixture.emulator.account("bob")
        _ = try bob.put("/of-bob/d.txt", "d")
        let token = try TokenFile(try bob.token())
        let folder = try await output(["folders", "share", "/of-bob", "--json"], token)
        _ = try await output(["folders", "add", "/of-bob", "ada@example.com", "--quiet"], token)
        let object = try JSONSerialization.jsonObject(with: Data(folder.utf8)) as? [String: Any]
        let id = try #require(object?["id"] as? String)
        if line[1] != "mount" { _ = try await output(["folders", "mount", id]) }
        return id
    }

    /// Runs a command that must succeed, and returns what it prints.
    private func output(_ words: [String], _ token: TokenFile? = nil) async throws -> String {
        let log = TerminalLog()
        let options = [
            "--host", fixture.emulator.url.absoluteString, "--token-file", (token ?? fixture.tokenFile).path,
            "--config",
            fixture.journal.url.path,
        ]
        let status = await Dbx.run(words + options, terminal: log.terminal())
        try #require(status == .success, "\(words): \(log.text(.error))")
        return log.text(.output).trimmingCharacters(in: .newlines)
    }

    /// The items of the account, and the number of links, requests, shared folders, and tags.
    func state() throws -> [String] {
        let writes = fixture.emulator.calls.all.map(\.route).filter {
            $0.contains(#/\/(add|create|delete|copy|move|upload|save|remove|update|share|unshare|revoke|modify|mount)/#)
        }
        return try fixture.ada.list() + writes
    }

    /// Signs accounts in.
    func signIn(_ names: String...) throws {
        let store = try Arguments.parse(["--config", fixture.journal.url.path]) { AccountStore(&$0) }
        for name in names {
            let account = try fixture.emulator.account(name)
            let saved = SavedAccount(
                uid: account.id, name: name, email: "\(name)@example.com", appKey: fixture.emulator.appKey,
                server: fixture.emulator.url.absoluteString)
            try store.add(saved, DropboxAccessToken(accessToken: try account.token(), uid: account.id))
        }
    }

    /// Runs a command with the signed-in accounts.
    func dbx(_ words: [String]) async -> CommandFixture.CommandResult {
        let log = TerminalLog()
        let status = await Dbx.run(words + ["--config", fixture.journal.url.path], terminal: log.terminal())
        return .init(status: status, output: log.text(.output), error: log.text(.error))
    }
}
