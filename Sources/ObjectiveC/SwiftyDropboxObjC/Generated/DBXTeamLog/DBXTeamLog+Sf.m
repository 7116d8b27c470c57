// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Sf.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsSfAddGroupDetails @dynamic sfAddGroupDetails; @end
@implementation DBXTeamLogEventDetailsSfAllowNonMembersToViewSharedLinksDetails @dynamic sfAllowNonMembersToViewSharedLinksDetails; @end
@implementation DBXTeamLogEventDetailsSfExternalInviteWarnDetails @dynamic sfExternalInviteWarnDetails; @end
@implementation DBXTeamLogEventDetailsSfFbInviteDetails @dynamic sfFbInviteDetails; @end
@implementation DBXTeamLogEventDetailsSfFbInviteChangeRoleDetails @dynamic sfFbInviteChangeRoleDetails; @end
@implementation DBXTeamLogEventDetailsSfFbUninviteDetails @dynamic sfFbUninviteDetails; @end
@implementation DBXTeamLogEventDetailsSfInviteGroupDetails @dynamic sfInviteGroupDetails; @end
@implementation DBXTeamLogEventDetailsSfTeamGrantAccessDetails @dynamic sfTeamGrantAccessDetails; @end
@implementation DBXTeamLogEventDetailsSfTeamInviteDetails @dynamic sfTeamInviteDetails; @end
@implementation DBXTeamLogEventDetailsSfTeamInviteChangeRoleDetails @dynamic sfTeamInviteChangeRoleDetails; @end
@implementation DBXTeamLogEventDetailsSfTeamJoinDetails @dynamic sfTeamJoinDetails; @end
@implementation DBXTeamLogEventDetailsSfTeamJoinFromOobLinkDetails @dynamic sfTeamJoinFromOobLinkDetails; @end
@implementation DBXTeamLogEventDetailsSfTeamUninviteDetails @dynamic sfTeamUninviteDetails; @end
@implementation DBXTeamLogEventTypeSfAddGroup @dynamic sfAddGroup; @end
@implementation DBXTeamLogEventTypeSfAllowNonMembersToViewSharedLinks @dynamic sfAllowNonMembersToViewSharedLinks; @end
@implementation DBXTeamLogEventTypeSfExternalInviteWarn @dynamic sfExternalInviteWarn; @end
@implementation DBXTeamLogEventTypeSfFbInvite @dynamic sfFbInvite; @end
@implementation DBXTeamLogEventTypeSfFbInviteChangeRole @dynamic sfFbInviteChangeRole; @end
@implementation DBXTeamLogEventTypeSfFbUninvite @dynamic sfFbUninvite; @end
@implementation DBXTeamLogEventTypeSfInviteGroup @dynamic sfInviteGroup; @end
@implementation DBXTeamLogEventTypeSfTeamGrantAccess @dynamic sfTeamGrantAccess; @end
@implementation DBXTeamLogEventTypeSfTeamInvite @dynamic sfTeamInvite; @end
@implementation DBXTeamLogEventTypeSfTeamInviteChangeRole @dynamic sfTeamInviteChangeRole; @end
@implementation DBXTeamLogEventTypeSfTeamJoin @dynamic sfTeamJoin; @end
@implementation DBXTeamLogEventTypeSfTeamJoinFromOobLink @dynamic sfTeamJoinFromOobLink; @end
@implementation DBXTeamLogEventTypeSfTeamUninvite @dynamic sfTeamUninvite; @end
@implementation DBXTeamLogEventTypeArgSfAddGroup @end
@implementation DBXTeamLogEventTypeArgSfAllowNonMembersToViewSharedLinks @end
@implementation DBXTeamLogEventTypeArgSfExternalInviteWarn @end
@implementation DBXTeamLogEventTypeArgSfFbInvite @end
@implementation DBXTeamLogEventTypeArgSfFbInviteChangeRole @end
@implementation DBXTeamLogEventTypeArgSfFbUninvite @end
@implementation DBXTeamLogEventTypeArgSfInviteGroup @end
@implementation DBXTeamLogEventTypeArgSfTeamGrantAccess @end
@implementation DBXTeamLogEventTypeArgSfTeamInvite @end
@implementation DBXTeamLogEventTypeArgSfTeamInviteChangeRole @end
@implementation DBXTeamLogEventTypeArgSfTeamJoin @end
@implementation DBXTeamLogEventTypeArgSfTeamJoinFromOobLink @end
@implementation DBXTeamLogEventTypeArgSfTeamUninvite @end
@implementation DBXTeamLogSfAddGroupDetails @dynamic targetAssetIndex, originalFolderName, sharingPermission,
    teamName; @end
@implementation DBXTeamLogSfAddGroupType @dynamic description_; @end
@implementation DBXTeamLogSfAllowNonMembersToViewSharedLinksDetails @dynamic targetAssetIndex, originalFolderName,
    sharedFolderType; @end
@implementation DBXTeamLogSfAllowNonMembersToViewSharedLinksType @dynamic description_; @end
@implementation DBXTeamLogSfExternalInviteWarnDetails @dynamic targetAssetIndex, originalFolderName,
    newSharingPermission, previousSharingPermission; @end
@implementation DBXTeamLogSfExternalInviteWarnType @dynamic description_; @end
@implementation DBXTeamLogSfFbInviteChangeRoleDetails @dynamic targetAssetIndex, originalFolderName,
    previousSharingPermission, newSharingPermission; @end
@implementation DBXTeamLogSfFbInviteChangeRoleType @dynamic description_; @end
@implementation DBXTeamLogSfFbInviteDetails @dynamic targetAssetIndex, originalFolderName, sharingPermission; @end
@implementation DBXTeamLogSfFbInviteType @dynamic description_; @end
@implementation DBXTeamLogSfFbUninviteDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBXTeamLogSfFbUninviteType @dynamic description_; @end
@implementation DBXTeamLogSfInviteGroupDetails @dynamic targetAssetIndex; @end
@implementation DBXTeamLogSfInviteGroupType @dynamic description_; @end
@implementation DBXTeamLogSfTeamGrantAccessDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBXTeamLogSfTeamGrantAccessType @dynamic description_; @end
@implementation DBXTeamLogSfTeamInviteChangeRoleDetails @dynamic targetAssetIndex, originalFolderName,
    newSharingPermission, previousSharingPermission; @end
@implementation DBXTeamLogSfTeamInviteChangeRoleType @dynamic description_; @end
@implementation DBXTeamLogSfTeamInviteDetails @dynamic targetAssetIndex, originalFolderName, sharingPermission; @end
@implementation DBXTeamLogSfTeamInviteType @dynamic description_; @end
@implementation DBXTeamLogSfTeamJoinDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBXTeamLogSfTeamJoinFromOobLinkDetails @dynamic targetAssetIndex, originalFolderName, tokenKey,
    sharingPermission; @end
@implementation DBXTeamLogSfTeamJoinFromOobLinkType @dynamic description_; @end
@implementation DBXTeamLogSfTeamJoinType @dynamic description_; @end
@implementation DBXTeamLogSfTeamUninviteDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBXTeamLogSfTeamUninviteType @dynamic description_; @end
