// Generated from API/auth.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension Auth {
    /// The descriptor of `auth/token/from_oauth1`.
    @export(implementation)
    public static var tokenFromOauth1: Route<Auth.TokenFromOAuth1ArgSerializer, Auth.TokenFromOAuth1ResultSerializer, Auth.TokenFromOAuth1ErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `auth/token/revoke`.
    @export(implementation)
    public static var tokenRevoke: Route<VoidSerializer, VoidSerializer, VoidSerializer> { Route(_schema, 1) }
}

/// The routes of `auth`, called on behalf of a user or a team.
public struct AuthRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `auth`.
    @export(implementation) public var auth: AuthRoutes { AuthRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `auth`. Never `nil`.
    @export(implementation) public var auth: AuthRoutes! { AuthRoutes(client: client) }
}

extension AuthRoutes {
    /// Revokes the access token of this call, its refresh token, and all access tokens issued for that refresh token.
    ///
    /// ```swift
    /// try await client.auth.tokenRevoke().response()
    /// // From now on, each call with the token fails with .authError(.invalidAccessToken).
    /// ```
    ///
    /// The route has no errors of its own.
    ///
    /// Route `auth/token/revoke`: style rpc, host api, auth user.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#auth-token-revoke>
    ///
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func tokenRevoke() -> RpcRequest<VoidSerializer, VoidSerializer> { client.request(Auth.tokenRevoke) }
}

/// The routes of `auth`, called with the key and secret of an app.
public struct AuthAppAuthRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `auth`.
    @export(implementation) public var auth: AuthAppAuthRoutes { AuthAppAuthRoutes(client: client) }
}

extension DropboxAppClientRoutes {
    /// The routes of `auth`. Never `nil`.
    @export(implementation) public var auth: AuthAppAuthRoutes! { AuthAppAuthRoutes(client: client) }
}

extension AuthAppAuthRoutes {
    /// Exchanges an OAuth 1 access token for an OAuth 2 access token.
    ///
    /// The error of the route is ``/DropboxCore/Auth/TokenFromOAuth1Error``, the reason that no token was returned.
    ///
    /// - ``/DropboxCore/Auth/TokenFromOAuth1Error/invalidOauth1TokenInfo``: The token and its secret aren't valid.
    /// - ``/DropboxCore/Auth/TokenFromOAuth1Error/appIdMismatch``: The token was issued to another app.
    ///
    /// Route `auth/token/from_oauth1`: style rpc, host api, auth app.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#auth-token-from_oauth1>
    ///
    /// - Parameters:
    ///   - oauth1Token: The OAuth 1 access token. At least 1 character.
    ///   - oauth1TokenSecret: The secret of the OAuth 1 access token. At least 1 character.
    /// - Returns: A request for ``/DropboxCore/Auth/TokenFromOAuth1Result``, the result of a token exchange.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func tokenFromOauth1(
        oauth1Token: String,
        oauth1TokenSecret: String
    ) -> RpcRequest<Auth.TokenFromOAuth1ResultSerializer, Auth.TokenFromOAuth1ErrorSerializer> {
        client.request(
            Auth.tokenFromOauth1,
            serverArgs: Auth.TokenFromOAuth1Arg(oauth1Token: oauth1Token, oauth1TokenSecret: oauth1TokenSecret)
        )
    }
}
