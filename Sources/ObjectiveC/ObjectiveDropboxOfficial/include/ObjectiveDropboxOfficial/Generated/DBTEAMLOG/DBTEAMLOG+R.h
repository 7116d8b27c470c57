// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGAlertRecipientsSettingType, DBTEAMLOGRansomwareAlertCreateReportDetails,
    DBTEAMLOGRansomwareAlertCreateReportFailedDetails, DBTEAMLOGRansomwareAlertCreateReportFailedType,
    DBTEAMLOGRansomwareAlertCreateReportType, DBTEAMLOGRansomwareRestoreProcessCompletedDetails,
    DBTEAMLOGRansomwareRestoreProcessCompletedType, DBTEAMLOGRansomwareRestoreProcessStartedDetails,
    DBTEAMLOGRansomwareRestoreProcessStartedType, DBTEAMLOGResellerSupportChangePolicyDetails,
    DBTEAMLOGResellerSupportChangePolicyType, DBTEAMLOGResellerSupportPolicy, DBTEAMLOGResellerSupportSessionEndDetails,
    DBTEAMLOGResellerSupportSessionEndType, DBTEAMLOGResellerSupportSessionStartDetails,
    DBTEAMLOGResellerSupportSessionStartType, DBTEAMLOGRewindFolderDetails, DBTEAMLOGRewindFolderType,
    DBTEAMLOGRewindPolicyChangedDetails, DBTEAMLOGRewindPolicyChangedType, DBTEAMLOGRiscSecurityEventDetails,
    DBTEAMLOGRiscSecurityEventType, DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `R`.
@interface DBTEAMLOGEventDetails (R)
/// Details of an event in which a restore after a ransomware attack was completed. Has a value only if
/// `isRansomwareRestoreProcessCompletedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGRansomwareRestoreProcessCompletedDetails *ransomwareRestoreProcessCompletedDetails;

/// Details of an event in which a restore after a ransomware attack was started. Has a value only if
/// `isRansomwareRestoreProcessStartedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRansomwareRestoreProcessStartedDetails *ransomwareRestoreProcessStartedDetails;

/// Details of an event in which a folder was rewound to an earlier state. Has a value only if `isRewindFolderDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRewindFolderDetails *rewindFolderDetails;

/// Details of an event in which a reseller ended a support session. Has a value only if
/// `isResellerSupportSessionEndDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportSessionEndDetails *resellerSupportSessionEndDetails;

/// Details of an event in which a reseller started a support session. Has a value only if
/// `isResellerSupportSessionStartDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportSessionStartDetails *resellerSupportSessionStartDetails;

/// Details of an event in which a ransomware report was created. Has a value only if
/// `isRansomwareAlertCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRansomwareAlertCreateReportDetails *ransomwareAlertCreateReportDetails;

/// Details of an event in which a ransomware report couldn't be created. Has a value only if
/// `isRansomwareAlertCreateReportFailedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGRansomwareAlertCreateReportFailedDetails *ransomwareAlertCreateReportFailedDetails;

/// Details of an event in which a security event arrived from an external identity provider by the RISC protocol. Has a
/// value only if `isRiscSecurityEventDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRiscSecurityEventDetails *riscSecurityEventDetails;

/// Details of an event in which reseller support was enabled or disabled. Has a value only if
/// `isResellerSupportChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportChangePolicyDetails *resellerSupportChangePolicyDetails;

/// Details of an event in which the team's Rewind policy was changed. Has a value only if
/// `isRewindPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRewindPolicyChangedDetails *rewindPolicyChangedDetails;

/// Creates an object with the tag `ransomware_restore_process_completed_details`.
- (instancetype)
    initWithRansomwareRestoreProcessCompletedDetails:(DBTEAMLOGRansomwareRestoreProcessCompletedDetails *)ransomwareRestoreProcessCompletedDetails;

/// Creates an object with the tag `ransomware_restore_process_started_details`.
- (instancetype)
    initWithRansomwareRestoreProcessStartedDetails:(DBTEAMLOGRansomwareRestoreProcessStartedDetails *)ransomwareRestoreProcessStartedDetails;

/// Creates an object with the tag `rewind_folder_details`.
- (instancetype)initWithRewindFolderDetails:(DBTEAMLOGRewindFolderDetails *)rewindFolderDetails;

/// Creates an object with the tag `reseller_support_session_end_details`.
- (instancetype)
    initWithResellerSupportSessionEndDetails:(DBTEAMLOGResellerSupportSessionEndDetails *)resellerSupportSessionEndDetails;

/// Creates an object with the tag `reseller_support_session_start_details`.
- (instancetype)
    initWithResellerSupportSessionStartDetails:(DBTEAMLOGResellerSupportSessionStartDetails *)resellerSupportSessionStartDetails;

/// Creates an object with the tag `ransomware_alert_create_report_details`.
- (instancetype)
    initWithRansomwareAlertCreateReportDetails:(DBTEAMLOGRansomwareAlertCreateReportDetails *)ransomwareAlertCreateReportDetails;

/// Creates an object with the tag `ransomware_alert_create_report_failed_details`.
- (instancetype)
    initWithRansomwareAlertCreateReportFailedDetails:(DBTEAMLOGRansomwareAlertCreateReportFailedDetails *)ransomwareAlertCreateReportFailedDetails;

/// Creates an object with the tag `risc_security_event_details`.
- (instancetype)initWithRiscSecurityEventDetails:(DBTEAMLOGRiscSecurityEventDetails *)riscSecurityEventDetails;

/// Creates an object with the tag `reseller_support_change_policy_details`.
- (instancetype)
    initWithResellerSupportChangePolicyDetails:(DBTEAMLOGResellerSupportChangePolicyDetails *)resellerSupportChangePolicyDetails;

/// Creates an object with the tag `rewind_policy_changed_details`.
- (instancetype)initWithRewindPolicyChangedDetails:(DBTEAMLOGRewindPolicyChangedDetails *)rewindPolicyChangedDetails;
/// Returns whether the tag is `ransomware_restore_process_completed_details`.
- (BOOL)isRansomwareRestoreProcessCompletedDetails;
/// Returns whether the tag is `ransomware_restore_process_started_details`.
- (BOOL)isRansomwareRestoreProcessStartedDetails;
/// Returns whether the tag is `rewind_folder_details`.
- (BOOL)isRewindFolderDetails;
/// Returns whether the tag is `reseller_support_session_end_details`.
- (BOOL)isResellerSupportSessionEndDetails;
/// Returns whether the tag is `reseller_support_session_start_details`.
- (BOOL)isResellerSupportSessionStartDetails;
/// Returns whether the tag is `ransomware_alert_create_report_details`.
- (BOOL)isRansomwareAlertCreateReportDetails;
/// Returns whether the tag is `ransomware_alert_create_report_failed_details`.
- (BOOL)isRansomwareAlertCreateReportFailedDetails;
/// Returns whether the tag is `risc_security_event_details`.
- (BOOL)isRiscSecurityEventDetails;
/// Returns whether the tag is `reseller_support_change_policy_details`.
- (BOOL)isResellerSupportChangePolicyDetails;
/// Returns whether the tag is `rewind_policy_changed_details`.
- (BOOL)isRewindPolicyChangedDetails;
@end

/// The members whose names start with `R`.
@interface DBTEAMLOGEventType (R)
/// A restore after a ransomware attack was completed. Has a value only if `isRansomwareRestoreProcessCompleted` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGRansomwareRestoreProcessCompletedType *ransomwareRestoreProcessCompleted;

/// A restore after a ransomware attack was started. Has a value only if `isRansomwareRestoreProcessStarted` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGRansomwareRestoreProcessStartedType *ransomwareRestoreProcessStarted;

/// A folder was rewound to an earlier state. Has a value only if `isRewindFolder` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRewindFolderType *rewindFolder;
/// A reseller ended a support session. Has a value only if `isResellerSupportSessionEnd` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportSessionEndType *resellerSupportSessionEnd;
/// A reseller started a support session. Has a value only if `isResellerSupportSessionStart` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportSessionStartType *resellerSupportSessionStart;
/// A ransomware report was created. Has a value only if `isRansomwareAlertCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRansomwareAlertCreateReportType *ransomwareAlertCreateReport;
/// A ransomware report couldn't be created. Has a value only if `isRansomwareAlertCreateReportFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRansomwareAlertCreateReportFailedType *ransomwareAlertCreateReportFailed;

/// A security event arrived from an external identity provider by the RISC protocol. Has a value only if
/// `isRiscSecurityEvent` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRiscSecurityEventType *riscSecurityEvent;

/// Reseller support was enabled or disabled. Has a value only if `isResellerSupportChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportChangePolicyType *resellerSupportChangePolicy;
/// The team's Rewind policy was changed. Has a value only if `isRewindPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGRewindPolicyChangedType *rewindPolicyChanged;

/// Creates an object with the tag `ransomware_restore_process_completed`.
- (instancetype)
    initWithRansomwareRestoreProcessCompleted:(DBTEAMLOGRansomwareRestoreProcessCompletedType *)ransomwareRestoreProcessCompleted;

/// Creates an object with the tag `ransomware_restore_process_started`.
- (instancetype)
    initWithRansomwareRestoreProcessStarted:(DBTEAMLOGRansomwareRestoreProcessStartedType *)ransomwareRestoreProcessStarted;

/// Creates an object with the tag `rewind_folder`.
- (instancetype)initWithRewindFolder:(DBTEAMLOGRewindFolderType *)rewindFolder;
/// Creates an object with the tag `reseller_support_session_end`.
- (instancetype)initWithResellerSupportSessionEnd:(DBTEAMLOGResellerSupportSessionEndType *)resellerSupportSessionEnd;

/// Creates an object with the tag `reseller_support_session_start`.
- (instancetype)
    initWithResellerSupportSessionStart:(DBTEAMLOGResellerSupportSessionStartType *)resellerSupportSessionStart;

/// Creates an object with the tag `ransomware_alert_create_report`.
- (instancetype)
    initWithRansomwareAlertCreateReport:(DBTEAMLOGRansomwareAlertCreateReportType *)ransomwareAlertCreateReport;

/// Creates an object with the tag `ransomware_alert_create_report_failed`.
- (instancetype)
    initWithRansomwareAlertCreateReportFailed:(DBTEAMLOGRansomwareAlertCreateReportFailedType *)ransomwareAlertCreateReportFailed;

/// Creates an object with the tag `risc_security_event`.
- (instancetype)initWithRiscSecurityEvent:(DBTEAMLOGRiscSecurityEventType *)riscSecurityEvent;

/// Creates an object with the tag `reseller_support_change_policy`.
- (instancetype)
    initWithResellerSupportChangePolicy:(DBTEAMLOGResellerSupportChangePolicyType *)resellerSupportChangePolicy;

/// Creates an object with the tag `rewind_policy_changed`.
- (instancetype)initWithRewindPolicyChanged:(DBTEAMLOGRewindPolicyChangedType *)rewindPolicyChanged;
/// Returns whether the tag is `ransomware_restore_process_completed`.
- (BOOL)isRansomwareRestoreProcessCompleted;
/// Returns whether the tag is `ransomware_restore_process_started`.
- (BOOL)isRansomwareRestoreProcessStarted;
/// Returns whether the tag is `rewind_folder`.
- (BOOL)isRewindFolder;
/// Returns whether the tag is `reseller_support_session_end`.
- (BOOL)isResellerSupportSessionEnd;
/// Returns whether the tag is `reseller_support_session_start`.
- (BOOL)isResellerSupportSessionStart;
/// Returns whether the tag is `ransomware_alert_create_report`.
- (BOOL)isRansomwareAlertCreateReport;
/// Returns whether the tag is `ransomware_alert_create_report_failed`.
- (BOOL)isRansomwareAlertCreateReportFailed;
/// Returns whether the tag is `risc_security_event`.
- (BOOL)isRiscSecurityEvent;
/// Returns whether the tag is `reseller_support_change_policy`.
- (BOOL)isResellerSupportChangePolicy;
/// Returns whether the tag is `rewind_policy_changed`.
- (BOOL)isRewindPolicyChanged;
@end

/// The members whose names start with `R`.
@interface DBTEAMLOGEventTypeArg (R)
/// Creates an object with the tag `ransomware_restore_process_completed`.
- (instancetype)initWithRansomwareRestoreProcessCompleted;
/// Creates an object with the tag `ransomware_restore_process_started`.
- (instancetype)initWithRansomwareRestoreProcessStarted;
/// Creates an object with the tag `rewind_folder`.
- (instancetype)initWithRewindFolder;
/// Creates an object with the tag `reseller_support_session_end`.
- (instancetype)initWithResellerSupportSessionEnd;
/// Creates an object with the tag `reseller_support_session_start`.
- (instancetype)initWithResellerSupportSessionStart;
/// Creates an object with the tag `ransomware_alert_create_report`.
- (instancetype)initWithRansomwareAlertCreateReport;
/// Creates an object with the tag `ransomware_alert_create_report_failed`.
- (instancetype)initWithRansomwareAlertCreateReportFailed;
/// Creates an object with the tag `risc_security_event`.
- (instancetype)initWithRiscSecurityEvent;
/// Creates an object with the tag `reseller_support_change_policy`.
- (instancetype)initWithResellerSupportChangePolicy;
/// Creates an object with the tag `rewind_policy_changed`.
- (instancetype)initWithRewindPolicyChanged;
/// Returns whether the tag is `ransomware_restore_process_completed`.
- (BOOL)isRansomwareRestoreProcessCompleted;
/// Returns whether the tag is `ransomware_restore_process_started`.
- (BOOL)isRansomwareRestoreProcessStarted;
/// Returns whether the tag is `rewind_folder`.
- (BOOL)isRewindFolder;
/// Returns whether the tag is `reseller_support_session_end`.
- (BOOL)isResellerSupportSessionEnd;
/// Returns whether the tag is `reseller_support_session_start`.
- (BOOL)isResellerSupportSessionStart;
/// Returns whether the tag is `ransomware_alert_create_report`.
- (BOOL)isRansomwareAlertCreateReport;
/// Returns whether the tag is `ransomware_alert_create_report_failed`.
- (BOOL)isRansomwareAlertCreateReportFailed;
/// Returns whether the tag is `risc_security_event`.
- (BOOL)isRiscSecurityEvent;
/// Returns whether the tag is `reseller_support_change_policy`.
- (BOOL)isResellerSupportChangePolicy;
/// Returns whether the tag is `rewind_policy_changed`.
- (BOOL)isRewindPolicyChanged;
@end

/// Details of an event in which a ransomware report was created.
@interface DBTEAMLOGRansomwareAlertCreateReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGRansomwareAlertCreateReportDetails` from and to JSON.
@interface DBTEAMLOGRansomwareAlertCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareAlertCreateReportDetails *)instance;
+ (DBTEAMLOGRansomwareAlertCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a ransomware report couldn't be created.
@interface DBTEAMLOGRansomwareAlertCreateReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGRansomwareAlertCreateReportFailedDetails` from and to JSON.
@interface DBTEAMLOGRansomwareAlertCreateReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareAlertCreateReportFailedDetails *)instance;
+ (DBTEAMLOGRansomwareAlertCreateReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A ransomware report couldn't be created.
@interface DBTEAMLOGRansomwareAlertCreateReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGRansomwareAlertCreateReportFailedType` from and to JSON.
@interface DBTEAMLOGRansomwareAlertCreateReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareAlertCreateReportFailedType *)instance;
+ (DBTEAMLOGRansomwareAlertCreateReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A ransomware report was created.
@interface DBTEAMLOGRansomwareAlertCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGRansomwareAlertCreateReportType` from and to JSON.
@interface DBTEAMLOGRansomwareAlertCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareAlertCreateReportType *)instance;
+ (DBTEAMLOGRansomwareAlertCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a restore after a ransomware attack was completed.
@interface DBTEAMLOGRansomwareRestoreProcessCompletedDetails : DBStoneObject
/// The status of the restore.
@property (nonatomic, readonly, copy) NSString *status;
/// The number of restored files.
@property (nonatomic, readonly) NSNumber *restoredFilesCount;
/// The number of files that couldn't be restored.
@property (nonatomic, readonly) NSNumber *restoredFilesFailedCount;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStatus:(NSString *)status
    restoredFilesCount:(NSNumber *)restoredFilesCount
    restoredFilesFailedCount:(NSNumber *)restoredFilesFailedCount;
@end

/// Converts `DBTEAMLOGRansomwareRestoreProcessCompletedDetails` from and to JSON.
@interface DBTEAMLOGRansomwareRestoreProcessCompletedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareRestoreProcessCompletedDetails *)instance;
+ (DBTEAMLOGRansomwareRestoreProcessCompletedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A restore after a ransomware attack was completed.
@interface DBTEAMLOGRansomwareRestoreProcessCompletedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGRansomwareRestoreProcessCompletedType` from and to JSON.
@interface DBTEAMLOGRansomwareRestoreProcessCompletedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareRestoreProcessCompletedType *)instance;
+ (DBTEAMLOGRansomwareRestoreProcessCompletedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a restore after a ransomware attack was started.
@interface DBTEAMLOGRansomwareRestoreProcessStartedDetails : DBStoneObject
/// The filename extension of the ransomware.
@property (nonatomic, readonly, copy) NSString *extension;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithExtension:(NSString *)extension;
@end

/// Converts `DBTEAMLOGRansomwareRestoreProcessStartedDetails` from and to JSON.
@interface DBTEAMLOGRansomwareRestoreProcessStartedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareRestoreProcessStartedDetails *)instance;
+ (DBTEAMLOGRansomwareRestoreProcessStartedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A restore after a ransomware attack was started.
@interface DBTEAMLOGRansomwareRestoreProcessStartedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGRansomwareRestoreProcessStartedType` from and to JSON.
@interface DBTEAMLOGRansomwareRestoreProcessStartedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRansomwareRestoreProcessStartedType *)instance;
+ (DBTEAMLOGRansomwareRestoreProcessStartedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The recipients of a security alert.
@interface DBTEAMLOGRecipientsConfiguration : DBStoneObject
/// The kind of recipients.
@property (nonatomic, readonly, nullable) DBTEAMLOGAlertRecipientsSettingType *recipientSettingType;
/// The email addresses of users to notify. Each item has at most 255 characters.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *emails;
/// The groups to notify.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *groups;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithRecipientSettingType:(nullable DBTEAMLOGAlertRecipientsSettingType *)recipientSettingType
    emails:(nullable NSArray<NSString *> *)emails
    groups:(nullable NSArray<NSString *> *)groups;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGRecipientsConfiguration` from and to JSON.
@interface DBTEAMLOGRecipientsConfigurationSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRecipientsConfiguration *)instance;
+ (DBTEAMLOGRecipientsConfiguration *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The source and destination of a moved or copied item.
@interface DBTEAMLOGRelocateAssetReferencesLogInfo : DBStoneObject
/// The index of the source in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *srcAssetIndex;
/// The index of the destination in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *destAssetIndex;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSrcAssetIndex:(NSNumber *)srcAssetIndex destAssetIndex:(NSNumber *)destAssetIndex;
@end

/// Converts `DBTEAMLOGRelocateAssetReferencesLogInfo` from and to JSON.
@interface DBTEAMLOGRelocateAssetReferencesLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRelocateAssetReferencesLogInfo *)instance;
+ (DBTEAMLOGRelocateAssetReferencesLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The reseller of the team.
@interface DBTEAMLOGResellerLogInfo : DBStoneObject
/// The name of the reseller.
@property (nonatomic, readonly, copy) NSString *resellerName;
/// The email address of the reseller. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *resellerEmail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResellerName:(NSString *)resellerName resellerEmail:(NSString *)resellerEmail;
@end

/// Converts `DBTEAMLOGResellerLogInfo` from and to JSON.
@interface DBTEAMLOGResellerLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerLogInfo *)instance;
+ (DBTEAMLOGResellerLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGResellerRole`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGResellerRoleTag) {
    /// The member isn't a reseller.
    DBTEAMLOGResellerRoleNotReseller,
    /// The member is an admin of the reseller.
    DBTEAMLOGResellerRoleResellerAdmin,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGResellerRoleOther,
};

/// The reseller role of a team member.
@interface DBTEAMLOGResellerRole : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGResellerRoleTag tag;
/// Creates an object with the tag `not_reseller`.
- (instancetype)initWithNotReseller;
/// Creates an object with the tag `reseller_admin`.
- (instancetype)initWithResellerAdmin;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `not_reseller`.
- (BOOL)isNotReseller;
/// Returns whether the tag is `reseller_admin`.
- (BOOL)isResellerAdmin;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGResellerRole` from and to JSON.
@interface DBTEAMLOGResellerRoleSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerRole *)instance;
+ (DBTEAMLOGResellerRole *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which reseller support was enabled or disabled.
@interface DBTEAMLOGResellerSupportChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGResellerSupportPolicy *)dNewValue
    previousValue:(DBTEAMLOGResellerSupportPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGResellerSupportChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGResellerSupportChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerSupportChangePolicyDetails *)instance;
+ (DBTEAMLOGResellerSupportChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Reseller support was enabled or disabled.
@interface DBTEAMLOGResellerSupportChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGResellerSupportChangePolicyType` from and to JSON.
@interface DBTEAMLOGResellerSupportChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerSupportChangePolicyType *)instance;
+ (DBTEAMLOGResellerSupportChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGResellerSupportPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGResellerSupportPolicyTag) {
    /// The reseller can't access the admin console.
    DBTEAMLOGResellerSupportPolicyDisabled,
    /// The reseller can access the admin console as an admin.
    DBTEAMLOGResellerSupportPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGResellerSupportPolicyOther,
};

/// The policy for access of the reseller to the admin console.
@interface DBTEAMLOGResellerSupportPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGResellerSupportPolicyTag tag;
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

/// Converts `DBTEAMLOGResellerSupportPolicy` from and to JSON.
@interface DBTEAMLOGResellerSupportPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerSupportPolicy *)instance;
+ (DBTEAMLOGResellerSupportPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a reseller ended a support session.
@interface DBTEAMLOGResellerSupportSessionEndDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGResellerSupportSessionEndDetails` from and to JSON.
@interface DBTEAMLOGResellerSupportSessionEndDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerSupportSessionEndDetails *)instance;
+ (DBTEAMLOGResellerSupportSessionEndDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reseller ended a support session.
@interface DBTEAMLOGResellerSupportSessionEndType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGResellerSupportSessionEndType` from and to JSON.
@interface DBTEAMLOGResellerSupportSessionEndTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerSupportSessionEndType *)instance;
+ (DBTEAMLOGResellerSupportSessionEndType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a reseller started a support session.
@interface DBTEAMLOGResellerSupportSessionStartDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGResellerSupportSessionStartDetails` from and to JSON.
@interface DBTEAMLOGResellerSupportSessionStartDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerSupportSessionStartDetails *)instance;
+ (DBTEAMLOGResellerSupportSessionStartDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reseller started a support session.
@interface DBTEAMLOGResellerSupportSessionStartType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGResellerSupportSessionStartType` from and to JSON.
@interface DBTEAMLOGResellerSupportSessionStartTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGResellerSupportSessionStartType *)instance;
+ (DBTEAMLOGResellerSupportSessionStartType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a folder was rewound to an earlier state.
@interface DBTEAMLOGRewindFolderDetails : DBStoneObject
/// The time to which the folder was rewound.
@property (nonatomic, readonly) NSDate *rewindFolderTargetTsMs;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRewindFolderTargetTsMs:(NSDate *)rewindFolderTargetTsMs;
@end

/// Converts `DBTEAMLOGRewindFolderDetails` from and to JSON.
@interface DBTEAMLOGRewindFolderDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRewindFolderDetails *)instance;
+ (DBTEAMLOGRewindFolderDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder was rewound to an earlier state.
@interface DBTEAMLOGRewindFolderType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGRewindFolderType` from and to JSON.
@interface DBTEAMLOGRewindFolderTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRewindFolderType *)instance;
+ (DBTEAMLOGRewindFolderType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGRewindPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGRewindPolicyTag) {
    /// Only admins can rewind folders.
    DBTEAMLOGRewindPolicyAdminsOnly,
    /// All members can rewind folders.
    DBTEAMLOGRewindPolicyEveryone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGRewindPolicyOther,
};

/// The policy for rewinding folders.
@interface DBTEAMLOGRewindPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGRewindPolicyTag tag;
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

/// Converts `DBTEAMLOGRewindPolicy` from and to JSON.
@interface DBTEAMLOGRewindPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRewindPolicy *)instance;
+ (DBTEAMLOGRewindPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's Rewind policy was changed.
@interface DBTEAMLOGRewindPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGRewindPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGRewindPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGRewindPolicy *)dNewValue
    previousValue:(DBTEAMLOGRewindPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGRewindPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGRewindPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRewindPolicyChangedDetails *)instance;
+ (DBTEAMLOGRewindPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's Rewind policy was changed.
@interface DBTEAMLOGRewindPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGRewindPolicyChangedType` from and to JSON.
@interface DBTEAMLOGRewindPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRewindPolicyChangedType *)instance;
+ (DBTEAMLOGRewindPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a security event arrived from an external identity provider by the RISC protocol.
@interface DBTEAMLOGRiscSecurityEventDetails : DBStoneObject
/// The type of the RISC event, such as `account-disabled`.
@property (nonatomic, readonly, copy) NSString *eventType;
/// The reason for the RISC event.
@property (nonatomic, readonly, copy) NSString *reason;
/// The issuer URL of the identity provider, such as `https://accounts.google.com`.
@property (nonatomic, readonly, copy) NSString *issuer;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventType:(NSString *)eventType reason:(NSString *)reason issuer:(NSString *)issuer;
@end

/// Converts `DBTEAMLOGRiscSecurityEventDetails` from and to JSON.
@interface DBTEAMLOGRiscSecurityEventDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRiscSecurityEventDetails *)instance;
+ (DBTEAMLOGRiscSecurityEventDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A security event arrived from an external identity provider by the RISC protocol.
@interface DBTEAMLOGRiscSecurityEventType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGRiscSecurityEventType` from and to JSON.
@interface DBTEAMLOGRiscSecurityEventTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGRiscSecurityEventType *)instance;
+ (DBTEAMLOGRiscSecurityEventType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
