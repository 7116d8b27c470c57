import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxSharing
import DropboxTeam
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Runs the snippets of the articles in the documentation catalogs. `Scripts/check-docs` compares them with the articles.
@Suite(.timeLimit(.minutes(10)))
struct ArticleTests {
    /// Runs an operation with an emulator and a client of its account.
    private func withEmulator(
        _ operation: (DropboxEmulator, DropboxClient) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        do {
            try await operation(emulator, client)
        } catch {
            await emulator.stop()
            throw error
        }
        client.shutdown()
        await emulator.stop()
    }

    @Test func errorSnippetReturnsNilForAMissingFile() async throws {
        try await withEmulator { emulator, client in
            try emulator.account("ada").put("/a.txt", "content")
            #expect(try await read("/a.txt", with: client) == "content")
            #expect(try await read("/missing.txt", with: client) == nil)
        }
        #expect(message(for: CallError<String>.internalServerError(500, nil, nil)) != nil)
        #expect(message(for: CallError<String>.clientError(.other(CancellationError()))) == nil)
    }

    @Test func gettingStartedSnippetsUploadAFile() async throws {
        try await withEmulator { emulator, client in
            let directory = try TemporaryDirectory()
            let file = directory.url.appendingPathComponent("data.txt")
            try Data("backup".utf8).write(to: file)
            try await backUp(file, with: client)
            #expect(try emulator.account("ada").read("/backup/data.txt") == Data("backup".utf8))
        }
        #expect(throws: DropboxEnvironmentError.self) { try serverClient([:]) }
    }

    @Test func serverSnippetObtainsAnAccessToken() async throws {
        let emulator = try await DropboxEmulator.start()
        let environment = [
            "DROPBOX_APP_KEY": emulator.appKey, "DROPBOX_APP_SECRET": emulator.appSecret,
            "DROPBOX_REFRESH_TOKEN": emulator.refreshToken, "DROPBOX_SERVER": emulator.url.absoluteString,
        ]
        let client = try serverClient(environment)
        #expect(try await client.files.listFolder(path: "").response().entries.isEmpty)
        client.shutdown()
        await emulator.stop()
    }

    @Test func concurrencySnippetReturnsAllSizes() async throws {
        try await withEmulator { emulator, client in
            try emulator.account("ada").put("/1", "1")
            try emulator.account("ada").put("/22", "22")
            #expect(try await sizes(of: ["/1", "/22"], with: client) == ["/1": 1, "/22": 2])
        }
    }

    @Test func sharingSnippetsCreateLinksAndFolders() async throws {
        try await withEmulator { emulator, client in
            try emulator.account("ada").put("/notes/a.txt", "a")
            let first = try await link(to: "/notes/a.txt", with: client)
            #expect(try await link(to: "/notes/a.txt", with: client) == first)
            _ = try emulator.addAccount(.init("bob"))
            let folder = try await share("/notes", with: ["bob@example.com"], client)
            #expect(folder.name == "notes")
        }
    }

    @Test func watchingSnippetFollowsAFolder() async throws {
        try await withEmulator { emulator, client in
            let account = try emulator.account("ada")
            try account.put("/notes/a.txt", "a")
            try account.put("/notes/b.txt", "b")
            let mirror = Task {
                var mirror = Mirror()
                try await mirror.follow("/notes", with: client)
            }
            // The mirror polls after it has listed the folder.
            _ = await emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            mirror.cancel()
            await #expect(throws: (any Error).self) { try await mirror.value }
            var copy = Mirror(cursor: "c", files: ["/notes/a.txt": "1", "/notes/b.txt": "2"])
            copy.apply(.deleted(Files.DeletedMetadata(name: "notes", pathLower: "/notes")))
            #expect(copy.files.isEmpty)
        }
    }

    @Test func serverSnippetStopsWithASignal() async throws {
        try await withEmulator { emulator, client in
            try emulator.account("ada").createFolder("/inbox")
            let (signals, signal) = AsyncStream.makeStream(of: Void.self)
            async let result: Void = run(client, until: signals)
            _ = await emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            signal.yield()
            try await result
        }
    }

    @Test func healthCheckReportsWhetherTheServerResponds() async throws {
        let emulator = try await DropboxEmulator.start()
        let client = DropboxAppClient(
            appKey: emulator.appKey, appSecret: emulator.appSecret,
            baseHosts: BaseHosts(server: emulator.url.absoluteString))
        #expect(await isHealthy(client))
        client.shutdown()
        #expect(!(await isHealthy(client)))
        await emulator.stop()
    }

    @Test func emulatorSnippetsRun() async throws {
        try await emulated()
        try await withEmulator { emulator, _ in
            #expect(try !addingAccounts(emulator).isEmpty)
            try changingFiles(emulator)
            try advancingTheClock(emulator)
            try injectingFaults(emulator)
            try injectingASequence(emulator)
            try loadingAScenario(emulator)
            #expect(throws: DropboxEmulator.CallMismatch.self) { try expectingCalls(emulator) }
        }
    }
}
