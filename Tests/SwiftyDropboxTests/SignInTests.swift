import DropboxConcurrency
import DropboxEmulator
import Foundation
@testable import SwiftyDropbox
import DropboxTestSupport
import Testing

extension ClientsManagerTests {
    @Suite struct SigningIn {
        @Test func signedInUserIsRestoredAfterARelaunch() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                #expect(DropboxClientsManager.authorizedClient == nil)
                let token = try await fixture.signIn()
                let client = try #require(DropboxClientsManager.authorizedClient)
                let value1 = try await client.users.getCurrentAccount().response().accountId
                #expect(value1 == token.uid)
                #expect(DropboxClientsManager.authorizedClients.keys.sorted() == [token.uid])

                DropboxClientsManager.resetClients()
                #expect(DropboxClientsManager.authorizedClient == nil)
                #expect(DropboxClientsManager.authorizedClients.isEmpty)
                fixture.launch()
                let again = try #require(DropboxClientsManager.authorizedClient)
                #expect(again !== client)
                let value2 = try await again.users.getCurrentAccount().response().accountId
                #expect(value2 == token.uid)
            }
        }

        @Test func deniedSignInIsACancellation() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                guard case .cancel = await ManagerFixture.handle(try await fixture.redirect(press: .deny)) else {
                    Issue.record("not canceled")
                    return
                }
                #expect(DropboxClientsManager.authorizedClient == nil)
            }
        }

        @Test func unrelatedURLIsNotHandled() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                for url in [
                    "db-otherapp://2/token?code=x&state=y", "https://example.com/2/token?code=x", "file:///tmp/x",
                    "db-\(fixture.emulator.appKey)://3/token?code=x",
                ] {
                    let url = try #require(URL(string: url))
                    #expect(!DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { _ in })
                    #expect(await ManagerFixture.handle(url) == nil, "\(url)")
                }
            }
        }

        @Test func redirectOfAnotherSignInIsRejected() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                let stale = try await fixture.redirect()
                let fresh = try await fixture.redirect()
                guard case .error(.inconsistentState, _) = await ManagerFixture.handle(stale) else {
                    Issue.record("the stale redirect was taken")
                    return
                }
                guard case .success = await ManagerFixture.handle(fresh) else {
                    Issue.record("the fresh redirect was not taken")
                    return
                }
            }
        }

        @Test @MainActor func signInPageIsClosedAfterTheRedirect() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                let (closings, continuation) = AsyncStream.makeStream(of: Void.self)
                let app = PageKeeper()
                DropboxClientsManager.authorize(app, closePage: { continuation.yield() })
                var browser = TestBrowser()
                let redirect = try await browser.press(.allow, on: try #require(app.page)).redirect
                _ = await ManagerFixture.handle(try #require(redirect))
                for await _ in closings { break }
            }
        }

        @Test func signInBeforeTheSetupFails() async throws {
            try await ManagerFixture.run { _ in
                let line = Lines()
                DropboxClientsManager.loggingClosure = { _, text in line.add(text) }
                defer { DropboxClientsManager.loggingClosure = nil }
                DropboxClientsManager.state.withLock { $0.clientFactory = nil }
                let url = try #require(URL(string: "db-key://2/token?code=x"))
                #expect(!DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { _ in })
                #expect(line.all.contains { $0.contains("call setupWithAppKey first") })
            }
        }

        @Test func teamSignsIn() async throws {
            try await ManagerFixture.run {
                $0.apps = [.init(key: "teamkey", secret: "teamsecret", access: .team)]
                $0.accounts = [.init("grace")]
                $0.teams = [.init("Engines", members: [.init("grace", role: .teamAdmin)])]
            } _: { fixture in
                DropboxClientsManager.setupWithTeamAppKey(
                    "teamkey", secureStorageAccess: fixture.storage, configuration: fixture.configuration)
                #expect(DropboxClientsManager.authorizedTeamClient == nil)
                let redirect = try await fixture.redirect(account: try fixture.emulator.account("grace"))
                guard case .success(let token) = await ManagerFixture.handleTeam(redirect) else {
                    Issue.record("no team")
                    return
                }
                let team = try #require(DropboxClientsManager.authorizedTeamClient)
                let value3 = try await team.team.getInfo().response().name
                #expect(value3 == "Engines")
                let value4 = try await DropboxClientsManager.team.getInfo().response().name
                #expect(value4 == "Engines")
                #expect(DropboxClientsManager.authorizedClient == nil)

                DropboxClientsManager.setupWithTeamAppKeyMultiUser(
                    "teamkey", secureStorageAccess: fixture.storage, tokenUid: nil, configuration: fixture.configuration
                )
                #expect(DropboxClientsManager.authorizedTeamClient == nil)
                #expect(DropboxClientsManager.authorizedTeamClients.keys.sorted() == [token.uid])
                DropboxClientsManager.reauthorizeTeamClient(token.uid)
                #expect(DropboxClientsManager.authorizedTeamClient != nil)

                // Only a member can revoke the token, so an admin does.
                let failures = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(failures.isEmpty, "\(failures)")
                let revocations = fixture.emulator.calls.all.filter { $0.route == "auth/token/revoke" }
                #expect(revocations.map(\.status) == [200])
                #expect(DropboxClientsManager.authorizedTeamClient == nil)
                await #expect(throws: CallError<Void>.self) { try await team.team.getInfo().response() }
                let value5 = try fixture.tokens.uids()
                #expect(value5.isEmpty)
            }
        }

        @Test func teamRequestsWithoutATeamFail() async throws {
            try await ManagerFixture.run { _ in
                await #expect(throws: CallError<Void>.self) {
                    try await DropboxClientsManager.team.getInfo().response()
                }
            }
        }

        @Test func commandLineSignsInOverLoopback() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                let client = try await DropboxClientsManager.signIn { page throws(SignInError) in
                    do {
                        var browser = TestBrowser()
                        let redirect = try await browser.press(.allow, on: page).redirect
                        if let redirect { _ = try await browser.open(redirect) }
                    } catch {
                        throw .cannotPresent("\(error)")
                    }
                }
                #expect(client === DropboxClientsManager.authorizedClient)
                _ = try await client.users.getCurrentAccount().response()
            }
        }
    }
}
