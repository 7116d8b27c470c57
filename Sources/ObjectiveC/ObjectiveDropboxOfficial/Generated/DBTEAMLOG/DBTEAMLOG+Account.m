// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Account.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGAccountCaptureAvailability @dynamic tag; @end
@implementation DBTEAMLOGAccountCaptureAvailabilitySerializer @end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityType @dynamic description_; @end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGAccountCaptureChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGAccountCaptureChangePolicyTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureMigrateAccountDetails @dynamic domainName; @end
@implementation DBTEAMLOGAccountCaptureMigrateAccountDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureMigrateAccountType @dynamic description_; @end
@implementation DBTEAMLOGAccountCaptureMigrateAccountTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentDetails @dynamic domainName, notificationType; @end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentType @dynamic description_; @end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureNotificationType @dynamic tag; @end
@implementation DBTEAMLOGAccountCaptureNotificationTypeSerializer @end
@implementation DBTEAMLOGAccountCapturePolicy @dynamic tag; @end
@implementation DBTEAMLOGAccountCapturePolicySerializer @end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountDetails @dynamic domainName; @end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountType @dynamic description_; @end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountTypeSerializer @end
@implementation DBTEAMLOGAccountLockOrUnlockedDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGAccountLockOrUnlockedDetailsSerializer @end
@implementation DBTEAMLOGAccountLockOrUnlockedType @dynamic description_; @end
@implementation DBTEAMLOGAccountLockOrUnlockedTypeSerializer @end
@implementation DBTEAMLOGAccountState @dynamic tag; @end
@implementation DBTEAMLOGAccountStateSerializer @end
