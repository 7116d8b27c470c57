// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Base.h>

@class DBXPaperExportFormat, DBXPaperImportFormat, DBXPaperPaperApiBaseErrorInsufficientPermissions,
    DBXPaperPaperApiBaseErrorOther, DBXPaperPaperApiCursorErrorExpiredCursor, DBXPaperPaperApiCursorErrorInvalidCursor,
    DBXPaperPaperApiCursorErrorOther, DBXPaperPaperApiCursorErrorReset, DBXPaperPaperApiCursorErrorWrongUserInCursor,
    DBXPaperPaperDocCreateErrorContentMalformed, DBXPaperPaperDocCreateErrorDocLengthExceeded,
    DBXPaperPaperDocCreateErrorFolderNotFound, DBXPaperPaperDocCreateErrorImageSizeExceeded,
    DBXPaperPaperDocCreateErrorInsufficientPermissions, DBXPaperPaperDocCreateErrorOther,
    DBXPaperPaperDocPermissionLevelEdit, DBXPaperPaperDocPermissionLevelOther,
    DBXPaperPaperDocPermissionLevelViewAndComment, DBXPaperPaperDocStatus, DBXPaperPaperDocStatusActive,
    DBXPaperPaperDocStatusDeleted, DBXPaperPaperDocStatusOther, DBXPaperPaperDocUpdateErrorContentMalformed,
    DBXPaperPaperDocUpdateErrorDocArchived, DBXPaperPaperDocUpdateErrorDocDeleted,
    DBXPaperPaperDocUpdateErrorDocLengthExceeded, DBXPaperPaperDocUpdateErrorDocNotFound,
    DBXPaperPaperDocUpdateErrorImageSizeExceeded, DBXPaperPaperDocUpdateErrorInsufficientPermissions,
    DBXPaperPaperDocUpdateErrorOther, DBXPaperPaperDocUpdateErrorRevisionMismatch, DBXPaperPaperDocUpdatePolicy,
    DBXPaperPaperDocUpdatePolicyAppend, DBXPaperPaperDocUpdatePolicyOther, DBXPaperPaperDocUpdatePolicyOverwriteAll,
    DBXPaperPaperDocUpdatePolicyPrepend, DBXPaperPaperFolderCreateErrorFolderNotFound,
    DBXPaperPaperFolderCreateErrorInsufficientPermissions, DBXPaperPaperFolderCreateErrorInvalidFolderId,
    DBXPaperPaperFolderCreateErrorOther, DBXPaperSharingPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The reason that a call for Paper failed.
@interface DBXPaperPaperApiBaseError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperApiBaseError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiBaseErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiBaseErrorOther *asOther;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperApiBaseErrorInsufficientPermissions : DBXPaperPaperApiBaseError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperApiBaseErrorOther : DBXPaperPaperApiBaseError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a cursor can't be used.
@interface DBXPaperPaperApiCursorError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperApiCursorError (Members)
/// The object if its tag is `expired_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorExpiredCursor *asExpiredCursor;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `wrong_user_in_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorWrongUserInCursor *asWrongUserInCursor;
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperApiCursorErrorOther *asOther;
@end

/// The cursor has expired.
@interface DBXPaperPaperApiCursorErrorExpiredCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `expired_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor isn't valid.
@interface DBXPaperPaperApiCursorErrorInvalidCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor belongs to another user.
@interface DBXPaperPaperApiCursorErrorWrongUserInCursor : DBXPaperPaperApiCursorError
/// Creates an object with the tag `wrong_user_in_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor was reset. List from the start.
@interface DBXPaperPaperApiCursorErrorReset : DBXPaperPaperApiCursorError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperApiCursorErrorOther : DBXPaperPaperApiCursorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The properties of a new document.
@interface DBXPaperPaperDocCreateArgs : DBXObject
/// The identifier of the folder for the document. The user must have permission to write to it.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;
/// The format of the content.
@property (nonatomic, readonly) DBXPaperImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - importFormat: The format of the content.
///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to it.
- (instancetype)initWithImportFormat:(DBXPaperImportFormat *)importFormat
    parentFolderId:(nullable NSString *)parentFolderId
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a document wasn't created.
@interface DBXPaperPaperDocCreateError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocCreateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorOther *asOther;
/// The object if its tag is `content_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorContentMalformed *asContentMalformed;
/// The object if its tag is `folder_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorFolderNotFound *asFolderNotFound;
/// The object if its tag is `doc_length_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorDocLengthExceeded *asDocLengthExceeded;
/// The object if its tag is `image_size_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocCreateErrorImageSizeExceeded *asImageSizeExceeded;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperDocCreateErrorInsufficientPermissions : DBXPaperPaperDocCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocCreateErrorOther : DBXPaperPaperDocCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXPaperPaperDocCreateErrorContentMalformed : DBXPaperPaperDocCreateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder doesn't exist.
@interface DBXPaperPaperDocCreateErrorFolderNotFound : DBXPaperPaperDocCreateError
/// Creates an object with the tag `folder_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXPaperPaperDocCreateErrorDocLengthExceeded : DBXPaperPaperDocCreateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
@interface DBXPaperPaperDocCreateErrorImageSizeExceeded : DBXPaperPaperDocCreateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The created or changed document.
@interface DBXPaperPaperDocCreateUpdateResult : DBXObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocId:(NSString *)docId
    revision:(NSNumber *)revision
    title:(NSString *)title
    NS_DESIGNATED_INITIALIZER;
@end

/// The document to download, and the format.
@interface DBXPaperPaperDocExport : DBXPaperRefPaperDoc
/// The format of the download.
@property (nonatomic, readonly) DBXPaperExportFormat *exportFormat;
/// A Boolean value that indicates whether to include comments. Supported only for Markdown. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeComments;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - exportFormat: The format of the download.
///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for Markdown. The
///     default is `@NO`.
- (instancetype)initWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    includeComments:(NSNumber *)includeComments
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithDocId:(NSString *)docId
    exportFormat:(DBXPaperExportFormat *)exportFormat
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The downloaded document.
@interface DBXPaperPaperDocExportResult : DBXObject
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
    mimeType:(NSString *)mimeType
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a document.
@interface DBXPaperPaperDocGetMetadataResult : DBXObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The email address of the owner.
@property (nonatomic, readonly, copy) NSString *owner;
/// The title.
@property (nonatomic, readonly, copy) NSString *title;
/// The time at which the document was created.
@property (nonatomic, readonly, copy) NSDate *createdDate;
/// A value that indicates whether the document exists or was deleted.
@property (nonatomic, readonly) DBXPaperPaperDocStatus *status;
/// The revision, which increases with each change.
@property (nonatomic, readonly) NSNumber *revision;
/// The time at which the document was last changed.
@property (nonatomic, readonly, copy) NSDate *lastUpdatedDate;
/// The email address of the last editor.
@property (nonatomic, readonly, copy) NSString *lastEditor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocId:(NSString *)docId
    owner:(NSString *)owner
    title:(NSString *)title
    createdDate:(NSDate *)createdDate
    status:(DBXPaperPaperDocStatus *)status
    revision:(NSNumber *)revision
    lastUpdatedDate:(NSDate *)lastUpdatedDate
    lastEditor:(NSString *)lastEditor
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission of a person for a document.
@interface DBXPaperPaperDocPermissionLevel : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocPermissionLevel (Members)
/// The object if its tag is `edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocPermissionLevelEdit *asEdit;
/// The object if its tag is `view_and_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocPermissionLevelViewAndComment *asViewAndComment;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocPermissionLevelOther *asOther;
@end

/// The person can view, comment on, and edit the document.
@interface DBXPaperPaperDocPermissionLevelEdit : DBXPaperPaperDocPermissionLevel
/// Creates an object with the tag `edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person can view and comment on the document.
@interface DBXPaperPaperDocPermissionLevelViewAndComment : DBXPaperPaperDocPermissionLevel
/// Creates an object with the tag `view_and_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocPermissionLevelOther : DBXPaperPaperDocPermissionLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can open a document by its link.
@interface DBXPaperPaperDocSharingPolicy : DBXPaperRefPaperDoc
/// The people who can open the document by its link.
@property (nonatomic, readonly) DBXPaperSharingPolicy *sharingPolicy;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - sharingPolicy: The people who can open the document by its link.
- (instancetype)initWithDocId:(NSString *)docId
    sharingPolicy:(DBXPaperSharingPolicy *)sharingPolicy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// A value that indicates whether a document exists or was deleted.
@interface DBXPaperPaperDocStatus : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocStatusActive *asActive;
/// The object if its tag is `deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocStatusDeleted *asDeleted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocStatusOther *asOther;
@end

/// The document exists.
@interface DBXPaperPaperDocStatusActive : DBXPaperPaperDocStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document was deleted.
@interface DBXPaperPaperDocStatusDeleted : DBXPaperPaperDocStatus
/// Creates an object with the tag `deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocStatusOther : DBXPaperPaperDocStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document to change, and the change.
@interface DBXPaperPaperDocUpdateArgs : DBXPaperRefPaperDoc
/// The way in which to combine the new and the existing content.
@property (nonatomic, readonly) DBXPaperPaperDocUpdatePolicy *docUpdatePolicy;
/// The revision that the document must have.
@property (nonatomic, readonly) NSNumber *revision;
/// The format of the content.
@property (nonatomic, readonly) DBXPaperImportFormat *importFormat;

/// Creates an object.
///
/// - Parameters:
///   - docId: The identifier of the document.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - revision: The revision that the document must have.
///   - importFormat: The format of the content.
- (instancetype)initWithDocId:(NSString *)docId
    docUpdatePolicy:(DBXPaperPaperDocUpdatePolicy *)docUpdatePolicy
    revision:(NSNumber *)revision
    importFormat:(DBXPaperImportFormat *)importFormat
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithDocId:(NSString *)docId DB_UNAVAILABLE;
@end

/// The reason that a document wasn't changed.
@interface DBXPaperPaperDocUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocUpdateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorOther *asOther;
/// The object if its tag is `doc_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocNotFound *asDocNotFound;
/// The object if its tag is `content_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorContentMalformed *asContentMalformed;
/// The object if its tag is `revision_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorRevisionMismatch *asRevisionMismatch;
/// The object if its tag is `doc_length_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocLengthExceeded *asDocLengthExceeded;
/// The object if its tag is `image_size_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorImageSizeExceeded *asImageSizeExceeded;
/// The object if its tag is `doc_archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocArchived *asDocArchived;
/// The object if its tag is `doc_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdateErrorDocDeleted *asDocDeleted;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperDocUpdateErrorInsufficientPermissions : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocUpdateErrorOther : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document doesn't exist.
@interface DBXPaperPaperDocUpdateErrorDocNotFound : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content isn't valid in the specified format.
@interface DBXPaperPaperDocUpdateErrorContentMalformed : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `content_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document has changed since that revision. Get it again, and merge the changes.
@interface DBXPaperPaperDocUpdateErrorRevisionMismatch : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `revision_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document would be too long. Split it into several documents.
@interface DBXPaperPaperDocUpdateErrorDocLengthExceeded : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_length_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An image in a data URI in the HTML is larger than 1 MB.
@interface DBXPaperPaperDocUpdateErrorImageSizeExceeded : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `image_size_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document is archived.
@interface DBXPaperPaperDocUpdateErrorDocArchived : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document was deleted.
@interface DBXPaperPaperDocUpdateErrorDocDeleted : DBXPaperPaperDocUpdateError
/// Creates an object with the tag `doc_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The way in which to combine new content with a document.
@interface DBXPaperPaperDocUpdatePolicy : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperDocUpdatePolicy (Members)
/// The object if its tag is `append`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyAppend *asAppend;
/// The object if its tag is `prepend`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyPrepend *asPrepend;
/// The object if its tag is `overwrite_all`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyOverwriteAll *asOverwriteAll;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperDocUpdatePolicyOther *asOther;
@end

/// Appends the new content to the existing content.
@interface DBXPaperPaperDocUpdatePolicyAppend : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `append`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Inserts the new content before the existing content, below the title.
@interface DBXPaperPaperDocUpdatePolicyPrepend : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `prepend`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Replaces the existing content.
@interface DBXPaperPaperDocUpdatePolicyOverwriteAll : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `overwrite_all`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperDocUpdatePolicyOther : DBXPaperPaperDocUpdatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder to create.
@interface DBXPaperPaperFolderCreateArg : DBXObject
/// The name of the new folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the folder's parent. `nil` for a folder at the top level.
@property (nonatomic, readonly, copy, nullable) NSString *parentFolderId;

/// A Boolean value that indicates whether the folder is for the entire team. Supported only for folders without a
/// parent.
@property (nonatomic, readonly, nullable) NSNumber *isTeamFolder;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the new folder.
///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only for
///     folders without a parent.
- (instancetype)initWithName:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    isTeamFolder:(nullable NSNumber *)isTeamFolder
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder wasn't created.
@interface DBXPaperPaperFolderCreateError : DBXObject
@end

/// The members of the union.
@interface DBXPaperPaperFolderCreateError (Members)
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXPaperPaperFolderCreateErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperFolderCreateErrorOther *asOther;
/// The object if its tag is `folder_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperFolderCreateErrorFolderNotFound *asFolderNotFound;
/// The object if its tag is `invalid_folder_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXPaperPaperFolderCreateErrorInvalidFolderId *asInvalidFolderId;
@end

/// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
@interface DBXPaperPaperFolderCreateErrorInsufficientPermissions : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXPaperPaperFolderCreateErrorOther : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder doesn't exist.
@interface DBXPaperPaperFolderCreateErrorFolderNotFound : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `folder_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder identifier isn't valid.
@interface DBXPaperPaperFolderCreateErrorInvalidFolderId : DBXPaperPaperFolderCreateError
/// Creates an object with the tag `invalid_folder_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The created folder.
@interface DBXPaperPaperFolderCreateResult : DBXObject
/// The identifier of the new folder.
@property (nonatomic, readonly, copy) NSString *folderId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderId:(NSString *)folderId NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
