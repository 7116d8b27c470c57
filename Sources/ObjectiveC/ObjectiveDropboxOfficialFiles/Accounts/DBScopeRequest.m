#import <DropboxObjectiveCRuntime/DBRuntime.h>

#import "../Private/DBOAuthManager+Private.h"

@implementation DBScopeRequest

- (instancetype)initWithScopeType:(DBScopeType)scopeType
                           scopes:(NSArray<NSString *> *)scopes
             includeGrantedScopes:(BOOL)includeGrantedScopes {
    self = [super init];
    if (self != nil) {
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
    return _scopeType == DBScopeTypeTeam;
}

- (BOOL)includeGrantedScopes {
    return _includeGrantedScopes;
}

@end
