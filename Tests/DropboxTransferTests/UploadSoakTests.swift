import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import TestSupport
import Testing

@testable import DropboxTransfer

/// Uploads of every shape to a server at which each kind of fault strikes one call in twenty: all of them end right.
///
/// SOAK in the environment gives the number of runs (1000 for the full proof), SOAK_SEED the first seed. `make soak`.
@Suite(.timeLimit(.minutes(60)), .enabled(if: ProcessInfo.processInfo.environment["SOAK"] != nil))
struct UploadSoakTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let runs = environment["SOAK"].flatMap(Int.init) ?? 60
    private static let first = environment["SOAK_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1_000_000)

    /// Every kind of fault that can strike an upload.
    private static let faults: [Fault.Effect] = [
        .rateLimit(), .rateLimit(retryAfter: nil, form: .html, header: .none), .writeContention,
        .serverError(status: 503), .serverError(moment: .after), .reset(), .reset(.after), .close(), .close(.after),
        .truncate(), .corrupt(), .stall(after: 3), .drip(bytesPerSecond: 2_000), .latency(.milliseconds(20)),
        .staleConnection(), .staleConnection(.onNextRequest), .smallPages(of: 1), .cursorReset,
        .clockJump(by: .seconds(8 * 86_400)), .diskFull, .expiredToken,
    ]

    /// Renews a token by handing out the same again, which the server takes.
    private struct RenewingProvider: AccessTokenProvider {
        let accessToken: String

        func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
        func validAccessToken(insteadOf rejected: String) async throws -> String? { accessToken }
    }

    @Test func everyUploadEndsRight() async throws {
        print("uploads with faults: \(Self.runs) runs from SOAK_SEED=\(Self.first) on")
        let seeds = (0..<UInt64(Self.runs)).map { Self.first &+ $0 }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, seed) in seeds.enumerated() {
                if index >= 4 { try await group.next() }
                group.addTask { try await Self.run(seed) }
            }
            try await group.waitForAll()
        }
    }

    private static func run(_ seed: UInt64) async throws {
        var random = SeededNumbers(seed: seed)
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = seed
        try await UploadSite.run(configuration: configuration) {
            $0.retryPolicy = RetryPolicy(maximumAttempts: 40, budget: .seconds(36_000), maximumBackoff: .seconds(1))
            // So long is a stalled answer waited for.
            $0.session.timeoutIntervalForRequest = 1
        } body: { site in
            site.client.client.accessTokenProvider = RenewingProvider(accessToken: site.emulator.accessToken)
            // All kinds at once, or one alone.
            let kind = Int(seed % UInt64(faults.count + 1))
            for effect in kind == faults.count ? faults : [faults[kind]] {
                // Sessions that are lost again and again would never end.
                if case .clockJump = effect {
                    site.emulator.faults.add(effect, times: 2, probability: 0.05)
                } else {
                    site.emulator.faults.add(effect, probability: 0.05)
                }
            }
            let wanted = try await upload(site, seed, &random)
            site.emulator.faults.clear()
            let account = try site.emulator.account("ada")
            let found = try Set(account.list())
            #expect(found == Set(wanted.keys), "SOAK_SEED=\(seed)")
            for (path, file) in wanted where found.contains(path) {
                let content = try account.read(path)
                let isSame = try content == Data(contentsOf: file)
                #expect(isSame, "SOAK_SEED=\(seed) \(path)")
            }
        }
    }

    /// Uploads a few things and gives where they should be.
    private static func upload(
        _ site: UploadSite, _ seed: UInt64, _ random: inout SeededNumbers
    ) async throws -> [String: URL] {
        var wanted: [String: URL] = [:]
        let options = UploadOptions {
            $0.chunkSize = 4 << 20
            $0.maximumConcurrentRequests = Int.random(in: 1...4, using: &random)
            $0.autorename = Bool.random(using: &random)
        }
        let large = try site.write("large", Int.random(in: 1...(14 << 20), using: &random))
        let small = try site.write("small", Int.random(in: 0...100_000, using: &random))
        do {
            try await site.client.files.uploadFile(from: large, to: "/large.bin", options: options)
            wanted["/large.bin"] = large
            try await site.client.files.uploadFile(from: Data(contentsOf: small), to: "/small", options: options)
            wanted["/small"] = small
            try await site.client.files.uploadFile(from: small, to: "/small", mode: .overwrite, options: options)
            let stream = AsyncStream<Data> { continuation in
                continuation.yield(Data(count: 1))
                continuation.yield(Data(count: 99_999))
                continuation.finish()
            }
            try await site.client.files.uploadFile(from: stream, to: "/stream", options: options)
            let streamed = site.folder.appendingPathComponent("streamed")
            try Data(count: 100_000).write(to: streamed)
            wanted["/stream"] = streamed
        } catch {
            Issue.record("SOAK_SEED=\(seed): \(error)")
        }
        let sizes = (0..<Int.random(in: 1...20, using: &random)).map { _ in Int.random(in: 0...20_000, using: &random) }
        let files = try site.files(sizes)
        let result = await site.upload(files) {
            $0.maximumAttempts = 40
            $0.maximumRestarts = 10
            $0.maximumBundle = 8
        }
        #expect(result.isSuccess, "SOAK_SEED=\(seed): \(result.refused) \(result.failed)")
        for (file, commit) in files { wanted[commit.path] = file }
        return wanted
    }
}
