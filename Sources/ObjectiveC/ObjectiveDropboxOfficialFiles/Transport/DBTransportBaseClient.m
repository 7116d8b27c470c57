#import <ObjectiveDropboxOfficialFiles/DBAccessTokenProvider.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBCOMMON.h>

#import "../Private/DBBridgeStrings.h"
#import "../Private/DBOAuthManager+Private.h"
#import "../Private/DBTransportClient+Private.h"

@implementation DBTransportBaseClient

@synthesize tokenUid = _tokenUid;

static BOOL usesFastEncoding = YES;

+ (BOOL)useFastAsciiEncoding {
    return usesFastEncoding;
}

+ (void)setUseFastAsciiEncoding:(BOOL)useFastAsciiEncoding {
    usesFastEncoding = useFastAsciiEncoding;
}

- (instancetype)initWithAccessToken:(NSString *)accessToken
                           tokenUid:(NSString *)tokenUid
                    transportConfig:(DBTransportBaseConfig *)transportConfig {
    id<DBAccessTokenProvider> provider = nil;
    const char *token = DBCString(accessToken);
    if (token != NULL) provider = DBTokenProviderByTaking(DropboxTokenProviderCreate(token));
    return [self initWithAccessTokenProvider:provider tokenUid:tokenUid transportConfig:transportConfig];
}

- (instancetype)initWithAccessTokenProvider:(id<DBAccessTokenProvider>)accessTokenProvider
                                   tokenUid:(NSString *)tokenUid
                            transportConfig:(DBTransportBaseConfig *)transportConfig {
    self = [super init];
    if (self != nil) {
        _accessTokenProvider = DB_RETAIN(DBUsableTokenProvider(accessTokenProvider));
        _tokenUid = [(DBStringOrNil(tokenUid) ?: [[NSProcessInfo processInfo] globallyUniqueString]) copy];
        _transportConfig = DB_RETAIN(DBObjectOfClass(transportConfig, [DBTransportBaseConfig class]));
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_accessTokenProvider);
    DB_RELEASE(_tokenUid);
    DB_RELEASE(_transportConfig);
    DB_SUPER_DEALLOC;
}

- (id<DBAccessTokenProvider>)accessTokenProvider {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_accessTokenProvider));
    }
}

- (NSString *)userAgent {
    NSString *prefix = _transportConfig.userAgent;
    NSString *standard = [DBTransportBaseConfig defaultUserAgent];
    return prefix == nil ? standard : [NSString stringWithFormat:@"%@ %@", prefix, standard];
}

- (NSString *)appKey {
    return _transportConfig.appKey;
}

- (NSString *)appSecret {
    return _transportConfig.appSecret;
}

- (NSString *)asMemberId {
    return _transportConfig.asMemberId;
}

- (DBCOMMONPathRoot *)pathRoot {
    return _transportConfig.pathRoot;
}

- (NSDictionary<NSString *, NSString *> *)additionalHeaders {
    return _transportConfig.additionalHeaders;
}

@end

@implementation DBTransportBaseClient (Private)

- (DBTransportBaseConfig *)transportConfig {
    return _transportConfig;
}

- (NSString *)accessToken {
    NSString *accessToken = DBObjectOfClass(self.accessTokenProvider.accessToken, [NSString class]);
    return [accessToken length] > 0 ? accessToken : nil;
}

- (void)replaceAccessTokenProvider:(id<DBAccessTokenProvider>)accessTokenProvider {
    @synchronized(self) {
        DB_REPLACE(_accessTokenProvider, accessTokenProvider);
    }
}

@end
