import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Downloads under all kinds of faults, each at 5% of the requests, succeed. `DOWNLOAD_RUNS` sets the number of runs
/// (the full number is 1000). `DOWNLOAD_SEED` repeats a run with the same sizes, options, and faults.
@Suite(.timeLimit(.minutes(60)))
struct DownloadSoakTests {
    private static let soak = Soak("DOWNLOAD")

    private static let faults: [DropboxEmulator.Fault.Effect] = [
        .rateLimit(), .rateLimit(retryAfter: nil, format: .html, retryAfterFormat: .none), .writeContention,
        .serverError(), .serverError(status: 503, format: .empty, at: .after), .reset(.before), .reset(.after),
        .close(.before), .close(.after), .truncate(), .truncate(after: 0), .corrupt(), .corrupt(at: 0),
        .stall(after: 3), .stall(after: 70_000), .slowResponse(bytesPerSecond: 20_000_000),
        .latency(.milliseconds(2), jitter: .milliseconds(5)), .staleConnection(), .staleConnection(.onNextRequest),
        .smallPages(of: 1), .cursorReset, .diskFull, .expiredToken, .clockJump(by: .seconds(8 * 86_400)),
    ]

    @Test func allDownloadsSucceed() async throws {
        await Self.soak.run { try await Self.run($0) }
    }

    private static func run(_ seed: UInt64) async throws {
        let retry = RetryPolicy(
            maximumAttempts: 40, maximumElapsedTime: .seconds(36_000), initialBackoff: .milliseconds(20),
            maximumBackoff: .seconds(1))
        let death = CrashInjector(at: "download", keeping: DownloadFile.isPartial)
        let change = PlannedChange()
        let rule: FaultyTransport.Rule = { [rule = death.rule] route, number in
            change.isDue(at: route) ? .first { change.happen() } : rule(route, number)
        }
        // The timeout of a stalled response.
        try await DownloadFixture.run(
            seed: seed, time: InstantClock().source, silence: 0.5, retry: retry, rule: rule
        ) { fixture in
            fixture.client.client.accessTokenProvider = RenewingProvider(accessToken: fixture.emulator.accessToken)
            for effect in faults { try fixture.emulator.faults.add(effect, probability: 0.05) }
            var downloads = SoakedDownloads(fixture: fixture, seed: seed)
            try await downloads.all(death, change)
        }
    }
}

/// A change in Dropbox during a download.
private final class PlannedChange: Sendable {
    private struct State {
        var left = 0
        var work: (@Sendable () -> Void)?
    }

    private let state = Locked(State())

    /// Runs the change before the given request for content, starting at 1, of the remaining requests.
    func comes(at number: Int, _ work: @escaping @Sendable () -> Void) {
        state.withLock { $0 = State(left: number, work: work) }
    }

    func isDue(at route: String) -> Bool {
        state.withLock { state in
            guard route == "download", state.work != nil else { return false }
            state.left -= 1
            return state.left == 0
        }
    }

    func happen() {
        let work = state.withLock { state in
            defer { state.work = nil }
            return state.work
        }
        work?()
    }
}

/// The downloads of one run. Corrupted bytes must cause an error and never a wrong file, and downloading again must
/// succeed. Nothing else may fail.
private struct SoakedDownloads {
    let fixture: DownloadFixture
    private var random: SeededRandomNumberGenerator
    private let options: FileDownloadOptions

    init(fixture: DownloadFixture, seed: UInt64) {
        self.fixture = fixture
        var random = SeededRandomNumberGenerator(seed: seed)
        options = FileDownloadOptions {
            $0.chunkSize = 4 << 20
            $0.maximumConcurrentRequests = Int.random(in: 1...4, using: &random)
        }
        self.random = random
    }

    mutating func all(_ death: CrashInjector, _ change: PlannedChange) async throws {
        try await file("large", sizes: (4 << 20)...(14 << 20))
        try await file("small", sizes: 0...100_000)
        try await changed("changed", sizes: 0...(14 << 20), change)
        try await resumed("resumed", sizes: (5 << 20)...(14 << 20), death)
        try await bytes("bytes", sizes: 0...(2 << 20))
        try await folder("folder")
    }

    /// Creates a file in Dropbox with a random size.
    private mutating func put(_ name: String, _ sizes: ClosedRange<Int>) throws -> Data {
        let content = Data.pattern(Int.random(in: sizes, using: &random), seed: random.next())
        try fixture.account.put("/" + name, content)
        return content
    }

    private func download(_ name: String, from path: String? = nil) async throws -> Files.FileMetadata {
        try await fixture.client.files.downloadFile(
            path: path ?? "/" + name, to: try fixture.url(name), overwrite: true, options: options)
    }

    private func retryingCorruption<Result>(_ work: () async throws -> Result) async throws -> Result {
        for _ in 0..<50 {
            do { return try await work() } catch let error as FileDownloadError where error.isDamage {}
        }
        throw Subprocess.Failure(what: "damaged again and again")
    }

    private func expect(_ name: String, is content: Data) throws {
        guard try Data(contentsOf: fixture.url(name)) == content else {
            throw Subprocess.Failure(what: "\(name) is not what it should be")
        }
        let names = try fixture.names
        guard !names.contains(where: DownloadFile.isPartial) else {
            throw Subprocess.Failure(what: "\(name) left something: \(names)")
        }
    }

    // MARK: Kinds of downloads

    private mutating func file(_ name: String, sizes: ClosedRange<Int>) async throws {
        let content = try put(name, sizes)
        let old = Data("old".utf8)
        try old.write(to: try fixture.url(name))
        _ = try await retryingCorruption {
            do { return try await download(name) } catch {
                guard try Data(contentsOf: fixture.url(name)) == old else {
                    throw Subprocess.Failure(what: "\(name) was touched: \(error)")
                }
                throw error
            }
        }
        try expect(name, is: content)
    }

    /// Changes the file during the download: the result is the old or the new content, with the matching metadata.
    private mutating func changed(_ name: String, sizes: ClosedRange<Int>, _ change: PlannedChange) async throws {
        let old = try put(name, sizes)
        let new = Data.pattern(Int.random(in: sizes, using: &random), seed: random.next())
        let account = fixture.account
        change.comes(at: Int.random(in: 1...6, using: &random)) { _ = try? account.put("/" + name, new) }
        let metadata = try await retryingCorruption { try await download(name) }
        try expect(name, is: metadata.contentHash == ContentHash.hash(of: old) ? old : new)
        change.happen()
        _ = try await retryingCorruption { try await download(name) }
        try expect(name, is: new)
    }

    /// Crashes the process during the download. Another process resumes it.
    private mutating func resumed(_ name: String, sizes: ClosedRange<Int>, _ death: CrashInjector) async throws {
        let content = try put(name, sizes)
        let folder = try fixture.url("")
        let (deaths, died) = AsyncStream<Void>.makeStream()
        death.comes(at: Int.random(in: 1...6, using: &random), folder) { died.yield() }
        let this = self
        let first = Task {
            defer { died.finish() }
            return try await this.retryingCorruption { try await this.download(name) }
        }
        for await _ in deaths { break }
        first.cancel()
        let outcome = await first.result
        if try death.isOver(folder) {
            if case .failure(let error as FileDownloadError) = outcome, !error.isCancellation { throw error }
            if case .success = outcome { throw Subprocess.Failure(what: "\(name) came after death") }
        } else {
            _ = try outcome.get()
        }
        _ = try await retryingCorruption { try await download(name) }
        try expect(name, is: content)
    }

    private mutating func bytes(_ name: String, sizes: ClosedRange<Int>) async throws {
        let content = try put(name, sizes)
        let come = try await retryingCorruption {
            var come = Data()
            for try await piece in fixture.client.files.downloadStream(path: "/" + name) { come += piece }
            return come
        }
        guard come == content else { throw Subprocess.Failure(what: "\(name) is not what it should be") }
    }

    private mutating func folder(_ name: String) async throws {
        var wanted: [String: Data] = [:]
        for index in 0..<Int.random(in: 1...12, using: &random) {
            let path = (["", "a/", "b/c/"].randomElement(using: &random) ?? "") + "\(index)"
            wanted[path] = try put("\(name)/\(path)", 0...20_000)
        }
        let folder = try fixture.url(name)
        for _ in 0..<50 {
            let result = try await fixture.client.files.downloadFolder(path: "/" + name, to: folder)
            for (path, error) in result.failures where (error as? FileDownloadError)?.isDamage != true {
                throw Subprocess.Failure(what: "\(path): \(error)")
            }
            if result.isSuccess { break }
        }
        for (path, content) in wanted { try expect("\(name)/\(path)", is: content) }
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        guard all.allSatisfy({ wanted[$0] != nil || ["a", "b", "b/c"].contains($0) }) else {
            throw Subprocess.Failure(what: "\(name) has more than it should have: \(all)")
        }
    }
}
