// The kind of a sign-in isn't the result of one.
// error: implicit conversion from enumeration type
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

DBScopeRequest *makeRequest(void);
DBScopeRequest *makeRequest(void) {
#ifdef EXPECT_ERROR
    DBScopeType type = DBAuthCancel;
#else
    DBScopeType type = DBScopeTypeTeam;
#endif
    return [[DBScopeRequest alloc] initWithScopeType:type scopes:@[ @"files.content.read" ] includeGrantedScopes:NO];
}
