// Generated from API/users.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBNilObject, DBRoute, DBUSERSBasicAccount, DBUSERSFullAccount, DBUSERSGetAccountBatchError,
    DBUSERSGetAccountError, DBUSERSSpaceUsage, DBUSERSUserFeature, DBUSERSUserFeaturesGetValuesBatchError,
    DBUSERSUserFeaturesGetValuesBatchResult;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `users`, called on behalf of a user.
@interface DBUSERSUserAuthRoutes : DBAuthRoutes
/// Returns the values of account features.
///
/// Route `users/features/get_values`: style rpc, host api, auth user, scope `account_info.read`.
/// Error: `DBUSERSUserFeaturesGetValuesBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-features-get_values>
///
/// - Parameter features: The features, at least one.
- (DBRpcTask<DBUSERSUserFeaturesGetValuesBatchResult *, DBUSERSUserFeaturesGetValuesBatchError *> *)
    featuresGetValues:(NSArray<DBUSERSUserFeature *> *)features;

/// Returns the public profile of an account.
///
/// Route `users/get_account`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBUSERSGetAccountError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_account>
///
/// - Parameter accountId: The account identifier, `dbid:…`. Exactly 40 characters.
- (DBRpcTask<DBUSERSBasicAccount *, DBUSERSGetAccountError *> *)getAccount:(NSString *)accountId;

/// Returns the public profiles of up to 300 accounts.
///
/// Route `users/get_account_batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBUSERSGetAccountBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_account_batch>
///
/// - Parameter accountIds: The account identifiers, at most 300, without duplicates. At least 1 item. Each item has
///   exactly 40 characters.
- (DBRpcTask<NSArray<DBUSERSBasicAccount *> *, DBUSERSGetAccountBatchError *> *)
    getAccountBatch:(NSArray<NSString *> *)accountIds;

/// Returns the profile of the current user.
///
/// Route `users/get_current_account`: style rpc, host api, auth user, scope `account_info.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_current_account>
- (DBRpcTask<DBUSERSFullAccount *, DBNilObject *> *)getCurrentAccount;

/// Returns the space that the user uses, and the space available to them.
///
/// Route `users/get_space_usage`: style rpc, host api, auth user, scope `account_info.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_space_usage>
- (DBRpcTask<DBUSERSSpaceUsage *, DBNilObject *> *)getSpaceUsage;
@end

/// The descriptors of the routes of `users`.
@interface DBUSERSRouteObjects : DBRouteObjects
/// The descriptor of `users/features/get_values`.
+ (DBRoute *)DBUSERSFeaturesGetValues;
/// The descriptor of `users/get_account`.
+ (DBRoute *)DBUSERSGetAccount;
/// The descriptor of `users/get_account_batch`.
+ (DBRoute *)DBUSERSGetAccountBatch;
/// The descriptor of `users/get_current_account`.
+ (DBRoute *)DBUSERSGetCurrentAccount;
/// The descriptor of `users/get_space_usage`.
+ (DBRoute *)DBUSERSGetSpaceUsage;
@end

/// The routes of `users`, on behalf of a user.
@interface DBUserBaseClient (DBUSERS)
/// The routes of `users`.
@property (nonatomic, readonly) DBUSERSUserAuthRoutes *usersRoutes;
@end

NS_ASSUME_NONNULL_END
