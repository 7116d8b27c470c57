// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+SToU.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamSetCustomQuotaArg @dynamic usersAndQuotas; @end
@implementation DBXTeamSetCustomQuotaError @end
@implementation DBXTeamSetCustomQuotaErrorTooManyUsers @end
@implementation DBXTeamSetCustomQuotaErrorOther @end
@implementation DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded @end
@implementation DBXTeamSharingAllowlistAddArgs @dynamic domains, emails; @end
@implementation DBXTeamSharingAllowlistAddError @end
@implementation DBXTeamSharingAllowlistAddErrorMalformedEntry @dynamic malformedEntry; @end
@implementation DBXTeamSharingAllowlistAddErrorNoEntriesProvided @end
@implementation DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided @end
@implementation DBXTeamSharingAllowlistAddErrorTeamLimitReached @end
@implementation DBXTeamSharingAllowlistAddErrorUnknownError @end
@implementation DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist @dynamic entriesAlreadyExist; @end
@implementation DBXTeamSharingAllowlistAddErrorOther @end
@implementation DBXTeamSharingAllowlistAddResponse @end
@implementation DBXTeamSharingAllowlistListArg @dynamic limit; @end
@implementation DBXTeamSharingAllowlistListContinueArg @dynamic cursor; @end
@implementation DBXTeamSharingAllowlistListContinueError @end
@implementation DBXTeamSharingAllowlistListContinueErrorInvalidCursor @end
@implementation DBXTeamSharingAllowlistListContinueErrorOther @end
@implementation DBXTeamSharingAllowlistListError @end
@implementation DBXTeamSharingAllowlistListResponse @dynamic domains, emails, cursor, hasMore; @end
@implementation DBXTeamSharingAllowlistRemoveArgs @dynamic domains, emails; @end
@implementation DBXTeamSharingAllowlistRemoveError @end
@implementation DBXTeamSharingAllowlistRemoveErrorMalformedEntry @dynamic malformedEntry; @end
@implementation DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist @dynamic entriesDoNotExist; @end
@implementation DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided @end
@implementation DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided @end
@implementation DBXTeamSharingAllowlistRemoveErrorUnknownError @end
@implementation DBXTeamSharingAllowlistRemoveErrorOther @end
@implementation DBXTeamSharingAllowlistRemoveResponse @end
@implementation DBXTeamStorageBucket @dynamic bucket, users; @end
@implementation DBXTeamTokenGetAuthenticatedAdminError @end
@implementation DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound @end
@implementation DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive @end
@implementation DBXTeamTokenGetAuthenticatedAdminErrorOther @end
@implementation DBXTeamTokenGetAuthenticatedAdminResult @dynamic adminProfile; @end
@implementation DBXTeamUploadApiRateLimitValue @end
@implementation DBXTeamUploadApiRateLimitValueUnlimited @end
@implementation DBXTeamUploadApiRateLimitValueLimit @dynamic limit; @end
@implementation DBXTeamUploadApiRateLimitValueOther @end
@implementation DBXTeamUserAddResult @end
@implementation DBXTeamUserAddResultSuccess @dynamic success; @end
@implementation DBXTeamUserAddResultInvalidUser @dynamic invalidUser; @end
@implementation DBXTeamUserAddResultUnverified @dynamic unverified; @end
@implementation DBXTeamUserAddResultPlaceholderUser @dynamic placeholderUser; @end
@implementation DBXTeamUserAddResultOther @end
@implementation DBXTeamUserCustomQuotaArg @dynamic user, quotaGb; @end
@implementation DBXTeamUserCustomQuotaResult @dynamic user, quotaGb; @end
@implementation DBXTeamUserDeleteEmailsResult @dynamic user, results; @end
@implementation DBXTeamUserDeleteResult @end
@implementation DBXTeamUserDeleteResultSuccess @dynamic success; @end
@implementation DBXTeamUserDeleteResultInvalidUser @dynamic invalidUser; @end
@implementation DBXTeamUserDeleteResultOther @end
@implementation DBXTeamUserResendEmailsResult @dynamic user, results; @end
@implementation DBXTeamUserResendResult @end
@implementation DBXTeamUserResendResultSuccess @dynamic success; @end
@implementation DBXTeamUserResendResultInvalidUser @dynamic invalidUser; @end
@implementation DBXTeamUserResendResultOther @end
@implementation DBXTeamUserSecondaryEmailsArg @dynamic user, secondaryEmails; @end
@implementation DBXTeamUserSecondaryEmailsResult @dynamic user, results; @end
@implementation DBXTeamUserSelectorArg @end
@implementation DBXTeamUserSelectorArgTeamMemberId @dynamic teamMemberId; @end
@implementation DBXTeamUserSelectorArgExternalId @dynamic externalId; @end
@implementation DBXTeamUserSelectorArgEmail @dynamic email; @end
@implementation DBXTeamUserSelectorError @end
@implementation DBXTeamUserSelectorErrorUserNotFound @end
@implementation DBXTeamUsersSelectorArg @end
@implementation DBXTeamUsersSelectorArgTeamMemberIds @dynamic teamMemberIds; @end
@implementation DBXTeamUsersSelectorArgExternalIds @dynamic externalIds; @end
@implementation DBXTeamUsersSelectorArgEmails @dynamic emails; @end
