import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation

@testable import DropboxCommandLine

/// Commands that others run, that are killed, or that others interrupt.
extension CommandFixture {
    /// The paths of all items with the contents of files, read without `dbx`.
    func tree() throws -> [String: Data?] {
        let paths = try ada.list()
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, $0.hasSuffix("/") ? nil : try ada.read($0)) })
    }

    /// The IDs of the commands, newest first.
    func historyIDs() async throws -> [String] {
        await dbx("history").output.split(separator: "\n").compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
    }

    /// Starts a command in a process.
    func start(_ words: [String]) throws -> Subprocess {
        var words = words + ["--host", emulator.url.absoluteString, "--token-file", tokenFile.path]
        words += ["--config", journal.url.path]
        if words.first == "put" { words += ["--journal", journal.url.path] }
        return try Subprocess(try EmulatorProcess.program(), words, errors: .merged)
    }

    /// Kills a command that waits for the response to a call, which Dropbox has executed.
    func kill(_ words: [String], inResponseOf route: String, skipping count: Int = 0) async throws {
        try emulator.faults.add(.stall(), on: route, skipping: count)
        let initial = emulator.calls.all.last?.id ?? 0
        let process = try start(words)
        let calls = Locked(0)
        _ = await emulator.calls.waitForResponse { call in
            guard call.id > initial, call.route == route else { return false }
            return calls.withLock { calls in
                calls += 1
                return calls > count
            }
        }
        process.kill()
        _ = try await onThread { process.wait() }
        emulator.faults.removeAll()
    }

    /// Kills a command while a call waits at the server, which never executes it.
    func kill(_ words: [String], inRequestOf route: String) async throws {
        try emulator.faults.add(.latency(.seconds(100_000)), on: route)
        let initial = emulator.calls.all.last?.id ?? 0
        let process = try start(words)
        _ = await emulator.calls.waitForRequest { $0.id > initial && $0.route == route }
        process.kill()
        _ = try await onThread { process.wait() }
        emulator.faults.removeAll()
    }

    /// Runs a command, and other work while a call of it waits at the server.
    func dbx(
        _ words: [String], whileWaiting route: String, _ work: () async throws -> Void
    ) async throws -> CommandResult {
        let fault = try emulator.faults.add(.latency(.seconds(30)), on: route, times: 1)
        let initial = emulator.calls.all.last?.id ?? 0
        async let result = dbx(words)
        _ = await emulator.calls.waitForRequest { $0.id > initial && $0.route == route }
        try await work()
        emulator.faults.remove(fault)
        emulator.clock.advance(by: .seconds(30))
        return await result
    }

    /// Runs a command of another person, who has another history.
    func others(_ words: String...) async -> DropboxCommandLine.ExitStatus {
        await Dbx.run(
            words + [
                "--host", emulator.url.absoluteString, "--token-file", tokenFile.path, "--config", folder.url.path,
            ], terminal: TerminalLog().terminal())
    }
}
