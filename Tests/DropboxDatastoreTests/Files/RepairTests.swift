import DropboxSQLite
import Foundation
import Testing

@testable import DropboxDatastore

/// Files that were damaged or deleted, and what devices write again.
@Suite struct RepairTests {
    private let folder = MemoryFolder()

    /// Returns two devices: the second one has made a change that follows one of the first.
    private func makeDevices() async throws -> (author: Replica, other: Replica, path: String) {
        let (author, other) = (try Replica(folder), try Replica(folder))
        try author.record("a").set("f", to: .int(1))
        try await author.exchange()
        let path = try #require(folder.files.keys.first)
        try await other.exchange()
        try other.record("b").set("f", to: .int(2))
        try other.record("a").set("g", to: .int(3))
        try await other.exchange()
        return (author, other, path)
    }

    private static let contents: [String: [String: DatastoreValue]] = [
        "t/a": ["f": .int(1), "g": .int(3)], "t/b": ["f": .int(2)],
    ]

    enum Damage: CaseIterable {
        case deletion, truncation, replacement, renaming, deletionOfAll, deletionOfFolder
    }

    private func perform(_ damage: Damage, _ path: String) throws {
        let content = try #require(folder.files[path])
        switch damage {
        case .deletion: folder.set(path, nil)
        case .truncation: folder.set(path, content.prefix(9))
        case .replacement: folder.set(path, folder.files.first { $0.key != path }?.value)
        case .renaming:
            // A copy takes the name of the file with the changes of the other device. Only the hash in the name differs.
            let other = try #require(folder.files.keys.first { $0 != path })
            folder.set(other, nil)
            folder.set(String(other.dropLast(70)) + path.suffix(70), content)
        case .deletionOfAll: for path in folder.files.keys { folder.set(path, nil) }
        case .deletionOfFolder: folder.deleteFolder("test")
        }
    }

    /// Each device that has everything writes it again, whoever made the changes.
    @Test(arguments: Damage.allCases, [true, false]) func deviceWritesAgainWhatItHas(
        _ damage: Damage, byAuthor: Bool
    ) async throws {
        let (author, other, path) = try await makeDevices()
        if byAuthor { try await author.exchange() }
        try perform(damage, path)
        try await (byAuthor ? author : other).exchange()
        let reader = try Replica(folder)
        try await reader.exchange()
        #expect(try reader.contents() == Self.contents)
        #expect(try reader.datastore.status.missingChanges.isEmpty)
    }

    @Test func readerShowsWhatIsIntactAndWhatIsMissing() async throws {
        let (author, _, path) = try await makeDevices()
        let content = try #require(folder.files[path])
        let device = String(path.dropFirst(5).prefix(16))
        let missing = [DatastoreMissingChanges(device: device, numbers: 1...1)]
        #expect(missing[0].description == "change 1 of the device \(device)")
        folder.set(path, nil)
        let (waiting, reader) = (try Replica(folder), try Replica(folder, showsWaiting: true))
        for replica in [waiting, reader] {
            try await replica.synchronizer.pull()
            #expect(try replica.datastore.status.missingChanges == missing)
            let changes = try await replica.datastore.sync()
            #expect(changes.changed == (replica === reader ? ["t": ["b"]] : [:]))
            let status = try replica.datastore.status
            #expect(status.missingChanges == missing && status.problems.count == 1 && status.hasIncomingChanges)
        }
        #expect(try waiting.contents().isEmpty && reader.contents() == ["t/b": ["f": .int(2)]])
        // What is shown isn't published, and disappears with what follows.
        try await reader.synchronizer.pull()
        #expect(try await reader.datastore.sync().isEmpty)
        folder.set(path, content)
        try await author.exchange()
        try author.record("b").set("f", to: .int(4))
        try await author.exchange()
        for replica in [waiting, reader] {
            try await replica.synchronizer.pull()
            let changes = try await replica.datastore.sync()
            #expect(changes.changed == ["t": ["a", "b"]])
            #expect(try replica.states() == author.states())
            #expect(try replica.datastore.status.missingChanges.isEmpty)
        }
    }

    /// A device that read or wrote a snapshot knows what was in it, also when another one has replaced it.
    @Test(arguments: [true, false]) func damagedCopyOfAReplacedSnapshotIsDeleted(isAuthor: Bool) async throws {
        let (author, other) = (try Replica(folder), try Replica(folder))
        author.maximumDeltaFileCount = 0
        var paths: [String] = []
        for number in 1...2 {
            try author.record().set("f", to: .int(Int64(number)))
            try await author.exchange()
            try await other.exchange()
            paths += folder.files.keys.filter { $0.hasSuffix(".snapshot") && !paths.contains($0) }
        }
        #expect(paths.count == 2 && folder.files.count == 1)
        folder.set(paths[0], Data("damaged".utf8))
        let reader = try Replica(folder)
        try await reader.exchange()
        #expect(try !reader.datastore.status.isComplete)
        let device = isAuthor ? author : other
        try await device.exchange()
        #expect(try device.datastore.status.isComplete)
        #expect(Array(folder.files.keys) == [paths[1]])
        try await reader.exchange()
        #expect(try reader.datastore.status.isComplete)
    }

    /// The datastore of a device isn't open, or its app doesn't call `sync`.
    @Test func whatWasReceivedAndNotAppliedIsWrittenAgain() async throws {
        let (author, _, _) = try await makeDevices()
        author.maximumDeltaFileCount = 0
        for snapshot in [false, true] {
            let device = try Replica(folder)
            try await device.synchronizer.pull()
            for path in folder.files.keys { folder.set(path, snapshot ? Data() : nil) }
            try await device.synchronizer.synchronize()
            #expect(try device.contents().isEmpty)
            let reader = try Replica(folder)
            try await reader.exchange()
            #expect(try reader.contents() == Self.contents)
            if !snapshot { try await author.exchange() }
        }
    }

    /// Also a change that nobody can apply anymore.
    @Test func whatWaitsIsWrittenAgain() async throws {
        let (_, _, path) = try await makeDevices()
        folder.set(path, nil)
        let device = try Replica(folder)
        try await device.exchange()
        for path in folder.files.keys { folder.set(path, Data()) }
        try await device.exchange()
        let reader = try Replica(folder, showsWaiting: true)
        try await reader.exchange()
        #expect(try reader.contents() == ["t/b": ["f": .int(2)]] && reader.waiting == device.waiting)
    }

    @Test func damagedSnapshotIsReplacedAndDisappears() async throws {
        let (author, other, _) = try await makeDevices()
        author.maximumDeltaFileCount = 0
        try await author.exchange()
        try await author.synchronizer.synchronize()
        try await other.exchange()
        let path = try #require(folder.files.keys.first)
        #expect(folder.files.count == 1 && path.hasSuffix(".snapshot"))
        folder.set(path, Data("damaged".utf8))
        // Nobody who hasn't read it knows what was in it.
        let stranger = try Replica(folder)
        for replica in [other, stranger] { try await replica.synchronizer.pull() }
        #expect(try !stranger.datastore.status.isComplete && stranger.datastore.status.missingChanges.isEmpty)
        #expect(try other.datastore.status.isComplete)
        // A change follows, so the snapshot that replaces the damaged one has another name.
        try other.record("b").set("f", to: .int(5))
        try await other.exchange()
        #expect(folder.files[path] == nil)
        let reader = try Replica(folder)
        try await reader.exchange()
        #expect(try reader.contents() == other.contents() && reader.datastore.status.problems.isEmpty)
        try await stranger.exchange()
        #expect(try stranger.datastore.status.isComplete && stranger.contents() == reader.contents())
    }

    /// Dropbox doesn't give the content of a file, such as for legal reasons.
    @Test func unreadableFilePreventsNothing() async throws {
        let (author, _, path) = try await makeDevices()
        let reader = try Replica(folder)
        reader.folder.setUnreadable([path])
        try author.record("c").set("f", to: .int(4))
        try await author.exchange()
        try await reader.exchange()
        let status = try reader.datastore.status
        #expect(status.problems.contains { "test/\($0.name)" == path && $0.message.contains("restricted_content") })
        #expect(status.missingChanges.map(\.numbers) == [1...1])
        reader.folder.setUnreadable([])
        folder.expireCursors()
        try await reader.exchange()
        #expect(try reader.contents() == author.contents())
    }

    /// A device whose disk became an older one, unnoticed, sees that the identity was used from the name of a file.
    @Test func nameOfADamagedFileShowsACopy() async throws {
        let device = try Replica(folder)
        try device.record("a").set("f", to: .int(1))
        try await device.exchange()
        let backup = try device.database.copy()
        try device.record("b").set("f", to: .int(1))
        try await device.exchange()
        let path = try #require(folder.files.keys.first { $0.contains("-2-2-") })
        folder.set(path, Data())
        try device.rollBack(backup)
        try device.record("c").set("f", to: .int(1))
        try await device.exchange()
        try await device.exchange()
        #expect(Set(folder.files.keys.map { $0.prefix(21) }).count > 1, "\(folder.files.keys)")
        #expect(try device.contents().keys.sorted() == ["t/a", "t/c"])
    }
}
