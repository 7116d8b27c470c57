// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>

@class DBFILESContentSyncSetting, DBFILESContentSyncSettingArg, DBFILESSyncSetting, DBFILESSyncSettingArg,
    DBFILESSyncSettingsError, DBSECONDARYEMAILSSecondaryEmail, DBTEAMAdminTier, DBTEAMNamespaceMetadata,
    DBTEAMPOLICIESTeamMemberPolicies, DBTEAMRemovedStatus, DBTEAMTeamFolderInvalidStatusError, DBTEAMTeamFolderMetadata,
    DBTEAMTeamFolderStatus, DBTEAMTeamFolderTeamSharedDropboxError, DBTEAMTeamMemberProfile, DBTEAMTeamMemberRole,
    DBTEAMTeamMemberStatus, DBTEAMTeamMembershipType, DBUSERSName;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMTeamFolderAccessError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderAccessErrorTag) {
    /// No team folder has this identifier.
    DBTEAMTeamFolderAccessErrorInvalidTeamFolderId,
    /// The app doesn't have permission to manage the team folder.
    DBTEAMTeamFolderAccessErrorNoAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderAccessErrorOther,
};

/// The reason that a team folder can't be accessed.
@interface DBTEAMTeamFolderAccessError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessErrorTag tag;
/// Creates an object with the tag `invalid_team_folder_id`.
- (instancetype)initWithInvalidTeamFolderId;
/// Creates an object with the tag `no_access`.
- (instancetype)initWithNoAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_team_folder_id`.
- (BOOL)isInvalidTeamFolderId;
/// Returns whether the tag is `no_access`.
- (BOOL)isNoAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderAccessError` from and to JSON.
@interface DBTEAMTeamFolderAccessErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderAccessError *)instance;
+ (DBTEAMTeamFolderAccessError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderActivateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderActivateErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderActivateErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderActivateErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderActivateErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderActivateErrorOther,
    /// The team has reached the limit of team folders for its plan.
    DBTEAMTeamFolderActivateErrorFolderCountLimitExceeded,
};

/// The reason that a team folder wasn't activated.
@interface DBTEAMTeamFolderActivateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderActivateErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)initWithFolderCountLimitExceeded;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `folder_count_limit_exceeded`.
- (BOOL)isFolderCountLimitExceeded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderActivateError` from and to JSON.
@interface DBTEAMTeamFolderActivateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderActivateError *)instance;
+ (DBTEAMTeamFolderActivateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team folder to archive.
@interface DBTEAMTeamFolderArchiveArg : DBTEAMTeamFolderIdArg
/// A Boolean value that indicates whether to wait for the result instead of starting a job. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsyncOff;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job. The
///     default is `@NO`.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId forceAsyncOff:(nullable NSNumber *)forceAsyncOff;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId;
@end

/// Converts `DBTEAMTeamFolderArchiveArg` from and to JSON.
@interface DBTEAMTeamFolderArchiveArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveArg *)instance;
+ (DBTEAMTeamFolderArchiveArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderArchiveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderArchiveErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderArchiveErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderArchiveErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderArchiveErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderArchiveErrorOther,
};

/// The reason that a team folder wasn't archived.
@interface DBTEAMTeamFolderArchiveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderArchiveError` from and to JSON.
@interface DBTEAMTeamFolderArchiveErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveError *)instance;
+ (DBTEAMTeamFolderArchiveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderArchiveJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderArchiveJobStatusTag) {
    /// The job is still running. Poll again later.
    DBTEAMTeamFolderArchiveJobStatusInProgress,
    /// The job is complete. The folder is archived when its status is `.archived`.
    DBTEAMTeamFolderArchiveJobStatusComplete,
    /// The team folder wasn't archived.
    DBTEAMTeamFolderArchiveJobStatusFailed,
};

/// The state of a job of `teamFolderArchive`.
@interface DBTEAMTeamFolderArchiveJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveJobStatusTag tag;

/// The job is complete. The folder is archived when its status is `.archived`. Has a value only if `isComplete` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderMetadata *complete;

/// The team folder wasn't archived. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBTEAMTeamFolderMetadata *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBTEAMTeamFolderArchiveError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderArchiveJobStatus` from and to JSON.
@interface DBTEAMTeamFolderArchiveJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveJobStatus *)instance;
+ (DBTEAMTeamFolderArchiveJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderArchiveLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderArchiveLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBTEAMTeamFolderArchiveLaunchAsyncJobId,
    /// The call completed without a job.
    DBTEAMTeamFolderArchiveLaunchComplete,
};

/// The result of `teamFolderArchive`: a job to poll, or the team folder.
@interface DBTEAMTeamFolderArchiveLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderArchiveLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderMetadata *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBTEAMTeamFolderMetadata *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderArchiveLaunch` from and to JSON.
@interface DBTEAMTeamFolderArchiveLaunchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderArchiveLaunch *)instance;
+ (DBTEAMTeamFolderArchiveLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new team folder.
@interface DBTEAMTeamFolderCreateArg : DBStoneObject
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The sync setting for members' computers. Supported only for teams that can choose it.
@property (nonatomic, readonly, nullable) DBFILESSyncSettingArg *syncSetting;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the team folder.
///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
- (instancetype)initWithName:(NSString *)name syncSetting:(nullable DBFILESSyncSettingArg *)syncSetting;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBTEAMTeamFolderCreateArg` from and to JSON.
@interface DBTEAMTeamFolderCreateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderCreateArg *)instance;
+ (DBTEAMTeamFolderCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderCreateErrorTag) {
    /// The name isn't valid.
    DBTEAMTeamFolderCreateErrorInvalidFolderName,
    /// Another team folder has this name.
    DBTEAMTeamFolderCreateErrorFolderNameAlreadyUsed,
    /// The name is reserved.
    DBTEAMTeamFolderCreateErrorFolderNameReserved,
    /// The sync settings aren't valid.
    DBTEAMTeamFolderCreateErrorSyncSettingsError,
    /// The team has reached the limit of team folders for its plan.
    DBTEAMTeamFolderCreateErrorFolderCountLimitExceeded,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderCreateErrorOther,
};

/// The reason that a team folder wasn't created.
@interface DBTEAMTeamFolderCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderCreateErrorTag tag;
/// The sync settings aren't valid. Has a value only if `isSyncSettingsError` returns `YES`.
@property (nonatomic, readonly) DBFILESSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)initWithInvalidFolderName;
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)initWithFolderNameAlreadyUsed;
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)initWithFolderNameReserved;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)initWithSyncSettingsError:(DBFILESSyncSettingsError *)syncSettingsError;
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)initWithFolderCountLimitExceeded;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_folder_name`.
- (BOOL)isInvalidFolderName;
/// Returns whether the tag is `folder_name_already_used`.
- (BOOL)isFolderNameAlreadyUsed;
/// Returns whether the tag is `folder_name_reserved`.
- (BOOL)isFolderNameReserved;
/// Returns whether the tag is `sync_settings_error`.
- (BOOL)isSyncSettingsError;
/// Returns whether the tag is `folder_count_limit_exceeded`.
- (BOOL)isFolderCountLimitExceeded;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderCreateError` from and to JSON.
@interface DBTEAMTeamFolderCreateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderCreateError *)instance;
+ (DBTEAMTeamFolderCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderGetInfoItem`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderGetInfoItemTag) {
    /// No team folder has this identifier.
    DBTEAMTeamFolderGetInfoItemIdNotFound,
    /// The metadata of the team folder.
    DBTEAMTeamFolderGetInfoItemTeamFolderMetadata,
};

/// A team folder, or the identifier of a team folder that doesn't exist.
@interface DBTEAMTeamFolderGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderGetInfoItemTag tag;
/// No team folder has this identifier. Has a value only if `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;
/// The metadata of the team folder. Has a value only if `isTeamFolderMetadata` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderMetadata *teamFolderMetadata;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `team_folder_metadata`.
- (instancetype)initWithTeamFolderMetadata:(DBTEAMTeamFolderMetadata *)teamFolderMetadata;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `team_folder_metadata`.
- (BOOL)isTeamFolderMetadata;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderGetInfoItem` from and to JSON.
@interface DBTEAMTeamFolderGetInfoItemSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderGetInfoItem *)instance;
+ (DBTEAMTeamFolderGetInfoItem *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Team folders, by identifier.
@interface DBTEAMTeamFolderIdListArg : DBStoneObject
/// The identifiers of the team folders. At least 1 item. Each item consists of letters from A to Z, digits, hyphens,
/// underscores, and colons.
@property (nonatomic, readonly) NSArray<NSString *> *teamFolderIds;

/// Creates an object.
///
/// - Parameter teamFolderIds: The identifiers of the team folders. At least 1 item. Each item consists of letters from
///   A to Z, digits, hyphens, underscores, and colons.
- (instancetype)initWithTeamFolderIds:(NSArray<NSString *> *)teamFolderIds;
@end

/// Converts `DBTEAMTeamFolderIdListArg` from and to JSON.
@interface DBTEAMTeamFolderIdListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderIdListArg *)instance;
+ (DBTEAMTeamFolderIdListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderInvalidStatusError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderInvalidStatusErrorTag) {
    /// The team folder is active.
    DBTEAMTeamFolderInvalidStatusErrorActive,
    /// The team folder is archived.
    DBTEAMTeamFolderInvalidStatusErrorArchived,
    /// The team folder is being archived.
    DBTEAMTeamFolderInvalidStatusErrorArchiveInProgress,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderInvalidStatusErrorOther,
};

/// The status that doesn't allow an operation.
@interface DBTEAMTeamFolderInvalidStatusError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusErrorTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `archived`.
- (instancetype)initWithArchived;
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)initWithArchiveInProgress;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `archived`.
- (BOOL)isArchived;
/// Returns whether the tag is `archive_in_progress`.
- (BOOL)isArchiveInProgress;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderInvalidStatusError` from and to JSON.
@interface DBTEAMTeamFolderInvalidStatusErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderInvalidStatusError *)instance;
+ (DBTEAMTeamFolderInvalidStatusError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of team folders.
@interface DBTEAMTeamFolderListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMTeamFolderListArg` from and to JSON.
@interface DBTEAMTeamFolderListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListArg *)instance;
+ (DBTEAMTeamFolderListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMTeamFolderListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMTeamFolderListContinueArg` from and to JSON.
@interface DBTEAMTeamFolderListContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListContinueArg *)instance;
+ (DBTEAMTeamFolderListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMTeamFolderListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMTeamFolderListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderListContinueErrorTag tag;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderListContinueError` from and to JSON.
@interface DBTEAMTeamFolderListContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListContinueError *)instance;
+ (DBTEAMTeamFolderListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The reason that team folders weren't listed.
@interface DBTEAMTeamFolderListError : DBStoneObject
/// The app doesn't have permission to manage team folders.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
@end

/// Converts `DBTEAMTeamFolderListError` from and to JSON.
@interface DBTEAMTeamFolderListErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListError *)instance;
+ (DBTEAMTeamFolderListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of team folders.
@interface DBTEAMTeamFolderListResult : DBStoneObject
/// The team folders.
@property (nonatomic, readonly) NSArray<DBTEAMTeamFolderMetadata *> *teamFolders;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamFolders:(NSArray<DBTEAMTeamFolderMetadata *> *)teamFolders
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMTeamFolderListResult` from and to JSON.
@interface DBTEAMTeamFolderListResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderListResult *)instance;
+ (DBTEAMTeamFolderListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a team folder.
@interface DBTEAMTeamFolderMetadata : DBStoneObject
/// The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *teamFolderId;
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The status of the team folder.
@property (nonatomic, readonly) DBTEAMTeamFolderStatus *status;
/// A Boolean value that indicates whether the folder is the root of the team space.
@property (nonatomic, readonly) NSNumber *isTeamSharedDropbox;
/// The sync setting for members' computers.
@property (nonatomic, readonly) DBFILESSyncSetting *syncSetting;
/// The sync settings of the contents that differ from that of the folder.
@property (nonatomic, readonly) NSArray<DBFILESContentSyncSetting *> *contentSyncSettings;
/// The space limit in bytes. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBTEAMTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBFILESSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBFILESContentSyncSetting *> *)contentSyncSettings
    quotaLimit:(nullable NSNumber *)quotaLimit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBTEAMTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBFILESSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBFILESContentSyncSetting *> *)contentSyncSettings;
@end

/// Converts `DBTEAMTeamFolderMetadata` from and to JSON.
@interface DBTEAMTeamFolderMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderMetadata *)instance;
+ (DBTEAMTeamFolderMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderPermanentlyDeleteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderPermanentlyDeleteErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderPermanentlyDeleteErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderPermanentlyDeleteErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderPermanentlyDeleteErrorOther,
};

/// The reason that a team folder wasn't deleted.
@interface DBTEAMTeamFolderPermanentlyDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderPermanentlyDeleteErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderPermanentlyDeleteError` from and to JSON.
@interface DBTEAMTeamFolderPermanentlyDeleteErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderPermanentlyDeleteError *)instance;
+ (DBTEAMTeamFolderPermanentlyDeleteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team folder to rename.
@interface DBTEAMTeamFolderRenameArg : DBTEAMTeamFolderIdArg
/// The new name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - name: The new name of the team folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId name:(NSString *)name;
@end

/// Converts `DBTEAMTeamFolderRenameArg` from and to JSON.
@interface DBTEAMTeamFolderRenameArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderRenameArg *)instance;
+ (DBTEAMTeamFolderRenameArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderRenameError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderRenameErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderRenameErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderRenameErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderRenameErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderRenameErrorOther,
    /// The name isn't valid.
    DBTEAMTeamFolderRenameErrorInvalidFolderName,
    /// Another team folder has this name.
    DBTEAMTeamFolderRenameErrorFolderNameAlreadyUsed,
    /// The name is reserved.
    DBTEAMTeamFolderRenameErrorFolderNameReserved,
};

/// The reason that a team folder wasn't renamed.
@interface DBTEAMTeamFolderRenameError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderRenameErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)initWithInvalidFolderName;
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)initWithFolderNameAlreadyUsed;
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)initWithFolderNameReserved;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `invalid_folder_name`.
- (BOOL)isInvalidFolderName;
/// Returns whether the tag is `folder_name_already_used`.
- (BOOL)isFolderNameAlreadyUsed;
/// Returns whether the tag is `folder_name_reserved`.
- (BOOL)isFolderNameReserved;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderRenameError` from and to JSON.
@interface DBTEAMTeamFolderRenameErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderRenameError *)instance;
+ (DBTEAMTeamFolderRenameError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderRestoreError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderRestoreErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderRestoreErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderRestoreErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderRestoreErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderRestoreErrorOther,
    /// The team has reached the limit of team folders for its plan.
    DBTEAMTeamFolderRestoreErrorFolderCountLimitExceeded,
};

/// The reason that a team folder wasn't restored.
@interface DBTEAMTeamFolderRestoreError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderRestoreErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)initWithFolderCountLimitExceeded;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `folder_count_limit_exceeded`.
- (BOOL)isFolderCountLimitExceeded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderRestoreError` from and to JSON.
@interface DBTEAMTeamFolderRestoreErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderRestoreError *)instance;
+ (DBTEAMTeamFolderRestoreError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderStatusTag) {
    /// The team folder is active, and members have access.
    DBTEAMTeamFolderStatusActive,
    /// The team folder is archived, and members have no access.
    DBTEAMTeamFolderStatusArchived,
    /// The team folder is being archived, and members have no access.
    DBTEAMTeamFolderStatusArchiveInProgress,
    /// The team folder is unmounted, and members have no access. It can be restored.
    DBTEAMTeamFolderStatusInactive,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderStatusOther,
};

/// The status of a team folder.
@interface DBTEAMTeamFolderStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `archived`.
- (instancetype)initWithArchived;
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)initWithArchiveInProgress;
/// Creates an object with the tag `inactive`.
- (instancetype)initWithInactive;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `archived`.
- (BOOL)isArchived;
/// Returns whether the tag is `archive_in_progress`.
- (BOOL)isArchiveInProgress;
/// Returns whether the tag is `inactive`.
- (BOOL)isInactive;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderStatus` from and to JSON.
@interface DBTEAMTeamFolderStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderStatus *)instance;
+ (DBTEAMTeamFolderStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderTeamSharedDropboxError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderTeamSharedDropboxErrorTag) {
    /// The operation isn't allowed for the root of a team space.
    DBTEAMTeamFolderTeamSharedDropboxErrorDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderTeamSharedDropboxErrorOther,
};

/// The reason that the root of a team space can't be changed.
@interface DBTEAMTeamFolderTeamSharedDropboxError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxErrorTag tag;
/// Creates an object with the tag `disallowed`.
- (instancetype)initWithDisallowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disallowed`.
- (BOOL)isDisallowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderTeamSharedDropboxError` from and to JSON.
@interface DBTEAMTeamFolderTeamSharedDropboxErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderTeamSharedDropboxError *)instance;
+ (DBTEAMTeamFolderTeamSharedDropboxError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new sync settings of a team folder.
@interface DBTEAMTeamFolderUpdateSyncSettingsArg : DBTEAMTeamFolderIdArg
/// The new sync setting of the team folder for members' computers.
@property (nonatomic, readonly, nullable) DBFILESSyncSettingArg *syncSetting;
/// The new sync settings of contents that differ from that of the folder.
@property (nonatomic, readonly, nullable) NSArray<DBFILESContentSyncSettingArg *> *contentSyncSettings;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - syncSetting: The new sync setting of the team folder for members' computers.
///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    syncSetting:(nullable DBFILESSyncSettingArg *)syncSetting
    contentSyncSettings:(nullable NSArray<DBFILESContentSyncSettingArg *> *)contentSyncSettings;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId;
@end

/// Converts `DBTEAMTeamFolderUpdateSyncSettingsArg` from and to JSON.
@interface DBTEAMTeamFolderUpdateSyncSettingsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderUpdateSyncSettingsArg *)instance;
+ (DBTEAMTeamFolderUpdateSyncSettingsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamFolderUpdateSyncSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamFolderUpdateSyncSettingsErrorTag) {
    /// The team folder can't be accessed.
    DBTEAMTeamFolderUpdateSyncSettingsErrorAccessError,
    /// The status of the team folder doesn't allow the operation.
    DBTEAMTeamFolderUpdateSyncSettingsErrorStatusError,
    /// The operation isn't supported for the root of a team space.
    DBTEAMTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamFolderUpdateSyncSettingsErrorOther,
    /// The sync settings aren't valid.
    DBTEAMTeamFolderUpdateSyncSettingsErrorSyncSettingsError,
};

/// The reason that sync settings weren't changed.
@interface DBTEAMTeamFolderUpdateSyncSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamFolderUpdateSyncSettingsErrorTag tag;
/// The team folder can't be accessed. Has a value only if `isAccessError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderAccessError *accessError;
/// The status of the team folder doesn't allow the operation. Has a value only if `isStatusError` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderInvalidStatusError *statusError;

/// The operation isn't supported for the root of a team space. Has a value only if `isTeamSharedDropboxError` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMTeamFolderTeamSharedDropboxError *teamSharedDropboxError;

/// The sync settings aren't valid. Has a value only if `isSyncSettingsError` returns `YES`.
@property (nonatomic, readonly) DBFILESSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `access_error`.
- (instancetype)initWithAccessError:(DBTEAMTeamFolderAccessError *)accessError;
/// Creates an object with the tag `status_error`.
- (instancetype)initWithStatusError:(DBTEAMTeamFolderInvalidStatusError *)statusError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)initWithTeamSharedDropboxError:(DBTEAMTeamFolderTeamSharedDropboxError *)teamSharedDropboxError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)initWithSyncSettingsError:(DBFILESSyncSettingsError *)syncSettingsError;
/// Returns whether the tag is `access_error`.
- (BOOL)isAccessError;
/// Returns whether the tag is `status_error`.
- (BOOL)isStatusError;
/// Returns whether the tag is `team_shared_dropbox_error`.
- (BOOL)isTeamSharedDropboxError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `sync_settings_error`.
- (BOOL)isSyncSettingsError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamFolderUpdateSyncSettingsError` from and to JSON.
@interface DBTEAMTeamFolderUpdateSyncSettingsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamFolderUpdateSyncSettingsError *)instance;
+ (DBTEAMTeamFolderUpdateSyncSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Information about the team.
@interface DBTEAMTeamGetInfoResult : DBStoneObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the team, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *teamId;
/// The number of licenses of the team.
@property (nonatomic, readonly) NSNumber *numLicensedUsers;
/// The number of members, including invited ones.
@property (nonatomic, readonly) NSNumber *numProvisionedUsers;
/// The number of used licenses. The default is 0.
@property (nonatomic, readonly) NSNumber *numUsedLicenses;
/// The policies for members.
@property (nonatomic, readonly) DBTEAMPOLICIESTeamMemberPolicies *policies;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    teamId:(NSString *)teamId
    numLicensedUsers:(NSNumber *)numLicensedUsers
    numProvisionedUsers:(NSNumber *)numProvisionedUsers
    policies:(DBTEAMPOLICIESTeamMemberPolicies *)policies
    numUsedLicenses:(nullable NSNumber *)numUsedLicenses;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    teamId:(NSString *)teamId
    numLicensedUsers:(NSNumber *)numLicensedUsers
    numProvisionedUsers:(NSNumber *)numProvisionedUsers
    policies:(DBTEAMPOLICIESTeamMemberPolicies *)policies;
@end

/// Converts `DBTEAMTeamGetInfoResult` from and to JSON.
@interface DBTEAMTeamGetInfoResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamGetInfoResult *)instance;
+ (DBTEAMTeamGetInfoResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team member, and their admin permissions.
@interface DBTEAMTeamMemberInfo : DBStoneObject
/// The profile of the member.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *profile;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBTEAMAdminTier *role;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProfile:(DBTEAMTeamMemberProfile *)profile role:(DBTEAMAdminTier *)role;
@end

/// Converts `DBTEAMTeamMemberInfo` from and to JSON.
@interface DBTEAMTeamMemberInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfo *)instance;
+ (DBTEAMTeamMemberInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team member, and their roles.
@interface DBTEAMTeamMemberInfoV2 : DBStoneObject
/// The profile of the member.
@property (nonatomic, readonly) DBTEAMTeamMemberProfile *profile;
/// The roles of the member.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMTeamMemberRole *> *roles;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithProfile:(DBTEAMTeamMemberProfile *)profile
    roles:(nullable NSArray<DBTEAMTeamMemberRole *> *)roles;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithProfile:(DBTEAMTeamMemberProfile *)profile;
@end

/// Converts `DBTEAMTeamMemberInfoV2` from and to JSON.
@interface DBTEAMTeamMemberInfoV2Serializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfoV2 *)instance;
+ (DBTEAMTeamMemberInfoV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member after the change.
@interface DBTEAMTeamMemberInfoV2Result : DBStoneObject
/// The profile and roles of the member.
@property (nonatomic, readonly) DBTEAMTeamMemberInfoV2 *memberInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMemberInfo:(DBTEAMTeamMemberInfoV2 *)memberInfo;
@end

/// Converts `DBTEAMTeamMemberInfoV2Result` from and to JSON.
@interface DBTEAMTeamMemberInfoV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberInfoV2Result *)instance;
+ (DBTEAMTeamMemberInfoV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile of a team member.
@interface DBTEAMTeamMemberProfile : DBTEAMMemberProfile
/// The identifiers of the member's groups.
@property (nonatomic, readonly) NSArray<NSString *> *groups;

/// The namespace identifier of the member's home folder. Consists of letters from A to Z, digits, hyphens, underscores,
/// and colons.
@property (nonatomic, readonly, copy) NSString *memberFolderId;

/// The namespace identifier of the member's root. Consists of letters from A to Z, digits, hyphens, underscores, and
/// colons.
@property (nonatomic, readonly, copy) NSString *rootFolderId;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    rootFolderId:(NSString *)rootFolderId
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBSECONDARYEMAILSSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBTEAMTeamMemberStatus *)status
    name:(DBUSERSName *)name
    membershipType:(DBTEAMTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    rootFolderId:(NSString *)rootFolderId;
@end

/// Converts `DBTEAMTeamMemberProfile` from and to JSON.
@interface DBTEAMTeamMemberProfileSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberProfile *)instance;
+ (DBTEAMTeamMemberProfile *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A role that gives admin permissions.
@interface DBTEAMTeamMemberRole : DBStoneObject
/// The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all teams. At most 128
/// characters. Starts with `pid_dbtmr:`.
@property (nonatomic, readonly, copy) NSString *roleId;

/// The name of the role. At most 32 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the role. At most 256 characters.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRoleId:(NSString *)roleId name:(NSString *)name description_:(NSString *)description_;
@end

/// Converts `DBTEAMTeamMemberRole` from and to JSON.
@interface DBTEAMTeamMemberRoleSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberRole *)instance;
+ (DBTEAMTeamMemberRole *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamMemberStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamMemberStatusTag) {
    /// The user is an active member.
    DBTEAMTeamMemberStatusActive,
    /// The user is invited but hasn't joined.
    DBTEAMTeamMemberStatusInvited,
    /// The user is suspended.
    DBTEAMTeamMemberStatusSuspended,
    /// The user was removed from the team.
    DBTEAMTeamMemberStatusRemoved,
};

/// The status of a user in the team.
@interface DBTEAMTeamMemberStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamMemberStatusTag tag;
/// The user was removed from the team. Has a value only if `isRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMRemovedStatus *removed;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `invited`.
- (instancetype)initWithInvited;
/// Creates an object with the tag `suspended`.
- (instancetype)initWithSuspended;
/// Creates an object with the tag `removed`.
- (instancetype)initWithRemoved:(DBTEAMRemovedStatus *)removed;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `invited`.
- (BOOL)isInvited;
/// Returns whether the tag is `suspended`.
- (BOOL)isSuspended;
/// Returns whether the tag is `removed`.
- (BOOL)isRemoved;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamMemberStatus` from and to JSON.
@interface DBTEAMTeamMemberStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMemberStatus *)instance;
+ (DBTEAMTeamMemberStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamMembershipType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamMembershipTypeTag) {
    /// The member uses a license and shares the team's space.
    DBTEAMTeamMembershipTypeFull,
    /// The member doesn't use a license or share the team's space. Deprecated.
    DBTEAMTeamMembershipTypeLimited,
};

/// The type of a member's membership.
@interface DBTEAMTeamMembershipType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamMembershipTypeTag tag;
/// Creates an object with the tag `full`.
- (instancetype)initWithFull;
/// Creates an object with the tag `limited`.
- (instancetype)initWithLimited;
/// Returns whether the tag is `full`.
- (BOOL)isFull;
/// Returns whether the tag is `limited`.
- (BOOL)isLimited;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamMembershipType` from and to JSON.
@interface DBTEAMTeamMembershipTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamMembershipType *)instance;
+ (DBTEAMTeamMembershipType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of namespaces.
@interface DBTEAMTeamNamespacesListArg : DBStoneObject
/// This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMTeamNamespacesListArg` from and to JSON.
@interface DBTEAMTeamNamespacesListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListArg *)instance;
+ (DBTEAMTeamNamespacesListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMTeamNamespacesListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMTeamNamespacesListContinueArg` from and to JSON.
@interface DBTEAMTeamNamespacesListContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListContinueArg *)instance;
+ (DBTEAMTeamNamespacesListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamNamespacesListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamNamespacesListContinueErrorTag) {
    /// An argument isn't valid.
    DBTEAMTeamNamespacesListContinueErrorInvalidArg,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamNamespacesListContinueErrorOther,
    /// The cursor isn't valid. List from the start.
    DBTEAMTeamNamespacesListContinueErrorInvalidCursor,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMTeamNamespacesListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamNamespacesListContinueErrorTag tag;
/// Creates an object with the tag `invalid_arg`.
- (instancetype)initWithInvalidArg;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Returns whether the tag is `invalid_arg`.
- (BOOL)isInvalidArg;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamNamespacesListContinueError` from and to JSON.
@interface DBTEAMTeamNamespacesListContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListContinueError *)instance;
+ (DBTEAMTeamNamespacesListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamNamespacesListError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamNamespacesListErrorTag) {
    /// An argument isn't valid.
    DBTEAMTeamNamespacesListErrorInvalidArg,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamNamespacesListErrorOther,
};

/// The reason that namespaces weren't listed.
@interface DBTEAMTeamNamespacesListError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamNamespacesListErrorTag tag;
/// Creates an object with the tag `invalid_arg`.
- (instancetype)initWithInvalidArg;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_arg`.
- (BOOL)isInvalidArg;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamNamespacesListError` from and to JSON.
@interface DBTEAMTeamNamespacesListErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListError *)instance;
+ (DBTEAMTeamNamespacesListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of namespaces.
@interface DBTEAMTeamNamespacesListResult : DBStoneObject
/// The namespaces. A namespace may occur more than once.
@property (nonatomic, readonly) NSArray<DBTEAMNamespaceMetadata *> *namespaces;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNamespaces:(NSArray<DBTEAMNamespaceMetadata *> *)namespaces
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMTeamNamespacesListResult` from and to JSON.
@interface DBTEAMTeamNamespacesListResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamNamespacesListResult *)instance;
+ (DBTEAMTeamNamespacesListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMTeamReportFailureReason`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMTeamReportFailureReasonTag) {
    /// An error occurred at Dropbox. Try again.
    DBTEAMTeamReportFailureReasonTemporaryError,
    /// Too many reports are being created. Try again later.
    DBTEAMTeamReportFailureReasonManyReportsAtOnce,
    /// The report contains too much data. Request a smaller one.
    DBTEAMTeamReportFailureReasonTooMuchData,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMTeamReportFailureReasonOther,
};

/// The reason that a report wasn't created.
@interface DBTEAMTeamReportFailureReason : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReasonTag tag;
/// Creates an object with the tag `temporary_error`.
- (instancetype)initWithTemporaryError;
/// Creates an object with the tag `many_reports_at_once`.
- (instancetype)initWithManyReportsAtOnce;
/// Creates an object with the tag `too_much_data`.
- (instancetype)initWithTooMuchData;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `temporary_error`.
- (BOOL)isTemporaryError;
/// Returns whether the tag is `many_reports_at_once`.
- (BOOL)isManyReportsAtOnce;
/// Returns whether the tag is `too_much_data`.
- (BOOL)isTooMuchData;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMTeamReportFailureReason` from and to JSON.
@interface DBTEAMTeamReportFailureReasonSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMTeamReportFailureReason *)instance;
+ (DBTEAMTeamReportFailureReason *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
