// Generated from API/auth.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXAuth.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXAuthAccessError @end
@implementation DBXAuthAccessErrorInvalidAccountType @dynamic invalidAccountType; @end
@implementation DBXAuthAccessErrorPaperAccessDenied @dynamic paperAccessDenied; @end
@implementation DBXAuthAccessErrorTeamAccessDenied @end
@implementation DBXAuthAccessErrorNoPermission @dynamic noPermission; @end
@implementation DBXAuthAccessErrorOther @end
@implementation DBXAuthAuthError @end
@implementation DBXAuthAuthErrorInvalidAccessToken @end
@implementation DBXAuthAuthErrorInvalidSelectUser @end
@implementation DBXAuthAuthErrorInvalidSelectAdmin @end
@implementation DBXAuthAuthErrorUserSuspended @end
@implementation DBXAuthAuthErrorExpiredAccessToken @end
@implementation DBXAuthAuthErrorMissingScope @dynamic missingScope; @end
@implementation DBXAuthAuthErrorRouteAccessDenied @end
@implementation DBXAuthAuthErrorOther @end
@implementation DBXAuthInvalidAccountTypeError @end
@implementation DBXAuthInvalidAccountTypeErrorEndpoint @end
@implementation DBXAuthInvalidAccountTypeErrorFeature @end
@implementation DBXAuthInvalidAccountTypeErrorOther @end
@implementation DBXAuthNoPermissionError @end
@implementation DBXAuthNoPermissionErrorUnauthorizedAccountIdUsage @dynamic unauthorizedAccountIdUsage; @end
@implementation DBXAuthNoPermissionErrorOther @end
@implementation DBXAuthPaperAccessError @end
@implementation DBXAuthPaperAccessErrorPaperDisabled @end
@implementation DBXAuthPaperAccessErrorNotPaperUser @end
@implementation DBXAuthPaperAccessErrorOther @end
@implementation DBXAuthRateLimitError @dynamic reason, retryAfter; @end
@implementation DBXAuthRateLimitReason @end
@implementation DBXAuthRateLimitReasonTooManyRequests @end
@implementation DBXAuthRateLimitReasonTooManyWriteOperations @end
@implementation DBXAuthRateLimitReasonOther @end
@implementation DBXAuthTokenFromOAuth1Arg @dynamic oauth1Token, oauth1TokenSecret; @end
@implementation DBXAuthTokenFromOAuth1Error @end
@implementation DBXAuthTokenFromOAuth1ErrorInvalidOauth1TokenInfo @end
@implementation DBXAuthTokenFromOAuth1ErrorAppIdMismatch @end
@implementation DBXAuthTokenFromOAuth1ErrorOther @end
@implementation DBXAuthTokenFromOAuth1Result @dynamic oauth2Token; @end
@implementation DBXAuthTokenScopeError @dynamic requiredScope; @end
@implementation DBXAuthUnauthorizedAccountIdUsageError @dynamic unauthorizedAccountIds; @end
