// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILEREQUESTSCountFileRequestsError;
@class DBFILEREQUESTSCountFileRequestsResult;
@class DBFILEREQUESTSCreateFileRequestArgs;
@class DBFILEREQUESTSCreateFileRequestError;
@class DBFILEREQUESTSDeleteAllClosedFileRequestsError;
@class DBFILEREQUESTSDeleteAllClosedFileRequestsResult;
@class DBFILEREQUESTSDeleteFileRequestArgs;
@class DBFILEREQUESTSDeleteFileRequestError;
@class DBFILEREQUESTSDeleteFileRequestsResult;
@class DBFILEREQUESTSFileRequest;
@class DBFILEREQUESTSFileRequestDeadline;
@class DBFILEREQUESTSFileRequestError;
@class DBFILEREQUESTSGeneralFileRequestsError;
@class DBFILEREQUESTSGetFileRequestArgs;
@class DBFILEREQUESTSGetFileRequestError;
@class DBFILEREQUESTSGracePeriod;
@class DBFILEREQUESTSListFileRequestsArg;
@class DBFILEREQUESTSListFileRequestsContinueArg;
@class DBFILEREQUESTSListFileRequestsContinueError;
@class DBFILEREQUESTSListFileRequestsError;
@class DBFILEREQUESTSListFileRequestsResult;
@class DBFILEREQUESTSListFileRequestsV2Result;
@class DBFILEREQUESTSUpdateFileRequestArgs;
@class DBFILEREQUESTSUpdateFileRequestDeadline;
@class DBFILEREQUESTSUpdateFileRequestError;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBFILEREQUESTSCountFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSCountFileRequestsErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSCountFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSCountFileRequestsErrorOther,
};

/// Why file requests were not counted.
@interface DBFILEREQUESTSCountFileRequestsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSCountFileRequestsErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSCountFileRequestsError` from and to JSON.
@interface DBFILEREQUESTSCountFileRequestsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCountFileRequestsError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSCountFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How many file requests there are.
@interface DBFILEREQUESTSCountFileRequestsResult : DBStoneObject
/// How many file requests the user has.
@property (nonatomic, readonly) NSNumber *fileRequestCount;

/// Creates an object.
///
/// - Parameters:
///   - fileRequestCount: How many file requests the user has.
- (instancetype)initWithFileRequestCount:(NSNumber *)fileRequestCount;
@end

/// Converts `DBFILEREQUESTSCountFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSCountFileRequestsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCountFileRequestsResult *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSCountFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to ask for, and where to put it.
@interface DBFILEREQUESTSCreateFileRequestArgs : DBStoneObject
/// What the request is about, as the senders see it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *title;

/// The folder that receives the files. It starts with `/`; for apps with a folder of their own it is relative to that.
/// Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy) NSString *destination;

/// Until when files are accepted. Only for paid accounts.
@property (nonatomic, readonly, nullable) DBFILEREQUESTSFileRequestDeadline *deadline;
/// Whether files are accepted at once. A closed request can be opened later. Default: `@YES`.
@property (nonatomic, readonly) NSNumber *open;
/// A longer explanation for the senders.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The video project that the request belongs to, if any.
@property (nonatomic, readonly, copy, nullable) NSString *videoProjectId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - title: What the request is about, as the senders see it. At least 1 character.
///   - destination: The folder that receives the files. It starts with `/`; for apps with a folder of their own it is
///     relative to that. Pattern: `/(.|[\r\n])*`.
///   - deadline: Until when files are accepted. Only for paid accounts.
///   - open: Whether files are accepted at once. A closed request can be opened later. Default: `@YES`.
///   - description_: A longer explanation for the senders.
///   - videoProjectId: The video project that the request belongs to, if any.
- (instancetype)initWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTitle:(NSString *)title destination:(NSString *)destination;
@end

/// Converts `DBFILEREQUESTSCreateFileRequestArgs` from and to JSON.
@interface DBFILEREQUESTSCreateFileRequestArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCreateFileRequestArgs *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSCreateFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSCreateFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSCreateFileRequestErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSCreateFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSCreateFileRequestErrorOther,
    /// There is no such file request.
    DBFILEREQUESTSCreateFileRequestErrorNotFound,
    /// There is a file at the destination.
    DBFILEREQUESTSCreateFileRequestErrorNotAFolder,
    /// The request leads to a place outside of the app's own folder.
    DBFILEREQUESTSCreateFileRequestErrorAppLacksAccess,
    /// The user may not see or change this file request.
    DBFILEREQUESTSCreateFileRequestErrorNoPermission,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILEREQUESTSCreateFileRequestErrorEmailUnverified,
    /// Something is not acceptable, such as the title or characters of the destination.
    DBFILEREQUESTSCreateFileRequestErrorValidationError,
    /// The user may not write to the destination.
    DBFILEREQUESTSCreateFileRequestErrorNoWritePermission,
    /// Files cannot be received in this folder. Choose another one.
    DBFILEREQUESTSCreateFileRequestErrorInvalidLocation,
    /// The user has too many file requests: 4,000 is the limit. Delete some.
    DBFILEREQUESTSCreateFileRequestErrorRateLimit,
};

/// Why a file request was not created.
@interface DBFILEREQUESTSCreateFileRequestError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSCreateFileRequestErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_a_folder`.
- (instancetype)initWithNotAFolder;
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)initWithAppLacksAccess;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `validation_error`.
- (instancetype)initWithValidationError;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Creates an object with the tag `invalid_location`.
- (instancetype)initWithInvalidLocation;
/// Creates an object with the tag `rate_limit`.
- (instancetype)initWithRateLimit;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_a_folder`.
- (BOOL)isNotAFolder;
/// Returns whether the tag is `app_lacks_access`.
- (BOOL)isAppLacksAccess;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `validation_error`.
- (BOOL)isValidationError;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns whether the tag is `invalid_location`.
- (BOOL)isInvalidLocation;
/// Returns whether the tag is `rate_limit`.
- (BOOL)isRateLimit;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSCreateFileRequestError` from and to JSON.
@interface DBFILEREQUESTSCreateFileRequestErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCreateFileRequestError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSCreateFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSDeleteAllClosedFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSDeleteAllClosedFileRequestsErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorOther,
    /// There is no such file request.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNotFound,
    /// There is a file at the destination.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNotAFolder,
    /// The request leads to a place outside of the app's own folder.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorAppLacksAccess,
    /// The user may not see or change this file request.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNoPermission,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorEmailUnverified,
    /// Something is not acceptable, such as the title or characters of the destination.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorValidationError,
    /// The user may not write to the destination.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNoWritePermission,
};

/// Why file requests were not deleted.
@interface DBFILEREQUESTSDeleteAllClosedFileRequestsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSDeleteAllClosedFileRequestsErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_a_folder`.
- (instancetype)initWithNotAFolder;
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)initWithAppLacksAccess;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `validation_error`.
- (instancetype)initWithValidationError;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_a_folder`.
- (BOOL)isNotAFolder;
/// Returns whether the tag is `app_lacks_access`.
- (BOOL)isAppLacksAccess;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `validation_error`.
- (BOOL)isValidationError;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSDeleteAllClosedFileRequestsError` from and to JSON.
@interface DBFILEREQUESTSDeleteAllClosedFileRequestsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteAllClosedFileRequestsError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSDeleteAllClosedFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What was deleted.
@interface DBFILEREQUESTSDeleteAllClosedFileRequestsResult : DBStoneObject
/// The file requests that were deleted.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;

/// Creates an object.
///
/// - Parameters:
///   - fileRequests: The file requests that were deleted.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests;
@end

/// Converts `DBFILEREQUESTSDeleteAllClosedFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSDeleteAllClosedFileRequestsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteAllClosedFileRequestsResult *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSDeleteAllClosedFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file requests to delete.
@interface DBFILEREQUESTSDeleteFileRequestArgs : DBStoneObject
/// The file requests to delete. Each: At least 1 character. Each: Pattern: `[-_0-9a-zA-Z]+`.
@property (nonatomic, readonly) NSArray<NSString *> *ids;

/// Creates an object.
///
/// - Parameters:
///   - ids: The file requests to delete. Each: At least 1 character. Each: Pattern: `[-_0-9a-zA-Z]+`.
- (instancetype)initWithIds:(NSArray<NSString *> *)ids;
@end

/// Converts `DBFILEREQUESTSDeleteFileRequestArgs` from and to JSON.
@interface DBFILEREQUESTSDeleteFileRequestArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteFileRequestArgs *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSDeleteFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSDeleteFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSDeleteFileRequestErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSDeleteFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSDeleteFileRequestErrorOther,
    /// There is no such file request.
    DBFILEREQUESTSDeleteFileRequestErrorNotFound,
    /// There is a file at the destination.
    DBFILEREQUESTSDeleteFileRequestErrorNotAFolder,
    /// The request leads to a place outside of the app's own folder.
    DBFILEREQUESTSDeleteFileRequestErrorAppLacksAccess,
    /// The user may not see or change this file request.
    DBFILEREQUESTSDeleteFileRequestErrorNoPermission,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILEREQUESTSDeleteFileRequestErrorEmailUnverified,
    /// Something is not acceptable, such as the title or characters of the destination.
    DBFILEREQUESTSDeleteFileRequestErrorValidationError,
    /// The user may not write to the destination.
    DBFILEREQUESTSDeleteFileRequestErrorNoWritePermission,
    /// At least one of them is open. Close it with `update`, then delete it.
    DBFILEREQUESTSDeleteFileRequestErrorFileRequestOpen,
};

/// Why file requests were not deleted.
@interface DBFILEREQUESTSDeleteFileRequestError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSDeleteFileRequestErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_a_folder`.
- (instancetype)initWithNotAFolder;
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)initWithAppLacksAccess;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `validation_error`.
- (instancetype)initWithValidationError;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Creates an object with the tag `file_request_open`.
- (instancetype)initWithFileRequestOpen;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_a_folder`.
- (BOOL)isNotAFolder;
/// Returns whether the tag is `app_lacks_access`.
- (BOOL)isAppLacksAccess;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `validation_error`.
- (BOOL)isValidationError;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns whether the tag is `file_request_open`.
- (BOOL)isFileRequestOpen;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSDeleteFileRequestError` from and to JSON.
@interface DBFILEREQUESTSDeleteFileRequestErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteFileRequestError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSDeleteFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What was deleted.
@interface DBFILEREQUESTSDeleteFileRequestsResult : DBStoneObject
/// The file requests that were deleted.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;

/// Creates an object.
///
/// - Parameters:
///   - fileRequests: The file requests that were deleted.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests;
@end

/// Converts `DBFILEREQUESTSDeleteFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSDeleteFileRequestsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteFileRequestsResult *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSDeleteFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link through which others send files into a folder of the user.
@interface DBFILEREQUESTSFileRequest : DBStoneObject
/// The identity of the file request. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The address to give to the senders. At least 1 character.
@property (nonatomic, readonly, copy) NSString *url;
/// What the request is about, as the senders see it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *title;
/// The folder that receives the files. Nil if it has been removed. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy, nullable) NSString *destination;
/// The time at which the request was created.
@property (nonatomic, readonly) NSDate *created;
/// Until when files are accepted, if there is a limit.
@property (nonatomic, readonly, nullable) DBFILEREQUESTSFileRequestDeadline *deadline;
/// Whether files are accepted.
@property (nonatomic, readonly) NSNumber *isOpen;
/// How many files have been received.
@property (nonatomic, readonly) NSNumber *fileCount;
/// A longer explanation for the senders.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The video project that the request belongs to, if any.
@property (nonatomic, readonly, copy, nullable) NSString *videoProjectId;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identity of the file request. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
///   - url: The address to give to the senders. At least 1 character.
///   - title: What the request is about, as the senders see it. At least 1 character.
///   - created: The time at which the request was created.
///   - isOpen: Whether files are accepted.
///   - fileCount: How many files have been received.
///   - destination: The folder that receives the files. Nil if it has been removed. Pattern: `/(.|[\r\n])*`.
///   - deadline: Until when files are accepted, if there is a limit.
///   - description_: A longer explanation for the senders.
///   - videoProjectId: The video project that the request belongs to, if any.
- (instancetype)initWithId_:(NSString *)id_
    url:(NSString *)url
    title:(NSString *)title
    created:(NSDate *)created
    isOpen:(NSNumber *)isOpen
    fileCount:(NSNumber *)fileCount
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_
    url:(NSString *)url
    title:(NSString *)title
    created:(NSDate *)created
    isOpen:(NSNumber *)isOpen
    fileCount:(NSNumber *)fileCount;
@end

/// Converts `DBFILEREQUESTSFileRequest` from and to JSON.
@interface DBFILEREQUESTSFileRequestSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSFileRequest *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSFileRequest *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Until when a file request accepts files.
@interface DBFILEREQUESTSFileRequestDeadline : DBStoneObject
/// The time after which files are late.
@property (nonatomic, readonly) NSDate *deadline;
/// For how long late files are still accepted, marked as such. By default not at all.
@property (nonatomic, readonly, nullable) DBFILEREQUESTSGracePeriod *allowLateUploads;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - deadline: The time after which files are late.
///   - allowLateUploads: For how long late files are still accepted, marked as such. By default not at all.
- (instancetype)initWithDeadline:(NSDate *)deadline
    allowLateUploads:(nullable DBFILEREQUESTSGracePeriod *)allowLateUploads;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDeadline:(NSDate *)deadline;
@end

/// Converts `DBFILEREQUESTSFileRequestDeadline` from and to JSON.
@interface DBFILEREQUESTSFileRequestDeadlineSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSFileRequestDeadline *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSFileRequestDeadline *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSFileRequestErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSFileRequestErrorOther,
    /// There is no such file request.
    DBFILEREQUESTSFileRequestErrorNotFound,
    /// There is a file at the destination.
    DBFILEREQUESTSFileRequestErrorNotAFolder,
    /// The request leads to a place outside of the app's own folder.
    DBFILEREQUESTSFileRequestErrorAppLacksAccess,
    /// The user may not see or change this file request.
    DBFILEREQUESTSFileRequestErrorNoPermission,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILEREQUESTSFileRequestErrorEmailUnverified,
    /// Something is not acceptable, such as the title or characters of the destination.
    DBFILEREQUESTSFileRequestErrorValidationError,
    /// The user may not write to the destination.
    DBFILEREQUESTSFileRequestErrorNoWritePermission,
};

/// What may be wrong with a file request.
@interface DBFILEREQUESTSFileRequestError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSFileRequestErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_a_folder`.
- (instancetype)initWithNotAFolder;
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)initWithAppLacksAccess;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `validation_error`.
- (instancetype)initWithValidationError;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_a_folder`.
- (BOOL)isNotAFolder;
/// Returns whether the tag is `app_lacks_access`.
- (BOOL)isAppLacksAccess;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `validation_error`.
- (BOOL)isValidationError;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSFileRequestError` from and to JSON.
@interface DBFILEREQUESTSFileRequestErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSFileRequestError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSGeneralFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSGeneralFileRequestsErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSGeneralFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSGeneralFileRequestsErrorOther,
};

/// Why file requests cannot be used at all.
@interface DBFILEREQUESTSGeneralFileRequestsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSGeneralFileRequestsErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSGeneralFileRequestsError` from and to JSON.
@interface DBFILEREQUESTSGeneralFileRequestsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGeneralFileRequestsError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSGeneralFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file request to read.
@interface DBFILEREQUESTSGetFileRequestArgs : DBStoneObject
/// The file request. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameters:
///   - id_: The file request. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBFILEREQUESTSGetFileRequestArgs` from and to JSON.
@interface DBFILEREQUESTSGetFileRequestArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGetFileRequestArgs *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSGetFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSGetFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSGetFileRequestErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSGetFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSGetFileRequestErrorOther,
    /// There is no such file request.
    DBFILEREQUESTSGetFileRequestErrorNotFound,
    /// There is a file at the destination.
    DBFILEREQUESTSGetFileRequestErrorNotAFolder,
    /// The request leads to a place outside of the app's own folder.
    DBFILEREQUESTSGetFileRequestErrorAppLacksAccess,
    /// The user may not see or change this file request.
    DBFILEREQUESTSGetFileRequestErrorNoPermission,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILEREQUESTSGetFileRequestErrorEmailUnverified,
    /// Something is not acceptable, such as the title or characters of the destination.
    DBFILEREQUESTSGetFileRequestErrorValidationError,
    /// The user may not write to the destination.
    DBFILEREQUESTSGetFileRequestErrorNoWritePermission,
};

/// Why a file request was not returned.
@interface DBFILEREQUESTSGetFileRequestError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSGetFileRequestErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_a_folder`.
- (instancetype)initWithNotAFolder;
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)initWithAppLacksAccess;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `validation_error`.
- (instancetype)initWithValidationError;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_a_folder`.
- (BOOL)isNotAFolder;
/// Returns whether the tag is `app_lacks_access`.
- (BOOL)isAppLacksAccess;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `validation_error`.
- (BOOL)isValidationError;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSGetFileRequestError` from and to JSON.
@interface DBFILEREQUESTSGetFileRequestErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGetFileRequestError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSGetFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSGracePeriod`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSGracePeriodTag) {
    /// One day.
    DBFILEREQUESTSGracePeriodOneDay,
    /// Two days.
    DBFILEREQUESTSGracePeriodTwoDays,
    /// Seven days.
    DBFILEREQUESTSGracePeriodSevenDays,
    /// Thirty days.
    DBFILEREQUESTSGracePeriodThirtyDays,
    /// For ever.
    DBFILEREQUESTSGracePeriodAlways,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSGracePeriodOther,
};

/// How long after the deadline files are still accepted.
@interface DBFILEREQUESTSGracePeriod : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSGracePeriodTag tag;
/// Creates an object with the tag `one_day`.
- (instancetype)initWithOneDay;
/// Creates an object with the tag `two_days`.
- (instancetype)initWithTwoDays;
/// Creates an object with the tag `seven_days`.
- (instancetype)initWithSevenDays;
/// Creates an object with the tag `thirty_days`.
- (instancetype)initWithThirtyDays;
/// Creates an object with the tag `always`.
- (instancetype)initWithAlways;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `one_day`.
- (BOOL)isOneDay;
/// Returns whether the tag is `two_days`.
- (BOOL)isTwoDays;
/// Returns whether the tag is `seven_days`.
- (BOOL)isSevenDays;
/// Returns whether the tag is `thirty_days`.
- (BOOL)isThirtyDays;
/// Returns whether the tag is `always`.
- (BOOL)isAlways;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSGracePeriod` from and to JSON.
@interface DBFILEREQUESTSGracePeriodSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGracePeriod *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSGracePeriod *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How to list file requests.
@interface DBFILEREQUESTSListFileRequestsArg : DBStoneObject
/// The size of a page. Default: 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The size of a page. Default: 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILEREQUESTSListFileRequestsArg` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsArg *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSListFileRequestsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a listing goes on.
@interface DBFILEREQUESTSListFileRequestsContinueArg : DBStoneObject
/// The cursor of the latest answer of `listV2` or `listContinue`.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listV2` or `listContinue`.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILEREQUESTSListFileRequestsContinueArg` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsContinueArg *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSListFileRequestsContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSListFileRequestsContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSListFileRequestsContinueErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSListFileRequestsContinueErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSListFileRequestsContinueErrorOther,
    /// The cursor is not valid. Start again with `listV2`.
    DBFILEREQUESTSListFileRequestsContinueErrorInvalidCursor,
};

/// Why the next page was not returned.
@interface DBFILEREQUESTSListFileRequestsContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSListFileRequestsContinueErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSListFileRequestsContinueError` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsContinueErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsContinueError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSListFileRequestsContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSListFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSListFileRequestsErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSListFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSListFileRequestsErrorOther,
};

/// Why file requests were not listed.
@interface DBFILEREQUESTSListFileRequestsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSListFileRequestsErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSListFileRequestsError` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSListFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The user's file requests.
@interface DBFILEREQUESTSListFileRequestsResult : DBStoneObject
/// The file requests.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;

/// Creates an object.
///
/// - Parameters:
///   - fileRequests: The file requests.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests;
@end

/// Converts `DBFILEREQUESTSListFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsResult *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSListFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of file requests.
@interface DBFILEREQUESTSListFileRequestsV2Result : DBStoneObject
/// The file requests.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;
/// Where the next page begins.
@property (nonatomic, readonly, copy) NSString *cursor;
/// Whether there is a next page. Fetch it with `listContinue`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - fileRequests: The file requests.
///   - cursor: Where the next page begins.
///   - hasMore: Whether there is a next page. Fetch it with `listContinue`.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBFILEREQUESTSListFileRequestsV2Result` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsV2ResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsV2Result *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSListFileRequestsV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to change of a file request. What is nil stays as it is.
@interface DBFILEREQUESTSUpdateFileRequestArgs : DBStoneObject
/// The file request to change. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The new title. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *title;
/// The new folder that receives the files. Pattern: `/(.|[\r\n])*`.
@property (nonatomic, readonly, copy, nullable) NSString *destination;
/// The new deadline. Only for paid accounts. Default: `no_update`.
@property (nonatomic, readonly) DBFILEREQUESTSUpdateFileRequestDeadline *deadline;
/// Whether to accept files from now on.
@property (nonatomic, readonly, nullable) NSNumber *open;
/// The new explanation for the senders.
@property (nonatomic, readonly, copy, nullable) NSString *description_;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The file request to change. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
///   - title: The new title. At least 1 character.
///   - destination: The new folder that receives the files. Pattern: `/(.|[\r\n])*`.
///   - deadline: The new deadline. Only for paid accounts. Default: `no_update`.
///   - open: Whether to accept files from now on.
///   - description_: The new explanation for the senders.
- (instancetype)initWithId_:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSUpdateFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBFILEREQUESTSUpdateFileRequestArgs` from and to JSON.
@interface DBFILEREQUESTSUpdateFileRequestArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSUpdateFileRequestArgs *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSUpdateFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSUpdateFileRequestDeadline`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSUpdateFileRequestDeadlineTag) {
    /// Leave it as it is.
    DBFILEREQUESTSUpdateFileRequestDeadlineNoUpdate,
    /// Set this deadline, or remove it if the value is nil.
    DBFILEREQUESTSUpdateFileRequestDeadlineUpdate,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSUpdateFileRequestDeadlineOther,
};

/// What to do with the deadline of a file request.
@interface DBFILEREQUESTSUpdateFileRequestDeadline : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSUpdateFileRequestDeadlineTag tag;
/// Set this deadline, or remove it if the value is nil. Has a value only if `isUpdate` returns `YES`.
@property (nonatomic, readonly, nullable) DBFILEREQUESTSFileRequestDeadline *update;
/// Creates an object with the tag `no_update`.
- (instancetype)initWithNoUpdate;
/// Creates an object with the tag `update`.
- (instancetype)initWithUpdate:(nullable DBFILEREQUESTSFileRequestDeadline *)update;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `no_update`.
- (BOOL)isNoUpdate;
/// Returns whether the tag is `update`.
- (BOOL)isUpdate;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSUpdateFileRequestDeadline` from and to JSON.
@interface DBFILEREQUESTSUpdateFileRequestDeadlineSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSUpdateFileRequestDeadline *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSUpdateFileRequestDeadline *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSUpdateFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSUpdateFileRequestErrorTag) {
    /// The user's team does not allow file requests.
    DBFILEREQUESTSUpdateFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSUpdateFileRequestErrorOther,
    /// There is no such file request.
    DBFILEREQUESTSUpdateFileRequestErrorNotFound,
    /// There is a file at the destination.
    DBFILEREQUESTSUpdateFileRequestErrorNotAFolder,
    /// The request leads to a place outside of the app's own folder.
    DBFILEREQUESTSUpdateFileRequestErrorAppLacksAccess,
    /// The user may not see or change this file request.
    DBFILEREQUESTSUpdateFileRequestErrorNoPermission,
    /// The user has not verified their email address. Ask them to, then try again.
    DBFILEREQUESTSUpdateFileRequestErrorEmailUnverified,
    /// Something is not acceptable, such as the title or characters of the destination.
    DBFILEREQUESTSUpdateFileRequestErrorValidationError,
    /// The user may not write to the destination.
    DBFILEREQUESTSUpdateFileRequestErrorNoWritePermission,
};

/// Why a file request was not changed.
@interface DBFILEREQUESTSUpdateFileRequestError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSUpdateFileRequestErrorTag tag;
/// Creates an object with the tag `disabled_for_team`.
- (instancetype)initWithDisabledForTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_a_folder`.
- (instancetype)initWithNotAFolder;
/// Creates an object with the tag `app_lacks_access`.
- (instancetype)initWithAppLacksAccess;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `email_unverified`.
- (instancetype)initWithEmailUnverified;
/// Creates an object with the tag `validation_error`.
- (instancetype)initWithValidationError;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Returns whether the tag is `disabled_for_team`.
- (BOOL)isDisabledForTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_a_folder`.
- (BOOL)isNotAFolder;
/// Returns whether the tag is `app_lacks_access`.
- (BOOL)isAppLacksAccess;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `email_unverified`.
- (BOOL)isEmailUnverified;
/// Returns whether the tag is `validation_error`.
- (BOOL)isValidationError;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEREQUESTSUpdateFileRequestError` from and to JSON.
@interface DBFILEREQUESTSUpdateFileRequestErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSUpdateFileRequestError *)instance;
/// Returns the object for JSON.
+ (DBFILEREQUESTSUpdateFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
