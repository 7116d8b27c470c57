// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Shared.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSharingSharedContentLinkMetadata @dynamic audienceExceptions, url; @end
@implementation DBXSharingSharedFileMembers @dynamic users, groups, invitees, cursor; @end
@implementation DBXSharingSharedFileMetadata @dynamic accessType, id, expectedLinkMetadata, linkMetadata, name,
    ownerDisplayNames, ownerTeam, parentSharedFolderId, pathDisplay, pathLower, permissions, policy, previewUrl,
    timeInvited; @end
@implementation DBXSharingSharedFolderAccessError @end
@implementation DBXSharingSharedFolderAccessErrorInvalidId @end
@implementation DBXSharingSharedFolderAccessErrorNotAMember @end
@implementation DBXSharingSharedFolderAccessErrorInvalidMember @end
@implementation DBXSharingSharedFolderAccessErrorEmailUnverified @end
@implementation DBXSharingSharedFolderAccessErrorUnmounted @end
@implementation DBXSharingSharedFolderAccessErrorOther @end
@implementation DBXSharingSharedFolderMemberError @end
@implementation DBXSharingSharedFolderMemberErrorInvalidDropboxId @end
@implementation DBXSharingSharedFolderMemberErrorNotAMember @end
@implementation DBXSharingSharedFolderMemberErrorNoExplicitAccess @dynamic noExplicitAccess; @end
@implementation DBXSharingSharedFolderMemberErrorOther @end
@implementation DBXSharingSharedFolderMembers @dynamic users, groups, invitees, cursor; @end
@implementation DBXSharingSharedFolderMetadata @dynamic linkMetadata, name, permissions, policy, previewUrl,
    sharedFolderId, timeInvited, accessInheritance, folderId; @end
@implementation DBXSharingSharedLinkAccessFailureReason @end
@implementation DBXSharingSharedLinkAccessFailureReasonLoginRequired @end
@implementation DBXSharingSharedLinkAccessFailureReasonEmailVerifyRequired @end
@implementation DBXSharingSharedLinkAccessFailureReasonPasswordRequired @end
@implementation DBXSharingSharedLinkAccessFailureReasonTeamOnly @end
@implementation DBXSharingSharedLinkAccessFailureReasonOwnerOnly @end
@implementation DBXSharingSharedLinkAccessFailureReasonOther @end
@implementation DBXSharingSharedLinkAlreadyExistsMetadata @end
@implementation DBXSharingSharedLinkAlreadyExistsMetadataMetadata @dynamic metadata; @end
@implementation DBXSharingSharedLinkAlreadyExistsMetadataOther @end
@implementation DBXSharingSharedLinkError @end
@implementation DBXSharingSharedLinkErrorSharedLinkNotFound @end
@implementation DBXSharingSharedLinkErrorSharedLinkAccessDenied @end
@implementation DBXSharingSharedLinkErrorUnsupportedLinkType @end
@implementation DBXSharingSharedLinkErrorUnsupportedParameterField @end
@implementation DBXSharingSharedLinkErrorOther @end
@implementation DBXSharingSharedLinkMetadataError @end
@implementation DBXSharingSharedLinkMetadataErrorSharedLinkNotFound @end
@implementation DBXSharingSharedLinkMetadataErrorSharedLinkAccessDenied @end
@implementation DBXSharingSharedLinkMetadataErrorUnsupportedLinkType @end
@implementation DBXSharingSharedLinkMetadataErrorUnsupportedParameterField @end
@implementation DBXSharingSharedLinkMetadataErrorOther @end
@implementation DBXSharingSharedLinkPolicy @end
@implementation DBXSharingSharedLinkPolicyAnyone @end
@implementation DBXSharingSharedLinkPolicyTeam @end
@implementation DBXSharingSharedLinkPolicyMembers @end
@implementation DBXSharingSharedLinkPolicyOther @end
@implementation DBXSharingSharedLinkSettings @dynamic requirePassword, linkPassword, expires, audience, access,
    requestedVisibility, allowDownload; @end
@implementation DBXSharingSharedLinkSettingsError @end
@implementation DBXSharingSharedLinkSettingsErrorInvalidSettings @end
@implementation DBXSharingSharedLinkSettingsErrorNotAuthorized @end
