// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSharingLinkMetadata @dynamic url, visibility, expires; @end
@implementation DBXSharingSharedContentLinkMetadataBase @dynamic accessLevel, audienceOptions,
    audienceRestrictingSharedFolder, currentAudience, expiry, linkPermissions, passwordProtected; @end
@implementation DBXSharingSharedLinkMetadata @dynamic url, id, name, expires, pathLower, linkPermissions,
    teamMemberInfo, contentOwnerTeamInfo; @end
@implementation DBXSharingMembershipInfo @dynamic accessType, permissions, initials, isInherited; @end
@implementation DBXSharingListFolderMembersCursorArg @dynamic actions, limit; @end
@implementation DBXSharingShareFolderArgBase @dynamic aclUpdatePolicy, forceAsync, memberPolicy, path, sharedLinkPolicy,
    viewerInfoPolicy, accessInheritance; @end
@implementation DBXSharingSharedFolderMetadataBase @dynamic accessType, isInsideTeamFolder, isTeamFolder,
    ownerDisplayNames, ownerTeam, parentSharedFolderId, pathDisplay, pathLower, parentFolderName; @end
@implementation DBXSharingUserMembershipInfo @dynamic user; @end
