// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGFedExtraDetails, DBTEAMLOGSecondaryEmailDeletedDetails, DBTEAMLOGSecondaryEmailDeletedType,
    DBTEAMLOGSecondaryEmailVerifiedDetails, DBTEAMLOGSecondaryEmailVerifiedType,
    DBTEAMLOGSecondaryMailsPolicyChangedDetails, DBTEAMLOGSecondaryMailsPolicyChangedType,
    DBTEAMLOGShmodelDisableDownloadsDetails, DBTEAMLOGShmodelDisableDownloadsType,
    DBTEAMLOGShmodelEnableDownloadsDetails, DBTEAMLOGShmodelEnableDownloadsType, DBTEAMLOGShmodelGroupShareDetails,
    DBTEAMLOGShmodelGroupShareType, DBTEAMLOGSmartSyncChangePolicyDetails, DBTEAMLOGSmartSyncChangePolicyType,
    DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails, DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType,
    DBTEAMLOGSmartSyncNotOptOutDetails, DBTEAMLOGSmartSyncNotOptOutType, DBTEAMLOGSmartSyncOptOutDetails,
    DBTEAMLOGSmartSyncOptOutPolicy, DBTEAMLOGSmartSyncOptOutType, DBTEAMLOGSmarterSmartSyncPolicyChangedDetails,
    DBTEAMLOGSmarterSmartSyncPolicyChangedType, DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails,
    DBTEAMLOGStackCrossTeamAccessPolicyChangedType, DBTEAMLOGStartedEnterpriseAdminSessionDetails,
    DBTEAMLOGStartedEnterpriseAdminSessionType, DBTEAMLOGTeamLogInfo, DBTEAMLOGTopLevelContentPolicyChangedDetails,
    DBTEAMLOGTopLevelContentPolicyChangedType, DBTEAMLOGTrustedNonTeamMemberType,
    DBTEAMLOGTwoAccountChangePolicyDetails, DBTEAMLOGTwoAccountChangePolicyType, DBTEAMLOGTwoAccountPolicy,
    DBTEAMLOGUserLogInfo, DBTEAMPOLICIESSmartSyncPolicy, DBTEAMPOLICIESSmarterSmartSyncPolicyState;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `SToT`.
@interface DBTEAMLOGEventDetails (SToT)
/// Details of an event in which a secondary email address was deleted. Has a value only if
/// `isSecondaryEmailDeletedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryEmailDeletedDetails *secondaryEmailDeletedDetails;

/// Details of an event in which a secondary email address was verified. Has a value only if
/// `isSecondaryEmailVerifiedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryEmailVerifiedDetails *secondaryEmailVerifiedDetails;

/// Details of an event in which the policy for secondary email addresses was changed. Has a value only if
/// `isSecondaryMailsPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryMailsPolicyChangedDetails *secondaryMailsPolicyChangedDetails;

/// Details of an event in which a report on devices without admin privileges for Smart Sync was created. Has a value
/// only if `isSmartSyncCreateAdminPrivilegeReportDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails *smartSyncCreateAdminPrivilegeReportDetails;

/// Details of an event in which downloads were disabled for a link. Has a value only if
/// `isShmodelDisableDownloadsDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShmodelDisableDownloadsDetails *shmodelDisableDownloadsDetails;

/// Details of an event in which downloads were enabled for a link. Has a value only if
/// `isShmodelEnableDownloadsDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShmodelEnableDownloadsDetails *shmodelEnableDownloadsDetails;

/// Details of an event in which a link was shared with a group. Has a value only if `isShmodelGroupShareDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShmodelGroupShareDetails *shmodelGroupShareDetails;

/// Details of an event in which the team's automatic Smart Sync policy was changed. Has a value only if
/// `isSmarterSmartSyncPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmarterSmartSyncPolicyChangedDetails *smarterSmartSyncPolicyChangedDetails;

/// Details of an event in which the default Smart Sync setting of the team's members was changed. Has a value only if
/// `isSmartSyncChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncChangePolicyDetails *smartSyncChangePolicyDetails;

/// Details of an event in which the team opted in to Smart Sync. Has a value only if `isSmartSyncNotOptOutDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncNotOptOutDetails *smartSyncNotOptOutDetails;

/// Details of an event in which the team opted out of Smart Sync. Has a value only if `isSmartSyncOptOutDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncOptOutDetails *smartSyncOptOutDetails;

/// Details of an event in which the team's policy for access to stacks across teams was changed. Has a value only if
/// `isStackCrossTeamAccessPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails *stackCrossTeamAccessPolicyChangedDetails;

/// Details of an event in which the team's policy for content at the top level was changed. Has a value only if
/// `isTopLevelContentPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTopLevelContentPolicyChangedDetails *topLevelContentPolicyChangedDetails;

/// Details of an event in which the members' ability to link a personal and a team account on one computer was enabled
/// or disabled. Has a value only if `isTwoAccountChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTwoAccountChangePolicyDetails *twoAccountChangePolicyDetails;

/// Details of an event in which an enterprise admin session was started. Has a value only if
/// `isStartedEnterpriseAdminSessionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGStartedEnterpriseAdminSessionDetails *startedEnterpriseAdminSessionDetails;

/// Creates an object with the tag `secondary_email_deleted_details`.
- (instancetype)
    initWithSecondaryEmailDeletedDetails:(DBTEAMLOGSecondaryEmailDeletedDetails *)secondaryEmailDeletedDetails;

/// Creates an object with the tag `secondary_email_verified_details`.
- (instancetype)
    initWithSecondaryEmailVerifiedDetails:(DBTEAMLOGSecondaryEmailVerifiedDetails *)secondaryEmailVerifiedDetails;

/// Creates an object with the tag `secondary_mails_policy_changed_details`.
- (instancetype)
    initWithSecondaryMailsPolicyChangedDetails:(DBTEAMLOGSecondaryMailsPolicyChangedDetails *)secondaryMailsPolicyChangedDetails;

/// Creates an object with the tag `smart_sync_create_admin_privilege_report_details`.
- (instancetype)
    initWithSmartSyncCreateAdminPrivilegeReportDetails:(DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails *)smartSyncCreateAdminPrivilegeReportDetails;

/// Creates an object with the tag `shmodel_disable_downloads_details`.
- (instancetype)
    initWithShmodelDisableDownloadsDetails:(DBTEAMLOGShmodelDisableDownloadsDetails *)shmodelDisableDownloadsDetails;

/// Creates an object with the tag `shmodel_enable_downloads_details`.
- (instancetype)
    initWithShmodelEnableDownloadsDetails:(DBTEAMLOGShmodelEnableDownloadsDetails *)shmodelEnableDownloadsDetails;

/// Creates an object with the tag `shmodel_group_share_details`.
- (instancetype)initWithShmodelGroupShareDetails:(DBTEAMLOGShmodelGroupShareDetails *)shmodelGroupShareDetails;

/// Creates an object with the tag `smarter_smart_sync_policy_changed_details`.
- (instancetype)
    initWithSmarterSmartSyncPolicyChangedDetails:(DBTEAMLOGSmarterSmartSyncPolicyChangedDetails *)smarterSmartSyncPolicyChangedDetails;

/// Creates an object with the tag `smart_sync_change_policy_details`.
- (instancetype)
    initWithSmartSyncChangePolicyDetails:(DBTEAMLOGSmartSyncChangePolicyDetails *)smartSyncChangePolicyDetails;

/// Creates an object with the tag `smart_sync_not_opt_out_details`.
- (instancetype)initWithSmartSyncNotOptOutDetails:(DBTEAMLOGSmartSyncNotOptOutDetails *)smartSyncNotOptOutDetails;
/// Creates an object with the tag `smart_sync_opt_out_details`.
- (instancetype)initWithSmartSyncOptOutDetails:(DBTEAMLOGSmartSyncOptOutDetails *)smartSyncOptOutDetails;

/// Creates an object with the tag `stack_cross_team_access_policy_changed_details`.
- (instancetype)
    initWithStackCrossTeamAccessPolicyChangedDetails:(DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails *)stackCrossTeamAccessPolicyChangedDetails;

/// Creates an object with the tag `top_level_content_policy_changed_details`.
- (instancetype)
    initWithTopLevelContentPolicyChangedDetails:(DBTEAMLOGTopLevelContentPolicyChangedDetails *)topLevelContentPolicyChangedDetails;

/// Creates an object with the tag `two_account_change_policy_details`.
- (instancetype)
    initWithTwoAccountChangePolicyDetails:(DBTEAMLOGTwoAccountChangePolicyDetails *)twoAccountChangePolicyDetails;

/// Creates an object with the tag `started_enterprise_admin_session_details`.
- (instancetype)
    initWithStartedEnterpriseAdminSessionDetails:(DBTEAMLOGStartedEnterpriseAdminSessionDetails *)startedEnterpriseAdminSessionDetails;

/// Returns whether the tag is `secondary_email_deleted_details`.
- (BOOL)isSecondaryEmailDeletedDetails;
/// Returns whether the tag is `secondary_email_verified_details`.
- (BOOL)isSecondaryEmailVerifiedDetails;
/// Returns whether the tag is `secondary_mails_policy_changed_details`.
- (BOOL)isSecondaryMailsPolicyChangedDetails;
/// Returns whether the tag is `smart_sync_create_admin_privilege_report_details`.
- (BOOL)isSmartSyncCreateAdminPrivilegeReportDetails;
/// Returns whether the tag is `shmodel_disable_downloads_details`.
- (BOOL)isShmodelDisableDownloadsDetails;
/// Returns whether the tag is `shmodel_enable_downloads_details`.
- (BOOL)isShmodelEnableDownloadsDetails;
/// Returns whether the tag is `shmodel_group_share_details`.
- (BOOL)isShmodelGroupShareDetails;
/// Returns whether the tag is `smarter_smart_sync_policy_changed_details`.
- (BOOL)isSmarterSmartSyncPolicyChangedDetails;
/// Returns whether the tag is `smart_sync_change_policy_details`.
- (BOOL)isSmartSyncChangePolicyDetails;
/// Returns whether the tag is `smart_sync_not_opt_out_details`.
- (BOOL)isSmartSyncNotOptOutDetails;
/// Returns whether the tag is `smart_sync_opt_out_details`.
- (BOOL)isSmartSyncOptOutDetails;
/// Returns whether the tag is `stack_cross_team_access_policy_changed_details`.
- (BOOL)isStackCrossTeamAccessPolicyChangedDetails;
/// Returns whether the tag is `top_level_content_policy_changed_details`.
- (BOOL)isTopLevelContentPolicyChangedDetails;
/// Returns whether the tag is `two_account_change_policy_details`.
- (BOOL)isTwoAccountChangePolicyDetails;
/// Returns whether the tag is `started_enterprise_admin_session_details`.
- (BOOL)isStartedEnterpriseAdminSessionDetails;
@end

/// The members whose names start with `SToT`.
@interface DBTEAMLOGEventType (SToT)
/// A secondary email address was deleted. Has a value only if `isSecondaryEmailDeleted` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryEmailDeletedType *secondaryEmailDeleted;
/// A secondary email address was verified. Has a value only if `isSecondaryEmailVerified` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryEmailVerifiedType *secondaryEmailVerified;

/// The policy for secondary email addresses was changed. Has a value only if `isSecondaryMailsPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryMailsPolicyChangedType *secondaryMailsPolicyChanged;

/// A report on devices without admin privileges for Smart Sync was created. Has a value only if
/// `isSmartSyncCreateAdminPrivilegeReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType *smartSyncCreateAdminPrivilegeReport;

/// Downloads were disabled for a link. Dropbox no longer records this event. Has a value only if
/// `isShmodelDisableDownloads` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShmodelDisableDownloadsType *shmodelDisableDownloads;

/// Downloads were enabled for a link. Dropbox no longer records this event. Has a value only if
/// `isShmodelEnableDownloads` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShmodelEnableDownloadsType *shmodelEnableDownloads;

/// A link was shared with a group. Dropbox no longer records this event. Has a value only if `isShmodelGroupShare`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShmodelGroupShareType *shmodelGroupShare;

/// The team's automatic Smart Sync policy was changed. Has a value only if `isSmarterSmartSyncPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmarterSmartSyncPolicyChangedType *smarterSmartSyncPolicyChanged;

/// The default Smart Sync setting of the team's members was changed. Has a value only if `isSmartSyncChangePolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncChangePolicyType *smartSyncChangePolicy;

/// The team opted in to Smart Sync. Has a value only if `isSmartSyncNotOptOut` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncNotOptOutType *smartSyncNotOptOut;
/// The team opted out of Smart Sync. Has a value only if `isSmartSyncOptOut` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncOptOutType *smartSyncOptOut;

/// The team's policy for access to stacks across teams was changed. Has a value only if
/// `isStackCrossTeamAccessPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGStackCrossTeamAccessPolicyChangedType *stackCrossTeamAccessPolicyChanged;

/// The team's policy for content at the top level was changed. Has a value only if `isTopLevelContentPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTopLevelContentPolicyChangedType *topLevelContentPolicyChanged;

/// The members' ability to link a personal and a team account on one computer was enabled or disabled. Has a value only
/// if `isTwoAccountChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTwoAccountChangePolicyType *twoAccountChangePolicy;

/// An enterprise admin session was started. Has a value only if `isStartedEnterpriseAdminSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGStartedEnterpriseAdminSessionType *startedEnterpriseAdminSession;
/// Creates an object with the tag `secondary_email_deleted`.
- (instancetype)initWithSecondaryEmailDeleted:(DBTEAMLOGSecondaryEmailDeletedType *)secondaryEmailDeleted;
/// Creates an object with the tag `secondary_email_verified`.
- (instancetype)initWithSecondaryEmailVerified:(DBTEAMLOGSecondaryEmailVerifiedType *)secondaryEmailVerified;

/// Creates an object with the tag `secondary_mails_policy_changed`.
- (instancetype)
    initWithSecondaryMailsPolicyChanged:(DBTEAMLOGSecondaryMailsPolicyChangedType *)secondaryMailsPolicyChanged;

/// Creates an object with the tag `smart_sync_create_admin_privilege_report`.
- (instancetype)
    initWithSmartSyncCreateAdminPrivilegeReport:(DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType *)smartSyncCreateAdminPrivilegeReport;

/// Creates an object with the tag `shmodel_disable_downloads`.
- (instancetype)initWithShmodelDisableDownloads:(DBTEAMLOGShmodelDisableDownloadsType *)shmodelDisableDownloads;
/// Creates an object with the tag `shmodel_enable_downloads`.
- (instancetype)initWithShmodelEnableDownloads:(DBTEAMLOGShmodelEnableDownloadsType *)shmodelEnableDownloads;
/// Creates an object with the tag `shmodel_group_share`.
- (instancetype)initWithShmodelGroupShare:(DBTEAMLOGShmodelGroupShareType *)shmodelGroupShare;

/// Creates an object with the tag `smarter_smart_sync_policy_changed`.
- (instancetype)
    initWithSmarterSmartSyncPolicyChanged:(DBTEAMLOGSmarterSmartSyncPolicyChangedType *)smarterSmartSyncPolicyChanged;

/// Creates an object with the tag `smart_sync_change_policy`.
- (instancetype)initWithSmartSyncChangePolicy:(DBTEAMLOGSmartSyncChangePolicyType *)smartSyncChangePolicy;
/// Creates an object with the tag `smart_sync_not_opt_out`.
- (instancetype)initWithSmartSyncNotOptOut:(DBTEAMLOGSmartSyncNotOptOutType *)smartSyncNotOptOut;
/// Creates an object with the tag `smart_sync_opt_out`.
- (instancetype)initWithSmartSyncOptOut:(DBTEAMLOGSmartSyncOptOutType *)smartSyncOptOut;

/// Creates an object with the tag `stack_cross_team_access_policy_changed`.
- (instancetype)
    initWithStackCrossTeamAccessPolicyChanged:(DBTEAMLOGStackCrossTeamAccessPolicyChangedType *)stackCrossTeamAccessPolicyChanged;

/// Creates an object with the tag `top_level_content_policy_changed`.
- (instancetype)
    initWithTopLevelContentPolicyChanged:(DBTEAMLOGTopLevelContentPolicyChangedType *)topLevelContentPolicyChanged;

/// Creates an object with the tag `two_account_change_policy`.
- (instancetype)initWithTwoAccountChangePolicy:(DBTEAMLOGTwoAccountChangePolicyType *)twoAccountChangePolicy;

/// Creates an object with the tag `started_enterprise_admin_session`.
- (instancetype)
    initWithStartedEnterpriseAdminSession:(DBTEAMLOGStartedEnterpriseAdminSessionType *)startedEnterpriseAdminSession;

/// Returns whether the tag is `secondary_email_deleted`.
- (BOOL)isSecondaryEmailDeleted;
/// Returns whether the tag is `secondary_email_verified`.
- (BOOL)isSecondaryEmailVerified;
/// Returns whether the tag is `secondary_mails_policy_changed`.
- (BOOL)isSecondaryMailsPolicyChanged;
/// Returns whether the tag is `smart_sync_create_admin_privilege_report`.
- (BOOL)isSmartSyncCreateAdminPrivilegeReport;
/// Returns whether the tag is `shmodel_disable_downloads`.
- (BOOL)isShmodelDisableDownloads;
/// Returns whether the tag is `shmodel_enable_downloads`.
- (BOOL)isShmodelEnableDownloads;
/// Returns whether the tag is `shmodel_group_share`.
- (BOOL)isShmodelGroupShare;
/// Returns whether the tag is `smarter_smart_sync_policy_changed`.
- (BOOL)isSmarterSmartSyncPolicyChanged;
/// Returns whether the tag is `smart_sync_change_policy`.
- (BOOL)isSmartSyncChangePolicy;
/// Returns whether the tag is `smart_sync_not_opt_out`.
- (BOOL)isSmartSyncNotOptOut;
/// Returns whether the tag is `smart_sync_opt_out`.
- (BOOL)isSmartSyncOptOut;
/// Returns whether the tag is `stack_cross_team_access_policy_changed`.
- (BOOL)isStackCrossTeamAccessPolicyChanged;
/// Returns whether the tag is `top_level_content_policy_changed`.
- (BOOL)isTopLevelContentPolicyChanged;
/// Returns whether the tag is `two_account_change_policy`.
- (BOOL)isTwoAccountChangePolicy;
/// Returns whether the tag is `started_enterprise_admin_session`.
- (BOOL)isStartedEnterpriseAdminSession;
@end

/// The members whose names start with `SToT`.
@interface DBTEAMLOGEventTypeArg (SToT)
/// Creates an object with the tag `secondary_email_deleted`.
- (instancetype)initWithSecondaryEmailDeleted;
/// Creates an object with the tag `secondary_email_verified`.
- (instancetype)initWithSecondaryEmailVerified;
/// Creates an object with the tag `secondary_mails_policy_changed`.
- (instancetype)initWithSecondaryMailsPolicyChanged;
/// Creates an object with the tag `smart_sync_create_admin_privilege_report`.
- (instancetype)initWithSmartSyncCreateAdminPrivilegeReport;
/// Creates an object with the tag `shmodel_disable_downloads`.
- (instancetype)initWithShmodelDisableDownloads;
/// Creates an object with the tag `shmodel_enable_downloads`.
- (instancetype)initWithShmodelEnableDownloads;
/// Creates an object with the tag `shmodel_group_share`.
- (instancetype)initWithShmodelGroupShare;
/// Creates an object with the tag `smarter_smart_sync_policy_changed`.
- (instancetype)initWithSmarterSmartSyncPolicyChanged;
/// Creates an object with the tag `smart_sync_change_policy`.
- (instancetype)initWithSmartSyncChangePolicy;
/// Creates an object with the tag `smart_sync_not_opt_out`.
- (instancetype)initWithSmartSyncNotOptOut;
/// Creates an object with the tag `smart_sync_opt_out`.
- (instancetype)initWithSmartSyncOptOut;
/// Creates an object with the tag `stack_cross_team_access_policy_changed`.
- (instancetype)initWithStackCrossTeamAccessPolicyChanged;
/// Creates an object with the tag `top_level_content_policy_changed`.
- (instancetype)initWithTopLevelContentPolicyChanged;
/// Creates an object with the tag `two_account_change_policy`.
- (instancetype)initWithTwoAccountChangePolicy;
/// Creates an object with the tag `started_enterprise_admin_session`.
- (instancetype)initWithStartedEnterpriseAdminSession;
/// Returns whether the tag is `secondary_email_deleted`.
- (BOOL)isSecondaryEmailDeleted;
/// Returns whether the tag is `secondary_email_verified`.
- (BOOL)isSecondaryEmailVerified;
/// Returns whether the tag is `secondary_mails_policy_changed`.
- (BOOL)isSecondaryMailsPolicyChanged;
/// Returns whether the tag is `smart_sync_create_admin_privilege_report`.
- (BOOL)isSmartSyncCreateAdminPrivilegeReport;
/// Returns whether the tag is `shmodel_disable_downloads`.
- (BOOL)isShmodelDisableDownloads;
/// Returns whether the tag is `shmodel_enable_downloads`.
- (BOOL)isShmodelEnableDownloads;
/// Returns whether the tag is `shmodel_group_share`.
- (BOOL)isShmodelGroupShare;
/// Returns whether the tag is `smarter_smart_sync_policy_changed`.
- (BOOL)isSmarterSmartSyncPolicyChanged;
/// Returns whether the tag is `smart_sync_change_policy`.
- (BOOL)isSmartSyncChangePolicy;
/// Returns whether the tag is `smart_sync_not_opt_out`.
- (BOOL)isSmartSyncNotOptOut;
/// Returns whether the tag is `smart_sync_opt_out`.
- (BOOL)isSmartSyncOptOut;
/// Returns whether the tag is `stack_cross_team_access_policy_changed`.
- (BOOL)isStackCrossTeamAccessPolicyChanged;
/// Returns whether the tag is `top_level_content_policy_changed`.
- (BOOL)isTopLevelContentPolicyChanged;
/// Returns whether the tag is `two_account_change_policy`.
- (BOOL)isTwoAccountChangePolicy;
/// Returns whether the tag is `started_enterprise_admin_session`.
- (BOOL)isStartedEnterpriseAdminSession;
@end

/// Details of an event in which a secondary email address was deleted.
@interface DBTEAMLOGSecondaryEmailDeletedDetails : DBStoneObject
/// The secondary email address. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *secondaryEmail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryEmail:(NSString *)secondaryEmail;
@end

/// Converts `DBTEAMLOGSecondaryEmailDeletedDetails` from and to JSON.
@interface DBTEAMLOGSecondaryEmailDeletedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryEmailDeletedDetails *)instance;
+ (DBTEAMLOGSecondaryEmailDeletedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A secondary email address was deleted.
@interface DBTEAMLOGSecondaryEmailDeletedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSecondaryEmailDeletedType` from and to JSON.
@interface DBTEAMLOGSecondaryEmailDeletedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryEmailDeletedType *)instance;
+ (DBTEAMLOGSecondaryEmailDeletedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a secondary email address was verified.
@interface DBTEAMLOGSecondaryEmailVerifiedDetails : DBStoneObject
/// The secondary email address. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *secondaryEmail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryEmail:(NSString *)secondaryEmail;
@end

/// Converts `DBTEAMLOGSecondaryEmailVerifiedDetails` from and to JSON.
@interface DBTEAMLOGSecondaryEmailVerifiedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryEmailVerifiedDetails *)instance;
+ (DBTEAMLOGSecondaryEmailVerifiedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A secondary email address was verified.
@interface DBTEAMLOGSecondaryEmailVerifiedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSecondaryEmailVerifiedType` from and to JSON.
@interface DBTEAMLOGSecondaryEmailVerifiedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryEmailVerifiedType *)instance;
+ (DBTEAMLOGSecondaryEmailVerifiedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSecondaryMailsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSecondaryMailsPolicyTag) {
    /// Secondary email addresses are disabled.
    DBTEAMLOGSecondaryMailsPolicyDisabled,
    /// Secondary email addresses are enabled.
    DBTEAMLOGSecondaryMailsPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSecondaryMailsPolicyOther,
};

/// The policy for secondary email addresses.
@interface DBTEAMLOGSecondaryMailsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSecondaryMailsPolicyTag tag;
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

/// Converts `DBTEAMLOGSecondaryMailsPolicy` from and to JSON.
@interface DBTEAMLOGSecondaryMailsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryMailsPolicy *)instance;
+ (DBTEAMLOGSecondaryMailsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the policy for secondary email addresses was changed.
@interface DBTEAMLOGSecondaryMailsPolicyChangedDetails : DBStoneObject
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSecondaryMailsPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSecondaryMailsPolicy *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGSecondaryMailsPolicy *)previousValue
    dNewValue:(DBTEAMLOGSecondaryMailsPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSecondaryMailsPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGSecondaryMailsPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryMailsPolicyChangedDetails *)instance;
+ (DBTEAMLOGSecondaryMailsPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policy for secondary email addresses was changed.
@interface DBTEAMLOGSecondaryMailsPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSecondaryMailsPolicyChangedType` from and to JSON.
@interface DBTEAMLOGSecondaryMailsPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryMailsPolicyChangedType *)instance;
+ (DBTEAMLOGSecondaryMailsPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The acceptance of a team merge request, as the secondary team sees it.
@interface DBTEAMLOGSecondaryTeamRequestAcceptedDetails : DBStoneObject
/// The name of the primary team.
@property (nonatomic, readonly, copy) NSString *primaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPrimaryTeam:(NSString *)primaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGSecondaryTeamRequestAcceptedDetails` from and to JSON.
@interface DBTEAMLOGSecondaryTeamRequestAcceptedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryTeamRequestAcceptedDetails *)instance;
+ (DBTEAMLOGSecondaryTeamRequestAcceptedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The cancellation of a team merge request, as the secondary team sees it.
@interface DBTEAMLOGSecondaryTeamRequestCanceledDetails : DBStoneObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGSecondaryTeamRequestCanceledDetails` from and to JSON.
@interface DBTEAMLOGSecondaryTeamRequestCanceledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryTeamRequestCanceledDetails *)instance;
+ (DBTEAMLOGSecondaryTeamRequestCanceledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration of a team merge request, as the secondary team sees it.
@interface DBTEAMLOGSecondaryTeamRequestExpiredDetails : DBStoneObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGSecondaryTeamRequestExpiredDetails` from and to JSON.
@interface DBTEAMLOGSecondaryTeamRequestExpiredDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryTeamRequestExpiredDetails *)instance;
+ (DBTEAMLOGSecondaryTeamRequestExpiredDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reminder of a team merge request, as the secondary team sees it.
@interface DBTEAMLOGSecondaryTeamRequestReminderDetails : DBStoneObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGSecondaryTeamRequestReminderDetails` from and to JSON.
@interface DBTEAMLOGSecondaryTeamRequestReminderDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSecondaryTeamRequestReminderDetails *)instance;
+ (DBTEAMLOGSecondaryTeamRequestReminderDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads were disabled for a link.
@interface DBTEAMLOGShmodelDisableDownloadsDetails : DBStoneObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedLinkOwner;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGShmodelDisableDownloadsDetails` from and to JSON.
@interface DBTEAMLOGShmodelDisableDownloadsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShmodelDisableDownloadsDetails *)instance;
+ (DBTEAMLOGShmodelDisableDownloadsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads were disabled for a link. Dropbox no longer records this event.
@interface DBTEAMLOGShmodelDisableDownloadsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShmodelDisableDownloadsType` from and to JSON.
@interface DBTEAMLOGShmodelDisableDownloadsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShmodelDisableDownloadsType *)instance;
+ (DBTEAMLOGShmodelDisableDownloadsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads were enabled for a link.
@interface DBTEAMLOGShmodelEnableDownloadsDetails : DBStoneObject
/// The owner of the link. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedLinkOwner;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedLinkOwner:(nullable DBTEAMLOGUserLogInfo *)sharedLinkOwner;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGShmodelEnableDownloadsDetails` from and to JSON.
@interface DBTEAMLOGShmodelEnableDownloadsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShmodelEnableDownloadsDetails *)instance;
+ (DBTEAMLOGShmodelEnableDownloadsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads were enabled for a link. Dropbox no longer records this event.
@interface DBTEAMLOGShmodelEnableDownloadsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShmodelEnableDownloadsType` from and to JSON.
@interface DBTEAMLOGShmodelEnableDownloadsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShmodelEnableDownloadsType *)instance;
+ (DBTEAMLOGShmodelEnableDownloadsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a link was shared with a group.
@interface DBTEAMLOGShmodelGroupShareDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGShmodelGroupShareDetails` from and to JSON.
@interface DBTEAMLOGShmodelGroupShareDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShmodelGroupShareDetails *)instance;
+ (DBTEAMLOGShmodelGroupShareDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link was shared with a group. Dropbox no longer records this event.
@interface DBTEAMLOGShmodelGroupShareType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShmodelGroupShareType` from and to JSON.
@interface DBTEAMLOGShmodelGroupShareTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShmodelGroupShareType *)instance;
+ (DBTEAMLOGShmodelGroupShareType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the default Smart Sync setting of the team's members was changed.
@interface DBTEAMLOGSmartSyncChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESSmartSyncPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESSmartSyncPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMPOLICIESSmartSyncPolicy *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESSmartSyncPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSmartSyncChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGSmartSyncChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncChangePolicyDetails *)instance;
+ (DBTEAMLOGSmartSyncChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The default Smart Sync setting of the team's members was changed.
@interface DBTEAMLOGSmartSyncChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSmartSyncChangePolicyType` from and to JSON.
@interface DBTEAMLOGSmartSyncChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncChangePolicyType *)instance;
+ (DBTEAMLOGSmartSyncChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on devices without admin privileges for Smart Sync was created.
@interface DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails` from and to JSON.
@interface DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails *)instance;
+ (DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on devices without admin privileges for Smart Sync was created.
@interface DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType` from and to JSON.
@interface DBTEAMLOGSmartSyncCreateAdminPrivilegeReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType *)instance;
+ (DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team opted in to Smart Sync.
@interface DBTEAMLOGSmartSyncNotOptOutDetails : DBStoneObject
/// The opt-out policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncOptOutPolicy *previousValue;
/// The opt-out policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncOptOutPolicy *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGSmartSyncOptOutPolicy *)previousValue
    dNewValue:(DBTEAMLOGSmartSyncOptOutPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSmartSyncNotOptOutDetails` from and to JSON.
@interface DBTEAMLOGSmartSyncNotOptOutDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncNotOptOutDetails *)instance;
+ (DBTEAMLOGSmartSyncNotOptOutDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team opted in to Smart Sync.
@interface DBTEAMLOGSmartSyncNotOptOutType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSmartSyncNotOptOutType` from and to JSON.
@interface DBTEAMLOGSmartSyncNotOptOutTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncNotOptOutType *)instance;
+ (DBTEAMLOGSmartSyncNotOptOutType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team opted out of Smart Sync.
@interface DBTEAMLOGSmartSyncOptOutDetails : DBStoneObject
/// The opt-out policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncOptOutPolicy *previousValue;
/// The opt-out policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncOptOutPolicy *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGSmartSyncOptOutPolicy *)previousValue
    dNewValue:(DBTEAMLOGSmartSyncOptOutPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSmartSyncOptOutDetails` from and to JSON.
@interface DBTEAMLOGSmartSyncOptOutDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncOptOutDetails *)instance;
+ (DBTEAMLOGSmartSyncOptOutDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSmartSyncOptOutPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSmartSyncOptOutPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGSmartSyncOptOutPolicyDefault_,
    /// The team opted out of Smart Sync.
    DBTEAMLOGSmartSyncOptOutPolicyOptedOut,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSmartSyncOptOutPolicyOther,
};

/// A value that indicates whether the team opted out of Smart Sync.
@interface DBTEAMLOGSmartSyncOptOutPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSmartSyncOptOutPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `opted_out`.
- (instancetype)initWithOptedOut;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `opted_out`.
- (BOOL)isOptedOut;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSmartSyncOptOutPolicy` from and to JSON.
@interface DBTEAMLOGSmartSyncOptOutPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncOptOutPolicy *)instance;
+ (DBTEAMLOGSmartSyncOptOutPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team opted out of Smart Sync.
@interface DBTEAMLOGSmartSyncOptOutType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSmartSyncOptOutType` from and to JSON.
@interface DBTEAMLOGSmartSyncOptOutTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmartSyncOptOutType *)instance;
+ (DBTEAMLOGSmartSyncOptOutType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's automatic Smart Sync policy was changed.
@interface DBTEAMLOGSmarterSmartSyncPolicyChangedDetails : DBStoneObject
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMPOLICIESSmarterSmartSyncPolicyState *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESSmarterSmartSyncPolicyState *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMPOLICIESSmarterSmartSyncPolicyState *)previousValue
    dNewValue:(DBTEAMPOLICIESSmarterSmartSyncPolicyState *)dNewValue;
@end

/// Converts `DBTEAMLOGSmarterSmartSyncPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGSmarterSmartSyncPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmarterSmartSyncPolicyChangedDetails *)instance;
+ (DBTEAMLOGSmarterSmartSyncPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's automatic Smart Sync policy was changed.
@interface DBTEAMLOGSmarterSmartSyncPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSmarterSmartSyncPolicyChangedType` from and to JSON.
@interface DBTEAMLOGSmarterSmartSyncPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSmarterSmartSyncPolicyChangedType *)instance;
+ (DBTEAMLOGSmarterSmartSyncPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSpaceCapsType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSpaceCapsTypeTag) {
    /// A hard limit.
    DBTEAMLOGSpaceCapsTypeHard,
    /// Space limits are off.
    DBTEAMLOGSpaceCapsTypeOff,
    /// A soft limit.
    DBTEAMLOGSpaceCapsTypeSoft,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSpaceCapsTypeOther,
};

/// The enforcement of members' space limits.
@interface DBTEAMLOGSpaceCapsType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSpaceCapsTypeTag tag;
/// Creates an object with the tag `hard`.
- (instancetype)initWithHard;
/// Creates an object with the tag `off`.
- (instancetype)initWithOff;
/// Creates an object with the tag `soft`.
- (instancetype)initWithSoft;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `hard`.
- (BOOL)isHard;
/// Returns whether the tag is `off`.
- (BOOL)isOff;
/// Returns whether the tag is `soft`.
- (BOOL)isSoft;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSpaceCapsType` from and to JSON.
@interface DBTEAMLOGSpaceCapsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSpaceCapsType *)instance;
+ (DBTEAMLOGSpaceCapsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSpaceLimitsStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSpaceLimitsStatusTag) {
    /// The usage is near the limit.
    DBTEAMLOGSpaceLimitsStatusNearQuota,
    /// The usage is over the limit.
    DBTEAMLOGSpaceLimitsStatusOverQuota,
    /// The usage is within the limit.
    DBTEAMLOGSpaceLimitsStatusWithinQuota,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSpaceLimitsStatusOther,
};

/// A member's usage compared to their space limit.
@interface DBTEAMLOGSpaceLimitsStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSpaceLimitsStatusTag tag;
/// Creates an object with the tag `near_quota`.
- (instancetype)initWithNearQuota;
/// Creates an object with the tag `over_quota`.
- (instancetype)initWithOverQuota;
/// Creates an object with the tag `within_quota`.
- (instancetype)initWithWithinQuota;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `near_quota`.
- (BOOL)isNearQuota;
/// Returns whether the tag is `over_quota`.
- (BOOL)isOverQuota;
/// Returns whether the tag is `within_quota`.
- (BOOL)isWithinQuota;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSpaceLimitsStatus` from and to JSON.
@interface DBTEAMLOGSpaceLimitsStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSpaceLimitsStatus *)instance;
+ (DBTEAMLOGSpaceLimitsStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGStackCrossTeamAccessPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGStackCrossTeamAccessPolicyTag) {
    /// Stacks of other teams can give access to the team's content.
    DBTEAMLOGStackCrossTeamAccessPolicyAllowed,
    /// The default policy applies.
    DBTEAMLOGStackCrossTeamAccessPolicyDefault_,
    /// Stacks of other teams can't give access to the team's content.
    DBTEAMLOGStackCrossTeamAccessPolicyDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGStackCrossTeamAccessPolicyOther,
};

/// The policy for access to the team's content by stacks of other teams.
@interface DBTEAMLOGStackCrossTeamAccessPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGStackCrossTeamAccessPolicyTag tag;
/// Creates an object with the tag `allowed`.
- (instancetype)initWithAllowed;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disallowed`.
- (instancetype)initWithDisallowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allowed`.
- (BOOL)isAllowed;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disallowed`.
- (BOOL)isDisallowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGStackCrossTeamAccessPolicy` from and to JSON.
@interface DBTEAMLOGStackCrossTeamAccessPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGStackCrossTeamAccessPolicy *)instance;
+ (DBTEAMLOGStackCrossTeamAccessPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for access to stacks across teams was changed.
@interface DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGStackCrossTeamAccessPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGStackCrossTeamAccessPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGStackCrossTeamAccessPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGStackCrossTeamAccessPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGStackCrossTeamAccessPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGStackCrossTeamAccessPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails *)instance;
+ (DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for access to stacks across teams was changed.
@interface DBTEAMLOGStackCrossTeamAccessPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGStackCrossTeamAccessPolicyChangedType` from and to JSON.
@interface DBTEAMLOGStackCrossTeamAccessPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGStackCrossTeamAccessPolicyChangedType *)instance;
+ (DBTEAMLOGStackCrossTeamAccessPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an enterprise admin session was started.
@interface DBTEAMLOGStartedEnterpriseAdminSessionDetails : DBStoneObject
/// Additional details about the organization or team.
@property (nonatomic, readonly) DBTEAMLOGFedExtraDetails *federationExtraDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFederationExtraDetails:(DBTEAMLOGFedExtraDetails *)federationExtraDetails;
@end

/// Converts `DBTEAMLOGStartedEnterpriseAdminSessionDetails` from and to JSON.
@interface DBTEAMLOGStartedEnterpriseAdminSessionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGStartedEnterpriseAdminSessionDetails *)instance;
+ (DBTEAMLOGStartedEnterpriseAdminSessionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An enterprise admin session was started.
@interface DBTEAMLOGStartedEnterpriseAdminSessionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGStartedEnterpriseAdminSessionType` from and to JSON.
@interface DBTEAMLOGStartedEnterpriseAdminSessionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGStartedEnterpriseAdminSessionType *)instance;
+ (DBTEAMLOGStartedEnterpriseAdminSessionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTimeUnit`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTimeUnitTag) {
    /// Days.
    DBTEAMLOGTimeUnitDays,
    /// Hours.
    DBTEAMLOGTimeUnitHours,
    /// Milliseconds.
    DBTEAMLOGTimeUnitMilliseconds,
    /// Minutes.
    DBTEAMLOGTimeUnitMinutes,
    /// Months.
    DBTEAMLOGTimeUnitMonths,
    /// Seconds.
    DBTEAMLOGTimeUnitSeconds,
    /// Weeks.
    DBTEAMLOGTimeUnitWeeks,
    /// Years.
    DBTEAMLOGTimeUnitYears,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTimeUnitOther,
};

/// A unit of time.
@interface DBTEAMLOGTimeUnit : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTimeUnitTag tag;
/// Creates an object with the tag `days`.
- (instancetype)initWithDays;
/// Creates an object with the tag `hours`.
- (instancetype)initWithHours;
/// Creates an object with the tag `milliseconds`.
- (instancetype)initWithMilliseconds;
/// Creates an object with the tag `minutes`.
- (instancetype)initWithMinutes;
/// Creates an object with the tag `months`.
- (instancetype)initWithMonths;
/// Creates an object with the tag `seconds`.
- (instancetype)initWithSeconds;
/// Creates an object with the tag `weeks`.
- (instancetype)initWithWeeks;
/// Creates an object with the tag `years`.
- (instancetype)initWithYears;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `days`.
- (BOOL)isDays;
/// Returns whether the tag is `hours`.
- (BOOL)isHours;
/// Returns whether the tag is `milliseconds`.
- (BOOL)isMilliseconds;
/// Returns whether the tag is `minutes`.
- (BOOL)isMinutes;
/// Returns whether the tag is `months`.
- (BOOL)isMonths;
/// Returns whether the tag is `seconds`.
- (BOOL)isSeconds;
/// Returns whether the tag is `weeks`.
- (BOOL)isWeeks;
/// Returns whether the tag is `years`.
- (BOOL)isYears;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTimeUnit` from and to JSON.
@interface DBTEAMLOGTimeUnitSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTimeUnit *)instance;
+ (DBTEAMLOGTimeUnit *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTopLevelContentPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTopLevelContentPolicyTag) {
    /// Only admins can make changes.
    DBTEAMLOGTopLevelContentPolicyAdminsOnly,
    /// All members can make changes.
    DBTEAMLOGTopLevelContentPolicyEveryone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTopLevelContentPolicyOther,
};

/// The policy for changes of team folders at the top level of the team space.
@interface DBTEAMLOGTopLevelContentPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTopLevelContentPolicyTag tag;
/// Creates an object with the tag `admins_only`.
- (instancetype)initWithAdminsOnly;
/// Creates an object with the tag `everyone`.
- (instancetype)initWithEveryone;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `admins_only`.
- (BOOL)isAdminsOnly;
/// Returns whether the tag is `everyone`.
- (BOOL)isEveryone;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTopLevelContentPolicy` from and to JSON.
@interface DBTEAMLOGTopLevelContentPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTopLevelContentPolicy *)instance;
+ (DBTEAMLOGTopLevelContentPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for content at the top level was changed.
@interface DBTEAMLOGTopLevelContentPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGTopLevelContentPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGTopLevelContentPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTopLevelContentPolicy *)dNewValue
    previousValue:(DBTEAMLOGTopLevelContentPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGTopLevelContentPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGTopLevelContentPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTopLevelContentPolicyChangedDetails *)instance;
+ (DBTEAMLOGTopLevelContentPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for content at the top level was changed.
@interface DBTEAMLOGTopLevelContentPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTopLevelContentPolicyChangedType` from and to JSON.
@interface DBTEAMLOGTopLevelContentPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTopLevelContentPolicyChangedType *)instance;
+ (DBTEAMLOGTopLevelContentPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A trusted person outside the team.
@interface DBTEAMLOGTrustedNonTeamMemberLogInfo : DBTEAMLOGUserLogInfo
/// The reason that the person is trusted.
@property (nonatomic, readonly) DBTEAMLOGTrustedNonTeamMemberType *trustedNonTeamMemberType;
/// The team of the person.
@property (nonatomic, readonly, nullable) DBTEAMLOGTeamLogInfo *team;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTrustedNonTeamMemberType:(DBTEAMLOGTrustedNonTeamMemberType *)trustedNonTeamMemberType
    accountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    team:(nullable DBTEAMLOGTeamLogInfo *)team;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTrustedNonTeamMemberType:(DBTEAMLOGTrustedNonTeamMemberType *)trustedNonTeamMemberType;
@end

/// Converts `DBTEAMLOGTrustedNonTeamMemberLogInfo` from and to JSON.
@interface DBTEAMLOGTrustedNonTeamMemberLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTrustedNonTeamMemberLogInfo *)instance;
+ (DBTEAMLOGTrustedNonTeamMemberLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTrustedNonTeamMemberType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTrustedNonTeamMemberTypeTag) {
    /// The person is an enterprise admin.
    DBTEAMLOGTrustedNonTeamMemberTypeEnterpriseAdmin,
    /// The person is a multi-instance admin.
    DBTEAMLOGTrustedNonTeamMemberTypeMultiInstanceAdmin,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTrustedNonTeamMemberTypeOther,
};

/// The reason that a person outside the team is trusted.
@interface DBTEAMLOGTrustedNonTeamMemberType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTrustedNonTeamMemberTypeTag tag;
/// Creates an object with the tag `enterprise_admin`.
- (instancetype)initWithEnterpriseAdmin;
/// Creates an object with the tag `multi_instance_admin`.
- (instancetype)initWithMultiInstanceAdmin;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enterprise_admin`.
- (BOOL)isEnterpriseAdmin;
/// Returns whether the tag is `multi_instance_admin`.
- (BOOL)isMultiInstanceAdmin;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTrustedNonTeamMemberType` from and to JSON.
@interface DBTEAMLOGTrustedNonTeamMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTrustedNonTeamMemberType *)instance;
+ (DBTEAMLOGTrustedNonTeamMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTrustedTeamsRequestAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTrustedTeamsRequestActionTag) {
    /// The request was accepted.
    DBTEAMLOGTrustedTeamsRequestActionAccepted,
    /// The request was declined.
    DBTEAMLOGTrustedTeamsRequestActionDeclined,
    /// The request expired.
    DBTEAMLOGTrustedTeamsRequestActionExpired,
    /// The team was invited.
    DBTEAMLOGTrustedTeamsRequestActionInvited,
    /// The request was revoked.
    DBTEAMLOGTrustedTeamsRequestActionRevoked,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTrustedTeamsRequestActionOther,
};

/// A change of a request to trust another team.
@interface DBTEAMLOGTrustedTeamsRequestAction : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTrustedTeamsRequestActionTag tag;
/// Creates an object with the tag `accepted`.
- (instancetype)initWithAccepted;
/// Creates an object with the tag `declined`.
- (instancetype)initWithDeclined;
/// Creates an object with the tag `expired`.
- (instancetype)initWithExpired;
/// Creates an object with the tag `invited`.
- (instancetype)initWithInvited;
/// Creates an object with the tag `revoked`.
- (instancetype)initWithRevoked;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `accepted`.
- (BOOL)isAccepted;
/// Returns whether the tag is `declined`.
- (BOOL)isDeclined;
/// Returns whether the tag is `expired`.
- (BOOL)isExpired;
/// Returns whether the tag is `invited`.
- (BOOL)isInvited;
/// Returns whether the tag is `revoked`.
- (BOOL)isRevoked;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTrustedTeamsRequestAction` from and to JSON.
@interface DBTEAMLOGTrustedTeamsRequestActionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTrustedTeamsRequestAction *)instance;
+ (DBTEAMLOGTrustedTeamsRequestAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTrustedTeamsRequestState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTrustedTeamsRequestStateTag) {
    /// The team was invited.
    DBTEAMLOGTrustedTeamsRequestStateInvited,
    /// The teams are linked.
    DBTEAMLOGTrustedTeamsRequestStateLinked,
    /// The teams aren't linked.
    DBTEAMLOGTrustedTeamsRequestStateUnlinked,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTrustedTeamsRequestStateOther,
};

/// The state of a request to trust another team.
@interface DBTEAMLOGTrustedTeamsRequestState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTrustedTeamsRequestStateTag tag;
/// Creates an object with the tag `invited`.
- (instancetype)initWithInvited;
/// Creates an object with the tag `linked`.
- (instancetype)initWithLinked;
/// Creates an object with the tag `unlinked`.
- (instancetype)initWithUnlinked;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invited`.
- (BOOL)isInvited;
/// Returns whether the tag is `linked`.
- (BOOL)isLinked;
/// Returns whether the tag is `unlinked`.
- (BOOL)isUnlinked;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTrustedTeamsRequestState` from and to JSON.
@interface DBTEAMLOGTrustedTeamsRequestStateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTrustedTeamsRequestState *)instance;
+ (DBTEAMLOGTrustedTeamsRequestState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the members' ability to link a personal and a team account on one computer was enabled
/// or disabled.
@interface DBTEAMLOGTwoAccountChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGTwoAccountPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGTwoAccountPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTwoAccountPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGTwoAccountPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGTwoAccountPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGTwoAccountChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGTwoAccountChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTwoAccountChangePolicyDetails *)instance;
+ (DBTEAMLOGTwoAccountChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members' ability to link a personal and a team account on one computer was enabled or disabled.
@interface DBTEAMLOGTwoAccountChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTwoAccountChangePolicyType` from and to JSON.
@interface DBTEAMLOGTwoAccountChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTwoAccountChangePolicyType *)instance;
+ (DBTEAMLOGTwoAccountChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTwoAccountPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTwoAccountPolicyTag) {
    /// Members can't link both accounts.
    DBTEAMLOGTwoAccountPolicyDisabled,
    /// Members can link both accounts.
    DBTEAMLOGTwoAccountPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTwoAccountPolicyOther,
};

/// The policy for linking a personal and a team account on one computer.
@interface DBTEAMLOGTwoAccountPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTwoAccountPolicyTag tag;
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

/// Converts `DBTEAMLOGTwoAccountPolicy` from and to JSON.
@interface DBTEAMLOGTwoAccountPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTwoAccountPolicy *)instance;
+ (DBTEAMLOGTwoAccountPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
