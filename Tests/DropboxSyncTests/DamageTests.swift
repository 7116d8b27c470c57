import DropboxEmulator
import Foundation
import TestSupport
import Testing

@testable import DropboxSync

/// What the disk holds that it should not: broken databases, and sources that are no files.
@Suite(.timeLimit(.minutes(10)))
struct DamageTests {
    /// A folder with a filesystem in which something waits to be sent.
    private func withUnsent(_ body: (Device, _ database: URL) async throws -> Void) async throws {
        try await withDevices(1, isDriven: true) { _, devices in
            let device = devices[0]
            try await device.drive()
            device.line.isUp = false
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("not sent yet")
            file.close()
            try device.filesystem.shutDown()
            try await body(device, device.folderURL.appendingPathComponent("tree.db"))
        }
    }

    private func contents(_ device: Device) throws -> [Data] {
        let folder = device.folderURL.appendingPathComponent("content")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
            try Data(contentsOf: $0)
        }
    }

    @Test(arguments: ["garbage", "empty", "missing"])
    func aDatabaseThatIsBrokenIsToldAndNothingUnsentIsLost(_ damage: String) async throws {
        try await withUnsent { device, database in
            let whole = try Data(contentsOf: database)
            for end in ["-wal", "-shm"] {
                let file = database.path + end
                if FileManager.default.fileExists(atPath: file) { try FileManager.default.removeItem(atPath: file) }
            }
            switch damage {
            case "garbage": try Data(repeating: 7, count: whole.count).write(to: database)
            case "empty": try Data().write(to: database)
            default: try FileManager.default.removeItem(at: database)
            }
            for _ in 0..<2 {
                do throws(SyncError) {
                    _ = try Filesystem(folder: device.folderURL, client: device.client)
                    Issue.record("it was opened")
                } catch {
                    #expect(error.code == .cache)
                    #expect(error.message.contains(device.folderURL.path), "\(error)")
                }
                #expect(try contents(device).contains(Data("not sent yet".utf8)))
            }
            // With the database back it goes on.
            try whole.write(to: database)
            device.line.isUp = true
            try device.restart()
            try await device.drive()
            #expect(try await device.filesystem.fileInfo(at: .at("/a")).size == 12)
        }
    }

    @Test func whatIsNoFileIsNotStored() async throws {
        try await withDevices(1) { emulator, devices in
            let folder = try TemporaryFolder()
            let (directory, pipe) = (folder.url.appendingPathComponent("d"), folder.url.appendingPathComponent("p"))
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: directory.appendingPathComponent("x"))
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let file = try await devices[0].filesystem.create(.at("/a"))
            for source in [directory, pipe] {
                for steals in [false, true] {
                    await expect(.fileIO) { try await file.write(contentsOf: source, shouldSteal: steals) }
                }
            }
            #expect(try folder.names == ["d", "p"])
            #expect(try devices[0].filesystem.core.store.contents.names().count == 1)
        }
    }

    @Test func ofALinkWhatItLeadsToIsStored() async throws {
        try await withDevices(1) { emulator, devices in
            let folder = try TemporaryFolder()
            let (link, target) = (
                folder.url.appendingPathComponent("link"), folder.url.appendingPathComponent("target")
            )
            try Data("before".utf8).write(to: target)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            let file = try await devices[0].filesystem.create(.at("/a"))
            try await file.write(contentsOf: link)
            try Data("after, and longer".utf8).write(to: target)
            #expect(try await file.readString() == "before")
            await expect(.fileIO) { try await file.write(contentsOf: link, shouldSteal: true) }
            #expect(try folder.names == ["link", "target"])
            try await devices[0].settle()
            #expect(try emulator.account("ada").read("/a") == Data("before".utf8))
        }
    }

    @Test func whatIsKeptOfAnAccountIsItsOwnersAlone() async throws {
        try await withDevices(0) { emulator, _ in
            let folder = try TemporaryFolder()
            let place = folder.url.appendingPathComponent("made")
            let client = DropboxClient(
                accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
            let filesystem = try Filesystem(folder: place, client: client)
            defer { filesystem.shutDown() }
            let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
            #expect(mode as? Int == 0o700)
        }
    }

    @Test func aCopyOfAFileThatMayNotBeWrittenCanBeAppendedTo() async throws {
        try await withDevices(1) { emulator, devices in
            let folder = try TemporaryFolder()
            let source = folder.url.appendingPathComponent("source")
            try Data("read only".utf8).write(to: source)
            #expect(chmod(source.path, 0o444) == 0)
            let file = try await devices[0].filesystem.create(.at("/a"))
            try await file.write(contentsOf: source)
            try await file.append(", and more")
            #expect(try await file.readString() == "read only, and more")
            // Whoever runs the test may be allowed to write what others may not.
            let contents = try devices[0].filesystem.core.store.contents
            for name in try contents.names() {
                let mode = try FileManager.default.attributesOfItem(atPath: contents.url(of: name).path)[
                    .posixPermissions]
                #expect((mode as? Int ?? 0) & 0o600 == 0o600)
            }
        }
    }
}
