import AppleFoundation
import DropboxAccount
import DropboxCore
import DropboxFileProvider
import DropboxFiles
import FileProvider
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct FileProviderTests {
    typealias Failure = FileProviderSystem.Failure

    // MARK: Enumeration

    @Test func largeFolderIsEnumeratedInPages() async throws {
        try await FileProviderFixture.with { fixture in
            for number in 0..<45 { try await fixture.account.put("/folder/\(number).txt", "\(number)") }
            try await fixture.system.open()
            let folder = try #require(fixture.system.id("/folder"))
            #expect(try await fixture.system.enumerate(.init(rawValue: folder)).count == 45)
            #expect(try await fixture.system.enumerate(.workingSet).count == 46)
        }
    }

    @Test func itemsHaveTheirMetadata() async throws {
        try await FileProviderFixture.with { fixture in
            try await fixture.account.put("/Page.app/file.txt", "text")
            try await fixture.account.put("/v1.2/none", "text")
            try await fixture.system.openAll()
            let root = try await fixture.system.metadata(of: FileProviderSystem.root)
            #expect(root.name == "Dropbox" && root.parent == FileProviderSystem.root && root.isFolder)
            for path in ["/Page.app", "/Page.app/file.txt", "/v1.2", "/v1.2/none"] {
                let id = try #require(fixture.system.id(path))
                #expect(try await fixture.system.metadata(of: id) == fixture.system.entries[id]?.item)
            }
            await #expect(throws: NSFileProviderError.self) { try await fixture.system.metadata(of: "id:none") }
        }
    }

    @Test func trashIsNotSupported() async throws {
        try await FileProviderFixture.with { fixture in
            await #expect {
                try await fixture.system.enumerate(.trashContainer)
            } throws: {
                ($0 as? CocoaError)?.code == .featureUnsupported
            }
        }
    }

    @Test func missingFolderIsReported() async throws {
        try await FileProviderFixture.with { fixture in
            await #expect {
                try await fixture.system.enumerate(.init(rawValue: "id:none"))
            } throws: {
                ($0 as? NSFileProviderError)?.code == .noSuchItem
            }
        }
    }

    // MARK: Contents

    @Test func contentIsDownloadedAndEvicted() async throws {
        try await FileProviderFixture.with { fixture in
            try await fixture.account.put("/a.txt", "one")
            try await fixture.system.open()
            #expect(try await fixture.text("/a.txt") == "one")
            let id = try #require(fixture.system.id("/a.txt"))
            fixture.system.evict(id)
            #expect(fixture.system.entries[id]?.content == nil)
            #expect(try await fixture.text("/a.txt") == "one")
            // The content of a file is only in the replica.
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.system.temporaryDirectory.path).isEmpty)
        }
    }

    @Test func downloadReportsProgressAndCanBeCanceled() async throws {
        try await FileProviderFixture.with { fixture in
            try await fixture.account.put("/a.txt", "text")
            try await fixture.system.open()
            let id = try #require(fixture.system.id("/a.txt"))
            let progress = Mutex<Progress?>(nil)
            _ = try await fixture.system.download(id) { value in progress.withLock { $0 = value } }
            #expect(progress.withLock { $0?.completedUnitCount } == 4)
            #expect(progress.withLock { $0?.totalUnitCount } == 4)
            let started = Signal()
            fixture.beforeRequests { path in
                guard path.hasSuffix("/download") else { return }
                started.fire()
                // Only the end of the request, which the cancellation causes, ends this.
                do { try await suspendUntilCancelled() } catch {}
            }
            await #expect {
                try await fixture.system.download(id) { progress in
                    Task {
                        await started.wait()
                        progress.cancel()
                    }
                }
            } throws: {
                ($0 as? CocoaError)?.code == .userCancelled
            }
        }
    }

    @Test func thumbnailsAreFetchedInBatches() async throws {
        try await FileProviderFixture.with { fixture in
            let image = try #require(
                Data(
                    base64Encoded:
                        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
                ))
            for number in 0..<26 { try await fixture.account.put("/\(number).png", image) }
            try await fixture.account.put("/text.txt", "text")
            try await fixture.system.open()
            let ids = fixture.system.entries.keys.sorted()
            for size in [50.0, 5_000] {
                let thumbnails = try await fixture.system.thumbnails(of: ids, size: size)
                #expect(thumbnails.count == 27)
                #expect(thumbnails.values.filter { $0 != nil }.count == 26)
            }
            fixture.isOnline = false
            await #expect(throws: NSFileProviderError.self) { try await fixture.system.thumbnails(of: ids, size: 50) }
        }
    }

    // MARK: Changes of the user

    @Test func changesOfTheUserReachTheServer() async throws {
        try await FileProviderFixture.with { fixture in
            let folder = fixture.system.createFolder("folder")
            _ = fixture.system.createFile("a.txt", in: folder, "one")
            _ = fixture.system.createFile("b.txt", "two")
            try await fixture.settle()
            try await fixture.expectSameTrees()
            let a = try #require(fixture.system.id("/folder/a.txt"))
            // The server stores whole seconds.
            #expect(fixture.system.entries[a]?.item.modified == Date(timeIntervalSince1970: 1_700_000_000))
            let b = try #require(fixture.system.id("/b.txt"))
            fixture.system.write(a, "edited")
            fixture.system.move(b, to: fixture.system.id("/folder"), name: "c.txt")
            try await fixture.settle()
            #expect(fixture.system.id("/folder/c.txt") == b && fixture.system.id("/folder/a.txt") == a)
            try await fixture.expectSameTrees()
            fixture.system.move(b, to: FileProviderSystem.root)
            try await fixture.settle()
            try await fixture.expectSameTrees()
            fixture.system.delete(try #require(fixture.system.id("/folder")))
            try await fixture.settle()
            #expect(try await fixture.account.list() == ["/c.txt"])
        }
    }

    @Test func repeatedCreationMakesNoCopy() async throws {
        try await FileProviderFixture.with { fixture in
            // As if the response to an earlier request had been lost.
            try await fixture.account.put("/folder/a.txt", "same")
            let folder = fixture.system.createFolder("folder")
            _ = fixture.system.createFile("a.txt", in: folder, "same")
            try await fixture.settle()
            try await fixture.expectSameTrees()
            #expect(try await fixture.account.list() == ["/folder/", "/folder/a.txt"])
        }
    }

    @Test func occupiedNameGetsANumber() async throws {
        try await FileProviderFixture.with { fixture in
            try await fixture.account.put("/a.txt", "theirs")
            _ = fixture.system.createFile("a.txt", "mine")
            try await fixture.settle()
            #expect(try await fixture.text("/a 2.txt") == "mine")
            try await fixture.expectSameTrees()
        }
    }

    @Test func itemsThatDropboxLacksStayOnTheDevice() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile(".DS_Store", "view")
            _ = fixture.system.createFile("link.symlink", "/")
            try await fixture.settle()
            #expect(try await fixture.account.list().isEmpty)
            #expect(fixture.system.entries.count == 2)
        }
    }

    @Test func rejectedNameIsReported() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a\\b", "text")
            try await fixture.system.synchronize()
            #expect(fixture.system.failures == [.system(.cannotSynchronize)])
        }
    }

    @Test func fullDropboxIsReported() async throws {
        try await FileProviderFixture.with { fixture in
            try await fixture.account.setQuota(10)
            _ = fixture.system.createFile("a.txt", "more than ten bytes")
            try await fixture.system.synchronize()
            #expect(fixture.system.failures == [.system(.insufficientQuota)])
            try await fixture.account.setQuota(1_000)
            try await fixture.settle()
            try await fixture.expectSameTrees()
        }
    }

    // MARK: Changes of others

    @Test func remoteChangesAppearAfterASignal() async throws {
        try await FileProviderFixture.with { fixture in
            try await fixture.account.put("/folder/a.txt", "one")
            let signal = Signal()
            fixture.system.onSignal.withLock { $0 = { signal.fire() } }
            try await fixture.system.openAll()
            let id = try #require(fixture.system.id("/folder/a.txt"))
            _ = try await fixture.system.read(id)
            _ = try await fixture.other.files.moveV2(fromPath: "/folder/a.txt", toPath: "/b.txt").response()
            while fixture.system.id("/b.txt") == nil {
                await signal.wait()
                try await fixture.system.enumerateChanges()
            }
            #expect(fixture.system.id("/b.txt") == id)
            // The content is the same, so it isn't downloaded again.
            #expect(fixture.system.entries[id]?.content != nil)
        }
    }

    @Test func editOfAnOlderVersionKeepsBothContents() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            let id = try #require(fixture.system.id("/a.txt"))
            fixture.system.write(id, "mine")
            try await fixture.account.put("/a.txt", "theirs")
            try await fixture.settle()
            #expect(try await fixture.text("/a.txt") == "theirs")
            #expect(try await fixture.text("/a (conflicted copy).txt") == "mine")
            #expect(fixture.system.id("/a.txt") == id)
            try await fixture.expectSameTrees()
        }
    }

    @Test func fasterDeviceKeepsTheName() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            fixture.system.write(try #require(fixture.system.id("/a.txt")), "mine")
            let account = fixture.account
            fixture.beforeRequests { path in
                guard path.hasSuffix("/upload") else { return }
                do { try await account.put("/a.txt", "theirs") } catch { Issue.record(error) }
            }
            try await fixture.system.synchronize()
            fixture.beforeRequests(nil)
            try await fixture.settle()
            #expect(try await fixture.text("/a.txt") == "theirs")
            #expect(try await fixture.serverTree().values.contains(Data("mine".utf8)))
            try await fixture.expectSameTrees()
        }
    }

    @Test func editSurvivesADeletion() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            fixture.system.write(try #require(fixture.system.id("/a.txt")), "mine")
            try await fixture.account.delete("/a.txt")
            try await fixture.settle()
            let tree = try await fixture.serverTree()
            #expect(tree == ["/a.txt": Data("mine".utf8)])
            try await fixture.expectSameTrees()
        }
    }

    @Test func remoteEditSurvivesADeletion() async throws {
        try await FileProviderFixture.with { fixture in
            let folder = fixture.system.createFolder("folder")
            _ = fixture.system.createFile("a.txt", in: folder, "one")
            _ = fixture.system.createFile("b.txt", "one")
            try await fixture.settle()
            for path in ["/folder", "/b.txt"] { fixture.system.delete(try #require(fixture.system.id(path))) }
            try await fixture.account.put("/folder/a.txt", "theirs")
            try await fixture.account.put("/b.txt", "theirs")
            try await fixture.system.synchronize()
            #expect(fixture.system.failures == [.system(.deletionRejected), .system(.deletionRejected)])
            try await fixture.settle()
            #expect(try await fixture.serverTree().count == 3)
            try await fixture.expectSameTrees()
        }
    }

    /// The response to a listing doesn't contain an edit that was sent in the meantime.
    @Test func outdatedListingDoesNotUndoAnEdit() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            let id = try #require(fixture.system.id("/a.txt"))
            try await fixture.account.put("/other.txt", "theirs")
            let (received, mayContinue) = (Signal(), Signal())
            let gate = Gate(received, mayContinue)
            fixture.beforeResponses { await gate.pass($0) }
            async let listing: Void = fixture.system.enumerateChanges()
            await received.wait()
            fixture.system.write(id, "two")
            await fixture.system.sendChanges()
            mayContinue.fire()
            try await listing
            fixture.beforeResponses(nil)
            #expect(fixture.system.failures.isEmpty)
            #expect(
                try await fixture.system.metadata(of: id).contentVersion
                    == Data(ContentHash.hash(of: Data("two".utf8)).utf8))
            fixture.system.write(id, "three")
            try await fixture.settle()
            #expect(try await fixture.account.list() == ["/a.txt", "/other.txt"])
            try await fixture.expectSameTrees()
        }
    }

    /// Holds the first response to a listing of changes.
    private final class Gate: Sendable {
        private let received: Signal
        private let mayContinue: Signal
        private let isOpen = Mutex(false)

        init(_ received: Signal, _ mayContinue: Signal) { (self.received, self.mayContinue) = (received, mayContinue) }

        func pass(_ path: String) async {
            guard path.hasSuffix("/list_folder/continue") else { return }
            let isFirst = isOpen.withLock { isOpen in
                defer { isOpen = true }
                return !isOpen
            }
            guard isFirst else { return }
            received.fire()
            await mayContinue.wait()
        }
    }

    // MARK: Interruptions

    @Test func changesAreSentWhenTheDeviceIsOnline() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            fixture.isOnline = false
            let id = try #require(fixture.system.id("/a.txt"))
            fixture.system.write(id, "two")
            _ = fixture.system.createFile("b.txt", "three")
            try await fixture.system.synchronize()
            #expect(Set(fixture.system.failures.map { "\($0)" }).count == 1)
            #expect(fixture.system.failures.first == .system(.serverUnreachable))
            try await fixture.system.open()
            fixture.isOnline = true
            try await fixture.settle()
            #expect(try await fixture.serverTree().count == 2)
            try await fixture.expectSameTrees()
        }
    }

    @Test func signedOutUserSignsInAgain() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            fixture.signOut()
            fixture.system.restart()
            fixture.system.write(try #require(fixture.system.id("/a.txt")), "two")
            await #expect {
                try await fixture.system.synchronize()
            } throws: {
                ($0 as? NSFileProviderError)?.code == .notAuthenticated
            }
            #expect(fixture.system.failures == [.system(.notAuthenticated)])
            fixture.signIn()
            try await fixture.settle()
            try await fixture.expectSameTrees()
        }
    }

    @Test func revokedTokenIsReported() async throws {
        try await FileProviderFixture.with { fixture in
            try await fixture.system.open()
            _ = try await fixture.other.auth.tokenRevoke().response()
            await #expect {
                try await fixture.system.enumerateChanges()
            } throws: {
                ($0 as? NSFileProviderError)?.code == .notAuthenticated
            }
            let token = try await fixture.account.token()
            fixture.tokens.store(
                DropboxAccessToken(
                    accessToken: token, uid: fixture.system.domain.identifier.rawValue))
            try await fixture.system.enumerateChanges()
        }
    }

    @Test func expiredCursorLosesNoChange() async throws {
        try await FileProviderFixture.with { fixture in
            for name in ["a", "b"] { try await fixture.account.put("/\(name).txt", name) }
            try await fixture.system.openAll()
            try await fixture.account.delete("/a.txt")
            try await fixture.account.put("/c.txt", "c")
            try await fixture.account.resetCursors()
            try await fixture.settle()
            try await fixture.expectSameTrees()
        }
    }

    @Test func lostAnchorStartsFromScratch() async throws {
        try await FileProviderFixture.with { fixture in
            for name in ["a", "b"] { try await fixture.account.put("/\(name).txt", name) }
            try await fixture.system.openAll()
            try await fixture.account.delete("/a.txt")
            fixture.system.setAnchor(Data("unknown".utf8))
            try await fixture.system.enumerateChanges()
            try await fixture.expectSameTrees()
        }
    }

    @Test(arguments: [false, true]) func restartedExtensionContinues(isOverlapping: Bool) async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            fixture.system.restart(isOverlapping: isOverlapping)
            try await fixture.account.put("/b.txt", "two")
            try await fixture.system.enumerateChanges()
            #expect(try await fixture.text("/b.txt") == "two")
            fixture.system.restart(isOverlapping: isOverlapping)
            fixture.system.write(try #require(fixture.system.id("/a.txt")), "three")
            try await fixture.settle()
            try await fixture.expectSameTrees()
        }
    }
}
