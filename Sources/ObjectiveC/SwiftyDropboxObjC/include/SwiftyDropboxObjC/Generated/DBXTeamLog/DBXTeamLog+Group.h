// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamCommonGroupManagementType, DBXTeamLogEventDetailsGroupAddExternalIdDetails,
    DBXTeamLogEventDetailsGroupAddMemberDetails, DBXTeamLogEventDetailsGroupChangeExternalIdDetails,
    DBXTeamLogEventDetailsGroupChangeManagementTypeDetails, DBXTeamLogEventDetailsGroupChangeMemberRoleDetails,
    DBXTeamLogEventDetailsGroupCreateDetails, DBXTeamLogEventDetailsGroupDeleteDetails,
    DBXTeamLogEventDetailsGroupDescriptionUpdatedDetails,
    DBXTeamLogEventDetailsGroupExternalSharingSettingOverrideChangedDetails,
    DBXTeamLogEventDetailsGroupJoinPolicyUpdatedDetails, DBXTeamLogEventDetailsGroupMovedDetails,
    DBXTeamLogEventDetailsGroupRemoveExternalIdDetails, DBXTeamLogEventDetailsGroupRemoveMemberDetails,
    DBXTeamLogEventDetailsGroupRenameDetails, DBXTeamLogEventDetailsGroupUserManagementChangePolicyDetails,
    DBXTeamLogEventTypeArgGroupAddExternalId, DBXTeamLogEventTypeArgGroupAddMember,
    DBXTeamLogEventTypeArgGroupChangeExternalId, DBXTeamLogEventTypeArgGroupChangeManagementType,
    DBXTeamLogEventTypeArgGroupChangeMemberRole, DBXTeamLogEventTypeArgGroupCreate, DBXTeamLogEventTypeArgGroupDelete,
    DBXTeamLogEventTypeArgGroupDescriptionUpdated, DBXTeamLogEventTypeArgGroupExternalSharingSettingOverrideChanged,
    DBXTeamLogEventTypeArgGroupJoinPolicyUpdated, DBXTeamLogEventTypeArgGroupMoved,
    DBXTeamLogEventTypeArgGroupRemoveExternalId, DBXTeamLogEventTypeArgGroupRemoveMember,
    DBXTeamLogEventTypeArgGroupRename, DBXTeamLogEventTypeArgGroupUserManagementChangePolicy,
    DBXTeamLogEventTypeGroupAddExternalId, DBXTeamLogEventTypeGroupAddMember, DBXTeamLogEventTypeGroupChangeExternalId,
    DBXTeamLogEventTypeGroupChangeManagementType, DBXTeamLogEventTypeGroupChangeMemberRole,
    DBXTeamLogEventTypeGroupCreate, DBXTeamLogEventTypeGroupDelete, DBXTeamLogEventTypeGroupDescriptionUpdated,
    DBXTeamLogEventTypeGroupExternalSharingSettingOverrideChanged, DBXTeamLogEventTypeGroupJoinPolicyUpdated,
    DBXTeamLogEventTypeGroupMoved, DBXTeamLogEventTypeGroupRemoveExternalId, DBXTeamLogEventTypeGroupRemoveMember,
    DBXTeamLogEventTypeGroupRename, DBXTeamLogEventTypeGroupUserManagementChangePolicy,
    DBXTeamLogExternalSharingSetting, DBXTeamLogGroupAddExternalIdDetails, DBXTeamLogGroupAddExternalIdType,
    DBXTeamLogGroupAddMemberDetails, DBXTeamLogGroupAddMemberType, DBXTeamLogGroupChangeExternalIdDetails,
    DBXTeamLogGroupChangeExternalIdType, DBXTeamLogGroupChangeManagementTypeDetails,
    DBXTeamLogGroupChangeManagementTypeType, DBXTeamLogGroupChangeMemberRoleDetails,
    DBXTeamLogGroupChangeMemberRoleType, DBXTeamLogGroupCreateDetails, DBXTeamLogGroupCreateType,
    DBXTeamLogGroupDeleteDetails, DBXTeamLogGroupDeleteType, DBXTeamLogGroupDescriptionUpdatedDetails,
    DBXTeamLogGroupDescriptionUpdatedType, DBXTeamLogGroupExternalSharingSettingOverrideChangedDetails,
    DBXTeamLogGroupExternalSharingSettingOverrideChangedType, DBXTeamLogGroupJoinPolicy, DBXTeamLogGroupJoinPolicyOpen,
    DBXTeamLogGroupJoinPolicyOther, DBXTeamLogGroupJoinPolicyRequestToJoin, DBXTeamLogGroupJoinPolicyUpdatedDetails,
    DBXTeamLogGroupJoinPolicyUpdatedType, DBXTeamLogGroupMovedDetails, DBXTeamLogGroupMovedType,
    DBXTeamLogGroupRemoveExternalIdDetails, DBXTeamLogGroupRemoveExternalIdType, DBXTeamLogGroupRemoveMemberDetails,
    DBXTeamLogGroupRemoveMemberType, DBXTeamLogGroupRenameDetails, DBXTeamLogGroupRenameType,
    DBXTeamLogGroupUserManagementChangePolicyDetails, DBXTeamLogGroupUserManagementChangePolicyType,
    DBXTeamPoliciesGroupCreation;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (GroupMembers)
/// The object if its tag is `group_add_external_id_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsGroupAddExternalIdDetails *asGroupAddExternalIdDetails;
/// The object if its tag is `group_add_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsGroupAddMemberDetails *asGroupAddMemberDetails;

/// The object if its tag is `group_change_external_id_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupChangeExternalIdDetails *asGroupChangeExternalIdDetails;

/// The object if its tag is `group_change_management_type_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupChangeManagementTypeDetails *asGroupChangeManagementTypeDetails;

/// The object if its tag is `group_change_member_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupChangeMemberRoleDetails *asGroupChangeMemberRoleDetails;

/// The object if its tag is `group_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsGroupCreateDetails *asGroupCreateDetails;
/// The object if its tag is `group_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsGroupDeleteDetails *asGroupDeleteDetails;

/// The object if its tag is `group_description_updated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupDescriptionUpdatedDetails *asGroupDescriptionUpdatedDetails;

/// The object if its tag is `group_external_sharing_setting_override_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupExternalSharingSettingOverrideChangedDetails *asGroupExternalSharingSettingOverrideChangedDetails;

/// The object if its tag is `group_join_policy_updated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupJoinPolicyUpdatedDetails *asGroupJoinPolicyUpdatedDetails;

/// The object if its tag is `group_moved_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsGroupMovedDetails *asGroupMovedDetails;

/// The object if its tag is `group_remove_external_id_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupRemoveExternalIdDetails *asGroupRemoveExternalIdDetails;

/// The object if its tag is `group_remove_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsGroupRemoveMemberDetails *asGroupRemoveMemberDetails;
/// The object if its tag is `group_rename_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsGroupRenameDetails *asGroupRenameDetails;

/// The object if its tag is `group_user_management_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGroupUserManagementChangePolicyDetails *asGroupUserManagementChangePolicyDetails;
@end

/// Details of an event in which an external ID was assigned to a group.
@interface DBXTeamLogEventDetailsGroupAddExternalIdDetails : DBXTeamLogEventDetails
/// The value of `group_add_external_id_details`.
@property (nonatomic, strong) DBXTeamLogGroupAddExternalIdDetails *groupAddExternalIdDetails;
/// Creates an object with the tag `group_add_external_id_details`.
- (instancetype)init:(DBXTeamLogGroupAddExternalIdDetails *)groupAddExternalIdDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team members were added to a group.
@interface DBXTeamLogEventDetailsGroupAddMemberDetails : DBXTeamLogEventDetails
/// The value of `group_add_member_details`.
@property (nonatomic, strong) DBXTeamLogGroupAddMemberDetails *groupAddMemberDetails;
/// Creates an object with the tag `group_add_member_details`.
- (instancetype)init:(DBXTeamLogGroupAddMemberDetails *)groupAddMemberDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external ID of a group was changed.
@interface DBXTeamLogEventDetailsGroupChangeExternalIdDetails : DBXTeamLogEventDetails
/// The value of `group_change_external_id_details`.
@property (nonatomic, strong) DBXTeamLogGroupChangeExternalIdDetails *groupChangeExternalIdDetails;
/// Creates an object with the tag `group_change_external_id_details`.
- (instancetype)init:(DBXTeamLogGroupChangeExternalIdDetails *)groupChangeExternalIdDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the management type of a group was changed.
@interface DBXTeamLogEventDetailsGroupChangeManagementTypeDetails : DBXTeamLogEventDetails
/// The value of `group_change_management_type_details`.
@property (nonatomic, strong) DBXTeamLogGroupChangeManagementTypeDetails *groupChangeManagementTypeDetails;

/// Creates an object with the tag `group_change_management_type_details`.
- (instancetype)init:(DBXTeamLogGroupChangeManagementTypeDetails *)groupChangeManagementTypeDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group member was made a manager of the group, or stopped being one.
@interface DBXTeamLogEventDetailsGroupChangeMemberRoleDetails : DBXTeamLogEventDetails
/// The value of `group_change_member_role_details`.
@property (nonatomic, strong) DBXTeamLogGroupChangeMemberRoleDetails *groupChangeMemberRoleDetails;
/// Creates an object with the tag `group_change_member_role_details`.
- (instancetype)init:(DBXTeamLogGroupChangeMemberRoleDetails *)groupChangeMemberRoleDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was created.
@interface DBXTeamLogEventDetailsGroupCreateDetails : DBXTeamLogEventDetails
/// The value of `group_create_details`.
@property (nonatomic, strong) DBXTeamLogGroupCreateDetails *groupCreateDetails;
/// Creates an object with the tag `group_create_details`.
- (instancetype)init:(DBXTeamLogGroupCreateDetails *)groupCreateDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was deleted.
@interface DBXTeamLogEventDetailsGroupDeleteDetails : DBXTeamLogEventDetails
/// The value of `group_delete_details`.
@property (nonatomic, strong) DBXTeamLogGroupDeleteDetails *groupDeleteDetails;
/// Creates an object with the tag `group_delete_details`.
- (instancetype)init:(DBXTeamLogGroupDeleteDetails *)groupDeleteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the description of a group was changed.
@interface DBXTeamLogEventDetailsGroupDescriptionUpdatedDetails : DBXTeamLogEventDetails
/// The value of `group_description_updated_details`.
@property (nonatomic, strong) DBXTeamLogGroupDescriptionUpdatedDetails *groupDescriptionUpdatedDetails;

/// Creates an object with the tag `group_description_updated_details`.
- (instancetype)init:(DBXTeamLogGroupDescriptionUpdatedDetails *)groupDescriptionUpdatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group's own setting for external sharing was changed.
@interface DBXTeamLogEventDetailsGroupExternalSharingSettingOverrideChangedDetails : DBXTeamLogEventDetails
/// The value of `group_external_sharing_setting_override_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogGroupExternalSharingSettingOverrideChangedDetails *groupExternalSharingSettingOverrideChangedDetails;

/// Creates an object with the tag `group_external_sharing_setting_override_changed_details`.
- (instancetype)
    init:(DBXTeamLogGroupExternalSharingSettingOverrideChangedDetails *)groupExternalSharingSettingOverrideChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the join policy of a group was changed.
@interface DBXTeamLogEventDetailsGroupJoinPolicyUpdatedDetails : DBXTeamLogEventDetails
/// The value of `group_join_policy_updated_details`.
@property (nonatomic, strong) DBXTeamLogGroupJoinPolicyUpdatedDetails *groupJoinPolicyUpdatedDetails;
/// Creates an object with the tag `group_join_policy_updated_details`.
- (instancetype)init:(DBXTeamLogGroupJoinPolicyUpdatedDetails *)groupJoinPolicyUpdatedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was moved.
@interface DBXTeamLogEventDetailsGroupMovedDetails : DBXTeamLogEventDetails
/// The value of `group_moved_details`.
@property (nonatomic, strong) DBXTeamLogGroupMovedDetails *groupMovedDetails;
/// Creates an object with the tag `group_moved_details`.
- (instancetype)init:(DBXTeamLogGroupMovedDetails *)groupMovedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external ID of a group was removed.
@interface DBXTeamLogEventDetailsGroupRemoveExternalIdDetails : DBXTeamLogEventDetails
/// The value of `group_remove_external_id_details`.
@property (nonatomic, strong) DBXTeamLogGroupRemoveExternalIdDetails *groupRemoveExternalIdDetails;
/// Creates an object with the tag `group_remove_external_id_details`.
- (instancetype)init:(DBXTeamLogGroupRemoveExternalIdDetails *)groupRemoveExternalIdDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team members were removed from a group.
@interface DBXTeamLogEventDetailsGroupRemoveMemberDetails : DBXTeamLogEventDetails
/// The value of `group_remove_member_details`.
@property (nonatomic, strong) DBXTeamLogGroupRemoveMemberDetails *groupRemoveMemberDetails;
/// Creates an object with the tag `group_remove_member_details`.
- (instancetype)init:(DBXTeamLogGroupRemoveMemberDetails *)groupRemoveMemberDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was renamed.
@interface DBXTeamLogEventDetailsGroupRenameDetails : DBXTeamLogEventDetails
/// The value of `group_rename_details`.
@property (nonatomic, strong) DBXTeamLogGroupRenameDetails *groupRenameDetails;
/// Creates an object with the tag `group_rename_details`.
- (instancetype)init:(DBXTeamLogGroupRenameDetails *)groupRenameDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to create groups was changed.
@interface DBXTeamLogEventDetailsGroupUserManagementChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `group_user_management_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogGroupUserManagementChangePolicyDetails *groupUserManagementChangePolicyDetails;

/// Creates an object with the tag `group_user_management_change_policy_details`.
- (instancetype)init:(DBXTeamLogGroupUserManagementChangePolicyDetails *)groupUserManagementChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (GroupMembers)
/// The object if its tag is `group_add_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupAddExternalId *asGroupAddExternalId;
/// The object if its tag is `group_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupAddMember *asGroupAddMember;
/// The object if its tag is `group_change_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupChangeExternalId *asGroupChangeExternalId;
/// The object if its tag is `group_change_management_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupChangeManagementType *asGroupChangeManagementType;
/// The object if its tag is `group_change_member_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupChangeMemberRole *asGroupChangeMemberRole;
/// The object if its tag is `group_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupCreate *asGroupCreate;
/// The object if its tag is `group_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupDelete *asGroupDelete;
/// The object if its tag is `group_description_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupDescriptionUpdated *asGroupDescriptionUpdated;

/// The object if its tag is `group_external_sharing_setting_override_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGroupExternalSharingSettingOverrideChanged *asGroupExternalSharingSettingOverrideChanged;

/// The object if its tag is `group_join_policy_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupJoinPolicyUpdated *asGroupJoinPolicyUpdated;
/// The object if its tag is `group_moved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupMoved *asGroupMoved;
/// The object if its tag is `group_remove_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupRemoveExternalId *asGroupRemoveExternalId;
/// The object if its tag is `group_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupRemoveMember *asGroupRemoveMember;
/// The object if its tag is `group_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGroupRename *asGroupRename;

/// The object if its tag is `group_user_management_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGroupUserManagementChangePolicy *asGroupUserManagementChangePolicy;
@end

/// An external ID was assigned to a group.
@interface DBXTeamLogEventTypeGroupAddExternalId : DBXTeamLogEventType
/// The value of `group_add_external_id`.
@property (nonatomic, strong) DBXTeamLogGroupAddExternalIdType *groupAddExternalId;
/// Creates an object with the tag `group_add_external_id`.
- (instancetype)init:(DBXTeamLogGroupAddExternalIdType *)groupAddExternalId NS_DESIGNATED_INITIALIZER;
@end

/// Team members were added to a group.
@interface DBXTeamLogEventTypeGroupAddMember : DBXTeamLogEventType
/// The value of `group_add_member`.
@property (nonatomic, strong) DBXTeamLogGroupAddMemberType *groupAddMember;
/// Creates an object with the tag `group_add_member`.
- (instancetype)init:(DBXTeamLogGroupAddMemberType *)groupAddMember NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a group was changed.
@interface DBXTeamLogEventTypeGroupChangeExternalId : DBXTeamLogEventType
/// The value of `group_change_external_id`.
@property (nonatomic, strong) DBXTeamLogGroupChangeExternalIdType *groupChangeExternalId;
/// Creates an object with the tag `group_change_external_id`.
- (instancetype)init:(DBXTeamLogGroupChangeExternalIdType *)groupChangeExternalId NS_DESIGNATED_INITIALIZER;
@end

/// The management type of a group was changed.
@interface DBXTeamLogEventTypeGroupChangeManagementType : DBXTeamLogEventType
/// The value of `group_change_management_type`.
@property (nonatomic, strong) DBXTeamLogGroupChangeManagementTypeType *groupChangeManagementType;
/// Creates an object with the tag `group_change_management_type`.
- (instancetype)init:(DBXTeamLogGroupChangeManagementTypeType *)groupChangeManagementType NS_DESIGNATED_INITIALIZER;
@end

/// A group member was made a manager of the group, or stopped being one.
@interface DBXTeamLogEventTypeGroupChangeMemberRole : DBXTeamLogEventType
/// The value of `group_change_member_role`.
@property (nonatomic, strong) DBXTeamLogGroupChangeMemberRoleType *groupChangeMemberRole;
/// Creates an object with the tag `group_change_member_role`.
- (instancetype)init:(DBXTeamLogGroupChangeMemberRoleType *)groupChangeMemberRole NS_DESIGNATED_INITIALIZER;
@end

/// A group was created.
@interface DBXTeamLogEventTypeGroupCreate : DBXTeamLogEventType
/// The value of `group_create`.
@property (nonatomic, strong) DBXTeamLogGroupCreateType *groupCreate;
/// Creates an object with the tag `group_create`.
- (instancetype)init:(DBXTeamLogGroupCreateType *)groupCreate NS_DESIGNATED_INITIALIZER;
@end

/// A group was deleted.
@interface DBXTeamLogEventTypeGroupDelete : DBXTeamLogEventType
/// The value of `group_delete`.
@property (nonatomic, strong) DBXTeamLogGroupDeleteType *groupDelete;
/// Creates an object with the tag `group_delete`.
- (instancetype)init:(DBXTeamLogGroupDeleteType *)groupDelete NS_DESIGNATED_INITIALIZER;
@end

/// The description of a group was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeGroupDescriptionUpdated : DBXTeamLogEventType
/// The value of `group_description_updated`.
@property (nonatomic, strong) DBXTeamLogGroupDescriptionUpdatedType *groupDescriptionUpdated;
/// Creates an object with the tag `group_description_updated`.
- (instancetype)init:(DBXTeamLogGroupDescriptionUpdatedType *)groupDescriptionUpdated NS_DESIGNATED_INITIALIZER;
@end

/// A group's own setting for external sharing was changed.
@interface DBXTeamLogEventTypeGroupExternalSharingSettingOverrideChanged : DBXTeamLogEventType
/// The value of `group_external_sharing_setting_override_changed`.
@property (nonatomic, strong)
    DBXTeamLogGroupExternalSharingSettingOverrideChangedType *groupExternalSharingSettingOverrideChanged;

/// Creates an object with the tag `group_external_sharing_setting_override_changed`.
- (instancetype)
    init:(DBXTeamLogGroupExternalSharingSettingOverrideChangedType *)groupExternalSharingSettingOverrideChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The join policy of a group was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeGroupJoinPolicyUpdated : DBXTeamLogEventType
/// The value of `group_join_policy_updated`.
@property (nonatomic, strong) DBXTeamLogGroupJoinPolicyUpdatedType *groupJoinPolicyUpdated;
/// Creates an object with the tag `group_join_policy_updated`.
- (instancetype)init:(DBXTeamLogGroupJoinPolicyUpdatedType *)groupJoinPolicyUpdated NS_DESIGNATED_INITIALIZER;
@end

/// A group was moved. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeGroupMoved : DBXTeamLogEventType
/// The value of `group_moved`.
@property (nonatomic, strong) DBXTeamLogGroupMovedType *groupMoved;
/// Creates an object with the tag `group_moved`.
- (instancetype)init:(DBXTeamLogGroupMovedType *)groupMoved NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a group was removed.
@interface DBXTeamLogEventTypeGroupRemoveExternalId : DBXTeamLogEventType
/// The value of `group_remove_external_id`.
@property (nonatomic, strong) DBXTeamLogGroupRemoveExternalIdType *groupRemoveExternalId;
/// Creates an object with the tag `group_remove_external_id`.
- (instancetype)init:(DBXTeamLogGroupRemoveExternalIdType *)groupRemoveExternalId NS_DESIGNATED_INITIALIZER;
@end

/// Team members were removed from a group.
@interface DBXTeamLogEventTypeGroupRemoveMember : DBXTeamLogEventType
/// The value of `group_remove_member`.
@property (nonatomic, strong) DBXTeamLogGroupRemoveMemberType *groupRemoveMember;
/// Creates an object with the tag `group_remove_member`.
- (instancetype)init:(DBXTeamLogGroupRemoveMemberType *)groupRemoveMember NS_DESIGNATED_INITIALIZER;
@end

/// A group was renamed.
@interface DBXTeamLogEventTypeGroupRename : DBXTeamLogEventType
/// The value of `group_rename`.
@property (nonatomic, strong) DBXTeamLogGroupRenameType *groupRename;
/// Creates an object with the tag `group_rename`.
- (instancetype)init:(DBXTeamLogGroupRenameType *)groupRename NS_DESIGNATED_INITIALIZER;
@end

/// The permission to create groups was changed.
@interface DBXTeamLogEventTypeGroupUserManagementChangePolicy : DBXTeamLogEventType
/// The value of `group_user_management_change_policy`.
@property (nonatomic, strong) DBXTeamLogGroupUserManagementChangePolicyType *groupUserManagementChangePolicy;

/// Creates an object with the tag `group_user_management_change_policy`.
- (instancetype)init:(DBXTeamLogGroupUserManagementChangePolicyType *)groupUserManagementChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (GroupMembers)
/// The object if its tag is `group_add_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupAddExternalId *asGroupAddExternalId;
/// The object if its tag is `group_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupAddMember *asGroupAddMember;
/// The object if its tag is `group_change_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupChangeExternalId *asGroupChangeExternalId;
/// The object if its tag is `group_change_management_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupChangeManagementType *asGroupChangeManagementType;
/// The object if its tag is `group_change_member_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupChangeMemberRole *asGroupChangeMemberRole;
/// The object if its tag is `group_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupCreate *asGroupCreate;
/// The object if its tag is `group_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupDelete *asGroupDelete;
/// The object if its tag is `group_description_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupDescriptionUpdated *asGroupDescriptionUpdated;

/// The object if its tag is `group_external_sharing_setting_override_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGroupExternalSharingSettingOverrideChanged *asGroupExternalSharingSettingOverrideChanged;

/// The object if its tag is `group_join_policy_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupJoinPolicyUpdated *asGroupJoinPolicyUpdated;
/// The object if its tag is `group_moved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupMoved *asGroupMoved;
/// The object if its tag is `group_remove_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupRemoveExternalId *asGroupRemoveExternalId;
/// The object if its tag is `group_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupRemoveMember *asGroupRemoveMember;
/// The object if its tag is `group_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGroupRename *asGroupRename;

/// The object if its tag is `group_user_management_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGroupUserManagementChangePolicy *asGroupUserManagementChangePolicy;
@end

/// Events in which an external ID was assigned to a group.
@interface DBXTeamLogEventTypeArgGroupAddExternalId : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_add_external_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which team members were added to a group.
@interface DBXTeamLogEventTypeArgGroupAddMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_add_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the external ID of a group was changed.
@interface DBXTeamLogEventTypeArgGroupChangeExternalId : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_change_external_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the management type of a group was changed.
@interface DBXTeamLogEventTypeArgGroupChangeManagementType : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_change_management_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a group member was made a manager of the group, or stopped being one.
@interface DBXTeamLogEventTypeArgGroupChangeMemberRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_change_member_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a group was created.
@interface DBXTeamLogEventTypeArgGroupCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a group was deleted.
@interface DBXTeamLogEventTypeArgGroupDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the description of a group was changed.
@interface DBXTeamLogEventTypeArgGroupDescriptionUpdated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_description_updated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a group's own setting for external sharing was changed.
@interface DBXTeamLogEventTypeArgGroupExternalSharingSettingOverrideChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_external_sharing_setting_override_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the join policy of a group was changed.
@interface DBXTeamLogEventTypeArgGroupJoinPolicyUpdated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_join_policy_updated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a group was moved.
@interface DBXTeamLogEventTypeArgGroupMoved : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_moved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the external ID of a group was removed.
@interface DBXTeamLogEventTypeArgGroupRemoveExternalId : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_remove_external_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which team members were removed from a group.
@interface DBXTeamLogEventTypeArgGroupRemoveMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_remove_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a group was renamed.
@interface DBXTeamLogEventTypeArgGroupRename : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_rename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the permission to create groups was changed.
@interface DBXTeamLogEventTypeArgGroupUserManagementChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `group_user_management_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an external ID was assigned to a group.
@interface DBXTeamLogGroupAddExternalIdDetails : DBXObject
/// The external ID after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The external ID after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// An external ID was assigned to a group.
@interface DBXTeamLogGroupAddExternalIdType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team members were added to a group.
@interface DBXTeamLogGroupAddMemberDetails : DBXObject
/// A Boolean value that indicates whether the member is an owner of the group.
@property (nonatomic, readonly) NSNumber *isGroupOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsGroupOwner:(NSNumber *)isGroupOwner NS_DESIGNATED_INITIALIZER;
@end

/// Team members were added to a group.
@interface DBXTeamLogGroupAddMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external ID of a group was changed.
@interface DBXTeamLogGroupChangeExternalIdDetails : DBXObject
/// The external ID after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The external ID after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// The external ID before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue previousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a group was changed.
@interface DBXTeamLogGroupChangeExternalIdType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the management type of a group was changed.
@interface DBXTeamLogGroupChangeManagementTypeDetails : DBXObject
/// The management type after the change.
@property (nonatomic, readonly) DBXTeamCommonGroupManagementType *newValue;
/// The management type after the change.
- (DBXTeamCommonGroupManagementType *)newValue DB_NO_METHOD_FAMILY;
/// The management type before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementType *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamCommonGroupManagementType *)newValue
    previousValue:(nullable DBXTeamCommonGroupManagementType *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The management type of a group was changed.
@interface DBXTeamLogGroupChangeManagementTypeType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group member was made a manager of the group, or stopped being one.
@interface DBXTeamLogGroupChangeMemberRoleDetails : DBXObject
/// A Boolean value that indicates whether the member is an owner of the group.
@property (nonatomic, readonly) NSNumber *isGroupOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsGroupOwner:(NSNumber *)isGroupOwner NS_DESIGNATED_INITIALIZER;
@end

/// A group member was made a manager of the group, or stopped being one.
@interface DBXTeamLogGroupChangeMemberRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was created.
@interface DBXTeamLogGroupCreateDetails : DBXObject
/// A Boolean value that indicates whether the group is managed by the company.
@property (nonatomic, readonly, nullable) NSNumber *isCompanyManaged;
/// The policy for joining the group.
@property (nonatomic, readonly, nullable) DBXTeamLogGroupJoinPolicy *joinPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged
    joinPolicy:(nullable DBXTeamLogGroupJoinPolicy *)joinPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// A group was created.
@interface DBXTeamLogGroupCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was deleted.
@interface DBXTeamLogGroupDeleteDetails : DBXObject
/// A Boolean value that indicates whether the group is managed by the company.
@property (nonatomic, readonly, nullable) NSNumber *isCompanyManaged;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged NS_DESIGNATED_INITIALIZER;
@end

/// A group was deleted.
@interface DBXTeamLogGroupDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the description of a group was changed.
@interface DBXTeamLogGroupDescriptionUpdatedDetails : DBXObject
@end

/// The description of a group was changed. Dropbox no longer records this event.
@interface DBXTeamLogGroupDescriptionUpdatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group's own setting for external sharing was changed.
@interface DBXTeamLogGroupExternalSharingSettingOverrideChangedDetails : DBXObject
/// The external sharing setting after the change.
@property (nonatomic, readonly) DBXTeamLogExternalSharingSetting *newValue;
/// The external sharing setting after the change.
- (DBXTeamLogExternalSharingSetting *)newValue DB_NO_METHOD_FAMILY;
/// The external sharing setting before the change.
@property (nonatomic, readonly) DBXTeamLogExternalSharingSetting *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogExternalSharingSetting *)newValue
    previousValue:(DBXTeamLogExternalSharingSetting *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A group's own setting for external sharing was changed.
@interface DBXTeamLogGroupExternalSharingSettingOverrideChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for joining a group.
@interface DBXTeamLogGroupJoinPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogGroupJoinPolicy (Members)
/// The object if its tag is `open`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGroupJoinPolicyOpen *asOpen;
/// The object if its tag is `request_to_join`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGroupJoinPolicyRequestToJoin *asRequestToJoin;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGroupJoinPolicyOther *asOther;
@end

/// Members can join the group.
@interface DBXTeamLogGroupJoinPolicyOpen : DBXTeamLogGroupJoinPolicy
/// Creates an object with the tag `open`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can ask to join the group.
@interface DBXTeamLogGroupJoinPolicyRequestToJoin : DBXTeamLogGroupJoinPolicy
/// Creates an object with the tag `request_to_join`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogGroupJoinPolicyOther : DBXTeamLogGroupJoinPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the join policy of a group was changed.
@interface DBXTeamLogGroupJoinPolicyUpdatedDetails : DBXObject
/// A Boolean value that indicates whether the group is managed by the company.
@property (nonatomic, readonly, nullable) NSNumber *isCompanyManaged;
/// The policy for joining the group.
@property (nonatomic, readonly, nullable) DBXTeamLogGroupJoinPolicy *joinPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged
    joinPolicy:(nullable DBXTeamLogGroupJoinPolicy *)joinPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The join policy of a group was changed. Dropbox no longer records this event.
@interface DBXTeamLogGroupJoinPolicyUpdatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A group.
@interface DBXTeamLogGroupLogInfo : DBXObject
/// The identifier of the group, `g:…`.
@property (nonatomic, readonly, copy, nullable) NSString *groupId;
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The external ID, from the team's own directory. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *externalId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDisplayName:(NSString *)displayName
    groupId:(nullable NSString *)groupId
    externalId:(nullable NSString *)externalId
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was moved.
@interface DBXTeamLogGroupMovedDetails : DBXObject
@end

/// A group was moved. Dropbox no longer records this event.
@interface DBXTeamLogGroupMovedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external ID of a group was removed.
@interface DBXTeamLogGroupRemoveExternalIdDetails : DBXObject
/// The external ID before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a group was removed.
@interface DBXTeamLogGroupRemoveExternalIdType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team members were removed from a group.
@interface DBXTeamLogGroupRemoveMemberDetails : DBXObject
@end

/// Team members were removed from a group.
@interface DBXTeamLogGroupRemoveMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was renamed.
@interface DBXTeamLogGroupRenameDetails : DBXObject
/// The name of the group before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The name of the group after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The name of the group after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue newValue:(NSString *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// A group was renamed.
@interface DBXTeamLogGroupRenameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to create groups was changed.
@interface DBXTeamLogGroupUserManagementChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesGroupCreation *newValue;
/// The policy after the change.
- (DBXTeamPoliciesGroupCreation *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesGroupCreation *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesGroupCreation *)newValue
    previousValue:(nullable DBXTeamPoliciesGroupCreation *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to create groups was changed.
@interface DBXTeamLogGroupUserManagementChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
