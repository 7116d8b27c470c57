// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMCOMMONGroupManagementType, DBTEAMLOGExternalSharingSetting, DBTEAMLOGGroupAddExternalIdDetails,
    DBTEAMLOGGroupAddExternalIdType, DBTEAMLOGGroupAddMemberDetails, DBTEAMLOGGroupAddMemberType,
    DBTEAMLOGGroupChangeExternalIdDetails, DBTEAMLOGGroupChangeExternalIdType,
    DBTEAMLOGGroupChangeManagementTypeDetails, DBTEAMLOGGroupChangeManagementTypeType,
    DBTEAMLOGGroupChangeMemberRoleDetails, DBTEAMLOGGroupChangeMemberRoleType, DBTEAMLOGGroupCreateDetails,
    DBTEAMLOGGroupCreateType, DBTEAMLOGGroupDeleteDetails, DBTEAMLOGGroupDeleteType,
    DBTEAMLOGGroupDescriptionUpdatedDetails, DBTEAMLOGGroupDescriptionUpdatedType,
    DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails, DBTEAMLOGGroupExternalSharingSettingOverrideChangedType,
    DBTEAMLOGGroupJoinPolicy, DBTEAMLOGGroupJoinPolicyUpdatedDetails, DBTEAMLOGGroupJoinPolicyUpdatedType,
    DBTEAMLOGGroupMovedDetails, DBTEAMLOGGroupMovedType, DBTEAMLOGGroupRemoveExternalIdDetails,
    DBTEAMLOGGroupRemoveExternalIdType, DBTEAMLOGGroupRemoveMemberDetails, DBTEAMLOGGroupRemoveMemberType,
    DBTEAMLOGGroupRenameDetails, DBTEAMLOGGroupRenameType, DBTEAMLOGGroupUserManagementChangePolicyDetails,
    DBTEAMLOGGroupUserManagementChangePolicyType, DBTEAMPOLICIESGroupCreation;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Group`.
@interface DBTEAMLOGEventDetails (Group)
/// Details of an event in which an external ID was assigned to a group. Has a value only if
/// `isGroupAddExternalIdDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupAddExternalIdDetails *groupAddExternalIdDetails;

/// Details of an event in which team members were added to a group. Has a value only if `isGroupAddMemberDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupAddMemberDetails *groupAddMemberDetails;

/// Details of an event in which the external ID of a group was changed. Has a value only if
/// `isGroupChangeExternalIdDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupChangeExternalIdDetails *groupChangeExternalIdDetails;

/// Details of an event in which the management type of a group was changed. Has a value only if
/// `isGroupChangeManagementTypeDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupChangeManagementTypeDetails *groupChangeManagementTypeDetails;

/// Details of an event in which a group member was made a manager of the group, or stopped being one. Has a value only
/// if `isGroupChangeMemberRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupChangeMemberRoleDetails *groupChangeMemberRoleDetails;

/// Details of an event in which a group was created. Has a value only if `isGroupCreateDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupCreateDetails *groupCreateDetails;
/// Details of an event in which a group was deleted. Has a value only if `isGroupDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupDeleteDetails *groupDeleteDetails;

/// Details of an event in which the description of a group was changed. Has a value only if
/// `isGroupDescriptionUpdatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupDescriptionUpdatedDetails *groupDescriptionUpdatedDetails;

/// Details of an event in which a group's own setting for external sharing was changed. Has a value only if
/// `isGroupExternalSharingSettingOverrideChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails *groupExternalSharingSettingOverrideChangedDetails;

/// Details of an event in which the join policy of a group was changed. Has a value only if
/// `isGroupJoinPolicyUpdatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupJoinPolicyUpdatedDetails *groupJoinPolicyUpdatedDetails;

/// Details of an event in which a group was moved. Has a value only if `isGroupMovedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupMovedDetails *groupMovedDetails;

/// Details of an event in which the external ID of a group was removed. Has a value only if
/// `isGroupRemoveExternalIdDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupRemoveExternalIdDetails *groupRemoveExternalIdDetails;

/// Details of an event in which team members were removed from a group. Has a value only if
/// `isGroupRemoveMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupRemoveMemberDetails *groupRemoveMemberDetails;

/// Details of an event in which a group was renamed. Has a value only if `isGroupRenameDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupRenameDetails *groupRenameDetails;

/// Details of an event in which the permission to create groups was changed. Has a value only if
/// `isGroupUserManagementChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupUserManagementChangePolicyDetails *groupUserManagementChangePolicyDetails;

/// Creates an object with the tag `group_add_external_id_details`.
- (instancetype)initWithGroupAddExternalIdDetails:(DBTEAMLOGGroupAddExternalIdDetails *)groupAddExternalIdDetails;
/// Creates an object with the tag `group_add_member_details`.
- (instancetype)initWithGroupAddMemberDetails:(DBTEAMLOGGroupAddMemberDetails *)groupAddMemberDetails;

/// Creates an object with the tag `group_change_external_id_details`.
- (instancetype)
    initWithGroupChangeExternalIdDetails:(DBTEAMLOGGroupChangeExternalIdDetails *)groupChangeExternalIdDetails;

/// Creates an object with the tag `group_change_management_type_details`.
- (instancetype)
    initWithGroupChangeManagementTypeDetails:(DBTEAMLOGGroupChangeManagementTypeDetails *)groupChangeManagementTypeDetails;

/// Creates an object with the tag `group_change_member_role_details`.
- (instancetype)
    initWithGroupChangeMemberRoleDetails:(DBTEAMLOGGroupChangeMemberRoleDetails *)groupChangeMemberRoleDetails;

/// Creates an object with the tag `group_create_details`.
- (instancetype)initWithGroupCreateDetails:(DBTEAMLOGGroupCreateDetails *)groupCreateDetails;
/// Creates an object with the tag `group_delete_details`.
- (instancetype)initWithGroupDeleteDetails:(DBTEAMLOGGroupDeleteDetails *)groupDeleteDetails;

/// Creates an object with the tag `group_description_updated_details`.
- (instancetype)
    initWithGroupDescriptionUpdatedDetails:(DBTEAMLOGGroupDescriptionUpdatedDetails *)groupDescriptionUpdatedDetails;

/// Creates an object with the tag `group_external_sharing_setting_override_changed_details`.
- (instancetype)
    initWithGroupExternalSharingSettingOverrideChangedDetails:(DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails *)groupExternalSharingSettingOverrideChangedDetails;

/// Creates an object with the tag `group_join_policy_updated_details`.
- (instancetype)
    initWithGroupJoinPolicyUpdatedDetails:(DBTEAMLOGGroupJoinPolicyUpdatedDetails *)groupJoinPolicyUpdatedDetails;

/// Creates an object with the tag `group_moved_details`.
- (instancetype)initWithGroupMovedDetails:(DBTEAMLOGGroupMovedDetails *)groupMovedDetails;

/// Creates an object with the tag `group_remove_external_id_details`.
- (instancetype)
    initWithGroupRemoveExternalIdDetails:(DBTEAMLOGGroupRemoveExternalIdDetails *)groupRemoveExternalIdDetails;

/// Creates an object with the tag `group_remove_member_details`.
- (instancetype)initWithGroupRemoveMemberDetails:(DBTEAMLOGGroupRemoveMemberDetails *)groupRemoveMemberDetails;
/// Creates an object with the tag `group_rename_details`.
- (instancetype)initWithGroupRenameDetails:(DBTEAMLOGGroupRenameDetails *)groupRenameDetails;

/// Creates an object with the tag `group_user_management_change_policy_details`.
- (instancetype)
    initWithGroupUserManagementChangePolicyDetails:(DBTEAMLOGGroupUserManagementChangePolicyDetails *)groupUserManagementChangePolicyDetails;

/// Returns whether the tag is `group_add_external_id_details`.
- (BOOL)isGroupAddExternalIdDetails;
/// Returns whether the tag is `group_add_member_details`.
- (BOOL)isGroupAddMemberDetails;
/// Returns whether the tag is `group_change_external_id_details`.
- (BOOL)isGroupChangeExternalIdDetails;
/// Returns whether the tag is `group_change_management_type_details`.
- (BOOL)isGroupChangeManagementTypeDetails;
/// Returns whether the tag is `group_change_member_role_details`.
- (BOOL)isGroupChangeMemberRoleDetails;
/// Returns whether the tag is `group_create_details`.
- (BOOL)isGroupCreateDetails;
/// Returns whether the tag is `group_delete_details`.
- (BOOL)isGroupDeleteDetails;
/// Returns whether the tag is `group_description_updated_details`.
- (BOOL)isGroupDescriptionUpdatedDetails;
/// Returns whether the tag is `group_external_sharing_setting_override_changed_details`.
- (BOOL)isGroupExternalSharingSettingOverrideChangedDetails;
/// Returns whether the tag is `group_join_policy_updated_details`.
- (BOOL)isGroupJoinPolicyUpdatedDetails;
/// Returns whether the tag is `group_moved_details`.
- (BOOL)isGroupMovedDetails;
/// Returns whether the tag is `group_remove_external_id_details`.
- (BOOL)isGroupRemoveExternalIdDetails;
/// Returns whether the tag is `group_remove_member_details`.
- (BOOL)isGroupRemoveMemberDetails;
/// Returns whether the tag is `group_rename_details`.
- (BOOL)isGroupRenameDetails;
/// Returns whether the tag is `group_user_management_change_policy_details`.
- (BOOL)isGroupUserManagementChangePolicyDetails;
@end

/// The members whose names start with `Group`.
@interface DBTEAMLOGEventType (Group)
/// An external ID was assigned to a group. Has a value only if `isGroupAddExternalId` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupAddExternalIdType *groupAddExternalId;
/// Team members were added to a group. Has a value only if `isGroupAddMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupAddMemberType *groupAddMember;
/// The external ID of a group was changed. Has a value only if `isGroupChangeExternalId` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupChangeExternalIdType *groupChangeExternalId;
/// The management type of a group was changed. Has a value only if `isGroupChangeManagementType` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupChangeManagementTypeType *groupChangeManagementType;

/// A group member was made a manager of the group, or stopped being one. Has a value only if `isGroupChangeMemberRole`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupChangeMemberRoleType *groupChangeMemberRole;

/// A group was created. Has a value only if `isGroupCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupCreateType *groupCreate;
/// A group was deleted. Has a value only if `isGroupDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupDeleteType *groupDelete;

/// The description of a group was changed. Dropbox no longer records this event. Has a value only if
/// `isGroupDescriptionUpdated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupDescriptionUpdatedType *groupDescriptionUpdated;

/// A group's own setting for external sharing was changed. Has a value only if
/// `isGroupExternalSharingSettingOverrideChanged` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGGroupExternalSharingSettingOverrideChangedType *groupExternalSharingSettingOverrideChanged;

/// The join policy of a group was changed. Dropbox no longer records this event. Has a value only if
/// `isGroupJoinPolicyUpdated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupJoinPolicyUpdatedType *groupJoinPolicyUpdated;

/// A group was moved. Dropbox no longer records this event. Has a value only if `isGroupMoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupMovedType *groupMoved;
/// The external ID of a group was removed. Has a value only if `isGroupRemoveExternalId` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupRemoveExternalIdType *groupRemoveExternalId;
/// Team members were removed from a group. Has a value only if `isGroupRemoveMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupRemoveMemberType *groupRemoveMember;
/// A group was renamed. Has a value only if `isGroupRename` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupRenameType *groupRename;
/// The permission to create groups was changed. Has a value only if `isGroupUserManagementChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupUserManagementChangePolicyType *groupUserManagementChangePolicy;
/// Creates an object with the tag `group_add_external_id`.
- (instancetype)initWithGroupAddExternalId:(DBTEAMLOGGroupAddExternalIdType *)groupAddExternalId;
/// Creates an object with the tag `group_add_member`.
- (instancetype)initWithGroupAddMember:(DBTEAMLOGGroupAddMemberType *)groupAddMember;
/// Creates an object with the tag `group_change_external_id`.
- (instancetype)initWithGroupChangeExternalId:(DBTEAMLOGGroupChangeExternalIdType *)groupChangeExternalId;
/// Creates an object with the tag `group_change_management_type`.
- (instancetype)initWithGroupChangeManagementType:(DBTEAMLOGGroupChangeManagementTypeType *)groupChangeManagementType;
/// Creates an object with the tag `group_change_member_role`.
- (instancetype)initWithGroupChangeMemberRole:(DBTEAMLOGGroupChangeMemberRoleType *)groupChangeMemberRole;
/// Creates an object with the tag `group_create`.
- (instancetype)initWithGroupCreate:(DBTEAMLOGGroupCreateType *)groupCreate;
/// Creates an object with the tag `group_delete`.
- (instancetype)initWithGroupDelete:(DBTEAMLOGGroupDeleteType *)groupDelete;
/// Creates an object with the tag `group_description_updated`.
- (instancetype)initWithGroupDescriptionUpdated:(DBTEAMLOGGroupDescriptionUpdatedType *)groupDescriptionUpdated;

/// Creates an object with the tag `group_external_sharing_setting_override_changed`.
- (instancetype)
    initWithGroupExternalSharingSettingOverrideChanged:(DBTEAMLOGGroupExternalSharingSettingOverrideChangedType *)groupExternalSharingSettingOverrideChanged;

/// Creates an object with the tag `group_join_policy_updated`.
- (instancetype)initWithGroupJoinPolicyUpdated:(DBTEAMLOGGroupJoinPolicyUpdatedType *)groupJoinPolicyUpdated;
/// Creates an object with the tag `group_moved`.
- (instancetype)initWithGroupMoved:(DBTEAMLOGGroupMovedType *)groupMoved;
/// Creates an object with the tag `group_remove_external_id`.
- (instancetype)initWithGroupRemoveExternalId:(DBTEAMLOGGroupRemoveExternalIdType *)groupRemoveExternalId;
/// Creates an object with the tag `group_remove_member`.
- (instancetype)initWithGroupRemoveMember:(DBTEAMLOGGroupRemoveMemberType *)groupRemoveMember;
/// Creates an object with the tag `group_rename`.
- (instancetype)initWithGroupRename:(DBTEAMLOGGroupRenameType *)groupRename;

/// Creates an object with the tag `group_user_management_change_policy`.
- (instancetype)
    initWithGroupUserManagementChangePolicy:(DBTEAMLOGGroupUserManagementChangePolicyType *)groupUserManagementChangePolicy;

/// Returns whether the tag is `group_add_external_id`.
- (BOOL)isGroupAddExternalId;
/// Returns whether the tag is `group_add_member`.
- (BOOL)isGroupAddMember;
/// Returns whether the tag is `group_change_external_id`.
- (BOOL)isGroupChangeExternalId;
/// Returns whether the tag is `group_change_management_type`.
- (BOOL)isGroupChangeManagementType;
/// Returns whether the tag is `group_change_member_role`.
- (BOOL)isGroupChangeMemberRole;
/// Returns whether the tag is `group_create`.
- (BOOL)isGroupCreate;
/// Returns whether the tag is `group_delete`.
- (BOOL)isGroupDelete;
/// Returns whether the tag is `group_description_updated`.
- (BOOL)isGroupDescriptionUpdated;
/// Returns whether the tag is `group_external_sharing_setting_override_changed`.
- (BOOL)isGroupExternalSharingSettingOverrideChanged;
/// Returns whether the tag is `group_join_policy_updated`.
- (BOOL)isGroupJoinPolicyUpdated;
/// Returns whether the tag is `group_moved`.
- (BOOL)isGroupMoved;
/// Returns whether the tag is `group_remove_external_id`.
- (BOOL)isGroupRemoveExternalId;
/// Returns whether the tag is `group_remove_member`.
- (BOOL)isGroupRemoveMember;
/// Returns whether the tag is `group_rename`.
- (BOOL)isGroupRename;
/// Returns whether the tag is `group_user_management_change_policy`.
- (BOOL)isGroupUserManagementChangePolicy;
@end

/// The members whose names start with `Group`.
@interface DBTEAMLOGEventTypeArg (Group)
/// Creates an object with the tag `group_add_external_id`.
- (instancetype)initWithGroupAddExternalId;
/// Creates an object with the tag `group_add_member`.
- (instancetype)initWithGroupAddMember;
/// Creates an object with the tag `group_change_external_id`.
- (instancetype)initWithGroupChangeExternalId;
/// Creates an object with the tag `group_change_management_type`.
- (instancetype)initWithGroupChangeManagementType;
/// Creates an object with the tag `group_change_member_role`.
- (instancetype)initWithGroupChangeMemberRole;
/// Creates an object with the tag `group_create`.
- (instancetype)initWithGroupCreate;
/// Creates an object with the tag `group_delete`.
- (instancetype)initWithGroupDelete;
/// Creates an object with the tag `group_description_updated`.
- (instancetype)initWithGroupDescriptionUpdated;
/// Creates an object with the tag `group_external_sharing_setting_override_changed`.
- (instancetype)initWithGroupExternalSharingSettingOverrideChanged;
/// Creates an object with the tag `group_join_policy_updated`.
- (instancetype)initWithGroupJoinPolicyUpdated;
/// Creates an object with the tag `group_moved`.
- (instancetype)initWithGroupMoved;
/// Creates an object with the tag `group_remove_external_id`.
- (instancetype)initWithGroupRemoveExternalId;
/// Creates an object with the tag `group_remove_member`.
- (instancetype)initWithGroupRemoveMember;
/// Creates an object with the tag `group_rename`.
- (instancetype)initWithGroupRename;
/// Creates an object with the tag `group_user_management_change_policy`.
- (instancetype)initWithGroupUserManagementChangePolicy;
/// Returns whether the tag is `group_add_external_id`.
- (BOOL)isGroupAddExternalId;
/// Returns whether the tag is `group_add_member`.
- (BOOL)isGroupAddMember;
/// Returns whether the tag is `group_change_external_id`.
- (BOOL)isGroupChangeExternalId;
/// Returns whether the tag is `group_change_management_type`.
- (BOOL)isGroupChangeManagementType;
/// Returns whether the tag is `group_change_member_role`.
- (BOOL)isGroupChangeMemberRole;
/// Returns whether the tag is `group_create`.
- (BOOL)isGroupCreate;
/// Returns whether the tag is `group_delete`.
- (BOOL)isGroupDelete;
/// Returns whether the tag is `group_description_updated`.
- (BOOL)isGroupDescriptionUpdated;
/// Returns whether the tag is `group_external_sharing_setting_override_changed`.
- (BOOL)isGroupExternalSharingSettingOverrideChanged;
/// Returns whether the tag is `group_join_policy_updated`.
- (BOOL)isGroupJoinPolicyUpdated;
/// Returns whether the tag is `group_moved`.
- (BOOL)isGroupMoved;
/// Returns whether the tag is `group_remove_external_id`.
- (BOOL)isGroupRemoveExternalId;
/// Returns whether the tag is `group_remove_member`.
- (BOOL)isGroupRemoveMember;
/// Returns whether the tag is `group_rename`.
- (BOOL)isGroupRename;
/// Returns whether the tag is `group_user_management_change_policy`.
- (BOOL)isGroupUserManagementChangePolicy;
@end

/// Details of an event in which an external ID was assigned to a group.
@interface DBTEAMLOGGroupAddExternalIdDetails : DBStoneObject
/// The external ID after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGGroupAddExternalIdDetails` from and to JSON.
@interface DBTEAMLOGGroupAddExternalIdDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupAddExternalIdDetails *)instance;
+ (DBTEAMLOGGroupAddExternalIdDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An external ID was assigned to a group.
@interface DBTEAMLOGGroupAddExternalIdType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupAddExternalIdType` from and to JSON.
@interface DBTEAMLOGGroupAddExternalIdTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupAddExternalIdType *)instance;
+ (DBTEAMLOGGroupAddExternalIdType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which team members were added to a group.
@interface DBTEAMLOGGroupAddMemberDetails : DBStoneObject
/// A Boolean value that indicates whether the member is an owner of the group.
@property (nonatomic, readonly) NSNumber *isGroupOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsGroupOwner:(NSNumber *)isGroupOwner;
@end

/// Converts `DBTEAMLOGGroupAddMemberDetails` from and to JSON.
@interface DBTEAMLOGGroupAddMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupAddMemberDetails *)instance;
+ (DBTEAMLOGGroupAddMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Team members were added to a group.
@interface DBTEAMLOGGroupAddMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupAddMemberType` from and to JSON.
@interface DBTEAMLOGGroupAddMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupAddMemberType *)instance;
+ (DBTEAMLOGGroupAddMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external ID of a group was changed.
@interface DBTEAMLOGGroupChangeExternalIdDetails : DBStoneObject
/// The external ID after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// The external ID before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue previousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGGroupChangeExternalIdDetails` from and to JSON.
@interface DBTEAMLOGGroupChangeExternalIdDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupChangeExternalIdDetails *)instance;
+ (DBTEAMLOGGroupChangeExternalIdDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external ID of a group was changed.
@interface DBTEAMLOGGroupChangeExternalIdType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupChangeExternalIdType` from and to JSON.
@interface DBTEAMLOGGroupChangeExternalIdTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupChangeExternalIdType *)instance;
+ (DBTEAMLOGGroupChangeExternalIdType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the management type of a group was changed.
@interface DBTEAMLOGGroupChangeManagementTypeDetails : DBStoneObject
/// The management type after the change.
@property (nonatomic, readonly) DBTEAMCOMMONGroupManagementType *dNewValue;
/// The management type before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONGroupManagementType *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMCOMMONGroupManagementType *)dNewValue
    previousValue:(nullable DBTEAMCOMMONGroupManagementType *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMCOMMONGroupManagementType *)dNewValue;
@end

/// Converts `DBTEAMLOGGroupChangeManagementTypeDetails` from and to JSON.
@interface DBTEAMLOGGroupChangeManagementTypeDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupChangeManagementTypeDetails *)instance;
+ (DBTEAMLOGGroupChangeManagementTypeDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The management type of a group was changed.
@interface DBTEAMLOGGroupChangeManagementTypeType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupChangeManagementTypeType` from and to JSON.
@interface DBTEAMLOGGroupChangeManagementTypeTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupChangeManagementTypeType *)instance;
+ (DBTEAMLOGGroupChangeManagementTypeType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a group member was made a manager of the group, or stopped being one.
@interface DBTEAMLOGGroupChangeMemberRoleDetails : DBStoneObject
/// A Boolean value that indicates whether the member is an owner of the group.
@property (nonatomic, readonly) NSNumber *isGroupOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsGroupOwner:(NSNumber *)isGroupOwner;
@end

/// Converts `DBTEAMLOGGroupChangeMemberRoleDetails` from and to JSON.
@interface DBTEAMLOGGroupChangeMemberRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupChangeMemberRoleDetails *)instance;
+ (DBTEAMLOGGroupChangeMemberRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group member was made a manager of the group, or stopped being one.
@interface DBTEAMLOGGroupChangeMemberRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupChangeMemberRoleType` from and to JSON.
@interface DBTEAMLOGGroupChangeMemberRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupChangeMemberRoleType *)instance;
+ (DBTEAMLOGGroupChangeMemberRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a group was created.
@interface DBTEAMLOGGroupCreateDetails : DBStoneObject
/// A Boolean value that indicates whether the group is managed by the company.
@property (nonatomic, readonly, nullable) NSNumber *isCompanyManaged;
/// The policy for joining the group.
@property (nonatomic, readonly, nullable) DBTEAMLOGGroupJoinPolicy *joinPolicy;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged
    joinPolicy:(nullable DBTEAMLOGGroupJoinPolicy *)joinPolicy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGroupCreateDetails` from and to JSON.
@interface DBTEAMLOGGroupCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupCreateDetails *)instance;
+ (DBTEAMLOGGroupCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group was created.
@interface DBTEAMLOGGroupCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupCreateType` from and to JSON.
@interface DBTEAMLOGGroupCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupCreateType *)instance;
+ (DBTEAMLOGGroupCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a group was deleted.
@interface DBTEAMLOGGroupDeleteDetails : DBStoneObject
/// A Boolean value that indicates whether the group is managed by the company.
@property (nonatomic, readonly, nullable) NSNumber *isCompanyManaged;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGroupDeleteDetails` from and to JSON.
@interface DBTEAMLOGGroupDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupDeleteDetails *)instance;
+ (DBTEAMLOGGroupDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group was deleted.
@interface DBTEAMLOGGroupDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupDeleteType` from and to JSON.
@interface DBTEAMLOGGroupDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupDeleteType *)instance;
+ (DBTEAMLOGGroupDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the description of a group was changed.
@interface DBTEAMLOGGroupDescriptionUpdatedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGroupDescriptionUpdatedDetails` from and to JSON.
@interface DBTEAMLOGGroupDescriptionUpdatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupDescriptionUpdatedDetails *)instance;
+ (DBTEAMLOGGroupDescriptionUpdatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The description of a group was changed. Dropbox no longer records this event.
@interface DBTEAMLOGGroupDescriptionUpdatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupDescriptionUpdatedType` from and to JSON.
@interface DBTEAMLOGGroupDescriptionUpdatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupDescriptionUpdatedType *)instance;
+ (DBTEAMLOGGroupDescriptionUpdatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a group's own setting for external sharing was changed.
@interface DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails : DBStoneObject
/// The external sharing setting after the change.
@property (nonatomic, readonly) DBTEAMLOGExternalSharingSetting *dNewValue;
/// The external sharing setting before the change.
@property (nonatomic, readonly) DBTEAMLOGExternalSharingSetting *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGExternalSharingSetting *)dNewValue
    previousValue:(DBTEAMLOGExternalSharingSetting *)previousValue;
@end

/// Converts `DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails` from and to JSON.
@interface DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails *)instance;
+ (DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group's own setting for external sharing was changed.
@interface DBTEAMLOGGroupExternalSharingSettingOverrideChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupExternalSharingSettingOverrideChangedType` from and to JSON.
@interface DBTEAMLOGGroupExternalSharingSettingOverrideChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupExternalSharingSettingOverrideChangedType *)instance;
+ (DBTEAMLOGGroupExternalSharingSettingOverrideChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGGroupJoinPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGGroupJoinPolicyTag) {
    /// Members can join the group.
    DBTEAMLOGGroupJoinPolicyOpen,
    /// Members can ask to join the group.
    DBTEAMLOGGroupJoinPolicyRequestToJoin,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGGroupJoinPolicyOther,
};

/// The policy for joining a group.
@interface DBTEAMLOGGroupJoinPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGGroupJoinPolicyTag tag;
/// Creates an object with the tag `open`.
- (instancetype)initWithOpen;
/// Creates an object with the tag `request_to_join`.
- (instancetype)initWithRequestToJoin;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `open`.
- (BOOL)isOpen;
/// Returns whether the tag is `request_to_join`.
- (BOOL)isRequestToJoin;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGGroupJoinPolicy` from and to JSON.
@interface DBTEAMLOGGroupJoinPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupJoinPolicy *)instance;
+ (DBTEAMLOGGroupJoinPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the join policy of a group was changed.
@interface DBTEAMLOGGroupJoinPolicyUpdatedDetails : DBStoneObject
/// A Boolean value that indicates whether the group is managed by the company.
@property (nonatomic, readonly, nullable) NSNumber *isCompanyManaged;
/// The policy for joining the group.
@property (nonatomic, readonly, nullable) DBTEAMLOGGroupJoinPolicy *joinPolicy;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIsCompanyManaged:(nullable NSNumber *)isCompanyManaged
    joinPolicy:(nullable DBTEAMLOGGroupJoinPolicy *)joinPolicy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGroupJoinPolicyUpdatedDetails` from and to JSON.
@interface DBTEAMLOGGroupJoinPolicyUpdatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupJoinPolicyUpdatedDetails *)instance;
+ (DBTEAMLOGGroupJoinPolicyUpdatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The join policy of a group was changed. Dropbox no longer records this event.
@interface DBTEAMLOGGroupJoinPolicyUpdatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupJoinPolicyUpdatedType` from and to JSON.
@interface DBTEAMLOGGroupJoinPolicyUpdatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupJoinPolicyUpdatedType *)instance;
+ (DBTEAMLOGGroupJoinPolicyUpdatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group.
@interface DBTEAMLOGGroupLogInfo : DBStoneObject
/// The identifier of the group, `g:…`.
@property (nonatomic, readonly, copy, nullable) NSString *groupId;
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *displayName;
/// The external ID, from the team's own directory. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *externalId;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDisplayName:(NSString *)displayName
    groupId:(nullable NSString *)groupId
    externalId:(nullable NSString *)externalId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDisplayName:(NSString *)displayName;
@end

/// Converts `DBTEAMLOGGroupLogInfo` from and to JSON.
@interface DBTEAMLOGGroupLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupLogInfo *)instance;
+ (DBTEAMLOGGroupLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a group was moved.
@interface DBTEAMLOGGroupMovedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGroupMovedDetails` from and to JSON.
@interface DBTEAMLOGGroupMovedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupMovedDetails *)instance;
+ (DBTEAMLOGGroupMovedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group was moved. Dropbox no longer records this event.
@interface DBTEAMLOGGroupMovedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupMovedType` from and to JSON.
@interface DBTEAMLOGGroupMovedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupMovedType *)instance;
+ (DBTEAMLOGGroupMovedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external ID of a group was removed.
@interface DBTEAMLOGGroupRemoveExternalIdDetails : DBStoneObject
/// The external ID before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGGroupRemoveExternalIdDetails` from and to JSON.
@interface DBTEAMLOGGroupRemoveExternalIdDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupRemoveExternalIdDetails *)instance;
+ (DBTEAMLOGGroupRemoveExternalIdDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external ID of a group was removed.
@interface DBTEAMLOGGroupRemoveExternalIdType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupRemoveExternalIdType` from and to JSON.
@interface DBTEAMLOGGroupRemoveExternalIdTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupRemoveExternalIdType *)instance;
+ (DBTEAMLOGGroupRemoveExternalIdType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which team members were removed from a group.
@interface DBTEAMLOGGroupRemoveMemberDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGroupRemoveMemberDetails` from and to JSON.
@interface DBTEAMLOGGroupRemoveMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupRemoveMemberDetails *)instance;
+ (DBTEAMLOGGroupRemoveMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Team members were removed from a group.
@interface DBTEAMLOGGroupRemoveMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupRemoveMemberType` from and to JSON.
@interface DBTEAMLOGGroupRemoveMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupRemoveMemberType *)instance;
+ (DBTEAMLOGGroupRemoveMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a group was renamed.
@interface DBTEAMLOGGroupRenameDetails : DBStoneObject
/// The name of the group before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The name of the group after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue dNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGGroupRenameDetails` from and to JSON.
@interface DBTEAMLOGGroupRenameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupRenameDetails *)instance;
+ (DBTEAMLOGGroupRenameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group was renamed.
@interface DBTEAMLOGGroupRenameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupRenameType` from and to JSON.
@interface DBTEAMLOGGroupRenameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupRenameType *)instance;
+ (DBTEAMLOGGroupRenameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the permission to create groups was changed.
@interface DBTEAMLOGGroupUserManagementChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESGroupCreation *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESGroupCreation *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESGroupCreation *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESGroupCreation *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESGroupCreation *)dNewValue;
@end

/// Converts `DBTEAMLOGGroupUserManagementChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGGroupUserManagementChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupUserManagementChangePolicyDetails *)instance;
+ (DBTEAMLOGGroupUserManagementChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permission to create groups was changed.
@interface DBTEAMLOGGroupUserManagementChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGroupUserManagementChangePolicyType` from and to JSON.
@interface DBTEAMLOGGroupUserManagementChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGroupUserManagementChangePolicyType *)instance;
+ (DBTEAMLOGGroupUserManagementChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
