import DropboxEmulator
import DropboxFiles
import DropboxSharing
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Randomized tests of folders that a device deletes while it's offline, and whose content other clients change
/// meanwhile: only what was in the folder then is deleted, nothing of a shared folder that is mounted there, and no
/// content that the device acknowledged outside of it is lost.
///
/// The environment variables SYNC_DELETION_RUNS and SYNC_MODEL_SEED set the number of runs (60 by default), and the
/// first seed.
@Suite(.timeLimit(.minutes(60))) struct DeletedFolderTests {
    @Test func onlyWhatWasInADeletedFolderIsDeleted() async throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["SYNC_DELETION_RUNS"].flatMap(UInt64.init) ?? 60
        let first = environment["SYNC_MODEL_SEED"].flatMap(UInt64.init) ?? .random(in: 1...1 << 32)
        var failures = 0
        for seed in first..<first + count where failures < 5 {
            do {
                try await DeletedFolderRun.run(seed: seed)
            } catch {
                Issue.record(error)
                failures += 1
            }
        }
    }
}

/// One run: in each round, the device of Bob changes items while it's offline, other clients of Bob and of Ada, who
/// shares a folder with him, change the server, and then the device syncs. The seed determines the run.
private struct DeletedFolderRun {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let seed: UInt64
    private let emulator: DropboxEmulator
    private let ada: DropboxClient
    private let bob: DropboxClient
    private let device: Device
    private var random: SeededRandomNumberGenerator
    private var log: [String] = []
    private var number = 0
    /// The ID of the shared folder.
    private var sharedFolder = ""
    /// The IDs of the files that must exist.
    private var known: Set<String> = []
    /// The hashes of the contents that the device acknowledged and that weren't deleted there before they were sent.
    private var written: [String: String] = [:]
    /// The IDs of the files in folders when they were deleted in this round, and of those that others changed since.
    private var doomed: Set<String> = []
    private var edited: Set<String> = []
    /// The IDs of the files that others have ever changed. The device may not have seen the changes.
    private var changedByOthers: Set<String> = []

    static func run(seed: UInt64) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = seed
        let emulator = try await DropboxEmulator.start(configuration)
        do {
            var run = try DeletedFolderRun(seed, emulator)
            defer { run.stop() }
            do {
                try await run.perform()
            } catch {
                throw Failure(description: "seed \(seed): \(error)\n" + run.log.joined(separator: "\n"))
            }
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    private init(_ seed: UInt64, _ emulator: DropboxEmulator) throws {
        self.seed = seed
        self.emulator = emulator
        let hosts = BaseHosts(server: emulator.url.absoluteString)
        ada = DropboxClient(accessToken: try emulator.account("ada").token(), baseHosts: hosts)
        let token = try emulator.account("bob").token()
        bob = DropboxClient(accessToken: token, baseHosts: hosts)
        device = try Device(emulator, token: token, isDriven: true)
        random = SeededRandomNumberGenerator(seed: seed)
    }

    private func stop() {
        device.stop()
        ada.shutdown()
        bob.shutdown()
    }

    private mutating func perform() async throws {
        try await createItems()
        for _ in 0..<3 {
            doomed = []
            edited = []
            let size = Int.random(in: 1...3, using: &random)
            for _ in 0..<size { try await changeDevice() }
            if chance(80) { try await deleteFolder() }
            for _ in 0..<Int.random(in: 0...2, using: &random) { try await changeDevice() }
            let isQuiet = chance(15)
            if !isQuiet { for _ in 0..<Int.random(in: 1...5, using: &random) { try await changeServer() } }
            note("the device syncs")
            device.advanceClock(by: .seconds(3600))
            for _ in 0..<3 { try await device.runUntilIdle() }
            try await check(isQuiet: isQuiet)
        }
    }

    private mutating func createItems() async throws {
        for folder in ["d0", "d1", "d2"] {
            for name in ["f0", "f1", "t/g"] { try await upload("/\(folder)/\(name)", bob, isNew: true) }
        }
        for name in ["f0", "f1", "t/g"] { try await upload("/S/\(name)", ada, isNew: true) }
        guard case .complete(let folder) = try await ada.sharing.shareFolder(path: "/S").response() else {
            throw failure("the folder isn't shared yet")
        }
        sharedFolder = folder.sharedFolderId
        let member = Sharing.AddMember(member: .email("bob@example.com"), accessLevel: .editor)
        try await ada.sharing.addFolderMember(sharedFolderId: sharedFolder, members: [member]).response()
        _ = try await bob.sharing.mountFolder(sharedFolderId: sharedFolder).response()
        if chance(50) { _ = try await bob.files.moveV2(fromPath: "/S", toPath: "/d1/S").response() }
        try await device.runUntilIdle()
        known = try await Set(files().keys)
    }

    // MARK: The device

    private mutating func changeDevice() async throws {
        do {
            let filesystem = try device.filesystem
            let paths = try filesystem.core.store.read { try $0.paths() }
            let files = paths.filter { !$0.hasSuffix("/") }
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                guard let path = files.randomElement(using: &random) else { return }
                note("the device edits \(path)")
                let file = try await filesystem.open(.at(path), startsDownload: false)
                defer { file.close() }
                try await file.write(acknowledged())
            case 4..<7:
                guard let path = newPath(paths) else { return }
                note("the device creates \(path)")
                let file = try await filesystem.create(.at(path))
                defer { file.close() }
                try await file.write(acknowledged())
            default:
                guard let source = paths.randomElement(using: &random).map(Self.plain),
                    let target = newPath(paths, for: source)
                else { return }
                note("the device moves \(source) to \(target)")
                try await filesystem.move(.at(source), to: .at(target))
            }
        } catch let error as SyncError where [.exists, .parent, .invalidOperation, .notFound].contains(error.code) {
            note("  \(error.code)")
        }
    }

    private mutating func deleteFolder() async throws {
        let filesystem = try device.filesystem
        let paths = try filesystem.core.store.read { try $0.paths() }
        guard let path = paths.filter({ $0.hasSuffix("/") }).randomElement(using: &random).map(Self.plain) else {
            return
        }
        note("the device deletes \(path)")
        let (ids, unsent) = try filesystem.core.store.read { tree in
            (try tree.fileIDs(below: try tree.require(.at(path))), try tree.unsentHashes(below: .at(path)))
        }
        doomed.formUnion(ids)
        for hash in unsent { written[hash] = nil }
        try await filesystem.delete(.at(path))
    }

    private mutating func acknowledged() -> String {
        let text = content()
        written[ContentHash.hash(of: Data(text.utf8))] = text
        return text
    }

    // MARK: The server

    private mutating func changeServer() async throws {
        let isAda = chance(30)
        let client = isAda ? ada : bob
        let paths = try emulator.account(isAda ? "ada" : "bob").list()
        guard let path = paths.randomElement(using: &random).map(Self.plain) else { return }
        let who = isAda ? "Ada" : "Bob"
        do {
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<5:
                guard let file = paths.filter({ !$0.hasSuffix("/") }).randomElement(using: &random) else { return }
                note("\(who) edits \(file)")
                try await upload(file, client)
            case 5..<9:
                guard let target = newPath(paths) else { return }
                note("\(who) creates \(target)")
                try await upload(target, client, isNew: true)
            case 9..<17:
                guard let target = newPath(paths, for: path), !isAda || path != "/S" else { return }
                note("\(who) moves \(path) to \(target)")
                _ = try await client.files.moveV2(fromPath: path, toPath: target).response()
            case 17, 18:
                // The deletion of a mount, or of a folder that contains it, keeps the content.
                let below = paths.filter { $0.hasPrefix(path + "/") }
                guard !isAda || path != "/S", !below.contains(where: Self.isMount), !Self.isMount(path + "/") else {
                    return
                }
                note("\(who) deletes \(path)")
                for id in try await files(client, path).keys { known.remove(id) }
                try emulator.account(isAda ? "ada" : "bob").delete(path)
            default:
                note("Bob mounts the shared folder")
                _ = try await bob.sharing.mountFolder(sharedFolderId: sharedFolder).response()
            }
        } catch {
            note("  \(error)")
        }
    }

    private mutating func upload(_ path: String, _ client: DropboxClient, isNew: Bool = false) async throws {
        let metadata = try await client.files.upload(
            path: path, mode: isNew ? .add : .overwrite, input: Data(content().utf8)
        ).response()
        known.insert(metadata.id)
        edited.insert(metadata.id)
        if !isNew { changedByOthers.insert(metadata.id) }
    }

    // MARK: Names

    private mutating func content() -> String {
        number += 1
        return "\(seed)-\(number)"
    }

    /// Returns a free path in a folder; for a move, in the same namespace, because a file that leaves its namespace may
    /// get another ID.
    private mutating func newPath(_ paths: [String], for source: String? = nil) -> String? {
        let folders = ([""] + paths.filter { $0.hasSuffix("/") }.map(Self.plain)).filter { folder in
            guard let source else { return true }
            return folder != source && !folder.hasPrefix(source + "/")
                && Self.isShared(folder + "/") == Self.isShared(source + "/", includingMount: false)
        }
        guard let folder = folders.randomElement(using: &random) else { return nil }
        let name =
            source.flatMap { Self.isMount($0 + "/") ? "S" : nil }
            ?? ["a", "b", "c", "f0", "t"].randomElement(using: &random) ?? "a"
        let path = folder + "/" + name
        return paths.contains(path) || paths.contains(path + "/") ? nil : path
    }

    private static func plain(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }

    /// Only the shared folder has this name.
    private static func isMount(_ folder: String) -> Bool { folder.hasSuffix("/S/") }

    private static func isShared(_ path: String, includingMount: Bool = true) -> Bool {
        path.contains("/S/") && (includingMount || !isMount(path))
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func note(_ line: String) { log.append(line) }

    private func failure(_ text: String) -> Failure { Failure(description: text) }

    // MARK: Checks

    /// Returns the path of each file in a folder by ID.
    private func files(_ client: DropboxClient, _ path: String = "") async throws -> [String: String] {
        var files: [String: String] = [:]
        if !path.isEmpty, let file = try await client.files.getMetadata(path: path).response() as? Files.FileMetadata {
            return [file.id: path]
        }
        var page = try await client.files.listFolder(path: path, recursive: true).response()
        while true {
            for case let file as Files.FileMetadata in page.entries { files[file.id] = file.pathDisplay ?? "" }
            guard page.hasMore else { return files }
            page = try await client.files.listFolderContinue(cursor: page.cursor).response()
        }
    }

    private func files() async throws -> [String: String] { try await files(ada).merging(files(bob)) { $1 } }

    private mutating func check(isQuiet: Bool) async throws {
        let (tree, unsent, violations) = try device.filesystem.core.store.read {
            (try $0.listing(), try $0.unsent(), try $0.violations())
        }
        if !violations.isEmpty { throw failure("violates: \(violations)") }
        if !unsent.isEmpty { throw failure("unsent: \(unsent)") }
        let server = try await RemoteSnapshot(emulator, bob)
        if tree != server.tree { throw failure("the device has \(tree), and the server has \(server.tree)") }
        let lost = written.filter { !server.hashes.contains($0.key) }.values.sorted()
        if !lost.isEmpty { throw failure("lost: \(lost)") }
        let files = try await files()
        known.subtract(doomed.subtracting(edited))
        let deleted = known.filter { files[$0] == nil }
        if !deleted.isEmpty { throw failure("deleted: \(deleted); the rest is \(files)") }
        if isQuiet {
            let left = try await self.files(bob).filter { doomed.contains($0.key) && !changedByOthers.contains($0.key) }
            if !left.isEmpty { throw failure("not deleted: \(left)") }
        }
        known.formUnion(files.keys)
    }
}

extension Tree {
    /// Returns the paths of all visible items, sorted. Those of folders end with a slash.
    fileprivate func paths() throws -> [String] {
        var result: [String] = []
        var folders: [(key: Int64, path: String)] = [(SyncStore.rootKey, "")]
        while let (key, path) = folders.popLast() {
            for child in try children(of: key) {
                let childPath = path + "/" + (child.local?.name ?? "")
                result.append(child.isFolder ? childPath + "/" : childPath)
                if child.isFolder { folders.append((child.key, childPath)) }
            }
        }
        return result.sorted()
    }

    /// Returns the IDs of the files in a folder, without those in a shared folder that is mounted there.
    fileprivate func fileIDs(below folder: Node) throws -> [String] {
        var ids: [String] = []
        var folders = folder.sharedFolder != nil ? [] : [folder.key]
        while let key = folders.popLast() {
            for child in try children(of: key) {
                if !child.isFolder { ids += child.id.map { [$0] } ?? [] }
                if child.isFolder, child.sharedFolder == nil { folders.append(child.key) }
            }
        }
        return ids
    }
}
