import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import Foundation
import Testing
@testable import DropboxTransfer

/// A directory with files, a server, and a client.
struct UploadFixture {
    let emulator: DropboxEmulator
    let transport: FaultyTransport
    let client: DropboxClient
    let folder: URL
    let time = InstantClock()

    static func run(
        _ rule: @escaping FaultyTransport.Rule = { _, _ in nil },
        configuration: DropboxEmulator.Configuration = DropboxEmulator.Configuration(),
        _ change: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in },
        body: (UploadFixture) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("batch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // the system cleans up what is left
        let emulator = try await DropboxEmulator.start(configuration)
        let fixture = UploadFixture(emulator, FaultyTransport(rule), folder, change)
        do {
            try await body(fixture)
        } catch {
            await fixture.stop()
            throw error
        }
        await fixture.stop()
    }

    private init(
        _ emulator: DropboxEmulator, _ transport: FaultyTransport, _ folder: URL,
        _ change: (inout DropboxTransportClientImpl.Configuration) -> Void
    ) {
        self.emulator = emulator
        self.transport = transport
        self.folder = folder
        let time = time
        let token = emulator.accessToken
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.clock = time.source
                    change(&$0)
                }, transport: transport))
    }

    private func stop() async {
        client.client.shutdown()
        await emulator.stop()
    }

    /// Writes a file of the given size. Its memory pages are all different, also from those of files with other names.
    func write(_ name: String, _ size: Int) throws -> URL {
        let url = folder.appendingPathComponent(name)
        var bytes = Data(capacity: size)
        while bytes.count < size {
            var page = Data("\(name) \(bytes.count) ".utf8)
            page.append(Data(repeating: 46, count: 65_536 - page.count))
            bytes.append(page.prefix(size - bytes.count))
        }
        try bytes.write(to: url)
        return url
    }

    /// Creates files with the given sizes, to be uploaded under their names.
    func files(_ sizes: [Int]) throws -> [URL: Files.CommitInfo] {
        var files: [URL: Files.CommitInfo] = [:]
        for (index, size) in sizes.enumerated() {
            files[try write("\(index).bin", size)] = Files.CommitInfo(path: "/\(index).bin")
        }
        return files
    }

    /// Uploads in parts of 4 MiB.
    func upload(
        _ files: [URL: Files.CommitInfo], queue: DispatchQueue = DispatchQueue(label: "progress"),
        _ change: (inout UploadPlan.Limits) -> Void = { _ in }, progress: ProgressBlock? = nil
    ) async -> BatchUploadResult {
        var limits = UploadPlan.Limits()
        limits.commitsTogether = true
        limits.isPaced = false
        limits.maximumRequestSize = 4 << 20
        limits.minimumConcurrentSize = .max
        change(&limits)
        return await client.files.batchUpload(files, limits: limits, queue: queue, progress)
    }

    /// Expects that the server has the bytes of a file.
    func expect(_ path: String, is file: URL) throws {
        let content = try emulator.account("ada").read(path)
        let wanted = try Data(contentsOf: file)
        #expect(content == wanted, "\(path)")
    }

    /// Expects that the server has the given number of files in one folder.
    func expectFiles(_ count: Int) throws {
        let names = try emulator.account("ada").list().map { "\($0)" }
        #expect(names.count == count, "\(names)")
    }

    /// Expects that the server has the content of every file.
    func expectAllThere(_ files: [URL: Files.CommitInfo], _ result: BatchUploadResult) async throws {
        #expect(result.isSuccess, "\(result.rejected) \(result.failed)")
        #expect(result.error == nil)
        for (url, commit) in files {
            let metadata = try await client.files.getMetadata(path: commit.path).response() as? Files.FileMetadata
            #expect(try metadata?.contentHash == ContentHash.hash(ofFileAt: url))
            #expect(metadata?.rev == result.uploaded[url]?.rev)
        }
    }
}

/// Records calls.
final class Calls<Value: Sendable>: Sendable {
    private let values = Locked<[Value]>([])

    func add(_ value: Value) { values.withLock { $0.append(value) } }
    var all: [Value] { values.withLock { $0 } }
}
