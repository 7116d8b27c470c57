// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Group.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsGroupAddExternalIdDetails @dynamic groupAddExternalIdDetails; @end
@implementation DBXTeamLogEventDetailsGroupAddMemberDetails @dynamic groupAddMemberDetails; @end
@implementation DBXTeamLogEventDetailsGroupChangeExternalIdDetails @dynamic groupChangeExternalIdDetails; @end
@implementation DBXTeamLogEventDetailsGroupChangeManagementTypeDetails @dynamic groupChangeManagementTypeDetails; @end
@implementation DBXTeamLogEventDetailsGroupChangeMemberRoleDetails @dynamic groupChangeMemberRoleDetails; @end
@implementation DBXTeamLogEventDetailsGroupCreateDetails @dynamic groupCreateDetails; @end
@implementation DBXTeamLogEventDetailsGroupDeleteDetails @dynamic groupDeleteDetails; @end
@implementation DBXTeamLogEventDetailsGroupDescriptionUpdatedDetails @dynamic groupDescriptionUpdatedDetails; @end
@implementation DBXTeamLogEventDetailsGroupExternalSharingSettingOverrideChangedDetails @dynamic groupExternalSharingSettingOverrideChangedDetails; @end
@implementation DBXTeamLogEventDetailsGroupJoinPolicyUpdatedDetails @dynamic groupJoinPolicyUpdatedDetails; @end
@implementation DBXTeamLogEventDetailsGroupMovedDetails @dynamic groupMovedDetails; @end
@implementation DBXTeamLogEventDetailsGroupRemoveExternalIdDetails @dynamic groupRemoveExternalIdDetails; @end
@implementation DBXTeamLogEventDetailsGroupRemoveMemberDetails @dynamic groupRemoveMemberDetails; @end
@implementation DBXTeamLogEventDetailsGroupRenameDetails @dynamic groupRenameDetails; @end
@implementation DBXTeamLogEventDetailsGroupUserManagementChangePolicyDetails @dynamic groupUserManagementChangePolicyDetails; @end
@implementation DBXTeamLogEventTypeGroupAddExternalId @dynamic groupAddExternalId; @end
@implementation DBXTeamLogEventTypeGroupAddMember @dynamic groupAddMember; @end
@implementation DBXTeamLogEventTypeGroupChangeExternalId @dynamic groupChangeExternalId; @end
@implementation DBXTeamLogEventTypeGroupChangeManagementType @dynamic groupChangeManagementType; @end
@implementation DBXTeamLogEventTypeGroupChangeMemberRole @dynamic groupChangeMemberRole; @end
@implementation DBXTeamLogEventTypeGroupCreate @dynamic groupCreate; @end
@implementation DBXTeamLogEventTypeGroupDelete @dynamic groupDelete; @end
@implementation DBXTeamLogEventTypeGroupDescriptionUpdated @dynamic groupDescriptionUpdated; @end
@implementation DBXTeamLogEventTypeGroupExternalSharingSettingOverrideChanged @dynamic groupExternalSharingSettingOverrideChanged; @end
@implementation DBXTeamLogEventTypeGroupJoinPolicyUpdated @dynamic groupJoinPolicyUpdated; @end
@implementation DBXTeamLogEventTypeGroupMoved @dynamic groupMoved; @end
@implementation DBXTeamLogEventTypeGroupRemoveExternalId @dynamic groupRemoveExternalId; @end
@implementation DBXTeamLogEventTypeGroupRemoveMember @dynamic groupRemoveMember; @end
@implementation DBXTeamLogEventTypeGroupRename @dynamic groupRename; @end
@implementation DBXTeamLogEventTypeGroupUserManagementChangePolicy @dynamic groupUserManagementChangePolicy; @end
@implementation DBXTeamLogEventTypeArgGroupAddExternalId @end
@implementation DBXTeamLogEventTypeArgGroupAddMember @end
@implementation DBXTeamLogEventTypeArgGroupChangeExternalId @end
@implementation DBXTeamLogEventTypeArgGroupChangeManagementType @end
@implementation DBXTeamLogEventTypeArgGroupChangeMemberRole @end
@implementation DBXTeamLogEventTypeArgGroupCreate @end
@implementation DBXTeamLogEventTypeArgGroupDelete @end
@implementation DBXTeamLogEventTypeArgGroupDescriptionUpdated @end
@implementation DBXTeamLogEventTypeArgGroupExternalSharingSettingOverrideChanged @end
@implementation DBXTeamLogEventTypeArgGroupJoinPolicyUpdated @end
@implementation DBXTeamLogEventTypeArgGroupMoved @end
@implementation DBXTeamLogEventTypeArgGroupRemoveExternalId @end
@implementation DBXTeamLogEventTypeArgGroupRemoveMember @end
@implementation DBXTeamLogEventTypeArgGroupRename @end
@implementation DBXTeamLogEventTypeArgGroupUserManagementChangePolicy @end
@implementation DBXTeamLogGroupAddExternalIdDetails @dynamic newValue; @end
@implementation DBXTeamLogGroupAddExternalIdType @dynamic description_; @end
@implementation DBXTeamLogGroupAddMemberDetails @dynamic isGroupOwner; @end
@implementation DBXTeamLogGroupAddMemberType @dynamic description_; @end
@implementation DBXTeamLogGroupChangeExternalIdDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogGroupChangeExternalIdType @dynamic description_; @end
@implementation DBXTeamLogGroupChangeManagementTypeDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogGroupChangeManagementTypeType @dynamic description_; @end
@implementation DBXTeamLogGroupChangeMemberRoleDetails @dynamic isGroupOwner; @end
@implementation DBXTeamLogGroupChangeMemberRoleType @dynamic description_; @end
@implementation DBXTeamLogGroupCreateDetails @dynamic isCompanyManaged, joinPolicy; @end
@implementation DBXTeamLogGroupCreateType @dynamic description_; @end
@implementation DBXTeamLogGroupDeleteDetails @dynamic isCompanyManaged; @end
@implementation DBXTeamLogGroupDeleteType @dynamic description_; @end
@implementation DBXTeamLogGroupDescriptionUpdatedDetails @end
@implementation DBXTeamLogGroupDescriptionUpdatedType @dynamic description_; @end
@implementation DBXTeamLogGroupExternalSharingSettingOverrideChangedDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogGroupExternalSharingSettingOverrideChangedType @dynamic description_; @end
@implementation DBXTeamLogGroupJoinPolicy @end
@implementation DBXTeamLogGroupJoinPolicyOpen @end
@implementation DBXTeamLogGroupJoinPolicyRequestToJoin @end
@implementation DBXTeamLogGroupJoinPolicyOther @end
@implementation DBXTeamLogGroupJoinPolicyUpdatedDetails @dynamic isCompanyManaged, joinPolicy; @end
@implementation DBXTeamLogGroupJoinPolicyUpdatedType @dynamic description_; @end
@implementation DBXTeamLogGroupLogInfo @dynamic groupId, displayName, externalId; @end
@implementation DBXTeamLogGroupMovedDetails @end
@implementation DBXTeamLogGroupMovedType @dynamic description_; @end
@implementation DBXTeamLogGroupRemoveExternalIdDetails @dynamic previousValue; @end
@implementation DBXTeamLogGroupRemoveExternalIdType @dynamic description_; @end
@implementation DBXTeamLogGroupRemoveMemberDetails @end
@implementation DBXTeamLogGroupRemoveMemberType @dynamic description_; @end
@implementation DBXTeamLogGroupRenameDetails @dynamic previousValue, newValue; @end
@implementation DBXTeamLogGroupRenameType @dynamic description_; @end
@implementation DBXTeamLogGroupUserManagementChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogGroupUserManagementChangePolicyType @dynamic description_; @end
