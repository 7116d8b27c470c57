// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+External.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGExternalDriveBackupEligibilityStatus @dynamic tag; @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusSerializer @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails @dynamic desktopDeviceSessionInfo, status,
    numberOfExternalDriveBackup; @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetailsSerializer @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType @dynamic description_; @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedTypeSerializer @end
@implementation DBTEAMLOGExternalDriveBackupPolicy @dynamic tag; @end
@implementation DBTEAMLOGExternalDriveBackupPolicySerializer @end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGExternalDriveBackupStatus @dynamic tag; @end
@implementation DBTEAMLOGExternalDriveBackupStatusSerializer @end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedDetails @dynamic desktopDeviceSessionInfo, previousValue,
    dNewValue; @end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedDetailsSerializer @end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedType @dynamic description_; @end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedTypeSerializer @end
@implementation DBTEAMLOGExternalSharingCreateReportDetails @end
@implementation DBTEAMLOGExternalSharingCreateReportDetailsSerializer @end
@implementation DBTEAMLOGExternalSharingCreateReportType @dynamic description_; @end
@implementation DBTEAMLOGExternalSharingCreateReportTypeSerializer @end
@implementation DBTEAMLOGExternalSharingReportFailedDetails @dynamic failureReason; @end
@implementation DBTEAMLOGExternalSharingReportFailedDetailsSerializer @end
@implementation DBTEAMLOGExternalSharingReportFailedType @dynamic description_; @end
@implementation DBTEAMLOGExternalSharingReportFailedTypeSerializer @end
@implementation DBTEAMLOGExternalSharingSetting @dynamic tag; @end
@implementation DBTEAMLOGExternalSharingSettingSerializer @end
@implementation DBTEAMLOGExternalUserLogInfo @dynamic userIdentifier, identifierType; @end
@implementation DBTEAMLOGExternalUserLogInfoSerializer @end
