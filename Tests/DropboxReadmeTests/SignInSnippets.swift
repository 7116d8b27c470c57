import DropboxEmulator
import Foundation
import SwiftyDropbox

// The snippets of Documentation/SignIn.md, verbatim. `SignInDocumentationTests` compares and runs them.

func makingAManager() -> DropboxOAuthManager {
    let manager = DropboxOAuthManager(configuration: .init(appKey: "APP_KEY"))
    return manager
}

func commandLine(
    _ manager: DropboxOAuthManager, openURL: @escaping @Sendable (URL) async throws(SignInError) -> Void
) async throws -> DropboxAccessToken {
    let scopes = ScopeRequest(
        scopeType: .user, scopes: ["account_info.read", "files.metadata.read"], includeGrantedScopes: false)
    let token = try await manager.signIn(scopeRequest: scopes, openURL: openURL)
    let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
    let account = try await client.users.getCurrentAccount().response()
    print("Hello,", account.name.displayName)
    return token
}

func withoutABrowser(
    _ manager: DropboxOAuthManager, readCode: (URL) -> String?
) async throws -> DropboxAccessToken? {
    let attempt = manager.beginSignIn()
    guard let page = attempt.authorizeURL else { return nil }
    print("Open \(page) anywhere, and type the code:")
    guard let code = readCode(page) else { return nil }
    return try await manager.finish(attempt, code: code)
}

func makingAServersManager(appKey: String, appSecret: String) -> DropboxOAuthManager {
    let configuration = DropboxOAuthManager.Configuration(appKey: appKey) { $0.appSecret = appSecret }
    let manager = DropboxOAuthManager(
        configuration: configuration, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
    return manager
}

/// What a server keeps for a browser.
struct BrowserSession {
    var data = Data()
}

func sendingToThePage(_ manager: DropboxOAuthManager, _ session: inout BrowserSession) throws -> URL? {
    let attempt = manager.beginSignIn(redirectURL: URL(string: "https://app.example/dropbox"))
    session.data = try JSONEncoder().encode(attempt)
    return attempt.authorizeURL
}

func comingBack(_ manager: DropboxOAuthManager, _ session: BrowserSession, _ request: URL) async throws -> String {
    let attempt = try JSONDecoder().decode(SignInAttempt.self, from: session.data)
    do {
        let token = try await manager.finish(attempt, redirect: request)
        return "signed in: \(token.uid)"
    } catch .cancelled {
        return "You did not let the app in."
    } catch {
        return "\(error)"
    }
}

func anotherAccount() -> SignInOptions {
    var options = SignInOptions()
    options.forcesReauthentication = true
    return options
}

func needingToSignIn(_ manager: DropboxOAuthManager) async {
    for await need in manager.accountsRequiringSignIn {
        print(need)
        break
    }
}

func keepingInAFile() -> DropboxOAuthManager {
    let file = FileManager.default.temporaryDirectory.appending(path: "notes-tokens.json")
    let storage = SecureStorageAccessDefaultImpl(tokens: FileTokenStore(file: file))
    let manager = DropboxOAuthManager(appKey: "APP_KEY", secureStorageAccess: storage)
    return manager
}

func severalAccounts(_ manager: DropboxOAuthManager) async throws {
    for (uid, token) in manager.getAllAccessTokens() {
        let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
        print(uid, try await client.users.getCurrentAccount().response().email)
    }
}

func signingOut(_ manager: DropboxOAuthManager, _ token: DropboxAccessToken) async throws {
    try await manager.signOut(token.uid)
}

func configured(for emulator: DropboxEmulator) -> DropboxOAuthManager.Configuration {
    let configuration = DropboxOAuthManager.Configuration(appKey: emulator.appKey) {
        $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
    }
    return configuration
}
