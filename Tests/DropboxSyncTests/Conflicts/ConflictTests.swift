import DropboxConcurrency
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of conflicting changes and lost responses. The tests control when the devices sync.
@Suite(.timeLimit(.minutes(10)))
struct ConflictTests {
    /// Runs `body` with two devices that know the same files.
    func withTwo(
        _ files: [String: String], _ body: (EmulatedAccount, Device, Device) async throws -> Void
    ) async throws {
        try await withDevices(2, isDriven: true) { emulator, devices in
            let account = try emulator.account("ada")
            for (path, text) in files { try account.put(path, text) }
            for device in devices { try await device.runUntilIdle() }
            try await body(account, devices[0], devices[1])
        }
    }

    func sync(_ devices: Device...) async throws {
        for _ in 0..<4 { for device in devices { try await device.runUntilIdle() } }
    }

    func write(_ device: Device, _ path: String, _ text: String) async throws {
        let file = try await device.filesystem.open(.at(path))
        try await file.write(text)
    }

    func names(_ device: Device, _ path: String = "/") throws -> [String] {
        try device.filesystem.listFolder(.at(path)).map(\.path.name)
    }

    @Test func secondOfTwoEditsBecomesAConflictedCopy() async throws {
        try await withTwo(["/a.txt": "base"]) { account, one, two in
            try await write(one, "/a.txt", "one")
            try await write(two, "/a.txt", "two")
            try await sync(one, two)
            #expect(try account.list() == ["/a (conflicted copy).txt", "/a.txt"])
            #expect(try account.read("/a.txt") == Data("one".utf8))
            #expect(try account.read("/a (conflicted copy).txt") == Data("two".utf8))
            #expect(try names(one) == ["a (conflicted copy).txt", "a.txt"])
            #expect(try names(two) == names(one))
        }
    }

    /// The response to an upload may show that two local files are the same remote one, while one of them is open.
    @Test func contentWrittenToAMergedFileIsKept() async throws {
        try await withTwo(["/f/a.txt": "a", "/f/b.txt": "b"]) { account, one, two in
            let file = try await one.filesystem.open(.at("/f/a.txt"))
            try one.filesystem.core.store.write { tree in
                let (gone, heir) = (try tree.require(.at("/f/a.txt")), try tree.require(.at("/f/b.txt")))
                try tree.merge(gone, into: heir.key)
                try tree.reconcile(try tree.detachChildren(of: gone.key) + [heir.key])
            }
            try await file.write("written")
            try await file.append(" twice")
            #expect(try await file.readString() == "written twice")
            try await sync(one, two)
            let contents = try account.list().filter { !$0.hasSuffix("/") }.map { try account.read($0) }
            #expect(contents.contains(Data("written twice".utf8)))
            #expect(try one.filesystem.core.store.read { try $0.isQueueEmpty })
        }
    }

    /// A client that waits until everything is sent must be notified.
    @Test func changeThatTheServerAlreadyHasEndsTheActivity() async throws {
        try await withTwo(["/a.txt": "base"]) { account, one, two in
            for device in [one, two] { try await device.filesystem.move(.at("/a.txt"), to: .at("/b.txt")) }
            try await two.runUntilIdle()
            let engine = try one.engine
            engine.state.withLock { $0.needsPull = true }
            #expect(try await one.step())
            #expect(try one.filesystem.status.upload.isInProgress)
            let changes = try one.filesystem.changes
            #expect(try await one.step())
            #expect(try !one.filesystem.status.upload.isInProgress)
            for await _ in changes { break }
            #expect(try account.list() == ["/b.txt"])
        }
    }

    @Test func editSurvivesTheDeletionOfItsFolder() async throws {
        try await withTwo(["/f/a.txt": "base", "/f/b.txt": "other"]) { account, one, two in
            try await one.filesystem.delete(.at("/f"))
            try await write(two, "/f/a.txt", "edited")
            try await sync(two, one)
            #expect(try account.list() == ["/f/", "/f/a.txt"])
            #expect(try account.read("/f/a.txt") == Data("edited".utf8))
            #expect(try names(one, "/f") == ["a.txt"])
        }
    }

    @Test func editBeforeTheDeletionIsKnownRestoresTheFile() async throws {
        try await withTwo(["/f/a.txt": "base"]) { account, one, two in
            try await one.filesystem.delete(.at("/f"))
            try await one.runUntilIdle()
            try await write(two, "/f/a.txt", "edited")
            try await sync(two, one)
            #expect(try account.read("/f/a.txt") == Data("edited".utf8))
            #expect(try names(one, "/f") == ["a.txt"])
        }
    }

    @Test func editFollowsAMovedFile() async throws {
        try await withTwo(["/a.txt": "base"]) { account, one, two in
            try await one.filesystem.createFolder(at: .at("/sub"))
            try await one.filesystem.move(.at("/a.txt"), to: .at("/sub/b.txt"))
            try await write(two, "/a.txt", "edited")
            try await sync(one, two)
            #expect(try account.list() == ["/sub/", "/sub/b.txt"])
            #expect(try account.read("/sub/b.txt") == Data("edited".utf8))
            #expect(try names(two, "/sub") == ["b.txt"])
        }
    }

    @Test func movedFileCanBeEditedAndDeletedBeforeItIsSent() async throws {
        try await withTwo(["/a.txt": "base", "/f/b.txt": "base", "/f/c.txt": "base"]) { account, one, two in
            try await one.filesystem.move(.at("/a.txt"), to: .at("/d.txt"))
            try await write(one, "/d.txt", "edited")
            try await one.filesystem.move(.at("/f"), to: .at("/g"))
            try await write(one, "/g/b.txt", "edited")
            try await one.filesystem.delete(.at("/g/c.txt"))
            try await sync(one, two)
            #expect(try account.list() == ["/d.txt", "/g/", "/g/b.txt"])
            try await one.filesystem.move(.at("/d.txt"), to: .at("/e.txt"))
            try await one.filesystem.delete(.at("/e.txt"))
            try await sync(one, two)
            #expect(try names(two) == ["g"])
        }
    }

    @Test func newFileReplacesADeletedNewFile() async throws {
        try await withTwo(["/a.txt": "former"]) { account, one, two in
            let filesystem = try one.filesystem
            try await filesystem.create(.at("/a.tmp")).write("latter")
            try await filesystem.delete(.at("/a.txt"))
            try await filesystem.move(.at("/a.tmp"), to: .at("/a.txt"))
            try await sync(one, two)
            #expect(try account.list() == ["/a.txt"])
            #expect(try account.read("/a.txt") == Data("latter".utf8))
            #expect(try names(two) == ["a.txt"])
        }
    }

    @Test func filesWithTheSameNameOnBothSidesAreKept() async throws {
        try await withTwo([:]) { account, one, two in
            for (device, name) in [(one, "/É.txt"), (two, "/e\u{301}.TXT")] {
                let file = try await device.filesystem.create(.at(name))
                try await file.write(name)
            }
            try await sync(one, two)
            #expect(try account.list().count == 2)
            #expect(try names(one) == names(two))
        }
    }

    @Test func foldersWithTheSameNameAreMerged() async throws {
        try await withTwo([:]) { account, one, two in
            for (device, name) in [(one, "one"), (two, "two")] {
                try await device.filesystem.createFolder(at: .at("/Shared"))
                let file = try await device.filesystem.create(.at("/shared/\(name)"))
                try await file.write(name)
            }
            try await sync(one, two)
            #expect(try account.list() == ["/Shared/", "/Shared/one", "/Shared/two"])
            #expect(try names(two, "/shared") == ["one", "two"])
        }
    }

    @Test func foldersMovedIntoEachOtherCreateNoCycle() async throws {
        try await withTwo(["/a/x": "x", "/b/y": "y"]) { account, one, two in
            try await one.filesystem.move(.at("/a"), to: .at("/b/a"))
            try await two.filesystem.move(.at("/b"), to: .at("/a/b"))
            try await sync(one, two)
            #expect(try account.list() == ["/b/", "/b/a/", "/b/a/x", "/b/y"])
            #expect(try names(two, "/b") == ["a", "y"])
        }
    }

    @Test func writingToAFileRestoresItsFolderUnderAnotherName() async throws {
        try await withTwo(["/f/a.txt": "base"]) { account, one, two in
            let file = try await one.filesystem.open(.at("/f/a.txt"))
            #expect(try await file.readString() == "base")
            try await one.filesystem.delete(.at("/f"))
            try await sync(one, two)
            try await two.filesystem.create(.at("/f")).write("in the way")
            try await sync(two, one)
            try await file.write("kept")
            file.close()
            try await sync(one, two)
            #expect(try Set(account.list()) == ["/f", "/f (conflicted copy)/", "/f (conflicted copy)/a.txt"])
            #expect(try account.read("/f (conflicted copy)/a.txt") == Data("kept".utf8))
            #expect(try names(one, "/f (conflicted copy)") == ["a.txt"])
        }
    }

    @Test func moveThroughADeletedFolderReachesItsTarget() async throws {
        try await withTwo(["/d/x.txt": "x", "/a.txt": "a"]) { account, one, two in
            try await one.filesystem.move(.at("/a.txt"), to: .at("/d/a.txt"))
            try await one.filesystem.move(.at("/d/a.txt"), to: .at("/b.txt"))
            try await two.filesystem.delete(.at("/d"))
            try await two.filesystem.create(.at("/D")).write("a file now")
            try await sync(two, one)
            #expect(Set(try account.list()) == ["/D", "/b.txt"])
            #expect(Set(try names(one)) == ["b.txt", "D"])
        }
    }

    @Test func newFolderWithAFormerNameIsDistinct() async throws {
        try await withTwo(["/D/x.txt": "x"]) { account, one, two in
            try await one.filesystem.move(.at("/D"), to: .at("/e"))
            try await one.filesystem.createFolder(at: .at("/d"))
            try await one.filesystem.delete(.at("/e"))
            #expect(try names(one) == ["d"])
            try await sync(one, two)
            #expect(try account.list() == ["/d/"])
            #expect(try names(two) == ["d"])
        }
    }

    @Test func versionsSurviveADeletionListedAfterAnError() async throws {
        try await withTwo(["/a.txt": "first"]) { account, one, two in
            try await two.filesystem.delete(.at("/a.txt"))
            try await two.runUntilIdle()
            for text in ["second", "the third"] {
                let file = try await one.filesystem.open(.at("/a.txt"))
                try await file.write(text)
                file.close()
            }
            one.connection.setFailure { $0 == "upload" ? .status(500) : nil }
            await expect(.server) { while try await one.step() {} }
            one.connection.setFailure(nil)
            while try await one.step() {}
            let revisions = try await one.client.files.listRevisions(path: "/a.txt").response()
            #expect(revisions.entries.map(\.size) == [9, 6, 5])
            try await sync(one, two)
            #expect(try names(two) == ["a.txt"])
        }
    }

    /// Tests a file that is uploaded, and changed by another device before the response is applied.
    @Test(
        arguments: [
            ("deleted", nil, [:]),
            ("deleted", "later", ["a.txt": "later"]),
            ("deleted on both", "later", [:]),
            ("replaced", nil, ["a.txt": "another"]),
            ("replaced", "later", ["a.txt": "another", "a (conflicted copy).txt": "later"]),
            ("moved", nil, ["b.txt": "first"]),
            ("moved", "later", ["b.txt": "later"]),
            ("edited", nil, ["a.txt": "edited"]),
            ("edited", "later", ["a.txt": "edited", "a (conflicted copy).txt": "later"]),
        ] as [(String, String?, [String: String])])
    func listingBeforeAnOlderResponseTakesPrecedence(
        _ scenario: String, _ edit: String?, _ result: [String: String]
    ) async throws {
        try await withTwo([:]) { account, one, two in
            let file = try await one.filesystem.create(.at("/a.txt"))
            try await file.write("first")
            let engine = try one.engine
            // The events are processed in reverse order: the listing before the response.
            one.setStepChooser { $0 - 1 }
            while engine.state.withLock({ !$0.uploads.values.contains { $0.outcome != nil } }) {
                try await one.step()
            }
            if let edit { try await file.write(edit) }
            file.close()
            try await two.runUntilIdle()
            let path = try SyncPath.at("/a.txt")
            if scenario == "deleted on both" { try await one.filesystem.delete(path) }
            switch scenario {
            case "deleted", "deleted on both": try await two.filesystem.delete(path)
            case "moved": try await two.filesystem.move(path, to: .at("/b.txt"))
            case "edited": try await write(two, "/a.txt", "edited")
            default:
                try await two.filesystem.delete(path)
                try await two.filesystem.create(path).write("another")
            }
            try await two.runUntilIdle()
            engine.state.withLock { $0.needsPull = true }
            try await one.step()
            #expect(engine.state.withLock { $0.uploads.count } == 1)
            #expect(engine.state.withLock { $0.needsPull } == false)
            one.setStepChooser(nil)
            try await sync(one, two)
            #expect(try one.filesystem.core.store.read { try $0.isQueueEmpty })
            #expect(Set(try account.list()) == Set(result.keys.map { "/\($0)" }))
            for (name, text) in result { #expect(try account.read("/\(name)") == Data(text.utf8)) }
            #expect(try Set(names(one)) == Set(result.keys))
            #expect(try names(two) == names(one))
        }
    }

    /// Otherwise, new content could replace it in the queue, and would be dequeued when the response is saved.
    @Test func uploadIsInProgressUntilItsResultIsSaved() async throws {
        let (watched, wasOnItsWay) = (Locked<Engine?>(nil), Locked<[Bool]>([]))
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator, isDriven: true) { configuration in
                configuration.onDiskStep = { step in
                    guard case .commit = step, let engine = watched.withLock({ $0 }) else { return }
                    let isOnItsWay = engine.store.openFiles.withLock { !$0.sending.isEmpty }
                    wasOnItsWay.withLock { $0.append(isOnItsWay) }
                }
            }
            defer { device.stop() }
            try await device.runUntilIdle()
            try await device.filesystem.create(.at("/a.txt")).close()
            let engine = try device.engine
            while engine.state.withLock({ !$0.uploads.values.contains { $0.outcome != nil } }) {
                try await device.step()
            }
            watched.withLock { $0 = engine }
            try await device.step()
            #expect(wasOnItsWay.withLock { $0 } == [true])
            #expect(engine.store.openFiles.withLock { $0.sending.isEmpty })
            watched.withLock { $0 = nil }
        }
    }

    @Test func rejectedChangeDoesNotBlockOthers() async throws {
        try await withTwo([:]) { account, one, _ in
            try account.setQuota(10)
            for (name, text) in [("/large", String(repeating: "x", count: 100)), ("/small", "fits")] {
                let file = try await one.filesystem.create(.at(name))
                try await file.write(text)
            }
            try await one.runUntilIdle()
            #expect(try account.list() == ["/small"])
            #expect(try one.filesystem.status.upload.error?.code == .quota)
            #expect(try await one.filesystem.open(.at("/large")).status.error?.code == .quota)
            try account.setQuota(1000)
            one.advanceClock(by: .seconds(3600))
            try await one.runUntilIdle()
            #expect(try account.list() == ["/large", "/small"])
            #expect(try one.filesystem.status.upload.error == nil)
        }
    }

    @Test func massDeletionWaitsForConfirmation() async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("/f/\($0)", "x") })
        try await withTwo(files) { account, one, two in
            try one.setMassDeletionThreshold(20)
            try await one.filesystem.delete(.at("/f"))
            #expect(try names(one) == [])
            #expect(try one.filesystem.heldDeletionCount == 30)
            #expect(try one.filesystem.status.anyError?.code == .disallowed)
            try await sync(one)
            #expect(try account.list().count == 31)
            try await one.filesystem.discardHeldDeletions()
            #expect(try names(one, "/f").count == 30)
            try await one.filesystem.delete(.at("/f"))
            try one.restart()
            try await one.filesystem.confirmHeldDeletions()
            try await sync(one, two)
            #expect(try account.list() == [])
            #expect(try names(two) == [])
        }
    }

    @Test func heldDeletionsOfRemotelyDeletedItemsAreReleased() async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("/f/\($0)", "x") })
        try await withTwo(files) { account, one, _ in
            try account.put("/other", "x")
            try await sync(one)
            try one.setMassDeletionThreshold(20)
            try await one.filesystem.delete(.at("/f"))
            #expect(try one.filesystem.heldDeletionCount == 30)
            try account.delete("/f")
            try await sync(one)
            #expect(try one.filesystem.pendingChangeCount == 0)
            #expect(try one.filesystem.heldDeletionCount == 0)
            #expect(try one.filesystem.status.anyError == nil)
            // A difference of one file isn't a mistake.
            try await one.filesystem.delete(.at("/other"))
            try await sync(one)
            #expect(try account.list() == [])
        }
    }

    @Test func openFileDeletedRemotelyIsReadableAndRestoredByWriting() async throws {
        try await withTwo(["/f/a.txt": "base"]) { account, one, _ in
            let file = try await one.filesystem.open(.at("/f/a.txt"))
            #expect(try await file.readString() == "base")
            try account.delete("/f")
            try await one.runUntilIdle()
            #expect(try names(one) == [])
            await expect(.notFound) { _ = try file.info }
            #expect(try await file.readString() == "base")
            try await file.write("again")
            try await one.runUntilIdle()
            #expect(try account.read("/f/a.txt") == Data("again".utf8))
            #expect(try file.info.path.stringValue == "/f/a.txt")
        }
    }
}
