import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Runs the snippets of the guides, which are compiled in this target.
struct GuideTests {
    @Test(arguments: [("Testing", 4), ("Servers", 9)])
    func guideSnippetsMatchTheCompiledCode(page: String, count: Int) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../Documentation/\(page).md"), in: folder.appending(path: "Snippets.swift"),
            folder.appending(path: "../DropboxReadmeTests/Articles/TokenStoreSnippets.swift"),
            folder.appending(path: "../DropboxReadmeTests/Articles/GettingStartedSnippets.swift"))
        #expect(blocks == count)
        #expect(missing == [])
    }

    @Test @MainActor func emulatorCanBeUsedOnTheMainActor() async throws {
        var names: [String] = []
        try await EmulatedDropbox.with { dropbox in
            MainActor.assertIsolated()
            try dropbox.account.put("/a.txt", "a")
            names = try await dropbox.client.files.listFolder(path: "").response().entries.map(\.name)
        }
        #expect(names == ["a.txt"])
    }

    @Test func guideMockSnippetsWork() async throws {
        try await mockedListing()
        try await fixtures()
    }

    @Test func guideEmulatorSnippetWorks() async throws {
        try await emulated()
        let folder = try TemporaryDirectory()
        try await EmulatedDropbox.with { dropbox in
            try await recorded(dropbox, folder.url.appendingPathComponent("recording.jsonl"))
        }
    }

    @Test func guideWebhookSnippetWorks() {
        let body = Data(#"{"list_folder":{"accounts":["dbid:guide"]}}"#.utf8)
        let respond = { (method: String, target: String, signature: String?) in
            responseToDropbox(method: method, target: target, signature: signature, body: body, appSecret: "s").status
        }
        #expect(respond("GET", "/hook?challenge=a", nil) == 200)
        #expect(respond("POST", "/hook", "00") == 403)
        let signature = "0f219d61f692eda8ea66a2c5fe35bb84bd6d791549ce96930a25c46c077558be"
        #expect(respond("POST", "/hook", signature) == 200)
        #expect(changedAccounts.withLock { $0 } == ["dbid:guide"])
    }

    @Test func guideTeamSnippetWorks() async throws {
        try await EmulatedDropbox.with(.team) { dropbox in
            let hosts = BaseHosts(server: dropbox.emulator.url.absoluteString)
            let provider = LongLivedAccessTokenProvider(accessToken: "team-token")
            let team = DropboxTeamClient(accessTokenProvider: provider, baseHosts: hosts)
            let counts = try await fileCounts(in: team, after: nil)
            #expect(counts.count == 3)
            let last = savedCursors.withLock { $0.last }
            #expect(try await fileCounts(in: team, after: last).isEmpty)
            team.shutdown()
            try await teamSpace(dropbox.client)
            let own = LongLivedAccessTokenProvider(accessToken: dropbox.emulator.accessToken)
            let client = try await followingRoots(own, hosts)
            _ = try await client.files.listFolder(path: "").response()
            #expect(droppedRoots.withLock { $0 } == [])
            client.shutdown()
        }
    }
}
