// Generated from API/check.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension Check {
    /// The descriptor of `check/app`.
    @export(implementation)
    public static var app: Route<Check.EchoArgSerializer, Check.EchoResultSerializer, Check.EchoErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `check/user`.
    @export(implementation)
    public static var user: Route<Check.EchoArgSerializer, Check.EchoResultSerializer, Check.EchoErrorSerializer> {
        Route(_schema, 1)
    }
}

/// The routes of `check`, called on behalf of a user or a team.
public struct CheckRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `check`.
    @export(implementation) public var check: CheckRoutes { CheckRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `check`. Never `nil`.
    @export(implementation) public var check: CheckRoutes! { CheckRoutes(client: client) }
}

extension CheckRoutes {
    /// Returns the text that you send, to check the connection and the access token.
    ///
    /// ```swift
    /// let answer = try await client.check.user(query: "Hello").response()
    /// print(answer.result)
    /// ```
    ///
    /// The error of the route is ``Check/EchoError``, the error that the caller asked for.
    ///
    /// - ``Check/EchoError/userRequested``: The caller asked for an error.
    ///
    /// Route `check/user`: style rpc, host api, auth user, scope `account_info.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#check-user>
    ///
    /// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
    /// - Returns: A request for ``Check/EchoResult``, the returned text.
    @discardableResult
    @export(implementation)
    public func user(query: String = "") -> RpcRequest<Check.EchoResultSerializer, Check.EchoErrorSerializer> {
        client.request(Check.user, serverArgs: Check.EchoArg(query: query))
    }
}

/// The routes of `check`, called with the key and secret of an app.
public struct CheckAppAuthRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `check`.
    @export(implementation) public var check: CheckAppAuthRoutes { CheckAppAuthRoutes(client: client) }
}

extension DropboxAppClientRoutes {
    /// The routes of `check`. Never `nil`.
    @export(implementation) public var check: CheckAppAuthRoutes! { CheckAppAuthRoutes(client: client) }
}

extension CheckAppAuthRoutes {
    /// Returns the text that you send, to check the connection and the app's key and secret.
    ///
    /// The error of the route is ``Check/EchoError``, the error that the caller asked for.
    ///
    /// - ``Check/EchoError/userRequested``: The caller asked for an error.
    ///
    /// Route `check/app`: style rpc, host api, auth app.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#check-app>
    ///
    /// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
    /// - Returns: A request for ``Check/EchoResult``, the returned text.
    @discardableResult
    @export(implementation)
    public func app(query: String = "") -> RpcRequest<Check.EchoResultSerializer, Check.EchoErrorSerializer> {
        client.request(Check.app, serverArgs: Check.EchoArg(query: query))
    }
}
