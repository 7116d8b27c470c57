// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDesktopDeviceSessionLogInfo, DBXTeamLogEventDetailsExternalDriveBackupEligibilityStatusCheckedDetails,
    DBXTeamLogEventDetailsExternalDriveBackupPolicyChangedDetails,
    DBXTeamLogEventDetailsExternalDriveBackupStatusChangedDetails,
    DBXTeamLogEventDetailsExternalSharingCreateReportDetails, DBXTeamLogEventDetailsExternalSharingReportFailedDetails,
    DBXTeamLogEventTypeArgExternalDriveBackupEligibilityStatusChecked,
    DBXTeamLogEventTypeArgExternalDriveBackupPolicyChanged, DBXTeamLogEventTypeArgExternalDriveBackupStatusChanged,
    DBXTeamLogEventTypeArgExternalSharingCreateReport, DBXTeamLogEventTypeArgExternalSharingReportFailed,
    DBXTeamLogEventTypeExternalDriveBackupEligibilityStatusChecked, DBXTeamLogEventTypeExternalDriveBackupPolicyChanged,
    DBXTeamLogEventTypeExternalDriveBackupStatusChanged, DBXTeamLogEventTypeExternalSharingCreateReport,
    DBXTeamLogEventTypeExternalSharingReportFailed, DBXTeamLogExternalDriveBackupEligibilityStatusCheckedDetails,
    DBXTeamLogExternalDriveBackupEligibilityStatusCheckedType,
    DBXTeamLogExternalDriveBackupEligibilityStatusExceedLicenseCap, DBXTeamLogExternalDriveBackupEligibilityStatusOther,
    DBXTeamLogExternalDriveBackupEligibilityStatusSkip, DBXTeamLogExternalDriveBackupEligibilityStatusSuccess,
    DBXTeamLogExternalDriveBackupPolicyChangedDetails, DBXTeamLogExternalDriveBackupPolicyChangedType,
    DBXTeamLogExternalDriveBackupPolicyDefault_, DBXTeamLogExternalDriveBackupPolicyDisabled,
    DBXTeamLogExternalDriveBackupPolicyEnabled, DBXTeamLogExternalDriveBackupPolicyOther,
    DBXTeamLogExternalDriveBackupStatusBroken, DBXTeamLogExternalDriveBackupStatusChangedDetails,
    DBXTeamLogExternalDriveBackupStatusChangedType, DBXTeamLogExternalDriveBackupStatusCreated,
    DBXTeamLogExternalDriveBackupStatusCreatedOrBroken, DBXTeamLogExternalDriveBackupStatusDeleted,
    DBXTeamLogExternalDriveBackupStatusEmpty, DBXTeamLogExternalDriveBackupStatusOther,
    DBXTeamLogExternalDriveBackupStatusUnknown, DBXTeamLogExternalSharingCreateReportDetails,
    DBXTeamLogExternalSharingCreateReportType, DBXTeamLogExternalSharingReportFailedDetails,
    DBXTeamLogExternalSharingReportFailedType, DBXTeamLogExternalSharingSettingAllow,
    DBXTeamLogExternalSharingSettingForbid, DBXTeamLogExternalSharingSettingOther,
    DBXTeamLogExternalSharingSettingUnset, DBXTeamLogIdentifierType, DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (ExternalMembers)
/// The object if its tag is `external_drive_backup_eligibility_status_checked_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExternalDriveBackupEligibilityStatusCheckedDetails *asExternalDriveBackupEligibilityStatusCheckedDetails;

/// The object if its tag is `external_drive_backup_status_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExternalDriveBackupStatusChangedDetails *asExternalDriveBackupStatusChangedDetails;

/// The object if its tag is `external_sharing_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExternalSharingCreateReportDetails *asExternalSharingCreateReportDetails;

/// The object if its tag is `external_sharing_report_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExternalSharingReportFailedDetails *asExternalSharingReportFailedDetails;

/// The object if its tag is `external_drive_backup_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsExternalDriveBackupPolicyChangedDetails *asExternalDriveBackupPolicyChangedDetails;
@end

/// Details of an event in which an external drive was checked for eligibility for backup.
@interface DBXTeamLogEventDetailsExternalDriveBackupEligibilityStatusCheckedDetails : DBXTeamLogEventDetails
/// The value of `external_drive_backup_eligibility_status_checked_details`.
@property (nonatomic, strong)
    DBXTeamLogExternalDriveBackupEligibilityStatusCheckedDetails *externalDriveBackupEligibilityStatusCheckedDetails;

/// Creates an object with the tag `external_drive_backup_eligibility_status_checked_details`.
- (instancetype)
    init:(DBXTeamLogExternalDriveBackupEligibilityStatusCheckedDetails *)externalDriveBackupEligibilityStatusCheckedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the backup of an external drive was changed.
@interface DBXTeamLogEventDetailsExternalDriveBackupStatusChangedDetails : DBXTeamLogEventDetails
/// The value of `external_drive_backup_status_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogExternalDriveBackupStatusChangedDetails *externalDriveBackupStatusChangedDetails;

/// Creates an object with the tag `external_drive_backup_status_changed_details`.
- (instancetype)init:(DBXTeamLogExternalDriveBackupStatusChangedDetails *)externalDriveBackupStatusChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on external sharing was created.
@interface DBXTeamLogEventDetailsExternalSharingCreateReportDetails : DBXTeamLogEventDetails
/// The value of `external_sharing_create_report_details`.
@property (nonatomic, strong) DBXTeamLogExternalSharingCreateReportDetails *externalSharingCreateReportDetails;

/// Creates an object with the tag `external_sharing_create_report_details`.
- (instancetype)init:(DBXTeamLogExternalSharingCreateReportDetails *)externalSharingCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on external sharing couldn't be created.
@interface DBXTeamLogEventDetailsExternalSharingReportFailedDetails : DBXTeamLogEventDetails
/// The value of `external_sharing_report_failed_details`.
@property (nonatomic, strong) DBXTeamLogExternalSharingReportFailedDetails *externalSharingReportFailedDetails;

/// Creates an object with the tag `external_sharing_report_failed_details`.
- (instancetype)init:(DBXTeamLogExternalSharingReportFailedDetails *)externalSharingReportFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's external drive backup policy was changed.
@interface DBXTeamLogEventDetailsExternalDriveBackupPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `external_drive_backup_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogExternalDriveBackupPolicyChangedDetails *externalDriveBackupPolicyChangedDetails;

/// Creates an object with the tag `external_drive_backup_policy_changed_details`.
- (instancetype)init:(DBXTeamLogExternalDriveBackupPolicyChangedDetails *)externalDriveBackupPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (ExternalMembers)
/// The object if its tag is `external_drive_backup_eligibility_status_checked`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeExternalDriveBackupEligibilityStatusChecked *asExternalDriveBackupEligibilityStatusChecked;

/// The object if its tag is `external_drive_backup_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeExternalDriveBackupStatusChanged *asExternalDriveBackupStatusChanged;

/// The object if its tag is `external_sharing_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeExternalSharingCreateReport *asExternalSharingCreateReport;
/// The object if its tag is `external_sharing_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeExternalSharingReportFailed *asExternalSharingReportFailed;

/// The object if its tag is `external_drive_backup_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeExternalDriveBackupPolicyChanged *asExternalDriveBackupPolicyChanged;
@end

/// An external drive was checked for eligibility for backup.
@interface DBXTeamLogEventTypeExternalDriveBackupEligibilityStatusChecked : DBXTeamLogEventType
/// The value of `external_drive_backup_eligibility_status_checked`.
@property (nonatomic, strong)
    DBXTeamLogExternalDriveBackupEligibilityStatusCheckedType *externalDriveBackupEligibilityStatusChecked;

/// Creates an object with the tag `external_drive_backup_eligibility_status_checked`.
- (instancetype)
    init:(DBXTeamLogExternalDriveBackupEligibilityStatusCheckedType *)externalDriveBackupEligibilityStatusChecked
    NS_DESIGNATED_INITIALIZER;
@end

/// The backup of an external drive was changed.
@interface DBXTeamLogEventTypeExternalDriveBackupStatusChanged : DBXTeamLogEventType
/// The value of `external_drive_backup_status_changed`.
@property (nonatomic, strong) DBXTeamLogExternalDriveBackupStatusChangedType *externalDriveBackupStatusChanged;

/// Creates an object with the tag `external_drive_backup_status_changed`.
- (instancetype)init:(DBXTeamLogExternalDriveBackupStatusChangedType *)externalDriveBackupStatusChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// A report on external sharing was created.
@interface DBXTeamLogEventTypeExternalSharingCreateReport : DBXTeamLogEventType
/// The value of `external_sharing_create_report`.
@property (nonatomic, strong) DBXTeamLogExternalSharingCreateReportType *externalSharingCreateReport;
/// Creates an object with the tag `external_sharing_create_report`.
- (instancetype)init:(DBXTeamLogExternalSharingCreateReportType *)externalSharingCreateReport NS_DESIGNATED_INITIALIZER;
@end

/// A report on external sharing couldn't be created.
@interface DBXTeamLogEventTypeExternalSharingReportFailed : DBXTeamLogEventType
/// The value of `external_sharing_report_failed`.
@property (nonatomic, strong) DBXTeamLogExternalSharingReportFailedType *externalSharingReportFailed;
/// Creates an object with the tag `external_sharing_report_failed`.
- (instancetype)init:(DBXTeamLogExternalSharingReportFailedType *)externalSharingReportFailed NS_DESIGNATED_INITIALIZER;
@end

/// The team's external drive backup policy was changed.
@interface DBXTeamLogEventTypeExternalDriveBackupPolicyChanged : DBXTeamLogEventType
/// The value of `external_drive_backup_policy_changed`.
@property (nonatomic, strong) DBXTeamLogExternalDriveBackupPolicyChangedType *externalDriveBackupPolicyChanged;

/// Creates an object with the tag `external_drive_backup_policy_changed`.
- (instancetype)init:(DBXTeamLogExternalDriveBackupPolicyChangedType *)externalDriveBackupPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (ExternalMembers)
/// The object if its tag is `external_drive_backup_eligibility_status_checked`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgExternalDriveBackupEligibilityStatusChecked *asExternalDriveBackupEligibilityStatusChecked;

/// The object if its tag is `external_drive_backup_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgExternalDriveBackupStatusChanged *asExternalDriveBackupStatusChanged;

/// The object if its tag is `external_sharing_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgExternalSharingCreateReport *asExternalSharingCreateReport;

/// The object if its tag is `external_sharing_report_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgExternalSharingReportFailed *asExternalSharingReportFailed;

/// The object if its tag is `external_drive_backup_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgExternalDriveBackupPolicyChanged *asExternalDriveBackupPolicyChanged;
@end

/// Events in which an external drive was checked for eligibility for backup.
@interface DBXTeamLogEventTypeArgExternalDriveBackupEligibilityStatusChecked : DBXTeamLogEventTypeArg
/// Creates an object with the tag `external_drive_backup_eligibility_status_checked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the backup of an external drive was changed.
@interface DBXTeamLogEventTypeArgExternalDriveBackupStatusChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `external_drive_backup_status_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on external sharing was created.
@interface DBXTeamLogEventTypeArgExternalSharingCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `external_sharing_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a report on external sharing couldn't be created.
@interface DBXTeamLogEventTypeArgExternalSharingReportFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `external_sharing_report_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's external drive backup policy was changed.
@interface DBXTeamLogEventTypeArgExternalDriveBackupPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `external_drive_backup_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The eligibility of an external drive for backup.
@interface DBXTeamLogExternalDriveBackupEligibilityStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogExternalDriveBackupEligibilityStatus (Members)
/// The object if its tag is `exceed_license_cap`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogExternalDriveBackupEligibilityStatusExceedLicenseCap *asExceedLicenseCap;

/// The object if its tag is `skip`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupEligibilityStatusSkip *asSkip;
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupEligibilityStatusSuccess *asSuccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupEligibilityStatusOther *asOther;
@end

/// The backup would exceed the limit of the license.
@interface DBXTeamLogExternalDriveBackupEligibilityStatusExceedLicenseCap : DBXTeamLogExternalDriveBackupEligibilityStatus
/// Creates an object with the tag `exceed_license_cap`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The check was skipped.
@interface DBXTeamLogExternalDriveBackupEligibilityStatusSkip : DBXTeamLogExternalDriveBackupEligibilityStatus
/// Creates an object with the tag `skip`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The drive is eligible.
@interface DBXTeamLogExternalDriveBackupEligibilityStatusSuccess : DBXTeamLogExternalDriveBackupEligibilityStatus
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogExternalDriveBackupEligibilityStatusOther : DBXTeamLogExternalDriveBackupEligibilityStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an external drive was checked for eligibility for backup.
@interface DBXTeamLogExternalDriveBackupEligibilityStatusCheckedDetails : DBXObject
/// The session of the computer.
@property (nonatomic, readonly) DBXTeamLogDesktopDeviceSessionLogInfo *desktopDeviceSessionInfo;
/// The eligibility of the external drive.
@property (nonatomic, readonly) DBXTeamLogExternalDriveBackupEligibilityStatus *status;
/// The number of valid external drive backups of all team members.
@property (nonatomic, readonly) NSNumber *numberOfExternalDriveBackup;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDesktopDeviceSessionInfo:(DBXTeamLogDesktopDeviceSessionLogInfo *)desktopDeviceSessionInfo
    status:(DBXTeamLogExternalDriveBackupEligibilityStatus *)status
    numberOfExternalDriveBackup:(NSNumber *)numberOfExternalDriveBackup
    NS_DESIGNATED_INITIALIZER;
@end

/// An external drive was checked for eligibility for backup.
@interface DBXTeamLogExternalDriveBackupEligibilityStatusCheckedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for the backup of external drives.
@interface DBXTeamLogExternalDriveBackupPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogExternalDriveBackupPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogExternalDriveBackupPolicyDefault_ : DBXTeamLogExternalDriveBackupPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't back up external drives.
@interface DBXTeamLogExternalDriveBackupPolicyDisabled : DBXTeamLogExternalDriveBackupPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can back up external drives.
@interface DBXTeamLogExternalDriveBackupPolicyEnabled : DBXTeamLogExternalDriveBackupPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogExternalDriveBackupPolicyOther : DBXTeamLogExternalDriveBackupPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's external drive backup policy was changed.
@interface DBXTeamLogExternalDriveBackupPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogExternalDriveBackupPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogExternalDriveBackupPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogExternalDriveBackupPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogExternalDriveBackupPolicy *)newValue
    previousValue:(DBXTeamLogExternalDriveBackupPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's external drive backup policy was changed.
@interface DBXTeamLogExternalDriveBackupPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The status of the backup of an external drive.
@interface DBXTeamLogExternalDriveBackupStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogExternalDriveBackupStatus (Members)
/// The object if its tag is `broken`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupStatusBroken *asBroken;
/// The object if its tag is `created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupStatusCreated *asCreated;
/// The object if its tag is `created_or_broken`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupStatusCreatedOrBroken *asCreatedOrBroken;
/// The object if its tag is `deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupStatusDeleted *asDeleted;
/// The object if its tag is `empty`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupStatusEmpty *asEmpty;
/// The object if its tag is `unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupStatusUnknown *asUnknown;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalDriveBackupStatusOther *asOther;
@end

/// The backup is broken.
@interface DBXTeamLogExternalDriveBackupStatusBroken : DBXTeamLogExternalDriveBackupStatus
/// Creates an object with the tag `broken`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The backup was created.
@interface DBXTeamLogExternalDriveBackupStatusCreated : DBXTeamLogExternalDriveBackupStatus
/// Creates an object with the tag `created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The backup was created or is broken.
@interface DBXTeamLogExternalDriveBackupStatusCreatedOrBroken : DBXTeamLogExternalDriveBackupStatus
/// Creates an object with the tag `created_or_broken`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The backup was deleted.
@interface DBXTeamLogExternalDriveBackupStatusDeleted : DBXTeamLogExternalDriveBackupStatus
/// Creates an object with the tag `deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The backup is empty.
@interface DBXTeamLogExternalDriveBackupStatusEmpty : DBXTeamLogExternalDriveBackupStatus
/// Creates an object with the tag `empty`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The status isn't known.
@interface DBXTeamLogExternalDriveBackupStatusUnknown : DBXTeamLogExternalDriveBackupStatus
/// Creates an object with the tag `unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogExternalDriveBackupStatusOther : DBXTeamLogExternalDriveBackupStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the backup of an external drive was changed.
@interface DBXTeamLogExternalDriveBackupStatusChangedDetails : DBXObject
/// The session of the computer.
@property (nonatomic, readonly) DBXTeamLogDesktopDeviceSessionLogInfo *desktopDeviceSessionInfo;
/// The status of the backup before the change.
@property (nonatomic, readonly) DBXTeamLogExternalDriveBackupStatus *previousValue;
/// The status of the backup after the change.
@property (nonatomic, readonly) DBXTeamLogExternalDriveBackupStatus *newValue;
/// The status of the backup after the change.
- (DBXTeamLogExternalDriveBackupStatus *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDesktopDeviceSessionInfo:(DBXTeamLogDesktopDeviceSessionLogInfo *)desktopDeviceSessionInfo
    previousValue:(DBXTeamLogExternalDriveBackupStatus *)previousValue
    newValue:(DBXTeamLogExternalDriveBackupStatus *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The backup of an external drive was changed.
@interface DBXTeamLogExternalDriveBackupStatusChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on external sharing was created.
@interface DBXTeamLogExternalSharingCreateReportDetails : DBXObject
@end

/// A report on external sharing was created.
@interface DBXTeamLogExternalSharingCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a report on external sharing couldn't be created.
@interface DBXTeamLogExternalSharingReportFailedDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A report on external sharing couldn't be created.
@interface DBXTeamLogExternalSharingReportFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A group's setting for sharing outside the team.
@interface DBXTeamLogExternalSharingSetting : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogExternalSharingSetting (Members)
/// The object if its tag is `allow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalSharingSettingAllow *asAllow;
/// The object if its tag is `forbid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalSharingSettingForbid *asForbid;
/// The object if its tag is `unset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalSharingSettingUnset *asUnset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogExternalSharingSettingOther *asOther;
@end

/// Sharing outside the team is allowed.
@interface DBXTeamLogExternalSharingSettingAllow : DBXTeamLogExternalSharingSetting
/// Creates an object with the tag `allow`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sharing outside the team is forbidden.
@interface DBXTeamLogExternalSharingSettingForbid : DBXTeamLogExternalSharingSetting
/// Creates an object with the tag `forbid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The group has no setting of its own.
@interface DBXTeamLogExternalSharingSettingUnset : DBXTeamLogExternalSharingSetting
/// Creates an object with the tag `unset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogExternalSharingSettingOther : DBXTeamLogExternalSharingSetting
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person without a Dropbox account.
@interface DBXTeamLogExternalUserLogInfo : DBXObject
/// The identifier of the person.
@property (nonatomic, readonly, copy) NSString *userIdentifier;
/// The kind of the identifier.
@property (nonatomic, readonly) DBXTeamLogIdentifierType *identifierType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserIdentifier:(NSString *)userIdentifier
    identifierType:(DBXTeamLogIdentifierType *)identifierType
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
