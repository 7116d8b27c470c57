import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// What messages suggest works when it's copied.
@Suite(.timeLimit(.minutes(10))) struct SuggestionTests {
    /// Command lines that fail, and the end of their messages. `FILE` is a local file, `PIPE` a pipe.
    private static let lines: [(words: [String], message: String)] = [
        (["mkdir", "/d/a"], "/d/a: another file exists; choose another name"),
        (["mv", "/d/a", "/d/a"], ": the source and the destination are the same"),
        (["cp", "/d/a", "/D/A", "--overwrite"], ": the source and the destination are the same"),
        (["cp", "/d", "/d"], ": the source and the destination are the same"),
        (["mv", "/d", "/b"], ": another file exists; use --autorename to choose another name"),
        (
            ["mv", "/b", "/d/a"],
            ": another file exists; use --overwrite to replace it, or --autorename to choose another name"
        ),
        (
            ["mv", "/b", "/d"],
            ": a folder with this name exists; to put it there, write a slash after the path, or choose another name"
        ),
        (
            ["get", "/b", "PIPE"],
            ": it is neither a file nor a folder; choose another destination, or - for standard output"
        ),
        (["cat", "/doc.paper"], ": it is a cloud document, which can only be exported; use `dbx export`"),
        (["get", "/doc.paper", "-"], ": it is a cloud document, which can only be exported; use `dbx export`"),
    ]

    @Test(arguments: lines) func messageSuggestsWhatWorks(words: [String], message: String) async throws {
        try await CommandFixture.run { fixture in
            for path in ["/b", "/d/a"] { try fixture.ada.put(path, path) }
            let file = fixture.folder.url.appendingPathComponent("file")
            try Data("# Title".utf8).write(to: file)
            let pipe = fixture.folder.url.appendingPathComponent("pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            let paper = await fixture.dbx("paper", "create", file.path, "/doc.paper", "--format", "markdown")
            #expect(paper.status == .success, "\(paper.error)")
            let result = await fixture.dbx(words.map { $0 == "PIPE" ? pipe : $0 })
            #expect(result.status == .failure)
            let end =
                result.error.range(of: " [request ")?.lowerBound ?? result.error.index(before: result.error.endIndex)
            #expect(result.error[..<end].hasSuffix(message), "\(result.error)")
        }
    }

    @Test func streamGoesIntoNoFolder() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/d/a", "a")
            let words = [
                "put", "-", "/d", "--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path,
                "--config", fixture.journal.url.path,
            ]
            let put = try await Subprocess.run(
                "/bin/sh", ["-c", #""$0" "$@" < /dev/null"#, try EmulatorProcess.program()] + words, errors: .merged)
            let message = "/d: a folder with this name exists; choose another name\n"
            #expect(put.status == 1 && put.output.hasSuffix(message), "\(put.output)")
        }
    }

    @Test(arguments: [["rm", "/x"], ["mv", "/new", "/x", "--overwrite"]])
    func changedFileIsToldApart(words: [String]) async throws {
        try await CommandFixture.run { fixture in
            for path in ["/x", "/new"] { try fixture.ada.put(path, path) }
            let result = try await fixture.dbx(words, whileWaiting: "files/delete_v2") {
                try fixture.ada.put("/x", "theirs")
            }
            #expect(result.status == .failure)
            let message = "the file was changed meanwhile; look at it, and run the command again"
            #expect(result.error.contains(message), "\(result.error)")
            #expect(try fixture.ada.read("/x") == Data("theirs".utf8))
        }
    }

    @Test(arguments: [
        ["rm", "/missing"], ["mv", "/missing", "/y"], ["mkdir", "/d"], ["lock", "/missing"], ["unlock", "/missing"],
        ["folders", "members", "/missing"],
    ]) func errorNamesItsCall(words: [String]) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/d/a", "a")
            let error = await fixture.dbx(words + ["--json"]).error
            let object = try JSONSerialization.jsonObject(with: Data(error.utf8)) as? [String: Any]
            let code = try #require(object?["code"] as? String)
            #expect(code.hasSuffix(words[0] == "mkdir" ? "/conflict/folder" : "/not_found"), "\(error)")
            #expect(object?["route"] is String, "\(error)")
            // A batch succeeds although one of its entries fails.
            #expect(object?["request_id"] is String || words[0].hasSuffix("lock"), "\(error)")
        }
    }

    @Test(arguments: [
        ["get", "", "x"], ["check", "", "/d"], ["put", "", "/s/"], ["ls", ""], ["mv", "/a", ""],
        ["fs", "put", "", "x"],
        ["hash", ""], ["link", "info", ""], ["rm", "/a", ""],
    ]) func emptyArgumentIsRefused(words: [String]) async throws {
        try await CommandFixture.run { fixture in
            fixture.emulator.calls.removeAll()
            let log = TerminalLog()
            #expect(await Dbx.run(words, terminal: log.terminal()) == .usage)
            #expect(log.text(.error).contains(" is empty; --help shows the usage\n"), "\(log.text(.error))")
            #expect(fixture.routes.isEmpty)
        }
    }

    @Test func pathInALinkIsNamed() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/d/a", "a")
            let url = await fixture.dbx("link", "create", "/d").output.trimmingCharacters(in: .newlines)
            for command in ["info", "get"] {
                let missing = await fixture.dbx("link", command, url, "--path", "/nope")
                #expect(missing.status == .failure)
                #expect(missing.error.contains("there is no such link, or its folder has no item /nope"))
            }
            #expect(await fixture.dbx("link", "info", url, "--path", "/").status == .success)
            let folder = await fixture.dbx("link", "get", url, "--path", "/")
            #expect(folder.error.contains("it is the link of a folder; choose a file with --path"), "\(folder.error)")
        }
    }
}
