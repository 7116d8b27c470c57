import DropboxConcurrency
import DropboxTestSupport
import DropboxWorkerPostgreSQL
import Foundation
import Testing

@testable import DropboxWorker

/// What both databases do in the same way.
@Suite struct DatabaseTests {
    @Test(arguments: DatabaseKind.allCases) func valuesAreStored(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try test.open()
        let bytes = database.dialect == .sqlite ? "BLOB" : "BYTEA"
        try await database.execute(
            "CREATE TABLE things (number BIGINT, ratio DOUBLE PRECISION, name TEXT, content \(bytes), empty TEXT)")
        let row: [SQLValue] = [
            .integer(.min), .double(0.1), .text("a'b\"$1 ü\u{1F600}"), .bytes(Data((0...255).map { UInt8($0) })), .null,
        ]
        let rows = try await database.withTransaction { transaction in
            try transaction.execute("INSERT INTO things VALUES ($1, $2, $3, $4, $5)", row)
            // The numbers of parameters count, not their order.
            return try transaction.execute(
                "SELECT number, ratio, name, content, empty FROM things WHERE name = $2 AND number = $1",
                [row[0], row[2]])
        }
        #expect(rows == [row])
        let empty = try await database.execute("SELECT CAST($1 AS TEXT), '$2'", .text(""))
        #expect(empty == [[.text(""), .text("$2")]])
        await database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func failedTransactionsAreRolledBack(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try test.open()
        try await database.execute("CREATE TABLE things (name TEXT PRIMARY KEY)")
        struct Refusal: Error {}
        await #expect(throws: Refusal.self) {
            try await database.withTransaction { transaction in
                try transaction.execute("INSERT INTO things VALUES ('a')", [])
                throw Refusal()
            }
        }
        // An error that the caller hides doesn't commit half of a transaction in PostgreSQL.
        _ = try? await database.withTransaction { transaction in
            try transaction.execute("INSERT INTO things VALUES ('b')", [])
            _ = try? transaction.execute("INSERT INTO missing VALUES ('b')", [])
        }
        let error = await #expect(throws: WorkerDatabaseError.self) {
            try await database.execute("INSERT INTO missing VALUES ('b')")
        }
        #expect(error?.kind == .final)
        #expect(try await database.execute("SELECT name FROM things WHERE name = 'a'").isEmpty)
        await database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func notificationsEndWaits(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let (first, second) = (try test.open(), try test.open())
        try await first.execute("CREATE TABLE things (name TEXT PRIMARY KEY)")
        let isDone = Locked(false)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                let start = ContinuousClock.now
                // The connection that listens may not be open yet when the first notifications are sent.
                await first.waitForNotification(upTo: .seconds(60))
                await first.waitForNotification(upTo: .seconds(60))
                isDone.withLock { $0 = true }
                #expect(start.duration(to: .now) < .seconds(30))
            }
            group.addTask {
                var number = 0
                while !isDone.withLock(\.self) {
                    number += 1
                    try await second.execute("INSERT INTO things VALUES ($1)", .text("\(number)"))
                    await second.notify()
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
            try await group.waitForAll()
        }
        await first.close()
        await second.close()
    }

    @Test(arguments: DatabaseKind.allCases) func oldProgramsRefuseOnlyIncompatibleTables(kind: DatabaseKind)
        async throws
    {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        let queue = WorkerQueue(database: database)
        // A newer program has added something.
        try await database.execute("UPDATE dropbox_worker_schema SET version = 7, oldest_compatible = 1")
        try await queue.prepare()
        // A newer program has renamed something.
        try await database.execute("UPDATE dropbox_worker_schema SET version = 8, oldest_compatible = 8")
        let error = await #expect(throws: WorkerDatabaseError.self) { try await queue.prepare() }
        #expect(error?.kind == .incompatibleSchema)
        #expect(error?.message.contains("update it") == true)
        let worker = Worker(database: database, sources: [])
        await #expect(throws: WorkerDatabaseError.self) { try await worker.run() }
        await database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func severalProgramsMigrateAtOnce(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let database = try await test.prepared()
                    #expect(
                        try await database.execute("SELECT version FROM dropbox_worker_schema") == [
                            [.integer(WorkerSchema.current.version)]
                        ])
                    await database.close()
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func restartedServerIsFoundAgain() async throws {
        let cluster = PostgreSQLCluster(.powerFailure)
        let database = try await TestDatabase(.postgresql, in: cluster).open()
        try await database.execute("CREATE TABLE things (number BIGINT PRIMARY KEY)")
        try await database.execute("INSERT INTO things VALUES (1)")
        try await cluster.restart()
        // The first statement finds out that its connection is lost; the transaction is repeated on another one.
        #expect(try await database.execute("SELECT number FROM things") == [[.integer(1)]])
        await database.close()
    }

    @Test func unreachableServerIsATemporaryError() async throws {
        let database = PostgreSQLWorkerDatabase(url: "host=/nonexistent user=test dbname=test")
        let error = await #expect(throws: WorkerDatabaseError.self) { try await database.execute("SELECT 1") }
        #expect(error?.kind == .temporary)
        await database.close()
        let closed = await #expect(throws: WorkerDatabaseError.self) { try await database.execute("SELECT 1") }
        #expect(closed?.kind == .final)
    }

    /// Neither a person nor SIGTERM waits for a server that accepts connections, and says nothing.
    @Test(.timeLimit(.minutes(2))) func silentServerIsNotWaitedFor() async throws {
        let (accepted, continuation) = AsyncStream.makeStream(of: Void.self)
        let end = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { _ in
            continuation.yield()
            end.wait()
        }
        let url = "postgresql://127.0.0.1:\(server.port)/test"
        let database = PostgreSQLWorkerDatabase(url: url, connectionLimit: .seconds(2))
        let error = await #expect(throws: WorkerDatabaseError.self) { try await database.execute("SELECT 1") }
        // It isn't asked again.
        #expect(error?.kind == .temporary && server.connectionCount == 1)
        // The end of the database ends the waits.
        let patient = PostgreSQLWorkerDatabase(url: url, connectionLimit: .seconds(600))
        let waiting = Task { try await patient.execute("SELECT 1") }
        for await _ in accepted.prefix(2) {}
        await patient.close()
        let closed = await #expect(throws: WorkerDatabaseError.self) { try await waiting.value }
        #expect(closed?.kind == .final)
        await database.close()
        for _ in 0..<server.connectionCount { end.signal() }
        server.stop()
    }

    @Test func canceledTransactionIsNotWaitedFor() async throws {
        let test = try await TestDatabase(.postgresql)
        let (first, second) = (try test.open(), try test.open())
        try await first.execute("CREATE TABLE things (number BIGINT PRIMARY KEY)")
        let isLocked = WorkerSignal()
        let permission = DispatchSemaphore(value: 0)
        let holder = Task {
            try await first.withTransaction { transaction in
                try transaction.execute("LOCK TABLE things", [])
                isLocked.signal()
                permission.wait()
            }
        }
        await isLocked.wait(upTo: .seconds(60))
        let waiting = Task { try await second.execute("INSERT INTO things VALUES (1)") }
        waiting.cancel()
        let error = await #expect(throws: WorkerDatabaseError.self) { try await waiting.value }
        #expect(error?.kind == .temporary)
        permission.signal()
        try await holder.value
        await first.close()
        await second.close()
    }

    /// The messages of libpq have parts of a URL that it can't read.
    @Test(arguments: [
        "postgresql://dropbox:hunter2%zz@127.0.0.1/w", "postgresql://dropbox:hunter2/x@127.0.0.1/w",
        "postgresql://dropbox:1?hunter2/x@127.0.0.1/w", "postgresql://dropbox:1/hunter2@127.0.0.1/w",
        "postgresql://dropbox:x@hunter2@127.0.0.1/w", "postgresql://dropbox:x@127.0.0.1:hunter2/w",
    ])
    func invalidURLIsNotRepeated(url: String) {
        let error = #expect(throws: WorkerDatabaseError.self) { try PostgreSQLWorkerDatabase.check(url: url) }
        #expect(error?.message.contains("hunter2") == false)
        #expect(error?.message.contains("percent-encoded") == true)
    }

    @Test(arguments: [
        "postgresql:///dropbox", "postgresql://user:p%40ss@a:5432,b:5433/dropbox?connect_timeout=3",
        "postgresql://user@/test?host=/tmp/folder", "host=/tmp user=test dbname=test",
    ])
    func validURLIsAccepted(url: String) throws { try PostgreSQLWorkerDatabase.check(url: url) }

    @Test(arguments: ["LATIN1", "SQL_ASCII"])
    func databaseWithoutAllCharactersIsRefused(encoding: String) async throws {
        let options = ["-T", "template0", "-E", encoding, "--locale-provider=libc", "--locale=C"]
        let database = PostgreSQLWorkerDatabase(url: try await PostgreSQLCluster.shared.makeDatabase(options: options))
        let error = await #expect(throws: WorkerDatabaseError.self) { try await database.execute("SELECT 1") }
        #expect(error?.isConfigurationError == true && error?.message.contains(encoding) == true)
        await database.close()
    }

    @Test func collisionsAreRepeated() async throws {
        let test = try await TestDatabase(.postgresql)
        let database = try test.open()
        try await database.execute("CREATE TABLE counters (name TEXT PRIMARY KEY, number BIGINT)")
        try await database.execute("INSERT INTO counters VALUES ('a', 0), ('b', 0)")
        // Transactions that lock two rows in different orders deadlock.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<8 {
                group.addTask {
                    let names = index.isMultiple(of: 2) ? ["a", "b"] : ["b", "a"]
                    try await database.withTransaction { transaction in
                        for name in names {
                            try transaction.execute(
                                "UPDATE counters SET number = number + 1 WHERE name = $1", [.text(name)])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await database.execute("SELECT sum(number) FROM counters") == [[.integer(16)]])
        await database.close()
    }
}
