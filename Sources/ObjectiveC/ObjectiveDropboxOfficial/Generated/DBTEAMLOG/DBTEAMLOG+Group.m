// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Group.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGGroupAddExternalIdDetails @dynamic dNewValue; @end
@implementation DBTEAMLOGGroupAddExternalIdDetailsSerializer @end
@implementation DBTEAMLOGGroupAddExternalIdType @dynamic description_; @end
@implementation DBTEAMLOGGroupAddExternalIdTypeSerializer @end
@implementation DBTEAMLOGGroupAddMemberDetails @dynamic isGroupOwner; @end
@implementation DBTEAMLOGGroupAddMemberDetailsSerializer @end
@implementation DBTEAMLOGGroupAddMemberType @dynamic description_; @end
@implementation DBTEAMLOGGroupAddMemberTypeSerializer @end
@implementation DBTEAMLOGGroupChangeExternalIdDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGGroupChangeExternalIdDetailsSerializer @end
@implementation DBTEAMLOGGroupChangeExternalIdType @dynamic description_; @end
@implementation DBTEAMLOGGroupChangeExternalIdTypeSerializer @end
@implementation DBTEAMLOGGroupChangeManagementTypeDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGGroupChangeManagementTypeDetailsSerializer @end
@implementation DBTEAMLOGGroupChangeManagementTypeType @dynamic description_; @end
@implementation DBTEAMLOGGroupChangeManagementTypeTypeSerializer @end
@implementation DBTEAMLOGGroupChangeMemberRoleDetails @dynamic isGroupOwner; @end
@implementation DBTEAMLOGGroupChangeMemberRoleDetailsSerializer @end
@implementation DBTEAMLOGGroupChangeMemberRoleType @dynamic description_; @end
@implementation DBTEAMLOGGroupChangeMemberRoleTypeSerializer @end
@implementation DBTEAMLOGGroupCreateDetails @dynamic isCompanyManaged, joinPolicy; @end
@implementation DBTEAMLOGGroupCreateDetailsSerializer @end
@implementation DBTEAMLOGGroupCreateType @dynamic description_; @end
@implementation DBTEAMLOGGroupCreateTypeSerializer @end
@implementation DBTEAMLOGGroupDeleteDetails @dynamic isCompanyManaged; @end
@implementation DBTEAMLOGGroupDeleteDetailsSerializer @end
@implementation DBTEAMLOGGroupDeleteType @dynamic description_; @end
@implementation DBTEAMLOGGroupDeleteTypeSerializer @end
@implementation DBTEAMLOGGroupDescriptionUpdatedDetails @end
@implementation DBTEAMLOGGroupDescriptionUpdatedDetailsSerializer @end
@implementation DBTEAMLOGGroupDescriptionUpdatedType @dynamic description_; @end
@implementation DBTEAMLOGGroupDescriptionUpdatedTypeSerializer @end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetailsSerializer @end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedType @dynamic description_; @end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedTypeSerializer @end
@implementation DBTEAMLOGGroupJoinPolicy @dynamic tag; @end
@implementation DBTEAMLOGGroupJoinPolicySerializer @end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedDetails @dynamic isCompanyManaged, joinPolicy; @end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedDetailsSerializer @end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedType @dynamic description_; @end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedTypeSerializer @end
@implementation DBTEAMLOGGroupLogInfo @dynamic groupId, displayName, externalId; @end
@implementation DBTEAMLOGGroupLogInfoSerializer @end
@implementation DBTEAMLOGGroupMovedDetails @end
@implementation DBTEAMLOGGroupMovedDetailsSerializer @end
@implementation DBTEAMLOGGroupMovedType @dynamic description_; @end
@implementation DBTEAMLOGGroupMovedTypeSerializer @end
@implementation DBTEAMLOGGroupRemoveExternalIdDetails @dynamic previousValue; @end
@implementation DBTEAMLOGGroupRemoveExternalIdDetailsSerializer @end
@implementation DBTEAMLOGGroupRemoveExternalIdType @dynamic description_; @end
@implementation DBTEAMLOGGroupRemoveExternalIdTypeSerializer @end
@implementation DBTEAMLOGGroupRemoveMemberDetails @end
@implementation DBTEAMLOGGroupRemoveMemberDetailsSerializer @end
@implementation DBTEAMLOGGroupRemoveMemberType @dynamic description_; @end
@implementation DBTEAMLOGGroupRemoveMemberTypeSerializer @end
@implementation DBTEAMLOGGroupRenameDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGGroupRenameDetailsSerializer @end
@implementation DBTEAMLOGGroupRenameType @dynamic description_; @end
@implementation DBTEAMLOGGroupRenameTypeSerializer @end
@implementation DBTEAMLOGGroupUserManagementChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGGroupUserManagementChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGGroupUserManagementChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGGroupUserManagementChangePolicyTypeSerializer @end
