import DropboxSync
import Foundation
import SwiftyDropbox

/// The accounts that users signed in to on this device.
public final class Accounts: Sendable {
    private let settings: Settings
    private let manager: DropboxOAuthManager
    private let accounts: SyncAccountManager

    /// Reads the accounts of earlier launches.
    public init(_ settings: Settings) async throws {
        self.settings = settings
        manager = settings.makeOAuthManager()
        accounts = try await SyncAccountManager(
            oauthManager: manager, directory: settings.directory.appendingPathComponent("accounts"))
    }

    /// All accounts, the latest last.
    public var all: [SyncAccount] { accounts.linkedAccounts }

    /// A stream of the accounts whose sign-in or name changes.
    public var changes: AsyncStream<SyncAccount> { accounts.changes }

    /// Begins a sign-in, and returns the page to open in a browser.
    ///
    /// Dropbox then opens a URL of the app, which you pass to `finishSignIn(_:)`. The system may terminate the app in the
    /// meantime.
    public func signInPage() throws -> URL {
        let scopes = ScopeRequest(
            scopeType: .user,
            scopes: [
                "account_info.read", "files.metadata.read", "files.content.read", "files.content.write",
                "sharing.read", "sharing.write",
            ], includeGrantedScopes: false)
        return try accounts.beginLinking(
            redirectURL: URL(string: "db-\(settings.appKey)://2/token"), scopeRequest: scopes)
    }

    /// Finishes a sign-in. Returns `nil` if the URL isn't the response to a sign-in, or if the user declined.
    public func finishSignIn(_ url: URL) async throws -> SyncAccount? { try await accounts.handleOpenURL(url) }

    /// Signs out, on this device and on the server.
    public func signOut(_ account: SyncAccount) async throws { try await account.unlink() }

    /// Returns a client whose transfers continue while the app isn't running, or `nil` if the account was signed out.
    public func makeBackgroundClient(for account: SyncAccount) -> DropboxClient? {
        manager.getAccessToken(account.userID).map {
            settings.makeBackgroundClient(for: $0, of: manager, session: Settings.appSession(of: account.userID))
        }
    }
}
