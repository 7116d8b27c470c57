import DropboxConcurrency
import DropboxCore
import DropboxTestSupport
import DropboxWorkerPostgreSQL
import Foundation
import Testing

@testable import DropboxWorker

/// A PostgreSQL server and a standby that receives its changes.
private final class FailoverPair: Sendable {
    let folder: String
    private let guardian: Subprocess

    private static let script = #"""
        set -e
        as() { if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi; }
        rm -rf "$1" && mkdir -p "$1/a" "$1/b"
        if [ "$(id -u)" = 0 ]; then chown -R nobody "$1"; fi
        cd "$1"
        as "$2/initdb" -D "$1/a/data" -U test -A trust --no-sync -E UTF8 --locale=C > "$1/log" 2>&1
        as "$2/pg_ctl" -D "$1/a/data" -s -w -l "$1/a/log" -o "-k $1/a -h ''" start >> "$1/log" 2>&1
        as "$2/pg_basebackup" -h "$1/a" -U test -D "$1/b/data" -R -X stream -c fast >> "$1/log" 2>&1
        as "$2/pg_ctl" -D "$1/b/data" -s -w -l "$1/b/log" -o "-k $1/b -h ''" start >> "$1/log" 2>&1
        echo ready
        cat > /dev/null
        for server in a b; do
            as "$2/pg_ctl" -D "$1/$server/data" -s -m immediate stop >> "$1/log" 2>&1 || true
        done
        rm -rf "$1"
        """#

    init() async throws {
        let folder = "/tmp/swift-dropbox-ha-\(getpid())-\(UInt16.random(in: 0...(.max)))"
        guard let programs = PostgreSQLCluster.programs else {
            throw Subprocess.Failure(what: "PostgreSQL 15 or newer is not installed: run make deps")
        }
        let guardian = try Subprocess("sh", ["-c", Self.script, "sh", folder, programs])
        let output = try await onThread { String(decoding: try guardian.nextOutput(), as: UTF8.self) }
        guard output == "ready\n" else {
            let log = (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? ""
            throw Subprocess.Failure(what: "PostgreSQL did not start: \(log)")
        }
        (self.folder, self.guardian) = (folder, guardian)
    }

    /// Opens the database on the server that accepts writes.
    func open() -> PostgreSQLWorkerDatabase {
        PostgreSQLWorkerDatabase(url: "host=\(folder)/a,\(folder)/b user=test dbname=postgres", connections: 4)
    }

    /// Executes a statement on one of the servers, `a` or `b`.
    func execute(_ sql: String, on server: String) async throws -> String {
        try await run("psql", ["-h", "\(folder)/\(server)", "-U", "test", "-d", "postgres", "-At", "-c", sql])
    }

    /// Makes each commit wait until the standby has it.
    func makeSynchronous() async throws {
        _ = try await execute("ALTER SYSTEM SET synchronous_standby_names = '*'", on: "a")
        _ = try await execute("SELECT pg_reload_conf()", on: "a")
        while try await execute("SELECT sync_state FROM pg_stat_replication", on: "a") != "sync\n" {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Cuts the standby off, so that later commits are lost.
    func disconnect() async throws {
        // Everything until now is received.
        while try await execute("SELECT pg_current_wal_lsn() <= flush_lsn FROM pg_stat_replication", on: "a") != "t\n" {
            try await Task.sleep(for: .milliseconds(20))
        }
        _ = try await execute("ALTER SYSTEM SET primary_conninfo = ''", on: "b")
        _ = try await execute("SELECT pg_reload_conf()", on: "b")
        while try await execute("SELECT count(*) FROM pg_stat_replication", on: "a") != "0\n" {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// The first server dies, and the standby takes over.
    func failOver() async throws {
        _ = try await control("a", ["-m", "immediate", "stop"])
        _ = try await control("b", ["-w", "promote"])
    }

    private func control(_ server: String, _ arguments: [String]) async throws -> String {
        let command = (getuid() == 0 ? "exec runuser -u nobody -- " : "exec ") + "\"$@\" > /dev/null 2>&1"
        let program = "\(PostgreSQLCluster.programs ?? "")/pg_ctl"
        return try await check(
            "sh", ["-c", command, "sh", program, "-D", "\(folder)/\(server)/data", "-s"] + arguments)
    }

    private func run(_ program: String, _ arguments: [String]) async throws -> String {
        try await check("\(PostgreSQLCluster.programs ?? "")/\(program)", arguments)
    }

    private func check(_ program: String, _ arguments: [String]) async throws -> String {
        let result = try await Subprocess.run(program, arguments, in: URL(fileURLWithPath: "/"), errors: .merged)
        guard result.status == 0 else { throw Subprocess.Failure(what: "\(program) failed: \(result.output)") }
        return result.output
    }
}

/// A standby takes over from a server that died.
@Suite(.timeLimit(.minutes(5))) struct FailoverTests {
    @Test func leaseThatTheStandbyDidNotReceiveIsVoid() async throws {
        let pair = try await FailoverPair()
        let database = pair.open()
        let queue = WorkerQueue(database: database)
        try await queue.prepare()
        let source = try #require(
            try await queue.claimSource(holder: "test", lease: .seconds(60), sources: ["model"]))
        let namespace = WorkerNamespace(source: "model", id: "1", reader: "dbid:1", displayName: "1")
        try await queue.add([SourceNamespace(namespace)], to: source, lease: .seconds(60))
        try await pair.disconnect()
        let lost = try #require(try await queue.claim(holder: "a", lease: .seconds(600), sources: ["model"], sinks: []))
        #expect(lost.token == 1 << 40 + 1)
        try await pair.failOver()
        // The new server knows nothing of the claim, and the worker that had it can't write.
        await #expect(throws: LeaseLostError.self) {
            _ = try await database.withTransaction { try queue.lock(lost, in: $0) }
        }
        let next = try #require(try await queue.claim(holder: "b", lease: .seconds(600), sources: ["model"], sinks: []))
        #expect(next.token == 2 << 40 + 1)
        await #expect(throws: LeaseLostError.self) { try await queue.renew(lost, lease: .seconds(600)) }
        _ = try await database.withTransaction { try queue.lock(next, in: $0) }
        await database.close()
    }

    @Test func nothingIsLostOrRepeatedWithASynchronousStandby() async throws {
        let pair = try await FailoverPair()
        try await pair.makeSynchronous()
        let database = pair.open()
        try await WorkerQueue(database: database).prepare()
        try await ModelTableSink.prepare(database)
        let server = ListingServer(seed: 1, faults: 0)
        let members = Locked<Set<String>>(["1", "2"])
        let store = ModelStore()
        let worker = Worker(
            database: database, sources: [ModelSource(server, members: members)],
            sinks: [ModelSink(store: store, misfortune: Harness.calm)], transactionalSinks: [ModelTableSink()],
            configuration: .init {
                $0.lease = .seconds(1)
                $0.pageSize = 5
                $0.pagesPerTurn = 2
                $0.idleInterval = .milliseconds(50)
                $0.pollInterval = .milliseconds(300)
                $0.retryPolicy = RetryPolicy(initialBackoff: .milliseconds(20), maximumBackoff: .milliseconds(200))
            })
        let run = Task { try await worker.run() }
        for round in 0..<3 {
            for index in 0..<40 { for id in ["1", "2"] { server.write("/\(round)/\(index % 20)", in: id) } }
            // The worker is in the middle of something.
            if round == 1 { try await pair.failOver() }
            let truth = ["1", "2"].map { server.namespace($0).items.count }.reduce(0, +)
            let deadline = ContinuousClock.now + .seconds(60)
            while true {
                let rows = try? await database.execute("SELECT count(*) FROM model_items")
                let pending = try? await WorkerQueue(database: database).status().pendingCount
                if rows == [[.integer(Int64(truth))]], pending == 0 { break }
                try #require(ContinuousClock.now < deadline, "\(truth) \(rows as Any) \(pending as Any)")
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        await worker.drain(within: .seconds(10))
        try await run.value
        for id in ["1", "2"] {
            let truth = server.namespace(id).items.mapValues(\.identity)
            let rows = try await database.execute(
                "SELECT path, identity FROM model_items WHERE namespace = $1", .text(id))
            #expect(Dictionary(rows.map { ($0[0].text ?? "", $0[1].text ?? "") }) { $1 } == truth)
            let keys = try await database.execute(
                "SELECT change_key FROM model_log WHERE namespace = $1", .text(id)
            ).compactMap { $0[0].text }
            #expect(Set(keys).count == keys.count)
            let delivered = store.deliveries(of: id).mapValues { $0.max { $0.key < $1.key }?.identity }
            #expect(delivered.compactMapValues(\.self) == truth)
        }
        let timelines = try await database.execute("SELECT DISTINCT token >> 40 FROM model_pages ORDER BY 1")
        #expect(timelines == [[.integer(1)], [.integer(2)]])
        await database.close()
    }
}
