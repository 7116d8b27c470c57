// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGAccessMethodLogInfo, DBTEAMLOGGeoLocationLogInfo, DBTEAMLOGLabelType,
    DBTEAMLOGNetworkControlChangePolicyDetails, DBTEAMLOGNetworkControlChangePolicyType, DBTEAMLOGNetworkControlPolicy,
    DBTEAMLOGNoExpirationLinkGenCreateReportDetails, DBTEAMLOGNoExpirationLinkGenCreateReportType,
    DBTEAMLOGNoExpirationLinkGenReportFailedDetails, DBTEAMLOGNoExpirationLinkGenReportFailedType,
    DBTEAMLOGNoPasswordLinkGenCreateReportDetails, DBTEAMLOGNoPasswordLinkGenCreateReportType,
    DBTEAMLOGNoPasswordLinkGenReportFailedDetails, DBTEAMLOGNoPasswordLinkGenReportFailedType,
    DBTEAMLOGNoPasswordLinkViewCreateReportDetails, DBTEAMLOGNoPasswordLinkViewCreateReportType,
    DBTEAMLOGNoPasswordLinkViewReportFailedDetails, DBTEAMLOGNoPasswordLinkViewReportFailedType,
    DBTEAMLOGNoteAclInviteOnlyDetails, DBTEAMLOGNoteAclInviteOnlyType, DBTEAMLOGNoteAclLinkDetails,
    DBTEAMLOGNoteAclLinkType, DBTEAMLOGNoteAclTeamLinkDetails, DBTEAMLOGNoteAclTeamLinkType,
    DBTEAMLOGNoteShareReceiveDetails, DBTEAMLOGNoteShareReceiveType, DBTEAMLOGNoteSharedDetails,
    DBTEAMLOGNoteSharedType, DBTEAMLOGObjectLabelAddedDetails, DBTEAMLOGObjectLabelAddedType,
    DBTEAMLOGObjectLabelRemovedDetails, DBTEAMLOGObjectLabelRemovedType, DBTEAMLOGObjectLabelUpdatedValueDetails,
    DBTEAMLOGObjectLabelUpdatedValueType, DBTEAMLOGOpenNoteSharedDetails, DBTEAMLOGOpenNoteSharedType,
    DBTEAMLOGOrganizeFolderWithTidyDetails, DBTEAMLOGOrganizeFolderWithTidyType,
    DBTEAMLOGOutdatedLinkViewCreateReportDetails, DBTEAMLOGOutdatedLinkViewCreateReportType,
    DBTEAMLOGOutdatedLinkViewReportFailedDetails, DBTEAMLOGOutdatedLinkViewReportFailedType,
    DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `NToO`.
@interface DBTEAMLOGEventDetails (NToO)
/// Details of an event in which a label was added. Has a value only if `isObjectLabelAddedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGObjectLabelAddedDetails *objectLabelAddedDetails;
/// Details of an event in which a label was removed. Has a value only if `isObjectLabelRemovedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGObjectLabelRemovedDetails *objectLabelRemovedDetails;

/// Details of an event in which the value of a label was changed. Has a value only if
/// `isObjectLabelUpdatedValueDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGObjectLabelUpdatedValueDetails *objectLabelUpdatedValueDetails;

/// Details of an event in which a folder was tidied with multi-file organize. Has a value only if
/// `isOrganizeFolderWithTidyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOrganizeFolderWithTidyDetails *organizeFolderWithTidyDetails;

/// Details of an event in which a report on new links without an expiration date was created. Has a value only if
/// `isNoExpirationLinkGenCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoExpirationLinkGenCreateReportDetails *noExpirationLinkGenCreateReportDetails;

/// Details of an event in which a report on new links without an expiration date couldn't be created. Has a value only
/// if `isNoExpirationLinkGenReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoExpirationLinkGenReportFailedDetails *noExpirationLinkGenReportFailedDetails;

/// Details of an event in which a report on new links without a password was created. Has a value only if
/// `isNoPasswordLinkGenCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkGenCreateReportDetails *noPasswordLinkGenCreateReportDetails;

/// Details of an event in which a report on new links without a password couldn't be created. Has a value only if
/// `isNoPasswordLinkGenReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkGenReportFailedDetails *noPasswordLinkGenReportFailedDetails;

/// Details of an event in which a report on views of links without a password was created. Has a value only if
/// `isNoPasswordLinkViewCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkViewCreateReportDetails *noPasswordLinkViewCreateReportDetails;

/// Details of an event in which a report on views of links without a password couldn't be created. Has a value only if
/// `isNoPasswordLinkViewReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkViewReportFailedDetails *noPasswordLinkViewReportFailedDetails;

/// Details of an event in which a report on views of old links was created. Has a value only if
/// `isOutdatedLinkViewCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOutdatedLinkViewCreateReportDetails *outdatedLinkViewCreateReportDetails;

/// Details of an event in which a report on views of old links couldn't be created. Has a value only if
/// `isOutdatedLinkViewReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOutdatedLinkViewReportFailedDetails *outdatedLinkViewReportFailedDetails;

/// Details of an event in which a Paper document was limited to invited people. Has a value only if
/// `isNoteAclInviteOnlyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteAclInviteOnlyDetails *noteAclInviteOnlyDetails;

/// Details of an event in which a Paper document was made accessible to anyone with the link. Has a value only if
/// `isNoteAclLinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteAclLinkDetails *noteAclLinkDetails;

/// Details of an event in which a Paper document was made accessible to team members with the link. Has a value only if
/// `isNoteAclTeamLinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteAclTeamLinkDetails *noteAclTeamLinkDetails;

/// Details of an event in which a Paper document was shared. Has a value only if `isNoteSharedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteSharedDetails *noteSharedDetails;

/// Details of an event in which a user received a shared Paper document. Has a value only if
/// `isNoteShareReceiveDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteShareReceiveDetails *noteShareReceiveDetails;

/// Details of an event in which a shared Paper document was opened. Has a value only if `isOpenNoteSharedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOpenNoteSharedDetails *openNoteSharedDetails;

/// Details of an event in which network control was enabled or disabled. Has a value only if
/// `isNetworkControlChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNetworkControlChangePolicyDetails *networkControlChangePolicyDetails;

/// Creates an object with the tag `object_label_added_details`.
- (instancetype)initWithObjectLabelAddedDetails:(DBTEAMLOGObjectLabelAddedDetails *)objectLabelAddedDetails;
/// Creates an object with the tag `object_label_removed_details`.
- (instancetype)initWithObjectLabelRemovedDetails:(DBTEAMLOGObjectLabelRemovedDetails *)objectLabelRemovedDetails;

/// Creates an object with the tag `object_label_updated_value_details`.
- (instancetype)
    initWithObjectLabelUpdatedValueDetails:(DBTEAMLOGObjectLabelUpdatedValueDetails *)objectLabelUpdatedValueDetails;

/// Creates an object with the tag `organize_folder_with_tidy_details`.
- (instancetype)
    initWithOrganizeFolderWithTidyDetails:(DBTEAMLOGOrganizeFolderWithTidyDetails *)organizeFolderWithTidyDetails;

/// Creates an object with the tag `no_expiration_link_gen_create_report_details`.
- (instancetype)
    initWithNoExpirationLinkGenCreateReportDetails:(DBTEAMLOGNoExpirationLinkGenCreateReportDetails *)noExpirationLinkGenCreateReportDetails;

/// Creates an object with the tag `no_expiration_link_gen_report_failed_details`.
- (instancetype)
    initWithNoExpirationLinkGenReportFailedDetails:(DBTEAMLOGNoExpirationLinkGenReportFailedDetails *)noExpirationLinkGenReportFailedDetails;

/// Creates an object with the tag `no_password_link_gen_create_report_details`.
- (instancetype)
    initWithNoPasswordLinkGenCreateReportDetails:(DBTEAMLOGNoPasswordLinkGenCreateReportDetails *)noPasswordLinkGenCreateReportDetails;

/// Creates an object with the tag `no_password_link_gen_report_failed_details`.
- (instancetype)
    initWithNoPasswordLinkGenReportFailedDetails:(DBTEAMLOGNoPasswordLinkGenReportFailedDetails *)noPasswordLinkGenReportFailedDetails;

/// Creates an object with the tag `no_password_link_view_create_report_details`.
- (instancetype)
    initWithNoPasswordLinkViewCreateReportDetails:(DBTEAMLOGNoPasswordLinkViewCreateReportDetails *)noPasswordLinkViewCreateReportDetails;

/// Creates an object with the tag `no_password_link_view_report_failed_details`.
- (instancetype)
    initWithNoPasswordLinkViewReportFailedDetails:(DBTEAMLOGNoPasswordLinkViewReportFailedDetails *)noPasswordLinkViewReportFailedDetails;

/// Creates an object with the tag `outdated_link_view_create_report_details`.
- (instancetype)
    initWithOutdatedLinkViewCreateReportDetails:(DBTEAMLOGOutdatedLinkViewCreateReportDetails *)outdatedLinkViewCreateReportDetails;

/// Creates an object with the tag `outdated_link_view_report_failed_details`.
- (instancetype)
    initWithOutdatedLinkViewReportFailedDetails:(DBTEAMLOGOutdatedLinkViewReportFailedDetails *)outdatedLinkViewReportFailedDetails;

/// Creates an object with the tag `note_acl_invite_only_details`.
- (instancetype)initWithNoteAclInviteOnlyDetails:(DBTEAMLOGNoteAclInviteOnlyDetails *)noteAclInviteOnlyDetails;
/// Creates an object with the tag `note_acl_link_details`.
- (instancetype)initWithNoteAclLinkDetails:(DBTEAMLOGNoteAclLinkDetails *)noteAclLinkDetails;
/// Creates an object with the tag `note_acl_team_link_details`.
- (instancetype)initWithNoteAclTeamLinkDetails:(DBTEAMLOGNoteAclTeamLinkDetails *)noteAclTeamLinkDetails;
/// Creates an object with the tag `note_shared_details`.
- (instancetype)initWithNoteSharedDetails:(DBTEAMLOGNoteSharedDetails *)noteSharedDetails;
/// Creates an object with the tag `note_share_receive_details`.
- (instancetype)initWithNoteShareReceiveDetails:(DBTEAMLOGNoteShareReceiveDetails *)noteShareReceiveDetails;
/// Creates an object with the tag `open_note_shared_details`.
- (instancetype)initWithOpenNoteSharedDetails:(DBTEAMLOGOpenNoteSharedDetails *)openNoteSharedDetails;

/// Creates an object with the tag `network_control_change_policy_details`.
- (instancetype)
    initWithNetworkControlChangePolicyDetails:(DBTEAMLOGNetworkControlChangePolicyDetails *)networkControlChangePolicyDetails;

/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `object_label_added_details`.
- (BOOL)isObjectLabelAddedDetails;
/// Returns whether the tag is `object_label_removed_details`.
- (BOOL)isObjectLabelRemovedDetails;
/// Returns whether the tag is `object_label_updated_value_details`.
- (BOOL)isObjectLabelUpdatedValueDetails;
/// Returns whether the tag is `organize_folder_with_tidy_details`.
- (BOOL)isOrganizeFolderWithTidyDetails;
/// Returns whether the tag is `no_expiration_link_gen_create_report_details`.
- (BOOL)isNoExpirationLinkGenCreateReportDetails;
/// Returns whether the tag is `no_expiration_link_gen_report_failed_details`.
- (BOOL)isNoExpirationLinkGenReportFailedDetails;
/// Returns whether the tag is `no_password_link_gen_create_report_details`.
- (BOOL)isNoPasswordLinkGenCreateReportDetails;
/// Returns whether the tag is `no_password_link_gen_report_failed_details`.
- (BOOL)isNoPasswordLinkGenReportFailedDetails;
/// Returns whether the tag is `no_password_link_view_create_report_details`.
- (BOOL)isNoPasswordLinkViewCreateReportDetails;
/// Returns whether the tag is `no_password_link_view_report_failed_details`.
- (BOOL)isNoPasswordLinkViewReportFailedDetails;
/// Returns whether the tag is `outdated_link_view_create_report_details`.
- (BOOL)isOutdatedLinkViewCreateReportDetails;
/// Returns whether the tag is `outdated_link_view_report_failed_details`.
- (BOOL)isOutdatedLinkViewReportFailedDetails;
/// Returns whether the tag is `note_acl_invite_only_details`.
- (BOOL)isNoteAclInviteOnlyDetails;
/// Returns whether the tag is `note_acl_link_details`.
- (BOOL)isNoteAclLinkDetails;
/// Returns whether the tag is `note_acl_team_link_details`.
- (BOOL)isNoteAclTeamLinkDetails;
/// Returns whether the tag is `note_shared_details`.
- (BOOL)isNoteSharedDetails;
/// Returns whether the tag is `note_share_receive_details`.
- (BOOL)isNoteShareReceiveDetails;
/// Returns whether the tag is `open_note_shared_details`.
- (BOOL)isOpenNoteSharedDetails;
/// Returns whether the tag is `network_control_change_policy_details`.
- (BOOL)isNetworkControlChangePolicyDetails;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
@end

/// The members whose names start with `NToO`.
@interface DBTEAMLOGEventType (NToO)
/// A label was added. Has a value only if `isObjectLabelAdded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGObjectLabelAddedType *objectLabelAdded;
/// A label was removed. Has a value only if `isObjectLabelRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGObjectLabelRemovedType *objectLabelRemoved;
/// The value of a label was changed. Has a value only if `isObjectLabelUpdatedValue` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGObjectLabelUpdatedValueType *objectLabelUpdatedValue;
/// A folder was tidied with multi-file organize. Has a value only if `isOrganizeFolderWithTidy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOrganizeFolderWithTidyType *organizeFolderWithTidy;

/// A report on new links without an expiration date was created. Has a value only if
/// `isNoExpirationLinkGenCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoExpirationLinkGenCreateReportType *noExpirationLinkGenCreateReport;

/// A report on new links without an expiration date couldn't be created. Has a value only if
/// `isNoExpirationLinkGenReportFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoExpirationLinkGenReportFailedType *noExpirationLinkGenReportFailed;

/// A report on new links without a password was created. Has a value only if `isNoPasswordLinkGenCreateReport` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkGenCreateReportType *noPasswordLinkGenCreateReport;

/// A report on new links without a password couldn't be created. Has a value only if `isNoPasswordLinkGenReportFailed`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkGenReportFailedType *noPasswordLinkGenReportFailed;

/// A report on views of links without a password was created. Has a value only if `isNoPasswordLinkViewCreateReport`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkViewCreateReportType *noPasswordLinkViewCreateReport;

/// A report on views of links without a password couldn't be created. Has a value only if
/// `isNoPasswordLinkViewReportFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoPasswordLinkViewReportFailedType *noPasswordLinkViewReportFailed;

/// A report on views of old links was created. Has a value only if `isOutdatedLinkViewCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOutdatedLinkViewCreateReportType *outdatedLinkViewCreateReport;

/// A report on views of old links couldn't be created. Has a value only if `isOutdatedLinkViewReportFailed` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGOutdatedLinkViewReportFailedType *outdatedLinkViewReportFailed;

/// A Paper document was limited to invited people. Dropbox no longer records this event. Has a value only if
/// `isNoteAclInviteOnly` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteAclInviteOnlyType *noteAclInviteOnly;

/// A Paper document was made accessible to anyone with the link. Dropbox no longer records this event. Has a value only
/// if `isNoteAclLink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteAclLinkType *noteAclLink;

/// A Paper document was made accessible to team members with the link. Dropbox no longer records this event. Has a
/// value only if `isNoteAclTeamLink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteAclTeamLinkType *noteAclTeamLink;

/// A Paper document was shared. Dropbox no longer records this event. Has a value only if `isNoteShared` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteSharedType *noteShared;

/// A user received a shared Paper document. Dropbox no longer records this event. Has a value only if
/// `isNoteShareReceive` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNoteShareReceiveType *noteShareReceive;

/// A shared Paper document was opened. Dropbox no longer records this event. Has a value only if `isOpenNoteShared`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOpenNoteSharedType *openNoteShared;

/// Network control was enabled or disabled. Has a value only if `isNetworkControlChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNetworkControlChangePolicyType *networkControlChangePolicy;
/// Creates an object with the tag `object_label_added`.
- (instancetype)initWithObjectLabelAdded:(DBTEAMLOGObjectLabelAddedType *)objectLabelAdded;
/// Creates an object with the tag `object_label_removed`.
- (instancetype)initWithObjectLabelRemoved:(DBTEAMLOGObjectLabelRemovedType *)objectLabelRemoved;
/// Creates an object with the tag `object_label_updated_value`.
- (instancetype)initWithObjectLabelUpdatedValue:(DBTEAMLOGObjectLabelUpdatedValueType *)objectLabelUpdatedValue;
/// Creates an object with the tag `organize_folder_with_tidy`.
- (instancetype)initWithOrganizeFolderWithTidy:(DBTEAMLOGOrganizeFolderWithTidyType *)organizeFolderWithTidy;

/// Creates an object with the tag `no_expiration_link_gen_create_report`.
- (instancetype)
    initWithNoExpirationLinkGenCreateReport:(DBTEAMLOGNoExpirationLinkGenCreateReportType *)noExpirationLinkGenCreateReport;

/// Creates an object with the tag `no_expiration_link_gen_report_failed`.
- (instancetype)
    initWithNoExpirationLinkGenReportFailed:(DBTEAMLOGNoExpirationLinkGenReportFailedType *)noExpirationLinkGenReportFailed;

/// Creates an object with the tag `no_password_link_gen_create_report`.
- (instancetype)
    initWithNoPasswordLinkGenCreateReport:(DBTEAMLOGNoPasswordLinkGenCreateReportType *)noPasswordLinkGenCreateReport;

/// Creates an object with the tag `no_password_link_gen_report_failed`.
- (instancetype)
    initWithNoPasswordLinkGenReportFailed:(DBTEAMLOGNoPasswordLinkGenReportFailedType *)noPasswordLinkGenReportFailed;

/// Creates an object with the tag `no_password_link_view_create_report`.
- (instancetype)
    initWithNoPasswordLinkViewCreateReport:(DBTEAMLOGNoPasswordLinkViewCreateReportType *)noPasswordLinkViewCreateReport;

/// Creates an object with the tag `no_password_link_view_report_failed`.
- (instancetype)
    initWithNoPasswordLinkViewReportFailed:(DBTEAMLOGNoPasswordLinkViewReportFailedType *)noPasswordLinkViewReportFailed;

/// Creates an object with the tag `outdated_link_view_create_report`.
- (instancetype)
    initWithOutdatedLinkViewCreateReport:(DBTEAMLOGOutdatedLinkViewCreateReportType *)outdatedLinkViewCreateReport;

/// Creates an object with the tag `outdated_link_view_report_failed`.
- (instancetype)
    initWithOutdatedLinkViewReportFailed:(DBTEAMLOGOutdatedLinkViewReportFailedType *)outdatedLinkViewReportFailed;

/// Creates an object with the tag `note_acl_invite_only`.
- (instancetype)initWithNoteAclInviteOnly:(DBTEAMLOGNoteAclInviteOnlyType *)noteAclInviteOnly;
/// Creates an object with the tag `note_acl_link`.
- (instancetype)initWithNoteAclLink:(DBTEAMLOGNoteAclLinkType *)noteAclLink;
/// Creates an object with the tag `note_acl_team_link`.
- (instancetype)initWithNoteAclTeamLink:(DBTEAMLOGNoteAclTeamLinkType *)noteAclTeamLink;
/// Creates an object with the tag `note_shared`.
- (instancetype)initWithNoteShared:(DBTEAMLOGNoteSharedType *)noteShared;
/// Creates an object with the tag `note_share_receive`.
- (instancetype)initWithNoteShareReceive:(DBTEAMLOGNoteShareReceiveType *)noteShareReceive;
/// Creates an object with the tag `open_note_shared`.
- (instancetype)initWithOpenNoteShared:(DBTEAMLOGOpenNoteSharedType *)openNoteShared;
/// Creates an object with the tag `network_control_change_policy`.
- (instancetype)initWithNetworkControlChangePolicy:(DBTEAMLOGNetworkControlChangePolicyType *)networkControlChangePolicy;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `object_label_added`.
- (BOOL)isObjectLabelAdded;
/// Returns whether the tag is `object_label_removed`.
- (BOOL)isObjectLabelRemoved;
/// Returns whether the tag is `object_label_updated_value`.
- (BOOL)isObjectLabelUpdatedValue;
/// Returns whether the tag is `organize_folder_with_tidy`.
- (BOOL)isOrganizeFolderWithTidy;
/// Returns whether the tag is `no_expiration_link_gen_create_report`.
- (BOOL)isNoExpirationLinkGenCreateReport;
/// Returns whether the tag is `no_expiration_link_gen_report_failed`.
- (BOOL)isNoExpirationLinkGenReportFailed;
/// Returns whether the tag is `no_password_link_gen_create_report`.
- (BOOL)isNoPasswordLinkGenCreateReport;
/// Returns whether the tag is `no_password_link_gen_report_failed`.
- (BOOL)isNoPasswordLinkGenReportFailed;
/// Returns whether the tag is `no_password_link_view_create_report`.
- (BOOL)isNoPasswordLinkViewCreateReport;
/// Returns whether the tag is `no_password_link_view_report_failed`.
- (BOOL)isNoPasswordLinkViewReportFailed;
/// Returns whether the tag is `outdated_link_view_create_report`.
- (BOOL)isOutdatedLinkViewCreateReport;
/// Returns whether the tag is `outdated_link_view_report_failed`.
- (BOOL)isOutdatedLinkViewReportFailed;
/// Returns whether the tag is `note_acl_invite_only`.
- (BOOL)isNoteAclInviteOnly;
/// Returns whether the tag is `note_acl_link`.
- (BOOL)isNoteAclLink;
/// Returns whether the tag is `note_acl_team_link`.
- (BOOL)isNoteAclTeamLink;
/// Returns whether the tag is `note_shared`.
- (BOOL)isNoteShared;
/// Returns whether the tag is `note_share_receive`.
- (BOOL)isNoteShareReceive;
/// Returns whether the tag is `open_note_shared`.
- (BOOL)isOpenNoteShared;
/// Returns whether the tag is `network_control_change_policy`.
- (BOOL)isNetworkControlChangePolicy;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
@end

/// The members whose names start with `NToO`.
@interface DBTEAMLOGEventTypeArg (NToO)
/// Creates an object with the tag `object_label_added`.
- (instancetype)initWithObjectLabelAdded;
/// Creates an object with the tag `object_label_removed`.
- (instancetype)initWithObjectLabelRemoved;
/// Creates an object with the tag `object_label_updated_value`.
- (instancetype)initWithObjectLabelUpdatedValue;
/// Creates an object with the tag `organize_folder_with_tidy`.
- (instancetype)initWithOrganizeFolderWithTidy;
/// Creates an object with the tag `no_expiration_link_gen_create_report`.
- (instancetype)initWithNoExpirationLinkGenCreateReport;
/// Creates an object with the tag `no_expiration_link_gen_report_failed`.
- (instancetype)initWithNoExpirationLinkGenReportFailed;
/// Creates an object with the tag `no_password_link_gen_create_report`.
- (instancetype)initWithNoPasswordLinkGenCreateReport;
/// Creates an object with the tag `no_password_link_gen_report_failed`.
- (instancetype)initWithNoPasswordLinkGenReportFailed;
/// Creates an object with the tag `no_password_link_view_create_report`.
- (instancetype)initWithNoPasswordLinkViewCreateReport;
/// Creates an object with the tag `no_password_link_view_report_failed`.
- (instancetype)initWithNoPasswordLinkViewReportFailed;
/// Creates an object with the tag `outdated_link_view_create_report`.
- (instancetype)initWithOutdatedLinkViewCreateReport;
/// Creates an object with the tag `outdated_link_view_report_failed`.
- (instancetype)initWithOutdatedLinkViewReportFailed;
/// Creates an object with the tag `note_acl_invite_only`.
- (instancetype)initWithNoteAclInviteOnly;
/// Creates an object with the tag `note_acl_link`.
- (instancetype)initWithNoteAclLink;
/// Creates an object with the tag `note_acl_team_link`.
- (instancetype)initWithNoteAclTeamLink;
/// Creates an object with the tag `note_shared`.
- (instancetype)initWithNoteShared;
/// Creates an object with the tag `note_share_receive`.
- (instancetype)initWithNoteShareReceive;
/// Creates an object with the tag `open_note_shared`.
- (instancetype)initWithOpenNoteShared;
/// Creates an object with the tag `network_control_change_policy`.
- (instancetype)initWithNetworkControlChangePolicy;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `object_label_added`.
- (BOOL)isObjectLabelAdded;
/// Returns whether the tag is `object_label_removed`.
- (BOOL)isObjectLabelRemoved;
/// Returns whether the tag is `object_label_updated_value`.
- (BOOL)isObjectLabelUpdatedValue;
/// Returns whether the tag is `organize_folder_with_tidy`.
- (BOOL)isOrganizeFolderWithTidy;
/// Returns whether the tag is `no_expiration_link_gen_create_report`.
- (BOOL)isNoExpirationLinkGenCreateReport;
/// Returns whether the tag is `no_expiration_link_gen_report_failed`.
- (BOOL)isNoExpirationLinkGenReportFailed;
/// Returns whether the tag is `no_password_link_gen_create_report`.
- (BOOL)isNoPasswordLinkGenCreateReport;
/// Returns whether the tag is `no_password_link_gen_report_failed`.
- (BOOL)isNoPasswordLinkGenReportFailed;
/// Returns whether the tag is `no_password_link_view_create_report`.
- (BOOL)isNoPasswordLinkViewCreateReport;
/// Returns whether the tag is `no_password_link_view_report_failed`.
- (BOOL)isNoPasswordLinkViewReportFailed;
/// Returns whether the tag is `outdated_link_view_create_report`.
- (BOOL)isOutdatedLinkViewCreateReport;
/// Returns whether the tag is `outdated_link_view_report_failed`.
- (BOOL)isOutdatedLinkViewReportFailed;
/// Returns whether the tag is `note_acl_invite_only`.
- (BOOL)isNoteAclInviteOnly;
/// Returns whether the tag is `note_acl_link`.
- (BOOL)isNoteAclLink;
/// Returns whether the tag is `note_acl_team_link`.
- (BOOL)isNoteAclTeamLink;
/// Returns whether the tag is `note_shared`.
- (BOOL)isNoteShared;
/// Returns whether the tag is `note_share_receive`.
- (BOOL)isNoteShareReceive;
/// Returns whether the tag is `open_note_shared`.
- (BOOL)isOpenNoteShared;
/// Returns whether the tag is `network_control_change_policy`.
- (BOOL)isNetworkControlChangePolicy;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
@end

/// A path in a namespace.
@interface DBTEAMLOGNamespaceRelativePathLogInfo : DBStoneObject
/// The identifier of the namespace.
@property (nonatomic, readonly, copy, nullable) NSString *nsId;
/// The path in the namespace.
@property (nonatomic, readonly, copy, nullable) NSString *relativePath;
/// A Boolean value that indicates whether the namespace is shared.
@property (nonatomic, readonly, nullable) NSNumber *isSharedNamespace;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithNsId:(nullable NSString *)nsId
    relativePath:(nullable NSString *)relativePath
    isSharedNamespace:(nullable NSNumber *)isSharedNamespace;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGNamespaceRelativePathLogInfo` from and to JSON.
@interface DBTEAMLOGNamespaceRelativePathLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNamespaceRelativePathLogInfo *)instance;
+ (DBTEAMLOGNamespaceRelativePathLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which network control was enabled or disabled.
@interface DBTEAMLOGNetworkControlChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGNetworkControlPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGNetworkControlPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGNetworkControlPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGNetworkControlPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGNetworkControlPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGNetworkControlChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGNetworkControlChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNetworkControlChangePolicyDetails *)instance;
+ (DBTEAMLOGNetworkControlChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Network control was enabled or disabled.
@interface DBTEAMLOGNetworkControlChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNetworkControlChangePolicyType` from and to JSON.
@interface DBTEAMLOGNetworkControlChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNetworkControlChangePolicyType *)instance;
+ (DBTEAMLOGNetworkControlChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGNetworkControlPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGNetworkControlPolicyTag) {
    /// Network control is disabled.
    DBTEAMLOGNetworkControlPolicyDisabled,
    /// Network control is enabled.
    DBTEAMLOGNetworkControlPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGNetworkControlPolicyOther,
};

/// The policy for network control.
@interface DBTEAMLOGNetworkControlPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGNetworkControlPolicyTag tag;
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

/// Converts `DBTEAMLOGNetworkControlPolicy` from and to JSON.
@interface DBTEAMLOGNetworkControlPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNetworkControlPolicy *)instance;
+ (DBTEAMLOGNetworkControlPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on new links without an expiration date was created.
@interface DBTEAMLOGNoExpirationLinkGenCreateReportDetails : DBStoneObject
/// The start of the period that the report covers.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate;
@end

/// Converts `DBTEAMLOGNoExpirationLinkGenCreateReportDetails` from and to JSON.
@interface DBTEAMLOGNoExpirationLinkGenCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoExpirationLinkGenCreateReportDetails *)instance;
+ (DBTEAMLOGNoExpirationLinkGenCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on new links without an expiration date was created.
@interface DBTEAMLOGNoExpirationLinkGenCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoExpirationLinkGenCreateReportType` from and to JSON.
@interface DBTEAMLOGNoExpirationLinkGenCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoExpirationLinkGenCreateReportType *)instance;
+ (DBTEAMLOGNoExpirationLinkGenCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on new links without an expiration date couldn't be created.
@interface DBTEAMLOGNoExpirationLinkGenReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGNoExpirationLinkGenReportFailedDetails` from and to JSON.
@interface DBTEAMLOGNoExpirationLinkGenReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoExpirationLinkGenReportFailedDetails *)instance;
+ (DBTEAMLOGNoExpirationLinkGenReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on new links without an expiration date couldn't be created.
@interface DBTEAMLOGNoExpirationLinkGenReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoExpirationLinkGenReportFailedType` from and to JSON.
@interface DBTEAMLOGNoExpirationLinkGenReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoExpirationLinkGenReportFailedType *)instance;
+ (DBTEAMLOGNoExpirationLinkGenReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on new links without a password was created.
@interface DBTEAMLOGNoPasswordLinkGenCreateReportDetails : DBStoneObject
/// The start of the period that the report covers.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate;
@end

/// Converts `DBTEAMLOGNoPasswordLinkGenCreateReportDetails` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkGenCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkGenCreateReportDetails *)instance;
+ (DBTEAMLOGNoPasswordLinkGenCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on new links without a password was created.
@interface DBTEAMLOGNoPasswordLinkGenCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoPasswordLinkGenCreateReportType` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkGenCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkGenCreateReportType *)instance;
+ (DBTEAMLOGNoPasswordLinkGenCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on new links without a password couldn't be created.
@interface DBTEAMLOGNoPasswordLinkGenReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGNoPasswordLinkGenReportFailedDetails` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkGenReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkGenReportFailedDetails *)instance;
+ (DBTEAMLOGNoPasswordLinkGenReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on new links without a password couldn't be created.
@interface DBTEAMLOGNoPasswordLinkGenReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoPasswordLinkGenReportFailedType` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkGenReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkGenReportFailedType *)instance;
+ (DBTEAMLOGNoPasswordLinkGenReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on views of links without a password was created.
@interface DBTEAMLOGNoPasswordLinkViewCreateReportDetails : DBStoneObject
/// The start of the period that the report covers.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate;
@end

/// Converts `DBTEAMLOGNoPasswordLinkViewCreateReportDetails` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkViewCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkViewCreateReportDetails *)instance;
+ (DBTEAMLOGNoPasswordLinkViewCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on views of links without a password was created.
@interface DBTEAMLOGNoPasswordLinkViewCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoPasswordLinkViewCreateReportType` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkViewCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkViewCreateReportType *)instance;
+ (DBTEAMLOGNoPasswordLinkViewCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on views of links without a password couldn't be created.
@interface DBTEAMLOGNoPasswordLinkViewReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGNoPasswordLinkViewReportFailedDetails` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkViewReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkViewReportFailedDetails *)instance;
+ (DBTEAMLOGNoPasswordLinkViewReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on views of links without a password couldn't be created.
@interface DBTEAMLOGNoPasswordLinkViewReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoPasswordLinkViewReportFailedType` from and to JSON.
@interface DBTEAMLOGNoPasswordLinkViewReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoPasswordLinkViewReportFailedType *)instance;
+ (DBTEAMLOGNoPasswordLinkViewReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person outside the team.
@interface DBTEAMLOGNonTeamMemberLogInfo : DBTEAMLOGUserLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGNonTeamMemberLogInfo` from and to JSON.
@interface DBTEAMLOGNonTeamMemberLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNonTeamMemberLogInfo *)instance;
+ (DBTEAMLOGNonTeamMemberLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team that isn't trusted.
@interface DBTEAMLOGNonTrustedTeamDetails : DBStoneObject
/// The email address to which the request was sent.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team;
@end

/// Converts `DBTEAMLOGNonTrustedTeamDetails` from and to JSON.
@interface DBTEAMLOGNonTrustedTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNonTrustedTeamDetails *)instance;
+ (DBTEAMLOGNonTrustedTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was limited to invited people.
@interface DBTEAMLOGNoteAclInviteOnlyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGNoteAclInviteOnlyDetails` from and to JSON.
@interface DBTEAMLOGNoteAclInviteOnlyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteAclInviteOnlyDetails *)instance;
+ (DBTEAMLOGNoteAclInviteOnlyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was limited to invited people. Dropbox no longer records this event.
@interface DBTEAMLOGNoteAclInviteOnlyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoteAclInviteOnlyType` from and to JSON.
@interface DBTEAMLOGNoteAclInviteOnlyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteAclInviteOnlyType *)instance;
+ (DBTEAMLOGNoteAclInviteOnlyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was made accessible to anyone with the link.
@interface DBTEAMLOGNoteAclLinkDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGNoteAclLinkDetails` from and to JSON.
@interface DBTEAMLOGNoteAclLinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteAclLinkDetails *)instance;
+ (DBTEAMLOGNoteAclLinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was made accessible to anyone with the link. Dropbox no longer records this event.
@interface DBTEAMLOGNoteAclLinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoteAclLinkType` from and to JSON.
@interface DBTEAMLOGNoteAclLinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteAclLinkType *)instance;
+ (DBTEAMLOGNoteAclLinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was made accessible to team members with the link.
@interface DBTEAMLOGNoteAclTeamLinkDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGNoteAclTeamLinkDetails` from and to JSON.
@interface DBTEAMLOGNoteAclTeamLinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteAclTeamLinkDetails *)instance;
+ (DBTEAMLOGNoteAclTeamLinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was made accessible to team members with the link. Dropbox no longer records this event.
@interface DBTEAMLOGNoteAclTeamLinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoteAclTeamLinkType` from and to JSON.
@interface DBTEAMLOGNoteAclTeamLinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteAclTeamLinkType *)instance;
+ (DBTEAMLOGNoteAclTeamLinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user received a shared Paper document.
@interface DBTEAMLOGNoteShareReceiveDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGNoteShareReceiveDetails` from and to JSON.
@interface DBTEAMLOGNoteShareReceiveDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteShareReceiveDetails *)instance;
+ (DBTEAMLOGNoteShareReceiveDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user received a shared Paper document. Dropbox no longer records this event.
@interface DBTEAMLOGNoteShareReceiveType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoteShareReceiveType` from and to JSON.
@interface DBTEAMLOGNoteShareReceiveTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteShareReceiveType *)instance;
+ (DBTEAMLOGNoteShareReceiveType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was shared.
@interface DBTEAMLOGNoteSharedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGNoteSharedDetails` from and to JSON.
@interface DBTEAMLOGNoteSharedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteSharedDetails *)instance;
+ (DBTEAMLOGNoteSharedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was shared. Dropbox no longer records this event.
@interface DBTEAMLOGNoteSharedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGNoteSharedType` from and to JSON.
@interface DBTEAMLOGNoteSharedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGNoteSharedType *)instance;
+ (DBTEAMLOGNoteSharedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a label was added.
@interface DBTEAMLOGObjectLabelAddedDetails : DBStoneObject
/// The type of the label.
@property (nonatomic, readonly) DBTEAMLOGLabelType *labelType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLabelType:(DBTEAMLOGLabelType *)labelType;
@end

/// Converts `DBTEAMLOGObjectLabelAddedDetails` from and to JSON.
@interface DBTEAMLOGObjectLabelAddedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGObjectLabelAddedDetails *)instance;
+ (DBTEAMLOGObjectLabelAddedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A label was added.
@interface DBTEAMLOGObjectLabelAddedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGObjectLabelAddedType` from and to JSON.
@interface DBTEAMLOGObjectLabelAddedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGObjectLabelAddedType *)instance;
+ (DBTEAMLOGObjectLabelAddedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a label was removed.
@interface DBTEAMLOGObjectLabelRemovedDetails : DBStoneObject
/// The type of the label.
@property (nonatomic, readonly) DBTEAMLOGLabelType *labelType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLabelType:(DBTEAMLOGLabelType *)labelType;
@end

/// Converts `DBTEAMLOGObjectLabelRemovedDetails` from and to JSON.
@interface DBTEAMLOGObjectLabelRemovedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGObjectLabelRemovedDetails *)instance;
+ (DBTEAMLOGObjectLabelRemovedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A label was removed.
@interface DBTEAMLOGObjectLabelRemovedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGObjectLabelRemovedType` from and to JSON.
@interface DBTEAMLOGObjectLabelRemovedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGObjectLabelRemovedType *)instance;
+ (DBTEAMLOGObjectLabelRemovedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the value of a label was changed.
@interface DBTEAMLOGObjectLabelUpdatedValueDetails : DBStoneObject
/// The type of the label.
@property (nonatomic, readonly) DBTEAMLOGLabelType *labelType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLabelType:(DBTEAMLOGLabelType *)labelType;
@end

/// Converts `DBTEAMLOGObjectLabelUpdatedValueDetails` from and to JSON.
@interface DBTEAMLOGObjectLabelUpdatedValueDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGObjectLabelUpdatedValueDetails *)instance;
+ (DBTEAMLOGObjectLabelUpdatedValueDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The value of a label was changed.
@interface DBTEAMLOGObjectLabelUpdatedValueType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGObjectLabelUpdatedValueType` from and to JSON.
@interface DBTEAMLOGObjectLabelUpdatedValueTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGObjectLabelUpdatedValueType *)instance;
+ (DBTEAMLOGObjectLabelUpdatedValueType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared Paper document was opened.
@interface DBTEAMLOGOpenNoteSharedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGOpenNoteSharedDetails` from and to JSON.
@interface DBTEAMLOGOpenNoteSharedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOpenNoteSharedDetails *)instance;
+ (DBTEAMLOGOpenNoteSharedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared Paper document was opened. Dropbox no longer records this event.
@interface DBTEAMLOGOpenNoteSharedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGOpenNoteSharedType` from and to JSON.
@interface DBTEAMLOGOpenNoteSharedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOpenNoteSharedType *)instance;
+ (DBTEAMLOGOpenNoteSharedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An organization.
@interface DBTEAMLOGOrganizationDetails : DBStoneObject
/// The name of the organization.
@property (nonatomic, readonly, copy) NSString *organization;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOrganization:(NSString *)organization;
@end

/// Converts `DBTEAMLOGOrganizationDetails` from and to JSON.
@interface DBTEAMLOGOrganizationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOrganizationDetails *)instance;
+ (DBTEAMLOGOrganizationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The name of an organization.
@interface DBTEAMLOGOrganizationName : DBStoneObject
/// The name of the organization.
@property (nonatomic, readonly, copy) NSString *organization;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOrganization:(NSString *)organization;
@end

/// Converts `DBTEAMLOGOrganizationName` from and to JSON.
@interface DBTEAMLOGOrganizationNameSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOrganizationName *)instance;
+ (DBTEAMLOGOrganizationName *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a folder was tidied with multi-file organize.
@interface DBTEAMLOGOrganizeFolderWithTidyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGOrganizeFolderWithTidyDetails` from and to JSON.
@interface DBTEAMLOGOrganizeFolderWithTidyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOrganizeFolderWithTidyDetails *)instance;
+ (DBTEAMLOGOrganizeFolderWithTidyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder was tidied with multi-file organize.
@interface DBTEAMLOGOrganizeFolderWithTidyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGOrganizeFolderWithTidyType` from and to JSON.
@interface DBTEAMLOGOrganizeFolderWithTidyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOrganizeFolderWithTidyType *)instance;
+ (DBTEAMLOGOrganizeFolderWithTidyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The origin of an action.
@interface DBTEAMLOGOriginLogInfo : DBStoneObject
/// The geographic location.
@property (nonatomic, readonly, nullable) DBTEAMLOGGeoLocationLogInfo *geoLocation;
/// The access method.
@property (nonatomic, readonly) DBTEAMLOGAccessMethodLogInfo *accessMethod;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccessMethod:(DBTEAMLOGAccessMethodLogInfo *)accessMethod
    geoLocation:(nullable DBTEAMLOGGeoLocationLogInfo *)geoLocation;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAccessMethod:(DBTEAMLOGAccessMethodLogInfo *)accessMethod;
@end

/// Converts `DBTEAMLOGOriginLogInfo` from and to JSON.
@interface DBTEAMLOGOriginLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOriginLogInfo *)instance;
+ (DBTEAMLOGOriginLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on views of old links was created.
@interface DBTEAMLOGOutdatedLinkViewCreateReportDetails : DBStoneObject
/// The start of the period that the report covers.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate;
@end

/// Converts `DBTEAMLOGOutdatedLinkViewCreateReportDetails` from and to JSON.
@interface DBTEAMLOGOutdatedLinkViewCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOutdatedLinkViewCreateReportDetails *)instance;
+ (DBTEAMLOGOutdatedLinkViewCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on views of old links was created.
@interface DBTEAMLOGOutdatedLinkViewCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGOutdatedLinkViewCreateReportType` from and to JSON.
@interface DBTEAMLOGOutdatedLinkViewCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOutdatedLinkViewCreateReportType *)instance;
+ (DBTEAMLOGOutdatedLinkViewCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on views of old links couldn't be created.
@interface DBTEAMLOGOutdatedLinkViewReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGOutdatedLinkViewReportFailedDetails` from and to JSON.
@interface DBTEAMLOGOutdatedLinkViewReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOutdatedLinkViewReportFailedDetails *)instance;
+ (DBTEAMLOGOutdatedLinkViewReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on views of old links couldn't be created.
@interface DBTEAMLOGOutdatedLinkViewReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGOutdatedLinkViewReportFailedType` from and to JSON.
@interface DBTEAMLOGOutdatedLinkViewReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGOutdatedLinkViewReportFailedType *)instance;
+ (DBTEAMLOGOutdatedLinkViewReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
