// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Base.h>

@class DBXFilesDimensions, DBXFilesFileMetadata, DBXFilesGpsCoordinates, DBXFilesLookupError, DBXFilesMetadata,
    DBXFilesSaveCopyReferenceErrorInvalidCopyReference, DBXFilesSaveCopyReferenceErrorNoPermission,
    DBXFilesSaveCopyReferenceErrorNotFound, DBXFilesSaveCopyReferenceErrorOther, DBXFilesSaveCopyReferenceErrorPath,
    DBXFilesSaveCopyReferenceErrorTooManyFiles, DBXFilesSaveUrlErrorDownloadFailed, DBXFilesSaveUrlErrorInvalidUrl,
    DBXFilesSaveUrlErrorNotFound, DBXFilesSaveUrlErrorOther, DBXFilesSaveUrlErrorPath, DBXFilesSaveUrlJobStatusComplete,
    DBXFilesSaveUrlJobStatusFailed, DBXFilesSaveUrlJobStatusInProgress, DBXFilesSaveUrlResultAsyncJobId,
    DBXFilesSaveUrlResultComplete, DBXFilesSyncSettingArgDefault_, DBXFilesSyncSettingArgNotSynced,
    DBXFilesSyncSettingArgOther, DBXFilesSyncSettingDefault_, DBXFilesSyncSettingNotSynced,
    DBXFilesSyncSettingNotSyncedInactive, DBXFilesSyncSettingOther, DBXFilesSyncSettingsErrorOther,
    DBXFilesSyncSettingsErrorPath, DBXFilesSyncSettingsErrorUnsupportedCombination,
    DBXFilesSyncSettingsErrorUnsupportedConfiguration, DBXFilesTagOther, DBXFilesTagUserGeneratedTag,
    DBXFilesUserGeneratedTag, DBXFilesWriteConflictErrorFile, DBXFilesWriteConflictErrorFileAncestor,
    DBXFilesWriteConflictErrorFolder, DBXFilesWriteConflictErrorOther, DBXFilesWriteError,
    DBXFilesWriteErrorAccessRestricted, DBXFilesWriteErrorConflict, DBXFilesWriteErrorDisallowedName,
    DBXFilesWriteErrorInsufficientSpace, DBXFilesWriteErrorMalformedPath, DBXFilesWriteErrorNoWritePermission,
    DBXFilesWriteErrorOperationSuppressed, DBXFilesWriteErrorOther, DBXFilesWriteErrorTeamFolder,
    DBXFilesWriteErrorTooManyWriteOperations, DBXFilesWriteModeAdd, DBXFilesWriteModeOverwrite, DBXFilesWriteModeUpdate;

NS_ASSUME_NONNULL_BEGIN

/// The copy reference to save, and the destination.
@interface DBXFilesSaveCopyReferenceArg : DBXObject
/// The reference that `copyReferenceGet` returned.
@property (nonatomic, readonly, copy) NSString *copyReference;
/// The reference that `copyReferenceGet` returned.
- (NSString *)copyReference DB_NO_METHOD_FAMILY;
/// The path at which to save the item. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - copyReference: The reference that `copyReferenceGet` returned.
///   - path: The path at which to save the item. Starts with `/`.
- (instancetype)initWithCopyReference:(NSString *)copyReference path:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a copy reference wasn't saved.
@interface DBXFilesSaveCopyReferenceError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveCopyReferenceError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorPath *asPath;
/// The object if its tag is `invalid_copy_reference`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorInvalidCopyReference *asInvalidCopyReference;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorNoPermission *asNoPermission;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorNotFound *asNotFound;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveCopyReferenceErrorOther *asOther;
@end

/// The item can't be written to this path.
@interface DBXFilesSaveCopyReferenceErrorPath : DBXFilesSaveCopyReferenceError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The copy reference isn't valid.
@interface DBXFilesSaveCopyReferenceErrorInvalidCopyReference : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `invalid_copy_reference`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reference belongs to another app, or its owner unlinked the app.
@interface DBXFilesSaveCopyReferenceErrorNoPermission : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The referenced item was deleted.
@interface DBXFilesSaveCopyReferenceErrorNotFound : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reference includes more than 10,000 files and folders.
@interface DBXFilesSaveCopyReferenceErrorTooManyFiles : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSaveCopyReferenceErrorOther : DBXFilesSaveCopyReferenceError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The saved item.
@interface DBXFilesSaveCopyReferenceResult : DBXObject
/// The metadata of the saved item.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The URL to download, and the destination.
@interface DBXFilesSaveUrlArg : DBXObject
/// The path at which to save the file. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;
/// The URL that Dropbox downloads.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to save the file. Starts with `/`.
///   - url: The URL that Dropbox downloads.
- (instancetype)initWithPath:(NSString *)path url:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a URL wasn't saved.
@interface DBXFilesSaveUrlError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveUrlError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorPath *asPath;
/// The object if its tag is `download_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorDownloadFailed *asDownloadFailed;
/// The object if its tag is `invalid_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorInvalidUrl *asInvalidUrl;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorNotFound *asNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlErrorOther *asOther;
@end

/// The file can't be written to this path.
@interface DBXFilesSaveUrlErrorPath : DBXFilesSaveUrlError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Dropbox couldn't download the URL, for example because it requires a password or has expired.
@interface DBXFilesSaveUrlErrorDownloadFailed : DBXFilesSaveUrlError
/// Creates an object with the tag `download_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The URL isn't valid.
@interface DBXFilesSaveUrlErrorInvalidUrl : DBXFilesSaveUrlError
/// Creates an object with the tag `invalid_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The saved file was removed.
@interface DBXFilesSaveUrlErrorNotFound : DBXFilesSaveUrlError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSaveUrlErrorOther : DBXFilesSaveUrlError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `saveUrl`.
@interface DBXFilesSaveUrlJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveUrlJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXFilesSaveUrlJobStatusInProgress : DBXFilesSaveUrlJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file was saved.
@interface DBXFilesSaveUrlJobStatusComplete : DBXFilesSaveUrlJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesFileMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesFileMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The file wasn't saved.
@interface DBXFilesSaveUrlJobStatusFailed : DBXFilesSaveUrlJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesSaveUrlError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesSaveUrlError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `saveUrl`: a job to poll, or the file.
@interface DBXFilesSaveUrlResult : DBXObject
@end

/// The members of the union.
@interface DBXFilesSaveUrlResult (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlResultAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSaveUrlResultComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesSaveUrlResultAsyncJobId : DBXFilesSaveUrlResult
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The file was saved without a job.
@interface DBXFilesSaveUrlResultComplete : DBXFilesSaveUrlResult
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesFileMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesFileMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A shared link and its password.
@interface DBXFilesSharedLink : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - password: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url password:(nullable NSString *)password NS_DESIGNATED_INITIALIZER;
@end

/// A file that a shared link refers to.
@interface DBXFilesSharedLinkFileInfo : DBXObject
/// The URL of a link to the file, or to a folder that contains it.
@property (nonatomic, readonly, copy) NSString *url;
/// The path of the file in the folder. Required for links to folders.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of a link to the file, or to a folder that contains it.
///   - path: The path of the file in the folder. Required for links to folders.
///   - password: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url
    path:(nullable NSString *)path
    password:(nullable NSString *)password
    NS_DESIGNATED_INITIALIZER;
@end

/// A lock that a single user holds.
@interface DBXFilesSingleUserLock : DBXObject
/// The time at which the file was locked.
@property (nonatomic, readonly, copy) NSDate *created;
/// The identifier of the account that holds the lock. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *lockHolderAccountId;
/// The identifier of the lock holder's team. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *lockHolderTeamId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCreated:(NSDate *)created
    lockHolderAccountId:(NSString *)lockHolderAccountId
    lockHolderTeamId:(nullable NSString *)lockHolderTeamId
    NS_DESIGNATED_INITIALIZER;
@end

/// The target of a symbolic link.
@interface DBXFilesSymlinkInfo : DBXObject
/// The path of the target.
@property (nonatomic, readonly, copy) NSString *target;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTarget:(NSString *)target NS_DESIGNATED_INITIALIZER;
@end

/// The setting for the first sync of an item to the computers of a team's members.
@interface DBXFilesSyncSetting : DBXObject
@end

/// The members of the union.
@interface DBXFilesSyncSetting (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingDefault_ *asDefault_;
/// The object if its tag is `not_synced`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingNotSynced *asNotSynced;
/// The object if its tag is `not_synced_inactive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingNotSyncedInactive *asNotSyncedInactive;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingOther *asOther;
@end

/// The setting of the parent folder, or the default of Dropbox.
@interface DBXFilesSyncSettingDefault_ : DBXFilesSyncSetting
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Selective sync excludes the item.
@interface DBXFilesSyncSettingNotSynced : DBXFilesSyncSetting
/// Creates an object with the tag `not_synced`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The setting to exclude the item has no effect at its location. The setting of the parent folder applies.
@interface DBXFilesSyncSettingNotSyncedInactive : DBXFilesSyncSetting
/// Creates an object with the tag `not_synced_inactive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSyncSettingOther : DBXFilesSyncSetting
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A new setting for the first sync of an item to the computers of a team's members.
@interface DBXFilesSyncSettingArg : DBXObject
@end

/// The members of the union.
@interface DBXFilesSyncSettingArg (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArgDefault_ *asDefault_;
/// The object if its tag is `not_synced`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArgNotSynced *asNotSynced;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArgOther *asOther;
@end

/// Uses the setting of the parent folder, or the default of Dropbox.
@interface DBXFilesSyncSettingArgDefault_ : DBXFilesSyncSettingArg
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Excludes the item with selective sync.
@interface DBXFilesSyncSettingArgNotSynced : DBXFilesSyncSettingArg
/// Creates an object with the tag `not_synced`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSyncSettingArgOther : DBXFilesSyncSettingArg
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that sync settings weren't changed.
@interface DBXFilesSyncSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXFilesSyncSettingsError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorPath *asPath;
/// The object if its tag is `unsupported_combination`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorUnsupportedCombination *asUnsupportedCombination;
/// The object if its tag is `unsupported_configuration`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorUnsupportedConfiguration *asUnsupportedConfiguration;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingsErrorOther *asOther;
@end

/// The item can't be found or read.
@interface DBXFilesSyncSettingsErrorPath : DBXFilesSyncSettingsError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The combination of settings isn't supported.
@interface DBXFilesSyncSettingsErrorUnsupportedCombination : DBXFilesSyncSettingsError
/// Creates an object with the tag `unsupported_combination`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The setting isn't supported for the item.
@interface DBXFilesSyncSettingsErrorUnsupportedConfiguration : DBXFilesSyncSettingsError
/// Creates an object with the tag `unsupported_configuration`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesSyncSettingsErrorOther : DBXFilesSyncSettingsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A tag of a file or folder.
@interface DBXFilesTag : DBXObject
@end

/// The members of the union.
@interface DBXFilesTag (Members)
/// The object if its tag is `user_generated_tag`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesTagUserGeneratedTag *asUserGeneratedTag;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesTagOther *asOther;
@end

/// A tag that a user added.
@interface DBXFilesTagUserGeneratedTag : DBXFilesTag
/// The value of `user_generated_tag`.
@property (nonatomic, strong) DBXFilesUserGeneratedTag *userGeneratedTag;
/// Creates an object with the tag `user_generated_tag`.
- (instancetype)init:(DBXFilesUserGeneratedTag *)userGeneratedTag NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesTagOther : DBXFilesTag
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A file to unlock.
@interface DBXFilesUnlockFileArg : DBXObject
/// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The files to unlock.
@interface DBXFilesUnlockFileBatchArg : DBXObject
/// The files. Duplicates count once.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUnlockFileArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBXFilesUnlockFileArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// A tag that a user added.
@interface DBXFilesUserGeneratedTag : DBXObject
/// The tag, in lowercase. 1 to 32 characters. Consists of letters, digits, and underscores.
@property (nonatomic, readonly, copy) NSString *tagText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a video.
@interface DBXFilesVideoMetadata : DBXFilesMediaMetadata
/// The duration in milliseconds.
@property (nonatomic, readonly, nullable) NSNumber *duration;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    duration:(nullable NSNumber *)duration
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDimensions:(nullable DBXFilesDimensions *)dimensions
    location:(nullable DBXFilesGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    DB_UNAVAILABLE;
@end

/// The item that causes a write conflict.
@interface DBXFilesWriteConflictError : DBXObject
@end

/// The members of the union.
@interface DBXFilesWriteConflictError (Members)
/// The object if its tag is `file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorFile *asFile;
/// The object if its tag is `folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorFolder *asFolder;
/// The object if its tag is `file_ancestor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorFileAncestor *asFileAncestor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteConflictErrorOther *asOther;
@end

/// A file exists at this path.
@interface DBXFilesWriteConflictErrorFile : DBXFilesWriteConflictError
/// Creates an object with the tag `file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A folder exists at this path.
@interface DBXFilesWriteConflictErrorFolder : DBXFilesWriteConflictError
/// Creates an object with the tag `folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A file exists at the path of a required parent folder.
@interface DBXFilesWriteConflictErrorFileAncestor : DBXFilesWriteConflictError
/// Creates an object with the tag `file_ancestor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesWriteConflictErrorOther : DBXFilesWriteConflictError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that an item couldn't be written.
@interface DBXFilesWriteError : DBXObject
@end

/// The members of the union.
@interface DBXFilesWriteError (Members)
/// The object if its tag is `malformed_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorMalformedPath *asMalformedPath;
/// The object if its tag is `conflict`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorConflict *asConflict;
/// The object if its tag is `no_write_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorNoWritePermission *asNoWritePermission;
/// The object if its tag is `insufficient_space`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorInsufficientSpace *asInsufficientSpace;
/// The object if its tag is `disallowed_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorDisallowedName *asDisallowedName;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorTeamFolder *asTeamFolder;
/// The object if its tag is `operation_suppressed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorOperationSuppressed *asOperationSuppressed;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `access_restricted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorAccessRestricted *asAccessRestricted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteErrorOther *asOther;
@end

/// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated value
/// may describe the problem.
@interface DBXFilesWriteErrorMalformedPath : DBXFilesWriteError
/// The value of `malformed_path`.
@property (nonatomic, copy, nullable) NSString *malformedPath;
/// Creates an object with the tag `malformed_path`.
- (instancetype)init:(nullable NSString *)malformedPath NS_DESIGNATED_INITIALIZER;
@end

/// An item already exists at this path. Choose another name, set `autorename`, or overwrite the item.
@interface DBXFilesWriteErrorConflict : DBXFilesWriteError
/// The value of `conflict`.
@property (nonatomic, strong) DBXFilesWriteConflictError *conflict;
/// Creates an object with the tag `conflict`.
- (instancetype)init:(DBXFilesWriteConflictError *)conflict NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have permission to write to this path.
@interface DBXFilesWriteErrorNoWritePermission : DBXFilesWriteError
/// Creates an object with the tag `no_write_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have enough space.
@interface DBXFilesWriteErrorInsufficientSpace : DBXFilesWriteError
/// Creates an object with the tag `insufficient_space`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Dropbox doesn't allow this name. Choose another one.
@interface DBXFilesWriteErrorDisallowedName : DBXFilesWriteError
/// Creates an object with the tag `disallowed_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// This call can't move or delete team folders. Use the routes of `Team` instead.
@interface DBXFilesWriteErrorTeamFolder : DBXFilesWriteError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't allowed at this path.
@interface DBXFilesWriteErrorOperationSuppressed : DBXFilesWriteError
/// Creates an object with the tag `operation_suppressed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesWriteErrorTooManyWriteOperations : DBXFilesWriteError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin of the team restricted the access to the item.
@interface DBXFilesWriteErrorAccessRestricted : DBXFilesWriteError
/// Creates an object with the tag `access_restricted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesWriteErrorOther : DBXFilesWriteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The action to take if an item already exists at the path of an upload. An identical file isn't a conflict; a folder
/// always is.
@interface DBXFilesWriteMode : DBXObject
@end

/// The members of the union.
@interface DBXFilesWriteMode (Members)
/// The object if its tag is `add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteModeAdd *asAdd;
/// The object if its tag is `overwrite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteModeOverwrite *asOverwrite;
/// The object if its tag is `update`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesWriteModeUpdate *asUpdate;
@end

/// Never overwrites a file. A file with different content is a conflict. With `autorename`, the new file is renamed,
/// for example to `report (2).txt`.
@interface DBXFilesWriteModeAdd : DBXFilesWriteMode
/// Creates an object with the tag `add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Replaces the existing file, regardless of its content.
@interface DBXFilesWriteModeOverwrite : DBXFilesWriteMode
/// Creates an object with the tag `overwrite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Replaces the existing file only if it has this revision. Otherwise, with `autorename`, the new file becomes a
/// conflicted copy next to it. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@interface DBXFilesWriteModeUpdate : DBXFilesWriteMode
/// The value of `update`.
@property (nonatomic, copy) NSString *update;
/// Creates an object with the tag `update`.
- (instancetype)init:(NSString *)update NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
