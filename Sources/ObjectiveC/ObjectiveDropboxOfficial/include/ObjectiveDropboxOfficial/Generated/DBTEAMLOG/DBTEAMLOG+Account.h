// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGAccountCaptureNotificationType, DBTEAMLOGAccountCapturePolicy, DBTEAMLOGAccountState;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGAccountCaptureAvailability`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAccountCaptureAvailabilityTag) {
    /// Account capture is available.
    DBTEAMLOGAccountCaptureAvailabilityAvailable,
    /// Account capture isn't available.
    DBTEAMLOGAccountCaptureAvailabilityUnavailable,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAccountCaptureAvailabilityOther,
};

/// The availability of account capture for the team's domains.
@interface DBTEAMLOGAccountCaptureAvailability : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureAvailabilityTag tag;
/// Creates an object with the tag `available`.
- (instancetype)initWithAvailable;
/// Creates an object with the tag `unavailable`.
- (instancetype)initWithUnavailable;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `available`.
- (BOOL)isAvailable;
/// Returns whether the tag is `unavailable`.
- (BOOL)isUnavailable;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAccountCaptureAvailability` from and to JSON.
@interface DBTEAMLOGAccountCaptureAvailabilitySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureAvailability *)instance;
+ (DBTEAMLOGAccountCaptureAvailability *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which account capture for the team's domains was made available or unavailable.
@interface DBTEAMLOGAccountCaptureChangeAvailabilityDetails : DBStoneObject
/// The availability of account capture after the change.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureAvailability *dNewValue;
/// The availability of account capture before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGAccountCaptureAvailability *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGAccountCaptureAvailability *)dNewValue
    previousValue:(nullable DBTEAMLOGAccountCaptureAvailability *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGAccountCaptureAvailability *)dNewValue;
@end

/// Converts `DBTEAMLOGAccountCaptureChangeAvailabilityDetails` from and to JSON.
@interface DBTEAMLOGAccountCaptureChangeAvailabilityDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureChangeAvailabilityDetails *)instance;
+ (DBTEAMLOGAccountCaptureChangeAvailabilityDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Account capture for the team's domains was made available or unavailable.
@interface DBTEAMLOGAccountCaptureChangeAvailabilityType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAccountCaptureChangeAvailabilityType` from and to JSON.
@interface DBTEAMLOGAccountCaptureChangeAvailabilityTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureChangeAvailabilityType *)instance;
+ (DBTEAMLOGAccountCaptureChangeAvailabilityType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the account capture policy for the team's domains was changed.
@interface DBTEAMLOGAccountCaptureChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGAccountCapturePolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGAccountCapturePolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGAccountCapturePolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGAccountCapturePolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGAccountCapturePolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGAccountCaptureChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGAccountCaptureChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureChangePolicyDetails *)instance;
+ (DBTEAMLOGAccountCaptureChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The account capture policy for the team's domains was changed.
@interface DBTEAMLOGAccountCaptureChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAccountCaptureChangePolicyType` from and to JSON.
@interface DBTEAMLOGAccountCaptureChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureChangePolicyType *)instance;
+ (DBTEAMLOGAccountCaptureChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user subject to account capture moved their account to the team.
@interface DBTEAMLOGAccountCaptureMigrateAccountDetails : DBStoneObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName;
@end

/// Converts `DBTEAMLOGAccountCaptureMigrateAccountDetails` from and to JSON.
@interface DBTEAMLOGAccountCaptureMigrateAccountDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureMigrateAccountDetails *)instance;
+ (DBTEAMLOGAccountCaptureMigrateAccountDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user subject to account capture moved their account to the team.
@interface DBTEAMLOGAccountCaptureMigrateAccountType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAccountCaptureMigrateAccountType` from and to JSON.
@interface DBTEAMLOGAccountCaptureMigrateAccountTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureMigrateAccountType *)instance;
+ (DBTEAMLOGAccountCaptureMigrateAccountType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an account capture email was sent to all unmanaged members.
@interface DBTEAMLOGAccountCaptureNotificationEmailsSentDetails : DBStoneObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// The type of the email.
@property (nonatomic, readonly, nullable) DBTEAMLOGAccountCaptureNotificationType *notificationType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName
    notificationType:(nullable DBTEAMLOGAccountCaptureNotificationType *)notificationType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDomainName:(NSString *)domainName;
@end

/// Converts `DBTEAMLOGAccountCaptureNotificationEmailsSentDetails` from and to JSON.
@interface DBTEAMLOGAccountCaptureNotificationEmailsSentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureNotificationEmailsSentDetails *)instance;
+ (DBTEAMLOGAccountCaptureNotificationEmailsSentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An account capture email was sent to all unmanaged members.
@interface DBTEAMLOGAccountCaptureNotificationEmailsSentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAccountCaptureNotificationEmailsSentType` from and to JSON.
@interface DBTEAMLOGAccountCaptureNotificationEmailsSentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureNotificationEmailsSentType *)instance;
+ (DBTEAMLOGAccountCaptureNotificationEmailsSentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAccountCaptureNotificationType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAccountCaptureNotificationTypeTag) {
    /// A notification that asks the recipient to act.
    DBTEAMLOGAccountCaptureNotificationTypeActionableNotification,
    /// A warning in advance.
    DBTEAMLOGAccountCaptureNotificationTypeProactiveWarningNotification,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAccountCaptureNotificationTypeOther,
};

/// The type of an account capture email.
@interface DBTEAMLOGAccountCaptureNotificationType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureNotificationTypeTag tag;
/// Creates an object with the tag `actionable_notification`.
- (instancetype)initWithActionableNotification;
/// Creates an object with the tag `proactive_warning_notification`.
- (instancetype)initWithProactiveWarningNotification;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `actionable_notification`.
- (BOOL)isActionableNotification;
/// Returns whether the tag is `proactive_warning_notification`.
- (BOOL)isProactiveWarningNotification;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAccountCaptureNotificationType` from and to JSON.
@interface DBTEAMLOGAccountCaptureNotificationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureNotificationType *)instance;
+ (DBTEAMLOGAccountCaptureNotificationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAccountCapturePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAccountCapturePolicyTag) {
    /// Account capture applies to all users.
    DBTEAMLOGAccountCapturePolicyAllUsers,
    /// Account capture is disabled.
    DBTEAMLOGAccountCapturePolicyDisabled,
    /// Account capture applies to invited users.
    DBTEAMLOGAccountCapturePolicyInvitedUsers,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAccountCapturePolicyOther,
};

/// The policy for account capture: which users of the team's domains are captured.
@interface DBTEAMLOGAccountCapturePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAccountCapturePolicyTag tag;
/// Creates an object with the tag `all_users`.
- (instancetype)initWithAllUsers;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `invited_users`.
- (instancetype)initWithInvitedUsers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `all_users`.
- (BOOL)isAllUsers;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `invited_users`.
- (BOOL)isInvitedUsers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAccountCapturePolicy` from and to JSON.
@interface DBTEAMLOGAccountCapturePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCapturePolicy *)instance;
+ (DBTEAMLOGAccountCapturePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user subject to account capture changed their account to a personal email address.
@interface DBTEAMLOGAccountCaptureRelinquishAccountDetails : DBStoneObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName;
@end

/// Converts `DBTEAMLOGAccountCaptureRelinquishAccountDetails` from and to JSON.
@interface DBTEAMLOGAccountCaptureRelinquishAccountDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureRelinquishAccountDetails *)instance;
+ (DBTEAMLOGAccountCaptureRelinquishAccountDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user subject to account capture changed their account to a personal email address.
@interface DBTEAMLOGAccountCaptureRelinquishAccountType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAccountCaptureRelinquishAccountType` from and to JSON.
@interface DBTEAMLOGAccountCaptureRelinquishAccountTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountCaptureRelinquishAccountType *)instance;
+ (DBTEAMLOGAccountCaptureRelinquishAccountType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an account was locked after failed sign-in attempts, or unlocked again.
@interface DBTEAMLOGAccountLockOrUnlockedDetails : DBStoneObject
/// The state of the account before the change.
@property (nonatomic, readonly) DBTEAMLOGAccountState *previousValue;
/// The state of the account after the change.
@property (nonatomic, readonly) DBTEAMLOGAccountState *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGAccountState *)previousValue
    dNewValue:(DBTEAMLOGAccountState *)dNewValue;
@end

/// Converts `DBTEAMLOGAccountLockOrUnlockedDetails` from and to JSON.
@interface DBTEAMLOGAccountLockOrUnlockedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountLockOrUnlockedDetails *)instance;
+ (DBTEAMLOGAccountLockOrUnlockedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An account was locked after failed sign-in attempts, or unlocked again.
@interface DBTEAMLOGAccountLockOrUnlockedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGAccountLockOrUnlockedType` from and to JSON.
@interface DBTEAMLOGAccountLockOrUnlockedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountLockOrUnlockedType *)instance;
+ (DBTEAMLOGAccountLockOrUnlockedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGAccountState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGAccountStateTag) {
    /// The account is locked.
    DBTEAMLOGAccountStateLocked,
    /// The account isn't locked.
    DBTEAMLOGAccountStateUnlocked,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGAccountStateOther,
};

/// A value that indicates whether an account is locked.
@interface DBTEAMLOGAccountState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGAccountStateTag tag;
/// Creates an object with the tag `locked`.
- (instancetype)initWithLocked;
/// Creates an object with the tag `unlocked`.
- (instancetype)initWithUnlocked;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `locked`.
- (BOOL)isLocked;
/// Returns whether the tag is `unlocked`.
- (BOOL)isUnlocked;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGAccountState` from and to JSON.
@interface DBTEAMLOGAccountStateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAccountState *)instance;
+ (DBTEAMLOGAccountState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `Account`.
@interface DBTEAMLOGEventDetails (Account)
/// Details of an event in which account capture for the team's domains was made available or unavailable. Has a value
/// only if `isAccountCaptureChangeAvailabilityDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGAccountCaptureChangeAvailabilityDetails *accountCaptureChangeAvailabilityDetails;

/// Details of an event in which a user subject to account capture moved their account to the team. Has a value only if
/// `isAccountCaptureMigrateAccountDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureMigrateAccountDetails *accountCaptureMigrateAccountDetails;

/// Details of an event in which an account capture email was sent to all unmanaged members. Has a value only if
/// `isAccountCaptureNotificationEmailsSentDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGAccountCaptureNotificationEmailsSentDetails *accountCaptureNotificationEmailsSentDetails;

/// Details of an event in which a user subject to account capture changed their account to a personal email address.
/// Has a value only if `isAccountCaptureRelinquishAccountDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureRelinquishAccountDetails *accountCaptureRelinquishAccountDetails;

/// Details of an event in which an account was locked after failed sign-in attempts, or unlocked again. Has a value
/// only if `isAccountLockOrUnlockedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountLockOrUnlockedDetails *accountLockOrUnlockedDetails;

/// Details of an event in which the account capture policy for the team's domains was changed. Has a value only if
/// `isAccountCaptureChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureChangePolicyDetails *accountCaptureChangePolicyDetails;

/// Creates an object with the tag `account_capture_change_availability_details`.
- (instancetype)
    initWithAccountCaptureChangeAvailabilityDetails:(DBTEAMLOGAccountCaptureChangeAvailabilityDetails *)accountCaptureChangeAvailabilityDetails;

/// Creates an object with the tag `account_capture_migrate_account_details`.
- (instancetype)
    initWithAccountCaptureMigrateAccountDetails:(DBTEAMLOGAccountCaptureMigrateAccountDetails *)accountCaptureMigrateAccountDetails;

/// Creates an object with the tag `account_capture_notification_emails_sent_details`.
- (instancetype)
    initWithAccountCaptureNotificationEmailsSentDetails:(DBTEAMLOGAccountCaptureNotificationEmailsSentDetails *)accountCaptureNotificationEmailsSentDetails;

/// Creates an object with the tag `account_capture_relinquish_account_details`.
- (instancetype)
    initWithAccountCaptureRelinquishAccountDetails:(DBTEAMLOGAccountCaptureRelinquishAccountDetails *)accountCaptureRelinquishAccountDetails;

/// Creates an object with the tag `account_lock_or_unlocked_details`.
- (instancetype)
    initWithAccountLockOrUnlockedDetails:(DBTEAMLOGAccountLockOrUnlockedDetails *)accountLockOrUnlockedDetails;

/// Creates an object with the tag `account_capture_change_policy_details`.
- (instancetype)
    initWithAccountCaptureChangePolicyDetails:(DBTEAMLOGAccountCaptureChangePolicyDetails *)accountCaptureChangePolicyDetails;

/// Returns whether the tag is `account_capture_change_availability_details`.
- (BOOL)isAccountCaptureChangeAvailabilityDetails;
/// Returns whether the tag is `account_capture_migrate_account_details`.
- (BOOL)isAccountCaptureMigrateAccountDetails;
/// Returns whether the tag is `account_capture_notification_emails_sent_details`.
- (BOOL)isAccountCaptureNotificationEmailsSentDetails;
/// Returns whether the tag is `account_capture_relinquish_account_details`.
- (BOOL)isAccountCaptureRelinquishAccountDetails;
/// Returns whether the tag is `account_lock_or_unlocked_details`.
- (BOOL)isAccountLockOrUnlockedDetails;
/// Returns whether the tag is `account_capture_change_policy_details`.
- (BOOL)isAccountCaptureChangePolicyDetails;
@end

/// The members whose names start with `Account`.
@interface DBTEAMLOGEventType (Account)
/// Account capture for the team's domains was made available or unavailable. Has a value only if
/// `isAccountCaptureChangeAvailability` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureChangeAvailabilityType *accountCaptureChangeAvailability;

/// A user subject to account capture moved their account to the team. Has a value only if
/// `isAccountCaptureMigrateAccount` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureMigrateAccountType *accountCaptureMigrateAccount;

/// An account capture email was sent to all unmanaged members. Has a value only if
/// `isAccountCaptureNotificationEmailsSent` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureNotificationEmailsSentType *accountCaptureNotificationEmailsSent;

/// A user subject to account capture changed their account to a personal email address. Has a value only if
/// `isAccountCaptureRelinquishAccount` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureRelinquishAccountType *accountCaptureRelinquishAccount;

/// An account was locked after failed sign-in attempts, or unlocked again. Has a value only if
/// `isAccountLockOrUnlocked` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountLockOrUnlockedType *accountLockOrUnlocked;

/// The account capture policy for the team's domains was changed. Has a value only if `isAccountCaptureChangePolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGAccountCaptureChangePolicyType *accountCaptureChangePolicy;

/// Creates an object with the tag `account_capture_change_availability`.
- (instancetype)
    initWithAccountCaptureChangeAvailability:(DBTEAMLOGAccountCaptureChangeAvailabilityType *)accountCaptureChangeAvailability;

/// Creates an object with the tag `account_capture_migrate_account`.
- (instancetype)
    initWithAccountCaptureMigrateAccount:(DBTEAMLOGAccountCaptureMigrateAccountType *)accountCaptureMigrateAccount;

/// Creates an object with the tag `account_capture_notification_emails_sent`.
- (instancetype)
    initWithAccountCaptureNotificationEmailsSent:(DBTEAMLOGAccountCaptureNotificationEmailsSentType *)accountCaptureNotificationEmailsSent;

/// Creates an object with the tag `account_capture_relinquish_account`.
- (instancetype)
    initWithAccountCaptureRelinquishAccount:(DBTEAMLOGAccountCaptureRelinquishAccountType *)accountCaptureRelinquishAccount;

/// Creates an object with the tag `account_lock_or_unlocked`.
- (instancetype)initWithAccountLockOrUnlocked:(DBTEAMLOGAccountLockOrUnlockedType *)accountLockOrUnlocked;
/// Creates an object with the tag `account_capture_change_policy`.
- (instancetype)initWithAccountCaptureChangePolicy:(DBTEAMLOGAccountCaptureChangePolicyType *)accountCaptureChangePolicy;
/// Returns whether the tag is `account_capture_change_availability`.
- (BOOL)isAccountCaptureChangeAvailability;
/// Returns whether the tag is `account_capture_migrate_account`.
- (BOOL)isAccountCaptureMigrateAccount;
/// Returns whether the tag is `account_capture_notification_emails_sent`.
- (BOOL)isAccountCaptureNotificationEmailsSent;
/// Returns whether the tag is `account_capture_relinquish_account`.
- (BOOL)isAccountCaptureRelinquishAccount;
/// Returns whether the tag is `account_lock_or_unlocked`.
- (BOOL)isAccountLockOrUnlocked;
/// Returns whether the tag is `account_capture_change_policy`.
- (BOOL)isAccountCaptureChangePolicy;
@end

/// The members whose names start with `Account`.
@interface DBTEAMLOGEventTypeArg (Account)
/// Creates an object with the tag `account_capture_change_availability`.
- (instancetype)initWithAccountCaptureChangeAvailability;
/// Creates an object with the tag `account_capture_migrate_account`.
- (instancetype)initWithAccountCaptureMigrateAccount;
/// Creates an object with the tag `account_capture_notification_emails_sent`.
- (instancetype)initWithAccountCaptureNotificationEmailsSent;
/// Creates an object with the tag `account_capture_relinquish_account`.
- (instancetype)initWithAccountCaptureRelinquishAccount;
/// Creates an object with the tag `account_lock_or_unlocked`.
- (instancetype)initWithAccountLockOrUnlocked;
/// Creates an object with the tag `account_capture_change_policy`.
- (instancetype)initWithAccountCaptureChangePolicy;
/// Returns whether the tag is `account_capture_change_availability`.
- (BOOL)isAccountCaptureChangeAvailability;
/// Returns whether the tag is `account_capture_migrate_account`.
- (BOOL)isAccountCaptureMigrateAccount;
/// Returns whether the tag is `account_capture_notification_emails_sent`.
- (BOOL)isAccountCaptureNotificationEmailsSent;
/// Returns whether the tag is `account_capture_relinquish_account`.
- (BOOL)isAccountCaptureRelinquishAccount;
/// Returns whether the tag is `account_lock_or_unlocked`.
- (BOOL)isAccountLockOrUnlocked;
/// Returns whether the tag is `account_capture_change_policy`.
- (BOOL)isAccountCaptureChangePolicy;
@end

NS_ASSUME_NONNULL_END
