import DropboxCore
import DropboxOAuth

// The setup methods of SwiftyDropbox. The methods with a `configuration` have more options.

// MARK: Users

extension DropboxClientsManager {
    /// Sets up the manager for an app of users. If a user is signed in, creates `authorizedClient`.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client, which receives the account's tokens. The default is `nil`.
    ///   - backgroundTransportClient: Your own transport client for `authorizedBackgroundClient`. The default is `nil`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - includeBackgroundClient: Whether to create `authorizedBackgroundClient`, with `backgroundTransportClient` or a
    ///     session of its own. The default is `false`.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    @preconcurrency
    public static func setupWithAppKey(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        backgroundTransportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        includeBackgroundClient: Bool = false,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(appKey, secureStorageAccess) {
            $0.transportClient = transportClient
            $0.includeBackground(includeBackgroundClient, backgroundTransportClient, nil)
            $0.requestsToReconnect = requestsToReconnect
        }
    }

    /// Sets up the manager for an app of users with the configurations of its sessions.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - sessionConfiguration: The timeouts and the connection settings, or `nil` to use the defaults.
    ///   - backgroundSessionConfiguration: The session of `authorizedBackgroundClient`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - includeBackgroundClient: Whether to create `authorizedBackgroundClient`, with
    ///     `backgroundSessionConfiguration` or a session of its own. The default is `false`.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    @preconcurrency
    public static func setupWithAppKey(
        _ appKey: String,
        sessionConfiguration: NetworkSessionConfiguration?,
        backgroundSessionConfiguration: NetworkSessionConfiguration?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        includeBackgroundClient: Bool = false,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(appKey, secureStorageAccess, sessionConfiguration) {
            $0.includeBackground(includeBackgroundClient, nil, backgroundSessionConfiguration)
            $0.requestsToReconnect = requestsToReconnect
        }
    }

    /// Sets up the manager for an app of users with a background session.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - backgroundSessionIdentifier: The identifier of the background session, the same at each launch.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app. The default is `nil`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    @preconcurrency
    public static func setupWithAppKey(
        _ appKey: String,
        backgroundSessionIdentifier: String,
        sharedContainerIdentifier: String? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        requestsToReconnect: @escaping RequestsToReconnect = { _ in }
    ) {
        setupWithAppKey(
            appKey, backgroundSessionIdentifier: backgroundSessionIdentifier,
            sharedContainerIdentifier: sharedContainerIdentifier, secureStorageAccess: secureStorageAccess,
            configuration: DropboxTransportClientImpl.Configuration(), requestsToReconnect: requestsToReconnect)
    }

    /// Sets up the manager for an app with several user accounts.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client, which receives the account's tokens. The default is `nil`.
    ///   - backgroundTransportClient: Your own transport client for `authorizedBackgroundClient`. The default is `nil`.
    ///   - tokenUid: The account for `authorizedClient`, if it is signed in, or `nil` for no such client.
    ///     `authorizedClients` contains all accounts in either case.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - includeBackgroundClient: Whether to create `authorizedBackgroundClient`, with `backgroundTransportClient` or a
    ///     session of its own. The default is `false`.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    @preconcurrency
    public static func setupWithAppKeyMultiUser(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        backgroundTransportClient: (any DropboxTransportClient)? = nil,
        tokenUid: String?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        includeBackgroundClient: Bool = false,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(appKey, secureStorageAccess) {
            $0.account = .only(tokenUid)
            $0.transportClient = transportClient
            $0.includeBackground(includeBackgroundClient, backgroundTransportClient, nil)
            $0.requestsToReconnect = requestsToReconnect
        }
    }

    /// Sets up the manager for an app with several user accounts and the configurations of its sessions.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - sessionConfiguration: The timeouts and the connection settings, or `nil` to use the defaults.
    ///   - backgroundSessionConfiguration: The session of `authorizedBackgroundClient`.
    ///   - tokenUid: The account for `authorizedClient`, if it is signed in, or `nil` for no such client.
    ///     `authorizedClients` contains all accounts in either case.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - includeBackgroundClient: Whether to create `authorizedBackgroundClient`, with
    ///     `backgroundSessionConfiguration` or a session of its own. The default is `false`.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    @preconcurrency
    public static func setupWithAppKeyMultiUser(
        _ appKey: String,
        sessionConfiguration: NetworkSessionConfiguration?,
        backgroundSessionConfiguration: NetworkSessionConfiguration?,
        tokenUid: String?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        includeBackgroundClient: Bool = false,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(appKey, secureStorageAccess, sessionConfiguration) {
            $0.account = .only(tokenUid)
            $0.includeBackground(includeBackgroundClient, nil, backgroundSessionConfiguration)
            $0.requestsToReconnect = requestsToReconnect
        }
    }

    /// Sets up the manager for an app with several user accounts and a background session.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - backgroundSessionIdentifier: The identifier of the background session, the same at each launch.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app. The default is `nil`.
    ///   - tokenUid: The account for `authorizedClient`, if it is signed in, or `nil` for no such client.
    ///     `authorizedClients` contains all accounts in either case.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
    @preconcurrency
    public static func setupWithAppKeyMultiUser(
        _ appKey: String,
        backgroundSessionIdentifier: String,
        sharedContainerIdentifier: String? = nil,
        tokenUid: String?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        requestsToReconnect: @escaping RequestsToReconnect = { _ in }
    ) {
        setUp(appKey, secureStorageAccess) {
            $0.account = .only(tokenUid)
            $0.backgroundSession = $0.configuration.session.inBackground(
                withIdentifier: backgroundSessionIdentifier, sharedContainerIdentifier: sharedContainerIdentifier)
            $0.requestsToReconnect = requestsToReconnect
        }
    }
}

// MARK: Teams

extension DropboxClientsManager {
    /// Sets up the manager for an app of teams. If a team is signed in, creates `authorizedTeamClient`.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client, which receives the team's tokens. The default is `nil`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    @preconcurrency
    public static func setupWithTeamAppKey(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setUp(appKey, secureStorageAccess) {
            $0.accountType = .team
            $0.transportClient = transportClient
        }
    }

    /// Sets up the manager for an app of teams with the configuration of its session.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - sessionConfiguration: The timeouts and the connection settings, or `nil` to use the defaults.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    @preconcurrency
    public static func setupWithTeamAppKey(
        _ appKey: String,
        sessionConfiguration: NetworkSessionConfiguration?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setUp(appKey, secureStorageAccess, sessionConfiguration) { $0.accountType = .team }
    }

    /// Sets up the manager for an app with several teams.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - transportClient: Your own transport client, which receives the team's tokens. The default is `nil`.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - tokenUid: The team for `authorizedTeamClient`, if it is signed in, or `nil` for no such client.
    ///     `authorizedTeamClients` contains all teams in either case.
    @preconcurrency
    public static func setupWithTeamAppKeyMultiUser(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setUp(appKey, secureStorageAccess) {
            $0.accountType = .team
            $0.account = .only(tokenUid)
            $0.transportClient = transportClient
        }
    }

    /// Sets up the manager for an app with several teams and the configuration of its session.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - sessionConfiguration: The timeouts and the connection settings, or `nil` to use the defaults.
    ///   - secureStorageAccess: The storage for tokens. The default is the secure storage of the platform.
    ///   - tokenUid: The team for `authorizedTeamClient`, if it is signed in, or `nil` for no such client.
    ///     `authorizedTeamClients` contains all teams in either case.
    @preconcurrency
    public static func setupWithTeamAppKeyMultiUser(
        _ appKey: String,
        sessionConfiguration: NetworkSessionConfiguration?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setUp(appKey, secureStorageAccess, sessionConfiguration) {
            $0.accountType = .team
            $0.account = .only(tokenUid)
        }
    }
}

// MARK: The names for macOS apps. The methods work on all platforms.

extension DropboxClientsManager {
    /// Sets up the manager for an app of users. Equivalent to `setupWithAppKey`.
    @preconcurrency
    public static func setupWithAppKeyDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setupWithAppKey(appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess)
    }

    /// Sets up the manager for an app with several user accounts. Equivalent to `setupWithAppKeyMultiUser`.
    @preconcurrency
    public static func setupWithAppKeyMultiUserDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setupWithAppKeyMultiUser(
            appKey, transportClient: transportClient, tokenUid: tokenUid, secureStorageAccess: secureStorageAccess)
    }

    /// Sets up the manager for an app of teams. Equivalent to `setupWithTeamAppKey`.
    @preconcurrency
    public static func setupWithTeamAppKeyDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setupWithTeamAppKey(appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess)
    }

    /// Sets up the manager for an app with several teams. Equivalent to `setupWithTeamAppKeyMultiUser`.
    @preconcurrency
    public static func setupWithTeamAppKeyMultiUserDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setupWithTeamAppKeyMultiUser(
            appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess, tokenUid: tokenUid)
    }
}

extension DropboxClientsManager {
    private static func setUp(
        _ appKey: String, _ storage: any SecureStorageAccess, _ session: NetworkSessionConfiguration? = nil,
        options: (inout Setup) -> Void
    ) {
        var configuration = DropboxTransportClientImpl.Configuration()
        if let session { configuration.session = session }
        setUp(appKey, storage, configuration, options: options)
    }
}

extension DropboxClientsManager.Setup {
    /// Adds a background client with a transport client or a session of the app, or else with the standard session.
    package mutating func includeBackground(
        _ isIncluded: Bool, _ transportClient: (any DropboxTransportClient)?, _ session: NetworkSessionConfiguration?
    ) {
        guard isIncluded else { return }
        backgroundTransportClient = transportClient
        guard transportClient == nil else { return }
        backgroundSession = session ?? configuration.session
    }
}
