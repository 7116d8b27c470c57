// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+AToF.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMActiveWebSession @dynamic userAgent, os, browser, expires; @end
@implementation DBTEAMActiveWebSessionSerializer @end
@implementation DBTEAMAddSecondaryEmailResult @dynamic tag, success, unavailable, alreadyPending, alreadyOwnedByUser,
    reachedLimit, transientError, tooManyUpdates, unknownError, rateLimited; @end
@implementation DBTEAMAddSecondaryEmailResultSerializer @end
@implementation DBTEAMAddSecondaryEmailsArg @dynamic dNewSecondaryEmails; @end
@implementation DBTEAMAddSecondaryEmailsArgSerializer @end
@implementation DBTEAMAddSecondaryEmailsError @dynamic tag; @end
@implementation DBTEAMAddSecondaryEmailsErrorSerializer @end
@implementation DBTEAMAddSecondaryEmailsResult @dynamic results; @end
@implementation DBTEAMAddSecondaryEmailsResultSerializer @end
@implementation DBTEAMAdminTier @dynamic tag; @end
@implementation DBTEAMAdminTierSerializer @end
@implementation DBTEAMApiApp @dynamic appId, appName, publisher, publisherUrl, linked, isAppFolder; @end
@implementation DBTEAMApiAppSerializer @end
@implementation DBTEAMBaseTeamFolderError @dynamic tag, accessError, statusError, teamSharedDropboxError; @end
@implementation DBTEAMBaseTeamFolderErrorSerializer @end
@implementation DBTEAMBulkSuspendArg @dynamic members; @end
@implementation DBTEAMBulkSuspendArgSerializer @end
@implementation DBTEAMBulkSuspendComplete @dynamic requested, suspended, failed, unknown, reportDelivery; @end
@implementation DBTEAMBulkSuspendCompleteSerializer @end
@implementation DBTEAMBulkSuspendError @dynamic tag; @end
@implementation DBTEAMBulkSuspendErrorSerializer @end
@implementation DBTEAMBulkSuspendJobStatus @dynamic tag, complete, failed; @end
@implementation DBTEAMBulkSuspendJobStatusSerializer @end
@implementation DBTEAMBulkSuspendMemberTarget @dynamic clientItemId, suspendArg; @end
@implementation DBTEAMBulkSuspendMemberTargetSerializer @end
@implementation DBTEAMBulkSuspendReportDeliveryStatus @dynamic tag; @end
@implementation DBTEAMBulkSuspendReportDeliveryStatusSerializer @end
@implementation DBTEAMBulkSuspendRowFailure @dynamic tag; @end
@implementation DBTEAMBulkSuspendRowFailureSerializer @end
@implementation DBTEAMBulkSuspendRowOutcome @dynamic tag, failed; @end
@implementation DBTEAMBulkSuspendRowOutcomeSerializer @end
@implementation DBTEAMBulkSuspendTaskFailure @dynamic tag; @end
@implementation DBTEAMBulkSuspendTaskFailureSerializer @end
@implementation DBTEAMCustomQuotaError @dynamic tag; @end
@implementation DBTEAMCustomQuotaErrorSerializer @end
@implementation DBTEAMCustomQuotaResult @dynamic tag, success, invalidUser; @end
@implementation DBTEAMCustomQuotaResultSerializer @end
@implementation DBTEAMCustomQuotaUsersArg @dynamic users; @end
@implementation DBTEAMCustomQuotaUsersArgSerializer @end
@implementation DBTEAMDateRange @dynamic startDate, endDate; @end
@implementation DBTEAMDateRangeSerializer @end
@implementation DBTEAMDateRangeError @dynamic tag; @end
@implementation DBTEAMDateRangeErrorSerializer @end
@implementation DBTEAMDeleteSecondaryEmailResult @dynamic tag, success, notFound, cannotRemovePrimary; @end
@implementation DBTEAMDeleteSecondaryEmailResultSerializer @end
@implementation DBTEAMDeleteSecondaryEmailsArg @dynamic emailsToDelete; @end
@implementation DBTEAMDeleteSecondaryEmailsArgSerializer @end
@implementation DBTEAMDeleteSecondaryEmailsResult @dynamic results; @end
@implementation DBTEAMDeleteSecondaryEmailsResultSerializer @end
@implementation DBTEAMDesktopClientSession @dynamic hostName, clientType, clientVersion, platform,
    isDeleteOnUnlinkSupported; @end
@implementation DBTEAMDesktopClientSessionSerializer @end
@implementation DBTEAMDesktopPlatform @dynamic tag; @end
@implementation DBTEAMDesktopPlatformSerializer @end
@implementation DBTEAMDevicesActive @dynamic windows, macos, linux, ios, android, other, total; @end
@implementation DBTEAMDevicesActiveSerializer @end
@implementation DBTEAMExcludedUsersListArg @dynamic limit; @end
@implementation DBTEAMExcludedUsersListArgSerializer @end
@implementation DBTEAMExcludedUsersListContinueArg @dynamic cursor; @end
@implementation DBTEAMExcludedUsersListContinueArgSerializer @end
@implementation DBTEAMExcludedUsersListContinueError @dynamic tag; @end
@implementation DBTEAMExcludedUsersListContinueErrorSerializer @end
@implementation DBTEAMExcludedUsersListError @dynamic tag; @end
@implementation DBTEAMExcludedUsersListErrorSerializer @end
@implementation DBTEAMExcludedUsersListResult @dynamic users, cursor, hasMore; @end
@implementation DBTEAMExcludedUsersListResultSerializer @end
@implementation DBTEAMExcludedUsersUpdateArg @dynamic users; @end
@implementation DBTEAMExcludedUsersUpdateArgSerializer @end
@implementation DBTEAMExcludedUsersUpdateError @dynamic tag; @end
@implementation DBTEAMExcludedUsersUpdateErrorSerializer @end
@implementation DBTEAMExcludedUsersUpdateResult @dynamic status; @end
@implementation DBTEAMExcludedUsersUpdateResultSerializer @end
@implementation DBTEAMExcludedUsersUpdateStatus @dynamic tag; @end
@implementation DBTEAMExcludedUsersUpdateStatusSerializer @end
@implementation DBTEAMFeature @dynamic tag; @end
@implementation DBTEAMFeatureSerializer @end
@implementation DBTEAMFeatureValue @dynamic tag, uploadApiRateLimit, hasTeamSharedDropbox, hasTeamFileEvents,
    hasTeamSelectiveSync, hasDistinctMemberHomes; @end
@implementation DBTEAMFeatureValueSerializer @end
@implementation DBTEAMFeaturesGetValuesBatchArg @dynamic features; @end
@implementation DBTEAMFeaturesGetValuesBatchArgSerializer @end
@implementation DBTEAMFeaturesGetValuesBatchError @dynamic tag; @end
@implementation DBTEAMFeaturesGetValuesBatchErrorSerializer @end
@implementation DBTEAMFeaturesGetValuesBatchResult @dynamic values; @end
@implementation DBTEAMFeaturesGetValuesBatchResultSerializer @end
