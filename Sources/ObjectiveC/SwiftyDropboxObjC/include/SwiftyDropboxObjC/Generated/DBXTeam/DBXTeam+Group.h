// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>

@class DBXTeamCommonGroupManagementType, DBXTeamGroupAccessTypeMember, DBXTeamGroupAccessTypeOwner,
    DBXTeamGroupCreateErrorExternalIdAlreadyInUse, DBXTeamGroupCreateErrorGroupNameAlreadyUsed,
    DBXTeamGroupCreateErrorGroupNameInvalid, DBXTeamGroupCreateErrorOther,
    DBXTeamGroupCreateErrorSystemManagedGroupDisallowed, DBXTeamGroupDeleteErrorGroupAlreadyDeleted,
    DBXTeamGroupDeleteErrorGroupNotFound, DBXTeamGroupDeleteErrorOther,
    DBXTeamGroupDeleteErrorSystemManagedGroupDisallowed, DBXTeamGroupMemberInfo,
    DBXTeamGroupMemberSelectorErrorGroupNotFound, DBXTeamGroupMemberSelectorErrorMemberNotInGroup,
    DBXTeamGroupMemberSelectorErrorOther, DBXTeamGroupMemberSelectorErrorSystemManagedGroupDisallowed,
    DBXTeamGroupMemberSetAccessTypeErrorGroupNotFound, DBXTeamGroupMemberSetAccessTypeErrorMemberNotInGroup,
    DBXTeamGroupMemberSetAccessTypeErrorOther, DBXTeamGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed,
    DBXTeamGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup,
    DBXTeamGroupMembersAddErrorDuplicateUser, DBXTeamGroupMembersAddErrorGroupNotFound,
    DBXTeamGroupMembersAddErrorGroupNotInTeam, DBXTeamGroupMembersAddErrorMembersNotInTeam,
    DBXTeamGroupMembersAddErrorOther, DBXTeamGroupMembersAddErrorSystemManagedGroupDisallowed,
    DBXTeamGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup,
    DBXTeamGroupMembersAddErrorUserMustBeActiveToBeOwner, DBXTeamGroupMembersAddErrorUsersNotFound,
    DBXTeamGroupMembersRemoveErrorGroupNotFound, DBXTeamGroupMembersRemoveErrorGroupNotInTeam,
    DBXTeamGroupMembersRemoveErrorMemberNotInGroup, DBXTeamGroupMembersRemoveErrorMembersNotInTeam,
    DBXTeamGroupMembersRemoveErrorOther, DBXTeamGroupMembersRemoveErrorSystemManagedGroupDisallowed,
    DBXTeamGroupMembersRemoveErrorUsersNotFound, DBXTeamGroupMembersSelectorErrorGroupNotFound,
    DBXTeamGroupMembersSelectorErrorMemberNotInGroup, DBXTeamGroupMembersSelectorErrorOther,
    DBXTeamGroupMembersSelectorErrorSystemManagedGroupDisallowed, DBXTeamGroupSelector,
    DBXTeamGroupSelectorErrorGroupNotFound, DBXTeamGroupSelectorErrorOther, DBXTeamGroupSelectorGroupExternalId,
    DBXTeamGroupSelectorGroupId, DBXTeamGroupSelectorWithTeamGroupErrorGroupNotFound,
    DBXTeamGroupSelectorWithTeamGroupErrorOther, DBXTeamGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed,
    DBXTeamGroupUpdateErrorExternalIdAlreadyInUse, DBXTeamGroupUpdateErrorGroupNameAlreadyUsed,
    DBXTeamGroupUpdateErrorGroupNameInvalid, DBXTeamGroupUpdateErrorGroupNotFound, DBXTeamGroupUpdateErrorOther,
    DBXTeamGroupUpdateErrorSystemManagedGroupDisallowed, DBXTeamMemberAccess, DBXTeamMemberProfile,
    DBXTeamUserSelectorArg, DBXTeamUsersSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The permissions of a member for a group.
@interface DBXTeamGroupAccessType : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupAccessType (Members)
/// The object if its tag is `member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupAccessTypeMember *asMember;
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupAccessTypeOwner *asOwner;
@end

/// The member belongs to the group.
@interface DBXTeamGroupAccessTypeMember : DBXTeamGroupAccessType
/// Creates an object with the tag `member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can rename the group, and add and remove members.
@interface DBXTeamGroupAccessTypeOwner : DBXTeamGroupAccessType
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The properties of a new group.
@interface DBXTeamGroupCreateArg : DBXObject
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *groupName;
/// A Boolean value that indicates whether the admin who creates the group becomes its owner. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *addCreatorAsOwner;
/// The external ID, from the team's own directory.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// The manager of the group's members.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementType *groupManagementType;

/// Creates an object.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its owner. The
///     default is `@NO`.
///   - groupExternalId: The external ID, from the team's own directory.
///   - groupManagementType: The manager of the group's members.
- (instancetype)initWithGroupName:(NSString *)groupName
    addCreatorAsOwner:(NSNumber *)addCreatorAsOwner
    groupExternalId:(nullable NSString *)groupExternalId
    groupManagementType:(nullable DBXTeamCommonGroupManagementType *)groupManagementType
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a group wasn't created.
@interface DBXTeamGroupCreateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupCreateError (Members)
/// The object if its tag is `group_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorGroupNameAlreadyUsed *asGroupNameAlreadyUsed;
/// The object if its tag is `group_name_invalid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorGroupNameInvalid *asGroupNameInvalid;
/// The object if its tag is `external_id_already_in_use`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorExternalIdAlreadyInUse *asExternalIdAlreadyInUse;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupCreateErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorOther *asOther;
@end

/// Another group has this name.
@interface DBXTeamGroupCreateErrorGroupNameAlreadyUsed : DBXTeamGroupCreateError
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name is empty or contains characters that aren't allowed.
@interface DBXTeamGroupCreateErrorGroupNameInvalid : DBXTeamGroupCreateError
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another group has this external ID.
@interface DBXTeamGroupCreateErrorExternalIdAlreadyInUse : DBXTeamGroupCreateError
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only Dropbox can create groups that it manages.
@interface DBXTeamGroupCreateErrorSystemManagedGroupDisallowed : DBXTeamGroupCreateError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupCreateErrorOther : DBXTeamGroupCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a group wasn't deleted.
@interface DBXTeamGroupDeleteError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupDeleteError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupDeleteErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupDeleteErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupDeleteErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `group_already_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupDeleteErrorGroupAlreadyDeleted *asGroupAlreadyDeleted;
@end

/// The group doesn't exist.
@interface DBXTeamGroupDeleteErrorGroupNotFound : DBXTeamGroupDeleteError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupDeleteErrorOther : DBXTeamGroupDeleteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupDeleteErrorSystemManagedGroupDisallowed : DBXTeamGroupDeleteError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The group was already deleted.
@interface DBXTeamGroupDeleteErrorGroupAlreadyDeleted : DBXTeamGroupDeleteError
/// Creates an object with the tag `group_already_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A group and its members.
@interface DBXTeamGroupFullInfo : DBXTeamCommonGroupSummary
/// The members. `nil` for groups that Dropbox manages.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamGroupMemberInfo *> *members;
/// The time at which the group was created, in milliseconds since 1970.
@property (nonatomic, readonly) NSNumber *created;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    created:(NSNumber *)created
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    members:(nullable NSArray<DBXTeamGroupMemberInfo *> *)members
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    DB_UNAVAILABLE;
@end

/// A member of a group.
@interface DBXTeamGroupMemberInfo : DBXObject
/// The profile of the member.
@property (nonatomic, readonly) DBXTeamMemberProfile *profile;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBXTeamGroupAccessType *accessType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProfile:(DBXTeamMemberProfile *)profile
    accessType:(DBXTeamGroupAccessType *)accessType
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member of a group can't be used.
@interface DBXTeamGroupMemberSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMemberSelectorError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSelectorErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSelectorErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMemberSelectorErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSelectorErrorMemberNotInGroup *asMemberNotInGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMemberSelectorErrorGroupNotFound : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMemberSelectorErrorOther : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMemberSelectorErrorSystemManagedGroupDisallowed : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the group.
@interface DBXTeamGroupMemberSelectorErrorMemberNotInGroup : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the permissions of a group's member weren't changed.
@interface DBXTeamGroupMemberSetAccessTypeError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMemberSetAccessTypeError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSetAccessTypeErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSetAccessTypeErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSetAccessTypeErrorMemberNotInGroup *asMemberNotInGroup;

/// The object if its tag is `user_cannot_be_manager_of_company_managed_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup *asUserCannotBeManagerOfCompanyManagedGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMemberSetAccessTypeErrorGroupNotFound : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMemberSetAccessTypeErrorOther : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the group.
@interface DBXTeamGroupMemberSetAccessTypeErrorMemberNotInGroup : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A group that admins manage can't have owners.
@interface DBXTeamGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The group, and the members to add.
@interface DBXTeamGroupMembersAddArg : DBXTeamIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The members to add, each with their permissions.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberAccess *> *members;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - members: The members to add, each with their permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    members:(NSArray<DBXTeamMemberAccess *> *)members
    returnMembers:(NSNumber *)returnMembers
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers DB_UNAVAILABLE;
@end

/// The reason that no members were added.
@interface DBXTeamGroupMembersAddError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMembersAddError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersAddErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `duplicate_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorDuplicateUser *asDuplicateUser;
/// The object if its tag is `group_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorGroupNotInTeam *asGroupNotInTeam;
/// The object if its tag is `members_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorMembersNotInTeam *asMembersNotInTeam;
/// The object if its tag is `users_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorUsersNotFound *asUsersNotFound;

/// The object if its tag is `user_must_be_active_to_be_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersAddErrorUserMustBeActiveToBeOwner *asUserMustBeActiveToBeOwner;

/// The object if its tag is `user_cannot_be_manager_of_company_managed_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup *asUserCannotBeManagerOfCompanyManagedGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMembersAddErrorGroupNotFound : DBXTeamGroupMembersAddError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMembersAddErrorOther : DBXTeamGroupMembersAddError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMembersAddErrorSystemManagedGroupDisallowed : DBXTeamGroupMembersAddError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A user already belongs to the group or occurs twice.
@interface DBXTeamGroupMembersAddErrorDuplicateUser : DBXTeamGroupMembersAddError
/// Creates an object with the tag `duplicate_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The group belongs to another team.
@interface DBXTeamGroupMembersAddErrorGroupNotInTeam : DBXTeamGroupMembersAddError
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Some users aren't members of the team. The associated value lists them.
@interface DBXTeamGroupMembersAddErrorMembersNotInTeam : DBXTeamGroupMembersAddError
/// The value of `members_not_in_team`.
@property (nonatomic, copy) NSArray<NSString *> *membersNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)init:(NSArray<NSString *> *)membersNotInTeam NS_DESIGNATED_INITIALIZER;
@end

/// Some users don't exist. The associated value lists them.
@interface DBXTeamGroupMembersAddErrorUsersNotFound : DBXTeamGroupMembersAddError
/// The value of `users_not_found`.
@property (nonatomic, copy) NSArray<NSString *> *usersNotFound;
/// Creates an object with the tag `users_not_found`.
- (instancetype)init:(NSArray<NSString *> *)usersNotFound NS_DESIGNATED_INITIALIZER;
@end

/// A suspended member can't be an owner.
@interface DBXTeamGroupMembersAddErrorUserMustBeActiveToBeOwner : DBXTeamGroupMembersAddError
/// Creates an object with the tag `user_must_be_active_to_be_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A group that admins manage can't have owners. The associated value lists the members.
@interface DBXTeamGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup : DBXTeamGroupMembersAddError
/// The value of `user_cannot_be_manager_of_company_managed_group`.
@property (nonatomic, copy) NSArray<NSString *> *userCannotBeManagerOfCompanyManagedGroup;
/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)init:(NSArray<NSString *> *)userCannotBeManagerOfCompanyManagedGroup NS_DESIGNATED_INITIALIZER;
@end

/// The group after a change of its members.
@interface DBXTeamGroupMembersChangeResult : DBXObject
/// The group.
@property (nonatomic, readonly) DBXTeamGroupFullInfo *groupInfo;
/// No longer used: always a space. At least 1 character. Deprecated.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroupInfo:(DBXTeamGroupFullInfo *)groupInfo
    asyncJobId:(NSString *)asyncJobId
    NS_DESIGNATED_INITIALIZER;
@end

/// The group, and the members to remove.
@interface DBXTeamGroupMembersRemoveArg : DBXTeamIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The members to remove.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members to remove.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    users:(NSArray<DBXTeamUserSelectorArg *> *)users
    returnMembers:(NSNumber *)returnMembers
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers DB_UNAVAILABLE;
@end

/// The reason that no members were removed.
@interface DBXTeamGroupMembersRemoveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMembersRemoveError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersRemoveErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorMemberNotInGroup *asMemberNotInGroup;
/// The object if its tag is `group_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorGroupNotInTeam *asGroupNotInTeam;
/// The object if its tag is `members_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorMembersNotInTeam *asMembersNotInTeam;
/// The object if its tag is `users_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorUsersNotFound *asUsersNotFound;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMembersRemoveErrorGroupNotFound : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMembersRemoveErrorOther : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMembersRemoveErrorSystemManagedGroupDisallowed : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A user isn't a member of the group.
@interface DBXTeamGroupMembersRemoveErrorMemberNotInGroup : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The group belongs to another team.
@interface DBXTeamGroupMembersRemoveErrorGroupNotInTeam : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Some users aren't members of the team. The associated value lists them.
@interface DBXTeamGroupMembersRemoveErrorMembersNotInTeam : DBXTeamGroupMembersRemoveError
/// The value of `members_not_in_team`.
@property (nonatomic, copy) NSArray<NSString *> *membersNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)init:(NSArray<NSString *> *)membersNotInTeam NS_DESIGNATED_INITIALIZER;
@end

/// Some users don't exist. The associated value lists them.
@interface DBXTeamGroupMembersRemoveErrorUsersNotFound : DBXTeamGroupMembersRemoveError
/// The value of `users_not_found`.
@property (nonatomic, copy) NSArray<NSString *> *usersNotFound;
/// Creates an object with the tag `users_not_found`.
- (instancetype)init:(NSArray<NSString *> *)usersNotFound NS_DESIGNATED_INITIALIZER;
@end

/// Members of a group.
@interface DBXTeamGroupMembersSelector : DBXObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The members.
@property (nonatomic, readonly) DBXTeamUsersSelectorArg *users;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    users:(DBXTeamUsersSelectorArg *)users
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that members of a group can't be used.
@interface DBXTeamGroupMembersSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMembersSelectorError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersSelectorErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersSelectorErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersSelectorErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersSelectorErrorMemberNotInGroup *asMemberNotInGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMembersSelectorErrorGroupNotFound : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMembersSelectorErrorOther : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMembersSelectorErrorSystemManagedGroupDisallowed : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A user isn't a member of the group.
@interface DBXTeamGroupMembersSelectorErrorMemberNotInGroup : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new permissions of a group's member.
@interface DBXTeamGroupMembersSetAccessTypeArg : DBXTeamGroupMemberSelector
/// The new permissions.
@property (nonatomic, readonly) DBXTeamGroupAccessType *accessType;

/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The new permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    user:(DBXTeamUserSelectorArg *)user
    accessType:(DBXTeamGroupAccessType *)accessType
    returnMembers:(NSNumber *)returnMembers
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group user:(DBXTeamUserSelectorArg *)user DB_UNAVAILABLE;
@end

/// A group, by identifier or external ID.
@interface DBXTeamGroupSelector : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupSelector (Members)
/// The object if its tag is `group_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorGroupId *asGroupId;
/// The object if its tag is `group_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorGroupExternalId *asGroupExternalId;
@end

/// The identifier of the group, `g:…`.
@interface DBXTeamGroupSelectorGroupId : DBXTeamGroupSelector
/// The value of `group_id`.
@property (nonatomic, copy) NSString *groupId;
/// Creates an object with the tag `group_id`.
- (instancetype)init:(NSString *)groupId NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of the group.
@interface DBXTeamGroupSelectorGroupExternalId : DBXTeamGroupSelector
/// The value of `group_external_id`.
@property (nonatomic, copy) NSString *groupExternalId;
/// Creates an object with the tag `group_external_id`.
- (instancetype)init:(NSString *)groupExternalId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a group can't be used.
@interface DBXTeamGroupSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupSelectorError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorErrorOther *asOther;
@end

/// The group doesn't exist.
@interface DBXTeamGroupSelectorErrorGroupNotFound : DBXTeamGroupSelectorError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupSelectorErrorOther : DBXTeamGroupSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a group can't be used.
@interface DBXTeamGroupSelectorWithTeamGroupError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupSelectorWithTeamGroupError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorWithTeamGroupErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorWithTeamGroupErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;
@end

/// The group doesn't exist.
@interface DBXTeamGroupSelectorWithTeamGroupErrorGroupNotFound : DBXTeamGroupSelectorWithTeamGroupError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupSelectorWithTeamGroupErrorOther : DBXTeamGroupSelectorWithTeamGroupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed : DBXTeamGroupSelectorWithTeamGroupError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The changes to a group. Fields that are `nil` don't change.
@interface DBXTeamGroupUpdateArgs : DBXTeamIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The new name.
@property (nonatomic, readonly, copy, nullable) NSString *newGroupName;
/// The new name.
- (nullable NSString *)newGroupName DB_NO_METHOD_FAMILY;
/// The new external ID. An empty string removes it.
@property (nonatomic, readonly, copy, nullable) NSString *newGroupExternalId;
/// The new external ID. An empty string removes it.
- (nullable NSString *)newGroupExternalId DB_NO_METHOD_FAMILY;
/// The new manager of the group's members.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementType *newGroupManagementType;
/// The new manager of the group's members.
- (nullable DBXTeamCommonGroupManagementType *)newGroupManagementType DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
///   - newGroupName: The new name.
///   - newGroupExternalId: The new external ID. An empty string removes it.
///   - newGroupManagementType: The new manager of the group's members.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    returnMembers:(NSNumber *)returnMembers
    newGroupName:(nullable NSString *)newGroupName
    newGroupExternalId:(nullable NSString *)newGroupExternalId
    newGroupManagementType:(nullable DBXTeamCommonGroupManagementType *)newGroupManagementType
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers DB_UNAVAILABLE;
@end

/// The reason that a group wasn't changed.
@interface DBXTeamGroupUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupUpdateError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupUpdateErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `group_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorGroupNameAlreadyUsed *asGroupNameAlreadyUsed;
/// The object if its tag is `group_name_invalid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorGroupNameInvalid *asGroupNameInvalid;
/// The object if its tag is `external_id_already_in_use`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorExternalIdAlreadyInUse *asExternalIdAlreadyInUse;
@end

/// The group doesn't exist.
@interface DBXTeamGroupUpdateErrorGroupNotFound : DBXTeamGroupUpdateError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupUpdateErrorOther : DBXTeamGroupUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupUpdateErrorSystemManagedGroupDisallowed : DBXTeamGroupUpdateError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another group has this name.
@interface DBXTeamGroupUpdateErrorGroupNameAlreadyUsed : DBXTeamGroupUpdateError
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name is empty or contains characters that aren't allowed.
@interface DBXTeamGroupUpdateErrorGroupNameInvalid : DBXTeamGroupUpdateError
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another group has this external ID.
@interface DBXTeamGroupUpdateErrorExternalIdAlreadyInUse : DBXTeamGroupUpdateError
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
