import DropboxConcurrency
import Foundation
import Testing

@testable import DropboxWorker

/// What workers do when the disk of their database is full.
@Suite struct FullDiskTests {
    @Test func workerContinuesWhenThereIsSpace() async throws {
        let harness = try await Harness(.sqlite)
        let database = try harness.test.open()
        let pages = try await database.execute("PRAGMA page_count").first?.first?.integer ?? 0
        // The limit of SQLite for the size of a file fails like a full disk.
        try await database.execute("PRAGMA max_page_count = \(pages + 6)")
        try await waitForSpace(harness, database) { try await database.execute("PRAGMA max_page_count = 1000000") }
    }

    /// The tables are on a file system with a few MiB, which another table fills.
    @Test func workerContinuesWhenPostgreSQLHasSpace() async throws {
        guard await PostgreSQLCluster.canMount() else {
            print("!!! Skipped a test: this process has no right to mount a file system for a small tablespace.")
            return
        }
        let cluster = PostgreSQLCluster(.none, smallDisk: 24)
        let url = try await cluster.makeDatabase(options: ["-D", "small"])
        let harness = try await Harness(TestDatabase(url: url))
        let database = try harness.test.open()
        try await database.execute("CREATE TABLE filler (content TEXT)")
        // Incompressible text, in smaller and smaller parts, until nothing fits.
        for count in [1_000, 100, 10, 1] {
            do {
                while true {
                    try await database.execute(
                        """
                        INSERT INTO filler SELECT string_agg(md5(random()::text), '')
                        FROM generate_series(1, \(count * 40)) n GROUP BY n / 40
                        """)
                }
            } catch let error as WorkerDatabaseError {
                #expect(error.code == "53100" && error.kind == .final)
            }
        }
        try await waitForSpace(harness, database) { try await database.execute("DROP TABLE filler") }
    }

    /// Runs a worker on a full disk until it says so, makes space, and waits until it has continued.
    private func waitForSpace(
        _ harness: Harness, _ database: any WorkerDatabase, makeSpace: () async throws -> Void
    ) async throws {
        for index in 0..<900 { harness.server.write("/f/\(index)", in: "1") }
        let messages = Locked<[String]>([])
        let worker = try harness.worker(database: database) {
            $0.onEvent = { event in
                switch event {
                case .failed(_, let message, _), .trouble(let message): messages.withLock { $0.append(message) }
                default: break
                }
            }
        }
        try await harness.running(worker) {
            try await harness.wait("no error") {
                messages.withLock { $0 }.contains { $0.contains("disk of the worker's database is full") }
            }
            #expect(try await harness.table().isEmpty)
            try await makeSpace()
            try await harness.wait("not continued") { try await harness.table().count == 901 }
            try await harness.wait("not applied") { harness.store.deliveries(of: "1").count == 901 }
        }
        await database.close()
        await harness.database.close()
    }
}
