import DropboxCore
import DropboxHTTP
import Foundation

/// The settings of clients in environment variables. `DropboxClient(environment:)` and `dbx` read the same variables.
///
/// A variable that is empty counts as missing, because containers and CI systems set variables without a value. Spaces and
/// line breaks around a value are ignored. Messages never contain values, which can be secrets.
package struct DropboxEnvironment: Sendable {
    /// The names of the variables.
    package enum Variable: String, Sendable, CaseIterable {
        case token = "DROPBOX_TOKEN"
        case refreshToken = "DROPBOX_REFRESH_TOKEN"
        case appKey = "DROPBOX_APP_KEY"
        case appSecret = "DROPBOX_APP_SECRET"
        case selectUser = "DROPBOX_SELECT_USER"
        case selectAdmin = "DROPBOX_SELECT_ADMIN"
        case pathRoot = "DROPBOX_PATH_ROOT"
        case server = "DROPBOX_SERVER"
    }

    /// The credentials of a user or a team.
    package enum Credentials: Sendable {
        case token(String)
        case refreshToken(String, appKey: String, appSecret: String?)
    }

    private let values: [Variable: String]

    /// Reads the variables, without checking their values.
    package init(_ variables: [String: String]) {
        var values: [Variable: String] = [:]
        for variable in Variable.allCases {
            let value = variables[variable.rawValue]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            if !value.isEmpty { values[variable] = value }
        }
        self.values = values
    }

    /// Throws an error if one of some variables is set.
    ///
    /// - Parameter reason: The end of a sentence that starts with the variable.
    package func reject(_ variables: [Variable], _ reason: String) throws(DropboxEnvironmentError) {
        guard let variable = variables.first(where: { values[$0] != nil }) else { return }
        throw DropboxEnvironmentError(variable, "\(variable.rawValue) \(reason), or unset the variable")
    }

    // MARK: Credentials

    /// The credentials, or `nil` if none are set.
    ///
    /// - Throws: ``DropboxEnvironmentError`` if they are incomplete or ambiguous.
    package func credentials() throws(DropboxEnvironmentError) -> Credentials? {
        let token = try word(.token)
        guard let refreshToken = try word(.refreshToken) else { return token.map { .token($0) } }
        if token != nil {
            throw DropboxEnvironmentError(
                .refreshToken, "DROPBOX_TOKEN and DROPBOX_REFRESH_TOKEN cannot be combined; unset one of them")
        }
        let appKey = try required(.appKey, "DROPBOX_REFRESH_TOKEN requires the key of its app: set DROPBOX_APP_KEY")
        return .refreshToken(refreshToken, appKey: appKey, appSecret: try word(.appSecret))
    }

    func requiredCredentials() throws(DropboxEnvironmentError) -> Credentials {
        if let credentials = try credentials() { return credentials }
        throw DropboxEnvironmentError(
            .token,
            """
            DROPBOX_TOKEN is not set, or empty: set it to an access token, or set DROPBOX_REFRESH_TOKEN and \
            DROPBOX_APP_KEY (and DROPBOX_APP_SECRET, if the app signs in with it)
            """)
    }

    /// The app key and the app secret.
    package func appCredentials() throws(DropboxEnvironmentError) -> (key: String, secret: String) {
        (
            try required(.appKey, "DROPBOX_APP_KEY is not set, or empty: set it to the app key from the App Console"),
            try required(
                .appSecret, "DROPBOX_APP_SECRET is not set, or empty: set it to the app secret from the App Console")
        )
    }

    /// The app key, or `nil` if it isn't set.
    package func appKey() throws(DropboxEnvironmentError) -> String? { try word(.appKey) }

    private func required(_ variable: Variable, _ message: String) throws(DropboxEnvironmentError) -> String {
        guard let value = try word(variable) else { throw DropboxEnvironmentError(variable, message) }
        return value
    }

    /// Returns a value that becomes part of a header.
    private func word(_ variable: Variable) throws(DropboxEnvironmentError) -> String? {
        guard let value = values[variable] else { return nil }
        guard value.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw DropboxEnvironmentError(
                variable,
                "\(variable.rawValue) contains a space, a line break, or a character that is not ASCII; set it again")
        }
        return value
    }

    // MARK: Context and server

    /// The member for whom a team token acts, and the root of paths.
    package func context() throws(DropboxEnvironmentError) -> CallContext {
        let (user, admin) = (try word(.selectUser), try word(.selectAdmin))
        if user != nil, admin != nil {
            throw DropboxEnvironmentError(
                .selectAdmin, "DROPBOX_SELECT_USER and DROPBOX_SELECT_ADMIN cannot be combined; unset one of them")
        }
        return CallContext(selectUser: user, selectAdmin: admin, pathRoot: try pathRoot())
    }

    private func pathRoot() throws(DropboxEnvironmentError) -> Common.PathRoot? {
        guard let value = values[.pathRoot] else { return nil }
        if value == "home" { return .home }
        let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
        let isID = { (text: String) in
            text.utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                    || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || "-_:".utf8.contains($0)
            }
        }
        if parts.count == 2, isID(parts[1]) {
            if parts[0] == "root" { return .root(parts[1]) }
            if parts[0] == "namespace" { return .namespaceId(parts[1]) }
        }
        throw DropboxEnvironmentError(
            .pathRoot, "DROPBOX_PATH_ROOT is not a path root: set it to home, root:ID, or namespace:ID")
    }

    /// The server instead of Dropbox, or `nil` if none is set.
    package func server() throws(DropboxEnvironmentError) -> BaseHosts? {
        guard let value = values[.server] else { return nil }
        guard value.contains("://"), BaseHosts.url(host: value, path: "/") != nil else {
            throw DropboxEnvironmentError(
                .server, "DROPBOX_SERVER is not the URL of a server: set it to a URL such as http://127.0.0.1:8080")
        }
        return BaseHosts(server: value)
    }
}

extension DropboxEnvironment.Credentials {
    /// Creates a client with the credentials.
    ///
    /// - Parameters:
    ///   - context: The member and the path root.
    ///   - configuration: Servers, limits, and retries.
    ///   - transport: The transport for all requests. By default, the client creates the transport of the platform.
    ///   - change: Changes the configuration of the manager that refreshes the token.
    package func client(
        _ context: CallContext, _ configuration: DropboxTransportClientImpl.Configuration,
        transport: (any HTTPTransport)? = nil,
        _ change: (inout DropboxOAuthManager.Configuration) -> Void = { _ in }
    ) -> DropboxTransportClientImpl {
        switch self {
        case .token(let token):
            return DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)), context: context,
                configuration: configuration, transport: transport)
        case .refreshToken(let refreshToken, let appKey, let appSecret):
            var manager = DropboxOAuthManager.Configuration(appKey: appKey)
            manager.appSecret = appSecret
            manager.baseHosts = configuration.baseHosts
            manager.session = configuration.session
            manager.userAgent = configuration.userAgent
            manager.log = configuration.log
            manager.clock = configuration.clock
            change(&manager)
            // The expiration date is in the past, so the first request obtains an access token.
            let token = DropboxAccessToken(
                accessToken: "", uid: "environment", refreshToken: refreshToken, tokenExpirationTimestamp: 0)
            return DropboxTransportClientImpl(
                accessToken: token,
                dropboxOauthManager: DropboxOAuthManager(
                    configuration: manager,
                    secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore())),
                context: context, configuration: configuration, transport: transport)
        }
    }
}

extension DropboxEnvironment.Credentials: CustomStringConvertible, CustomReflectable {
    /// The kind of credentials, but never a token.
    package var description: String {
        switch self {
        case .token: "access token"
        case .refreshToken(_, let appKey, _): "refresh token of app \(appKey)"
        }
    }

    /// A mirror without children, because it must not expose secrets.
    package var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}

extension DropboxEnvironment: CustomStringConvertible, CustomReflectable {
    /// The names of the variables that are set, but never their values.
    package var description: String {
        "DropboxEnvironment(\(values.keys.map(\.rawValue).sorted().joined(separator: ", ")))"
    }

    /// A mirror without children, because it must not expose secrets.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
