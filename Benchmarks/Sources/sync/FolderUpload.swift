import BenchmarkSupport
import DropboxEmulator
import DropboxSync
import DropboxTransfer
import Foundation

/// Compares a filesystem with a folder upload, as `dbx put` performs it, which doesn't keep what it uploads: both upload
/// the same small files, each in a separate process, to the same emulator over TLS.
struct FolderUpload {
    let folder: URL
    let report: Report

    private static let files = 2000
    private static let rounds = 3

    func run() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appending(path: "source")
        try SmallFile.write(Self.files, in: source)
        let server = try EmulatorProcess(folder: folder)
        defer { server.stop() }
        var sync: [ResourceUsage] = []
        var put: [ResourceUsage] = []
        for round in 0..<Self.rounds {
            sync.append(
                try ChildProcess.resourceUsage(of: [
                    CommandLine.arguments[0], Importer.subcommand, server.url, server.authority, server.token,
                    folder.appending(path: "cache \(round)").path, source.path, "/sync \(round)",
                ]))
            put.append(
                try ChildProcess.resourceUsage(of: [
                    CommandLine.arguments[0], Importer.folderSubcommand, server.url, server.authority, server.token,
                    source.path, "/put \(round)",
                ]))
        }
        let name = "upload \(Self.files) local files of 1 KiB"
        func compare(_ name: String, _ unit: String, _ sync: Double, _ put: Double) throws {
            try report.add(name, sync, unit)
            try report.add(
                "\(name), relative to a folder upload", sync / put, "times", .atMost(3), note: "\(format(put)) \(unit)")
        }
        try compare(name, "s", sync.minimumWallSeconds, put.minimumWallSeconds)
        try compare(name, "CPU s", sync.minimumCPUSeconds, put.minimumCPUSeconds)
    }
}

/// A device that copies a local directory into its filesystem, in a separate process, and exits when everything is on the
/// server.
struct Importer {
    static let subcommand = "import"
    static let folderSubcommand = "put"
    /// The number of files that the device copies simultaneously.
    private static let concurrency = 16

    /// Uploads a folder without a filesystem.
    ///
    /// - Parameter arguments: The server, the certificate to trust, the token, the local directory, and the path of the
    ///   new folder.
    static func upload(_ arguments: [String]) async throws {
        guard arguments.count == 5 else { throw CocoaError(.formatting) }
        let client = Device.client(arguments)
        let result = try await client.files.uploadFolder(from: URL(filePath: arguments[3]), to: arguments[4])
        guard result.failures.isEmpty else { throw CocoaError(.fileWriteUnknown) }
        client.shutdown()
    }

    /// - Parameter arguments: The server, the certificate to trust, the token, the directory of the filesystem, the
    ///   local directory, and the path of the new folder.
    static func run(_ arguments: [String]) async throws {
        guard arguments.count == 6, let target = SyncPath(arguments[5]) else { throw CocoaError(.formatting) }
        let filesystem = try await Device.filesystem(Array(arguments.prefix(4)))
        try await filesystem.createFolder(at: target)
        let source = URL(filePath: arguments[4])
        let names = try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()
        // Files that are written simultaneously wait for the disk together.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<Self.concurrency {
                group.addTask {
                    for index in stride(from: worker, to: names.count, by: Self.concurrency) {
                        let name = names[index]
                        guard let path = target.child(name) else { continue }
                        try await filesystem.create(path, contentsOf: source.appending(path: name)).close()
                    }
                }
            }
            try await group.waitForAll()
        }
        let changes = filesystem.changes
        if filesystem.status.upload.isInProgress {
            for await _ in changes where !filesystem.status.upload.isInProgress { break }
        }
        await filesystem.shutDown()
    }
}

/// The small files that the benchmarks transfer.
enum SmallFile {
    /// Returns a content of 1 KiB.
    static func content(_ number: Int) -> Data {
        var content = Data("document \(number) ".utf8)
        content.append(Data(repeating: UInt8(truncatingIfNeeded: number), count: 1024 - content.count))
        return content
    }

    /// Writes files to a new directory.
    static func write(_ count: Int, in directory: URL) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for number in 0..<count { try content(number).write(to: directory.appending(path: "Document \(number).txt")) }
    }
}

/// An emulator in a separate process.
final class EmulatorProcess {
    static let subcommand = "emulator"

    let url: String
    /// The file of the certificate to trust.
    let authority: String
    let token: String
    private let process: BenchmarkProcess

    init(folder: URL) throws {
        authority = folder.appending(path: "emulator.pem").path
        process = try BenchmarkProcess([CommandLine.arguments[0], Self.subcommand, authority])
        guard let url = process.nextLine(), let token = process.nextLine() else {
            throw BenchmarkProcess.Failure(description: "the emulator did not start")
        }
        (self.url, self.token) = (url, token)
    }

    func stop() { process.terminate() }

    /// Runs an emulator until standard input ends.
    static func run(_ arguments: [String]) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.tls = .init()
        configuration.tls?.authorityFile = URL(filePath: arguments.first ?? "")
        let emulator = try await DropboxEmulator.start(configuration)
        let lines = "\(emulator.secureURL?.absoluteString ?? "")\n\(emulator.accessToken)\n"
        try FileHandle.standardOutput.write(contentsOf: Data(lines.utf8))
        while readLine() != nil {}
        await emulator.stop()
    }
}
