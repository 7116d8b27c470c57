// Generated from API/check.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

/// The routes of `check`, called on behalf of a user or a team.
public struct CheckRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `check`.
    @export(implementation) public var check: CheckRoutes { CheckRoutes(client: client) }
}

extension CheckRoutes {
    /// Sends a text back, to check connection and access token.
    ///
    /// Route `check/user`: style rpc, host api, auth user, scope `account_info.read`.
    /// Error: `Check.EchoError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#check-user>
    ///
    /// - Parameters:
    ///   - query: The text to send back. Default: empty. At most 500 characters.
    @discardableResult
    @export(implementation)
    public func user(query: String = "") -> RpcRequest<Check.EchoResult, Check.EchoError> {
        client.request(Check.user, serverArgs: Check.EchoArg(query: query))
    }
}
