#import "DBBridgeStrings.h"

#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBCOMMON.h>
#import <stdlib.h>

NSString *DBStringFromC(const char *string) {
    return string == NULL ? nil : [NSString stringWithUTF8String:string];
}

NSString *DBStringByTaking(char *string) {
    NSString *object = DBStringFromC(string);
    free(string);
    return object != nil ? object : @"";
}

NSString *DBPathRootJSON(DBCOMMONPathRoot *pathRoot) {
    if (![pathRoot isKindOfClass:[DBCOMMONPathRoot class]]) return nil;
    NSDictionary *object = [DBCOMMONPathRootSerializer serialize:pathRoot];
    if (object == nil || ![NSJSONSerialization isValidJSONObject:object]) return nil;
    NSData *data = [NSJSONSerialization dataWithJSONObject:object options:0 error:NULL];
    return data == nil ? nil : DB_AUTORELEASE([[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]);
}

DropboxToken DBTokenForBridge(DBAccessToken *token) {
    DropboxToken value;
    token = DBObjectOfClass(token, [DBAccessToken class]);
    value.accessToken = DBRequiredCString(token.accessToken);
    value.uid = DBRequiredCString(token.uid);
    value.refreshToken = DBCString(token.refreshToken);
    value.expiration = token.tokenExpirationTimestamp;
    return value;
}

DBAccessToken *DBTokenFromBridge(const DropboxToken *token) {
    NSString *accessToken = DBStringFromC(token->accessToken);
    NSString *uid = DBStringFromC(token->uid);
    return DB_AUTORELEASE([[DBAccessToken alloc] initWithAccessToken:accessToken != nil ? accessToken : @""
                                                                 uid:uid != nil ? uid : @""
                                                        refreshToken:DBStringFromC(token->refreshToken)
                                            tokenExpirationTimestamp:token->expiration]);
}

id DBOAuthResultFromBridge(const DropboxOAuthResultValue *value) {
    if (value == NULL) return nil;
    DBOAuthResult *result;
    if (value->kind == DropboxOAuthResultSuccess && value->token != NULL) {
        result = [[DBOAuthResult alloc] initWithSuccess:DBTokenFromBridge(value->token)];
    } else if (value->kind == DropboxOAuthResultCancel) {
        result = [[DBOAuthResult alloc] initWithCancel];
    } else {
        NSString *error = DBStringFromC(value->error);
        result = [[DBOAuthResult alloc] initWithError:error != nil ? error : @""
                                     errorDescription:DBStringFromC(value->errorDescription)];
    }
    return DB_AUTORELEASE(result);
}

void *DBContextOfCompletion(DBOAuthCompletion completion) {
    return DBCompletionContext((id)completion, NULL, DBOAuthResultFromBridge);
}
