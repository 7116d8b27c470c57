import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// What commands say about their requests, and how long they try.
@Suite(.timeLimit(.minutes(10))) struct MessageTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func verboseCommandPrintsRequestsWithTheirIDs() async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx("ls", "-v")
            #expect(result.status == .success)
            let line = #/files/list_folder: attempt 1, 200 in \d+\.\d{3}s, request [0-9a-f]{32}\n/#
            #expect(result.error.wholeMatch(of: line) != nil, "\(result.error)")
        }
    }

    @Test func verboseCommandExplainsFailures() async throws {
        try await CommandFixture.run { fixture in
            try fixture.emulator.faults.add(.rateLimit(retryAfter: 0), times: 1)
            let result = await fixture.dbx("stat", "/missing", "-v", "--json")
            let lines = result.error.split(separator: "\n")
            #expect(lines.contains { $0.contains("files/get_metadata: attempt 1, 429") && $0.hasPrefix("{\"log\":") })
            #expect(lines.contains { $0.contains("attempt 2, 409") && $0.contains("path/not_found") })
        }
    }

    @Test func headersAreLoggedWithoutSecrets() async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/a.txt", "content")
            let file = folder.url.appendingPathComponent("log")
            let result = await fixture.dbx("cat", "/a.txt", "-vv", "--log-file", file.path)
            #expect(result.status == .success)
            #expect(result.error.contains(" > POST \(fixture.emulator.url.absoluteString)/2/files/"), "\(result.error)")
            #expect(result.error.contains("> User-Agent: "))
            #expect(result.error.contains("< X-Dropbox-Request-Id: "))
            #expect(result.error.contains("> Authorization: (hidden)\n"))
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!(result.error + text).contains(fixture.token))
            #expect(!(result.error + text).contains("a.txt\""))
            // Each line has a time.
            let lines = text.split(separator: "\n")
            #expect(lines.count == result.error.split(separator: "\n").count)
            #expect(lines.allSatisfy { $0.contains(#/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ /#) })
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func logFileIsAppendedWithoutOtherMessages() async throws {
        try await CommandFixture.run { fixture in
            let file = folder.url.appendingPathComponent("log")
            for _ in 0..<2 {
                let result = await fixture.dbx("ls", "--log-file", file.path)
                #expect(result.error == "")
            }
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.split(separator: "\n").count == 2)
            let result = await fixture.dbx("ls", "--log-file", folder.url.path)
            #expect(result.status == .failure)
            #expect(result.error.contains("cannot open --log-file \(folder.url.path): Is a directory"))
        }
    }

    @Test func quietCommandPrintsOnlyResultsAndErrors() async throws {
        try await CommandFixture.run { fixture in
            let tree = folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try Data("a".utf8).write(to: tree.appendingPathComponent("a.txt"))
            let first = await fixture.dbx("put", tree.path, "/tree", "-q")
            #expect(first.status == .success && first.output == "" && first.error == "")
            try Data("b".utf8).write(to: tree.appendingPathComponent("a.txt"))
            let second = await fixture.dbx("put", tree.path, "/tree", "--quiet")
            #expect(second.status == .failure)
            #expect(second.error.hasPrefix("a.txt: "), "\(second.error)")
            #expect(second.error.split(separator: "\n").count == 1)
            let invalid = await fixture.dbx("ls", "-q", "-v")
            #expect(invalid.status == .usage)
        }
    }

    /// A quiet backup tells that it isn't complete, unless the user excluded the items.
    @Test func quietTransferCountsWhatItCannotTransfer() async throws {
        try await CommandFixture.run { fixture in
            let tree = folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            for name in ["a.txt", "b.tmp", ".DS_Store"] {
                try Data("a".utf8).write(to: tree.appendingPathComponent(name))
            }
            for name in ["link1", "link2"] {
                let link = tree.appendingPathComponent(name).path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.txt")
            }
            let put = await fixture.dbx("put", tree.path, "/tree", "-q", "--exclude", "*.tmp")
            #expect(put.status == .success && put.output == "")
            let message = #/dbx: warning: 2 items were skipped, such as link\d: it is a symbolic link\n/#
            #expect(put.error.wholeMatch(of: message) != nil, "\(put.error)")
            let excluded = await fixture.dbx("put", tree.path, "/tree", "-q", "--exclude", "link*")
            #expect(excluded.status == .success && excluded.error == "", "\(excluded.error)")
        }
    }

    /// The background work of the offline filesystem and the checks of the doctor are logged, too.
    @Test func everyClientLogsItsRequests() async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/a.txt", "content")
            let files = await fixture.dbx("fs", "ls", "--folder", folder.url.appendingPathComponent("fs").path, "-v")
            #expect(files.output.contains("a.txt"), "\(files.error)")
            #expect(files.error.contains("files/list_folder: attempt 1, 200"), "\(files.error)")
            let report = folder.url.appendingPathComponent("report.txt").path
            let doctor = await fixture.dbx("doctor", report, "-vv")
            #expect(doctor.error.contains("users/get_current_account: attempt 1, 200"), "\(doctor.error)")
            #expect(doctor.error.contains("> Authorization: (hidden)"), "\(doctor.error)")
        }
    }

    @Test func commandEndsIfTheServerDoesNotRespond() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            connection.waitForClose()
        }
        let (token, config, log) = (try TokenFile("t"), try TemporaryDirectory(), TerminalLog())
        let words = [
            "ls", "--timeout", "5", "--host", "http://127.0.0.1:\(server.port)", "--token-file", token.path, "--config",
            config.url.path,
        ]
        #expect(await Dbx.run(words, terminal: log.terminal()) == .failure)
        #expect(log.text(.error).contains("cannot list /: "), "\(log.text(.error))")
    }

    @Test func waitBeyondTheTimeIsAFailure() async throws {
        try await CommandFixture.run { fixture in
            try fixture.emulator.faults.add(.rateLimit(retryAfter: 100), times: 1)
            let result = await fixture.dbx("ls")
            #expect(result.status == .failure)
            #expect(
                result.error.contains("too many requests; try again in 100 s, or wait with --retry"), "\(result.error)")
        }
    }
}
