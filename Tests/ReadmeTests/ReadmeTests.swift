import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

@Suite struct ReadmeTests {
    @Test func everySnippetOfTheReadmeIsCompiled() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        let compiled = try String(contentsOf: folder.appending(path: "Snippets.swift"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count == 4)
        for block in blocks {
            #expect(lines(compiled).contains(lines(block)), "not in Snippets.swift:\n\(block)")
        }
    }

    @Test func firstProgramRuns() async throws {
        let emulator = try await DropboxEmulator.start()
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        try await mainJob(client)
        await failing(client)
        await emulator.stop()
    }

    @Test func emulatorOfTheReadmeServesTests() async throws {
        try await testing()
    }

    /// The text line by line, without indentation, empty lines and imports.
    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}
