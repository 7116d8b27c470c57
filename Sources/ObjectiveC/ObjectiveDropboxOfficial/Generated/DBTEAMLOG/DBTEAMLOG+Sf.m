// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Sf.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGSfAddGroupDetails @dynamic targetAssetIndex, originalFolderName, sharingPermission,
    teamName; @end
@implementation DBTEAMLOGSfAddGroupDetailsSerializer @end
@implementation DBTEAMLOGSfAddGroupType @dynamic description_; @end
@implementation DBTEAMLOGSfAddGroupTypeSerializer @end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails @dynamic targetAssetIndex, originalFolderName,
    sharedFolderType; @end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetailsSerializer @end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksType @dynamic description_; @end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksTypeSerializer @end
@implementation DBTEAMLOGSfExternalInviteWarnDetails @dynamic targetAssetIndex, originalFolderName,
    dNewSharingPermission, previousSharingPermission; @end
@implementation DBTEAMLOGSfExternalInviteWarnDetailsSerializer @end
@implementation DBTEAMLOGSfExternalInviteWarnType @dynamic description_; @end
@implementation DBTEAMLOGSfExternalInviteWarnTypeSerializer @end
@implementation DBTEAMLOGSfFbInviteChangeRoleDetails @dynamic targetAssetIndex, originalFolderName,
    previousSharingPermission, dNewSharingPermission; @end
@implementation DBTEAMLOGSfFbInviteChangeRoleDetailsSerializer @end
@implementation DBTEAMLOGSfFbInviteChangeRoleType @dynamic description_; @end
@implementation DBTEAMLOGSfFbInviteChangeRoleTypeSerializer @end
@implementation DBTEAMLOGSfFbInviteDetails @dynamic targetAssetIndex, originalFolderName, sharingPermission; @end
@implementation DBTEAMLOGSfFbInviteDetailsSerializer @end
@implementation DBTEAMLOGSfFbInviteType @dynamic description_; @end
@implementation DBTEAMLOGSfFbInviteTypeSerializer @end
@implementation DBTEAMLOGSfFbUninviteDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBTEAMLOGSfFbUninviteDetailsSerializer @end
@implementation DBTEAMLOGSfFbUninviteType @dynamic description_; @end
@implementation DBTEAMLOGSfFbUninviteTypeSerializer @end
@implementation DBTEAMLOGSfInviteGroupDetails @dynamic targetAssetIndex; @end
@implementation DBTEAMLOGSfInviteGroupDetailsSerializer @end
@implementation DBTEAMLOGSfInviteGroupType @dynamic description_; @end
@implementation DBTEAMLOGSfInviteGroupTypeSerializer @end
@implementation DBTEAMLOGSfTeamGrantAccessDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBTEAMLOGSfTeamGrantAccessDetailsSerializer @end
@implementation DBTEAMLOGSfTeamGrantAccessType @dynamic description_; @end
@implementation DBTEAMLOGSfTeamGrantAccessTypeSerializer @end
@implementation DBTEAMLOGSfTeamInviteChangeRoleDetails @dynamic targetAssetIndex, originalFolderName,
    dNewSharingPermission, previousSharingPermission; @end
@implementation DBTEAMLOGSfTeamInviteChangeRoleDetailsSerializer @end
@implementation DBTEAMLOGSfTeamInviteChangeRoleType @dynamic description_; @end
@implementation DBTEAMLOGSfTeamInviteChangeRoleTypeSerializer @end
@implementation DBTEAMLOGSfTeamInviteDetails @dynamic targetAssetIndex, originalFolderName, sharingPermission; @end
@implementation DBTEAMLOGSfTeamInviteDetailsSerializer @end
@implementation DBTEAMLOGSfTeamInviteType @dynamic description_; @end
@implementation DBTEAMLOGSfTeamInviteTypeSerializer @end
@implementation DBTEAMLOGSfTeamJoinDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBTEAMLOGSfTeamJoinDetailsSerializer @end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkDetails @dynamic targetAssetIndex, originalFolderName, tokenKey,
    sharingPermission; @end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkDetailsSerializer @end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkType @dynamic description_; @end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkTypeSerializer @end
@implementation DBTEAMLOGSfTeamJoinType @dynamic description_; @end
@implementation DBTEAMLOGSfTeamJoinTypeSerializer @end
@implementation DBTEAMLOGSfTeamUninviteDetails @dynamic targetAssetIndex, originalFolderName; @end
@implementation DBTEAMLOGSfTeamUninviteDetailsSerializer @end
@implementation DBTEAMLOGSfTeamUninviteType @dynamic description_; @end
@implementation DBTEAMLOGSfTeamUninviteTypeSerializer @end
