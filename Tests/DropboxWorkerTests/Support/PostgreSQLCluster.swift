import DropboxConcurrency
import DropboxTestSupport
import Foundation

/// A PostgreSQL server for the tests of this process, in a temporary directory, without a network. It ends with the process,
/// however that ends.
actor PostgreSQLCluster {
    /// The server that most tests share. It doesn't wait for the disk.
    static let shared = PostgreSQLCluster(isDurable: false)

    private let isDurable: Bool
    private var start: Task<Server, any Error>?
    private var databaseCount = 0

    private struct Server: Sendable {
        let folder: String
        /// The shell that stops the server when its input ends.
        let guardian: Subprocess
    }

    init(isDurable: Bool) { self.isDurable = isDurable }

    /// The programs of the newest version that Debian's packages installed, or Homebrew's.
    static let programs: String? = {
        let files = FileManager.default
        let debian = "/usr/lib/postgresql"
        let versions = ((try? files.contentsOfDirectory(atPath: debian)) ?? []).compactMap(Int.init).filter { $0 >= 15 }
        let candidates =
            versions.sorted(by: >).map { "\(debian)/\($0)/bin" }
            + ["/opt/homebrew/opt/postgresql@15/bin", "/usr/local/opt/postgresql@15/bin"]
        return candidates.first { files.isExecutableFile(atPath: "\($0)/initdb") }
    }()

    private static let script = #"""
        set -e
        as() { if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi; }
        rm -rf "$1" && mkdir -p "$1" && if [ "$(id -u)" = 0 ]; then chown nobody "$1"; fi
        cd "$1"
        as "$2/initdb" -D "$1/data" -U test -A trust --no-sync -E UTF8 --locale-provider=icu --icu-locale=en-US \
            > "$1/log" 2>&1
        as "$2/pg_ctl" -D "$1/data" -s -w -l "$1/log.server" -o "-k $1 -h '' -c max_connections=300 -c deadlock_timeout=50ms $3" start \
            >> "$1/log" 2>&1
        echo ready
        cat > /dev/null
        as "$2/pg_ctl" -D "$1/data" -s -m immediate stop >> "$1/log" 2>&1 || true
        rm -rf "$1"
        """#

    private func server() async throws -> Server {
        if let start { return try await start.value }
        let settings = isDurable ? "" : "-F -c full_page_writes=off -c synchronous_commit=off"
        let task = Task { [isDurable] () throws -> Server in
            guard let programs = Self.programs else {
                throw Subprocess.Failure(what: "PostgreSQL 15 or newer is not installed: run make deps")
            }
            let memory = FileManager.default.isWritableFile(atPath: "/dev/shm") && !isDurable ? "/dev/shm" : "/tmp"
            let folder = "\(memory)/swift-dropbox-pg-\(getpid())-\(UInt16.random(in: 0...(.max)))"
            let guardian = try Subprocess("sh", ["-c", Self.script, "sh", folder, programs, settings])
            let output = try await onThread { String(decoding: try guardian.nextOutput(), as: UTF8.self) }
            guard output == "ready\n" else {
                let log = (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? ""
                throw Subprocess.Failure(what: "PostgreSQL did not start: \(log)")
            }
            return Server(folder: folder, guardian: guardian)
        }
        start = task
        return try await task.value
    }

    /// Creates a database, and returns its URL.
    func makeDatabase() async throws -> String {
        let server = try await server()
        databaseCount += 1
        let name = "test\(databaseCount)"
        try await run("createdb", ["-h", server.folder, "-U", "test", name])
        return "host=\(server.folder) user=test dbname=\(name)"
    }

    /// Restarts the server. Connections are cut.
    func restart() async throws {
        let server = try await server()
        let control = "\(Self.programs ?? "")/pg_ctl"
        // The server keeps the output open.
        let command = (getuid() == 0 ? "exec runuser -u nobody -- " : "exec ") + "\"$@\" > /dev/null 2>&1"
        let arguments = [control, "-D", "\(server.folder)/data", "-s", "-w", "-m", "immediate", "restart"]
        let result = try await Subprocess.run(
            "sh", ["-c", command, "sh"] + arguments, in: URL(fileURLWithPath: "/"))
        guard result.status == 0 else { throw Subprocess.Failure(what: "the server did not restart") }
    }

    private func run(_ program: String, _ arguments: [String]) async throws {
        let result = try await Subprocess.run(
            "\(Self.programs ?? "")/\(program)", arguments, in: URL(fileURLWithPath: "/"), errors: .merged)
        guard result.status == 0 else { throw Subprocess.Failure(what: "\(program) failed: \(result.output)") }
    }
}
