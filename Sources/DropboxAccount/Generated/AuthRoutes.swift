// Generated from API/auth.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

/// The routes of `auth`, called on behalf of a user or a team.
public struct AuthRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `auth`.
    @export(implementation) public var auth: AuthRoutes { AuthRoutes(client: client) }
}

extension AuthRoutes {
    /// Signs out: revokes the access token of this call, its refresh token, and all other access tokens that came of
    /// that.
    ///
    /// Route `auth/token/revoke`: style rpc, host api, auth user.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#auth-token-revoke>
    @discardableResult
    @export(implementation)
    public func tokenRevoke() -> RpcRequest<Void, Void> { client.request(Auth.tokenRevoke) }
}
