import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

extension ClientsManagerTests {
    @Suite struct Unlinking {
        @Test func unlinkedUserIsGoneEverywhere() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                let token = try await site.signIn()
                let kept = try #require(DropboxClientsManager.authorizedClient)
                let ofAnotherRoot = kept.withPathRoot(.home)
                #expect(await site.takes(token))

                let failures = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(failures.isEmpty)
                #expect(DropboxClientsManager.authorizedClient == nil)
                #expect(DropboxClientsManager.authorizedClients.isEmpty)
                let value1 = try site.tokens.uids()
                #expect(value1.isEmpty)
                #expect(await !site.takes(token), "the server takes the old token still")
                for client in [kept, ofAnotherRoot] {
                    await #expect(throws: CallError<Void>.self) {
                        try await client.users.getCurrentAccount().response()
                    }
                }
                site.launch()
                #expect(DropboxClientsManager.authorizedClient == nil)
            }
        }

        @Test func clientsFailBeforeTheServerIsTold() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                _ = try await site.signIn()
                let kept = try #require(DropboxClientsManager.authorizedClient)
                DropboxClientsManager.unlinkClients()
                do throws(CallError<Void>) {
                    _ = try await kept.users.getCurrentAccount().response()
                    Issue.record("the client works still")
                } catch {
                    guard case .clientError(.oauthError(let reason)) = error else {
                        Issue.record("\(error)")
                        return
                    }
                    #expect("\(reason)".contains("the account was unlinked"))
                }
                _ = await site.emulator.calls.waitForCall { $0.route == "auth/token/revoke" }
            }
        }

        @Test(arguments: [
            (Fault.Effect.serverError(), "the server failed with status 500"), (.reset(.before), "no answer"),
        ])
        func serverThatCannotBeToldIsReported(effect: Fault.Effect, words: String) async throws {
            try await ManagerFixture.run { site in
                site.launch()
                let token = try await site.signIn()
                site.emulator.faults.add(effect, on: "auth/token/revoke")
                let failures = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(failures.map(\.uid) == [token.uid])
                #expect("\(failures)".contains(words), "\(failures)")
                #expect(DropboxClientsManager.authorizedClient == nil)
                let value2 = try site.tokens.uids()
                #expect(value2.isEmpty)
            }
        }

        @Test func oneOfTwoUsersIsUnlinked() async throws {
            try await ManagerFixture.withTwo { site, ada, grace in
                #expect(DropboxClientsManager.authorizedClients.keys.sorted() == [ada.uid, grace.uid].sorted())
                for (uid, client) in DropboxClientsManager.authorizedClients {
                    let value3 = try await client.users.getCurrentAccount().response().accountId
                    #expect(value3 == uid)
                }
                let failures = await unlinked { DropboxClientsManager.unlinkClient(ada.uid, completion: $0) }
                #expect(failures.isEmpty)
                #expect(await !site.takes(ada))
                #expect(DropboxClientsManager.authorizedClients.keys.sorted() == [grace.uid])
                let left = try #require(DropboxClientsManager.authorizedClient)
                let value4 = try await left.users.getCurrentAccount().response().accountId
                #expect(value4 == grace.uid)
                let value5 = try site.tokens.uids()
                #expect(value5 == [grace.uid])
            }
        }

        @Test func storeThatDoesNotForgetIsReportedAndTheAccountIsGoneAllTheSame() async throws {
            try await ManagerFixture.run { site in
                let store = UnreliableTokenStore()
                let site = ManagerFixture(emulator: site.emulator, tokens: store)
                site.launch()
                let token = try await site.signIn()
                let kept = try #require(DropboxClientsManager.authorizedClient)
                store.fail(for: [nil, token.uid])
                let failures = await unlinked { DropboxClientsManager.unlinkClient(token.uid, completion: $0) }
                #expect(failures.map(\.uid) == [token.uid])
                #expect(failures.first?.reason is TokenStoreError)
                #expect(DropboxClientsManager.authorizedClient == nil)
                #expect(await !site.takes(token), "the server takes the token still")
                await #expect(throws: CallError<Void>.self) { try await kept.users.getCurrentAccount().response() }

                // Nobody knows any more who is in the store.
                let all = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(all.map(\.uid) == [""] && all.first?.reason is TokenStoreError)
            }
        }

        @Test func clientsOfAnAccountThatAnotherProcessHasRemovedAreUnlinkedToo() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                let token = try await site.signIn()
                let kept = try #require(DropboxClientsManager.authorizedClient)
                try site.tokens.remove(token.uid)
                #expect(await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }.isEmpty)
                #expect(await !site.takes(token))
                await #expect(throws: CallError<Void>.self) { try await kept.users.getCurrentAccount().response() }
            }
        }

        @Test func closuresOfTheAppMayComeBackAsTheyGo() async throws {
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

        @Test func unlinkingOfNobodyIsDoneAtOnce() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                #expect(await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }.isEmpty)
                #expect(await unlinked { DropboxClientsManager.unlinkClient("dbid:x", completion: $0) }.isEmpty)
            }
        }

        @Test func accountCanSignInAgainAfterwards() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                _ = try await site.signIn()
                _ = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                _ = try await site.signIn()
                _ = try await DropboxClientsManager.authorizedClient?.users.getCurrentAccount().response()
                #expect(DropboxClientsManager.authorizedClient != nil)
            }
        }
    }
}
