import DropboxEmulator
import DropboxTestSupport
import DropboxTransfer
import Foundation
import Testing

/// Verifies that the examples of Documentation/Transfers.md compile and run.
@Suite(.timeLimit(.minutes(10)))
struct TransfersGuideTests {
    @Test func guideContainsCompiledSnippetsOnly() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let guide = try String(
            contentsOf: folder.appendingPathComponent("../../../Documentation/Transfers.md").standardized,
            encoding: .utf8)
        let compiled = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix("Snippets.swift") }
            .map { lines(try String(contentsOf: $0, encoding: .utf8)) }
        let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count >= 5)
        for block in blocks {
            #expect(compiled.contains { $0.contains(lines(block)) }, "in no file of snippets:\n\(block)")
        }
    }

    @Test func downloadSnippetsRun() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/film.mp4", .pattern(5 << 20, seed: 1))
            try fixture.account.put("/log.txt", "one\ntwo\n")
            try fixture.account.put("/pictures/a.jpg", "a")
            try fixture.account.put("/notes/today.txt", "Buy milk")
            try await downloading(fixture.client, to: try fixture.url("film.mp4"))
            #expect(try await reading(fixture.client) == 2)
            try await transferring(fixture.client, folder: try fixture.url("pictures"))
            #expect(try fixture.account.read("/backup/pictures/a.jpg") == Data("a".utf8))
            var cursors: [String] = []
            try await listing(fixture.client) { cursors.append($0) }
            #expect(!cursors.isEmpty)
            let cursor = try await fixture.client.files.listFolderGetLatestCursor(path: "/notes", recursive: true)
                .response().cursor
            try fixture.account.put("/notes/tomorrow.txt", "Drink milk")
            struct StopWatching: Error {}
            var names: [String] = []
            await #expect(throws: StopWatching.self) {
                try await watching(fixture.client, since: cursor) { changes, _ in
                    names += changes.map(\.metadata.name)
                    throw StopWatching()
                } forgetEverything: {
                }
            }
            #expect(names == ["tomorrow.txt"])
        }
    }

    /// Returns the lines of a text, without indentation, empty lines, and imports.
    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}
