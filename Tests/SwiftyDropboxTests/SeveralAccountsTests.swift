import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

extension ClientsManagerTests {
    @Suite struct SeveralAccounts {
        private func account() async throws -> String? {
            try await DropboxClientsManager.authorizedClient?.users.getCurrentAccount().response().accountId
        }

        @Test func setupSelectsTheAccount() async throws {
            try await ManagerFixture.withTwo { fixture, ada, grace in
                for uid in [ada.uid, grace.uid] {
                    DropboxClientsManager.setupWithAppKeyMultiUser(
                        fixture.emulator.appKey, secureStorageAccess: fixture.storage, tokenUid: uid,
                        configuration: fixture.configuration)
                    let value1 = try await account()
                    #expect(value1 == uid)
                }
                DropboxClientsManager.setupWithAppKeyMultiUser(
                    fixture.emulator.appKey, secureStorageAccess: fixture.storage, tokenUid: "dbid:nobody",
                    configuration: fixture.configuration)
                #expect(DropboxClientsManager.authorizedClient == nil)
                #expect(DropboxClientsManager.authorizedClients.count == 2)
            }
        }

        @Test func reauthorizeSwitchesTheAccount() async throws {
            try await ManagerFixture.withTwo { _, ada, grace in
                let value2 = try await account()
                #expect(value2 == grace.uid)
                DropboxClientsManager.reauthorizeClient(ada.uid)
                let value3 = try await account()
                #expect(value3 == ada.uid)
                DropboxClientsManager.reauthorizeClient("dbid:nobody")
                let value4 = try await account()
                #expect(value4 == ada.uid, "an account that isn't signed in doesn't sign the user out")
            }
        }

        @Test func customTransportClientUsesTheTokenOfEachAccount() async throws {
            try await ManagerFixture.withTwo { fixture, ada, grace in
                let transport = DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "of the app")),
                    configuration: fixture.configuration)
                DropboxClientsManager.setupWithAppKeyMultiUser(
                    fixture.emulator.appKey, transportClient: transport, secureStorageAccess: fixture.storage,
                    tokenUid: ada.uid, configuration: fixture.configuration)
                for (uid, client) in DropboxClientsManager.authorizedClients {
                    let value4 = try await client.users.getCurrentAccount().response().accountId
                    #expect(value4 == uid)
                }
                #expect(transport.accessTokenProvider?.accessToken == "of the app")
                // Unlinking doesn't shut down the connections of the app's own transport client.
                _ = await unlinked { DropboxClientsManager.unlinkClient(ada.uid, completion: $0) }
                let left = try #require(DropboxClientsManager.authorizedClients[grace.uid])
                let value5 = try await left.users.getCurrentAccount().response().accountId
                #expect(value5 == grace.uid)
            }
        }

        @Test func customTransportClientWithATokenNeedsNoSignIn() async throws {
            try await ManagerFixture.run { fixture in
                let transport = DropboxTransportClientImpl(
                    authentication: .accessToken(
                        LongLivedAccessTokenProvider(accessToken: fixture.emulator.accessToken)),
                    configuration: fixture.configuration)
                DropboxClientsManager.setupWithAppKeyDesktop(
                    fixture.emulator.appKey, transportClient: transport, secureStorageAccess: fixture.storage)
                let value6 = try await account()
                #expect(value6 != nil)
                _ = await unlinked { DropboxClientsManager.unlinkClients(completion: $0) }
                #expect(DropboxClientsManager.authorizedClient == nil)
            }
        }

        @Test func tokenStoreErrorIsThrown() async throws {
            try await ManagerFixture.run { fixture in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-store-\(UUID())")
                try Data("not JSON".utf8).write(to: folder)
                defer { try? FileManager.default.removeItem(at: folder) }
                let manager = DropboxOAuthManager(
                    configuration: .init(appKey: fixture.emulator.appKey),
                    secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: FileTokenStore(file: folder)))
                #expect(throws: TokenStoreError.self) {
                    try DropboxClientsManager.setUp(DropboxClientsManager.Setup(manager))
                }
                #expect(DropboxClientsManager.authorizedClient == nil)
            }
        }

        @Test func unreadableAccountDoesNotAffectOthers() async throws {
            try await ManagerFixture.withTwo { fixture, ada, grace in
                let store = UnreliableTokenStore()
                for token in [ada, grace] { try store.store(token) }
                let fixture = ManagerFixture(emulator: fixture.emulator, tokens: store)
                fixture.launch()
                store.fail(for: [grace.uid])
                // A working client continues with its token.
                DropboxClientsManager.reauthorizeClient(grace.uid)
                let value8 = try await account()
                #expect(value8 == grace.uid)
                // The next launch restores the readable accounts.
                let lines = Lines()
                DropboxClientsManager.loggingClosure = { _, text in lines.add(text) }
                fixture.launch()
                DropboxClientsManager.loggingClosure = nil
                #expect(DropboxClientsManager.authorizedClients.keys.sorted() == [ada.uid])
                let value9 = try await account()
                #expect(value9 == ada.uid)
                #expect(lines.all.contains { $0.contains("the store is locked") })
            }
        }

        @Test func concurrentCallsLeaveAConsistentState() async throws {
            try await ManagerFixture.withTwo { fixture, ada, grace in
                await withTaskGroup { group in
                    for number in 0..<8 {
                        group.addTask {
                            for round in 0..<50 {
                                switch (number + round) % 8 {
                                case 0: fixture.launch()
                                case 1: DropboxClientsManager.reauthorizeClient(ada.uid)
                                case 2: DropboxClientsManager.reauthorizeClient(grace.uid)
                                case 3: _ = DropboxClientsManager.authorizedClients
                                case 4: DropboxClientsManager.authorizedClient = nil
                                case 5: DropboxClientsManager.loggingClosure = { _, _ in }
                                case 6: DropboxClientsManager.resetClients()
                                default: _ = DropboxClientsManager.authorizedClient?.selectUser
                                }
                            }
                        }
                    }
                }
                DropboxClientsManager.loggingClosure = nil
                fixture.launch()
                #expect(DropboxClientsManager.authorizedClients.keys.sorted() == [ada.uid, grace.uid].sorted())
                let value7 = try await account()
                #expect(value7 == [ada.uid, grace.uid].min())
            }
        }
    }
}
