#import "../Private/DBXTokens.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <stdlib.h>

@implementation DBXDropboxAccessToken

- (instancetype)initWithAccessToken:(NSString *)accessToken
                                uid:(NSString *)uid
                       refreshToken:(NSString *)refreshToken
           tokenExpirationTimestamp:(NSNumber *)tokenExpirationTimestamp {
    self = [super init];
    if (self) {
        _accessToken = [DBStringOrNil(accessToken) copy];
        _uid = [DBStringOrNil(uid) copy];
        _refreshToken = [DBStringOrNil(refreshToken) copy];
        _tokenExpirationTimestamp = DB_RETAIN(DBObjectOfClass(tokenExpirationTimestamp, [NSNumber class]));
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_accessToken);
    DB_RELEASE(_uid);
    DB_RELEASE(_refreshToken);
    DB_RELEASE(_tokenExpirationTimestamp);
    DB_SUPER_DEALLOC;
}

- (NSString *)accessToken {
    return _accessToken;
}

- (NSString *)uid {
    return _uid;
}

- (NSString *)refreshToken {
    return _refreshToken;
}

- (NSNumber *)tokenExpirationTimestamp {
    return _tokenExpirationTimestamp;
}

/// The account and the expiration, but never the token.
- (NSString *)description {
    if (_tokenExpirationTimestamp == nil) return [NSString stringWithFormat:@"DBXDropboxAccessToken(%@, does not expire)", _uid];
    NSDate *expiration = [NSDate dateWithTimeIntervalSince1970:[_tokenExpirationTimestamp doubleValue]];
    return [NSString stringWithFormat:@"DBXDropboxAccessToken(%@, expires %@)", _uid, expiration];
}

@end

DropboxToken DBXTokenForBridge(DBXDropboxAccessToken *token) {
    DropboxToken value = {0};
    token = DBObjectOfClass(token, [DBXDropboxAccessToken class]);
    value.accessToken = DBRequiredCString(token.accessToken);
    value.uid = DBRequiredCString(token.uid);
    value.refreshToken = DBCString(token.refreshToken);
    value.expiration = [token.tokenExpirationTimestamp doubleValue];
    return value;
}

DBXDropboxAccessToken *DBXTokenFromBridge(const DropboxToken *token) {
    NSString *refreshToken = token->refreshToken == NULL ? nil : [NSString stringWithUTF8String:token->refreshToken];
    NSNumber *expiration = token->expiration > 0 ? [NSNumber numberWithDouble:token->expiration] : nil;
    return DB_AUTORELEASE([[DBXDropboxAccessToken alloc]
             initWithAccessToken:[NSString stringWithUTF8String:token->accessToken]
                             uid:[NSString stringWithUTF8String:token->uid]
                    refreshToken:refreshToken
        tokenExpirationTimestamp:expiration]);
}

// MARK: - Providers

@implementation DBXAccessTokenProvider

- (instancetype)initWithProvider:(DropboxTokenProviderRef)provider {
    self = [super init];
    if (self) {
        _provider = provider;
    } else {
        DropboxRelease(provider);
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_provider);
    DB_SUPER_DEALLOC;
}

- (DropboxTokenProviderRef)dropboxProvider {
    return (DropboxTokenProviderRef)_provider;
}

- (NSString *)accessToken {
    return DBStringFromCopy(DropboxTokenProviderCopyAccessToken([self dropboxProvider])) ?: @"";
}

@end

@implementation DBXLongLivedAccessTokenProvider

- (instancetype)initWithAccessToken:(NSString *)accessToken {
    return [super initWithProvider:DropboxTokenProviderCreate(DBRequiredCString(accessToken))];
}

@end

@implementation DBXShortLivedAccessTokenProvider
@end
