// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+SToU.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMSetCustomQuotaArg @dynamic usersAndQuotas; @end
@implementation DBTEAMSetCustomQuotaArgSerializer @end
@implementation DBTEAMSetCustomQuotaError @dynamic tag; @end
@implementation DBTEAMSetCustomQuotaErrorSerializer @end
@implementation DBTEAMSharingAllowlistAddArgs @dynamic domains, emails; @end
@implementation DBTEAMSharingAllowlistAddArgsSerializer @end
@implementation DBTEAMSharingAllowlistAddError @dynamic tag, malformedEntry, entriesAlreadyExist; @end
@implementation DBTEAMSharingAllowlistAddErrorSerializer @end
@implementation DBTEAMSharingAllowlistAddResponse @end
@implementation DBTEAMSharingAllowlistAddResponseSerializer @end
@implementation DBTEAMSharingAllowlistListArg @dynamic limit; @end
@implementation DBTEAMSharingAllowlistListArgSerializer @end
@implementation DBTEAMSharingAllowlistListContinueArg @dynamic cursor; @end
@implementation DBTEAMSharingAllowlistListContinueArgSerializer @end
@implementation DBTEAMSharingAllowlistListContinueError @dynamic tag; @end
@implementation DBTEAMSharingAllowlistListContinueErrorSerializer @end
@implementation DBTEAMSharingAllowlistListError @end
@implementation DBTEAMSharingAllowlistListErrorSerializer @end
@implementation DBTEAMSharingAllowlistListResponse @dynamic domains, emails, cursor, hasMore; @end
@implementation DBTEAMSharingAllowlistListResponseSerializer @end
@implementation DBTEAMSharingAllowlistRemoveArgs @dynamic domains, emails; @end
@implementation DBTEAMSharingAllowlistRemoveArgsSerializer @end
@implementation DBTEAMSharingAllowlistRemoveError @dynamic tag, malformedEntry, entriesDoNotExist; @end
@implementation DBTEAMSharingAllowlistRemoveErrorSerializer @end
@implementation DBTEAMSharingAllowlistRemoveResponse @end
@implementation DBTEAMSharingAllowlistRemoveResponseSerializer @end
@implementation DBTEAMStorageBucket @dynamic bucket, users; @end
@implementation DBTEAMStorageBucketSerializer @end
@implementation DBTEAMTokenGetAuthenticatedAdminError @dynamic tag; @end
@implementation DBTEAMTokenGetAuthenticatedAdminErrorSerializer @end
@implementation DBTEAMTokenGetAuthenticatedAdminResult @dynamic adminProfile; @end
@implementation DBTEAMTokenGetAuthenticatedAdminResultSerializer @end
@implementation DBTEAMUploadApiRateLimitValue @dynamic tag, limit; @end
@implementation DBTEAMUploadApiRateLimitValueSerializer @end
@implementation DBTEAMUserAddResult @dynamic tag, success, invalidUser, unverified, placeholderUser; @end
@implementation DBTEAMUserAddResultSerializer @end
@implementation DBTEAMUserCustomQuotaArg @dynamic user, quotaGb; @end
@implementation DBTEAMUserCustomQuotaArgSerializer @end
@implementation DBTEAMUserCustomQuotaResult @dynamic user, quotaGb; @end
@implementation DBTEAMUserCustomQuotaResultSerializer @end
@implementation DBTEAMUserDeleteEmailsResult @dynamic user, results; @end
@implementation DBTEAMUserDeleteEmailsResultSerializer @end
@implementation DBTEAMUserDeleteResult @dynamic tag, success, invalidUser; @end
@implementation DBTEAMUserDeleteResultSerializer @end
@implementation DBTEAMUserResendEmailsResult @dynamic user, results; @end
@implementation DBTEAMUserResendEmailsResultSerializer @end
@implementation DBTEAMUserResendResult @dynamic tag, success, invalidUser; @end
@implementation DBTEAMUserResendResultSerializer @end
@implementation DBTEAMUserSecondaryEmailsArg @dynamic user, secondaryEmails; @end
@implementation DBTEAMUserSecondaryEmailsArgSerializer @end
@implementation DBTEAMUserSecondaryEmailsResult @dynamic user, results; @end
@implementation DBTEAMUserSecondaryEmailsResultSerializer @end
@implementation DBTEAMUserSelectorArg @dynamic tag, teamMemberId, externalId, email; @end
@implementation DBTEAMUserSelectorArgSerializer @end
@implementation DBTEAMUserSelectorError @dynamic tag; @end
@implementation DBTEAMUserSelectorErrorSerializer @end
@implementation DBTEAMUsersSelectorArg @dynamic tag, teamMemberIds, externalIds, emails; @end
@implementation DBTEAMUsersSelectorArgSerializer @end
