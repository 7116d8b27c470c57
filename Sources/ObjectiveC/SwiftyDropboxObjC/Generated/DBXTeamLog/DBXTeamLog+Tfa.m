// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Tfa.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsTfaAddExceptionDetails @dynamic tfaAddExceptionDetails; @end
@implementation DBXTeamLogEventDetailsTfaChangePolicyDetails @dynamic tfaChangePolicyDetails; @end
@implementation DBXTeamLogEventDetailsTfaRemoveExceptionDetails @dynamic tfaRemoveExceptionDetails; @end
@implementation DBXTeamLogEventDetailsTfaAddBackupPhoneDetails @dynamic tfaAddBackupPhoneDetails; @end
@implementation DBXTeamLogEventDetailsTfaAddSecurityKeyDetails @dynamic tfaAddSecurityKeyDetails; @end
@implementation DBXTeamLogEventDetailsTfaChangeBackupPhoneDetails @dynamic tfaChangeBackupPhoneDetails; @end
@implementation DBXTeamLogEventDetailsTfaChangeStatusDetails @dynamic tfaChangeStatusDetails; @end
@implementation DBXTeamLogEventDetailsTfaRemoveBackupPhoneDetails @dynamic tfaRemoveBackupPhoneDetails; @end
@implementation DBXTeamLogEventDetailsTfaRemoveSecurityKeyDetails @dynamic tfaRemoveSecurityKeyDetails; @end
@implementation DBXTeamLogEventDetailsTfaResetDetails @dynamic tfaResetDetails; @end
@implementation DBXTeamLogEventTypeTfaAddException @dynamic tfaAddException; @end
@implementation DBXTeamLogEventTypeTfaChangePolicy @dynamic tfaChangePolicy; @end
@implementation DBXTeamLogEventTypeTfaRemoveException @dynamic tfaRemoveException; @end
@implementation DBXTeamLogEventTypeTfaAddBackupPhone @dynamic tfaAddBackupPhone; @end
@implementation DBXTeamLogEventTypeTfaAddSecurityKey @dynamic tfaAddSecurityKey; @end
@implementation DBXTeamLogEventTypeTfaChangeBackupPhone @dynamic tfaChangeBackupPhone; @end
@implementation DBXTeamLogEventTypeTfaChangeStatus @dynamic tfaChangeStatus; @end
@implementation DBXTeamLogEventTypeTfaRemoveBackupPhone @dynamic tfaRemoveBackupPhone; @end
@implementation DBXTeamLogEventTypeTfaRemoveSecurityKey @dynamic tfaRemoveSecurityKey; @end
@implementation DBXTeamLogEventTypeTfaReset @dynamic tfaReset; @end
@implementation DBXTeamLogEventTypeArgTfaAddException @end
@implementation DBXTeamLogEventTypeArgTfaChangePolicy @end
@implementation DBXTeamLogEventTypeArgTfaRemoveException @end
@implementation DBXTeamLogEventTypeArgTfaAddBackupPhone @end
@implementation DBXTeamLogEventTypeArgTfaAddSecurityKey @end
@implementation DBXTeamLogEventTypeArgTfaChangeBackupPhone @end
@implementation DBXTeamLogEventTypeArgTfaChangeStatus @end
@implementation DBXTeamLogEventTypeArgTfaRemoveBackupPhone @end
@implementation DBXTeamLogEventTypeArgTfaRemoveSecurityKey @end
@implementation DBXTeamLogEventTypeArgTfaReset @end
@implementation DBXTeamLogTfaAddBackupPhoneDetails @end
@implementation DBXTeamLogTfaAddBackupPhoneType @dynamic description_; @end
@implementation DBXTeamLogTfaAddExceptionDetails @end
@implementation DBXTeamLogTfaAddExceptionType @dynamic description_; @end
@implementation DBXTeamLogTfaAddSecurityKeyDetails @end
@implementation DBXTeamLogTfaAddSecurityKeyType @dynamic description_; @end
@implementation DBXTeamLogTfaChangeBackupPhoneDetails @end
@implementation DBXTeamLogTfaChangeBackupPhoneType @dynamic description_; @end
@implementation DBXTeamLogTfaChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogTfaChangePolicyType @dynamic description_; @end
@implementation DBXTeamLogTfaChangeStatusDetails @dynamic newValue, previousValue, usedRescueCode; @end
@implementation DBXTeamLogTfaChangeStatusType @dynamic description_; @end
@implementation DBXTeamLogTfaConfiguration @end
@implementation DBXTeamLogTfaConfigurationAuthenticator @end
@implementation DBXTeamLogTfaConfigurationDisabled @end
@implementation DBXTeamLogTfaConfigurationEnabled @end
@implementation DBXTeamLogTfaConfigurationSms @end
@implementation DBXTeamLogTfaConfigurationOther @end
@implementation DBXTeamLogTfaRemoveBackupPhoneDetails @end
@implementation DBXTeamLogTfaRemoveBackupPhoneType @dynamic description_; @end
@implementation DBXTeamLogTfaRemoveExceptionDetails @end
@implementation DBXTeamLogTfaRemoveExceptionType @dynamic description_; @end
@implementation DBXTeamLogTfaRemoveSecurityKeyDetails @end
@implementation DBXTeamLogTfaRemoveSecurityKeyType @dynamic description_; @end
@implementation DBXTeamLogTfaResetDetails @end
@implementation DBXTeamLogTfaResetType @dynamic description_; @end
