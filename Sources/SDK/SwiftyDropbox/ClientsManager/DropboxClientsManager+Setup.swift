import DropboxCore
import DropboxOAuth

extension DropboxClientsManager {
    // MARK: Users

    /// Sets up the manager for an app of users. If a user is signed in, creates `authorizedClient`.
    ///
    /// If several users are signed in, `authorizedClient` is always the same one of them, and `authorizedClients`
    /// contains all. A later call replaces the setup.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client, which receives the account's tokens. If no user is signed in, it
    ///     is used unchanged if it has its own tokens. The default is `nil`, which creates clients with
    ///     `configuration`.
    ///   - backgroundTransportClient: Your own transport client for `authorizedBackgroundClient`. The default is `nil`,
    ///     which creates no background client.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - configuration: The configuration of clients and of the sign-in: servers, limits, retries, user agent, and
    ///     log.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    public static func setupWithAppKey(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        backgroundTransportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(appKey, secureStorageAccess, configuration) {
            $0.transportClient = transportClient
            $0.backgroundTransportClient = backgroundTransportClient
            $0.requestsToReconnect = requestsToReconnect
        }
    }

    /// Sets up the manager for an app of users with a background session.
    ///
    /// Uploads and file downloads of `authorizedBackgroundClient` continue after the process exits.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - backgroundSessionIdentifier: The identifier of the background session. It must be unique for the user of the
    ///     machine, and the same at each launch.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app. The default is `nil`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - configuration: The configuration of clients and of the sign-in: servers, limits, retries, user agent, and
    ///     log. The background session has the settings of its `session`: connections, timeouts, and directory.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    public static func setupWithAppKey(
        _ appKey: String, backgroundSessionIdentifier: String, sharedContainerIdentifier: String? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(appKey, secureStorageAccess, configuration) {
            $0.backgroundSession = configuration.session.inBackground(
                withIdentifier: backgroundSessionIdentifier, sharedContainerIdentifier: sharedContainerIdentifier)
            $0.requestsToReconnect = requestsToReconnect
        }
    }

    /// Sets up the manager for an app with several user accounts.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client. The default is `nil`, which creates clients with
    ///     `configuration`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - tokenUid: The account for `authorizedClient`, if it is signed in, or `nil` for no such client.
    ///     `authorizedClients` contains all accounts in either case.
    ///   - configuration: The configuration of clients and of the sign-in: servers, limits, retries, user agent, and
    ///     log.
    public static func setupWithAppKeyMultiUser(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String?,
        configuration: DropboxTransportClientImpl.Configuration
    ) {
        setUp(appKey, secureStorageAccess, configuration) {
            $0.account = .only(tokenUid)
            $0.transportClient = transportClient
        }
    }

    // MARK: Teams

    /// Sets up the manager for an app of teams. If a team is signed in, creates `authorizedTeamClient`.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client, which receives the team's tokens. If no team is signed in, it is
    ///     used unchanged if it has its own tokens. The default is `nil`, which creates clients with `configuration`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - configuration: The configuration of clients and of the sign-in: servers, limits, retries, user agent, and
    ///     log.
    public static func setupWithTeamAppKey(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration
    ) {
        setUp(appKey, secureStorageAccess, configuration) {
            $0.accountType = .team
            $0.transportClient = transportClient
        }
    }

    /// Sets up the manager for an app with several teams.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client. The default is `nil`, which creates clients with
    ///     `configuration`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - tokenUid: The team for `authorizedTeamClient`, if it is signed in, or `nil` for no such client.
    ///     `authorizedTeamClients` contains all teams in either case.
    ///   - configuration: The configuration of clients and of the sign-in: servers, limits, retries, user agent, and
    ///     log.
    public static func setupWithTeamAppKeyMultiUser(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String?,
        configuration: DropboxTransportClientImpl.Configuration
    ) {
        setUp(appKey, secureStorageAccess, configuration) {
            $0.accountType = .team
            $0.account = .only(tokenUid)
            $0.transportClient = transportClient
        }
    }

    /// Sets up the manager with the options of a setup method, and logs an error of the token store.
    static func setUp(
        _ appKey: String, _ storage: any SecureStorageAccess, _ client: DropboxTransportClientImpl.Configuration,
        options: (inout Setup) -> Void
    ) {
        let manager = DropboxOAuthManager(
            configuration: DropboxOAuthManager.Configuration(appKey: appKey) {
                $0.baseHosts = client.baseHosts
                $0.userAgent = client.userAgent
                $0.session = client.session
                $0.log = client.log ?? { log($0, $1) }
                $0.clock = client.clock
            }, secureStorageAccess: storage)
        var setup = Setup(manager, configuration: client)
        options(&setup)
        do throws(TokenStoreError) { try setUp(setup) } catch { log(.error, "DropboxClientsManager: \(error)") }
    }
}

// The names for macOS apps. The methods work on all platforms.
extension DropboxClientsManager {
    /// Sets up the manager for an app of users. Equivalent to `setupWithAppKey`.
    public static func setupWithAppKeyDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        backgroundTransportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setupWithAppKey(
            appKey, transportClient: transportClient, backgroundTransportClient: backgroundTransportClient,
            secureStorageAccess: secureStorageAccess, configuration: configuration,
            requestsToReconnect: requestsToReconnect)
    }

    /// Sets up the manager for an app of users with a background session. Equivalent to `setupWithAppKey`.
    public static func setupWithAppKeyDesktop(
        _ appKey: String, backgroundSessionIdentifier: String, sharedContainerIdentifier: String? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setupWithAppKey(
            appKey, backgroundSessionIdentifier: backgroundSessionIdentifier,
            sharedContainerIdentifier: sharedContainerIdentifier, secureStorageAccess: secureStorageAccess,
            configuration: configuration, requestsToReconnect: requestsToReconnect)
    }

    /// Sets up the manager for an app with several user accounts. Equivalent to `setupWithAppKeyMultiUser`.
    public static func setupWithAppKeyMultiUserDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String?,
        configuration: DropboxTransportClientImpl.Configuration
    ) {
        setupWithAppKeyMultiUser(
            appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess, tokenUid: tokenUid,
            configuration: configuration)
    }

    /// Sets up the manager for an app of teams. Equivalent to `setupWithTeamAppKey`.
    public static func setupWithTeamAppKeyDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration
    ) {
        setupWithTeamAppKey(
            appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess,
            configuration: configuration)
    }

    /// Sets up the manager for an app with several teams. Equivalent to `setupWithTeamAppKeyMultiUser`.
    public static func setupWithTeamAppKeyMultiUserDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String?,
        configuration: DropboxTransportClientImpl.Configuration
    ) {
        setupWithTeamAppKeyMultiUser(
            appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess, tokenUid: tokenUid,
            configuration: configuration)
    }
}
