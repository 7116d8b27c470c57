// The level of a message isn't the kind of a sign-in.
// error: implicit conversion from enumeration type
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

DBXScopeRequest *makeRequest(void);
DBXScopeRequest *makeRequest(void) {
#ifdef EXPECT_ERROR
    DBXScopeType type = DBXLogLevelError;
#else
    DBXScopeType type = DBXScopeTypeUser;
#endif
    return [[DBXScopeRequest alloc] initWithScopeType:type scopes:@[ @"files.content.read" ] includeGrantedScopes:NO];
}
