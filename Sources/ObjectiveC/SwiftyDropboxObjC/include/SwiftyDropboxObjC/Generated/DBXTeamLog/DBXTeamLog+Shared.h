// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXSharingAclUpdatePolicy, DBXSharingMemberPolicy, DBXSharingSharedLinkPolicy,
    DBXTeamLogEventDetailsSharedFolderChangeLinkPolicyDetails,
    DBXTeamLogEventDetailsSharedFolderChangeMembersInheritancePolicyDetails,
    DBXTeamLogEventDetailsSharedFolderChangeMembersManagementPolicyDetails,
    DBXTeamLogEventDetailsSharedFolderChangeMembersPolicyDetails, DBXTeamLogEventDetailsSharedFolderCreateDetails,
    DBXTeamLogEventDetailsSharedFolderDeclineInvitationDetails, DBXTeamLogEventDetailsSharedFolderMountDetails,
    DBXTeamLogEventDetailsSharedFolderNestDetails, DBXTeamLogEventDetailsSharedFolderTransferOwnershipDetails,
    DBXTeamLogEventDetailsSharedFolderUnmountDetails, DBXTeamLogEventDetailsSharedFoldersCreateReportDetails,
    DBXTeamLogEventDetailsSharedFoldersCreateReportFailedDetails, DBXTeamLogEventDetailsSharedNoteOpenedDetails,
    DBXTeamLogEventTypeArgSharedFolderChangeLinkPolicy,
    DBXTeamLogEventTypeArgSharedFolderChangeMembersInheritancePolicy,
    DBXTeamLogEventTypeArgSharedFolderChangeMembersManagementPolicy,
    DBXTeamLogEventTypeArgSharedFolderChangeMembersPolicy, DBXTeamLogEventTypeArgSharedFolderCreate,
    DBXTeamLogEventTypeArgSharedFolderDeclineInvitation, DBXTeamLogEventTypeArgSharedFolderMount,
    DBXTeamLogEventTypeArgSharedFolderNest, DBXTeamLogEventTypeArgSharedFolderTransferOwnership,
    DBXTeamLogEventTypeArgSharedFolderUnmount, DBXTeamLogEventTypeArgSharedFoldersCreateReport,
    DBXTeamLogEventTypeArgSharedFoldersCreateReportFailed, DBXTeamLogEventTypeArgSharedNoteOpened,
    DBXTeamLogEventTypeSharedFolderChangeLinkPolicy, DBXTeamLogEventTypeSharedFolderChangeMembersInheritancePolicy,
    DBXTeamLogEventTypeSharedFolderChangeMembersManagementPolicy, DBXTeamLogEventTypeSharedFolderChangeMembersPolicy,
    DBXTeamLogEventTypeSharedFolderCreate, DBXTeamLogEventTypeSharedFolderDeclineInvitation,
    DBXTeamLogEventTypeSharedFolderMount, DBXTeamLogEventTypeSharedFolderNest,
    DBXTeamLogEventTypeSharedFolderTransferOwnership, DBXTeamLogEventTypeSharedFolderUnmount,
    DBXTeamLogEventTypeSharedFoldersCreateReport, DBXTeamLogEventTypeSharedFoldersCreateReportFailed,
    DBXTeamLogEventTypeSharedNoteOpened, DBXTeamLogSharedFolderChangeLinkPolicyDetails,
    DBXTeamLogSharedFolderChangeLinkPolicyType, DBXTeamLogSharedFolderChangeMembersInheritancePolicyDetails,
    DBXTeamLogSharedFolderChangeMembersInheritancePolicyType,
    DBXTeamLogSharedFolderChangeMembersManagementPolicyDetails, DBXTeamLogSharedFolderChangeMembersManagementPolicyType,
    DBXTeamLogSharedFolderChangeMembersPolicyDetails, DBXTeamLogSharedFolderChangeMembersPolicyType,
    DBXTeamLogSharedFolderCreateDetails, DBXTeamLogSharedFolderCreateType,
    DBXTeamLogSharedFolderDeclineInvitationDetails, DBXTeamLogSharedFolderDeclineInvitationType,
    DBXTeamLogSharedFolderMembersInheritancePolicy, DBXTeamLogSharedFolderMembersInheritancePolicyDontInheritMembers,
    DBXTeamLogSharedFolderMembersInheritancePolicyInheritMembers, DBXTeamLogSharedFolderMembersInheritancePolicyOther,
    DBXTeamLogSharedFolderMountDetails, DBXTeamLogSharedFolderMountType, DBXTeamLogSharedFolderNestDetails,
    DBXTeamLogSharedFolderNestType, DBXTeamLogSharedFolderTransferOwnershipDetails,
    DBXTeamLogSharedFolderTransferOwnershipType, DBXTeamLogSharedFolderUnmountDetails,
    DBXTeamLogSharedFolderUnmountType, DBXTeamLogSharedFoldersCreateReportDetails,
    DBXTeamLogSharedFoldersCreateReportFailedDetails, DBXTeamLogSharedFoldersCreateReportFailedType,
    DBXTeamLogSharedFoldersCreateReportType, DBXTeamLogSharedNoteOpenedDetails, DBXTeamLogSharedNoteOpenedType,
    DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SharedMembers)
/// The object if its tag is `shared_folders_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFoldersCreateReportDetails *asSharedFoldersCreateReportDetails;

/// The object if its tag is `shared_folders_create_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFoldersCreateReportFailedDetails *asSharedFoldersCreateReportFailedDetails;

/// The object if its tag is `shared_folder_change_link_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFolderChangeLinkPolicyDetails *asSharedFolderChangeLinkPolicyDetails;

/// The object if its tag is `shared_folder_change_members_inheritance_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFolderChangeMembersInheritancePolicyDetails *asSharedFolderChangeMembersInheritancePolicyDetails;

/// The object if its tag is `shared_folder_change_members_management_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFolderChangeMembersManagementPolicyDetails *asSharedFolderChangeMembersManagementPolicyDetails;

/// The object if its tag is `shared_folder_change_members_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFolderChangeMembersPolicyDetails *asSharedFolderChangeMembersPolicyDetails;

/// The object if its tag is `shared_folder_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedFolderCreateDetails *asSharedFolderCreateDetails;

/// The object if its tag is `shared_folder_decline_invitation_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFolderDeclineInvitationDetails *asSharedFolderDeclineInvitationDetails;

/// The object if its tag is `shared_folder_mount_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedFolderMountDetails *asSharedFolderMountDetails;
/// The object if its tag is `shared_folder_nest_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedFolderNestDetails *asSharedFolderNestDetails;

/// The object if its tag is `shared_folder_transfer_ownership_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFolderTransferOwnershipDetails *asSharedFolderTransferOwnershipDetails;

/// The object if its tag is `shared_folder_unmount_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedFolderUnmountDetails *asSharedFolderUnmountDetails;

/// The object if its tag is `shared_note_opened_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedNoteOpenedDetails *asSharedNoteOpenedDetails;
@end

/// Details of an event in which a report on shared folders was created.
@interface DBXTeamLogEventDetailsSharedFoldersCreateReportDetails : DBXTeamLogEventDetails
/// The value of `shared_folders_create_report_details`.
@property (nonatomic, strong) DBXTeamLogSharedFoldersCreateReportDetails *sharedFoldersCreateReportDetails;

/// Creates an object with the tag `shared_folders_create_report_details`.
- (instancetype)init:(DBXTeamLogSharedFoldersCreateReportDetails *)sharedFoldersCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on shared folders couldn't be created.
@interface DBXTeamLogEventDetailsSharedFoldersCreateReportFailedDetails : DBXTeamLogEventDetails
/// The value of `shared_folders_create_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogSharedFoldersCreateReportFailedDetails *sharedFoldersCreateReportFailedDetails;

/// Creates an object with the tag `shared_folders_create_report_failed_details`.
- (instancetype)init:(DBXTeamLogSharedFoldersCreateReportFailedDetails *)sharedFoldersCreateReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the group of people who can open a shared folder by a link was changed.
@interface DBXTeamLogEventDetailsSharedFolderChangeLinkPolicyDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_change_link_policy_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderChangeLinkPolicyDetails *sharedFolderChangeLinkPolicyDetails;

/// Creates an object with the tag `shared_folder_change_link_policy_details`.
- (instancetype)init:(DBXTeamLogSharedFolderChangeLinkPolicyDetails *)sharedFolderChangeLinkPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared folder was set to inherit the members of its parent folder, or not to.
@interface DBXTeamLogEventDetailsSharedFolderChangeMembersInheritancePolicyDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_change_members_inheritance_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedFolderChangeMembersInheritancePolicyDetails *sharedFolderChangeMembersInheritancePolicyDetails;

/// Creates an object with the tag `shared_folder_change_members_inheritance_policy_details`.
- (instancetype)
    init:(DBXTeamLogSharedFolderChangeMembersInheritancePolicyDetails *)sharedFolderChangeMembersInheritancePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to add and remove members of a shared folder was changed.
@interface DBXTeamLogEventDetailsSharedFolderChangeMembersManagementPolicyDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_change_members_management_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedFolderChangeMembersManagementPolicyDetails *sharedFolderChangeMembersManagementPolicyDetails;

/// Creates an object with the tag `shared_folder_change_members_management_policy_details`.
- (instancetype)
    init:(DBXTeamLogSharedFolderChangeMembersManagementPolicyDetails *)sharedFolderChangeMembersManagementPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the group of people who can become members of a shared folder was changed.
@interface DBXTeamLogEventDetailsSharedFolderChangeMembersPolicyDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_change_members_policy_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderChangeMembersPolicyDetails *sharedFolderChangeMembersPolicyDetails;

/// Creates an object with the tag `shared_folder_change_members_policy_details`.
- (instancetype)init:(DBXTeamLogSharedFolderChangeMembersPolicyDetails *)sharedFolderChangeMembersPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared folder was created.
@interface DBXTeamLogEventDetailsSharedFolderCreateDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_create_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderCreateDetails *sharedFolderCreateDetails;
/// Creates an object with the tag `shared_folder_create_details`.
- (instancetype)init:(DBXTeamLogSharedFolderCreateDetails *)sharedFolderCreateDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user declined a team member's invitation to a shared folder.
@interface DBXTeamLogEventDetailsSharedFolderDeclineInvitationDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_decline_invitation_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderDeclineInvitationDetails *sharedFolderDeclineInvitationDetails;

/// Creates an object with the tag `shared_folder_decline_invitation_details`.
- (instancetype)init:(DBXTeamLogSharedFolderDeclineInvitationDetails *)sharedFolderDeclineInvitationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user added a shared folder to their own Dropbox.
@interface DBXTeamLogEventDetailsSharedFolderMountDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_mount_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderMountDetails *sharedFolderMountDetails;
/// Creates an object with the tag `shared_folder_mount_details`.
- (instancetype)init:(DBXTeamLogSharedFolderMountDetails *)sharedFolderMountDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the parent of a shared folder was changed.
@interface DBXTeamLogEventDetailsSharedFolderNestDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_nest_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderNestDetails *sharedFolderNestDetails;
/// Creates an object with the tag `shared_folder_nest_details`.
- (instancetype)init:(DBXTeamLogSharedFolderNestDetails *)sharedFolderNestDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the ownership of a shared folder was transferred to another member.
@interface DBXTeamLogEventDetailsSharedFolderTransferOwnershipDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_transfer_ownership_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderTransferOwnershipDetails *sharedFolderTransferOwnershipDetails;

/// Creates an object with the tag `shared_folder_transfer_ownership_details`.
- (instancetype)init:(DBXTeamLogSharedFolderTransferOwnershipDetails *)sharedFolderTransferOwnershipDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user removed a shared folder from their own Dropbox.
@interface DBXTeamLogEventDetailsSharedFolderUnmountDetails : DBXTeamLogEventDetails
/// The value of `shared_folder_unmount_details`.
@property (nonatomic, strong) DBXTeamLogSharedFolderUnmountDetails *sharedFolderUnmountDetails;
/// Creates an object with the tag `shared_folder_unmount_details`.
- (instancetype)init:(DBXTeamLogSharedFolderUnmountDetails *)sharedFolderUnmountDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared Paper document was opened.
@interface DBXTeamLogEventDetailsSharedNoteOpenedDetails : DBXTeamLogEventDetails
/// The value of `shared_note_opened_details`.
@property (nonatomic, strong) DBXTeamLogSharedNoteOpenedDetails *sharedNoteOpenedDetails;
/// Creates an object with the tag `shared_note_opened_details`.
- (instancetype)init:(DBXTeamLogSharedNoteOpenedDetails *)sharedNoteOpenedDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SharedMembers)
/// The object if its tag is `shared_folders_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedFoldersCreateReport *asSharedFoldersCreateReport;

/// The object if its tag is `shared_folders_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedFoldersCreateReportFailed *asSharedFoldersCreateReportFailed;

/// The object if its tag is `shared_folder_change_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedFolderChangeLinkPolicy *asSharedFolderChangeLinkPolicy;

/// The object if its tag is `shared_folder_change_members_inheritance_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedFolderChangeMembersInheritancePolicy *asSharedFolderChangeMembersInheritancePolicy;

/// The object if its tag is `shared_folder_change_members_management_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedFolderChangeMembersManagementPolicy *asSharedFolderChangeMembersManagementPolicy;

/// The object if its tag is `shared_folder_change_members_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedFolderChangeMembersPolicy *asSharedFolderChangeMembersPolicy;

/// The object if its tag is `shared_folder_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedFolderCreate *asSharedFolderCreate;

/// The object if its tag is `shared_folder_decline_invitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedFolderDeclineInvitation *asSharedFolderDeclineInvitation;

/// The object if its tag is `shared_folder_mount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedFolderMount *asSharedFolderMount;
/// The object if its tag is `shared_folder_nest`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedFolderNest *asSharedFolderNest;

/// The object if its tag is `shared_folder_transfer_ownership`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedFolderTransferOwnership *asSharedFolderTransferOwnership;

/// The object if its tag is `shared_folder_unmount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedFolderUnmount *asSharedFolderUnmount;
/// The object if its tag is `shared_note_opened`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedNoteOpened *asSharedNoteOpened;
@end

/// A report on shared folders was created.
@interface DBXTeamLogEventTypeSharedFoldersCreateReport : DBXTeamLogEventType
/// The value of `shared_folders_create_report`.
@property (nonatomic, strong) DBXTeamLogSharedFoldersCreateReportType *sharedFoldersCreateReport;
/// Creates an object with the tag `shared_folders_create_report`.
- (instancetype)init:(DBXTeamLogSharedFoldersCreateReportType *)sharedFoldersCreateReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on shared folders couldn't be created.
@interface DBXTeamLogEventTypeSharedFoldersCreateReportFailed : DBXTeamLogEventType
/// The value of `shared_folders_create_report_failed`.
@property (nonatomic, strong) DBXTeamLogSharedFoldersCreateReportFailedType *sharedFoldersCreateReportFailed;

/// Creates an object with the tag `shared_folders_create_report_failed`.
- (instancetype)init:(DBXTeamLogSharedFoldersCreateReportFailedType *)sharedFoldersCreateReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// The group of people who can open a shared folder by a link was changed.
@interface DBXTeamLogEventTypeSharedFolderChangeLinkPolicy : DBXTeamLogEventType
/// The value of `shared_folder_change_link_policy`.
@property (nonatomic, strong) DBXTeamLogSharedFolderChangeLinkPolicyType *sharedFolderChangeLinkPolicy;

/// Creates an object with the tag `shared_folder_change_link_policy`.
- (instancetype)init:(DBXTeamLogSharedFolderChangeLinkPolicyType *)sharedFolderChangeLinkPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder was set to inherit the members of its parent folder, or not to.
@interface DBXTeamLogEventTypeSharedFolderChangeMembersInheritancePolicy : DBXTeamLogEventType
/// The value of `shared_folder_change_members_inheritance_policy`.
@property (nonatomic, strong)
    DBXTeamLogSharedFolderChangeMembersInheritancePolicyType *sharedFolderChangeMembersInheritancePolicy;

/// Creates an object with the tag `shared_folder_change_members_inheritance_policy`.
- (instancetype)
    init:(DBXTeamLogSharedFolderChangeMembersInheritancePolicyType *)sharedFolderChangeMembersInheritancePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to add and remove members of a shared folder was changed.
@interface DBXTeamLogEventTypeSharedFolderChangeMembersManagementPolicy : DBXTeamLogEventType
/// The value of `shared_folder_change_members_management_policy`.
@property (nonatomic, strong)
    DBXTeamLogSharedFolderChangeMembersManagementPolicyType *sharedFolderChangeMembersManagementPolicy;

/// Creates an object with the tag `shared_folder_change_members_management_policy`.
- (instancetype)
    init:(DBXTeamLogSharedFolderChangeMembersManagementPolicyType *)sharedFolderChangeMembersManagementPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The group of people who can become members of a shared folder was changed.
@interface DBXTeamLogEventTypeSharedFolderChangeMembersPolicy : DBXTeamLogEventType
/// The value of `shared_folder_change_members_policy`.
@property (nonatomic, strong) DBXTeamLogSharedFolderChangeMembersPolicyType *sharedFolderChangeMembersPolicy;

/// Creates an object with the tag `shared_folder_change_members_policy`.
- (instancetype)init:(DBXTeamLogSharedFolderChangeMembersPolicyType *)sharedFolderChangeMembersPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder was created.
@interface DBXTeamLogEventTypeSharedFolderCreate : DBXTeamLogEventType
/// The value of `shared_folder_create`.
@property (nonatomic, strong) DBXTeamLogSharedFolderCreateType *sharedFolderCreate;
/// Creates an object with the tag `shared_folder_create`.
- (instancetype)init:(DBXTeamLogSharedFolderCreateType *)sharedFolderCreate NS_DESIGNATED_INITIALIZER;
@end

/// A user declined a team member's invitation to a shared folder.
@interface DBXTeamLogEventTypeSharedFolderDeclineInvitation : DBXTeamLogEventType
/// The value of `shared_folder_decline_invitation`.
@property (nonatomic, strong) DBXTeamLogSharedFolderDeclineInvitationType *sharedFolderDeclineInvitation;

/// Creates an object with the tag `shared_folder_decline_invitation`.
- (instancetype)init:(DBXTeamLogSharedFolderDeclineInvitationType *)sharedFolderDeclineInvitation
    NS_DESIGNATED_INITIALIZER;
@end

/// A user added a shared folder to their own Dropbox.
@interface DBXTeamLogEventTypeSharedFolderMount : DBXTeamLogEventType
/// The value of `shared_folder_mount`.
@property (nonatomic, strong) DBXTeamLogSharedFolderMountType *sharedFolderMount;
/// Creates an object with the tag `shared_folder_mount`.
- (instancetype)init:(DBXTeamLogSharedFolderMountType *)sharedFolderMount NS_DESIGNATED_INITIALIZER;
@end

/// The parent of a shared folder was changed.
@interface DBXTeamLogEventTypeSharedFolderNest : DBXTeamLogEventType
/// The value of `shared_folder_nest`.
@property (nonatomic, strong) DBXTeamLogSharedFolderNestType *sharedFolderNest;
/// Creates an object with the tag `shared_folder_nest`.
- (instancetype)init:(DBXTeamLogSharedFolderNestType *)sharedFolderNest NS_DESIGNATED_INITIALIZER;
@end

/// The ownership of a shared folder was transferred to another member.
@interface DBXTeamLogEventTypeSharedFolderTransferOwnership : DBXTeamLogEventType
/// The value of `shared_folder_transfer_ownership`.
@property (nonatomic, strong) DBXTeamLogSharedFolderTransferOwnershipType *sharedFolderTransferOwnership;

/// Creates an object with the tag `shared_folder_transfer_ownership`.
- (instancetype)init:(DBXTeamLogSharedFolderTransferOwnershipType *)sharedFolderTransferOwnership
    NS_DESIGNATED_INITIALIZER;
@end

/// A user removed a shared folder from their own Dropbox.
@interface DBXTeamLogEventTypeSharedFolderUnmount : DBXTeamLogEventType
/// The value of `shared_folder_unmount`.
@property (nonatomic, strong) DBXTeamLogSharedFolderUnmountType *sharedFolderUnmount;
/// Creates an object with the tag `shared_folder_unmount`.
- (instancetype)init:(DBXTeamLogSharedFolderUnmountType *)sharedFolderUnmount NS_DESIGNATED_INITIALIZER;
@end

/// A shared Paper document was opened. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedNoteOpened : DBXTeamLogEventType
/// The value of `shared_note_opened`.
@property (nonatomic, strong) DBXTeamLogSharedNoteOpenedType *sharedNoteOpened;
/// Creates an object with the tag `shared_note_opened`.
- (instancetype)init:(DBXTeamLogSharedNoteOpenedType *)sharedNoteOpened NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SharedMembers)
/// The object if its tag is `shared_folders_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedFoldersCreateReport *asSharedFoldersCreateReport;

/// The object if its tag is `shared_folders_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedFoldersCreateReportFailed *asSharedFoldersCreateReportFailed;

/// The object if its tag is `shared_folder_change_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedFolderChangeLinkPolicy *asSharedFolderChangeLinkPolicy;

/// The object if its tag is `shared_folder_change_members_inheritance_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedFolderChangeMembersInheritancePolicy *asSharedFolderChangeMembersInheritancePolicy;

/// The object if its tag is `shared_folder_change_members_management_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedFolderChangeMembersManagementPolicy *asSharedFolderChangeMembersManagementPolicy;

/// The object if its tag is `shared_folder_change_members_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedFolderChangeMembersPolicy *asSharedFolderChangeMembersPolicy;

/// The object if its tag is `shared_folder_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedFolderCreate *asSharedFolderCreate;

/// The object if its tag is `shared_folder_decline_invitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedFolderDeclineInvitation *asSharedFolderDeclineInvitation;

/// The object if its tag is `shared_folder_mount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedFolderMount *asSharedFolderMount;
/// The object if its tag is `shared_folder_nest`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedFolderNest *asSharedFolderNest;

/// The object if its tag is `shared_folder_transfer_ownership`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedFolderTransferOwnership *asSharedFolderTransferOwnership;

/// The object if its tag is `shared_folder_unmount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedFolderUnmount *asSharedFolderUnmount;
/// The object if its tag is `shared_note_opened`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedNoteOpened *asSharedNoteOpened;
@end

/// Events in which a report on shared folders was created.
@interface DBXTeamLogEventTypeArgSharedFoldersCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folders_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on shared folders couldn't be created.
@interface DBXTeamLogEventTypeArgSharedFoldersCreateReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folders_create_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the group of people who can open a shared folder by a link was changed.
@interface DBXTeamLogEventTypeArgSharedFolderChangeLinkPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_change_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared folder was set to inherit the members of its parent folder, or not to.
@interface DBXTeamLogEventTypeArgSharedFolderChangeMembersInheritancePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_change_members_inheritance_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the permission to add and remove members of a shared folder was changed.
@interface DBXTeamLogEventTypeArgSharedFolderChangeMembersManagementPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_change_members_management_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the group of people who can become members of a shared folder was changed.
@interface DBXTeamLogEventTypeArgSharedFolderChangeMembersPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_change_members_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared folder was created.
@interface DBXTeamLogEventTypeArgSharedFolderCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user declined a team member's invitation to a shared folder.
@interface DBXTeamLogEventTypeArgSharedFolderDeclineInvitation : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_decline_invitation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user added a shared folder to their own Dropbox.
@interface DBXTeamLogEventTypeArgSharedFolderMount : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_mount`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the parent of a shared folder was changed.
@interface DBXTeamLogEventTypeArgSharedFolderNest : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_nest`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the ownership of a shared folder was transferred to another member.
@interface DBXTeamLogEventTypeArgSharedFolderTransferOwnership : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_transfer_ownership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user removed a shared folder from their own Dropbox.
@interface DBXTeamLogEventTypeArgSharedFolderUnmount : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_folder_unmount`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared Paper document was opened.
@interface DBXTeamLogEventTypeArgSharedNoteOpened : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_note_opened`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the group of people who can open a shared folder by a link was changed.
@interface DBXTeamLogSharedFolderChangeLinkPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXSharingSharedLinkPolicy *newValue;
/// The policy after the change.
- (DBXSharingSharedLinkPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXSharingSharedLinkPolicy *)newValue
    previousValue:(nullable DBXSharingSharedLinkPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The group of people who can open a shared folder by a link was changed.
@interface DBXTeamLogSharedFolderChangeLinkPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared folder was set to inherit the members of its parent folder, or not to.
@interface DBXTeamLogSharedFolderChangeMembersInheritancePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSharedFolderMembersInheritancePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSharedFolderMembersInheritancePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedFolderMembersInheritancePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSharedFolderMembersInheritancePolicy *)newValue
    previousValue:(nullable DBXTeamLogSharedFolderMembersInheritancePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder was set to inherit the members of its parent folder, or not to.
@interface DBXTeamLogSharedFolderChangeMembersInheritancePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to add and remove members of a shared folder was changed.
@interface DBXTeamLogSharedFolderChangeMembersManagementPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXSharingAclUpdatePolicy *newValue;
/// The policy after the change.
- (DBXSharingAclUpdatePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXSharingAclUpdatePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXSharingAclUpdatePolicy *)newValue
    previousValue:(nullable DBXSharingAclUpdatePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to add and remove members of a shared folder was changed.
@interface DBXTeamLogSharedFolderChangeMembersManagementPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the group of people who can become members of a shared folder was changed.
@interface DBXTeamLogSharedFolderChangeMembersPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXSharingMemberPolicy *newValue;
/// The policy after the change.
- (DBXSharingMemberPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXSharingMemberPolicy *)newValue
    previousValue:(nullable DBXSharingMemberPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The group of people who can become members of a shared folder was changed.
@interface DBXTeamLogSharedFolderChangeMembersPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared folder was created.
@interface DBXTeamLogSharedFolderCreateDetails : DBXObject
/// The namespace identifier of the folder.
@property (nonatomic, readonly, copy, nullable) NSString *targetNsId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetNsId:(nullable NSString *)targetNsId NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder was created.
@interface DBXTeamLogSharedFolderCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user declined a team member's invitation to a shared folder.
@interface DBXTeamLogSharedFolderDeclineInvitationDetails : DBXObject
@end

/// A user declined a team member's invitation to a shared folder.
@interface DBXTeamLogSharedFolderDeclineInvitationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether a shared folder inherits the members of its parent folder.
@interface DBXTeamLogSharedFolderMembersInheritancePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSharedFolderMembersInheritancePolicy (Members)
/// The object if its tag is `dont_inherit_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogSharedFolderMembersInheritancePolicyDontInheritMembers *asDontInheritMembers;

/// The object if its tag is `inherit_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogSharedFolderMembersInheritancePolicyInheritMembers *asInheritMembers;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharedFolderMembersInheritancePolicyOther *asOther;
@end

/// The folder doesn't inherit members.
@interface DBXTeamLogSharedFolderMembersInheritancePolicyDontInheritMembers : DBXTeamLogSharedFolderMembersInheritancePolicy
/// Creates an object with the tag `dont_inherit_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder inherits the members of its parent.
@interface DBXTeamLogSharedFolderMembersInheritancePolicyInheritMembers : DBXTeamLogSharedFolderMembersInheritancePolicy
/// Creates an object with the tag `inherit_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSharedFolderMembersInheritancePolicyOther : DBXTeamLogSharedFolderMembersInheritancePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a user added a shared folder to their own Dropbox.
@interface DBXTeamLogSharedFolderMountDetails : DBXObject
@end

/// A user added a shared folder to their own Dropbox.
@interface DBXTeamLogSharedFolderMountType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the parent of a shared folder was changed.
@interface DBXTeamLogSharedFolderNestDetails : DBXObject
/// The identifier of the parent namespace before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousParentNsId;
/// The identifier of the parent namespace after the change.
@property (nonatomic, readonly, copy, nullable) NSString *newParentNsId;
/// The identifier of the parent namespace after the change.
- (nullable NSString *)newParentNsId DB_NO_METHOD_FAMILY;
/// The namespace path before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousNsPath;
/// The namespace path after the change.
@property (nonatomic, readonly, copy, nullable) NSString *newNsPath;
/// The namespace path after the change.
- (nullable NSString *)newNsPath DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousParentNsId:(nullable NSString *)previousParentNsId
    newParentNsId:(nullable NSString *)newParentNsId
    previousNsPath:(nullable NSString *)previousNsPath
    newNsPath:(nullable NSString *)newNsPath
    NS_DESIGNATED_INITIALIZER;
@end

/// The parent of a shared folder was changed.
@interface DBXTeamLogSharedFolderNestType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the ownership of a shared folder was transferred to another member.
@interface DBXTeamLogSharedFolderTransferOwnershipDetails : DBXObject
/// The email address of the previous owner. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *previousOwnerEmail;
/// The email address of the new owner. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *newOwnerEmail;
/// The email address of the new owner. At most 255 characters.
- (NSString *)newOwnerEmail DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewOwnerEmail:(NSString *)newOwnerEmail
    previousOwnerEmail:(nullable NSString *)previousOwnerEmail
    NS_DESIGNATED_INITIALIZER;
@end

/// The ownership of a shared folder was transferred to another member.
@interface DBXTeamLogSharedFolderTransferOwnershipType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user removed a shared folder from their own Dropbox.
@interface DBXTeamLogSharedFolderUnmountDetails : DBXObject
@end

/// A user removed a shared folder from their own Dropbox.
@interface DBXTeamLogSharedFolderUnmountType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on shared folders was created.
@interface DBXTeamLogSharedFoldersCreateReportDetails : DBXObject
@end

/// Details of an event in which a report on shared folders couldn't be created.
@interface DBXTeamLogSharedFoldersCreateReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on shared folders couldn't be created.
@interface DBXTeamLogSharedFoldersCreateReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A report on shared folders was created.
@interface DBXTeamLogSharedFoldersCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared Paper document was opened.
@interface DBXTeamLogSharedNoteOpenedDetails : DBXObject
@end

/// A shared Paper document was opened. Dropbox no longer records this event.
@interface DBXTeamLogSharedNoteOpenedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
