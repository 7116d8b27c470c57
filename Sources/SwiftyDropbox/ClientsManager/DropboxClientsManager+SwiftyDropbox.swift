import DropboxCore
import DropboxOAuth

// The setup methods of SwiftyDropbox. The methods with a `configuration` have more options.

extension DropboxClientsManager {
    /// What the setup methods of SwiftyDropbox can express.
    private struct DocumentedSetup {
        var accountType = Setup.AccountType.user
        var account = Setup.Account.any
        var transportClient: (any DropboxTransportClient)?
        var backgroundTransportClient: (any DropboxTransportClient)?
        var sessionConfiguration: NetworkSessionConfiguration?
        var backgroundSessionConfiguration: NetworkSessionConfiguration?
        var requestsToReconnect: RequestsToReconnect?
    }

    private static func setUp(
        _ appKey: String, _ storage: any SecureStorageAccess, _ documented: DocumentedSetup
    ) {
        var configuration = DropboxTransportClientImpl.Configuration()
        if let session = documented.sessionConfiguration { configuration.session = session }
        setup(
            Setup(
                manager(appKey, storage, configuration), accountType: documented.accountType,
                account: documented.account, transportClient: documented.transportClient, configuration: configuration,
                backgroundTransportClient: documented.backgroundTransportClient,
                backgroundSession: documented.backgroundSessionConfiguration,
                requestsToReconnect: documented.requestsToReconnect))
    }

    private static func backgroundSession(
        _ identifier: String, _ container: String?
    ) -> NetworkSessionConfiguration {
        .background(withIdentifier: identifier, sharedContainerIdentifier: container)
    }

    /// Sets up the manager for an app of users with a background session.
    @preconcurrency
    public static func setupWithAppKey(
        _ appKey: String,
        backgroundSessionIdentifier: String,
        sharedContainerIdentifier: String? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        requestsToReconnect: @escaping RequestsToReconnect = { _ in }
    ) {
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(
                backgroundSessionConfiguration: backgroundSession(
                    backgroundSessionIdentifier, sharedContainerIdentifier),
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up the manager for an app of users with the configurations of its sessions.
    @preconcurrency
    public static func setupWithAppKey(
        _ appKey: String,
        sessionConfiguration: NetworkSessionConfiguration?,
        backgroundSessionConfiguration: NetworkSessionConfiguration?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        includeBackgroundClient: Bool = false,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(
                sessionConfiguration: sessionConfiguration,
                backgroundSessionConfiguration: includeBackgroundClient ? backgroundSessionConfiguration : nil,
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up the manager for an app of users.
    @preconcurrency
    public static func setupWithAppKey(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        backgroundTransportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        includeBackgroundClient: Bool = false,
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(
                transportClient: transportClient, backgroundTransportClient: backgroundTransportClient,
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up the manager for an app with several user accounts with a background session.
    @preconcurrency
    public static func setupWithAppKeyMultiUser(
        _ appKey: String,
        backgroundSessionIdentifier: String,
        sharedContainerIdentifier: String? = nil,
        tokenUid: String?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        requestsToReconnect: @escaping RequestsToReconnect = { _ in }
    ) {
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(
                account: .only(tokenUid),
                backgroundSessionConfiguration: backgroundSession(
                    backgroundSessionIdentifier, sharedContainerIdentifier),
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up the manager for an app with several user accounts with the configurations of its sessions.
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
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(
                account: .only(tokenUid), sessionConfiguration: sessionConfiguration,
                backgroundSessionConfiguration: includeBackgroundClient ? backgroundSessionConfiguration : nil,
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up the manager for an app with several user accounts.
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
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(
                account: .only(tokenUid), transportClient: transportClient,
                backgroundTransportClient: backgroundTransportClient,
                requestsToReconnect: requestsToReconnect))
    }

    /// Sets up the manager for an app of teams with the configuration of its session.
    @preconcurrency
    public static func setupWithTeamAppKey(
        _ appKey: String,
        sessionConfiguration: NetworkSessionConfiguration?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setUp(
            appKey, secureStorageAccess, DocumentedSetup(accountType: .team, sessionConfiguration: sessionConfiguration)
        )
    }

    /// Sets up the manager for an app of teams.
    @preconcurrency
    public static func setupWithTeamAppKey(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setUp(
            appKey, secureStorageAccess, DocumentedSetup(accountType: .team, transportClient: transportClient))
    }

    /// Sets up the manager for an app with several teams with the configuration of its session.
    @preconcurrency
    public static func setupWithTeamAppKeyMultiUser(
        _ appKey: String,
        sessionConfiguration: NetworkSessionConfiguration?,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(accountType: .team, account: .only(tokenUid), sessionConfiguration: sessionConfiguration))
    }

    /// Sets up the manager for an app with several teams.
    @preconcurrency
    public static func setupWithTeamAppKeyMultiUser(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(accountType: .team, account: .only(tokenUid), transportClient: transportClient))
    }
}

// The names for macOS apps. The methods work on all platforms.
extension DropboxClientsManager {
    /// Sets up the manager for an app of users.
    @preconcurrency
    public static func setupWithAppKeyDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setUp(
            appKey, secureStorageAccess, DocumentedSetup(transportClient: transportClient))
    }

    /// Sets up the manager for an app with several user accounts.
    @preconcurrency
    public static func setupWithAppKeyMultiUserDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setUp(
            appKey, secureStorageAccess, DocumentedSetup(account: .only(tokenUid), transportClient: transportClient))
    }

    /// Sets up the manager for an app of teams.
    @preconcurrency
    public static func setupWithTeamAppKeyDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl()
    ) {
        setUp(
            appKey, secureStorageAccess, DocumentedSetup(accountType: .team, transportClient: transportClient))
    }

    /// Sets up the manager for an app with several teams.
    @preconcurrency
    public static func setupWithTeamAppKeyMultiUserDesktop(
        _ appKey: String,
        transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        tokenUid: String?
    ) {
        setUp(
            appKey, secureStorageAccess,
            DocumentedSetup(accountType: .team, account: .only(tokenUid), transportClient: transportClient))
    }
}
