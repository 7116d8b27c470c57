import DropboxEmulator
import DropboxFiles
import DropboxSharing
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of deleted folders whose content other clients change before the deletion is sent: only what was in the folder
/// when the user deleted it is deleted.
///
/// Nothing is sent before a test calls `runUntilIdle()`. The client of the device stands for another client.
@Suite(.timeLimit(.minutes(10)))
struct FolderDeletionTests {
    /// What another client does.
    enum Act: Sendable {
        case move(String, String)
        case put(String, String)
        case delete(String)
    }

    private func withDevice(
        _ files: [String: String], _ body: (EmulatedAccount, Device) async throws -> Void
    ) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let account = try emulator.account("ada")
            for (path, text) in files { try account.put(path, text) }
            try await devices[0].runUntilIdle()
            try await body(account, devices[0])
        }
    }

    private func perform(_ acts: [Act], _ account: EmulatedAccount, _ device: Device) async throws {
        for act in acts {
            switch act {
            case .move(let source, let target):
                _ = try await device.client.files.moveV2(fromPath: source, toPath: target).response()
            case .put(let path, let text): try account.put(path, text)
            case .delete(let path): try account.delete(path)
            }
        }
    }

    private func put(_ device: Device, _ path: String, _ text: String) async throws {
        let (filesystem, path) = (try device.filesystem, try SyncPath.at(path))
        let exists = try filesystem.core.store.read { try $0.lookUp(path) != nil }
        let file = exists ? try await filesystem.open(path, startsDownload: false) : try await filesystem.create(path)
        defer { file.close() }
        try await file.write(text)
    }

    private func texts(_ account: EmulatedAccount) throws -> [String: String] {
        let paths = try account.list().filter { !$0.hasSuffix("/") }
        return Dictionary(
            uniqueKeysWithValues: try paths.map { ($0, String(decoding: try account.read($0), as: UTF8.self)) })
    }

    private func paths(_ account: EmulatedAccount) throws -> [String] { try account.list().sorted() }

    private func expectAgreement(
        _ device: Device, _ account: EmulatedAccount, location: SourceLocation = #_sourceLocation
    ) throws {
        let (tree, unsent) = try device.filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
        let paths = try account.list().map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        #expect(tree.keys.sorted() == paths.map { $0.lowercased() }.sorted(), sourceLocation: location)
        #expect(unsent.isEmpty, sourceLocation: location)
    }

    // MARK: Unsent changes

    private static let unrelated = ["/d1/f0.txt": "base", "/d1/o.txt": "o", "/M0/z.txt": "z", "/k/k.txt": "k"]

    @Test(arguments: [
        ([Act.move("/d1/f0.txt", "/M0/f0.txt")], "/M0/f0.txt"), ([.move("/d1", "/M0/d1")], "/M0/d1/f0.txt"),
        ([.move("/d1", "/M0/d1"), .delete("/M0")], "/d1/f0.txt"),
    ])
    func editOfAnItemThatIsMovedIntoADeletedFolderIsSent(acts: [Act], path: String) async throws {
        try await withDevice(Self.unrelated) { account, device in
            try await put(device, "/d1/f0.txt", "edited")
            try await device.filesystem.delete(.at("/M0"))
            try await perform(acts, account, device)
            try await device.runUntilIdle()
            #expect(try texts(account)[path] == "edited")
            #expect(try !texts(account).values.contains("z"))
            try expectAgreement(device, account)
        }
    }

    @Test func newItemInAFolderThatIsMovedIntoADeletedFolderIsSent() async throws {
        try await withDevice(Self.unrelated) { account, device in
            try await put(device, "/d1/new.txt", "new")
            try await device.filesystem.createFolder(at: .at("/d1/n"))
            try await device.filesystem.move(.at("/k/k.txt"), to: .at("/d1/k.txt"))
            try await device.filesystem.delete(.at("/M0"))
            try await perform([.move("/d1", "/M0/d1")], account, device)
            try await device.runUntilIdle()
            #expect(
                try paths(account) == [
                    "/M0/", "/M0/d1/", "/M0/d1/f0.txt", "/M0/d1/k.txt", "/M0/d1/n/", "/M0/d1/new.txt", "/M0/d1/o.txt",
                    "/k/",
                ])
            try expectAgreement(device, account)
        }
    }

    @Test func changesInADeletedFolderAreNotSentIfItIsMoved() async throws {
        try await withDevice(Self.unrelated) { account, device in
            try await put(device, "/d1/f0.txt", "edited")
            try await put(device, "/d1/new.txt", "new")
            try await device.filesystem.move(.at("/k"), to: .at("/d1/k"))
            try await device.filesystem.delete(.at("/d1"))
            try await perform([.move("/d1", "/M0/d1")], account, device)
            try await device.runUntilIdle()
            #expect(try paths(account) == ["/M0/", "/M0/z.txt"])
            try expectAgreement(device, account)
        }
    }

    /// Another client deletes a part of the folder.
    @Test(arguments: [false, true]) func changesInAPartOfADeletedFolderAreNotSent(isNew: Bool) async throws {
        try await withDevice(["/d/t/a": "a", "/d/b": "b"]) { account, device in
            try await put(device, isNew ? "/d/t/new" : "/d/t/a", "unsent")
            try await device.filesystem.delete(.at("/d"))
            try account.delete("/d/t")
            try await device.runUntilIdle()
            #expect(try paths(account) == [])
            try expectAgreement(device, account)
        }
    }

    /// What was moved into the part remains.
    @Test func editInADeletedPartOfADeletedFolderIsSent() async throws {
        try await withDevice(["/d/t/a": "a", "/d/b": "b", "/e/c": "c"]) { account, device in
            try await put(device, "/d/t/a", "unsent")
            try await put(device, "/e/c", "edited")
            try await device.filesystem.delete(.at("/d"))
            try await perform([.move("/e", "/d/t/e")], account, device)
            try await device.engine.pull()
            try account.delete("/d/t")
            try await device.runUntilIdle()
            #expect(try texts(account).values.sorted() == ["edited"])
            try expectAgreement(device, account)
        }
    }

    @Test func writingIsPossibleAgainAfterADiscardedDeletion() async throws {
        try await withDevice(Self.unrelated) { account, device in
            try device.setMassDeletionThreshold(0)
            try await device.runUntilIdle()
            try await put(device, "/d1/f0.txt", "edited")
            for path in ["/d1", "/M0", "/k"] { try await device.filesystem.delete(.at(path)) }
            #expect(try device.filesystem.heldDeletionCount > 0)
            try await device.filesystem.discardHeldDeletions()
            try await device.runUntilIdle()
            #expect(try texts(account) == Self.unrelated.merging(["/d1/f0.txt": "edited"]) { $1 })
            try expectAgreement(device, account)
        }
    }

    // MARK: Items of others

    private static let several = [
        "/d0/f0": "a", "/d0/f1": "b", "/d2/f0": "c", "/d2/f1": "d", "/d2/s/g": "g", "/d3/z": "z",
    ]

    @Test(arguments: [
        ([Act.move("/d2", "/d0/D2"), .put("/d0/D2/f1", "edited")], "/d0/D2"),
        ([.move("/d2", "/d0/D2"), .put("/d0/D2/new", "new")], "/d0/D2"),
        ([.put("/d2/f1", "edited"), .move("/d2", "/d0/D2")], "/d0/D2"),
        ([.move("/d2", "/d0/D2"), .put("/d0/D2/s/g", "edited")], "/d0/D2"),
        ([.move("/d2", "/d0/D2"), .move("/d0", "/d3/x"), .put("/d3/x/D2/f1", "edited")], "/d3/x/D2"),
        ([.move("/d2", "/d0/D2"), .move("/d0/D2/f0", "/d0/f9"), .put("/d0/f9", "edited")], "/d0/D2"),
    ])
    func folderThatIsMovedIntoADeletedFolderIsKept(acts: [Act], folder: String) async throws {
        try await withDevice(Self.several) { account, device in
            try await device.filesystem.delete(.at("/d0"))
            try await perform(acts, account, device)
            let expected = try texts(account).filter { !["a", "b"].contains($0.value) }
            #expect(expected.keys.contains { $0.hasPrefix(folder) })
            try await device.runUntilIdle()
            #expect(try texts(account) == expected)
            try expectAgreement(device, account)
        }
    }

    @Test func folderThatIsMovedOutOfADeletedFolderIsKept() async throws {
        try await withDevice(Self.several) { account, device in
            try await device.filesystem.delete(.at("/d2"))
            try await perform([.move("/d2/s", "/s"), .delete("/d2")], account, device)
            try await device.runUntilIdle()
            #expect(try account.list().contains("/s/g"))
            try expectAgreement(device, account)
        }
    }

    /// The server can't execute the move that precedes the deletion.
    @Test func deletedFolderThatContainsTheTargetOfItsMoveIsDeleted() async throws {
        try await withDevice(Self.several) { account, device in
            try await device.filesystem.move(.at("/d0"), to: .at("/d2/s/c"))
            try await device.filesystem.delete(.at("/d2/s/c"))
            try await perform([.move("/d2", "/d0/a")], account, device)
            try await device.runUntilIdle()
            #expect(
                try paths(account) == [
                    "/d0/", "/d0/a/", "/d0/a/f0", "/d0/a/f1", "/d0/a/s/", "/d0/a/s/g", "/d3/", "/d3/z",
                ])
            try expectAgreement(device, account)
        }
    }

    /// The device moved the folder there itself before, and knows that another client undid that.
    @Test func folderThatIsMovedIntoADeletedFolderAgainIsKept() async throws {
        try await withDevice(Self.several) { account, device in
            try await device.filesystem.move(.at("/d2"), to: .at("/d0/d2"))
            try await device.runUntilIdle()
            try await perform([.move("/d0/d2", "/d2")], account, device)
            try await device.runUntilIdle()
            try await device.filesystem.delete(.at("/d0"))
            try await perform([.move("/d2", "/d0/d2"), .put("/d0/d2/f1", "edited")], account, device)
            try await device.runUntilIdle()
            #expect(
                try paths(account) == [
                    "/d0/", "/d0/d2/", "/d0/d2/f0", "/d0/d2/f1", "/d0/d2/s/", "/d0/d2/s/g", "/d3/", "/d3/z",
                ])
            try expectAgreement(device, account)
        }
    }

    // MARK: Shared folders

    private static let shared = ["/S/x": "x", "/S/y": "y", "/S/sub/g": "g"]

    /// Runs `body` with a device of Bob, who can edit the folder `/S` of Ada, and has the folder `/P`.
    ///
    /// - Parameter path: The path at which Bob has mounted the folder.
    private func withMount(
        at path: String, _ body: (_ ada: EmulatedAccount, _ bob: EmulatedAccount, Device) async throws -> Void
    ) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (ada, bob) = (try emulator.account("ada"), try emulator.account("bob"))
            for (path, text) in Self.shared { try ada.put(path, text) }
            try bob.put("/P/p", "p")
            let device = try Device(emulator, token: try bob.token(), isDriven: true)
            defer { device.stop() }
            try await share("/S", of: devices[0].client, with: device.client)
            if path != "/S" { try await perform([.move("/S", path)], bob, device) }
            try await device.runUntilIdle()
            try await body(ada, bob, device)
        }
    }

    private func share(_ path: String, of client: DropboxClient, with other: DropboxClient?) async throws {
        guard case .complete(let folder) = try await client.sharing.shareFolder(path: path).response() else {
            Issue.record("the folder isn't shared yet")
            return
        }
        guard let other else { return }
        let member = Sharing.AddMember(member: .email("bob@example.com"), accessLevel: .editor)
        try await client.sharing.addFolderMember(sharedFolderId: folder.sharedFolderId, members: [member]).response()
        _ = try await other.sharing.mountFolder(sharedFolderId: folder.sharedFolderId).response()
    }

    @Test(arguments: ["/S", "/P/S", "/P/q/S"], [[Act.put("/S/x", "edited")], [.put("/S/new", "new")], []])
    func deletionOfAMountOnlyUnmountsIt(path: String, acts: [Act]) async throws {
        try await withMount(at: path.replacingOccurrences(of: "/q", with: "")) { ada, bob, device in
            if path == "/P/q/S" {
                try await device.filesystem.createFolder(at: .at("/P/q"))
                try await device.filesystem.move(.at("/P/S"), to: .at("/P/q/S"))
            }
            try await device.filesystem.delete(.at(path == "/S" ? "/S" : "/P"))
            try await perform(acts, ada, device)
            let expected = try texts(ada)
            try await device.runUntilIdle()
            #expect(try texts(ada) == expected)
            #expect(try paths(bob) == (path == "/S" ? ["/P/", "/P/p"] : []))
            try expectAgreement(device, bob)
        }
    }

    /// The files of the shared folder aren't deleted, and don't count.
    @Test func deletionOfAMountNeedsNoConfirmation() async throws {
        try await withMount(at: "/P/S") { _, bob, device in
            try device.setMassDeletionThreshold(1)
            try await device.filesystem.delete(.at("/P"))
            #expect(try device.filesystem.heldDeletionCount == 0)
            try await device.runUntilIdle()
            #expect(try paths(bob) == [])
        }
    }

    @Test func partialDeletionUnmountsWhatTheUserSaw() async throws {
        try await withMount(at: "/P/S") { ada, bob, device in
            try await device.filesystem.delete(.at("/P"))
            try bob.put("/P/new", "new")
            try ada.put("/S/x", "edited")
            let expected = try texts(ada)
            try await device.runUntilIdle()
            #expect(try texts(ada) == expected)
            #expect(try paths(bob) == ["/P/", "/P/new"])
            try expectAgreement(device, bob)
        }
    }

    @Test func mountThatIsMovedIntoADeletedFolderIsKept() async throws {
        try await withMount(at: "/S") { ada, bob, device in
            try await device.filesystem.delete(.at("/P"))
            try await perform([.move("/S", "/P/S")], bob, device)
            try ada.put("/S/x", "edited")
            let expected = try texts(ada)
            try await device.runUntilIdle()
            #expect(try texts(ada) == expected)
            #expect(try paths(bob) == ["/P/", "/P/S/", "/P/S/sub/", "/P/S/sub/g", "/P/S/x", "/P/S/y"])
            try expectAgreement(device, bob)
        }
    }

    @Test func folderInASharedFolderIsDeleted() async throws {
        try await withMount(at: "/S") { ada, bob, device in
            try await device.filesystem.delete(.at("/S/sub"))
            try ada.put("/S/sub/new", "new")
            try await device.runUntilIdle()
            #expect(try paths(ada) == ["/S/", "/S/sub/", "/S/sub/new", "/S/x", "/S/y"])
            try expectAgreement(device, bob)
        }
    }

    /// A folder of which the user knows that it was shared later, and one that was shared after its deletion.
    @Test(arguments: [false, true]) func deletionOfAFolderThatWasSharedLaterUnmountsIt(isKnown: Bool) async throws {
        try await withDevice(["/S/x": "x", "/S/y": "y"]) { account, device in
            if !isKnown { try await device.filesystem.delete(.at("/S")) }
            try await share("/S", of: device.client, with: nil)
            if isKnown {
                try await device.runUntilIdle()
                try await device.filesystem.delete(.at("/S"))
            }
            try account.put("/S/x", "edited")
            try await device.runUntilIdle()
            #expect(try paths(account) == [])
            try expectAgreement(device, account)
        }
    }

    // MARK: Moved folders

    @Test(arguments: ["/S", "/S/d"]) func newContentStaysInAFolderThatTheUserMoved(deleted: String) async throws {
        try await withDevice(["/S/d/x": "x", "/S/d/sub/y": "y", "/S/k": "k"]) { account, device in
            try await device.filesystem.move(.at("/S/d"), to: .at("/d"))
            try await put(device, "/d/new", "new")
            try await put(device, "/d/sub/new", "new")
            try account.delete(deleted)
            try await device.runUntilIdle()
            let rest = deleted == "/S" ? [] : ["/S/", "/S/k"]
            #expect(try paths(account) == rest + ["/d/", "/d/new", "/d/sub/", "/d/sub/new"])
            try expectAgreement(device, account)
        }
    }

    @Test func editStaysInAFolderThatTheUserMoved() async throws {
        try await withDevice(["/S/d/x": "x", "/S/d/y": "y"]) { account, device in
            try await put(device, "/S/d/x", "edited")
            try await device.filesystem.move(.at("/S/d"), to: .at("/d"))
            try account.delete("/S/d")
            try await device.runUntilIdle()
            #expect(try paths(account) == ["/S/", "/d/", "/d/x"])
            try expectAgreement(device, account)
        }
    }

    @Test func folderThatTheUserMovedIntoADeletedOneIsCreatedThere() async throws {
        try await withDevice(["/S/d/x": "x", "/T/t": "t"]) { account, device in
            try await device.filesystem.move(.at("/T"), to: .at("/U"))
            try await device.filesystem.move(.at("/S/d"), to: .at("/U/d"))
            try await put(device, "/U/d/new", "new")
            for path in ["/S", "/T"] { try account.delete(path) }
            try await device.runUntilIdle()
            #expect(try paths(account) == ["/U/", "/U/d/", "/U/d/new"])
            try expectAgreement(device, account)
        }
    }

    @Test func foldersThatContainEachOtherAreCreatedAgain() async throws {
        try await withDevice(["/A/a": "a", "/B/b": "b"]) { account, device in
            try await device.filesystem.move(.at("/A"), to: .at("/B/A"))
            try await put(device, "/B/A/new", "new")
            try await perform([.move("/B", "/A/B"), .delete("/A")], account, device)
            try await device.runUntilIdle()
            #expect(try texts(account).values.sorted() == ["new"])
            try expectAgreement(device, account)
        }
    }
}
