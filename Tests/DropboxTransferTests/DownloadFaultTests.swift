import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import TestSupport
import Testing

@testable import DropboxTransfer

/// Every kind of fault, each at 5 % of the calls, all at the same time: a download ends right, or in an error after which
/// the next one does. `DOWNLOAD_RUNS` says how many runs there are (1000 is the full number), `DOWNLOAD_SEED` brings one
/// back.
@Suite(.timeLimit(.minutes(60)))
struct DownloadFaultTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let runs = environment["DOWNLOAD_RUNS"].flatMap(Int.init) ?? 60
    private static let seed = environment["DOWNLOAD_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))

    private static let passing: [Fault.Effect] = [
        .rateLimit(retryAfter: 0), .rateLimit(retryAfter: nil, form: .html, header: .none), .writeContention,
        .serverError(), .serverError(status: 503, form: .empty, moment: .after), .reset(.before), .reset(.after),
        .close(.before), .close(.after), .truncate(), .truncate(after: 0), .stall(after: 70_000),
        .drip(bytesPerSecond: 20_000_000), .latency(.milliseconds(2), jitter: .milliseconds(5)),
        .staleConnection(.afterAnswer), .staleConnection(.onNextRequest), .expiredToken, .cursorReset, .smallPages(),
        .clockJump(by: .seconds(5)), .diskFull,
    ]

    @Test func everyDownloadEndsRight() async throws {
        print("DOWNLOAD_SEED=\(Self.seed) DOWNLOAD_RUNS=\(Self.runs)")
        for run in 0..<UInt64(Self.runs) {
            let seed = Self.seed &+ run
            do {
                try await download(seed: seed, Self.passing, mayBeDamaged: false)
            } catch {
                Issue.record("DOWNLOAD_SEED=\(seed) DOWNLOAD_RUNS=1: \(error)")
            }
        }
    }

    @Test func aDamagedDownloadIsAnErrorAndNeverAWrongFile() async throws {
        print("DOWNLOAD_SEED=\(Self.seed) DOWNLOAD_RUNS=\(Self.runs)")
        for run in 0..<UInt64(max(1, Self.runs / 4)) {
            let seed = Self.seed &+ run
            do {
                try await download(seed: seed, Self.passing + [.corrupt(), .corrupt(at: 0)], mayBeDamaged: true)
            } catch {
                Issue.record("DOWNLOAD_SEED=\(seed) DOWNLOAD_RUNS=1: \(error)")
            }
        }
    }

    private func download(seed: UInt64, _ effects: [Fault.Effect], mayBeDamaged: Bool) async throws {
        try await DownloadSite.run(seed: seed, silence: 0.3) { site in
            var numbers = SeededNumbers(seed: seed)
            let size = [0, 1, 70_001, 4 << 20, 9_000_000, 18_000_000].randomElement(using: &numbers) ?? 0
            let content = Data.random(size, seed: seed)
            try site.account.put("/a", content)
            try Data("old".utf8).write(to: try site.url("a"))
            for effect in effects { site.emulator.faults.add(effect, probability: 0.05) }
            var failures: [String] = []
            while true {
                do {
                    try await site.client.files.downloadFile(
                        path: "/a", to: try site.url("a"), overwrite: true,
                        options: Bool.random(using: &numbers) ? .small : .sequential)
                    break
                } catch {
                    failures.append("\(error)")
                    #expect(Self.isExpected(error, mayBeDamaged), "seed \(seed): \(error)")
                    #expect(try Data(contentsOf: site.url("a")) == Data("old".utf8), "seed \(seed)")
                    guard failures.count < 50 else { throw Subprocess.Failure(what: "no end: \(failures)") }
                }
            }
            #expect(try Data(contentsOf: site.url("a")) == content, "seed \(seed)")
            #expect(try site.names == ["a"], "seed \(seed)")
        }
    }

    /// What a user without a refresh token has to see, and what a client gives up after many attempts.
    private static func isExpected(_ error: any Error, _ mayBeDamaged: Bool) -> Bool {
        switch error as? FileDownloadError {
        case .damaged: mayBeDamaged
        // A refusal of the token whose body was cut off says no more than its status.
        case .call(let error) where error.status == 401: true
        case .call(let error): error.isTransient || mayBeDamaged
        default: false
        }
    }
}
