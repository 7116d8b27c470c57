import DropboxConcurrency
import DropboxCore

/// Signs in users and teams, stores their tokens, and provides their clients.
///
/// Set it up when the program starts. If a user signed in before, a client is available immediately:
///
///     DropboxClientsManager.setupWithAppKey("<APP_KEY>")
///     if let client = DropboxClientsManager.authorizedClient { … }
///
/// Otherwise sign in: with `authorizeFromControllerV2` and `handleRedirectURL` in apps, with `signIn` in command-line
/// tools.
///
/// An app with several accounts stores the `uid` of each token. It finds the clients in `authorizedClients`, or sets
/// `authorizedClient` with `reauthorizeClient`.
///
/// All members are safe to use from any thread. To avoid global state, create a `DropboxOAuthManager` and your own
/// clients.
public enum DropboxClientsManager {
    static let state = Locked(ClientsState())

    /// The version of the SDK.
    public static var sdkVersion: String { Constants.versionSDK }

    // MARK: Current account

    /// The client of the signed-in user, or `nil` if no user is signed in.
    public static var authorizedClient: DropboxClient? {
        get { state.withLock { $0.user } }
        set { state.change { $0.user = newValue } }
    }

    /// The client of the signed-in team, or `nil` if no team is signed in.
    public static var authorizedTeamClient: DropboxTeamClient? {
        get { state.withLock { $0.team } }
        set { state.change { $0.team = newValue } }
    }

    /// The client whose uploads and downloads continue after the process exits, or `nil` if the setup has no background
    /// session.
    public static var authorizedBackgroundClient: DropboxClient? {
        get { state.withLock { $0.background } }
        set { state.change { $0.background = newValue } }
    }

    /// The clients of background sessions of app extensions by session identifier.
    /// `handleEventsForBackgroundURLSession` creates them.
    public static var authorizedExtensionBackgroundClients: [String: DropboxClient] {
        get { state.withLock { $0.extensions } }
        set { state.change { $0.extensions = newValue } }
    }

    // MARK: All accounts

    /// The clients of all signed-in users by the `uid` of their tokens. It is empty after the setup of a team app.
    ///
    /// An account keeps its client until it signs in again or `reauthorizeClient` replaces the client.
    public static var authorizedClients: [String: DropboxClient] {
        userClients
    }

    /// The clients of all signed-in teams by the `uid` of their tokens. It is empty after the setup of a user app.
    public static var authorizedTeamClients: [String: DropboxTeamClient] {
        teamClients
    }

    /// The routes of the signed-in team. If no team is signed in, all requests fail with an error that says so.
    public static var team: TeamRoutes {
        (authorizedTeamClient ?? .unauthenticated).team
    }
}

extension DropboxClientsManager {
    /// A closure that receives the log messages of the manager, and of its clients unless their configuration has its
    /// own log. The default is `nil`, which discards the messages. Messages never contain tokens.
    public static var loggingClosure: LoggingClosure? {
        get { state.withLock { $0.log } }
        set { state.change { $0.log = newValue } }
    }

    /// Logs a message.
    public static func log(_ level: LogLevel, _ message: String) {
        loggingClosure?(level, message)
    }

    /// Logs a message about a background session with the default level of such messages.
    public static func logBackgroundSession(_ message: String) {
        log(LogHelper.backgroundSessionLogLevel, message)
    }

    /// Logs a message about a background session.
    public static func logBackgroundSession(_ level: LogLevel, _ message: String) {
        log(level, message)
    }
}
