import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The defaults of options.
@Suite(.timeLimit(.minutes(10))) struct ConfigTests {
    @Test func defaultsApplyToTheirCommands() async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            for name in ["a.txt", "b.tmp"] {
                try Data("x".utf8).write(to: tree.appendingPathComponent(name))
            }
            let set = await fixture.dbx(config: ["put.exclude", "*.tmp"])
            #expect(set.status == .success && set.output == "", "\(set.error)")
            #expect(await fixture.dbx("put", tree.path, "/tree").status == .success)
            #expect(try fixture.ada.list() == ["/tree/", "/tree/a.txt"])
            // It applies to the only file, too.
            let file = await fixture.dbx("put", tree.appendingPathComponent("b.tmp").path, "/b.tmp")
            #expect(file.status == .success && file.error.contains("excluded by an option"), "\(file.error)")
            // An option replaces its default.
            #expect(await fixture.dbx("put", tree.path, "/all", "--exclude", "*.txt").status == .success)
            #expect(try fixture.ada.list().contains("/all/b.tmp"))
            // Other commands have none.
            #expect(await fixture.dbx("check", tree.path, "/tree").status == .failure)
        }
    }

    /// A default that excludes secrets also applies if a file is uploaded with the folder.
    @Test func defaultFilterAppliesToFoldersNextToFiles() async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            let file = fixture.folder.url.appendingPathComponent("a.txt")
            for url in [file, tree.appendingPathComponent("secret"), tree.appendingPathComponent("b.txt")] {
                try Data("x".utf8).write(to: url)
            }
            #expect(await fixture.dbx(config: ["put.exclude", "secret"]).status == .success)
            let put = await fixture.dbx("put", file.path, tree.path, "/mix/")
            #expect(put.status == .success, "\(put.error)")
            #expect(try fixture.ada.list() == ["/mix/", "/mix/a.txt", "/mix/tree/", "/mix/tree/b.txt"])
            let dryRun = await fixture.dbx("put", file.path, tree.path, "/mix/", "--dry-run")
            #expect(dryRun.status == .success && !dryRun.output.contains("secret"), "\(dryRun.output)")
            #expect(await fixture.dbx(config: ["put.filter-from", "/nowhere"]).status == .success)
            for source in [file, tree] {
                let put = await fixture.dbx("put", source.path, "/other")
                #expect(put.status == .failure && put.error.contains("cannot read --filter-from"), "\(put.error)")
            }
        }
    }

    @Test func flagsCanBeSwitchedOff() async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/a.txt", "x")
            #expect(await fixture.dbx(config: ["long", "true"]).status == .success)
            let long = await fixture.dbx("ls")
            #expect(long.output.split(separator: " ").count > 1, "\(long.output)")
            #expect(await fixture.dbx("ls", "--long=false").output == "a.txt\n")
            #expect(await fixture.dbx(config: ["ls.long", "false"]).status == .success)
            #expect(await fixture.dbx("ls").output == "a.txt\n")
        }
    }

    @Test func defaultsAreListedAndRemoved() async throws {
        try await CommandFixture.run { fixture in
            for words in [["put.limit", "2M"], ["account", "ada"]] {
                #expect(await fixture.dbx(config: words).status == .success)
            }
            #expect(await fixture.dbx(config: []).output == "account = ada\nput.limit = 2M\n")
            #expect(await fixture.dbx(config: ["put.limit"]).output == "2M\n")
            let json = await fixture.dbx(config: ["--json"])
            #expect(json.output.hasPrefix(#"{"name":"account","value":"ada"}"#))
            #expect(await fixture.dbx(config: ["put.limit", "--unset"]).status == .success)
            let missing = await fixture.dbx(config: ["put.limit"])
            #expect(missing.status == .failure && missing.error.contains("put.limit has no default"))
        }
    }

    @Test func defaultAccountThatIsNotSignedInIsNamed() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let set = await fixture.run("config", "account", "ghost")
            #expect(set.status == .success)
            let message = "'ghost', the default of `dbx config account`, is not signed in"
            #expect(set.log.text(.error).contains("warning: \(message)"), "\(set.log.text(.error))")
            #expect(await fixture.run("ls").log.text(.error).hasPrefix("dbx: \(message); choose another account"))
            let typed = await fixture.run("ls", "--account", "other")
            #expect(typed.log.text(.error).hasPrefix("dbx: 'other' is not signed in; `dbx accounts`"))
            let known = await fixture.run("config", "account", "ada")
            #expect(known.status == .success && known.log.text(.error).isEmpty, "\(known.log.text(.error))")
            let out = await fixture.run("logout")
            #expect(
                out.log.text(.output) == "signed out: ada@example.com\nremoved the default of `dbx config account`\n")
            #expect(await fixture.run("config").log.text(.output).isEmpty)
        }
    }

    @Test(arguments: [
        (["put.limit", "fast"], "invalid --limit 'fast'"), (["put.limt", "1"], "did you mean put.limit?"),
        (["putt.limit", "1"], "did you mean put?"), (["delete", "true"], "can't have a default"),
        (["token", "x"], "can't have a default"), (["rm.recursive", "true"], "can't have a default"),
        (["overwrite", "true"], "can't have a default"), (["logout.all", "true"], "can't have a default"),
        (["ls.long", "yes"], "expected true or false"),
        (["timeout", "1"], "invalid --timeout '1'"), (["--unset"], "--unset requires a NAME"),
    ])
    func mistakesAreReported(words: [String], message: String) async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx(config: words)
            #expect(result.status == .usage)
            #expect(result.error.contains(message), "\(result.error)")
        }
    }

    @Test func damagedDefaultsAreReported() async throws {
        try await CommandFixture.run { fixture in
            try Data("{".utf8).write(to: fixture.journal.url.appendingPathComponent("defaults.json"))
            let result = await fixture.dbx("ls")
            #expect(result.status == .failure)
            let file = fixture.journal.url.appendingPathComponent("defaults.json")
            let message = """
                dbx: cannot read the defaults: \(file.path) is corrupted; correct it (an object of texts, such as \
                {"put.limit": "2M"}), or rename it to start without defaults

                """
            #expect(result.error == message)
            // What the user may want to correct isn't replaced.
            for words in [[], ["put.limit"], ["put.limit", "2M"], ["put.limit", "--unset"]] {
                let config = await fixture.dbx(config: words)
                #expect(config.status == .failure && config.output == "", "\(words)")
                #expect(config.error == message, "\(words)")
            }
            #expect(try Data(contentsOf: file) == Data("{".utf8))
            let report = fixture.folder.url.appendingPathComponent("report.txt").path
            #expect(await fixture.dbx("doctor", report).status == .success)
            // What the message says helps.
            try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("old"))
            #expect(await fixture.dbx(config: ["put.limit", "2M"]).status == .success)
            #expect(await fixture.dbx(config: []).output == "put.limit = 2M\n")
            #expect(await fixture.dbx("ls").status == .success)
        }
    }

    @Test(arguments: [["help"], ["help", "put"], ["put", "--help"], ["--version"], [], ["completion", "bash"]])
    func helpWorksWithDamagedFiles(words: [String]) async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("dbx")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for name in ["defaults.json", "accounts.json"] {
            try Data("{".utf8).write(to: directory.appendingPathComponent(name))
        }
        let (status, output) = try await Subprocess.run(
            try EmulatorProcess.program(), words, setting: ["XDG_CONFIG_HOME": folder.url.path], errors: .merged)
        #expect(status == 0, "\(output)")
        let readsDefaults = !words.contains { $0.hasPrefix("--") }
        #expect(output.contains("defaults.json is corrupted; correct it") == readsDefaults, "\(output)")
    }

    /// Options of several commands have the same name and other values.
    @Test func defaultAppliesWhereItFits() async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx(config: ["limit", "2M"]).status == .success)
            _ = try fixture.ada.put("/a.txt", "x")
            #expect(await fixture.dbx("rm", "/a.txt").status == .success)
            #expect(await fixture.dbx("history").output.contains("rm /a.txt"))
            let invalid = await fixture.dbx(config: ["limit", "fast"])
            #expect(invalid.status == .usage && invalid.error.contains("invalid --limit 'fast'"), "\(invalid.error)")
            #expect(await fixture.dbx(config: ["history.limit", "2M"]).status == .usage)
        }
    }

    /// Defaults that don't fit don't hide those that do.
    @Test func defaultsAreIndependent() async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            for name in ["a.txt", "b.tmp"] { try Data("x".utf8).write(to: tree.appendingPathComponent(name)) }
            for words in [["put.exclude", "*.tmp"], ["put.autorename", "true"], ["put.transfers", "2"]] {
                #expect(await fixture.dbx(config: words).status == .success)
            }
            #expect(await fixture.dbx("put", tree.path, "/tree").status == .success)
            #expect(try fixture.ada.list() == ["/tree/", "/tree/a.txt"])
            let file = tree.appendingPathComponent("a.txt").path
            for _ in 0..<2 { #expect(await fixture.dbx("put", file, "/c.txt").status == .success) }
        }
    }
}

extension CommandFixture {
    /// Runs `dbx config` with the directory of the other commands.
    fileprivate func dbx(config words: [String]) async -> CommandResult {
        let log = TerminalLog()
        let status = await Dbx.run(["config"] + words + ["--config", journal.url.path], terminal: log.terminal())
        return CommandResult(status: status, output: log.text(.output), error: log.text(.error))
    }
}
