// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogAccountCaptureAvailabilityAvailable, DBXTeamLogAccountCaptureAvailabilityOther,
    DBXTeamLogAccountCaptureAvailabilityUnavailable, DBXTeamLogAccountCaptureNotificationType,
    DBXTeamLogAccountCaptureNotificationTypeActionableNotification, DBXTeamLogAccountCaptureNotificationTypeOther,
    DBXTeamLogAccountCaptureNotificationTypeProactiveWarningNotification, DBXTeamLogAccountCapturePolicy,
    DBXTeamLogAccountCapturePolicyAllUsers, DBXTeamLogAccountCapturePolicyDisabled,
    DBXTeamLogAccountCapturePolicyInvitedUsers, DBXTeamLogAccountCapturePolicyOther, DBXTeamLogAccountState,
    DBXTeamLogAccountStateLocked, DBXTeamLogAccountStateOther, DBXTeamLogAccountStateUnlocked,
    DBXTeamLogEventDetailsAccountCaptureChangeAvailabilityDetails,
    DBXTeamLogEventDetailsAccountCaptureChangePolicyDetails, DBXTeamLogEventDetailsAccountCaptureMigrateAccountDetails,
    DBXTeamLogEventDetailsAccountCaptureNotificationEmailsSentDetails,
    DBXTeamLogEventDetailsAccountCaptureRelinquishAccountDetails, DBXTeamLogEventDetailsAccountLockOrUnlockedDetails,
    DBXTeamLogEventTypeAccountCaptureChangeAvailability, DBXTeamLogEventTypeAccountCaptureChangePolicy,
    DBXTeamLogEventTypeAccountCaptureMigrateAccount, DBXTeamLogEventTypeAccountCaptureNotificationEmailsSent,
    DBXTeamLogEventTypeAccountCaptureRelinquishAccount, DBXTeamLogEventTypeAccountLockOrUnlocked,
    DBXTeamLogEventTypeArgAccountCaptureChangeAvailability, DBXTeamLogEventTypeArgAccountCaptureChangePolicy,
    DBXTeamLogEventTypeArgAccountCaptureMigrateAccount, DBXTeamLogEventTypeArgAccountCaptureNotificationEmailsSent,
    DBXTeamLogEventTypeArgAccountCaptureRelinquishAccount, DBXTeamLogEventTypeArgAccountLockOrUnlocked;

NS_ASSUME_NONNULL_BEGIN

/// The availability of account capture for the team's domains.
@interface DBXTeamLogAccountCaptureAvailability : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAccountCaptureAvailability (Members)
/// The object if its tag is `available`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCaptureAvailabilityAvailable *asAvailable;
/// The object if its tag is `unavailable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCaptureAvailabilityUnavailable *asUnavailable;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCaptureAvailabilityOther *asOther;
@end

/// Account capture is available.
@interface DBXTeamLogAccountCaptureAvailabilityAvailable : DBXTeamLogAccountCaptureAvailability
/// Creates an object with the tag `available`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Account capture isn't available.
@interface DBXTeamLogAccountCaptureAvailabilityUnavailable : DBXTeamLogAccountCaptureAvailability
/// Creates an object with the tag `unavailable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAccountCaptureAvailabilityOther : DBXTeamLogAccountCaptureAvailability
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which account capture for the team's domains was made available or unavailable.
@interface DBXTeamLogAccountCaptureChangeAvailabilityDetails : DBXObject
/// The availability of account capture after the change.
@property (nonatomic, readonly) DBXTeamLogAccountCaptureAvailability *newValue;
/// The availability of account capture after the change.
- (DBXTeamLogAccountCaptureAvailability *)newValue DB_NO_METHOD_FAMILY;
/// The availability of account capture before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCaptureAvailability *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogAccountCaptureAvailability *)newValue
    previousValue:(nullable DBXTeamLogAccountCaptureAvailability *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Account capture for the team's domains was made available or unavailable.
@interface DBXTeamLogAccountCaptureChangeAvailabilityType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the account capture policy for the team's domains was changed.
@interface DBXTeamLogAccountCaptureChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogAccountCapturePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogAccountCapturePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCapturePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogAccountCapturePolicy *)newValue
    previousValue:(nullable DBXTeamLogAccountCapturePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The account capture policy for the team's domains was changed.
@interface DBXTeamLogAccountCaptureChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user subject to account capture moved their account to the team.
@interface DBXTeamLogAccountCaptureMigrateAccountDetails : DBXObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName NS_DESIGNATED_INITIALIZER;
@end

/// A user subject to account capture moved their account to the team.
@interface DBXTeamLogAccountCaptureMigrateAccountType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an account capture email was sent to all unmanaged members.
@interface DBXTeamLogAccountCaptureNotificationEmailsSentDetails : DBXObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// The type of the email.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCaptureNotificationType *notificationType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName
    notificationType:(nullable DBXTeamLogAccountCaptureNotificationType *)notificationType
    NS_DESIGNATED_INITIALIZER;
@end

/// An account capture email was sent to all unmanaged members.
@interface DBXTeamLogAccountCaptureNotificationEmailsSentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The type of an account capture email.
@interface DBXTeamLogAccountCaptureNotificationType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAccountCaptureNotificationType (Members)
/// The object if its tag is `actionable_notification`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogAccountCaptureNotificationTypeActionableNotification *asActionableNotification;

/// The object if its tag is `proactive_warning_notification`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogAccountCaptureNotificationTypeProactiveWarningNotification *asProactiveWarningNotification;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCaptureNotificationTypeOther *asOther;
@end

/// A notification that asks the recipient to act.
@interface DBXTeamLogAccountCaptureNotificationTypeActionableNotification : DBXTeamLogAccountCaptureNotificationType
/// Creates an object with the tag `actionable_notification`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A warning in advance.
@interface DBXTeamLogAccountCaptureNotificationTypeProactiveWarningNotification : DBXTeamLogAccountCaptureNotificationType
/// Creates an object with the tag `proactive_warning_notification`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAccountCaptureNotificationTypeOther : DBXTeamLogAccountCaptureNotificationType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for account capture: which users of the team's domains are captured.
@interface DBXTeamLogAccountCapturePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAccountCapturePolicy (Members)
/// The object if its tag is `all_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCapturePolicyAllUsers *asAllUsers;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCapturePolicyDisabled *asDisabled;
/// The object if its tag is `invited_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCapturePolicyInvitedUsers *asInvitedUsers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountCapturePolicyOther *asOther;
@end

/// Account capture applies to all users.
@interface DBXTeamLogAccountCapturePolicyAllUsers : DBXTeamLogAccountCapturePolicy
/// Creates an object with the tag `all_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Account capture is disabled.
@interface DBXTeamLogAccountCapturePolicyDisabled : DBXTeamLogAccountCapturePolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Account capture applies to invited users.
@interface DBXTeamLogAccountCapturePolicyInvitedUsers : DBXTeamLogAccountCapturePolicy
/// Creates an object with the tag `invited_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAccountCapturePolicyOther : DBXTeamLogAccountCapturePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a user subject to account capture changed their account to a personal email address.
@interface DBXTeamLogAccountCaptureRelinquishAccountDetails : DBXObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName NS_DESIGNATED_INITIALIZER;
@end

/// A user subject to account capture changed their account to a personal email address.
@interface DBXTeamLogAccountCaptureRelinquishAccountType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an account was locked after failed sign-in attempts, or unlocked again.
@interface DBXTeamLogAccountLockOrUnlockedDetails : DBXObject
/// The state of the account before the change.
@property (nonatomic, readonly) DBXTeamLogAccountState *previousValue;
/// The state of the account after the change.
@property (nonatomic, readonly) DBXTeamLogAccountState *newValue;
/// The state of the account after the change.
- (DBXTeamLogAccountState *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogAccountState *)previousValue
    newValue:(DBXTeamLogAccountState *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// An account was locked after failed sign-in attempts, or unlocked again.
@interface DBXTeamLogAccountLockOrUnlockedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether an account is locked.
@interface DBXTeamLogAccountState : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogAccountState (Members)
/// The object if its tag is `locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountStateLocked *asLocked;
/// The object if its tag is `unlocked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountStateUnlocked *asUnlocked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogAccountStateOther *asOther;
@end

/// The account is locked.
@interface DBXTeamLogAccountStateLocked : DBXTeamLogAccountState
/// Creates an object with the tag `locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account isn't locked.
@interface DBXTeamLogAccountStateUnlocked : DBXTeamLogAccountState
/// Creates an object with the tag `unlocked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogAccountStateOther : DBXTeamLogAccountState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (AccountMembers)
/// The object if its tag is `account_capture_change_availability_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAccountCaptureChangeAvailabilityDetails *asAccountCaptureChangeAvailabilityDetails;

/// The object if its tag is `account_capture_migrate_account_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAccountCaptureMigrateAccountDetails *asAccountCaptureMigrateAccountDetails;

/// The object if its tag is `account_capture_notification_emails_sent_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAccountCaptureNotificationEmailsSentDetails *asAccountCaptureNotificationEmailsSentDetails;

/// The object if its tag is `account_capture_relinquish_account_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAccountCaptureRelinquishAccountDetails *asAccountCaptureRelinquishAccountDetails;

/// The object if its tag is `account_lock_or_unlocked_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAccountLockOrUnlockedDetails *asAccountLockOrUnlockedDetails;

/// The object if its tag is `account_capture_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsAccountCaptureChangePolicyDetails *asAccountCaptureChangePolicyDetails;
@end

/// Details of an event in which account capture for the team's domains was made available or unavailable.
@interface DBXTeamLogEventDetailsAccountCaptureChangeAvailabilityDetails : DBXTeamLogEventDetails
/// The value of `account_capture_change_availability_details`.
@property (nonatomic, strong)
    DBXTeamLogAccountCaptureChangeAvailabilityDetails *accountCaptureChangeAvailabilityDetails;

/// Creates an object with the tag `account_capture_change_availability_details`.
- (instancetype)init:(DBXTeamLogAccountCaptureChangeAvailabilityDetails *)accountCaptureChangeAvailabilityDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user subject to account capture moved their account to the team.
@interface DBXTeamLogEventDetailsAccountCaptureMigrateAccountDetails : DBXTeamLogEventDetails
/// The value of `account_capture_migrate_account_details`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureMigrateAccountDetails *accountCaptureMigrateAccountDetails;

/// Creates an object with the tag `account_capture_migrate_account_details`.
- (instancetype)init:(DBXTeamLogAccountCaptureMigrateAccountDetails *)accountCaptureMigrateAccountDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an account capture email was sent to all unmanaged members.
@interface DBXTeamLogEventDetailsAccountCaptureNotificationEmailsSentDetails : DBXTeamLogEventDetails
/// The value of `account_capture_notification_emails_sent_details`.
@property (nonatomic, strong)
    DBXTeamLogAccountCaptureNotificationEmailsSentDetails *accountCaptureNotificationEmailsSentDetails;

/// Creates an object with the tag `account_capture_notification_emails_sent_details`.
- (instancetype)
    init:(DBXTeamLogAccountCaptureNotificationEmailsSentDetails *)accountCaptureNotificationEmailsSentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user subject to account capture changed their account to a personal email address.
@interface DBXTeamLogEventDetailsAccountCaptureRelinquishAccountDetails : DBXTeamLogEventDetails
/// The value of `account_capture_relinquish_account_details`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureRelinquishAccountDetails *accountCaptureRelinquishAccountDetails;

/// Creates an object with the tag `account_capture_relinquish_account_details`.
- (instancetype)init:(DBXTeamLogAccountCaptureRelinquishAccountDetails *)accountCaptureRelinquishAccountDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an account was locked after failed sign-in attempts, or unlocked again.
@interface DBXTeamLogEventDetailsAccountLockOrUnlockedDetails : DBXTeamLogEventDetails
/// The value of `account_lock_or_unlocked_details`.
@property (nonatomic, strong) DBXTeamLogAccountLockOrUnlockedDetails *accountLockOrUnlockedDetails;
/// Creates an object with the tag `account_lock_or_unlocked_details`.
- (instancetype)init:(DBXTeamLogAccountLockOrUnlockedDetails *)accountLockOrUnlockedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the account capture policy for the team's domains was changed.
@interface DBXTeamLogEventDetailsAccountCaptureChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `account_capture_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureChangePolicyDetails *accountCaptureChangePolicyDetails;

/// Creates an object with the tag `account_capture_change_policy_details`.
- (instancetype)init:(DBXTeamLogAccountCaptureChangePolicyDetails *)accountCaptureChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (AccountMembers)
/// The object if its tag is `account_capture_change_availability`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeAccountCaptureChangeAvailability *asAccountCaptureChangeAvailability;

/// The object if its tag is `account_capture_migrate_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeAccountCaptureMigrateAccount *asAccountCaptureMigrateAccount;

/// The object if its tag is `account_capture_notification_emails_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeAccountCaptureNotificationEmailsSent *asAccountCaptureNotificationEmailsSent;

/// The object if its tag is `account_capture_relinquish_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeAccountCaptureRelinquishAccount *asAccountCaptureRelinquishAccount;

/// The object if its tag is `account_lock_or_unlocked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAccountLockOrUnlocked *asAccountLockOrUnlocked;
/// The object if its tag is `account_capture_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeAccountCaptureChangePolicy *asAccountCaptureChangePolicy;
@end

/// Account capture for the team's domains was made available or unavailable.
@interface DBXTeamLogEventTypeAccountCaptureChangeAvailability : DBXTeamLogEventType
/// The value of `account_capture_change_availability`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureChangeAvailabilityType *accountCaptureChangeAvailability;

/// Creates an object with the tag `account_capture_change_availability`.
- (instancetype)init:(DBXTeamLogAccountCaptureChangeAvailabilityType *)accountCaptureChangeAvailability
    NS_DESIGNATED_INITIALIZER;
@end

/// A user subject to account capture moved their account to the team.
@interface DBXTeamLogEventTypeAccountCaptureMigrateAccount : DBXTeamLogEventType
/// The value of `account_capture_migrate_account`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureMigrateAccountType *accountCaptureMigrateAccount;

/// Creates an object with the tag `account_capture_migrate_account`.
- (instancetype)init:(DBXTeamLogAccountCaptureMigrateAccountType *)accountCaptureMigrateAccount
    NS_DESIGNATED_INITIALIZER;
@end

/// An account capture email was sent to all unmanaged members.
@interface DBXTeamLogEventTypeAccountCaptureNotificationEmailsSent : DBXTeamLogEventType
/// The value of `account_capture_notification_emails_sent`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureNotificationEmailsSentType *accountCaptureNotificationEmailsSent;

/// Creates an object with the tag `account_capture_notification_emails_sent`.
- (instancetype)init:(DBXTeamLogAccountCaptureNotificationEmailsSentType *)accountCaptureNotificationEmailsSent
    NS_DESIGNATED_INITIALIZER;
@end

/// A user subject to account capture changed their account to a personal email address.
@interface DBXTeamLogEventTypeAccountCaptureRelinquishAccount : DBXTeamLogEventType
/// The value of `account_capture_relinquish_account`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureRelinquishAccountType *accountCaptureRelinquishAccount;

/// Creates an object with the tag `account_capture_relinquish_account`.
- (instancetype)init:(DBXTeamLogAccountCaptureRelinquishAccountType *)accountCaptureRelinquishAccount
    NS_DESIGNATED_INITIALIZER;
@end

/// An account was locked after failed sign-in attempts, or unlocked again.
@interface DBXTeamLogEventTypeAccountLockOrUnlocked : DBXTeamLogEventType
/// The value of `account_lock_or_unlocked`.
@property (nonatomic, strong) DBXTeamLogAccountLockOrUnlockedType *accountLockOrUnlocked;
/// Creates an object with the tag `account_lock_or_unlocked`.
- (instancetype)init:(DBXTeamLogAccountLockOrUnlockedType *)accountLockOrUnlocked NS_DESIGNATED_INITIALIZER;
@end

/// The account capture policy for the team's domains was changed.
@interface DBXTeamLogEventTypeAccountCaptureChangePolicy : DBXTeamLogEventType
/// The value of `account_capture_change_policy`.
@property (nonatomic, strong) DBXTeamLogAccountCaptureChangePolicyType *accountCaptureChangePolicy;
/// Creates an object with the tag `account_capture_change_policy`.
- (instancetype)init:(DBXTeamLogAccountCaptureChangePolicyType *)accountCaptureChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (AccountMembers)
/// The object if its tag is `account_capture_change_availability`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAccountCaptureChangeAvailability *asAccountCaptureChangeAvailability;

/// The object if its tag is `account_capture_migrate_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAccountCaptureMigrateAccount *asAccountCaptureMigrateAccount;

/// The object if its tag is `account_capture_notification_emails_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAccountCaptureNotificationEmailsSent *asAccountCaptureNotificationEmailsSent;

/// The object if its tag is `account_capture_relinquish_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAccountCaptureRelinquishAccount *asAccountCaptureRelinquishAccount;

/// The object if its tag is `account_lock_or_unlocked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgAccountLockOrUnlocked *asAccountLockOrUnlocked;

/// The object if its tag is `account_capture_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgAccountCaptureChangePolicy *asAccountCaptureChangePolicy;
@end

/// Events in which account capture for the team's domains was made available or unavailable.
@interface DBXTeamLogEventTypeArgAccountCaptureChangeAvailability : DBXTeamLogEventTypeArg
/// Creates an object with the tag `account_capture_change_availability`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user subject to account capture moved their account to the team.
@interface DBXTeamLogEventTypeArgAccountCaptureMigrateAccount : DBXTeamLogEventTypeArg
/// Creates an object with the tag `account_capture_migrate_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an account capture email was sent to all unmanaged members.
@interface DBXTeamLogEventTypeArgAccountCaptureNotificationEmailsSent : DBXTeamLogEventTypeArg
/// Creates an object with the tag `account_capture_notification_emails_sent`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user subject to account capture changed their account to a personal email address.
@interface DBXTeamLogEventTypeArgAccountCaptureRelinquishAccount : DBXTeamLogEventTypeArg
/// Creates an object with the tag `account_capture_relinquish_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an account was locked after failed sign-in attempts, or unlocked again.
@interface DBXTeamLogEventTypeArgAccountLockOrUnlocked : DBXTeamLogEventTypeArg
/// Creates an object with the tag `account_lock_or_unlocked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the account capture policy for the team's domains was changed.
@interface DBXTeamLogEventTypeArgAccountCaptureChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `account_capture_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
