#import "../Private/DBXSignIn.h"
#import "../Private/DBXTokens.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>

@implementation DBXScopeRequest

- (instancetype)initWithScopeType:(DBXScopeType)scopeType
                           scopes:(NSArray<NSString *> *)scopes
             includeGrantedScopes:(BOOL)includeGrantedScopes {
    self = [super init];
    if (self) {
        _scopeType = scopeType;
        _scopes = [DBObjectOfClass(scopes, [NSArray class]) copy];
        _includeGrantedScopes = includeGrantedScopes;
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_scopes);
    DB_SUPER_DEALLOC;
}

- (NSString *)scopeString {
    return DBWords(_scopes);
}

- (BOOL)isTeamScope {
    return _scopeType == DBXScopeTypeTeam;
}

- (BOOL)includesGrantedScopes {
    return _includeGrantedScopes;
}

@end

@implementation DBXOAuth2Error

- (instancetype)initWithCode:(NSString *)code {
    self = [super init];
    if (self) _code = [DBStringOrNil(code) copy];
    return self;
}

- (void)dealloc {
    DB_RELEASE(_code);
    DB_SUPER_DEALLOC;
}

- (NSString *)code {
    return _code;
}

- (BOOL)isEqual:(id)object {
    return [object isKindOfClass:[DBXOAuth2Error class]] && [[(DBXOAuth2Error *)object code] isEqualToString:_code];
}

- (NSUInteger)hash {
    return [_code hash];
}

- (NSString *)description {
    return _code;
}

@end

@implementation DBXDropboxOAuthResult

- (instancetype)initWithValue:(const DropboxOAuthResultValue *)value {
    self = [super init];
    if (self) {
        if (value->kind == DropboxOAuthResultSuccess && value->token != NULL) {
            _token = DB_RETAIN(DBXTokenFromBridge(value->token));
        } else if (value->kind == DropboxOAuthResultCancel) {
            _wasCancelled = YES;
        } else {
            const char *code = value->error != NULL ? value->error : "unknown";
            _error = [[DBXOAuth2Error alloc] initWithCode:[NSString stringWithUTF8String:code]];
            if (value->errorDescription != NULL) {
                _errorMessage = [[NSString stringWithUTF8String:value->errorDescription] copy];
            }
        }
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_token);
    DB_RELEASE(_error);
    DB_RELEASE(_errorMessage);
    DB_SUPER_DEALLOC;
}

- (DBXDropboxAccessToken *)token {
    return _token;
}

- (DBXOAuth2Error *)error {
    return _error;
}

- (NSString *)errorMessage {
    return _errorMessage;
}

- (BOOL)wasCancelled {
    return _wasCancelled;
}

- (NSString *)description {
    if (_token != nil) return [NSString stringWithFormat:@"signed in: %@", _token.uid];
    if (_wasCancelled) return @"not signed in: the user canceled";
    if (_errorMessage == nil) return [NSString stringWithFormat:@"not signed in: %@", _error];
    return [NSString stringWithFormat:@"not signed in: %@ (%@)", _error, _errorMessage];
}

@end

id DBXOAuthResultFromBridge(const DropboxOAuthResultValue *value) {
    return value == NULL ? nil : DB_AUTORELEASE([[DBXDropboxOAuthResult alloc] initWithValue:value]);
}
