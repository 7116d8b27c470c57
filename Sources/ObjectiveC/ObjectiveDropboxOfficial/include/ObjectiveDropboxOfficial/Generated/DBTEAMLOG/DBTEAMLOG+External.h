// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDesktopDeviceSessionLogInfo, DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails,
    DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType, DBTEAMLOGExternalDriveBackupPolicyChangedDetails,
    DBTEAMLOGExternalDriveBackupPolicyChangedType, DBTEAMLOGExternalDriveBackupStatusChangedDetails,
    DBTEAMLOGExternalDriveBackupStatusChangedType, DBTEAMLOGExternalSharingCreateReportDetails,
    DBTEAMLOGExternalSharingCreateReportType, DBTEAMLOGExternalSharingReportFailedDetails,
    DBTEAMLOGExternalSharingReportFailedType, DBTEAMLOGIdentifierType, DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `External`.
@interface DBTEAMLOGEventDetails (External)
/// Details of an event in which an external drive was checked for eligibility for backup. Has a value only if
/// `isExternalDriveBackupEligibilityStatusCheckedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails *externalDriveBackupEligibilityStatusCheckedDetails;

/// Details of an event in which the backup of an external drive was changed. Has a value only if
/// `isExternalDriveBackupStatusChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGExternalDriveBackupStatusChangedDetails *externalDriveBackupStatusChangedDetails;

/// Details of an event in which a report on external sharing was created. Has a value only if
/// `isExternalSharingCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExternalSharingCreateReportDetails *externalSharingCreateReportDetails;

/// Details of an event in which a report on external sharing couldn't be created. Has a value only if
/// `isExternalSharingReportFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExternalSharingReportFailedDetails *externalSharingReportFailedDetails;

/// Details of an event in which the team's external drive backup policy was changed. Has a value only if
/// `isExternalDriveBackupPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGExternalDriveBackupPolicyChangedDetails *externalDriveBackupPolicyChangedDetails;

/// Creates an object with the tag `external_drive_backup_eligibility_status_checked_details`.
- (instancetype)
    initWithExternalDriveBackupEligibilityStatusCheckedDetails:(DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails *)externalDriveBackupEligibilityStatusCheckedDetails;

/// Creates an object with the tag `external_drive_backup_status_changed_details`.
- (instancetype)
    initWithExternalDriveBackupStatusChangedDetails:(DBTEAMLOGExternalDriveBackupStatusChangedDetails *)externalDriveBackupStatusChangedDetails;

/// Creates an object with the tag `external_sharing_create_report_details`.
- (instancetype)
    initWithExternalSharingCreateReportDetails:(DBTEAMLOGExternalSharingCreateReportDetails *)externalSharingCreateReportDetails;

/// Creates an object with the tag `external_sharing_report_failed_details`.
- (instancetype)
    initWithExternalSharingReportFailedDetails:(DBTEAMLOGExternalSharingReportFailedDetails *)externalSharingReportFailedDetails;

/// Creates an object with the tag `external_drive_backup_policy_changed_details`.
- (instancetype)
    initWithExternalDriveBackupPolicyChangedDetails:(DBTEAMLOGExternalDriveBackupPolicyChangedDetails *)externalDriveBackupPolicyChangedDetails;

/// Returns whether the tag is `external_drive_backup_eligibility_status_checked_details`.
- (BOOL)isExternalDriveBackupEligibilityStatusCheckedDetails;
/// Returns whether the tag is `external_drive_backup_status_changed_details`.
- (BOOL)isExternalDriveBackupStatusChangedDetails;
/// Returns whether the tag is `external_sharing_create_report_details`.
- (BOOL)isExternalSharingCreateReportDetails;
/// Returns whether the tag is `external_sharing_report_failed_details`.
- (BOOL)isExternalSharingReportFailedDetails;
/// Returns whether the tag is `external_drive_backup_policy_changed_details`.
- (BOOL)isExternalDriveBackupPolicyChangedDetails;
@end

/// The members whose names start with `External`.
@interface DBTEAMLOGEventType (External)
/// An external drive was checked for eligibility for backup. Has a value only if
/// `isExternalDriveBackupEligibilityStatusChecked` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType *externalDriveBackupEligibilityStatusChecked;

/// The backup of an external drive was changed. Has a value only if `isExternalDriveBackupStatusChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupStatusChangedType *externalDriveBackupStatusChanged;
/// A report on external sharing was created. Has a value only if `isExternalSharingCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExternalSharingCreateReportType *externalSharingCreateReport;
/// A report on external sharing couldn't be created. Has a value only if `isExternalSharingReportFailed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExternalSharingReportFailedType *externalSharingReportFailed;

/// The team's external drive backup policy was changed. Has a value only if `isExternalDriveBackupPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupPolicyChangedType *externalDriveBackupPolicyChanged;

/// Creates an object with the tag `external_drive_backup_eligibility_status_checked`.
- (instancetype)
    initWithExternalDriveBackupEligibilityStatusChecked:(DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType *)externalDriveBackupEligibilityStatusChecked;

/// Creates an object with the tag `external_drive_backup_status_changed`.
- (instancetype)
    initWithExternalDriveBackupStatusChanged:(DBTEAMLOGExternalDriveBackupStatusChangedType *)externalDriveBackupStatusChanged;

/// Creates an object with the tag `external_sharing_create_report`.
- (instancetype)
    initWithExternalSharingCreateReport:(DBTEAMLOGExternalSharingCreateReportType *)externalSharingCreateReport;

/// Creates an object with the tag `external_sharing_report_failed`.
- (instancetype)
    initWithExternalSharingReportFailed:(DBTEAMLOGExternalSharingReportFailedType *)externalSharingReportFailed;

/// Creates an object with the tag `external_drive_backup_policy_changed`.
- (instancetype)
    initWithExternalDriveBackupPolicyChanged:(DBTEAMLOGExternalDriveBackupPolicyChangedType *)externalDriveBackupPolicyChanged;

/// Returns whether the tag is `external_drive_backup_eligibility_status_checked`.
- (BOOL)isExternalDriveBackupEligibilityStatusChecked;
/// Returns whether the tag is `external_drive_backup_status_changed`.
- (BOOL)isExternalDriveBackupStatusChanged;
/// Returns whether the tag is `external_sharing_create_report`.
- (BOOL)isExternalSharingCreateReport;
/// Returns whether the tag is `external_sharing_report_failed`.
- (BOOL)isExternalSharingReportFailed;
/// Returns whether the tag is `external_drive_backup_policy_changed`.
- (BOOL)isExternalDriveBackupPolicyChanged;
@end

/// The members whose names start with `External`.
@interface DBTEAMLOGEventTypeArg (External)
/// Creates an object with the tag `external_drive_backup_eligibility_status_checked`.
- (instancetype)initWithExternalDriveBackupEligibilityStatusChecked;
/// Creates an object with the tag `external_drive_backup_status_changed`.
- (instancetype)initWithExternalDriveBackupStatusChanged;
/// Creates an object with the tag `external_sharing_create_report`.
- (instancetype)initWithExternalSharingCreateReport;
/// Creates an object with the tag `external_sharing_report_failed`.
- (instancetype)initWithExternalSharingReportFailed;
/// Creates an object with the tag `external_drive_backup_policy_changed`.
- (instancetype)initWithExternalDriveBackupPolicyChanged;
/// Returns whether the tag is `external_drive_backup_eligibility_status_checked`.
- (BOOL)isExternalDriveBackupEligibilityStatusChecked;
/// Returns whether the tag is `external_drive_backup_status_changed`.
- (BOOL)isExternalDriveBackupStatusChanged;
/// Returns whether the tag is `external_sharing_create_report`.
- (BOOL)isExternalSharingCreateReport;
/// Returns whether the tag is `external_sharing_report_failed`.
- (BOOL)isExternalSharingReportFailed;
/// Returns whether the tag is `external_drive_backup_policy_changed`.
- (BOOL)isExternalDriveBackupPolicyChanged;
@end

/// The tags of `DBTEAMLOGExternalDriveBackupEligibilityStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGExternalDriveBackupEligibilityStatusTag) {
    /// The backup would exceed the limit of the license.
    DBTEAMLOGExternalDriveBackupEligibilityStatusExceedLicenseCap,
    /// The check was skipped.
    DBTEAMLOGExternalDriveBackupEligibilityStatusSkip,
    /// The drive is eligible.
    DBTEAMLOGExternalDriveBackupEligibilityStatusSuccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGExternalDriveBackupEligibilityStatusOther,
};

/// The eligibility of an external drive for backup.
@interface DBTEAMLOGExternalDriveBackupEligibilityStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupEligibilityStatusTag tag;
/// Creates an object with the tag `exceed_license_cap`.
- (instancetype)initWithExceedLicenseCap;
/// Creates an object with the tag `skip`.
- (instancetype)initWithSkip;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `exceed_license_cap`.
- (BOOL)isExceedLicenseCap;
/// Returns whether the tag is `skip`.
- (BOOL)isSkip;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGExternalDriveBackupEligibilityStatus` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupEligibilityStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalDriveBackupEligibilityStatus *)instance;
+ (DBTEAMLOGExternalDriveBackupEligibilityStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an external drive was checked for eligibility for backup.
@interface DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails : DBStoneObject
/// The session of the computer.
@property (nonatomic, readonly) DBTEAMLOGDesktopDeviceSessionLogInfo *desktopDeviceSessionInfo;
/// The eligibility of the external drive.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupEligibilityStatus *status;
/// The number of valid external drive backups of all team members.
@property (nonatomic, readonly) NSNumber *numberOfExternalDriveBackup;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDesktopDeviceSessionInfo:(DBTEAMLOGDesktopDeviceSessionLogInfo *)desktopDeviceSessionInfo
    status:(DBTEAMLOGExternalDriveBackupEligibilityStatus *)status
    numberOfExternalDriveBackup:(NSNumber *)numberOfExternalDriveBackup;
@end

/// Converts `DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails *)instance;
+ (DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An external drive was checked for eligibility for backup.
@interface DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType *)instance;
+ (DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGExternalDriveBackupPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGExternalDriveBackupPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGExternalDriveBackupPolicyDefault_,
    /// Members can't back up external drives.
    DBTEAMLOGExternalDriveBackupPolicyDisabled,
    /// Members can back up external drives.
    DBTEAMLOGExternalDriveBackupPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGExternalDriveBackupPolicyOther,
};

/// The policy for the backup of external drives.
@interface DBTEAMLOGExternalDriveBackupPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupPolicyTag tag;
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

/// Converts `DBTEAMLOGExternalDriveBackupPolicy` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalDriveBackupPolicy *)instance;
+ (DBTEAMLOGExternalDriveBackupPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's external drive backup policy was changed.
@interface DBTEAMLOGExternalDriveBackupPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGExternalDriveBackupPolicy *)dNewValue
    previousValue:(DBTEAMLOGExternalDriveBackupPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGExternalDriveBackupPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalDriveBackupPolicyChangedDetails *)instance;
+ (DBTEAMLOGExternalDriveBackupPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's external drive backup policy was changed.
@interface DBTEAMLOGExternalDriveBackupPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExternalDriveBackupPolicyChangedType` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalDriveBackupPolicyChangedType *)instance;
+ (DBTEAMLOGExternalDriveBackupPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGExternalDriveBackupStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGExternalDriveBackupStatusTag) {
    /// The backup is broken.
    DBTEAMLOGExternalDriveBackupStatusBroken,
    /// The backup was created.
    DBTEAMLOGExternalDriveBackupStatusCreated,
    /// The backup was created or is broken.
    DBTEAMLOGExternalDriveBackupStatusCreatedOrBroken,
    /// The backup was deleted.
    DBTEAMLOGExternalDriveBackupStatusDeleted,
    /// The backup is empty.
    DBTEAMLOGExternalDriveBackupStatusEmpty,
    /// The status isn't known.
    DBTEAMLOGExternalDriveBackupStatusUnknown,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGExternalDriveBackupStatusOther,
};

/// The status of the backup of an external drive.
@interface DBTEAMLOGExternalDriveBackupStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupStatusTag tag;
/// Creates an object with the tag `broken`.
- (instancetype)initWithBroken;
/// Creates an object with the tag `created`.
- (instancetype)initWithCreated;
/// Creates an object with the tag `created_or_broken`.
- (instancetype)initWithCreatedOrBroken;
/// Creates an object with the tag `deleted`.
- (instancetype)initWithDeleted;
/// Creates an object with the tag `empty`.
- (instancetype)initWithEmpty;
/// Creates an object with the tag `unknown`.
- (instancetype)initWithUnknown;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `broken`.
- (BOOL)isBroken;
/// Returns whether the tag is `created`.
- (BOOL)isCreated;
/// Returns whether the tag is `created_or_broken`.
- (BOOL)isCreatedOrBroken;
/// Returns whether the tag is `deleted`.
- (BOOL)isDeleted;
/// Returns whether the tag is `empty`.
- (BOOL)isEmpty;
/// Returns whether the tag is `unknown`.
- (BOOL)isUnknown;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGExternalDriveBackupStatus` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalDriveBackupStatus *)instance;
+ (DBTEAMLOGExternalDriveBackupStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the backup of an external drive was changed.
@interface DBTEAMLOGExternalDriveBackupStatusChangedDetails : DBStoneObject
/// The session of the computer.
@property (nonatomic, readonly) DBTEAMLOGDesktopDeviceSessionLogInfo *desktopDeviceSessionInfo;
/// The status of the backup before the change.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupStatus *previousValue;
/// The status of the backup after the change.
@property (nonatomic, readonly) DBTEAMLOGExternalDriveBackupStatus *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDesktopDeviceSessionInfo:(DBTEAMLOGDesktopDeviceSessionLogInfo *)desktopDeviceSessionInfo
    previousValue:(DBTEAMLOGExternalDriveBackupStatus *)previousValue
    dNewValue:(DBTEAMLOGExternalDriveBackupStatus *)dNewValue;
@end

/// Converts `DBTEAMLOGExternalDriveBackupStatusChangedDetails` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupStatusChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalDriveBackupStatusChangedDetails *)instance;
+ (DBTEAMLOGExternalDriveBackupStatusChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The backup of an external drive was changed.
@interface DBTEAMLOGExternalDriveBackupStatusChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExternalDriveBackupStatusChangedType` from and to JSON.
@interface DBTEAMLOGExternalDriveBackupStatusChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalDriveBackupStatusChangedType *)instance;
+ (DBTEAMLOGExternalDriveBackupStatusChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on external sharing was created.
@interface DBTEAMLOGExternalSharingCreateReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGExternalSharingCreateReportDetails` from and to JSON.
@interface DBTEAMLOGExternalSharingCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalSharingCreateReportDetails *)instance;
+ (DBTEAMLOGExternalSharingCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on external sharing was created.
@interface DBTEAMLOGExternalSharingCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExternalSharingCreateReportType` from and to JSON.
@interface DBTEAMLOGExternalSharingCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalSharingCreateReportType *)instance;
+ (DBTEAMLOGExternalSharingCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on external sharing couldn't be created.
@interface DBTEAMLOGExternalSharingReportFailedDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGExternalSharingReportFailedDetails` from and to JSON.
@interface DBTEAMLOGExternalSharingReportFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalSharingReportFailedDetails *)instance;
+ (DBTEAMLOGExternalSharingReportFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on external sharing couldn't be created.
@interface DBTEAMLOGExternalSharingReportFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExternalSharingReportFailedType` from and to JSON.
@interface DBTEAMLOGExternalSharingReportFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalSharingReportFailedType *)instance;
+ (DBTEAMLOGExternalSharingReportFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGExternalSharingSetting`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGExternalSharingSettingTag) {
    /// Sharing outside the team is allowed.
    DBTEAMLOGExternalSharingSettingAllow,
    /// Sharing outside the team is forbidden.
    DBTEAMLOGExternalSharingSettingForbid,
    /// The group has no setting of its own.
    DBTEAMLOGExternalSharingSettingUnset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGExternalSharingSettingOther,
};

/// A group's setting for sharing outside the team.
@interface DBTEAMLOGExternalSharingSetting : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGExternalSharingSettingTag tag;
/// Creates an object with the tag `allow`.
- (instancetype)initWithAllow;
/// Creates an object with the tag `forbid`.
- (instancetype)initWithForbid;
/// Creates an object with the tag `unset`.
- (instancetype)initWithUnset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allow`.
- (BOOL)isAllow;
/// Returns whether the tag is `forbid`.
- (BOOL)isForbid;
/// Returns whether the tag is `unset`.
- (BOOL)isUnset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGExternalSharingSetting` from and to JSON.
@interface DBTEAMLOGExternalSharingSettingSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalSharingSetting *)instance;
+ (DBTEAMLOGExternalSharingSetting *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person without a Dropbox account.
@interface DBTEAMLOGExternalUserLogInfo : DBStoneObject
/// The identifier of the person.
@property (nonatomic, readonly, copy) NSString *userIdentifier;
/// The kind of the identifier.
@property (nonatomic, readonly) DBTEAMLOGIdentifierType *identifierType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserIdentifier:(NSString *)userIdentifier
    identifierType:(DBTEAMLOGIdentifierType *)identifierType;
@end

/// Converts `DBTEAMLOGExternalUserLogInfo` from and to JSON.
@interface DBTEAMLOGExternalUserLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExternalUserLogInfo *)instance;
+ (DBTEAMLOGExternalUserLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
