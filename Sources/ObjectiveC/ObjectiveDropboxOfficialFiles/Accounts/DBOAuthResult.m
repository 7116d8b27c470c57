#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>

#import "../Private/DBOAuthManager+Private.h"

/// The codes of OAuth, in the order of `DBOAuthErrorType`.
static NSString *const DBOAuthErrorCodes[] = {
    @"unauthorized_client", @"access_denied",           @"unsupported_response_type", @"invalid_scope",
    @"server_error",        @"temporarily_unavailable", @"invalid_request",           @"invalid_client",
    @"invalid_grant",       @"unsupported_grant_type",  @"inconsistent_state",        @"unknown",
};

static DBOAuthErrorType DBOAuthErrorTypeForCode(NSString *code) {
    code = DBStringOrNil(code);
    if (code == nil) return DBAuthUnknown;
    for (NSInteger type = DBAuthUnauthorizedClient; type < DBAuthUnknown; type++) {
        if ([DBOAuthErrorCodes[type] isEqualToString:code]) return type;
    }
    return DBAuthUnknown;
}

NSString *DBOAuthErrorCode(DBOAuthErrorType errorType) {
    BOOL isKnown = errorType >= DBAuthUnauthorizedClient && errorType <= DBAuthUnknown;
    return DBOAuthErrorCodes[isKnown ? errorType : DBAuthUnknown];
}

@implementation DBOAuthResult

@synthesize tag = _tag, accessToken = _accessToken, errorType = _errorType, errorDescription = _errorDescription;

- (instancetype)initWithTag:(DBOAuthResultTag)tag
                accessToken:(DBAccessToken *)accessToken
                  errorType:(DBOAuthErrorType)errorType
           errorDescription:(NSString *)errorDescription {
    self = [super init];
    if (self != nil) {
        _tag = tag;
        _accessToken = DB_RETAIN(DBObjectOfClass(accessToken, [DBAccessToken class]));
        _errorType = errorType;
        _errorDescription = [(DBStringOrNil(errorDescription) ?: @"") copy];
    }
    return self;
}

- (instancetype)initWithSuccess:(DBAccessToken *)accessToken {
    return [self initWithTag:DBAuthSuccess accessToken:accessToken errorType:DBAuthUnknown errorDescription:nil];
}

- (instancetype)initWithError:(NSString *)errorType errorDescription:(NSString *)errorDescription {
    return [self initWithTag:DBAuthError
                 accessToken:nil
                   errorType:DBOAuthErrorTypeForCode(errorType)
            errorDescription:errorDescription];
}

- (instancetype)initWithCancel {
    return [self initWithTag:DBAuthCancel accessToken:nil errorType:DBAuthUnknown errorDescription:nil];
}

+ (DBOAuthResult *)unknownErrorWithErrorDescription:(NSString *)errorDescription {
    return DB_AUTORELEASE([[DBOAuthResult alloc] initWithError:@"unknown" errorDescription:errorDescription]);
}

- (void)dealloc {
    DB_RELEASE(_accessToken);
    DB_RELEASE(_errorDescription);
    DB_SUPER_DEALLOC;
}

- (NSError *)nsError {
    if (_tag != DBAuthError) return (NSError *_Nonnull)nil;
    return [NSError errorWithDomain:@"com.dropbox.dropbox_sdk_obj_c.oauth.error"
                               code:_errorType
                           userInfo:@{NSLocalizedDescriptionKey : [self errorText]}];
}

- (BOOL)isSuccess {
    return _tag == DBAuthSuccess;
}

- (BOOL)isError {
    return _tag == DBAuthError;
}

- (BOOL)isCancel {
    return _tag == DBAuthCancel;
}

- (NSString *)tagName {
    switch (_tag) {
    case DBAuthSuccess: return @"DBAuthSuccess";
    case DBAuthError: return @"DBAuthError";
    case DBAuthCancel: return @"DBAuthCancel";
    }
    return @"";
}

/// The reason and the message of an error.
- (NSString *)errorText {
    NSString *code = DBOAuthErrorCode(_errorType);
    return [_errorDescription length] == 0 ? code : [NSString stringWithFormat:@"%@ (%@)", code, _errorDescription];
}

- (NSString *)description {
    switch (_tag) {
    case DBAuthSuccess: return [NSString stringWithFormat:@"signed in: %@", _accessToken];
    case DBAuthError: return [NSString stringWithFormat:@"not signed in: %@", [self errorText]];
    case DBAuthCancel: return @"not signed in: the user canceled";
    }
    return @"";
}

@end
