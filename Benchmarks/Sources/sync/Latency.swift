import BenchmarkSupport
import DropboxEmulator
import DropboxSync
import Foundation

/// Measures the latency of changes in both directions, with an emulator in this process.
struct Latency {
    let folder: URL
    let report: Report

    private static let rounds = 51

    func run() async throws {
        let emulator = try await DropboxEmulator.start()
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        let filesystem = try await Filesystem(directory: folder, client: client)
        _ = try await filesystem.listFolder(.root)
        var (down, up): ([Double], [Double]) = ([], [])
        for number in 0..<Self.rounds {
            down.append(try await remoteChange(number, emulator, filesystem))
            up.append(try await localWrite(number, emulator, filesystem))
        }
        await filesystem.shutDown()
        client.shutdown()
        await emulator.stop()
        let note = "median of \(Self.rounds), emulator in this process"
        try report.add("a remote change reaches an observer", down.median, "ms", .atMost(300), note: note)
        try report.add("a local write reaches the server", up.median, "ms", .atMost(300), note: note)
    }

    /// Returns the time in milliseconds from a change on the server until a notified observer finds it.
    private func remoteChange(
        _ number: Int, _ emulator: DropboxEmulator, _ filesystem: Filesystem
    ) async throws -> Double {
        guard let path = SyncPath("/in-\(number)") else { return .nan }
        let changes = filesystem.changes(at: path)
        let start = ContinuousClock.now
        try emulator.account("ada").put(path.stringValue, "x")
        for await _ in changes {
            if try await filesystem.listFolder(.root).contains(where: { $0.path == path }) { break }
        }
        return (ContinuousClock.now - start).inSeconds * 1e3
    }

    /// Returns the time in milliseconds from a local write until the server has it.
    private func localWrite(
        _ number: Int, _ emulator: DropboxEmulator, _ filesystem: Filesystem
    ) async throws -> Double {
        guard let path = SyncPath("/out-\(number)") else { return .nan }
        let text = "content \(number)"
        let responses = emulator.calls.responses()
        let file = try await filesystem.create(path)
        let start = ContinuousClock.now
        try await file.write(text)
        for await call in responses where call.target.hasSuffix("files/upload") {
            if try emulator.account("ada").read(path.stringValue) == Data(text.utf8) { break }
        }
        let duration = (ContinuousClock.now - start).inSeconds * 1e3
        file.close()
        return duration
    }
}
