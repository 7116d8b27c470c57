import DropboxCore
import DropboxConcurrency

/// Signs users and teams in, remembers them, and has a client for each: all that an app needs to get going.
///
/// When the program starts, set it up. If somebody signed in before, there is a client at once:
///
///     DropboxClientsManager.setupWithAppKey("<APP_KEY>")
///     if let client = DropboxClientsManager.authorizedClient { … }
///
/// Otherwise let the user sign in: `authorizeFromControllerV2` and `handleRedirectURL` in apps, `signIn` in command lines.
///
/// An app with several accounts keeps the `uid` of each token and gets the clients from `authorizedClients`, or makes one
/// of them the `authorizedClient` with `reauthorizeClient`.
///
/// Everything here may be used from any thread. Programs that want no global state make a `DropboxOAuthManager` and
/// clients of their own.
public enum DropboxClientsManager {
    static let state = Locked(ClientsState())

    /// The version of the SDK.
    public static var sdkVersion: String { Constants.versionSDK }

    // MARK: The account that the app works with

    /// The client of the signed-in user; `nil` where nobody is signed in.
    public static var authorizedClient: DropboxClient? {
        get { state.withLock { $0.user } }
        set { state.change { $0.user = newValue } }
    }

    /// The client of the signed-in team; `nil` where none is signed in.
    public static var authorizedTeamClient: DropboxTeamClient? {
        get { state.withLock { $0.team } }
        set { state.change { $0.team = newValue } }
    }

    /// The client whose uploads and downloads outlive the process; `nil` unless it was asked for at the setup.
    public static var authorizedBackgroundClient: DropboxClient? {
        get { state.withLock { $0.background } }
        set { state.change { $0.background = newValue } }
    }

    /// The clients of background sessions that app extensions have begun, by the identifiers of the sessions: those that
    /// `handleEventsForBackgroundURLSession` has made so far.
    public static var authorizedExtensionBackgroundClients: [String: DropboxClient] {
        get { state.withLock { $0.extensions } }
        set { state.change { $0.extensions = newValue } }
    }

    // MARK: All accounts

    /// The clients of all users who are signed in, by the `uid` of their tokens. Empty after the setup of a team app.
    ///
    /// The same account has the same client each time, until it signs in again or another client is asked for.
    public static var authorizedClients: [String: DropboxClient] {
        userClients
    }

    /// The clients of all teams that are signed in, by the `uid` of their tokens. Empty after the setup of a user app.
    public static var authorizedTeamClients: [String: DropboxTeamClient] {
        teamClients
    }

    /// The routes of the signed-in team. Where no team is signed in, each call fails and says so.
    public static var team: TeamRoutes {
        (authorizedTeamClient ?? .unauthenticated).team
    }
}
