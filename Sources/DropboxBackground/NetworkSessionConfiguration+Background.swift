import DropboxCore

extension NetworkSessionConfiguration {
    /// The defaults of a kind of session.
    public init(kind: Kind) {
        self.init()
        self.kind = kind
        if case .background(let identifier) = kind {
            keeper = { settings in BackgroundSession.named(identifier, settings) }
        }
    }

    /// A session whose uploads and downloads to files outlive the process.
    ///
    /// - Parameters:
    ///   - identifier: Tells the sessions of a machine's user apart. The same in the next process finds the transfers again.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app; none by default.
    public static func background(
        withIdentifier identifier: String, sharedContainerIdentifier: String? = nil
    ) -> NetworkSessionConfiguration {
        NetworkSessionConfiguration().inBackground(
            withIdentifier: identifier, sharedContainerIdentifier: sharedContainerIdentifier)
    }

    /// A session with all settings of this one, whose uploads and downloads to files outlive the process.
    ///
    /// - Parameters:
    ///   - identifier: Tells the sessions of a machine's user apart. The same in the next process finds the transfers again.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app; that of this session by
    ///     default.
    public func inBackground(
        withIdentifier identifier: String, sharedContainerIdentifier: String? = nil
    ) -> NetworkSessionConfiguration {
        var configuration = self
        let background = NetworkSessionConfiguration(kind: .background(identifier))
        configuration.kind = background.kind
        configuration.keeper = background.keeper
        configuration.sharedContainerIdentifier = sharedContainerIdentifier ?? self.sharedContainerIdentifier
        return configuration
    }
}
