// Generated from API/account.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBACCOUNTAccountPhotoGetError, DBACCOUNTAccountPhotoGetResult, DBACCOUNTDeleteProfilePhotoError,
    DBACCOUNTDeleteProfilePhotoResult, DBACCOUNTPhotoSourceArg, DBACCOUNTSetProfilePhotoError,
    DBACCOUNTSetProfilePhotoResult, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `account`, called on behalf of a user.
@interface DBACCOUNTUserAuthRoutes : DBAuthRoutes
/// Deletes the profile photo of the current user.
///
/// Route `account/delete_profile_photo`: style rpc, host api, auth user, scope `account_info.write`.
/// Error: `DBACCOUNTDeleteProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-delete_profile_photo>
- (DBRpcTask<DBACCOUNTDeleteProfilePhotoResult *, DBACCOUNTDeleteProfilePhotoError *> *)deleteProfilePhoto;

/// Downloads the profile photo of a user.
///
/// Route `account/get_photo`: style download, host content, auth user, scope `account_info.read`.
/// Error: `DBACCOUNTAccountPhotoGetError`.
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
- (DBDownloadUrlTask<DBACCOUNTAccountPhotoGetResult *, DBACCOUNTAccountPhotoGetError *> *)
    getPhotoUrl:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the profile photo of a user. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBDownloadUrlTask<DBACCOUNTAccountPhotoGetResult *, DBACCOUNTAccountPhotoGetError *> *)
    getPhotoUrl:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads the profile photo of a user. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBDownloadDataTask<DBACCOUNTAccountPhotoGetResult *, DBACCOUNTAccountPhotoGetError *> *)
    getPhotoData:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto;

/// Downloads the profile photo of a user. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBDownloadDataTask<DBACCOUNTAccountPhotoGetResult *, DBACCOUNTAccountPhotoGetError *> *)
    getPhotoData:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Sets the profile photo of the current user: an image of at most 10 MB, larger than 128 × 128 pixels.
///
/// Route `account/set_profile_photo`: style rpc, host api, auth user, scope `account_info.write`.
/// Error: `DBACCOUNTSetProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-set_profile_photo>
///
/// - Parameter photo: The new photo.
- (DBRpcTask<DBACCOUNTSetProfilePhotoResult *, DBACCOUNTSetProfilePhotoError *> *)
    setProfilePhoto:(DBACCOUNTPhotoSourceArg *)photo;
@end

/// The descriptors of the routes of `account`.
@interface DBACCOUNTRouteObjects : DBRouteObjects
/// The descriptor of `account/delete_profile_photo`.
+ (DBRoute *)DBACCOUNTDeleteProfilePhoto;
/// The descriptor of `account/get_photo`.
+ (DBRoute *)DBACCOUNTGetPhoto;
/// The descriptor of `account/set_profile_photo`.
+ (DBRoute *)DBACCOUNTSetProfilePhoto;
@end

/// The routes of `account`, on behalf of a user.
@interface DBUserBaseClient (DBACCOUNT)
/// The routes of `account`.
@property (nonatomic, readonly) DBACCOUNTUserAuthRoutes *accountRoutes;
@end

NS_ASSUME_NONNULL_END
