// Generated from API/users.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension Users {
    /// The descriptor of `users/features/get_values`.
    @export(implementation)
    public static var featuresGetValues: Route<Users.UserFeaturesGetValuesBatchArgSerializer, Users.UserFeaturesGetValuesBatchResultSerializer, Users.UserFeaturesGetValuesBatchErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `users/get_account`.
    @export(implementation)
    public static var getAccount: Route<Users.GetAccountArgSerializer, Users.BasicAccountSerializer, Users.GetAccountErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `users/get_account_batch`.
    @export(implementation)
    public static var getAccountBatch: Route<Users.GetAccountBatchArgSerializer, ArraySerializer<Users.BasicAccountSerializer>, Users.GetAccountBatchErrorSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `users/get_current_account`.
    @export(implementation)
    public static var getCurrentAccount: Route<VoidSerializer, Users.FullAccountSerializer, VoidSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `users/get_space_usage`.
    @export(implementation)
    public static var getSpaceUsage: Route<VoidSerializer, Users.SpaceUsageSerializer, VoidSerializer> {
        Route(_schema, 4)
    }
}

/// The routes of `users`, called on behalf of a user or a team.
public struct UsersRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `users`.
    @export(implementation) public var users: UsersRoutes { UsersRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `users`. Never `nil`.
    @export(implementation) public var users: UsersRoutes! { UsersRoutes(client: client) }
}

extension UsersRoutes {
    /// Returns the values of account features.
    ///
    /// The error of the route is ``Users/UserFeaturesGetValuesBatchError``, the reason that no features were returned.
    ///
    /// - ``Users/UserFeaturesGetValuesBatchError/emptyFeaturesList``: The list of features is empty.
    ///
    /// Route `users/features/get_values`: style rpc, host api, auth user, scope `account_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-features-get_values>
    ///
    /// - Parameter features: The features, at least one.
    /// - Returns: A request for ``Users/UserFeaturesGetValuesBatchResult``, the values of the requested features.
    @discardableResult
    @export(implementation)
    public func featuresGetValues(
        features: [Users.UserFeature]
    ) -> RpcRequest<Users.UserFeaturesGetValuesBatchResultSerializer, Users.UserFeaturesGetValuesBatchErrorSerializer> {
        client.request(Users.featuresGetValues, serverArgs: Users.UserFeaturesGetValuesBatchArg(features: features))
    }

    /// Returns the public profile of an account.
    ///
    /// ```swift
    /// let author = try await client.users.getAccount(accountId: accountID).response()
    /// print(author.name.displayName)
    /// ```
    ///
    /// The error of the route is ``Users/GetAccountError``, the reason that no profile was returned.
    ///
    /// - ``Users/GetAccountError/noAccount``: No account has this identifier.
    ///
    /// Route `users/get_account`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_account>
    ///
    /// - Parameter accountId: The account identifier, `dbid:…`. Exactly 40 characters.
    /// - Returns: A request for ``Users/BasicAccount``, the profile of a user.
    @discardableResult
    @export(implementation)
    public func getAccount(
        accountId: String
    ) -> RpcRequest<Users.BasicAccountSerializer, Users.GetAccountErrorSerializer> {
        client.request(Users.getAccount, serverArgs: Users.GetAccountArg(accountId: accountId))
    }

    /// Returns the public profiles of up to 300 accounts.
    ///
    /// The error of the route is ``Users/GetAccountBatchError``, the reason that no profiles were returned.
    ///
    /// - ``Users/GetAccountBatchError/noAccount(_:)``: No account has this identifier. Remove it, and try again.
    ///
    /// Route `users/get_account_batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_account_batch>
    ///
    /// - Parameter accountIds: The account identifiers, at most 300, without duplicates. At least 1 item. Each item has
    ///   exactly 40 characters.
    /// - Returns: A request for an array of ``Users/BasicAccount``: the profile of a user.
    @discardableResult
    @export(implementation)
    public func getAccountBatch(
        accountIds: [String]
    ) -> RpcRequest<ArraySerializer<Users.BasicAccountSerializer>, Users.GetAccountBatchErrorSerializer> {
        client.request(Users.getAccountBatch, serverArgs: Users.GetAccountBatchArg(accountIds: accountIds))
    }

    /// Returns the profile of the current user.
    ///
    /// ```swift
    /// let account = try await client.users.getCurrentAccount().response()
    /// print(account.name.displayName, account.email)
    /// ```
    ///
    /// The route has no errors of its own.
    ///
    /// Route `users/get_current_account`: style rpc, host api, auth user, scope `account_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_current_account>
    ///
    /// - Returns: A request for ``Users/FullAccount``, the profile of the current user.
    @discardableResult
    @export(implementation)
    public func getCurrentAccount() -> RpcRequest<Users.FullAccountSerializer, VoidSerializer> {
        client.request(Users.getCurrentAccount)
    }

    /// Returns the space that the user uses, and the space available to them.
    ///
    /// ```swift
    /// let usage = try await client.users.getSpaceUsage().response()
    /// switch usage.allocation {
    /// case .individual(let space): print(usage.used, "of", space.allocated, "bytes")
    /// case .team(let space): print(space.used, "of", space.allocated, "bytes of the team")
    /// case .other: break
    /// }
    /// ```
    ///
    /// The route has no errors of its own.
    ///
    /// Route `users/get_space_usage`: style rpc, host api, auth user, scope `account_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_space_usage>
    ///
    /// - Returns: A request for ``Users/SpaceUsage``, the space of a user, and the part of it that is used.
    @discardableResult
    @export(implementation)
    public func getSpaceUsage() -> RpcRequest<Users.SpaceUsageSerializer, VoidSerializer> {
        client.request(Users.getSpaceUsage)
    }
}
