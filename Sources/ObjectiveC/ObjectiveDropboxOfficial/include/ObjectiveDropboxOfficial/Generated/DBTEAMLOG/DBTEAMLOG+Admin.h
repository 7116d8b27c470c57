// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGAdminAlertingAlertSensitivity, DBTEAMLOGAdminAlertingAlertStatePolicy,
    DBTEAMLOGAdminEmailRemindersPolicy, DBTEAMLOGMalwareExclusionState, DBTEAMLOGRecipientsConfiguration;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGAdminAlertCategoryEnum`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminAlertCategoryEnumTag) {
    /// The takeover of an account.
    DBTEAMLOGAdminAlertCategoryEnumAccountTakeover,
    /// Protection against data loss.
    DBTEAMLOGAdminAlertCategoryEnumDataLossProtection,
    /// Information governance.
    DBTEAMLOGAdminAlertCategoryEnumInformationGovernance,
    /// The sharing of malware.
    DBTEAMLOGAdminAlertCategoryEnumMalwareSharing,
    /// An operation on a large number of files.
    DBTEAMLOGAdminAlertCategoryEnumMassiveFileOperation,
    /// No category applies.
    DBTEAMLOGAdminAlertCategoryEnumNa,
    /// Threat management.
    DBTEAMLOGAdminAlertCategoryEnumThreatManagement,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminAlertCategoryEnumOther,
};

/// The category of a security alert.
@interface DBTEAMLOGAdminAlertCategoryEnum : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertCategoryEnumTag tag;
/// Creates an object with the tag `account_takeover`.
- (instancetype)initWithAccountTakeover;
/// Creates an object with the tag `data_loss_protection`.
- (instancetype)initWithDataLossProtection;
/// Creates an object with the tag `information_governance`.
- (instancetype)initWithInformationGovernance;
/// Creates an object with the tag `malware_sharing`.
- (instancetype)initWithMalwareSharing;
/// Creates an object with the tag `massive_file_operation`.
- (instancetype)initWithMassiveFileOperation;
/// Creates an object with the tag `na`.
- (instancetype)initWithNa;
/// Creates an object with the tag `threat_management`.
- (instancetype)initWithThreatManagement;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `account_takeover`.
- (BOOL)isAccountTakeover;
/// Returns whether the tag is `data_loss_protection`.
- (BOOL)isDataLossProtection;
/// Returns whether the tag is `information_governance`.
- (BOOL)isInformationGovernance;
/// Returns whether the tag is `malware_sharing`.
- (BOOL)isMalwareSharing;
/// Returns whether the tag is `massive_file_operation`.
- (BOOL)isMassiveFileOperation;
/// Returns whether the tag is `na`.
- (BOOL)isNa;
/// Returns whether the tag is `threat_management`.
- (BOOL)isThreatManagement;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminAlertCategoryEnum` from and to JSON.
@interface DBTEAMLOGAdminAlertCategoryEnumSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertCategoryEnum *)instance;
+ (DBTEAMLOGAdminAlertCategoryEnum *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminAlertGeneralStateEnum`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminAlertGeneralStateEnumTag) {
    /// The alert is active.
    DBTEAMLOGAdminAlertGeneralStateEnumActive,
    /// The alert was dismissed.
    DBTEAMLOGAdminAlertGeneralStateEnumDismissed,
    /// The alert is being handled.
    DBTEAMLOGAdminAlertGeneralStateEnumInProgress,
    /// No state applies.
    DBTEAMLOGAdminAlertGeneralStateEnumNa,
    /// The alert was resolved.
    DBTEAMLOGAdminAlertGeneralStateEnumResolved,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminAlertGeneralStateEnumOther,
};

/// The state of a security alert.
@interface DBTEAMLOGAdminAlertGeneralStateEnum : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertGeneralStateEnumTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `dismissed`.
- (instancetype)initWithDismissed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `na`.
- (instancetype)initWithNa;
/// Creates an object with the tag `resolved`.
- (instancetype)initWithResolved;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `dismissed`.
- (BOOL)isDismissed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `na`.
- (BOOL)isNa;
/// Returns whether the tag is `resolved`.
- (BOOL)isResolved;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminAlertGeneralStateEnum` from and to JSON.
@interface DBTEAMLOGAdminAlertGeneralStateEnumSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertGeneralStateEnum *)instance;
+ (DBTEAMLOGAdminAlertGeneralStateEnum *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminAlertSeverityEnum`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminAlertSeverityEnumTag) {
    /// High severity.
    DBTEAMLOGAdminAlertSeverityEnumHigh,
    /// The alert is for information only.
    DBTEAMLOGAdminAlertSeverityEnumInfo,
    /// Low severity.
    DBTEAMLOGAdminAlertSeverityEnumLow,
    /// Medium severity.
    DBTEAMLOGAdminAlertSeverityEnumMedium,
    /// No severity applies.
    DBTEAMLOGAdminAlertSeverityEnumNa,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminAlertSeverityEnumOther,
};

/// The severity of a security alert.
@interface DBTEAMLOGAdminAlertSeverityEnum : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertSeverityEnumTag tag;
/// Creates an object with the tag `high`.
- (instancetype)initWithHigh;
/// Creates an object with the tag `info`.
- (instancetype)initWithInfo;
/// Creates an object with the tag `low`.
- (instancetype)initWithLow;
/// Creates an object with the tag `medium`.
- (instancetype)initWithMedium;
/// Creates an object with the tag `na`.
- (instancetype)initWithNa;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `high`.
- (BOOL)isHigh;
/// Returns whether the tag is `info`.
- (BOOL)isInfo;
/// Returns whether the tag is `low`.
- (BOOL)isLow;
/// Returns whether the tag is `medium`.
- (BOOL)isMedium;
/// Returns whether the tag is `na`.
- (BOOL)isNa;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminAlertSeverityEnum` from and to JSON.
@interface DBTEAMLOGAdminAlertSeverityEnumSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertSeverityEnum *)instance;
+ (DBTEAMLOGAdminAlertSeverityEnum *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The configuration of a security alert.
@interface DBTEAMLOGAdminAlertingAlertConfiguration : DBStoneObject
/// The policy that determines whether the alert can be triggered.
@property (nonatomic, readonly, nullable) DBTEAMLOGAdminAlertingAlertStatePolicy *alertState;
/// The sensitivity of the alert.
@property (nonatomic, readonly, nullable) DBTEAMLOGAdminAlertingAlertSensitivity *sensitivityLevel;
/// The recipients of the alert.
@property (nonatomic, readonly, nullable) DBTEAMLOGRecipientsConfiguration *recipientsSettings;
/// The text of the alert.
@property (nonatomic, readonly, copy, nullable) NSString *text;
/// The filename extensions that the alert ignores.
@property (nonatomic, readonly, copy, nullable) NSString *excludedFileExtensions;
/// The state of the list of files that malware alerts ignore.
@property (nonatomic, readonly, nullable) DBTEAMLOGMalwareExclusionState *malwareExclusionState;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAlertState:(nullable DBTEAMLOGAdminAlertingAlertStatePolicy *)alertState
    sensitivityLevel:(nullable DBTEAMLOGAdminAlertingAlertSensitivity *)sensitivityLevel
    recipientsSettings:(nullable DBTEAMLOGRecipientsConfiguration *)recipientsSettings
    text:(nullable NSString *)text
    excludedFileExtensions:(nullable NSString *)excludedFileExtensions
    malwareExclusionState:(nullable DBTEAMLOGMalwareExclusionState *)malwareExclusionState;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGAdminAlertingAlertConfiguration` from and to JSON.
@interface DBTEAMLOGAdminAlertingAlertConfigurationSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingAlertConfiguration *)instance;
+ (DBTEAMLOGAdminAlertingAlertConfiguration *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminAlertingAlertSensitivity`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminAlertingAlertSensitivityTag) {
    /// High sensitivity.
    DBTEAMLOGAdminAlertingAlertSensitivityHigh,
    /// The highest sensitivity.
    DBTEAMLOGAdminAlertingAlertSensitivityHighest,
    /// The sensitivity isn't valid.
    DBTEAMLOGAdminAlertingAlertSensitivityInvalid,
    /// Low sensitivity.
    DBTEAMLOGAdminAlertingAlertSensitivityLow,
    /// The lowest sensitivity.
    DBTEAMLOGAdminAlertingAlertSensitivityLowest,
    /// Medium sensitivity.
    DBTEAMLOGAdminAlertingAlertSensitivityMedium,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminAlertingAlertSensitivityOther,
};

/// The sensitivity of a security alert.
@interface DBTEAMLOGAdminAlertingAlertSensitivity : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingAlertSensitivityTag tag;
/// Creates an object with the tag `high`.
- (instancetype)initWithHigh;
/// Creates an object with the tag `highest`.
- (instancetype)initWithHighest;
/// Creates an object with the tag `invalid`.
- (instancetype)initWithInvalid;
/// Creates an object with the tag `low`.
- (instancetype)initWithLow;
/// Creates an object with the tag `lowest`.
- (instancetype)initWithLowest;
/// Creates an object with the tag `medium`.
- (instancetype)initWithMedium;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `high`.
- (BOOL)isHigh;
/// Returns whether the tag is `highest`.
- (BOOL)isHighest;
/// Returns whether the tag is `invalid`.
- (BOOL)isInvalid;
/// Returns whether the tag is `low`.
- (BOOL)isLow;
/// Returns whether the tag is `lowest`.
- (BOOL)isLowest;
/// Returns whether the tag is `medium`.
- (BOOL)isMedium;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminAlertingAlertSensitivity` from and to JSON.
@interface DBTEAMLOGAdminAlertingAlertSensitivitySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingAlertSensitivity *)instance;
+ (DBTEAMLOGAdminAlertingAlertSensitivity *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the state of a security alert was changed.
@interface DBTEAMLOGAdminAlertingAlertStateChangedDetails : DBStoneObject
/// The name of the alert.
@property (nonatomic, readonly, copy) NSString *alertName;
/// The severity of the alert.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertSeverityEnum *alertSeverity;
/// The category of the alert.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertCategoryEnum *alertCategory;
/// The identifier of the alert.
@property (nonatomic, readonly, copy) NSString *alertInstanceId;
/// The state of the alert before the change.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertGeneralStateEnum *previousValue;
/// The state of the alert after the change.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertGeneralStateEnum *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlertName:(NSString *)alertName
    alertSeverity:(DBTEAMLOGAdminAlertSeverityEnum *)alertSeverity
    alertCategory:(DBTEAMLOGAdminAlertCategoryEnum *)alertCategory
    alertInstanceId:(NSString *)alertInstanceId
    previousValue:(DBTEAMLOGAdminAlertGeneralStateEnum *)previousValue
    dNewValue:(DBTEAMLOGAdminAlertGeneralStateEnum *)dNewValue;
@end

/// Converts `DBTEAMLOGAdminAlertingAlertStateChangedDetails` from and to JSON.
@interface DBTEAMLOGAdminAlertingAlertStateChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingAlertStateChangedDetails *)instance;
+ (DBTEAMLOGAdminAlertingAlertStateChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The state of a security alert was changed.
@interface DBTEAMLOGAdminAlertingAlertStateChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAdminAlertingAlertStateChangedType` from and to JSON.
@interface DBTEAMLOGAdminAlertingAlertStateChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingAlertStateChangedType *)instance;
+ (DBTEAMLOGAdminAlertingAlertStateChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminAlertingAlertStatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminAlertingAlertStatePolicyTag) {
    /// The alert can't be triggered.
    DBTEAMLOGAdminAlertingAlertStatePolicyOff,
    /// The alert can be triggered.
    DBTEAMLOGAdminAlertingAlertStatePolicyOn,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminAlertingAlertStatePolicyOther,
};

/// The policy that determines whether a security alert can be triggered.
@interface DBTEAMLOGAdminAlertingAlertStatePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingAlertStatePolicyTag tag;
/// Creates an object with the tag `off`.
- (instancetype)initWithOff;
/// Creates an object with the tag `on`.
- (instancetype)initWithOn;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `off`.
- (BOOL)isOff;
/// Returns whether the tag is `on`.
- (BOOL)isOn;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminAlertingAlertStatePolicy` from and to JSON.
@interface DBTEAMLOGAdminAlertingAlertStatePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingAlertStatePolicy *)instance;
+ (DBTEAMLOGAdminAlertingAlertStatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the settings of a security alert were changed.
@interface DBTEAMLOGAdminAlertingChangedAlertConfigDetails : DBStoneObject
/// The name of the alert.
@property (nonatomic, readonly, copy) NSString *alertName;
/// The configuration before the change.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingAlertConfiguration *previousAlertConfig;
/// The configuration after the change.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingAlertConfiguration *dNewAlertConfig;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlertName:(NSString *)alertName
    previousAlertConfig:(DBTEAMLOGAdminAlertingAlertConfiguration *)previousAlertConfig
    dNewAlertConfig:(DBTEAMLOGAdminAlertingAlertConfiguration *)dNewAlertConfig;
@end

/// Converts `DBTEAMLOGAdminAlertingChangedAlertConfigDetails` from and to JSON.
@interface DBTEAMLOGAdminAlertingChangedAlertConfigDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingChangedAlertConfigDetails *)instance;
+ (DBTEAMLOGAdminAlertingChangedAlertConfigDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The settings of a security alert were changed.
@interface DBTEAMLOGAdminAlertingChangedAlertConfigType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAdminAlertingChangedAlertConfigType` from and to JSON.
@interface DBTEAMLOGAdminAlertingChangedAlertConfigTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingChangedAlertConfigType *)instance;
+ (DBTEAMLOGAdminAlertingChangedAlertConfigType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a security alert was triggered.
@interface DBTEAMLOGAdminAlertingTriggeredAlertDetails : DBStoneObject
/// The name of the alert.
@property (nonatomic, readonly, copy) NSString *alertName;
/// The severity of the alert.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertSeverityEnum *alertSeverity;
/// The category of the alert.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertCategoryEnum *alertCategory;
/// The identifier of the alert.
@property (nonatomic, readonly, copy) NSString *alertInstanceId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlertName:(NSString *)alertName
    alertSeverity:(DBTEAMLOGAdminAlertSeverityEnum *)alertSeverity
    alertCategory:(DBTEAMLOGAdminAlertCategoryEnum *)alertCategory
    alertInstanceId:(NSString *)alertInstanceId;
@end

/// Converts `DBTEAMLOGAdminAlertingTriggeredAlertDetails` from and to JSON.
@interface DBTEAMLOGAdminAlertingTriggeredAlertDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingTriggeredAlertDetails *)instance;
+ (DBTEAMLOGAdminAlertingTriggeredAlertDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A security alert was triggered.
@interface DBTEAMLOGAdminAlertingTriggeredAlertType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAdminAlertingTriggeredAlertType` from and to JSON.
@interface DBTEAMLOGAdminAlertingTriggeredAlertTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminAlertingTriggeredAlertType *)instance;
+ (DBTEAMLOGAdminAlertingTriggeredAlertType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminConsoleAppPermission`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminConsoleAppPermissionTag) {
    /// The default permission of listed apps.
    DBTEAMLOGAdminConsoleAppPermissionDefaultForListedApps,
    /// The default permission of apps that aren't listed.
    DBTEAMLOGAdminConsoleAppPermissionDefaultForUnlistedApps,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminConsoleAppPermissionOther,
};

/// A permission for apps in the admin console.
@interface DBTEAMLOGAdminConsoleAppPermission : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminConsoleAppPermissionTag tag;
/// Creates an object with the tag `default_for_listed_apps`.
- (instancetype)initWithDefaultForListedApps;
/// Creates an object with the tag `default_for_unlisted_apps`.
- (instancetype)initWithDefaultForUnlistedApps;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default_for_listed_apps`.
- (BOOL)isDefaultForListedApps;
/// Returns whether the tag is `default_for_unlisted_apps`.
- (BOOL)isDefaultForUnlistedApps;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminConsoleAppPermission` from and to JSON.
@interface DBTEAMLOGAdminConsoleAppPermissionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminConsoleAppPermission *)instance;
+ (DBTEAMLOGAdminConsoleAppPermission *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminConsoleAppPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminConsoleAppPolicyTag) {
    /// The app is allowed.
    DBTEAMLOGAdminConsoleAppPolicyAllow,
    /// The app is blocked.
    DBTEAMLOGAdminConsoleAppPolicyBlock,
    /// The default policy applies.
    DBTEAMLOGAdminConsoleAppPolicyDefault_,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminConsoleAppPolicyOther,
};

/// The policy for an app in the admin console.
@interface DBTEAMLOGAdminConsoleAppPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminConsoleAppPolicyTag tag;
/// Creates an object with the tag `allow`.
- (instancetype)initWithAllow;
/// Creates an object with the tag `block`.
- (instancetype)initWithBlock;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allow`.
- (BOOL)isAllow;
/// Returns whether the tag is `block`.
- (BOOL)isBlock;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminConsoleAppPolicy` from and to JSON.
@interface DBTEAMLOGAdminConsoleAppPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminConsoleAppPolicy *)instance;
+ (DBTEAMLOGAdminConsoleAppPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the reminders to admins about requests to join the team were changed.
@interface DBTEAMLOGAdminEmailRemindersChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGAdminEmailRemindersPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGAdminEmailRemindersPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGAdminEmailRemindersPolicy *)dNewValue
    previousValue:(DBTEAMLOGAdminEmailRemindersPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGAdminEmailRemindersChangedDetails` from and to JSON.
@interface DBTEAMLOGAdminEmailRemindersChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminEmailRemindersChangedDetails *)instance;
+ (DBTEAMLOGAdminEmailRemindersChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The reminders to admins about requests to join the team were changed.
@interface DBTEAMLOGAdminEmailRemindersChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAdminEmailRemindersChangedType` from and to JSON.
@interface DBTEAMLOGAdminEmailRemindersChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminEmailRemindersChangedType *)instance;
+ (DBTEAMLOGAdminEmailRemindersChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminEmailRemindersPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminEmailRemindersPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGAdminEmailRemindersPolicyDefault_,
    /// Admins don't receive reminders.
    DBTEAMLOGAdminEmailRemindersPolicyDisabled,
    /// Admins receive reminders.
    DBTEAMLOGAdminEmailRemindersPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminEmailRemindersPolicyOther,
};

/// The policy for reminder emails to admins about requests to join the team.
@interface DBTEAMLOGAdminEmailRemindersPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminEmailRemindersPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminEmailRemindersPolicy` from and to JSON.
@interface DBTEAMLOGAdminEmailRemindersPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminEmailRemindersPolicy *)instance;
+ (DBTEAMLOGAdminEmailRemindersPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAdminRole`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAdminRoleTag) {
    /// An admin for billing.
    DBTEAMLOGAdminRoleBillingAdmin,
    /// An admin for compliance.
    DBTEAMLOGAdminRoleComplianceAdmin,
    /// An admin for content.
    DBTEAMLOGAdminRoleContentAdmin,
    /// A member of a freemium team. This role is no longer assigned.
    DBTEAMLOGAdminRoleDeprecatedFreemiumTeamMember,
    /// The creator of a freemium team.
    DBTEAMLOGAdminRoleFreemiumTeamCreator,
    /// An admin with limited permissions.
    DBTEAMLOGAdminRoleLimitedAdmin,
    /// A member without an admin role.
    DBTEAMLOGAdminRoleMemberOnly,
    /// An admin for reports.
    DBTEAMLOGAdminRoleReportingAdmin,
    /// An admin for security.
    DBTEAMLOGAdminRoleSecurityAdmin,
    /// An admin for support.
    DBTEAMLOGAdminRoleSupportAdmin,
    /// An admin of the whole team.
    DBTEAMLOGAdminRoleTeamAdmin,
    /// An admin for the management of users.
    DBTEAMLOGAdminRoleUserManagementAdmin,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAdminRoleOther,
};

/// The admin role of a team member.
@interface DBTEAMLOGAdminRole : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAdminRoleTag tag;
/// Creates an object with the tag `billing_admin`.
- (instancetype)initWithBillingAdmin;
/// Creates an object with the tag `compliance_admin`.
- (instancetype)initWithComplianceAdmin;
/// Creates an object with the tag `content_admin`.
- (instancetype)initWithContentAdmin;
/// Creates an object with the tag `deprecated_freemium_team_member`.
- (instancetype)initWithDeprecatedFreemiumTeamMember;
/// Creates an object with the tag `freemium_team_creator`.
- (instancetype)initWithFreemiumTeamCreator;
/// Creates an object with the tag `limited_admin`.
- (instancetype)initWithLimitedAdmin;
/// Creates an object with the tag `member_only`.
- (instancetype)initWithMemberOnly;
/// Creates an object with the tag `reporting_admin`.
- (instancetype)initWithReportingAdmin;
/// Creates an object with the tag `security_admin`.
- (instancetype)initWithSecurityAdmin;
/// Creates an object with the tag `support_admin`.
- (instancetype)initWithSupportAdmin;
/// Creates an object with the tag `team_admin`.
- (instancetype)initWithTeamAdmin;
/// Creates an object with the tag `user_management_admin`.
- (instancetype)initWithUserManagementAdmin;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `billing_admin`.
- (BOOL)isBillingAdmin;
/// Returns whether the tag is `compliance_admin`.
- (BOOL)isComplianceAdmin;
/// Returns whether the tag is `content_admin`.
- (BOOL)isContentAdmin;
/// Returns whether the tag is `deprecated_freemium_team_member`.
- (BOOL)isDeprecatedFreemiumTeamMember;
/// Returns whether the tag is `freemium_team_creator`.
- (BOOL)isFreemiumTeamCreator;
/// Returns whether the tag is `limited_admin`.
- (BOOL)isLimitedAdmin;
/// Returns whether the tag is `member_only`.
- (BOOL)isMemberOnly;
/// Returns whether the tag is `reporting_admin`.
- (BOOL)isReportingAdmin;
/// Returns whether the tag is `security_admin`.
- (BOOL)isSecurityAdmin;
/// Returns whether the tag is `support_admin`.
- (BOOL)isSupportAdmin;
/// Returns whether the tag is `team_admin`.
- (BOOL)isTeamAdmin;
/// Returns whether the tag is `user_management_admin`.
- (BOOL)isUserManagementAdmin;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAdminRole` from and to JSON.
@interface DBTEAMLOGAdminRoleSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAdminRole *)instance;
+ (DBTEAMLOGAdminRole *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `Admin`.
@interface DBTEAMLOGEventDetails (Admin)
/// Details of an event in which the state of a security alert was changed. Has a value only if
/// `isAdminAlertingAlertStateChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingAlertStateChangedDetails *adminAlertingAlertStateChangedDetails;

/// Details of an event in which the settings of a security alert were changed. Has a value only if
/// `isAdminAlertingChangedAlertConfigDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingChangedAlertConfigDetails *adminAlertingChangedAlertConfigDetails;

/// Details of an event in which a security alert was triggered. Has a value only if
/// `isAdminAlertingTriggeredAlertDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingTriggeredAlertDetails *adminAlertingTriggeredAlertDetails;

/// Details of an event in which the reminders to admins about requests to join the team were changed. Has a value only
/// if `isAdminEmailRemindersChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminEmailRemindersChangedDetails *adminEmailRemindersChangedDetails;

/// Creates an object with the tag `admin_alerting_alert_state_changed_details`.
- (instancetype)
    initWithAdminAlertingAlertStateChangedDetails:(DBTEAMLOGAdminAlertingAlertStateChangedDetails *)adminAlertingAlertStateChangedDetails;

/// Creates an object with the tag `admin_alerting_changed_alert_config_details`.
- (instancetype)
    initWithAdminAlertingChangedAlertConfigDetails:(DBTEAMLOGAdminAlertingChangedAlertConfigDetails *)adminAlertingChangedAlertConfigDetails;

/// Creates an object with the tag `admin_alerting_triggered_alert_details`.
- (instancetype)
    initWithAdminAlertingTriggeredAlertDetails:(DBTEAMLOGAdminAlertingTriggeredAlertDetails *)adminAlertingTriggeredAlertDetails;

/// Creates an object with the tag `admin_email_reminders_changed_details`.
- (instancetype)
    initWithAdminEmailRemindersChangedDetails:(DBTEAMLOGAdminEmailRemindersChangedDetails *)adminEmailRemindersChangedDetails;

/// Returns whether the tag is `admin_alerting_alert_state_changed_details`.
- (BOOL)isAdminAlertingAlertStateChangedDetails;
/// Returns whether the tag is `admin_alerting_changed_alert_config_details`.
- (BOOL)isAdminAlertingChangedAlertConfigDetails;
/// Returns whether the tag is `admin_alerting_triggered_alert_details`.
- (BOOL)isAdminAlertingTriggeredAlertDetails;
/// Returns whether the tag is `admin_email_reminders_changed_details`.
- (BOOL)isAdminEmailRemindersChangedDetails;
@end

/// The members whose names start with `Admin`.
@interface DBTEAMLOGEventType (Admin)
/// The state of a security alert was changed. Has a value only if `isAdminAlertingAlertStateChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingAlertStateChangedType *adminAlertingAlertStateChanged;

/// The settings of a security alert were changed. Has a value only if `isAdminAlertingChangedAlertConfig` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingChangedAlertConfigType *adminAlertingChangedAlertConfig;

/// A security alert was triggered. Has a value only if `isAdminAlertingTriggeredAlert` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminAlertingTriggeredAlertType *adminAlertingTriggeredAlert;

/// The reminders to admins about requests to join the team were changed. Has a value only if
/// `isAdminEmailRemindersChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAdminEmailRemindersChangedType *adminEmailRemindersChanged;

/// Creates an object with the tag `admin_alerting_alert_state_changed`.
- (instancetype)
    initWithAdminAlertingAlertStateChanged:(DBTEAMLOGAdminAlertingAlertStateChangedType *)adminAlertingAlertStateChanged;

/// Creates an object with the tag `admin_alerting_changed_alert_config`.
- (instancetype)
    initWithAdminAlertingChangedAlertConfig:(DBTEAMLOGAdminAlertingChangedAlertConfigType *)adminAlertingChangedAlertConfig;

/// Creates an object with the tag `admin_alerting_triggered_alert`.
- (instancetype)
    initWithAdminAlertingTriggeredAlert:(DBTEAMLOGAdminAlertingTriggeredAlertType *)adminAlertingTriggeredAlert;

/// Creates an object with the tag `admin_email_reminders_changed`.
- (instancetype)initWithAdminEmailRemindersChanged:(DBTEAMLOGAdminEmailRemindersChangedType *)adminEmailRemindersChanged;
/// Returns whether the tag is `admin_alerting_alert_state_changed`.
- (BOOL)isAdminAlertingAlertStateChanged;
/// Returns whether the tag is `admin_alerting_changed_alert_config`.
- (BOOL)isAdminAlertingChangedAlertConfig;
/// Returns whether the tag is `admin_alerting_triggered_alert`.
- (BOOL)isAdminAlertingTriggeredAlert;
/// Returns whether the tag is `admin_email_reminders_changed`.
- (BOOL)isAdminEmailRemindersChanged;
@end

/// The members whose names start with `Admin`.
@interface DBTEAMLOGEventTypeArg (Admin)
/// Creates an object with the tag `admin_alerting_alert_state_changed`.
- (instancetype)initWithAdminAlertingAlertStateChanged;
/// Creates an object with the tag `admin_alerting_changed_alert_config`.
- (instancetype)initWithAdminAlertingChangedAlertConfig;
/// Creates an object with the tag `admin_alerting_triggered_alert`.
- (instancetype)initWithAdminAlertingTriggeredAlert;
/// Creates an object with the tag `admin_email_reminders_changed`.
- (instancetype)initWithAdminEmailRemindersChanged;
/// Returns whether the tag is `admin_alerting_alert_state_changed`.
- (BOOL)isAdminAlertingAlertStateChanged;
/// Returns whether the tag is `admin_alerting_changed_alert_config`.
- (BOOL)isAdminAlertingChangedAlertConfig;
/// Returns whether the tag is `admin_alerting_triggered_alert`.
- (BOOL)isAdminAlertingTriggeredAlert;
/// Returns whether the tag is `admin_email_reminders_changed`.
- (BOOL)isAdminEmailRemindersChanged;
@end

NS_ASSUME_NONNULL_END
