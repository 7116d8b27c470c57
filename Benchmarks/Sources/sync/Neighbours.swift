import BenchmarkSupport
import DropboxEmulator
import DropboxSync
import Foundation

/// The same work done by us and by Maestral, which keeps a folder of the file system in sync: each in a process of its own
/// that is measured from outside, with the same emulator and the same files, over TLS.
struct Neighbours {
    let folder: URL
    let report: Report

    private static let files = 2000
    private static let rounds = 21

    /// What one of the two came to.
    private struct Result {
        var first: Cost
        var down: [Double] = []
        var up: [Double] = []
    }

    func run() async throws {
        let authority = folder.appending(path: "authority.pem")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var configuration = DropboxEmulator.Configuration()
        // Maestral takes the tokens of its own app alone.
        configuration.appKey = "2jmbq42w7vof78h"
        configuration.tls = .init()
        configuration.tls?.authorityFile = authority
        let emulator = try await DropboxEmulator.start(configuration)
        let account = try emulator.account("ada")
        for number in 0..<Self.files { try account.put(path(number), String(repeating: "content ", count: 128)) }
        let ours = try await device(emulator, account, authority)
        let theirs = try await maestral(emulator, account, authority)
        await emulator.stop()

        let work = "first sync of \(Self.files) files with content"
        try tell(work, "s", ours.first.wallSeconds, theirs?.first.wallSeconds)
        try tell("\(work), CPU", "CPU s", ours.first.cpuSeconds, theirs?.first.cpuSeconds)
        try tell(
            "\(work), peak memory", "MB", Double(ours.first.peakMemory) / 1e6,
            theirs.map { Double($0.first.peakMemory) / 1e6 })
        try tell("a remote file is here, content and all", "ms", ours.down.median, theirs?.down.median)
        try tell("a local file is on the server", "ms", ours.up.median, theirs?.up.median)
    }

    private func tell(_ name: String, _ unit: String, _ ours: Double, _ theirs: Double?) throws {
        guard let theirs else { return try report.add(name, ours, unit, note: "Maestral is not installed") }
        try report.add(
            "\(name), Maestral takes", theirs / ours, "times",
            note: "\(format(theirs)) against \(format(ours)) \(unit)")
    }

    private func path(_ number: Int) -> String { "/Folder \(number / 100)/Document \(number).txt" }

    // MARK: Ours

    private func device(_ emulator: DropboxEmulator, _ account: EmulatedAccount, _ authority: URL) async throws
        -> Result
    {
        let peer = try Peer([
            CommandLine.arguments[0], Device.word, emulator.secureURL?.absoluteString ?? "", authority.path,
            emulator.accessToken, folder.appending(path: "device").path,
        ])
        defer { peer.end() }
        try peer.wait(for: "ready")
        var result = Result(first: peer.cost)
        for number in 0..<Self.rounds {
            let path = "/in-\(number)"
            result.down.append(
                try await milliseconds {
                    try account.put(path, "x")
                    try peer.wait(for: "seen \(path)")
                })
            result.up.append(
                try await uploaded("/\(Device.own)\(number)", emulator, account) { try peer.tell("write \($0)") })
        }
        return result
    }

    // MARK: Maestral

    private func maestral(
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
        // A system without a keyring has none to be asked.
        environment["PYTHON_KEYRING_BACKEND"] = "keyrings.alt.file.PlaintextKeyring"
        let peer = try Peer(
            [python, "-B", "Benchmarks/Scripts/maestral-client.py", files.path, emulator.refreshToken],
            environment: environment)
        defer { peer.end() }
        for number in 0..<Self.files { try await appears(files.path + path(number), 1024, every: .milliseconds(5)) }
        var result = Result(first: peer.cost)
        // It looks for changes of its folder only when it has told itself that all is there.
        try await Task.sleep(for: .seconds(5))
        for number in 0..<Self.rounds {
            let path = "/to-\(number)"
            result.down.append(
                try await milliseconds {
                    try account.put(path, "x")
                    try await appears(files.path + path, 1, every: .microseconds(200))
                })
            result.up.append(
                try await uploaded("/from-\(number)", emulator, account) { path in
                    try Data("content of \(path)".utf8).write(to: URL(filePath: files.path + path))
                })
        }
        return result
    }

    // MARK: Waiting

    /// Waits until a file has so many bytes.
    private func appears(_ path: String, _ size: Int, every pause: Duration) async throws {
        var facts = stat()
        let end = ContinuousClock.now + .seconds(300)
        while stat(path, &facts) != 0 || facts.st_size != size {
            guard ContinuousClock.now < end else { throw Peer.Failure(description: "\(path) does not come") }
            try await Task.sleep(for: pause)
        }
    }

    /// Milliseconds until the server has what `write` writes.
    private func uploaded(
        _ path: String, _ emulator: DropboxEmulator, _ account: EmulatedAccount, _ write: (String) throws -> Void
    ) async throws -> Double {
        let answers = emulator.calls.responses()
        return try await milliseconds {
            try write(path)
            for await call in answers where call.target.contains("upload") {
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
