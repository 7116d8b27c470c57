// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+IToR.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGInsufficientPlan @dynamic message, upsellUrl; @end
@implementation DBSHARINGInsufficientPlanSerializer @end
@implementation DBSHARINGInsufficientQuotaAmounts @dynamic spaceNeeded, spaceShortage, spaceLeft; @end
@implementation DBSHARINGInsufficientQuotaAmountsSerializer @end
@implementation DBSHARINGInviteeInfo @dynamic tag, email; @end
@implementation DBSHARINGInviteeInfoSerializer @end
@implementation DBSHARINGInviteeMembershipInfo @dynamic invitee, user; @end
@implementation DBSHARINGInviteeMembershipInfoSerializer @end
@implementation DBSHARINGJobError @dynamic tag, unshareFolderError, removeFolderMemberError,
    relinquishFolderMembershipError; @end
@implementation DBSHARINGJobErrorSerializer @end
@implementation DBSHARINGJobStatus @dynamic tag, failed; @end
@implementation DBSHARINGJobStatusSerializer @end
@implementation DBSHARINGMemberAccessLevelResult @dynamic accessLevel, warning, accessDetails; @end
@implementation DBSHARINGMemberAccessLevelResultSerializer @end
@implementation DBSHARINGMemberAction @dynamic tag; @end
@implementation DBSHARINGMemberActionSerializer @end
@implementation DBSHARINGMemberPermission @dynamic action, allow, reason; @end
@implementation DBSHARINGMemberPermissionSerializer @end
@implementation DBSHARINGMemberPolicy @dynamic tag; @end
@implementation DBSHARINGMemberPolicySerializer @end
@implementation DBSHARINGMemberSelector @dynamic tag, dropboxId, email; @end
@implementation DBSHARINGMemberSelectorSerializer @end
@implementation DBSHARINGModifySharedLinkSettingsArgs @dynamic url, settings, removeExpiration; @end
@implementation DBSHARINGModifySharedLinkSettingsArgsSerializer @end
@implementation DBSHARINGModifySharedLinkSettingsError @dynamic tag, settingsError; @end
@implementation DBSHARINGModifySharedLinkSettingsErrorSerializer @end
@implementation DBSHARINGMountFolderArg @dynamic sharedFolderId; @end
@implementation DBSHARINGMountFolderArgSerializer @end
@implementation DBSHARINGMountFolderError @dynamic tag, accessError, insufficientQuota; @end
@implementation DBSHARINGMountFolderErrorSerializer @end
@implementation DBSHARINGParentFolderAccessInfo @dynamic folderName, sharedFolderId, permissions, path; @end
@implementation DBSHARINGParentFolderAccessInfoSerializer @end
@implementation DBSHARINGPathLinkMetadata @dynamic path; @end
@implementation DBSHARINGPathLinkMetadataSerializer @end
@implementation DBSHARINGPendingUploadMode @dynamic tag; @end
@implementation DBSHARINGPendingUploadModeSerializer @end
@implementation DBSHARINGPermissionDeniedReason @dynamic tag, insufficientPlan; @end
@implementation DBSHARINGPermissionDeniedReasonSerializer @end
@implementation DBSHARINGRelinquishAccessArg @dynamic fileId; @end
@implementation DBSHARINGRelinquishAccessArgSerializer @end
@implementation DBSHARINGRelinquishAccessError @dynamic tag; @end
@implementation DBSHARINGRelinquishAccessErrorSerializer @end
@implementation DBSHARINGRelinquishAccessResult @end
@implementation DBSHARINGRelinquishAccessResultSerializer @end
@implementation DBSHARINGRelinquishFileMembershipArg @dynamic file; @end
@implementation DBSHARINGRelinquishFileMembershipArgSerializer @end
@implementation DBSHARINGRelinquishFileMembershipError @dynamic tag, accessError; @end
@implementation DBSHARINGRelinquishFileMembershipErrorSerializer @end
@implementation DBSHARINGRelinquishFolderMembershipArg @dynamic sharedFolderId, leaveACopy; @end
@implementation DBSHARINGRelinquishFolderMembershipArgSerializer @end
@implementation DBSHARINGRelinquishFolderMembershipError @dynamic tag, accessError; @end
@implementation DBSHARINGRelinquishFolderMembershipErrorSerializer @end
@implementation DBSHARINGRemoveFileMemberArg @dynamic file, member; @end
@implementation DBSHARINGRemoveFileMemberArgSerializer @end
@implementation DBSHARINGRemoveFileMemberError @dynamic tag, userError, accessError, noExplicitAccess; @end
@implementation DBSHARINGRemoveFileMemberErrorSerializer @end
@implementation DBSHARINGRemoveFolderMemberArg @dynamic sharedFolderId, member, leaveACopy; @end
@implementation DBSHARINGRemoveFolderMemberArgSerializer @end
@implementation DBSHARINGRemoveFolderMemberError @dynamic tag, accessError, memberError; @end
@implementation DBSHARINGRemoveFolderMemberErrorSerializer @end
@implementation DBSHARINGRemoveMemberJobStatus @dynamic tag, complete, failed; @end
@implementation DBSHARINGRemoveMemberJobStatusSerializer @end
@implementation DBSHARINGRequestedLinkAccessLevel @dynamic tag; @end
@implementation DBSHARINGRequestedLinkAccessLevelSerializer @end
@implementation DBSHARINGRequestedVisibility @dynamic tag; @end
@implementation DBSHARINGRequestedVisibilitySerializer @end
@implementation DBSHARINGResolvedVisibility @dynamic tag; @end
@implementation DBSHARINGResolvedVisibilitySerializer @end
@implementation DBSHARINGRevokeSharedLinkArg @dynamic url; @end
@implementation DBSHARINGRevokeSharedLinkArgSerializer @end
@implementation DBSHARINGRevokeSharedLinkError @dynamic tag; @end
@implementation DBSHARINGRevokeSharedLinkErrorSerializer @end
