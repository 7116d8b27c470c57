// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsSecondaryEmailDeletedDetails, DBXTeamLogEventDetailsSecondaryEmailVerifiedDetails,
    DBXTeamLogEventDetailsSecondaryMailsPolicyChangedDetails, DBXTeamLogEventDetailsShmodelDisableDownloadsDetails,
    DBXTeamLogEventDetailsShmodelEnableDownloadsDetails, DBXTeamLogEventDetailsShmodelGroupShareDetails,
    DBXTeamLogEventDetailsSmartSyncChangePolicyDetails,
    DBXTeamLogEventDetailsSmartSyncCreateAdminPrivilegeReportDetails, DBXTeamLogEventDetailsSmartSyncNotOptOutDetails,
    DBXTeamLogEventDetailsSmartSyncOptOutDetails, DBXTeamLogEventDetailsSmarterSmartSyncPolicyChangedDetails,
    DBXTeamLogEventDetailsStackCrossTeamAccessPolicyChangedDetails,
    DBXTeamLogEventDetailsStartedEnterpriseAdminSessionDetails,
    DBXTeamLogEventDetailsTopLevelContentPolicyChangedDetails, DBXTeamLogEventDetailsTwoAccountChangePolicyDetails,
    DBXTeamLogEventTypeArgSecondaryEmailDeleted, DBXTeamLogEventTypeArgSecondaryEmailVerified,
    DBXTeamLogEventTypeArgSecondaryMailsPolicyChanged, DBXTeamLogEventTypeArgShmodelDisableDownloads,
    DBXTeamLogEventTypeArgShmodelEnableDownloads, DBXTeamLogEventTypeArgShmodelGroupShare,
    DBXTeamLogEventTypeArgSmartSyncChangePolicy, DBXTeamLogEventTypeArgSmartSyncCreateAdminPrivilegeReport,
    DBXTeamLogEventTypeArgSmartSyncNotOptOut, DBXTeamLogEventTypeArgSmartSyncOptOut,
    DBXTeamLogEventTypeArgSmarterSmartSyncPolicyChanged, DBXTeamLogEventTypeArgStackCrossTeamAccessPolicyChanged,
    DBXTeamLogEventTypeArgStartedEnterpriseAdminSession, DBXTeamLogEventTypeArgTopLevelContentPolicyChanged,
    DBXTeamLogEventTypeArgTwoAccountChangePolicy, DBXTeamLogEventTypeSecondaryEmailDeleted,
    DBXTeamLogEventTypeSecondaryEmailVerified, DBXTeamLogEventTypeSecondaryMailsPolicyChanged,
    DBXTeamLogEventTypeShmodelDisableDownloads, DBXTeamLogEventTypeShmodelEnableDownloads,
    DBXTeamLogEventTypeShmodelGroupShare, DBXTeamLogEventTypeSmartSyncChangePolicy,
    DBXTeamLogEventTypeSmartSyncCreateAdminPrivilegeReport, DBXTeamLogEventTypeSmartSyncNotOptOut,
    DBXTeamLogEventTypeSmartSyncOptOut, DBXTeamLogEventTypeSmarterSmartSyncPolicyChanged,
    DBXTeamLogEventTypeStackCrossTeamAccessPolicyChanged, DBXTeamLogEventTypeStartedEnterpriseAdminSession,
    DBXTeamLogEventTypeTopLevelContentPolicyChanged, DBXTeamLogEventTypeTwoAccountChangePolicy,
    DBXTeamLogFedExtraDetails, DBXTeamLogSecondaryEmailDeletedDetails, DBXTeamLogSecondaryEmailDeletedType,
    DBXTeamLogSecondaryEmailVerifiedDetails, DBXTeamLogSecondaryEmailVerifiedType,
    DBXTeamLogSecondaryMailsPolicyChangedDetails, DBXTeamLogSecondaryMailsPolicyChangedType,
    DBXTeamLogSecondaryMailsPolicyDisabled, DBXTeamLogSecondaryMailsPolicyEnabled, DBXTeamLogSecondaryMailsPolicyOther,
    DBXTeamLogShmodelDisableDownloadsDetails, DBXTeamLogShmodelDisableDownloadsType,
    DBXTeamLogShmodelEnableDownloadsDetails, DBXTeamLogShmodelEnableDownloadsType, DBXTeamLogShmodelGroupShareDetails,
    DBXTeamLogShmodelGroupShareType, DBXTeamLogSmartSyncChangePolicyDetails, DBXTeamLogSmartSyncChangePolicyType,
    DBXTeamLogSmartSyncCreateAdminPrivilegeReportDetails, DBXTeamLogSmartSyncCreateAdminPrivilegeReportType,
    DBXTeamLogSmartSyncNotOptOutDetails, DBXTeamLogSmartSyncNotOptOutType, DBXTeamLogSmartSyncOptOutDetails,
    DBXTeamLogSmartSyncOptOutPolicy, DBXTeamLogSmartSyncOptOutPolicyDefault_, DBXTeamLogSmartSyncOptOutPolicyOptedOut,
    DBXTeamLogSmartSyncOptOutPolicyOther, DBXTeamLogSmartSyncOptOutType, DBXTeamLogSmarterSmartSyncPolicyChangedDetails,
    DBXTeamLogSmarterSmartSyncPolicyChangedType, DBXTeamLogSpaceCapsTypeHard, DBXTeamLogSpaceCapsTypeOff,
    DBXTeamLogSpaceCapsTypeOther, DBXTeamLogSpaceCapsTypeSoft, DBXTeamLogSpaceLimitsStatusNearQuota,
    DBXTeamLogSpaceLimitsStatusOther, DBXTeamLogSpaceLimitsStatusOverQuota, DBXTeamLogSpaceLimitsStatusWithinQuota,
    DBXTeamLogStackCrossTeamAccessPolicyAllowed, DBXTeamLogStackCrossTeamAccessPolicyChangedDetails,
    DBXTeamLogStackCrossTeamAccessPolicyChangedType, DBXTeamLogStackCrossTeamAccessPolicyDefault_,
    DBXTeamLogStackCrossTeamAccessPolicyDisallowed, DBXTeamLogStackCrossTeamAccessPolicyOther,
    DBXTeamLogStartedEnterpriseAdminSessionDetails, DBXTeamLogStartedEnterpriseAdminSessionType, DBXTeamLogTeamLogInfo,
    DBXTeamLogTimeUnitDays, DBXTeamLogTimeUnitHours, DBXTeamLogTimeUnitMilliseconds, DBXTeamLogTimeUnitMinutes,
    DBXTeamLogTimeUnitMonths, DBXTeamLogTimeUnitOther, DBXTeamLogTimeUnitSeconds, DBXTeamLogTimeUnitWeeks,
    DBXTeamLogTimeUnitYears, DBXTeamLogTopLevelContentPolicyAdminsOnly, DBXTeamLogTopLevelContentPolicyChangedDetails,
    DBXTeamLogTopLevelContentPolicyChangedType, DBXTeamLogTopLevelContentPolicyEveryone,
    DBXTeamLogTopLevelContentPolicyOther, DBXTeamLogTrustedNonTeamMemberType,
    DBXTeamLogTrustedNonTeamMemberTypeEnterpriseAdmin, DBXTeamLogTrustedNonTeamMemberTypeMultiInstanceAdmin,
    DBXTeamLogTrustedNonTeamMemberTypeOther, DBXTeamLogTrustedTeamsRequestActionAccepted,
    DBXTeamLogTrustedTeamsRequestActionDeclined, DBXTeamLogTrustedTeamsRequestActionExpired,
    DBXTeamLogTrustedTeamsRequestActionInvited, DBXTeamLogTrustedTeamsRequestActionOther,
    DBXTeamLogTrustedTeamsRequestActionRevoked, DBXTeamLogTrustedTeamsRequestStateInvited,
    DBXTeamLogTrustedTeamsRequestStateLinked, DBXTeamLogTrustedTeamsRequestStateOther,
    DBXTeamLogTrustedTeamsRequestStateUnlinked, DBXTeamLogTwoAccountChangePolicyDetails,
    DBXTeamLogTwoAccountChangePolicyType, DBXTeamLogTwoAccountPolicy, DBXTeamLogTwoAccountPolicyDisabled,
    DBXTeamLogTwoAccountPolicyEnabled, DBXTeamLogTwoAccountPolicyOther, DBXTeamLogUserLogInfo,
    DBXTeamPoliciesSmartSyncPolicy, DBXTeamPoliciesSmarterSmartSyncPolicyState;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SToTMembers)
/// The object if its tag is `secondary_email_deleted_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSecondaryEmailDeletedDetails *asSecondaryEmailDeletedDetails;

/// The object if its tag is `secondary_email_verified_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSecondaryEmailVerifiedDetails *asSecondaryEmailVerifiedDetails;

/// The object if its tag is `secondary_mails_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSecondaryMailsPolicyChangedDetails *asSecondaryMailsPolicyChangedDetails;

/// The object if its tag is `smart_sync_create_admin_privilege_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSmartSyncCreateAdminPrivilegeReportDetails *asSmartSyncCreateAdminPrivilegeReportDetails;

/// The object if its tag is `shmodel_disable_downloads_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShmodelDisableDownloadsDetails *asShmodelDisableDownloadsDetails;

/// The object if its tag is `shmodel_enable_downloads_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShmodelEnableDownloadsDetails *asShmodelEnableDownloadsDetails;

/// The object if its tag is `shmodel_group_share_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShmodelGroupShareDetails *asShmodelGroupShareDetails;

/// The object if its tag is `smarter_smart_sync_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSmarterSmartSyncPolicyChangedDetails *asSmarterSmartSyncPolicyChangedDetails;

/// The object if its tag is `smart_sync_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSmartSyncChangePolicyDetails *asSmartSyncChangePolicyDetails;

/// The object if its tag is `smart_sync_not_opt_out_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSmartSyncNotOptOutDetails *asSmartSyncNotOptOutDetails;
/// The object if its tag is `smart_sync_opt_out_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSmartSyncOptOutDetails *asSmartSyncOptOutDetails;

/// The object if its tag is `stack_cross_team_access_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsStackCrossTeamAccessPolicyChangedDetails *asStackCrossTeamAccessPolicyChangedDetails;

/// The object if its tag is `top_level_content_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTopLevelContentPolicyChangedDetails *asTopLevelContentPolicyChangedDetails;

/// The object if its tag is `two_account_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTwoAccountChangePolicyDetails *asTwoAccountChangePolicyDetails;

/// The object if its tag is `started_enterprise_admin_session_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsStartedEnterpriseAdminSessionDetails *asStartedEnterpriseAdminSessionDetails;
@end

/// Details of an event in which a secondary email address was deleted.
@interface DBXTeamLogEventDetailsSecondaryEmailDeletedDetails : DBXTeamLogEventDetails
/// The value of `secondary_email_deleted_details`.
@property (nonatomic, strong) DBXTeamLogSecondaryEmailDeletedDetails *secondaryEmailDeletedDetails;
/// Creates an object with the tag `secondary_email_deleted_details`.
- (instancetype)init:(DBXTeamLogSecondaryEmailDeletedDetails *)secondaryEmailDeletedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a secondary email address was verified.
@interface DBXTeamLogEventDetailsSecondaryEmailVerifiedDetails : DBXTeamLogEventDetails
/// The value of `secondary_email_verified_details`.
@property (nonatomic, strong) DBXTeamLogSecondaryEmailVerifiedDetails *secondaryEmailVerifiedDetails;
/// Creates an object with the tag `secondary_email_verified_details`.
- (instancetype)init:(DBXTeamLogSecondaryEmailVerifiedDetails *)secondaryEmailVerifiedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the policy for secondary email addresses was changed.
@interface DBXTeamLogEventDetailsSecondaryMailsPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `secondary_mails_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogSecondaryMailsPolicyChangedDetails *secondaryMailsPolicyChangedDetails;

/// Creates an object with the tag `secondary_mails_policy_changed_details`.
- (instancetype)init:(DBXTeamLogSecondaryMailsPolicyChangedDetails *)secondaryMailsPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on devices without admin privileges for Smart Sync was created.
@interface DBXTeamLogEventDetailsSmartSyncCreateAdminPrivilegeReportDetails : DBXTeamLogEventDetails
/// The value of `smart_sync_create_admin_privilege_report_details`.
@property (nonatomic, strong)
    DBXTeamLogSmartSyncCreateAdminPrivilegeReportDetails *smartSyncCreateAdminPrivilegeReportDetails;

/// Creates an object with the tag `smart_sync_create_admin_privilege_report_details`.
- (instancetype)init:(DBXTeamLogSmartSyncCreateAdminPrivilegeReportDetails *)smartSyncCreateAdminPrivilegeReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were disabled for a link.
@interface DBXTeamLogEventDetailsShmodelDisableDownloadsDetails : DBXTeamLogEventDetails
/// The value of `shmodel_disable_downloads_details`.
@property (nonatomic, strong) DBXTeamLogShmodelDisableDownloadsDetails *shmodelDisableDownloadsDetails;

/// Creates an object with the tag `shmodel_disable_downloads_details`.
- (instancetype)init:(DBXTeamLogShmodelDisableDownloadsDetails *)shmodelDisableDownloadsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were enabled for a link.
@interface DBXTeamLogEventDetailsShmodelEnableDownloadsDetails : DBXTeamLogEventDetails
/// The value of `shmodel_enable_downloads_details`.
@property (nonatomic, strong) DBXTeamLogShmodelEnableDownloadsDetails *shmodelEnableDownloadsDetails;
/// Creates an object with the tag `shmodel_enable_downloads_details`.
- (instancetype)init:(DBXTeamLogShmodelEnableDownloadsDetails *)shmodelEnableDownloadsDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was shared with a group.
@interface DBXTeamLogEventDetailsShmodelGroupShareDetails : DBXTeamLogEventDetails
/// The value of `shmodel_group_share_details`.
@property (nonatomic, strong) DBXTeamLogShmodelGroupShareDetails *shmodelGroupShareDetails;
/// Creates an object with the tag `shmodel_group_share_details`.
- (instancetype)init:(DBXTeamLogShmodelGroupShareDetails *)shmodelGroupShareDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's automatic Smart Sync policy was changed.
@interface DBXTeamLogEventDetailsSmarterSmartSyncPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `smarter_smart_sync_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogSmarterSmartSyncPolicyChangedDetails *smarterSmartSyncPolicyChangedDetails;

/// Creates an object with the tag `smarter_smart_sync_policy_changed_details`.
- (instancetype)init:(DBXTeamLogSmarterSmartSyncPolicyChangedDetails *)smarterSmartSyncPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the default Smart Sync setting of the team's members was changed.
@interface DBXTeamLogEventDetailsSmartSyncChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `smart_sync_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogSmartSyncChangePolicyDetails *smartSyncChangePolicyDetails;
/// Creates an object with the tag `smart_sync_change_policy_details`.
- (instancetype)init:(DBXTeamLogSmartSyncChangePolicyDetails *)smartSyncChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team opted in to Smart Sync.
@interface DBXTeamLogEventDetailsSmartSyncNotOptOutDetails : DBXTeamLogEventDetails
/// The value of `smart_sync_not_opt_out_details`.
@property (nonatomic, strong) DBXTeamLogSmartSyncNotOptOutDetails *smartSyncNotOptOutDetails;
/// Creates an object with the tag `smart_sync_not_opt_out_details`.
- (instancetype)init:(DBXTeamLogSmartSyncNotOptOutDetails *)smartSyncNotOptOutDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team opted out of Smart Sync.
@interface DBXTeamLogEventDetailsSmartSyncOptOutDetails : DBXTeamLogEventDetails
/// The value of `smart_sync_opt_out_details`.
@property (nonatomic, strong) DBXTeamLogSmartSyncOptOutDetails *smartSyncOptOutDetails;
/// Creates an object with the tag `smart_sync_opt_out_details`.
- (instancetype)init:(DBXTeamLogSmartSyncOptOutDetails *)smartSyncOptOutDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for access to stacks across teams was changed.
@interface DBXTeamLogEventDetailsStackCrossTeamAccessPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `stack_cross_team_access_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogStackCrossTeamAccessPolicyChangedDetails *stackCrossTeamAccessPolicyChangedDetails;

/// Creates an object with the tag `stack_cross_team_access_policy_changed_details`.
- (instancetype)init:(DBXTeamLogStackCrossTeamAccessPolicyChangedDetails *)stackCrossTeamAccessPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for content at the top level was changed.
@interface DBXTeamLogEventDetailsTopLevelContentPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `top_level_content_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogTopLevelContentPolicyChangedDetails *topLevelContentPolicyChangedDetails;

/// Creates an object with the tag `top_level_content_policy_changed_details`.
- (instancetype)init:(DBXTeamLogTopLevelContentPolicyChangedDetails *)topLevelContentPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to link a personal and a team account on one computer was enabled
/// or disabled.
@interface DBXTeamLogEventDetailsTwoAccountChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `two_account_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogTwoAccountChangePolicyDetails *twoAccountChangePolicyDetails;
/// Creates an object with the tag `two_account_change_policy_details`.
- (instancetype)init:(DBXTeamLogTwoAccountChangePolicyDetails *)twoAccountChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an enterprise admin session was started.
@interface DBXTeamLogEventDetailsStartedEnterpriseAdminSessionDetails : DBXTeamLogEventDetails
/// The value of `started_enterprise_admin_session_details`.
@property (nonatomic, strong) DBXTeamLogStartedEnterpriseAdminSessionDetails *startedEnterpriseAdminSessionDetails;

/// Creates an object with the tag `started_enterprise_admin_session_details`.
- (instancetype)init:(DBXTeamLogStartedEnterpriseAdminSessionDetails *)startedEnterpriseAdminSessionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SToTMembers)
/// The object if its tag is `secondary_email_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSecondaryEmailDeleted *asSecondaryEmailDeleted;
/// The object if its tag is `secondary_email_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSecondaryEmailVerified *asSecondaryEmailVerified;
/// The object if its tag is `secondary_mails_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSecondaryMailsPolicyChanged *asSecondaryMailsPolicyChanged;

/// The object if its tag is `smart_sync_create_admin_privilege_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSmartSyncCreateAdminPrivilegeReport *asSmartSyncCreateAdminPrivilegeReport;

/// The object if its tag is `shmodel_disable_downloads`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShmodelDisableDownloads *asShmodelDisableDownloads;
/// The object if its tag is `shmodel_enable_downloads`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShmodelEnableDownloads *asShmodelEnableDownloads;
/// The object if its tag is `shmodel_group_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShmodelGroupShare *asShmodelGroupShare;

/// The object if its tag is `smarter_smart_sync_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSmarterSmartSyncPolicyChanged *asSmarterSmartSyncPolicyChanged;

/// The object if its tag is `smart_sync_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSmartSyncChangePolicy *asSmartSyncChangePolicy;
/// The object if its tag is `smart_sync_not_opt_out`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSmartSyncNotOptOut *asSmartSyncNotOptOut;
/// The object if its tag is `smart_sync_opt_out`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSmartSyncOptOut *asSmartSyncOptOut;

/// The object if its tag is `stack_cross_team_access_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeStackCrossTeamAccessPolicyChanged *asStackCrossTeamAccessPolicyChanged;

/// The object if its tag is `top_level_content_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTopLevelContentPolicyChanged *asTopLevelContentPolicyChanged;

/// The object if its tag is `two_account_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTwoAccountChangePolicy *asTwoAccountChangePolicy;

/// The object if its tag is `started_enterprise_admin_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeStartedEnterpriseAdminSession *asStartedEnterpriseAdminSession;
@end

/// A secondary email address was deleted.
@interface DBXTeamLogEventTypeSecondaryEmailDeleted : DBXTeamLogEventType
/// The value of `secondary_email_deleted`.
@property (nonatomic, strong) DBXTeamLogSecondaryEmailDeletedType *secondaryEmailDeleted;
/// Creates an object with the tag `secondary_email_deleted`.
- (instancetype)init:(DBXTeamLogSecondaryEmailDeletedType *)secondaryEmailDeleted NS_DESIGNATED_INITIALIZER;
@end

/// A secondary email address was verified.
@interface DBXTeamLogEventTypeSecondaryEmailVerified : DBXTeamLogEventType
/// The value of `secondary_email_verified`.
@property (nonatomic, strong) DBXTeamLogSecondaryEmailVerifiedType *secondaryEmailVerified;
/// Creates an object with the tag `secondary_email_verified`.
- (instancetype)init:(DBXTeamLogSecondaryEmailVerifiedType *)secondaryEmailVerified NS_DESIGNATED_INITIALIZER;
@end

/// The policy for secondary email addresses was changed.
@interface DBXTeamLogEventTypeSecondaryMailsPolicyChanged : DBXTeamLogEventType
/// The value of `secondary_mails_policy_changed`.
@property (nonatomic, strong) DBXTeamLogSecondaryMailsPolicyChangedType *secondaryMailsPolicyChanged;
/// Creates an object with the tag `secondary_mails_policy_changed`.
- (instancetype)init:(DBXTeamLogSecondaryMailsPolicyChangedType *)secondaryMailsPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// A report on devices without admin privileges for Smart Sync was created.
@interface DBXTeamLogEventTypeSmartSyncCreateAdminPrivilegeReport : DBXTeamLogEventType
/// The value of `smart_sync_create_admin_privilege_report`.
@property (nonatomic, strong) DBXTeamLogSmartSyncCreateAdminPrivilegeReportType *smartSyncCreateAdminPrivilegeReport;

/// Creates an object with the tag `smart_sync_create_admin_privilege_report`.
- (instancetype)init:(DBXTeamLogSmartSyncCreateAdminPrivilegeReportType *)smartSyncCreateAdminPrivilegeReport
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were disabled for a link. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeShmodelDisableDownloads : DBXTeamLogEventType
/// The value of `shmodel_disable_downloads`.
@property (nonatomic, strong) DBXTeamLogShmodelDisableDownloadsType *shmodelDisableDownloads;
/// Creates an object with the tag `shmodel_disable_downloads`.
- (instancetype)init:(DBXTeamLogShmodelDisableDownloadsType *)shmodelDisableDownloads NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were enabled for a link. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeShmodelEnableDownloads : DBXTeamLogEventType
/// The value of `shmodel_enable_downloads`.
@property (nonatomic, strong) DBXTeamLogShmodelEnableDownloadsType *shmodelEnableDownloads;
/// Creates an object with the tag `shmodel_enable_downloads`.
- (instancetype)init:(DBXTeamLogShmodelEnableDownloadsType *)shmodelEnableDownloads NS_DESIGNATED_INITIALIZER;
@end

/// A link was shared with a group. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeShmodelGroupShare : DBXTeamLogEventType
/// The value of `shmodel_group_share`.
@property (nonatomic, strong) DBXTeamLogShmodelGroupShareType *shmodelGroupShare;
/// Creates an object with the tag `shmodel_group_share`.
- (instancetype)init:(DBXTeamLogShmodelGroupShareType *)shmodelGroupShare NS_DESIGNATED_INITIALIZER;
@end

/// The team's automatic Smart Sync policy was changed.
@interface DBXTeamLogEventTypeSmarterSmartSyncPolicyChanged : DBXTeamLogEventType
/// The value of `smarter_smart_sync_policy_changed`.
@property (nonatomic, strong) DBXTeamLogSmarterSmartSyncPolicyChangedType *smarterSmartSyncPolicyChanged;

/// Creates an object with the tag `smarter_smart_sync_policy_changed`.
- (instancetype)init:(DBXTeamLogSmarterSmartSyncPolicyChangedType *)smarterSmartSyncPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The default Smart Sync setting of the team's members was changed.
@interface DBXTeamLogEventTypeSmartSyncChangePolicy : DBXTeamLogEventType
/// The value of `smart_sync_change_policy`.
@property (nonatomic, strong) DBXTeamLogSmartSyncChangePolicyType *smartSyncChangePolicy;
/// Creates an object with the tag `smart_sync_change_policy`.
- (instancetype)init:(DBXTeamLogSmartSyncChangePolicyType *)smartSyncChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team opted in to Smart Sync.
@interface DBXTeamLogEventTypeSmartSyncNotOptOut : DBXTeamLogEventType
/// The value of `smart_sync_not_opt_out`.
@property (nonatomic, strong) DBXTeamLogSmartSyncNotOptOutType *smartSyncNotOptOut;
/// Creates an object with the tag `smart_sync_not_opt_out`.
- (instancetype)init:(DBXTeamLogSmartSyncNotOptOutType *)smartSyncNotOptOut NS_DESIGNATED_INITIALIZER;
@end

/// The team opted out of Smart Sync.
@interface DBXTeamLogEventTypeSmartSyncOptOut : DBXTeamLogEventType
/// The value of `smart_sync_opt_out`.
@property (nonatomic, strong) DBXTeamLogSmartSyncOptOutType *smartSyncOptOut;
/// Creates an object with the tag `smart_sync_opt_out`.
- (instancetype)init:(DBXTeamLogSmartSyncOptOutType *)smartSyncOptOut NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for access to stacks across teams was changed.
@interface DBXTeamLogEventTypeStackCrossTeamAccessPolicyChanged : DBXTeamLogEventType
/// The value of `stack_cross_team_access_policy_changed`.
@property (nonatomic, strong) DBXTeamLogStackCrossTeamAccessPolicyChangedType *stackCrossTeamAccessPolicyChanged;

/// Creates an object with the tag `stack_cross_team_access_policy_changed`.
- (instancetype)init:(DBXTeamLogStackCrossTeamAccessPolicyChangedType *)stackCrossTeamAccessPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for content at the top level was changed.
@interface DBXTeamLogEventTypeTopLevelContentPolicyChanged : DBXTeamLogEventType
/// The value of `top_level_content_policy_changed`.
@property (nonatomic, strong) DBXTeamLogTopLevelContentPolicyChangedType *topLevelContentPolicyChanged;

/// Creates an object with the tag `top_level_content_policy_changed`.
- (instancetype)init:(DBXTeamLogTopLevelContentPolicyChangedType *)topLevelContentPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to link a personal and a team account on one computer was enabled or disabled.
@interface DBXTeamLogEventTypeTwoAccountChangePolicy : DBXTeamLogEventType
/// The value of `two_account_change_policy`.
@property (nonatomic, strong) DBXTeamLogTwoAccountChangePolicyType *twoAccountChangePolicy;
/// Creates an object with the tag `two_account_change_policy`.
- (instancetype)init:(DBXTeamLogTwoAccountChangePolicyType *)twoAccountChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// An enterprise admin session was started.
@interface DBXTeamLogEventTypeStartedEnterpriseAdminSession : DBXTeamLogEventType
/// The value of `started_enterprise_admin_session`.
@property (nonatomic, strong) DBXTeamLogStartedEnterpriseAdminSessionType *startedEnterpriseAdminSession;

/// Creates an object with the tag `started_enterprise_admin_session`.
- (instancetype)init:(DBXTeamLogStartedEnterpriseAdminSessionType *)startedEnterpriseAdminSession
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SToTMembers)
/// The object if its tag is `secondary_email_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSecondaryEmailDeleted *asSecondaryEmailDeleted;
/// The object if its tag is `secondary_email_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSecondaryEmailVerified *asSecondaryEmailVerified;

/// The object if its tag is `secondary_mails_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSecondaryMailsPolicyChanged *asSecondaryMailsPolicyChanged;

/// The object if its tag is `smart_sync_create_admin_privilege_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSmartSyncCreateAdminPrivilegeReport *asSmartSyncCreateAdminPrivilegeReport;

/// The object if its tag is `shmodel_disable_downloads`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShmodelDisableDownloads *asShmodelDisableDownloads;
/// The object if its tag is `shmodel_enable_downloads`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShmodelEnableDownloads *asShmodelEnableDownloads;
/// The object if its tag is `shmodel_group_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShmodelGroupShare *asShmodelGroupShare;

/// The object if its tag is `smarter_smart_sync_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSmarterSmartSyncPolicyChanged *asSmarterSmartSyncPolicyChanged;

/// The object if its tag is `smart_sync_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSmartSyncChangePolicy *asSmartSyncChangePolicy;
/// The object if its tag is `smart_sync_not_opt_out`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSmartSyncNotOptOut *asSmartSyncNotOptOut;
/// The object if its tag is `smart_sync_opt_out`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSmartSyncOptOut *asSmartSyncOptOut;

/// The object if its tag is `stack_cross_team_access_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgStackCrossTeamAccessPolicyChanged *asStackCrossTeamAccessPolicyChanged;

/// The object if its tag is `top_level_content_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTopLevelContentPolicyChanged *asTopLevelContentPolicyChanged;

/// The object if its tag is `two_account_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTwoAccountChangePolicy *asTwoAccountChangePolicy;

/// The object if its tag is `started_enterprise_admin_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgStartedEnterpriseAdminSession *asStartedEnterpriseAdminSession;
@end

/// Events in which a secondary email address was deleted.
@interface DBXTeamLogEventTypeArgSecondaryEmailDeleted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `secondary_email_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a secondary email address was verified.
@interface DBXTeamLogEventTypeArgSecondaryEmailVerified : DBXTeamLogEventTypeArg
/// Creates an object with the tag `secondary_email_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the policy for secondary email addresses was changed.
@interface DBXTeamLogEventTypeArgSecondaryMailsPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `secondary_mails_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on devices without admin privileges for Smart Sync was created.
@interface DBXTeamLogEventTypeArgSmartSyncCreateAdminPrivilegeReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `smart_sync_create_admin_privilege_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads were disabled for a link.
@interface DBXTeamLogEventTypeArgShmodelDisableDownloads : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shmodel_disable_downloads`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads were enabled for a link.
@interface DBXTeamLogEventTypeArgShmodelEnableDownloads : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shmodel_enable_downloads`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a link was shared with a group.
@interface DBXTeamLogEventTypeArgShmodelGroupShare : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shmodel_group_share`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's automatic Smart Sync policy was changed.
@interface DBXTeamLogEventTypeArgSmarterSmartSyncPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `smarter_smart_sync_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the default Smart Sync setting of the team's members was changed.
@interface DBXTeamLogEventTypeArgSmartSyncChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `smart_sync_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team opted in to Smart Sync.
@interface DBXTeamLogEventTypeArgSmartSyncNotOptOut : DBXTeamLogEventTypeArg
/// Creates an object with the tag `smart_sync_not_opt_out`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team opted out of Smart Sync.
@interface DBXTeamLogEventTypeArgSmartSyncOptOut : DBXTeamLogEventTypeArg
/// Creates an object with the tag `smart_sync_opt_out`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for access to stacks across teams was changed.
@interface DBXTeamLogEventTypeArgStackCrossTeamAccessPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `stack_cross_team_access_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for content at the top level was changed.
@interface DBXTeamLogEventTypeArgTopLevelContentPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `top_level_content_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the members' ability to link a personal and a team account on one computer was enabled or disabled.
@interface DBXTeamLogEventTypeArgTwoAccountChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `two_account_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an enterprise admin session was started.
@interface DBXTeamLogEventTypeArgStartedEnterpriseAdminSession : DBXTeamLogEventTypeArg
/// Creates an object with the tag `started_enterprise_admin_session`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a secondary email address was deleted.
@interface DBXTeamLogSecondaryEmailDeletedDetails : DBXObject
/// The secondary email address. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *secondaryEmail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryEmail:(NSString *)secondaryEmail NS_DESIGNATED_INITIALIZER;
@end

/// A secondary email address was deleted.
@interface DBXTeamLogSecondaryEmailDeletedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a secondary email address was verified.
@interface DBXTeamLogSecondaryEmailVerifiedDetails : DBXObject
/// The secondary email address. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *secondaryEmail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryEmail:(NSString *)secondaryEmail NS_DESIGNATED_INITIALIZER;
@end

/// A secondary email address was verified.
@interface DBXTeamLogSecondaryEmailVerifiedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for secondary email addresses.
@interface DBXTeamLogSecondaryMailsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSecondaryMailsPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSecondaryMailsPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSecondaryMailsPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSecondaryMailsPolicyOther *asOther;
@end

/// Secondary email addresses are disabled.
@interface DBXTeamLogSecondaryMailsPolicyDisabled : DBXTeamLogSecondaryMailsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Secondary email addresses are enabled.
@interface DBXTeamLogSecondaryMailsPolicyEnabled : DBXTeamLogSecondaryMailsPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSecondaryMailsPolicyOther : DBXTeamLogSecondaryMailsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the policy for secondary email addresses was changed.
@interface DBXTeamLogSecondaryMailsPolicyChangedDetails : DBXObject
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogSecondaryMailsPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSecondaryMailsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSecondaryMailsPolicy *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogSecondaryMailsPolicy *)previousValue
    newValue:(DBXTeamLogSecondaryMailsPolicy *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for secondary email addresses was changed.
@interface DBXTeamLogSecondaryMailsPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The acceptance of a team merge request, as the secondary team sees it.
@interface DBXTeamLogSecondaryTeamRequestAcceptedDetails : DBXObject
/// The name of the primary team.
@property (nonatomic, readonly, copy) NSString *primaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPrimaryTeam:(NSString *)primaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// The cancellation of a team merge request, as the secondary team sees it.
@interface DBXTeamLogSecondaryTeamRequestCanceledDetails : DBXObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// The expiration of a team merge request, as the secondary team sees it.
@interface DBXTeamLogSecondaryTeamRequestExpiredDetails : DBXObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request, as the secondary team sees it.
@interface DBXTeamLogSecondaryTeamRequestReminderDetails : DBXObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were disabled for a link.
@interface DBXTeamLogShmodelDisableDownloadsDetails : DBXObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedLinkOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBXTeamLogUserLogInfo *)sharedLinkOwner NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were disabled for a link. Dropbox no longer records this event.
@interface DBXTeamLogShmodelDisableDownloadsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads were enabled for a link.
@interface DBXTeamLogShmodelEnableDownloadsDetails : DBXObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedLinkOwner;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBXTeamLogUserLogInfo *)sharedLinkOwner NS_DESIGNATED_INITIALIZER;
@end

/// Downloads were enabled for a link. Dropbox no longer records this event.
@interface DBXTeamLogShmodelEnableDownloadsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was shared with a group.
@interface DBXTeamLogShmodelGroupShareDetails : DBXObject
@end

/// A link was shared with a group. Dropbox no longer records this event.
@interface DBXTeamLogShmodelGroupShareType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the default Smart Sync setting of the team's members was changed.
@interface DBXTeamLogSmartSyncChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmartSyncPolicy *newValue;
/// The policy after the change.
- (nullable DBXTeamPoliciesSmartSyncPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmartSyncPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamPoliciesSmartSyncPolicy *)newValue
    previousValue:(nullable DBXTeamPoliciesSmartSyncPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The default Smart Sync setting of the team's members was changed.
@interface DBXTeamLogSmartSyncChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on devices without admin privileges for Smart Sync was created.
@interface DBXTeamLogSmartSyncCreateAdminPrivilegeReportDetails : DBXObject
@end

/// A report on devices without admin privileges for Smart Sync was created.
@interface DBXTeamLogSmartSyncCreateAdminPrivilegeReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team opted in to Smart Sync.
@interface DBXTeamLogSmartSyncNotOptOutDetails : DBXObject
/// The opt-out policy before the change.
@property (nonatomic, readonly) DBXTeamLogSmartSyncOptOutPolicy *previousValue;
/// The opt-out policy after the change.
@property (nonatomic, readonly) DBXTeamLogSmartSyncOptOutPolicy *newValue;
/// The opt-out policy after the change.
- (DBXTeamLogSmartSyncOptOutPolicy *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogSmartSyncOptOutPolicy *)previousValue
    newValue:(DBXTeamLogSmartSyncOptOutPolicy *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team opted in to Smart Sync.
@interface DBXTeamLogSmartSyncNotOptOutType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team opted out of Smart Sync.
@interface DBXTeamLogSmartSyncOptOutDetails : DBXObject
/// The opt-out policy before the change.
@property (nonatomic, readonly) DBXTeamLogSmartSyncOptOutPolicy *previousValue;
/// The opt-out policy after the change.
@property (nonatomic, readonly) DBXTeamLogSmartSyncOptOutPolicy *newValue;
/// The opt-out policy after the change.
- (DBXTeamLogSmartSyncOptOutPolicy *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogSmartSyncOptOutPolicy *)previousValue
    newValue:(DBXTeamLogSmartSyncOptOutPolicy *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the team opted out of Smart Sync.
@interface DBXTeamLogSmartSyncOptOutPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSmartSyncOptOutPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSmartSyncOptOutPolicyDefault_ *asDefault_;
/// The object if its tag is `opted_out`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSmartSyncOptOutPolicyOptedOut *asOptedOut;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSmartSyncOptOutPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogSmartSyncOptOutPolicyDefault_ : DBXTeamLogSmartSyncOptOutPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team opted out of Smart Sync.
@interface DBXTeamLogSmartSyncOptOutPolicyOptedOut : DBXTeamLogSmartSyncOptOutPolicy
/// Creates an object with the tag `opted_out`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSmartSyncOptOutPolicyOther : DBXTeamLogSmartSyncOptOutPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team opted out of Smart Sync.
@interface DBXTeamLogSmartSyncOptOutType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's automatic Smart Sync policy was changed.
@interface DBXTeamLogSmarterSmartSyncPolicyChangedDetails : DBXObject
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamPoliciesSmarterSmartSyncPolicyState *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesSmarterSmartSyncPolicyState *newValue;
/// The policy after the change.
- (DBXTeamPoliciesSmarterSmartSyncPolicyState *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamPoliciesSmarterSmartSyncPolicyState *)previousValue
    newValue:(DBXTeamPoliciesSmarterSmartSyncPolicyState *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's automatic Smart Sync policy was changed.
@interface DBXTeamLogSmarterSmartSyncPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The enforcement of members' space limits.
@interface DBXTeamLogSpaceCapsType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSpaceCapsType (Members)
/// The object if its tag is `hard`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceCapsTypeHard *asHard;
/// The object if its tag is `off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceCapsTypeOff *asOff;
/// The object if its tag is `soft`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceCapsTypeSoft *asSoft;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceCapsTypeOther *asOther;
@end

/// A hard limit.
@interface DBXTeamLogSpaceCapsTypeHard : DBXTeamLogSpaceCapsType
/// Creates an object with the tag `hard`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Space limits are off.
@interface DBXTeamLogSpaceCapsTypeOff : DBXTeamLogSpaceCapsType
/// Creates an object with the tag `off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A soft limit.
@interface DBXTeamLogSpaceCapsTypeSoft : DBXTeamLogSpaceCapsType
/// Creates an object with the tag `soft`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSpaceCapsTypeOther : DBXTeamLogSpaceCapsType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member's usage compared to their space limit.
@interface DBXTeamLogSpaceLimitsStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSpaceLimitsStatus (Members)
/// The object if its tag is `near_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceLimitsStatusNearQuota *asNearQuota;
/// The object if its tag is `over_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceLimitsStatusOverQuota *asOverQuota;
/// The object if its tag is `within_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceLimitsStatusWithinQuota *asWithinQuota;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSpaceLimitsStatusOther *asOther;
@end

/// The usage is near the limit.
@interface DBXTeamLogSpaceLimitsStatusNearQuota : DBXTeamLogSpaceLimitsStatus
/// Creates an object with the tag `near_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The usage is over the limit.
@interface DBXTeamLogSpaceLimitsStatusOverQuota : DBXTeamLogSpaceLimitsStatus
/// Creates an object with the tag `over_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The usage is within the limit.
@interface DBXTeamLogSpaceLimitsStatusWithinQuota : DBXTeamLogSpaceLimitsStatus
/// Creates an object with the tag `within_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSpaceLimitsStatusOther : DBXTeamLogSpaceLimitsStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for access to the team's content by stacks of other teams.
@interface DBXTeamLogStackCrossTeamAccessPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogStackCrossTeamAccessPolicy (Members)
/// The object if its tag is `allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogStackCrossTeamAccessPolicyAllowed *asAllowed;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogStackCrossTeamAccessPolicyDefault_ *asDefault_;
/// The object if its tag is `disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogStackCrossTeamAccessPolicyDisallowed *asDisallowed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogStackCrossTeamAccessPolicyOther *asOther;
@end

/// Stacks of other teams can give access to the team's content.
@interface DBXTeamLogStackCrossTeamAccessPolicyAllowed : DBXTeamLogStackCrossTeamAccessPolicy
/// Creates an object with the tag `allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default policy applies.
@interface DBXTeamLogStackCrossTeamAccessPolicyDefault_ : DBXTeamLogStackCrossTeamAccessPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Stacks of other teams can't give access to the team's content.
@interface DBXTeamLogStackCrossTeamAccessPolicyDisallowed : DBXTeamLogStackCrossTeamAccessPolicy
/// Creates an object with the tag `disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogStackCrossTeamAccessPolicyOther : DBXTeamLogStackCrossTeamAccessPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for access to stacks across teams was changed.
@interface DBXTeamLogStackCrossTeamAccessPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogStackCrossTeamAccessPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogStackCrossTeamAccessPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogStackCrossTeamAccessPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogStackCrossTeamAccessPolicy *)newValue
    previousValue:(nullable DBXTeamLogStackCrossTeamAccessPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for access to stacks across teams was changed.
@interface DBXTeamLogStackCrossTeamAccessPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an enterprise admin session was started.
@interface DBXTeamLogStartedEnterpriseAdminSessionDetails : DBXObject
/// Additional details about the organization or team.
@property (nonatomic, readonly) DBXTeamLogFedExtraDetails *federationExtraDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFederationExtraDetails:(DBXTeamLogFedExtraDetails *)federationExtraDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// An enterprise admin session was started.
@interface DBXTeamLogStartedEnterpriseAdminSessionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A unit of time.
@interface DBXTeamLogTimeUnit : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTimeUnit (Members)
/// The object if its tag is `days`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitDays *asDays;
/// The object if its tag is `hours`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitHours *asHours;
/// The object if its tag is `milliseconds`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitMilliseconds *asMilliseconds;
/// The object if its tag is `minutes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitMinutes *asMinutes;
/// The object if its tag is `months`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitMonths *asMonths;
/// The object if its tag is `seconds`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitSeconds *asSeconds;
/// The object if its tag is `weeks`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitWeeks *asWeeks;
/// The object if its tag is `years`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitYears *asYears;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTimeUnitOther *asOther;
@end

/// Days.
@interface DBXTeamLogTimeUnitDays : DBXTeamLogTimeUnit
/// Creates an object with the tag `days`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Hours.
@interface DBXTeamLogTimeUnitHours : DBXTeamLogTimeUnit
/// Creates an object with the tag `hours`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Milliseconds.
@interface DBXTeamLogTimeUnitMilliseconds : DBXTeamLogTimeUnit
/// Creates an object with the tag `milliseconds`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Minutes.
@interface DBXTeamLogTimeUnitMinutes : DBXTeamLogTimeUnit
/// Creates an object with the tag `minutes`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Months.
@interface DBXTeamLogTimeUnitMonths : DBXTeamLogTimeUnit
/// Creates an object with the tag `months`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Seconds.
@interface DBXTeamLogTimeUnitSeconds : DBXTeamLogTimeUnit
/// Creates an object with the tag `seconds`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Weeks.
@interface DBXTeamLogTimeUnitWeeks : DBXTeamLogTimeUnit
/// Creates an object with the tag `weeks`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Years.
@interface DBXTeamLogTimeUnitYears : DBXTeamLogTimeUnit
/// Creates an object with the tag `years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTimeUnitOther : DBXTeamLogTimeUnit
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for changes of team folders at the top level of the team space.
@interface DBXTeamLogTopLevelContentPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTopLevelContentPolicy (Members)
/// The object if its tag is `admins_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTopLevelContentPolicyAdminsOnly *asAdminsOnly;
/// The object if its tag is `everyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTopLevelContentPolicyEveryone *asEveryone;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTopLevelContentPolicyOther *asOther;
@end

/// Only admins can make changes.
@interface DBXTeamLogTopLevelContentPolicyAdminsOnly : DBXTeamLogTopLevelContentPolicy
/// Creates an object with the tag `admins_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All members can make changes.
@interface DBXTeamLogTopLevelContentPolicyEveryone : DBXTeamLogTopLevelContentPolicy
/// Creates an object with the tag `everyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTopLevelContentPolicyOther : DBXTeamLogTopLevelContentPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for content at the top level was changed.
@interface DBXTeamLogTopLevelContentPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogTopLevelContentPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogTopLevelContentPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogTopLevelContentPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTopLevelContentPolicy *)newValue
    previousValue:(DBXTeamLogTopLevelContentPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for content at the top level was changed.
@interface DBXTeamLogTopLevelContentPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A trusted person outside the team.
@interface DBXTeamLogTrustedNonTeamMemberLogInfo : DBXTeamLogUserLogInfo
/// The reason that the person is trusted.
@property (nonatomic, readonly) DBXTeamLogTrustedNonTeamMemberType *trustedNonTeamMemberType;
/// The team of the person.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamLogInfo *team;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTrustedNonTeamMemberType:(DBXTeamLogTrustedNonTeamMemberType *)trustedNonTeamMemberType
    accountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    team:(nullable DBXTeamLogTeamLogInfo *)team
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    DB_UNAVAILABLE;
@end

/// The reason that a person outside the team is trusted.
@interface DBXTeamLogTrustedNonTeamMemberType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTrustedNonTeamMemberType (Members)
/// The object if its tag is `enterprise_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedNonTeamMemberTypeEnterpriseAdmin *asEnterpriseAdmin;
/// The object if its tag is `multi_instance_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedNonTeamMemberTypeMultiInstanceAdmin *asMultiInstanceAdmin;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedNonTeamMemberTypeOther *asOther;
@end

/// The person is an enterprise admin.
@interface DBXTeamLogTrustedNonTeamMemberTypeEnterpriseAdmin : DBXTeamLogTrustedNonTeamMemberType
/// Creates an object with the tag `enterprise_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The person is a multi-instance admin.
@interface DBXTeamLogTrustedNonTeamMemberTypeMultiInstanceAdmin : DBXTeamLogTrustedNonTeamMemberType
/// Creates an object with the tag `multi_instance_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTrustedNonTeamMemberTypeOther : DBXTeamLogTrustedNonTeamMemberType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A change of a request to trust another team.
@interface DBXTeamLogTrustedTeamsRequestAction : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTrustedTeamsRequestAction (Members)
/// The object if its tag is `accepted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestActionAccepted *asAccepted;
/// The object if its tag is `declined`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestActionDeclined *asDeclined;
/// The object if its tag is `expired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestActionExpired *asExpired;
/// The object if its tag is `invited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestActionInvited *asInvited;
/// The object if its tag is `revoked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestActionRevoked *asRevoked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestActionOther *asOther;
@end

/// The request was accepted.
@interface DBXTeamLogTrustedTeamsRequestActionAccepted : DBXTeamLogTrustedTeamsRequestAction
/// Creates an object with the tag `accepted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request was declined.
@interface DBXTeamLogTrustedTeamsRequestActionDeclined : DBXTeamLogTrustedTeamsRequestAction
/// Creates an object with the tag `declined`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request expired.
@interface DBXTeamLogTrustedTeamsRequestActionExpired : DBXTeamLogTrustedTeamsRequestAction
/// Creates an object with the tag `expired`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team was invited.
@interface DBXTeamLogTrustedTeamsRequestActionInvited : DBXTeamLogTrustedTeamsRequestAction
/// Creates an object with the tag `invited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request was revoked.
@interface DBXTeamLogTrustedTeamsRequestActionRevoked : DBXTeamLogTrustedTeamsRequestAction
/// Creates an object with the tag `revoked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTrustedTeamsRequestActionOther : DBXTeamLogTrustedTeamsRequestAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a request to trust another team.
@interface DBXTeamLogTrustedTeamsRequestState : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTrustedTeamsRequestState (Members)
/// The object if its tag is `invited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestStateInvited *asInvited;
/// The object if its tag is `linked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestStateLinked *asLinked;
/// The object if its tag is `unlinked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestStateUnlinked *asUnlinked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTrustedTeamsRequestStateOther *asOther;
@end

/// The team was invited.
@interface DBXTeamLogTrustedTeamsRequestStateInvited : DBXTeamLogTrustedTeamsRequestState
/// Creates an object with the tag `invited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The teams are linked.
@interface DBXTeamLogTrustedTeamsRequestStateLinked : DBXTeamLogTrustedTeamsRequestState
/// Creates an object with the tag `linked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The teams aren't linked.
@interface DBXTeamLogTrustedTeamsRequestStateUnlinked : DBXTeamLogTrustedTeamsRequestState
/// Creates an object with the tag `unlinked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTrustedTeamsRequestStateOther : DBXTeamLogTrustedTeamsRequestState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the members' ability to link a personal and a team account on one computer was enabled
/// or disabled.
@interface DBXTeamLogTwoAccountChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogTwoAccountPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogTwoAccountPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogTwoAccountPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTwoAccountPolicy *)newValue
    previousValue:(nullable DBXTeamLogTwoAccountPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to link a personal and a team account on one computer was enabled or disabled.
@interface DBXTeamLogTwoAccountChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for linking a personal and a team account on one computer.
@interface DBXTeamLogTwoAccountPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTwoAccountPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTwoAccountPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTwoAccountPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTwoAccountPolicyOther *asOther;
@end

/// Members can't link both accounts.
@interface DBXTeamLogTwoAccountPolicyDisabled : DBXTeamLogTwoAccountPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can link both accounts.
@interface DBXTeamLogTwoAccountPolicyEnabled : DBXTeamLogTwoAccountPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTwoAccountPolicyOther : DBXTeamLogTwoAccountPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
