// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogAdminAlertCategoryEnumAccountTakeover, DBXTeamLogAdminAlertCategoryEnumDataLossProtection,
    DBXTeamLogAdminAlertCategoryEnumInformationGovernance, DBXTeamLogAdminAlertCategoryEnumMalwareSharing,
    DBXTeamLogAdminAlertCategoryEnumMassiveFileOperation, DBXTeamLogAdminAlertCategoryEnumNa,
    DBXTeamLogAdminAlertCategoryEnumOther, DBXTeamLogAdminAlertCategoryEnumThreatManagement,
    DBXTeamLogAdminAlertGeneralStateEnumActive, DBXTeamLogAdminAlertGeneralStateEnumDismissed,
    DBXTeamLogAdminAlertGeneralStateEnumInProgress, DBXTeamLogAdminAlertGeneralStateEnumNa,
    DBXTeamLogAdminAlertGeneralStateEnumOther, DBXTeamLogAdminAlertGeneralStateEnumResolved,
    DBXTeamLogAdminAlertSeverityEnumHigh, DBXTeamLogAdminAlertSeverityEnumInfo, DBXTeamLogAdminAlertSeverityEnumLow,
    DBXTeamLogAdminAlertSeverityEnumMedium, DBXTeamLogAdminAlertSeverityEnumNa, DBXTeamLogAdminAlertSeverityEnumOther,
    DBXTeamLogAdminAlertingAlertSensitivity, DBXTeamLogAdminAlertingAlertSensitivityHigh,
    DBXTeamLogAdminAlertingAlertSensitivityHighest, DBXTeamLogAdminAlertingAlertSensitivityInvalid,
    DBXTeamLogAdminAlertingAlertSensitivityLow, DBXTeamLogAdminAlertingAlertSensitivityLowest,
    DBXTeamLogAdminAlertingAlertSensitivityMedium, DBXTeamLogAdminAlertingAlertSensitivityOther,
    DBXTeamLogAdminAlertingAlertStatePolicy, DBXTeamLogAdminAlertingAlertStatePolicyOff,
    DBXTeamLogAdminAlertingAlertStatePolicyOn, DBXTeamLogAdminAlertingAlertStatePolicyOther,
    DBXTeamLogAdminConsoleAppPermissionDefaultForListedApps, DBXTeamLogAdminConsoleAppPermissionDefaultForUnlistedApps,
    DBXTeamLogAdminConsoleAppPermissionOther, DBXTeamLogAdminConsoleAppPolicyAllow,
    DBXTeamLogAdminConsoleAppPolicyBlock, DBXTeamLogAdminConsoleAppPolicyDefault_, DBXTeamLogAdminConsoleAppPolicyOther,
    DBXTeamLogAdminEmailRemindersPolicy, DBXTeamLogAdminEmailRemindersPolicyDefault_,
    DBXTeamLogAdminEmailRemindersPolicyDisabled, DBXTeamLogAdminEmailRemindersPolicyEnabled,
    DBXTeamLogAdminEmailRemindersPolicyOther, DBXTeamLogAdminRoleBillingAdmin, DBXTeamLogAdminRoleComplianceAdmin,
    DBXTeamLogAdminRoleContentAdmin, DBXTeamLogAdminRoleDeprecatedFreemiumTeamMember,
    DBXTeamLogAdminRoleFreemiumTeamCreator, DBXTeamLogAdminRoleLimitedAdmin, DBXTeamLogAdminRoleMemberOnly,
    DBXTeamLogAdminRoleOther, DBXTeamLogAdminRoleReportingAdmin, DBXTeamLogAdminRoleSecurityAdmin,
    DBXTeamLogAdminRoleSupportAdmin, DBXTeamLogAdminRoleTeamAdmin, DBXTeamLogAdminRoleUserManagementAdmin,
    DBXTeamLogEventDetailsAdminAlertingAlertStateChangedDetails,
    DBXTeamLogEventDetailsAdminAlertingChangedAlertConfigDetails,
    DBXTeamLogEventDetailsAdminAlertingTriggeredAlertDetails, DBXTeamLogEventDetailsAdminEmailRemindersChangedDetails,
    DBXTeamLogEventTypeAdminAlertingAlertStateChanged, DBXTeamLogEventTypeAdminAlertingChangedAlertConfig,
    DBXTeamLogEventTypeAdminAlertingTriggeredAlert, DBXTeamLogEventTypeAdminEmailRemindersChanged,
    DBXTeamLogEventTypeArgAdminAlertingAlertStateChanged, DBXTeamLogEventTypeArgAdminAlertingChangedAlertConfig,
    DBXTeamLogEventTypeArgAdminAlertingTriggeredAlert, DBXTeamLogEventTypeArgAdminEmailRemindersChanged,
    DBXTeamLogMalwareExclusionState, DBXTeamLogRecipientsConfiguration;

NS_ASSUME_NONNULL_BEGIN

/// The category of a security alert.
@interface DBXTeamLogAdminAlertCategoryEnum : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminAlertCategoryEnum (Members)
/// The object if its tag is `account_takeover`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertCategoryEnumAccountTakeover *asAccountTakeover;
/// The object if its tag is `data_loss_protection`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertCategoryEnumDataLossProtection *asDataLossProtection;

/// The object if its tag is `information_governance`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogAdminAlertCategoryEnumInformationGovernance *asInformationGovernance;

/// The object if its tag is `malware_sharing`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertCategoryEnumMalwareSharing *asMalwareSharing;
/// The object if its tag is `massive_file_operation`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertCategoryEnumMassiveFileOperation *asMassiveFileOperation;
/// The object if its tag is `na`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertCategoryEnumNa *asNa;
/// The object if its tag is `threat_management`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertCategoryEnumThreatManagement *asThreatManagement;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertCategoryEnumOther *asOther;
@end

/// The takeover of an account.
@interface DBXTeamLogAdminAlertCategoryEnumAccountTakeover : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `account_takeover`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Protection against data loss.
@interface DBXTeamLogAdminAlertCategoryEnumDataLossProtection : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `data_loss_protection`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Information governance.
@interface DBXTeamLogAdminAlertCategoryEnumInformationGovernance : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `information_governance`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sharing of malware.
@interface DBXTeamLogAdminAlertCategoryEnumMalwareSharing : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `malware_sharing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An operation on a large number of files.
@interface DBXTeamLogAdminAlertCategoryEnumMassiveFileOperation : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `massive_file_operation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No category applies.
@interface DBXTeamLogAdminAlertCategoryEnumNa : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `na`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Threat management.
@interface DBXTeamLogAdminAlertCategoryEnumThreatManagement : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `threat_management`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminAlertCategoryEnumOther : DBXTeamLogAdminAlertCategoryEnum
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a security alert.
@interface DBXTeamLogAdminAlertGeneralStateEnum : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminAlertGeneralStateEnum (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertGeneralStateEnumActive *asActive;
/// The object if its tag is `dismissed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertGeneralStateEnumDismissed *asDismissed;
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertGeneralStateEnumInProgress *asInProgress;
/// The object if its tag is `na`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertGeneralStateEnumNa *asNa;
/// The object if its tag is `resolved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertGeneralStateEnumResolved *asResolved;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertGeneralStateEnumOther *asOther;
@end

/// The alert is active.
@interface DBXTeamLogAdminAlertGeneralStateEnumActive : DBXTeamLogAdminAlertGeneralStateEnum
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The alert was dismissed.
@interface DBXTeamLogAdminAlertGeneralStateEnumDismissed : DBXTeamLogAdminAlertGeneralStateEnum
/// Creates an object with the tag `dismissed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The alert is being handled.
@interface DBXTeamLogAdminAlertGeneralStateEnumInProgress : DBXTeamLogAdminAlertGeneralStateEnum
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No state applies.
@interface DBXTeamLogAdminAlertGeneralStateEnumNa : DBXTeamLogAdminAlertGeneralStateEnum
/// Creates an object with the tag `na`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The alert was resolved.
@interface DBXTeamLogAdminAlertGeneralStateEnumResolved : DBXTeamLogAdminAlertGeneralStateEnum
/// Creates an object with the tag `resolved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminAlertGeneralStateEnumOther : DBXTeamLogAdminAlertGeneralStateEnum
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The severity of a security alert.
@interface DBXTeamLogAdminAlertSeverityEnum : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminAlertSeverityEnum (Members)
/// The object if its tag is `high`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertSeverityEnumHigh *asHigh;
/// The object if its tag is `info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertSeverityEnumInfo *asInfo;
/// The object if its tag is `low`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertSeverityEnumLow *asLow;
/// The object if its tag is `medium`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertSeverityEnumMedium *asMedium;
/// The object if its tag is `na`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertSeverityEnumNa *asNa;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertSeverityEnumOther *asOther;
@end

/// High severity.
@interface DBXTeamLogAdminAlertSeverityEnumHigh : DBXTeamLogAdminAlertSeverityEnum
/// Creates an object with the tag `high`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The alert is for information only.
@interface DBXTeamLogAdminAlertSeverityEnumInfo : DBXTeamLogAdminAlertSeverityEnum
/// Creates an object with the tag `info`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Low severity.
@interface DBXTeamLogAdminAlertSeverityEnumLow : DBXTeamLogAdminAlertSeverityEnum
/// Creates an object with the tag `low`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Medium severity.
@interface DBXTeamLogAdminAlertSeverityEnumMedium : DBXTeamLogAdminAlertSeverityEnum
/// Creates an object with the tag `medium`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No severity applies.
@interface DBXTeamLogAdminAlertSeverityEnumNa : DBXTeamLogAdminAlertSeverityEnum
/// Creates an object with the tag `na`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminAlertSeverityEnumOther : DBXTeamLogAdminAlertSeverityEnum
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The configuration of a security alert.
@interface DBXTeamLogAdminAlertingAlertConfiguration : DBXObject
/// The policy that determines whether the alert can be triggered.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertStatePolicy *alertState;
/// The sensitivity of the alert.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivity *sensitivityLevel;
/// The recipients of the alert.
@property (nonatomic, readonly, nullable) DBXTeamLogRecipientsConfiguration *recipientsSettings;
/// The text of the alert.
@property (nonatomic, readonly, copy, nullable) NSString *text;
/// The filename extensions that the alert ignores.
@property (nonatomic, readonly, copy, nullable) NSString *excludedFileExtensions;
/// The state of the list of files that malware alerts ignore.
@property (nonatomic, readonly, nullable) DBXTeamLogMalwareExclusionState *malwareExclusionState;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlertState:(nullable DBXTeamLogAdminAlertingAlertStatePolicy *)alertState
    sensitivityLevel:(nullable DBXTeamLogAdminAlertingAlertSensitivity *)sensitivityLevel
    recipientsSettings:(nullable DBXTeamLogRecipientsConfiguration *)recipientsSettings
    text:(nullable NSString *)text
    excludedFileExtensions:(nullable NSString *)excludedFileExtensions
    malwareExclusionState:(nullable DBXTeamLogMalwareExclusionState *)malwareExclusionState
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithAlertState:(nullable DBXTeamLogAdminAlertingAlertStatePolicy *)alertState
    sensitivityLevel:(nullable DBXTeamLogAdminAlertingAlertSensitivity *)sensitivityLevel
    recipientsSettings:(nullable DBXTeamLogRecipientsConfiguration *)recipientsSettings
    text:(nullable NSString *)text
    excludedFileExtensions:(nullable NSString *)excludedFileExtensions
    NS_DESIGNATED_INITIALIZER;
@end

/// The sensitivity of a security alert.
@interface DBXTeamLogAdminAlertingAlertSensitivity : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminAlertingAlertSensitivity (Members)
/// The object if its tag is `high`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivityHigh *asHigh;
/// The object if its tag is `highest`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivityHighest *asHighest;
/// The object if its tag is `invalid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivityInvalid *asInvalid;
/// The object if its tag is `low`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivityLow *asLow;
/// The object if its tag is `lowest`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivityLowest *asLowest;
/// The object if its tag is `medium`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivityMedium *asMedium;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertSensitivityOther *asOther;
@end

/// High sensitivity.
@interface DBXTeamLogAdminAlertingAlertSensitivityHigh : DBXTeamLogAdminAlertingAlertSensitivity
/// Creates an object with the tag `high`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The highest sensitivity.
@interface DBXTeamLogAdminAlertingAlertSensitivityHighest : DBXTeamLogAdminAlertingAlertSensitivity
/// Creates an object with the tag `highest`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sensitivity isn't valid.
@interface DBXTeamLogAdminAlertingAlertSensitivityInvalid : DBXTeamLogAdminAlertingAlertSensitivity
/// Creates an object with the tag `invalid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Low sensitivity.
@interface DBXTeamLogAdminAlertingAlertSensitivityLow : DBXTeamLogAdminAlertingAlertSensitivity
/// Creates an object with the tag `low`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The lowest sensitivity.
@interface DBXTeamLogAdminAlertingAlertSensitivityLowest : DBXTeamLogAdminAlertingAlertSensitivity
/// Creates an object with the tag `lowest`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Medium sensitivity.
@interface DBXTeamLogAdminAlertingAlertSensitivityMedium : DBXTeamLogAdminAlertingAlertSensitivity
/// Creates an object with the tag `medium`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminAlertingAlertSensitivityOther : DBXTeamLogAdminAlertingAlertSensitivity
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the state of a security alert was changed.
@interface DBXTeamLogAdminAlertingAlertStateChangedDetails : DBXObject
/// The name of the alert.
@property (nonatomic, readonly, copy) NSString *alertName;
/// The severity of the alert.
@property (nonatomic, readonly) DBXTeamLogAdminAlertSeverityEnum *alertSeverity;
/// The category of the alert.
@property (nonatomic, readonly) DBXTeamLogAdminAlertCategoryEnum *alertCategory;
/// The identifier of the alert.
@property (nonatomic, readonly, copy) NSString *alertInstanceId;
/// The state of the alert before the change.
@property (nonatomic, readonly) DBXTeamLogAdminAlertGeneralStateEnum *previousValue;
/// The state of the alert after the change.
@property (nonatomic, readonly) DBXTeamLogAdminAlertGeneralStateEnum *newValue;
/// The state of the alert after the change.
- (DBXTeamLogAdminAlertGeneralStateEnum *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlertName:(NSString *)alertName
    alertSeverity:(DBXTeamLogAdminAlertSeverityEnum *)alertSeverity
    alertCategory:(DBXTeamLogAdminAlertCategoryEnum *)alertCategory
    alertInstanceId:(NSString *)alertInstanceId
    previousValue:(DBXTeamLogAdminAlertGeneralStateEnum *)previousValue
    newValue:(DBXTeamLogAdminAlertGeneralStateEnum *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The state of a security alert was changed.
@interface DBXTeamLogAdminAlertingAlertStateChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy that determines whether a security alert can be triggered.
@interface DBXTeamLogAdminAlertingAlertStatePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminAlertingAlertStatePolicy (Members)
/// The object if its tag is `off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertStatePolicyOff *asOff;
/// The object if its tag is `on`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertStatePolicyOn *asOn;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminAlertingAlertStatePolicyOther *asOther;
@end

/// The alert can't be triggered.
@interface DBXTeamLogAdminAlertingAlertStatePolicyOff : DBXTeamLogAdminAlertingAlertStatePolicy
/// Creates an object with the tag `off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The alert can be triggered.
@interface DBXTeamLogAdminAlertingAlertStatePolicyOn : DBXTeamLogAdminAlertingAlertStatePolicy
/// Creates an object with the tag `on`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminAlertingAlertStatePolicyOther : DBXTeamLogAdminAlertingAlertStatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the settings of a security alert were changed.
@interface DBXTeamLogAdminAlertingChangedAlertConfigDetails : DBXObject
/// The name of the alert.
@property (nonatomic, readonly, copy) NSString *alertName;
/// The configuration before the change.
@property (nonatomic, readonly) DBXTeamLogAdminAlertingAlertConfiguration *previousAlertConfig;
/// The configuration after the change.
@property (nonatomic, readonly) DBXTeamLogAdminAlertingAlertConfiguration *newAlertConfig;
/// The configuration after the change.
- (DBXTeamLogAdminAlertingAlertConfiguration *)newAlertConfig DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlertName:(NSString *)alertName
    previousAlertConfig:(DBXTeamLogAdminAlertingAlertConfiguration *)previousAlertConfig
    newAlertConfig:(DBXTeamLogAdminAlertingAlertConfiguration *)newAlertConfig
    NS_DESIGNATED_INITIALIZER;
@end

/// The settings of a security alert were changed.
@interface DBXTeamLogAdminAlertingChangedAlertConfigType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security alert was triggered.
@interface DBXTeamLogAdminAlertingTriggeredAlertDetails : DBXObject
/// The name of the alert.
@property (nonatomic, readonly, copy) NSString *alertName;
/// The severity of the alert.
@property (nonatomic, readonly) DBXTeamLogAdminAlertSeverityEnum *alertSeverity;
/// The category of the alert.
@property (nonatomic, readonly) DBXTeamLogAdminAlertCategoryEnum *alertCategory;
/// The identifier of the alert.
@property (nonatomic, readonly, copy) NSString *alertInstanceId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlertName:(NSString *)alertName
    alertSeverity:(DBXTeamLogAdminAlertSeverityEnum *)alertSeverity
    alertCategory:(DBXTeamLogAdminAlertCategoryEnum *)alertCategory
    alertInstanceId:(NSString *)alertInstanceId
    NS_DESIGNATED_INITIALIZER;
@end

/// A security alert was triggered.
@interface DBXTeamLogAdminAlertingTriggeredAlertType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A permission for apps in the admin console.
@interface DBXTeamLogAdminConsoleAppPermission : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminConsoleAppPermission (Members)
/// The object if its tag is `default_for_listed_apps`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogAdminConsoleAppPermissionDefaultForListedApps *asDefaultForListedApps;

/// The object if its tag is `default_for_unlisted_apps`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogAdminConsoleAppPermissionDefaultForUnlistedApps *asDefaultForUnlistedApps;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminConsoleAppPermissionOther *asOther;
@end

/// The default permission of listed apps.
@interface DBXTeamLogAdminConsoleAppPermissionDefaultForListedApps : DBXTeamLogAdminConsoleAppPermission
/// Creates an object with the tag `default_for_listed_apps`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default permission of apps that aren't listed.
@interface DBXTeamLogAdminConsoleAppPermissionDefaultForUnlistedApps : DBXTeamLogAdminConsoleAppPermission
/// Creates an object with the tag `default_for_unlisted_apps`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminConsoleAppPermissionOther : DBXTeamLogAdminConsoleAppPermission
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for an app in the admin console.
@interface DBXTeamLogAdminConsoleAppPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminConsoleAppPolicy (Members)
/// The object if its tag is `allow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminConsoleAppPolicyAllow *asAllow;
/// The object if its tag is `block`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminConsoleAppPolicyBlock *asBlock;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminConsoleAppPolicyDefault_ *asDefault_;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminConsoleAppPolicyOther *asOther;
@end

/// The app is allowed.
@interface DBXTeamLogAdminConsoleAppPolicyAllow : DBXTeamLogAdminConsoleAppPolicy
/// Creates an object with the tag `allow`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app is blocked.
@interface DBXTeamLogAdminConsoleAppPolicyBlock : DBXTeamLogAdminConsoleAppPolicy
/// Creates an object with the tag `block`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default policy applies.
@interface DBXTeamLogAdminConsoleAppPolicyDefault_ : DBXTeamLogAdminConsoleAppPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminConsoleAppPolicyOther : DBXTeamLogAdminConsoleAppPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the reminders to admins about requests to join the team were changed.
@interface DBXTeamLogAdminEmailRemindersChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogAdminEmailRemindersPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogAdminEmailRemindersPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogAdminEmailRemindersPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogAdminEmailRemindersPolicy *)newValue
    previousValue:(DBXTeamLogAdminEmailRemindersPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The reminders to admins about requests to join the team were changed.
@interface DBXTeamLogAdminEmailRemindersChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for reminder emails to admins about requests to join the team.
@interface DBXTeamLogAdminEmailRemindersPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminEmailRemindersPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminEmailRemindersPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminEmailRemindersPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminEmailRemindersPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminEmailRemindersPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogAdminEmailRemindersPolicyDefault_ : DBXTeamLogAdminEmailRemindersPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Admins don't receive reminders.
@interface DBXTeamLogAdminEmailRemindersPolicyDisabled : DBXTeamLogAdminEmailRemindersPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Admins receive reminders.
@interface DBXTeamLogAdminEmailRemindersPolicyEnabled : DBXTeamLogAdminEmailRemindersPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminEmailRemindersPolicyOther : DBXTeamLogAdminEmailRemindersPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin role of a team member.
@interface DBXTeamLogAdminRole : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAdminRole (Members)
/// The object if its tag is `billing_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleBillingAdmin *asBillingAdmin;
/// The object if its tag is `compliance_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleComplianceAdmin *asComplianceAdmin;
/// The object if its tag is `content_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleContentAdmin *asContentAdmin;

/// The object if its tag is `deprecated_freemium_team_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogAdminRoleDeprecatedFreemiumTeamMember *asDeprecatedFreemiumTeamMember;

/// The object if its tag is `freemium_team_creator`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleFreemiumTeamCreator *asFreemiumTeamCreator;
/// The object if its tag is `limited_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleLimitedAdmin *asLimitedAdmin;
/// The object if its tag is `member_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleMemberOnly *asMemberOnly;
/// The object if its tag is `reporting_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleReportingAdmin *asReportingAdmin;
/// The object if its tag is `security_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleSecurityAdmin *asSecurityAdmin;
/// The object if its tag is `support_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleSupportAdmin *asSupportAdmin;
/// The object if its tag is `team_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleTeamAdmin *asTeamAdmin;
/// The object if its tag is `user_management_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleUserManagementAdmin *asUserManagementAdmin;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAdminRoleOther *asOther;
@end

/// An admin for billing.
@interface DBXTeamLogAdminRoleBillingAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `billing_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin for compliance.
@interface DBXTeamLogAdminRoleComplianceAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `compliance_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin for content.
@interface DBXTeamLogAdminRoleContentAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `content_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member of a freemium team. This role is no longer assigned.
@interface DBXTeamLogAdminRoleDeprecatedFreemiumTeamMember : DBXTeamLogAdminRole
/// Creates an object with the tag `deprecated_freemium_team_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The creator of a freemium team.
@interface DBXTeamLogAdminRoleFreemiumTeamCreator : DBXTeamLogAdminRole
/// Creates an object with the tag `freemium_team_creator`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin with limited permissions.
@interface DBXTeamLogAdminRoleLimitedAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `limited_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member without an admin role.
@interface DBXTeamLogAdminRoleMemberOnly : DBXTeamLogAdminRole
/// Creates an object with the tag `member_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin for reports.
@interface DBXTeamLogAdminRoleReportingAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `reporting_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin for security.
@interface DBXTeamLogAdminRoleSecurityAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `security_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin for support.
@interface DBXTeamLogAdminRoleSupportAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `support_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin of the whole team.
@interface DBXTeamLogAdminRoleTeamAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `team_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An admin for the management of users.
@interface DBXTeamLogAdminRoleUserManagementAdmin : DBXTeamLogAdminRole
/// Creates an object with the tag `user_management_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAdminRoleOther : DBXTeamLogAdminRole
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (AdminMembers)
/// The object if its tag is `admin_alerting_alert_state_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAdminAlertingAlertStateChangedDetails *asAdminAlertingAlertStateChangedDetails;

/// The object if its tag is `admin_alerting_changed_alert_config_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAdminAlertingChangedAlertConfigDetails *asAdminAlertingChangedAlertConfigDetails;

/// The object if its tag is `admin_alerting_triggered_alert_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAdminAlertingTriggeredAlertDetails *asAdminAlertingTriggeredAlertDetails;

/// The object if its tag is `admin_email_reminders_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAdminEmailRemindersChangedDetails *asAdminEmailRemindersChangedDetails;
@end

/// Details of an event in which the state of a security alert was changed.
@interface DBXTeamLogEventDetailsAdminAlertingAlertStateChangedDetails : DBXTeamLogEventDetails
/// The value of `admin_alerting_alert_state_changed_details`.
@property (nonatomic, strong) DBXTeamLogAdminAlertingAlertStateChangedDetails *adminAlertingAlertStateChangedDetails;

/// Creates an object with the tag `admin_alerting_alert_state_changed_details`.
- (instancetype)init:(DBXTeamLogAdminAlertingAlertStateChangedDetails *)adminAlertingAlertStateChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the settings of a security alert were changed.
@interface DBXTeamLogEventDetailsAdminAlertingChangedAlertConfigDetails : DBXTeamLogEventDetails
/// The value of `admin_alerting_changed_alert_config_details`.
@property (nonatomic, strong) DBXTeamLogAdminAlertingChangedAlertConfigDetails *adminAlertingChangedAlertConfigDetails;

/// Creates an object with the tag `admin_alerting_changed_alert_config_details`.
- (instancetype)init:(DBXTeamLogAdminAlertingChangedAlertConfigDetails *)adminAlertingChangedAlertConfigDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security alert was triggered.
@interface DBXTeamLogEventDetailsAdminAlertingTriggeredAlertDetails : DBXTeamLogEventDetails
/// The value of `admin_alerting_triggered_alert_details`.
@property (nonatomic, strong) DBXTeamLogAdminAlertingTriggeredAlertDetails *adminAlertingTriggeredAlertDetails;

/// Creates an object with the tag `admin_alerting_triggered_alert_details`.
- (instancetype)init:(DBXTeamLogAdminAlertingTriggeredAlertDetails *)adminAlertingTriggeredAlertDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the reminders to admins about requests to join the team were changed.
@interface DBXTeamLogEventDetailsAdminEmailRemindersChangedDetails : DBXTeamLogEventDetails
/// The value of `admin_email_reminders_changed_details`.
@property (nonatomic, strong) DBXTeamLogAdminEmailRemindersChangedDetails *adminEmailRemindersChangedDetails;

/// Creates an object with the tag `admin_email_reminders_changed_details`.
- (instancetype)init:(DBXTeamLogAdminEmailRemindersChangedDetails *)adminEmailRemindersChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (AdminMembers)
/// The object if its tag is `admin_alerting_alert_state_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeAdminAlertingAlertStateChanged *asAdminAlertingAlertStateChanged;

/// The object if its tag is `admin_alerting_changed_alert_config`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeAdminAlertingChangedAlertConfig *asAdminAlertingChangedAlertConfig;

/// The object if its tag is `admin_alerting_triggered_alert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAdminAlertingTriggeredAlert *asAdminAlertingTriggeredAlert;
/// The object if its tag is `admin_email_reminders_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAdminEmailRemindersChanged *asAdminEmailRemindersChanged;
@end

/// The state of a security alert was changed.
@interface DBXTeamLogEventTypeAdminAlertingAlertStateChanged : DBXTeamLogEventType
/// The value of `admin_alerting_alert_state_changed`.
@property (nonatomic, strong) DBXTeamLogAdminAlertingAlertStateChangedType *adminAlertingAlertStateChanged;

/// Creates an object with the tag `admin_alerting_alert_state_changed`.
- (instancetype)init:(DBXTeamLogAdminAlertingAlertStateChangedType *)adminAlertingAlertStateChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The settings of a security alert were changed.
@interface DBXTeamLogEventTypeAdminAlertingChangedAlertConfig : DBXTeamLogEventType
/// The value of `admin_alerting_changed_alert_config`.
@property (nonatomic, strong) DBXTeamLogAdminAlertingChangedAlertConfigType *adminAlertingChangedAlertConfig;

/// Creates an object with the tag `admin_alerting_changed_alert_config`.
- (instancetype)init:(DBXTeamLogAdminAlertingChangedAlertConfigType *)adminAlertingChangedAlertConfig
    NS_DESIGNATED_INITIALIZER;
@end

/// A security alert was triggered.
@interface DBXTeamLogEventTypeAdminAlertingTriggeredAlert : DBXTeamLogEventType
/// The value of `admin_alerting_triggered_alert`.
@property (nonatomic, strong) DBXTeamLogAdminAlertingTriggeredAlertType *adminAlertingTriggeredAlert;
/// Creates an object with the tag `admin_alerting_triggered_alert`.
- (instancetype)init:(DBXTeamLogAdminAlertingTriggeredAlertType *)adminAlertingTriggeredAlert NS_DESIGNATED_INITIALIZER;
@end

/// The reminders to admins about requests to join the team were changed.
@interface DBXTeamLogEventTypeAdminEmailRemindersChanged : DBXTeamLogEventType
/// The value of `admin_email_reminders_changed`.
@property (nonatomic, strong) DBXTeamLogAdminEmailRemindersChangedType *adminEmailRemindersChanged;
/// Creates an object with the tag `admin_email_reminders_changed`.
- (instancetype)init:(DBXTeamLogAdminEmailRemindersChangedType *)adminEmailRemindersChanged NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (AdminMembers)
/// The object if its tag is `admin_alerting_alert_state_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAdminAlertingAlertStateChanged *asAdminAlertingAlertStateChanged;

/// The object if its tag is `admin_alerting_changed_alert_config`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAdminAlertingChangedAlertConfig *asAdminAlertingChangedAlertConfig;

/// The object if its tag is `admin_alerting_triggered_alert`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAdminAlertingTriggeredAlert *asAdminAlertingTriggeredAlert;

/// The object if its tag is `admin_email_reminders_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAdminEmailRemindersChanged *asAdminEmailRemindersChanged;
@end

/// Events in which the state of a security alert was changed.
@interface DBXTeamLogEventTypeArgAdminAlertingAlertStateChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `admin_alerting_alert_state_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the settings of a security alert were changed.
@interface DBXTeamLogEventTypeArgAdminAlertingChangedAlertConfig : DBXTeamLogEventTypeArg
/// Creates an object with the tag `admin_alerting_changed_alert_config`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a security alert was triggered.
@interface DBXTeamLogEventTypeArgAdminAlertingTriggeredAlert : DBXTeamLogEventTypeArg
/// Creates an object with the tag `admin_alerting_triggered_alert`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the reminders to admins about requests to join the team were changed.
@interface DBXTeamLogEventTypeArgAdminEmailRemindersChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `admin_email_reminders_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
