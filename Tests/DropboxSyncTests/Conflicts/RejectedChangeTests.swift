import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of changes that the server rejects: no data is lost, the rejection is reported, other changes continue, and
/// the change is retried when that may help.
@Suite(.timeLimit(.minutes(10)))
struct RejectedChangeTests {
    /// Runs `body` with a device whose requests for items named `bad` are rejected, and a counter of the rejections.
    private func withRefusals(
        _ status: Int, _ error: String, on routes: Set<String> = UploadRoutes.individual,
        _ body: (EmulatedAccount, Device, Refusals) async throws -> Void
    ) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            let refusals = Refusals()
            device.connection.setRejection { route, argument in
                guard routes.contains(route), argument.contains(#"/bad"#), refusals.areOn else { return nil }
                refusals.count()
                return .respond(status, error)
            }
            try await body(try emulator.account("ada"), device, refusals)
        }
    }

    private final class Refusals: Sendable {
        private let state = Locked((isOn: true, count: 0))
        var areOn: Bool { state.withLock { $0.isOn } }
        var number: Int { state.withLock { $0.count } }
        func count() { state.withLock { $0.count += 1 } }
        func end() { state.withLock { $0.isOn = false } }
    }

    private func create(_ device: Device, _ path: String, _ text: String) async throws -> File {
        let file = try await device.filesystem.create(.at(path))
        try await file.write(text)
        return file
    }

    private static func writeError(_ tag: String) -> String {
        #"""
        {"error_summary": "path/\#(tag)/..", "error": {".tag": "path", "reason": {".tag": "\#(tag)"}, "path": {".tag": "\#(tag)"},
        "upload_session_id": "x"}}
        """#
    }

    @Test(arguments: [
        (409, writeError("no_write_permission"), SyncError.Code.disallowed),
        (409, writeError("team_folder"), .disallowed), (409, writeError("disallowed_name"), .illegalArgument),
        (409, writeError("malformed_path"), .illegalArgument), (409, writeError("insufficient_space"), .quota),
        (409, writeError("operation_suppressed"), .request), (409, writeError("access_restricted"), .disallowed),
        (409, writeError("something_new"), .request),
        (409, #"{"error_summary": "payload_too_large/", "error": {".tag": "payload_too_large"}}"#, .sizeLimit),
        (400, "Error in call to API function: no", .request),
    ])
    func rejectedChangeIsReportedAndRetriedAndBlocksNoOthers(
        _ status: Int, _ error: String, _ code: SyncError.Code
    ) async throws {
        try await withRefusals(status, error) { account, device, refusals in
            let file = try await create(device, "/bad", "not wanted, and quite long")
            _ = try await create(device, "/good", "wanted")
            try await device.runUntilIdle()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/good"])
            #expect(try device.filesystem.status.upload.error?.code == code)
            #expect(try device.filesystem.status.upload.isInProgress)
            #expect(try file.status.error?.code == code)
            #expect(try await file.readString() == "not wanted, and quite long")
            #expect(try device.filesystem.pendingOperations().map(\.error?.code) == [code])
            #expect(refusals.number == 1)
            // It's retried after a minute, and then after two more.
            device.advanceClock(by: .seconds(61))
            try await device.runUntilIdle()
            #expect(refusals.number == 2)
            device.advanceClock(by: .seconds(61))
            try await device.runUntilIdle()
            #expect(refusals.number == 2)
            device.advanceClock(by: .seconds(61))
            try await device.runUntilIdle()
            #expect(refusals.number == 3)
            // A restart also retries it.
            file.close()
            try device.restart()
            try await device.runUntilIdle()
            #expect(refusals.number == 4)
            #expect(try device.filesystem.status.upload.error?.code == code)
            refusals.end()
            device.advanceClock(by: .seconds(61))
            try await device.runUntilIdle()
            #expect(try account.read("/bad") == Data("not wanted, and quite long".utf8))
            #expect(try device.filesystem.status.upload.error == nil)
            #expect(try !device.filesystem.status.upload.isInProgress)
        }
    }

    @Test func maximumDelayDoesNotTrap() async throws {
        let emulator = try await DropboxEmulator.start()
        let device = try Device(emulator, isDriven: true) { $0.maximumBackoff = .seconds(1.5e20) }
        do {
            try await device.runUntilIdle()
            device.connection.setRejection { route, _ in
                UploadRoutes.individual.contains(route)
                    ? .respond(409, Self.writeError("no_write_permission")) : nil
            }
            _ = try await create(device, "/a", "not wanted")
            for _ in 0..<3 {
                try await device.runUntilIdle()
                // The maximum delay before a change is retried is an hour.
                device.advanceClock(by: .seconds(3601))
            }
            #expect(try device.filesystem.pendingOperations().map(\.error?.code) == [.disallowed])
            device.connection.setRejection(nil)
            try await device.runUntilIdle()
            #expect(try emulator.account("ada").read("/a") == Data("not wanted".utf8))
        } catch {
            device.stop()
            await emulator.stop()
            throw error
        }
        device.stop()
        await emulator.stop()
    }

    @Test func renamingRetriesARejectedChangeImmediately() async throws {
        try await withRefusals(
            409, Self.writeError("disallowed_name"), on: UploadRoutes.individual.union(["create_folder_v2"])
        ) {
            account, device, refusals in
            let file = try await create(device, "/bad", "text")
            try await device.filesystem.createFolder(at: .at("/bad folder"))
            _ = try await create(device, "/bad folder/inside", "more")
            try await device.runUntilIdle()
            #expect(try account.list() == [])
            #expect(refusals.number == 3)
            try await device.filesystem.move(.at("/bad"), to: .at("/fine"))
            try await device.filesystem.move(.at("/bad folder"), to: .at("/folder"))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/fine", "/folder/", "/folder/inside"])
            #expect(refusals.number == 3)
            #expect(try file.info.path.stringValue == "/fine")
            #expect(try device.filesystem.status.upload.error == nil)
        }
    }

    @Test func newContentReplacesContentThatIsTooLarge() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.runUntilIdle()
            let tooLarge = #"{"error_summary": "payload_too_large/", "error": {".tag": "payload_too_large"}}"#
            device.connection.setFailure { $0 == "upload" ? .respond(409, tooLarge) : nil }
            let file = try await create(device, "/a", "far too large")
            try await device.runUntilIdle()
            #expect(try file.status.error?.code == .sizeLimit)
            device.connection.setFailure(nil)
            try await file.write("small")
            try await device.runUntilIdle()
            #expect(try account.read("/a") == Data("small".utf8))
            #expect(try file.status.error == nil)
            #expect(try device.filesystem.fileCacheSize == 5)
        }
    }

    @Test func deletingARejectedFileRemovesItsChange() async throws {
        try await withRefusals(409, Self.writeError("no_write_permission")) { account, device, refusals in
            let file = try await create(device, "/bad", "text")
            try await device.runUntilIdle()
            file.close()
            try await device.filesystem.delete(.at("/bad"))
            #expect(try device.filesystem.pendingChangeCount == 0)
            try await device.runUntilIdle()
            #expect(try device.filesystem.status.upload.error == nil)
            #expect(refusals.number == 1)
            #expect(try account.list() == [])
            #expect(try device.filesystem.fileCacheSize == 0)
        }
    }

    @Test func deletingAFolderRemovesItsRejectedChanges() async throws {
        try await withRefusals(409, Self.writeError("insufficient_space")) { account, device, refusals in
            try account.put("/F/a", "there")
            try await device.runUntilIdle()
            try await create(device, "/F/bad", "too much").close()
            try await device.runUntilIdle()
            #expect(refusals.number == 1)
            try await device.filesystem.delete(.at("/F"))
            try await device.runUntilIdle()
            try await device.runUntilIdle()
            #expect(try account.list() == [])
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
            #expect(try device.filesystem.pendingChangeCount == 0)
            #expect(try device.filesystem.fileCacheSize == 0)
            #expect(refusals.number == 1)
        }
    }

    @Test(arguments: [false, true])
    func folderDeletionWaitsForItemsMovedOutOfIt(movesAgain: Bool) async throws {
        let error =
            #"{"error_summary": "to/no_write_permission", "error": {".tag": "to", "to": {".tag": "no_write_permission"}}}"#
        try await withRefusals(409, error, on: ["move_v2"]) { account, device, refusals in
            try account.put("/F/a", "kept")
            try account.put("/F/b", "not wanted")
            try await device.runUntilIdle()
            try await device.filesystem.move(.at("/F/a"), to: .at("/bad"))
            try await device.runUntilIdle()
            try await device.filesystem.delete(.at("/F"))
            try await device.runUntilIdle()
            #expect(refusals.number == 1)
            #expect(try account.read("/F/a") == Data("kept".utf8))
            #expect(try await device.filesystem.listFolder(.root).map(\.path.name) == ["bad"])
            // A new item at the path of the folder waits with it. Nothing else waits.
            try await device.filesystem.createFolder(at: .at("/F"))
            for number in 0..<120 { try await device.filesystem.createFolder(at: .at("/F/\(number)")) }
            try await device.filesystem.createFolder(at: .at("/elsewhere"))
            try await device.runUntilIdle()
            #expect(try Set(account.list()) == ["/F/", "/F/a", "/F/b", "/elsewhere/"])
            if movesAgain {
                try await device.filesystem.move(.at("/bad"), to: .at("/good"))
            } else {
                refusals.end()
                device.advanceClock(by: .seconds(61))
            }
            try await device.runUntilIdle()
            let list = try account.list()
            #expect(list.count == 123 && list.contains(movesAgain ? "/good" : "/bad") && !list.contains("/F/b"))
            #expect(try device.filesystem.pendingChangeCount == 0)
        }
    }

    @Test func folderIsDeletedWithRejectedRenamesInIt() async throws {
        let error =
            #"{"error_summary": "to/disallowed_name", "error": {".tag": "to", "to": {".tag": "disallowed_name"}}}"#
        try await withRefusals(409, error, on: ["move_v2"]) { account, device, _ in
            try account.put("/F/a", "not wanted")
            try await device.runUntilIdle()
            try await device.filesystem.move(.at("/F/a"), to: .at("/F/bad"))
            try await device.runUntilIdle()
            try await device.filesystem.delete(.at("/F"))
            try await device.runUntilIdle()
            #expect(try account.list() == [])
            #expect(try device.filesystem.status.upload.error == nil)
        }
    }

    @Test func remoteFolderDeletionRemovesItsRejectedChanges() async throws {
        try await withRefusals(409, Self.writeError("no_write_permission")) { account, device, refusals in
            try account.put("/F/a", "there")
            try await device.runUntilIdle()
            try await create(device, "/F/bad", "refused").close()
            try await device.runUntilIdle()
            try await device.filesystem.delete(.at("/F"))
            try account.delete("/F")
            try await device.runUntilIdle()
            #expect(try account.list() == [])
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
            #expect(try device.filesystem.pendingChangeCount == 0)
            #expect(try device.filesystem.status.upload.error == nil)
        }
    }

    @Test func unseenVersionSurvivesTheDeletionOfItsFolder() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/F/a", "first")
            try account.put("/F/b", "seen")
            try await device.runUntilIdle()
            let error = Self.writeError("no_write_permission")
            device.connection.setFailure { $0 == "upload" ? .respond(409, error) : nil }
            let file = try await device.filesystem.open(.at("/F/a"))
            try await file.write("refused")
            try await device.runUntilIdle()
            try account.put("/F/a", "unseen")
            try await device.runUntilIdle()
            #expect(try await file.readString() == "refused")
            file.close()
            try await device.filesystem.delete(.at("/F"))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/F/", "/F/a"])
            #expect(try account.read("/F/a") == Data("unseen".utf8))
            #expect(try await device.filesystem.listFolder(.at("/F")).map(\.path.name) == ["a"])
            #expect(try device.filesystem.pendingChangeCount == 0)
        }
    }

    @Test func contentIsSentAlthoughTheMoveIsRejected() async throws {
        try await withRefusals(
            409,
            #"{"error_summary": "to/no_write_permission", "error": {".tag": "to", "to": {".tag": "no_write_permission"}}}"#,
            on: ["move_v2"]
        ) { account, device, refusals in
            try account.put("/a", "base")
            try await device.runUntilIdle()
            try await device.filesystem.move(.at("/a"), to: .at("/bad"))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/a"])
            let file = try await device.filesystem.open(.at("/bad"))
            try await file.write("edited")
            try await device.runUntilIdle()
            #expect(try account.read("/a") == Data("edited".utf8))
            #expect(try device.filesystem.status.upload.error?.code == .disallowed)
            #expect(refusals.number == 1)
            try await device.filesystem.move(.at("/bad"), to: .at("/b"))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/b"])
            #expect(try file.info.path.stringValue == "/b")
            #expect(try device.filesystem.status.upload.error == nil)
        }
    }

    @Test func rejectedEditDoesNotBlockMovesAndDeletions() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            for name in ["a", "b"] { try account.put("/\(name)", "base") }
            try await device.runUntilIdle()
            device.connection.setFailure {
                $0 == "upload" ? .respond(409, Self.writeError("no_write_permission")) : nil
            }
            for name in ["a", "b"] {
                let file = try await device.filesystem.open(.at("/\(name)"))
                try await file.write("edited")
            }
            try await device.runUntilIdle()
            try await device.filesystem.move(.at("/a"), to: .at("/c"))
            try await device.filesystem.delete(.at("/b"))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/c"])
            #expect(try account.read("/c") == Data("base".utf8))
            device.connection.setFailure(nil)
            device.advanceClock(by: .seconds(3600))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/c"])
            #expect(try account.read("/c") == Data("edited".utf8))
        }
    }

    @Test func fullAccountRetriesOnlyOneUpload() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            // Contents of this size aren't sent together with others.
            let size = Int(Engine.maximumBatchedSize) + 1
            try account.put("/ballast", String(repeating: "x", count: 5 * size / 2))
            try await device.runUntilIdle()
            try account.setQuota(UInt64(3 * size))
            let uploads = Locked(0)
            device.connection.watch { text in if text.hasPrefix("upload ") { uploads.withLock { $0 += 1 } } }
            for number in 0..<6 { _ = try await create(device, "/\(number)", String(repeating: "y", count: size)) }
            _ = try await create(device, "/small", "fits")
            try await device.runUntilIdle()
            #expect(try account.list() == ["/ballast", "/small"])
            #expect(uploads.withLock { $0 } == 2)
            #expect(try device.filesystem.pendingOperations().map(\.error?.code) == Array(repeating: .quota, count: 6))
            device.advanceClock(by: .seconds(61))
            try await device.runUntilIdle()
            #expect(uploads.withLock { $0 } == 3)
            // Freed space is used immediately, whether it's freed on this device or elsewhere.
            try await device.filesystem.delete(.at("/ballast"))
            try await device.runUntilIdle()
            #expect(try account.list().count == 3)
            try account.delete("/small")
            try account.setQuota(UInt64(10 * size))
            try await device.runUntilIdle()
            #expect(try account.list().count == 6)
            #expect(try device.filesystem.status.upload.error == nil)
        }
    }

    @Test func repeatedlyFailingChangeIsDeferred() async throws {
        try await withRefusals(500, "{}") { account, device, refusals in
            _ = try await create(device, "/bad", "text")
            _ = try await create(device, "/good", "text")
            for _ in 0..<2 { await expect(.server) { try await device.runUntilIdle() } }
            try await device.runUntilIdle()
            #expect(try account.list() == ["/good"])
            #expect(refusals.number == 3)
            #expect(try device.filesystem.status.upload.error?.code == .server)
            refusals.end()
            device.advanceClock(by: .seconds(61))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/bad", "/good"])
        }
    }

    // MARK: ConflictPlanner

    @Test func combinedChangesAreEquivalent() {
        var random = SeededRandomNumberGenerator(seed: 7)
        for _ in 0..<5000 {
            let isOnServer = Bool.random(using: &random)
            var changes: [Change] = []
            for number in 0..<Int64.random(in: 1...6, using: &random) {
                let isFirst = number == 0 && !isOnServer
                let kind: Change.Kind = isFirst || Bool.random(using: &random) ? .put : .move
                let place = Location(parent: 1, name: "\(number)")
                changes.append(
                    Change(
                        number: number, node: 5, kind: kind, content: kind == .put ? number : nil,
                        base: kind == .put && isOnServer ? BaseVersion(rev: "\(number)", hash: nil) : nil,
                        location: kind == .move || isFirst ? place : nil, epoch: 0, attempts: 0,
                        isRejected: Bool.random(using: &random)))
            }
            let remote =
                isOnServer ? RemoteState(id: "id", location: Location(parent: 1, name: "there"), version: nil) : nil
            let folded = ConflictPlanner.combinedChanges(changes, isOnServer: isOnServer)
            #expect(
                ConflictPlanner.location(remote: remote, changes: folded)
                    == ConflictPlanner.location(remote: remote, changes: changes))
            #expect(folded.last { $0.kind == .put }?.content == changes.last { $0.kind == .put }?.content)
            #expect(folded.first { $0.kind == .put }?.base == changes.first { $0.kind == .put }?.base)
            #expect(folded.filter { $0.kind == .put }.count <= 1 && folded.filter { $0.kind == .move }.count <= 1)
            #expect(isOnServer || folded.count == 1)
            #expect(ConflictPlanner.combinedChanges(folded, isOnServer: isOnServer) == folded)
            var deletion = Change(number: 9, node: 5, kind: .delete, epoch: 0, attempts: 0)
            let withDeletion = ConflictPlanner.combinedChanges(changes + [deletion], isOnServer: isOnServer)
            deletion.base = changes.first { $0.kind == .put }?.base
            #expect(withDeletion == (isOnServer ? [deletion] : []))
        }
    }
}
