import DropboxEmulator
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

extension SnippetTests {
    @Suite struct Manager {
        /// The manager set up with the emulator's account signed in, in the foreground and in the background.
        private func withManager(_ body: (Site) async throws -> Void) async throws {
            try await Site.with { site in
                let folder = try TemporaryFolder()
                let tokens = MemoryTokenStore()
                tokens.store(DropboxAccessToken(accessToken: site.emulator.accessToken, uid: "dbid:ada"))
                let manager = DropboxOAuthManager(
                    configuration: .init(appKey: site.emulator.appKey) {
                        $0.baseHosts = BaseHosts(server: site.emulator.url.absoluteString)
                    }, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
                var session = NetworkSessionConfiguration.background(withIdentifier: "snippets-\(UUID())")
                session.backgroundDirectory = folder.url
                await ExclusiveAccess.clientsManager.enter()
                let outcome: Result<Void, any Error>
                do {
                    try DropboxClientsManager.setUp(.init(manager, backgroundSession: session))
                    outcome = .success(try await body(site))
                } catch {
                    outcome = .failure(error)
                }
                DropboxClientsManager.resetClients()
                await ExclusiveAccess.clientsManager.leave()
                try outcome.get()
            }
        }

        @Test func thereIsAClientAfterSigningIn() async throws {
            try await withManager { _ in
                for client in [Seed001.dropboxClientInstance(), Seed000.dropboxClientInstance()] {
                    _ = try await #require(client).users.getCurrentAccount().response()
                }
            }
        }

        @Test func backgroundClientDownloads() async throws {
            let folder = try TemporaryFolder()
            try await withManager { site in
                try site.ada.put("/song", "la la")
                let destination = folder.url.appendingPathComponent("song")
                Seed001.makingRequests(path: "/song", destinationUrl: destination)
                await expectPrinted("song")
                let content = try String(contentsOf: destination, encoding: .utf8)
                #expect(content == "la la")
            }
        }

        @Test func requestsAreCustomizedBeforeTheyStart() async throws {
            let folder = try TemporaryFolder()
            try await Site.with { site in
                try site.ada.put("/song", "la la")
                let destination = folder.url.appendingPathComponent("song")
                let clock = ContinuousClock()
                let start = clock.now
                Seed001.customizingRequests(site.client, path: "/song", destinationUrl: destination)
                await expectPrinted("song")
                #expect(clock.now - start > .seconds(4))
            }
        }

        @Test func teamRoutesOfNobodyFail() async throws {
            try await withManager { _ in
                Seed001.usingTheObjectiveCLayer()
                await expectPrinted("no access token")
            }
        }

        @Test func folderIsCreatedByTheNewerRoute() async throws {
            try await Site.with { site in
                Seed001.createFolderV2(site.client)
                await expectPrinted("/some/folder/path")
            }
        }

        @Test func globalHandlersSeeErrorsOfAllRequests() async throws {
            defer { GlobalErrorResponseHandler.shared.deregisterAllGlobalErrorHandlers() }
            try await Site.with { site in
                Seed000.consistentGlobalErrorHandling()
                site.client.files.listFolder(path: "/nowhere").response { _, _ in }
                await expectPrinted("Trouble with a folder")
                GlobalErrorResponseHandler.shared.deregisterAllGlobalErrorHandlers()
            }
            try await withManager { site in
                Seed000.consistentGlobalErrorHandling()
                site.emulator.faults.add(.expiredToken, on: "users/get_current_account")
                DropboxClientsManager.authorizedClient?.users.getCurrentAccount().response { _, _ in }
                _ = await site.emulator.calls.waitForCall { $0.route == "auth/token/revoke" }
                #expect(DropboxClientsManager.authorizedClient == nil)
                GlobalErrorResponseHandler.shared.deregisterAllGlobalErrorHandlers()
            }
        }

        @Test func requestErrorsAndTasksOfTheReference() async throws {
            Printed.clear()
            Seed003.requestError(.httpError(404, nil, nil))
            await expectPrinted("HTTP error 404")
            try await Site.with { site in
                try site.ada.put("/a", "a")
                try await Seed003.tasks(site.client)
                await expectPrinted("late: 1 entries")
            }
        }

        @Test func tokensOfEarlierSDKsAreMigratedOnce() async throws {
            try await withManager { site in
                let tokens = MemoryTokenStore()
                let storage = SecureStorageAccessDefaultImpl(tokens: tokens)
                let configuration = DropboxTransportClientImpl.Configuration {
                    $0.baseHosts = BaseHosts(server: site.emulator.url.absoluteString)
                    $0.retryPolicy = .never
                }
                Seed000.migrateTokensOfEarlierSDKs([], storage: storage, configuration: configuration)
                await expectPrinted("nothing to migrate")
                // The app key of the snippet is none, so nothing can be exchanged, and nothing is kept.
                let old = OAuth1Migration.Token(uid: "1", token: "t", secret: "s")
                Seed000.migrateTokensOfEarlierSDKs([old], storage: storage, configuration: configuration)
                await expectPrinted("not migrated: 1")
                #expect(tokens.uids().isEmpty)
            }
        }

        @Test func transportClientsAreConfigured() async throws {
            try await withManager { _ in
                Seed001.configureNetworkClientOnIOS(
                    mySessionConfiguration: .default, myLongpollSessionConfiguration: .defaultLongpoll)
                #expect(DropboxClientsManager.authorizedClient?.accessTokenProvider.accessToken == "<MY_ACCESS_TOKEN>")
                Seed000.configureNetworkClientOnMacOS()
            }
        }
    }
}
