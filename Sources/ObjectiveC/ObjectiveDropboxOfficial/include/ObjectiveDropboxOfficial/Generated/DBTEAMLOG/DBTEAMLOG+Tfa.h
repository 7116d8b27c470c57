// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGTfaAddBackupPhoneDetails, DBTEAMLOGTfaAddBackupPhoneType, DBTEAMLOGTfaAddExceptionDetails,
    DBTEAMLOGTfaAddExceptionType, DBTEAMLOGTfaAddSecurityKeyDetails, DBTEAMLOGTfaAddSecurityKeyType,
    DBTEAMLOGTfaChangeBackupPhoneDetails, DBTEAMLOGTfaChangeBackupPhoneType, DBTEAMLOGTfaChangePolicyDetails,
    DBTEAMLOGTfaChangePolicyType, DBTEAMLOGTfaChangeStatusDetails, DBTEAMLOGTfaChangeStatusType,
    DBTEAMLOGTfaConfiguration, DBTEAMLOGTfaRemoveBackupPhoneDetails, DBTEAMLOGTfaRemoveBackupPhoneType,
    DBTEAMLOGTfaRemoveExceptionDetails, DBTEAMLOGTfaRemoveExceptionType, DBTEAMLOGTfaRemoveSecurityKeyDetails,
    DBTEAMLOGTfaRemoveSecurityKeyType, DBTEAMLOGTfaResetDetails, DBTEAMLOGTfaResetType,
    DBTEAMPOLICIESTwoStepVerificationPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Tfa`.
@interface DBTEAMLOGEventDetails (Tfa)
/// Details of an event in which members were exempted from two-step verification. Has a value only if
/// `isTfaAddExceptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaAddExceptionDetails *tfaAddExceptionDetails;

/// Details of an event in which the team's two-step verification policy was changed. Has a value only if
/// `isTfaChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaChangePolicyDetails *tfaChangePolicyDetails;

/// Details of an event in which the exemption of members from two-step verification was removed. Has a value only if
/// `isTfaRemoveExceptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaRemoveExceptionDetails *tfaRemoveExceptionDetails;

/// Details of an event in which a backup phone for two-step verification was added. Has a value only if
/// `isTfaAddBackupPhoneDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaAddBackupPhoneDetails *tfaAddBackupPhoneDetails;

/// Details of an event in which a security key for two-step verification was added. Has a value only if
/// `isTfaAddSecurityKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaAddSecurityKeyDetails *tfaAddSecurityKeyDetails;

/// Details of an event in which the backup phone for two-step verification was changed. Has a value only if
/// `isTfaChangeBackupPhoneDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaChangeBackupPhoneDetails *tfaChangeBackupPhoneDetails;

/// Details of an event in which two-step verification was enabled, disabled, or changed for a user. Has a value only if
/// `isTfaChangeStatusDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaChangeStatusDetails *tfaChangeStatusDetails;

/// Details of an event in which the backup phone for two-step verification was removed. Has a value only if
/// `isTfaRemoveBackupPhoneDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaRemoveBackupPhoneDetails *tfaRemoveBackupPhoneDetails;

/// Details of an event in which a security key for two-step verification was removed. Has a value only if
/// `isTfaRemoveSecurityKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaRemoveSecurityKeyDetails *tfaRemoveSecurityKeyDetails;

/// Details of an event in which two-step verification was reset for a team member. Has a value only if
/// `isTfaResetDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaResetDetails *tfaResetDetails;

/// Creates an object with the tag `tfa_add_exception_details`.
- (instancetype)initWithTfaAddExceptionDetails:(DBTEAMLOGTfaAddExceptionDetails *)tfaAddExceptionDetails;
/// Creates an object with the tag `tfa_change_policy_details`.
- (instancetype)initWithTfaChangePolicyDetails:(DBTEAMLOGTfaChangePolicyDetails *)tfaChangePolicyDetails;
/// Creates an object with the tag `tfa_remove_exception_details`.
- (instancetype)initWithTfaRemoveExceptionDetails:(DBTEAMLOGTfaRemoveExceptionDetails *)tfaRemoveExceptionDetails;
/// Creates an object with the tag `tfa_add_backup_phone_details`.
- (instancetype)initWithTfaAddBackupPhoneDetails:(DBTEAMLOGTfaAddBackupPhoneDetails *)tfaAddBackupPhoneDetails;
/// Creates an object with the tag `tfa_add_security_key_details`.
- (instancetype)initWithTfaAddSecurityKeyDetails:(DBTEAMLOGTfaAddSecurityKeyDetails *)tfaAddSecurityKeyDetails;
/// Creates an object with the tag `tfa_change_backup_phone_details`.
- (instancetype)initWithTfaChangeBackupPhoneDetails:(DBTEAMLOGTfaChangeBackupPhoneDetails *)tfaChangeBackupPhoneDetails;
/// Creates an object with the tag `tfa_change_status_details`.
- (instancetype)initWithTfaChangeStatusDetails:(DBTEAMLOGTfaChangeStatusDetails *)tfaChangeStatusDetails;
/// Creates an object with the tag `tfa_remove_backup_phone_details`.
- (instancetype)initWithTfaRemoveBackupPhoneDetails:(DBTEAMLOGTfaRemoveBackupPhoneDetails *)tfaRemoveBackupPhoneDetails;
/// Creates an object with the tag `tfa_remove_security_key_details`.
- (instancetype)initWithTfaRemoveSecurityKeyDetails:(DBTEAMLOGTfaRemoveSecurityKeyDetails *)tfaRemoveSecurityKeyDetails;
/// Creates an object with the tag `tfa_reset_details`.
- (instancetype)initWithTfaResetDetails:(DBTEAMLOGTfaResetDetails *)tfaResetDetails;
/// Returns whether the tag is `tfa_add_exception_details`.
- (BOOL)isTfaAddExceptionDetails;
/// Returns whether the tag is `tfa_change_policy_details`.
- (BOOL)isTfaChangePolicyDetails;
/// Returns whether the tag is `tfa_remove_exception_details`.
- (BOOL)isTfaRemoveExceptionDetails;
/// Returns whether the tag is `tfa_add_backup_phone_details`.
- (BOOL)isTfaAddBackupPhoneDetails;
/// Returns whether the tag is `tfa_add_security_key_details`.
- (BOOL)isTfaAddSecurityKeyDetails;
/// Returns whether the tag is `tfa_change_backup_phone_details`.
- (BOOL)isTfaChangeBackupPhoneDetails;
/// Returns whether the tag is `tfa_change_status_details`.
- (BOOL)isTfaChangeStatusDetails;
/// Returns whether the tag is `tfa_remove_backup_phone_details`.
- (BOOL)isTfaRemoveBackupPhoneDetails;
/// Returns whether the tag is `tfa_remove_security_key_details`.
- (BOOL)isTfaRemoveSecurityKeyDetails;
/// Returns whether the tag is `tfa_reset_details`.
- (BOOL)isTfaResetDetails;
@end

/// The members whose names start with `Tfa`.
@interface DBTEAMLOGEventType (Tfa)
/// Members were exempted from two-step verification. Has a value only if `isTfaAddException` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaAddExceptionType *tfaAddException;
/// The team's two-step verification policy was changed. Has a value only if `isTfaChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaChangePolicyType *tfaChangePolicy;

/// The exemption of members from two-step verification was removed. Has a value only if `isTfaRemoveException` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaRemoveExceptionType *tfaRemoveException;

/// A backup phone for two-step verification was added. Has a value only if `isTfaAddBackupPhone` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaAddBackupPhoneType *tfaAddBackupPhone;
/// A security key for two-step verification was added. Has a value only if `isTfaAddSecurityKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaAddSecurityKeyType *tfaAddSecurityKey;
/// The backup phone for two-step verification was changed. Has a value only if `isTfaChangeBackupPhone` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaChangeBackupPhoneType *tfaChangeBackupPhone;

/// Two-step verification was enabled, disabled, or changed for a user. Has a value only if `isTfaChangeStatus` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaChangeStatusType *tfaChangeStatus;

/// The backup phone for two-step verification was removed. Has a value only if `isTfaRemoveBackupPhone` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaRemoveBackupPhoneType *tfaRemoveBackupPhone;
/// A security key for two-step verification was removed. Has a value only if `isTfaRemoveSecurityKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaRemoveSecurityKeyType *tfaRemoveSecurityKey;
/// Two-step verification was reset for a team member. Has a value only if `isTfaReset` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTfaResetType *tfaReset;
/// Creates an object with the tag `tfa_add_exception`.
- (instancetype)initWithTfaAddException:(DBTEAMLOGTfaAddExceptionType *)tfaAddException;
/// Creates an object with the tag `tfa_change_policy`.
- (instancetype)initWithTfaChangePolicy:(DBTEAMLOGTfaChangePolicyType *)tfaChangePolicy;
/// Creates an object with the tag `tfa_remove_exception`.
- (instancetype)initWithTfaRemoveException:(DBTEAMLOGTfaRemoveExceptionType *)tfaRemoveException;
/// Creates an object with the tag `tfa_add_backup_phone`.
- (instancetype)initWithTfaAddBackupPhone:(DBTEAMLOGTfaAddBackupPhoneType *)tfaAddBackupPhone;
/// Creates an object with the tag `tfa_add_security_key`.
- (instancetype)initWithTfaAddSecurityKey:(DBTEAMLOGTfaAddSecurityKeyType *)tfaAddSecurityKey;
/// Creates an object with the tag `tfa_change_backup_phone`.
- (instancetype)initWithTfaChangeBackupPhone:(DBTEAMLOGTfaChangeBackupPhoneType *)tfaChangeBackupPhone;
/// Creates an object with the tag `tfa_change_status`.
- (instancetype)initWithTfaChangeStatus:(DBTEAMLOGTfaChangeStatusType *)tfaChangeStatus;
/// Creates an object with the tag `tfa_remove_backup_phone`.
- (instancetype)initWithTfaRemoveBackupPhone:(DBTEAMLOGTfaRemoveBackupPhoneType *)tfaRemoveBackupPhone;
/// Creates an object with the tag `tfa_remove_security_key`.
- (instancetype)initWithTfaRemoveSecurityKey:(DBTEAMLOGTfaRemoveSecurityKeyType *)tfaRemoveSecurityKey;
/// Creates an object with the tag `tfa_reset`.
- (instancetype)initWithTfaReset:(DBTEAMLOGTfaResetType *)tfaReset;
/// Returns whether the tag is `tfa_add_exception`.
- (BOOL)isTfaAddException;
/// Returns whether the tag is `tfa_change_policy`.
- (BOOL)isTfaChangePolicy;
/// Returns whether the tag is `tfa_remove_exception`.
- (BOOL)isTfaRemoveException;
/// Returns whether the tag is `tfa_add_backup_phone`.
- (BOOL)isTfaAddBackupPhone;
/// Returns whether the tag is `tfa_add_security_key`.
- (BOOL)isTfaAddSecurityKey;
/// Returns whether the tag is `tfa_change_backup_phone`.
- (BOOL)isTfaChangeBackupPhone;
/// Returns whether the tag is `tfa_change_status`.
- (BOOL)isTfaChangeStatus;
/// Returns whether the tag is `tfa_remove_backup_phone`.
- (BOOL)isTfaRemoveBackupPhone;
/// Returns whether the tag is `tfa_remove_security_key`.
- (BOOL)isTfaRemoveSecurityKey;
/// Returns whether the tag is `tfa_reset`.
- (BOOL)isTfaReset;
@end

/// The members whose names start with `Tfa`.
@interface DBTEAMLOGEventTypeArg (Tfa)
/// Creates an object with the tag `tfa_add_exception`.
- (instancetype)initWithTfaAddException;
/// Creates an object with the tag `tfa_change_policy`.
- (instancetype)initWithTfaChangePolicy;
/// Creates an object with the tag `tfa_remove_exception`.
- (instancetype)initWithTfaRemoveException;
/// Creates an object with the tag `tfa_add_backup_phone`.
- (instancetype)initWithTfaAddBackupPhone;
/// Creates an object with the tag `tfa_add_security_key`.
- (instancetype)initWithTfaAddSecurityKey;
/// Creates an object with the tag `tfa_change_backup_phone`.
- (instancetype)initWithTfaChangeBackupPhone;
/// Creates an object with the tag `tfa_change_status`.
- (instancetype)initWithTfaChangeStatus;
/// Creates an object with the tag `tfa_remove_backup_phone`.
- (instancetype)initWithTfaRemoveBackupPhone;
/// Creates an object with the tag `tfa_remove_security_key`.
- (instancetype)initWithTfaRemoveSecurityKey;
/// Creates an object with the tag `tfa_reset`.
- (instancetype)initWithTfaReset;
/// Returns whether the tag is `tfa_add_exception`.
- (BOOL)isTfaAddException;
/// Returns whether the tag is `tfa_change_policy`.
- (BOOL)isTfaChangePolicy;
/// Returns whether the tag is `tfa_remove_exception`.
- (BOOL)isTfaRemoveException;
/// Returns whether the tag is `tfa_add_backup_phone`.
- (BOOL)isTfaAddBackupPhone;
/// Returns whether the tag is `tfa_add_security_key`.
- (BOOL)isTfaAddSecurityKey;
/// Returns whether the tag is `tfa_change_backup_phone`.
- (BOOL)isTfaChangeBackupPhone;
/// Returns whether the tag is `tfa_change_status`.
- (BOOL)isTfaChangeStatus;
/// Returns whether the tag is `tfa_remove_backup_phone`.
- (BOOL)isTfaRemoveBackupPhone;
/// Returns whether the tag is `tfa_remove_security_key`.
- (BOOL)isTfaRemoveSecurityKey;
/// Returns whether the tag is `tfa_reset`.
- (BOOL)isTfaReset;
@end

/// Details of an event in which a backup phone for two-step verification was added.
@interface DBTEAMLOGTfaAddBackupPhoneDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaAddBackupPhoneDetails` from and to JSON.
@interface DBTEAMLOGTfaAddBackupPhoneDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaAddBackupPhoneDetails *)instance;
+ (DBTEAMLOGTfaAddBackupPhoneDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A backup phone for two-step verification was added.
@interface DBTEAMLOGTfaAddBackupPhoneType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaAddBackupPhoneType` from and to JSON.
@interface DBTEAMLOGTfaAddBackupPhoneTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaAddBackupPhoneType *)instance;
+ (DBTEAMLOGTfaAddBackupPhoneType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were exempted from two-step verification.
@interface DBTEAMLOGTfaAddExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaAddExceptionDetails` from and to JSON.
@interface DBTEAMLOGTfaAddExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaAddExceptionDetails *)instance;
+ (DBTEAMLOGTfaAddExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were exempted from two-step verification.
@interface DBTEAMLOGTfaAddExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaAddExceptionType` from and to JSON.
@interface DBTEAMLOGTfaAddExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaAddExceptionType *)instance;
+ (DBTEAMLOGTfaAddExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a security key for two-step verification was added.
@interface DBTEAMLOGTfaAddSecurityKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaAddSecurityKeyDetails` from and to JSON.
@interface DBTEAMLOGTfaAddSecurityKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaAddSecurityKeyDetails *)instance;
+ (DBTEAMLOGTfaAddSecurityKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A security key for two-step verification was added.
@interface DBTEAMLOGTfaAddSecurityKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaAddSecurityKeyType` from and to JSON.
@interface DBTEAMLOGTfaAddSecurityKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaAddSecurityKeyType *)instance;
+ (DBTEAMLOGTfaAddSecurityKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the backup phone for two-step verification was changed.
@interface DBTEAMLOGTfaChangeBackupPhoneDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaChangeBackupPhoneDetails` from and to JSON.
@interface DBTEAMLOGTfaChangeBackupPhoneDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaChangeBackupPhoneDetails *)instance;
+ (DBTEAMLOGTfaChangeBackupPhoneDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The backup phone for two-step verification was changed.
@interface DBTEAMLOGTfaChangeBackupPhoneType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaChangeBackupPhoneType` from and to JSON.
@interface DBTEAMLOGTfaChangeBackupPhoneTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaChangeBackupPhoneType *)instance;
+ (DBTEAMLOGTfaChangeBackupPhoneType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's two-step verification policy was changed.
@interface DBTEAMLOGTfaChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESTwoStepVerificationPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESTwoStepVerificationPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESTwoStepVerificationPolicy *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESTwoStepVerificationPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESTwoStepVerificationPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGTfaChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGTfaChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaChangePolicyDetails *)instance;
+ (DBTEAMLOGTfaChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's two-step verification policy was changed.
@interface DBTEAMLOGTfaChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaChangePolicyType` from and to JSON.
@interface DBTEAMLOGTfaChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaChangePolicyType *)instance;
+ (DBTEAMLOGTfaChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which two-step verification was enabled, disabled, or changed for a user.
@interface DBTEAMLOGTfaChangeStatusDetails : DBStoneObject
/// The configuration of two-step verification after the change.
@property (nonatomic, readonly) DBTEAMLOGTfaConfiguration *dNewValue;
/// The configuration of two-step verification before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGTfaConfiguration *previousValue;
/// A Boolean value that indicates whether a rescue code was used to disable two-step verification.
@property (nonatomic, readonly, nullable) NSNumber *usedRescueCode;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGTfaConfiguration *)dNewValue
    previousValue:(nullable DBTEAMLOGTfaConfiguration *)previousValue
    usedRescueCode:(nullable NSNumber *)usedRescueCode;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGTfaConfiguration *)dNewValue;
@end

/// Converts `DBTEAMLOGTfaChangeStatusDetails` from and to JSON.
@interface DBTEAMLOGTfaChangeStatusDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaChangeStatusDetails *)instance;
+ (DBTEAMLOGTfaChangeStatusDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Two-step verification was enabled, disabled, or changed for a user.
@interface DBTEAMLOGTfaChangeStatusType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaChangeStatusType` from and to JSON.
@interface DBTEAMLOGTfaChangeStatusTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaChangeStatusType *)instance;
+ (DBTEAMLOGTfaChangeStatusType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTfaConfiguration`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTfaConfigurationTag) {
    /// Codes from an authenticator app.
    DBTEAMLOGTfaConfigurationAuthenticator,
    /// Two-step verification is disabled.
    DBTEAMLOGTfaConfigurationDisabled,
    /// Two-step verification is enabled. Deprecated by Dropbox.
    DBTEAMLOGTfaConfigurationEnabled,
    /// Codes by text message.
    DBTEAMLOGTfaConfigurationSms,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTfaConfigurationOther,
};

/// The configuration of two-step verification.
@interface DBTEAMLOGTfaConfiguration : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTfaConfigurationTag tag;
/// Creates an object with the tag `authenticator`.
- (instancetype)initWithAuthenticator;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `sms`.
- (instancetype)initWithSms;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `authenticator`.
- (BOOL)isAuthenticator;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `sms`.
- (BOOL)isSms;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTfaConfiguration` from and to JSON.
@interface DBTEAMLOGTfaConfigurationSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaConfiguration *)instance;
+ (DBTEAMLOGTfaConfiguration *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the backup phone for two-step verification was removed.
@interface DBTEAMLOGTfaRemoveBackupPhoneDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaRemoveBackupPhoneDetails` from and to JSON.
@interface DBTEAMLOGTfaRemoveBackupPhoneDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaRemoveBackupPhoneDetails *)instance;
+ (DBTEAMLOGTfaRemoveBackupPhoneDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The backup phone for two-step verification was removed.
@interface DBTEAMLOGTfaRemoveBackupPhoneType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaRemoveBackupPhoneType` from and to JSON.
@interface DBTEAMLOGTfaRemoveBackupPhoneTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaRemoveBackupPhoneType *)instance;
+ (DBTEAMLOGTfaRemoveBackupPhoneType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the exemption of members from two-step verification was removed.
@interface DBTEAMLOGTfaRemoveExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaRemoveExceptionDetails` from and to JSON.
@interface DBTEAMLOGTfaRemoveExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaRemoveExceptionDetails *)instance;
+ (DBTEAMLOGTfaRemoveExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The exemption of members from two-step verification was removed.
@interface DBTEAMLOGTfaRemoveExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaRemoveExceptionType` from and to JSON.
@interface DBTEAMLOGTfaRemoveExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaRemoveExceptionType *)instance;
+ (DBTEAMLOGTfaRemoveExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a security key for two-step verification was removed.
@interface DBTEAMLOGTfaRemoveSecurityKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaRemoveSecurityKeyDetails` from and to JSON.
@interface DBTEAMLOGTfaRemoveSecurityKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaRemoveSecurityKeyDetails *)instance;
+ (DBTEAMLOGTfaRemoveSecurityKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A security key for two-step verification was removed.
@interface DBTEAMLOGTfaRemoveSecurityKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaRemoveSecurityKeyType` from and to JSON.
@interface DBTEAMLOGTfaRemoveSecurityKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaRemoveSecurityKeyType *)instance;
+ (DBTEAMLOGTfaRemoveSecurityKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which two-step verification was reset for a team member.
@interface DBTEAMLOGTfaResetDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTfaResetDetails` from and to JSON.
@interface DBTEAMLOGTfaResetDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaResetDetails *)instance;
+ (DBTEAMLOGTfaResetDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Two-step verification was reset for a team member.
@interface DBTEAMLOGTfaResetType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTfaResetType` from and to JSON.
@interface DBTEAMLOGTfaResetTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTfaResetType *)instance;
+ (DBTEAMLOGTfaResetType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
