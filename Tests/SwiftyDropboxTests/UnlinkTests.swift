import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

extension ClientsManagerTests {
    @Suite struct Unlinking {
        @Test func unlinkingRemovesTheUser() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                let token = try await fixture.signIn()
                let retainedClient = try #require(DropboxClientsManager.authorizedClient)
                let ofAnotherRoot = retainedClient.withPathRoot(.home)
                #expect(await fixture.takes(token))

                let failures = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(failures.isEmpty)
                #expect(DropboxClientsManager.authorizedClient == nil)
                #expect(DropboxClientsManager.authorizedClients.isEmpty)
                let value1 = try fixture.tokens.uids()
                #expect(value1.isEmpty)
                #expect(await !fixture.takes(token), "the server takes the old token still")
                for client in [retainedClient, ofAnotherRoot] {
                    await #expect(throws: CallError<Void>.self) {
                        try await client.users.getCurrentAccount().response()
                    }
                }
                fixture.launch()
                #expect(DropboxClientsManager.authorizedClient == nil)
            }
        }

        @Test func clientsFailBeforeTheTokenIsRevoked() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                _ = try await fixture.signIn()
                let retainedClient = try #require(DropboxClientsManager.authorizedClient)
                DropboxClientsManager.unlinkClients()
                do throws(CallError<Void>) {
                    _ = try await retainedClient.users.getCurrentAccount().response()
                    Issue.record("the client works still")
                } catch {
                    guard case .clientError(.oauthError(let reason)) = error else {
                        Issue.record("\(error)")
                        return
                    }
                    #expect("\(reason)".contains("the account was unlinked"))
                }
                _ = await fixture.emulator.calls.waitForResponse { $0.route == "auth/token/revoke" }
            }
        }

        @Test(arguments: [
            (DropboxEmulator.Fault.Effect.serverError(), "the server failed with status 500"),
            (.reset(.before), "no response"),
        ])
        func failedRevocationIsReported(effect: DropboxEmulator.Fault.Effect, words: String) async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                let token = try await fixture.signIn()
                try fixture.emulator.faults.add(effect, on: "auth/token/revoke")
                let failures = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(failures.map(\.uid) == [token.uid])
                #expect("\(failures)".contains(words), "\(failures)")
                #expect(DropboxClientsManager.authorizedClient == nil)
                let value2 = try fixture.tokens.uids()
                #expect(value2.isEmpty)
            }
        }

        @Test func unlinkingOneUserKeepsTheOther() async throws {
            try await ManagerFixture.withTwo { fixture, ada, grace in
                #expect(DropboxClientsManager.authorizedClients.keys.sorted() == [ada.uid, grace.uid].sorted())
                for (uid, client) in DropboxClientsManager.authorizedClients {
                    let value3 = try await client.users.getCurrentAccount().response().accountId
                    #expect(value3 == uid)
                }
                let failures = await unlinked { DropboxClientsManager.unlinkClient(ada.uid, completion: $0) }
                #expect(failures.isEmpty)
                #expect(await !fixture.takes(ada))
                #expect(DropboxClientsManager.authorizedClients.keys.sorted() == [grace.uid])
                let left = try #require(DropboxClientsManager.authorizedClient)
                let value4 = try await left.users.getCurrentAccount().response().accountId
                #expect(value4 == grace.uid)
                let value5 = try fixture.tokens.uids()
                #expect(value5 == [grace.uid])
            }
        }

        @Test func failedTokenRemovalIsReportedAndUnlinksAnyway() async throws {
            try await ManagerFixture.run { fixture in
                let store = UnreliableTokenStore()
                let fixture = ManagerFixture(emulator: fixture.emulator, tokens: store)
                fixture.launch()
                let token = try await fixture.signIn()
                let retainedClient = try #require(DropboxClientsManager.authorizedClient)
                store.fail(for: [nil, token.uid])
                let failures = await unlinked { DropboxClientsManager.unlinkClient(token.uid, completion: $0) }
                #expect(failures.map(\.uid) == [token.uid])
                #expect(failures.first?.underlyingError is TokenStoreError)
                #expect(DropboxClientsManager.authorizedClient == nil)
                #expect(await !fixture.takes(token), "the server takes the token still")
                await #expect(throws: CallError<Void>.self) {
                    try await retainedClient.users.getCurrentAccount().response()
                }

                // The store can't list its accounts anymore.
                let all = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(all.map(\.uid) == [""] && all.first?.underlyingError is TokenStoreError)
            }
        }

        @Test func clientsOfAnAccountRemovedElsewhereAreUnlinked() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                let token = try await fixture.signIn()
                let retainedClient = try #require(DropboxClientsManager.authorizedClient)
                try fixture.tokens.remove(token.uid)
                #expect(await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }.isEmpty)
                #expect(await !fixture.takes(token))
                await #expect(throws: CallError<Void>.self) {
                    try await retainedClient.users.getCurrentAccount().response()
                }
            }
        }

        @Test func releasedClosuresCanCallTheManager() async throws {
            final class Caller: Sendable {
                deinit {
                    _ = DropboxClientsManager.authorizedClient
                    DropboxClientsManager.log(.info, "gone")
                }
            }
            func logging() -> LoggingClosure {
                let caller = Caller()
                return { _, _ in withExtendedLifetime(caller) {} }
            }
            try await ManagerFixture.run { _ in
                DropboxClientsManager.loggingClosure = logging()
                DropboxClientsManager.loggingClosure = nil
                #expect(DropboxClientsManager.loggingClosure == nil)
            }
        }

        @Test func unlinkingWithoutAccountsCompletesImmediately() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                #expect(await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }.isEmpty)
                #expect(await unlinked { DropboxClientsManager.unlinkClient("dbid:x", completion: $0) }.isEmpty)
            }
        }

        @Test func unlinkedAccountCanSignInAgain() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                _ = try await fixture.signIn()
                _ = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                _ = try await fixture.signIn()
                _ = try await DropboxClientsManager.authorizedClient?.users.getCurrentAccount().response()
                #expect(DropboxClientsManager.authorizedClient != nil)
            }
        }
    }
}
