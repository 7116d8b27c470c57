// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGActionDetails, DBTEAMLOGAdminRole, DBTEAMLOGMemberAccessDetailsCreateReportDetails,
    DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails, DBTEAMLOGMemberAccessDetailsCreateReportFailedType,
    DBTEAMLOGMemberAccessDetailsCreateReportType, DBTEAMLOGMemberAddExternalIdDetails, DBTEAMLOGMemberAddExternalIdType,
    DBTEAMLOGMemberAddNameDetails, DBTEAMLOGMemberAddNameType, DBTEAMLOGMemberChangeAdminRoleDetails,
    DBTEAMLOGMemberChangeAdminRoleType, DBTEAMLOGMemberChangeEmailDetails, DBTEAMLOGMemberChangeEmailType,
    DBTEAMLOGMemberChangeExternalIdDetails, DBTEAMLOGMemberChangeExternalIdType,
    DBTEAMLOGMemberChangeMembershipTypeDetails, DBTEAMLOGMemberChangeMembershipTypeType,
    DBTEAMLOGMemberChangeNameDetails, DBTEAMLOGMemberChangeNameType, DBTEAMLOGMemberChangeResellerRoleDetails,
    DBTEAMLOGMemberChangeResellerRoleType, DBTEAMLOGMemberChangeStatusDetails, DBTEAMLOGMemberChangeStatusType,
    DBTEAMLOGMemberDeleteManualContactsDetails, DBTEAMLOGMemberDeleteManualContactsType,
    DBTEAMLOGMemberDeleteProfilePhotoDetails, DBTEAMLOGMemberDeleteProfilePhotoType,
    DBTEAMLOGMemberFolderContentsAccessedDetails, DBTEAMLOGMemberFolderContentsAccessedType,
    DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails, DBTEAMLOGMemberPermanentlyDeleteAccountContentsType,
    DBTEAMLOGMemberRemoveExternalIdDetails, DBTEAMLOGMemberRemoveExternalIdType,
    DBTEAMLOGMemberRequestsChangePolicyDetails, DBTEAMLOGMemberRequestsChangePolicyType, DBTEAMLOGMemberRequestsPolicy,
    DBTEAMLOGMemberSendInvitePolicyChangedDetails, DBTEAMLOGMemberSendInvitePolicyChangedType,
    DBTEAMLOGMemberSetProfilePhotoDetails, DBTEAMLOGMemberSetProfilePhotoType, DBTEAMLOGMemberStatus,
    DBTEAMLOGMemberSuggestDetails, DBTEAMLOGMemberSuggestType, DBTEAMLOGMemberSuggestionsChangePolicyDetails,
    DBTEAMLOGMemberSuggestionsChangePolicyType, DBTEAMLOGMemberSuggestionsPolicy,
    DBTEAMLOGMemberTransferAccountContentsDetails, DBTEAMLOGMemberTransferAccountContentsType, DBTEAMLOGResellerRole,
    DBTEAMLOGTeamMembershipType, DBTEAMLOGUserNameLogInfo, DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Member`.
@interface DBTEAMLOGEventDetails (Member)
/// Details of an event in which an external ID was assigned to a team member. Has a value only if
/// `isMemberAddExternalIdDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberAddExternalIdDetails *memberAddExternalIdDetails;

/// Details of an event in which the name of a team member was added. Has a value only if `isMemberAddNameDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberAddNameDetails *memberAddNameDetails;

/// Details of an event in which the admin role of a team member was changed. Has a value only if
/// `isMemberChangeAdminRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeAdminRoleDetails *memberChangeAdminRoleDetails;

/// Details of an event in which the email address of a team member was changed. Has a value only if
/// `isMemberChangeEmailDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeEmailDetails *memberChangeEmailDetails;

/// Details of an event in which the external ID of a team member was changed. Has a value only if
/// `isMemberChangeExternalIdDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeExternalIdDetails *memberChangeExternalIdDetails;

/// Details of an event in which the membership type of a team member, limited or full, was changed. Has a value only if
/// `isMemberChangeMembershipTypeDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeMembershipTypeDetails *memberChangeMembershipTypeDetails;

/// Details of an event in which the name of a team member was changed. Has a value only if `isMemberChangeNameDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeNameDetails *memberChangeNameDetails;

/// Details of an event in which the reseller role of a team member was changed. Has a value only if
/// `isMemberChangeResellerRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeResellerRoleDetails *memberChangeResellerRoleDetails;

/// Details of an event in which the status of a team member changed, for example from invited to active. Has a value
/// only if `isMemberChangeStatusDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeStatusDetails *memberChangeStatusDetails;

/// Details of an event in which manually added contacts were removed. Has a value only if
/// `isMemberDeleteManualContactsDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberDeleteManualContactsDetails *memberDeleteManualContactsDetails;

/// Details of an event in which the profile photo of a team member was deleted. Has a value only if
/// `isMemberDeleteProfilePhotoDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberDeleteProfilePhotoDetails *memberDeleteProfilePhotoDetails;

/// Details of an event in which an admin browsed the folders of a team member. Has a value only if
/// `isMemberFolderContentsAccessedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberFolderContentsAccessedDetails *memberFolderContentsAccessedDetails;

/// Details of an event in which the content of a deleted member's account was permanently deleted. Has a value only if
/// `isMemberPermanentlyDeleteAccountContentsDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails *memberPermanentlyDeleteAccountContentsDetails;

/// Details of an event in which the external ID of a team member was removed. Has a value only if
/// `isMemberRemoveExternalIdDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberRemoveExternalIdDetails *memberRemoveExternalIdDetails;

/// Details of an event in which the profile photo of a team member was set. Has a value only if
/// `isMemberSetProfilePhotoDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSetProfilePhotoDetails *memberSetProfilePhotoDetails;

/// Details of an event in which a person was suggested as a new team member. Has a value only if
/// `isMemberSuggestDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSuggestDetails *memberSuggestDetails;

/// Details of an event in which the content of a deleted member's account was transferred to another member. Has a
/// value only if `isMemberTransferAccountContentsDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberTransferAccountContentsDetails *memberTransferAccountContentsDetails;

/// Details of an event in which a report on member access was created. Has a value only if
/// `isMemberAccessDetailsCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberAccessDetailsCreateReportDetails *memberAccessDetailsCreateReportDetails;

/// Details of an event in which a report on member access couldn't be created. Has a value only if
/// `isMemberAccessDetailsCreateReportFailedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails *memberAccessDetailsCreateReportFailedDetails;

/// Details of an event in which the ability of users to find the team without an invitation was changed. Has a value
/// only if `isMemberRequestsChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberRequestsChangePolicyDetails *memberRequestsChangePolicyDetails;

/// Details of an event in which the team's policy for invitations by members was changed. Has a value only if
/// `isMemberSendInvitePolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSendInvitePolicyChangedDetails *memberSendInvitePolicyChangedDetails;

/// Details of an event in which suggestions of new team members by members were enabled or disabled. Has a value only
/// if `isMemberSuggestionsChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSuggestionsChangePolicyDetails *memberSuggestionsChangePolicyDetails;

/// Creates an object with the tag `member_add_external_id_details`.
- (instancetype)initWithMemberAddExternalIdDetails:(DBTEAMLOGMemberAddExternalIdDetails *)memberAddExternalIdDetails;
/// Creates an object with the tag `member_add_name_details`.
- (instancetype)initWithMemberAddNameDetails:(DBTEAMLOGMemberAddNameDetails *)memberAddNameDetails;

/// Creates an object with the tag `member_change_admin_role_details`.
- (instancetype)
    initWithMemberChangeAdminRoleDetails:(DBTEAMLOGMemberChangeAdminRoleDetails *)memberChangeAdminRoleDetails;

/// Creates an object with the tag `member_change_email_details`.
- (instancetype)initWithMemberChangeEmailDetails:(DBTEAMLOGMemberChangeEmailDetails *)memberChangeEmailDetails;

/// Creates an object with the tag `member_change_external_id_details`.
- (instancetype)
    initWithMemberChangeExternalIdDetails:(DBTEAMLOGMemberChangeExternalIdDetails *)memberChangeExternalIdDetails;

/// Creates an object with the tag `member_change_membership_type_details`.
- (instancetype)
    initWithMemberChangeMembershipTypeDetails:(DBTEAMLOGMemberChangeMembershipTypeDetails *)memberChangeMembershipTypeDetails;

/// Creates an object with the tag `member_change_name_details`.
- (instancetype)initWithMemberChangeNameDetails:(DBTEAMLOGMemberChangeNameDetails *)memberChangeNameDetails;

/// Creates an object with the tag `member_change_reseller_role_details`.
- (instancetype)
    initWithMemberChangeResellerRoleDetails:(DBTEAMLOGMemberChangeResellerRoleDetails *)memberChangeResellerRoleDetails;

/// Creates an object with the tag `member_change_status_details`.
- (instancetype)initWithMemberChangeStatusDetails:(DBTEAMLOGMemberChangeStatusDetails *)memberChangeStatusDetails;

/// Creates an object with the tag `member_delete_manual_contacts_details`.
- (instancetype)
    initWithMemberDeleteManualContactsDetails:(DBTEAMLOGMemberDeleteManualContactsDetails *)memberDeleteManualContactsDetails;

/// Creates an object with the tag `member_delete_profile_photo_details`.
- (instancetype)
    initWithMemberDeleteProfilePhotoDetails:(DBTEAMLOGMemberDeleteProfilePhotoDetails *)memberDeleteProfilePhotoDetails;

/// Creates an object with the tag `member_folder_contents_accessed_details`.
- (instancetype)
    initWithMemberFolderContentsAccessedDetails:(DBTEAMLOGMemberFolderContentsAccessedDetails *)memberFolderContentsAccessedDetails;

/// Creates an object with the tag `member_permanently_delete_account_contents_details`.
- (instancetype)
    initWithMemberPermanentlyDeleteAccountContentsDetails:(DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails *)memberPermanentlyDeleteAccountContentsDetails;

/// Creates an object with the tag `member_remove_external_id_details`.
- (instancetype)
    initWithMemberRemoveExternalIdDetails:(DBTEAMLOGMemberRemoveExternalIdDetails *)memberRemoveExternalIdDetails;

/// Creates an object with the tag `member_set_profile_photo_details`.
- (instancetype)
    initWithMemberSetProfilePhotoDetails:(DBTEAMLOGMemberSetProfilePhotoDetails *)memberSetProfilePhotoDetails;

/// Creates an object with the tag `member_suggest_details`.
- (instancetype)initWithMemberSuggestDetails:(DBTEAMLOGMemberSuggestDetails *)memberSuggestDetails;

/// Creates an object with the tag `member_transfer_account_contents_details`.
- (instancetype)
    initWithMemberTransferAccountContentsDetails:(DBTEAMLOGMemberTransferAccountContentsDetails *)memberTransferAccountContentsDetails;

/// Creates an object with the tag `member_access_details_create_report_details`.
- (instancetype)
    initWithMemberAccessDetailsCreateReportDetails:(DBTEAMLOGMemberAccessDetailsCreateReportDetails *)memberAccessDetailsCreateReportDetails;

/// Creates an object with the tag `member_access_details_create_report_failed_details`.
- (instancetype)
    initWithMemberAccessDetailsCreateReportFailedDetails:(DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails *)memberAccessDetailsCreateReportFailedDetails;

/// Creates an object with the tag `member_requests_change_policy_details`.
- (instancetype)
    initWithMemberRequestsChangePolicyDetails:(DBTEAMLOGMemberRequestsChangePolicyDetails *)memberRequestsChangePolicyDetails;

/// Creates an object with the tag `member_send_invite_policy_changed_details`.
- (instancetype)
    initWithMemberSendInvitePolicyChangedDetails:(DBTEAMLOGMemberSendInvitePolicyChangedDetails *)memberSendInvitePolicyChangedDetails;

/// Creates an object with the tag `member_suggestions_change_policy_details`.
- (instancetype)
    initWithMemberSuggestionsChangePolicyDetails:(DBTEAMLOGMemberSuggestionsChangePolicyDetails *)memberSuggestionsChangePolicyDetails;

/// Returns whether the tag is `member_add_external_id_details`.
- (BOOL)isMemberAddExternalIdDetails;
/// Returns whether the tag is `member_add_name_details`.
- (BOOL)isMemberAddNameDetails;
/// Returns whether the tag is `member_change_admin_role_details`.
- (BOOL)isMemberChangeAdminRoleDetails;
/// Returns whether the tag is `member_change_email_details`.
- (BOOL)isMemberChangeEmailDetails;
/// Returns whether the tag is `member_change_external_id_details`.
- (BOOL)isMemberChangeExternalIdDetails;
/// Returns whether the tag is `member_change_membership_type_details`.
- (BOOL)isMemberChangeMembershipTypeDetails;
/// Returns whether the tag is `member_change_name_details`.
- (BOOL)isMemberChangeNameDetails;
/// Returns whether the tag is `member_change_reseller_role_details`.
- (BOOL)isMemberChangeResellerRoleDetails;
/// Returns whether the tag is `member_change_status_details`.
- (BOOL)isMemberChangeStatusDetails;
/// Returns whether the tag is `member_delete_manual_contacts_details`.
- (BOOL)isMemberDeleteManualContactsDetails;
/// Returns whether the tag is `member_delete_profile_photo_details`.
- (BOOL)isMemberDeleteProfilePhotoDetails;
/// Returns whether the tag is `member_folder_contents_accessed_details`.
- (BOOL)isMemberFolderContentsAccessedDetails;
/// Returns whether the tag is `member_permanently_delete_account_contents_details`.
- (BOOL)isMemberPermanentlyDeleteAccountContentsDetails;
/// Returns whether the tag is `member_remove_external_id_details`.
- (BOOL)isMemberRemoveExternalIdDetails;
/// Returns whether the tag is `member_set_profile_photo_details`.
- (BOOL)isMemberSetProfilePhotoDetails;
/// Returns whether the tag is `member_suggest_details`.
- (BOOL)isMemberSuggestDetails;
/// Returns whether the tag is `member_transfer_account_contents_details`.
- (BOOL)isMemberTransferAccountContentsDetails;
/// Returns whether the tag is `member_access_details_create_report_details`.
- (BOOL)isMemberAccessDetailsCreateReportDetails;
/// Returns whether the tag is `member_access_details_create_report_failed_details`.
- (BOOL)isMemberAccessDetailsCreateReportFailedDetails;
/// Returns whether the tag is `member_requests_change_policy_details`.
- (BOOL)isMemberRequestsChangePolicyDetails;
/// Returns whether the tag is `member_send_invite_policy_changed_details`.
- (BOOL)isMemberSendInvitePolicyChangedDetails;
/// Returns whether the tag is `member_suggestions_change_policy_details`.
- (BOOL)isMemberSuggestionsChangePolicyDetails;
@end

/// The members whose names start with `Member`.
@interface DBTEAMLOGEventType (Member)
/// An external ID was assigned to a team member. Has a value only if `isMemberAddExternalId` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberAddExternalIdType *memberAddExternalId;
/// The name of a team member was added. Has a value only if `isMemberAddName` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberAddNameType *memberAddName;
/// The admin role of a team member was changed. Has a value only if `isMemberChangeAdminRole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeAdminRoleType *memberChangeAdminRole;
/// The email address of a team member was changed. Has a value only if `isMemberChangeEmail` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeEmailType *memberChangeEmail;
/// The external ID of a team member was changed. Has a value only if `isMemberChangeExternalId` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeExternalIdType *memberChangeExternalId;

/// The membership type of a team member, limited or full, was changed. Dropbox no longer records this event. Has a
/// value only if `isMemberChangeMembershipType` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeMembershipTypeType *memberChangeMembershipType;

/// The name of a team member was changed. Has a value only if `isMemberChangeName` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeNameType *memberChangeName;
/// The reseller role of a team member was changed. Has a value only if `isMemberChangeResellerRole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeResellerRoleType *memberChangeResellerRole;

/// The status of a team member changed, for example from invited to active. Has a value only if `isMemberChangeStatus`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberChangeStatusType *memberChangeStatus;

/// Manually added contacts were removed. Has a value only if `isMemberDeleteManualContacts` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberDeleteManualContactsType *memberDeleteManualContacts;
/// The profile photo of a team member was deleted. Has a value only if `isMemberDeleteProfilePhoto` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberDeleteProfilePhotoType *memberDeleteProfilePhoto;
/// An admin browsed the folders of a team member. Has a value only if `isMemberFolderContentsAccessed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberFolderContentsAccessedType *memberFolderContentsAccessed;

/// The content of a deleted member's account was permanently deleted. Has a value only if
/// `isMemberPermanentlyDeleteAccountContents` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberPermanentlyDeleteAccountContentsType *memberPermanentlyDeleteAccountContents;

/// The external ID of a team member was removed. Has a value only if `isMemberRemoveExternalId` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberRemoveExternalIdType *memberRemoveExternalId;
/// The profile photo of a team member was set. Has a value only if `isMemberSetProfilePhoto` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSetProfilePhotoType *memberSetProfilePhoto;
/// A person was suggested as a new team member. Has a value only if `isMemberSuggest` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSuggestType *memberSuggest;

/// The content of a deleted member's account was transferred to another member. Has a value only if
/// `isMemberTransferAccountContents` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberTransferAccountContentsType *memberTransferAccountContents;

/// A report on member access was created. Has a value only if `isMemberAccessDetailsCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberAccessDetailsCreateReportType *memberAccessDetailsCreateReport;

/// A report on member access couldn't be created. Has a value only if `isMemberAccessDetailsCreateReportFailed` returns
/// `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberAccessDetailsCreateReportFailedType *memberAccessDetailsCreateReportFailed;

/// The ability of users to find the team without an invitation was changed. Has a value only if
/// `isMemberRequestsChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberRequestsChangePolicyType *memberRequestsChangePolicy;

/// The team's policy for invitations by members was changed. Has a value only if `isMemberSendInvitePolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSendInvitePolicyChangedType *memberSendInvitePolicyChanged;

/// Suggestions of new team members by members were enabled or disabled. Has a value only if
/// `isMemberSuggestionsChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSuggestionsChangePolicyType *memberSuggestionsChangePolicy;

/// Creates an object with the tag `member_add_external_id`.
- (instancetype)initWithMemberAddExternalId:(DBTEAMLOGMemberAddExternalIdType *)memberAddExternalId;
/// Creates an object with the tag `member_add_name`.
- (instancetype)initWithMemberAddName:(DBTEAMLOGMemberAddNameType *)memberAddName;
/// Creates an object with the tag `member_change_admin_role`.
- (instancetype)initWithMemberChangeAdminRole:(DBTEAMLOGMemberChangeAdminRoleType *)memberChangeAdminRole;
/// Creates an object with the tag `member_change_email`.
- (instancetype)initWithMemberChangeEmail:(DBTEAMLOGMemberChangeEmailType *)memberChangeEmail;
/// Creates an object with the tag `member_change_external_id`.
- (instancetype)initWithMemberChangeExternalId:(DBTEAMLOGMemberChangeExternalIdType *)memberChangeExternalId;
/// Creates an object with the tag `member_change_membership_type`.
- (instancetype)initWithMemberChangeMembershipType:(DBTEAMLOGMemberChangeMembershipTypeType *)memberChangeMembershipType;
/// Creates an object with the tag `member_change_name`.
- (instancetype)initWithMemberChangeName:(DBTEAMLOGMemberChangeNameType *)memberChangeName;
/// Creates an object with the tag `member_change_reseller_role`.
- (instancetype)initWithMemberChangeResellerRole:(DBTEAMLOGMemberChangeResellerRoleType *)memberChangeResellerRole;
/// Creates an object with the tag `member_change_status`.
- (instancetype)initWithMemberChangeStatus:(DBTEAMLOGMemberChangeStatusType *)memberChangeStatus;
/// Creates an object with the tag `member_delete_manual_contacts`.
- (instancetype)initWithMemberDeleteManualContacts:(DBTEAMLOGMemberDeleteManualContactsType *)memberDeleteManualContacts;
/// Creates an object with the tag `member_delete_profile_photo`.
- (instancetype)initWithMemberDeleteProfilePhoto:(DBTEAMLOGMemberDeleteProfilePhotoType *)memberDeleteProfilePhoto;

/// Creates an object with the tag `member_folder_contents_accessed`.
- (instancetype)
    initWithMemberFolderContentsAccessed:(DBTEAMLOGMemberFolderContentsAccessedType *)memberFolderContentsAccessed;

/// Creates an object with the tag `member_permanently_delete_account_contents`.
- (instancetype)
    initWithMemberPermanentlyDeleteAccountContents:(DBTEAMLOGMemberPermanentlyDeleteAccountContentsType *)memberPermanentlyDeleteAccountContents;

/// Creates an object with the tag `member_remove_external_id`.
- (instancetype)initWithMemberRemoveExternalId:(DBTEAMLOGMemberRemoveExternalIdType *)memberRemoveExternalId;
/// Creates an object with the tag `member_set_profile_photo`.
- (instancetype)initWithMemberSetProfilePhoto:(DBTEAMLOGMemberSetProfilePhotoType *)memberSetProfilePhoto;
/// Creates an object with the tag `member_suggest`.
- (instancetype)initWithMemberSuggest:(DBTEAMLOGMemberSuggestType *)memberSuggest;

/// Creates an object with the tag `member_transfer_account_contents`.
- (instancetype)
    initWithMemberTransferAccountContents:(DBTEAMLOGMemberTransferAccountContentsType *)memberTransferAccountContents;

/// Creates an object with the tag `member_access_details_create_report`.
- (instancetype)
    initWithMemberAccessDetailsCreateReport:(DBTEAMLOGMemberAccessDetailsCreateReportType *)memberAccessDetailsCreateReport;

/// Creates an object with the tag `member_access_details_create_report_failed`.
- (instancetype)
    initWithMemberAccessDetailsCreateReportFailed:(DBTEAMLOGMemberAccessDetailsCreateReportFailedType *)memberAccessDetailsCreateReportFailed;

/// Creates an object with the tag `member_requests_change_policy`.
- (instancetype)initWithMemberRequestsChangePolicy:(DBTEAMLOGMemberRequestsChangePolicyType *)memberRequestsChangePolicy;

/// Creates an object with the tag `member_send_invite_policy_changed`.
- (instancetype)
    initWithMemberSendInvitePolicyChanged:(DBTEAMLOGMemberSendInvitePolicyChangedType *)memberSendInvitePolicyChanged;

/// Creates an object with the tag `member_suggestions_change_policy`.
- (instancetype)
    initWithMemberSuggestionsChangePolicy:(DBTEAMLOGMemberSuggestionsChangePolicyType *)memberSuggestionsChangePolicy;

/// Returns whether the tag is `member_add_external_id`.
- (BOOL)isMemberAddExternalId;
/// Returns whether the tag is `member_add_name`.
- (BOOL)isMemberAddName;
/// Returns whether the tag is `member_change_admin_role`.
- (BOOL)isMemberChangeAdminRole;
/// Returns whether the tag is `member_change_email`.
- (BOOL)isMemberChangeEmail;
/// Returns whether the tag is `member_change_external_id`.
- (BOOL)isMemberChangeExternalId;
/// Returns whether the tag is `member_change_membership_type`.
- (BOOL)isMemberChangeMembershipType;
/// Returns whether the tag is `member_change_name`.
- (BOOL)isMemberChangeName;
/// Returns whether the tag is `member_change_reseller_role`.
- (BOOL)isMemberChangeResellerRole;
/// Returns whether the tag is `member_change_status`.
- (BOOL)isMemberChangeStatus;
/// Returns whether the tag is `member_delete_manual_contacts`.
- (BOOL)isMemberDeleteManualContacts;
/// Returns whether the tag is `member_delete_profile_photo`.
- (BOOL)isMemberDeleteProfilePhoto;
/// Returns whether the tag is `member_folder_contents_accessed`.
- (BOOL)isMemberFolderContentsAccessed;
/// Returns whether the tag is `member_permanently_delete_account_contents`.
- (BOOL)isMemberPermanentlyDeleteAccountContents;
/// Returns whether the tag is `member_remove_external_id`.
- (BOOL)isMemberRemoveExternalId;
/// Returns whether the tag is `member_set_profile_photo`.
- (BOOL)isMemberSetProfilePhoto;
/// Returns whether the tag is `member_suggest`.
- (BOOL)isMemberSuggest;
/// Returns whether the tag is `member_transfer_account_contents`.
- (BOOL)isMemberTransferAccountContents;
/// Returns whether the tag is `member_access_details_create_report`.
- (BOOL)isMemberAccessDetailsCreateReport;
/// Returns whether the tag is `member_access_details_create_report_failed`.
- (BOOL)isMemberAccessDetailsCreateReportFailed;
/// Returns whether the tag is `member_requests_change_policy`.
- (BOOL)isMemberRequestsChangePolicy;
/// Returns whether the tag is `member_send_invite_policy_changed`.
- (BOOL)isMemberSendInvitePolicyChanged;
/// Returns whether the tag is `member_suggestions_change_policy`.
- (BOOL)isMemberSuggestionsChangePolicy;
@end

/// The members whose names start with `Member`.
@interface DBTEAMLOGEventTypeArg (Member)
/// Creates an object with the tag `member_add_external_id`.
- (instancetype)initWithMemberAddExternalId;
/// Creates an object with the tag `member_add_name`.
- (instancetype)initWithMemberAddName;
/// Creates an object with the tag `member_change_admin_role`.
- (instancetype)initWithMemberChangeAdminRole;
/// Creates an object with the tag `member_change_email`.
- (instancetype)initWithMemberChangeEmail;
/// Creates an object with the tag `member_change_external_id`.
- (instancetype)initWithMemberChangeExternalId;
/// Creates an object with the tag `member_change_membership_type`.
- (instancetype)initWithMemberChangeMembershipType;
/// Creates an object with the tag `member_change_name`.
- (instancetype)initWithMemberChangeName;
/// Creates an object with the tag `member_change_reseller_role`.
- (instancetype)initWithMemberChangeResellerRole;
/// Creates an object with the tag `member_change_status`.
- (instancetype)initWithMemberChangeStatus;
/// Creates an object with the tag `member_delete_manual_contacts`.
- (instancetype)initWithMemberDeleteManualContacts;
/// Creates an object with the tag `member_delete_profile_photo`.
- (instancetype)initWithMemberDeleteProfilePhoto;
/// Creates an object with the tag `member_folder_contents_accessed`.
- (instancetype)initWithMemberFolderContentsAccessed;
/// Creates an object with the tag `member_permanently_delete_account_contents`.
- (instancetype)initWithMemberPermanentlyDeleteAccountContents;
/// Creates an object with the tag `member_remove_external_id`.
- (instancetype)initWithMemberRemoveExternalId;
/// Creates an object with the tag `member_set_profile_photo`.
- (instancetype)initWithMemberSetProfilePhoto;
/// Creates an object with the tag `member_suggest`.
- (instancetype)initWithMemberSuggest;
/// Creates an object with the tag `member_transfer_account_contents`.
- (instancetype)initWithMemberTransferAccountContents;
/// Creates an object with the tag `member_access_details_create_report`.
- (instancetype)initWithMemberAccessDetailsCreateReport;
/// Creates an object with the tag `member_access_details_create_report_failed`.
- (instancetype)initWithMemberAccessDetailsCreateReportFailed;
/// Creates an object with the tag `member_requests_change_policy`.
- (instancetype)initWithMemberRequestsChangePolicy;
/// Creates an object with the tag `member_send_invite_policy_changed`.
- (instancetype)initWithMemberSendInvitePolicyChanged;
/// Creates an object with the tag `member_suggestions_change_policy`.
- (instancetype)initWithMemberSuggestionsChangePolicy;
/// Returns whether the tag is `member_add_external_id`.
- (BOOL)isMemberAddExternalId;
/// Returns whether the tag is `member_add_name`.
- (BOOL)isMemberAddName;
/// Returns whether the tag is `member_change_admin_role`.
- (BOOL)isMemberChangeAdminRole;
/// Returns whether the tag is `member_change_email`.
- (BOOL)isMemberChangeEmail;
/// Returns whether the tag is `member_change_external_id`.
- (BOOL)isMemberChangeExternalId;
/// Returns whether the tag is `member_change_membership_type`.
- (BOOL)isMemberChangeMembershipType;
/// Returns whether the tag is `member_change_name`.
- (BOOL)isMemberChangeName;
/// Returns whether the tag is `member_change_reseller_role`.
- (BOOL)isMemberChangeResellerRole;
/// Returns whether the tag is `member_change_status`.
- (BOOL)isMemberChangeStatus;
/// Returns whether the tag is `member_delete_manual_contacts`.
- (BOOL)isMemberDeleteManualContacts;
/// Returns whether the tag is `member_delete_profile_photo`.
- (BOOL)isMemberDeleteProfilePhoto;
/// Returns whether the tag is `member_folder_contents_accessed`.
- (BOOL)isMemberFolderContentsAccessed;
/// Returns whether the tag is `member_permanently_delete_account_contents`.
- (BOOL)isMemberPermanentlyDeleteAccountContents;
/// Returns whether the tag is `member_remove_external_id`.
- (BOOL)isMemberRemoveExternalId;
/// Returns whether the tag is `member_set_profile_photo`.
- (BOOL)isMemberSetProfilePhoto;
/// Returns whether the tag is `member_suggest`.
- (BOOL)isMemberSuggest;
/// Returns whether the tag is `member_transfer_account_contents`.
- (BOOL)isMemberTransferAccountContents;
/// Returns whether the tag is `member_access_details_create_report`.
- (BOOL)isMemberAccessDetailsCreateReport;
/// Returns whether the tag is `member_access_details_create_report_failed`.
- (BOOL)isMemberAccessDetailsCreateReportFailed;
/// Returns whether the tag is `member_requests_change_policy`.
- (BOOL)isMemberRequestsChangePolicy;
/// Returns whether the tag is `member_send_invite_policy_changed`.
- (BOOL)isMemberSendInvitePolicyChanged;
/// Returns whether the tag is `member_suggestions_change_policy`.
- (BOOL)isMemberSuggestionsChangePolicy;
@end

/// Details of an event in which a report on member access was created.
@interface DBTEAMLOGMemberAccessDetailsCreateReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberAccessDetailsCreateReportDetails` from and to JSON.
@interface DBTEAMLOGMemberAccessDetailsCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAccessDetailsCreateReportDetails *)instance;
+ (DBTEAMLOGMemberAccessDetailsCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on member access couldn't be created.
@interface DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails` from and to JSON.
@interface DBTEAMLOGMemberAccessDetailsCreateReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails *)instance;
+ (DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on member access couldn't be created.
@interface DBTEAMLOGMemberAccessDetailsCreateReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberAccessDetailsCreateReportFailedType` from and to JSON.
@interface DBTEAMLOGMemberAccessDetailsCreateReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAccessDetailsCreateReportFailedType *)instance;
+ (DBTEAMLOGMemberAccessDetailsCreateReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on member access was created.
@interface DBTEAMLOGMemberAccessDetailsCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberAccessDetailsCreateReportType` from and to JSON.
@interface DBTEAMLOGMemberAccessDetailsCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAccessDetailsCreateReportType *)instance;
+ (DBTEAMLOGMemberAccessDetailsCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an external ID was assigned to a team member.
@interface DBTEAMLOGMemberAddExternalIdDetails : DBStoneObject
/// The external ID after the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberAddExternalIdDetails` from and to JSON.
@interface DBTEAMLOGMemberAddExternalIdDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAddExternalIdDetails *)instance;
+ (DBTEAMLOGMemberAddExternalIdDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An external ID was assigned to a team member.
@interface DBTEAMLOGMemberAddExternalIdType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberAddExternalIdType` from and to JSON.
@interface DBTEAMLOGMemberAddExternalIdTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAddExternalIdType *)instance;
+ (DBTEAMLOGMemberAddExternalIdType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the name of a team member was added.
@interface DBTEAMLOGMemberAddNameDetails : DBStoneObject
/// The name of the member after the change.
@property (nonatomic, readonly) DBTEAMLOGUserNameLogInfo *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGUserNameLogInfo *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberAddNameDetails` from and to JSON.
@interface DBTEAMLOGMemberAddNameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAddNameDetails *)instance;
+ (DBTEAMLOGMemberAddNameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The name of a team member was added.
@interface DBTEAMLOGMemberAddNameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberAddNameType` from and to JSON.
@interface DBTEAMLOGMemberAddNameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberAddNameType *)instance;
+ (DBTEAMLOGMemberAddNameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the admin role of a team member was changed.
@interface DBTEAMLOGMemberChangeAdminRoleDetails : DBStoneObject
/// The admin role after the change. `nil` if the role was removed.
@property (nonatomic, readonly, nullable) DBTEAMLOGAdminRole *dNewValue;
/// The admin role before the change. `nil` if the member had none.
@property (nonatomic, readonly, nullable) DBTEAMLOGAdminRole *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGAdminRole *)dNewValue
    previousValue:(nullable DBTEAMLOGAdminRole *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberChangeAdminRoleDetails` from and to JSON.
@interface DBTEAMLOGMemberChangeAdminRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeAdminRoleDetails *)instance;
+ (DBTEAMLOGMemberChangeAdminRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The admin role of a team member was changed.
@interface DBTEAMLOGMemberChangeAdminRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberChangeAdminRoleType` from and to JSON.
@interface DBTEAMLOGMemberChangeAdminRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeAdminRoleType *)instance;
+ (DBTEAMLOGMemberChangeAdminRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the email address of a team member was changed.
@interface DBTEAMLOGMemberChangeEmailDetails : DBStoneObject
/// The email address after the change. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// The email address before the change. `nil` if an older event lacks it. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *previousValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue previousValue:(nullable NSString *)previousValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberChangeEmailDetails` from and to JSON.
@interface DBTEAMLOGMemberChangeEmailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeEmailDetails *)instance;
+ (DBTEAMLOGMemberChangeEmailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The email address of a team member was changed.
@interface DBTEAMLOGMemberChangeEmailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberChangeEmailType` from and to JSON.
@interface DBTEAMLOGMemberChangeEmailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeEmailType *)instance;
+ (DBTEAMLOGMemberChangeEmailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external ID of a team member was changed.
@interface DBTEAMLOGMemberChangeExternalIdDetails : DBStoneObject
/// The external ID after the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// The external ID before the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue previousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGMemberChangeExternalIdDetails` from and to JSON.
@interface DBTEAMLOGMemberChangeExternalIdDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeExternalIdDetails *)instance;
+ (DBTEAMLOGMemberChangeExternalIdDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external ID of a team member was changed.
@interface DBTEAMLOGMemberChangeExternalIdType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberChangeExternalIdType` from and to JSON.
@interface DBTEAMLOGMemberChangeExternalIdTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeExternalIdType *)instance;
+ (DBTEAMLOGMemberChangeExternalIdType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the membership type of a team member, limited or full, was changed.
@interface DBTEAMLOGMemberChangeMembershipTypeDetails : DBStoneObject
/// The membership type before the change.
@property (nonatomic, readonly) DBTEAMLOGTeamMembershipType *prevValue;
/// The membership type after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamMembershipType *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPrevValue:(DBTEAMLOGTeamMembershipType *)prevValue
    dNewValue:(DBTEAMLOGTeamMembershipType *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberChangeMembershipTypeDetails` from and to JSON.
@interface DBTEAMLOGMemberChangeMembershipTypeDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeMembershipTypeDetails *)instance;
+ (DBTEAMLOGMemberChangeMembershipTypeDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The membership type of a team member, limited or full, was changed. Dropbox no longer records this event.
@interface DBTEAMLOGMemberChangeMembershipTypeType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberChangeMembershipTypeType` from and to JSON.
@interface DBTEAMLOGMemberChangeMembershipTypeTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeMembershipTypeType *)instance;
+ (DBTEAMLOGMemberChangeMembershipTypeType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the name of a team member was changed.
@interface DBTEAMLOGMemberChangeNameDetails : DBStoneObject
/// The name of the member after the change.
@property (nonatomic, readonly) DBTEAMLOGUserNameLogInfo *dNewValue;
/// The name of the member before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserNameLogInfo *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGUserNameLogInfo *)dNewValue
    previousValue:(nullable DBTEAMLOGUserNameLogInfo *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGUserNameLogInfo *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberChangeNameDetails` from and to JSON.
@interface DBTEAMLOGMemberChangeNameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeNameDetails *)instance;
+ (DBTEAMLOGMemberChangeNameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The name of a team member was changed.
@interface DBTEAMLOGMemberChangeNameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberChangeNameType` from and to JSON.
@interface DBTEAMLOGMemberChangeNameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeNameType *)instance;
+ (DBTEAMLOGMemberChangeNameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the reseller role of a team member was changed.
@interface DBTEAMLOGMemberChangeResellerRoleDetails : DBStoneObject
/// The reseller role after the change.
@property (nonatomic, readonly) DBTEAMLOGResellerRole *dNewValue;
/// The reseller role before the change.
@property (nonatomic, readonly) DBTEAMLOGResellerRole *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGResellerRole *)dNewValue
    previousValue:(DBTEAMLOGResellerRole *)previousValue;
@end

/// Converts `DBTEAMLOGMemberChangeResellerRoleDetails` from and to JSON.
@interface DBTEAMLOGMemberChangeResellerRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeResellerRoleDetails *)instance;
+ (DBTEAMLOGMemberChangeResellerRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The reseller role of a team member was changed.
@interface DBTEAMLOGMemberChangeResellerRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberChangeResellerRoleType` from and to JSON.
@interface DBTEAMLOGMemberChangeResellerRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeResellerRoleType *)instance;
+ (DBTEAMLOGMemberChangeResellerRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the status of a team member changed, for example from invited to active.
@interface DBTEAMLOGMemberChangeStatusDetails : DBStoneObject
/// The status of the member before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGMemberStatus *previousValue;
/// The status of the member after the change.
@property (nonatomic, readonly) DBTEAMLOGMemberStatus *dNewValue;
/// The action that changed the status.
@property (nonatomic, readonly, nullable) DBTEAMLOGActionDetails *action;
/// The name of the user's new team. `nil` unless the user was moved to another team.
@property (nonatomic, readonly, copy, nullable) NSString *dNewTeam;
/// The name of the user's previous team. `nil` unless the user came from another team.
@property (nonatomic, readonly, copy, nullable) NSString *previousTeam;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberStatus *)dNewValue
    previousValue:(nullable DBTEAMLOGMemberStatus *)previousValue
    action:(nullable DBTEAMLOGActionDetails *)action
    dNewTeam:(nullable NSString *)dNewTeam
    previousTeam:(nullable NSString *)previousTeam;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberStatus *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberChangeStatusDetails` from and to JSON.
@interface DBTEAMLOGMemberChangeStatusDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeStatusDetails *)instance;
+ (DBTEAMLOGMemberChangeStatusDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The status of a team member changed, for example from invited to active.
@interface DBTEAMLOGMemberChangeStatusType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberChangeStatusType` from and to JSON.
@interface DBTEAMLOGMemberChangeStatusTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberChangeStatusType *)instance;
+ (DBTEAMLOGMemberChangeStatusType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which manually added contacts were removed.
@interface DBTEAMLOGMemberDeleteManualContactsDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberDeleteManualContactsDetails` from and to JSON.
@interface DBTEAMLOGMemberDeleteManualContactsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberDeleteManualContactsDetails *)instance;
+ (DBTEAMLOGMemberDeleteManualContactsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Manually added contacts were removed.
@interface DBTEAMLOGMemberDeleteManualContactsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberDeleteManualContactsType` from and to JSON.
@interface DBTEAMLOGMemberDeleteManualContactsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberDeleteManualContactsType *)instance;
+ (DBTEAMLOGMemberDeleteManualContactsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the profile photo of a team member was deleted.
@interface DBTEAMLOGMemberDeleteProfilePhotoDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberDeleteProfilePhotoDetails` from and to JSON.
@interface DBTEAMLOGMemberDeleteProfilePhotoDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberDeleteProfilePhotoDetails *)instance;
+ (DBTEAMLOGMemberDeleteProfilePhotoDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile photo of a team member was deleted.
@interface DBTEAMLOGMemberDeleteProfilePhotoType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberDeleteProfilePhotoType` from and to JSON.
@interface DBTEAMLOGMemberDeleteProfilePhotoTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberDeleteProfilePhotoType *)instance;
+ (DBTEAMLOGMemberDeleteProfilePhotoType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin browsed the folders of a team member.
@interface DBTEAMLOGMemberFolderContentsAccessedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberFolderContentsAccessedDetails` from and to JSON.
@interface DBTEAMLOGMemberFolderContentsAccessedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberFolderContentsAccessedDetails *)instance;
+ (DBTEAMLOGMemberFolderContentsAccessedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin browsed the folders of a team member.
@interface DBTEAMLOGMemberFolderContentsAccessedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberFolderContentsAccessedType` from and to JSON.
@interface DBTEAMLOGMemberFolderContentsAccessedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberFolderContentsAccessedType *)instance;
+ (DBTEAMLOGMemberFolderContentsAccessedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the content of a deleted member's account was permanently deleted.
@interface DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails` from and to JSON.
@interface DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails *)instance;
+ (DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The content of a deleted member's account was permanently deleted.
@interface DBTEAMLOGMemberPermanentlyDeleteAccountContentsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberPermanentlyDeleteAccountContentsType` from and to JSON.
@interface DBTEAMLOGMemberPermanentlyDeleteAccountContentsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberPermanentlyDeleteAccountContentsType *)instance;
+ (DBTEAMLOGMemberPermanentlyDeleteAccountContentsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMemberRemoveActionType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMemberRemoveActionTypeTag) {
    /// The member was deleted.
    DBTEAMLOGMemberRemoveActionTypeDelete_,
    /// The member left the team.
    DBTEAMLOGMemberRemoveActionTypeLeave,
    /// The member was offboarded.
    DBTEAMLOGMemberRemoveActionTypeOffboard,
    /// The member was offboarded and keeps the team folders.
    DBTEAMLOGMemberRemoveActionTypeOffboardAndRetainTeamFolders,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMemberRemoveActionTypeOther,
};

/// The way in which a member was removed from the team.
@interface DBTEAMLOGMemberRemoveActionType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMemberRemoveActionTypeTag tag;
/// Creates an object with the tag `delete`.
- (instancetype)initWithDelete_;
/// Creates an object with the tag `leave`.
- (instancetype)initWithLeave;
/// Creates an object with the tag `offboard`.
- (instancetype)initWithOffboard;
/// Creates an object with the tag `offboard_and_retain_team_folders`.
- (instancetype)initWithOffboardAndRetainTeamFolders;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `delete`.
- (BOOL)isDelete_;
/// Returns whether the tag is `leave`.
- (BOOL)isLeave;
/// Returns whether the tag is `offboard`.
- (BOOL)isOffboard;
/// Returns whether the tag is `offboard_and_retain_team_folders`.
- (BOOL)isOffboardAndRetainTeamFolders;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMemberRemoveActionType` from and to JSON.
@interface DBTEAMLOGMemberRemoveActionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberRemoveActionType *)instance;
+ (DBTEAMLOGMemberRemoveActionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external ID of a team member was removed.
@interface DBTEAMLOGMemberRemoveExternalIdDetails : DBStoneObject
/// The external ID before the change. At most 64 characters.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGMemberRemoveExternalIdDetails` from and to JSON.
@interface DBTEAMLOGMemberRemoveExternalIdDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberRemoveExternalIdDetails *)instance;
+ (DBTEAMLOGMemberRemoveExternalIdDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external ID of a team member was removed.
@interface DBTEAMLOGMemberRemoveExternalIdType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberRemoveExternalIdType` from and to JSON.
@interface DBTEAMLOGMemberRemoveExternalIdTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberRemoveExternalIdType *)instance;
+ (DBTEAMLOGMemberRemoveExternalIdType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the ability of users to find the team without an invitation was changed.
@interface DBTEAMLOGMemberRequestsChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMemberRequestsPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGMemberRequestsPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberRequestsPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGMemberRequestsPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberRequestsPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberRequestsChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGMemberRequestsChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberRequestsChangePolicyDetails *)instance;
+ (DBTEAMLOGMemberRequestsChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The ability of users to find the team without an invitation was changed.
@interface DBTEAMLOGMemberRequestsChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberRequestsChangePolicyType` from and to JSON.
@interface DBTEAMLOGMemberRequestsChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberRequestsChangePolicyType *)instance;
+ (DBTEAMLOGMemberRequestsChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMemberRequestsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMemberRequestsPolicyTag) {
    /// Requests are accepted automatically.
    DBTEAMLOGMemberRequestsPolicyAutoAccept,
    /// Users can't ask to join.
    DBTEAMLOGMemberRequestsPolicyDisabled,
    /// Requests need approval.
    DBTEAMLOGMemberRequestsPolicyRequireApproval,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMemberRequestsPolicyOther,
};

/// The policy for users who find the team and ask to join it.
@interface DBTEAMLOGMemberRequestsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMemberRequestsPolicyTag tag;
/// Creates an object with the tag `auto_accept`.
- (instancetype)initWithAutoAccept;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `require_approval`.
- (instancetype)initWithRequireApproval;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `auto_accept`.
- (BOOL)isAutoAccept;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `require_approval`.
- (BOOL)isRequireApproval;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMemberRequestsPolicy` from and to JSON.
@interface DBTEAMLOGMemberRequestsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberRequestsPolicy *)instance;
+ (DBTEAMLOGMemberRequestsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMemberSendInvitePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMemberSendInvitePolicyTag) {
    /// Members can't invite people.
    DBTEAMLOGMemberSendInvitePolicyDisabled,
    /// All members can invite people.
    DBTEAMLOGMemberSendInvitePolicyEveryone,
    /// Specific members can invite people.
    DBTEAMLOGMemberSendInvitePolicySpecificMembers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMemberSendInvitePolicyOther,
};

/// The policy for team invitations by members.
@interface DBTEAMLOGMemberSendInvitePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMemberSendInvitePolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `everyone`.
- (instancetype)initWithEveryone;
/// Creates an object with the tag `specific_members`.
- (instancetype)initWithSpecificMembers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `everyone`.
- (BOOL)isEveryone;
/// Returns whether the tag is `specific_members`.
- (BOOL)isSpecificMembers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMemberSendInvitePolicy` from and to JSON.
@interface DBTEAMLOGMemberSendInvitePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSendInvitePolicy *)instance;
+ (DBTEAMLOGMemberSendInvitePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for invitations by members was changed.
@interface DBTEAMLOGMemberSendInvitePolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMemberSendInvitePolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGMemberSendInvitePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberSendInvitePolicy *)dNewValue
    previousValue:(DBTEAMLOGMemberSendInvitePolicy *)previousValue;
@end

/// Converts `DBTEAMLOGMemberSendInvitePolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGMemberSendInvitePolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSendInvitePolicyChangedDetails *)instance;
+ (DBTEAMLOGMemberSendInvitePolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for invitations by members was changed.
@interface DBTEAMLOGMemberSendInvitePolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSendInvitePolicyChangedType` from and to JSON.
@interface DBTEAMLOGMemberSendInvitePolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSendInvitePolicyChangedType *)instance;
+ (DBTEAMLOGMemberSendInvitePolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the profile photo of a team member was set.
@interface DBTEAMLOGMemberSetProfilePhotoDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberSetProfilePhotoDetails` from and to JSON.
@interface DBTEAMLOGMemberSetProfilePhotoDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSetProfilePhotoDetails *)instance;
+ (DBTEAMLOGMemberSetProfilePhotoDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The profile photo of a team member was set.
@interface DBTEAMLOGMemberSetProfilePhotoType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSetProfilePhotoType` from and to JSON.
@interface DBTEAMLOGMemberSetProfilePhotoTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSetProfilePhotoType *)instance;
+ (DBTEAMLOGMemberSetProfilePhotoType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMemberStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMemberStatusTag) {
    /// The person is an active member.
    DBTEAMLOGMemberStatusActive,
    /// The person was invited.
    DBTEAMLOGMemberStatusInvited,
    /// The person was moved to another team.
    DBTEAMLOGMemberStatusMovedToAnotherTeam,
    /// The person hasn't joined the team.
    DBTEAMLOGMemberStatusNotJoined,
    /// The person was removed from the team.
    DBTEAMLOGMemberStatusRemoved,
    /// The member is suspended.
    DBTEAMLOGMemberStatusSuspended,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMemberStatusOther,
};

/// The status of a person in the team.
@interface DBTEAMLOGMemberStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMemberStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `invited`.
- (instancetype)initWithInvited;
/// Creates an object with the tag `moved_to_another_team`.
- (instancetype)initWithMovedToAnotherTeam;
/// Creates an object with the tag `not_joined`.
- (instancetype)initWithNotJoined;
/// Creates an object with the tag `removed`.
- (instancetype)initWithRemoved;
/// Creates an object with the tag `suspended`.
- (instancetype)initWithSuspended;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `invited`.
- (BOOL)isInvited;
/// Returns whether the tag is `moved_to_another_team`.
- (BOOL)isMovedToAnotherTeam;
/// Returns whether the tag is `not_joined`.
- (BOOL)isNotJoined;
/// Returns whether the tag is `removed`.
- (BOOL)isRemoved;
/// Returns whether the tag is `suspended`.
- (BOOL)isSuspended;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMemberStatus` from and to JSON.
@interface DBTEAMLOGMemberStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberStatus *)instance;
+ (DBTEAMLOGMemberStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a person was suggested as a new team member.
@interface DBTEAMLOGMemberSuggestDetails : DBStoneObject
/// The email addresses of the suggested people. Each item has at most 255 characters.
@property (nonatomic, readonly) NSArray<NSString *> *suggestedMembers;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSuggestedMembers:(NSArray<NSString *> *)suggestedMembers;
@end

/// Converts `DBTEAMLOGMemberSuggestDetails` from and to JSON.
@interface DBTEAMLOGMemberSuggestDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSuggestDetails *)instance;
+ (DBTEAMLOGMemberSuggestDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person was suggested as a new team member.
@interface DBTEAMLOGMemberSuggestType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSuggestType` from and to JSON.
@interface DBTEAMLOGMemberSuggestTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSuggestType *)instance;
+ (DBTEAMLOGMemberSuggestType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which suggestions of new team members by members were enabled or disabled.
@interface DBTEAMLOGMemberSuggestionsChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMemberSuggestionsPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGMemberSuggestionsPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberSuggestionsPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGMemberSuggestionsPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGMemberSuggestionsPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberSuggestionsChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGMemberSuggestionsChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSuggestionsChangePolicyDetails *)instance;
+ (DBTEAMLOGMemberSuggestionsChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Suggestions of new team members by members were enabled or disabled.
@interface DBTEAMLOGMemberSuggestionsChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSuggestionsChangePolicyType` from and to JSON.
@interface DBTEAMLOGMemberSuggestionsChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSuggestionsChangePolicyType *)instance;
+ (DBTEAMLOGMemberSuggestionsChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMemberSuggestionsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMemberSuggestionsPolicyTag) {
    /// Members can't suggest people.
    DBTEAMLOGMemberSuggestionsPolicyDisabled,
    /// Members can suggest people.
    DBTEAMLOGMemberSuggestionsPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMemberSuggestionsPolicyOther,
};

/// The policy for suggestions of new members by members.
@interface DBTEAMLOGMemberSuggestionsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMemberSuggestionsPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMemberSuggestionsPolicy` from and to JSON.
@interface DBTEAMLOGMemberSuggestionsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSuggestionsPolicy *)instance;
+ (DBTEAMLOGMemberSuggestionsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the content of a deleted member's account was transferred to another member.
@interface DBTEAMLOGMemberTransferAccountContentsDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberTransferAccountContentsDetails` from and to JSON.
@interface DBTEAMLOGMemberTransferAccountContentsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberTransferAccountContentsDetails *)instance;
+ (DBTEAMLOGMemberTransferAccountContentsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The content of a deleted member's account was transferred to another member.
@interface DBTEAMLOGMemberTransferAccountContentsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberTransferAccountContentsType` from and to JSON.
@interface DBTEAMLOGMemberTransferAccountContentsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberTransferAccountContentsType *)instance;
+ (DBTEAMLOGMemberTransferAccountContentsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The source and target of a member's transfer. For internal use by Dropbox.
@interface DBTEAMLOGMemberTransferredInternalFields : DBStoneObject
/// The identifier of the team that the user was moved from.
@property (nonatomic, readonly, copy) NSString *sourceTeamId;
/// The identifier of the team that the user was moved to.
@property (nonatomic, readonly, copy) NSString *targetTeamId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSourceTeamId:(NSString *)sourceTeamId targetTeamId:(NSString *)targetTeamId;
@end

/// Converts `DBTEAMLOGMemberTransferredInternalFields` from and to JSON.
@interface DBTEAMLOGMemberTransferredInternalFieldsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberTransferredInternalFields *)instance;
+ (DBTEAMLOGMemberTransferredInternalFields *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
