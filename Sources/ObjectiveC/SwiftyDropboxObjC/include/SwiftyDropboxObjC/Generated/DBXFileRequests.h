// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXFileRequestsCountFileRequestsErrorDisabledForTeam, DBXFileRequestsCountFileRequestsErrorOther,
    DBXFileRequestsCreateFileRequestErrorAppLacksAccess, DBXFileRequestsCreateFileRequestErrorDisabledForTeam,
    DBXFileRequestsCreateFileRequestErrorEmailUnverified, DBXFileRequestsCreateFileRequestErrorInvalidLocation,
    DBXFileRequestsCreateFileRequestErrorNoPermission, DBXFileRequestsCreateFileRequestErrorNoWritePermission,
    DBXFileRequestsCreateFileRequestErrorNotAFolder, DBXFileRequestsCreateFileRequestErrorNotFound,
    DBXFileRequestsCreateFileRequestErrorOther, DBXFileRequestsCreateFileRequestErrorRateLimit,
    DBXFileRequestsCreateFileRequestErrorValidationError, DBXFileRequestsDeleteAllClosedFileRequestsErrorAppLacksAccess,
    DBXFileRequestsDeleteAllClosedFileRequestsErrorDisabledForTeam,
    DBXFileRequestsDeleteAllClosedFileRequestsErrorEmailUnverified,
    DBXFileRequestsDeleteAllClosedFileRequestsErrorNoPermission,
    DBXFileRequestsDeleteAllClosedFileRequestsErrorNoWritePermission,
    DBXFileRequestsDeleteAllClosedFileRequestsErrorNotAFolder, DBXFileRequestsDeleteAllClosedFileRequestsErrorNotFound,
    DBXFileRequestsDeleteAllClosedFileRequestsErrorOther,
    DBXFileRequestsDeleteAllClosedFileRequestsErrorValidationError, DBXFileRequestsDeleteFileRequestErrorAppLacksAccess,
    DBXFileRequestsDeleteFileRequestErrorDisabledForTeam, DBXFileRequestsDeleteFileRequestErrorEmailUnverified,
    DBXFileRequestsDeleteFileRequestErrorFileRequestOpen, DBXFileRequestsDeleteFileRequestErrorNoPermission,
    DBXFileRequestsDeleteFileRequestErrorNoWritePermission, DBXFileRequestsDeleteFileRequestErrorNotAFolder,
    DBXFileRequestsDeleteFileRequestErrorNotFound, DBXFileRequestsDeleteFileRequestErrorOther,
    DBXFileRequestsDeleteFileRequestErrorValidationError, DBXFileRequestsFileRequest,
    DBXFileRequestsFileRequestDeadline, DBXFileRequestsFileRequestErrorAppLacksAccess,
    DBXFileRequestsFileRequestErrorDisabledForTeam, DBXFileRequestsFileRequestErrorEmailUnverified,
    DBXFileRequestsFileRequestErrorNoPermission, DBXFileRequestsFileRequestErrorNoWritePermission,
    DBXFileRequestsFileRequestErrorNotAFolder, DBXFileRequestsFileRequestErrorNotFound,
    DBXFileRequestsFileRequestErrorOther, DBXFileRequestsFileRequestErrorValidationError,
    DBXFileRequestsGeneralFileRequestsErrorDisabledForTeam, DBXFileRequestsGeneralFileRequestsErrorOther,
    DBXFileRequestsGetFileRequestErrorAppLacksAccess, DBXFileRequestsGetFileRequestErrorDisabledForTeam,
    DBXFileRequestsGetFileRequestErrorEmailUnverified, DBXFileRequestsGetFileRequestErrorNoPermission,
    DBXFileRequestsGetFileRequestErrorNoWritePermission, DBXFileRequestsGetFileRequestErrorNotAFolder,
    DBXFileRequestsGetFileRequestErrorNotFound, DBXFileRequestsGetFileRequestErrorOther,
    DBXFileRequestsGetFileRequestErrorValidationError, DBXFileRequestsGracePeriod, DBXFileRequestsGracePeriodAlways,
    DBXFileRequestsGracePeriodOneDay, DBXFileRequestsGracePeriodOther, DBXFileRequestsGracePeriodSevenDays,
    DBXFileRequestsGracePeriodThirtyDays, DBXFileRequestsGracePeriodTwoDays,
    DBXFileRequestsListFileRequestsContinueErrorDisabledForTeam,
    DBXFileRequestsListFileRequestsContinueErrorInvalidCursor, DBXFileRequestsListFileRequestsContinueErrorOther,
    DBXFileRequestsListFileRequestsErrorDisabledForTeam, DBXFileRequestsListFileRequestsErrorOther,
    DBXFileRequestsUpdateFileRequestDeadline, DBXFileRequestsUpdateFileRequestDeadlineNoUpdate,
    DBXFileRequestsUpdateFileRequestDeadlineOther, DBXFileRequestsUpdateFileRequestDeadlineUpdate,
    DBXFileRequestsUpdateFileRequestErrorAppLacksAccess, DBXFileRequestsUpdateFileRequestErrorDisabledForTeam,
    DBXFileRequestsUpdateFileRequestErrorEmailUnverified, DBXFileRequestsUpdateFileRequestErrorNoPermission,
    DBXFileRequestsUpdateFileRequestErrorNoWritePermission, DBXFileRequestsUpdateFileRequestErrorNotAFolder,
    DBXFileRequestsUpdateFileRequestErrorNotFound, DBXFileRequestsUpdateFileRequestErrorOther,
    DBXFileRequestsUpdateFileRequestErrorValidationError;

NS_ASSUME_NONNULL_BEGIN

/// The reason that file requests weren't counted.
@interface DBXFileRequestsCountFileRequestsError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsCountFileRequestsError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCountFileRequestsErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCountFileRequestsErrorOther *asOther;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsCountFileRequestsErrorDisabledForTeam : DBXFileRequestsCountFileRequestsError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsCountFileRequestsErrorOther : DBXFileRequestsCountFileRequestsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The number of file requests.
@interface DBXFileRequestsCountFileRequestsResult : DBXObject
/// The number of the user's file requests.
@property (nonatomic, readonly) NSNumber *fileRequestCount;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequestCount:(NSNumber *)fileRequestCount NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a new file request.
@interface DBXFileRequestsCreateFileRequestArgs : DBXObject
/// The title, as shown to submitters. At least 1 character.
@property (nonatomic, readonly, copy) NSString *title;

/// The folder that receives the files. The path starts with `/`. For apps with an app folder, it is relative to that
/// folder. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *destination;

/// The deadline for files. Available only for paid accounts.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestDeadline *deadline;

/// A Boolean value that indicates whether the file request accepts files immediately. You can open a closed request
/// later. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *open;

/// The description, as shown to submitters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifier of the video project to which the file request belongs.
@property (nonatomic, readonly, copy, nullable) NSString *videoProjectId;

/// Creates an object.
///
/// - Parameters:
///   - title: The title, as shown to submitters. At least 1 character.
///   - destination: The folder that receives the files. The path starts with `/`. For apps with an app folder, it is
///     relative to that folder. Starts with `/`.
///   - deadline: The deadline for files. Available only for paid accounts.
///   - open: A Boolean value that indicates whether the file request accepts files immediately. You can open a closed
///     request later. The default is `@YES`.
///   - description_: The description, as shown to submitters.
///   - videoProjectId: The identifier of the video project to which the file request belongs.
- (instancetype)initWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBXFileRequestsFileRequestDeadline *)deadline
    open:(NSNumber *)open
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBXFileRequestsFileRequestDeadline *)deadline
    open:(NSNumber *)open
    description_:(nullable NSString *)description_
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file request wasn't created.
@interface DBXFileRequestsCreateFileRequestError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsCreateFileRequestError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorOther *asOther;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorNotFound *asNotFound;
/// The object if its tag is `not_a_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorNotAFolder *asNotAFolder;
/// The object if its tag is `app_lacks_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorAppLacksAccess *asAppLacksAccess;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorNoPermission *asNoPermission;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `validation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorValidationError *asValidationError;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorNoWritePermission *asNoWritePermission;
/// The object if its tag is `invalid_location`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorInvalidLocation *asInvalidLocation;
/// The object if its tag is `rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsCreateFileRequestErrorRateLimit *asRateLimit;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsCreateFileRequestErrorDisabledForTeam : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsCreateFileRequestErrorOther : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No file request has this identifier.
@interface DBXFileRequestsCreateFileRequestErrorNotFound : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination is a file.
@interface DBXFileRequestsCreateFileRequestErrorNotAFolder : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `not_a_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies outside the app folder.
@interface DBXFileRequestsCreateFileRequestErrorAppLacksAccess : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't view or change the file request.
@interface DBXFileRequestsCreateFileRequestErrorNoPermission : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's email address isn't verified. Ask the user to verify it, and then try again.
@interface DBXFileRequestsCreateFileRequestErrorEmailUnverified : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value isn't valid, such as the title or a character in the destination.
@interface DBXFileRequestsCreateFileRequestErrorValidationError : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `validation_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't write to the destination.
@interface DBXFileRequestsCreateFileRequestErrorNoWritePermission : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder can't receive files. Choose another one.
@interface DBXFileRequestsCreateFileRequestErrorInvalidLocation : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `invalid_location`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user has reached the limit of 4,000 file requests. Delete some.
@interface DBXFileRequestsCreateFileRequestErrorRateLimit : DBXFileRequestsCreateFileRequestError
/// Creates an object with the tag `rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that file requests weren't deleted.
@interface DBXFileRequestsDeleteAllClosedFileRequestsError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsDeleteAllClosedFileRequestsError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFileRequestsDeleteAllClosedFileRequestsErrorDisabledForTeam *asDisabledForTeam;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteAllClosedFileRequestsErrorOther *asOther;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteAllClosedFileRequestsErrorNotFound *asNotFound;
/// The object if its tag is `not_a_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteAllClosedFileRequestsErrorNotAFolder *asNotAFolder;

/// The object if its tag is `app_lacks_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFileRequestsDeleteAllClosedFileRequestsErrorAppLacksAccess *asAppLacksAccess;

/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteAllClosedFileRequestsErrorNoPermission *asNoPermission;

/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFileRequestsDeleteAllClosedFileRequestsErrorEmailUnverified *asEmailUnverified;

/// The object if its tag is `validation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFileRequestsDeleteAllClosedFileRequestsErrorValidationError *asValidationError;

/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFileRequestsDeleteAllClosedFileRequestsErrorNoWritePermission *asNoWritePermission;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorDisabledForTeam : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorOther : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No file request has this identifier.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorNotFound : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination is a file.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorNotAFolder : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `not_a_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies outside the app folder.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorAppLacksAccess : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't view or change the file request.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorNoPermission : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's email address isn't verified. Ask the user to verify it, and then try again.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorEmailUnverified : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value isn't valid, such as the title or a character in the destination.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorValidationError : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `validation_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't write to the destination.
@interface DBXFileRequestsDeleteAllClosedFileRequestsErrorNoWritePermission : DBXFileRequestsDeleteAllClosedFileRequestsError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The deleted file requests.
@interface DBXFileRequestsDeleteAllClosedFileRequestsResult : DBXObject
/// The deleted file requests.
@property (nonatomic, readonly, copy) NSArray<DBXFileRequestsFileRequest *> *fileRequests;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBXFileRequestsFileRequest *> *)fileRequests NS_DESIGNATED_INITIALIZER;
@end

/// The file requests to delete.
@interface DBXFileRequestsDeleteFileRequestArgs : DBXObject
/// The identifiers of the file requests to delete. Each item has at least 1 character. Each item consists of letters
/// from A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy) NSArray<NSString *> *ids;

/// Creates an object.
///
/// - Parameter ids: The identifiers of the file requests to delete. Each item has at least 1 character. Each item
///   consists of letters from A to Z, digits, hyphens, and underscores.
- (instancetype)initWithIds:(NSArray<NSString *> *)ids NS_DESIGNATED_INITIALIZER;
@end

/// The reason that file requests weren't deleted.
@interface DBXFileRequestsDeleteFileRequestError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsDeleteFileRequestError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorOther *asOther;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorNotFound *asNotFound;
/// The object if its tag is `not_a_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorNotAFolder *asNotAFolder;
/// The object if its tag is `app_lacks_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorAppLacksAccess *asAppLacksAccess;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorNoPermission *asNoPermission;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `validation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorValidationError *asValidationError;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorNoWritePermission *asNoWritePermission;
/// The object if its tag is `file_request_open`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsDeleteFileRequestErrorFileRequestOpen *asFileRequestOpen;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsDeleteFileRequestErrorDisabledForTeam : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsDeleteFileRequestErrorOther : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No file request has this identifier.
@interface DBXFileRequestsDeleteFileRequestErrorNotFound : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination is a file.
@interface DBXFileRequestsDeleteFileRequestErrorNotAFolder : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `not_a_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies outside the app folder.
@interface DBXFileRequestsDeleteFileRequestErrorAppLacksAccess : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't view or change the file request.
@interface DBXFileRequestsDeleteFileRequestErrorNoPermission : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's email address isn't verified. Ask the user to verify it, and then try again.
@interface DBXFileRequestsDeleteFileRequestErrorEmailUnverified : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value isn't valid, such as the title or a character in the destination.
@interface DBXFileRequestsDeleteFileRequestErrorValidationError : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `validation_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't write to the destination.
@interface DBXFileRequestsDeleteFileRequestErrorNoWritePermission : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// At least one of the file requests is open. Close it with `update` before you delete it.
@interface DBXFileRequestsDeleteFileRequestErrorFileRequestOpen : DBXFileRequestsDeleteFileRequestError
/// Creates an object with the tag `file_request_open`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The deleted file requests.
@interface DBXFileRequestsDeleteFileRequestsResult : DBXObject
/// The deleted file requests.
@property (nonatomic, readonly, copy) NSArray<DBXFileRequestsFileRequest *> *fileRequests;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBXFileRequestsFileRequest *> *)fileRequests NS_DESIGNATED_INITIALIZER;
@end

/// A link with which people send files to a folder of the user.
@interface DBXFileRequestsFileRequest : DBXObject
/// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens, and
/// underscores.
@property (nonatomic, readonly, copy) NSString *id;

/// The URL for submitters. At least 1 character.
@property (nonatomic, readonly, copy) NSString *url;
/// The title, as shown to submitters. At least 1 character.
@property (nonatomic, readonly, copy) NSString *title;
/// The folder that receives the files. `nil` if the folder was removed. Starts with `/`.
@property (nonatomic, readonly, copy, nullable) NSString *destination;
/// The time at which the request was created.
@property (nonatomic, readonly, copy) NSDate *created;
/// The deadline for files. `nil` if there is none.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestDeadline *deadline;
/// A Boolean value that indicates whether the file request accepts files.
@property (nonatomic, readonly) NSNumber *isOpen;
/// The number of files that the file request has received.
@property (nonatomic, readonly) NSNumber *fileCount;
/// The description, as shown to submitters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifier of the video project to which the file request belongs. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *videoProjectId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId:(NSString *)id
    url:(NSString *)url
    title:(NSString *)title
    created:(NSDate *)created
    isOpen:(NSNumber *)isOpen
    fileCount:(NSNumber *)fileCount
    destination:(nullable NSString *)destination
    deadline:(nullable DBXFileRequestsFileRequestDeadline *)deadline
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithId:(NSString *)id
    url:(NSString *)url
    title:(NSString *)title
    created:(NSDate *)created
    isOpen:(NSNumber *)isOpen
    fileCount:(NSNumber *)fileCount
    destination:(nullable NSString *)destination
    deadline:(nullable DBXFileRequestsFileRequestDeadline *)deadline
    description_:(nullable NSString *)description_
    NS_DESIGNATED_INITIALIZER;
@end

/// The deadline of a file request.
@interface DBXFileRequestsFileRequestDeadline : DBXObject
/// The time after which files are late.
@property (nonatomic, readonly, copy) NSDate *deadline;

/// The period after the deadline in which late files are accepted and marked as such. `nil` if late files aren't
/// accepted.
@property (nonatomic, readonly, nullable) DBXFileRequestsGracePeriod *allowLateUploads;

/// Creates an object.
///
/// - Parameters:
///   - deadline: The time after which files are late.
///   - allowLateUploads: The period after the deadline in which late files are accepted and marked as such. `nil` if
///     late files aren't accepted.
- (instancetype)initWithDeadline:(NSDate *)deadline
    allowLateUploads:(nullable DBXFileRequestsGracePeriod *)allowLateUploads
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file request can't be used.
@interface DBXFileRequestsFileRequestError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsFileRequestError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorOther *asOther;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorNotFound *asNotFound;
/// The object if its tag is `not_a_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorNotAFolder *asNotAFolder;
/// The object if its tag is `app_lacks_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorAppLacksAccess *asAppLacksAccess;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorNoPermission *asNoPermission;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `validation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorValidationError *asValidationError;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsFileRequestErrorNoWritePermission *asNoWritePermission;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsFileRequestErrorDisabledForTeam : DBXFileRequestsFileRequestError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsFileRequestErrorOther : DBXFileRequestsFileRequestError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No file request has this identifier.
@interface DBXFileRequestsFileRequestErrorNotFound : DBXFileRequestsFileRequestError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination is a file.
@interface DBXFileRequestsFileRequestErrorNotAFolder : DBXFileRequestsFileRequestError
/// Creates an object with the tag `not_a_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies outside the app folder.
@interface DBXFileRequestsFileRequestErrorAppLacksAccess : DBXFileRequestsFileRequestError
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't view or change the file request.
@interface DBXFileRequestsFileRequestErrorNoPermission : DBXFileRequestsFileRequestError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's email address isn't verified. Ask the user to verify it, and then try again.
@interface DBXFileRequestsFileRequestErrorEmailUnverified : DBXFileRequestsFileRequestError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value isn't valid, such as the title or a character in the destination.
@interface DBXFileRequestsFileRequestErrorValidationError : DBXFileRequestsFileRequestError
/// Creates an object with the tag `validation_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't write to the destination.
@interface DBXFileRequestsFileRequestErrorNoWritePermission : DBXFileRequestsFileRequestError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the user can't use file requests.
@interface DBXFileRequestsGeneralFileRequestsError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsGeneralFileRequestsError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGeneralFileRequestsErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGeneralFileRequestsErrorOther *asOther;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsGeneralFileRequestsErrorDisabledForTeam : DBXFileRequestsGeneralFileRequestsError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsGeneralFileRequestsErrorOther : DBXFileRequestsGeneralFileRequestsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file request to get.
@interface DBXFileRequestsGetFileRequestArgs : DBXObject
/// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens, and
/// underscores.
@property (nonatomic, readonly, copy) NSString *id;

/// Creates an object.
///
/// - Parameter id: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits,
///   hyphens, and underscores.
- (instancetype)initWithId:(NSString *)id NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file request wasn't returned.
@interface DBXFileRequestsGetFileRequestError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsGetFileRequestError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorOther *asOther;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorNotFound *asNotFound;
/// The object if its tag is `not_a_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorNotAFolder *asNotAFolder;
/// The object if its tag is `app_lacks_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorAppLacksAccess *asAppLacksAccess;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorNoPermission *asNoPermission;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `validation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorValidationError *asValidationError;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGetFileRequestErrorNoWritePermission *asNoWritePermission;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsGetFileRequestErrorDisabledForTeam : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsGetFileRequestErrorOther : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No file request has this identifier.
@interface DBXFileRequestsGetFileRequestErrorNotFound : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination is a file.
@interface DBXFileRequestsGetFileRequestErrorNotAFolder : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `not_a_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies outside the app folder.
@interface DBXFileRequestsGetFileRequestErrorAppLacksAccess : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't view or change the file request.
@interface DBXFileRequestsGetFileRequestErrorNoPermission : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's email address isn't verified. Ask the user to verify it, and then try again.
@interface DBXFileRequestsGetFileRequestErrorEmailUnverified : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value isn't valid, such as the title or a character in the destination.
@interface DBXFileRequestsGetFileRequestErrorValidationError : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `validation_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't write to the destination.
@interface DBXFileRequestsGetFileRequestErrorNoWritePermission : DBXFileRequestsGetFileRequestError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The period after the deadline in which late files are accepted.
@interface DBXFileRequestsGracePeriod : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsGracePeriod (Members)
/// The object if its tag is `one_day`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGracePeriodOneDay *asOneDay;
/// The object if its tag is `two_days`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGracePeriodTwoDays *asTwoDays;
/// The object if its tag is `seven_days`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGracePeriodSevenDays *asSevenDays;
/// The object if its tag is `thirty_days`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGracePeriodThirtyDays *asThirtyDays;
/// The object if its tag is `always`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGracePeriodAlways *asAlways;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsGracePeriodOther *asOther;
@end

/// One day after the deadline.
@interface DBXFileRequestsGracePeriodOneDay : DBXFileRequestsGracePeriod
/// Creates an object with the tag `one_day`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two days after the deadline.
@interface DBXFileRequestsGracePeriodTwoDays : DBXFileRequestsGracePeriod
/// Creates an object with the tag `two_days`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Seven days after the deadline.
@interface DBXFileRequestsGracePeriodSevenDays : DBXFileRequestsGracePeriod
/// Creates an object with the tag `seven_days`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 30 days after the deadline.
@interface DBXFileRequestsGracePeriodThirtyDays : DBXFileRequestsGracePeriod
/// Creates an object with the tag `thirty_days`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No limit.
@interface DBXFileRequestsGracePeriodAlways : DBXFileRequestsGracePeriod
/// Creates an object with the tag `always`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsGracePeriodOther : DBXFileRequestsGracePeriod
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The options of a list of file requests.
@interface DBXFileRequestsListFileRequestsArg : DBXObject
/// The maximum number of items in a page. The default is 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXFileRequestsListFileRequestsContinueArg : DBXObject
/// The cursor of the most recent result of `listV2` or `listContinue`.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent result of `listV2` or `listContinue`.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXFileRequestsListFileRequestsContinueError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsListFileRequestsContinueError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFileRequestsListFileRequestsContinueErrorDisabledForTeam *asDisabledForTeam;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsListFileRequestsContinueErrorOther *asOther;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsListFileRequestsContinueErrorInvalidCursor *asInvalidCursor;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsListFileRequestsContinueErrorDisabledForTeam : DBXFileRequestsListFileRequestsContinueError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsListFileRequestsContinueErrorOther : DBXFileRequestsListFileRequestsContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor isn't valid. Start again with `listV2`.
@interface DBXFileRequestsListFileRequestsContinueErrorInvalidCursor : DBXFileRequestsListFileRequestsContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that file requests weren't listed.
@interface DBXFileRequestsListFileRequestsError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsListFileRequestsError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsListFileRequestsErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsListFileRequestsErrorOther *asOther;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsListFileRequestsErrorDisabledForTeam : DBXFileRequestsListFileRequestsError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsListFileRequestsErrorOther : DBXFileRequestsListFileRequestsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's file requests.
@interface DBXFileRequestsListFileRequestsResult : DBXObject
/// The file requests.
@property (nonatomic, readonly, copy) NSArray<DBXFileRequestsFileRequest *> *fileRequests;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBXFileRequestsFileRequest *> *)fileRequests NS_DESIGNATED_INITIALIZER;
@end

/// A page of file requests.
@interface DBXFileRequestsListFileRequestsV2Result : DBXObject
/// The file requests.
@property (nonatomic, readonly, copy) NSArray<DBXFileRequestsFileRequest *> *fileRequests;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page. Get it with `listContinue`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBXFileRequestsFileRequest *> *)fileRequests
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The changes to a file request. Fields that are `nil` don't change.
@interface DBXFileRequestsUpdateFileRequestArgs : DBXObject
/// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens, and
/// underscores.
@property (nonatomic, readonly, copy) NSString *id;

/// The new title. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *title;
/// The new folder that receives the files. Starts with `/`.
@property (nonatomic, readonly, copy, nullable) NSString *destination;
/// The change of the deadline. Available only for paid accounts. The default is `no_update`.
@property (nonatomic, readonly) DBXFileRequestsUpdateFileRequestDeadline *deadline;
/// A Boolean value that indicates whether the file request accepts files from now on.
@property (nonatomic, readonly, nullable) NSNumber *open;
/// The new description, as shown to submitters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens,
///     and underscores.
///   - title: The new title. At least 1 character.
///   - destination: The new folder that receives the files. Starts with `/`.
///   - deadline: The change of the deadline. Available only for paid accounts. The default is `no_update`.
///   - open: A Boolean value that indicates whether the file request accepts files from now on.
///   - description_: The new description, as shown to submitters.
- (instancetype)initWithId:(NSString *)id
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(DBXFileRequestsUpdateFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_
    NS_DESIGNATED_INITIALIZER;
@end

/// A change of a file request's deadline.
@interface DBXFileRequestsUpdateFileRequestDeadline : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsUpdateFileRequestDeadline (Members)
/// The object if its tag is `no_update`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestDeadlineNoUpdate *asNoUpdate;
/// The object if its tag is `update`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestDeadlineUpdate *asUpdate;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestDeadlineOther *asOther;
@end

/// Keeps the deadline.
@interface DBXFileRequestsUpdateFileRequestDeadlineNoUpdate : DBXFileRequestsUpdateFileRequestDeadline
/// Creates an object with the tag `no_update`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sets the deadline to the associated value, or removes it if the value is `nil`.
@interface DBXFileRequestsUpdateFileRequestDeadlineUpdate : DBXFileRequestsUpdateFileRequestDeadline
/// The value of `update`.
@property (nonatomic, strong, nullable) DBXFileRequestsFileRequestDeadline *update;
/// Creates an object with the tag `update`.
- (instancetype)init:(nullable DBXFileRequestsFileRequestDeadline *)update NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsUpdateFileRequestDeadlineOther : DBXFileRequestsUpdateFileRequestDeadline
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a file request wasn't changed.
@interface DBXFileRequestsUpdateFileRequestError : DBXObject
@end

/// The members of the union.
@interface DBXFileRequestsUpdateFileRequestError (Members)
/// The object if its tag is `disabled_for_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorDisabledForTeam *asDisabledForTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorOther *asOther;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorNotFound *asNotFound;
/// The object if its tag is `not_a_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorNotAFolder *asNotAFolder;
/// The object if its tag is `app_lacks_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorAppLacksAccess *asAppLacksAccess;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorNoPermission *asNoPermission;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `validation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorValidationError *asValidationError;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFileRequestsUpdateFileRequestErrorNoWritePermission *asNoWritePermission;
@end

/// The user's team doesn't allow file requests.
@interface DBXFileRequestsUpdateFileRequestErrorDisabledForTeam : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFileRequestsUpdateFileRequestErrorOther : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No file request has this identifier.
@interface DBXFileRequestsUpdateFileRequestErrorNotFound : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination is a file.
@interface DBXFileRequestsUpdateFileRequestErrorNotAFolder : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `not_a_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies outside the app folder.
@interface DBXFileRequestsUpdateFileRequestErrorAppLacksAccess : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't view or change the file request.
@interface DBXFileRequestsUpdateFileRequestErrorNoPermission : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's email address isn't verified. Ask the user to verify it, and then try again.
@interface DBXFileRequestsUpdateFileRequestErrorEmailUnverified : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value isn't valid, such as the title or a character in the destination.
@interface DBXFileRequestsUpdateFileRequestErrorValidationError : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `validation_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user can't write to the destination.
@interface DBXFileRequestsUpdateFileRequestErrorNoWritePermission : DBXFileRequestsUpdateFileRequestError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
