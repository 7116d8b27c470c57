// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsTfaAddBackupPhoneDetails, DBXTeamLogEventDetailsTfaAddExceptionDetails,
    DBXTeamLogEventDetailsTfaAddSecurityKeyDetails, DBXTeamLogEventDetailsTfaChangeBackupPhoneDetails,
    DBXTeamLogEventDetailsTfaChangePolicyDetails, DBXTeamLogEventDetailsTfaChangeStatusDetails,
    DBXTeamLogEventDetailsTfaRemoveBackupPhoneDetails, DBXTeamLogEventDetailsTfaRemoveExceptionDetails,
    DBXTeamLogEventDetailsTfaRemoveSecurityKeyDetails, DBXTeamLogEventDetailsTfaResetDetails,
    DBXTeamLogEventTypeArgTfaAddBackupPhone, DBXTeamLogEventTypeArgTfaAddException,
    DBXTeamLogEventTypeArgTfaAddSecurityKey, DBXTeamLogEventTypeArgTfaChangeBackupPhone,
    DBXTeamLogEventTypeArgTfaChangePolicy, DBXTeamLogEventTypeArgTfaChangeStatus,
    DBXTeamLogEventTypeArgTfaRemoveBackupPhone, DBXTeamLogEventTypeArgTfaRemoveException,
    DBXTeamLogEventTypeArgTfaRemoveSecurityKey, DBXTeamLogEventTypeArgTfaReset, DBXTeamLogEventTypeTfaAddBackupPhone,
    DBXTeamLogEventTypeTfaAddException, DBXTeamLogEventTypeTfaAddSecurityKey, DBXTeamLogEventTypeTfaChangeBackupPhone,
    DBXTeamLogEventTypeTfaChangePolicy, DBXTeamLogEventTypeTfaChangeStatus, DBXTeamLogEventTypeTfaRemoveBackupPhone,
    DBXTeamLogEventTypeTfaRemoveException, DBXTeamLogEventTypeTfaRemoveSecurityKey, DBXTeamLogEventTypeTfaReset,
    DBXTeamLogTfaAddBackupPhoneDetails, DBXTeamLogTfaAddBackupPhoneType, DBXTeamLogTfaAddExceptionDetails,
    DBXTeamLogTfaAddExceptionType, DBXTeamLogTfaAddSecurityKeyDetails, DBXTeamLogTfaAddSecurityKeyType,
    DBXTeamLogTfaChangeBackupPhoneDetails, DBXTeamLogTfaChangeBackupPhoneType, DBXTeamLogTfaChangePolicyDetails,
    DBXTeamLogTfaChangePolicyType, DBXTeamLogTfaChangeStatusDetails, DBXTeamLogTfaChangeStatusType,
    DBXTeamLogTfaConfiguration, DBXTeamLogTfaConfigurationAuthenticator, DBXTeamLogTfaConfigurationDisabled,
    DBXTeamLogTfaConfigurationEnabled, DBXTeamLogTfaConfigurationOther, DBXTeamLogTfaConfigurationSms,
    DBXTeamLogTfaRemoveBackupPhoneDetails, DBXTeamLogTfaRemoveBackupPhoneType, DBXTeamLogTfaRemoveExceptionDetails,
    DBXTeamLogTfaRemoveExceptionType, DBXTeamLogTfaRemoveSecurityKeyDetails, DBXTeamLogTfaRemoveSecurityKeyType,
    DBXTeamLogTfaResetDetails, DBXTeamLogTfaResetType, DBXTeamPoliciesTwoStepVerificationPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (TfaMembers)
/// The object if its tag is `tfa_add_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTfaAddExceptionDetails *asTfaAddExceptionDetails;
/// The object if its tag is `tfa_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTfaChangePolicyDetails *asTfaChangePolicyDetails;
/// The object if its tag is `tfa_remove_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTfaRemoveExceptionDetails *asTfaRemoveExceptionDetails;
/// The object if its tag is `tfa_add_backup_phone_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTfaAddBackupPhoneDetails *asTfaAddBackupPhoneDetails;
/// The object if its tag is `tfa_add_security_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTfaAddSecurityKeyDetails *asTfaAddSecurityKeyDetails;

/// The object if its tag is `tfa_change_backup_phone_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTfaChangeBackupPhoneDetails *asTfaChangeBackupPhoneDetails;

/// The object if its tag is `tfa_change_status_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTfaChangeStatusDetails *asTfaChangeStatusDetails;

/// The object if its tag is `tfa_remove_backup_phone_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTfaRemoveBackupPhoneDetails *asTfaRemoveBackupPhoneDetails;

/// The object if its tag is `tfa_remove_security_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTfaRemoveSecurityKeyDetails *asTfaRemoveSecurityKeyDetails;

/// The object if its tag is `tfa_reset_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTfaResetDetails *asTfaResetDetails;
@end

/// Details of an event in which members were exempted from two-step verification.
@interface DBXTeamLogEventDetailsTfaAddExceptionDetails : DBXTeamLogEventDetails
/// The value of `tfa_add_exception_details`.
@property (nonatomic, strong) DBXTeamLogTfaAddExceptionDetails *tfaAddExceptionDetails;
/// Creates an object with the tag `tfa_add_exception_details`.
- (instancetype)init:(DBXTeamLogTfaAddExceptionDetails *)tfaAddExceptionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's two-step verification policy was changed.
@interface DBXTeamLogEventDetailsTfaChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `tfa_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogTfaChangePolicyDetails *tfaChangePolicyDetails;
/// Creates an object with the tag `tfa_change_policy_details`.
- (instancetype)init:(DBXTeamLogTfaChangePolicyDetails *)tfaChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the exemption of members from two-step verification was removed.
@interface DBXTeamLogEventDetailsTfaRemoveExceptionDetails : DBXTeamLogEventDetails
/// The value of `tfa_remove_exception_details`.
@property (nonatomic, strong) DBXTeamLogTfaRemoveExceptionDetails *tfaRemoveExceptionDetails;
/// Creates an object with the tag `tfa_remove_exception_details`.
- (instancetype)init:(DBXTeamLogTfaRemoveExceptionDetails *)tfaRemoveExceptionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a backup phone for two-step verification was added.
@interface DBXTeamLogEventDetailsTfaAddBackupPhoneDetails : DBXTeamLogEventDetails
/// The value of `tfa_add_backup_phone_details`.
@property (nonatomic, strong) DBXTeamLogTfaAddBackupPhoneDetails *tfaAddBackupPhoneDetails;
/// Creates an object with the tag `tfa_add_backup_phone_details`.
- (instancetype)init:(DBXTeamLogTfaAddBackupPhoneDetails *)tfaAddBackupPhoneDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security key for two-step verification was added.
@interface DBXTeamLogEventDetailsTfaAddSecurityKeyDetails : DBXTeamLogEventDetails
/// The value of `tfa_add_security_key_details`.
@property (nonatomic, strong) DBXTeamLogTfaAddSecurityKeyDetails *tfaAddSecurityKeyDetails;
/// Creates an object with the tag `tfa_add_security_key_details`.
- (instancetype)init:(DBXTeamLogTfaAddSecurityKeyDetails *)tfaAddSecurityKeyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the backup phone for two-step verification was changed.
@interface DBXTeamLogEventDetailsTfaChangeBackupPhoneDetails : DBXTeamLogEventDetails
/// The value of `tfa_change_backup_phone_details`.
@property (nonatomic, strong) DBXTeamLogTfaChangeBackupPhoneDetails *tfaChangeBackupPhoneDetails;
/// Creates an object with the tag `tfa_change_backup_phone_details`.
- (instancetype)init:(DBXTeamLogTfaChangeBackupPhoneDetails *)tfaChangeBackupPhoneDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which two-step verification was enabled, disabled, or changed for a user.
@interface DBXTeamLogEventDetailsTfaChangeStatusDetails : DBXTeamLogEventDetails
/// The value of `tfa_change_status_details`.
@property (nonatomic, strong) DBXTeamLogTfaChangeStatusDetails *tfaChangeStatusDetails;
/// Creates an object with the tag `tfa_change_status_details`.
- (instancetype)init:(DBXTeamLogTfaChangeStatusDetails *)tfaChangeStatusDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the backup phone for two-step verification was removed.
@interface DBXTeamLogEventDetailsTfaRemoveBackupPhoneDetails : DBXTeamLogEventDetails
/// The value of `tfa_remove_backup_phone_details`.
@property (nonatomic, strong) DBXTeamLogTfaRemoveBackupPhoneDetails *tfaRemoveBackupPhoneDetails;
/// Creates an object with the tag `tfa_remove_backup_phone_details`.
- (instancetype)init:(DBXTeamLogTfaRemoveBackupPhoneDetails *)tfaRemoveBackupPhoneDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security key for two-step verification was removed.
@interface DBXTeamLogEventDetailsTfaRemoveSecurityKeyDetails : DBXTeamLogEventDetails
/// The value of `tfa_remove_security_key_details`.
@property (nonatomic, strong) DBXTeamLogTfaRemoveSecurityKeyDetails *tfaRemoveSecurityKeyDetails;
/// Creates an object with the tag `tfa_remove_security_key_details`.
- (instancetype)init:(DBXTeamLogTfaRemoveSecurityKeyDetails *)tfaRemoveSecurityKeyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which two-step verification was reset for a team member.
@interface DBXTeamLogEventDetailsTfaResetDetails : DBXTeamLogEventDetails
/// The value of `tfa_reset_details`.
@property (nonatomic, strong) DBXTeamLogTfaResetDetails *tfaResetDetails;
/// Creates an object with the tag `tfa_reset_details`.
- (instancetype)init:(DBXTeamLogTfaResetDetails *)tfaResetDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (TfaMembers)
/// The object if its tag is `tfa_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaAddException *asTfaAddException;
/// The object if its tag is `tfa_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaChangePolicy *asTfaChangePolicy;
/// The object if its tag is `tfa_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaRemoveException *asTfaRemoveException;
/// The object if its tag is `tfa_add_backup_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaAddBackupPhone *asTfaAddBackupPhone;
/// The object if its tag is `tfa_add_security_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaAddSecurityKey *asTfaAddSecurityKey;
/// The object if its tag is `tfa_change_backup_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaChangeBackupPhone *asTfaChangeBackupPhone;
/// The object if its tag is `tfa_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaChangeStatus *asTfaChangeStatus;
/// The object if its tag is `tfa_remove_backup_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaRemoveBackupPhone *asTfaRemoveBackupPhone;
/// The object if its tag is `tfa_remove_security_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaRemoveSecurityKey *asTfaRemoveSecurityKey;
/// The object if its tag is `tfa_reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTfaReset *asTfaReset;
@end

/// Members were exempted from two-step verification.
@interface DBXTeamLogEventTypeTfaAddException : DBXTeamLogEventType
/// The value of `tfa_add_exception`.
@property (nonatomic, strong) DBXTeamLogTfaAddExceptionType *tfaAddException;
/// Creates an object with the tag `tfa_add_exception`.
- (instancetype)init:(DBXTeamLogTfaAddExceptionType *)tfaAddException NS_DESIGNATED_INITIALIZER;
@end

/// The team's two-step verification policy was changed.
@interface DBXTeamLogEventTypeTfaChangePolicy : DBXTeamLogEventType
/// The value of `tfa_change_policy`.
@property (nonatomic, strong) DBXTeamLogTfaChangePolicyType *tfaChangePolicy;
/// Creates an object with the tag `tfa_change_policy`.
- (instancetype)init:(DBXTeamLogTfaChangePolicyType *)tfaChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The exemption of members from two-step verification was removed.
@interface DBXTeamLogEventTypeTfaRemoveException : DBXTeamLogEventType
/// The value of `tfa_remove_exception`.
@property (nonatomic, strong) DBXTeamLogTfaRemoveExceptionType *tfaRemoveException;
/// Creates an object with the tag `tfa_remove_exception`.
- (instancetype)init:(DBXTeamLogTfaRemoveExceptionType *)tfaRemoveException NS_DESIGNATED_INITIALIZER;
@end

/// A backup phone for two-step verification was added.
@interface DBXTeamLogEventTypeTfaAddBackupPhone : DBXTeamLogEventType
/// The value of `tfa_add_backup_phone`.
@property (nonatomic, strong) DBXTeamLogTfaAddBackupPhoneType *tfaAddBackupPhone;
/// Creates an object with the tag `tfa_add_backup_phone`.
- (instancetype)init:(DBXTeamLogTfaAddBackupPhoneType *)tfaAddBackupPhone NS_DESIGNATED_INITIALIZER;
@end

/// A security key for two-step verification was added.
@interface DBXTeamLogEventTypeTfaAddSecurityKey : DBXTeamLogEventType
/// The value of `tfa_add_security_key`.
@property (nonatomic, strong) DBXTeamLogTfaAddSecurityKeyType *tfaAddSecurityKey;
/// Creates an object with the tag `tfa_add_security_key`.
- (instancetype)init:(DBXTeamLogTfaAddSecurityKeyType *)tfaAddSecurityKey NS_DESIGNATED_INITIALIZER;
@end

/// The backup phone for two-step verification was changed.
@interface DBXTeamLogEventTypeTfaChangeBackupPhone : DBXTeamLogEventType
/// The value of `tfa_change_backup_phone`.
@property (nonatomic, strong) DBXTeamLogTfaChangeBackupPhoneType *tfaChangeBackupPhone;
/// Creates an object with the tag `tfa_change_backup_phone`.
- (instancetype)init:(DBXTeamLogTfaChangeBackupPhoneType *)tfaChangeBackupPhone NS_DESIGNATED_INITIALIZER;
@end

/// Two-step verification was enabled, disabled, or changed for a user.
@interface DBXTeamLogEventTypeTfaChangeStatus : DBXTeamLogEventType
/// The value of `tfa_change_status`.
@property (nonatomic, strong) DBXTeamLogTfaChangeStatusType *tfaChangeStatus;
/// Creates an object with the tag `tfa_change_status`.
- (instancetype)init:(DBXTeamLogTfaChangeStatusType *)tfaChangeStatus NS_DESIGNATED_INITIALIZER;
@end

/// The backup phone for two-step verification was removed.
@interface DBXTeamLogEventTypeTfaRemoveBackupPhone : DBXTeamLogEventType
/// The value of `tfa_remove_backup_phone`.
@property (nonatomic, strong) DBXTeamLogTfaRemoveBackupPhoneType *tfaRemoveBackupPhone;
/// Creates an object with the tag `tfa_remove_backup_phone`.
- (instancetype)init:(DBXTeamLogTfaRemoveBackupPhoneType *)tfaRemoveBackupPhone NS_DESIGNATED_INITIALIZER;
@end

/// A security key for two-step verification was removed.
@interface DBXTeamLogEventTypeTfaRemoveSecurityKey : DBXTeamLogEventType
/// The value of `tfa_remove_security_key`.
@property (nonatomic, strong) DBXTeamLogTfaRemoveSecurityKeyType *tfaRemoveSecurityKey;
/// Creates an object with the tag `tfa_remove_security_key`.
- (instancetype)init:(DBXTeamLogTfaRemoveSecurityKeyType *)tfaRemoveSecurityKey NS_DESIGNATED_INITIALIZER;
@end

/// Two-step verification was reset for a team member.
@interface DBXTeamLogEventTypeTfaReset : DBXTeamLogEventType
/// The value of `tfa_reset`.
@property (nonatomic, strong) DBXTeamLogTfaResetType *tfaReset;
/// Creates an object with the tag `tfa_reset`.
- (instancetype)init:(DBXTeamLogTfaResetType *)tfaReset NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (TfaMembers)
/// The object if its tag is `tfa_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaAddException *asTfaAddException;
/// The object if its tag is `tfa_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaChangePolicy *asTfaChangePolicy;
/// The object if its tag is `tfa_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaRemoveException *asTfaRemoveException;
/// The object if its tag is `tfa_add_backup_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaAddBackupPhone *asTfaAddBackupPhone;
/// The object if its tag is `tfa_add_security_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaAddSecurityKey *asTfaAddSecurityKey;
/// The object if its tag is `tfa_change_backup_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaChangeBackupPhone *asTfaChangeBackupPhone;
/// The object if its tag is `tfa_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaChangeStatus *asTfaChangeStatus;
/// The object if its tag is `tfa_remove_backup_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaRemoveBackupPhone *asTfaRemoveBackupPhone;
/// The object if its tag is `tfa_remove_security_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaRemoveSecurityKey *asTfaRemoveSecurityKey;
/// The object if its tag is `tfa_reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTfaReset *asTfaReset;
@end

/// Events in which members were exempted from two-step verification.
@interface DBXTeamLogEventTypeArgTfaAddException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_add_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's two-step verification policy was changed.
@interface DBXTeamLogEventTypeArgTfaChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the exemption of members from two-step verification was removed.
@interface DBXTeamLogEventTypeArgTfaRemoveException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_remove_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a backup phone for two-step verification was added.
@interface DBXTeamLogEventTypeArgTfaAddBackupPhone : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_add_backup_phone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a security key for two-step verification was added.
@interface DBXTeamLogEventTypeArgTfaAddSecurityKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_add_security_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the backup phone for two-step verification was changed.
@interface DBXTeamLogEventTypeArgTfaChangeBackupPhone : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_change_backup_phone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which two-step verification was enabled, disabled, or changed for a user.
@interface DBXTeamLogEventTypeArgTfaChangeStatus : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_change_status`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the backup phone for two-step verification was removed.
@interface DBXTeamLogEventTypeArgTfaRemoveBackupPhone : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_remove_backup_phone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a security key for two-step verification was removed.
@interface DBXTeamLogEventTypeArgTfaRemoveSecurityKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_remove_security_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which two-step verification was reset for a team member.
@interface DBXTeamLogEventTypeArgTfaReset : DBXTeamLogEventTypeArg
/// Creates an object with the tag `tfa_reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a backup phone for two-step verification was added.
@interface DBXTeamLogTfaAddBackupPhoneDetails : DBXObject
@end

/// A backup phone for two-step verification was added.
@interface DBXTeamLogTfaAddBackupPhoneType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were exempted from two-step verification.
@interface DBXTeamLogTfaAddExceptionDetails : DBXObject
@end

/// Members were exempted from two-step verification.
@interface DBXTeamLogTfaAddExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security key for two-step verification was added.
@interface DBXTeamLogTfaAddSecurityKeyDetails : DBXObject
@end

/// A security key for two-step verification was added.
@interface DBXTeamLogTfaAddSecurityKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the backup phone for two-step verification was changed.
@interface DBXTeamLogTfaChangeBackupPhoneDetails : DBXObject
@end

/// The backup phone for two-step verification was changed.
@interface DBXTeamLogTfaChangeBackupPhoneType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's two-step verification policy was changed.
@interface DBXTeamLogTfaChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesTwoStepVerificationPolicy *newValue;
/// The policy after the change.
- (DBXTeamPoliciesTwoStepVerificationPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTwoStepVerificationPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesTwoStepVerificationPolicy *)newValue
    previousValue:(nullable DBXTeamPoliciesTwoStepVerificationPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's two-step verification policy was changed.
@interface DBXTeamLogTfaChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which two-step verification was enabled, disabled, or changed for a user.
@interface DBXTeamLogTfaChangeStatusDetails : DBXObject
/// The configuration of two-step verification after the change.
@property (nonatomic, readonly) DBXTeamLogTfaConfiguration *newValue;
/// The configuration of two-step verification after the change.
- (DBXTeamLogTfaConfiguration *)newValue DB_NO_METHOD_FAMILY;
/// The configuration of two-step verification before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogTfaConfiguration *previousValue;
/// A Boolean value that indicates whether a rescue code was used to disable two-step verification.
@property (nonatomic, readonly, nullable) NSNumber *usedRescueCode;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogTfaConfiguration *)newValue
    previousValue:(nullable DBXTeamLogTfaConfiguration *)previousValue
    usedRescueCode:(nullable NSNumber *)usedRescueCode
    NS_DESIGNATED_INITIALIZER;
@end

/// Two-step verification was enabled, disabled, or changed for a user.
@interface DBXTeamLogTfaChangeStatusType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The configuration of two-step verification.
@interface DBXTeamLogTfaConfiguration : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTfaConfiguration (Members)
/// The object if its tag is `authenticator`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTfaConfigurationAuthenticator *asAuthenticator;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTfaConfigurationDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTfaConfigurationEnabled *asEnabled;
/// The object if its tag is `sms`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTfaConfigurationSms *asSms;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTfaConfigurationOther *asOther;
@end

/// Codes from an authenticator app.
@interface DBXTeamLogTfaConfigurationAuthenticator : DBXTeamLogTfaConfiguration
/// Creates an object with the tag `authenticator`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two-step verification is disabled.
@interface DBXTeamLogTfaConfigurationDisabled : DBXTeamLogTfaConfiguration
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two-step verification is enabled. Deprecated by Dropbox.
@interface DBXTeamLogTfaConfigurationEnabled : DBXTeamLogTfaConfiguration
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Codes by text message.
@interface DBXTeamLogTfaConfigurationSms : DBXTeamLogTfaConfiguration
/// Creates an object with the tag `sms`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTfaConfigurationOther : DBXTeamLogTfaConfiguration
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the backup phone for two-step verification was removed.
@interface DBXTeamLogTfaRemoveBackupPhoneDetails : DBXObject
@end

/// The backup phone for two-step verification was removed.
@interface DBXTeamLogTfaRemoveBackupPhoneType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the exemption of members from two-step verification was removed.
@interface DBXTeamLogTfaRemoveExceptionDetails : DBXObject
@end

/// The exemption of members from two-step verification was removed.
@interface DBXTeamLogTfaRemoveExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a security key for two-step verification was removed.
@interface DBXTeamLogTfaRemoveSecurityKeyDetails : DBXObject
@end

/// A security key for two-step verification was removed.
@interface DBXTeamLogTfaRemoveSecurityKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which two-step verification was reset for a team member.
@interface DBXTeamLogTfaResetDetails : DBXObject
@end

/// Two-step verification was reset for a team member.
@interface DBXTeamLogTfaResetType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
