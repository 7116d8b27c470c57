// Generated from API/users.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXUsersBasicAccount, DBXUsersFullAccount, DBXUsersGetAccountBatchError, DBXUsersGetAccountError,
    DBXUsersSpaceUsage, DBXUsersUserFeature, DBXUsersUserFeaturesGetValuesBatchError,
    DBXUsersUserFeaturesGetValuesBatchResult;

NS_ASSUME_NONNULL_BEGIN

/// A request of `users/features/get_values`.
@interface DBXUsersFeaturesGetValuesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXUsersUserFeaturesGetValuesBatchResult *_Nullable result,
        DBXUsersUserFeaturesGetValuesBatchError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXUsersUserFeaturesGetValuesBatchResult *_Nullable result,
            DBXUsersUserFeaturesGetValuesBatchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `users/get_account`.
@interface DBXUsersGetAccountRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXUsersBasicAccount *_Nullable result, DBXUsersGetAccountError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXUsersBasicAccount *_Nullable result, DBXUsersGetAccountError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `users/get_account_batch`.
@interface DBXUsersGetAccountBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXUsersBasicAccount *> *_Nullable result, DBXUsersGetAccountBatchError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXUsersBasicAccount *> *_Nullable result, DBXUsersGetAccountBatchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `users/get_current_account`.
@interface DBXUsersGetCurrentAccountRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXUsersFullAccount *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXUsersFullAccount *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `users/get_space_usage`.
@interface DBXUsersGetSpaceUsageRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXUsersSpaceUsage *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXUsersSpaceUsage *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `users`, called on behalf of a user or a team.
@interface DBXUsersRoutes : DBXBaseRoutes
/// Returns the values of account features.
///
/// Route `users/features/get_values`: style rpc, host api, auth user, scope `account_info.read`.
/// Error: `DBXUsersUserFeaturesGetValuesBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-features-get_values>
///
/// - Parameter features: The features, at least one.
- (DBXUsersFeaturesGetValuesRpcRequest *)featuresGetValuesWithFeatures:(NSArray<DBXUsersUserFeature *> *)features;

/// Returns the public profile of an account.
///
/// Route `users/get_account`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXUsersGetAccountError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_account>
///
/// - Parameter accountId: The account identifier, `dbid:…`. Exactly 40 characters.
- (DBXUsersGetAccountRpcRequest *)getAccountWithAccountId:(NSString *)accountId;

/// Returns the public profiles of up to 300 accounts.
///
/// Route `users/get_account_batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXUsersGetAccountBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_account_batch>
///
/// - Parameter accountIds: The account identifiers, at most 300, without duplicates. At least 1 item. Each item has
///   exactly 40 characters.
- (DBXUsersGetAccountBatchRpcRequest *)getAccountBatchWithAccountIds:(NSArray<NSString *> *)accountIds;

/// Returns the profile of the current user.
///
/// Route `users/get_current_account`: style rpc, host api, auth user, scope `account_info.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_current_account>
- (DBXUsersGetCurrentAccountRpcRequest *)getCurrentAccount;

/// Returns the space that the user uses, and the space available to them.
///
/// Route `users/get_space_usage`: style rpc, host api, auth user, scope `account_info.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#users-get_space_usage>
- (DBXUsersGetSpaceUsageRpcRequest *)getSpaceUsage;
@end

/// The routes of `users`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXUsers)
/// The routes of `users`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXUsersRoutes *users;
@end

NS_ASSUME_NONNULL_END
