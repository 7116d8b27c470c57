// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+SToV.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSharingSetAccessInheritanceArg @dynamic accessInheritance, sharedFolderId; @end
@implementation DBXSharingSetAccessInheritanceError @end
@implementation DBXSharingSetAccessInheritanceErrorAccessError @dynamic accessError; @end
@implementation DBXSharingSetAccessInheritanceErrorNoPermission @end
@implementation DBXSharingSetAccessInheritanceErrorOther @end
@implementation DBXSharingSharingFileAccessError @end
@implementation DBXSharingSharingFileAccessErrorNoPermission @end
@implementation DBXSharingSharingFileAccessErrorInvalidFile @end
@implementation DBXSharingSharingFileAccessErrorIsFolder @end
@implementation DBXSharingSharingFileAccessErrorInsidePublicFolder @end
@implementation DBXSharingSharingFileAccessErrorInsideOsxPackage @end
@implementation DBXSharingSharingFileAccessErrorOther @end
@implementation DBXSharingSharingUserError @end
@implementation DBXSharingSharingUserErrorEmailUnverified @end
@implementation DBXSharingSharingUserErrorOther @end
@implementation DBXSharingTeamMemberInfo @dynamic teamInfo, displayName, memberId; @end
@implementation DBXSharingTransferFolderArg @dynamic sharedFolderId, toDropboxId; @end
@implementation DBXSharingTransferFolderError @end
@implementation DBXSharingTransferFolderErrorAccessError @dynamic accessError; @end
@implementation DBXSharingTransferFolderErrorInvalidDropboxId @end
@implementation DBXSharingTransferFolderErrorNewOwnerNotAMember @end
@implementation DBXSharingTransferFolderErrorNewOwnerUnmounted @end
@implementation DBXSharingTransferFolderErrorNewOwnerEmailUnverified @end
@implementation DBXSharingTransferFolderErrorTeamFolder @end
@implementation DBXSharingTransferFolderErrorNoPermission @end
@implementation DBXSharingTransferFolderErrorOther @end
@implementation DBXSharingUnmountFolderArg @dynamic sharedFolderId; @end
@implementation DBXSharingUnmountFolderError @end
@implementation DBXSharingUnmountFolderErrorAccessError @dynamic accessError; @end
@implementation DBXSharingUnmountFolderErrorNoPermission @end
@implementation DBXSharingUnmountFolderErrorNotUnmountable @end
@implementation DBXSharingUnmountFolderErrorOther @end
@implementation DBXSharingUnshareFileArg @dynamic file; @end
@implementation DBXSharingUnshareFileError @end
@implementation DBXSharingUnshareFileErrorUserError @dynamic userError; @end
@implementation DBXSharingUnshareFileErrorAccessError @dynamic accessError; @end
@implementation DBXSharingUnshareFileErrorOther @end
@implementation DBXSharingUnshareFolderArg @dynamic sharedFolderId, leaveACopy; @end
@implementation DBXSharingUnshareFolderError @end
@implementation DBXSharingUnshareFolderErrorAccessError @dynamic accessError; @end
@implementation DBXSharingUnshareFolderErrorTeamFolder @end
@implementation DBXSharingUnshareFolderErrorNoPermission @end
@implementation DBXSharingUnshareFolderErrorTooManyFiles @end
@implementation DBXSharingUnshareFolderErrorOther @end
@implementation DBXSharingUpdateFileMemberArgs @dynamic file, member, accessLevel; @end
@implementation DBXSharingUpdateFilePolicyArg @dynamic file, actions, linkSettings, viewerInfoPolicy; @end
@implementation DBXSharingUpdateFilePolicyError @end
@implementation DBXSharingUpdateFilePolicyErrorAccessError @dynamic accessError; @end
@implementation DBXSharingUpdateFilePolicyErrorInvalidFileSettings @end
@implementation DBXSharingUpdateFilePolicyErrorNoPermission @end
@implementation DBXSharingUpdateFilePolicyErrorOther @end
@implementation DBXSharingUpdateFolderMemberArg @dynamic sharedFolderId, member, accessLevel; @end
@implementation DBXSharingUpdateFolderMemberError @end
@implementation DBXSharingUpdateFolderMemberErrorAccessError @dynamic accessError; @end
@implementation DBXSharingUpdateFolderMemberErrorMemberError @dynamic memberError; @end
@implementation DBXSharingUpdateFolderMemberErrorNoExplicitAccess @dynamic noExplicitAccess; @end
@implementation DBXSharingUpdateFolderMemberErrorInsufficientPlan @end
@implementation DBXSharingUpdateFolderMemberErrorNoPermission @end
@implementation DBXSharingUpdateFolderMemberErrorOther @end
@implementation DBXSharingUpdateFolderPolicyArg @dynamic sharedFolderId, memberPolicy, aclUpdatePolicy,
    viewerInfoPolicy, sharedLinkPolicy, linkSettings, actions; @end
@implementation DBXSharingUpdateFolderPolicyError @end
@implementation DBXSharingUpdateFolderPolicyErrorAccessError @dynamic accessError; @end
@implementation DBXSharingUpdateFolderPolicyErrorNotOnTeam @end
@implementation DBXSharingUpdateFolderPolicyErrorTeamPolicyDisallowsMemberPolicy @end
@implementation DBXSharingUpdateFolderPolicyErrorDisallowedSharedLinkPolicy @end
@implementation DBXSharingUpdateFolderPolicyErrorNoPermission @end
@implementation DBXSharingUpdateFolderPolicyErrorTeamFolder @end
@implementation DBXSharingUpdateFolderPolicyErrorOther @end
@implementation DBXSharingUserFileMembershipInfo @dynamic timeLastSeen, platformType; @end
@implementation DBXSharingUserInfo @dynamic accountId, email, displayName, sameTeam, teamMemberId; @end
@implementation DBXSharingViewerInfoPolicy @end
@implementation DBXSharingViewerInfoPolicyEnabled @end
@implementation DBXSharingViewerInfoPolicyDisabled @end
@implementation DBXSharingViewerInfoPolicyOther @end
@implementation DBXSharingVisibility @end
@implementation DBXSharingVisibilityPublic_ @end
@implementation DBXSharingVisibilityTeamOnly @end
@implementation DBXSharingVisibilityPassword @end
@implementation DBXSharingVisibilityTeamAndPassword @end
@implementation DBXSharingVisibilitySharedFolderOnly @end
@implementation DBXSharingVisibilityOther @end
@implementation DBXSharingVisibilityPolicy @dynamic policy, resolvedPolicy, allowed, disallowedReason; @end
@implementation DBXSharingVisibilityPolicyDisallowedReason @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonDeleteAndRecreate @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonRestrictedBySharedFolder @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonRestrictedByTeam @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonUserNotOnTeam @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonUserAccountType @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonPermissionDenied @end
@implementation DBXSharingVisibilityPolicyDisallowedReasonOther @end
