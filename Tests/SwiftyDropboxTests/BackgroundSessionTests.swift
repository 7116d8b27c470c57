import DropboxHTTP
import DropboxEmulator
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

extension ClientsManagerTests {
    /// What the manager does with background sessions.
    @Suite struct BackgroundSessions {
        private typealias Found = [Result<DropboxBaseRequestBox, ReconnectionError>]

        private let folder: TemporaryFolder
        private let identifier = "test-\(UUID().uuidString)"

        init() throws { folder = try TemporaryFolder() }

        private var session: NetworkSessionConfiguration {
            var session = NetworkSessionConfiguration.background(withIdentifier: identifier)
            session.backgroundDirectory = folder.url
            return session
        }

        /// What an app with a background session does at its start.
        private func launch(_ site: ManagerFixture, uid: String? = nil) throws {
            let manager = DropboxOAuthManager(
                configuration: .init(appKey: site.emulator.appKey) { $0.baseHosts = site.configuration.baseHosts },
                secureStorageAccess: site.storage)
            try DropboxClientsManager.setUp(
                .init(
                    manager, account: uid.map { .only($0) } ?? .any, configuration: site.configuration,
                    backgroundSession: session))
        }

        /// Begins a transfer that waits, in a process that ends then.
        private func leave(_ note: String, in client: DropboxClient?) async throws {
            let client = try #require(client)
            let request = client.files.upload(path: "/a.txt", input: Data("content".utf8))
                .persistingString(string: note).settingEarliestBeginDate(date: .distantFuture)
            let outcome = Task { try await request.response() }
            while await client.getAllRequests().isEmpty { await Task.yield() }
            client.shutdown()
            _ = await outcome.result
        }

        /// Lets the system wake the app, and ends what it finds.
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
            // The system's completion handler.
            for await _ in over { break }
            return notes
        }

        private func account(_ client: DropboxClient?) async throws -> String? {
            try await client?.users.getCurrentAccount().response().accountId
        }

        @Test func appThatIsWokenReconnectsItsTransfersAndTellsTheSystem() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                _ = try await site.signIn()
                try launch(site)
                try await leave("note", in: DropboxClientsManager.authorizedBackgroundClient)

                try launch(site)
                let notes = await woken {
                    DropboxClientsManager.handleEventsForBackgroundURLSession(
                        with: identifier, creationInfos: [], completionHandler: $0, requestsToReconnect: $1)
                }
                #expect(notes == ["note"])
                DropboxClientsManager.authorizedBackgroundClient?.shutdown()
            }
        }

        @Test func systemIsToldOnceHoweverOftenTheSessionRunsOutOfTransfers() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                _ = try await site.signIn()
                try launch(site)
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
                for _ in 0..<3 {
                    #expect(await client.getAllRequests().isEmpty)
                    client.didFinishBackgroundEvents?()
                }
                // What is called on the main queue later than the others ends the count.
                DispatchQueue.main.async { end.finish() }
                var calls = 0
                for await _ in over { calls += 1 }
                #expect(calls == 1)
                client.shutdown()
            }
        }

        @Test func backgroundSessionByItsNameHasTheSettingsOfTheSetup() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                _ = try await site.signIn()
                var configuration = site.configuration
                configuration.session.connection.pinnedKeys = [.init(sha256Base64: "pinned")]
                configuration.session.timeoutIntervalForRequest = 20
                configuration.session.backgroundDirectory = folder.url
                DropboxClientsManager.setupWithAppKey(
                    site.emulator.appKey, backgroundSessionIdentifier: identifier, sharedContainerIdentifier: "group.a",
                    secureStorageAccess: site.storage, configuration: configuration)
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

        @Test func sessionInTheBackgroundHasTheContainerThatItHad() {
            var settings = NetworkSessionConfiguration()
            settings.sharedContainerIdentifier = "group.a"
            #expect(settings.inBackground(withIdentifier: "x").sharedContainerIdentifier == "group.a")
            let moved = settings.inBackground(withIdentifier: "x", sharedContainerIdentifier: "group.b")
            #expect(moved.sharedContainerIdentifier == "group.b")
        }

        @Test func sessionOfAnExtensionIsWhereTheExtensionHasPutIt() throws {
            var settings = NetworkSessionConfiguration()
            settings.backgroundDirectory = folder.url
            settings.timeoutIntervalForRequest = 20
            let info = BackgroundExtensionSessionCreationInfo(
                defaultInfo: .init(backgroundSessionIdentifier: "x", sharedContainerIdentifier: "group.a"))
            let session = try #require(info.sessionConfiguration(basedOn: settings))
            #expect(session.backgroundDirectory == nil && session.timeoutIntervalForRequest == 20)
            #expect(session.identifier == "x" && session.sharedContainerIdentifier == "group.a")
        }

        @Test func eventsOfASessionThatNobodyKnowsAreOverAtOnce() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                _ = try await site.signIn()
                let (over, end) = AsyncStream.makeStream(of: Void.self)
                DropboxClientsManager.handleEventsForBackgroundURLSession(
                    with: "somebody else's", creationInfos: [], completionHandler: { end.yield() },
                    requestsToReconnect: { Issue.record("\($0)") })
                for await _ in over { break }
            }
        }

        @Test func eventsAreHandledForTheAccountThatTheyBelongTo() async throws {
            try await ManagerFixture.withTwo { site, ada, grace in
                try launch(site, uid: ada.uid)
                try await leave("of ada", in: DropboxClientsManager.authorizedBackgroundClient)
                try launch(site, uid: grace.uid)
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

        @Test func backgroundClientBecomesThatOfAnotherAccount() async throws {
            try await ManagerFixture.withTwo { site, ada, grace in
                try launch(site, uid: grace.uid)
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
                #expect(DropboxClientsManager.authorizedBackgroundClient == nil)
                client.shutdown()
            }
        }

        @Test func transfersOfAnExtensionAreFoundByItsSession() async throws {
            try await ManagerFixture.run { site in
                site.launch()
                let token = try await site.signIn()
                var session = session
                session.sharedContainerIdentifier = "group.com.example"
                let manager = DropboxOAuthManager(
                    configuration: .init(appKey: site.emulator.appKey) { $0.baseHosts = site.configuration.baseHosts },
                    secureStorageAccess: site.storage)
                var configuration = site.configuration
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
