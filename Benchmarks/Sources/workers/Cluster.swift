import DropboxWorkerPostgreSQL
import Foundation

/// A PostgreSQL server in a temporary directory, with the settings of a small server: nothing is turned off.
final class Cluster {
    private let folder: URL
    private let guardian: Process
    private let input = Pipe()
    private var databaseCount = 0

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let script = #"""
        set -e
        as() { if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi; }
        rm -rf "$1" && mkdir -p "$1" && if [ "$(id -u)" = 0 ]; then chown nobody "$1"; fi
        cd "$1"
        as "$2/initdb" -D "$1/data" -U bench -A trust --no-sync -E UTF8 --locale=C > "$1/log" 2>&1
        as "$2/pg_ctl" -D "$1/data" -s -w -l "$1/log.server" -o "-k $1 -h '' -c max_connections=200 \
            -c shared_buffers=1GB -c max_wal_size=4GB -c checkpoint_timeout=15min" start >> "$1/log" 2>&1
        touch "$1/ready"
        cat > /dev/null
        as "$2/pg_ctl" -D "$1/data" -s -m immediate stop >> "$1/log" 2>&1 || true
        rm -rf "$1"
        """#

    /// The programs of the newest version that Debian's packages installed, or Homebrew's.
    private static func programs() throws -> String {
        let debian = "/usr/lib/postgresql"
        let versions = ((try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []).compactMap(Int.init)
        let candidates =
            versions.filter { $0 >= 15 }.sorted(by: >).map { "\(debian)/\($0)/bin" }
            + ["/opt/homebrew/opt/postgresql@15/bin", "/usr/local/opt/postgresql@15/bin"]
        let found = candidates.first { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
        guard let found else { throw Failure(description: "PostgreSQL 15 or newer is not installed: run make deps") }
        return found
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "workers-\(getpid())")
        guardian = Process()
        guardian.executableURL = URL(filePath: "/bin/sh")
        guardian.arguments = ["-c", Self.script, "sh", folder.path, try Self.programs()]
        guardian.standardInput = input
        try guardian.run()
        while !FileManager.default.fileExists(atPath: folder.appending(path: "ready").path) {
            guard guardian.isRunning else {
                let log = (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? ""
                throw Failure(description: "PostgreSQL did not start: \(log)")
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    /// Creates a database, and returns its URL.
    func makeDatabase() async throws -> String {
        databaseCount += 1
        let name = "scale\(databaseCount)"
        try await Self.execute("CREATE DATABASE \(name)", in: url(of: "postgres"))
        return url(of: name)
    }

    /// Deletes the last database.
    func removeDatabase() async throws {
        try await Self.execute("DROP DATABASE scale\(databaseCount) (FORCE)", in: url(of: "postgres"))
    }

    private func url(of database: String) -> String { "host=\(folder.path) user=bench dbname=\(database)" }

    /// Executes a statement that can't be in a transaction.
    private static func execute(_ sql: String, in url: String) async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["psql", "-q", "-d", url, "-c", sql]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "\(sql) failed") }
    }

    func stop() throws {
        try input.fileHandleForWriting.close()
        guardian.waitUntilExit()
    }
}
