// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Paper.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXPaperPaperApiBaseError @end
@implementation DBXPaperPaperApiBaseErrorInsufficientPermissions @end
@implementation DBXPaperPaperApiBaseErrorOther @end
@implementation DBXPaperPaperApiCursorError @end
@implementation DBXPaperPaperApiCursorErrorExpiredCursor @end
@implementation DBXPaperPaperApiCursorErrorInvalidCursor @end
@implementation DBXPaperPaperApiCursorErrorWrongUserInCursor @end
@implementation DBXPaperPaperApiCursorErrorReset @end
@implementation DBXPaperPaperApiCursorErrorOther @end
@implementation DBXPaperPaperDocCreateArgs @dynamic parentFolderId, importFormat; @end
@implementation DBXPaperPaperDocCreateError @end
@implementation DBXPaperPaperDocCreateErrorInsufficientPermissions @end
@implementation DBXPaperPaperDocCreateErrorOther @end
@implementation DBXPaperPaperDocCreateErrorContentMalformed @end
@implementation DBXPaperPaperDocCreateErrorFolderNotFound @end
@implementation DBXPaperPaperDocCreateErrorDocLengthExceeded @end
@implementation DBXPaperPaperDocCreateErrorImageSizeExceeded @end
@implementation DBXPaperPaperDocCreateUpdateResult @dynamic docId, revision, title; @end
@implementation DBXPaperPaperDocExport @dynamic exportFormat, includeComments; @end
@implementation DBXPaperPaperDocExportResult @dynamic owner, title, revision, mimeType; @end
@implementation DBXPaperPaperDocGetMetadataResult @dynamic docId, owner, title, createdDate, status, revision,
    lastUpdatedDate, lastEditor; @end
@implementation DBXPaperPaperDocPermissionLevel @end
@implementation DBXPaperPaperDocPermissionLevelEdit @end
@implementation DBXPaperPaperDocPermissionLevelViewAndComment @end
@implementation DBXPaperPaperDocPermissionLevelOther @end
@implementation DBXPaperPaperDocSharingPolicy @dynamic sharingPolicy; @end
@implementation DBXPaperPaperDocStatus @end
@implementation DBXPaperPaperDocStatusActive @end
@implementation DBXPaperPaperDocStatusDeleted @end
@implementation DBXPaperPaperDocStatusOther @end
@implementation DBXPaperPaperDocUpdateArgs @dynamic docUpdatePolicy, revision, importFormat; @end
@implementation DBXPaperPaperDocUpdateError @end
@implementation DBXPaperPaperDocUpdateErrorInsufficientPermissions @end
@implementation DBXPaperPaperDocUpdateErrorOther @end
@implementation DBXPaperPaperDocUpdateErrorDocNotFound @end
@implementation DBXPaperPaperDocUpdateErrorContentMalformed @end
@implementation DBXPaperPaperDocUpdateErrorRevisionMismatch @end
@implementation DBXPaperPaperDocUpdateErrorDocLengthExceeded @end
@implementation DBXPaperPaperDocUpdateErrorImageSizeExceeded @end
@implementation DBXPaperPaperDocUpdateErrorDocArchived @end
@implementation DBXPaperPaperDocUpdateErrorDocDeleted @end
@implementation DBXPaperPaperDocUpdatePolicy @end
@implementation DBXPaperPaperDocUpdatePolicyAppend @end
@implementation DBXPaperPaperDocUpdatePolicyPrepend @end
@implementation DBXPaperPaperDocUpdatePolicyOverwriteAll @end
@implementation DBXPaperPaperDocUpdatePolicyOther @end
@implementation DBXPaperPaperFolderCreateArg @dynamic name, parentFolderId, isTeamFolder; @end
@implementation DBXPaperPaperFolderCreateError @end
@implementation DBXPaperPaperFolderCreateErrorInsufficientPermissions @end
@implementation DBXPaperPaperFolderCreateErrorOther @end
@implementation DBXPaperPaperFolderCreateErrorFolderNotFound @end
@implementation DBXPaperPaperFolderCreateErrorInvalidFolderId @end
@implementation DBXPaperPaperFolderCreateResult @dynamic folderId; @end
