import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// The state of the manager is global, so these tests run serially.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ClientsManagerTests {}

/// An emulator, and the manager with a separate token store.
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
        let fixture = ManagerFixture(
            emulator: try await DropboxEmulator.start(configuration), tokens: MemoryTokenStore())
        await ExclusiveAccess.clientsManager.acquire()
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(fixture)) } catch { outcome = .failure(error) }
        DropboxClientsManager.resetClients()
        await ExclusiveAccess.clientsManager.release()
        await fixture.emulator.stop()
        try outcome.get()
    }

    /// A fixture with two signed-in accounts, first ada, then grace.
    static func withTwo(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (ManagerFixture, _ ada: DropboxAccessToken, _ grace: DropboxAccessToken) async throws -> Void
    ) async throws {
        try await run {
            $0.accounts = [.init("ada"), .init("grace")]
        } _: { fixture in
            fixture.launch()
            let ada = try await fixture.signIn(try fixture.emulator.account("ada"))
            let grace = try await fixture.signIn(try fixture.emulator.account("grace"))
            try await body(fixture, ada, grace)
        }
    }

    var storage: any SecureStorageAccess { SecureStorageAccessDefaultImpl(tokens: tokens) }

    var configuration: DropboxTransportClientImpl.Configuration {
        .init {
            $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
            $0.retryPolicy = .never
        }
    }

    /// Sets up the manager like an app at launch. A second call simulates a relaunch.
    func launch() {
        DropboxClientsManager.setupWithAppKey(
            emulator.appKey, secureStorageAccess: storage, configuration: configuration)
    }

    /// Signs in an account on the sign-in page, and returns the redirect URL.
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

    /// Signs in an account with the manager.
    func signIn(_ account: EmulatedAccount? = nil) async throws -> DropboxAccessToken {
        let result = await Self.handle(try await redirect(account: account))
        guard case .success(let token) = result else { throw SignInFailed(result: result) }
        return token
    }

    /// Returns the result of a redirect URL, or `nil` if the URL was not handled.
    static func handle(_ url: URL) async -> DropboxOAuthResult? {
        await withCheckedContinuation { continuation in
            DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) {
                continuation.resume(returning: $0)
            }
        }
    }

    static func handleTeam(_ url: URL) async -> DropboxOAuthResult? {
        await withCheckedContinuation { continuation in
            DropboxClientsManager.handleRedirectURLTeam(url) { continuation.resume(returning: $0) }
        }
    }

    /// Returns whether the emulator accepts a token in a client without the manager.
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

/// Unlinks, and waits for the completion.
func unlinked(_ unlink: (@escaping @Sendable ([DropboxClientsManager.UnlinkError]) -> Void) -> Void) async
    -> [DropboxClientsManager.UnlinkError]
{
    await withCheckedContinuation { continuation in unlink { continuation.resume(returning: $0) } }
}

/// An app that records the sign-in page.
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
        _ message: String, title: String, buttonHandlers: [String: () -> Void]
    ) { messages.append(message) }
    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool { false }
    func presentExternalApp(_ url: URL) {}
    func canPresentExternalApp(_ url: URL) -> Bool { false }
    func presentLoading() {}
    func dismissLoading() {}
}
