import DropboxCore

/// How to make the client of a background session that an app extension has begun, so that the app finds its transfers.
public struct BackgroundExtensionSessionCreationInfo: Sendable {
    /// The session by its names; everything else but its folder is as in the setup of `DropboxClientsManager`.
    public let defaultInfo: DefaultBackgroundExtensionSessionCreationInfo?

    /// The session or its client in full.
    public let customInfo: CustomBackgroundExtensionSessionCreationInfo?

    /// A session that differs from others by its names only.
    public init(defaultInfo: DefaultBackgroundExtensionSessionCreationInfo) {
        self.defaultInfo = defaultInfo
        customInfo = nil
    }

    /// A session set up by the app.
    public init(customInfo: CustomBackgroundExtensionSessionCreationInfo) {
        defaultInfo = nil
        self.customInfo = customInfo
    }

    /// The identifier of the session; `nil` where neither a configuration nor a client of a background session was given.
    public var identifier: String? {
        defaultInfo?.backgroundSessionIdentifier ?? customInfo?.backgroundSessionConfiguration?.identifier
            ?? customInfo?.backgroundTransportClient?.identifier
    }

    /// The configuration of the session; `nil` where a client was given in its place. Of a session that was given by its
    /// names it has the defaults.
    public var sessionConfiguration: NetworkSessionConfiguration? {
        sessionConfiguration(basedOn: NetworkSessionConfiguration())
    }

    /// - Parameter settings: What a session has that is given by its names.
    package func sessionConfiguration(basedOn settings: NetworkSessionConfiguration) -> NetworkSessionConfiguration? {
        if let defaultInfo {
            var settings = settings
            // The extension's transfers are where its container is, whatever the app has set for its own.
            settings.backgroundDirectory = nil
            return settings.inBackground(
                withIdentifier: defaultInfo.backgroundSessionIdentifier,
                sharedContainerIdentifier: defaultInfo.sharedContainerIdentifier)
        }
        return customInfo?.backgroundSessionConfiguration
    }
}

/// The names of a background session of an app extension.
public struct DefaultBackgroundExtensionSessionCreationInfo: Sendable {
    /// The identifier of the session.
    public let backgroundSessionIdentifier: String

    /// The container that the extension shares with its app.
    public let sharedContainerIdentifier: String

    /// Names of a session.
    public init(backgroundSessionIdentifier: String, sharedContainerIdentifier: String) {
        self.backgroundSessionIdentifier = backgroundSessionIdentifier
        self.sharedContainerIdentifier = sharedContainerIdentifier
    }
}

/// A background session of an app extension that the app sets up itself.
public struct CustomBackgroundExtensionSessionCreationInfo: Sendable {
    /// The configuration of the session.
    public let backgroundSessionConfiguration: NetworkSessionConfiguration?

    /// A client of the session, in place of a configuration.
    public let backgroundTransportClient: (any DropboxTransportClient)?

    /// A session by its configuration.
    public init(backgroundSessionConfiguration: NetworkSessionConfiguration?) {
        self.backgroundSessionConfiguration = backgroundSessionConfiguration
        backgroundTransportClient = nil
    }

    /// A session by a client of it.
    public init(backgroundTransportClient: (any DropboxTransportClient)?) {
        backgroundSessionConfiguration = nil
        self.backgroundTransportClient = backgroundTransportClient
    }
}
