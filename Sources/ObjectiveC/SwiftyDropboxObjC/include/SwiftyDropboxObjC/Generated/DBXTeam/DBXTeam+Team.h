// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>

@class DBXFilesContentSyncSetting, DBXFilesContentSyncSettingArg, DBXFilesSyncSetting, DBXFilesSyncSettingArg,
    DBXFilesSyncSettingsError, DBXSecondaryEmailsSecondaryEmail, DBXTeamAdminTier, DBXTeamNamespaceMetadata,
    DBXTeamPoliciesTeamMemberPolicies, DBXTeamRemovedStatus, DBXTeamTeamFolderAccessErrorInvalidTeamFolderId,
    DBXTeamTeamFolderAccessErrorNoAccess, DBXTeamTeamFolderAccessErrorOther, DBXTeamTeamFolderActivateErrorAccessError,
    DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded, DBXTeamTeamFolderActivateErrorOther,
    DBXTeamTeamFolderActivateErrorStatusError, DBXTeamTeamFolderActivateErrorTeamSharedDropboxError,
    DBXTeamTeamFolderArchiveErrorAccessError, DBXTeamTeamFolderArchiveErrorOther,
    DBXTeamTeamFolderArchiveErrorStatusError, DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError,
    DBXTeamTeamFolderArchiveJobStatusComplete, DBXTeamTeamFolderArchiveJobStatusFailed,
    DBXTeamTeamFolderArchiveJobStatusInProgress, DBXTeamTeamFolderArchiveLaunchAsyncJobId,
    DBXTeamTeamFolderArchiveLaunchComplete, DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded,
    DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed, DBXTeamTeamFolderCreateErrorFolderNameReserved,
    DBXTeamTeamFolderCreateErrorInvalidFolderName, DBXTeamTeamFolderCreateErrorOther,
    DBXTeamTeamFolderCreateErrorSyncSettingsError, DBXTeamTeamFolderGetInfoItemIdNotFound,
    DBXTeamTeamFolderGetInfoItemTeamFolderMetadata, DBXTeamTeamFolderInvalidStatusError,
    DBXTeamTeamFolderInvalidStatusErrorActive, DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress,
    DBXTeamTeamFolderInvalidStatusErrorArchived, DBXTeamTeamFolderInvalidStatusErrorOther,
    DBXTeamTeamFolderListContinueErrorInvalidCursor, DBXTeamTeamFolderListContinueErrorOther, DBXTeamTeamFolderMetadata,
    DBXTeamTeamFolderPermanentlyDeleteErrorAccessError, DBXTeamTeamFolderPermanentlyDeleteErrorOther,
    DBXTeamTeamFolderPermanentlyDeleteErrorStatusError, DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError,
    DBXTeamTeamFolderRenameErrorAccessError, DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed,
    DBXTeamTeamFolderRenameErrorFolderNameReserved, DBXTeamTeamFolderRenameErrorInvalidFolderName,
    DBXTeamTeamFolderRenameErrorOther, DBXTeamTeamFolderRenameErrorStatusError,
    DBXTeamTeamFolderRenameErrorTeamSharedDropboxError, DBXTeamTeamFolderRestoreErrorAccessError,
    DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded, DBXTeamTeamFolderRestoreErrorOther,
    DBXTeamTeamFolderRestoreErrorStatusError, DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError,
    DBXTeamTeamFolderStatus, DBXTeamTeamFolderStatusActive, DBXTeamTeamFolderStatusArchiveInProgress,
    DBXTeamTeamFolderStatusArchived, DBXTeamTeamFolderStatusInactive, DBXTeamTeamFolderStatusOther,
    DBXTeamTeamFolderTeamSharedDropboxError, DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed,
    DBXTeamTeamFolderTeamSharedDropboxErrorOther, DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError,
    DBXTeamTeamFolderUpdateSyncSettingsErrorOther, DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError,
    DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError,
    DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError, DBXTeamTeamMemberProfile, DBXTeamTeamMemberRole,
    DBXTeamTeamMemberStatus, DBXTeamTeamMemberStatusActive, DBXTeamTeamMemberStatusInvited,
    DBXTeamTeamMemberStatusRemoved, DBXTeamTeamMemberStatusSuspended, DBXTeamTeamMembershipType,
    DBXTeamTeamMembershipTypeFull, DBXTeamTeamMembershipTypeLimited, DBXTeamTeamNamespacesListContinueErrorInvalidArg,
    DBXTeamTeamNamespacesListContinueErrorInvalidCursor, DBXTeamTeamNamespacesListContinueErrorOther,
    DBXTeamTeamNamespacesListErrorInvalidArg, DBXTeamTeamNamespacesListErrorOther,
    DBXTeamTeamReportFailureReasonManyReportsAtOnce, DBXTeamTeamReportFailureReasonOther,
    DBXTeamTeamReportFailureReasonTemporaryError, DBXTeamTeamReportFailureReasonTooMuchData, DBXUsersName;

NS_ASSUME_NONNULL_BEGIN

/// The reason that a team folder can't be accessed.
@interface DBXTeamTeamFolderAccessError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderAccessError (Members)
/// The object if its tag is `invalid_team_folder_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderAccessErrorInvalidTeamFolderId *asInvalidTeamFolderId;
/// The object if its tag is `no_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderAccessErrorNoAccess *asNoAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderAccessErrorOther *asOther;
@end

/// No team folder has this identifier.
@interface DBXTeamTeamFolderAccessErrorInvalidTeamFolderId : DBXTeamTeamFolderAccessError
/// Creates an object with the tag `invalid_team_folder_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app doesn't have permission to manage the team folder.
@interface DBXTeamTeamFolderAccessErrorNoAccess : DBXTeamTeamFolderAccessError
/// Creates an object with the tag `no_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderAccessErrorOther : DBXTeamTeamFolderAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a team folder wasn't activated.
@interface DBXTeamTeamFolderActivateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderActivateError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderActivateErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderActivateErrorStatusError *asStatusError;

/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderActivateErrorTeamSharedDropboxError *asTeamSharedDropboxError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderActivateErrorOther *asOther;

/// The object if its tag is `folder_count_limit_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded *asFolderCountLimitExceeded;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderActivateErrorAccessError : DBXTeamTeamFolderActivateError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderActivateErrorStatusError : DBXTeamTeamFolderActivateError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderActivateErrorTeamSharedDropboxError : DBXTeamTeamFolderActivateError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderActivateErrorOther : DBXTeamTeamFolderActivateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has reached the limit of team folders for its plan.
@interface DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded : DBXTeamTeamFolderActivateError
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team folder to archive.
@interface DBXTeamTeamFolderArchiveArg : DBXTeamTeamFolderIdArg
/// A Boolean value that indicates whether to wait for the result instead of starting a job. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsyncOff;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job. The
///     default is `@NO`.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    forceAsyncOff:(NSNumber *)forceAsyncOff
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId DB_UNAVAILABLE;
@end

/// The reason that a team folder wasn't archived.
@interface DBXTeamTeamFolderArchiveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderArchiveError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorOther *asOther;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderArchiveErrorAccessError : DBXTeamTeamFolderArchiveError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderArchiveErrorStatusError : DBXTeamTeamFolderArchiveError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError : DBXTeamTeamFolderArchiveError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderArchiveErrorOther : DBXTeamTeamFolderArchiveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `teamFolderArchive`.
@interface DBXTeamTeamFolderArchiveJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderArchiveJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXTeamTeamFolderArchiveJobStatusInProgress : DBXTeamTeamFolderArchiveJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete. The folder is archived when its status is `.archived`.
@interface DBXTeamTeamFolderArchiveJobStatusComplete : DBXTeamTeamFolderArchiveJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXTeamTeamFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXTeamTeamFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The team folder wasn't archived.
@interface DBXTeamTeamFolderArchiveJobStatusFailed : DBXTeamTeamFolderArchiveJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXTeamTeamFolderArchiveError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXTeamTeamFolderArchiveError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `teamFolderArchive`: a job to poll, or the team folder.
@interface DBXTeamTeamFolderArchiveLaunch : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderArchiveLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveLaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXTeamTeamFolderArchiveLaunchAsyncJobId : DBXTeamTeamFolderArchiveLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job.
@interface DBXTeamTeamFolderArchiveLaunchComplete : DBXTeamTeamFolderArchiveLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXTeamTeamFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXTeamTeamFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a new team folder.
@interface DBXTeamTeamFolderCreateArg : DBXObject
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The sync setting for members' computers. Supported only for teams that can choose it.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the team folder.
///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
- (instancetype)initWithName:(NSString *)name
    syncSetting:(nullable DBXFilesSyncSettingArg *)syncSetting
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a team folder wasn't created.
@interface DBXTeamTeamFolderCreateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderCreateError (Members)
/// The object if its tag is `invalid_folder_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorInvalidFolderName *asInvalidFolderName;
/// The object if its tag is `folder_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed *asFolderNameAlreadyUsed;
/// The object if its tag is `folder_name_reserved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorFolderNameReserved *asFolderNameReserved;
/// The object if its tag is `sync_settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorSyncSettingsError *asSyncSettingsError;

/// The object if its tag is `folder_count_limit_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded *asFolderCountLimitExceeded;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorOther *asOther;
@end

/// The name isn't valid.
@interface DBXTeamTeamFolderCreateErrorInvalidFolderName : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another team folder has this name.
@interface DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name is reserved.
@interface DBXTeamTeamFolderCreateErrorFolderNameReserved : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sync settings aren't valid.
@interface DBXTeamTeamFolderCreateErrorSyncSettingsError : DBXTeamTeamFolderCreateError
/// The value of `sync_settings_error`.
@property (nonatomic, strong) DBXFilesSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)init:(DBXFilesSyncSettingsError *)syncSettingsError NS_DESIGNATED_INITIALIZER;
@end

/// The team has reached the limit of team folders for its plan.
@interface DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderCreateErrorOther : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A team folder, or the identifier of a team folder that doesn't exist.
@interface DBXTeamTeamFolderGetInfoItem : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderGetInfoItem (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderGetInfoItemIdNotFound *asIdNotFound;
/// The object if its tag is `team_folder_metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderGetInfoItemTeamFolderMetadata *asTeamFolderMetadata;
@end

/// No team folder has this identifier.
@interface DBXTeamTeamFolderGetInfoItemIdNotFound : DBXTeamTeamFolderGetInfoItem
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of the team folder.
@interface DBXTeamTeamFolderGetInfoItemTeamFolderMetadata : DBXTeamTeamFolderGetInfoItem
/// The value of `team_folder_metadata`.
@property (nonatomic, strong) DBXTeamTeamFolderMetadata *teamFolderMetadata;
/// Creates an object with the tag `team_folder_metadata`.
- (instancetype)init:(DBXTeamTeamFolderMetadata *)teamFolderMetadata NS_DESIGNATED_INITIALIZER;
@end

/// Team folders, by identifier.
@interface DBXTeamTeamFolderIdListArg : DBXObject
/// The identifiers of the team folders. At least 1 item. Each item consists of letters from A to Z, digits, hyphens,
/// underscores, and colons.
@property (nonatomic, readonly, copy) NSArray<NSString *> *teamFolderIds;

/// Creates an object.
///
/// - Parameter teamFolderIds: The identifiers of the team folders. At least 1 item. Each item consists of letters from
///   A to Z, digits, hyphens, underscores, and colons.
- (instancetype)initWithTeamFolderIds:(NSArray<NSString *> *)teamFolderIds NS_DESIGNATED_INITIALIZER;
@end

/// The status that doesn't allow an operation.
@interface DBXTeamTeamFolderInvalidStatusError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderInvalidStatusError (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorActive *asActive;
/// The object if its tag is `archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorArchived *asArchived;
/// The object if its tag is `archive_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress *asArchiveInProgress;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorOther *asOther;
@end

/// The team folder is active.
@interface DBXTeamTeamFolderInvalidStatusErrorActive : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team folder is archived.
@interface DBXTeamTeamFolderInvalidStatusErrorArchived : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team folder is being archived.
@interface DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderInvalidStatusErrorOther : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The options of a list of team folders.
@interface DBXTeamTeamFolderListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamTeamFolderListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamTeamFolderListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamTeamFolderListContinueErrorInvalidCursor : DBXTeamTeamFolderListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderListContinueErrorOther : DBXTeamTeamFolderListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that team folders weren't listed.
@interface DBXTeamTeamFolderListError : DBXObject
/// The app doesn't have permission to manage team folders.
@property (nonatomic, readonly) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessError:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A page of team folders.
@interface DBXTeamTeamFolderListResult : DBXObject
/// The team folders.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamFolderMetadata *> *teamFolders;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamFolders:(NSArray<DBXTeamTeamFolderMetadata *> *)teamFolders
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a team folder.
@interface DBXTeamTeamFolderMetadata : DBXObject
/// The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *teamFolderId;
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The status of the team folder.
@property (nonatomic, readonly) DBXTeamTeamFolderStatus *status;
/// A Boolean value that indicates whether the folder is the root of the team space.
@property (nonatomic, readonly) NSNumber *isTeamSharedDropbox;
/// The sync setting for members' computers.
@property (nonatomic, readonly) DBXFilesSyncSetting *syncSetting;
/// The sync settings of the contents that differ from that of the folder.
@property (nonatomic, readonly, copy) NSArray<DBXFilesContentSyncSetting *> *contentSyncSettings;
/// The space limit in bytes. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBXTeamTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBXFilesSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBXFilesContentSyncSetting *> *)contentSyncSettings
    quotaLimit:(NSNumber *)quotaLimit
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBXTeamTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBXFilesSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBXFilesContentSyncSetting *> *)contentSyncSettings
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a team folder wasn't deleted.
@interface DBXTeamTeamFolderPermanentlyDeleteError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderPermanentlyDeleteError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderPermanentlyDeleteErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderPermanentlyDeleteErrorStatusError *asStatusError;

/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError *asTeamSharedDropboxError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderPermanentlyDeleteErrorOther *asOther;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorAccessError : DBXTeamTeamFolderPermanentlyDeleteError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorStatusError : DBXTeamTeamFolderPermanentlyDeleteError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError : DBXTeamTeamFolderPermanentlyDeleteError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorOther : DBXTeamTeamFolderPermanentlyDeleteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team folder to rename.
@interface DBXTeamTeamFolderRenameArg : DBXTeamTeamFolderIdArg
/// The new name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - name: The new name of the team folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId name:(NSString *)name NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId DB_UNAVAILABLE;
@end

/// The reason that a team folder wasn't renamed.
@interface DBXTeamTeamFolderRenameError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderRenameError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorOther *asOther;
/// The object if its tag is `invalid_folder_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorInvalidFolderName *asInvalidFolderName;
/// The object if its tag is `folder_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed *asFolderNameAlreadyUsed;
/// The object if its tag is `folder_name_reserved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorFolderNameReserved *asFolderNameReserved;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderRenameErrorAccessError : DBXTeamTeamFolderRenameError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderRenameErrorStatusError : DBXTeamTeamFolderRenameError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderRenameErrorTeamSharedDropboxError : DBXTeamTeamFolderRenameError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderRenameErrorOther : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name isn't valid.
@interface DBXTeamTeamFolderRenameErrorInvalidFolderName : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another team folder has this name.
@interface DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name is reserved.
@interface DBXTeamTeamFolderRenameErrorFolderNameReserved : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a team folder wasn't restored.
@interface DBXTeamTeamFolderRestoreError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderRestoreError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorOther *asOther;

/// The object if its tag is `folder_count_limit_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded *asFolderCountLimitExceeded;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderRestoreErrorAccessError : DBXTeamTeamFolderRestoreError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderRestoreErrorStatusError : DBXTeamTeamFolderRestoreError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError : DBXTeamTeamFolderRestoreError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderRestoreErrorOther : DBXTeamTeamFolderRestoreError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has reached the limit of team folders for its plan.
@interface DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded : DBXTeamTeamFolderRestoreError
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The status of a team folder.
@interface DBXTeamTeamFolderStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusActive *asActive;
/// The object if its tag is `archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusArchived *asArchived;
/// The object if its tag is `archive_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusArchiveInProgress *asArchiveInProgress;
/// The object if its tag is `inactive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusInactive *asInactive;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusOther *asOther;
@end

/// The team folder is active, and members have access.
@interface DBXTeamTeamFolderStatusActive : DBXTeamTeamFolderStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team folder is archived, and members have no access.
@interface DBXTeamTeamFolderStatusArchived : DBXTeamTeamFolderStatus
/// Creates an object with the tag `archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team folder is being archived, and members have no access.
@interface DBXTeamTeamFolderStatusArchiveInProgress : DBXTeamTeamFolderStatus
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team folder is unmounted, and members have no access. It can be restored.
@interface DBXTeamTeamFolderStatusInactive : DBXTeamTeamFolderStatus
/// Creates an object with the tag `inactive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderStatusOther : DBXTeamTeamFolderStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the root of a team space can't be changed.
@interface DBXTeamTeamFolderTeamSharedDropboxError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderTeamSharedDropboxError (Members)
/// The object if its tag is `disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed *asDisallowed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderTeamSharedDropboxErrorOther *asOther;
@end

/// The operation isn't allowed for the root of a team space.
@interface DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed : DBXTeamTeamFolderTeamSharedDropboxError
/// Creates an object with the tag `disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderTeamSharedDropboxErrorOther : DBXTeamTeamFolderTeamSharedDropboxError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new sync settings of a team folder.
@interface DBXTeamTeamFolderUpdateSyncSettingsArg : DBXTeamTeamFolderIdArg
/// The new sync setting of the team folder for members' computers.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArg *syncSetting;
/// The new sync settings of contents that differ from that of the folder.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesContentSyncSettingArg *> *contentSyncSettings;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - syncSetting: The new sync setting of the team folder for members' computers.
///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    syncSetting:(nullable DBXFilesSyncSettingArg *)syncSetting
    contentSyncSettings:(nullable NSArray<DBXFilesContentSyncSettingArg *> *)contentSyncSettings
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId DB_UNAVAILABLE;
@end

/// The reason that sync settings weren't changed.
@interface DBXTeamTeamFolderUpdateSyncSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderUpdateSyncSettingsError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError *asStatusError;

/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError *asTeamSharedDropboxError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderUpdateSyncSettingsErrorOther *asOther;

/// The object if its tag is `sync_settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError *asSyncSettingsError;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorOther : DBXTeamTeamFolderUpdateSyncSettingsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sync settings aren't valid.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `sync_settings_error`.
@property (nonatomic, strong) DBXFilesSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)init:(DBXFilesSyncSettingsError *)syncSettingsError NS_DESIGNATED_INITIALIZER;
@end

/// Information about the team.
@interface DBXTeamTeamGetInfoResult : DBXObject
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
@property (nonatomic, readonly) DBXTeamPoliciesTeamMemberPolicies *policies;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    teamId:(NSString *)teamId
    numLicensedUsers:(NSNumber *)numLicensedUsers
    numProvisionedUsers:(NSNumber *)numProvisionedUsers
    policies:(DBXTeamPoliciesTeamMemberPolicies *)policies
    numUsedLicenses:(NSNumber *)numUsedLicenses
    NS_DESIGNATED_INITIALIZER;
@end

/// A team member, and their admin permissions.
@interface DBXTeamTeamMemberInfo : DBXObject
/// The profile of the member.
@property (nonatomic, readonly) DBXTeamTeamMemberProfile *profile;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBXTeamAdminTier *role;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProfile:(DBXTeamTeamMemberProfile *)profile
    role:(DBXTeamAdminTier *)role
    NS_DESIGNATED_INITIALIZER;
@end

/// A team member, and their roles.
@interface DBXTeamTeamMemberInfoV2 : DBXObject
/// The profile of the member.
@property (nonatomic, readonly) DBXTeamTeamMemberProfile *profile;
/// The roles of the member.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamTeamMemberRole *> *roles;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProfile:(DBXTeamTeamMemberProfile *)profile
    roles:(nullable NSArray<DBXTeamTeamMemberRole *> *)roles
    NS_DESIGNATED_INITIALIZER;
@end

/// The member after the change.
@interface DBXTeamTeamMemberInfoV2Result : DBXObject
/// The profile and roles of the member.
@property (nonatomic, readonly) DBXTeamTeamMemberInfoV2 *memberInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMemberInfo:(DBXTeamTeamMemberInfoV2 *)memberInfo NS_DESIGNATED_INITIALIZER;
@end

/// The profile of a team member.
@interface DBXTeamTeamMemberProfile : DBXTeamMemberProfile
/// The identifiers of the member's groups.
@property (nonatomic, readonly, copy) NSArray<NSString *> *groups;

/// The namespace identifier of the member's home folder. Consists of letters from A to Z, digits, hyphens, underscores,
/// and colons.
@property (nonatomic, readonly, copy) NSString *memberFolderId;

/// The namespace identifier of the member's root. Consists of letters from A to Z, digits, hyphens, underscores, and
/// colons.
@property (nonatomic, readonly, copy) NSString *rootFolderId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    rootFolderId:(NSString *)rootFolderId
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    DB_UNAVAILABLE;
@end

/// A role that gives admin permissions.
@interface DBXTeamTeamMemberRole : DBXObject
/// The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all teams. At most 128
/// characters. Starts with `pid_dbtmr:`.
@property (nonatomic, readonly, copy) NSString *roleId;

/// The name of the role. At most 32 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the role. At most 256 characters.
@property (nonatomic, readonly, copy) NSString *description_;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRoleId:(NSString *)roleId
    name:(NSString *)name
    description_:(NSString *)description_
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a user in the team.
@interface DBXTeamTeamMemberStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamMemberStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusActive *asActive;
/// The object if its tag is `invited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusInvited *asInvited;
/// The object if its tag is `suspended`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusSuspended *asSuspended;
/// The object if its tag is `removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusRemoved *asRemoved;
@end

/// The user is an active member.
@interface DBXTeamTeamMemberStatusActive : DBXTeamTeamMemberStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user is invited but hasn't joined.
@interface DBXTeamTeamMemberStatusInvited : DBXTeamTeamMemberStatus
/// Creates an object with the tag `invited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user is suspended.
@interface DBXTeamTeamMemberStatusSuspended : DBXTeamTeamMemberStatus
/// Creates an object with the tag `suspended`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user was removed from the team.
@interface DBXTeamTeamMemberStatusRemoved : DBXTeamTeamMemberStatus
/// The value of `removed`.
@property (nonatomic, strong) DBXTeamRemovedStatus *removed;
/// Creates an object with the tag `removed`.
- (instancetype)init:(DBXTeamRemovedStatus *)removed NS_DESIGNATED_INITIALIZER;
@end

/// The type of a member's membership.
@interface DBXTeamTeamMembershipType : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamMembershipType (Members)
/// The object if its tag is `full`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMembershipTypeFull *asFull;
/// The object if its tag is `limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMembershipTypeLimited *asLimited;
@end

/// The member uses a license and shares the team's space.
@interface DBXTeamTeamMembershipTypeFull : DBXTeamTeamMembershipType
/// Creates an object with the tag `full`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member doesn't use a license or share the team's space. Deprecated.
@interface DBXTeamTeamMembershipTypeLimited : DBXTeamTeamMembershipType
/// Creates an object with the tag `limited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The options of a list of namespaces.
@interface DBXTeamTeamNamespacesListArg : DBXObject
/// This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameter limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamTeamNamespacesListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamTeamNamespacesListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamNamespacesListContinueError (Members)
/// The object if its tag is `invalid_arg`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListContinueErrorInvalidArg *asInvalidArg;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListContinueErrorOther *asOther;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListContinueErrorInvalidCursor *asInvalidCursor;
@end

/// An argument isn't valid.
@interface DBXTeamTeamNamespacesListContinueErrorInvalidArg : DBXTeamTeamNamespacesListContinueError
/// Creates an object with the tag `invalid_arg`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamNamespacesListContinueErrorOther : DBXTeamTeamNamespacesListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamTeamNamespacesListContinueErrorInvalidCursor : DBXTeamTeamNamespacesListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that namespaces weren't listed.
@interface DBXTeamTeamNamespacesListError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamNamespacesListError (Members)
/// The object if its tag is `invalid_arg`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListErrorInvalidArg *asInvalidArg;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListErrorOther *asOther;
@end

/// An argument isn't valid.
@interface DBXTeamTeamNamespacesListErrorInvalidArg : DBXTeamTeamNamespacesListError
/// Creates an object with the tag `invalid_arg`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamNamespacesListErrorOther : DBXTeamTeamNamespacesListError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of namespaces.
@interface DBXTeamTeamNamespacesListResult : DBXObject
/// The namespaces. A namespace may occur more than once.
@property (nonatomic, readonly, copy) NSArray<DBXTeamNamespaceMetadata *> *namespaces;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNamespaces:(NSArray<DBXTeamNamespaceMetadata *> *)namespaces
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a report wasn't created.
@interface DBXTeamTeamReportFailureReason : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamReportFailureReason (Members)
/// The object if its tag is `temporary_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonTemporaryError *asTemporaryError;
/// The object if its tag is `many_reports_at_once`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonManyReportsAtOnce *asManyReportsAtOnce;
/// The object if its tag is `too_much_data`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonTooMuchData *asTooMuchData;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonOther *asOther;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamTeamReportFailureReasonTemporaryError : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `temporary_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Too many reports are being created. Try again later.
@interface DBXTeamTeamReportFailureReasonManyReportsAtOnce : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `many_reports_at_once`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The report contains too much data. Request a smaller one.
@interface DBXTeamTeamReportFailureReasonTooMuchData : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `too_much_data`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamReportFailureReasonOther : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
