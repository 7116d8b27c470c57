// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILEREQUESTSFileRequest, DBFILEREQUESTSFileRequestDeadline, DBFILEREQUESTSGracePeriod,
    DBFILEREQUESTSUpdateFileRequestDeadline;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBFILEREQUESTSCountFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSCountFileRequestsErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSCountFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSCountFileRequestsErrorOther,
};

/// The reason that file requests weren't counted.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCountFileRequestsError *)instance;
+ (DBFILEREQUESTSCountFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The number of file requests.
@interface DBFILEREQUESTSCountFileRequestsResult : DBStoneObject
/// The number of the user's file requests.
@property (nonatomic, readonly) NSNumber *fileRequestCount;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequestCount:(NSNumber *)fileRequestCount;
@end

/// Converts `DBFILEREQUESTSCountFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSCountFileRequestsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCountFileRequestsResult *)instance;
+ (DBFILEREQUESTSCountFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new file request.
@interface DBFILEREQUESTSCreateFileRequestArgs : DBStoneObject
/// The title, as shown to submitters. At least 1 character.
@property (nonatomic, readonly, copy) NSString *title;

/// The folder that receives the files. The path starts with `/`. For apps with an app folder, it is relative to that
/// folder. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *destination;

/// The deadline for files. Available only for paid accounts.
@property (nonatomic, readonly, nullable) DBFILEREQUESTSFileRequestDeadline *deadline;

/// A Boolean value that indicates whether the file request accepts files immediately. You can open a closed request
/// later. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *open;

/// The description, as shown to submitters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifier of the video project to which the file request belongs.
@property (nonatomic, readonly, copy, nullable) NSString *videoProjectId;

/// Creates an object with all fields. `nil` stands for the default.
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
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_
    videoProjectId:(nullable NSString *)videoProjectId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTitle:(NSString *)title destination:(NSString *)destination;
@end

/// Converts `DBFILEREQUESTSCreateFileRequestArgs` from and to JSON.
@interface DBFILEREQUESTSCreateFileRequestArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCreateFileRequestArgs *)instance;
+ (DBFILEREQUESTSCreateFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSCreateFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSCreateFileRequestErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSCreateFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSCreateFileRequestErrorOther,
    /// No file request has this identifier.
    DBFILEREQUESTSCreateFileRequestErrorNotFound,
    /// The destination is a file.
    DBFILEREQUESTSCreateFileRequestErrorNotAFolder,
    /// The destination lies outside the app folder.
    DBFILEREQUESTSCreateFileRequestErrorAppLacksAccess,
    /// The user can't view or change the file request.
    DBFILEREQUESTSCreateFileRequestErrorNoPermission,
    /// The user's email address isn't verified. Ask the user to verify it, and then try again.
    DBFILEREQUESTSCreateFileRequestErrorEmailUnverified,
    /// A value isn't valid, such as the title or a character in the destination.
    DBFILEREQUESTSCreateFileRequestErrorValidationError,
    /// The user can't write to the destination.
    DBFILEREQUESTSCreateFileRequestErrorNoWritePermission,
    /// The folder can't receive files. Choose another one.
    DBFILEREQUESTSCreateFileRequestErrorInvalidLocation,
    /// The user has reached the limit of 4,000 file requests. Delete some.
    DBFILEREQUESTSCreateFileRequestErrorRateLimit,
};

/// The reason that a file request wasn't created.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSCreateFileRequestError *)instance;
+ (DBFILEREQUESTSCreateFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSDeleteAllClosedFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSDeleteAllClosedFileRequestsErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorOther,
    /// No file request has this identifier.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNotFound,
    /// The destination is a file.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNotAFolder,
    /// The destination lies outside the app folder.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorAppLacksAccess,
    /// The user can't view or change the file request.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNoPermission,
    /// The user's email address isn't verified. Ask the user to verify it, and then try again.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorEmailUnverified,
    /// A value isn't valid, such as the title or a character in the destination.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorValidationError,
    /// The user can't write to the destination.
    DBFILEREQUESTSDeleteAllClosedFileRequestsErrorNoWritePermission,
};

/// The reason that file requests weren't deleted.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteAllClosedFileRequestsError *)instance;
+ (DBFILEREQUESTSDeleteAllClosedFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The deleted file requests.
@interface DBFILEREQUESTSDeleteAllClosedFileRequestsResult : DBStoneObject
/// The deleted file requests.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests;
@end

/// Converts `DBFILEREQUESTSDeleteAllClosedFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSDeleteAllClosedFileRequestsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteAllClosedFileRequestsResult *)instance;
+ (DBFILEREQUESTSDeleteAllClosedFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file requests to delete.
@interface DBFILEREQUESTSDeleteFileRequestArgs : DBStoneObject
/// The identifiers of the file requests to delete. Each item has at least 1 character. Each item consists of letters
/// from A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly) NSArray<NSString *> *ids;

/// Creates an object.
///
/// - Parameter ids: The identifiers of the file requests to delete. Each item has at least 1 character. Each item
///   consists of letters from A to Z, digits, hyphens, and underscores.
- (instancetype)initWithIds:(NSArray<NSString *> *)ids;
@end

/// Converts `DBFILEREQUESTSDeleteFileRequestArgs` from and to JSON.
@interface DBFILEREQUESTSDeleteFileRequestArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteFileRequestArgs *)instance;
+ (DBFILEREQUESTSDeleteFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSDeleteFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSDeleteFileRequestErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSDeleteFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSDeleteFileRequestErrorOther,
    /// No file request has this identifier.
    DBFILEREQUESTSDeleteFileRequestErrorNotFound,
    /// The destination is a file.
    DBFILEREQUESTSDeleteFileRequestErrorNotAFolder,
    /// The destination lies outside the app folder.
    DBFILEREQUESTSDeleteFileRequestErrorAppLacksAccess,
    /// The user can't view or change the file request.
    DBFILEREQUESTSDeleteFileRequestErrorNoPermission,
    /// The user's email address isn't verified. Ask the user to verify it, and then try again.
    DBFILEREQUESTSDeleteFileRequestErrorEmailUnverified,
    /// A value isn't valid, such as the title or a character in the destination.
    DBFILEREQUESTSDeleteFileRequestErrorValidationError,
    /// The user can't write to the destination.
    DBFILEREQUESTSDeleteFileRequestErrorNoWritePermission,
    /// At least one of the file requests is open. Close it with `update` before you delete it.
    DBFILEREQUESTSDeleteFileRequestErrorFileRequestOpen,
};

/// The reason that file requests weren't deleted.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteFileRequestError *)instance;
+ (DBFILEREQUESTSDeleteFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The deleted file requests.
@interface DBFILEREQUESTSDeleteFileRequestsResult : DBStoneObject
/// The deleted file requests.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests;
@end

/// Converts `DBFILEREQUESTSDeleteFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSDeleteFileRequestsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSDeleteFileRequestsResult *)instance;
+ (DBFILEREQUESTSDeleteFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link with which people send files to a folder of the user.
@interface DBFILEREQUESTSFileRequest : DBStoneObject
/// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens, and
/// underscores.
@property (nonatomic, readonly, copy) NSString *id_;

/// The URL for submitters. At least 1 character.
@property (nonatomic, readonly, copy) NSString *url;
/// The title, as shown to submitters. At least 1 character.
@property (nonatomic, readonly, copy) NSString *title;
/// The folder that receives the files. `nil` if the folder was removed. Starts with `/`.
@property (nonatomic, readonly, copy, nullable) NSString *destination;
/// The time at which the request was created.
@property (nonatomic, readonly) NSDate *created;
/// The deadline for files. `nil` if there is none.
@property (nonatomic, readonly, nullable) DBFILEREQUESTSFileRequestDeadline *deadline;
/// A Boolean value that indicates whether the file request accepts files.
@property (nonatomic, readonly) NSNumber *isOpen;
/// The number of files that the file request has received.
@property (nonatomic, readonly) NSNumber *fileCount;
/// The description, as shown to submitters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifier of the video project to which the file request belongs. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *videoProjectId;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSFileRequest *)instance;
+ (DBFILEREQUESTSFileRequest *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The deadline of a file request.
@interface DBFILEREQUESTSFileRequestDeadline : DBStoneObject
/// The time after which files are late.
@property (nonatomic, readonly) NSDate *deadline;

/// The period after the deadline in which late files are accepted and marked as such. `nil` if late files aren't
/// accepted.
@property (nonatomic, readonly, nullable) DBFILEREQUESTSGracePeriod *allowLateUploads;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - deadline: The time after which files are late.
///   - allowLateUploads: The period after the deadline in which late files are accepted and marked as such. `nil` if
///     late files aren't accepted.
- (instancetype)initWithDeadline:(NSDate *)deadline
    allowLateUploads:(nullable DBFILEREQUESTSGracePeriod *)allowLateUploads;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDeadline:(NSDate *)deadline;
@end

/// Converts `DBFILEREQUESTSFileRequestDeadline` from and to JSON.
@interface DBFILEREQUESTSFileRequestDeadlineSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSFileRequestDeadline *)instance;
+ (DBFILEREQUESTSFileRequestDeadline *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSFileRequestErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSFileRequestErrorOther,
    /// No file request has this identifier.
    DBFILEREQUESTSFileRequestErrorNotFound,
    /// The destination is a file.
    DBFILEREQUESTSFileRequestErrorNotAFolder,
    /// The destination lies outside the app folder.
    DBFILEREQUESTSFileRequestErrorAppLacksAccess,
    /// The user can't view or change the file request.
    DBFILEREQUESTSFileRequestErrorNoPermission,
    /// The user's email address isn't verified. Ask the user to verify it, and then try again.
    DBFILEREQUESTSFileRequestErrorEmailUnverified,
    /// A value isn't valid, such as the title or a character in the destination.
    DBFILEREQUESTSFileRequestErrorValidationError,
    /// The user can't write to the destination.
    DBFILEREQUESTSFileRequestErrorNoWritePermission,
};

/// The reason that a file request can't be used.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSFileRequestError *)instance;
+ (DBFILEREQUESTSFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSGeneralFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSGeneralFileRequestsErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSGeneralFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSGeneralFileRequestsErrorOther,
};

/// The reason that the user can't use file requests.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGeneralFileRequestsError *)instance;
+ (DBFILEREQUESTSGeneralFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file request to get.
@interface DBFILEREQUESTSGetFileRequestArgs : DBStoneObject
/// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens, and
/// underscores.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameter id_: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits,
///   hyphens, and underscores.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBFILEREQUESTSGetFileRequestArgs` from and to JSON.
@interface DBFILEREQUESTSGetFileRequestArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGetFileRequestArgs *)instance;
+ (DBFILEREQUESTSGetFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSGetFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSGetFileRequestErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSGetFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSGetFileRequestErrorOther,
    /// No file request has this identifier.
    DBFILEREQUESTSGetFileRequestErrorNotFound,
    /// The destination is a file.
    DBFILEREQUESTSGetFileRequestErrorNotAFolder,
    /// The destination lies outside the app folder.
    DBFILEREQUESTSGetFileRequestErrorAppLacksAccess,
    /// The user can't view or change the file request.
    DBFILEREQUESTSGetFileRequestErrorNoPermission,
    /// The user's email address isn't verified. Ask the user to verify it, and then try again.
    DBFILEREQUESTSGetFileRequestErrorEmailUnverified,
    /// A value isn't valid, such as the title or a character in the destination.
    DBFILEREQUESTSGetFileRequestErrorValidationError,
    /// The user can't write to the destination.
    DBFILEREQUESTSGetFileRequestErrorNoWritePermission,
};

/// The reason that a file request wasn't returned.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGetFileRequestError *)instance;
+ (DBFILEREQUESTSGetFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSGracePeriod`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSGracePeriodTag) {
    /// One day after the deadline.
    DBFILEREQUESTSGracePeriodOneDay,
    /// Two days after the deadline.
    DBFILEREQUESTSGracePeriodTwoDays,
    /// Seven days after the deadline.
    DBFILEREQUESTSGracePeriodSevenDays,
    /// 30 days after the deadline.
    DBFILEREQUESTSGracePeriodThirtyDays,
    /// No limit.
    DBFILEREQUESTSGracePeriodAlways,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSGracePeriodOther,
};

/// The period after the deadline in which late files are accepted.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSGracePeriod *)instance;
+ (DBFILEREQUESTSGracePeriod *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of file requests.
@interface DBFILEREQUESTSListFileRequestsArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILEREQUESTSListFileRequestsArg` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsArg *)instance;
+ (DBFILEREQUESTSListFileRequestsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBFILEREQUESTSListFileRequestsContinueArg : DBStoneObject
/// The cursor of the most recent result of `listV2` or `listContinue`.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent result of `listV2` or `listContinue`.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILEREQUESTSListFileRequestsContinueArg` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsContinueArg *)instance;
+ (DBFILEREQUESTSListFileRequestsContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSListFileRequestsContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSListFileRequestsContinueErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSListFileRequestsContinueErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSListFileRequestsContinueErrorOther,
    /// The cursor isn't valid. Start again with `listV2`.
    DBFILEREQUESTSListFileRequestsContinueErrorInvalidCursor,
};

/// The reason that the next page wasn't returned.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsContinueError *)instance;
+ (DBFILEREQUESTSListFileRequestsContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSListFileRequestsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSListFileRequestsErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSListFileRequestsErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSListFileRequestsErrorOther,
};

/// The reason that file requests weren't listed.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsError *)instance;
+ (DBFILEREQUESTSListFileRequestsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The user's file requests.
@interface DBFILEREQUESTSListFileRequestsResult : DBStoneObject
/// The file requests.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests;
@end

/// Converts `DBFILEREQUESTSListFileRequestsResult` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsResult *)instance;
+ (DBFILEREQUESTSListFileRequestsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of file requests.
@interface DBFILEREQUESTSListFileRequestsV2Result : DBStoneObject
/// The file requests.
@property (nonatomic, readonly) NSArray<DBFILEREQUESTSFileRequest *> *fileRequests;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page. Get it with `listContinue`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequests:(NSArray<DBFILEREQUESTSFileRequest *> *)fileRequests
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBFILEREQUESTSListFileRequestsV2Result` from and to JSON.
@interface DBFILEREQUESTSListFileRequestsV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSListFileRequestsV2Result *)instance;
+ (DBFILEREQUESTSListFileRequestsV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a file request. Fields that are `nil` don't change.
@interface DBFILEREQUESTSUpdateFileRequestArgs : DBStoneObject
/// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens, and
/// underscores.
@property (nonatomic, readonly, copy) NSString *id_;

/// The new title. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *title;
/// The new folder that receives the files. Starts with `/`.
@property (nonatomic, readonly, copy, nullable) NSString *destination;
/// The change of the deadline. Available only for paid accounts. The default is `no_update`.
@property (nonatomic, readonly) DBFILEREQUESTSUpdateFileRequestDeadline *deadline;
/// A Boolean value that indicates whether the file request accepts files from now on.
@property (nonatomic, readonly, nullable) NSNumber *open;
/// The new description, as shown to submitters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens,
///     and underscores.
///   - title: The new title. At least 1 character.
///   - destination: The new folder that receives the files. Starts with `/`.
///   - deadline: The change of the deadline. Available only for paid accounts. The default is `no_update`.
///   - open: A Boolean value that indicates whether the file request accepts files from now on.
///   - description_: The new description, as shown to submitters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSUpdateFileRequestArgs *)instance;
+ (DBFILEREQUESTSUpdateFileRequestArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSUpdateFileRequestDeadline`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSUpdateFileRequestDeadlineTag) {
    /// Keeps the deadline.
    DBFILEREQUESTSUpdateFileRequestDeadlineNoUpdate,
    /// Sets the deadline to the associated value, or removes it if the value is `nil`.
    DBFILEREQUESTSUpdateFileRequestDeadlineUpdate,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSUpdateFileRequestDeadlineOther,
};

/// A change of a file request's deadline.
@interface DBFILEREQUESTSUpdateFileRequestDeadline : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEREQUESTSUpdateFileRequestDeadlineTag tag;

/// Sets the deadline to the associated value, or removes it if the value is `nil`. Has a value only if `isUpdate`
/// returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSUpdateFileRequestDeadline *)instance;
+ (DBFILEREQUESTSUpdateFileRequestDeadline *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEREQUESTSUpdateFileRequestError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEREQUESTSUpdateFileRequestErrorTag) {
    /// The user's team doesn't allow file requests.
    DBFILEREQUESTSUpdateFileRequestErrorDisabledForTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEREQUESTSUpdateFileRequestErrorOther,
    /// No file request has this identifier.
    DBFILEREQUESTSUpdateFileRequestErrorNotFound,
    /// The destination is a file.
    DBFILEREQUESTSUpdateFileRequestErrorNotAFolder,
    /// The destination lies outside the app folder.
    DBFILEREQUESTSUpdateFileRequestErrorAppLacksAccess,
    /// The user can't view or change the file request.
    DBFILEREQUESTSUpdateFileRequestErrorNoPermission,
    /// The user's email address isn't verified. Ask the user to verify it, and then try again.
    DBFILEREQUESTSUpdateFileRequestErrorEmailUnverified,
    /// A value isn't valid, such as the title or a character in the destination.
    DBFILEREQUESTSUpdateFileRequestErrorValidationError,
    /// The user can't write to the destination.
    DBFILEREQUESTSUpdateFileRequestErrorNoWritePermission,
};

/// The reason that a file request wasn't changed.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEREQUESTSUpdateFileRequestError *)instance;
+ (DBFILEREQUESTSUpdateFileRequestError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
