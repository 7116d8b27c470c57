import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of reading the data of another process.
///
/// The environment variable SYNC_READER_FOLDER makes this process the reading one.
@Suite(.timeLimit(.minutes(10)))
struct ReaderTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test func otherProcessSeesEveryChangeImmediately() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/far", "not here")
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            let file = try await filesystem.create(.at("/f.txt"))
            try await file.write("first")
            #expect(try await readInOtherProcess(device.folderURL) == ["far 8 -", "f.txt 5 first"].sorted())
            try await file.write("second, unsent")
            try await filesystem.createFolder(at: .at("/g"))
            try await filesystem.move(.at("/f.txt"), to: .at("/g/h.txt"))
            #expect(try await readInOtherProcess(device.folderURL) == ["far 8 -", "g/", "g/h.txt 14 second, unsent"])
            _ = try await filesystem.open(.at("/far")).readData()
            #expect(
                try await readInOtherProcess(device.folderURL) == ["far 8 not here", "g/", "g/h.txt 14 second, unsent"])
            try await device.waitUntilSynced()
            await filesystem.shutDown()
            #expect(try await readInOtherProcess(device.folderURL).count == 3)
        }
    }

    /// Returns what another process reads.
    private func readInOtherProcess(_ folder: URL) async throws -> [String] {
        try await onThread {
            let command = try TestProgram.command(runningTest: "ReaderTests/reader")
            let child = try Subprocess(
                command[0], Array(command[1...]), setting: ["SYNC_READER_FOLDER": folder.path])
            let output = String(decoding: try child.remainingOutput(), as: UTF8.self)
            #expect(child.wait() == 0, "\(output)")
            return output.split(separator: "\n").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        }
    }

    /// The reading process.
    @Test(.enabled(if: environment["SYNC_READER_FOLDER"] != nil))
    func reader() async throws {
        let reader = try await FilesystemReader(
            directory: URL(fileURLWithPath: Self.environment["SYNC_READER_FOLDER"] ?? ""))
        #expect(try reader.hasCompletedFirstSync)
        var lines: [String] = []
        func list(_ folder: SyncPath, _ prefix: String) async throws {
            for info in try await reader.listFolder(folder) {
                if info.isFolder {
                    lines.append("\(prefix)\(info.path.name)/")
                    try await list(info.path, prefix + info.path.name + "/")
                } else {
                    let isCached = try await reader.isCached(info.path)
                    let text =
                        isCached ? String(decoding: try await reader.readData(at: info.path), as: UTF8.self) : "-"
                    lines.append("\(prefix)\(info.path.name) \(info.size) \(text)")
                }
            }
        }
        try await list(.root, "")
        print(lines.map { "#\($0)\n" }.joined())
    }

    @Test func unreadableItemsAreReported() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/f/a", "content")
            let nowhere = device.folderURL.appendingPathComponent("none")
            await expect(.notFound) { _ = try await FilesystemReader(directory: nowhere) }
            try await device.waitUntilSynced()
            let reader = try await FilesystemReader(directory: device.folderURL)
            #expect(try await reader.fileInfo(at: .at("/F/A")).size == 7)
            #expect(try reader.pendingChangeCount == 0)
            await expect(.notFound) { _ = try await reader.fileInfo(at: .at("/none")) }
            await expect(.invalidOperation) { _ = try await reader.listFolder(.at("/f/a")) }
            await expect(.invalidOperation) { _ = try await reader.readData(at: .at("/f")) }
            await expect(.notCached) { _ = try await reader.readData(at: .at("/f/a")) }
            #expect(try await !reader.isCached(.at("/f/a")))
        }
    }

    @Test func changesAreObservedUntilTheCacheIsDeleted() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            let reader = try await FilesystemReader(directory: device.folderURL)
            let changes = reader.changes(every: .milliseconds(10))
            // Reads until it has seen the change, which may be reported in several parts.
            async let hasChanged = Self.wait(for: "/new", in: changes, reader)
            try emulator.account("ada").put("/new", "hello")
            try await device.waitUntilSynced()
            #expect(try await hasChanged)
            device.stop()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            for await _ in changes {}
            await expect(.auth) { _ = try await reader.listFolder(.root) }
        }
    }

    @Test func rebuiltCacheIsReadable() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "content")
            try await device.waitUntilSynced()
            let reader = try await FilesystemReader(directory: device.folderURL)
            #expect(try await reader.listFolder(.root).map(\.path.name) == ["a"])
            try await device.filesystem.shutDown()
            try Data("no database".utf8).write(to: device.folderURL.appendingPathComponent("tree.db"))
            try emulator.account("ada").put("/b", "more")
            try device.restart()
            try await device.waitUntilSynced()
            #expect(try await reader.listFolder(.root).map(\.path.name) == ["a", "b"])
        }
    }

    private static func wait(
        for path: String, in changes: AsyncStream<Void>, _ reader: FilesystemReader
    ) async throws -> Bool {
        func isThere() async throws -> Bool {
            try await reader.listFolder(.root).contains { $0.path.stringValue == path }
        }
        if try await isThere() { return true }
        for await _ in changes where try await isThere() { return true }
        return false
    }

    @Test func snapshotIsConsistentDuringConcurrentWrites() async throws {
        let folder = try TemporaryDirectory()
        let store = try SyncStore(directory: folder.url) { _ in }
        defer { store.close() }
        try store.write { tree in
            for name in ["a", "b"] { try tree.createFolder(.at("/" + name)) }
        }
        let reader = try await FilesystemReader(directory: folder.url)
        async let writing: Void = onThread {
            for number in 0..<200 {
                let (from, to) = number.isMultiple(of: 2) ? ("/a", "/c") : ("/c", "/a")
                try store.write { try $0.move(.at(from), to: .at(to)) }
            }
        }
        let counts = try await onThread { try (0..<200).map { _ in try reader.listFolder(.root).count } }
        try await writing
        #expect(counts.allSatisfy { $0 == 2 })
    }
}
