import DropboxAccount
import DropboxCore
import DropboxEmulator
import DropboxOAuth
import DropboxTestSupport
import Foundation
import Testing

/// The column of token requests in the table of verdicts: a request for a token is repeated after every temporary failure,
/// up to three times here. The user stays signed in after every failure that isn't about the token.
@Suite(.timeLimit(.minutes(10)))
struct TokenVerdictTests {
    @Test func tokenRequestsActOnTheVerdict() async throws {
        var rows: [(name: String, effect: DropboxEmulator.Fault.Effect, isTemporary: Bool)] = ([200] + Array(300...599))
            .map {
                ("\($0)", .foreignResponse(status: $0), [408, 425, 429].contains($0) || $0 >= 500)
            }
        rows += [
            ("reset", .reset(), true), ("lost response", .reset(.after), true),
            ("truncated", .truncate(after: 1), true),
        ]
        try await SignInFixture.run {
            $0.retryPolicy.maximumAttempts = 3
        } _: { fixture in
            let client = fixture.client(try await fixture.signedIn())
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            for row in rows {
                fixture.emulator.faults.removeAll()
                try fixture.emulator.faults.add(row.effect, on: "oauth2/token")
                let error = await #expect(throws: CallError<Void>.self, "\(row.name)") {
                    try await client.users.getCurrentAccount().response()
                }
                let message = error.map { "\($0)" } ?? ""
                #expect(error?.isTransient == row.isTemporary, "\(row.name): \(message)")
                let attempts = fixture.emulator.faults.all[0].hitCount
                guard let status = Int(row.name) else {
                    // libcurl repeats a request if the server closes a reused connection without a response.
                    #expect((3...6).contains(attempts), "\(row.name): \(attempts), \(message)")
                    continue
                }
                #expect(attempts == (row.isTemporary ? 3 : 1), "\(row.name): \(attempts), \(message)")
                if status == 304 { continue }
                if row.isTemporary {
                    #expect(message.contains(row.name), "\(row.name): \(message)")
                } else {
                    #expect(message.contains("captive portal"), "\(row.name): \(message)")
                }
            }
            fixture.emulator.faults.removeAll()
            _ = try await client.users.getCurrentAccount().response()
        }
    }
}
