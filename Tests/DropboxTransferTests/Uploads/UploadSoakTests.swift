import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Uploads under all kinds of faults, each at 5% of the requests, succeed. `UPLOAD_RUNS` sets the number of runs (the
/// full number is 1000). `UPLOAD_SEED` repeats a run with the same sizes, options, and faults.
@Suite(.timeLimit(.minutes(60)))
struct UploadSoakTests {
    private static let soak = Soak("UPLOAD")

    private static let faults: [DropboxEmulator.Fault.Effect] = [
        .rateLimit(), .rateLimit(retryAfter: nil, format: .html, retryAfterFormat: .none), .writeContention,
        .serverError(status: 503), .serverError(at: .after), .reset(), .reset(.after), .close(), .close(.after),
        .truncate(), .corrupt(), .stall(after: 3), .slowResponse(bytesPerSecond: 20_000),
        .latency(.milliseconds(2), jitter: .milliseconds(5)), .staleConnection(), .staleConnection(.onNextRequest),
        .smallPages(of: 1), .cursorReset, .diskFull, .expiredToken,
    ]

    @Test func allUploadsSucceed() async throws {
        await Self.soak.run { try await Self.run($0) }
    }

    private static func run(_ seed: UInt64) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = seed
        let death = CrashInjector(at: "append_v2") { $0.hasSuffix(".json") }
        try await UploadFixture.run(death.rule, configuration: configuration) {
            $0.retryPolicy = RetryPolicy(
                maximumAttempts: 40, maximumElapsedTime: .seconds(36_000), maximumBackoff: .seconds(1))
            // The timeout of a stalled response.
            $0.session.timeoutIntervalForRequest = 0.5
        } body: { fixture in
            fixture.client.client.accessTokenProvider = RenewingProvider(accessToken: fixture.emulator.accessToken)
            for effect in faults { try fixture.emulator.faults.add(effect, probability: 0.05) }
            // Sessions that are repeatedly lost would never be committed.
            try fixture.emulator.faults.add(.clockJump(by: .seconds(8 * 86_400)), times: 2, probability: 0.05)
            var uploads = SoakedUploads(fixture: fixture, seed: seed)
            try await uploads.all(death)
            fixture.emulator.faults.removeAll()
            let account = try fixture.emulator.account("ada")
            let found = try Set(account.list().filter { !$0.hasSuffix("/") })
            #expect(found == Set(uploads.wanted.keys), "\(soak.recipe(seed))")
            for (path, file) in uploads.wanted where found.contains(path) {
                let isSame = try account.read(path) == Data(contentsOf: file)
                #expect(isSame, "\(soak.recipe(seed)): \(path)")
            }
        }
    }
}

/// The uploads of one run, and the expected result.
private struct SoakedUploads {
    let fixture: UploadFixture
    let options: FileUploadOptions
    private var random: SeededRandomNumberGenerator
    /// The files by their expected paths.
    private(set) var wanted: [String: URL] = [:]

    init(fixture: UploadFixture, seed: UInt64) {
        self.fixture = fixture
        var random = SeededRandomNumberGenerator(seed: seed)
        options = FileUploadOptions {
            $0.chunkSize = 4 << 20
            $0.maximumConcurrentRequests = Int.random(in: 1...4, using: &random)
            $0.autorename = Bool.random(using: &random)
        }
        self.random = random
    }

    mutating func all(_ death: CrashInjector) async throws {
        try await file("/large", sizes: (4 << 20)...(14 << 20))
        try await file("/small", sizes: 0...100_000)
        try await data("/data", sizes: 0...(5 << 20))
        try await stream("/stream", sizes: 0...(9 << 20))
        try await resumed("/resumed", sizes: (5 << 20)...(14 << 20), death)
        try await batch()
        try await folder("/folder")
    }

    private mutating func write(_ path: String, _ sizes: ClosedRange<Int>) throws -> URL {
        let file = try fixture.write(String(path.dropFirst()), Int.random(in: sizes, using: &random))
        wanted[path] = file
        return file
    }

    private mutating func file(_ path: String, sizes: ClosedRange<Int>) async throws {
        let file = try write(path, sizes)
        for mode in [Files.WriteMode.add, .overwrite] {
            do {
                try await fixture.client.files.uploadFile(from: file, to: path, mode: mode, options: options)
            } catch {
                throw Subprocess.Failure(what: "\(path), \(mode): \(error)")
            }
        }
    }

    private mutating func data(_ path: String, sizes: ClosedRange<Int>) async throws {
        let data = try Data(contentsOf: write(path, sizes))
        try await fixture.client.files.uploadFile(from: data, to: path, options: options)
    }

    private mutating func stream(_ path: String, sizes: ClosedRange<Int>) async throws {
        let data = try Data(contentsOf: write(path, sizes))
        while true {
            let stream = AsyncStream<Data> { continuation in
                for start in stride(from: 0, to: data.count, by: 99_999) {
                    continuation.yield(data.dropFirst(start).prefix(99_999))
                }
                continuation.finish()
            }
            do {
                try await fixture.client.files.uploadFile(from: stream, to: path, options: options)
                return
            } catch {
                // A stream can't be read again for another session, but the caller can start another stream.
                guard error.asksForAnotherStream else { throw error }
            }
        }
    }

    /// Crashes the process during the upload. Another process resumes it from the journal.
    private mutating func resumed(
        _ path: String, sizes: ClosedRange<Int>, _ death: CrashInjector
    ) async throws {
        let file = try write(path, sizes)
        let journal = UploadJournal(directory: fixture.folder.appendingPathComponent("journal"))
        var options = options
        options.journal = journal
        let kept = options
        let client = fixture.client
        let (deaths, died) = AsyncStream<Void>.makeStream()
        try death.comes(at: Int.random(in: 1...6, using: &random), #require(journal.directory)) { died.yield() }
        let first = Task {
            defer { died.finish() }
            return try await client.files.uploadFile(from: file, to: path, options: kept)
        }
        for await _ in deaths { break }
        first.cancel()
        let outcome = await first.result
        guard try death.isOver(#require(journal.directory)) else {
            _ = try outcome.get()
            return
        }
        if case .failure(let error as FileUploadError) = outcome, !error.isCancellation { throw error }
        try await client.files.uploadFile(from: file, to: path, options: kept)
        #expect(try FileManager.default.contentsOfDirectory(atPath: #require(journal.directory).path) == [])
    }

    private mutating func batch() async throws {
        let count = Int.random(in: 1...20, using: &random)
        let files = try fixture.files((0..<count).map { _ in Int.random(in: 0...20_000, using: &random) })
        let result = await fixture.upload(files) {
            $0.maximumAttempts = 40
            $0.maximumRestarts = 10
            $0.maximumBundleCount = 8
        }
        #expect(result.isSuccess, "\(result.rejected) \(result.failed)")
        for (file, commit) in files { wanted[commit.path] = file }
    }

    private mutating func folder(_ path: String) async throws {
        let source = fixture.folder.appendingPathComponent("source")
        for index in 0..<Int.random(in: 1...12, using: &random) {
            let folder = source.appendingPathComponent(["a", "b/c", "."].randomElement(using: &random) ?? "")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let name = folder.path.dropFirst(fixture.folder.path.count + 1) + "/\(index)"
            let file = try fixture.write(String(name), Int.random(in: 0...20_000, using: &random))
            wanted[path + file.standardizedFileURL.path.dropFirst(source.standardizedFileURL.path.count)] = file
        }
        for _ in 0..<2 {
            let result = try await fixture.client.files.uploadFolder(from: source, to: path)
            #expect(result.isSuccess, "\(result.failures)")
        }
    }
}

extension FileUploadError {
    fileprivate var asksForAnotherStream: Bool {
        switch self {
        case .appendError(let error): if case .notFound = error.routeError { true } else { false }
        case .finishError(let error): if case .lookupFailed(.notFound) = error.routeError { true } else { false }
        case .indeterminate: true
        default: false
        }
    }
}
