// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Tfa.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGTfaAddBackupPhoneDetails @end
@implementation DBTEAMLOGTfaAddBackupPhoneDetailsSerializer @end
@implementation DBTEAMLOGTfaAddBackupPhoneType @dynamic description_; @end
@implementation DBTEAMLOGTfaAddBackupPhoneTypeSerializer @end
@implementation DBTEAMLOGTfaAddExceptionDetails @end
@implementation DBTEAMLOGTfaAddExceptionDetailsSerializer @end
@implementation DBTEAMLOGTfaAddExceptionType @dynamic description_; @end
@implementation DBTEAMLOGTfaAddExceptionTypeSerializer @end
@implementation DBTEAMLOGTfaAddSecurityKeyDetails @end
@implementation DBTEAMLOGTfaAddSecurityKeyDetailsSerializer @end
@implementation DBTEAMLOGTfaAddSecurityKeyType @dynamic description_; @end
@implementation DBTEAMLOGTfaAddSecurityKeyTypeSerializer @end
@implementation DBTEAMLOGTfaChangeBackupPhoneDetails @end
@implementation DBTEAMLOGTfaChangeBackupPhoneDetailsSerializer @end
@implementation DBTEAMLOGTfaChangeBackupPhoneType @dynamic description_; @end
@implementation DBTEAMLOGTfaChangeBackupPhoneTypeSerializer @end
@implementation DBTEAMLOGTfaChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGTfaChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGTfaChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGTfaChangePolicyTypeSerializer @end
@implementation DBTEAMLOGTfaChangeStatusDetails @dynamic dNewValue, previousValue, usedRescueCode; @end
@implementation DBTEAMLOGTfaChangeStatusDetailsSerializer @end
@implementation DBTEAMLOGTfaChangeStatusType @dynamic description_; @end
@implementation DBTEAMLOGTfaChangeStatusTypeSerializer @end
@implementation DBTEAMLOGTfaConfiguration @dynamic tag; @end
@implementation DBTEAMLOGTfaConfigurationSerializer @end
@implementation DBTEAMLOGTfaRemoveBackupPhoneDetails @end
@implementation DBTEAMLOGTfaRemoveBackupPhoneDetailsSerializer @end
@implementation DBTEAMLOGTfaRemoveBackupPhoneType @dynamic description_; @end
@implementation DBTEAMLOGTfaRemoveBackupPhoneTypeSerializer @end
@implementation DBTEAMLOGTfaRemoveExceptionDetails @end
@implementation DBTEAMLOGTfaRemoveExceptionDetailsSerializer @end
@implementation DBTEAMLOGTfaRemoveExceptionType @dynamic description_; @end
@implementation DBTEAMLOGTfaRemoveExceptionTypeSerializer @end
@implementation DBTEAMLOGTfaRemoveSecurityKeyDetails @end
@implementation DBTEAMLOGTfaRemoveSecurityKeyDetailsSerializer @end
@implementation DBTEAMLOGTfaRemoveSecurityKeyType @dynamic description_; @end
@implementation DBTEAMLOGTfaRemoveSecurityKeyTypeSerializer @end
@implementation DBTEAMLOGTfaResetDetails @end
@implementation DBTEAMLOGTfaResetDetailsSerializer @end
@implementation DBTEAMLOGTfaResetType @dynamic description_; @end
@implementation DBTEAMLOGTfaResetTypeSerializer @end
