// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBSHARINGAclUpdatePolicy, DBSHARINGMemberPolicy, DBSHARINGSharedLinkPolicy,
    DBTEAMLOGSharedFolderChangeLinkPolicyDetails, DBTEAMLOGSharedFolderChangeLinkPolicyType,
    DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails, DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType,
    DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails, DBTEAMLOGSharedFolderChangeMembersManagementPolicyType,
    DBTEAMLOGSharedFolderChangeMembersPolicyDetails, DBTEAMLOGSharedFolderChangeMembersPolicyType,
    DBTEAMLOGSharedFolderCreateDetails, DBTEAMLOGSharedFolderCreateType, DBTEAMLOGSharedFolderDeclineInvitationDetails,
    DBTEAMLOGSharedFolderDeclineInvitationType, DBTEAMLOGSharedFolderMembersInheritancePolicy,
    DBTEAMLOGSharedFolderMountDetails, DBTEAMLOGSharedFolderMountType, DBTEAMLOGSharedFolderNestDetails,
    DBTEAMLOGSharedFolderNestType, DBTEAMLOGSharedFolderTransferOwnershipDetails,
    DBTEAMLOGSharedFolderTransferOwnershipType, DBTEAMLOGSharedFolderUnmountDetails, DBTEAMLOGSharedFolderUnmountType,
    DBTEAMLOGSharedFoldersCreateReportDetails, DBTEAMLOGSharedFoldersCreateReportFailedDetails,
    DBTEAMLOGSharedFoldersCreateReportFailedType, DBTEAMLOGSharedFoldersCreateReportType,
    DBTEAMLOGSharedNoteOpenedDetails, DBTEAMLOGSharedNoteOpenedType, DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Shared`.
@interface DBTEAMLOGEventDetails (Shared)
/// Details of an event in which a report on shared folders was created. Has a value only if
/// `isSharedFoldersCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFoldersCreateReportDetails *sharedFoldersCreateReportDetails;

/// Details of an event in which a report on shared folders couldn't be created. Has a value only if
/// `isSharedFoldersCreateReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFoldersCreateReportFailedDetails *sharedFoldersCreateReportFailedDetails;

/// Details of an event in which the group of people who can open a shared folder by a link was changed. Has a value
/// only if `isSharedFolderChangeLinkPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderChangeLinkPolicyDetails *sharedFolderChangeLinkPolicyDetails;

/// Details of an event in which a shared folder was set to inherit the members of its parent folder, or not to. Has a
/// value only if `isSharedFolderChangeMembersInheritancePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails *sharedFolderChangeMembersInheritancePolicyDetails;

/// Details of an event in which the permission to add and remove members of a shared folder was changed. Has a value
/// only if `isSharedFolderChangeMembersManagementPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails *sharedFolderChangeMembersManagementPolicyDetails;

/// Details of an event in which the group of people who can become members of a shared folder was changed. Has a value
/// only if `isSharedFolderChangeMembersPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderChangeMembersPolicyDetails *sharedFolderChangeMembersPolicyDetails;

/// Details of an event in which a shared folder was created. Has a value only if `isSharedFolderCreateDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderCreateDetails *sharedFolderCreateDetails;

/// Details of an event in which a user declined a team member's invitation to a shared folder. Has a value only if
/// `isSharedFolderDeclineInvitationDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderDeclineInvitationDetails *sharedFolderDeclineInvitationDetails;

/// Details of an event in which a user added a shared folder to their own Dropbox. Has a value only if
/// `isSharedFolderMountDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderMountDetails *sharedFolderMountDetails;

/// Details of an event in which the parent of a shared folder was changed. Has a value only if
/// `isSharedFolderNestDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderNestDetails *sharedFolderNestDetails;

/// Details of an event in which the ownership of a shared folder was transferred to another member. Has a value only if
/// `isSharedFolderTransferOwnershipDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderTransferOwnershipDetails *sharedFolderTransferOwnershipDetails;

/// Details of an event in which a user removed a shared folder from their own Dropbox. Has a value only if
/// `isSharedFolderUnmountDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderUnmountDetails *sharedFolderUnmountDetails;

/// Details of an event in which a shared Paper document was opened. Has a value only if `isSharedNoteOpenedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedNoteOpenedDetails *sharedNoteOpenedDetails;

/// Creates an object with the tag `shared_folders_create_report_details`.
- (instancetype)
    initWithSharedFoldersCreateReportDetails:(DBTEAMLOGSharedFoldersCreateReportDetails *)sharedFoldersCreateReportDetails;

/// Creates an object with the tag `shared_folders_create_report_failed_details`.
- (instancetype)
    initWithSharedFoldersCreateReportFailedDetails:(DBTEAMLOGSharedFoldersCreateReportFailedDetails *)sharedFoldersCreateReportFailedDetails;

/// Creates an object with the tag `shared_folder_change_link_policy_details`.
- (instancetype)
    initWithSharedFolderChangeLinkPolicyDetails:(DBTEAMLOGSharedFolderChangeLinkPolicyDetails *)sharedFolderChangeLinkPolicyDetails;

/// Creates an object with the tag `shared_folder_change_members_inheritance_policy_details`.
- (instancetype)
    initWithSharedFolderChangeMembersInheritancePolicyDetails:(DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails *)sharedFolderChangeMembersInheritancePolicyDetails;

/// Creates an object with the tag `shared_folder_change_members_management_policy_details`.
- (instancetype)
    initWithSharedFolderChangeMembersManagementPolicyDetails:(DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails *)sharedFolderChangeMembersManagementPolicyDetails;

/// Creates an object with the tag `shared_folder_change_members_policy_details`.
- (instancetype)
    initWithSharedFolderChangeMembersPolicyDetails:(DBTEAMLOGSharedFolderChangeMembersPolicyDetails *)sharedFolderChangeMembersPolicyDetails;

/// Creates an object with the tag `shared_folder_create_details`.
- (instancetype)initWithSharedFolderCreateDetails:(DBTEAMLOGSharedFolderCreateDetails *)sharedFolderCreateDetails;

/// Creates an object with the tag `shared_folder_decline_invitation_details`.
- (instancetype)
    initWithSharedFolderDeclineInvitationDetails:(DBTEAMLOGSharedFolderDeclineInvitationDetails *)sharedFolderDeclineInvitationDetails;

/// Creates an object with the tag `shared_folder_mount_details`.
- (instancetype)initWithSharedFolderMountDetails:(DBTEAMLOGSharedFolderMountDetails *)sharedFolderMountDetails;
/// Creates an object with the tag `shared_folder_nest_details`.
- (instancetype)initWithSharedFolderNestDetails:(DBTEAMLOGSharedFolderNestDetails *)sharedFolderNestDetails;

/// Creates an object with the tag `shared_folder_transfer_ownership_details`.
- (instancetype)
    initWithSharedFolderTransferOwnershipDetails:(DBTEAMLOGSharedFolderTransferOwnershipDetails *)sharedFolderTransferOwnershipDetails;

/// Creates an object with the tag `shared_folder_unmount_details`.
- (instancetype)initWithSharedFolderUnmountDetails:(DBTEAMLOGSharedFolderUnmountDetails *)sharedFolderUnmountDetails;
/// Creates an object with the tag `shared_note_opened_details`.
- (instancetype)initWithSharedNoteOpenedDetails:(DBTEAMLOGSharedNoteOpenedDetails *)sharedNoteOpenedDetails;
/// Returns whether the tag is `shared_folders_create_report_details`.
- (BOOL)isSharedFoldersCreateReportDetails;
/// Returns whether the tag is `shared_folders_create_report_failed_details`.
- (BOOL)isSharedFoldersCreateReportFailedDetails;
/// Returns whether the tag is `shared_folder_change_link_policy_details`.
- (BOOL)isSharedFolderChangeLinkPolicyDetails;
/// Returns whether the tag is `shared_folder_change_members_inheritance_policy_details`.
- (BOOL)isSharedFolderChangeMembersInheritancePolicyDetails;
/// Returns whether the tag is `shared_folder_change_members_management_policy_details`.
- (BOOL)isSharedFolderChangeMembersManagementPolicyDetails;
/// Returns whether the tag is `shared_folder_change_members_policy_details`.
- (BOOL)isSharedFolderChangeMembersPolicyDetails;
/// Returns whether the tag is `shared_folder_create_details`.
- (BOOL)isSharedFolderCreateDetails;
/// Returns whether the tag is `shared_folder_decline_invitation_details`.
- (BOOL)isSharedFolderDeclineInvitationDetails;
/// Returns whether the tag is `shared_folder_mount_details`.
- (BOOL)isSharedFolderMountDetails;
/// Returns whether the tag is `shared_folder_nest_details`.
- (BOOL)isSharedFolderNestDetails;
/// Returns whether the tag is `shared_folder_transfer_ownership_details`.
- (BOOL)isSharedFolderTransferOwnershipDetails;
/// Returns whether the tag is `shared_folder_unmount_details`.
- (BOOL)isSharedFolderUnmountDetails;
/// Returns whether the tag is `shared_note_opened_details`.
- (BOOL)isSharedNoteOpenedDetails;
@end

/// The members whose names start with `Shared`.
@interface DBTEAMLOGEventType (Shared)
/// A report on shared folders was created. Has a value only if `isSharedFoldersCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFoldersCreateReportType *sharedFoldersCreateReport;

/// A report on shared folders couldn't be created. Has a value only if `isSharedFoldersCreateReportFailed` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFoldersCreateReportFailedType *sharedFoldersCreateReportFailed;

/// The group of people who can open a shared folder by a link was changed. Has a value only if
/// `isSharedFolderChangeLinkPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderChangeLinkPolicyType *sharedFolderChangeLinkPolicy;

/// A shared folder was set to inherit the members of its parent folder, or not to. Has a value only if
/// `isSharedFolderChangeMembersInheritancePolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType *sharedFolderChangeMembersInheritancePolicy;

/// The permission to add and remove members of a shared folder was changed. Has a value only if
/// `isSharedFolderChangeMembersManagementPolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedFolderChangeMembersManagementPolicyType *sharedFolderChangeMembersManagementPolicy;

/// The group of people who can become members of a shared folder was changed. Has a value only if
/// `isSharedFolderChangeMembersPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderChangeMembersPolicyType *sharedFolderChangeMembersPolicy;

/// A shared folder was created. Has a value only if `isSharedFolderCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderCreateType *sharedFolderCreate;

/// A user declined a team member's invitation to a shared folder. Has a value only if `isSharedFolderDeclineInvitation`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderDeclineInvitationType *sharedFolderDeclineInvitation;

/// A user added a shared folder to their own Dropbox. Has a value only if `isSharedFolderMount` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderMountType *sharedFolderMount;
/// The parent of a shared folder was changed. Has a value only if `isSharedFolderNest` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderNestType *sharedFolderNest;

/// The ownership of a shared folder was transferred to another member. Has a value only if
/// `isSharedFolderTransferOwnership` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderTransferOwnershipType *sharedFolderTransferOwnership;

/// A user removed a shared folder from their own Dropbox. Has a value only if `isSharedFolderUnmount` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderUnmountType *sharedFolderUnmount;

/// A shared Paper document was opened. Dropbox no longer records this event. Has a value only if `isSharedNoteOpened`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedNoteOpenedType *sharedNoteOpened;

/// Creates an object with the tag `shared_folders_create_report`.
- (instancetype)initWithSharedFoldersCreateReport:(DBTEAMLOGSharedFoldersCreateReportType *)sharedFoldersCreateReport;

/// Creates an object with the tag `shared_folders_create_report_failed`.
- (instancetype)
    initWithSharedFoldersCreateReportFailed:(DBTEAMLOGSharedFoldersCreateReportFailedType *)sharedFoldersCreateReportFailed;

/// Creates an object with the tag `shared_folder_change_link_policy`.
- (instancetype)
    initWithSharedFolderChangeLinkPolicy:(DBTEAMLOGSharedFolderChangeLinkPolicyType *)sharedFolderChangeLinkPolicy;

/// Creates an object with the tag `shared_folder_change_members_inheritance_policy`.
- (instancetype)
    initWithSharedFolderChangeMembersInheritancePolicy:(DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType *)sharedFolderChangeMembersInheritancePolicy;

/// Creates an object with the tag `shared_folder_change_members_management_policy`.
- (instancetype)
    initWithSharedFolderChangeMembersManagementPolicy:(DBTEAMLOGSharedFolderChangeMembersManagementPolicyType *)sharedFolderChangeMembersManagementPolicy;

/// Creates an object with the tag `shared_folder_change_members_policy`.
- (instancetype)
    initWithSharedFolderChangeMembersPolicy:(DBTEAMLOGSharedFolderChangeMembersPolicyType *)sharedFolderChangeMembersPolicy;

/// Creates an object with the tag `shared_folder_create`.
- (instancetype)initWithSharedFolderCreate:(DBTEAMLOGSharedFolderCreateType *)sharedFolderCreate;

/// Creates an object with the tag `shared_folder_decline_invitation`.
- (instancetype)
    initWithSharedFolderDeclineInvitation:(DBTEAMLOGSharedFolderDeclineInvitationType *)sharedFolderDeclineInvitation;

/// Creates an object with the tag `shared_folder_mount`.
- (instancetype)initWithSharedFolderMount:(DBTEAMLOGSharedFolderMountType *)sharedFolderMount;
/// Creates an object with the tag `shared_folder_nest`.
- (instancetype)initWithSharedFolderNest:(DBTEAMLOGSharedFolderNestType *)sharedFolderNest;

/// Creates an object with the tag `shared_folder_transfer_ownership`.
- (instancetype)
    initWithSharedFolderTransferOwnership:(DBTEAMLOGSharedFolderTransferOwnershipType *)sharedFolderTransferOwnership;

/// Creates an object with the tag `shared_folder_unmount`.
- (instancetype)initWithSharedFolderUnmount:(DBTEAMLOGSharedFolderUnmountType *)sharedFolderUnmount;
/// Creates an object with the tag `shared_note_opened`.
- (instancetype)initWithSharedNoteOpened:(DBTEAMLOGSharedNoteOpenedType *)sharedNoteOpened;
/// Returns whether the tag is `shared_folders_create_report`.
- (BOOL)isSharedFoldersCreateReport;
/// Returns whether the tag is `shared_folders_create_report_failed`.
- (BOOL)isSharedFoldersCreateReportFailed;
/// Returns whether the tag is `shared_folder_change_link_policy`.
- (BOOL)isSharedFolderChangeLinkPolicy;
/// Returns whether the tag is `shared_folder_change_members_inheritance_policy`.
- (BOOL)isSharedFolderChangeMembersInheritancePolicy;
/// Returns whether the tag is `shared_folder_change_members_management_policy`.
- (BOOL)isSharedFolderChangeMembersManagementPolicy;
/// Returns whether the tag is `shared_folder_change_members_policy`.
- (BOOL)isSharedFolderChangeMembersPolicy;
/// Returns whether the tag is `shared_folder_create`.
- (BOOL)isSharedFolderCreate;
/// Returns whether the tag is `shared_folder_decline_invitation`.
- (BOOL)isSharedFolderDeclineInvitation;
/// Returns whether the tag is `shared_folder_mount`.
- (BOOL)isSharedFolderMount;
/// Returns whether the tag is `shared_folder_nest`.
- (BOOL)isSharedFolderNest;
/// Returns whether the tag is `shared_folder_transfer_ownership`.
- (BOOL)isSharedFolderTransferOwnership;
/// Returns whether the tag is `shared_folder_unmount`.
- (BOOL)isSharedFolderUnmount;
/// Returns whether the tag is `shared_note_opened`.
- (BOOL)isSharedNoteOpened;
@end

/// The members whose names start with `Shared`.
@interface DBTEAMLOGEventTypeArg (Shared)
/// Creates an object with the tag `shared_folders_create_report`.
- (instancetype)initWithSharedFoldersCreateReport;
/// Creates an object with the tag `shared_folders_create_report_failed`.
- (instancetype)initWithSharedFoldersCreateReportFailed;
/// Creates an object with the tag `shared_folder_change_link_policy`.
- (instancetype)initWithSharedFolderChangeLinkPolicy;
/// Creates an object with the tag `shared_folder_change_members_inheritance_policy`.
- (instancetype)initWithSharedFolderChangeMembersInheritancePolicy;
/// Creates an object with the tag `shared_folder_change_members_management_policy`.
- (instancetype)initWithSharedFolderChangeMembersManagementPolicy;
/// Creates an object with the tag `shared_folder_change_members_policy`.
- (instancetype)initWithSharedFolderChangeMembersPolicy;
/// Creates an object with the tag `shared_folder_create`.
- (instancetype)initWithSharedFolderCreate;
/// Creates an object with the tag `shared_folder_decline_invitation`.
- (instancetype)initWithSharedFolderDeclineInvitation;
/// Creates an object with the tag `shared_folder_mount`.
- (instancetype)initWithSharedFolderMount;
/// Creates an object with the tag `shared_folder_nest`.
- (instancetype)initWithSharedFolderNest;
/// Creates an object with the tag `shared_folder_transfer_ownership`.
- (instancetype)initWithSharedFolderTransferOwnership;
/// Creates an object with the tag `shared_folder_unmount`.
- (instancetype)initWithSharedFolderUnmount;
/// Creates an object with the tag `shared_note_opened`.
- (instancetype)initWithSharedNoteOpened;
/// Returns whether the tag is `shared_folders_create_report`.
- (BOOL)isSharedFoldersCreateReport;
/// Returns whether the tag is `shared_folders_create_report_failed`.
- (BOOL)isSharedFoldersCreateReportFailed;
/// Returns whether the tag is `shared_folder_change_link_policy`.
- (BOOL)isSharedFolderChangeLinkPolicy;
/// Returns whether the tag is `shared_folder_change_members_inheritance_policy`.
- (BOOL)isSharedFolderChangeMembersInheritancePolicy;
/// Returns whether the tag is `shared_folder_change_members_management_policy`.
- (BOOL)isSharedFolderChangeMembersManagementPolicy;
/// Returns whether the tag is `shared_folder_change_members_policy`.
- (BOOL)isSharedFolderChangeMembersPolicy;
/// Returns whether the tag is `shared_folder_create`.
- (BOOL)isSharedFolderCreate;
/// Returns whether the tag is `shared_folder_decline_invitation`.
- (BOOL)isSharedFolderDeclineInvitation;
/// Returns whether the tag is `shared_folder_mount`.
- (BOOL)isSharedFolderMount;
/// Returns whether the tag is `shared_folder_nest`.
- (BOOL)isSharedFolderNest;
/// Returns whether the tag is `shared_folder_transfer_ownership`.
- (BOOL)isSharedFolderTransferOwnership;
/// Returns whether the tag is `shared_folder_unmount`.
- (BOOL)isSharedFolderUnmount;
/// Returns whether the tag is `shared_note_opened`.
- (BOOL)isSharedNoteOpened;
@end

/// Details of an event in which the group of people who can open a shared folder by a link was changed.
@interface DBTEAMLOGSharedFolderChangeLinkPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBSHARINGSharedLinkPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBSHARINGSharedLinkPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBSHARINGSharedLinkPolicy *)dNewValue
    previousValue:(nullable DBSHARINGSharedLinkPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBSHARINGSharedLinkPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedFolderChangeLinkPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeLinkPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderChangeLinkPolicyDetails *)instance;
+ (DBTEAMLOGSharedFolderChangeLinkPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group of people who can open a shared folder by a link was changed.
@interface DBTEAMLOGSharedFolderChangeLinkPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderChangeLinkPolicyType` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeLinkPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderChangeLinkPolicyType *)instance;
+ (DBTEAMLOGSharedFolderChangeLinkPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared folder was set to inherit the members of its parent folder, or not to.
@interface DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderMembersInheritancePolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGSharedFolderMembersInheritancePolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharedFolderMembersInheritancePolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGSharedFolderMembersInheritancePolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharedFolderMembersInheritancePolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails *)instance;
+ (DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared folder was set to inherit the members of its parent folder, or not to.
@interface DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeMembersInheritancePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType *)instance;
+ (DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the permission to add and remove members of a shared folder was changed.
@interface DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBSHARINGAclUpdatePolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBSHARINGAclUpdatePolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBSHARINGAclUpdatePolicy *)dNewValue
    previousValue:(nullable DBSHARINGAclUpdatePolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBSHARINGAclUpdatePolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails *)instance;
+ (DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permission to add and remove members of a shared folder was changed.
@interface DBTEAMLOGSharedFolderChangeMembersManagementPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderChangeMembersManagementPolicyType` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeMembersManagementPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderChangeMembersManagementPolicyType *)instance;
+ (DBTEAMLOGSharedFolderChangeMembersManagementPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the group of people who can become members of a shared folder was changed.
@interface DBTEAMLOGSharedFolderChangeMembersPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBSHARINGMemberPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBSHARINGMemberPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBSHARINGMemberPolicy *)dNewValue
    previousValue:(nullable DBSHARINGMemberPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBSHARINGMemberPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedFolderChangeMembersPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeMembersPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderChangeMembersPolicyDetails *)instance;
+ (DBTEAMLOGSharedFolderChangeMembersPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group of people who can become members of a shared folder was changed.
@interface DBTEAMLOGSharedFolderChangeMembersPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderChangeMembersPolicyType` from and to JSON.
@interface DBTEAMLOGSharedFolderChangeMembersPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderChangeMembersPolicyType *)instance;
+ (DBTEAMLOGSharedFolderChangeMembersPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared folder was created.
@interface DBTEAMLOGSharedFolderCreateDetails : DBStoneObject
/// The namespace identifier of the folder.
@property (nonatomic, readonly, copy, nullable) NSString *targetNsId;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetNsId:(nullable NSString *)targetNsId;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedFolderCreateDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderCreateDetails *)instance;
+ (DBTEAMLOGSharedFolderCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared folder was created.
@interface DBTEAMLOGSharedFolderCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderCreateType` from and to JSON.
@interface DBTEAMLOGSharedFolderCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderCreateType *)instance;
+ (DBTEAMLOGSharedFolderCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user declined a team member's invitation to a shared folder.
@interface DBTEAMLOGSharedFolderDeclineInvitationDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedFolderDeclineInvitationDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderDeclineInvitationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderDeclineInvitationDetails *)instance;
+ (DBTEAMLOGSharedFolderDeclineInvitationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user declined a team member's invitation to a shared folder.
@interface DBTEAMLOGSharedFolderDeclineInvitationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderDeclineInvitationType` from and to JSON.
@interface DBTEAMLOGSharedFolderDeclineInvitationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderDeclineInvitationType *)instance;
+ (DBTEAMLOGSharedFolderDeclineInvitationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSharedFolderMembersInheritancePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSharedFolderMembersInheritancePolicyTag) {
    /// The folder doesn't inherit members.
    DBTEAMLOGSharedFolderMembersInheritancePolicyDontInheritMembers,
    /// The folder inherits the members of its parent.
    DBTEAMLOGSharedFolderMembersInheritancePolicyInheritMembers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSharedFolderMembersInheritancePolicyOther,
};

/// A value that indicates whether a shared folder inherits the members of its parent folder.
@interface DBTEAMLOGSharedFolderMembersInheritancePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSharedFolderMembersInheritancePolicyTag tag;
/// Creates an object with the tag `dont_inherit_members`.
- (instancetype)initWithDontInheritMembers;
/// Creates an object with the tag `inherit_members`.
- (instancetype)initWithInheritMembers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `dont_inherit_members`.
- (BOOL)isDontInheritMembers;
/// Returns whether the tag is `inherit_members`.
- (BOOL)isInheritMembers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSharedFolderMembersInheritancePolicy` from and to JSON.
@interface DBTEAMLOGSharedFolderMembersInheritancePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderMembersInheritancePolicy *)instance;
+ (DBTEAMLOGSharedFolderMembersInheritancePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user added a shared folder to their own Dropbox.
@interface DBTEAMLOGSharedFolderMountDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedFolderMountDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderMountDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderMountDetails *)instance;
+ (DBTEAMLOGSharedFolderMountDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user added a shared folder to their own Dropbox.
@interface DBTEAMLOGSharedFolderMountType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderMountType` from and to JSON.
@interface DBTEAMLOGSharedFolderMountTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderMountType *)instance;
+ (DBTEAMLOGSharedFolderMountType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the parent of a shared folder was changed.
@interface DBTEAMLOGSharedFolderNestDetails : DBStoneObject
/// The identifier of the parent namespace before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousParentNsId;
/// The identifier of the parent namespace after the change.
@property (nonatomic, readonly, copy, nullable) NSString *dNewParentNsId;
/// The namespace path before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousNsPath;
/// The namespace path after the change.
@property (nonatomic, readonly, copy, nullable) NSString *dNewNsPath;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousParentNsId:(nullable NSString *)previousParentNsId
    dNewParentNsId:(nullable NSString *)dNewParentNsId
    previousNsPath:(nullable NSString *)previousNsPath
    dNewNsPath:(nullable NSString *)dNewNsPath;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedFolderNestDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderNestDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderNestDetails *)instance;
+ (DBTEAMLOGSharedFolderNestDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The parent of a shared folder was changed.
@interface DBTEAMLOGSharedFolderNestType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderNestType` from and to JSON.
@interface DBTEAMLOGSharedFolderNestTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderNestType *)instance;
+ (DBTEAMLOGSharedFolderNestType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the ownership of a shared folder was transferred to another member.
@interface DBTEAMLOGSharedFolderTransferOwnershipDetails : DBStoneObject
/// The email address of the previous owner. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *previousOwnerEmail;
/// The email address of the new owner. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *dNewOwnerEmail;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewOwnerEmail:(NSString *)dNewOwnerEmail
    previousOwnerEmail:(nullable NSString *)previousOwnerEmail;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewOwnerEmail:(NSString *)dNewOwnerEmail;
@end

/// Converts `DBTEAMLOGSharedFolderTransferOwnershipDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderTransferOwnershipDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderTransferOwnershipDetails *)instance;
+ (DBTEAMLOGSharedFolderTransferOwnershipDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The ownership of a shared folder was transferred to another member.
@interface DBTEAMLOGSharedFolderTransferOwnershipType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderTransferOwnershipType` from and to JSON.
@interface DBTEAMLOGSharedFolderTransferOwnershipTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderTransferOwnershipType *)instance;
+ (DBTEAMLOGSharedFolderTransferOwnershipType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user removed a shared folder from their own Dropbox.
@interface DBTEAMLOGSharedFolderUnmountDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedFolderUnmountDetails` from and to JSON.
@interface DBTEAMLOGSharedFolderUnmountDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderUnmountDetails *)instance;
+ (DBTEAMLOGSharedFolderUnmountDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user removed a shared folder from their own Dropbox.
@interface DBTEAMLOGSharedFolderUnmountType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFolderUnmountType` from and to JSON.
@interface DBTEAMLOGSharedFolderUnmountTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFolderUnmountType *)instance;
+ (DBTEAMLOGSharedFolderUnmountType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on shared folders was created.
@interface DBTEAMLOGSharedFoldersCreateReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedFoldersCreateReportDetails` from and to JSON.
@interface DBTEAMLOGSharedFoldersCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFoldersCreateReportDetails *)instance;
+ (DBTEAMLOGSharedFoldersCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on shared folders couldn't be created.
@interface DBTEAMLOGSharedFoldersCreateReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGSharedFoldersCreateReportFailedDetails` from and to JSON.
@interface DBTEAMLOGSharedFoldersCreateReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFoldersCreateReportFailedDetails *)instance;
+ (DBTEAMLOGSharedFoldersCreateReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on shared folders couldn't be created.
@interface DBTEAMLOGSharedFoldersCreateReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFoldersCreateReportFailedType` from and to JSON.
@interface DBTEAMLOGSharedFoldersCreateReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFoldersCreateReportFailedType *)instance;
+ (DBTEAMLOGSharedFoldersCreateReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on shared folders was created.
@interface DBTEAMLOGSharedFoldersCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedFoldersCreateReportType` from and to JSON.
@interface DBTEAMLOGSharedFoldersCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedFoldersCreateReportType *)instance;
+ (DBTEAMLOGSharedFoldersCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared Paper document was opened.
@interface DBTEAMLOGSharedNoteOpenedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedNoteOpenedDetails` from and to JSON.
@interface DBTEAMLOGSharedNoteOpenedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedNoteOpenedDetails *)instance;
+ (DBTEAMLOGSharedNoteOpenedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared Paper document was opened. Dropbox no longer records this event.
@interface DBTEAMLOGSharedNoteOpenedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedNoteOpenedType` from and to JSON.
@interface DBTEAMLOGSharedNoteOpenedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedNoteOpenedType *)instance;
+ (DBTEAMLOGSharedNoteOpenedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
