// Generated from API/auth.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBAUTH.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBAUTHAccessError @dynamic tag, invalidAccountType, paperAccessDenied, noPermission; @end
@implementation DBAUTHAccessErrorSerializer @end
@implementation DBAUTHAuthError @dynamic tag, missingScope; @end
@implementation DBAUTHAuthErrorSerializer @end
@implementation DBAUTHInvalidAccountTypeError @dynamic tag; @end
@implementation DBAUTHInvalidAccountTypeErrorSerializer @end
@implementation DBAUTHNoPermissionError @dynamic tag, unauthorizedAccountIdUsage; @end
@implementation DBAUTHNoPermissionErrorSerializer @end
@implementation DBAUTHPaperAccessError @dynamic tag; @end
@implementation DBAUTHPaperAccessErrorSerializer @end
@implementation DBAUTHRateLimitError @dynamic reason, retryAfter; @end
@implementation DBAUTHRateLimitErrorSerializer @end
@implementation DBAUTHRateLimitReason @dynamic tag; @end
@implementation DBAUTHRateLimitReasonSerializer @end
@implementation DBAUTHTokenFromOAuth1Arg @dynamic oauth1Token, oauth1TokenSecret; @end
@implementation DBAUTHTokenFromOAuth1ArgSerializer @end
@implementation DBAUTHTokenFromOAuth1Error @dynamic tag; @end
@implementation DBAUTHTokenFromOAuth1ErrorSerializer @end
@implementation DBAUTHTokenFromOAuth1Result @dynamic oauth2Token; @end
@implementation DBAUTHTokenFromOAuth1ResultSerializer @end
@implementation DBAUTHTokenScopeError @dynamic requiredScope; @end
@implementation DBAUTHTokenScopeErrorSerializer @end
@implementation DBAUTHUnauthorizedAccountIdUsageError @dynamic unauthorizedAccountIds; @end
@implementation DBAUTHUnauthorizedAccountIdUsageErrorSerializer @end
