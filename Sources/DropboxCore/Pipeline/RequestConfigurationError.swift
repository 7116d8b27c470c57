import DropboxStone

/// Why a call was not even sent.
public struct RequestConfigurationError: Error, Sendable, CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public let description: String

    static func needsApp(route: String) -> RequestConfigurationError {
        RequestConfigurationError(
            description:
                "\(route) is called by apps, not by users: use a DropboxAppClient with the app's key and secret")
    }

    static func needsUser(route: String) -> RequestConfigurationError {
        RequestConfigurationError(
            description: "\(route) is called by users and teams, not by apps: use a client with an access token")
    }

    package static func badScope(_ name: String, _ error: StoneError) -> RequestConfigurationError {
        RequestConfigurationError(description: "the \(name) of the client cannot be sent: \(error)")
    }

    package static func badHost(_ host: String) -> RequestConfigurationError {
        RequestConfigurationError(
            description: "'\(host)' is no host: give a name, a name with a port, or an http or https address")
    }
}
