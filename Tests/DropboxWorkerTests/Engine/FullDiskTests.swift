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
            try await harness.wait("no error") { messages.withLock { $0 }.contains { $0.contains("is full") } }
            #expect(try await harness.table().isEmpty)
            try await database.execute("PRAGMA max_page_count = 1000000")
            try await harness.wait("not continued") { try await harness.table().count == 901 }
            try await harness.wait("not applied") { harness.store.deliveries(of: "1").count == 901 }
        }
        await database.close()
        await harness.database.close()
    }
}
