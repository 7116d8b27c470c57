// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEmailIngestPolicyDisabled, DBXTeamLogEmailIngestPolicyEnabled, DBXTeamLogEmailIngestPolicyOther,
    DBXTeamLogEnforceLinkPasswordPolicyOptional, DBXTeamLogEnforceLinkPasswordPolicyOther,
    DBXTeamLogEnforceLinkPasswordPolicyRequired, DBXTeamLogEventDetailsEmailIngestPolicyChangedDetails,
    DBXTeamLogEventDetailsEmailIngestReceiveFileDetails, DBXTeamLogEventDetailsEmmAddExceptionDetails,
    DBXTeamLogEventDetailsEmmChangePolicyDetails, DBXTeamLogEventDetailsEmmCreateExceptionsReportDetails,
    DBXTeamLogEventDetailsEmmCreateUsageReportDetails, DBXTeamLogEventDetailsEmmErrorDetails,
    DBXTeamLogEventDetailsEmmRefreshAuthTokenDetails, DBXTeamLogEventDetailsEmmRemoveExceptionDetails,
    DBXTeamLogEventDetailsEnabledDomainInvitesDetails,
    DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDeprecatedDetails,
    DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDetails, DBXTeamLogEventDetailsEnterpriseSettingsLockingDetails,
    DBXTeamLogEventDetailsExportMembersReportDetails, DBXTeamLogEventDetailsExportMembersReportFailDetails,
    DBXTeamLogEventDetailsExtendedVersionHistoryChangePolicyDetails, DBXTeamLogEventTypeArgEmailIngestPolicyChanged,
    DBXTeamLogEventTypeArgEmailIngestReceiveFile, DBXTeamLogEventTypeArgEmmAddException,
    DBXTeamLogEventTypeArgEmmChangePolicy, DBXTeamLogEventTypeArgEmmCreateExceptionsReport,
    DBXTeamLogEventTypeArgEmmCreateUsageReport, DBXTeamLogEventTypeArgEmmError,
    DBXTeamLogEventTypeArgEmmRefreshAuthToken, DBXTeamLogEventTypeArgEmmRemoveException,
    DBXTeamLogEventTypeArgEnabledDomainInvites, DBXTeamLogEventTypeArgEndedEnterpriseAdminSession,
    DBXTeamLogEventTypeArgEndedEnterpriseAdminSessionDeprecated, DBXTeamLogEventTypeArgEnterpriseSettingsLocking,
    DBXTeamLogEventTypeArgExportMembersReport, DBXTeamLogEventTypeArgExportMembersReportFail,
    DBXTeamLogEventTypeArgExtendedVersionHistoryChangePolicy, DBXTeamLogEventTypeEmailIngestPolicyChanged,
    DBXTeamLogEventTypeEmailIngestReceiveFile, DBXTeamLogEventTypeEmmAddException, DBXTeamLogEventTypeEmmChangePolicy,
    DBXTeamLogEventTypeEmmCreateExceptionsReport, DBXTeamLogEventTypeEmmCreateUsageReport, DBXTeamLogEventTypeEmmError,
    DBXTeamLogEventTypeEmmRefreshAuthToken, DBXTeamLogEventTypeEmmRemoveException,
    DBXTeamLogEventTypeEnabledDomainInvites, DBXTeamLogEventTypeEndedEnterpriseAdminSession,
    DBXTeamLogEventTypeEndedEnterpriseAdminSessionDeprecated, DBXTeamLogEventTypeEnterpriseSettingsLocking,
    DBXTeamLogEventTypeExportMembersReport, DBXTeamLogEventTypeExportMembersReportFail,
    DBXTeamLogEventTypeExtendedVersionHistoryChangePolicy, DBXTeamLogExportMembersReportDetails,
    DBXTeamLogExportMembersReportFailDetails, DBXTeamLogExportMembersReportFailType, DBXTeamLogExportMembersReportType,
    DBXTeamLogExtendedVersionHistoryChangePolicyDetails, DBXTeamLogExtendedVersionHistoryChangePolicyType,
    DBXTeamLogExtendedVersionHistoryPolicy, DBXTeamLogExtendedVersionHistoryPolicyExplicitlyLimited,
    DBXTeamLogExtendedVersionHistoryPolicyExplicitlyUnlimited, DBXTeamLogExtendedVersionHistoryPolicyImplicitlyLimited,
    DBXTeamLogExtendedVersionHistoryPolicyImplicitlyUnlimited, DBXTeamLogExtendedVersionHistoryPolicyOther,
    DBXTeamLogFailureDetailsLogInfo, DBXTeamLogFedExtraDetails, DBXTeamPoliciesEmmState, DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The policy for Email to Dropbox.
@interface DBXTeamLogEmailIngestPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogEmailIngestPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEmailIngestPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEmailIngestPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEmailIngestPolicyOther *asOther;
@end

/// The team can't use Email to Dropbox.
@interface DBXTeamLogEmailIngestPolicyDisabled : DBXTeamLogEmailIngestPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team can use Email to Dropbox.
@interface DBXTeamLogEmailIngestPolicyEnabled : DBXTeamLogEmailIngestPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogEmailIngestPolicyOther : DBXTeamLogEmailIngestPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's Email to Dropbox policy was changed.
@interface DBXTeamLogEmailIngestPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogEmailIngestPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogEmailIngestPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogEmailIngestPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogEmailIngestPolicy *)newValue
    previousValue:(DBXTeamLogEmailIngestPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's Email to Dropbox policy was changed.
@interface DBXTeamLogEmailIngestPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files arrived by Email to Dropbox.
@interface DBXTeamLogEmailIngestReceiveFileDetails : DBXObject
/// The name of the inbox.
@property (nonatomic, readonly, copy) NSString *inboxName;
/// The names of the received files.
@property (nonatomic, readonly, copy) NSArray<NSString *> *attachmentNames;
/// The subject of the email.
@property (nonatomic, readonly, copy, nullable) NSString *subject;
/// The name that the sender gave.
@property (nonatomic, readonly, copy, nullable) NSString *fromName;
/// The email address that the sender gave. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *fromEmail;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInboxName:(NSString *)inboxName
    attachmentNames:(NSArray<NSString *> *)attachmentNames
    subject:(nullable NSString *)subject
    fromName:(nullable NSString *)fromName
    fromEmail:(nullable NSString *)fromEmail
    NS_DESIGNATED_INITIALIZER;
@end

/// Files arrived by Email to Dropbox.
@interface DBXTeamLogEmailIngestReceiveFileType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were exempted from enterprise mobility management (EMM).
@interface DBXTeamLogEmmAddExceptionDetails : DBXObject
@end

/// Members were exempted from enterprise mobility management (EMM).
@interface DBXTeamLogEmmAddExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which enterprise mobility management (EMM) was enabled or disabled for members.
@interface DBXTeamLogEmmChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesEmmState *newValue;
/// The policy after the change.
- (DBXTeamPoliciesEmmState *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEmmState *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesEmmState *)newValue
    previousValue:(nullable DBXTeamPoliciesEmmState *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Enterprise mobility management (EMM) was enabled or disabled for members.
@interface DBXTeamLogEmmChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on users excluded from enterprise mobility management (EMM) was created.
@interface DBXTeamLogEmmCreateExceptionsReportDetails : DBXObject
@end

/// A report on users excluded from enterprise mobility management (EMM) was created.
@interface DBXTeamLogEmmCreateExceptionsReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the use of mobile apps under enterprise mobility management (EMM) was
/// created.
@interface DBXTeamLogEmmCreateUsageReportDetails : DBXObject
@end

/// A report on the use of mobile apps under enterprise mobility management (EMM) was created.
@interface DBXTeamLogEmmCreateUsageReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a sign-in with enterprise mobility management (EMM) failed.
@interface DBXTeamLogEmmErrorDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamLogFailureDetailsLogInfo *errorDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithErrorDetails:(DBXTeamLogFailureDetailsLogInfo *)errorDetails NS_DESIGNATED_INITIALIZER;
@end

/// A sign-in with enterprise mobility management (EMM) failed. Replaced by `loginFail`.
@interface DBXTeamLogEmmErrorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the token for setting up enterprise mobility management (EMM) was refreshed.
@interface DBXTeamLogEmmRefreshAuthTokenDetails : DBXObject
@end

/// The token for setting up enterprise mobility management (EMM) was refreshed.
@interface DBXTeamLogEmmRefreshAuthTokenType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the exemption of members from enterprise mobility management (EMM) was removed.
@interface DBXTeamLogEmmRemoveExceptionDetails : DBXObject
@end

/// The exemption of members from enterprise mobility management (EMM) was removed.
@interface DBXTeamLogEmmRemoveExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which domain invitations were enabled.
@interface DBXTeamLogEnabledDomainInvitesDetails : DBXObject
@end

/// Domain invitations were enabled. Dropbox no longer records this event.
@interface DBXTeamLogEnabledDomainInvitesType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an enterprise admin session was ended.
@interface DBXTeamLogEndedEnterpriseAdminSessionDeprecatedDetails : DBXObject
/// Additional details about the organization or team.
@property (nonatomic, readonly) DBXTeamLogFedExtraDetails *federationExtraDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFederationExtraDetails:(DBXTeamLogFedExtraDetails *)federationExtraDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// An enterprise admin session was ended. Replaced by `endedEnterpriseAdminSession`.
@interface DBXTeamLogEndedEnterpriseAdminSessionDeprecatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an enterprise admin session was ended.
@interface DBXTeamLogEndedEnterpriseAdminSessionDetails : DBXObject
@end

/// An enterprise admin session was ended.
@interface DBXTeamLogEndedEnterpriseAdminSessionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for passwords of links shared outside the team.
@interface DBXTeamLogEnforceLinkPasswordPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogEnforceLinkPasswordPolicy (Members)
/// The object if its tag is `optional`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEnforceLinkPasswordPolicyOptional *asOptional;
/// The object if its tag is `required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEnforceLinkPasswordPolicyRequired *asRequired;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEnforceLinkPasswordPolicyOther *asOther;
@end

/// A password is optional.
@interface DBXTeamLogEnforceLinkPasswordPolicyOptional : DBXTeamLogEnforceLinkPasswordPolicy
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A password is required.
@interface DBXTeamLogEnforceLinkPasswordPolicyRequired : DBXTeamLogEnforceLinkPasswordPolicy
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogEnforceLinkPasswordPolicyOther : DBXTeamLogEnforceLinkPasswordPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the permission to change a setting was changed.
@interface DBXTeamLogEnterpriseSettingsLockingDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *teamName;
/// The name of the settings page.
@property (nonatomic, readonly, copy) NSString *settingsPageName;
/// The locking state of the settings page before the change.
@property (nonatomic, readonly, copy) NSString *previousSettingsPageLockingState;
/// The locking state of the settings page after the change.
@property (nonatomic, readonly, copy) NSString *newSettingsPageLockingState;
/// The locking state of the settings page after the change.
- (NSString *)newSettingsPageLockingState DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(NSString *)teamName
    settingsPageName:(NSString *)settingsPageName
    previousSettingsPageLockingState:(NSString *)previousSettingsPageLockingState
    newSettingsPageLockingState:(NSString *)newSettingsPageLockingState
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to change a setting was changed.
@interface DBXTeamLogEnterpriseSettingsLockingType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (EMembers)
/// The object if its tag is `emm_refresh_auth_token_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEmmRefreshAuthTokenDetails *asEmmRefreshAuthTokenDetails;

/// The object if its tag is `enabled_domain_invites_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEnabledDomainInvitesDetails *asEnabledDomainInvitesDetails;

/// The object if its tag is `email_ingest_receive_file_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEmailIngestReceiveFileDetails *asEmailIngestReceiveFileDetails;

/// The object if its tag is `emm_error_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsEmmErrorDetails *asEmmErrorDetails;

/// The object if its tag is `emm_create_exceptions_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEmmCreateExceptionsReportDetails *asEmmCreateExceptionsReportDetails;

/// The object if its tag is `emm_create_usage_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEmmCreateUsageReportDetails *asEmmCreateUsageReportDetails;

/// The object if its tag is `export_members_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExportMembersReportDetails *asExportMembersReportDetails;

/// The object if its tag is `export_members_report_fail_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExportMembersReportFailDetails *asExportMembersReportFailDetails;

/// The object if its tag is `email_ingest_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEmailIngestPolicyChangedDetails *asEmailIngestPolicyChangedDetails;

/// The object if its tag is `emm_add_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsEmmAddExceptionDetails *asEmmAddExceptionDetails;
/// The object if its tag is `emm_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsEmmChangePolicyDetails *asEmmChangePolicyDetails;
/// The object if its tag is `emm_remove_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsEmmRemoveExceptionDetails *asEmmRemoveExceptionDetails;

/// The object if its tag is `extended_version_history_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExtendedVersionHistoryChangePolicyDetails *asExtendedVersionHistoryChangePolicyDetails;

/// The object if its tag is `ended_enterprise_admin_session_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDetails *asEndedEnterpriseAdminSessionDetails;

/// The object if its tag is `ended_enterprise_admin_session_deprecated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDeprecatedDetails *asEndedEnterpriseAdminSessionDeprecatedDetails;

/// The object if its tag is `enterprise_settings_locking_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEnterpriseSettingsLockingDetails *asEnterpriseSettingsLockingDetails;
@end

/// Details of an event in which the token for setting up enterprise mobility management (EMM) was refreshed.
@interface DBXTeamLogEventDetailsEmmRefreshAuthTokenDetails : DBXTeamLogEventDetails
/// The value of `emm_refresh_auth_token_details`.
@property (nonatomic, strong) DBXTeamLogEmmRefreshAuthTokenDetails *emmRefreshAuthTokenDetails;
/// Creates an object with the tag `emm_refresh_auth_token_details`.
- (instancetype)init:(DBXTeamLogEmmRefreshAuthTokenDetails *)emmRefreshAuthTokenDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which domain invitations were enabled.
@interface DBXTeamLogEventDetailsEnabledDomainInvitesDetails : DBXTeamLogEventDetails
/// The value of `enabled_domain_invites_details`.
@property (nonatomic, strong) DBXTeamLogEnabledDomainInvitesDetails *enabledDomainInvitesDetails;
/// Creates an object with the tag `enabled_domain_invites_details`.
- (instancetype)init:(DBXTeamLogEnabledDomainInvitesDetails *)enabledDomainInvitesDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files arrived by Email to Dropbox.
@interface DBXTeamLogEventDetailsEmailIngestReceiveFileDetails : DBXTeamLogEventDetails
/// The value of `email_ingest_receive_file_details`.
@property (nonatomic, strong) DBXTeamLogEmailIngestReceiveFileDetails *emailIngestReceiveFileDetails;
/// Creates an object with the tag `email_ingest_receive_file_details`.
- (instancetype)init:(DBXTeamLogEmailIngestReceiveFileDetails *)emailIngestReceiveFileDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a sign-in with enterprise mobility management (EMM) failed.
@interface DBXTeamLogEventDetailsEmmErrorDetails : DBXTeamLogEventDetails
/// The value of `emm_error_details`.
@property (nonatomic, strong) DBXTeamLogEmmErrorDetails *emmErrorDetails;
/// Creates an object with the tag `emm_error_details`.
- (instancetype)init:(DBXTeamLogEmmErrorDetails *)emmErrorDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on users excluded from enterprise mobility management (EMM) was created.
@interface DBXTeamLogEventDetailsEmmCreateExceptionsReportDetails : DBXTeamLogEventDetails
/// The value of `emm_create_exceptions_report_details`.
@property (nonatomic, strong) DBXTeamLogEmmCreateExceptionsReportDetails *emmCreateExceptionsReportDetails;

/// Creates an object with the tag `emm_create_exceptions_report_details`.
- (instancetype)init:(DBXTeamLogEmmCreateExceptionsReportDetails *)emmCreateExceptionsReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the use of mobile apps under enterprise mobility management (EMM) was
/// created.
@interface DBXTeamLogEventDetailsEmmCreateUsageReportDetails : DBXTeamLogEventDetails
/// The value of `emm_create_usage_report_details`.
@property (nonatomic, strong) DBXTeamLogEmmCreateUsageReportDetails *emmCreateUsageReportDetails;
/// Creates an object with the tag `emm_create_usage_report_details`.
- (instancetype)init:(DBXTeamLogEmmCreateUsageReportDetails *)emmCreateUsageReportDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the team's members was created.
@interface DBXTeamLogEventDetailsExportMembersReportDetails : DBXTeamLogEventDetails
/// The value of `export_members_report_details`.
@property (nonatomic, strong) DBXTeamLogExportMembersReportDetails *exportMembersReportDetails;
/// Creates an object with the tag `export_members_report_details`.
- (instancetype)init:(DBXTeamLogExportMembersReportDetails *)exportMembersReportDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on the team's members couldn't be created.
@interface DBXTeamLogEventDetailsExportMembersReportFailDetails : DBXTeamLogEventDetails
/// The value of `export_members_report_fail_details`.
@property (nonatomic, strong) DBXTeamLogExportMembersReportFailDetails *exportMembersReportFailDetails;

/// Creates an object with the tag `export_members_report_fail_details`.
- (instancetype)init:(DBXTeamLogExportMembersReportFailDetails *)exportMembersReportFailDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's Email to Dropbox policy was changed.
@interface DBXTeamLogEventDetailsEmailIngestPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `email_ingest_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogEmailIngestPolicyChangedDetails *emailIngestPolicyChangedDetails;

/// Creates an object with the tag `email_ingest_policy_changed_details`.
- (instancetype)init:(DBXTeamLogEmailIngestPolicyChangedDetails *)emailIngestPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were exempted from enterprise mobility management (EMM).
@interface DBXTeamLogEventDetailsEmmAddExceptionDetails : DBXTeamLogEventDetails
/// The value of `emm_add_exception_details`.
@property (nonatomic, strong) DBXTeamLogEmmAddExceptionDetails *emmAddExceptionDetails;
/// Creates an object with the tag `emm_add_exception_details`.
- (instancetype)init:(DBXTeamLogEmmAddExceptionDetails *)emmAddExceptionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which enterprise mobility management (EMM) was enabled or disabled for members.
@interface DBXTeamLogEventDetailsEmmChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `emm_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogEmmChangePolicyDetails *emmChangePolicyDetails;
/// Creates an object with the tag `emm_change_policy_details`.
- (instancetype)init:(DBXTeamLogEmmChangePolicyDetails *)emmChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the exemption of members from enterprise mobility management (EMM) was removed.
@interface DBXTeamLogEventDetailsEmmRemoveExceptionDetails : DBXTeamLogEventDetails
/// The value of `emm_remove_exception_details`.
@property (nonatomic, strong) DBXTeamLogEmmRemoveExceptionDetails *emmRemoveExceptionDetails;
/// Creates an object with the tag `emm_remove_exception_details`.
- (instancetype)init:(DBXTeamLogEmmRemoveExceptionDetails *)emmRemoveExceptionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team opted in to or out of extended version history.
@interface DBXTeamLogEventDetailsExtendedVersionHistoryChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `extended_version_history_change_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogExtendedVersionHistoryChangePolicyDetails *extendedVersionHistoryChangePolicyDetails;

/// Creates an object with the tag `extended_version_history_change_policy_details`.
- (instancetype)init:(DBXTeamLogExtendedVersionHistoryChangePolicyDetails *)extendedVersionHistoryChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an enterprise admin session was ended.
@interface DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDetails : DBXTeamLogEventDetails
/// The value of `ended_enterprise_admin_session_details`.
@property (nonatomic, strong) DBXTeamLogEndedEnterpriseAdminSessionDetails *endedEnterpriseAdminSessionDetails;

/// Creates an object with the tag `ended_enterprise_admin_session_details`.
- (instancetype)init:(DBXTeamLogEndedEnterpriseAdminSessionDetails *)endedEnterpriseAdminSessionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an enterprise admin session was ended.
@interface DBXTeamLogEventDetailsEndedEnterpriseAdminSessionDeprecatedDetails : DBXTeamLogEventDetails
/// The value of `ended_enterprise_admin_session_deprecated_details`.
@property (nonatomic, strong)
    DBXTeamLogEndedEnterpriseAdminSessionDeprecatedDetails *endedEnterpriseAdminSessionDeprecatedDetails;

/// Creates an object with the tag `ended_enterprise_admin_session_deprecated_details`.
- (instancetype)
    init:(DBXTeamLogEndedEnterpriseAdminSessionDeprecatedDetails *)endedEnterpriseAdminSessionDeprecatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to change a setting was changed.
@interface DBXTeamLogEventDetailsEnterpriseSettingsLockingDetails : DBXTeamLogEventDetails
/// The value of `enterprise_settings_locking_details`.
@property (nonatomic, strong) DBXTeamLogEnterpriseSettingsLockingDetails *enterpriseSettingsLockingDetails;

/// Creates an object with the tag `enterprise_settings_locking_details`.
- (instancetype)init:(DBXTeamLogEnterpriseSettingsLockingDetails *)enterpriseSettingsLockingDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (EMembers)
/// The object if its tag is `emm_refresh_auth_token`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmmRefreshAuthToken *asEmmRefreshAuthToken;
/// The object if its tag is `enabled_domain_invites`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEnabledDomainInvites *asEnabledDomainInvites;
/// The object if its tag is `email_ingest_receive_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmailIngestReceiveFile *asEmailIngestReceiveFile;
/// The object if its tag is `emm_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmmError *asEmmError;
/// The object if its tag is `emm_create_exceptions_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmmCreateExceptionsReport *asEmmCreateExceptionsReport;
/// The object if its tag is `emm_create_usage_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmmCreateUsageReport *asEmmCreateUsageReport;
/// The object if its tag is `export_members_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeExportMembersReport *asExportMembersReport;
/// The object if its tag is `export_members_report_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeExportMembersReportFail *asExportMembersReportFail;
/// The object if its tag is `email_ingest_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmailIngestPolicyChanged *asEmailIngestPolicyChanged;
/// The object if its tag is `emm_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmmAddException *asEmmAddException;
/// The object if its tag is `emm_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmmChangePolicy *asEmmChangePolicy;
/// The object if its tag is `emm_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEmmRemoveException *asEmmRemoveException;

/// The object if its tag is `extended_version_history_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeExtendedVersionHistoryChangePolicy *asExtendedVersionHistoryChangePolicy;

/// The object if its tag is `ended_enterprise_admin_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEndedEnterpriseAdminSession *asEndedEnterpriseAdminSession;

/// The object if its tag is `ended_enterprise_admin_session_deprecated`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEndedEnterpriseAdminSessionDeprecated *asEndedEnterpriseAdminSessionDeprecated;

/// The object if its tag is `enterprise_settings_locking`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEnterpriseSettingsLocking *asEnterpriseSettingsLocking;
@end

/// The token for setting up enterprise mobility management (EMM) was refreshed.
@interface DBXTeamLogEventTypeEmmRefreshAuthToken : DBXTeamLogEventType
/// The value of `emm_refresh_auth_token`.
@property (nonatomic, strong) DBXTeamLogEmmRefreshAuthTokenType *emmRefreshAuthToken;
/// Creates an object with the tag `emm_refresh_auth_token`.
- (instancetype)init:(DBXTeamLogEmmRefreshAuthTokenType *)emmRefreshAuthToken NS_DESIGNATED_INITIALIZER;
@end

/// Domain invitations were enabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeEnabledDomainInvites : DBXTeamLogEventType
/// The value of `enabled_domain_invites`.
@property (nonatomic, strong) DBXTeamLogEnabledDomainInvitesType *enabledDomainInvites;
/// Creates an object with the tag `enabled_domain_invites`.
- (instancetype)init:(DBXTeamLogEnabledDomainInvitesType *)enabledDomainInvites NS_DESIGNATED_INITIALIZER;
@end

/// Files arrived by Email to Dropbox.
@interface DBXTeamLogEventTypeEmailIngestReceiveFile : DBXTeamLogEventType
/// The value of `email_ingest_receive_file`.
@property (nonatomic, strong) DBXTeamLogEmailIngestReceiveFileType *emailIngestReceiveFile;
/// Creates an object with the tag `email_ingest_receive_file`.
- (instancetype)init:(DBXTeamLogEmailIngestReceiveFileType *)emailIngestReceiveFile NS_DESIGNATED_INITIALIZER;
@end

/// A sign-in with enterprise mobility management (EMM) failed. Replaced by `loginFail`.
@interface DBXTeamLogEventTypeEmmError : DBXTeamLogEventType
/// The value of `emm_error`.
@property (nonatomic, strong) DBXTeamLogEmmErrorType *emmError;
/// Creates an object with the tag `emm_error`.
- (instancetype)init:(DBXTeamLogEmmErrorType *)emmError NS_DESIGNATED_INITIALIZER;
@end

/// A report on users excluded from enterprise mobility management (EMM) was created.
@interface DBXTeamLogEventTypeEmmCreateExceptionsReport : DBXTeamLogEventType
/// The value of `emm_create_exceptions_report`.
@property (nonatomic, strong) DBXTeamLogEmmCreateExceptionsReportType *emmCreateExceptionsReport;
/// Creates an object with the tag `emm_create_exceptions_report`.
- (instancetype)init:(DBXTeamLogEmmCreateExceptionsReportType *)emmCreateExceptionsReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on the use of mobile apps under enterprise mobility management (EMM) was created.
@interface DBXTeamLogEventTypeEmmCreateUsageReport : DBXTeamLogEventType
/// The value of `emm_create_usage_report`.
@property (nonatomic, strong) DBXTeamLogEmmCreateUsageReportType *emmCreateUsageReport;
/// Creates an object with the tag `emm_create_usage_report`.
- (instancetype)init:(DBXTeamLogEmmCreateUsageReportType *)emmCreateUsageReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's members was created.
@interface DBXTeamLogEventTypeExportMembersReport : DBXTeamLogEventType
/// The value of `export_members_report`.
@property (nonatomic, strong) DBXTeamLogExportMembersReportType *exportMembersReport;
/// Creates an object with the tag `export_members_report`.
- (instancetype)init:(DBXTeamLogExportMembersReportType *)exportMembersReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's members couldn't be created.
@interface DBXTeamLogEventTypeExportMembersReportFail : DBXTeamLogEventType
/// The value of `export_members_report_fail`.
@property (nonatomic, strong) DBXTeamLogExportMembersReportFailType *exportMembersReportFail;
/// Creates an object with the tag `export_members_report_fail`.
- (instancetype)init:(DBXTeamLogExportMembersReportFailType *)exportMembersReportFail NS_DESIGNATED_INITIALIZER;
@end

/// The team's Email to Dropbox policy was changed.
@interface DBXTeamLogEventTypeEmailIngestPolicyChanged : DBXTeamLogEventType
/// The value of `email_ingest_policy_changed`.
@property (nonatomic, strong) DBXTeamLogEmailIngestPolicyChangedType *emailIngestPolicyChanged;
/// Creates an object with the tag `email_ingest_policy_changed`.
- (instancetype)init:(DBXTeamLogEmailIngestPolicyChangedType *)emailIngestPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// Members were exempted from enterprise mobility management (EMM).
@interface DBXTeamLogEventTypeEmmAddException : DBXTeamLogEventType
/// The value of `emm_add_exception`.
@property (nonatomic, strong) DBXTeamLogEmmAddExceptionType *emmAddException;
/// Creates an object with the tag `emm_add_exception`.
- (instancetype)init:(DBXTeamLogEmmAddExceptionType *)emmAddException NS_DESIGNATED_INITIALIZER;
@end

/// Enterprise mobility management (EMM) was enabled or disabled for members.
@interface DBXTeamLogEventTypeEmmChangePolicy : DBXTeamLogEventType
/// The value of `emm_change_policy`.
@property (nonatomic, strong) DBXTeamLogEmmChangePolicyType *emmChangePolicy;
/// Creates an object with the tag `emm_change_policy`.
- (instancetype)init:(DBXTeamLogEmmChangePolicyType *)emmChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The exemption of members from enterprise mobility management (EMM) was removed.
@interface DBXTeamLogEventTypeEmmRemoveException : DBXTeamLogEventType
/// The value of `emm_remove_exception`.
@property (nonatomic, strong) DBXTeamLogEmmRemoveExceptionType *emmRemoveException;
/// Creates an object with the tag `emm_remove_exception`.
- (instancetype)init:(DBXTeamLogEmmRemoveExceptionType *)emmRemoveException NS_DESIGNATED_INITIALIZER;
@end

/// The team opted in to or out of extended version history.
@interface DBXTeamLogEventTypeExtendedVersionHistoryChangePolicy : DBXTeamLogEventType
/// The value of `extended_version_history_change_policy`.
@property (nonatomic, strong) DBXTeamLogExtendedVersionHistoryChangePolicyType *extendedVersionHistoryChangePolicy;

/// Creates an object with the tag `extended_version_history_change_policy`.
- (instancetype)init:(DBXTeamLogExtendedVersionHistoryChangePolicyType *)extendedVersionHistoryChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// An enterprise admin session was ended.
@interface DBXTeamLogEventTypeEndedEnterpriseAdminSession : DBXTeamLogEventType
/// The value of `ended_enterprise_admin_session`.
@property (nonatomic, strong) DBXTeamLogEndedEnterpriseAdminSessionType *endedEnterpriseAdminSession;
/// Creates an object with the tag `ended_enterprise_admin_session`.
- (instancetype)init:(DBXTeamLogEndedEnterpriseAdminSessionType *)endedEnterpriseAdminSession NS_DESIGNATED_INITIALIZER;
@end

/// An enterprise admin session was ended. Replaced by `endedEnterpriseAdminSession`.
@interface DBXTeamLogEventTypeEndedEnterpriseAdminSessionDeprecated : DBXTeamLogEventType
/// The value of `ended_enterprise_admin_session_deprecated`.
@property (nonatomic, strong)
    DBXTeamLogEndedEnterpriseAdminSessionDeprecatedType *endedEnterpriseAdminSessionDeprecated;

/// Creates an object with the tag `ended_enterprise_admin_session_deprecated`.
- (instancetype)init:(DBXTeamLogEndedEnterpriseAdminSessionDeprecatedType *)endedEnterpriseAdminSessionDeprecated
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to change a setting was changed.
@interface DBXTeamLogEventTypeEnterpriseSettingsLocking : DBXTeamLogEventType
/// The value of `enterprise_settings_locking`.
@property (nonatomic, strong) DBXTeamLogEnterpriseSettingsLockingType *enterpriseSettingsLocking;
/// Creates an object with the tag `enterprise_settings_locking`.
- (instancetype)init:(DBXTeamLogEnterpriseSettingsLockingType *)enterpriseSettingsLocking NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (EMembers)
/// The object if its tag is `emm_refresh_auth_token`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmmRefreshAuthToken *asEmmRefreshAuthToken;
/// The object if its tag is `enabled_domain_invites`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEnabledDomainInvites *asEnabledDomainInvites;
/// The object if its tag is `email_ingest_receive_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmailIngestReceiveFile *asEmailIngestReceiveFile;
/// The object if its tag is `emm_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmmError *asEmmError;
/// The object if its tag is `emm_create_exceptions_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmmCreateExceptionsReport *asEmmCreateExceptionsReport;
/// The object if its tag is `emm_create_usage_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmmCreateUsageReport *asEmmCreateUsageReport;
/// The object if its tag is `export_members_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgExportMembersReport *asExportMembersReport;
/// The object if its tag is `export_members_report_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgExportMembersReportFail *asExportMembersReportFail;
/// The object if its tag is `email_ingest_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmailIngestPolicyChanged *asEmailIngestPolicyChanged;
/// The object if its tag is `emm_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmmAddException *asEmmAddException;
/// The object if its tag is `emm_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmmChangePolicy *asEmmChangePolicy;
/// The object if its tag is `emm_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEmmRemoveException *asEmmRemoveException;

/// The object if its tag is `extended_version_history_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgExtendedVersionHistoryChangePolicy *asExtendedVersionHistoryChangePolicy;

/// The object if its tag is `ended_enterprise_admin_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEndedEnterpriseAdminSession *asEndedEnterpriseAdminSession;

/// The object if its tag is `ended_enterprise_admin_session_deprecated`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEndedEnterpriseAdminSessionDeprecated *asEndedEnterpriseAdminSessionDeprecated;

/// The object if its tag is `enterprise_settings_locking`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEnterpriseSettingsLocking *asEnterpriseSettingsLocking;
@end

/// Events in which the token for setting up enterprise mobility management (EMM) was refreshed.
@interface DBXTeamLogEventTypeArgEmmRefreshAuthToken : DBXTeamLogEventTypeArg
/// Creates an object with the tag `emm_refresh_auth_token`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which domain invitations were enabled.
@interface DBXTeamLogEventTypeArgEnabledDomainInvites : DBXTeamLogEventTypeArg
/// Creates an object with the tag `enabled_domain_invites`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files arrived by Email to Dropbox.
@interface DBXTeamLogEventTypeArgEmailIngestReceiveFile : DBXTeamLogEventTypeArg
/// Creates an object with the tag `email_ingest_receive_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a sign-in with enterprise mobility management (EMM) failed.
@interface DBXTeamLogEventTypeArgEmmError : DBXTeamLogEventTypeArg
/// Creates an object with the tag `emm_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on users excluded from enterprise mobility management (EMM) was created.
@interface DBXTeamLogEventTypeArgEmmCreateExceptionsReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `emm_create_exceptions_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on the use of mobile apps under enterprise mobility management (EMM) was created.
@interface DBXTeamLogEventTypeArgEmmCreateUsageReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `emm_create_usage_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on the team's members was created.
@interface DBXTeamLogEventTypeArgExportMembersReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `export_members_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on the team's members couldn't be created.
@interface DBXTeamLogEventTypeArgExportMembersReportFail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `export_members_report_fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's Email to Dropbox policy was changed.
@interface DBXTeamLogEventTypeArgEmailIngestPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `email_ingest_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were exempted from enterprise mobility management (EMM).
@interface DBXTeamLogEventTypeArgEmmAddException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `emm_add_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which enterprise mobility management (EMM) was enabled or disabled for members.
@interface DBXTeamLogEventTypeArgEmmChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `emm_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the exemption of members from enterprise mobility management (EMM) was removed.
@interface DBXTeamLogEventTypeArgEmmRemoveException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `emm_remove_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team opted in to or out of extended version history.
@interface DBXTeamLogEventTypeArgExtendedVersionHistoryChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `extended_version_history_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an enterprise admin session was ended.
@interface DBXTeamLogEventTypeArgEndedEnterpriseAdminSession : DBXTeamLogEventTypeArg
/// Creates an object with the tag `ended_enterprise_admin_session`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an enterprise admin session was ended.
@interface DBXTeamLogEventTypeArgEndedEnterpriseAdminSessionDeprecated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `ended_enterprise_admin_session_deprecated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the permission to change a setting was changed.
@interface DBXTeamLogEventTypeArgEnterpriseSettingsLocking : DBXTeamLogEventTypeArg
/// Creates an object with the tag `enterprise_settings_locking`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a report on the team's members was created.
@interface DBXTeamLogExportMembersReportDetails : DBXObject
@end

/// Details of an event in which a report on the team's members couldn't be created.
@interface DBXTeamLogExportMembersReportFailDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's members couldn't be created.
@interface DBXTeamLogExportMembersReportFailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A report on the team's members was created.
@interface DBXTeamLogExportMembersReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team opted in to or out of extended version history.
@interface DBXTeamLogExtendedVersionHistoryChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogExtendedVersionHistoryPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogExtendedVersionHistoryPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogExtendedVersionHistoryPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogExtendedVersionHistoryPolicy *)newValue
    previousValue:(nullable DBXTeamLogExtendedVersionHistoryPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team opted in to or out of extended version history.
@interface DBXTeamLogExtendedVersionHistoryChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for extended version history.
@interface DBXTeamLogExtendedVersionHistoryPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogExtendedVersionHistoryPolicy (Members)
/// The object if its tag is `explicitly_limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExtendedVersionHistoryPolicyExplicitlyLimited *asExplicitlyLimited;

/// The object if its tag is `explicitly_unlimited`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogExtendedVersionHistoryPolicyExplicitlyUnlimited *asExplicitlyUnlimited;

/// The object if its tag is `implicitly_limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExtendedVersionHistoryPolicyImplicitlyLimited *asImplicitlyLimited;

/// The object if its tag is `implicitly_unlimited`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogExtendedVersionHistoryPolicyImplicitlyUnlimited *asImplicitlyUnlimited;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExtendedVersionHistoryPolicyOther *asOther;
@end

/// The team chose limited version history.
@interface DBXTeamLogExtendedVersionHistoryPolicyExplicitlyLimited : DBXTeamLogExtendedVersionHistoryPolicy
/// Creates an object with the tag `explicitly_limited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team chose unlimited version history.
@interface DBXTeamLogExtendedVersionHistoryPolicyExplicitlyUnlimited : DBXTeamLogExtendedVersionHistoryPolicy
/// Creates an object with the tag `explicitly_unlimited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Version history is limited, but not by an explicit choice.
@interface DBXTeamLogExtendedVersionHistoryPolicyImplicitlyLimited : DBXTeamLogExtendedVersionHistoryPolicy
/// Creates an object with the tag `implicitly_limited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Version history is unlimited, but not by an explicit choice.
@interface DBXTeamLogExtendedVersionHistoryPolicyImplicitlyUnlimited : DBXTeamLogExtendedVersionHistoryPolicy
/// Creates an object with the tag `implicitly_unlimited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogExtendedVersionHistoryPolicyOther : DBXTeamLogExtendedVersionHistoryPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
