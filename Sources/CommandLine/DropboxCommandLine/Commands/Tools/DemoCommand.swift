import DropboxConcurrency
import Foundation
import SwiftyDropbox

/// `dbx demo`: demonstrates the SDK, and verifies that every byte is transferred correctly.
struct DemoCommand: Command {
    static let name = "demo"
    static let summary = "upload a folder, list it, download it, and compare every byte"
    static let discussion = """
        Upload a folder and a file of 64 MiB, list them, download everything, and compare every file byte by byte and by
        content hash. Deletes the copies at the end.
        """
    static let usage = ["[FOLDER] [--host URL --token TOKEN]"]
    static let notes =
        "The exit status is 1 if a file differs or an operation fails. Control-C stops the demo and cleans up."

    /// The size in bytes of the additional file, which is uploaded in an upload session.
    static let sampleSize: Int64 = 64 << 20

    private let directory: URL
    private let server: (address: URL, token: String)?

    init(_ arguments: inout Arguments) throws(CommandError) {
        let folder = arguments.argument(
            "FOLDER", "the directory to upload (default: the package's Sources, or the current directory)", .directory)
        directory = URL(fileURLWithPath: folder ?? Self.defaultDirectory)
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

    /// The package's Sources if the demo runs in a checkout, otherwise the current directory.
    private static var defaultDirectory: String {
        FileManager.default.fileExists(atPath: "Package.swift") && FileManager.default.fileExists(atPath: "Sources")
            ? "Sources" : "."
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let workspace = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-demo-\(UUID().uuidString)")
        defer { removeWorkspace(workspace, terminal) }
        let sample = LocalTree.File(
            path: "64 MiB sample.bin", url: workspace.appendingPathComponent("sample.bin"), size: Self.sampleSize)
        let tree = try LocalTree(root: directory, sample: sample)
        do {
            try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
            try SampleFile.write(Int(sample.size), to: sample.url)
        } catch { throw .failure("cannot write the sample file \(sample.url.path)", error) }

        let server = try await startServer()
        terminal.printStatus(
            "\(directory.path) and a file of \(ByteCount(bytes: Self.sampleSize)) → \(server.name)")
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
            table.add(try await job.upload(&tree).cells)
            let (entries, listing) = try await job.list()
            table.add(listing.cells)
            table.add(try await job.download(tree).cells)
            let phase = Phase("Compare", files: tree.files.count, bytes: tree.bytes, terminal: terminal)
            var comparison = Comparison()
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
            terminal.print("\(comparison.differences.count) differences")
            return .failure
        }
        terminal.print("All \(result.bytes.counted("byte")) in \(result.files.counted("file")) are identical.")
        return .success
    }

    private func startServer() async throws(CommandError) -> DemoServer {
        if let server { return .existing(at: server.address, token: server.token) }
        return try await .temporary()
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

    /// Starts an emulator. It stores its data in memory, and listens on a free port of the loopback interface.
    static func temporary() async throws(CommandError) -> DemoServer {
        let emulator = try await ChildEmulator.start()
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
