import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@Suite struct DropboxReadmeTests {
    @Test func readmeSnippetsMatchTheCompiledCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../README.md"), in: folder.appending(path: "Snippets.swift"))
        #expect(blocks == 4)
        #expect(missing == [])
    }

    @Test func migrationSnippetsMatchTheCompiledCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../Documentation/Migration.md"),
            in: folder.appending(path: "MigrationSnippets.swift"))
        #expect(blocks == 3)
        #expect(missing == [])
    }

    @Test func objectiveCGuideSnippetsMatchTheCompiledCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../Documentation/ObjectiveC.md"),
            in: folder.appending(path: "ObjectiveCSnippets.swift"))
        #expect(blocks == 10)
        #expect(missing == [])
    }

    @Test func firstProgramWorks() async throws {
        let emulator = try await DropboxEmulator.start()
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        try await mainJob(client)
        await failing(client)
        await emulator.stop()
    }

    @Test func testingSnippetWorks() async throws {
        try await testing()
    }
}
