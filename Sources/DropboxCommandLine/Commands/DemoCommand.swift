import Foundation
import SwiftyDropbox

/// `dbx demo`: the SDK at work, and the proof that every byte came back.
struct DemoCommand: Command {
    static let name = "demo"
    static let summary = "uploads a folder, lists it, downloads it again and compares every byte"
    static let help = """
        Uploads a folder and one file of 64 MiB, lists them page by page, downloads everything again and compares
        every file byte by byte and by content hash. Cleans up behind itself.

        usage: dbx demo [FOLDER] [--host URL --token TOKEN]

          FOLDER         what to upload; the package's Sources (or the current folder) by default
          --host URL     work on this server instead of an emulator in this process, e.g. http://127.0.0.1:8080
          --token TOKEN  the access token for that server, which everybody sees who lists the processes of this machine

        Ends with status 1 when anything differs or fails. Control-C stops it cleanly.
        """

    /// Bytes of the file that goes up by upload session beside the folder.
    static let sampleSize = 64 << 20

    private let folder: URL
    private let server: (address: URL, token: String)?

    init(_ arguments: inout Arguments) throws(CommandError) {
        let host = try arguments.server("host")
        let token = try arguments.option("token")
        switch (host, token) {
        case (nil, nil): server = nil
        case (let host?, let token?):
            guard let address = URL(string: host) else { throw .usage("'\(host)' is no server.") }
            server = (address, token)
        default: throw .usage("--host and --token go together.")
        }
        folder = URL(fileURLWithPath: arguments.takePositional() ?? Self.defaultFolder)
    }

    /// The package's Sources when the demo runs in its checkout.
    private static var defaultFolder: String {
        FileManager.default.fileExists(atPath: "Package.swift") && FileManager.default.fileExists(atPath: "Sources")
            ? "Sources" : "."
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let workspace = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-demo-\(UUID().uuidString)")
        defer { removeWorkspace(workspace, terminal) }
        var tree = try LocalTree(root: folder)
        tree.files.append(try sampleFile(in: workspace))
        for (path, reason) in tree.skipped { terminal.printStatus("left out \(path): \(reason)") }

        let server = try await startServer()
        terminal.printStatus(
            "\(folder.path) and a file of \(ByteCount(bytes: Int64(Self.sampleSize))) → \(server.name)")
        let job = DemoJob(
            client: server.client, terminal: terminal, remoteRoot: "/dbx demo \(UUID().uuidString.prefix(8))",
            downloads: workspace.appendingPathComponent("downloads"))
        let outcome = await outcome(of: job, tree, terminal)
        var failures: [CommandError] = []
        do throws(CommandError) { try await job.cleanUp() } catch {
            // After a failure the folder may not be there; the failure itself is the news then.
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
            var table = Table(header: Phase.Result.header)
            table.add(try await job.upload(tree).cells)
            let (entries, listing) = try await job.list()
            table.add(listing.cells)
            table.add(try await job.download(entries.compactMap { $0 as? Files.FileMetadata }).cells)
            let comparing = Phase("Compare", files: tree.files.count, bytes: tree.bytes, terminal: terminal)
            var comparison = Comparison()
            try comparison.compare(entries, with: tree, job: job)
            try comparison.compare(tree, withDownloads: job.downloads, comparing)
            let compared = comparing.finish()
            table.add(compared.cells)
            for line in table.lines { terminal.print(line) }
            return .success(report(comparison, compared, terminal))
        } catch { return .failure(error) }
    }

    private func report(_ comparison: Comparison, _ compared: Phase.Result, _ terminal: Terminal) -> ExitStatus {
        guard comparison.differences.isEmpty else {
            for difference in comparison.differences { terminal.printError(difference) }
            terminal.print("\(comparison.differences.count) differences.")
            return .failure
        }
        terminal.print("Every one of \(compared.bytes) bytes in \(compared.files) files came back.")
        return .success
    }

    private func startServer() async throws(CommandError) -> DemoServer {
        if let server { return .existing(at: server.address, token: server.token) }
        return try await .embedded()
    }

    private func sampleFile(in workspace: URL) throws(CommandError) -> LocalTree.File {
        let url = workspace.appendingPathComponent("sample.bin")
        do {
            try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
            try SampleFile.write(Self.sampleSize, to: url)
        } catch { throw .failure("cannot write the sample file \(url.path)", error) }
        return LocalTree.File(path: "64 MiB sample.bin", url: url, size: Int64(Self.sampleSize))
    }

    private func removeWorkspace(_ workspace: URL, _ terminal: Terminal) {
        guard FileManager.default.fileExists(atPath: workspace.path) else { return }
        do { try FileManager.default.removeItem(at: workspace) } catch {
            terminal.printError("dbx: cannot remove \(workspace.path): \(error)")
        }
    }
}
