// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Governance.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsGovernancePolicyAddFoldersDetails @dynamic governancePolicyAddFoldersDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyAddFolderFailedDetails @dynamic governancePolicyAddFolderFailedDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyContentDisposedDetails @dynamic governancePolicyContentDisposedDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyCreateDetails @dynamic governancePolicyCreateDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyDeleteDetails @dynamic governancePolicyDeleteDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyEditDetailsDetails @dynamic governancePolicyEditDetailsDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyEditDurationDetails @dynamic governancePolicyEditDurationDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyExportCreatedDetails @dynamic governancePolicyExportCreatedDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyExportRemovedDetails @dynamic governancePolicyExportRemovedDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyRemoveFoldersDetails @dynamic governancePolicyRemoveFoldersDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyReportCreatedDetails @dynamic governancePolicyReportCreatedDetails; @end
@implementation DBXTeamLogEventDetailsGovernancePolicyZipPartDownloadedDetails @dynamic governancePolicyZipPartDownloadedDetails; @end
@implementation DBXTeamLogEventTypeGovernancePolicyAddFolders @dynamic governancePolicyAddFolders; @end
@implementation DBXTeamLogEventTypeGovernancePolicyAddFolderFailed @dynamic governancePolicyAddFolderFailed; @end
@implementation DBXTeamLogEventTypeGovernancePolicyContentDisposed @dynamic governancePolicyContentDisposed; @end
@implementation DBXTeamLogEventTypeGovernancePolicyCreate @dynamic governancePolicyCreate; @end
@implementation DBXTeamLogEventTypeGovernancePolicyDelete @dynamic governancePolicyDelete; @end
@implementation DBXTeamLogEventTypeGovernancePolicyEditDetails @dynamic governancePolicyEditDetails; @end
@implementation DBXTeamLogEventTypeGovernancePolicyEditDuration @dynamic governancePolicyEditDuration; @end
@implementation DBXTeamLogEventTypeGovernancePolicyExportCreated @dynamic governancePolicyExportCreated; @end
@implementation DBXTeamLogEventTypeGovernancePolicyExportRemoved @dynamic governancePolicyExportRemoved; @end
@implementation DBXTeamLogEventTypeGovernancePolicyRemoveFolders @dynamic governancePolicyRemoveFolders; @end
@implementation DBXTeamLogEventTypeGovernancePolicyReportCreated @dynamic governancePolicyReportCreated; @end
@implementation DBXTeamLogEventTypeGovernancePolicyZipPartDownloaded @dynamic governancePolicyZipPartDownloaded; @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyAddFolders @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyAddFolderFailed @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyContentDisposed @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyCreate @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyDelete @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyEditDetails @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyEditDuration @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyExportCreated @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyExportRemoved @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyRemoveFolders @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyReportCreated @end
@implementation DBXTeamLogEventTypeArgGovernancePolicyZipPartDownloaded @end
@implementation DBXTeamLogGovernancePolicyAddFolderFailedDetails @dynamic governancePolicyId, name, policyType, folder,
    reason; @end
@implementation DBXTeamLogGovernancePolicyAddFolderFailedType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyAddFoldersDetails @dynamic governancePolicyId, name, policyType, folders; @end
@implementation DBXTeamLogGovernancePolicyAddFoldersType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyContentDisposedDetails @dynamic governancePolicyId, name, policyType,
    dispositionType; @end
@implementation DBXTeamLogGovernancePolicyContentDisposedType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyCreateDetails @dynamic governancePolicyId, name, policyType, duration,
    folders; @end
@implementation DBXTeamLogGovernancePolicyCreateType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyDeleteDetails @dynamic governancePolicyId, name, policyType; @end
@implementation DBXTeamLogGovernancePolicyDeleteType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyEditDetailsDetails @dynamic governancePolicyId, name, policyType, attribute,
    previousValue, newValue; @end
@implementation DBXTeamLogGovernancePolicyEditDetailsType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyEditDurationDetails @dynamic governancePolicyId, name, policyType,
    previousValue, newValue; @end
@implementation DBXTeamLogGovernancePolicyEditDurationType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyExportCreatedDetails @dynamic governancePolicyId, name, policyType,
    exportName; @end
@implementation DBXTeamLogGovernancePolicyExportCreatedType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyExportRemovedDetails @dynamic governancePolicyId, name, policyType,
    exportName; @end
@implementation DBXTeamLogGovernancePolicyExportRemovedType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyRemoveFoldersDetails @dynamic governancePolicyId, name, policyType, folders,
    reason; @end
@implementation DBXTeamLogGovernancePolicyRemoveFoldersType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyReportCreatedDetails @dynamic governancePolicyId, name, policyType; @end
@implementation DBXTeamLogGovernancePolicyReportCreatedType @dynamic description_; @end
@implementation DBXTeamLogGovernancePolicyZipPartDownloadedDetails @dynamic governancePolicyId, name, policyType,
    exportName, part; @end
@implementation DBXTeamLogGovernancePolicyZipPartDownloadedType @dynamic description_; @end
