import AppleFoundation
import DropboxConcurrency
import DropboxCore
import Foundation
import Security
import Synchronization
import Testing
@testable import DropboxOAuth

// Uses the keychain, like the other tests of that suite.
extension KeychainTests {
    /// Sign-ins in the Dropbox app. The system terminates the app meanwhile, and launches it with the redirect.
    @MainActor @Suite(.timeLimit(.minutes(10))) struct PendingSignIns {
        private let server: URL
        /// The bodies of the requests for tokens.
        private let requests: Locked<[String]>

        init() {
            Keychain.current.withLock { $0 = Keychain() }
            let requests = Locked<[String]>([])
            self.requests = requests
            server = ScriptedServer.start { _, body in
                requests.withLock { $0.append(String(decoding: body, as: UTF8.self)) }
                let json =
                    #"{"access_token":"token","token_type":"bearer","expires_in":14400,"refresh_token":"refresh","#
                    + #""scope":"","uid":"1","account_id":"dbid:1"}"#
                return .init(headers: ["Content-Type": "application/json"], body: Data(json.utf8))
            }
        }

        /// The manager of a new process.
        private func launch(now: Date = Date()) -> DropboxOAuthManager {
            let server = server
            return DropboxOAuthManager(
                configuration: .init(appKey: "key") {
                    $0.baseHosts = BaseHosts(server: server.absoluteString)
                    $0.now = { now }
                },
                secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: KeychainTokenStore(service: "app")))
        }

        private var hasStoredSignIn: Bool {
            Keychain.current.withLock { $0.items.contains { $0.attributes[kSecAttrService] == "app.sign-in" } }
        }

        /// Opens the Dropbox app, and returns the URL with which it answers. The process ends then.
        private func begin() async throws -> URL {
            let application = DropboxApp()
            launch().authorize(application, options: SignInOptions())
            while !hasStoredSignIn { await Task.yield() }
            let request = try #require(
                application.request.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) })
            let state = try #require(request.queryItems?.first { $0.name == "state" }?.value)
            var answer = URLComponents()
            (answer.scheme, answer.host, answer.path) = ("db-key", "1", "/connect")
            answer.queryItems = [
                URLQueryItem(name: "oauth_token", value: "oauth2code:"),
                URLQueryItem(name: "oauth_token_secret", value: "code"), URLQueryItem(name: "state", value: state),
            ]
            return try #require(answer.url)
        }

        private func result(_ manager: DropboxOAuthManager, _ url: URL) async -> DropboxOAuthResult? {
            await withCheckedContinuation { continuation in
                #expect(manager.handleRedirectURL(url) { continuation.resume(returning: $0) })
            }
        }

        private func isInconsistent(_ result: DropboxOAuthResult?) -> Bool {
            if case .error(.inconsistentState, _)? = result { true } else { false }
        }

        @Test func nextProcessFinishesTheSignIn() async throws {
            let redirect = try await begin()
            let manager = launch()
            let result = await result(manager, redirect)
            guard case .success(let token)? = result else {
                Issue.record("\(String(describing: result))")
                return
            }
            #expect(token.accessToken == "token")
            #expect(try manager.tokens.uids() == [token.uid])
            let all = requests.withLock { $0 }
            // The proof key of the first process.
            #expect(all.count == 1 && all[0].contains("code_verifier="))
            #expect(!hasStoredSignIn)
            #expect(isInconsistent(await self.result(launch(), redirect)))
        }

        @Test func redirectOfAnotherSignInIsRejected() async throws {
            let redirect = try await begin()
            let other = try #require(URL(string: redirect.absoluteString.replacing("state=", with: "state=x")))
            let manager = launch()
            #expect(isInconsistent(await result(manager, other)))
            #expect(hasStoredSignIn)
            if case .success? = await result(manager, redirect) {} else { Issue.record("not signed in") }
        }

        @Test func signInOfYesterdayIsNotContinued() async throws {
            let redirect = try await begin()
            #expect(isInconsistent(await result(launch(now: Date().addingTimeInterval(90_000)), redirect)))
            #expect(requests.withLock { $0 }.isEmpty)
        }

        @Test func canceledSignInIsDeleted() async throws {
            _ = try await begin()
            let cancellation = try #require(URL(string: "db-key://1/cancel"))
            if case .cancel? = await result(launch(), cancellation) {} else { Issue.record("not canceled") }
            #expect(!hasStoredSignIn)
        }

        @Test func signInIsNotAToken() async throws {
            _ = try await begin()
            let store = KeychainTokenStore(service: "app")
            #expect(try store.uids().isEmpty)
            try store.removeAll()
            #expect(hasStoredSignIn)
        }

        @Test func lockedKeychainIsAnError() async throws {
            _ = try await begin()
            Keychain.current.withLock { $0.device = .beforeFirstUnlock }
            let store = KeychainTokenStore(service: "app")
            #expect(throws: TokenStoreError.self) { try store.signIn(of: "key") }
            #expect(throws: TokenStoreError.self) { try store.storeSignIn(Data(), of: "key") }
            Keychain.current.withLock { $0.device = .unlocked }
            #expect(try store.signIn(of: "other") == nil)
            try store.storeSignIn(nil, of: "other")
        }
    }
}

/// An app on a device with the Dropbox app.
@MainActor private final class DropboxApp: SharedApplication {
    private(set) var request: URL?

    func presentErrorMessage(_ message: String, title: String) {}
    func presentErrorMessageWithHandlers(_ message: String, title: String, buttonHandlers: [String: () -> Void]) {}
    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool {
        request = authURL
        return true
    }
    func presentAuthChannel(
        _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool, cancelHandler: @escaping @MainActor () -> Void
    ) {}
    func presentExternalApp(_ url: URL) {}
    func canPresentExternalApp(_ url: URL) -> Bool { true }
    func presentLoading() {}
    func dismissLoading() {}
}
