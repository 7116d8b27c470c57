// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+R.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGRansomwareAlertCreateReportDetails @end
@implementation DBTEAMLOGRansomwareAlertCreateReportDetailsSerializer @end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedDetails @dynamic failureReason; @end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedDetailsSerializer @end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedType @dynamic description_; @end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedTypeSerializer @end
@implementation DBTEAMLOGRansomwareAlertCreateReportType @dynamic description_; @end
@implementation DBTEAMLOGRansomwareAlertCreateReportTypeSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedDetails @dynamic status, restoredFilesCount,
    restoredFilesFailedCount; @end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedDetailsSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedType @dynamic description_; @end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedTypeSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedDetails @dynamic extension; @end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedDetailsSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedType @dynamic description_; @end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedTypeSerializer @end
@implementation DBTEAMLOGRecipientsConfiguration @dynamic recipientSettingType, emails, groups; @end
@implementation DBTEAMLOGRecipientsConfigurationSerializer @end
@implementation DBTEAMLOGRelocateAssetReferencesLogInfo @dynamic srcAssetIndex, destAssetIndex; @end
@implementation DBTEAMLOGRelocateAssetReferencesLogInfoSerializer @end
@implementation DBTEAMLOGResellerLogInfo @dynamic resellerName, resellerEmail; @end
@implementation DBTEAMLOGResellerLogInfoSerializer @end
@implementation DBTEAMLOGResellerRole @dynamic tag; @end
@implementation DBTEAMLOGResellerRoleSerializer @end
@implementation DBTEAMLOGResellerSupportChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGResellerSupportChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGResellerSupportChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGResellerSupportChangePolicyTypeSerializer @end
@implementation DBTEAMLOGResellerSupportPolicy @dynamic tag; @end
@implementation DBTEAMLOGResellerSupportPolicySerializer @end
@implementation DBTEAMLOGResellerSupportSessionEndDetails @end
@implementation DBTEAMLOGResellerSupportSessionEndDetailsSerializer @end
@implementation DBTEAMLOGResellerSupportSessionEndType @dynamic description_; @end
@implementation DBTEAMLOGResellerSupportSessionEndTypeSerializer @end
@implementation DBTEAMLOGResellerSupportSessionStartDetails @end
@implementation DBTEAMLOGResellerSupportSessionStartDetailsSerializer @end
@implementation DBTEAMLOGResellerSupportSessionStartType @dynamic description_; @end
@implementation DBTEAMLOGResellerSupportSessionStartTypeSerializer @end
@implementation DBTEAMLOGRewindFolderDetails @dynamic rewindFolderTargetTsMs; @end
@implementation DBTEAMLOGRewindFolderDetailsSerializer @end
@implementation DBTEAMLOGRewindFolderType @dynamic description_; @end
@implementation DBTEAMLOGRewindFolderTypeSerializer @end
@implementation DBTEAMLOGRewindPolicy @dynamic tag; @end
@implementation DBTEAMLOGRewindPolicySerializer @end
@implementation DBTEAMLOGRewindPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGRewindPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGRewindPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGRewindPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGRiscSecurityEventDetails @dynamic eventType, reason, issuer; @end
@implementation DBTEAMLOGRiscSecurityEventDetailsSerializer @end
@implementation DBTEAMLOGRiscSecurityEventType @dynamic description_; @end
@implementation DBTEAMLOGRiscSecurityEventTypeSerializer @end
