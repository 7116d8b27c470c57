import DropboxCore
import DropboxOAuth

// The names that macOS apps have used. What they do is the same on all platforms.
extension DropboxClientsManager {
    /// The same as `setupWithAppKey`.
    public static func setupWithAppKeyDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        backgroundTransportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration = .init(),
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setupWithAppKey(
            appKey, transportClient: transportClient, backgroundTransportClient: backgroundTransportClient,
            secureStorageAccess: secureStorageAccess, configuration: configuration,
            requestsToReconnect: requestsToReconnect)
    }

    /// The same as `setupWithAppKey` with a background session.
    public static func setupWithAppKeyDesktop(
        _ appKey: String, backgroundSessionIdentifier: String, sharedContainerIdentifier: String? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration = .init(),
        requestsToReconnect: RequestsToReconnect? = nil
    ) {
        setupWithAppKey(
            appKey, backgroundSessionIdentifier: backgroundSessionIdentifier,
            sharedContainerIdentifier: sharedContainerIdentifier, secureStorageAccess: secureStorageAccess,
            configuration: configuration, requestsToReconnect: requestsToReconnect)
    }

    /// The same as `setupWithAppKeyMultiUser`.
    public static func setupWithAppKeyMultiUserDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String? = nil,
        configuration: DropboxTransportClientImpl.Configuration = .init()
    ) {
        setupWithAppKeyMultiUser(
            appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess, tokenUid: tokenUid,
            configuration: configuration)
    }

    /// The same as `setupWithTeamAppKey`.
    public static func setupWithTeamAppKeyDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration = .init()
    ) {
        setupWithTeamAppKey(
            appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess,
            configuration: configuration)
    }

    /// The same as `setupWithTeamAppKeyMultiUser`.
    public static func setupWithTeamAppKeyMultiUserDesktop(
        _ appKey: String, transportClient: (any DropboxTransportClient)? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(), tokenUid: String? = nil,
        configuration: DropboxTransportClientImpl.Configuration = .init()
    ) {
        setupWithTeamAppKeyMultiUser(
            appKey, transportClient: transportClient, secureStorageAccess: secureStorageAccess, tokenUid: tokenUid,
            configuration: configuration)
    }
}
