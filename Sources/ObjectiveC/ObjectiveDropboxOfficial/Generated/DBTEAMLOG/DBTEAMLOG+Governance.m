// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Governance.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGGovernancePolicyAddFolderFailedDetails @dynamic governancePolicyId, name, policyType, folder,
    reason; @end
@implementation DBTEAMLOGGovernancePolicyAddFolderFailedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyAddFolderFailedType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyAddFolderFailedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyAddFoldersDetails @dynamic governancePolicyId, name, policyType, folders; @end
@implementation DBTEAMLOGGovernancePolicyAddFoldersDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyAddFoldersType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyAddFoldersTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyContentDisposedDetails @dynamic governancePolicyId, name, policyType,
    dispositionType; @end
@implementation DBTEAMLOGGovernancePolicyContentDisposedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyContentDisposedType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyContentDisposedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyCreateDetails @dynamic governancePolicyId, name, policyType, duration,
    folders; @end
@implementation DBTEAMLOGGovernancePolicyCreateDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyCreateType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyCreateTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyDeleteDetails @dynamic governancePolicyId, name, policyType; @end
@implementation DBTEAMLOGGovernancePolicyDeleteDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyDeleteType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyDeleteTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDetailsDetails @dynamic governancePolicyId, name, policyType, attribute,
    previousValue, dNewValue; @end
@implementation DBTEAMLOGGovernancePolicyEditDetailsDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDetailsType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyEditDetailsTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDurationDetails @dynamic governancePolicyId, name, policyType,
    previousValue, dNewValue; @end
@implementation DBTEAMLOGGovernancePolicyEditDurationDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDurationType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyEditDurationTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportCreatedDetails @dynamic governancePolicyId, name, policyType,
    exportName; @end
@implementation DBTEAMLOGGovernancePolicyExportCreatedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportCreatedType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyExportCreatedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportRemovedDetails @dynamic governancePolicyId, name, policyType,
    exportName; @end
@implementation DBTEAMLOGGovernancePolicyExportRemovedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportRemovedType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyExportRemovedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersDetails @dynamic governancePolicyId, name, policyType, folders,
    reason; @end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyReportCreatedDetails @dynamic governancePolicyId, name, policyType; @end
@implementation DBTEAMLOGGovernancePolicyReportCreatedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyReportCreatedType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyReportCreatedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedDetails @dynamic governancePolicyId, name, policyType,
    exportName, part; @end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedType @dynamic description_; @end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedTypeSerializer @end
