// Generated from API/paper.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Base.h>

@class DBPAPERExportFormat, DBPAPERImportFormat, DBPAPERPaperDocStatus, DBPAPERPaperDocUpdatePolicy,
    DBPAPERSharingPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBPAPERPaperApiBaseError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperApiBaseErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperApiBaseErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperApiBaseErrorOther,
};

/// The reason that a call for Paper failed.
@interface DBPAPERPaperApiBaseError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperApiBaseErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperApiBaseError` from and to JSON.
@interface DBPAPERPaperApiBaseErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperApiBaseError *)instance;
+ (DBPAPERPaperApiBaseError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperApiCursorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperApiCursorErrorTag) {
    /// The cursor has expired.
    DBPAPERPaperApiCursorErrorExpiredCursor,
    /// The cursor isn't valid.
    DBPAPERPaperApiCursorErrorInvalidCursor,
    /// The cursor belongs to another user.
    DBPAPERPaperApiCursorErrorWrongUserInCursor,
    /// The cursor was reset. List from the start.
    DBPAPERPaperApiCursorErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperApiCursorErrorOther,
};

/// The reason that a cursor can't be used.
@interface DBPAPERPaperApiCursorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperApiCursorErrorTag tag;
/// Creates an object with the tag `expired_cursor`.
- (instancetype)initWithExpiredCursor;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `wrong_user_in_cursor`.
- (instancetype)initWithWrongUserInCursor;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `expired_cursor`.
- (BOOL)isExpiredCursor;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `wrong_user_in_cursor`.
- (BOOL)isWrongUserInCursor;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperApiCursorError` from and to JSON.
@interface DBPAPERPaperApiCursorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperApiCursorError *)instance;
+ (DBPAPERPaperApiCursorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new document.
@interface DBPAPERPaperDocCreateArgs : DBStoneObject
/// The identifier of the folder for the document. The user must have permission to write to it.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;
/// The format of the content.
@property (nonatomic, readonly) DBPAPERImportFormat *importFormat;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to it.
- (instancetype)initWithImportFormat:(DBPAPERImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithImportFormat:(DBPAPERImportFormat *)importFormat;
@end

/// Converts `DBPAPERPaperDocCreateArgs` from and to JSON.
@interface DBPAPERPaperDocCreateArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocCreateArgs *)instance;
+ (DBPAPERPaperDocCreateArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocCreateErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperDocCreateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocCreateErrorOther,
    /// The content isn't valid in the specified format.
    DBPAPERPaperDocCreateErrorContentMalformed,
    /// The folder doesn't exist.
    DBPAPERPaperDocCreateErrorFolderNotFound,
    /// The document would be too long. Split it into several documents.
    DBPAPERPaperDocCreateErrorDocLengthExceeded,
    /// An image in a data URI in the HTML is larger than 1 MB.
    DBPAPERPaperDocCreateErrorImageSizeExceeded,
};

/// The reason that a document wasn't created.
@interface DBPAPERPaperDocCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocCreateErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `content_malformed`.
- (instancetype)initWithContentMalformed;
/// Creates an object with the tag `folder_not_found`.
- (instancetype)initWithFolderNotFound;
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)initWithDocLengthExceeded;
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)initWithImageSizeExceeded;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `content_malformed`.
- (BOOL)isContentMalformed;
/// Returns whether the tag is `folder_not_found`.
- (BOOL)isFolderNotFound;
/// Returns whether the tag is `doc_length_exceeded`.
- (BOOL)isDocLengthExceeded;
/// Returns whether the tag is `image_size_exceeded`.
- (BOOL)isImageSizeExceeded;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocCreateError` from and to JSON.
@interface DBPAPERPaperDocCreateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocCreateError *)instance;
+ (DBPAPERPaperDocCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The created or changed document.
@interface DBPAPERPaperDocCreateUpdateResult : DBStoneObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocId:(NSString *)docId revision:(NSNumber *)revision title:(NSString *)title;
@end

/// Converts `DBPAPERPaperDocCreateUpdateResult` from and to JSON.
@interface DBPAPERPaperDocCreateUpdateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocCreateUpdateResult *)instance;
+ (DBPAPERPaperDocCreateUpdateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document to download, and the format.
@interface DBPAPERPaperDocExport : DBPAPERRefPaperDoc
/// The format of the download.
@property (nonatomic, readonly) DBPAPERExportFormat *exportFormat;
/// A Boolean value that indicates whether to include comments. Supported only for Markdown. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeComments;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - exportFormat: The format of the download.
///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for Markdown. The
///     default is `@NO`.
- (instancetype)initWithDocId:(NSString *)docId
    exportFormat:(DBPAPERExportFormat *)exportFormat
    includeComments:(nullable NSNumber *)includeComments;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDocId:(NSString *)docId exportFormat:(DBPAPERExportFormat *)exportFormat;
@end

/// Converts `DBPAPERPaperDocExport` from and to JSON.
@interface DBPAPERPaperDocExportSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocExport *)instance;
+ (DBPAPERPaperDocExport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The downloaded document.
@interface DBPAPERPaperDocExportResult : DBStoneObject
/// The email address of the owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The media type of the content.
@property (nonatomic, readonly, copy) NSString *mimeType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOwner:(NSString *)owner
    title:(NSString *)title
    revision:(NSNumber *)revision
    mimeType:(NSString *)mimeType;
@end

/// Converts `DBPAPERPaperDocExportResult` from and to JSON.
@interface DBPAPERPaperDocExportResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocExportResult *)instance;
+ (DBPAPERPaperDocExportResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a document.
@interface DBPAPERPaperDocGetMetadataResult : DBStoneObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The email address of the owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// The time at which the document was created.
@property (nonatomic, readonly) NSDate *createdDate;
/// A value that indicates whether the document exists or was deleted.
@property (nonatomic, readonly) DBPAPERPaperDocStatus *status;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The time at which the document was last changed.
@property (nonatomic, readonly) NSDate *lastUpdatedDate;
/// The email address of the last editor.
@property (nonatomic, readonly, copy) NSString *lastEditor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocId:(NSString *)docId
    owner:(NSString *)owner
    title:(NSString *)title
    createdDate:(NSDate *)createdDate
    status:(DBPAPERPaperDocStatus *)status
    revision:(NSNumber *)revision
    lastUpdatedDate:(NSDate *)lastUpdatedDate
    lastEditor:(NSString *)lastEditor;
@end

/// Converts `DBPAPERPaperDocGetMetadataResult` from and to JSON.
@interface DBPAPERPaperDocGetMetadataResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocGetMetadataResult *)instance;
+ (DBPAPERPaperDocGetMetadataResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocPermissionLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocPermissionLevelTag) {
    /// The person can view, comment on, and edit the document.
    DBPAPERPaperDocPermissionLevelEdit,
    /// The person can view and comment on the document.
    DBPAPERPaperDocPermissionLevelViewAndComment,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocPermissionLevelOther,
};

/// The permission of a person for a document.
@interface DBPAPERPaperDocPermissionLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocPermissionLevelTag tag;
/// Creates an object with the tag `edit`.
- (instancetype)initWithEdit;
/// Creates an object with the tag `view_and_comment`.
- (instancetype)initWithViewAndComment;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `edit`.
- (BOOL)isEdit;
/// Returns whether the tag is `view_and_comment`.
- (BOOL)isViewAndComment;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocPermissionLevel` from and to JSON.
@interface DBPAPERPaperDocPermissionLevelSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocPermissionLevel *)instance;
+ (DBPAPERPaperDocPermissionLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The people who can open a document by its link.
@interface DBPAPERPaperDocSharingPolicy : DBPAPERRefPaperDoc
/// The people who can open the document by its link.
@property (nonatomic, readonly) DBPAPERSharingPolicy *sharingPolicy;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - sharingPolicy: The people who can open the document by its link.
- (instancetype)initWithDocId:(NSString *)docId sharingPolicy:(DBPAPERSharingPolicy *)sharingPolicy;
@end

/// Converts `DBPAPERPaperDocSharingPolicy` from and to JSON.
@interface DBPAPERPaperDocSharingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocSharingPolicy *)instance;
+ (DBPAPERPaperDocSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocStatusTag) {
    /// The document exists.
    DBPAPERPaperDocStatusActive,
    /// The document was deleted.
    DBPAPERPaperDocStatusDeleted,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocStatusOther,
};

/// A value that indicates whether a document exists or was deleted.
@interface DBPAPERPaperDocStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `deleted`.
- (instancetype)initWithDeleted;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `deleted`.
- (BOOL)isDeleted;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocStatus` from and to JSON.
@interface DBPAPERPaperDocStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocStatus *)instance;
+ (DBPAPERPaperDocStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document to change, and the change.
@interface DBPAPERPaperDocUpdateArgs : DBPAPERRefPaperDoc
/// The way in which to combine the new and the existing content.
@property (nonatomic, readonly) DBPAPERPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must have.
@property (nonatomic, readonly) NSNumber *revision;
/// The format of the content.
@property (nonatomic, readonly) DBPAPERImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - revision: The revision that the document must have.
///   - importFormat: The format of the content.
- (instancetype)initWithDocId:(NSString *)docId
    docUpdatePolicy:(DBPAPERPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBPAPERImportFormat *)importFormat;
@end

/// Converts `DBPAPERPaperDocUpdateArgs` from and to JSON.
@interface DBPAPERPaperDocUpdateArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocUpdateArgs *)instance;
+ (DBPAPERPaperDocUpdateArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocUpdateErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperDocUpdateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocUpdateErrorOther,
    /// The document doesn't exist.
    DBPAPERPaperDocUpdateErrorDocNotFound,
    /// The content isn't valid in the specified format.
    DBPAPERPaperDocUpdateErrorContentMalformed,
    /// The document has changed since that revision. Get it again, and merge the changes.
    DBPAPERPaperDocUpdateErrorRevisionMismatch,
    /// The document would be too long. Split it into several documents.
    DBPAPERPaperDocUpdateErrorDocLengthExceeded,
    /// An image in a data URI in the HTML is larger than 1 MB.
    DBPAPERPaperDocUpdateErrorImageSizeExceeded,
    /// The document is archived.
    DBPAPERPaperDocUpdateErrorDocArchived,
    /// The document was deleted.
    DBPAPERPaperDocUpdateErrorDocDeleted,
};

/// The reason that a document wasn't changed.
@interface DBPAPERPaperDocUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocUpdateErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `doc_not_found`.
- (instancetype)initWithDocNotFound;
/// Creates an object with the tag `content_malformed`.
- (instancetype)initWithContentMalformed;
/// Creates an object with the tag `revision_mismatch`.
- (instancetype)initWithRevisionMismatch;
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)initWithDocLengthExceeded;
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)initWithImageSizeExceeded;
/// Creates an object with the tag `doc_archived`.
- (instancetype)initWithDocArchived;
/// Creates an object with the tag `doc_deleted`.
- (instancetype)initWithDocDeleted;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `doc_not_found`.
- (BOOL)isDocNotFound;
/// Returns whether the tag is `content_malformed`.
- (BOOL)isContentMalformed;
/// Returns whether the tag is `revision_mismatch`.
- (BOOL)isRevisionMismatch;
/// Returns whether the tag is `doc_length_exceeded`.
- (BOOL)isDocLengthExceeded;
/// Returns whether the tag is `image_size_exceeded`.
- (BOOL)isImageSizeExceeded;
/// Returns whether the tag is `doc_archived`.
- (BOOL)isDocArchived;
/// Returns whether the tag is `doc_deleted`.
- (BOOL)isDocDeleted;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocUpdateError` from and to JSON.
@interface DBPAPERPaperDocUpdateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocUpdateError *)instance;
+ (DBPAPERPaperDocUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperDocUpdatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperDocUpdatePolicyTag) {
    /// Appends the new content to the existing content.
    DBPAPERPaperDocUpdatePolicyAppend,
    /// Inserts the new content before the existing content, below the title.
    DBPAPERPaperDocUpdatePolicyPrepend,
    /// Replaces the existing content.
    DBPAPERPaperDocUpdatePolicyOverwriteAll,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperDocUpdatePolicyOther,
};

/// The way in which to combine new content with a document.
@interface DBPAPERPaperDocUpdatePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperDocUpdatePolicyTag tag;
/// Creates an object with the tag `append`.
- (instancetype)initWithAppend;
/// Creates an object with the tag `prepend`.
- (instancetype)initWithPrepend;
/// Creates an object with the tag `overwrite_all`.
- (instancetype)initWithOverwriteAll;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `append`.
- (BOOL)isAppend;
/// Returns whether the tag is `prepend`.
- (BOOL)isPrepend;
/// Returns whether the tag is `overwrite_all`.
- (BOOL)isOverwriteAll;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperDocUpdatePolicy` from and to JSON.
@interface DBPAPERPaperDocUpdatePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperDocUpdatePolicy *)instance;
+ (DBPAPERPaperDocUpdatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to create.
@interface DBPAPERPaperFolderCreateArg : DBStoneObject
/// The name of the new folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the folder's parent. `nil` for a folder at the top level.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;

/// A Boolean value that indicates whether the folder is for the entire team. Supported only for folders without a
/// parent.
@property (nonatomic, readonly, nullable) NSNumber *isTeamFolder;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the new folder.
///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only for
///     folders without a parent.
- (instancetype)initWithName:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBPAPERPaperFolderCreateArg` from and to JSON.
@interface DBPAPERPaperFolderCreateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperFolderCreateArg *)instance;
+ (DBPAPERPaperFolderCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBPAPERPaperFolderCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBPAPERPaperFolderCreateErrorTag) {
    /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
    DBPAPERPaperFolderCreateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBPAPERPaperFolderCreateErrorOther,
    /// The folder doesn't exist.
    DBPAPERPaperFolderCreateErrorFolderNotFound,
    /// The folder identifier isn't valid.
    DBPAPERPaperFolderCreateErrorInvalidFolderId,
};

/// The reason that a folder wasn't created.
@interface DBPAPERPaperFolderCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBPAPERPaperFolderCreateErrorTag tag;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `folder_not_found`.
- (instancetype)initWithFolderNotFound;
/// Creates an object with the tag `invalid_folder_id`.
- (instancetype)initWithInvalidFolderId;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `folder_not_found`.
- (BOOL)isFolderNotFound;
/// Returns whether the tag is `invalid_folder_id`.
- (BOOL)isInvalidFolderId;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBPAPERPaperFolderCreateError` from and to JSON.
@interface DBPAPERPaperFolderCreateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperFolderCreateError *)instance;
+ (DBPAPERPaperFolderCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The created folder.
@interface DBPAPERPaperFolderCreateResult : DBStoneObject
/// The identifier of the new folder.
@property (nonatomic, readonly, copy) NSString *folderId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderId:(NSString *)folderId;
@end

/// Converts `DBPAPERPaperFolderCreateResult` from and to JSON.
@interface DBPAPERPaperFolderCreateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERPaperFolderCreateResult *)instance;
+ (DBPAPERPaperFolderCreateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
