// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>

@class DBTEAMCOMMONGroupManagementType, DBTEAMGroupMemberInfo, DBTEAMGroupSelector, DBTEAMMemberAccess,
    DBTEAMMemberProfile, DBTEAMUserSelectorArg, DBTEAMUsersSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMGroupAccessType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupAccessTypeTag) {
    /// The member belongs to the group.
    DBTEAMGroupAccessTypeMember,
    /// The member can rename the group, and add and remove members.
    DBTEAMGroupAccessTypeOwner,
};

/// The permissions of a member for a group.
@interface DBTEAMGroupAccessType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupAccessTypeTag tag;
/// Creates an object with the tag `member`.
- (instancetype)initWithMember;
/// Creates an object with the tag `owner`.
- (instancetype)initWithOwner;
/// Returns whether the tag is `member`.
- (BOOL)isMember;
/// Returns whether the tag is `owner`.
- (BOOL)isOwner;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupAccessType` from and to JSON.
@interface DBTEAMGroupAccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupAccessType *)instance;
+ (DBTEAMGroupAccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new group.
@interface DBTEAMGroupCreateArg : DBStoneObject
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *groupName;
/// A Boolean value that indicates whether the admin who creates the group becomes its owner. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *addCreatorAsOwner;
/// The external ID, from the team's own directory.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// The manager of the group's members.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONGroupManagementType *groupManagementType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its owner. The
///     default is `@NO`.
///   - groupExternalId: The external ID, from the team's own directory.
///   - groupManagementType: The manager of the group's members.
- (instancetype)initWithGroupName:(NSString *)groupName
    addCreatorAsOwner:(nullable NSNumber *)addCreatorAsOwner
    groupExternalId:(nullable NSString *)groupExternalId
    groupManagementType:(nullable DBTEAMCOMMONGroupManagementType *)groupManagementType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroupName:(NSString *)groupName;
@end

/// Converts `DBTEAMGroupCreateArg` from and to JSON.
@interface DBTEAMGroupCreateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupCreateArg *)instance;
+ (DBTEAMGroupCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupCreateErrorTag) {
    /// Another group has this name.
    DBTEAMGroupCreateErrorGroupNameAlreadyUsed,
    /// The name is empty or contains characters that aren't allowed.
    DBTEAMGroupCreateErrorGroupNameInvalid,
    /// Another group has this external ID.
    DBTEAMGroupCreateErrorExternalIdAlreadyInUse,
    /// Only Dropbox can create groups that it manages.
    DBTEAMGroupCreateErrorSystemManagedGroupDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupCreateErrorOther,
};

/// The reason that a group wasn't created.
@interface DBTEAMGroupCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupCreateErrorTag tag;
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)initWithGroupNameAlreadyUsed;
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)initWithGroupNameInvalid;
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)initWithExternalIdAlreadyInUse;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `group_name_already_used`.
- (BOOL)isGroupNameAlreadyUsed;
/// Returns whether the tag is `group_name_invalid`.
- (BOOL)isGroupNameInvalid;
/// Returns whether the tag is `external_id_already_in_use`.
- (BOOL)isExternalIdAlreadyInUse;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupCreateError` from and to JSON.
@interface DBTEAMGroupCreateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupCreateError *)instance;
+ (DBTEAMGroupCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupDeleteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupDeleteErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupDeleteErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupDeleteErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupDeleteErrorSystemManagedGroupDisallowed,
    /// The group was already deleted.
    DBTEAMGroupDeleteErrorGroupAlreadyDeleted,
};

/// The reason that a group wasn't deleted.
@interface DBTEAMGroupDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupDeleteErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `group_already_deleted`.
- (instancetype)initWithGroupAlreadyDeleted;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `group_already_deleted`.
- (BOOL)isGroupAlreadyDeleted;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupDeleteError` from and to JSON.
@interface DBTEAMGroupDeleteErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupDeleteError *)instance;
+ (DBTEAMGroupDeleteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group and its members.
@interface DBTEAMGroupFullInfo : DBTEAMCOMMONGroupSummary
/// The members. `nil` for groups that Dropbox manages.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMGroupMemberInfo *> *members;
/// The time at which the group was created, in milliseconds since 1970.
@property (nonatomic, readonly) NSNumber *created;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    created:(NSNumber *)created
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    members:(nullable NSArray<DBTEAMGroupMemberInfo *> *)members;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    created:(NSNumber *)created;
@end

/// Converts `DBTEAMGroupFullInfo` from and to JSON.
@interface DBTEAMGroupFullInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupFullInfo *)instance;
+ (DBTEAMGroupFullInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member of a group.
@interface DBTEAMGroupMemberInfo : DBStoneObject
/// The profile of the member.
@property (nonatomic, readonly) DBTEAMMemberProfile *profile;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProfile:(DBTEAMMemberProfile *)profile accessType:(DBTEAMGroupAccessType *)accessType;
@end

/// Converts `DBTEAMGroupMemberInfo` from and to JSON.
@interface DBTEAMGroupMemberInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberInfo *)instance;
+ (DBTEAMGroupMemberInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMemberSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMemberSelectorErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMemberSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMemberSelectorErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMemberSelectorErrorSystemManagedGroupDisallowed,
    /// The user isn't a member of the group.
    DBTEAMGroupMemberSelectorErrorMemberNotInGroup,
};

/// The reason that a member of a group can't be used.
@interface DBTEAMGroupMemberSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMemberSelectorErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMemberSelectorError` from and to JSON.
@interface DBTEAMGroupMemberSelectorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberSelectorError *)instance;
+ (DBTEAMGroupMemberSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMemberSetAccessTypeError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMemberSetAccessTypeErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMemberSetAccessTypeErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMemberSetAccessTypeErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed,
    /// The user isn't a member of the group.
    DBTEAMGroupMemberSetAccessTypeErrorMemberNotInGroup,
    /// A group that admins manage can't have owners.
    DBTEAMGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup,
};

/// The reason that the permissions of a group's member weren't changed.
@interface DBTEAMGroupMemberSetAccessTypeError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMemberSetAccessTypeErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)initWithUserCannotBeManagerOfCompanyManagedGroup;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns whether the tag is `user_cannot_be_manager_of_company_managed_group`.
- (BOOL)isUserCannotBeManagerOfCompanyManagedGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMemberSetAccessTypeError` from and to JSON.
@interface DBTEAMGroupMemberSetAccessTypeErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMemberSetAccessTypeError *)instance;
+ (DBTEAMGroupMemberSetAccessTypeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group, and the members to add.
@interface DBTEAMGroupMembersAddArg : DBTEAMIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members to add, each with their permissions.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAccess *> *members;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - members: The members to add, each with their permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    members:(NSArray<DBTEAMMemberAccess *> *)members
    returnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group members:(NSArray<DBTEAMMemberAccess *> *)members;
@end

/// Converts `DBTEAMGroupMembersAddArg` from and to JSON.
@interface DBTEAMGroupMembersAddArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersAddArg *)instance;
+ (DBTEAMGroupMembersAddArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMembersAddError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMembersAddErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMembersAddErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersAddErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMembersAddErrorSystemManagedGroupDisallowed,
    /// A user already belongs to the group or occurs twice.
    DBTEAMGroupMembersAddErrorDuplicateUser,
    /// The group belongs to another team.
    DBTEAMGroupMembersAddErrorGroupNotInTeam,
    /// Some users aren't members of the team. The associated value lists them.
    DBTEAMGroupMembersAddErrorMembersNotInTeam,
    /// Some users don't exist. The associated value lists them.
    DBTEAMGroupMembersAddErrorUsersNotFound,
    /// A suspended member can't be an owner.
    DBTEAMGroupMembersAddErrorUserMustBeActiveToBeOwner,
    /// A group that admins manage can't have owners. The associated value lists the members.
    DBTEAMGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup,
};

/// The reason that no members were added.
@interface DBTEAMGroupMembersAddError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersAddErrorTag tag;

/// Some users aren't members of the team. The associated value lists them. Has a value only if `isMembersNotInTeam`
/// returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *membersNotInTeam;

/// Some users don't exist. The associated value lists them. Has a value only if `isUsersNotFound` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *usersNotFound;

/// A group that admins manage can't have owners. The associated value lists the members. Has a value only if
/// `isUserCannotBeManagerOfCompanyManagedGroup` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *userCannotBeManagerOfCompanyManagedGroup;

/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `duplicate_user`.
- (instancetype)initWithDuplicateUser;
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)initWithGroupNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)initWithMembersNotInTeam:(NSArray<NSString *> *)membersNotInTeam;
/// Creates an object with the tag `users_not_found`.
- (instancetype)initWithUsersNotFound:(NSArray<NSString *> *)usersNotFound;
/// Creates an object with the tag `user_must_be_active_to_be_owner`.
- (instancetype)initWithUserMustBeActiveToBeOwner;

/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)
    initWithUserCannotBeManagerOfCompanyManagedGroup:(NSArray<NSString *> *)userCannotBeManagerOfCompanyManagedGroup;

/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `duplicate_user`.
- (BOOL)isDuplicateUser;
/// Returns whether the tag is `group_not_in_team`.
- (BOOL)isGroupNotInTeam;
/// Returns whether the tag is `members_not_in_team`.
- (BOOL)isMembersNotInTeam;
/// Returns whether the tag is `users_not_found`.
- (BOOL)isUsersNotFound;
/// Returns whether the tag is `user_must_be_active_to_be_owner`.
- (BOOL)isUserMustBeActiveToBeOwner;
/// Returns whether the tag is `user_cannot_be_manager_of_company_managed_group`.
- (BOOL)isUserCannotBeManagerOfCompanyManagedGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMembersAddError` from and to JSON.
@interface DBTEAMGroupMembersAddErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersAddError *)instance;
+ (DBTEAMGroupMembersAddError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group after a change of its members.
@interface DBTEAMGroupMembersChangeResult : DBStoneObject
/// The group.
@property (nonatomic, readonly) DBTEAMGroupFullInfo *groupInfo;
/// No longer used: always a space. At least 1 character. Deprecated.
@property (nonatomic, readonly, copy) NSString *asyncJobId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroupInfo:(DBTEAMGroupFullInfo *)groupInfo asyncJobId:(NSString *)asyncJobId;
@end

/// Converts `DBTEAMGroupMembersChangeResult` from and to JSON.
@interface DBTEAMGroupMembersChangeResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersChangeResult *)instance;
+ (DBTEAMGroupMembersChangeResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group, and the members to remove.
@interface DBTEAMGroupMembersRemoveArg : DBTEAMIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members to remove.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *users;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members to remove.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    users:(NSArray<DBTEAMUserSelectorArg *> *)users
    returnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group users:(NSArray<DBTEAMUserSelectorArg *> *)users;
@end

/// Converts `DBTEAMGroupMembersRemoveArg` from and to JSON.
@interface DBTEAMGroupMembersRemoveArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersRemoveArg *)instance;
+ (DBTEAMGroupMembersRemoveArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMembersRemoveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMembersRemoveErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMembersRemoveErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersRemoveErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMembersRemoveErrorSystemManagedGroupDisallowed,
    /// A user isn't a member of the group.
    DBTEAMGroupMembersRemoveErrorMemberNotInGroup,
    /// The group belongs to another team.
    DBTEAMGroupMembersRemoveErrorGroupNotInTeam,
    /// Some users aren't members of the team. The associated value lists them.
    DBTEAMGroupMembersRemoveErrorMembersNotInTeam,
    /// Some users don't exist. The associated value lists them.
    DBTEAMGroupMembersRemoveErrorUsersNotFound,
};

/// The reason that no members were removed.
@interface DBTEAMGroupMembersRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersRemoveErrorTag tag;

/// Some users aren't members of the team. The associated value lists them. Has a value only if `isMembersNotInTeam`
/// returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *membersNotInTeam;

/// Some users don't exist. The associated value lists them. Has a value only if `isUsersNotFound` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *usersNotFound;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)initWithGroupNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)initWithMembersNotInTeam:(NSArray<NSString *> *)membersNotInTeam;
/// Creates an object with the tag `users_not_found`.
- (instancetype)initWithUsersNotFound:(NSArray<NSString *> *)usersNotFound;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns whether the tag is `group_not_in_team`.
- (BOOL)isGroupNotInTeam;
/// Returns whether the tag is `members_not_in_team`.
- (BOOL)isMembersNotInTeam;
/// Returns whether the tag is `users_not_found`.
- (BOOL)isUsersNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMembersRemoveError` from and to JSON.
@interface DBTEAMGroupMembersRemoveErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersRemoveError *)instance;
+ (DBTEAMGroupMembersRemoveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members of a group.
@interface DBTEAMGroupMembersSelector : DBStoneObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The members.
@property (nonatomic, readonly) DBTEAMUsersSelectorArg *users;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group users:(DBTEAMUsersSelectorArg *)users;
@end

/// Converts `DBTEAMGroupMembersSelector` from and to JSON.
@interface DBTEAMGroupMembersSelectorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersSelector *)instance;
+ (DBTEAMGroupMembersSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupMembersSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupMembersSelectorErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupMembersSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupMembersSelectorErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupMembersSelectorErrorSystemManagedGroupDisallowed,
    /// A user isn't a member of the group.
    DBTEAMGroupMembersSelectorErrorMemberNotInGroup,
};

/// The reason that members of a group can't be used.
@interface DBTEAMGroupMembersSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupMembersSelectorErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)initWithMemberNotInGroup;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `member_not_in_group`.
- (BOOL)isMemberNotInGroup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupMembersSelectorError` from and to JSON.
@interface DBTEAMGroupMembersSelectorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersSelectorError *)instance;
+ (DBTEAMGroupMembersSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new permissions of a group's member.
@interface DBTEAMGroupMembersSetAccessTypeArg : DBTEAMGroupMemberSelector
/// The new permissions.
@property (nonatomic, readonly) DBTEAMGroupAccessType *accessType;

/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The new permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    user:(DBTEAMUserSelectorArg *)user
    accessType:(DBTEAMGroupAccessType *)accessType
    returnMembers:(nullable NSNumber *)returnMembers;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    user:(DBTEAMUserSelectorArg *)user
    accessType:(DBTEAMGroupAccessType *)accessType;
@end

/// Converts `DBTEAMGroupMembersSetAccessTypeArg` from and to JSON.
@interface DBTEAMGroupMembersSetAccessTypeArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupMembersSetAccessTypeArg *)instance;
+ (DBTEAMGroupMembersSetAccessTypeArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupSelector`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupSelectorTag) {
    /// The identifier of the group, `g:…`.
    DBTEAMGroupSelectorGroupId,
    /// The external ID of the group.
    DBTEAMGroupSelectorGroupExternalId,
};

/// A group, by identifier or external ID.
@interface DBTEAMGroupSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupSelectorTag tag;
/// The identifier of the group, `g:…`. Has a value only if `isGroupId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *groupId;
/// The external ID of the group. Has a value only if `isGroupExternalId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *groupExternalId;
/// Creates an object with the tag `group_id`.
- (instancetype)initWithGroupId:(NSString *)groupId;
/// Creates an object with the tag `group_external_id`.
- (instancetype)initWithGroupExternalId:(NSString *)groupExternalId;
/// Returns whether the tag is `group_id`.
- (BOOL)isGroupId;
/// Returns whether the tag is `group_external_id`.
- (BOOL)isGroupExternalId;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupSelector` from and to JSON.
@interface DBTEAMGroupSelectorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupSelector *)instance;
+ (DBTEAMGroupSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupSelectorError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupSelectorErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupSelectorErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupSelectorErrorOther,
};

/// The reason that a group can't be used.
@interface DBTEAMGroupSelectorError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupSelectorErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupSelectorError` from and to JSON.
@interface DBTEAMGroupSelectorErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupSelectorError *)instance;
+ (DBTEAMGroupSelectorError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupSelectorWithTeamGroupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupSelectorWithTeamGroupErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupSelectorWithTeamGroupErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupSelectorWithTeamGroupErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed,
};

/// The reason that a group can't be used.
@interface DBTEAMGroupSelectorWithTeamGroupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupSelectorWithTeamGroupErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupSelectorWithTeamGroupError` from and to JSON.
@interface DBTEAMGroupSelectorWithTeamGroupErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupSelectorWithTeamGroupError *)instance;
+ (DBTEAMGroupSelectorWithTeamGroupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a group. Fields that are `nil` don't change.
@interface DBTEAMGroupUpdateArgs : DBTEAMIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The new name.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGroupName;
/// The new external ID. An empty string removes it.
@property (nonatomic, readonly, copy, nullable) NSString *dNewGroupExternalId;
/// The new manager of the group's members.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONGroupManagementType *dNewGroupManagementType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
///   - dNewGroupName: The new name.
///   - dNewGroupExternalId: The new external ID. An empty string removes it.
///   - dNewGroupManagementType: The new manager of the group's members.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group
    returnMembers:(nullable NSNumber *)returnMembers
    dNewGroupName:(nullable NSString *)dNewGroupName
    dNewGroupExternalId:(nullable NSString *)dNewGroupExternalId
    dNewGroupManagementType:(nullable DBTEAMCOMMONGroupManagementType *)dNewGroupManagementType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group;
@end

/// Converts `DBTEAMGroupUpdateArgs` from and to JSON.
@interface DBTEAMGroupUpdateArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupUpdateArgs *)instance;
+ (DBTEAMGroupUpdateArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupUpdateErrorTag) {
    /// The group doesn't exist.
    DBTEAMGroupUpdateErrorGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupUpdateErrorOther,
    /// The operation isn't supported for groups that Dropbox manages.
    DBTEAMGroupUpdateErrorSystemManagedGroupDisallowed,
    /// Another group has this name.
    DBTEAMGroupUpdateErrorGroupNameAlreadyUsed,
    /// The name is empty or contains characters that aren't allowed.
    DBTEAMGroupUpdateErrorGroupNameInvalid,
    /// Another group has this external ID.
    DBTEAMGroupUpdateErrorExternalIdAlreadyInUse,
};

/// The reason that a group wasn't changed.
@interface DBTEAMGroupUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupUpdateErrorTag tag;
/// Creates an object with the tag `group_not_found`.
- (instancetype)initWithGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)initWithSystemManagedGroupDisallowed;
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)initWithGroupNameAlreadyUsed;
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)initWithGroupNameInvalid;
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)initWithExternalIdAlreadyInUse;
/// Returns whether the tag is `group_not_found`.
- (BOOL)isGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `system_managed_group_disallowed`.
- (BOOL)isSystemManagedGroupDisallowed;
/// Returns whether the tag is `group_name_already_used`.
- (BOOL)isGroupNameAlreadyUsed;
/// Returns whether the tag is `group_name_invalid`.
- (BOOL)isGroupNameInvalid;
/// Returns whether the tag is `external_id_already_in_use`.
- (BOOL)isExternalIdAlreadyInUse;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupUpdateError` from and to JSON.
@interface DBTEAMGroupUpdateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupUpdateError *)instance;
+ (DBTEAMGroupUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
