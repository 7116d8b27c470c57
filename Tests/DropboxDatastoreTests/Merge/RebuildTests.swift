import Foundation
import Testing

@testable import DropboxDatastore

/// What remains of deleted and moved items of a list is bounded.
@Suite struct RebuildTests {
    private func list(_ replica: Replica) throws -> DatastoreList { try replica.record().list("l") }

    private func items(_ replica: Replica) throws -> [DatastoreValue] { try list(replica).items }

    /// The greatest number of places and items in the list's state, also deleted ones.
    private func stateCount(_ replica: Replica) throws -> Int {
        let state = try #require(try replica.states()[RecordKey(table: "t", record: "r")])
        return try #require(state.lists(of: "l")).map { max($0.list.places.count, $0.list.items.count) }.reduce(0, +)
    }

    /// A queue, a stack, a log whose oldest items are removed, and an item that moves.
    @Test(arguments: 0..<4) func remainsAreBounded(kind: Int) async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder, maximumDeltaFileCount: 5) }
        for number in 0..<5 { try list(devices[0]).append(.int(Int64(number))) }
        try await settle(devices)
        for number in 0..<400 {
            let list = try list(devices[number / 7 % 2])
            switch kind {
            case 0:
                try list.append(.int(Int64(number)))
                try list.remove(at: 0)
            case 1:
                try list.insert(.int(Int64(number)), at: 0)
                try list.remove(at: 0)
            case 2:
                try list.insert(.int(Int64(number)), at: 0)
                try list.remove(at: 5)
            default: try list.move(from: number % 5, to: (number * 3) % 5)
            }
            if number % 7 == 6 { try await settle(devices) }
        }
        try await settle(devices)
        for device in devices {
            #expect(try items(device).count == 5)
            // The slack of both devices, and the items.
            #expect(try stateCount(device) <= 2 * (64 + 5))
        }
        #expect(try devices[0].states() == devices[1].states())
        // A new device reads the snapshot.
        let other = try Replica(folder)
        try await other.exchange()
        #expect(try items(other) == items(devices[0]))
    }

    /// A device that hasn't seen the rebuild inserts beside an item that exists, beside one that doesn't, and moves one.
    @Test func deviceThatWasOfflineAgrees() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<3).map { _ in try Replica(folder, listSlack: 1) }
        for number in 0..<6 { try list(devices[0]).append(.int(Int64(number))) }
        try await settle(devices)
        try list(devices[2]).insert(.string("before 4"), at: 4)
        try list(devices[2]).insert(.string("before 1"), at: 1)
        try list(devices[2]).set(.string("five"), at: 7)
        try list(devices[2]).set(.string("gone"), at: 2)
        try await devices[2].datastore.sync()
        for _ in 0..<4 { try list(devices[0]).remove(at: 0) }
        try await settle(Array(devices.prefix(2)))
        #expect(try stateCount(devices[1]) < 6)
        try await settle(devices)
        for device in devices {
            #expect(
                try items(device) == [.string("before 4"), .int(4), .string("five"), .string("before 1")],
                "the neighbor of one item exists, and the other one comes to the end")
        }
        #expect(try devices[0].states() == devices[2].states())
    }

    @Test func moveAtTheSameTimeBeatsARebuild() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder, listSlack: 1) }
        for number in 0..<6 { try list(devices[0]).append(.int(Int64(number))) }
        try await settle(devices)
        try list(devices[1]).move(from: 5, to: 3)
        for _ in 0..<3 { try list(devices[0]).remove(at: 0) }
        try await settle(devices)
        for device in devices { #expect(try items(device) == [.int(5), .int(3), .int(4)]) }
    }
}
