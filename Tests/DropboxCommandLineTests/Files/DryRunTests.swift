import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// A dry run fails as the run would, as far as that's known without writing.
@Suite(.timeLimit(.minutes(10)))
struct DryRunTests {
    /// Command lines that fail. `LOCAL` is a local directory with a file, `FILE` the file.
    private static let rejected: [[String]] = [
        ["mv", "/a", "/b"], ["mv", "/a", "/dir"], ["mv", "/dir", "/b"], ["mv", "/a", "/a"], ["mv", "/dir", "/dir/in"],
        ["mv", "/a", "/b/c"], ["mv", "/a", "/dir/sub/"], ["mv", "/missing", "/c"], ["mv", "/a", "/b/c/d/"],
        ["mv", "/a", "/dir", "--overwrite"], ["mv", "/dir", "/b", "--overwrite"], ["mv", "/a", "/c\\d"],
        ["cp", "/a", "/b"], ["cp", "/a", "/dir"], ["cp", "/dir", "/dir/in"], ["cp", "/a", "/a"], ["cp", "/a", "/b/c"],
        ["cp", "/dir", "/b", "--overwrite"], ["rm", "/dir"], ["rm", "/missing"],
        ["get", "/dir", "LOCAL/none/copy"], ["get", "/dir", "FILE"], ["get", "/missing", "LOCAL/copy"],
        ["get", "/dir", "LOCAL", "--delete", "--overwrite"], ["get", "/dir", "LOCAL"],
        ["put", "LOCAL/missing", "/c"], ["put", "LOCAL", "/dir", "--delete", "--overwrite"], ["put", "LOCAL", "/b"],
        ["put", "LOCAL", "/dir"], ["put", "FILE", "/b"], ["put", "FILE", "/dir"], ["put", "FILE", "/b/c"],
        ["put", "FILE", "/b", "--update", "0123456789abcdef"], ["put", "FILE", "/dir", "--overwrite"],
        ["mv", "/a", "/a", "--overwrite"], ["cp", "/a", "/A"],
    ]

    @Test(arguments: rejected) func dryRunFailsAsTheRun(words: [String]) async throws {
        try await CommandFixture.run { fixture in
            let words = try words.map { try expanded($0, fixture) }
            let before = try fixture.ada.list()
            let dryRun = await fixture.dbx(words + ["-n"])
            #expect(try fixture.ada.list() == before)
            #expect(dryRun.status == .failure, "\(dryRun.output)")
            let run = await fixture.dbx(words)
            #expect(messages(dryRun.error) == messages(run.error))
            #expect(run.status == dryRun.status)
        }
    }

    /// Command lines that succeed.
    private static let accepted: [[String]] = [
        ["mv", "/a", "/A"], ["mv", "/dir", "/DIR"], ["mv", "/a", "/b", "--overwrite"],
        ["mv", "/a", "/b", "--autorename"],
        ["mv", "/a", "/new/c"], ["cp", "/a", "/a", "--autorename"], ["cp", "/a", "/dir/"], ["rm", "/a"],
        ["rm", "/dir", "--recursive"], ["get", "/dir", "LOCAL/copy"], ["put", "LOCAL", "/c"],
        ["put", "FILE", "/c"], ["put", "FILE", "/dir/in/"], ["put", "FILE", "/b", "--autorename"],
    ]

    @Test(arguments: accepted) func dryRunSucceedsAsTheRun(words: [String]) async throws {
        try await CommandFixture.run { fixture in
            let words = try words.map { try expanded($0, fixture) }
            let before = try fixture.ada.list()
            for (options, isEqual) in [(["-n"], true), ([], false)] {
                let result = await fixture.dbx(words + options)
                #expect(result.status == .success, "\(result.error)")
                let isUnchanged = try fixture.ada.list() == before
                #expect(isUnchanged == (isEqual || words[0] == "get"))
            }
        }
    }

    /// The path is that of the result.
    @Test(arguments: ["mv", "cp"]) func plannedPathIsTheDestination(command: String) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a", "a")
            for options in [["-n"], []] {
                let result = await fixture.dbx([command, "/a", "/new/b", "--json"] + options)
                #expect(result.output.contains(#""path":"/new/b""#), "\(result.output)")
                #expect(result.output.contains(#""from":"/a""#), "\(result.output)")
            }
        }
    }

    /// A folder in place of the parent fails each item of the run.
    @Test func dryRunOfAnUploadBelowAFileFails() async throws {
        try await CommandFixture.run { fixture in
            let words = ["put", try expanded("LOCAL", fixture), "/b/c"]
            let dryRun = await fixture.dbx(words + ["-n"])
            #expect(dryRun.status == .failure && dryRun.output == "", "\(dryRun.output)")
            #expect(dryRun.error.hasSuffix("a parent folder in this path is a file; choose another path\n"))
            #expect(await fixture.dbx(words).status == .failure)
        }
    }

    /// Creates the items, and returns a word with the path of the directory.
    private func expanded(_ word: String, _ fixture: CommandFixture) throws -> String {
        let local = fixture.folder.url.appendingPathComponent("local")
        if try fixture.ada.list().isEmpty {
            for path in ["/a", "/b", "/dir/sub/a", "/dir/file"] { _ = try fixture.ada.put(path, path) }
            try FileManager.default.createDirectory(at: local, withIntermediateDirectories: true)
            try Data("local".utf8).write(to: local.appendingPathComponent("file"))
        }
        return word.replacingOccurrences(of: "LOCAL", with: local.path)
            .replacingOccurrences(of: "FILE", with: local.appendingPathComponent("file").path)
    }

    /// The lines without the totals of a transfer and the IDs of requests.
    private func messages(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.first?.isNumber == false }.map {
            $0[..<($0.range(of: " [request ")?.lowerBound ?? $0.endIndex)]
        }
    }
}
