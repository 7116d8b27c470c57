// Generated from API/openid.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension Openid {
    /// The descriptor of `openid/userinfo`.
    @export(implementation)
    public static var userinfo: Route<Openid.UserInfoArgsSerializer, Openid.UserInfoResultSerializer, Openid.UserInfoErrorSerializer> {
        Route(_schema, 0)
    }
}

/// The routes of `openid`, called on behalf of a user or a team.
public struct OpenidRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `openid`.
    @export(implementation) public var openid: OpenidRoutes { OpenidRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `openid`. Never `nil`.
    @export(implementation) public var openid: OpenidRoutes! { OpenidRoutes(client: client) }
}

extension OpenidRoutes {
    /// Returns the current information about the user for the token's OpenID scopes: the same as in the ID token.
    ///
    /// The error of the route is ``Openid/UserInfoError``, the reason that no information was returned.
    ///
    /// - ``Openid/UserInfoError/openidError(_:)``: The token doesn't have the required scopes. See
    ///   ``Openid/OpenIdError``.
    ///
    /// Route `openid/userinfo`: style rpc, host api, auth user, scope `openid`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#openid-userinfo>
    ///
    /// - Returns: A request for ``Openid/UserInfoResult``, information about the user. Fields are `nil` if the token
    ///   lacks their scope.
    @discardableResult
    @export(implementation)
    public func userinfo() -> RpcRequest<Openid.UserInfoResultSerializer, Openid.UserInfoErrorSerializer> {
        client.request(Openid.userinfo, serverArgs: Openid.UserInfoArgs())
    }
}
