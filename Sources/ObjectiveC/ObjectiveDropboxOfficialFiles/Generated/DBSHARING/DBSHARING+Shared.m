// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Shared.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGSharedContentLinkMetadata @dynamic audienceExceptions, url; @end
@implementation DBSHARINGSharedContentLinkMetadataSerializer @end
@implementation DBSHARINGSharedFileMembers @dynamic users, groups, invitees, cursor; @end
@implementation DBSHARINGSharedFileMembersSerializer @end
@implementation DBSHARINGSharedFileMetadata @dynamic accessType, id_, expectedLinkMetadata, linkMetadata, name,
    ownerDisplayNames, ownerTeam, parentSharedFolderId, pathDisplay, pathLower, permissions, policy, previewUrl,
    timeInvited; @end
@implementation DBSHARINGSharedFileMetadataSerializer @end
@implementation DBSHARINGSharedFolderAccessError @dynamic tag; @end
@implementation DBSHARINGSharedFolderAccessErrorSerializer @end
@implementation DBSHARINGSharedFolderMemberError @dynamic tag, noExplicitAccess; @end
@implementation DBSHARINGSharedFolderMemberErrorSerializer @end
@implementation DBSHARINGSharedFolderMembers @dynamic users, groups, invitees, cursor; @end
@implementation DBSHARINGSharedFolderMembersSerializer @end
@implementation DBSHARINGSharedFolderMetadata @dynamic linkMetadata, name, permissions, policy, previewUrl,
    sharedFolderId, timeInvited, accessInheritance, folderId; @end
@implementation DBSHARINGSharedFolderMetadataSerializer @end
@implementation DBSHARINGSharedLinkAccessFailureReason @dynamic tag; @end
@implementation DBSHARINGSharedLinkAccessFailureReasonSerializer @end
@implementation DBSHARINGSharedLinkAlreadyExistsMetadata @dynamic tag, metadata; @end
@implementation DBSHARINGSharedLinkAlreadyExistsMetadataSerializer @end
@implementation DBSHARINGSharedLinkError @dynamic tag; @end
@implementation DBSHARINGSharedLinkErrorSerializer @end
@implementation DBSHARINGSharedLinkMetadataError @dynamic tag; @end
@implementation DBSHARINGSharedLinkMetadataErrorSerializer @end
@implementation DBSHARINGSharedLinkPolicy @dynamic tag; @end
@implementation DBSHARINGSharedLinkPolicySerializer @end
@implementation DBSHARINGSharedLinkSettings @dynamic requirePassword, linkPassword, expires, audience, access,
    requestedVisibility, allowDownload; @end
@implementation DBSHARINGSharedLinkSettingsSerializer @end
@implementation DBSHARINGSharedLinkSettingsError @dynamic tag; @end
@implementation DBSHARINGSharedLinkSettingsErrorSerializer @end
