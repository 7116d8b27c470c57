// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Paper.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBPAPERPaperApiBaseError @dynamic tag; @end
@implementation DBPAPERPaperApiBaseErrorSerializer @end
@implementation DBPAPERPaperApiCursorError @dynamic tag; @end
@implementation DBPAPERPaperApiCursorErrorSerializer @end
@implementation DBPAPERPaperDocCreateArgs @dynamic parentFolderId, importFormat; @end
@implementation DBPAPERPaperDocCreateArgsSerializer @end
@implementation DBPAPERPaperDocCreateError @dynamic tag; @end
@implementation DBPAPERPaperDocCreateErrorSerializer @end
@implementation DBPAPERPaperDocCreateUpdateResult @dynamic docId, revision, title; @end
@implementation DBPAPERPaperDocCreateUpdateResultSerializer @end
@implementation DBPAPERPaperDocExport @dynamic exportFormat, includeComments; @end
@implementation DBPAPERPaperDocExportSerializer @end
@implementation DBPAPERPaperDocExportResult @dynamic owner, title, revision, mimeType; @end
@implementation DBPAPERPaperDocExportResultSerializer @end
@implementation DBPAPERPaperDocGetMetadataResult @dynamic docId, owner, title, createdDate, status, revision,
    lastUpdatedDate, lastEditor; @end
@implementation DBPAPERPaperDocGetMetadataResultSerializer @end
@implementation DBPAPERPaperDocPermissionLevel @dynamic tag; @end
@implementation DBPAPERPaperDocPermissionLevelSerializer @end
@implementation DBPAPERPaperDocSharingPolicy @dynamic sharingPolicy; @end
@implementation DBPAPERPaperDocSharingPolicySerializer @end
@implementation DBPAPERPaperDocStatus @dynamic tag; @end
@implementation DBPAPERPaperDocStatusSerializer @end
@implementation DBPAPERPaperDocUpdateArgs @dynamic docUpdatePolicy, revision, importFormat; @end
@implementation DBPAPERPaperDocUpdateArgsSerializer @end
@implementation DBPAPERPaperDocUpdateError @dynamic tag; @end
@implementation DBPAPERPaperDocUpdateErrorSerializer @end
@implementation DBPAPERPaperDocUpdatePolicy @dynamic tag; @end
@implementation DBPAPERPaperDocUpdatePolicySerializer @end
@implementation DBPAPERPaperFolderCreateArg @dynamic name, parentFolderId, isTeamFolder; @end
@implementation DBPAPERPaperFolderCreateArgSerializer @end
@implementation DBPAPERPaperFolderCreateError @dynamic tag; @end
@implementation DBPAPERPaperFolderCreateErrorSerializer @end
@implementation DBPAPERPaperFolderCreateResult @dynamic folderId; @end
@implementation DBPAPERPaperFolderCreateResultSerializer @end
