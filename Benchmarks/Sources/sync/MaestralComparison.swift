import BenchmarkSupport
import DropboxEmulator
import DropboxSync
import Foundation

/// Compares the SDK with Maestral, which syncs a local directory. Each does the same work in a separate process, which
/// is measured from outside, with the same emulator and the same files, over TLS.
struct MaestralComparison {
    let folder: URL
    let report: Report

    private static let files = 2000
    private static let rounds = 21
    /// The number of files that appear simultaneously.
    private static let manyFiles = 200

    /// The measurements of one of the two.
    private struct Result {
        var first: ResourceUsage
        var manyDown = ResourceUsage(cpuSeconds: 0, wallSeconds: 0, peakMemory: 0)
        var manyUp = ResourceUsage(cpuSeconds: 0, wallSeconds: 0, peakMemory: 0)
        var down: [Double] = []
        var up: [Double] = []
    }

    func run() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sdk = try await withServer(measureDevice)
        let maestral = try await withServer(measureMaestral)

        let work = "first sync of \(Self.files) files with content"
        try compare(work, sdk.first, maestral?.first, .atLeast(10))
        try compare("\(Self.manyFiles) remote files are here", sdk.manyDown, maestral?.manyDown, .atLeast(10))
        try compare("\(Self.manyFiles) local files are on the server", sdk.manyUp, maestral?.manyUp, .atLeast(20))
        try compare(
            "\(work), peak memory", "MB", Double(sdk.first.peakMemory) / 1e6,
            maestral.map { Double($0.first.peakMemory) / 1e6 })
        try compare("a remote file is here, content and all", "ms", sdk.down.median, maestral?.down.median)
        try compare("a local file is on the server", "ms", sdk.up.median, maestral?.up.median)
    }

    private func compare(
        _ name: String, _ sdk: ResourceUsage, _ maestral: ResourceUsage?, _ target: BenchmarkResult.Target
    ) throws {
        try compare(name, "s", sdk.wallSeconds, maestral?.wallSeconds, target)
        try compare("\(name), CPU", "CPU s", sdk.cpuSeconds, maestral?.cpuSeconds, target)
    }

    private func compare(
        _ name: String, _ unit: String, _ sdk: Double, _ maestral: Double?, _ target: BenchmarkResult.Target? = nil
    ) throws {
        guard let maestral else { return try report.add(name, sdk, unit, note: "Maestral is not installed") }
        try report.add(
            "\(name), Maestral takes", maestral / sdk, "times", target,
            note: "\(format(maestral)) against \(format(sdk)) \(unit)")
    }

    /// Runs `body` with a new server that has only the files of the first sync.
    private func withServer<Value>(
        _ body: (DropboxEmulator, EmulatedAccount, _ authority: URL) async throws -> Value
    ) async throws -> Value {
        let authority = folder.appending(path: "authority.pem")
        var configuration = DropboxEmulator.Configuration()
        // Maestral accepts only tokens of its own app.
        configuration.appKey = "2jmbq42w7vof78h"
        configuration.tls = .init()
        configuration.tls?.authorityFile = authority
        let emulator = try await DropboxEmulator.start(configuration)
        let account = try emulator.account("ada")
        for number in 0..<Self.files { try account.put(path(number), String(repeating: "content ", count: 128)) }
        let value = try await body(emulator, account, authority)
        await emulator.stop()
        return value
    }

    private func path(_ number: Int) -> String { "/Folder \(number / 100)/Document \(number).txt" }

    // MARK: SDK

    private func measureDevice(_ emulator: DropboxEmulator, _ account: EmulatedAccount, _ authority: URL) async throws
        -> Result
    {
        let process = try BenchmarkProcess([
            CommandLine.arguments[0], Device.subcommand, emulator.secureURL?.absoluteString ?? "", authority.path,
            emulator.accessToken, folder.appending(path: "device").path,
        ])
        defer { process.terminate() }
        try process.wait(for: "ready")
        var result = Result(first: process.resourceUsage)
        result.manyDown = try await process.measure {
            for number in 0..<Self.manyFiles { try account.put("/many-\(number)", SmallFile.content(number)) }
            var missing = Set((0..<Self.manyFiles).map { "seen /many-\($0)" })
            while !missing.isEmpty, let line = process.nextLine() { missing.remove(line) }
        }
        result.manyUp = try await process.measure {
            let paths = (0..<Self.manyFiles).map { "/\(Device.ownFilePrefix)many-\($0)" }
            for path in paths { try process.send("write \(path)") }
            try await waitForUploads(of: paths, account)
        }
        for number in 0..<Self.rounds {
            let path = "/in-\(number)"
            result.down.append(
                try await milliseconds {
                    try account.put(path, "x")
                    try process.wait(for: "seen \(path)")
                })
            result.up.append(
                try await uploaded("/\(Device.ownFilePrefix)\(number)", emulator, account) { path in
                    try process.send("write \(path)")
                })
        }
        return result
    }

    // MARK: Maestral

    private func measureMaestral(
        _ emulator: DropboxEmulator, _ account: EmulatedAccount, _ authority: URL
    ) async throws -> Result? {
        guard let python = ProcessInfo.processInfo.environment["MAESTRAL_PYTHON"] else { return nil }
        let (home, files) = (folder.appending(path: "maestral"), folder.appending(path: "maestral/Dropbox"))
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let host = emulator.secureURL.map { "\($0.host() ?? ""):\($0.port ?? 0)" } ?? ""
        var environment = ["REQUESTS_CA_BUNDLE": authority.path, "PYTHONWARNINGS": "ignore"]
        for name in ["API", "API_CONTENT", "API_NOTIFY", "WEB"] { environment["DROPBOX_\(name)_HOST"] = host }
        for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"] {
            environment[name] = home.path
        }
        // The system may have no keyring.
        environment["PYTHON_KEYRING_BACKEND"] = "keyrings.alt.file.PlaintextKeyring"
        let process = try BenchmarkProcess(
            [python, "-B", "Benchmarks/Scripts/maestral-client.py", files.path, emulator.refreshToken],
            environment: environment)
        defer { process.terminate() }
        for number in 0..<Self.files { try await waitForFile(files.path + path(number), 1024, every: .milliseconds(5)) }
        var result = Result(first: process.resourceUsage)
        // Maestral watches its directory for changes only after the first sync is complete.
        try await Task.sleep(for: .seconds(5))
        result.manyDown = try await process.measure {
            for number in 0..<Self.manyFiles { try account.put("/many-\(number)", SmallFile.content(number)) }
            for number in 0..<Self.manyFiles {
                try await waitForFile("\(files.path)/many-\(number)", 1024, every: .milliseconds(5))
            }
        }
        result.manyUp = try await process.measure {
            let paths = (0..<Self.manyFiles).map { "/from-many-\($0)" }
            for path in paths { try Data("content of \(path)".utf8).write(to: URL(filePath: files.path + path)) }
            try await waitForUploads(of: paths, account)
        }
        for number in 0..<Self.rounds {
            let path = "/to-\(number)"
            result.down.append(
                try await milliseconds {
                    try account.put(path, "x")
                    try await waitForFile(files.path + path, 1, every: .microseconds(200))
                })
            result.up.append(
                try await uploaded("/from-\(number)", emulator, account) { path in
                    try Data("content of \(path)".utf8).write(to: URL(filePath: files.path + path))
                })
        }
        return result
    }

    // MARK: Waiting

    /// Waits until a file has the given size.
    private func waitForFile(_ path: String, _ size: Int, every pause: Duration) async throws {
        var attributes = stat()
        let end = ContinuousClock.now + .seconds(300)
        while stat(path, &attributes) != 0 || attributes.st_size != size {
            guard ContinuousClock.now < end else {
                throw BenchmarkProcess.Failure(description: "timed out waiting for \(path)")
            }
            try await Task.sleep(for: pause)
        }
    }

    /// Waits until the server has files.
    private func waitForUploads(of paths: [String], _ account: EmulatedAccount) async throws {
        let end = ContinuousClock.now + .seconds(300)
        while try !Set(paths).isSubset(of: account.list()) {
            guard ContinuousClock.now < end else {
                throw BenchmarkProcess.Failure(description: "timed out waiting for uploads")
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Returns the time in milliseconds until the server has the file that `write` writes.
    private func uploaded(
        _ path: String, _ emulator: DropboxEmulator, _ account: EmulatedAccount, _ write: (String) throws -> Void
    ) async throws -> Double {
        let responses = emulator.calls.responses()
        return try await milliseconds {
            try write(path)
            for await call in responses where call.target.contains("upload") {
                if try account.list().contains(path), try account.read(path) == Data("content of \(path)".utf8) {
                    return
                }
            }
        }
    }

    private func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
        let start = ContinuousClock.now
        try await work()
        return (ContinuousClock.now - start).inSeconds * 1e3
    }
}

/// A device with a filesystem, in a separate process. It prints `ready` when it has the contents of all files, and
/// `seen PATH` when it has the content of a new one. It writes a file for each line `write PATH` of its standard input.
struct Device {
    static let subcommand = "device"
    /// The prefix of the names of the files that the device writes itself.
    static let ownFilePrefix = "out-"

    let filesystem: Filesystem

    /// - Parameter arguments: The server, the certificate to trust, the token, and the directory.
    init(_ arguments: [String]) async throws { filesystem = try await Self.filesystem(arguments) }

    /// Opens a filesystem.
    ///
    /// - Parameter arguments: The server, the certificate to trust, the token, and the directory.
    static func filesystem(_ arguments: [String]) async throws -> Filesystem {
        guard arguments.count == 4 else { throw CocoaError(.formatting) }
        return try await Filesystem(directory: URL(filePath: arguments[3]), client: client(arguments))
    }

    /// - Parameter arguments: The server, the certificate to trust, and the token.
    static func client(_ arguments: [String]) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: arguments[2])),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: arguments[0])
                    $0.session.connection.trustRoots = .file(URL(filePath: arguments[1]))
                }))
    }

    func run() async throws {
        let changes = filesystem.changes(at: .root, scope: .children)
        var known: Set<SyncPath> = []
        _ = try await read(.root, except: &known)
        try printLine("ready")
        let filesystem = filesystem
        Thread.detachNewThread {
            while let line = readLine() {
                guard line.hasPrefix("write "), let path = SyncPath(String(line.dropFirst(6))) else { continue }
                Task {
                    do {
                        try await filesystem.create(path, contents: Data("content of \(path)".utf8)).close()
                    } catch {
                        // The parent process waits for the file, and times out if it doesn't appear.
                        FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
                    }
                }
            }
            exit(0)
        }
        for await _ in changes {
            // Only the root changes, so the folders aren't listed again.
            for path in try await read(.root, recursive: false, except: &known) { try printLine("seen \(path)") }
        }
    }

    private func printLine(_ line: String) throws {
        try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Reads the files in a folder that aren't known yet, and those in its subfolders if `recursive` is `true`.
    private func read(
        _ folder: SyncPath, recursive: Bool = true, except known: inout Set<SyncPath>
    ) async throws -> [SyncPath] {
        var files: [File] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            for info in try await filesystem.listFolder(folder) {
                if info.isFolder, recursive { folders.append(info.path) }
                guard !info.isFolder, !info.path.name.hasPrefix(Self.ownFilePrefix),
                    known.insert(info.path).inserted
                else { continue }
                files.append(try await filesystem.open(info.path))
            }
        }
        var paths: [SyncPath] = []
        for file in files {
            let path = try file.info.path
            // A read fails if its download fails, but the download is retried.
            while (try? await file.readData()) == nil { try await Task.sleep(for: .milliseconds(10)) }
            file.close()
            paths.append(path)
        }
        return paths
    }
}

/// A separate process that does the work to measure. Both sides communicate by lines, and the process is measured from
/// outside.
final class BenchmarkProcess {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffered: [UInt8] = []
    private let start = ContinuousClock.now

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - arguments: The path of the program and its arguments.
    ///   - environment: Environment variables in addition to those of this process.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        process.executableURL = URL(filePath: arguments.first ?? "")
        process.arguments = Array(arguments.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// Kills the process.
    func terminate() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

    /// Waits until the process prints a line.
    func wait(for line: String) throws {
        while let next = nextLine() { if next == line { return } }
        throw Failure(description: "the process exited before it printed '\(line)'")
    }

    /// Returns the next line that the process prints, or `nil` if it exited.
    func nextLine() -> String? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let end = buffered.firstIndex(of: 0x0A) {
                defer { buffered.removeSubrange(...end) }
                return String(decoding: buffered[..<end], as: UTF8.self)
            }
            let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { return nil }
            buffered += buffer[..<count]
        }
    }

    /// The resource usage since the start, or 0 if the system has no `/proc`.
    var resourceUsage: ResourceUsage {
        ResourceUsage(
            cpuSeconds: cpuSeconds, wallSeconds: (ContinuousClock.now - start).inSeconds,
            peakMemory: 1024 * number(after: "VmHWM:"))
    }

    /// Returns what the process uses while `work` runs. The peak memory is that since its start.
    func measure(_ work: () async throws -> Void) async rethrows -> ResourceUsage {
        let before = resourceUsage
        try await work()
        var usage = resourceUsage
        usage.cpuSeconds -= before.cpuSeconds
        usage.wallSeconds -= before.wallSeconds
        return usage
    }

    private var cpuSeconds: Double {
        // The name of the program is in parentheses and can contain spaces.
        let fields = procFile("stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private func number(after field: String) -> Int {
        let line = procFile("status").split(separator: "\n").first { $0.hasPrefix(field) }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    private func procFile(_ name: String) -> String {
        let content = FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/\(name)")
        return String(decoding: content ?? Data(), as: UTF8.self)
    }
}
