import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of rate limits.
@Suite(.timeLimit(.minutes(10)))
struct RateLimitTests {
    @Test func tokenIsLimitedUntilTheWindowEnds() async throws {
        try await Wire.run({ configuration in
            configuration.limits.requestsPerWindow = 2
            configuration.limits.rateLimitWindow = .seconds(3600)
        }) { wire in
            for _ in 0..<2 { #expect(try await wire.rpc("check/user", "{}").status == 200) }
            let refused = try await wire.rpc("check/user", "{}")
            #expect(refused.status == 429)
            #expect(refused.headers["content-type"] == "application/json")
            #expect(refused.summary == "too_many_requests/")
            let seconds = try #require(refused.headers["retry-after"].flatMap { Int($0) })
            #expect((1...3600).contains(seconds))
            let error = try #require(refused.json["error"] as? [String: Any])
            #expect(error["retry_after"] as? Int == seconds)
            #expect((error["reason"] as? [String: Any])?[".tag"] as? String == "too_many_requests")
            wire.emulator.clock.advance(by: .seconds(3600))
            #expect(try await wire.rpc("check/user", "{}").status == 200)
        }
    }
}
