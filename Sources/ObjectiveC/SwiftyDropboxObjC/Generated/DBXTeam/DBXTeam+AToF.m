// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+AToF.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamActiveWebSession @dynamic userAgent, os, browser, expires; @end
@implementation DBXTeamAddSecondaryEmailResult @end
@implementation DBXTeamAddSecondaryEmailResultSuccess @dynamic success; @end
@implementation DBXTeamAddSecondaryEmailResultUnavailable @dynamic unavailable; @end
@implementation DBXTeamAddSecondaryEmailResultAlreadyPending @dynamic alreadyPending; @end
@implementation DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser @dynamic alreadyOwnedByUser; @end
@implementation DBXTeamAddSecondaryEmailResultReachedLimit @dynamic reachedLimit; @end
@implementation DBXTeamAddSecondaryEmailResultTransientError @dynamic transientError; @end
@implementation DBXTeamAddSecondaryEmailResultTooManyUpdates @dynamic tooManyUpdates; @end
@implementation DBXTeamAddSecondaryEmailResultUnknownError @dynamic unknownError; @end
@implementation DBXTeamAddSecondaryEmailResultRateLimited @dynamic rateLimited; @end
@implementation DBXTeamAddSecondaryEmailResultOther @end
@implementation DBXTeamAddSecondaryEmailsArg @dynamic newSecondaryEmails; @end
@implementation DBXTeamAddSecondaryEmailsError @end
@implementation DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled @end
@implementation DBXTeamAddSecondaryEmailsErrorTooManyEmails @end
@implementation DBXTeamAddSecondaryEmailsErrorOther @end
@implementation DBXTeamAddSecondaryEmailsResult @dynamic results; @end
@implementation DBXTeamAdminTier @end
@implementation DBXTeamAdminTierTeamAdmin @end
@implementation DBXTeamAdminTierUserManagementAdmin @end
@implementation DBXTeamAdminTierSupportAdmin @end
@implementation DBXTeamAdminTierMemberOnly @end
@implementation DBXTeamApiApp @dynamic appId, appName, publisher, publisherUrl, linked, isAppFolder; @end
@implementation DBXTeamBaseTeamFolderError @end
@implementation DBXTeamBaseTeamFolderErrorAccessError @dynamic accessError; @end
@implementation DBXTeamBaseTeamFolderErrorStatusError @dynamic statusError; @end
@implementation DBXTeamBaseTeamFolderErrorTeamSharedDropboxError @dynamic teamSharedDropboxError; @end
@implementation DBXTeamBaseTeamFolderErrorOther @end
@implementation DBXTeamBulkSuspendArg @dynamic members; @end
@implementation DBXTeamBulkSuspendComplete @dynamic requested, suspended, failed, unknown, reportDelivery; @end
@implementation DBXTeamBulkSuspendError @end
@implementation DBXTeamBulkSuspendErrorInvalidRequest @end
@implementation DBXTeamBulkSuspendErrorTooManyMembers @end
@implementation DBXTeamBulkSuspendErrorDuplicateClientItemId @end
@implementation DBXTeamBulkSuspendErrorDuplicateTeamMemberId @end
@implementation DBXTeamBulkSuspendErrorActingAdmin @end
@implementation DBXTeamBulkSuspendErrorLastAdmin @end
@implementation DBXTeamBulkSuspendErrorOther @end
@implementation DBXTeamBulkSuspendJobStatus @end
@implementation DBXTeamBulkSuspendJobStatusInProgress @end
@implementation DBXTeamBulkSuspendJobStatusComplete @dynamic complete; @end
@implementation DBXTeamBulkSuspendJobStatusFailed @dynamic failed; @end
@implementation DBXTeamBulkSuspendJobStatusOther @end
@implementation DBXTeamBulkSuspendMemberTarget @dynamic clientItemId, suspendArg; @end
@implementation DBXTeamBulkSuspendReportDeliveryStatus @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusOther @end
@implementation DBXTeamBulkSuspendRowFailure @end
@implementation DBXTeamBulkSuspendRowFailureUserNotFound @end
@implementation DBXTeamBulkSuspendRowFailureUserNotInTeam @end
@implementation DBXTeamBulkSuspendRowFailureOther @end
@implementation DBXTeamBulkSuspendRowFailureSuspendInactiveUser @end
@implementation DBXTeamBulkSuspendRowFailureSuspendLastAdmin @end
@implementation DBXTeamBulkSuspendRowFailureTeamLicenseLimit @end
@implementation DBXTeamBulkSuspendRowFailureProtectedActingAdmin @end
@implementation DBXTeamBulkSuspendRowFailurePermissionChanged @end
@implementation DBXTeamBulkSuspendRowFailureSuspendFailed @end
@implementation DBXTeamBulkSuspendRowOutcome @end
@implementation DBXTeamBulkSuspendRowOutcomeSuspended @end
@implementation DBXTeamBulkSuspendRowOutcomeFailed @dynamic failed; @end
@implementation DBXTeamBulkSuspendRowOutcomeUnknown @end
@implementation DBXTeamBulkSuspendRowOutcomeOther @end
@implementation DBXTeamBulkSuspendTaskFailure @end
@implementation DBXTeamBulkSuspendTaskFailureUnusableResult @end
@implementation DBXTeamBulkSuspendTaskFailureOther @end
@implementation DBXTeamCustomQuotaError @end
@implementation DBXTeamCustomQuotaErrorTooManyUsers @end
@implementation DBXTeamCustomQuotaErrorOther @end
@implementation DBXTeamCustomQuotaResult @end
@implementation DBXTeamCustomQuotaResultSuccess @dynamic success; @end
@implementation DBXTeamCustomQuotaResultInvalidUser @dynamic invalidUser; @end
@implementation DBXTeamCustomQuotaResultOther @end
@implementation DBXTeamCustomQuotaUsersArg @dynamic users; @end
@implementation DBXTeamDateRange @dynamic startDate, endDate; @end
@implementation DBXTeamDateRangeError @end
@implementation DBXTeamDateRangeErrorOther @end
@implementation DBXTeamDeleteSecondaryEmailResult @end
@implementation DBXTeamDeleteSecondaryEmailResultSuccess @dynamic success; @end
@implementation DBXTeamDeleteSecondaryEmailResultNotFound @dynamic notFound; @end
@implementation DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary @dynamic cannotRemovePrimary; @end
@implementation DBXTeamDeleteSecondaryEmailResultOther @end
@implementation DBXTeamDeleteSecondaryEmailsArg @dynamic emailsToDelete; @end
@implementation DBXTeamDeleteSecondaryEmailsResult @dynamic results; @end
@implementation DBXTeamDesktopClientSession @dynamic hostName, clientType, clientVersion, platform,
    isDeleteOnUnlinkSupported; @end
@implementation DBXTeamDesktopPlatform @end
@implementation DBXTeamDesktopPlatformWindows @end
@implementation DBXTeamDesktopPlatformMac @end
@implementation DBXTeamDesktopPlatformLinux @end
@implementation DBXTeamDesktopPlatformOther @end
@implementation DBXTeamDevicesActive @dynamic windows, macos, linux, ios, android, other, total; @end
@implementation DBXTeamExcludedUsersListArg @dynamic limit; @end
@implementation DBXTeamExcludedUsersListContinueArg @dynamic cursor; @end
@implementation DBXTeamExcludedUsersListContinueError @end
@implementation DBXTeamExcludedUsersListContinueErrorInvalidCursor @end
@implementation DBXTeamExcludedUsersListContinueErrorOther @end
@implementation DBXTeamExcludedUsersListError @end
@implementation DBXTeamExcludedUsersListErrorListError @end
@implementation DBXTeamExcludedUsersListErrorOther @end
@implementation DBXTeamExcludedUsersListResult @dynamic users, cursor, hasMore; @end
@implementation DBXTeamExcludedUsersUpdateArg @dynamic users; @end
@implementation DBXTeamExcludedUsersUpdateError @end
@implementation DBXTeamExcludedUsersUpdateErrorUsersNotInTeam @end
@implementation DBXTeamExcludedUsersUpdateErrorTooManyUsers @end
@implementation DBXTeamExcludedUsersUpdateErrorOther @end
@implementation DBXTeamExcludedUsersUpdateResult @dynamic status; @end
@implementation DBXTeamExcludedUsersUpdateStatus @end
@implementation DBXTeamExcludedUsersUpdateStatusSuccess @end
@implementation DBXTeamExcludedUsersUpdateStatusOther @end
@implementation DBXTeamFeature @end
@implementation DBXTeamFeatureUploadApiRateLimit @end
@implementation DBXTeamFeatureHasTeamSharedDropbox @end
@implementation DBXTeamFeatureHasTeamFileEvents @end
@implementation DBXTeamFeatureHasTeamSelectiveSync @end
@implementation DBXTeamFeatureHasDistinctMemberHomes @end
@implementation DBXTeamFeatureOther @end
@implementation DBXTeamFeatureValue @end
@implementation DBXTeamFeatureValueUploadApiRateLimit @dynamic uploadApiRateLimit; @end
@implementation DBXTeamFeatureValueHasTeamSharedDropbox @dynamic hasTeamSharedDropbox; @end
@implementation DBXTeamFeatureValueHasTeamFileEvents @dynamic hasTeamFileEvents; @end
@implementation DBXTeamFeatureValueHasTeamSelectiveSync @dynamic hasTeamSelectiveSync; @end
@implementation DBXTeamFeatureValueHasDistinctMemberHomes @dynamic hasDistinctMemberHomes; @end
@implementation DBXTeamFeatureValueOther @end
@implementation DBXTeamFeaturesGetValuesBatchArg @dynamic features; @end
@implementation DBXTeamFeaturesGetValuesBatchError @end
@implementation DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList @end
@implementation DBXTeamFeaturesGetValuesBatchErrorOther @end
@implementation DBXTeamFeaturesGetValuesBatchResult @dynamic values; @end
