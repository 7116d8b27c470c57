// A scope request is initialized with its scopes.
// error: 'init' is unavailable
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

DBScopeRequest *makeRequest(void);
DBScopeRequest *makeRequest(void) {
#ifdef EXPECT_ERROR
    return [[DBScopeRequest alloc] init];
#else
    return [[DBScopeRequest alloc] initWithScopeType:DBScopeTypeUser scopes:@[] includeGrantedScopes:NO];
#endif
}
