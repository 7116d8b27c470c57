import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

extension SnippetTests {
    @Suite struct Manager {
        /// Sets up the manager with a signed-in account of the emulator and a background client.
        private func withManager(_ body: (SnippetFixture) async throws -> Void) async throws {
            try await SnippetFixture.with { fixture in
                let folder = try TemporaryDirectory()
                let tokens = MemoryTokenStore()
                tokens.store(DropboxAccessToken(accessToken: fixture.emulator.accessToken, uid: "dbid:ada"))
                let manager = DropboxOAuthManager(
                    configuration: .init(appKey: fixture.emulator.appKey) {
                        $0.baseHosts = BaseHosts(server: fixture.emulator.url.absoluteString)
                    }, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
                var session = NetworkSessionConfiguration.background(withIdentifier: "snippets-\(UUID())")
                session.backgroundDirectory = folder.url
                await ExclusiveAccess.clientsManager.acquire()
                let outcome: Result<Void, any Error>
                do {
                    try DropboxClientsManager.setUp(.init(manager, backgroundSession: session))
                    outcome = .success(try await body(fixture))
                } catch {
                    outcome = .failure(error)
                }
                DropboxClientsManager.resetClients()
                await ExclusiveAccess.clientsManager.release()
                try outcome.get()
            }
        }

        /// The forms of SwiftyDropbox 9.
        @Test func redirectsWithoutASignInAreHandled() async throws {
            try await withManager { fixture in
                let foreign = try #require(URL(string: "https://example.com"))
                #expect(DropboxClientsManager.handleRedirectURL(foreign) == nil)
                #expect(!DropboxClientsManager.handleRedirectURL(foreign) { _ in })
                let own = try #require(URL(string: "db-\(fixture.emulator.appKey)://2/token#access_token=x&uid=1"))
                guard case .error(.inconsistentState, _) = DropboxClientsManager.handleRedirectURL(own) else {
                    Issue.record("a redirect without a sign-in was accepted")
                    return
                }
                let client = try #require(DropboxClientsManager.authorizedClient)
                #expect(client.auth.client.accessToken == fixture.emulator.accessToken)
            }
        }

        @Test func clientExistsAfterSignIn() async throws {
            try await withManager { _ in
                for client in [Seed001.dropboxClientInstance(), Seed000.dropboxClientInstance()] {
                    _ = try await #require(client).users.getCurrentAccount().response()
                }
            }
        }

        @Test func backgroundClientDownloads() async throws {
            let folder = try TemporaryDirectory()
            try await withManager { fixture in
                try fixture.ada.put("/song", "la la")
                let destination = folder.url.appendingPathComponent("song")
                Seed001.makingRequests(path: "/song", destinationUrl: destination)
                await expectPrinted("song")
                let content = try String(contentsOf: destination, encoding: .utf8)
                #expect(content == "la la")
            }
        }

        @Test func requestsCanBeCustomizedBeforeTheyStart() async throws {
            let folder = try TemporaryDirectory()
            try await SnippetFixture.with { fixture in
                try fixture.ada.put("/song", "la la")
                let destination = folder.url.appendingPathComponent("song")
                let clock = ContinuousClock()
                let start = clock.now
                Seed001.customizingRequests(fixture.client, path: "/song", destinationUrl: destination)
                await expectPrinted("song")
                #expect(clock.now - start > .seconds(4))
            }
        }

        @Test func teamRoutesWithoutATeamFail() async throws {
            try await withManager { _ in
                Seed001.usingTheObjectiveCLayer()
                await expectPrinted("no access token")
            }
        }

        @Test func createFolderV2CreatesAFolder() async throws {
            try await SnippetFixture.with { fixture in
                Seed001.createFolderV2(fixture.client)
                await expectPrinted("/some/folder/path")
            }
        }

        @Test func globalHandlersReceiveErrorsOfAllRequests() async throws {
            defer { GlobalErrorResponseHandler.shared.deregisterAllGlobalErrorHandlers() }
            try await SnippetFixture.with { fixture in
                Seed000.consistentGlobalErrorHandling()
                fixture.client.files.listFolder(path: "/nowhere").response { _, _ in }
                await expectPrinted("Trouble with a folder")
                GlobalErrorResponseHandler.shared.deregisterAllGlobalErrorHandlers()
            }
            try await withManager { fixture in
                Seed000.consistentGlobalErrorHandling()
                try fixture.emulator.faults.add(.expiredToken, on: "users/get_current_account")
                DropboxClientsManager.authorizedClient?.users.getCurrentAccount().response { _, _ in }
                _ = await fixture.emulator.calls.waitForResponse { $0.route == "auth/token/revoke" }
                #expect(DropboxClientsManager.authorizedClient == nil)
                GlobalErrorResponseHandler.shared.deregisterAllGlobalErrorHandlers()
            }
        }

        @Test func requestErrorsAndTasksOfTheReference() async throws {
            Printed.clear()
            Seed003.requestError(.httpError(404, nil, nil))
            await expectPrinted("HTTP error 404")
            try await SnippetFixture.with { fixture in
                try fixture.ada.put("/a", "a")
                try await Seed003.tasks(fixture.client)
                await expectPrinted("late: 1 entries")
            }
        }

        @Test func tokensOfOldSDKsAreMigratedOnce() async throws {
            try await withManager { fixture in
                let tokens = MemoryTokenStore()
                let storage = SecureStorageAccessDefaultImpl(tokens: tokens)
                let configuration = DropboxTransportClientImpl.Configuration {
                    $0.baseHosts = BaseHosts(server: fixture.emulator.url.absoluteString)
                    $0.retryPolicy = .never
                }
                Seed000.migrateTokensOfEarlierSDKs([], storage: storage, configuration: configuration)
                await expectPrinted("nothing to migrate")
                // The app key of the snippet is invalid, so no token is exchanged or stored.
                let old = OAuth1Migration.Token(uid: "1", token: "t", secret: "s")
                Seed000.migrateTokensOfEarlierSDKs([old], storage: storage, configuration: configuration)
                await expectPrinted("not migrated: 1")
                #expect(tokens.uids().isEmpty)
            }
        }

        @Test func transportClientsCanBeConfigured() async throws {
            try await withManager { _ in
                Seed001.configureNetworkClientOnIOS(
                    mySessionConfiguration: .default, myLongpollSessionConfiguration: .defaultLongpoll)
                #expect(DropboxClientsManager.authorizedClient?.accessTokenProvider.accessToken == "<MY_ACCESS_TOKEN>")
                Seed000.configureNetworkClientOnMacOS()
            }
        }
    }
}
