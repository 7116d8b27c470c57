import DropboxSync
import Foundation
import SwiftyDropbox

/// The settings that the app and its extension share.
public struct Settings: Sendable {
    /// The app key from the App Console.
    public var appKey: String

    /// The app group of the app and its extension, or `nil` if there is no extension.
    public var group: String?

    /// The directory of everything that the app stores: a directory in the container of the group if there is one.
    public var directory: URL

    /// The keychain access group of the app and its extension, or another token store for tests.
    public var tokens: any SecureStorageAccess

    /// The servers. The default is Dropbox.
    public var hosts = BaseHosts.default

    public init(appKey: String, group: String?, directory: URL, tokens: any SecureStorageAccess) {
        self.appKey = appKey
        self.group = group
        self.directory = directory
        self.tokens = tokens
    }

    /// Signs in users, and refreshes their tokens. The app and the extension each have one.
    public func makeOAuthManager() -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: .init(appKey: appKey) { $0.baseHosts = hosts }, secureStorageAccess: tokens)
    }

    /// Creates a client whose transfers continue while the app isn't running.
    ///
    /// - Parameter identifier: The identifier of the background session. Two running processes can't share a session.
    public func makeBackgroundClient(
        for token: DropboxAccessToken, of manager: DropboxOAuthManager, session identifier: String
    ) -> DropboxClient {
        var session = NetworkSessionConfiguration.background(
            withIdentifier: identifier, sharedContainerIdentifier: group)
        // Apple platforms have a standard directory in the container.
        #if os(Linux)
            session.backgroundDirectory = directory.appendingPathComponent("sessions")
        #endif
        return DropboxClient(
            transportClient: DropboxTransportClientImpl(
                accessToken: token, dropboxOauthManager: manager,
                configuration: .init {
                    $0.baseHosts = hosts
                    $0.session = session
                }))
    }
}

extension Settings {
    /// Creates the client of the extension, or `nil` if no account is signed in. With several accounts, it's always the same.
    public func makeExtensionClient() -> DropboxClient? {
        let manager = makeOAuthManager()
        let token = manager.getAllAccessTokens().min { $0.key < $1.key }?.value
        return token.map { makeBackgroundClient(for: $0, of: manager, session: Self.extensionSession) }
    }

    /// The identifier of an account's background session in the app.
    public static func appSession(of userID: String) -> String { "com.example.photobackup.\(userID)" }

    /// The identifier of the background session of the extension.
    public static let extensionSession = "com.example.photobackup.extension"
}
