import DropboxCore

/// The information to create a client for a background session that an app extension started, so that the app finds its
/// transfers.
public struct BackgroundExtensionSessionCreationInfo: Sendable {
    /// The identifiers of the session. All other settings, except the directory, are those of `DropboxClientsManager`.
    public let defaultInfo: DefaultBackgroundExtensionSessionCreationInfo?

    /// The session's configuration, or its client.
    public let customInfo: CustomBackgroundExtensionSessionCreationInfo?

    /// Creates the information for a session that differs from others only in its identifiers.
    public init(defaultInfo: DefaultBackgroundExtensionSessionCreationInfo) {
        self.defaultInfo = defaultInfo
        customInfo = nil
    }

    /// Creates the information for a session that the app configures.
    public init(customInfo: CustomBackgroundExtensionSessionCreationInfo) {
        defaultInfo = nil
        self.customInfo = customInfo
    }

    /// The identifier of the session, or `nil` if neither a configuration nor a client of a background session was set.
    public var identifier: String? {
        defaultInfo?.backgroundSessionIdentifier ?? customInfo?.backgroundSessionConfiguration?.identifier
            ?? customInfo?.backgroundTransportClient?.identifier
    }

    /// The configuration of the session, or `nil` if a client was set instead. A session that is set by its identifiers
    /// has the default configuration.
    public var sessionConfiguration: NetworkSessionConfiguration? {
        sessionConfiguration(basedOn: NetworkSessionConfiguration())
    }

    /// Returns the configuration of the session.
    ///
    /// - Parameter settings: The configuration of a session that is set by its identifiers.
    package func sessionConfiguration(basedOn settings: NetworkSessionConfiguration) -> NetworkSessionConfiguration? {
        if let defaultInfo {
            var settings = settings
            // The extension's transfers are in its container, even if the app sets another directory for its own
            // transfers.
            settings.backgroundDirectory = nil
            return settings.inBackground(
                withIdentifier: defaultInfo.backgroundSessionIdentifier,
                sharedContainerIdentifier: defaultInfo.sharedContainerIdentifier)
        }
        return customInfo?.backgroundSessionConfiguration
    }
}

/// The identifiers of a background session of an app extension.
public struct DefaultBackgroundExtensionSessionCreationInfo: Sendable {
    /// The identifier of the session.
    public let backgroundSessionIdentifier: String

    /// The container that the extension shares with its app.
    public let sharedContainerIdentifier: String

    /// Creates the identifiers of a session.
    public init(backgroundSessionIdentifier: String, sharedContainerIdentifier: String) {
        self.backgroundSessionIdentifier = backgroundSessionIdentifier
        self.sharedContainerIdentifier = sharedContainerIdentifier
    }
}

/// A background session of an app extension that the app configures itself.
public struct CustomBackgroundExtensionSessionCreationInfo: Sendable {
    /// The configuration of the session.
    public let backgroundSessionConfiguration: NetworkSessionConfiguration?

    /// A client of the session, instead of a configuration.
    public let backgroundTransportClient: (any DropboxTransportClient)?

    /// Creates a session from its configuration.
    public init(backgroundSessionConfiguration: NetworkSessionConfiguration?) {
        self.backgroundSessionConfiguration = backgroundSessionConfiguration
        backgroundTransportClient = nil
    }

    /// Creates a session from its client.
    public init(backgroundTransportClient: (any DropboxTransportClient)?) {
        backgroundSessionConfiguration = nil
        self.backgroundTransportClient = backgroundTransportClient
    }
}
