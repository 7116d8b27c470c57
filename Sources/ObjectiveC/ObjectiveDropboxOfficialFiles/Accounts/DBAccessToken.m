#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>

@implementation DBAccessToken

@synthesize accessToken = _accessToken, uid = _uid, refreshToken = _refreshToken,
            tokenExpirationTimestamp = _tokenExpirationTimestamp;

+ (DBAccessToken *)createWithLongLivedAccessToken:(NSString *)accessToken uid:(NSString *)uid {
    return DB_AUTORELEASE([[DBAccessToken alloc] initWithAccessToken:accessToken uid:uid]);
}

+ (DBAccessToken *)createWithShortLivedAccessToken:(NSString *)accessToken
                                               uid:(NSString *)uid
                                      refreshToken:(NSString *)refreshToken
                          tokenExpirationTimestamp:(NSTimeInterval)tokenExpirationTimestamp {
    return DB_AUTORELEASE([[DBAccessToken alloc] initWithAccessToken:accessToken
                                                                 uid:uid
                                                        refreshToken:refreshToken
                                            tokenExpirationTimestamp:tokenExpirationTimestamp]);
}

- (instancetype)initWithAccessToken:(NSString *)accessToken uid:(NSString *)uid {
    return [self initWithAccessToken:accessToken uid:uid refreshToken:nil tokenExpirationTimestamp:0];
}

- (instancetype)initWithAccessToken:(NSString *)accessToken
                                uid:(NSString *)uid
                       refreshToken:(NSString *)refreshToken
           tokenExpirationTimestamp:(NSTimeInterval)tokenExpirationTimestamp {
    self = [super init];
    if (self != nil) {
        _accessToken = [DBStringOrNil(accessToken) copy];
        _uid = [DBStringOrNil(uid) copy];
        _refreshToken = [DBStringOrNil(refreshToken) copy];
        _tokenExpirationTimestamp = tokenExpirationTimestamp;
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_accessToken);
    DB_RELEASE(_uid);
    DB_RELEASE(_refreshToken);
    DB_SUPER_DEALLOC;
}

/// The account and the expiration, but never the token.
- (NSString *)description {
    // A timestamp that isn't a number is none.
    if (!(_tokenExpirationTimestamp > 0)) return [NSString stringWithFormat:@"DBAccessToken(%@, does not expire)", _uid];
    NSDate *expiration = [NSDate dateWithTimeIntervalSince1970:_tokenExpirationTimestamp];
    return [NSString stringWithFormat:@"DBAccessToken(%@, expires %@)", _uid, expiration];
}

// MARK: Archives

+ (BOOL)supportsSecureCoding {
    return YES;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_accessToken forKey:@"accessToken"];
    [coder encodeObject:_uid forKey:@"uid"];
    [coder encodeObject:_refreshToken forKey:@"refreshToken"];
    [coder encodeDouble:_tokenExpirationTimestamp forKey:@"tokenExpirationTimestamp"];
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    NSString *accessToken = [coder decodeObjectOfClass:[NSString class] forKey:@"accessToken"];
    NSString *uid = [coder decodeObjectOfClass:[NSString class] forKey:@"uid"];
    if (accessToken == nil || uid == nil) {
        DB_RELEASE(self);
        return nil;
    }
    return [self initWithAccessToken:accessToken
                                 uid:uid
                        refreshToken:[coder decodeObjectOfClass:[NSString class] forKey:@"refreshToken"]
            tokenExpirationTimestamp:[coder decodeDoubleForKey:@"tokenExpirationTimestamp"]];
}

@end
