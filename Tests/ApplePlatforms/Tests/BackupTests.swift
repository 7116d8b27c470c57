import AppleFoundation
import DropboxConcurrency
import Foundation
import Synchronization
import Testing
@testable import DropboxBackground
@testable import DropboxCore
@testable import DropboxSync
@testable import DropboxTransfer

/// What the backup of the device contains: not what can be downloaded again, and nothing that only this device can continue.
@Suite struct BackupTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func downloadedContentIsNotBackedUp() throws {
        let cache = try ContentCache(folder.url.appendingPathComponent("contents"))
        let (written, moved) = (cache.newCachedName(), cache.newCachedName())
        try cache.write(Data("content".utf8), downloadedAs: written)
        let part = folder.url.appendingPathComponent("part")
        try Data("content".utf8).write(to: part)
        try cache.consume(part, as: moved)
        #expect(!Backup.contains(cache.url(of: written)))
        #expect(!Backup.contains(cache.url(of: moved)))
    }

    /// It exists only on this device.
    @Test func unsentContentIsBackedUp() throws {
        let cache = try ContentCache(folder.url.appendingPathComponent("contents"))
        let content = try cache.store(Data("content".utf8))
        #expect(Backup.contains(cache.url(of: content.file, .part)))
    }

    @Test func partialDownloadIsNotBackedUp() throws {
        let file = try PartialDownloads(folder.url.appendingPathComponent("downloads")).file(
            of: .init(node: 1, rev: "1"))
        try Data().write(to: file)
        #expect(!Backup.contains(file))
    }

    @Test func stateOfTransfersIsNotBackedUp() async throws {
        let session = try SessionDirectory(identifier: "session", container: nil, in: folder.url)
        try session.create()
        #expect(!Backup.contains(session.url))
        let source = folder.url.appendingPathComponent("source")
        try Data("content".utf8).write(to: source)
        let journal = folder.url.appendingPathComponent("journal")
        try await JournalFile.store("1", of: source, in: journal.appendingPathComponent("1.json"))
        #expect(!Backup.contains(journal))
        #expect(Backup.contains(source))
    }

    /// An app on tvOS can write only to its caches.
    @Test func supportDirectoryIsWritable() throws {
        let caches = try FileManager.default.url(
            for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        #expect(try AppDirectories.support(isWritable: false) == caches)
        #expect(try AppDirectories.support() != caches)
        let group = "group.\(UUID())"
        AppGroups.containers.withLock { $0[group] = folder.url }
        #expect(AppDirectories.support(inGroup: group, isWritable: false)?.path == folder.url.path + "/Library/Caches")
    }
}
