import DropboxFiles
import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxSync

/// What becomes of changes that meet others, and of answers that are lost. The devices sync when the test says so.
@Suite(.timeLimit(.minutes(10)))
struct ConflictTests {
    /// Two devices that know the same files.
    func withTwo(
        _ files: [String: String], _ body: (EmulatedAccount, Device, Device) async throws -> Void
    ) async throws {
        try await withDevices(2, isDriven: true) { emulator, devices in
            let account = try emulator.account("ada")
            for (path, text) in files { try account.put(path, text) }
            for device in devices { try await device.drive() }
            try await body(account, devices[0], devices[1])
        }
    }

    func sync(_ devices: Device...) async throws {
        for _ in 0..<4 { for device in devices { try await device.drive() } }
    }

    func write(_ device: Device, _ path: String, _ text: String) async throws {
        let file = try await device.filesystem.open(.at(path))
        try await file.write(text)
    }

    func names(_ device: Device, _ path: String = "/") throws -> [String] {
        try device.filesystem.listFolder(.at(path)).map(\.path.name)
    }

    @Test func theSecondOfTwoEditsBecomesAConflictedCopy() async throws {
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

    /// The answer to an upload may tell that two files here are one there, while one of them is open.
    @Test func whatIsWrittenToAFileThatWentWithAnotherIsKept() async throws {
        try await withTwo(["/f/a.txt": "a", "/f/b.txt": "b"]) { account, one, two in
            let file = try await one.filesystem.open(.at("/f/a.txt"))
            try one.filesystem.core.store.write { tree in
                let (gone, heir) = (try tree.require(.at("/f/a.txt")), try tree.require(.at("/f/b.txt")))
                try tree.merge(gone, into: heir.key)
                try tree.reconcile(try tree.displaceChildren(of: gone.key) + [heir.key])
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

    /// Whoever waits until everything is sent hears of it.
    @Test func aChangeThatTheServerHasAlreadyEndsTheWork() async throws {
        try await withTwo(["/a.txt": "base"]) { account, one, two in
            for device in [one, two] { try await device.filesystem.move(.at("/a.txt"), to: .at("/b.txt")) }
            try await two.drive()
            let engine = try one.engine
            engine.state.withLock { $0.needsPull = true }
            #expect(try await engine.step())
            #expect(try one.filesystem.status.upload.isInProgress)
            let changes = try one.filesystem.changes
            #expect(try await engine.step())
            #expect(try !one.filesystem.status.upload.isInProgress)
            for await _ in changes { break }
            #expect(try account.list() == ["/b.txt"])
        }
    }

    @Test func anEditOutlivesADeletionOfTheFolder() async throws {
        try await withTwo(["/f/a.txt": "base", "/f/b.txt": "other"]) { account, one, two in
            try await one.filesystem.delete(.at("/f"))
            try await write(two, "/f/a.txt", "edited")
            try await sync(two, one)
            #expect(try account.list() == ["/f/", "/f/a.txt"])
            #expect(try account.read("/f/a.txt") == Data("edited".utf8))
            #expect(try names(one, "/f") == ["a.txt"])
        }
    }

    @Test func anEditMadeBeforeTheDeletionIsKnownBringsTheFileBack() async throws {
        try await withTwo(["/f/a.txt": "base"]) { account, one, two in
            try await one.filesystem.delete(.at("/f"))
            try await one.drive()
            try await write(two, "/f/a.txt", "edited")
            try await sync(two, one)
            #expect(try account.read("/f/a.txt") == Data("edited".utf8))
            #expect(try names(one, "/f") == ["a.txt"])
        }
    }

    @Test func anEditFollowsAFileThatWasMoved() async throws {
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

    @Test func whatIsMovedHereCanBeEditedAndDeletedBeforeItIsSent() async throws {
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

    @Test func aNewFileTakesThePlaceOfOneThatWasDeletedAfterItWasMade() async throws {
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

    @Test func filesOfTheSameNameMadeOnBothSidesAreBothKept() async throws {
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

    @Test func twoFoldersOfTheSameNameBecomeOne() async throws {
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

    @Test func foldersMovedIntoEachOtherMakeNoCircle() async throws {
        try await withTwo(["/a/x": "x", "/b/y": "y"]) { account, one, two in
            try await one.filesystem.move(.at("/a"), to: .at("/b/a"))
            try await two.filesystem.move(.at("/b"), to: .at("/a/b"))
            try await sync(one, two)
            #expect(try account.list() == ["/b/", "/b/a/", "/b/a/x", "/b/y"])
            #expect(try names(two, "/b") == ["a", "y"])
        }
    }

    @Test func writingToAFileBringsItsFolderBackBesideWhatHasItsNameNow() async throws {
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

    @Test func aMoveThroughAFolderThatIsGoneEndsWhereItWasMeantTo() async throws {
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

    @Test func aNewFolderOfAFormerNameIsNotTakenForTheFormerOne() async throws {
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

    @Test func everyVersionOutlivesADeletionThatTheNewsTellOfAfterAnError() async throws {
        try await withTwo(["/a.txt": "first"]) { account, one, two in
            try await two.filesystem.delete(.at("/a.txt"))
            try await two.drive()
            for text in ["second", "the third"] {
                let file = try await one.filesystem.open(.at("/a.txt"))
                try await file.write(text)
                file.close()
            }
            let engine = try one.engine
            one.line.trouble { $0 == "upload" ? .status(500) : nil }
            await expect(.server) { while try await engine.step() {} }
            one.line.trouble(nil)
            while try await engine.step() {}
            let revisions = try await one.client.files.listRevisions(path: "/a.txt").response()
            #expect(revisions.entries.map(\.size) == [9, 6, 5])
            try await sync(one, two)
            #expect(try names(two) == ["a.txt"])
        }
    }

    /// What becomes of a file that is uploaded, and changed by another device before the answer is taken in.
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
    func newsThatComeBeforeAnOlderAnswerHold(_ act: String, _ edit: String?, _ result: [String: String]) async throws {
        try await withTwo([:]) { account, one, two in
            let file = try await one.filesystem.create(.at("/a.txt"))
            try await file.write("first")
            let engine = try one.engine
            // What comes last comes first: the news before the answer.
            one.choose { $0 - 1 }
            while engine.state.withLock({ !$0.uploads.values.contains { $0.outcome != nil } }) {
                _ = try await engine.step()
            }
            if let edit { try await file.write(edit) }
            file.close()
            try await two.drive()
            let path = try SyncPath.at("/a.txt")
            if act == "deleted on both" { try await one.filesystem.delete(path) }
            switch act {
            case "deleted", "deleted on both": try await two.filesystem.delete(path)
            case "moved": try await two.filesystem.move(path, to: .at("/b.txt"))
            case "edited": try await write(two, "/a.txt", "edited")
            default:
                try await two.filesystem.delete(path)
                try await two.filesystem.create(path).write("another")
            }
            try await two.drive()
            engine.state.withLock { $0.needsPull = true }
            _ = try await engine.step()
            #expect(engine.state.withLock { $0.uploads.count } == 1)
            #expect(engine.state.withLock { $0.needsPull } == false)
            one.choose(nil)
            try await sync(one, two)
            #expect(try one.filesystem.core.store.read { try $0.isQueueEmpty })
            #expect(Set(try account.list()) == Set(result.keys.map { "/\($0)" }))
            for (name, text) in result { #expect(try account.read("/\(name)") == Data(text.utf8)) }
            #expect(try Set(names(one)) == Set(result.keys))
            #expect(try names(two) == names(one))
        }
    }

    /// Otherwise new content takes its place in the queue, and goes off it when the answer is entered.
    @Test func anUploadIsOnItsWayUntilItsAnswerIsInTheStore() async throws {
        let (watched, wasOnItsWay) = (Locked<Engine?>(nil), Locked<[Bool]>([]))
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator, isDriven: true) { configuration in
                configuration.onDiskStep = { step in
                    guard case .commit = step, let engine = watched.withLock({ $0 }) else { return }
                    let isOnItsWay = engine.store.open.withLock { !$0.sending.isEmpty }
                    wasOnItsWay.withLock { $0.append(isOnItsWay) }
                }
            }
            defer { device.stop() }
            try await device.drive()
            try await device.filesystem.create(.at("/a.txt")).close()
            let engine = try device.engine
            while engine.state.withLock({ !$0.uploads.values.contains { $0.outcome != nil } }) {
                _ = try await engine.step()
            }
            watched.withLock { $0 = engine }
            _ = try await engine.step()
            #expect(wasOnItsWay.withLock { $0 } == [true])
            #expect(engine.store.open.withLock { $0.sending.isEmpty })
            watched.withLock { $0 = nil }
        }
    }

    @Test func whatTheServerRefusesHoldsNobodyElseUp() async throws {
        try await withTwo([:]) { account, one, _ in
            try account.setQuota(10)
            for (name, text) in [("/large", String(repeating: "x", count: 100)), ("/small", "fits")] {
                let file = try await one.filesystem.create(.at(name))
                try await file.write(text)
            }
            try await one.drive()
            #expect(try account.list() == ["/small"])
            #expect(try one.filesystem.status.upload.error?.code == .quota)
            #expect(try await one.filesystem.open(.at("/large")).status.error?.code == .quota)
            try account.setQuota(1000)
            one.pass(.seconds(3600))
            try await one.drive()
            #expect(try account.list() == ["/large", "/small"])
            #expect(try one.filesystem.status.upload.error == nil)
        }
    }

    @Test func manyDeletionsWaitForAWord() async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("/f/\($0)", "x") })
        try await withTwo(files) { account, one, two in
            try one.setDeletionLimit(20)
            try await one.filesystem.delete(.at("/f"))
            #expect(try names(one) == [])
            #expect(try one.filesystem.heldDeletions == 30)
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

    @Test func heldDeletionsOfWhatIsGoneAnywayHoldNothing() async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("/f/\($0)", "x") })
        try await withTwo(files) { account, one, _ in
            try account.put("/other", "x")
            try await sync(one)
            try one.setDeletionLimit(20)
            try await one.filesystem.delete(.at("/f"))
            #expect(try one.filesystem.heldDeletions == 30)
            try account.delete("/f")
            try await sync(one)
            #expect(try one.filesystem.pendingChangeCount == 0)
            #expect(try one.filesystem.heldDeletions == 0)
            #expect(try one.filesystem.status.anyError == nil)
            // One file more or less is nobody's mistake.
            try await one.filesystem.delete(.at("/other"))
            try await sync(one)
            #expect(try account.list() == [])
        }
    }

    @Test func aFileDeletedOnTheServerStaysReadableAndComesBackWhenItIsWritten() async throws {
        try await withTwo(["/f/a.txt": "base"]) { account, one, _ in
            let file = try await one.filesystem.open(.at("/f/a.txt"))
            #expect(try await file.readString() == "base")
            try account.delete("/f")
            try await one.drive()
            #expect(try names(one) == [])
            await expect(.notFound) { _ = try file.info }
            #expect(try await file.readString() == "base")
            try await file.write("again")
            try await one.drive()
            #expect(try account.read("/f/a.txt") == Data("again".utf8))
            #expect(try file.info.path.stringValue == "/f/a.txt")
        }
    }
}
