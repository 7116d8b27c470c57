import BenchmarkSupport
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation

/// Measures workers with a team whose listings are generated.
struct Scale {
    let cluster: Cluster
    let report: Report

    /// How long workers don't read a namespace without a notification.
    static let pollInterval = Duration.seconds(6 * 3_600)

    /// The result of a phase.
    private struct Phase {
        var seconds: Double
        var calls: Int64 = 0
        var changes: Int64 = 0
        var peakMemory = 0
    }

    /// Measures the first sync, and how long it takes to be up to date again after an hour without workers.
    func measure(_ size: TeamSize, workers: Int, withOutage: Bool = true) async throws {
        let url = try await cluster.makeDatabase()
        let database = PostgreSQLWorkerDatabase(url: url, connections: 2)
        try await WorkerQueue(database: database).prepare()
        let first = try await run(size, workers, hour: 0, url, database)
        let name = "\(size.members.formatted()) members, \(size.total.formatted()) files, \(workers) workers: "
        try report.add(
            name + "first sync", first.seconds, "s",
            note: "\(first.calls.formatted()) calls, \(Int(Double(first.changes) / first.seconds).formatted()) items/s")
        try report.add(name + "peak memory of a worker", mebibytes(first.peakMemory), "MiB", .atMost(100))
        guard withOutage else { return try await end(database) }
        try await report.add(
            name + "size of the database", mebibytes(bytes(database)) * 1_000_000 / Double(size.total), "MiB",
            note: "per million files")
        // Nobody worked for longer than the poller waits, and all webhooks are lost: it finds out.
        let interval = Int64(Self.pollInterval / .milliseconds(1))
        try await database.withTransaction {
            _ = try $0.execute(
                "UPDATE dropbox_worker_namespaces SET polled_at = polled_at - $1", [.integer(interval)])
        }
        let second = try await run(size, workers, hour: 1, url, database)
        try report.add(
            name + "up to date again after an hour", second.seconds, "s",
            note: "\(second.calls.formatted()) calls, \(second.changes.formatted()) changes, all webhooks lost")
        try await end(database)
    }

    private func end(_ database: PostgreSQLWorkerDatabase) async throws {
        await database.close()
        try await cluster.removeDatabase()
    }

    /// Runs workers until all namespaces are up to date.
    private func run(
        _ size: TeamSize, _ workers: Int, hour: Int, _ url: String, _ database: PostgreSQLWorkerDatabase
    ) async throws -> Phase {
        let changed = hour == 0 ? 0 : (size.members + TeamSize.quietMembers - 1) / TeamSize.quietMembers
        let start = ContinuousClock.now
        let children = try (0..<workers).map { _ in try WorkerChild(url, size, hour: hour) }
        while true {
            try await Task.sleep(for: .milliseconds(200))
            let row = try await database.withTransaction { transaction in
                // A namespace that is up to date has no change, and was read in this hour.
                try transaction.execute(
                    """
                    SELECT count(*), count(changed_at), count(CASE WHEN position = $1 THEN 1 END)
                    FROM dropbox_worker_namespaces
                    """, [.text("at-\(hour)")])[0]
            }
            if row == [.integer(Int64(size.members)), .integer(0), .integer(Int64(size.members))] { break }
        }
        var phase = Phase(seconds: (ContinuousClock.now - start) / .seconds(1))
        for child in children {
            let outcome = try child.stop()
            phase.calls += outcome.counters.calls
            phase.changes += outcome.counters.changes
            phase.peakMemory = max(phase.peakMemory, outcome.peakMemory)
        }
        let expected =
            hour == 0 ? size.members * (size.files + size.folders) : changed * min(TeamSize.changedFiles, size.files)
        guard phase.changes == expected else {
            throw Cluster.Failure(description: "\(phase.changes) changes were applied, not \(expected)")
        }
        return phase
    }

    private func bytes(_ database: PostgreSQLWorkerDatabase) async throws -> Int {
        let rows = try await database.withTransaction {
            try $0.execute("SELECT pg_database_size(current_database())", [])
        }
        guard case .integer(let size)? = rows.first?.first else { return 0 }
        return Int(size)
    }

    private func mebibytes(_ bytes: Int) -> Double { Double(bytes) / 1_048_576 }

    // MARK: By hand

    /// Runs the same loop, written by hand in Python with psycopg.
    func measureByHand(_ size: TeamSize) async throws {
        guard let python = try output("Scripts/python-environment", ["workers", "psycopg[binary]==3.2.13"]) else {
            return print("no comparison of workers: psycopg could not be installed")
        }
        let url = try await cluster.makeDatabase()
        let words = ["Benchmarks/Scripts/workers-by-hand.py", url, "\(size.members)", "\(size.files)"]
        guard let seconds = try output(python, words).flatMap(Double.init) else {
            throw Cluster.Failure(description: "workers-by-hand.py failed")
        }
        try report.add(
            "\(size.members.formatted()) members, \(size.total.formatted()) files, by hand in Python: first sync",
            seconds,
            "s", note: "one process, psycopg; without webhooks, retries, and sinks")
        try await cluster.removeDatabase()
    }

    /// Returns the output of a program, or `nil` if it fails.
    private func output(_ program: String, _ arguments: [String]) throws -> String? {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
