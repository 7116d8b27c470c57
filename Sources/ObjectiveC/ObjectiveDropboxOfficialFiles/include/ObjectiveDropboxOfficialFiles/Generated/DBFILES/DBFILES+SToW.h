// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Base.h>

@class DBFILESDimensions, DBFILESFileMetadata, DBFILESGpsCoordinates, DBFILESLookupError, DBFILESMetadata,
    DBFILESUserGeneratedTag, DBFILESWriteError;

NS_ASSUME_NONNULL_BEGIN

/// The copy reference to save, and the destination.
@interface DBFILESSaveCopyReferenceArg : DBStoneObject
/// The reference that `copyReferenceGet` returned.
@property (nonatomic, readonly, copy) NSString *dCopyReference;
/// The path at which to save the item. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameters:
///   - dCopyReference: The reference that `copyReferenceGet` returned.
///   - path: The path at which to save the item. Starts with `/`.
- (instancetype)initWithDCopyReference:(NSString *)dCopyReference path:(NSString *)path;
@end

/// Converts `DBFILESSaveCopyReferenceArg` from and to JSON.
@interface DBFILESSaveCopyReferenceArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveCopyReferenceArg *)instance;
+ (DBFILESSaveCopyReferenceArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveCopyReferenceError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveCopyReferenceErrorTag) {
    /// The item can't be written to this path.
    DBFILESSaveCopyReferenceErrorPath,
    /// The copy reference isn't valid.
    DBFILESSaveCopyReferenceErrorInvalidCopyReference,
    /// The reference belongs to another app, or its owner unlinked the app.
    DBFILESSaveCopyReferenceErrorNoPermission,
    /// The referenced item was deleted.
    DBFILESSaveCopyReferenceErrorNotFound,
    /// The reference includes more than 10,000 files and folders.
    DBFILESSaveCopyReferenceErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSaveCopyReferenceErrorOther,
};

/// The reason that a copy reference wasn't saved.
@interface DBFILESSaveCopyReferenceError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveCopyReferenceErrorTag tag;
/// The item can't be written to this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `invalid_copy_reference`.
- (instancetype)initWithInvalidCopyReference;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `invalid_copy_reference`.
- (BOOL)isInvalidCopyReference;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveCopyReferenceError` from and to JSON.
@interface DBFILESSaveCopyReferenceErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveCopyReferenceError *)instance;
+ (DBFILESSaveCopyReferenceError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The saved item.
@interface DBFILESSaveCopyReferenceResult : DBStoneObject
/// The metadata of the saved item.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESSaveCopyReferenceResult` from and to JSON.
@interface DBFILESSaveCopyReferenceResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveCopyReferenceResult *)instance;
+ (DBFILESSaveCopyReferenceResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The URL to download, and the destination.
@interface DBFILESSaveUrlArg : DBStoneObject
/// The path at which to save the file. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;
/// The URL that Dropbox downloads.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameters:
///   - path: The path at which to save the file. Starts with `/`.
///   - url: The URL that Dropbox downloads.
- (instancetype)initWithPath:(NSString *)path url:(NSString *)url;
@end

/// Converts `DBFILESSaveUrlArg` from and to JSON.
@interface DBFILESSaveUrlArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlArg *)instance;
+ (DBFILESSaveUrlArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveUrlError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveUrlErrorTag) {
    /// The file can't be written to this path.
    DBFILESSaveUrlErrorPath,
    /// Dropbox couldn't download the URL, for example because it requires a password or has expired.
    DBFILESSaveUrlErrorDownloadFailed,
    /// The URL isn't valid.
    DBFILESSaveUrlErrorInvalidUrl,
    /// The saved file was removed.
    DBFILESSaveUrlErrorNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSaveUrlErrorOther,
};

/// The reason that a URL wasn't saved.
@interface DBFILESSaveUrlError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlErrorTag tag;
/// The file can't be written to this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `download_failed`.
- (instancetype)initWithDownloadFailed;
/// Creates an object with the tag `invalid_url`.
- (instancetype)initWithInvalidUrl;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `download_failed`.
- (BOOL)isDownloadFailed;
/// Returns whether the tag is `invalid_url`.
- (BOOL)isInvalidUrl;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveUrlError` from and to JSON.
@interface DBFILESSaveUrlErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlError *)instance;
+ (DBFILESSaveUrlError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveUrlJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveUrlJobStatusTag) {
    /// The job is still running. Poll again later.
    DBFILESSaveUrlJobStatusInProgress,
    /// The file was saved.
    DBFILESSaveUrlJobStatusComplete,
    /// The file wasn't saved.
    DBFILESSaveUrlJobStatusFailed,
};

/// The state of a job of `saveUrl`.
@interface DBFILESSaveUrlJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlJobStatusTag tag;
/// The file was saved. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *complete;
/// The file wasn't saved. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESSaveUrlError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESFileMetadata *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESSaveUrlError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveUrlJobStatus` from and to JSON.
@interface DBFILESSaveUrlJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlJobStatus *)instance;
+ (DBFILESSaveUrlJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSaveUrlResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSaveUrlResultTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESSaveUrlResultAsyncJobId,
    /// The file was saved without a job.
    DBFILESSaveUrlResultComplete,
};

/// The result of `saveUrl`: a job to poll, or the file.
@interface DBFILESSaveUrlResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSaveUrlResultTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The file was saved without a job. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESFileMetadata *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSaveUrlResult` from and to JSON.
@interface DBFILESSaveUrlResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSaveUrlResult *)instance;
+ (DBFILESSaveUrlResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link and its password.
@interface DBFILESSharedLink : DBStoneObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of the link.
///   - password: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url password:(nullable NSString *)password;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBFILESSharedLink` from and to JSON.
@interface DBFILESSharedLinkSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSharedLink *)instance;
+ (DBFILESSharedLink *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file that a shared link refers to.
@interface DBFILESSharedLinkFileInfo : DBStoneObject
/// The URL of a link to the file, or to a folder that contains it.
@property (nonatomic, readonly, copy) NSString *url;
/// The path of the file in the folder. Required for links to folders.
@property (nonatomic, readonly, copy, nullable) NSString *path;
/// The password of the link. `nil` if it has none.
@property (nonatomic, readonly, copy, nullable) NSString *password;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - url: The URL of a link to the file, or to a folder that contains it.
///   - path: The path of the file in the folder. Required for links to folders.
///   - password: The password of the link. `nil` if it has none.
- (instancetype)initWithUrl:(NSString *)url path:(nullable NSString *)path password:(nullable NSString *)password;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUrl:(NSString *)url;
@end

/// Converts `DBFILESSharedLinkFileInfo` from and to JSON.
@interface DBFILESSharedLinkFileInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSharedLinkFileInfo *)instance;
+ (DBFILESSharedLinkFileInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A lock that a single user holds.
@interface DBFILESSingleUserLock : DBStoneObject
/// The time at which the file was locked.
@property (nonatomic, readonly) NSDate *created;
/// The identifier of the account that holds the lock. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *lockHolderAccountId;
/// The identifier of the lock holder's team. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *lockHolderTeamId;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCreated:(NSDate *)created
    lockHolderAccountId:(NSString *)lockHolderAccountId
    lockHolderTeamId:(nullable NSString *)lockHolderTeamId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCreated:(NSDate *)created lockHolderAccountId:(NSString *)lockHolderAccountId;
@end

/// Converts `DBFILESSingleUserLock` from and to JSON.
@interface DBFILESSingleUserLockSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSingleUserLock *)instance;
+ (DBFILESSingleUserLock *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The target of a symbolic link.
@interface DBFILESSymlinkInfo : DBStoneObject
/// The path of the target.
@property (nonatomic, readonly, copy) NSString *target;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTarget:(NSString *)target;
@end

/// Converts `DBFILESSymlinkInfo` from and to JSON.
@interface DBFILESSymlinkInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSymlinkInfo *)instance;
+ (DBFILESSymlinkInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSyncSetting`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSyncSettingTag) {
    /// The setting of the parent folder, or the default of Dropbox.
    DBFILESSyncSettingDefault_,
    /// Selective sync excludes the item.
    DBFILESSyncSettingNotSynced,
    /// The setting to exclude the item has no effect at its location. The setting of the parent folder applies.
    DBFILESSyncSettingNotSyncedInactive,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingOther,
};

/// The setting for the first sync of an item to the computers of a team's members.
@interface DBFILESSyncSetting : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSyncSettingTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `not_synced`.
- (instancetype)initWithNotSynced;
/// Creates an object with the tag `not_synced_inactive`.
- (instancetype)initWithNotSyncedInactive;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `not_synced`.
- (BOOL)isNotSynced;
/// Returns whether the tag is `not_synced_inactive`.
- (BOOL)isNotSyncedInactive;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSyncSetting` from and to JSON.
@interface DBFILESSyncSettingSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSyncSetting *)instance;
+ (DBFILESSyncSetting *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSyncSettingArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSyncSettingArgTag) {
    /// Uses the setting of the parent folder, or the default of Dropbox.
    DBFILESSyncSettingArgDefault_,
    /// Excludes the item with selective sync.
    DBFILESSyncSettingArgNotSynced,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingArgOther,
};

/// A new setting for the first sync of an item to the computers of a team's members.
@interface DBFILESSyncSettingArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSyncSettingArgTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `not_synced`.
- (instancetype)initWithNotSynced;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `not_synced`.
- (BOOL)isNotSynced;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSyncSettingArg` from and to JSON.
@interface DBFILESSyncSettingArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSyncSettingArg *)instance;
+ (DBFILESSyncSettingArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESSyncSettingsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESSyncSettingsErrorTag) {
    /// The item can't be found or read.
    DBFILESSyncSettingsErrorPath,
    /// The combination of settings isn't supported.
    DBFILESSyncSettingsErrorUnsupportedCombination,
    /// The setting isn't supported for the item.
    DBFILESSyncSettingsErrorUnsupportedConfiguration,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESSyncSettingsErrorOther,
};

/// The reason that sync settings weren't changed.
@interface DBFILESSyncSettingsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESSyncSettingsErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_combination`.
- (instancetype)initWithUnsupportedCombination;
/// Creates an object with the tag `unsupported_configuration`.
- (instancetype)initWithUnsupportedConfiguration;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_combination`.
- (BOOL)isUnsupportedCombination;
/// Returns whether the tag is `unsupported_configuration`.
- (BOOL)isUnsupportedConfiguration;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESSyncSettingsError` from and to JSON.
@interface DBFILESSyncSettingsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESSyncSettingsError *)instance;
+ (DBFILESSyncSettingsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESTag`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESTagTag) {
    /// A tag that a user added.
    DBFILESTagUserGeneratedTag,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESTagOther,
};

/// A tag of a file or folder.
@interface DBFILESTag : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESTagTag tag;
/// A tag that a user added. Has a value only if `isUserGeneratedTag` returns `YES`.
@property (nonatomic, readonly) DBFILESUserGeneratedTag *userGeneratedTag;
/// Creates an object with the tag `user_generated_tag`.
- (instancetype)initWithUserGeneratedTag:(DBFILESUserGeneratedTag *)userGeneratedTag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_generated_tag`.
- (BOOL)isUserGeneratedTag;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESTag` from and to JSON.
@interface DBFILESTagSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESTag *)instance;
+ (DBFILESTag *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file to unlock.
@interface DBFILESUnlockFileArg : DBStoneObject
/// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESUnlockFileArg` from and to JSON.
@interface DBFILESUnlockFileArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUnlockFileArg *)instance;
+ (DBFILESUnlockFileArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The files to unlock.
@interface DBFILESUnlockFileBatchArg : DBStoneObject
/// The files. Duplicates count once.
@property (nonatomic, readonly) NSArray<DBFILESUnlockFileArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The files. Duplicates count once.
- (instancetype)initWithEntries:(NSArray<DBFILESUnlockFileArg *> *)entries;
@end

/// Converts `DBFILESUnlockFileBatchArg` from and to JSON.
@interface DBFILESUnlockFileBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUnlockFileBatchArg *)instance;
+ (DBFILESUnlockFileBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A tag that a user added.
@interface DBFILESUserGeneratedTag : DBStoneObject
/// The tag, in lowercase. 1 to 32 characters. Consists of letters, digits, and underscores.
@property (nonatomic, readonly, copy) NSString *tagText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTagText:(NSString *)tagText;
@end

/// Converts `DBFILESUserGeneratedTag` from and to JSON.
@interface DBFILESUserGeneratedTagSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUserGeneratedTag *)instance;
+ (DBFILESUserGeneratedTag *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a video.
@interface DBFILESVideoMetadata : DBFILESMediaMetadata
/// The duration in milliseconds.
@property (nonatomic, readonly, nullable) NSNumber *duration;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDimensions:(nullable DBFILESDimensions *)dimensions
    location:(nullable DBFILESGpsCoordinates *)location
    timeTaken:(nullable NSDate *)timeTaken
    duration:(nullable NSNumber *)duration;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESVideoMetadata` from and to JSON.
@interface DBFILESVideoMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESVideoMetadata *)instance;
+ (DBFILESVideoMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESWriteConflictError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESWriteConflictErrorTag) {
    /// A file exists at this path.
    DBFILESWriteConflictErrorFile,
    /// A folder exists at this path.
    DBFILESWriteConflictErrorFolder,
    /// A file exists at the path of a required parent folder.
    DBFILESWriteConflictErrorFileAncestor,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESWriteConflictErrorOther,
};

/// The item that causes a write conflict.
@interface DBFILESWriteConflictError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteConflictErrorTag tag;
/// Creates an object with the tag `file`.
- (instancetype)initWithFile;
/// Creates an object with the tag `folder`.
- (instancetype)initWithFolder;
/// Creates an object with the tag `file_ancestor`.
- (instancetype)initWithFileAncestor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `file`.
- (BOOL)isFile;
/// Returns whether the tag is `folder`.
- (BOOL)isFolder;
/// Returns whether the tag is `file_ancestor`.
- (BOOL)isFileAncestor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESWriteConflictError` from and to JSON.
@interface DBFILESWriteConflictErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESWriteConflictError *)instance;
+ (DBFILESWriteConflictError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESWriteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESWriteErrorTag) {
    /// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated
    /// value may describe the problem.
    DBFILESWriteErrorMalformedPath,
    /// An item already exists at this path. Choose another name, set `autorename`, or overwrite the item.
    DBFILESWriteErrorConflict,
    /// The user doesn't have permission to write to this path.
    DBFILESWriteErrorNoWritePermission,
    /// The user doesn't have enough space.
    DBFILESWriteErrorInsufficientSpace,
    /// Dropbox doesn't allow this name. Choose another one.
    DBFILESWriteErrorDisallowedName,
    /// This call can't move or delete team folders. Use the routes of `Team` instead.
    DBFILESWriteErrorTeamFolder,
    /// The operation isn't allowed at this path.
    DBFILESWriteErrorOperationSuppressed,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESWriteErrorTooManyWriteOperations,
    /// An admin of the team restricted the access to the item.
    DBFILESWriteErrorAccessRestricted,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESWriteErrorOther,
};

/// The reason that an item couldn't be written.
@interface DBFILESWriteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteErrorTag tag;

/// The path has an invalid format: it must start with `/` and must not end with a slash or space. The associated value
/// may describe the problem. Has a value only if `isMalformedPath` returns `YES`.
@property (nonatomic, readonly, copy, nullable) NSString *malformedPath;

/// An item already exists at this path. Choose another name, set `autorename`, or overwrite the item. Has a value only
/// if `isConflict` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteConflictError *conflict;

/// Creates an object with the tag `malformed_path`.
- (instancetype)initWithMalformedPath:(nullable NSString *)malformedPath;
/// Creates an object with the tag `conflict`.
- (instancetype)initWithConflict:(DBFILESWriteConflictError *)conflict;
/// Creates an object with the tag `no_write_permission`.
- (instancetype)initWithNoWritePermission;
/// Creates an object with the tag `insufficient_space`.
- (instancetype)initWithInsufficientSpace;
/// Creates an object with the tag `disallowed_name`.
- (instancetype)initWithDisallowedName;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `operation_suppressed`.
- (instancetype)initWithOperationSuppressed;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `access_restricted`.
- (instancetype)initWithAccessRestricted;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_path`.
- (BOOL)isMalformedPath;
/// Returns whether the tag is `conflict`.
- (BOOL)isConflict;
/// Returns whether the tag is `no_write_permission`.
- (BOOL)isNoWritePermission;
/// Returns whether the tag is `insufficient_space`.
- (BOOL)isInsufficientSpace;
/// Returns whether the tag is `disallowed_name`.
- (BOOL)isDisallowedName;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `operation_suppressed`.
- (BOOL)isOperationSuppressed;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `access_restricted`.
- (BOOL)isAccessRestricted;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESWriteError` from and to JSON.
@interface DBFILESWriteErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESWriteError *)instance;
+ (DBFILESWriteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESWriteMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESWriteModeTag) {
    /// Never overwrites a file. A file with different content is a conflict. With `autorename`, the new file is
    /// renamed, for example to `report (2).txt`.
    DBFILESWriteModeAdd,
    /// Replaces the existing file, regardless of its content.
    DBFILESWriteModeOverwrite,
    /// Replaces the existing file only if it has this revision. Otherwise, with `autorename`, the new file becomes a
    /// conflicted copy next to it. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
    DBFILESWriteModeUpdate,
};

/// The action to take if an item already exists at the path of an upload. An identical file isn't a conflict; a folder
/// always is.
@interface DBFILESWriteMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESWriteModeTag tag;

/// Replaces the existing file only if it has this revision. Otherwise, with `autorename`, the new file becomes a
/// conflicted copy next to it. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f. Has a value
/// only if `isUpdate` returns `YES`.
@property (nonatomic, readonly, copy) NSString *update;

/// Creates an object with the tag `add`.
- (instancetype)initWithAdd;
/// Creates an object with the tag `overwrite`.
- (instancetype)initWithOverwrite;
/// Creates an object with the tag `update`.
- (instancetype)initWithUpdate:(NSString *)update;
/// Returns whether the tag is `add`.
- (BOOL)isAdd;
/// Returns whether the tag is `overwrite`.
- (BOOL)isOverwrite;
/// Returns whether the tag is `update`.
- (BOOL)isUpdate;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESWriteMode` from and to JSON.
@interface DBFILESWriteModeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESWriteMode *)instance;
+ (DBFILESWriteMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
