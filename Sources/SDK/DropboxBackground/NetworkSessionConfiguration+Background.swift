import DropboxCore

extension NetworkSessionConfiguration {
    /// Creates the default configuration for a kind of session.
    public init(kind: Kind) {
        self.init()
        self.kind = kind
        if case .background(let identifier) = kind {
            makeDurableTransferService = { settings in BackgroundSessionClient(identifier, settings) }
        }
    }

    /// Returns the configuration of a session whose uploads and downloads to files continue after the process exits.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the session, unique for the user of the machine. A later process that uses the
    ///     same identifier finds the transfers again.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app. The default is `nil`.
    public static func background(
        withIdentifier identifier: String, sharedContainerIdentifier: String? = nil
    ) -> NetworkSessionConfiguration {
        NetworkSessionConfiguration().inBackground(
            withIdentifier: identifier, sharedContainerIdentifier: sharedContainerIdentifier)
    }

    /// Returns a copy of this configuration for a session whose uploads and downloads to files continue after the
    /// process exits.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the session, unique for the user of the machine. A later process that uses the
    ///     same identifier finds the transfers again.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app. The default is the
    ///     container of this configuration.
    public func inBackground(
        withIdentifier identifier: String, sharedContainerIdentifier: String? = nil
    ) -> NetworkSessionConfiguration {
        var configuration = self
        let background = NetworkSessionConfiguration(kind: .background(identifier))
        configuration.kind = background.kind
        configuration.makeDurableTransferService = background.makeDurableTransferService
        configuration.sharedContainerIdentifier = sharedContainerIdentifier ?? self.sharedContainerIdentifier
        return configuration
    }
}
