// Generated from API/auth.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBAUTH.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBAUTHAccessError @end
@implementation DBAUTHAccessErrorSerializer @end
@implementation DBAUTHAuthError @end
@implementation DBAUTHAuthErrorSerializer @end
@implementation DBAUTHInvalidAccountTypeError @end
@implementation DBAUTHInvalidAccountTypeErrorSerializer @end
@implementation DBAUTHNoPermissionError @end
@implementation DBAUTHNoPermissionErrorSerializer @end
@implementation DBAUTHPaperAccessError @end
@implementation DBAUTHPaperAccessErrorSerializer @end
@implementation DBAUTHRateLimitError @end
@implementation DBAUTHRateLimitErrorSerializer @end
@implementation DBAUTHRateLimitReason @end
@implementation DBAUTHRateLimitReasonSerializer @end
@implementation DBAUTHTokenFromOAuth1Arg @end
@implementation DBAUTHTokenFromOAuth1ArgSerializer @end
@implementation DBAUTHTokenFromOAuth1Error @end
@implementation DBAUTHTokenFromOAuth1ErrorSerializer @end
@implementation DBAUTHTokenFromOAuth1Result @end
@implementation DBAUTHTokenFromOAuth1ResultSerializer @end
@implementation DBAUTHTokenScopeError @end
@implementation DBAUTHTokenScopeErrorSerializer @end
@implementation DBAUTHUnauthorizedAccountIdUsageError @end
@implementation DBAUTHUnauthorizedAccountIdUsageErrorSerializer @end
