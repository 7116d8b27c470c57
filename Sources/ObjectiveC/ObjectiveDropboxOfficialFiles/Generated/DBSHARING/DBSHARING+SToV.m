// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+SToV.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGSetAccessInheritanceArg @dynamic accessInheritance, sharedFolderId; @end
@implementation DBSHARINGSetAccessInheritanceArgSerializer @end
@implementation DBSHARINGSetAccessInheritanceError @dynamic tag, accessError; @end
@implementation DBSHARINGSetAccessInheritanceErrorSerializer @end
@implementation DBSHARINGSharingFileAccessError @dynamic tag; @end
@implementation DBSHARINGSharingFileAccessErrorSerializer @end
@implementation DBSHARINGSharingUserError @dynamic tag; @end
@implementation DBSHARINGSharingUserErrorSerializer @end
@implementation DBSHARINGTeamMemberInfo @dynamic teamInfo, displayName, memberId; @end
@implementation DBSHARINGTeamMemberInfoSerializer @end
@implementation DBSHARINGTransferFolderArg @dynamic sharedFolderId, toDropboxId; @end
@implementation DBSHARINGTransferFolderArgSerializer @end
@implementation DBSHARINGTransferFolderError @dynamic tag, accessError; @end
@implementation DBSHARINGTransferFolderErrorSerializer @end
@implementation DBSHARINGUnmountFolderArg @dynamic sharedFolderId; @end
@implementation DBSHARINGUnmountFolderArgSerializer @end
@implementation DBSHARINGUnmountFolderError @dynamic tag, accessError; @end
@implementation DBSHARINGUnmountFolderErrorSerializer @end
@implementation DBSHARINGUnshareFileArg @dynamic file; @end
@implementation DBSHARINGUnshareFileArgSerializer @end
@implementation DBSHARINGUnshareFileError @dynamic tag, userError, accessError; @end
@implementation DBSHARINGUnshareFileErrorSerializer @end
@implementation DBSHARINGUnshareFolderArg @dynamic sharedFolderId, leaveACopy; @end
@implementation DBSHARINGUnshareFolderArgSerializer @end
@implementation DBSHARINGUnshareFolderError @dynamic tag, accessError; @end
@implementation DBSHARINGUnshareFolderErrorSerializer @end
@implementation DBSHARINGUpdateFileMemberArgs @dynamic file, member, accessLevel; @end
@implementation DBSHARINGUpdateFileMemberArgsSerializer @end
@implementation DBSHARINGUpdateFilePolicyArg @dynamic file, actions, linkSettings, viewerInfoPolicy; @end
@implementation DBSHARINGUpdateFilePolicyArgSerializer @end
@implementation DBSHARINGUpdateFilePolicyError @dynamic tag, accessError; @end
@implementation DBSHARINGUpdateFilePolicyErrorSerializer @end
@implementation DBSHARINGUpdateFolderMemberArg @dynamic sharedFolderId, member, accessLevel; @end
@implementation DBSHARINGUpdateFolderMemberArgSerializer @end
@implementation DBSHARINGUpdateFolderMemberError @dynamic tag, accessError, memberError, noExplicitAccess; @end
@implementation DBSHARINGUpdateFolderMemberErrorSerializer @end
@implementation DBSHARINGUpdateFolderPolicyArg @dynamic sharedFolderId, memberPolicy, aclUpdatePolicy, viewerInfoPolicy,
    sharedLinkPolicy, linkSettings, actions; @end
@implementation DBSHARINGUpdateFolderPolicyArgSerializer @end
@implementation DBSHARINGUpdateFolderPolicyError @dynamic tag, accessError; @end
@implementation DBSHARINGUpdateFolderPolicyErrorSerializer @end
@implementation DBSHARINGUserFileMembershipInfo @dynamic timeLastSeen, platformType; @end
@implementation DBSHARINGUserFileMembershipInfoSerializer @end
@implementation DBSHARINGUserInfo @dynamic accountId, email, displayName, sameTeam, teamMemberId; @end
@implementation DBSHARINGUserInfoSerializer @end
@implementation DBSHARINGViewerInfoPolicy @dynamic tag; @end
@implementation DBSHARINGViewerInfoPolicySerializer @end
@implementation DBSHARINGVisibility @dynamic tag; @end
@implementation DBSHARINGVisibilitySerializer @end
@implementation DBSHARINGVisibilityPolicy @dynamic policy, resolvedPolicy, allowed, disallowedReason; @end
@implementation DBSHARINGVisibilityPolicySerializer @end
@implementation DBSHARINGVisibilityPolicyDisallowedReason @dynamic tag; @end
@implementation DBSHARINGVisibilityPolicyDisallowedReasonSerializer @end
