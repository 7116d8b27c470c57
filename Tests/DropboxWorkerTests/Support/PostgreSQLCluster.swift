import DropboxConcurrency
import DropboxTestSupport
import Foundation

/// A PostgreSQL server for the tests of this process, in a temporary directory, without a network. It ends with the process,
/// however that ends.
actor PostgreSQLCluster {
    /// What the server's transactions survive.
    enum Durability: Sendable {
        /// Nothing: the server is in memory, and doesn't write before it answers.
        case none
        /// The death of the server.
        case crash
        /// The death of the system.
        case powerFailure
    }

    /// The server that most tests share.
    static let shared = PostgreSQLCluster(.none)
    /// The server of the model, which restarts it.
    static let restarted = PostgreSQLCluster(.crash)

    private let durability: Durability
    private let smallDisk: Int?
    private var start: Task<Server, any Error>?
    private var restarting: Task<Void, any Error>?
    private var databaseCount = 0
    private var restartCount = 0

    private struct Server: Sendable {
        let folder: String
        /// The shell that stops the server when its input ends.
        let guardian: Subprocess
    }

    /// Creates a server, which starts with its first database.
    ///
    /// - Parameters:
    ///   - durability: What its transactions survive.
    ///   - smallDisk: The size in MiB of a file system of its own for the tablespace `small`. The default is none. It requires
    ///     the right to mount.
    init(_ durability: Durability, smallDisk: Int? = nil) {
        self.durability = durability
        self.smallDisk = smallDisk
    }

    /// Returns whether this process can mount a file system in a name space of its own.
    static func canMount() async -> Bool {
        let words = ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        // Other systems don't have the program.
        return (try? await Subprocess.run("unshare", words, errors: .merged))?.status == 0
    }

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
        if [ -n "$4" ]; then
            mkdir "$1/small"
            mount -t tmpfs -o "size=$4m,mode=777" tmpfs "$1/small"
            if [ "$(id -u)" = 0 ]; then chown nobody "$1/small"; fi
        fi
        as "$2/initdb" -D "$1/data" -U test -A trust --no-sync -E UTF8 --locale-provider=icu --icu-locale=en-US \
            > "$1/log" 2>&1
        as "$2/pg_ctl" -D "$1/data" -s -w -l "$1/log.server" -o "-k $1 -h '' -c max_connections=300 -c deadlock_timeout=50ms $3" start \
            >> "$1/log" 2>&1
        if [ -n "$4" ]; then
            "$2/psql" -q -h "$1" -U test -d postgres -c "CREATE TABLESPACE small LOCATION '$1/small'" >> "$1/log" 2>&1
        fi
        echo ready
        cat > /dev/null
        as "$2/pg_ctl" -D "$1/data" -s -m immediate stop >> "$1/log" 2>&1 || true
        if [ -n "$4" ]; then umount "$1/small"; fi
        rm -rf "$1"
        """#

    private func server() async throws -> Server {
        if let start { return try await start.value }
        let settings =
            switch durability {
            case .none: "-F -c full_page_writes=off -c synchronous_commit=off"
            case .crash: "-F -c full_page_writes=off"
            case .powerFailure: ""
            }
        let task = Task { [durability, smallDisk] () throws -> Server in
            guard let programs = Self.programs else {
                throw Subprocess.Failure(what: "PostgreSQL 15 or newer is not installed: run make deps")
            }
            let memory =
                FileManager.default.isWritableFile(atPath: "/dev/shm") && durability != .powerFailure
                ? "/dev/shm" : "/tmp"
            let folder = "\(memory)/swift-dropbox-pg-\(getpid())-\(UInt16.random(in: 0...(.max)))"
            let shell = smallDisk == nil ? ["sh"] : ["unshare", "-m", "sh"]
            let words = ["-c", Self.script, "sh", folder, programs, settings, smallDisk.map { "\($0)" } ?? ""]
            let guardian = try Subprocess(shell[0], shell.dropFirst() + words)
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
    ///
    /// - Parameters:
    ///   - statements: Statements that the administrator executes in it.
    ///   - options: Options of `createdb`.
    ///   - user: The user who opens it. The default is the administrator.
    func makeDatabase(
        _ statements: [String] = [], options: [String] = [], user: String = "test"
    ) async throws -> String {
        let server = try await server()
        databaseCount += 1
        let name = "test\(databaseCount)"
        while true {
            let count = restartCount
            do {
                try await run("createdb", ["-h", server.folder, "-U", "test"] + options + [name])
                break
            } catch {
                // Another test may have restarted the server.
                guard restarting != nil || restartCount != count else { throw error }
                try await restarting?.value
            }
        }
        for statement in statements {
            try await run("psql", ["-q", "-h", server.folder, "-U", "test", "-d", name, "-c", statement])
        }
        return "postgresql://\(user)@/\(name)?host=\(server.folder)"
    }

    /// Restarts the server, as after a crash. Connections are cut. If it's already restarting, waits for that.
    func restart() async throws {
        if let restarting { return try await restarting.value }
        let task = Task { try await performRestart() }
        restarting = task
        defer {
            restarting = nil
            restartCount += 1
        }
        try await task.value
    }

    private func performRestart() async throws {
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
