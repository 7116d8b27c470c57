import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that blocking disk operations run on separate threads.
@Suite(.timeLimit(.minutes(5)))
struct DiskUseTests {
    private static let large = Data.pattern(9 << 20)

    @Test func syncWaitsForTheDiskOnOtherThreads() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/f/old", "old")
            try account.put("/large", Self.large)
            // The first listing of the device can be older than the files.
            try await device.waitUntilSynced()
            let misplacedUses = try await blockingDiskUse(in: device.folderURL) {
                let filesystem = try device.filesystem
                _ = try await filesystem.listFolder(.root)
                let file = try await filesystem.open(.at("/f/old"))
                _ = try await file.readString()
                try await file.append(" and new")
                _ = try await file.readHandle()
                file.close()
                _ = try await filesystem.open(.at("/large")).readData()
                let new = try await filesystem.create(.at("/f/new"))
                try await new.write(Self.large)
                try await filesystem.createFolder(at: .at("/g"))
                try await filesystem.move(.at("/f/new"), to: .at("/g/moved"))
                _ = try await filesystem.fetchShareLink(for: .at("/g/moved"))
                try await filesystem.delete(.at("/f"))
                _ = try await filesystem.fetchShareLink(for: .at("/g"))
                try await new.update()
                try await filesystem.setMaximumFileCacheSize(0)
            }
            #expect(misplacedUses.isEmpty, "\(misplacedUses.count): \(misplacedUses.first ?? "")")
            #expect(try account.read("/g/moved") == Self.large)
        }
    }

    @Test func openingReadingAndShutdownWaitForTheDiskOnOtherThreads() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "content")
            try await device.waitUntilSynced()
            try await device.filesystem.shutDown()
            let (folder, client) = (device.folderURL, device.client)
            let misplacedUses = try await blockingDiskUse(in: folder) {
                let filesystem = try await Filesystem(directory: folder, client: client)
                let file = try await filesystem.open(.at("/a"))
                #expect(try await file.readString() == "content")
                let reader = try await FilesystemReader(directory: folder)
                #expect(try await reader.fileInfo(at: .at("/a")).size == 7)
                #expect(try await reader.listFolder(.root).count == 1)
                #expect(try await reader.isCached(.at("/a")))
                #expect(try await reader.readData(at: .at("/a")) == Data("content".utf8))
                file.close()
                await filesystem.shutDown()
            }
            #expect(misplacedUses.isEmpty, "\(misplacedUses.count): \(misplacedUses.first ?? "")")
        }
    }
}
