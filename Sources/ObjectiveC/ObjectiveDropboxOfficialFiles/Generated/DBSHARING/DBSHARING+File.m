// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+File.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGFileAction @dynamic tag; @end
@implementation DBSHARINGFileActionSerializer @end
@implementation DBSHARINGFileErrorResult @dynamic tag, fileNotFoundError, invalidFileActionError,
    permissionDeniedError; @end
@implementation DBSHARINGFileErrorResultSerializer @end
@implementation DBSHARINGFileLinkMetadata @dynamic clientModified, serverModified, rev, size; @end
@implementation DBSHARINGFileLinkMetadataSerializer @end
@implementation DBSHARINGFileMemberActionError @dynamic tag, accessError, noExplicitAccess; @end
@implementation DBSHARINGFileMemberActionErrorSerializer @end
@implementation DBSHARINGFileMemberActionIndividualResult @dynamic tag, success, memberError; @end
@implementation DBSHARINGFileMemberActionIndividualResultSerializer @end
@implementation DBSHARINGFileMemberActionResult @dynamic member, result, sckeySha1, invitationSignature; @end
@implementation DBSHARINGFileMemberActionResultSerializer @end
@implementation DBSHARINGFileMemberRemoveActionResult @dynamic tag, success, memberError; @end
@implementation DBSHARINGFileMemberRemoveActionResultSerializer @end
@implementation DBSHARINGFilePermission @dynamic action, allow, reason; @end
@implementation DBSHARINGFilePermissionSerializer @end
