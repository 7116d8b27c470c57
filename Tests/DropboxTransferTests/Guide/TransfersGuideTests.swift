import DropboxEmulator
import DropboxTransfer
import Foundation
import Testing

/// Documentation/Transfers.md tells the truth: what it shows compiles, and runs.
@Suite(.timeLimit(.minutes(10)))
struct TransfersGuideTests {
    @Test func everySnippetIsCompiled() throws {
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

    @Test func theSnippetsOfDownloadsRun() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/film.mp4", .random(5 << 20, seed: 1))
            try site.account.put("/log.txt", "one\ntwo\n")
            try site.account.put("/pictures/a.jpg", "a")
            try site.account.put("/notes/today.txt", "Buy milk")
            try await downloading(site.client, to: try site.url("film.mp4"))
            #expect(try await reading(site.client) == 2)
            try await transferring(site.client, folder: try site.url("pictures"))
            #expect(try site.account.read("/backup/pictures/a.jpg") == Data("a".utf8))
            var cursors: [String] = []
            try await listing(site.client) { cursors.append($0) }
            #expect(!cursors.isEmpty)
            let cursor = try await site.client.files.listFolderGetLatestCursor(path: "/notes", recursive: true)
                .response().cursor
            try site.account.put("/notes/tomorrow.txt", "Drink milk")
            struct Enough: Error {}
            var names: [String] = []
            await #expect(throws: Enough.self) {
                try await watching(site.client, since: cursor) { changes, _ in
                    names += changes.map(\.metadata.name)
                    throw Enough()
                } forgetEverything: {
                }
            }
            #expect(names == ["tomorrow.txt"])
        }
    }

    /// The text line by line, without indentation, empty lines and imports.
    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}
