import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxSQLite
import DropboxTeam
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator
@testable import DropboxSync

/// Tests of a filesystem at the root of the account when the user joins or leaves a team.
@Suite(.timeLimit(.minutes(10)))
struct RootTests {
    private let home = "/Ada Lovelace"

    /// Creates a device at the current root of the account.
    private func device(_ emulator: DropboxEmulator, isDriven: Bool = true) async throws -> Device {
        let client = DropboxClient(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: emulator.accessToken),
            baseHosts: BaseHosts(server: emulator.url.absoluteString))
        defer { client.shutdown() }
        let root = try await client.users.getCurrentAccount().response().rootInfo.rootNamespaceId
        return try Device(emulator, isDriven: isDriven, root: .root(root))
    }

    private func withDevice(
        isDriven: Bool = true, _ body: (DropboxEmulator, EmulatedAccount, Device) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            let device = try await device(emulator, isDriven: isDriven)
            do {
                try await body(emulator, try emulator.account("ada"), device)
            } catch {
                device.stop()
                throw error
            }
            device.stop()
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    /// Makes the user join a team, which moves the user's folder into the root of the team.
    private func joinTeam(_ emulator: DropboxEmulator) throws {
        _ = try emulator.addTeam(
            .init("Engines", members: [.init("ada", role: .teamAdmin), .init("grace", role: .teamAdmin)]))
    }

    private func addTeamFolder(_ name: String, _ emulator: DropboxEmulator) async throws {
        let client = DropboxTeamClient(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: try emulator.teamToken("Engines")),
            baseHosts: BaseHosts(server: emulator.url.absoluteString))
        defer { client.client.shutdown() }
        _ = try await client.team.teamFolderCreate(name: name).response()
    }

    /// Makes the user leave the team and keep the account.
    private func leaveTeam(_ emulator: DropboxEmulator) throws {
        let team = try #require(
            try emulator.store.read { try $0.value("SELECT min(number) FROM teams", as: Int64.self) })
        let member = try #require(try emulator.store.members(of: team).first)
        try emulator.store.remove(member, keepsAccount: true, fileDisposition: nil)
    }

    private func write(_ text: String, to path: String, _ device: Device) async throws {
        let path = try SyncPath.at(path)
        let filesystem = try device.filesystem
        let isThere = try filesystem.core.store.read { try $0.lookUp(path) != nil }
        let file = isThere ? try await filesystem.open(path) : try await filesystem.create(path)
        defer { file.close() }
        try await file.write(text)
    }

    private func read(_ path: String, _ device: Device) async throws -> String {
        let file = try await device.filesystem.open(.at(path))
        defer { file.close() }
        return try await file.readString()
    }

    /// Returns the paths of all visible files.
    private func localPaths(_ device: Device) throws -> [String] {
        try device.filesystem.core.store.read { tree in try tree.listing().keys.sorted() }
    }

    /// Returns the paths of all remote items, relative to the root of the account.
    private func remotePaths(_ emulator: DropboxEmulator, _ device: Device) async throws -> [String] {
        try await RemoteSnapshot(emulator, device.engine.client).tree.keys.sorted()
    }

    private func expectAgreement(
        _ emulator: DropboxEmulator, _ device: Device, location: SourceLocation = #_sourceLocation
    ) async throws {
        let server = try await RemoteSnapshot(emulator, device.engine.client).tree
        let (tree, unsent) = try device.filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
        #expect(tree == server, sourceLocation: location)
        #expect(unsent.isEmpty, sourceLocation: location)
        #expect(try device.filesystem.core.store.read { try $0.formerRoot } == nil, sourceLocation: location)
    }

    // MARK: Joining

    @Test func joiningATeamMovesTheRootIntoTheHomeFolder() async throws {
        try await withDevice { emulator, account, device in
            try account.put("/a", "x")
            try account.put("/f/b", "y")
            try await device.runUntilIdle()
            #expect(try localPaths(device) == ["/a", "/f", "/f/b"])
            #expect(try await read("/f/b", device) == "y")
            try joinTeam(emulator)
            try await device.runUntilIdle()
            #expect(
                try localPaths(device) == ["/ada lovelace", "/ada lovelace/a", "/ada lovelace/f", "/ada lovelace/f/b"])
            // Nothing was downloaded again.
            device.connection.isUp = false
            #expect(try await read(home + "/f/b", device) == "y")
        }
    }

    @Test(arguments: 1...6)
    func rootChangeBetweenPagesIsListedAfterward(page: Int) async throws {
        try await withDevice { emulator, account, device in
            for number in 0..<20 { try account.put("/f\(number % 3)/\(number)", "\(number)") }
            try emulator.faults.add(.smallPages(of: 4), on: "files/list_folder*")
            let pages = Locked(0)
            device.connection.setRequestDelay { route in
                guard route == "list_folder" || route == "continue" else { return }
                let number = pages.withLock { count in
                    count += 1
                    return count
                }
                if number == page { #expect(throws: Never.self) { try joinTeam(emulator) } }
            }
            try await device.runUntilIdle()
            try await expectAgreement(emulator, device)
            #expect(try localPaths(device).count == 24)
        }
    }

    @Test func rootChangeSurvivesDisconnectAndRestart() async throws {
        try await withDevice { emulator, account, device in
            for number in 0..<30 { try account.put("/f\(number % 3)/\(number)", "\(number)") }
            try await device.runUntilIdle()
            try await write("changed", to: "/f1/1", device)
            try await write("new", to: "/f2/new", device)
            try await write("top", to: "/top", device)
            try joinTeam(emulator)
            try emulator.faults.add(.smallPages(of: 4), on: "files/list_folder*")
            let calls = Locked(0)
            device.connection.setFailure { route in
                guard route == "list_folder" || route == "continue" else { return nil }
                let number = calls.withLock { count in
                    count += 1
                    return count
                }
                return number % 4 == 0 ? .reset : nil
            }
            var losses = 0
            while true {
                do {
                    try await device.runUntilIdle()
                    break
                } catch let error as SyncError where error.code == .network {
                    losses += 1
                    try device.restart()
                }
            }
            #expect(losses > 1)
            device.connection.setFailure(nil)
            try await expectAgreement(emulator, device)
            #expect(try localPaths(device).allSatisfy { $0.hasPrefix("/ada lovelace") })
            #expect(try await read(home + "/f1/1", device) == "changed")
            #expect(try await read(home + "/f2/new", device) == "new")
            #expect(try await read(home + "/top", device) == "top")
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
        }
    }

    @Test func rootChangeDuringALongPollIsFollowed() async throws {
        try await withDevice(isDriven: false) { emulator, account, device in
            try account.put("/a", "x")
            let token = try device.filesystem.addObserver(at: .root, scope: .descendants) {}
            defer { withExtendedLifetime(token) {} }
            _ = await emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" && $0.status == nil }
            try joinTeam(emulator)
            // The poll doesn't report root changes, and ends with the next change.
            try account.put("/b", "y")
            try await device.wait { try $0.core.store.read { try $0.lookUp(.at("/Ada Lovelace/b")) } != nil }
            try await device.waitUntilSynced()
            try await expectAgreement(emulator, device)
        }
    }

    @Test func uploadRejectedByTheNewRootIsSentToTheHomeFolder() async throws {
        try await withDevice(isDriven: false) { emulator, account, device in
            try account.put("/a", "x")
            try await device.waitUntilSynced()
            let hasJoined = Locked(false)
            device.connection.setRequestDelay { route in
                guard UploadRoutes.committing.contains(route) else { return }
                let isFirst = hasJoined.withLock { joined in
                    defer { joined = true }
                    return !joined
                }
                if isFirst { #expect(throws: Never.self) { try joinTeam(emulator) } }
            }
            // Both are written before the root changes.
            device.connection.isUp = false
            try await write("new", to: "/new", device)
            try await write("changed", to: "/a", device)
            device.connection.isUp = true
            try await device.wait { try $0.core.store.read { try $0.isQueueEmpty } && $0.status.anyError == nil }
            try await expectAgreement(emulator, device)
            #expect(
                try await remotePaths(emulator, device) == ["/ada lovelace", "/ada lovelace/a", "/ada lovelace/new"])
            #expect(try await read(home + "/a", device) == "changed")
        }
    }

    @Test func uploadAcceptedByTheFormerRootIsNotSentTwice() async throws {
        try await withDevice { emulator, account, device in
            try account.put("/a", "x")
            try await device.runUntilIdle()
            let uploads = Locked(0)
            device.connection.watch { call in if call.hasPrefix("upload ") { uploads.withLock { $0 += 1 } } }
            try await write("new", to: "/new", device)
            try await write("changed", to: "/a", device)
            let engine = try device.engine
            engine.state.withLock { $0.needsPull = false }
            try await device.step()
            #expect(engine.state.withLock { $0.uploads.count } == 2)
            await device.runUploads()
            try joinTeam(emulator)
            // The listing is applied before the responses.
            try await engine.pull()
            try await device.runUntilIdle()
            try await expectAgreement(emulator, device)
            #expect(
                try await remotePaths(emulator, device) == ["/ada lovelace", "/ada lovelace/a", "/ada lovelace/new"])
            #expect(try await read(home + "/a", device) == "changed")
            #expect(uploads.withLock { $0 } == 2)
        }
    }

    @Test(arguments: [false, true])
    func unsentChangesFollowIntoTheHomeFolder(isRestarted: Bool) async throws {
        try await withDevice { emulator, account, device in
            for path in ["/a", "/f/b", "/gone", "/moved", "/d/x"] { try account.put(path, path) }
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await write("changed", to: "/a", device)
            try await write("in a folder", to: "/f/new", device)
            try await write("at the top", to: "/top", device)
            try await device.filesystem.createFolder(at: .at("/made"))
            try await device.filesystem.move(.at("/moved"), to: .at("/made/moved"))
            try await device.filesystem.move(.at("/f/b"), to: .at("/b"))
            try await device.filesystem.delete(.at("/gone"))
            try await device.filesystem.delete(.at("/d"))
            try joinTeam(emulator)
            // Another team member has items with the same names, which must not be touched.
            try emulator.account("grace").put("/a", "of Grace")
            if isRestarted { try device.restart() }
            device.connection.isUp = true
            try await device.runUntilIdle()
            try await expectAgreement(emulator, device)
            #expect(
                try await remotePaths(emulator, device).map { $0.replacingOccurrences(of: "/ada lovelace", with: "~") }
                    == ["~", "~/a", "~/b", "~/f", "~/f/new", "~/made", "~/made/moved", "~/top"])
            #expect(try await read(home + "/a", device) == "changed")
            #expect(try await read(home + "/top", device) == "at the top")
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
        }
    }

    /// The paths of the queue would refer to items of the team.
    @Test func formerPathsAffectNothingInTheNewRoot() async throws {
        try await withDevice { emulator, account, device in
            try account.put("/Shared/x", "x")
            try await device.runUntilIdle()
            try joinTeam(emulator)
            try await addTeamFolder("Shared", emulator)
            try await device.filesystem.delete(.at("/Shared"))
            // The deletion is sent before any listing.
            try device.engine.state.withLock { $0.needsPull = false }
            while try await device.step() {}
            try await device.runUntilIdle()
            try await expectAgreement(emulator, device)
            #expect(try await remotePaths(emulator, device) == ["/ada lovelace", "/shared"])
        }
    }

    // MARK: Leaving

    @Test func leavingATeamMovesTheHomeFolderIntoTheRoot() async throws {
        try await withDevice { emulator, account, device in
            try account.put("/f/a", "x")
            try await device.runUntilIdle()
            try joinTeam(emulator)
            try await device.runUntilIdle()
            try await write("changed", to: home + "/f/a", device)
            try await write("new", to: home + "/new", device)
            try leaveTeam(emulator)
            try await device.runUntilIdle()
            try await expectAgreement(emulator, device)
            #expect(try localPaths(device) == ["/f", "/f/a", "/new"])
            #expect(try await read("/f/a", device) == "changed")
            #expect(try await read("/new", device) == "new")
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
        }
    }

    /// The filesystem knows the home folder only from the listing of the team's root.
    @Test(arguments: [false, true]) func newItemsInTheHomeFolderMoveIntoTheRoot(hasItems: Bool) async throws {
        try await withDevice(isDriven: true) { emulator, account, _ in
            if hasItems { try account.put("/f/a", "x") }
            try joinTeam(emulator)
            let device = try await device(emulator)
            defer { device.stop() }
            try await device.runUntilIdle()
            try await write("new", to: home + "/new", device)
            try await write("deep", to: home + "/made/deep", device, inNewFolder: home + "/made")
            if hasItems {
                try await write("changed", to: home + "/f/a", device)
                try await write("beside", to: home + "/f/b", device)
            }
            try leaveTeam(emulator)
            for _ in 0..<2 { try await device.runUntilIdle() }
            try await expectAgreement(emulator, device)
            let made = ["/made", "/made/deep", "/new"]
            #expect(try localPaths(device) == (hasItems ? ["/f", "/f/a", "/f/b"] : []) + made)
            #expect(try await read("/made/deep", device) == "deep")
            if hasItems { #expect(try await read("/f/a", device) == "changed") }
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
        }
    }

    @Test(arguments: [false, true])
    func unsentContentWithoutALocationIsQuarantined(isRestarted: Bool) async throws {
        try await withDevice(isDriven: true) { emulator, _, first in
            try joinTeam(emulator)
            try await addTeamFolder("Shared", emulator)
            let device = try await device(emulator)
            defer { device.stop() }
            try await device.runUntilIdle()
            try await write("sent", to: "/Shared/known", device)
            try await write("mine", to: home + "/mine", device)
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await write("changed", to: "/Shared/known", device)
            try await write("new", to: "/Shared/made/new", device, inNewFolder: "/Shared/made")
            try await device.filesystem.move(.at(home + "/mine"), to: .at("/Shared/made/mine"))
            try leaveTeam(emulator)
            if isRestarted { try device.restart() }
            device.connection.isUp = true
            try await device.runUntilIdle()
            try await expectAgreement(emulator, device)
            #expect(try localPaths(device) == ["/mine"])
            let quarantined = try device.filesystem.quarantinedFiles
            #expect(quarantined.map { $0.path?.stringValue ?? "" }.sorted() == ["/Shared/known", "/Shared/made/new"])
            #expect(quarantined.allSatisfy { $0.reason == .rootChanged })
            let texts = try quarantined.compactMap(\.url).map { try String(contentsOf: $0, encoding: .utf8) }
            #expect(texts.sorted() == ["changed", "new"])
        }
    }

    private func write(_ text: String, to path: String, _ device: Device, inNewFolder folder: String) async throws {
        try await device.filesystem.createFolder(at: .at(folder))
        try await write(text, to: path, device)
    }
}
