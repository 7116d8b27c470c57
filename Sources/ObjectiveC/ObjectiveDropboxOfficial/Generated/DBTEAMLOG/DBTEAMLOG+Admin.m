// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Admin.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGAdminAlertCategoryEnum @dynamic tag; @end
@implementation DBTEAMLOGAdminAlertCategoryEnumSerializer @end
@implementation DBTEAMLOGAdminAlertGeneralStateEnum @dynamic tag; @end
@implementation DBTEAMLOGAdminAlertGeneralStateEnumSerializer @end
@implementation DBTEAMLOGAdminAlertSeverityEnum @dynamic tag; @end
@implementation DBTEAMLOGAdminAlertSeverityEnumSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertConfiguration @dynamic alertState, sensitivityLevel, recipientsSettings,
    text, excludedFileExtensions, malwareExclusionState; @end
@implementation DBTEAMLOGAdminAlertingAlertConfigurationSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertSensitivity @dynamic tag; @end
@implementation DBTEAMLOGAdminAlertingAlertSensitivitySerializer @end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedDetails @dynamic alertName, alertSeverity, alertCategory,
    alertInstanceId, previousValue, dNewValue; @end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedDetailsSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedType @dynamic description_; @end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedTypeSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertStatePolicy @dynamic tag; @end
@implementation DBTEAMLOGAdminAlertingAlertStatePolicySerializer @end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigDetails @dynamic alertName, previousAlertConfig,
    dNewAlertConfig; @end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigDetailsSerializer @end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigType @dynamic description_; @end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigTypeSerializer @end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertDetails @dynamic alertName, alertSeverity, alertCategory,
    alertInstanceId; @end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertDetailsSerializer @end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertType @dynamic description_; @end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertTypeSerializer @end
@implementation DBTEAMLOGAdminConsoleAppPermission @dynamic tag; @end
@implementation DBTEAMLOGAdminConsoleAppPermissionSerializer @end
@implementation DBTEAMLOGAdminConsoleAppPolicy @dynamic tag; @end
@implementation DBTEAMLOGAdminConsoleAppPolicySerializer @end
@implementation DBTEAMLOGAdminEmailRemindersChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGAdminEmailRemindersChangedDetailsSerializer @end
@implementation DBTEAMLOGAdminEmailRemindersChangedType @dynamic description_; @end
@implementation DBTEAMLOGAdminEmailRemindersChangedTypeSerializer @end
@implementation DBTEAMLOGAdminEmailRemindersPolicy @dynamic tag; @end
@implementation DBTEAMLOGAdminEmailRemindersPolicySerializer @end
@implementation DBTEAMLOGAdminRole @dynamic tag; @end
@implementation DBTEAMLOGAdminRoleSerializer @end
