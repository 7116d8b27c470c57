import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that the snippets of the articles in DropboxSync.docc compile and run.
@Suite(.timeLimit(.minutes(10)))
struct ArticleTests {
    @Test(arguments: [("QuickStart", 7), ("OfflineAndConflicts", 8), ("Observers", 5)])
    func everySnippetIsCompiled(article: String, count: Int) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = try String(
            contentsOf: folder.appending(path: "../../../Sources/Sync/DropboxSync/DropboxSync.docc/\(article).md"),
            encoding: .utf8)
        let compiled = try ["Snippets.swift", "../../DropboxSyncSnippets/Notes.swift"].map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }.joined(separator: "\n")
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count == count)
        for block in blocks {
            #expect(lines(compiled).contains(lines(block)), "not in Snippets.swift:\n\(block)")
        }
    }

    /// The nonempty lines of a text, without indentation.
    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    @Test func linkedAccountIsFoundAgain() async throws {
        try await withDevices(0) { emulator, _ in
            let folder = try TemporaryDirectory()
            let configuration = DropboxOAuthManager.Configuration(appKey: emulator.appKey) {
                $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
            }
            let oauthManager = DropboxOAuthManager(
                configuration: configuration,
                secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
            let manager = try await SyncAccountManager(oauthManager: oauthManager, directory: folder.url)
            let account = try #require(
                try await linking(manager) { page in
                    var browser = TestBrowser()
                    return try await browser.press(.allow, on: page).code ?? ""
                })
            #expect(linked(manager) === account)
            let filesystem = try await opening(account)
            try await writingListingAndReading(filesystem)
            try await waitingForUploads(filesystem)
            let file = try emulator.account("ada").read("/Notes/Today.txt")
            #expect(file == Data("Buy milk\nCall Grace\n".utf8))
            #expect(filesystem.isShutDown)
        }
    }

    @Test func quickStartRunsTwice() async throws {
        try await withDevices(0) { emulator, _ in
            let directory = try TemporaryDirectory()
            let program = try TestProgram.path(ofProduct: "DropboxSyncSnippets")
            let environment = ["DROPBOX_TOKEN": emulator.accessToken, "DROPBOX_SERVER": emulator.url.absoluteString]
            for (line, output) in [("Buy milk", "Buy milk\n"), ("Call Grace", "Buy milk\nCall Grace\n")] {
                let run = try await Subprocess.run(program, [line], in: directory.url, setting: environment)
                #expect(run.status == 0)
                #expect(run.output == output)
                #expect(try emulator.account("ada").read("/Notes/Today.txt") == Data(output.utf8))
            }
        }
    }

    @Test func managersAndFilesystemsCanBeCreatedOffline() async throws {
        let folder = try TemporaryDirectory()
        let manager = try await creatingManager(appKey: "key", folder: folder.url.appendingPathComponent("1"))
        #expect(manager.linkedAccount == nil)
        let filesystem = try await opening(folder: folder.url.appendingPathComponent("2"), accessToken: "token")
        #expect(!filesystem.hasCompletedFirstSync)
        await filesystem.shutDown()
    }

    @Test func conflictsArticleIsCorrect() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/Today.txt", "first")
            let device = devices[0]
            let path = try SyncPath.at("/Today.txt")
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            let file = try await filesystem.open(path)
            #expect(try await file.readString() == "first")

            device.connection.isUp = false
            try await file.write("mine")
            file.close()
            try await writingOffline(filesystem, path)
            try listingPendingWork(filesystem)
            printingWait(filesystem)
            #expect(try filesystem.pendingOperations().map(\.kind).contains(.upload))
            #expect(try filesystem.pendingChangeCount > 0)
            try account.put("/Today.txt", "theirs")
            let open = try await filesystem.open(path)
            device.connection.isUp = true
            try await device.waitUntilSynced()
            #expect(try filesystem.pendingChangeCount == 0)
            let info = try readingCurrentPath(open, openedAt: path)
            #expect(info.path.name == "Today (conflicted copy).txt")
            #expect(try account.read("/Today.txt") == Data("theirs".utf8))
            #expect(try account.read("/Today (conflicted copy).txt") == Data("written in a tunnel".utf8))
            try await confirmingDeletions(filesystem) { false }
        }
    }

    @Test func newerVersionsAndProgressAreReported() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/a.txt", "first")
            try await devices[0].waitUntilSynced()
            let file = try await devices[0].filesystem.open(try .at("/a.txt"))
            try await showingProgress(of: file) { #expect($0 >= 0 && $0 <= 1) }
            #expect(try await file.readString() == "first")
            let changes = file.changes
            try account.put("/a.txt", "second")
            while try file.newerStatus?.isCached != true { for await _ in changes { break } }
            #expect(try await file.readString() == "first")
            try await updating(file)
            #expect(try await file.readString() == "second")
        }
    }

    @Test func viewsFollowAFolder() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/Notes/one.txt", "1")
            try await devices[0].waitUntilSynced()
            let (filesystem, notes) = (try devices[0].filesystem, try SyncPath.at("/Notes"))
            let folder = await SyncedFolder()
            let follower = Task { await folder.follow(notes, in: filesystem) }
            while await folder.items.isEmpty { await Task.yield() }
            try account.put("/Notes/two.txt", "2")
            while await folder.items.count < 2 { await Task.yield() }
            #expect(await folder.items.map(\.path.name) == ["one.txt", "two.txt"])
            follower.cancel()
            await follower.value
        }
    }

    @Test func observersReadTheCurrentState() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/Notes/one.txt", "1")
            try await devices[0].waitUntilSynced()
            let (filesystem, notes) = (try devices[0].filesystem, try SyncPath.at("/Notes"))
            let (shown, closures) = AsyncStream.makeStream(of: [String].self)
            let token = observing(filesystem, notes) { closures.yield($0) }
            let (followed, sequence) = AsyncStream.makeStream(of: [String].self)
            let follower = Task { try await observingSequence(filesystem, notes) { sequence.yield($0) } }
            for await names in followed where names == ["one.txt"] { break }
            try account.put("/Notes/two.txt", "2")
            for await names in shown where names.count == 2 { break }
            for await names in followed where names.count == 2 { break }
            removingObserver(filesystem, token)
            follower.cancel()
            // Canceling the task ends the sequence, and therefore the loop.
            _ = await follower.result
        }
    }
}
