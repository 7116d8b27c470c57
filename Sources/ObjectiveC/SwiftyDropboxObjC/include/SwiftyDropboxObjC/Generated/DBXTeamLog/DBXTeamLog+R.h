// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogAlertRecipientsSettingType, DBXTeamLogEventDetailsRansomwareAlertCreateReportDetails,
    DBXTeamLogEventDetailsRansomwareAlertCreateReportFailedDetails,
    DBXTeamLogEventDetailsRansomwareRestoreProcessCompletedDetails,
    DBXTeamLogEventDetailsRansomwareRestoreProcessStartedDetails,
    DBXTeamLogEventDetailsResellerSupportChangePolicyDetails, DBXTeamLogEventDetailsResellerSupportSessionEndDetails,
    DBXTeamLogEventDetailsResellerSupportSessionStartDetails, DBXTeamLogEventDetailsRewindFolderDetails,
    DBXTeamLogEventDetailsRewindPolicyChangedDetails, DBXTeamLogEventDetailsRiscSecurityEventDetails,
    DBXTeamLogEventTypeArgRansomwareAlertCreateReport, DBXTeamLogEventTypeArgRansomwareAlertCreateReportFailed,
    DBXTeamLogEventTypeArgRansomwareRestoreProcessCompleted, DBXTeamLogEventTypeArgRansomwareRestoreProcessStarted,
    DBXTeamLogEventTypeArgResellerSupportChangePolicy, DBXTeamLogEventTypeArgResellerSupportSessionEnd,
    DBXTeamLogEventTypeArgResellerSupportSessionStart, DBXTeamLogEventTypeArgRewindFolder,
    DBXTeamLogEventTypeArgRewindPolicyChanged, DBXTeamLogEventTypeArgRiscSecurityEvent,
    DBXTeamLogEventTypeRansomwareAlertCreateReport, DBXTeamLogEventTypeRansomwareAlertCreateReportFailed,
    DBXTeamLogEventTypeRansomwareRestoreProcessCompleted, DBXTeamLogEventTypeRansomwareRestoreProcessStarted,
    DBXTeamLogEventTypeResellerSupportChangePolicy, DBXTeamLogEventTypeResellerSupportSessionEnd,
    DBXTeamLogEventTypeResellerSupportSessionStart, DBXTeamLogEventTypeRewindFolder,
    DBXTeamLogEventTypeRewindPolicyChanged, DBXTeamLogEventTypeRiscSecurityEvent,
    DBXTeamLogRansomwareAlertCreateReportDetails, DBXTeamLogRansomwareAlertCreateReportFailedDetails,
    DBXTeamLogRansomwareAlertCreateReportFailedType, DBXTeamLogRansomwareAlertCreateReportType,
    DBXTeamLogRansomwareRestoreProcessCompletedDetails, DBXTeamLogRansomwareRestoreProcessCompletedType,
    DBXTeamLogRansomwareRestoreProcessStartedDetails, DBXTeamLogRansomwareRestoreProcessStartedType,
    DBXTeamLogResellerRoleNotReseller, DBXTeamLogResellerRoleOther, DBXTeamLogResellerRoleResellerAdmin,
    DBXTeamLogResellerSupportChangePolicyDetails, DBXTeamLogResellerSupportChangePolicyType,
    DBXTeamLogResellerSupportPolicy, DBXTeamLogResellerSupportPolicyDisabled, DBXTeamLogResellerSupportPolicyEnabled,
    DBXTeamLogResellerSupportPolicyOther, DBXTeamLogResellerSupportSessionEndDetails,
    DBXTeamLogResellerSupportSessionEndType, DBXTeamLogResellerSupportSessionStartDetails,
    DBXTeamLogResellerSupportSessionStartType, DBXTeamLogRewindFolderDetails, DBXTeamLogRewindFolderType,
    DBXTeamLogRewindPolicyAdminsOnly, DBXTeamLogRewindPolicyChangedDetails, DBXTeamLogRewindPolicyChangedType,
    DBXTeamLogRewindPolicyEveryone, DBXTeamLogRewindPolicyOther, DBXTeamLogRiscSecurityEventDetails,
    DBXTeamLogRiscSecurityEventType, DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (RMembers)
/// The object if its tag is `ransomware_restore_process_completed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsRansomwareRestoreProcessCompletedDetails *asRansomwareRestoreProcessCompletedDetails;

/// The object if its tag is `ransomware_restore_process_started_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsRansomwareRestoreProcessStartedDetails *asRansomwareRestoreProcessStartedDetails;

/// The object if its tag is `rewind_folder_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsRewindFolderDetails *asRewindFolderDetails;

/// The object if its tag is `reseller_support_session_end_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsResellerSupportSessionEndDetails *asResellerSupportSessionEndDetails;

/// The object if its tag is `reseller_support_session_start_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsResellerSupportSessionStartDetails *asResellerSupportSessionStartDetails;

/// The object if its tag is `ransomware_alert_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsRansomwareAlertCreateReportDetails *asRansomwareAlertCreateReportDetails;

/// The object if its tag is `ransomware_alert_create_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsRansomwareAlertCreateReportFailedDetails *asRansomwareAlertCreateReportFailedDetails;

/// The object if its tag is `risc_security_event_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsRiscSecurityEventDetails *asRiscSecurityEventDetails;

/// The object if its tag is `reseller_support_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsResellerSupportChangePolicyDetails *asResellerSupportChangePolicyDetails;

/// The object if its tag is `rewind_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsRewindPolicyChangedDetails *asRewindPolicyChangedDetails;
@end

/// Details of an event in which a restore after a ransomware attack was completed.
@interface DBXTeamLogEventDetailsRansomwareRestoreProcessCompletedDetails : DBXTeamLogEventDetails
/// The value of `ransomware_restore_process_completed_details`.
@property (nonatomic, strong)
    DBXTeamLogRansomwareRestoreProcessCompletedDetails *ransomwareRestoreProcessCompletedDetails;

/// Creates an object with the tag `ransomware_restore_process_completed_details`.
- (instancetype)init:(DBXTeamLogRansomwareRestoreProcessCompletedDetails *)ransomwareRestoreProcessCompletedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a restore after a ransomware attack was started.
@interface DBXTeamLogEventDetailsRansomwareRestoreProcessStartedDetails : DBXTeamLogEventDetails
/// The value of `ransomware_restore_process_started_details`.
@property (nonatomic, strong) DBXTeamLogRansomwareRestoreProcessStartedDetails *ransomwareRestoreProcessStartedDetails;

/// Creates an object with the tag `ransomware_restore_process_started_details`.
- (instancetype)init:(DBXTeamLogRansomwareRestoreProcessStartedDetails *)ransomwareRestoreProcessStartedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a folder was rewound to an earlier state.
@interface DBXTeamLogEventDetailsRewindFolderDetails : DBXTeamLogEventDetails
/// The value of `rewind_folder_details`.
@property (nonatomic, strong) DBXTeamLogRewindFolderDetails *rewindFolderDetails;
/// Creates an object with the tag `rewind_folder_details`.
- (instancetype)init:(DBXTeamLogRewindFolderDetails *)rewindFolderDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reseller ended a support session.
@interface DBXTeamLogEventDetailsResellerSupportSessionEndDetails : DBXTeamLogEventDetails
/// The value of `reseller_support_session_end_details`.
@property (nonatomic, strong) DBXTeamLogResellerSupportSessionEndDetails *resellerSupportSessionEndDetails;

/// Creates an object with the tag `reseller_support_session_end_details`.
- (instancetype)init:(DBXTeamLogResellerSupportSessionEndDetails *)resellerSupportSessionEndDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reseller started a support session.
@interface DBXTeamLogEventDetailsResellerSupportSessionStartDetails : DBXTeamLogEventDetails
/// The value of `reseller_support_session_start_details`.
@property (nonatomic, strong) DBXTeamLogResellerSupportSessionStartDetails *resellerSupportSessionStartDetails;

/// Creates an object with the tag `reseller_support_session_start_details`.
- (instancetype)init:(DBXTeamLogResellerSupportSessionStartDetails *)resellerSupportSessionStartDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a ransomware report was created.
@interface DBXTeamLogEventDetailsRansomwareAlertCreateReportDetails : DBXTeamLogEventDetails
/// The value of `ransomware_alert_create_report_details`.
@property (nonatomic, strong) DBXTeamLogRansomwareAlertCreateReportDetails *ransomwareAlertCreateReportDetails;

/// Creates an object with the tag `ransomware_alert_create_report_details`.
- (instancetype)init:(DBXTeamLogRansomwareAlertCreateReportDetails *)ransomwareAlertCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a ransomware report couldn't be created.
@interface DBXTeamLogEventDetailsRansomwareAlertCreateReportFailedDetails : DBXTeamLogEventDetails
/// The value of `ransomware_alert_create_report_failed_details`.
@property (nonatomic, strong)
    DBXTeamLogRansomwareAlertCreateReportFailedDetails *ransomwareAlertCreateReportFailedDetails;

/// Creates an object with the tag `ransomware_alert_create_report_failed_details`.
- (instancetype)init:(DBXTeamLogRansomwareAlertCreateReportFailedDetails *)ransomwareAlertCreateReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security event arrived from an external identity provider by the RISC protocol.
@interface DBXTeamLogEventDetailsRiscSecurityEventDetails : DBXTeamLogEventDetails
/// The value of `risc_security_event_details`.
@property (nonatomic, strong) DBXTeamLogRiscSecurityEventDetails *riscSecurityEventDetails;
/// Creates an object with the tag `risc_security_event_details`.
- (instancetype)init:(DBXTeamLogRiscSecurityEventDetails *)riscSecurityEventDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which reseller support was enabled or disabled.
@interface DBXTeamLogEventDetailsResellerSupportChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `reseller_support_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogResellerSupportChangePolicyDetails *resellerSupportChangePolicyDetails;

/// Creates an object with the tag `reseller_support_change_policy_details`.
- (instancetype)init:(DBXTeamLogResellerSupportChangePolicyDetails *)resellerSupportChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's Rewind policy was changed.
@interface DBXTeamLogEventDetailsRewindPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `rewind_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogRewindPolicyChangedDetails *rewindPolicyChangedDetails;
/// Creates an object with the tag `rewind_policy_changed_details`.
- (instancetype)init:(DBXTeamLogRewindPolicyChangedDetails *)rewindPolicyChangedDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (RMembers)
/// The object if its tag is `ransomware_restore_process_completed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeRansomwareRestoreProcessCompleted *asRansomwareRestoreProcessCompleted;

/// The object if its tag is `ransomware_restore_process_started`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeRansomwareRestoreProcessStarted *asRansomwareRestoreProcessStarted;

/// The object if its tag is `rewind_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeRewindFolder *asRewindFolder;
/// The object if its tag is `reseller_support_session_end`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeResellerSupportSessionEnd *asResellerSupportSessionEnd;
/// The object if its tag is `reseller_support_session_start`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeResellerSupportSessionStart *asResellerSupportSessionStart;
/// The object if its tag is `ransomware_alert_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeRansomwareAlertCreateReport *asRansomwareAlertCreateReport;

/// The object if its tag is `ransomware_alert_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeRansomwareAlertCreateReportFailed *asRansomwareAlertCreateReportFailed;

/// The object if its tag is `risc_security_event`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeRiscSecurityEvent *asRiscSecurityEvent;
/// The object if its tag is `reseller_support_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeResellerSupportChangePolicy *asResellerSupportChangePolicy;
/// The object if its tag is `rewind_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeRewindPolicyChanged *asRewindPolicyChanged;
@end

/// A restore after a ransomware attack was completed.
@interface DBXTeamLogEventTypeRansomwareRestoreProcessCompleted : DBXTeamLogEventType
/// The value of `ransomware_restore_process_completed`.
@property (nonatomic, strong) DBXTeamLogRansomwareRestoreProcessCompletedType *ransomwareRestoreProcessCompleted;

/// Creates an object with the tag `ransomware_restore_process_completed`.
- (instancetype)init:(DBXTeamLogRansomwareRestoreProcessCompletedType *)ransomwareRestoreProcessCompleted
    NS_DESIGNATED_INITIALIZER;
@end

/// A restore after a ransomware attack was started.
@interface DBXTeamLogEventTypeRansomwareRestoreProcessStarted : DBXTeamLogEventType
/// The value of `ransomware_restore_process_started`.
@property (nonatomic, strong) DBXTeamLogRansomwareRestoreProcessStartedType *ransomwareRestoreProcessStarted;

/// Creates an object with the tag `ransomware_restore_process_started`.
- (instancetype)init:(DBXTeamLogRansomwareRestoreProcessStartedType *)ransomwareRestoreProcessStarted
    NS_DESIGNATED_INITIALIZER;
@end

/// A folder was rewound to an earlier state.
@interface DBXTeamLogEventTypeRewindFolder : DBXTeamLogEventType
/// The value of `rewind_folder`.
@property (nonatomic, strong) DBXTeamLogRewindFolderType *rewindFolder;
/// Creates an object with the tag `rewind_folder`.
- (instancetype)init:(DBXTeamLogRewindFolderType *)rewindFolder NS_DESIGNATED_INITIALIZER;
@end

/// A reseller ended a support session.
@interface DBXTeamLogEventTypeResellerSupportSessionEnd : DBXTeamLogEventType
/// The value of `reseller_support_session_end`.
@property (nonatomic, strong) DBXTeamLogResellerSupportSessionEndType *resellerSupportSessionEnd;
/// Creates an object with the tag `reseller_support_session_end`.
- (instancetype)init:(DBXTeamLogResellerSupportSessionEndType *)resellerSupportSessionEnd NS_DESIGNATED_INITIALIZER;
@end

/// A reseller started a support session.
@interface DBXTeamLogEventTypeResellerSupportSessionStart : DBXTeamLogEventType
/// The value of `reseller_support_session_start`.
@property (nonatomic, strong) DBXTeamLogResellerSupportSessionStartType *resellerSupportSessionStart;
/// Creates an object with the tag `reseller_support_session_start`.
- (instancetype)init:(DBXTeamLogResellerSupportSessionStartType *)resellerSupportSessionStart NS_DESIGNATED_INITIALIZER;
@end

/// A ransomware report was created.
@interface DBXTeamLogEventTypeRansomwareAlertCreateReport : DBXTeamLogEventType
/// The value of `ransomware_alert_create_report`.
@property (nonatomic, strong) DBXTeamLogRansomwareAlertCreateReportType *ransomwareAlertCreateReport;
/// Creates an object with the tag `ransomware_alert_create_report`.
- (instancetype)init:(DBXTeamLogRansomwareAlertCreateReportType *)ransomwareAlertCreateReport NS_DESIGNATED_INITIALIZER;
@end

/// A ransomware report couldn't be created.
@interface DBXTeamLogEventTypeRansomwareAlertCreateReportFailed : DBXTeamLogEventType
/// The value of `ransomware_alert_create_report_failed`.
@property (nonatomic, strong) DBXTeamLogRansomwareAlertCreateReportFailedType *ransomwareAlertCreateReportFailed;

/// Creates an object with the tag `ransomware_alert_create_report_failed`.
- (instancetype)init:(DBXTeamLogRansomwareAlertCreateReportFailedType *)ransomwareAlertCreateReportFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// A security event arrived from an external identity provider by the RISC protocol.
@interface DBXTeamLogEventTypeRiscSecurityEvent : DBXTeamLogEventType
/// The value of `risc_security_event`.
@property (nonatomic, strong) DBXTeamLogRiscSecurityEventType *riscSecurityEvent;
/// Creates an object with the tag `risc_security_event`.
- (instancetype)init:(DBXTeamLogRiscSecurityEventType *)riscSecurityEvent NS_DESIGNATED_INITIALIZER;
@end

/// Reseller support was enabled or disabled.
@interface DBXTeamLogEventTypeResellerSupportChangePolicy : DBXTeamLogEventType
/// The value of `reseller_support_change_policy`.
@property (nonatomic, strong) DBXTeamLogResellerSupportChangePolicyType *resellerSupportChangePolicy;
/// Creates an object with the tag `reseller_support_change_policy`.
- (instancetype)init:(DBXTeamLogResellerSupportChangePolicyType *)resellerSupportChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team's Rewind policy was changed.
@interface DBXTeamLogEventTypeRewindPolicyChanged : DBXTeamLogEventType
/// The value of `rewind_policy_changed`.
@property (nonatomic, strong) DBXTeamLogRewindPolicyChangedType *rewindPolicyChanged;
/// Creates an object with the tag `rewind_policy_changed`.
- (instancetype)init:(DBXTeamLogRewindPolicyChangedType *)rewindPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (RMembers)
/// The object if its tag is `ransomware_restore_process_completed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgRansomwareRestoreProcessCompleted *asRansomwareRestoreProcessCompleted;

/// The object if its tag is `ransomware_restore_process_started`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgRansomwareRestoreProcessStarted *asRansomwareRestoreProcessStarted;

/// The object if its tag is `rewind_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgRewindFolder *asRewindFolder;
/// The object if its tag is `reseller_support_session_end`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgResellerSupportSessionEnd *asResellerSupportSessionEnd;

/// The object if its tag is `reseller_support_session_start`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgResellerSupportSessionStart *asResellerSupportSessionStart;

/// The object if its tag is `ransomware_alert_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgRansomwareAlertCreateReport *asRansomwareAlertCreateReport;

/// The object if its tag is `ransomware_alert_create_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgRansomwareAlertCreateReportFailed *asRansomwareAlertCreateReportFailed;

/// The object if its tag is `risc_security_event`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgRiscSecurityEvent *asRiscSecurityEvent;

/// The object if its tag is `reseller_support_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgResellerSupportChangePolicy *asResellerSupportChangePolicy;

/// The object if its tag is `rewind_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgRewindPolicyChanged *asRewindPolicyChanged;
@end

/// Events in which a restore after a ransomware attack was completed.
@interface DBXTeamLogEventTypeArgRansomwareRestoreProcessCompleted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `ransomware_restore_process_completed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a restore after a ransomware attack was started.
@interface DBXTeamLogEventTypeArgRansomwareRestoreProcessStarted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `ransomware_restore_process_started`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a folder was rewound to an earlier state.
@interface DBXTeamLogEventTypeArgRewindFolder : DBXTeamLogEventTypeArg
/// Creates an object with the tag `rewind_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a reseller ended a support session.
@interface DBXTeamLogEventTypeArgResellerSupportSessionEnd : DBXTeamLogEventTypeArg
/// Creates an object with the tag `reseller_support_session_end`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a reseller started a support session.
@interface DBXTeamLogEventTypeArgResellerSupportSessionStart : DBXTeamLogEventTypeArg
/// Creates an object with the tag `reseller_support_session_start`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a ransomware report was created.
@interface DBXTeamLogEventTypeArgRansomwareAlertCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `ransomware_alert_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a ransomware report couldn't be created.
@interface DBXTeamLogEventTypeArgRansomwareAlertCreateReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `ransomware_alert_create_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a security event arrived from an external identity provider by the RISC protocol.
@interface DBXTeamLogEventTypeArgRiscSecurityEvent : DBXTeamLogEventTypeArg
/// Creates an object with the tag `risc_security_event`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which reseller support was enabled or disabled.
@interface DBXTeamLogEventTypeArgResellerSupportChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `reseller_support_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's Rewind policy was changed.
@interface DBXTeamLogEventTypeArgRewindPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `rewind_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a ransomware report was created.
@interface DBXTeamLogRansomwareAlertCreateReportDetails : DBXObject
@end

/// Details of an event in which a ransomware report couldn't be created.
@interface DBXTeamLogRansomwareAlertCreateReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A ransomware report couldn't be created.
@interface DBXTeamLogRansomwareAlertCreateReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A ransomware report was created.
@interface DBXTeamLogRansomwareAlertCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a restore after a ransomware attack was completed.
@interface DBXTeamLogRansomwareRestoreProcessCompletedDetails : DBXObject
/// The status of the restore.
@property (nonatomic, readonly, copy) NSString *status;
/// The number of restored files.
@property (nonatomic, readonly) NSNumber *restoredFilesCount;
/// The number of files that couldn't be restored.
@property (nonatomic, readonly) NSNumber *restoredFilesFailedCount;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStatus:(NSString *)status
    restoredFilesCount:(NSNumber *)restoredFilesCount
    restoredFilesFailedCount:(NSNumber *)restoredFilesFailedCount
    NS_DESIGNATED_INITIALIZER;
@end

/// A restore after a ransomware attack was completed.
@interface DBXTeamLogRansomwareRestoreProcessCompletedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a restore after a ransomware attack was started.
@interface DBXTeamLogRansomwareRestoreProcessStartedDetails : DBXObject
/// The filename extension of the ransomware.
@property (nonatomic, readonly, copy) NSString *extension_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithExtension_:(NSString *)extension_ NS_DESIGNATED_INITIALIZER;
@end

/// A restore after a ransomware attack was started.
@interface DBXTeamLogRansomwareRestoreProcessStartedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The recipients of a security alert.
@interface DBXTeamLogRecipientsConfiguration : DBXObject
/// The kind of recipients.
@property (nonatomic, readonly, nullable) DBXTeamLogAlertRecipientsSettingType *recipientSettingType;
/// The email addresses of users to notify. Each item has at most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *emails;
/// The groups to notify.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *groups;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipientSettingType:(nullable DBXTeamLogAlertRecipientsSettingType *)recipientSettingType
    emails:(nullable NSArray<NSString *> *)emails
    groups:(nullable NSArray<NSString *> *)groups
    NS_DESIGNATED_INITIALIZER;
@end

/// The source and destination of a moved or copied item.
@interface DBXTeamLogRelocateAssetReferencesLogInfo : DBXObject
/// The index of the source in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *srcAssetIndex;
/// The index of the destination in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *destAssetIndex;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSrcAssetIndex:(NSNumber *)srcAssetIndex
    destAssetIndex:(NSNumber *)destAssetIndex
    NS_DESIGNATED_INITIALIZER;
@end

/// The reseller of the team.
@interface DBXTeamLogResellerLogInfo : DBXObject
/// The name of the reseller.
@property (nonatomic, readonly, copy) NSString *resellerName;
/// The email address of the reseller. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *resellerEmail;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResellerName:(NSString *)resellerName
    resellerEmail:(NSString *)resellerEmail
    NS_DESIGNATED_INITIALIZER;
@end

/// The reseller role of a team member.
@interface DBXTeamLogResellerRole : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogResellerRole (Members)
/// The object if its tag is `not_reseller`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogResellerRoleNotReseller *asNotReseller;
/// The object if its tag is `reseller_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogResellerRoleResellerAdmin *asResellerAdmin;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogResellerRoleOther *asOther;
@end

/// The member isn't a reseller.
@interface DBXTeamLogResellerRoleNotReseller : DBXTeamLogResellerRole
/// Creates an object with the tag `not_reseller`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member is an admin of the reseller.
@interface DBXTeamLogResellerRoleResellerAdmin : DBXTeamLogResellerRole
/// Creates an object with the tag `reseller_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogResellerRoleOther : DBXTeamLogResellerRole
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which reseller support was enabled or disabled.
@interface DBXTeamLogResellerSupportChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogResellerSupportPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogResellerSupportPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogResellerSupportPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogResellerSupportPolicy *)newValue
    previousValue:(DBXTeamLogResellerSupportPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Reseller support was enabled or disabled.
@interface DBXTeamLogResellerSupportChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for access of the reseller to the admin console.
@interface DBXTeamLogResellerSupportPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogResellerSupportPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogResellerSupportPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogResellerSupportPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogResellerSupportPolicyOther *asOther;
@end

/// The reseller can't access the admin console.
@interface DBXTeamLogResellerSupportPolicyDisabled : DBXTeamLogResellerSupportPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reseller can access the admin console as an admin.
@interface DBXTeamLogResellerSupportPolicyEnabled : DBXTeamLogResellerSupportPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogResellerSupportPolicyOther : DBXTeamLogResellerSupportPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a reseller ended a support session.
@interface DBXTeamLogResellerSupportSessionEndDetails : DBXObject
@end

/// A reseller ended a support session.
@interface DBXTeamLogResellerSupportSessionEndType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reseller started a support session.
@interface DBXTeamLogResellerSupportSessionStartDetails : DBXObject
@end

/// A reseller started a support session.
@interface DBXTeamLogResellerSupportSessionStartType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a folder was rewound to an earlier state.
@interface DBXTeamLogRewindFolderDetails : DBXObject
/// The time to which the folder was rewound.
@property (nonatomic, readonly, copy) NSDate *rewindFolderTargetTsMs;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRewindFolderTargetTsMs:(NSDate *)rewindFolderTargetTsMs NS_DESIGNATED_INITIALIZER;
@end

/// A folder was rewound to an earlier state.
@interface DBXTeamLogRewindFolderType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for rewinding folders.
@interface DBXTeamLogRewindPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogRewindPolicy (Members)
/// The object if its tag is `admins_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogRewindPolicyAdminsOnly *asAdminsOnly;
/// The object if its tag is `everyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogRewindPolicyEveryone *asEveryone;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogRewindPolicyOther *asOther;
@end

/// Only admins can rewind folders.
@interface DBXTeamLogRewindPolicyAdminsOnly : DBXTeamLogRewindPolicy
/// Creates an object with the tag `admins_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All members can rewind folders.
@interface DBXTeamLogRewindPolicyEveryone : DBXTeamLogRewindPolicy
/// Creates an object with the tag `everyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogRewindPolicyOther : DBXTeamLogRewindPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's Rewind policy was changed.
@interface DBXTeamLogRewindPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogRewindPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogRewindPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogRewindPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogRewindPolicy *)newValue
    previousValue:(DBXTeamLogRewindPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's Rewind policy was changed.
@interface DBXTeamLogRewindPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security event arrived from an external identity provider by the RISC protocol.
@interface DBXTeamLogRiscSecurityEventDetails : DBXObject
/// The type of the RISC event, such as `account-disabled`.
@property (nonatomic, readonly, copy) NSString *eventType;
/// The reason for the RISC event.
@property (nonatomic, readonly, copy) NSString *reason;
/// The issuer URL of the identity provider, such as `https://accounts.google.com`.
@property (nonatomic, readonly, copy) NSString *issuer;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventType:(NSString *)eventType
    reason:(NSString *)reason
    issuer:(NSString *)issuer
    NS_DESIGNATED_INITIALIZER;
@end

/// A security event arrived from an external identity provider by the RISC protocol.
@interface DBXTeamLogRiscSecurityEventType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
