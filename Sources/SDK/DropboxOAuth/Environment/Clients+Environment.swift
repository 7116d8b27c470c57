import DropboxCore
import Foundation

// Clients for servers, jobs, and command-line tools, whose settings are environment variables.

extension DropboxClient {
    /// Creates a client for the user that environment variables select.
    ///
    ///     let client = try DropboxClient(environment: ProcessInfo.processInfo.environment)
    ///
    /// | variable | meaning |
    /// |---|---|
    /// | `DROPBOX_TOKEN` | an access token |
    /// | `DROPBOX_REFRESH_TOKEN` | a refresh token, instead of an access token |
    /// | `DROPBOX_APP_KEY` | the key of the app that the refresh token belongs to |
    /// | `DROPBOX_APP_SECRET` | the secret of the app, if the refresh token was obtained with it rather than with PKCE |
    /// | `DROPBOX_SELECT_USER` | the team member ID (`dbmid:…`) of the user for whom a team token acts |
    /// | `DROPBOX_SELECT_ADMIN` | the team member ID of the admin for whom a team token acts |
    /// | `DROPBOX_PATH_ROOT` | the root of paths: `home`, `root:ID`, or `namespace:ID` |
    /// | `DROPBOX_SERVER` | the URL of another server than Dropbox, such as an emulator |
    ///
    /// A variable that is empty counts as missing. The access tokens that the client requests with a refresh token are kept in
    /// memory. `dbx` reads the same variables.
    ///
    /// - Parameters:
    ///   - environment: The variables, usually `ProcessInfo.processInfo.environment`.
    ///   - configuration: The limits and the retry policy. `DROPBOX_SERVER` replaces its servers.
    /// - Throws: ``DropboxEnvironmentError`` if a variable is missing or invalid. It names the variable, but contains no value.
    public convenience init(
        environment: [String: String], configuration: Configuration = Configuration()
    ) throws(DropboxEnvironmentError) {
        let environment = DropboxEnvironment(environment)
        let credentials = try environment.requiredCredentials()
        self.init(
            transportClient: credentials.client(
                try environment.context(), try environment.applied(to: configuration)))
    }
}

extension DropboxTeamClient {
    /// Creates a client for the team that environment variables select: `DROPBOX_TOKEN`, or `DROPBOX_REFRESH_TOKEN` with
    /// `DROPBOX_APP_KEY` and `DROPBOX_APP_SECRET`, and optionally `DROPBOX_PATH_ROOT` and `DROPBOX_SERVER`.
    ///
    /// `DropboxClient(environment:)` describes the variables.
    ///
    /// - Parameters:
    ///   - environment: The variables, usually `ProcessInfo.processInfo.environment`.
    ///   - configuration: The limits and the retry policy. `DROPBOX_SERVER` replaces its servers.
    /// - Throws: ``DropboxEnvironmentError`` if a variable is missing or invalid, or if `DROPBOX_SELECT_USER` or
    ///   `DROPBOX_SELECT_ADMIN` is set: call `asMember(_:)` or `asAdmin(_:)` instead.
    public convenience init(
        environment: [String: String], configuration: Configuration = Configuration()
    ) throws(DropboxEnvironmentError) {
        let environment = DropboxEnvironment(environment)
        let credentials = try environment.requiredCredentials()
        try environment.reject(
            [.selectUser, .selectAdmin], "selects a member, but the client is for the whole team: call asMember(_:)")
        self.init(
            transportClient: credentials.client(
                try environment.context(), try environment.applied(to: configuration)))
    }
}

extension DropboxAppClient {
    /// Creates a client for routes with app authentication from the environment variables `DROPBOX_APP_KEY` and
    /// `DROPBOX_APP_SECRET`, and optionally `DROPBOX_SERVER`.
    ///
    /// - Parameters:
    ///   - environment: The variables, usually `ProcessInfo.processInfo.environment`.
    ///   - configuration: The limits and the retry policy. `DROPBOX_SERVER` replaces its servers.
    /// - Throws: ``DropboxEnvironmentError`` if a variable is missing or invalid. It names the variable, but contains no value.
    public convenience init(
        environment: [String: String],
        configuration: DropboxTransportClientImpl.Configuration = .init()
    ) throws(DropboxEnvironmentError) {
        let environment = DropboxEnvironment(environment)
        let app = try environment.appCredentials()
        self.init(
            transportClient: DropboxTransportClientImpl(
                authentication: .appKeyAndSecret(app.key, app.secret),
                configuration: try environment.applied(to: configuration)))
    }
}

extension DropboxEnvironment {
    /// Returns a configuration with the server of the environment, if any.
    func applied(
        to configuration: DropboxTransportClientImpl.Configuration
    ) throws(DropboxEnvironmentError) -> DropboxTransportClientImpl.Configuration {
        var configuration = configuration
        if let server = try server() { configuration.baseHosts = server }
        return configuration
    }
}
