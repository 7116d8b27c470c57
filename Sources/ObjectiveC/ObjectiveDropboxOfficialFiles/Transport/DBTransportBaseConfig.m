#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBSDKConstants.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseHostnameConfig.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBCOMMON.h>

@implementation DBTransportBaseConfig

@synthesize appKey = _appKey, appSecret = _appSecret, hostnameConfig = _hostnameConfig, redirectURL = _redirectURL,
            userAgent = _userAgent, asMemberId = _asMemberId, pathRoot = _pathRoot,
            additionalHeaders = _additionalHeaders;

+ (NSString *)defaultUserAgent {
    return [NSString stringWithFormat:@"%@/%@", kDBSDKDefaultUserAgentPrefix, kDBSDKVersion];
}

- (instancetype)init {
    return [self initWithAppKey:nil userAgent:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey userAgent:(NSString *)userAgent {
    return [self initWithAppKey:appKey appSecret:nil userAgent:userAgent];
}

- (instancetype)initWithAppKey:(NSString *)appKey appSecret:(NSString *)appSecret userAgent:(NSString *)userAgent {
    return [self initWithAppKey:appKey appSecret:appSecret userAgent:userAgent asMemberId:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                     userAgent:(NSString *)userAgent
                hostnameConfig:(DBTransportBaseHostnameConfig *)hostnameConfig {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                 hostnameConfig:hostnameConfig
                      userAgent:userAgent
                     asMemberId:nil
              additionalHeaders:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                      userAgent:userAgent
                     asMemberId:asMemberId
              additionalHeaders:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
             additionalHeaders:(NSDictionary<NSString *, NSString *> *)additionalHeaders {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                 hostnameConfig:nil
                      userAgent:userAgent
                     asMemberId:asMemberId
              additionalHeaders:additionalHeaders];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                hostnameConfig:(DBTransportBaseHostnameConfig *)hostnameConfig
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
             additionalHeaders:(NSDictionary<NSString *, NSString *> *)additionalHeaders {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                 hostnameConfig:hostnameConfig
                    redirectURL:nil
                      userAgent:userAgent
                     asMemberId:asMemberId
                       pathRoot:nil
              additionalHeaders:additionalHeaders];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                hostnameConfig:(DBTransportBaseHostnameConfig *)hostnameConfig
                   redirectURL:(NSString *)redirectURL
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
                      pathRoot:(DBCOMMONPathRoot *)pathRoot
             additionalHeaders:(NSDictionary<NSString *, NSString *> *)additionalHeaders {
    self = [super init];
    if (self != nil) {
        _appKey = [DBStringOrNil(appKey) copy];
        _appSecret = [DBStringOrNil(appSecret) copy];
        _hostnameConfig = DB_RETAIN(DBObjectOfClass(hostnameConfig, [DBTransportBaseHostnameConfig class]));
        _redirectURL = [DBStringOrNil(redirectURL) copy];
        _userAgent = [DBStringOrNil(userAgent) copy];
        _asMemberId = [DBStringOrNil(asMemberId) copy];
        _pathRoot = DB_RETAIN(DBObjectOfClass(pathRoot, [DBCOMMONPathRoot class]));
        _additionalHeaders = [DBObjectOfClass(additionalHeaders, [NSDictionary class]) copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_appKey);
    DB_RELEASE(_appSecret);
    DB_RELEASE(_hostnameConfig);
    DB_RELEASE(_redirectURL);
    DB_RELEASE(_userAgent);
    DB_RELEASE(_asMemberId);
    DB_RELEASE(_pathRoot);
    DB_RELEASE(_additionalHeaders);
    DB_SUPER_DEALLOC;
}

@end
