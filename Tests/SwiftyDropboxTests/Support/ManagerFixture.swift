import DropboxEmulator
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

/// The manager's state is the process's, so one test at a time.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ClientsManagerTests {}

/// An emulator, and the manager set up for it with a store of its own.
struct ManagerFixture {
    let emulator: DropboxEmulator
    let tokens: any TokenStore

    static func run(
        isolation: isolated (any Actor)? = #isolation,
        _ change: (inout DropboxEmulator.Configuration) -> Void = { _ in },
        _ body: (ManagerFixture) async throws -> Void
    ) async throws {
        var configuration = DropboxEmulator.Configuration()
        change(&configuration)
        let site = ManagerFixture(
            emulator: try await DropboxEmulator.start(configuration), tokens: MemoryTokenStore())
        await ExclusiveAccess.clientsManager.enter()
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(site)) } catch { outcome = .failure(error) }
        DropboxClientsManager.resetClients()
        await ExclusiveAccess.clientsManager.leave()
        await site.emulator.stop()
        try outcome.get()
    }

    /// A site at which two accounts have signed in, ada first and then grace.
    static func withTwo(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (ManagerFixture, _ ada: DropboxAccessToken, _ grace: DropboxAccessToken) async throws -> Void
    ) async throws {
        try await run {
            $0.accounts = [.init("ada"), .init("grace")]
        } _: { site in
            site.launch()
            let ada = try await site.signIn(try site.emulator.account("ada"))
            let grace = try await site.signIn(try site.emulator.account("grace"))
            try await body(site, ada, grace)
        }
    }

    var storage: any SecureStorageAccess { SecureStorageAccessDefaultImpl(tokens: tokens) }

    var configuration: DropboxTransportClientImpl.Configuration {
        .init {
            $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
            $0.retryPolicy = .never
        }
    }

    /// What an app does at its start; doing it again is a relaunch.
    func launch() {
        DropboxClientsManager.setupWithAppKey(
            emulator.appKey, secureStorageAccess: storage, configuration: configuration)
    }

    /// Lets an account sign in on the page, and answers the address that the app is opened with afterwards.
    @MainActor
    func redirect(
        account: EmulatedAccount? = nil, press button: TestBrowser.Button = .allow, scopes: [String] = []
    ) async throws -> URL {
        let app = PageKeeper()
        DropboxClientsManager.authorize(
            app,
            scopeRequest: scopes.isEmpty
                ? nil : ScopeRequest(scopeType: .user, scopes: scopes, includeGrantedScopes: false))
        var browser = TestBrowser()
        let outcome = try await browser.press(button, on: try #require(app.page), account: account?.id)
        return try #require(outcome.redirect)
    }

    /// Signs an account in through the manager.
    func signIn(_ account: EmulatedAccount? = nil) async throws -> DropboxAccessToken {
        let result = await Self.handle(try await redirect(account: account))
        guard case .success(let token) = result else { throw SignInFailed(result: result) }
        return token
    }

    /// What became of a redirect; `nil` where it was not meant for the app.
    static func handle(_ url: URL) async -> DropboxOAuthResult? {
        await withCheckedContinuation { continuation in
            let isOurs = DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) {
                continuation.resume(returning: $0)
            }
            if !isOurs { continuation.resume(returning: nil) }
        }
    }

    static func handleTeam(_ url: URL) async -> DropboxOAuthResult? {
        await withCheckedContinuation { continuation in
            let isOurs = DropboxClientsManager.handleRedirectURLTeam(url) { continuation.resume(returning: $0) }
            if !isOurs { continuation.resume(returning: nil) }
        }
    }

    /// Whether the emulator takes a token that is used without the manager.
    func takes(_ token: DropboxAccessToken) async -> Bool {
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token.accessToken)),
                configuration: configuration))
        defer { client.shutdown() }
        do throws(CallError<Void>) {
            _ = try await client.users.getCurrentAccount().response()
            return true
        } catch {
            return false
        }
    }
}

struct SignInFailed: Error {
    let result: DropboxOAuthResult?
}

/// Unlinks, and waits until the server has been told.
func unlinked(_ unlink: (@escaping @Sendable ([DropboxClientsManager.UnlinkError]) -> Void) -> Void) async
    -> [DropboxClientsManager.UnlinkError]
{
    await withCheckedContinuation { continuation in unlink { continuation.resume(returning: $0) } }
}

/// An app that remembers the page it was to show.
@MainActor
final class PageKeeper: SharedApplication {
    private(set) var page: URL?
    private(set) var messages: [String] = []

    func presentAuthChannel(
        _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool, cancelHandler: @escaping @MainActor () -> Void
    ) {
        page = authURL
    }

    func presentErrorMessage(_ message: String, title: String) { messages.append(message) }
    func presentErrorMessageWithHandlers(
        _ message: String, title: String, buttonHandlers: [String: @MainActor () -> Void]
    ) { messages.append(message) }
    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool { false }
    func presentExternalApp(_ url: URL) {}
    func canPresentExternalApp(_ url: URL) -> Bool { false }
    func presentLoading() {}
    func dismissLoading() {}
}
