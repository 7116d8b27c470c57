import DropboxEmulator
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

@Suite struct DropboxReadmeTests {
    @Test func everySnippetOfTheReadmeIsCompiled() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../README.md"), in: folder.appending(path: "Snippets.swift"))
        #expect(blocks == 4)
        #expect(missing == [])
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
}
