// Generated from API/users.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Users {
    /// `users/features/get_values`
    @export(implementation)
    public static var featuresGetValues: Route<Users.UserFeaturesGetValuesBatchArg, Users.UserFeaturesGetValuesBatchResult, Users.UserFeaturesGetValuesBatchError> {
        Route(_schema, 0)
    }
    /// `users/get_account`
    @export(implementation)
    public static var getAccount: Route<Users.GetAccountArg, Users.BasicAccount, Users.GetAccountError> {
        Route(_schema, 1)
    }
    /// `users/get_account_batch`
    @export(implementation)
    public static var getAccountBatch: Route<Users.GetAccountBatchArg, [Users.BasicAccount], Users.GetAccountBatchError> {
        Route(_schema, 2)
    }
    /// `users/get_current_account`
    @export(implementation)
    public static var getCurrentAccount: Route<Void, Users.FullAccount, Void> {
        Route(_schema, 3)
    }
    /// `users/get_space_usage`
    @export(implementation) public static var getSpaceUsage: Route<Void, Users.SpaceUsage, Void> { Route(_schema, 4) }
}
