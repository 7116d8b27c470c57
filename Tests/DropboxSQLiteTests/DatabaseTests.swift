import CDropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSQLite

struct DatabaseTests {
    struct BodyError: Error {}

    @Test func allTypesRoundTrip() throws {
        let database = try Database(.memory)
        try database.write { connection in
            try connection.execute("CREATE TABLE things (a, b, c, d, e, f)")
            try connection.execute(
                "INSERT INTO things VALUES (?, ?, ?, ?, ?, ?)",
                Int64.min, UInt64.max, "naïve \u{0} text", Data([0, 1, 255]), Date(timeIntervalSince1970: 1.5),
                nil as String?)
            try connection.forEach("SELECT * FROM things") { row in
                #expect(row[0] == Int64.min)
                #expect(row[1] == UInt64.max)
                #expect(row[2] == "naïve \u{0} text")
                #expect(row[3] == Data([0, 1, 255]))
                #expect(row[4] == Date(timeIntervalSince1970: 1.5))
                #expect(row.isNull(5))
            }
        }
    }

    @Test func emptyTextAndBlobAreNotNull() throws {
        let database = try Database(.memory)
        try database.write { connection in
            let row = try connection.first("SELECT ?, ?, typeof(?1), typeof(?2)", "", Data()) { row in
                [row.text(0), row.blob(1).map { "\($0.count)" }, row.text(2), row.text(3)]
            }
            #expect(row == ["", "0", "text", "blob"])
        }
    }

    @Test func failedTransactionIsRolledBack() throws {
        let database = try Database(.memory, migrations: Migrations("CREATE TABLE things (name TEXT UNIQUE)"))
        #expect(throws: BodyError.self) {
            try database.write { connection in
                try connection.execute("INSERT INTO things VALUES ('a')")
                throw BodyError()
            }
        }
        let count = try database.read { try $0.value("SELECT count(*) FROM things", as: Int.self) }
        #expect(count == 0)
    }

    @Test func failedInnerTransactionIsRolledBackAlone() throws {
        let database = try Database(.memory, migrations: Migrations("CREATE TABLE things (name TEXT UNIQUE)"))
        let violation = try database.write { connection -> SQLiteError? in
            var violation: SQLiteError?
            try connection.execute("INSERT INTO things VALUES ('outer')")
            do {
                try connection.transaction {
                    try connection.execute("INSERT INTO things VALUES ('inner')")
                    try connection.execute("INSERT INTO things VALUES ('outer')")
                }
            } catch let error as SQLiteError {
                violation = error
            }
            try connection.transaction { try connection.execute("INSERT INTO things VALUES ('second')") }
            return violation
        }
        #expect(violation?.primaryCode == SQLITE_CONSTRAINT)
        let names = try database.read { try $0.rows("SELECT name FROM things ORDER BY name") { $0.text(0) } }
        #expect(names == ["outer", "second"])
    }

    @Test func automaticRollbackRejectsFurtherWrites() throws {
        let database = try Database(.memory, migrations: Migrations("CREATE TABLE things (name TEXT UNIQUE)"))
        func insert(_ connection: Connection) throws {
            try connection.execute("INSERT INTO things VALUES ('a')")
            // Rolls back the whole transaction, like a full disk.
            let duplicate = "INSERT OR ROLLBACK INTO things VALUES ('a')"
            #expect(throws: SQLiteError.self) { try connection.execute(duplicate) }
            try connection.execute("INSERT INTO things VALUES ('b')")
        }
        let error = #expect(throws: SQLiteError.self) { try database.write(insert) }
        #expect(error?.sql?.contains("'b'") == true)
        #expect(try database.read { try $0.value("SELECT count(*) FROM things", as: Int.self) } == 0)
        try database.write { try $0.execute("INSERT INTO things VALUES ('c')") }
    }

    @Test func errorsContainStatementAndMessage() throws {
        let database = try Database(.memory)
        let syntax = #expect(throws: SQLiteError.self) { try database.read { try $0.execute("SELEKT 1") } }
        #expect(syntax?.sql == "SELEKT 1")
        #expect(syntax?.message.contains("syntax error") == true)

        try database.write { try $0.execute("CREATE TABLE things (name TEXT UNIQUE)") }
        let violation = #expect(throws: SQLiteError.self) {
            try database.write { connection in
                try connection.execute("INSERT INTO things VALUES (?)", "a")
                try connection.execute("INSERT INTO things VALUES (?)", "a")
            }
        }
        #expect(violation?.primaryCode == SQLITE_CONSTRAINT)
        #expect(violation?.code == SQLITE_CONSTRAINT | (8 << 8))
    }

    @Test func invalidStatementsAreRejected() throws {
        let database = try Database(.memory)
        #expect(throws: SQLiteError.self) { try database.read { try $0.execute("SELECT ?, ?", 1) } }
        #expect(throws: SQLiteError.self) { try database.read { try $0.execute("SELECT 1; SELECT 2") } }
        #expect(throws: SQLiteError.self) { try database.read { try $0.execute("  ") } }
    }

    @Test func nestedQueryHasIndependentRows() throws {
        let database = try Database(.memory)
        var pairs: [String] = []
        try database.write { connection in
            try connection.executeScript("CREATE TABLE n (n); INSERT INTO n VALUES (1), (2), (3)")
            try connection.forEach("SELECT n FROM n") { outer in
                let left: Int = outer[0] ?? 0
                for right in try connection.rows("SELECT n FROM n", make: { $0[0] as Int? ?? 0 }) {
                    pairs.append("\(left)\(right)")
                }
            }
        }
        #expect(pairs == ["11", "12", "13", "21", "22", "23", "31", "32", "33"])
    }

    @Test func errorInBodyEndsLoop() throws {
        let database = try Database(.memory)
        try database.write { try $0.executeScript("CREATE TABLE n (n); INSERT INTO n VALUES (1), (2), (3)") }
        var rowCount = 0
        #expect(throws: BodyError.self) {
            try database.read { connection in
                try connection.forEach("SELECT n FROM n") { _ in
                    rowCount += 1
                    throw BodyError()
                }
            }
        }
        #expect(rowCount == 1)
    }

    @Test func filePreservesRowsAndVersion() throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("a.db")
        let first = Migrations("CREATE TABLE things (name TEXT)")
        let second = Migrations(
            "CREATE TABLE things (name TEXT)", "ALTER TABLE things ADD COLUMN size INTEGER DEFAULT 7")

        let old = try Database(.file(file), migrations: first)
        try old.write { try $0.execute("INSERT INTO things VALUES ('a')") }
        old.close()
        #expect(throws: SQLiteError.self) { try old.read { try $0.execute("SELECT 1") } }

        let new = try Database(.file(file), migrations: second)
        #expect(try new.read { try $0.value("SELECT size FROM things", as: Int.self) } == 7)
        #expect(try new.read { try $0.value("PRAGMA user_version", as: Int.self) } == second.newestVersion)
        new.close()
        #expect(throws: SQLiteError.self) { try Database(.file(file), migrations: first) }
    }

    @Test func negativeVersionIsRejected() throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("a.db")
        let migrations = Migrations("CREATE TABLE a (a)")
        try Database(.file(file), migrations: migrations).write { try $0.executeScript("PRAGMA user_version = -1") }
        #expect(throws: SQLiteError.self) { try Database(.file(file), migrations: migrations) }
    }

    @Test func newDatabaseCanBeOpenedConcurrently() async throws {
        let directory = try TemporaryDirectory()
        let migrations = Migrations("CREATE TABLE a (a)", "CREATE TABLE b (b); INSERT INTO b VALUES (1)")
        for round in 0..<20 {
            let file = directory.url.appendingPathComponent("\(round).db")
            try await withThrowingTaskGroup(of: Int?.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        try await onThread {
                            let database = try Database(.file(file), migrations: migrations)
                            return try database.read { try $0.value("SELECT count(*) FROM b") }
                        }
                    }
                }
                for try await count in group { #expect(count == 1) }
            }
        }
    }

    @Test func failedMigrationPreservesPreviousVersion() throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("a.db")
        let error = #expect(throws: SQLiteError.self) {
            let broken = Migrations("CREATE TABLE a (a)", "CREATE TABLE b (b); CREATE TABLE a (a)")
            _ = try Database(.file(file), migrations: broken)
        }
        #expect(error?.sql?.contains("CREATE TABLE b") == true)
        let database = try Database(.file(file), migrations: Migrations("CREATE TABLE a (a)"))
        #expect(try database.read { try $0.value("SELECT count(*) FROM sqlite_master", as: Int.self) } == 1)
    }

    @Test func databaseCanBeSharedByThreads() async throws {
        let database = try Database(.memory, migrations: Migrations("CREATE TABLE things (n INTEGER)"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for n in 0..<100 {
                        try database.write { try $0.execute("INSERT INTO things VALUES (?)", task * 100 + n) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try database.read { try $0.value("SELECT count(DISTINCT n) FROM things", as: Int.self) } == 800)
    }
}
