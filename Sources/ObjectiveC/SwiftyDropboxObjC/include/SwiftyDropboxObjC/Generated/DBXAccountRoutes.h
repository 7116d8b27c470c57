// Generated from API/account.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAccountAccountPhotoGetError, DBXAccountAccountPhotoGetResult, DBXAccountDeleteProfilePhotoError,
    DBXAccountDeleteProfilePhotoResult, DBXAccountPhotoSourceArg, DBXAccountSetProfilePhotoError,
    DBXAccountSetProfilePhotoResult, DBXCallError;

NS_ASSUME_NONNULL_BEGIN

/// A request of `account/delete_profile_photo`.
@interface DBXAccountDeleteProfilePhotoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAccountDeleteProfilePhotoResult *_Nullable result, DBXAccountDeleteProfilePhotoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAccountDeleteProfilePhotoResult *_Nullable result,
            DBXAccountDeleteProfilePhotoError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `account/get_photo` whose content is stored in a file.
@interface DBXAccountGetPhotoDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAccountAccountPhotoGetResult *_Nullable result, NSURL *_Nullable destination,
        DBXAccountAccountPhotoGetError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAccountAccountPhotoGetResult *_Nullable result, NSURL *_Nullable destination,
            DBXAccountAccountPhotoGetError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `account/get_photo` whose content is returned as data.
@interface DBXAccountGetPhotoDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAccountAccountPhotoGetResult *_Nullable result, NSData *_Nullable content,
        DBXAccountAccountPhotoGetError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAccountAccountPhotoGetResult *_Nullable result, NSData *_Nullable content,
            DBXAccountAccountPhotoGetError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `account/set_profile_photo`.
@interface DBXAccountSetProfilePhotoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAccountSetProfilePhotoResult *_Nullable result, DBXAccountSetProfilePhotoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAccountSetProfilePhotoResult *_Nullable result, DBXAccountSetProfilePhotoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `account`, called on behalf of a user or a team.
@interface DBXAccountRoutes : DBXBaseRoutes
/// Deletes the profile photo of the current user.
///
/// Route `account/delete_profile_photo`: style rpc, host api, auth user, scope `account_info.write`.
/// Error: `DBXAccountDeleteProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-delete_profile_photo>
- (DBXAccountDeleteProfilePhotoRpcRequest *)deleteProfilePhoto;

/// Downloads the profile photo of a user.
///
/// Route `account/get_photo`: style download, host content, auth user, scope `account_info.read`.
/// Error: `DBXAccountAccountPhotoGetError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-get_photo>
///
/// - Parameters:
///   - dbxAccountId: The account identifier, `dbid:…` or `dbaphid:…`.
///   - size: The size of the photo in pixels, such as `128x128`.
///   - circleCrop: A Boolean value that indicates whether to crop the photo to a circle.
///   - expectAccountPhoto: A Boolean value that indicates whether the account is expected to have a photo. It
///     determines the error for an account without one.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXAccountGetPhotoDownloadRequestFile *)getPhotoURLWithDbxAccountId:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the profile photo of a user. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBXAccountGetPhotoDownloadRequestMemory *)getPhotoWithDbxAccountId:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto;

/// Sets the profile photo of the current user: an image of at most 10 MB, larger than 128 × 128 pixels.
///
/// Route `account/set_profile_photo`: style rpc, host api, auth user, scope `account_info.write`.
/// Error: `DBXAccountSetProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-set_profile_photo>
///
/// - Parameter photo: The new photo.
- (DBXAccountSetProfilePhotoRpcRequest *)setProfilePhotoWithPhoto:(DBXAccountPhotoSourceArg *)photo;
@end

/// The routes of `account`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXAccount)
/// The routes of `account`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXAccountRoutes *account;
@end

NS_ASSUME_NONNULL_END
