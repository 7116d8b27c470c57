// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogActionDetails, DBXTeamLogAdminRole, DBXTeamLogEventDetailsMemberAccessDetailsCreateReportDetails,
    DBXTeamLogEventDetailsMemberAccessDetailsCreateReportFailedDetails,
    DBXTeamLogEventDetailsMemberAddExternalIdDetails, DBXTeamLogEventDetailsMemberAddNameDetails,
    DBXTeamLogEventDetailsMemberChangeAdminRoleDetails, DBXTeamLogEventDetailsMemberChangeEmailDetails,
    DBXTeamLogEventDetailsMemberChangeExternalIdDetails, DBXTeamLogEventDetailsMemberChangeMembershipTypeDetails,
    DBXTeamLogEventDetailsMemberChangeNameDetails, DBXTeamLogEventDetailsMemberChangeResellerRoleDetails,
    DBXTeamLogEventDetailsMemberChangeStatusDetails, DBXTeamLogEventDetailsMemberDeleteManualContactsDetails,
    DBXTeamLogEventDetailsMemberDeleteProfilePhotoDetails, DBXTeamLogEventDetailsMemberFolderContentsAccessedDetails,
    DBXTeamLogEventDetailsMemberPermanentlyDeleteAccountContentsDetails,
    DBXTeamLogEventDetailsMemberRemoveExternalIdDetails, DBXTeamLogEventDetailsMemberRequestsChangePolicyDetails,
    DBXTeamLogEventDetailsMemberSendInvitePolicyChangedDetails, DBXTeamLogEventDetailsMemberSetProfilePhotoDetails,
    DBXTeamLogEventDetailsMemberSuggestDetails, DBXTeamLogEventDetailsMemberSuggestionsChangePolicyDetails,
    DBXTeamLogEventDetailsMemberTransferAccountContentsDetails, DBXTeamLogEventTypeArgMemberAccessDetailsCreateReport,
    DBXTeamLogEventTypeArgMemberAccessDetailsCreateReportFailed, DBXTeamLogEventTypeArgMemberAddExternalId,
    DBXTeamLogEventTypeArgMemberAddName, DBXTeamLogEventTypeArgMemberChangeAdminRole,
    DBXTeamLogEventTypeArgMemberChangeEmail, DBXTeamLogEventTypeArgMemberChangeExternalId,
    DBXTeamLogEventTypeArgMemberChangeMembershipType, DBXTeamLogEventTypeArgMemberChangeName,
    DBXTeamLogEventTypeArgMemberChangeResellerRole, DBXTeamLogEventTypeArgMemberChangeStatus,
    DBXTeamLogEventTypeArgMemberDeleteManualContacts, DBXTeamLogEventTypeArgMemberDeleteProfilePhoto,
    DBXTeamLogEventTypeArgMemberFolderContentsAccessed, DBXTeamLogEventTypeArgMemberPermanentlyDeleteAccountContents,
    DBXTeamLogEventTypeArgMemberRemoveExternalId, DBXTeamLogEventTypeArgMemberRequestsChangePolicy,
    DBXTeamLogEventTypeArgMemberSendInvitePolicyChanged, DBXTeamLogEventTypeArgMemberSetProfilePhoto,
    DBXTeamLogEventTypeArgMemberSuggest, DBXTeamLogEventTypeArgMemberSuggestionsChangePolicy,
    DBXTeamLogEventTypeArgMemberTransferAccountContents, DBXTeamLogEventTypeMemberAccessDetailsCreateReport,
    DBXTeamLogEventTypeMemberAccessDetailsCreateReportFailed, DBXTeamLogEventTypeMemberAddExternalId,
    DBXTeamLogEventTypeMemberAddName, DBXTeamLogEventTypeMemberChangeAdminRole, DBXTeamLogEventTypeMemberChangeEmail,
    DBXTeamLogEventTypeMemberChangeExternalId, DBXTeamLogEventTypeMemberChangeMembershipType,
    DBXTeamLogEventTypeMemberChangeName, DBXTeamLogEventTypeMemberChangeResellerRole,
    DBXTeamLogEventTypeMemberChangeStatus, DBXTeamLogEventTypeMemberDeleteManualContacts,
    DBXTeamLogEventTypeMemberDeleteProfilePhoto, DBXTeamLogEventTypeMemberFolderContentsAccessed,
    DBXTeamLogEventTypeMemberPermanentlyDeleteAccountContents, DBXTeamLogEventTypeMemberRemoveExternalId,
    DBXTeamLogEventTypeMemberRequestsChangePolicy, DBXTeamLogEventTypeMemberSendInvitePolicyChanged,
    DBXTeamLogEventTypeMemberSetProfilePhoto, DBXTeamLogEventTypeMemberSuggest,
    DBXTeamLogEventTypeMemberSuggestionsChangePolicy, DBXTeamLogEventTypeMemberTransferAccountContents,
    DBXTeamLogMemberAccessDetailsCreateReportDetails, DBXTeamLogMemberAccessDetailsCreateReportFailedDetails,
    DBXTeamLogMemberAccessDetailsCreateReportFailedType, DBXTeamLogMemberAccessDetailsCreateReportType,
    DBXTeamLogMemberAddExternalIdDetails, DBXTeamLogMemberAddExternalIdType, DBXTeamLogMemberAddNameDetails,
    DBXTeamLogMemberAddNameType, DBXTeamLogMemberChangeAdminRoleDetails, DBXTeamLogMemberChangeAdminRoleType,
    DBXTeamLogMemberChangeEmailDetails, DBXTeamLogMemberChangeEmailType, DBXTeamLogMemberChangeExternalIdDetails,
    DBXTeamLogMemberChangeExternalIdType, DBXTeamLogMemberChangeMembershipTypeDetails,
    DBXTeamLogMemberChangeMembershipTypeType, DBXTeamLogMemberChangeNameDetails, DBXTeamLogMemberChangeNameType,
    DBXTeamLogMemberChangeResellerRoleDetails, DBXTeamLogMemberChangeResellerRoleType,
    DBXTeamLogMemberChangeStatusDetails, DBXTeamLogMemberChangeStatusType, DBXTeamLogMemberDeleteManualContactsDetails,
    DBXTeamLogMemberDeleteManualContactsType, DBXTeamLogMemberDeleteProfilePhotoDetails,
    DBXTeamLogMemberDeleteProfilePhotoType, DBXTeamLogMemberFolderContentsAccessedDetails,
    DBXTeamLogMemberFolderContentsAccessedType, DBXTeamLogMemberPermanentlyDeleteAccountContentsDetails,
    DBXTeamLogMemberPermanentlyDeleteAccountContentsType, DBXTeamLogMemberRemoveActionTypeDelete,
    DBXTeamLogMemberRemoveActionTypeLeave, DBXTeamLogMemberRemoveActionTypeOffboard,
    DBXTeamLogMemberRemoveActionTypeOffboardAndRetainTeamFolders, DBXTeamLogMemberRemoveActionTypeOther,
    DBXTeamLogMemberRemoveExternalIdDetails, DBXTeamLogMemberRemoveExternalIdType,
    DBXTeamLogMemberRequestsChangePolicyDetails, DBXTeamLogMemberRequestsChangePolicyType,
    DBXTeamLogMemberRequestsPolicy, DBXTeamLogMemberRequestsPolicyAutoAccept, DBXTeamLogMemberRequestsPolicyDisabled,
    DBXTeamLogMemberRequestsPolicyOther, DBXTeamLogMemberRequestsPolicyRequireApproval,
    DBXTeamLogMemberSendInvitePolicyChangedDetails, DBXTeamLogMemberSendInvitePolicyChangedType,
    DBXTeamLogMemberSendInvitePolicyDisabled, DBXTeamLogMemberSendInvitePolicyEveryone,
    DBXTeamLogMemberSendInvitePolicyOther, DBXTeamLogMemberSendInvitePolicySpecificMembers,
    DBXTeamLogMemberSetProfilePhotoDetails, DBXTeamLogMemberSetProfilePhotoType, DBXTeamLogMemberStatus,
    DBXTeamLogMemberStatusActive, DBXTeamLogMemberStatusInvited, DBXTeamLogMemberStatusMovedToAnotherTeam,
    DBXTeamLogMemberStatusNotJoined, DBXTeamLogMemberStatusOther, DBXTeamLogMemberStatusRemoved,
    DBXTeamLogMemberStatusSuspended, DBXTeamLogMemberSuggestDetails, DBXTeamLogMemberSuggestType,
    DBXTeamLogMemberSuggestionsChangePolicyDetails, DBXTeamLogMemberSuggestionsChangePolicyType,
    DBXTeamLogMemberSuggestionsPolicy, DBXTeamLogMemberSuggestionsPolicyDisabled,
    DBXTeamLogMemberSuggestionsPolicyEnabled, DBXTeamLogMemberSuggestionsPolicyOther,
    DBXTeamLogMemberTransferAccountContentsDetails, DBXTeamLogMemberTransferAccountContentsType, DBXTeamLogResellerRole,
    DBXTeamLogTeamMembershipType, DBXTeamLogUserNameLogInfo, DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (MemberMembers)
/// The object if its tag is `member_add_external_id_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberAddExternalIdDetails *asMemberAddExternalIdDetails;

/// The object if its tag is `member_add_name_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsMemberAddNameDetails *asMemberAddNameDetails;

/// The object if its tag is `member_change_admin_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberChangeAdminRoleDetails *asMemberChangeAdminRoleDetails;

/// The object if its tag is `member_change_email_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsMemberChangeEmailDetails *asMemberChangeEmailDetails;

/// The object if its tag is `member_change_external_id_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberChangeExternalIdDetails *asMemberChangeExternalIdDetails;

/// The object if its tag is `member_change_membership_type_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberChangeMembershipTypeDetails *asMemberChangeMembershipTypeDetails;

/// The object if its tag is `member_change_name_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsMemberChangeNameDetails *asMemberChangeNameDetails;

/// The object if its tag is `member_change_reseller_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberChangeResellerRoleDetails *asMemberChangeResellerRoleDetails;

/// The object if its tag is `member_change_status_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsMemberChangeStatusDetails *asMemberChangeStatusDetails;

/// The object if its tag is `member_delete_manual_contacts_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberDeleteManualContactsDetails *asMemberDeleteManualContactsDetails;

/// The object if its tag is `member_delete_profile_photo_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberDeleteProfilePhotoDetails *asMemberDeleteProfilePhotoDetails;

/// The object if its tag is `member_folder_contents_accessed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberFolderContentsAccessedDetails *asMemberFolderContentsAccessedDetails;

/// The object if its tag is `member_permanently_delete_account_contents_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberPermanentlyDeleteAccountContentsDetails *asMemberPermanentlyDeleteAccountContentsDetails;

/// The object if its tag is `member_remove_external_id_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberRemoveExternalIdDetails *asMemberRemoveExternalIdDetails;

/// The object if its tag is `member_set_profile_photo_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSetProfilePhotoDetails *asMemberSetProfilePhotoDetails;

/// The object if its tag is `member_suggest_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsMemberSuggestDetails *asMemberSuggestDetails;

/// The object if its tag is `member_transfer_account_contents_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberTransferAccountContentsDetails *asMemberTransferAccountContentsDetails;

/// The object if its tag is `member_access_details_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberAccessDetailsCreateReportDetails *asMemberAccessDetailsCreateReportDetails;

/// The object if its tag is `member_access_details_create_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberAccessDetailsCreateReportFailedDetails *asMemberAccessDetailsCreateReportFailedDetails;

/// The object if its tag is `member_requests_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberRequestsChangePolicyDetails *asMemberRequestsChangePolicyDetails;

/// The object if its tag is `member_send_invite_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSendInvitePolicyChangedDetails *asMemberSendInvitePolicyChangedDetails;

/// The object if its tag is `member_suggestions_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSuggestionsChangePolicyDetails *asMemberSuggestionsChangePolicyDetails;
@end

/// Details of an event in which an external ID was assigned to a team member.
@interface DBXTeamLogEventDetailsMemberAddExternalIdDetails : DBXTeamLogEventDetails
/// The value of `member_add_external_id_details`.
@property (nonatomic, strong) DBXTeamLogMemberAddExternalIdDetails *memberAddExternalIdDetails;
/// Creates an object with the tag `member_add_external_id_details`.
- (instancetype)init:(DBXTeamLogMemberAddExternalIdDetails *)memberAddExternalIdDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the name of a team member was added.
@interface DBXTeamLogEventDetailsMemberAddNameDetails : DBXTeamLogEventDetails
/// The value of `member_add_name_details`.
@property (nonatomic, strong) DBXTeamLogMemberAddNameDetails *memberAddNameDetails;
/// Creates an object with the tag `member_add_name_details`.
- (instancetype)init:(DBXTeamLogMemberAddNameDetails *)memberAddNameDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the admin role of a team member was changed.
@interface DBXTeamLogEventDetailsMemberChangeAdminRoleDetails : DBXTeamLogEventDetails
/// The value of `member_change_admin_role_details`.
@property (nonatomic, strong) DBXTeamLogMemberChangeAdminRoleDetails *memberChangeAdminRoleDetails;
/// Creates an object with the tag `member_change_admin_role_details`.
- (instancetype)init:(DBXTeamLogMemberChangeAdminRoleDetails *)memberChangeAdminRoleDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the email address of a team member was changed.
@interface DBXTeamLogEventDetailsMemberChangeEmailDetails : DBXTeamLogEventDetails
/// The value of `member_change_email_details`.
@property (nonatomic, strong) DBXTeamLogMemberChangeEmailDetails *memberChangeEmailDetails;
/// Creates an object with the tag `member_change_email_details`.
- (instancetype)init:(DBXTeamLogMemberChangeEmailDetails *)memberChangeEmailDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external ID of a team member was changed.
@interface DBXTeamLogEventDetailsMemberChangeExternalIdDetails : DBXTeamLogEventDetails
/// The value of `member_change_external_id_details`.
@property (nonatomic, strong) DBXTeamLogMemberChangeExternalIdDetails *memberChangeExternalIdDetails;
/// Creates an object with the tag `member_change_external_id_details`.
- (instancetype)init:(DBXTeamLogMemberChangeExternalIdDetails *)memberChangeExternalIdDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the membership type of a team member, limited or full, was changed.
@interface DBXTeamLogEventDetailsMemberChangeMembershipTypeDetails : DBXTeamLogEventDetails
/// The value of `member_change_membership_type_details`.
@property (nonatomic, strong) DBXTeamLogMemberChangeMembershipTypeDetails *memberChangeMembershipTypeDetails;

/// Creates an object with the tag `member_change_membership_type_details`.
- (instancetype)init:(DBXTeamLogMemberChangeMembershipTypeDetails *)memberChangeMembershipTypeDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the name of a team member was changed.
@interface DBXTeamLogEventDetailsMemberChangeNameDetails : DBXTeamLogEventDetails
/// The value of `member_change_name_details`.
@property (nonatomic, strong) DBXTeamLogMemberChangeNameDetails *memberChangeNameDetails;
/// Creates an object with the tag `member_change_name_details`.
- (instancetype)init:(DBXTeamLogMemberChangeNameDetails *)memberChangeNameDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the reseller role of a team member was changed.
@interface DBXTeamLogEventDetailsMemberChangeResellerRoleDetails : DBXTeamLogEventDetails
/// The value of `member_change_reseller_role_details`.
@property (nonatomic, strong) DBXTeamLogMemberChangeResellerRoleDetails *memberChangeResellerRoleDetails;

/// Creates an object with the tag `member_change_reseller_role_details`.
- (instancetype)init:(DBXTeamLogMemberChangeResellerRoleDetails *)memberChangeResellerRoleDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the status of a team member changed, for example from invited to active.
@interface DBXTeamLogEventDetailsMemberChangeStatusDetails : DBXTeamLogEventDetails
/// The value of `member_change_status_details`.
@property (nonatomic, strong) DBXTeamLogMemberChangeStatusDetails *memberChangeStatusDetails;
/// Creates an object with the tag `member_change_status_details`.
- (instancetype)init:(DBXTeamLogMemberChangeStatusDetails *)memberChangeStatusDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which manually added contacts were removed.
@interface DBXTeamLogEventDetailsMemberDeleteManualContactsDetails : DBXTeamLogEventDetails
/// The value of `member_delete_manual_contacts_details`.
@property (nonatomic, strong) DBXTeamLogMemberDeleteManualContactsDetails *memberDeleteManualContactsDetails;

/// Creates an object with the tag `member_delete_manual_contacts_details`.
- (instancetype)init:(DBXTeamLogMemberDeleteManualContactsDetails *)memberDeleteManualContactsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the profile photo of a team member was deleted.
@interface DBXTeamLogEventDetailsMemberDeleteProfilePhotoDetails : DBXTeamLogEventDetails
/// The value of `member_delete_profile_photo_details`.
@property (nonatomic, strong) DBXTeamLogMemberDeleteProfilePhotoDetails *memberDeleteProfilePhotoDetails;

/// Creates an object with the tag `member_delete_profile_photo_details`.
- (instancetype)init:(DBXTeamLogMemberDeleteProfilePhotoDetails *)memberDeleteProfilePhotoDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin browsed the folders of a team member.
@interface DBXTeamLogEventDetailsMemberFolderContentsAccessedDetails : DBXTeamLogEventDetails
/// The value of `member_folder_contents_accessed_details`.
@property (nonatomic, strong) DBXTeamLogMemberFolderContentsAccessedDetails *memberFolderContentsAccessedDetails;

/// Creates an object with the tag `member_folder_contents_accessed_details`.
- (instancetype)init:(DBXTeamLogMemberFolderContentsAccessedDetails *)memberFolderContentsAccessedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the content of a deleted member's account was permanently deleted.
@interface DBXTeamLogEventDetailsMemberPermanentlyDeleteAccountContentsDetails : DBXTeamLogEventDetails
/// The value of `member_permanently_delete_account_contents_details`.
@property (nonatomic, strong)
    DBXTeamLogMemberPermanentlyDeleteAccountContentsDetails *memberPermanentlyDeleteAccountContentsDetails;

/// Creates an object with the tag `member_permanently_delete_account_contents_details`.
- (instancetype)
    init:(DBXTeamLogMemberPermanentlyDeleteAccountContentsDetails *)memberPermanentlyDeleteAccountContentsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external ID of a team member was removed.
@interface DBXTeamLogEventDetailsMemberRemoveExternalIdDetails : DBXTeamLogEventDetails
/// The value of `member_remove_external_id_details`.
@property (nonatomic, strong) DBXTeamLogMemberRemoveExternalIdDetails *memberRemoveExternalIdDetails;
/// Creates an object with the tag `member_remove_external_id_details`.
- (instancetype)init:(DBXTeamLogMemberRemoveExternalIdDetails *)memberRemoveExternalIdDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the profile photo of a team member was set.
@interface DBXTeamLogEventDetailsMemberSetProfilePhotoDetails : DBXTeamLogEventDetails
/// The value of `member_set_profile_photo_details`.
@property (nonatomic, strong) DBXTeamLogMemberSetProfilePhotoDetails *memberSetProfilePhotoDetails;
/// Creates an object with the tag `member_set_profile_photo_details`.
- (instancetype)init:(DBXTeamLogMemberSetProfilePhotoDetails *)memberSetProfilePhotoDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a person was suggested as a new team member.
@interface DBXTeamLogEventDetailsMemberSuggestDetails : DBXTeamLogEventDetails
/// The value of `member_suggest_details`.
@property (nonatomic, strong) DBXTeamLogMemberSuggestDetails *memberSuggestDetails;
/// Creates an object with the tag `member_suggest_details`.
- (instancetype)init:(DBXTeamLogMemberSuggestDetails *)memberSuggestDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the content of a deleted member's account was transferred to another member.
@interface DBXTeamLogEventDetailsMemberTransferAccountContentsDetails : DBXTeamLogEventDetails
/// The value of `member_transfer_account_contents_details`.
@property (nonatomic, strong) DBXTeamLogMemberTransferAccountContentsDetails *memberTransferAccountContentsDetails;

/// Creates an object with the tag `member_transfer_account_contents_details`.
- (instancetype)init:(DBXTeamLogMemberTransferAccountContentsDetails *)memberTransferAccountContentsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on member access was created.
@interface DBXTeamLogEventDetailsMemberAccessDetailsCreateReportDetails : DBXTeamLogEventDetails
/// The value of `member_access_details_create_report_details`.
@property (nonatomic, strong) DBXTeamLogMemberAccessDetailsCreateReportDetails *memberAccessDetailsCreateReportDetails;

/// Creates an object with the tag `member_access_details_create_report_details`.
- (instancetype)init:(DBXTeamLogMemberAccessDetailsCreateReportDetails *)memberAccessDetailsCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on member access couldn't be created.
@interface DBXTeamLogEventDetailsMemberAccessDetailsCreateReportFailedDetails : DBXTeamLogEventDetails
/// The value of `member_access_details_create_report_failed_details`.
@property (nonatomic, strong)
    DBXTeamLogMemberAccessDetailsCreateReportFailedDetails *memberAccessDetailsCreateReportFailedDetails;

/// Creates an object with the tag `member_access_details_create_report_failed_details`.
- (instancetype)
    init:(DBXTeamLogMemberAccessDetailsCreateReportFailedDetails *)memberAccessDetailsCreateReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the ability of users to find the team without an invitation was changed.
@interface DBXTeamLogEventDetailsMemberRequestsChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `member_requests_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogMemberRequestsChangePolicyDetails *memberRequestsChangePolicyDetails;

/// Creates an object with the tag `member_requests_change_policy_details`.
- (instancetype)init:(DBXTeamLogMemberRequestsChangePolicyDetails *)memberRequestsChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for invitations by members was changed.
@interface DBXTeamLogEventDetailsMemberSendInvitePolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `member_send_invite_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogMemberSendInvitePolicyChangedDetails *memberSendInvitePolicyChangedDetails;

/// Creates an object with the tag `member_send_invite_policy_changed_details`.
- (instancetype)init:(DBXTeamLogMemberSendInvitePolicyChangedDetails *)memberSendInvitePolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which suggestions of new team members by members were enabled or disabled.
@interface DBXTeamLogEventDetailsMemberSuggestionsChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `member_suggestions_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogMemberSuggestionsChangePolicyDetails *memberSuggestionsChangePolicyDetails;

/// Creates an object with the tag `member_suggestions_change_policy_details`.
- (instancetype)init:(DBXTeamLogMemberSuggestionsChangePolicyDetails *)memberSuggestionsChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (MemberMembers)
/// The object if its tag is `member_add_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberAddExternalId *asMemberAddExternalId;
/// The object if its tag is `member_add_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberAddName *asMemberAddName;
/// The object if its tag is `member_change_admin_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberChangeAdminRole *asMemberChangeAdminRole;
/// The object if its tag is `member_change_email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberChangeEmail *asMemberChangeEmail;
/// The object if its tag is `member_change_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberChangeExternalId *asMemberChangeExternalId;
/// The object if its tag is `member_change_membership_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberChangeMembershipType *asMemberChangeMembershipType;
/// The object if its tag is `member_change_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberChangeName *asMemberChangeName;
/// The object if its tag is `member_change_reseller_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberChangeResellerRole *asMemberChangeResellerRole;
/// The object if its tag is `member_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberChangeStatus *asMemberChangeStatus;
/// The object if its tag is `member_delete_manual_contacts`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberDeleteManualContacts *asMemberDeleteManualContacts;
/// The object if its tag is `member_delete_profile_photo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberDeleteProfilePhoto *asMemberDeleteProfilePhoto;

/// The object if its tag is `member_folder_contents_accessed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberFolderContentsAccessed *asMemberFolderContentsAccessed;

/// The object if its tag is `member_permanently_delete_account_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberPermanentlyDeleteAccountContents *asMemberPermanentlyDeleteAccountContents;

/// The object if its tag is `member_remove_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberRemoveExternalId *asMemberRemoveExternalId;
/// The object if its tag is `member_set_profile_photo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberSetProfilePhoto *asMemberSetProfilePhoto;
/// The object if its tag is `member_suggest`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberSuggest *asMemberSuggest;

/// The object if its tag is `member_transfer_account_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberTransferAccountContents *asMemberTransferAccountContents;

/// The object if its tag is `member_access_details_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberAccessDetailsCreateReport *asMemberAccessDetailsCreateReport;

/// The object if its tag is `member_access_details_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberAccessDetailsCreateReportFailed *asMemberAccessDetailsCreateReportFailed;

/// The object if its tag is `member_requests_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMemberRequestsChangePolicy *asMemberRequestsChangePolicy;

/// The object if its tag is `member_send_invite_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSendInvitePolicyChanged *asMemberSendInvitePolicyChanged;

/// The object if its tag is `member_suggestions_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSuggestionsChangePolicy *asMemberSuggestionsChangePolicy;
@end

/// An external ID was assigned to a team member.
@interface DBXTeamLogEventTypeMemberAddExternalId : DBXTeamLogEventType
/// The value of `member_add_external_id`.
@property (nonatomic, strong) DBXTeamLogMemberAddExternalIdType *memberAddExternalId;
/// Creates an object with the tag `member_add_external_id`.
- (instancetype)init:(DBXTeamLogMemberAddExternalIdType *)memberAddExternalId NS_DESIGNATED_INITIALIZER;
@end

/// The name of a team member was added.
@interface DBXTeamLogEventTypeMemberAddName : DBXTeamLogEventType
/// The value of `member_add_name`.
@property (nonatomic, strong) DBXTeamLogMemberAddNameType *memberAddName;
/// Creates an object with the tag `member_add_name`.
- (instancetype)init:(DBXTeamLogMemberAddNameType *)memberAddName NS_DESIGNATED_INITIALIZER;
@end

/// The admin role of a team member was changed.
@interface DBXTeamLogEventTypeMemberChangeAdminRole : DBXTeamLogEventType
/// The value of `member_change_admin_role`.
@property (nonatomic, strong) DBXTeamLogMemberChangeAdminRoleType *memberChangeAdminRole;
/// Creates an object with the tag `member_change_admin_role`.
- (instancetype)init:(DBXTeamLogMemberChangeAdminRoleType *)memberChangeAdminRole NS_DESIGNATED_INITIALIZER;
@end

/// The email address of a team member was changed.
@interface DBXTeamLogEventTypeMemberChangeEmail : DBXTeamLogEventType
/// The value of `member_change_email`.
@property (nonatomic, strong) DBXTeamLogMemberChangeEmailType *memberChangeEmail;
/// Creates an object with the tag `member_change_email`.
- (instancetype)init:(DBXTeamLogMemberChangeEmailType *)memberChangeEmail NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a team member was changed.
@interface DBXTeamLogEventTypeMemberChangeExternalId : DBXTeamLogEventType
/// The value of `member_change_external_id`.
@property (nonatomic, strong) DBXTeamLogMemberChangeExternalIdType *memberChangeExternalId;
/// Creates an object with the tag `member_change_external_id`.
- (instancetype)init:(DBXTeamLogMemberChangeExternalIdType *)memberChangeExternalId NS_DESIGNATED_INITIALIZER;
@end

/// The membership type of a team member, limited or full, was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeMemberChangeMembershipType : DBXTeamLogEventType
/// The value of `member_change_membership_type`.
@property (nonatomic, strong) DBXTeamLogMemberChangeMembershipTypeType *memberChangeMembershipType;
/// Creates an object with the tag `member_change_membership_type`.
- (instancetype)init:(DBXTeamLogMemberChangeMembershipTypeType *)memberChangeMembershipType NS_DESIGNATED_INITIALIZER;
@end

/// The name of a team member was changed.
@interface DBXTeamLogEventTypeMemberChangeName : DBXTeamLogEventType
/// The value of `member_change_name`.
@property (nonatomic, strong) DBXTeamLogMemberChangeNameType *memberChangeName;
/// Creates an object with the tag `member_change_name`.
- (instancetype)init:(DBXTeamLogMemberChangeNameType *)memberChangeName NS_DESIGNATED_INITIALIZER;
@end

/// The reseller role of a team member was changed.
@interface DBXTeamLogEventTypeMemberChangeResellerRole : DBXTeamLogEventType
/// The value of `member_change_reseller_role`.
@property (nonatomic, strong) DBXTeamLogMemberChangeResellerRoleType *memberChangeResellerRole;
/// Creates an object with the tag `member_change_reseller_role`.
- (instancetype)init:(DBXTeamLogMemberChangeResellerRoleType *)memberChangeResellerRole NS_DESIGNATED_INITIALIZER;
@end

/// The status of a team member changed, for example from invited to active.
@interface DBXTeamLogEventTypeMemberChangeStatus : DBXTeamLogEventType
/// The value of `member_change_status`.
@property (nonatomic, strong) DBXTeamLogMemberChangeStatusType *memberChangeStatus;
/// Creates an object with the tag `member_change_status`.
- (instancetype)init:(DBXTeamLogMemberChangeStatusType *)memberChangeStatus NS_DESIGNATED_INITIALIZER;
@end

/// Manually added contacts were removed.
@interface DBXTeamLogEventTypeMemberDeleteManualContacts : DBXTeamLogEventType
/// The value of `member_delete_manual_contacts`.
@property (nonatomic, strong) DBXTeamLogMemberDeleteManualContactsType *memberDeleteManualContacts;
/// Creates an object with the tag `member_delete_manual_contacts`.
- (instancetype)init:(DBXTeamLogMemberDeleteManualContactsType *)memberDeleteManualContacts NS_DESIGNATED_INITIALIZER;
@end

/// The profile photo of a team member was deleted.
@interface DBXTeamLogEventTypeMemberDeleteProfilePhoto : DBXTeamLogEventType
/// The value of `member_delete_profile_photo`.
@property (nonatomic, strong) DBXTeamLogMemberDeleteProfilePhotoType *memberDeleteProfilePhoto;
/// Creates an object with the tag `member_delete_profile_photo`.
- (instancetype)init:(DBXTeamLogMemberDeleteProfilePhotoType *)memberDeleteProfilePhoto NS_DESIGNATED_INITIALIZER;
@end

/// An admin browsed the folders of a team member.
@interface DBXTeamLogEventTypeMemberFolderContentsAccessed : DBXTeamLogEventType
/// The value of `member_folder_contents_accessed`.
@property (nonatomic, strong) DBXTeamLogMemberFolderContentsAccessedType *memberFolderContentsAccessed;

/// Creates an object with the tag `member_folder_contents_accessed`.
- (instancetype)init:(DBXTeamLogMemberFolderContentsAccessedType *)memberFolderContentsAccessed
    NS_DESIGNATED_INITIALIZER;
@end

/// The content of a deleted member's account was permanently deleted.
@interface DBXTeamLogEventTypeMemberPermanentlyDeleteAccountContents : DBXTeamLogEventType
/// The value of `member_permanently_delete_account_contents`.
@property (nonatomic, strong)
    DBXTeamLogMemberPermanentlyDeleteAccountContentsType *memberPermanentlyDeleteAccountContents;

/// Creates an object with the tag `member_permanently_delete_account_contents`.
- (instancetype)init:(DBXTeamLogMemberPermanentlyDeleteAccountContentsType *)memberPermanentlyDeleteAccountContents
    NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a team member was removed.
@interface DBXTeamLogEventTypeMemberRemoveExternalId : DBXTeamLogEventType
/// The value of `member_remove_external_id`.
@property (nonatomic, strong) DBXTeamLogMemberRemoveExternalIdType *memberRemoveExternalId;
/// Creates an object with the tag `member_remove_external_id`.
- (instancetype)init:(DBXTeamLogMemberRemoveExternalIdType *)memberRemoveExternalId NS_DESIGNATED_INITIALIZER;
@end

/// The profile photo of a team member was set.
@interface DBXTeamLogEventTypeMemberSetProfilePhoto : DBXTeamLogEventType
/// The value of `member_set_profile_photo`.
@property (nonatomic, strong) DBXTeamLogMemberSetProfilePhotoType *memberSetProfilePhoto;
/// Creates an object with the tag `member_set_profile_photo`.
- (instancetype)init:(DBXTeamLogMemberSetProfilePhotoType *)memberSetProfilePhoto NS_DESIGNATED_INITIALIZER;
@end

/// A person was suggested as a new team member.
@interface DBXTeamLogEventTypeMemberSuggest : DBXTeamLogEventType
/// The value of `member_suggest`.
@property (nonatomic, strong) DBXTeamLogMemberSuggestType *memberSuggest;
/// Creates an object with the tag `member_suggest`.
- (instancetype)init:(DBXTeamLogMemberSuggestType *)memberSuggest NS_DESIGNATED_INITIALIZER;
@end

/// The content of a deleted member's account was transferred to another member.
@interface DBXTeamLogEventTypeMemberTransferAccountContents : DBXTeamLogEventType
/// The value of `member_transfer_account_contents`.
@property (nonatomic, strong) DBXTeamLogMemberTransferAccountContentsType *memberTransferAccountContents;

/// Creates an object with the tag `member_transfer_account_contents`.
- (instancetype)init:(DBXTeamLogMemberTransferAccountContentsType *)memberTransferAccountContents
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on member access was created.
@interface DBXTeamLogEventTypeMemberAccessDetailsCreateReport : DBXTeamLogEventType
/// The value of `member_access_details_create_report`.
@property (nonatomic, strong) DBXTeamLogMemberAccessDetailsCreateReportType *memberAccessDetailsCreateReport;

/// Creates an object with the tag `member_access_details_create_report`.
- (instancetype)init:(DBXTeamLogMemberAccessDetailsCreateReportType *)memberAccessDetailsCreateReport
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on member access couldn't be created.
@interface DBXTeamLogEventTypeMemberAccessDetailsCreateReportFailed : DBXTeamLogEventType
/// The value of `member_access_details_create_report_failed`.
@property (nonatomic, strong)
    DBXTeamLogMemberAccessDetailsCreateReportFailedType *memberAccessDetailsCreateReportFailed;

/// Creates an object with the tag `member_access_details_create_report_failed`.
- (instancetype)init:(DBXTeamLogMemberAccessDetailsCreateReportFailedType *)memberAccessDetailsCreateReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// The ability of users to find the team without an invitation was changed.
@interface DBXTeamLogEventTypeMemberRequestsChangePolicy : DBXTeamLogEventType
/// The value of `member_requests_change_policy`.
@property (nonatomic, strong) DBXTeamLogMemberRequestsChangePolicyType *memberRequestsChangePolicy;
/// Creates an object with the tag `member_requests_change_policy`.
- (instancetype)init:(DBXTeamLogMemberRequestsChangePolicyType *)memberRequestsChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for invitations by members was changed.
@interface DBXTeamLogEventTypeMemberSendInvitePolicyChanged : DBXTeamLogEventType
/// The value of `member_send_invite_policy_changed`.
@property (nonatomic, strong) DBXTeamLogMemberSendInvitePolicyChangedType *memberSendInvitePolicyChanged;

/// Creates an object with the tag `member_send_invite_policy_changed`.
- (instancetype)init:(DBXTeamLogMemberSendInvitePolicyChangedType *)memberSendInvitePolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// Suggestions of new team members by members were enabled or disabled.
@interface DBXTeamLogEventTypeMemberSuggestionsChangePolicy : DBXTeamLogEventType
/// The value of `member_suggestions_change_policy`.
@property (nonatomic, strong) DBXTeamLogMemberSuggestionsChangePolicyType *memberSuggestionsChangePolicy;

/// Creates an object with the tag `member_suggestions_change_policy`.
- (instancetype)init:(DBXTeamLogMemberSuggestionsChangePolicyType *)memberSuggestionsChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (MemberMembers)
/// The object if its tag is `member_add_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberAddExternalId *asMemberAddExternalId;
/// The object if its tag is `member_add_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberAddName *asMemberAddName;
/// The object if its tag is `member_change_admin_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberChangeAdminRole *asMemberChangeAdminRole;
/// The object if its tag is `member_change_email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberChangeEmail *asMemberChangeEmail;
/// The object if its tag is `member_change_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberChangeExternalId *asMemberChangeExternalId;

/// The object if its tag is `member_change_membership_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberChangeMembershipType *asMemberChangeMembershipType;

/// The object if its tag is `member_change_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberChangeName *asMemberChangeName;
/// The object if its tag is `member_change_reseller_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberChangeResellerRole *asMemberChangeResellerRole;
/// The object if its tag is `member_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberChangeStatus *asMemberChangeStatus;

/// The object if its tag is `member_delete_manual_contacts`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberDeleteManualContacts *asMemberDeleteManualContacts;

/// The object if its tag is `member_delete_profile_photo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberDeleteProfilePhoto *asMemberDeleteProfilePhoto;

/// The object if its tag is `member_folder_contents_accessed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberFolderContentsAccessed *asMemberFolderContentsAccessed;

/// The object if its tag is `member_permanently_delete_account_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberPermanentlyDeleteAccountContents *asMemberPermanentlyDeleteAccountContents;

/// The object if its tag is `member_remove_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberRemoveExternalId *asMemberRemoveExternalId;
/// The object if its tag is `member_set_profile_photo`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberSetProfilePhoto *asMemberSetProfilePhoto;
/// The object if its tag is `member_suggest`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMemberSuggest *asMemberSuggest;

/// The object if its tag is `member_transfer_account_contents`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberTransferAccountContents *asMemberTransferAccountContents;

/// The object if its tag is `member_access_details_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberAccessDetailsCreateReport *asMemberAccessDetailsCreateReport;

/// The object if its tag is `member_access_details_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberAccessDetailsCreateReportFailed *asMemberAccessDetailsCreateReportFailed;

/// The object if its tag is `member_requests_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberRequestsChangePolicy *asMemberRequestsChangePolicy;

/// The object if its tag is `member_send_invite_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSendInvitePolicyChanged *asMemberSendInvitePolicyChanged;

/// The object if its tag is `member_suggestions_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSuggestionsChangePolicy *asMemberSuggestionsChangePolicy;
@end

/// Events in which an external ID was assigned to a team member.
@interface DBXTeamLogEventTypeArgMemberAddExternalId : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_add_external_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the name of a team member was added.
@interface DBXTeamLogEventTypeArgMemberAddName : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_add_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the admin role of a team member was changed.
@interface DBXTeamLogEventTypeArgMemberChangeAdminRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_change_admin_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the email address of a team member was changed.
@interface DBXTeamLogEventTypeArgMemberChangeEmail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_change_email`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the external ID of a team member was changed.
@interface DBXTeamLogEventTypeArgMemberChangeExternalId : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_change_external_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the membership type of a team member, limited or full, was changed.
@interface DBXTeamLogEventTypeArgMemberChangeMembershipType : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_change_membership_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the name of a team member was changed.
@interface DBXTeamLogEventTypeArgMemberChangeName : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_change_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the reseller role of a team member was changed.
@interface DBXTeamLogEventTypeArgMemberChangeResellerRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_change_reseller_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the status of a team member changed, for example from invited to active.
@interface DBXTeamLogEventTypeArgMemberChangeStatus : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_change_status`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which manually added contacts were removed.
@interface DBXTeamLogEventTypeArgMemberDeleteManualContacts : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_delete_manual_contacts`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the profile photo of a team member was deleted.
@interface DBXTeamLogEventTypeArgMemberDeleteProfilePhoto : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_delete_profile_photo`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin browsed the folders of a team member.
@interface DBXTeamLogEventTypeArgMemberFolderContentsAccessed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_folder_contents_accessed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the content of a deleted member's account was permanently deleted.
@interface DBXTeamLogEventTypeArgMemberPermanentlyDeleteAccountContents : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_permanently_delete_account_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the external ID of a team member was removed.
@interface DBXTeamLogEventTypeArgMemberRemoveExternalId : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_remove_external_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the profile photo of a team member was set.
@interface DBXTeamLogEventTypeArgMemberSetProfilePhoto : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_set_profile_photo`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a person was suggested as a new team member.
@interface DBXTeamLogEventTypeArgMemberSuggest : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_suggest`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the content of a deleted member's account was transferred to another member.
@interface DBXTeamLogEventTypeArgMemberTransferAccountContents : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_transfer_account_contents`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on member access was created.
@interface DBXTeamLogEventTypeArgMemberAccessDetailsCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_access_details_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on member access couldn't be created.
@interface DBXTeamLogEventTypeArgMemberAccessDetailsCreateReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_access_details_create_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the ability of users to find the team without an invitation was changed.
@interface DBXTeamLogEventTypeArgMemberRequestsChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_requests_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for invitations by members was changed.
@interface DBXTeamLogEventTypeArgMemberSendInvitePolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_send_invite_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which suggestions of new team members by members were enabled or disabled.
@interface DBXTeamLogEventTypeArgMemberSuggestionsChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_suggestions_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a report on member access was created.
@interface DBXTeamLogMemberAccessDetailsCreateReportDetails : DBXObject
@end

/// Details of an event in which a report on member access couldn't be created.
@interface DBXTeamLogMemberAccessDetailsCreateReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on member access couldn't be created.
@interface DBXTeamLogMemberAccessDetailsCreateReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A report on member access was created.
@interface DBXTeamLogMemberAccessDetailsCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an external ID was assigned to a team member.
@interface DBXTeamLogMemberAddExternalIdDetails : DBXObject
/// The external ID after the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The external ID after the change. At most 64 characters.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// An external ID was assigned to a team member.
@interface DBXTeamLogMemberAddExternalIdType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the name of a team member was added.
@interface DBXTeamLogMemberAddNameDetails : DBXObject
/// The name of the member after the change.
@property (nonatomic, readonly) DBXTeamLogUserNameLogInfo *newValue;
/// The name of the member after the change.
- (DBXTeamLogUserNameLogInfo *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogUserNameLogInfo *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// The name of a team member was added.
@interface DBXTeamLogMemberAddNameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the admin role of a team member was changed.
@interface DBXTeamLogMemberChangeAdminRoleDetails : DBXObject
/// The admin role after the change. `nil` if the role was removed.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRole *newValue;
/// The admin role after the change. `nil` if the role was removed.
- (nullable DBXTeamLogAdminRole *)newValue DB_NO_METHOD_FAMILY;
/// The admin role before the change. `nil` if the member had none.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRole *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamLogAdminRole *)newValue
    previousValue:(nullable DBXTeamLogAdminRole *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The admin role of a team member was changed.
@interface DBXTeamLogMemberChangeAdminRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the email address of a team member was changed.
@interface DBXTeamLogMemberChangeEmailDetails : DBXObject
/// The email address after the change. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The email address after the change. At most 255 characters.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// The email address before the change. `nil` if an older event lacks it. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue
    previousValue:(nullable NSString *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The email address of a team member was changed.
@interface DBXTeamLogMemberChangeEmailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external ID of a team member was changed.
@interface DBXTeamLogMemberChangeExternalIdDetails : DBXObject
/// The external ID after the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The external ID after the change. At most 64 characters.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// The external ID before the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue previousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a team member was changed.
@interface DBXTeamLogMemberChangeExternalIdType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the membership type of a team member, limited or full, was changed.
@interface DBXTeamLogMemberChangeMembershipTypeDetails : DBXObject
/// The membership type before the change.
@property (nonatomic, readonly) DBXTeamLogTeamMembershipType *prevValue;
/// The membership type after the change.
@property (nonatomic, readonly) DBXTeamLogTeamMembershipType *newValue;
/// The membership type after the change.
- (DBXTeamLogTeamMembershipType *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPrevValue:(DBXTeamLogTeamMembershipType *)prevValue
    newValue:(DBXTeamLogTeamMembershipType *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The membership type of a team member, limited or full, was changed. Dropbox no longer records this event.
@interface DBXTeamLogMemberChangeMembershipTypeType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the name of a team member was changed.
@interface DBXTeamLogMemberChangeNameDetails : DBXObject
/// The name of the member after the change.
@property (nonatomic, readonly) DBXTeamLogUserNameLogInfo *newValue;
/// The name of the member after the change.
- (DBXTeamLogUserNameLogInfo *)newValue DB_NO_METHOD_FAMILY;
/// The name of the member before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserNameLogInfo *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogUserNameLogInfo *)newValue
    previousValue:(nullable DBXTeamLogUserNameLogInfo *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The name of a team member was changed.
@interface DBXTeamLogMemberChangeNameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the reseller role of a team member was changed.
@interface DBXTeamLogMemberChangeResellerRoleDetails : DBXObject
/// The reseller role after the change.
@property (nonatomic, readonly) DBXTeamLogResellerRole *newValue;
/// The reseller role after the change.
- (DBXTeamLogResellerRole *)newValue DB_NO_METHOD_FAMILY;
/// The reseller role before the change.
@property (nonatomic, readonly) DBXTeamLogResellerRole *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogResellerRole *)newValue
    previousValue:(DBXTeamLogResellerRole *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The reseller role of a team member was changed.
@interface DBXTeamLogMemberChangeResellerRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the status of a team member changed, for example from invited to active.
@interface DBXTeamLogMemberChangeStatusDetails : DBXObject
/// The status of the member before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatus *previousValue;
/// The status of the member after the change.
@property (nonatomic, readonly) DBXTeamLogMemberStatus *newValue;
/// The status of the member after the change.
- (DBXTeamLogMemberStatus *)newValue DB_NO_METHOD_FAMILY;
/// The action that changed the status.
@property (nonatomic, readonly, nullable) DBXTeamLogActionDetails *action;
/// The name of the user's new team. `nil` unless the user was moved to another team.
@property (nonatomic, readonly, copy, nullable) NSString *newTeam;
/// The name of the user's new team. `nil` unless the user was moved to another team.
- (nullable NSString *)newTeam DB_NO_METHOD_FAMILY;
/// The name of the user's previous team. `nil` unless the user came from another team.
@property (nonatomic, readonly, copy, nullable) NSString *previousTeam;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMemberStatus *)newValue
    previousValue:(nullable DBXTeamLogMemberStatus *)previousValue
    action:(nullable DBXTeamLogActionDetails *)action
    newTeam:(nullable NSString *)newTeam
    previousTeam:(nullable NSString *)previousTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a team member changed, for example from invited to active.
@interface DBXTeamLogMemberChangeStatusType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which manually added contacts were removed.
@interface DBXTeamLogMemberDeleteManualContactsDetails : DBXObject
@end

/// Manually added contacts were removed.
@interface DBXTeamLogMemberDeleteManualContactsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the profile photo of a team member was deleted.
@interface DBXTeamLogMemberDeleteProfilePhotoDetails : DBXObject
@end

/// The profile photo of a team member was deleted.
@interface DBXTeamLogMemberDeleteProfilePhotoType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin browsed the folders of a team member.
@interface DBXTeamLogMemberFolderContentsAccessedDetails : DBXObject
@end

/// An admin browsed the folders of a team member.
@interface DBXTeamLogMemberFolderContentsAccessedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the content of a deleted member's account was permanently deleted.
@interface DBXTeamLogMemberPermanentlyDeleteAccountContentsDetails : DBXObject
@end

/// The content of a deleted member's account was permanently deleted.
@interface DBXTeamLogMemberPermanentlyDeleteAccountContentsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The way in which a member was removed from the team.
@interface DBXTeamLogMemberRemoveActionType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMemberRemoveActionType (Members)
/// The object if its tag is `delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRemoveActionTypeDelete *asDelete;
/// The object if its tag is `leave`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRemoveActionTypeLeave *asLeave;
/// The object if its tag is `offboard`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRemoveActionTypeOffboard *asOffboard;

/// The object if its tag is `offboard_and_retain_team_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogMemberRemoveActionTypeOffboardAndRetainTeamFolders *asOffboardAndRetainTeamFolders;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRemoveActionTypeOther *asOther;
@end

/// The member was deleted.
@interface DBXTeamLogMemberRemoveActionTypeDelete : DBXTeamLogMemberRemoveActionType
/// Creates an object with the tag `delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member left the team.
@interface DBXTeamLogMemberRemoveActionTypeLeave : DBXTeamLogMemberRemoveActionType
/// Creates an object with the tag `leave`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member was offboarded.
@interface DBXTeamLogMemberRemoveActionTypeOffboard : DBXTeamLogMemberRemoveActionType
/// Creates an object with the tag `offboard`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member was offboarded and keeps the team folders.
@interface DBXTeamLogMemberRemoveActionTypeOffboardAndRetainTeamFolders : DBXTeamLogMemberRemoveActionType
/// Creates an object with the tag `offboard_and_retain_team_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMemberRemoveActionTypeOther : DBXTeamLogMemberRemoveActionType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the external ID of a team member was removed.
@interface DBXTeamLogMemberRemoveExternalIdDetails : DBXObject
/// The external ID before the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of a team member was removed.
@interface DBXTeamLogMemberRemoveExternalIdType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the ability of users to find the team without an invitation was changed.
@interface DBXTeamLogMemberRequestsChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMemberRequestsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMemberRequestsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRequestsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMemberRequestsPolicy *)newValue
    previousValue:(nullable DBXTeamLogMemberRequestsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The ability of users to find the team without an invitation was changed.
@interface DBXTeamLogMemberRequestsChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for users who find the team and ask to join it.
@interface DBXTeamLogMemberRequestsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMemberRequestsPolicy (Members)
/// The object if its tag is `auto_accept`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRequestsPolicyAutoAccept *asAutoAccept;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRequestsPolicyDisabled *asDisabled;
/// The object if its tag is `require_approval`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRequestsPolicyRequireApproval *asRequireApproval;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberRequestsPolicyOther *asOther;
@end

/// Requests are accepted automatically.
@interface DBXTeamLogMemberRequestsPolicyAutoAccept : DBXTeamLogMemberRequestsPolicy
/// Creates an object with the tag `auto_accept`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Users can't ask to join.
@interface DBXTeamLogMemberRequestsPolicyDisabled : DBXTeamLogMemberRequestsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Requests need approval.
@interface DBXTeamLogMemberRequestsPolicyRequireApproval : DBXTeamLogMemberRequestsPolicy
/// Creates an object with the tag `require_approval`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMemberRequestsPolicyOther : DBXTeamLogMemberRequestsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for team invitations by members.
@interface DBXTeamLogMemberSendInvitePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMemberSendInvitePolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSendInvitePolicyDisabled *asDisabled;
/// The object if its tag is `everyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSendInvitePolicyEveryone *asEveryone;
/// The object if its tag is `specific_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSendInvitePolicySpecificMembers *asSpecificMembers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSendInvitePolicyOther *asOther;
@end

/// Members can't invite people.
@interface DBXTeamLogMemberSendInvitePolicyDisabled : DBXTeamLogMemberSendInvitePolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All members can invite people.
@interface DBXTeamLogMemberSendInvitePolicyEveryone : DBXTeamLogMemberSendInvitePolicy
/// Creates an object with the tag `everyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Specific members can invite people.
@interface DBXTeamLogMemberSendInvitePolicySpecificMembers : DBXTeamLogMemberSendInvitePolicy
/// Creates an object with the tag `specific_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMemberSendInvitePolicyOther : DBXTeamLogMemberSendInvitePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for invitations by members was changed.
@interface DBXTeamLogMemberSendInvitePolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMemberSendInvitePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMemberSendInvitePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogMemberSendInvitePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMemberSendInvitePolicy *)newValue
    previousValue:(DBXTeamLogMemberSendInvitePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for invitations by members was changed.
@interface DBXTeamLogMemberSendInvitePolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the profile photo of a team member was set.
@interface DBXTeamLogMemberSetProfilePhotoDetails : DBXObject
@end

/// The profile photo of a team member was set.
@interface DBXTeamLogMemberSetProfilePhotoType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The status of a person in the team.
@interface DBXTeamLogMemberStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMemberStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatusActive *asActive;
/// The object if its tag is `invited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatusInvited *asInvited;
/// The object if its tag is `moved_to_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatusMovedToAnotherTeam *asMovedToAnotherTeam;
/// The object if its tag is `not_joined`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatusNotJoined *asNotJoined;
/// The object if its tag is `removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatusRemoved *asRemoved;
/// The object if its tag is `suspended`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatusSuspended *asSuspended;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberStatusOther *asOther;
@end

/// The person is an active member.
@interface DBXTeamLogMemberStatusActive : DBXTeamLogMemberStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person was invited.
@interface DBXTeamLogMemberStatusInvited : DBXTeamLogMemberStatus
/// Creates an object with the tag `invited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person was moved to another team.
@interface DBXTeamLogMemberStatusMovedToAnotherTeam : DBXTeamLogMemberStatus
/// Creates an object with the tag `moved_to_another_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person hasn't joined the team.
@interface DBXTeamLogMemberStatusNotJoined : DBXTeamLogMemberStatus
/// Creates an object with the tag `not_joined`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person was removed from the team.
@interface DBXTeamLogMemberStatusRemoved : DBXTeamLogMemberStatus
/// Creates an object with the tag `removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member is suspended.
@interface DBXTeamLogMemberStatusSuspended : DBXTeamLogMemberStatus
/// Creates an object with the tag `suspended`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMemberStatusOther : DBXTeamLogMemberStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a person was suggested as a new team member.
@interface DBXTeamLogMemberSuggestDetails : DBXObject
/// The email addresses of the suggested people. Each item has at most 255 characters.
@property (nonatomic, readonly, copy) NSArray<NSString *> *suggestedMembers;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSuggestedMembers:(NSArray<NSString *> *)suggestedMembers NS_DESIGNATED_INITIALIZER;
@end

/// A person was suggested as a new team member.
@interface DBXTeamLogMemberSuggestType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which suggestions of new team members by members were enabled or disabled.
@interface DBXTeamLogMemberSuggestionsChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMemberSuggestionsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMemberSuggestionsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSuggestionsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMemberSuggestionsPolicy *)newValue
    previousValue:(nullable DBXTeamLogMemberSuggestionsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Suggestions of new team members by members were enabled or disabled.
@interface DBXTeamLogMemberSuggestionsChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for suggestions of new members by members.
@interface DBXTeamLogMemberSuggestionsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMemberSuggestionsPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSuggestionsPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSuggestionsPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMemberSuggestionsPolicyOther *asOther;
@end

/// Members can't suggest people.
@interface DBXTeamLogMemberSuggestionsPolicyDisabled : DBXTeamLogMemberSuggestionsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can suggest people.
@interface DBXTeamLogMemberSuggestionsPolicyEnabled : DBXTeamLogMemberSuggestionsPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMemberSuggestionsPolicyOther : DBXTeamLogMemberSuggestionsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the content of a deleted member's account was transferred to another member.
@interface DBXTeamLogMemberTransferAccountContentsDetails : DBXObject
@end

/// The content of a deleted member's account was transferred to another member.
@interface DBXTeamLogMemberTransferAccountContentsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The source and target of a member's transfer. For internal use by Dropbox.
@interface DBXTeamLogMemberTransferredInternalFields : DBXObject
/// The identifier of the team that the user was moved from.
@property (nonatomic, readonly, copy) NSString *sourceTeamId;
/// The identifier of the team that the user was moved to.
@property (nonatomic, readonly, copy) NSString *targetTeamId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSourceTeamId:(NSString *)sourceTeamId
    targetTeamId:(NSString *)targetTeamId
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
