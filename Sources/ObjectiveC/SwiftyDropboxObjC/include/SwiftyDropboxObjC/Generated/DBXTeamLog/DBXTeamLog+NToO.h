// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogAccessMethodLogInfo, DBXTeamLogEventDetailsNetworkControlChangePolicyDetails,
    DBXTeamLogEventDetailsNoExpirationLinkGenCreateReportDetails,
    DBXTeamLogEventDetailsNoExpirationLinkGenReportFailedDetails,
    DBXTeamLogEventDetailsNoPasswordLinkGenCreateReportDetails,
    DBXTeamLogEventDetailsNoPasswordLinkGenReportFailedDetails,
    DBXTeamLogEventDetailsNoPasswordLinkViewCreateReportDetails,
    DBXTeamLogEventDetailsNoPasswordLinkViewReportFailedDetails, DBXTeamLogEventDetailsNoteAclInviteOnlyDetails,
    DBXTeamLogEventDetailsNoteAclLinkDetails, DBXTeamLogEventDetailsNoteAclTeamLinkDetails,
    DBXTeamLogEventDetailsNoteShareReceiveDetails, DBXTeamLogEventDetailsNoteSharedDetails,
    DBXTeamLogEventDetailsObjectLabelAddedDetails, DBXTeamLogEventDetailsObjectLabelRemovedDetails,
    DBXTeamLogEventDetailsObjectLabelUpdatedValueDetails, DBXTeamLogEventDetailsOpenNoteSharedDetails,
    DBXTeamLogEventDetailsOrganizeFolderWithTidyDetails, DBXTeamLogEventDetailsOther,
    DBXTeamLogEventDetailsOutdatedLinkViewCreateReportDetails,
    DBXTeamLogEventDetailsOutdatedLinkViewReportFailedDetails, DBXTeamLogEventTypeArgNetworkControlChangePolicy,
    DBXTeamLogEventTypeArgNoExpirationLinkGenCreateReport, DBXTeamLogEventTypeArgNoExpirationLinkGenReportFailed,
    DBXTeamLogEventTypeArgNoPasswordLinkGenCreateReport, DBXTeamLogEventTypeArgNoPasswordLinkGenReportFailed,
    DBXTeamLogEventTypeArgNoPasswordLinkViewCreateReport, DBXTeamLogEventTypeArgNoPasswordLinkViewReportFailed,
    DBXTeamLogEventTypeArgNoteAclInviteOnly, DBXTeamLogEventTypeArgNoteAclLink, DBXTeamLogEventTypeArgNoteAclTeamLink,
    DBXTeamLogEventTypeArgNoteShareReceive, DBXTeamLogEventTypeArgNoteShared, DBXTeamLogEventTypeArgObjectLabelAdded,
    DBXTeamLogEventTypeArgObjectLabelRemoved, DBXTeamLogEventTypeArgObjectLabelUpdatedValue,
    DBXTeamLogEventTypeArgOpenNoteShared, DBXTeamLogEventTypeArgOrganizeFolderWithTidy, DBXTeamLogEventTypeArgOther,
    DBXTeamLogEventTypeArgOutdatedLinkViewCreateReport, DBXTeamLogEventTypeArgOutdatedLinkViewReportFailed,
    DBXTeamLogEventTypeNetworkControlChangePolicy, DBXTeamLogEventTypeNoExpirationLinkGenCreateReport,
    DBXTeamLogEventTypeNoExpirationLinkGenReportFailed, DBXTeamLogEventTypeNoPasswordLinkGenCreateReport,
    DBXTeamLogEventTypeNoPasswordLinkGenReportFailed, DBXTeamLogEventTypeNoPasswordLinkViewCreateReport,
    DBXTeamLogEventTypeNoPasswordLinkViewReportFailed, DBXTeamLogEventTypeNoteAclInviteOnly,
    DBXTeamLogEventTypeNoteAclLink, DBXTeamLogEventTypeNoteAclTeamLink, DBXTeamLogEventTypeNoteShareReceive,
    DBXTeamLogEventTypeNoteShared, DBXTeamLogEventTypeObjectLabelAdded, DBXTeamLogEventTypeObjectLabelRemoved,
    DBXTeamLogEventTypeObjectLabelUpdatedValue, DBXTeamLogEventTypeOpenNoteShared,
    DBXTeamLogEventTypeOrganizeFolderWithTidy, DBXTeamLogEventTypeOther,
    DBXTeamLogEventTypeOutdatedLinkViewCreateReport, DBXTeamLogEventTypeOutdatedLinkViewReportFailed,
    DBXTeamLogGeoLocationLogInfo, DBXTeamLogLabelType, DBXTeamLogNetworkControlChangePolicyDetails,
    DBXTeamLogNetworkControlChangePolicyType, DBXTeamLogNetworkControlPolicy, DBXTeamLogNetworkControlPolicyDisabled,
    DBXTeamLogNetworkControlPolicyEnabled, DBXTeamLogNetworkControlPolicyOther,
    DBXTeamLogNoExpirationLinkGenCreateReportDetails, DBXTeamLogNoExpirationLinkGenCreateReportType,
    DBXTeamLogNoExpirationLinkGenReportFailedDetails, DBXTeamLogNoExpirationLinkGenReportFailedType,
    DBXTeamLogNoPasswordLinkGenCreateReportDetails, DBXTeamLogNoPasswordLinkGenCreateReportType,
    DBXTeamLogNoPasswordLinkGenReportFailedDetails, DBXTeamLogNoPasswordLinkGenReportFailedType,
    DBXTeamLogNoPasswordLinkViewCreateReportDetails, DBXTeamLogNoPasswordLinkViewCreateReportType,
    DBXTeamLogNoPasswordLinkViewReportFailedDetails, DBXTeamLogNoPasswordLinkViewReportFailedType,
    DBXTeamLogNoteAclInviteOnlyDetails, DBXTeamLogNoteAclInviteOnlyType, DBXTeamLogNoteAclLinkDetails,
    DBXTeamLogNoteAclLinkType, DBXTeamLogNoteAclTeamLinkDetails, DBXTeamLogNoteAclTeamLinkType,
    DBXTeamLogNoteShareReceiveDetails, DBXTeamLogNoteShareReceiveType, DBXTeamLogNoteSharedDetails,
    DBXTeamLogNoteSharedType, DBXTeamLogObjectLabelAddedDetails, DBXTeamLogObjectLabelAddedType,
    DBXTeamLogObjectLabelRemovedDetails, DBXTeamLogObjectLabelRemovedType, DBXTeamLogObjectLabelUpdatedValueDetails,
    DBXTeamLogObjectLabelUpdatedValueType, DBXTeamLogOpenNoteSharedDetails, DBXTeamLogOpenNoteSharedType,
    DBXTeamLogOrganizeFolderWithTidyDetails, DBXTeamLogOrganizeFolderWithTidyType,
    DBXTeamLogOutdatedLinkViewCreateReportDetails, DBXTeamLogOutdatedLinkViewCreateReportType,
    DBXTeamLogOutdatedLinkViewReportFailedDetails, DBXTeamLogOutdatedLinkViewReportFailedType,
    DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (NToOMembers)
/// The object if its tag is `object_label_added_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsObjectLabelAddedDetails *asObjectLabelAddedDetails;
/// The object if its tag is `object_label_removed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsObjectLabelRemovedDetails *asObjectLabelRemovedDetails;

/// The object if its tag is `object_label_updated_value_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsObjectLabelUpdatedValueDetails *asObjectLabelUpdatedValueDetails;

/// The object if its tag is `organize_folder_with_tidy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsOrganizeFolderWithTidyDetails *asOrganizeFolderWithTidyDetails;

/// The object if its tag is `no_expiration_link_gen_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsNoExpirationLinkGenCreateReportDetails *asNoExpirationLinkGenCreateReportDetails;

/// The object if its tag is `no_expiration_link_gen_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsNoExpirationLinkGenReportFailedDetails *asNoExpirationLinkGenReportFailedDetails;

/// The object if its tag is `no_password_link_gen_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsNoPasswordLinkGenCreateReportDetails *asNoPasswordLinkGenCreateReportDetails;

/// The object if its tag is `no_password_link_gen_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsNoPasswordLinkGenReportFailedDetails *asNoPasswordLinkGenReportFailedDetails;

/// The object if its tag is `no_password_link_view_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsNoPasswordLinkViewCreateReportDetails *asNoPasswordLinkViewCreateReportDetails;

/// The object if its tag is `no_password_link_view_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsNoPasswordLinkViewReportFailedDetails *asNoPasswordLinkViewReportFailedDetails;

/// The object if its tag is `outdated_link_view_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsOutdatedLinkViewCreateReportDetails *asOutdatedLinkViewCreateReportDetails;

/// The object if its tag is `outdated_link_view_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsOutdatedLinkViewReportFailedDetails *asOutdatedLinkViewReportFailedDetails;

/// The object if its tag is `note_acl_invite_only_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsNoteAclInviteOnlyDetails *asNoteAclInviteOnlyDetails;
/// The object if its tag is `note_acl_link_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsNoteAclLinkDetails *asNoteAclLinkDetails;
/// The object if its tag is `note_acl_team_link_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsNoteAclTeamLinkDetails *asNoteAclTeamLinkDetails;
/// The object if its tag is `note_shared_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsNoteSharedDetails *asNoteSharedDetails;
/// The object if its tag is `note_share_receive_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsNoteShareReceiveDetails *asNoteShareReceiveDetails;
/// The object if its tag is `open_note_shared_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsOpenNoteSharedDetails *asOpenNoteSharedDetails;

/// The object if its tag is `network_control_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsNetworkControlChangePolicyDetails *asNetworkControlChangePolicyDetails;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsOther *asOther;
@end

/// Details of an event in which a label was added.
@interface DBXTeamLogEventDetailsObjectLabelAddedDetails : DBXTeamLogEventDetails
/// The value of `object_label_added_details`.
@property (nonatomic, strong) DBXTeamLogObjectLabelAddedDetails *objectLabelAddedDetails;
/// Creates an object with the tag `object_label_added_details`.
- (instancetype)init:(DBXTeamLogObjectLabelAddedDetails *)objectLabelAddedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a label was removed.
@interface DBXTeamLogEventDetailsObjectLabelRemovedDetails : DBXTeamLogEventDetails
/// The value of `object_label_removed_details`.
@property (nonatomic, strong) DBXTeamLogObjectLabelRemovedDetails *objectLabelRemovedDetails;
/// Creates an object with the tag `object_label_removed_details`.
- (instancetype)init:(DBXTeamLogObjectLabelRemovedDetails *)objectLabelRemovedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the value of a label was changed.
@interface DBXTeamLogEventDetailsObjectLabelUpdatedValueDetails : DBXTeamLogEventDetails
/// The value of `object_label_updated_value_details`.
@property (nonatomic, strong) DBXTeamLogObjectLabelUpdatedValueDetails *objectLabelUpdatedValueDetails;

/// Creates an object with the tag `object_label_updated_value_details`.
- (instancetype)init:(DBXTeamLogObjectLabelUpdatedValueDetails *)objectLabelUpdatedValueDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a folder was tidied with multi-file organize.
@interface DBXTeamLogEventDetailsOrganizeFolderWithTidyDetails : DBXTeamLogEventDetails
/// The value of `organize_folder_with_tidy_details`.
@property (nonatomic, strong) DBXTeamLogOrganizeFolderWithTidyDetails *organizeFolderWithTidyDetails;
/// Creates an object with the tag `organize_folder_with_tidy_details`.
- (instancetype)init:(DBXTeamLogOrganizeFolderWithTidyDetails *)organizeFolderWithTidyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on new links without an expiration date was created.
@interface DBXTeamLogEventDetailsNoExpirationLinkGenCreateReportDetails : DBXTeamLogEventDetails
/// The value of `no_expiration_link_gen_create_report_details`.
@property (nonatomic, strong) DBXTeamLogNoExpirationLinkGenCreateReportDetails *noExpirationLinkGenCreateReportDetails;

/// Creates an object with the tag `no_expiration_link_gen_create_report_details`.
- (instancetype)init:(DBXTeamLogNoExpirationLinkGenCreateReportDetails *)noExpirationLinkGenCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on new links without an expiration date couldn't be created.
@interface DBXTeamLogEventDetailsNoExpirationLinkGenReportFailedDetails : DBXTeamLogEventDetails
/// The value of `no_expiration_link_gen_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogNoExpirationLinkGenReportFailedDetails *noExpirationLinkGenReportFailedDetails;

/// Creates an object with the tag `no_expiration_link_gen_report_failed_details`.
- (instancetype)init:(DBXTeamLogNoExpirationLinkGenReportFailedDetails *)noExpirationLinkGenReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on new links without a password was created.
@interface DBXTeamLogEventDetailsNoPasswordLinkGenCreateReportDetails : DBXTeamLogEventDetails
/// The value of `no_password_link_gen_create_report_details`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkGenCreateReportDetails *noPasswordLinkGenCreateReportDetails;

/// Creates an object with the tag `no_password_link_gen_create_report_details`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkGenCreateReportDetails *)noPasswordLinkGenCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on new links without a password couldn't be created.
@interface DBXTeamLogEventDetailsNoPasswordLinkGenReportFailedDetails : DBXTeamLogEventDetails
/// The value of `no_password_link_gen_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkGenReportFailedDetails *noPasswordLinkGenReportFailedDetails;

/// Creates an object with the tag `no_password_link_gen_report_failed_details`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkGenReportFailedDetails *)noPasswordLinkGenReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of links without a password was created.
@interface DBXTeamLogEventDetailsNoPasswordLinkViewCreateReportDetails : DBXTeamLogEventDetails
/// The value of `no_password_link_view_create_report_details`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkViewCreateReportDetails *noPasswordLinkViewCreateReportDetails;

/// Creates an object with the tag `no_password_link_view_create_report_details`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkViewCreateReportDetails *)noPasswordLinkViewCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of links without a password couldn't be created.
@interface DBXTeamLogEventDetailsNoPasswordLinkViewReportFailedDetails : DBXTeamLogEventDetails
/// The value of `no_password_link_view_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkViewReportFailedDetails *noPasswordLinkViewReportFailedDetails;

/// Creates an object with the tag `no_password_link_view_report_failed_details`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkViewReportFailedDetails *)noPasswordLinkViewReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of old links was created.
@interface DBXTeamLogEventDetailsOutdatedLinkViewCreateReportDetails : DBXTeamLogEventDetails
/// The value of `outdated_link_view_create_report_details`.
@property (nonatomic, strong) DBXTeamLogOutdatedLinkViewCreateReportDetails *outdatedLinkViewCreateReportDetails;

/// Creates an object with the tag `outdated_link_view_create_report_details`.
- (instancetype)init:(DBXTeamLogOutdatedLinkViewCreateReportDetails *)outdatedLinkViewCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of old links couldn't be created.
@interface DBXTeamLogEventDetailsOutdatedLinkViewReportFailedDetails : DBXTeamLogEventDetails
/// The value of `outdated_link_view_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogOutdatedLinkViewReportFailedDetails *outdatedLinkViewReportFailedDetails;

/// Creates an object with the tag `outdated_link_view_report_failed_details`.
- (instancetype)init:(DBXTeamLogOutdatedLinkViewReportFailedDetails *)outdatedLinkViewReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was limited to invited people.
@interface DBXTeamLogEventDetailsNoteAclInviteOnlyDetails : DBXTeamLogEventDetails
/// The value of `note_acl_invite_only_details`.
@property (nonatomic, strong) DBXTeamLogNoteAclInviteOnlyDetails *noteAclInviteOnlyDetails;
/// Creates an object with the tag `note_acl_invite_only_details`.
- (instancetype)init:(DBXTeamLogNoteAclInviteOnlyDetails *)noteAclInviteOnlyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was made accessible to anyone with the link.
@interface DBXTeamLogEventDetailsNoteAclLinkDetails : DBXTeamLogEventDetails
/// The value of `note_acl_link_details`.
@property (nonatomic, strong) DBXTeamLogNoteAclLinkDetails *noteAclLinkDetails;
/// Creates an object with the tag `note_acl_link_details`.
- (instancetype)init:(DBXTeamLogNoteAclLinkDetails *)noteAclLinkDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was made accessible to team members with the link.
@interface DBXTeamLogEventDetailsNoteAclTeamLinkDetails : DBXTeamLogEventDetails
/// The value of `note_acl_team_link_details`.
@property (nonatomic, strong) DBXTeamLogNoteAclTeamLinkDetails *noteAclTeamLinkDetails;
/// Creates an object with the tag `note_acl_team_link_details`.
- (instancetype)init:(DBXTeamLogNoteAclTeamLinkDetails *)noteAclTeamLinkDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was shared.
@interface DBXTeamLogEventDetailsNoteSharedDetails : DBXTeamLogEventDetails
/// The value of `note_shared_details`.
@property (nonatomic, strong) DBXTeamLogNoteSharedDetails *noteSharedDetails;
/// Creates an object with the tag `note_shared_details`.
- (instancetype)init:(DBXTeamLogNoteSharedDetails *)noteSharedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user received a shared Paper document.
@interface DBXTeamLogEventDetailsNoteShareReceiveDetails : DBXTeamLogEventDetails
/// The value of `note_share_receive_details`.
@property (nonatomic, strong) DBXTeamLogNoteShareReceiveDetails *noteShareReceiveDetails;
/// Creates an object with the tag `note_share_receive_details`.
- (instancetype)init:(DBXTeamLogNoteShareReceiveDetails *)noteShareReceiveDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared Paper document was opened.
@interface DBXTeamLogEventDetailsOpenNoteSharedDetails : DBXTeamLogEventDetails
/// The value of `open_note_shared_details`.
@property (nonatomic, strong) DBXTeamLogOpenNoteSharedDetails *openNoteSharedDetails;
/// Creates an object with the tag `open_note_shared_details`.
- (instancetype)init:(DBXTeamLogOpenNoteSharedDetails *)openNoteSharedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which network control was enabled or disabled.
@interface DBXTeamLogEventDetailsNetworkControlChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `network_control_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogNetworkControlChangePolicyDetails *networkControlChangePolicyDetails;

/// Creates an object with the tag `network_control_change_policy_details`.
- (instancetype)init:(DBXTeamLogNetworkControlChangePolicyDetails *)networkControlChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogEventDetailsOther : DBXTeamLogEventDetails
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members of the union.
@interface DBXTeamLogEventType (NToOMembers)
/// The object if its tag is `object_label_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeObjectLabelAdded *asObjectLabelAdded;
/// The object if its tag is `object_label_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeObjectLabelRemoved *asObjectLabelRemoved;
/// The object if its tag is `object_label_updated_value`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeObjectLabelUpdatedValue *asObjectLabelUpdatedValue;
/// The object if its tag is `organize_folder_with_tidy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeOrganizeFolderWithTidy *asOrganizeFolderWithTidy;

/// The object if its tag is `no_expiration_link_gen_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeNoExpirationLinkGenCreateReport *asNoExpirationLinkGenCreateReport;

/// The object if its tag is `no_expiration_link_gen_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeNoExpirationLinkGenReportFailed *asNoExpirationLinkGenReportFailed;

/// The object if its tag is `no_password_link_gen_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeNoPasswordLinkGenCreateReport *asNoPasswordLinkGenCreateReport;

/// The object if its tag is `no_password_link_gen_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeNoPasswordLinkGenReportFailed *asNoPasswordLinkGenReportFailed;

/// The object if its tag is `no_password_link_view_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeNoPasswordLinkViewCreateReport *asNoPasswordLinkViewCreateReport;

/// The object if its tag is `no_password_link_view_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeNoPasswordLinkViewReportFailed *asNoPasswordLinkViewReportFailed;

/// The object if its tag is `outdated_link_view_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeOutdatedLinkViewCreateReport *asOutdatedLinkViewCreateReport;

/// The object if its tag is `outdated_link_view_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeOutdatedLinkViewReportFailed *asOutdatedLinkViewReportFailed;

/// The object if its tag is `note_acl_invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeNoteAclInviteOnly *asNoteAclInviteOnly;
/// The object if its tag is `note_acl_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeNoteAclLink *asNoteAclLink;
/// The object if its tag is `note_acl_team_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeNoteAclTeamLink *asNoteAclTeamLink;
/// The object if its tag is `note_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeNoteShared *asNoteShared;
/// The object if its tag is `note_share_receive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeNoteShareReceive *asNoteShareReceive;
/// The object if its tag is `open_note_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeOpenNoteShared *asOpenNoteShared;
/// The object if its tag is `network_control_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeNetworkControlChangePolicy *asNetworkControlChangePolicy;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeOther *asOther;
@end

/// A label was added.
@interface DBXTeamLogEventTypeObjectLabelAdded : DBXTeamLogEventType
/// The value of `object_label_added`.
@property (nonatomic, strong) DBXTeamLogObjectLabelAddedType *objectLabelAdded;
/// Creates an object with the tag `object_label_added`.
- (instancetype)init:(DBXTeamLogObjectLabelAddedType *)objectLabelAdded NS_DESIGNATED_INITIALIZER;
@end

/// A label was removed.
@interface DBXTeamLogEventTypeObjectLabelRemoved : DBXTeamLogEventType
/// The value of `object_label_removed`.
@property (nonatomic, strong) DBXTeamLogObjectLabelRemovedType *objectLabelRemoved;
/// Creates an object with the tag `object_label_removed`.
- (instancetype)init:(DBXTeamLogObjectLabelRemovedType *)objectLabelRemoved NS_DESIGNATED_INITIALIZER;
@end

/// The value of a label was changed.
@interface DBXTeamLogEventTypeObjectLabelUpdatedValue : DBXTeamLogEventType
/// The value of `object_label_updated_value`.
@property (nonatomic, strong) DBXTeamLogObjectLabelUpdatedValueType *objectLabelUpdatedValue;
/// Creates an object with the tag `object_label_updated_value`.
- (instancetype)init:(DBXTeamLogObjectLabelUpdatedValueType *)objectLabelUpdatedValue NS_DESIGNATED_INITIALIZER;
@end

/// A folder was tidied with multi-file organize.
@interface DBXTeamLogEventTypeOrganizeFolderWithTidy : DBXTeamLogEventType
/// The value of `organize_folder_with_tidy`.
@property (nonatomic, strong) DBXTeamLogOrganizeFolderWithTidyType *organizeFolderWithTidy;
/// Creates an object with the tag `organize_folder_with_tidy`.
- (instancetype)init:(DBXTeamLogOrganizeFolderWithTidyType *)organizeFolderWithTidy NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without an expiration date was created.
@interface DBXTeamLogEventTypeNoExpirationLinkGenCreateReport : DBXTeamLogEventType
/// The value of `no_expiration_link_gen_create_report`.
@property (nonatomic, strong) DBXTeamLogNoExpirationLinkGenCreateReportType *noExpirationLinkGenCreateReport;

/// Creates an object with the tag `no_expiration_link_gen_create_report`.
- (instancetype)init:(DBXTeamLogNoExpirationLinkGenCreateReportType *)noExpirationLinkGenCreateReport
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without an expiration date couldn't be created.
@interface DBXTeamLogEventTypeNoExpirationLinkGenReportFailed : DBXTeamLogEventType
/// The value of `no_expiration_link_gen_report_failed`.
@property (nonatomic, strong) DBXTeamLogNoExpirationLinkGenReportFailedType *noExpirationLinkGenReportFailed;

/// Creates an object with the tag `no_expiration_link_gen_report_failed`.
- (instancetype)init:(DBXTeamLogNoExpirationLinkGenReportFailedType *)noExpirationLinkGenReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without a password was created.
@interface DBXTeamLogEventTypeNoPasswordLinkGenCreateReport : DBXTeamLogEventType
/// The value of `no_password_link_gen_create_report`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkGenCreateReportType *noPasswordLinkGenCreateReport;

/// Creates an object with the tag `no_password_link_gen_create_report`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkGenCreateReportType *)noPasswordLinkGenCreateReport
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without a password couldn't be created.
@interface DBXTeamLogEventTypeNoPasswordLinkGenReportFailed : DBXTeamLogEventType
/// The value of `no_password_link_gen_report_failed`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkGenReportFailedType *noPasswordLinkGenReportFailed;

/// Creates an object with the tag `no_password_link_gen_report_failed`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkGenReportFailedType *)noPasswordLinkGenReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of links without a password was created.
@interface DBXTeamLogEventTypeNoPasswordLinkViewCreateReport : DBXTeamLogEventType
/// The value of `no_password_link_view_create_report`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkViewCreateReportType *noPasswordLinkViewCreateReport;

/// Creates an object with the tag `no_password_link_view_create_report`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkViewCreateReportType *)noPasswordLinkViewCreateReport
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of links without a password couldn't be created.
@interface DBXTeamLogEventTypeNoPasswordLinkViewReportFailed : DBXTeamLogEventType
/// The value of `no_password_link_view_report_failed`.
@property (nonatomic, strong) DBXTeamLogNoPasswordLinkViewReportFailedType *noPasswordLinkViewReportFailed;

/// Creates an object with the tag `no_password_link_view_report_failed`.
- (instancetype)init:(DBXTeamLogNoPasswordLinkViewReportFailedType *)noPasswordLinkViewReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of old links was created.
@interface DBXTeamLogEventTypeOutdatedLinkViewCreateReport : DBXTeamLogEventType
/// The value of `outdated_link_view_create_report`.
@property (nonatomic, strong) DBXTeamLogOutdatedLinkViewCreateReportType *outdatedLinkViewCreateReport;

/// Creates an object with the tag `outdated_link_view_create_report`.
- (instancetype)init:(DBXTeamLogOutdatedLinkViewCreateReportType *)outdatedLinkViewCreateReport
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of old links couldn't be created.
@interface DBXTeamLogEventTypeOutdatedLinkViewReportFailed : DBXTeamLogEventType
/// The value of `outdated_link_view_report_failed`.
@property (nonatomic, strong) DBXTeamLogOutdatedLinkViewReportFailedType *outdatedLinkViewReportFailed;

/// Creates an object with the tag `outdated_link_view_report_failed`.
- (instancetype)init:(DBXTeamLogOutdatedLinkViewReportFailedType *)outdatedLinkViewReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was limited to invited people. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeNoteAclInviteOnly : DBXTeamLogEventType
/// The value of `note_acl_invite_only`.
@property (nonatomic, strong) DBXTeamLogNoteAclInviteOnlyType *noteAclInviteOnly;
/// Creates an object with the tag `note_acl_invite_only`.
- (instancetype)init:(DBXTeamLogNoteAclInviteOnlyType *)noteAclInviteOnly NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was made accessible to anyone with the link. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeNoteAclLink : DBXTeamLogEventType
/// The value of `note_acl_link`.
@property (nonatomic, strong) DBXTeamLogNoteAclLinkType *noteAclLink;
/// Creates an object with the tag `note_acl_link`.
- (instancetype)init:(DBXTeamLogNoteAclLinkType *)noteAclLink NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was made accessible to team members with the link. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeNoteAclTeamLink : DBXTeamLogEventType
/// The value of `note_acl_team_link`.
@property (nonatomic, strong) DBXTeamLogNoteAclTeamLinkType *noteAclTeamLink;
/// Creates an object with the tag `note_acl_team_link`.
- (instancetype)init:(DBXTeamLogNoteAclTeamLinkType *)noteAclTeamLink NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was shared. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeNoteShared : DBXTeamLogEventType
/// The value of `note_shared`.
@property (nonatomic, strong) DBXTeamLogNoteSharedType *noteShared;
/// Creates an object with the tag `note_shared`.
- (instancetype)init:(DBXTeamLogNoteSharedType *)noteShared NS_DESIGNATED_INITIALIZER;
@end

/// A user received a shared Paper document. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeNoteShareReceive : DBXTeamLogEventType
/// The value of `note_share_receive`.
@property (nonatomic, strong) DBXTeamLogNoteShareReceiveType *noteShareReceive;
/// Creates an object with the tag `note_share_receive`.
- (instancetype)init:(DBXTeamLogNoteShareReceiveType *)noteShareReceive NS_DESIGNATED_INITIALIZER;
@end

/// A shared Paper document was opened. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeOpenNoteShared : DBXTeamLogEventType
/// The value of `open_note_shared`.
@property (nonatomic, strong) DBXTeamLogOpenNoteSharedType *openNoteShared;
/// Creates an object with the tag `open_note_shared`.
- (instancetype)init:(DBXTeamLogOpenNoteSharedType *)openNoteShared NS_DESIGNATED_INITIALIZER;
@end

/// Network control was enabled or disabled.
@interface DBXTeamLogEventTypeNetworkControlChangePolicy : DBXTeamLogEventType
/// The value of `network_control_change_policy`.
@property (nonatomic, strong) DBXTeamLogNetworkControlChangePolicyType *networkControlChangePolicy;
/// Creates an object with the tag `network_control_change_policy`.
- (instancetype)init:(DBXTeamLogNetworkControlChangePolicyType *)networkControlChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogEventTypeOther : DBXTeamLogEventType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (NToOMembers)
/// The object if its tag is `object_label_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgObjectLabelAdded *asObjectLabelAdded;
/// The object if its tag is `object_label_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgObjectLabelRemoved *asObjectLabelRemoved;
/// The object if its tag is `object_label_updated_value`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgObjectLabelUpdatedValue *asObjectLabelUpdatedValue;
/// The object if its tag is `organize_folder_with_tidy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgOrganizeFolderWithTidy *asOrganizeFolderWithTidy;

/// The object if its tag is `no_expiration_link_gen_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgNoExpirationLinkGenCreateReport *asNoExpirationLinkGenCreateReport;

/// The object if its tag is `no_expiration_link_gen_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgNoExpirationLinkGenReportFailed *asNoExpirationLinkGenReportFailed;

/// The object if its tag is `no_password_link_gen_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgNoPasswordLinkGenCreateReport *asNoPasswordLinkGenCreateReport;

/// The object if its tag is `no_password_link_gen_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgNoPasswordLinkGenReportFailed *asNoPasswordLinkGenReportFailed;

/// The object if its tag is `no_password_link_view_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgNoPasswordLinkViewCreateReport *asNoPasswordLinkViewCreateReport;

/// The object if its tag is `no_password_link_view_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgNoPasswordLinkViewReportFailed *asNoPasswordLinkViewReportFailed;

/// The object if its tag is `outdated_link_view_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgOutdatedLinkViewCreateReport *asOutdatedLinkViewCreateReport;

/// The object if its tag is `outdated_link_view_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgOutdatedLinkViewReportFailed *asOutdatedLinkViewReportFailed;

/// The object if its tag is `note_acl_invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgNoteAclInviteOnly *asNoteAclInviteOnly;
/// The object if its tag is `note_acl_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgNoteAclLink *asNoteAclLink;
/// The object if its tag is `note_acl_team_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgNoteAclTeamLink *asNoteAclTeamLink;
/// The object if its tag is `note_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgNoteShared *asNoteShared;
/// The object if its tag is `note_share_receive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgNoteShareReceive *asNoteShareReceive;
/// The object if its tag is `open_note_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgOpenNoteShared *asOpenNoteShared;

/// The object if its tag is `network_control_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgNetworkControlChangePolicy *asNetworkControlChangePolicy;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgOther *asOther;
@end

/// Events in which a label was added.
@interface DBXTeamLogEventTypeArgObjectLabelAdded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `object_label_added`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a label was removed.
@interface DBXTeamLogEventTypeArgObjectLabelRemoved : DBXTeamLogEventTypeArg
/// Creates an object with the tag `object_label_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the value of a label was changed.
@interface DBXTeamLogEventTypeArgObjectLabelUpdatedValue : DBXTeamLogEventTypeArg
/// Creates an object with the tag `object_label_updated_value`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a folder was tidied with multi-file organize.
@interface DBXTeamLogEventTypeArgOrganizeFolderWithTidy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `organize_folder_with_tidy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on new links without an expiration date was created.
@interface DBXTeamLogEventTypeArgNoExpirationLinkGenCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `no_expiration_link_gen_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on new links without an expiration date couldn't be created.
@interface DBXTeamLogEventTypeArgNoExpirationLinkGenReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `no_expiration_link_gen_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on new links without a password was created.
@interface DBXTeamLogEventTypeArgNoPasswordLinkGenCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `no_password_link_gen_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on new links without a password couldn't be created.
@interface DBXTeamLogEventTypeArgNoPasswordLinkGenReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `no_password_link_gen_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on views of links without a password was created.
@interface DBXTeamLogEventTypeArgNoPasswordLinkViewCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `no_password_link_view_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on views of links without a password couldn't be created.
@interface DBXTeamLogEventTypeArgNoPasswordLinkViewReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `no_password_link_view_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on views of old links was created.
@interface DBXTeamLogEventTypeArgOutdatedLinkViewCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `outdated_link_view_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on views of old links couldn't be created.
@interface DBXTeamLogEventTypeArgOutdatedLinkViewReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `outdated_link_view_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was limited to invited people.
@interface DBXTeamLogEventTypeArgNoteAclInviteOnly : DBXTeamLogEventTypeArg
/// Creates an object with the tag `note_acl_invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was made accessible to anyone with the link.
@interface DBXTeamLogEventTypeArgNoteAclLink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `note_acl_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was made accessible to team members with the link.
@interface DBXTeamLogEventTypeArgNoteAclTeamLink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `note_acl_team_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was shared.
@interface DBXTeamLogEventTypeArgNoteShared : DBXTeamLogEventTypeArg
/// Creates an object with the tag `note_shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user received a shared Paper document.
@interface DBXTeamLogEventTypeArgNoteShareReceive : DBXTeamLogEventTypeArg
/// Creates an object with the tag `note_share_receive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared Paper document was opened.
@interface DBXTeamLogEventTypeArgOpenNoteShared : DBXTeamLogEventTypeArg
/// Creates an object with the tag `open_note_shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which network control was enabled or disabled.
@interface DBXTeamLogEventTypeArgNetworkControlChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `network_control_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogEventTypeArgOther : DBXTeamLogEventTypeArg
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A path in a namespace.
@interface DBXTeamLogNamespaceRelativePathLogInfo : DBXObject
/// The identifier of the namespace.
@property (nonatomic, readonly, copy, nullable) NSString *nsId;
/// The path in the namespace.
@property (nonatomic, readonly, copy, nullable) NSString *relativePath;
/// A Boolean value that indicates whether the namespace is shared.
@property (nonatomic, readonly, nullable) NSNumber *isSharedNamespace;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNsId:(nullable NSString *)nsId
    relativePath:(nullable NSString *)relativePath
    isSharedNamespace:(nullable NSNumber *)isSharedNamespace
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which network control was enabled or disabled.
@interface DBXTeamLogNetworkControlChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogNetworkControlPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogNetworkControlPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogNetworkControlPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogNetworkControlPolicy *)newValue
    previousValue:(nullable DBXTeamLogNetworkControlPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Network control was enabled or disabled.
@interface DBXTeamLogNetworkControlChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for network control.
@interface DBXTeamLogNetworkControlPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogNetworkControlPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogNetworkControlPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogNetworkControlPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogNetworkControlPolicyOther *asOther;
@end

/// Network control is disabled.
@interface DBXTeamLogNetworkControlPolicyDisabled : DBXTeamLogNetworkControlPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Network control is enabled.
@interface DBXTeamLogNetworkControlPolicyEnabled : DBXTeamLogNetworkControlPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogNetworkControlPolicyOther : DBXTeamLogNetworkControlPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a report on new links without an expiration date was created.
@interface DBXTeamLogNoExpirationLinkGenCreateReportDetails : DBXObject
/// The start of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without an expiration date was created.
@interface DBXTeamLogNoExpirationLinkGenCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on new links without an expiration date couldn't be created.
@interface DBXTeamLogNoExpirationLinkGenReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without an expiration date couldn't be created.
@interface DBXTeamLogNoExpirationLinkGenReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on new links without a password was created.
@interface DBXTeamLogNoPasswordLinkGenCreateReportDetails : DBXObject
/// The start of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without a password was created.
@interface DBXTeamLogNoPasswordLinkGenCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on new links without a password couldn't be created.
@interface DBXTeamLogNoPasswordLinkGenReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on new links without a password couldn't be created.
@interface DBXTeamLogNoPasswordLinkGenReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of links without a password was created.
@interface DBXTeamLogNoPasswordLinkViewCreateReportDetails : DBXObject
/// The start of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of links without a password was created.
@interface DBXTeamLogNoPasswordLinkViewCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of links without a password couldn't be created.
@interface DBXTeamLogNoPasswordLinkViewReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of links without a password couldn't be created.
@interface DBXTeamLogNoPasswordLinkViewReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A person outside the team.
@interface DBXTeamLogNonTeamMemberLogInfo : DBXTeamLogUserLogInfo
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    DB_UNAVAILABLE;
@end

/// A team that isn't trusted.
@interface DBXTeamLogNonTrustedTeamDetails : DBXObject
/// The email address to which the request was sent.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was limited to invited people.
@interface DBXTeamLogNoteAclInviteOnlyDetails : DBXObject
@end

/// A Paper document was limited to invited people. Dropbox no longer records this event.
@interface DBXTeamLogNoteAclInviteOnlyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was made accessible to anyone with the link.
@interface DBXTeamLogNoteAclLinkDetails : DBXObject
@end

/// A Paper document was made accessible to anyone with the link. Dropbox no longer records this event.
@interface DBXTeamLogNoteAclLinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was made accessible to team members with the link.
@interface DBXTeamLogNoteAclTeamLinkDetails : DBXObject
@end

/// A Paper document was made accessible to team members with the link. Dropbox no longer records this event.
@interface DBXTeamLogNoteAclTeamLinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user received a shared Paper document.
@interface DBXTeamLogNoteShareReceiveDetails : DBXObject
@end

/// A user received a shared Paper document. Dropbox no longer records this event.
@interface DBXTeamLogNoteShareReceiveType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was shared.
@interface DBXTeamLogNoteSharedDetails : DBXObject
@end

/// A Paper document was shared. Dropbox no longer records this event.
@interface DBXTeamLogNoteSharedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a label was added.
@interface DBXTeamLogObjectLabelAddedDetails : DBXObject
/// The type of the label.
@property (nonatomic, readonly) DBXTeamLogLabelType *labelType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLabelType:(DBXTeamLogLabelType *)labelType NS_DESIGNATED_INITIALIZER;
@end

/// A label was added.
@interface DBXTeamLogObjectLabelAddedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a label was removed.
@interface DBXTeamLogObjectLabelRemovedDetails : DBXObject
/// The type of the label.
@property (nonatomic, readonly) DBXTeamLogLabelType *labelType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLabelType:(DBXTeamLogLabelType *)labelType NS_DESIGNATED_INITIALIZER;
@end

/// A label was removed.
@interface DBXTeamLogObjectLabelRemovedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the value of a label was changed.
@interface DBXTeamLogObjectLabelUpdatedValueDetails : DBXObject
/// The type of the label.
@property (nonatomic, readonly) DBXTeamLogLabelType *labelType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLabelType:(DBXTeamLogLabelType *)labelType NS_DESIGNATED_INITIALIZER;
@end

/// The value of a label was changed.
@interface DBXTeamLogObjectLabelUpdatedValueType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared Paper document was opened.
@interface DBXTeamLogOpenNoteSharedDetails : DBXObject
@end

/// A shared Paper document was opened. Dropbox no longer records this event.
@interface DBXTeamLogOpenNoteSharedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// An organization.
@interface DBXTeamLogOrganizationDetails : DBXObject
/// The name of the organization.
@property (nonatomic, readonly, copy) NSString *organization;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOrganization:(NSString *)organization NS_DESIGNATED_INITIALIZER;
@end

/// The name of an organization.
@interface DBXTeamLogOrganizationName : DBXObject
/// The name of the organization.
@property (nonatomic, readonly, copy) NSString *organization;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOrganization:(NSString *)organization NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a folder was tidied with multi-file organize.
@interface DBXTeamLogOrganizeFolderWithTidyDetails : DBXObject
@end

/// A folder was tidied with multi-file organize.
@interface DBXTeamLogOrganizeFolderWithTidyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The origin of an action.
@interface DBXTeamLogOriginLogInfo : DBXObject
/// The geographic location.
@property (nonatomic, readonly, nullable) DBXTeamLogGeoLocationLogInfo *geoLocation;
/// The access method.
@property (nonatomic, readonly) DBXTeamLogAccessMethodLogInfo *accessMethod;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessMethod:(DBXTeamLogAccessMethodLogInfo *)accessMethod
    geoLocation:(nullable DBXTeamLogGeoLocationLogInfo *)geoLocation
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of old links was created.
@interface DBXTeamLogOutdatedLinkViewCreateReportDetails : DBXObject
/// The start of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the period that the report covers.
@property (nonatomic, readonly, copy) NSDate *endDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of old links was created.
@interface DBXTeamLogOutdatedLinkViewCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on views of old links couldn't be created.
@interface DBXTeamLogOutdatedLinkViewReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on views of old links couldn't be created.
@interface DBXTeamLogOutdatedLinkViewReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
