import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// What a data directory and a state file preserve beside files.
@Suite(.timeLimit(.minutes(10)))
struct DataDirectoryTests {
    private static let large = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    // MARK: Content

    @Test func anInterruptedLoadChangesNothing() throws {
        let folder = try TemporaryDirectory()
        let source = try TestStore()
        try source.put("/new", "new")
        let snapshot = try source.store.snapshot()
        let store = try TestStore(folder: folder.url)
        try store.put("/old", "old")
        #expect(throws: (any Error).self) { try store.store.withFullDisk().restore(snapshot) }
        #expect(try store.tree() == ["/old"])
        #expect(try store.text("/old") == "old")
        try store.store.restore(snapshot)
        #expect(try store.tree() == ["/new"])
        #expect(try store.text("/new") == "new")
        store.store.close()
        // The blocks are on the disk, too.
        let again = try TestStore(folder: folder.url)
        #expect(again.store.damage == nil)
        #expect(try again.text("/new") == "new")
        again.store.close()
    }

    @Test func missingContentIsAnError() async throws {
        let folder = try TemporaryDirectory()
        let data = folder.url.appendingPathComponent("data")
        try await Wire.run(folder: data) { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/small", "text")
            try ada.put("/large", Self.large)
            try ada.put("/other", "intact")
            #expect(wire.emulator.damage == nil)
            try wire.emulator.store.database.write { connection in
                try connection.execute("DELETE FROM small_blocks WHERE bytes = ?", Data("text".utf8))
            }
            let blocks = data.appendingPathComponent("blocks")
            for hash in try FileBlockStore(directory: blocks).allHashes() {
                try FileBlockStore(directory: blocks).remove(hash)
            }
            for path in ["/small", "/large"] {
                let response = try await wire.download(path)
                #expect(response.status == 500, "\(path): \(response.status)")
                #expect(response.text.hasPrefix("Internal error: the content of the file is missing"), "\(path)")
            }
            #expect(try await wire.download("/large", ["Range: bytes=5-10"]).status == 500)
            #expect(try await wire.download("/other").text == "intact")
        }
        try await Wire.run(folder: data) { wire in
            let message = "content of /large and 1 other files is missing"
            #expect(wire.emulator.damage?.contains(message) == true, "\(wire.emulator.damage ?? "")")
        }
    }

    // MARK: IDs

    @Test(arguments: [false, true]) func aSeedContinues(withoutPosition: Bool) async throws {
        let folder = try TemporaryDirectory()
        var ids: Set<String> = []
        for run in 0..<4 {
            try await Wire.run(folder: folder.url.appendingPathComponent("data")) { wire in
                let ada = try wire.emulator.account("ada")
                for number in 0..<20 { try ada.put("/\(run) \(number)", "text") }
                ids.formUnion(try wire.emulator.store.read { try $0.rows("SELECT id FROM entries") { $0[0] ?? "" } })
                _ = try ada.token()
                #expect(ids.count == (run + 1) * 20)
                guard withoutPosition else { return }
                // As an earlier release left it.
                try wire.emulator.store.database.write {
                    try $0.execute("DELETE FROM settings WHERE name = 'id_generator'")
                }
            }
        }
    }

    @Test func aSeedContinuesInLoadedStates() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("state.dbx")
        for run in 0..<3 {
            try await Wire.run { wire in
                let ada = try wire.emulator.account("ada")
                for number in 0..<5 * (3 - run) { try ada.put("/other \(number)", "text") }
                if run > 0 { try wire.emulator.restore(.init(contentsOf: file)) }
                for number in 0..<20 { try ada.put("/\(run) \(number)", "text") }
                try wire.emulator.snapshot().save(to: file)
            }
        }
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = 1
        for run in 3..<5 {
            let emulator = try await DropboxEmulator.start(configuration, from: .init(contentsOf: file))
            for number in 0..<20 { try emulator.account("ada").put("/\(run) \(number)", "text") }
            try emulator.snapshot().save(to: file)
            await emulator.stop()
        }
    }

    @Test func theSameSeedGivesTheSameIDs() throws {
        func ids(_ folder: TemporaryDirectory) throws -> [String] {
            try (0..<3).flatMap { run in
                let store = try TestStore(folder: folder.url, seed: 7)
                defer { store.store.close() }
                return try (0..<5).map { try store.put("/\(run) \($0)", "text").id }
            }
        }
        #expect(try ids(TemporaryDirectory()) == ids(TemporaryDirectory()))
    }

    @Test func aGeneratorNeverGoesBack() {
        let generator = IDGenerator(seed: 5)
        let start = generator.position
        for _ in 0..<100 { _ = generator.fileID() }
        let position = generator.position
        #expect(SplitMix64.steps(from: start, to: position) == 2200)
        generator.advance(to: start)
        #expect(generator.position == position)
        let other = IDGenerator(seed: 5)
        other.advance(to: position)
        #expect(other.position == position)
        other.advance(to: 1234)
        #expect(other.position == 1234)
    }

    // MARK: The clock

    @Test func theClockContinues() async throws {
        let folder = try TemporaryDirectory()
        let data = folder.url.appendingPathComponent("data")
        var token = ""
        try await Wire.run(folder: data) { wire in
            token = try wire.emulator.account("ada").token(lifetime: .seconds(3600))
            let advance = try await wire.send(
                "POST /emulator/clock/advance", ["Content-Type: application/json"],
                body: Data(#"{"seconds": 7200}"#.utf8))
            #expect(advance.status == 200)
            // Also for a process that is killed now.
            let query = "SELECT value FROM settings WHERE name = 'snapshot_clock_offset'"
            #expect(try wire.emulator.store.read { try $0.value(query, as: Double.self) } == 7200)
        }
        for expected in [7200, 8200] as [Double] {
            try await Wire.run(folder: data) { wire in
                #expect(wire.emulator.clock.offset == expected)
                let call = try await wire.send(
                    "POST /2/users/get_current_account", ["Authorization: Bearer \(token)"], body: Data())
                #expect(call.status == 401)
                wire.emulator.clock.advance(by: .seconds(1000))
            }
        }
        // The configured time is that of the first start.
        try await Wire.run({ $0.startTime = Date(timeIntervalSince1970: 0) }, folder: data) { wire in
            #expect(wire.emulator.clock.offset == 9200)
        }
    }

    @Test func restoringStoresTheClock() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run(folder: folder.url) { wire in
            let snapshot = try wire.emulator.snapshot()
            wire.emulator.clock.advance(by: .seconds(1000))
            try wire.emulator.account("ada").put("/a", "1")
            try wire.emulator.restore(snapshot)
        }
        try await Wire.run(folder: folder.url) { wire in #expect(wire.emulator.clock.offset == 0) }
    }
}
