import DropboxConcurrency
import Foundation
import SwiftyDropbox

/// `dbx demo`: demonstrates the SDK, and verifies that every byte is transferred correctly.
struct DemoCommand: Command {
    static let name = "demo"
    static let summary = "upload files to an emulator, list them, download them, and compare every byte"
    static let discussion = """
        Upload a directory and a file of 64 MiB to an emulator, which the demo starts, list them, download everything, and
        compare every file byte by byte and by content hash. Without DIR, the demo generates a small directory. Deletes the
        copies at the end.
        """
    static let usage = ["[DIR] [--host URL --token TOKEN]"]
    static let notes = """
        The exit status is 1 if a file differs or isn't uploaded, or if an operation fails. Names that every upload leaves
        out, such as .DS_Store, are listed. Control-C stops the demo and cleans up.
        """

    /// The size in bytes of the additional file, which is uploaded in an upload session.
    static let sampleSize: Int64 = 64 << 20

    /// The directory to upload, or `nil` for a generated one.
    private let directory: URL?
    private let server: (address: URL, token: String)?

    init(_ arguments: inout Arguments) throws(CommandError) {
        directory = arguments.argument("DIR", "the directory to upload (default: a generated one)", .directory)
            .map { URL(fileURLWithPath: $0) }
        let host = try arguments.serverURL(
            "host", "use this server instead of an emulator, for example http://127.0.0.1:8080")
        let token = arguments.option(
            "token", "TOKEN", "the access token for that server; it is visible in the process list of this machine")
        switch (host, token) {
        case (nil, nil): server = nil
        case (let host?, let token?):
            guard let address = URL(string: host) else {
                throw .usage("invalid --host '\(host)': expected the URL of a server")
            }
            server = (address, token)
        default: throw .usage("--host and --token must be used together")
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let workspace = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-demo-\(UUID().uuidString)")
        defer { removeWorkspace(workspace, terminal) }
        let sample = LocalTree.File(
            path: "64 MiB sample.bin", url: workspace.appendingPathComponent("sample.bin"), size: Self.sampleSize)
        let root = directory ?? workspace.appendingPathComponent("files")
        // A mistyped directory fails before anything is written.
        if directory != nil { _ = try LocalTree(root: root, sample: sample) }
        do {
            try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
            try SampleFile.write(Int(sample.size), to: sample.url)
            if directory == nil { try SampleFile.writeTree(to: root) }
        } catch { throw .failure("cannot write the sample files in \(workspace.path)", error) }
        let tree = try LocalTree(root: root, sample: sample)

        let server = try await startServer(workspace)
        let content = directory?.path ?? tree.files.dropFirst().count.counted("small file")
        terminal.printStatus("\(content) and a file of \(ByteCount(bytes: Self.sampleSize)) → \(server.name)")
        let job = DemoJob(
            server: server, terminal: terminal, remoteRoot: "/dbx demo \(UUID().uuidString.prefix(8))",
            downloads: workspace.appendingPathComponent("downloads"))
        let outcome = await outcome(of: job, tree, terminal)
        var failures: [CommandError] = []
        do throws(CommandError) { try await job.cleanUp() } catch {
            // After a failure, the folder may not exist. Only the original failure matters then.
            if case .success = outcome { failures.append(error) }
        }
        await server.stop()
        if let failure = failures.first { throw failure }
        return try outcome.get()
    }

    private func outcome(
        of job: DemoJob, _ tree: LocalTree, _ terminal: Terminal
    ) async -> Result<ExitStatus, CommandError> {
        do throws(CommandError) {
            var tree = tree
            var table = Table(header: Phase.Result.header)
            let (upload, failures) = try await job.upload(&tree)
            table.add(upload.cells)
            let (entries, listing) = try await job.list()
            table.add(listing.cells)
            table.add(try await job.download(tree).cells)
            let phase = Phase("Compare", files: tree.files.count, bytes: tree.bytes, terminal: terminal)
            var comparison = Comparison(differences: failures)
            try comparison.compare(entries, with: tree, job: job)
            try comparison.compare(tree, withDownloads: job.downloads, phase)
            let result = phase.finish()
            table.add(result.cells)
            for line in table.lines { terminal.print(line) }
            return .success(report(comparison, result, terminal))
        } catch { return .failure(error) }
    }

    private func report(_ comparison: Comparison, _ result: Phase.Result, _ terminal: Terminal) -> ExitStatus {
        guard comparison.differences.isEmpty else {
            for difference in comparison.differences { terminal.printError(difference) }
            terminal.print(comparison.differences.count.counted("difference"))
            return .failure
        }
        terminal.print("All \(result.bytes.counted("byte")) in \(result.files.counted("file")) are identical.")
        return .success
    }

    private func startServer(_ workspace: URL) async throws(CommandError) -> DemoServer {
        if let server { return .existing(at: server.address, token: server.token) }
        return try await .temporary(in: workspace)
    }

    private func removeWorkspace(_ workspace: URL, _ terminal: Terminal) {
        guard FileManager.default.fileExists(atPath: workspace.path) else { return }
        do { try FileManager.default.removeItem(at: workspace) } catch {
            terminal.printError("dbx: cannot remove \(workspace.path): \(error)")
        }
    }
}

/// The server of a demo: an emulator, or an existing server.
struct DemoServer: Sendable {
    let client: DropboxClient
    let name: String
    /// The number of requests that the client has sent.
    let requestCount = Locked(0)
    private let emulator: ChildEmulator?

    private init(_ address: URL, token: String, name: String, _ emulator: ChildEmulator? = nil) {
        client = DropboxClient(
            accessToken: token,
            configuration: .init { [requestCount] in
                $0.baseHosts = BaseHosts(server: address.absoluteString)
                $0.onEvent = { _ in requestCount.withLock { $0 += 1 } }
            })
        (self.name, self.emulator) = (name, emulator)
    }

    /// Starts an emulator on a free port of the loopback interface. It stores its data in a directory, and has room for as
    /// much as the disk.
    static func temporary(in directory: URL) async throws(CommandError) -> DemoServer {
        let configuration = directory.appendingPathComponent("emulator.json")
        do { try Data(#"{"limits": {"quota": 1125899906842624}}"#.utf8).write(to: configuration) } catch {
            throw .failure("cannot write \(configuration.path)", error)
        }
        let emulator = try await ChildEmulator.start([
            "--config", configuration.path, "--data", directory.appendingPathComponent("emulator").path,
        ])
        return DemoServer(emulator.url, token: emulator.token, name: "an emulator", emulator)
    }

    /// Returns the server at `address`, with the given access token.
    static func existing(at address: URL, token: String) -> DemoServer {
        DemoServer(address, token: token, name: address.absoluteString)
    }

    func stop() async {
        client.shutdown()
        await emulator?.stop()
    }
}
