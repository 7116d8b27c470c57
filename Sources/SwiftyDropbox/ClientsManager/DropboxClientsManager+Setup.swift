import DropboxCore
import DropboxOAuth

extension DropboxClientsManager {
    // MARK: Users

    /// Sets up for an app of users. If somebody is signed in, there is an `authorizedClient` then.
    ///
    /// Where several accounts are signed in, the app works with one of them, always the same; `authorizedClients` has all.
    /// A second call takes the place of the first.
    ///
    /// - Parameters:
    ///   - appKey: The app key that the App Console shows.
    ///   - transportClient: A transport client of the app's own, which is given the account's tokens. Where nobody is
    ///     signed in, it is used as it is, if it has tokens of its own. By default clients are made of `configuration`.
    ///   - backgroundTransportClient: A transport client of the app's own for `authorizedBackgroundClient`; by default
    ///     there is no such client.
    ///   - secureStorageAccess: Where tokens are kept; the usual place of the platform by default.
    ///   - configuration: Servers, limits, retries, user agent, log. It is in force for signing in as well.
    ///   - requestsToReconnect: Takes the background transfers of earlier processes, on the main queue.
    public static func setupWithAppKey(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        backgroundTransportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration = .init(),
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setup(
            Setup(
                manager(appKey, secureStorageAccess, configuration), transportClient: transportClient,
                configuration: configuration, backgroundTransportClient: backgroundTransportClient,
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up for an app of users, with a background session: uploads and downloads to files that are begun by
    /// `authorizedBackgroundClient` outlive the process.
    ///
    /// - Parameters:
    ///   - appKey: The app key that the App Console shows.
    ///   - backgroundSessionIdentifier: Tells the background sessions of a machine's user apart; the same at each start.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app; none by default.
    ///   - secureStorageAccess: Where tokens are kept; the usual place of the platform by default.
    ///   - configuration: Servers, limits, retries, user agent, log. It is in force for signing in as well. The background
    ///     session has all settings of its session: connections, time limits, folder.
    ///   - requestsToReconnect: Takes the background transfers of earlier processes, on the main queue.
    public static func setupWithAppKey(
        _ appKey: String, backgroundSessionIdentifier: String, sharedContainerIdentifier: String? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration = .init(),
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setup(
            Setup(
                manager(appKey, secureStorageAccess, configuration), configuration: configuration,
                backgroundSession: configuration.session.inBackground(
                    withIdentifier: backgroundSessionIdentifier, sharedContainerIdentifier: sharedContainerIdentifier),
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up for an app that works with several accounts of users.
    ///
    /// - Parameters:
    ///   - appKey: The app key that the App Console shows.
    ///   - transportClient: A transport client of the app's own; by default clients are made of `configuration`.
    ///   - secureStorageAccess: Where tokens are kept; the usual place of the platform by default.
    ///   - tokenUid: The account that becomes the `authorizedClient`, if it is signed in; none by default.
    ///     `authorizedClients` has all in any case.
    ///   - configuration: Servers, limits, retries, user agent, log. It is in force for signing in as well.
    public static func setupWithAppKeyMultiUser(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String? = nil,
        configuration: DropboxTransportClientImpl.Configuration = .init()
    ) {
        setup(
            Setup(
                manager(appKey, secureStorageAccess, configuration), account: .only(tokenUid),
                transportClient: transportClient, configuration: configuration))
    }

    // MARK: Teams

    /// Sets up for an app of teams. If a team is signed in, there is an `authorizedTeamClient` then. The parameters are
    /// those of `setupWithAppKey`.
    public static func setupWithTeamAppKey(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration = .init()
    ) {
        setup(
            Setup(
                manager(appKey, secureStorageAccess, configuration), audience: .team, transportClient: transportClient,
                configuration: configuration))
    }

    /// Sets up for an app that works with several teams. The parameters are those of `setupWithAppKeyMultiUser`.
    public static func setupWithTeamAppKeyMultiUser(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String? = nil,
        configuration: DropboxTransportClientImpl.Configuration = .init()
    ) {
        setup(
            Setup(
                manager(appKey, secureStorageAccess, configuration), audience: .team, account: .only(tokenUid),
                transportClient: transportClient, configuration: configuration))
    }

    private static func manager(
        _ appKey: String, _ storage: any SecureStorageAccess, _ client: DropboxTransportClientImpl.Configuration
    ) -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: DropboxOAuthManager.Configuration(appKey: appKey) {
                $0.baseHosts = client.baseHosts
                $0.userAgent = client.userAgent
                $0.session = client.session
                $0.log = client.log ?? { log($0, $1) }
                $0.clock = client.clock
            }, secureStorageAccess: storage)
    }

    /// A setup that can only say in the log that the store failed.
    private static func setup(_ setup: Setup) {
        do throws(TokenStoreError) { try setUp(setup) } catch { log(.error, "DropboxClientsManager: \(error)") }
    }
}
