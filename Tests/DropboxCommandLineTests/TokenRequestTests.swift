import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// Requests for tokens are a part of the calls that need them: they have the same patience, and the same exit statuses.
@Suite(.timeLimit(.minutes(10)))
struct TokenRequestTests {
    private typealias Fixture = AccountTests.AccountFixture

    /// Runs a command with a clock that is a hundred times as fast.
    private func run(
        _ words: [String], _ fixture: Fixture
    ) async -> (status: DropboxCommandLine.ExitStatus, error: String) {
        let start = ContinuousClock.now
        let clock = ClientClock(
            now: { start.duration(to: .now) * 100 }, sleep: { try await Task.sleep(for: $0 / 100) })
        let log = TerminalLog()
        let terminal = Terminal(isInteractive: false, clock: clock, write: log.write)
        let status = await Dbx.run(words + ["--config", fixture.folder.url.path], terminal: terminal)
        return (status, log.text(.error))
    }

    @Test(
        arguments: [
            (DropboxEmulator.Fault.Effect.rateLimit(retryAfter: 30), 1), (.serverError(status: 503), 5),
            (.reset(.before), 5), (.close(.before), 5),
        ])
    func commandWaitsForTheToken(effect: DropboxEmulator.Fault.Effect, times: Int) async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            #expect(try fixture.emulator.account("ada").expireTokens() > 0)
            try fixture.emulator.faults.add(effect, on: "oauth2/token", times: times)
            let result = await run(["ls", "--timeout", "86400"], fixture)
            #expect(result.status == .success, "\(result.error)")
            #expect(fixture.emulator.calls.all.filter { $0.route == "oauth2/token" }.count > times)
        }
    }

    @Test func commandWithoutProgressEnds() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            _ = try fixture.emulator.account("ada").expireTokens()
            try fixture.emulator.faults.add(.serverError(status: 503), on: "oauth2/token")
            #expect(await run(["ls", "--timeout", "20"], fixture).status == .failure)
            fixture.emulator.faults.removeAll()
            try fixture.emulator.faults.add(.stall(), on: "oauth2/token")
            let start = ContinuousClock.now
            let result = await run(["ls", "--timeout", "5"], fixture)
            #expect(result.status == .failure)
            #expect(result.error.contains("temporarily_unavailable"), "\(result.error)")
            // The default of requests that no command limits is 100 seconds.
            #expect(start.duration(to: .now) < .seconds(90))
        }
    }

    /// Without a token, too, a server that was never reached has a status of its own.
    @Test func unreachableServerIsReported() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            let account = try store.account(nil)
            await fixture.emulator.stop()
            try store.add(
                account,
                DropboxAccessToken(
                    accessToken: "old", uid: account.uid, refreshToken: "old", tokenExpirationTimestamp: 0))
            let result = await run(["ls"], fixture)
            #expect(result.status == .unreachable, "\(result.error)")
            #expect(result.error.contains("cannot reach the server"), "\(result.error)")

            let words = ["login", "--no-browser", "--app-key", fixture.emulator.appKey, "--host", fixture.host]
            let log = TerminalLog()
            let terminal = Terminal(isInteractive: false, read: { "code" }, write: log.write)
            #expect(
                await Dbx.run(words + ["--config", fixture.folder.url.path], terminal: terminal) == .unreachable,
                "\(log.text(.error))")
        }
    }

    /// The token that another process stored has expired as well.
    @Test func storedTokenCanHaveExpired() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let ada = try fixture.emulator.account("ada")
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            let client = try store.client(try store.account(nil))
            defer { client.shutdown() }
            _ = try await client.users.getCurrentAccount().response()
            _ = try ada.expireTokens()
            #expect(await fixture.run("ls").status == .success)
            _ = try ada.expireTokens()
            #expect(try await client.users.getCurrentAccount().response().accountId == ada.id)
        }
    }

    @Test func logoutDeletesTokensOfKilledProcesses() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let leftover = fixture.folder.url.appendingPathComponent(".tokens.json.\(UUID().uuidString)")
            try Data("secret".utf8).write(to: leftover)
            #expect(await fixture.run("logout").status == .success)
            #expect(try fixture.folder.names.allSatisfy { !$0.contains("tokens.json.") || $0.hasSuffix(".lock") })
        }
    }

    /// Nobody could revoke a token that isn't stored.
    @Test func failedSignInRevokesItsToken() async throws {
        try await AccountTests().withFixture { fixture in
            try fixture.emulator.faults.add(.foreignResponse(status: 404), on: "users/get_current_account")
            await #expect(throws: CommandError.self) { try await fixture.login() }
            #expect(fixture.emulator.calls.all.contains { $0.route == "auth/token/revoke" && $0.status == 200 })
            #expect(await fixture.run("accounts").log.text(.output).isEmpty)
        }
    }

    /// Only a member can revoke the token of a team.
    @Test func logoutRevokesTheTokenOfATeam() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try fixture.emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin)]))
            let token = try fixture.emulator.teamToken("Engines")
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            let account = SavedAccount(
                uid: "dbtid:1", name: "Engines", appKey: fixture.emulator.appKey, server: fixture.host)
            try store.add(account, DropboxAccessToken(accessToken: token, uid: account.uid))
            let result = await fixture.run("logout")
            #expect(result.status == .success, "\(result.log.text(.error))")
            let client = DropboxTeamClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                    configuration: .init { $0.baseHosts = BaseHosts(server: fixture.host) }))
            defer { client.shutdown() }
            let error = await #expect(throws: CallError<Void>.self) { try await client.team.getInfo().response() }
            #expect(error?.status == 401)
        }
    }

    @Test func emailAddressSelectsOnlyItsAccount() async throws {
        try await AccountTests().withFixture { fixture in
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            // An earlier version accepted such names.
            try store.add(
                SavedAccount(
                    uid: "dbid:1", name: "Bob", email: "b@example.com", appKey: "k", shortName: "eve@example.com"),
                DropboxAccessToken(accessToken: "t", uid: "dbid:1"))
            try store.add(
                SavedAccount(uid: "dbid:2", name: "Eve", email: "eve@example.com", appKey: "k"),
                DropboxAccessToken(accessToken: "t", uid: "dbid:2"))
            let error = #expect(throws: CommandError.self) { try store.account("eve@example.com") }
            #expect(error?.message.contains("several accounts match") == true)
            #expect(try store.account("dbid:2").name == "Eve")
            #expect(throws: CommandError.self) {
                try LoginCommand.parse(["--app-key", "k", "--name", "ada@example.com"])
            }
        }
    }
}
