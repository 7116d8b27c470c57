import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with devices that sync automatically and are used by many tasks concurrently, while the server fails.
@Suite(.timeLimit(.minutes(10)))
struct ConcurrentEditTests {
    @Test func concurrentEditsOnManyDevicesLoseNoData() async throws {
        try await withDevices(3) { emulator, devices in
            for device in devices { try await device.waitUntilSynced() }
            for effect in [
                DropboxEmulator.Fault.Effect.serverError(), .reset(), .close(.after), .rateLimit(retryAfter: 0),
            ] {
                try emulator.faults.add(effect, probability: 0.02)
            }
            let written = Locked<Set<String>>([])
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, device) in devices.enumerated() {
                    for task in 0..<3 {
                        group.addTask {
                            try await Self.work(
                                device, SeededRandomNumberGenerator(seed: UInt64(index * 10 + task)), written)
                        }
                    }
                }
                try await group.waitForAll()
            }
            emulator.faults.removeAll()
            var (trees, server) = (Set<[String: String]>(), try await RemoteSnapshot(emulator, devices[0].client))
            // A device that has nothing to do may not know yet what another one has sent. The time limit ends a test whose
            // devices never agree.
            while trees != [server.tree] {
                for device in devices { try await device.waitUntilSynced() }
                trees = Set(try devices.map { try $0.filesystem.core.store.read { try $0.listing() } })
                server = try await RemoteSnapshot(emulator, devices[0].client)
            }
            #expect(written.withLock { $0 }.subtracting(server.hashes).isEmpty)
        }
    }

    private static func work(
        _ device: Device, _ numbers: SeededRandomNumberGenerator, _ written: Locked<Set<String>>
    ) async throws {
        var random = numbers
        let token = try device.filesystem.addObserver(at: .root, scope: .descendants) {}
        defer { try? device.filesystem.removeObserver(token) }  // A stopped device has no observers.
        for number in 0..<25 {
            let (folder, name) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<4, using: &random))
            let path = try SyncPath.at("/\(folder)/\(name)")
            let text = "\(random.next())-\(number)"
            do {
                let filesystem = try device.filesystem
                switch Int.random(in: 0..<8, using: &random) {
                case 0: try await filesystem.createFolder(at: .at("/\(folder)"))
                case 1:
                    // A file that is deleted before it's sent isn't sent.
                    let unsent = try device.delete(path)
                    written.withLock { $0.subtract(unsent) }
                case 2: try await filesystem.move(.at("/\(folder)"), to: .at("/\((folder + 1) % 3)/moved"))
                case 3: try await filesystem.move(path, to: .at("/\((folder + 1) % 3)/\(name)"))
                case 4, 5:
                    let file = try await filesystem.create(path)
                    // Record it before it can be deleted.
                    let hash = ContentHash.hash(of: Data(text.utf8))
                    _ = written.withLock { $0.insert(hash) }
                    do { try await file.write(text) } catch {
                        _ = written.withLock { $0.remove(hash) }
                        throw error
                    }
                default:
                    let file = try await filesystem.open(path)
                    // Record it before it can be deleted.
                    let hash = ContentHash.hash(of: Data(text.utf8))
                    _ = written.withLock { $0.insert(hash) }
                    do { try await file.write(text) } catch {
                        _ = written.withLock { $0.remove(hash) }
                        throw error
                    }
                    _ = try file.status
                    _ = filesystem.status
                }
            } catch let error as SyncError {
                switch error.code {
                case .exists, .notFound, .parent, .invalidOperation, .alreadyOpen, .deleted: break
                default: throw error
                }
            }
        }
    }
}
