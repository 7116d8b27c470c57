import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

extension ClientsManagerTests {
    /// The manager with background sessions.
    @Suite struct BackgroundSessions {
        private typealias Found = [Result<DropboxBaseRequestBox, ReconnectionError>]

        private let folder: TemporaryDirectory
        private let identifier = "test-\(UUID().uuidString)"

        init() throws { folder = try TemporaryDirectory() }

        private var session: NetworkSessionConfiguration {
            var session = NetworkSessionConfiguration.background(withIdentifier: identifier)
            session.backgroundDirectory = folder.url
            return session
        }

        /// Sets up the manager like an app with a background session at launch.
        private func launch(_ fixture: ManagerFixture, uid: String? = nil) throws {
            let manager = DropboxOAuthManager(
                configuration: .init(appKey: fixture.emulator.appKey) {
                    $0.baseHosts = fixture.configuration.baseHosts
                },
                secureStorageAccess: fixture.storage)
            try DropboxClientsManager.setUp(
                .init(
                    manager, account: uid.map { .only($0) } ?? .any, configuration: fixture.configuration,
                    backgroundSession: session))
        }

        /// Starts a transfer that is still unfinished when the process exits.
        private func leave(_ note: String, in client: DropboxClient?) async throws {
            let client = try #require(client)
            let request = client.files.upload(path: "/a.txt", input: Data("content".utf8))
                .persistingString(string: note).settingEarliestBeginDate(date: .distantFuture)
            let outcome = Task { try await request.response() }
            while await client.getAllRequests().isEmpty { await Task.yield() }
            client.shutdown()
            _ = await outcome.result
        }

        /// Simulates a launch by the system for background events, and cancels the reconnected transfers.
        private func woken(
            _ wake: (@escaping @Sendable () -> Void, @escaping RequestsToReconnect) -> Void
        ) async -> [String?] {
            let (found, find) = AsyncStream.makeStream(of: Found.self)
            let (over, end) = AsyncStream.makeStream(of: Void.self)
            wake({ end.yield() }, { find.yield($0) })
            var notes: [String?] = []
            for await requests in found {
                for request in requests {
                    guard case .success(.files_upload(let request)) = request else {
                        Issue.record("\(request)")
                        continue
                    }
                    notes.append(request.clientPersistedString)
                    request.cancel()
                }
                break
            }
            // The completion handler from the system.
            for await _ in over { break }
            return notes
        }

        private func account(_ client: DropboxClient?) async throws -> String? {
            try await client?.users.getCurrentAccount().response().accountId
        }

        @Test func launchForBackgroundEventsReconnectsTransfers() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                _ = try await fixture.signIn()
                try launch(fixture)
                try await leave("note", in: DropboxClientsManager.authorizedBackgroundClient)

                try launch(fixture)
                let notes = await woken {
                    DropboxClientsManager.handleEventsForBackgroundURLSession(
                        with: identifier, creationInfos: [], completionHandler: $0, requestsToReconnect: $1)
                }
                #expect(notes == ["note"])
                DropboxClientsManager.authorizedBackgroundClient?.shutdown()
            }
        }

        @Test func systemCompletionHandlerIsCalledOnce() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                _ = try await fixture.signIn()
                try launch(fixture)
                let client = try #require(DropboxClientsManager.authorizedBackgroundClient)
                let (over, end) = AsyncStream.makeStream(of: Void.self)
                let (found, find) = AsyncStream.makeStream(of: Found.self)
                DropboxClientsManager.handleEventsForBackgroundURLSession(
                    with: identifier, creationInfos: [], completionHandler: { end.yield() },
                    requestsToReconnect: { find.yield($0) })
                for await requests in found {
                    #expect(requests.isEmpty)
                    break
                }
                for await _ in over { break }
                for _ in 0..<3 {
                    #expect(await client.getAllRequests().isEmpty)
                    client.didFinishBackgroundEvents?()
                }
                // A later call on the main queue marks the end of the count.
                DispatchQueue.main.async { end.finish() }
                var furtherCalls = 0
                for await _ in over { furtherCalls += 1 }
                #expect(furtherCalls == 0)
                client.shutdown()
            }
        }

        @Test func backgroundSessionHasTheSettingsOfTheSetup() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                _ = try await fixture.signIn()
                var configuration = fixture.configuration
                configuration.session.connection.pinnedKeys = [.init(sha256Base64: "pinned")]
                configuration.session.timeoutIntervalForRequest = 20
                configuration.session.backgroundDirectory = folder.url
                DropboxClientsManager.setupWithAppKey(
                    fixture.emulator.appKey, backgroundSessionIdentifier: identifier,
                    sharedContainerIdentifier: "group.a",
                    secureStorageAccess: fixture.storage, configuration: configuration)
                let client = try #require(DropboxClientsManager.authorizedBackgroundClient)
                let session = try #require(client.client as? DropboxTransportClientImpl).configuration.session
                #expect(session.identifier == identifier && session.sharedContainerIdentifier == "group.a")
                #expect(
                    session.connection.pinnedKeys.map(\.sha256Base64) == ["pinned"]
                        && session.timeoutIntervalForRequest == 20)
                #expect(session.backgroundDirectory == folder.url)
                client.shutdown()
            }
        }

        @Test func backgroundSessionKeepsItsSharedContainer() {
            var settings = NetworkSessionConfiguration()
            settings.sharedContainerIdentifier = "group.a"
            #expect(settings.inBackground(withIdentifier: "x").sharedContainerIdentifier == "group.a")
            let moved = settings.inBackground(withIdentifier: "x", sharedContainerIdentifier: "group.b")
            #expect(moved.sharedContainerIdentifier == "group.b")
        }

        @Test func extensionSessionUsesTheDirectoryOfTheExtension() throws {
            var settings = NetworkSessionConfiguration()
            settings.backgroundDirectory = folder.url
            settings.timeoutIntervalForRequest = 20
            let info = BackgroundExtensionSessionCreationInfo(
                defaultInfo: .init(backgroundSessionIdentifier: "x", sharedContainerIdentifier: "group.a"))
            let session = try #require(info.sessionConfiguration(basedOn: settings))
            #expect(session.backgroundDirectory == nil && session.timeoutIntervalForRequest == 20)
            #expect(session.identifier == "x" && session.sharedContainerIdentifier == "group.a")
        }

        @Test func eventsOfAnUnknownSessionCompleteImmediately() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                _ = try await fixture.signIn()
                let (over, end) = AsyncStream.makeStream(of: Void.self)
                DropboxClientsManager.handleEventsForBackgroundURLSession(
                    with: "session of another SDK", creationInfos: [], completionHandler: { end.yield() },
                    requestsToReconnect: { Issue.record("\($0)") })
                for await _ in over { break }
            }
        }

        @Test func eventsAreHandledForTheirAccount() async throws {
            try await ManagerFixture.withTwo { fixture, ada, grace in
                try launch(fixture, uid: ada.uid)
                try await leave("of ada", in: DropboxClientsManager.authorizedBackgroundClient)
                try launch(fixture, uid: grace.uid)
                #expect(try await account(DropboxClientsManager.authorizedBackgroundClient) == grace.uid)
                let notes = await woken {
                    DropboxClientsManager.handleEventsForBackgroundURLSessionMultiUser(
                        with: identifier, tokenUid: ada.uid, creationInfos: [], completionHandler: $0,
                        requestsToReconnect: $1)
                }
                #expect(notes == ["of ada"], "the session is the one that was set up")
                #expect(try await account(DropboxClientsManager.authorizedBackgroundClient) == ada.uid)
                DropboxClientsManager.authorizedBackgroundClient?.shutdown()
            }
        }

        @Test func backgroundClientCanSwitchAccounts() async throws {
            try await ManagerFixture.withTwo { fixture, ada, grace in
                try launch(fixture, uid: grace.uid)
                let (found, find) = AsyncStream.makeStream(of: Found.self)
                DropboxClientsManager.reauthorizeBackgroundClient(ada.uid) { find.yield($0) }
                for await requests in found {
                    #expect(requests.isEmpty)
                    break
                }
                let client = try #require(DropboxClientsManager.authorizedBackgroundClient)
                #expect(try await account(client) == ada.uid)
                #expect(
                    (client.client as? DropboxTransportClientImpl)?.configuration.session.backgroundDirectory
                        == folder.url
                )
                #expect(try await account(DropboxClientsManager.authorizedClient) == grace.uid)
                DropboxClientsManager.reauthorizeBackgroundClient("dbid:nobody") { _ in }
                #expect(DropboxClientsManager.authorizedBackgroundClient === client)
                client.shutdown()
            }
        }

        /// Apps for SwiftyDropbox don't have to name a session.
        @Test func backgroundClientHasAStandardSession() async throws {
            try await ManagerFixture.withTwo { fixture, _, _ in
                DropboxClientsManager.setupWithAppKey(
                    "key", sessionConfiguration: nil, backgroundSessionConfiguration: nil,
                    secureStorageAccess: fixture.storage, includeBackgroundClient: true)
                let client = try #require(DropboxClientsManager.authorizedBackgroundClient)
                #expect(client.identifier?.hasSuffix(".SwiftyDropbox.backgroundSession") == true)
                client.shutdown()
                DropboxClientsManager.setupWithAppKey("key", secureStorageAccess: fixture.storage)
                #expect(DropboxClientsManager.authorizedBackgroundClient == nil)
            }
        }

        @Test func extensionTransfersAreFoundByTheirSession() async throws {
            try await ManagerFixture.run { fixture in
                fixture.launch()
                let token = try await fixture.signIn()
                var session = session
                session.sharedContainerIdentifier = "group.com.example"
                let manager = DropboxOAuthManager(
                    configuration: .init(appKey: fixture.emulator.appKey) {
                        $0.baseHosts = fixture.configuration.baseHosts
                    },
                    secureStorageAccess: fixture.storage)
                var configuration = fixture.configuration
                configuration.session = session
                let ofExtension = DropboxClient(
                    transportClient: DropboxTransportClientImpl(
                        accessToken: token, dropboxOauthManager: manager, configuration: configuration))
                try await leave("of the extension", in: ofExtension)

                let info = BackgroundExtensionSessionCreationInfo(
                    customInfo: CustomBackgroundExtensionSessionCreationInfo(backgroundSessionConfiguration: session))
                let notes = await woken {
                    DropboxClientsManager.handleEventsForBackgroundURLSession(
                        with: identifier, creationInfos: [info], completionHandler: $0, requestsToReconnect: $1)
                }
                #expect(notes == ["of the extension"])
                let client = try #require(DropboxClientsManager.authorizedExtensionBackgroundClients[identifier])
                #expect(DropboxClientsManager.authorizedBackgroundClient == nil)
                client.shutdown()
            }
        }
    }
}
