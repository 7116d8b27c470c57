// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGLinkMetadata @dynamic url, visibility, expires; @end
@implementation DBSHARINGLinkMetadataSerializer @end
@implementation DBSHARINGSharedContentLinkMetadataBase @dynamic accessLevel, audienceOptions,
    audienceRestrictingSharedFolder, currentAudience, expiry, linkPermissions, passwordProtected; @end
@implementation DBSHARINGSharedContentLinkMetadataBaseSerializer @end
@implementation DBSHARINGSharedLinkMetadata @dynamic url, id_, name, expires, pathLower, linkPermissions,
    teamMemberInfo, contentOwnerTeamInfo; @end
@implementation DBSHARINGSharedLinkMetadataSerializer @end
@implementation DBSHARINGMembershipInfo @dynamic accessType, permissions, initials, isInherited; @end
@implementation DBSHARINGMembershipInfoSerializer @end
@implementation DBSHARINGListFolderMembersCursorArg @dynamic actions, limit; @end
@implementation DBSHARINGListFolderMembersCursorArgSerializer @end
@implementation DBSHARINGShareFolderArgBase @dynamic aclUpdatePolicy, forceAsync, memberPolicy, path, sharedLinkPolicy,
    viewerInfoPolicy, accessInheritance; @end
@implementation DBSHARINGShareFolderArgBaseSerializer @end
@implementation DBSHARINGSharedFolderMetadataBase @dynamic accessType, isInsideTeamFolder, isTeamFolder,
    ownerDisplayNames, ownerTeam, parentSharedFolderId, pathDisplay, pathLower, parentFolderName; @end
@implementation DBSHARINGSharedFolderMetadataBaseSerializer @end
@implementation DBSHARINGUserMembershipInfo @dynamic user; @end
@implementation DBSHARINGUserMembershipInfoSerializer @end
