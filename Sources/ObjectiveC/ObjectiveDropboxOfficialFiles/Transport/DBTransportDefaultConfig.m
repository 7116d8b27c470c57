#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBSDKConstants.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseHostnameConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultConfig.h>
#import <stdlib.h>

#import "../Private/DBBridgeStrings.h"
#import "../Private/DBTransportClient+Private.h"

@implementation DBTransportDefaultConfig

@synthesize delegateQueue = _delegateQueue, forceForegroundSession = _forceForegroundSession,
            sharedContainerIdentifier = _sharedContainerIdentifier;

- (instancetype)initWithAppKey:(NSString *)appKey {
    return [self initWithAppKey:appKey forceForegroundSession:NO];
}

- (instancetype)initWithAppKey:(NSString *)appKey appSecret:(NSString *)appSecret {
    return [self initWithAppKey:appKey appSecret:appSecret delegateQueue:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                 delegateQueue:(NSOperationQueue *)delegateQueue {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                      userAgent:nil
                  delegateQueue:delegateQueue
         forceForegroundSession:NO];
}

- (instancetype)initWithAppKey:(NSString *)appKey forceForegroundSession:(BOOL)forceForegroundSession {
    return [self initWithAppKey:appKey
                      appSecret:nil
                      userAgent:nil
                  delegateQueue:nil
         forceForegroundSession:forceForegroundSession];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                     userAgent:(NSString *)userAgent
                 delegateQueue:(NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                      userAgent:userAgent
                     asMemberId:nil
                  delegateQueue:delegateQueue
         forceForegroundSession:forceForegroundSession];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
                 delegateQueue:(NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                      userAgent:userAgent
                     asMemberId:asMemberId
                  delegateQueue:delegateQueue
         forceForegroundSession:forceForegroundSession
      sharedContainerIdentifier:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
                 delegateQueue:(NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(NSString *)sharedContainerIdentifier {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                      userAgent:userAgent
                     asMemberId:asMemberId
              additionalHeaders:nil
                  delegateQueue:delegateQueue
         forceForegroundSession:forceForegroundSession
      sharedContainerIdentifier:sharedContainerIdentifier];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
             additionalHeaders:(NSDictionary<NSString *, NSString *> *)additionalHeaders
                 delegateQueue:(NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(NSString *)sharedContainerIdentifier {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                 hostnameConfig:nil
                      userAgent:userAgent
                     asMemberId:asMemberId
              additionalHeaders:additionalHeaders
                  delegateQueue:delegateQueue
         forceForegroundSession:forceForegroundSession
      sharedContainerIdentifier:sharedContainerIdentifier];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                hostnameConfig:(DBTransportBaseHostnameConfig *)hostnameConfig
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
             additionalHeaders:(NSDictionary<NSString *, NSString *> *)additionalHeaders
                 delegateQueue:(NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(NSString *)sharedContainerIdentifier {
    return [self initWithAppKey:appKey
                      appSecret:appSecret
                 hostnameConfig:hostnameConfig
                    redirectURL:nil
                      userAgent:userAgent
                     asMemberId:asMemberId
                       pathRoot:nil
              additionalHeaders:additionalHeaders
                  delegateQueue:delegateQueue
         forceForegroundSession:forceForegroundSession
      sharedContainerIdentifier:sharedContainerIdentifier];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                hostnameConfig:(DBTransportBaseHostnameConfig *)hostnameConfig
                   redirectURL:(NSString *)redirectURL
                     userAgent:(NSString *)userAgent
                    asMemberId:(NSString *)asMemberId
                      pathRoot:(DBCOMMONPathRoot *)pathRoot
             additionalHeaders:(NSDictionary<NSString *, NSString *> *)additionalHeaders
                 delegateQueue:(NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(NSString *)sharedContainerIdentifier {
    self = [super initWithAppKey:appKey
                       appSecret:appSecret
                  hostnameConfig:hostnameConfig
                     redirectURL:redirectURL
                       userAgent:userAgent
                      asMemberId:asMemberId
                        pathRoot:pathRoot
               additionalHeaders:additionalHeaders];
    if (self != nil) {
        _delegateQueue = DB_RETAIN(delegateQueue);
        _forceForegroundSession = forceForegroundSession;
        _sharedContainerIdentifier = [DBStringOrNil(sharedContainerIdentifier) copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_delegateQueue);
    DB_RELEASE(_sharedContainerIdentifier);
    DB_SUPER_DEALLOC;
}

@end

@implementation DBTransportDefaultConfig (Private)

/// The identifier of the background session of this app.
static NSString *DBBackgroundSessionIdentifier(void) {
    NSString *bundleIdentifier = [[NSBundle mainBundle] bundleIdentifier];
    if (bundleIdentifier == nil) bundleIdentifier = [[NSProcessInfo processInfo] processName];
    return [NSString stringWithFormat:@"%@.%@", bundleIdentifier, kDBSDKBackgroundSessionId];
}

- (void)withOptions:(void (^)(const DropboxClientOptions *))body {
    DBTransportBaseHostnameConfig *hosts = self.hostnameConfig;
    NSDictionary<NSString *, NSString *> *headers = self.additionalHeaders;
    if (headers != nil && ![headers isKindOfClass:[NSDictionary class]]) {
        NSLog(@"DBTransportDefaultConfig: additionalHeaders isn't a dictionary, and is ignored");
        headers = nil;
    }
    const char **strings = calloc(2 * [headers count] + 1, sizeof(char *));
    NSUInteger count = 0;
    if (strings != NULL) {
        for (NSString *name in headers) {
            const char *field = DBCString(name), *value = DBCString([headers objectForKey:name]);
            if (field == NULL || value == NULL) {
                NSLog(@"DBTransportDefaultConfig: the additional header %@ isn't a string, and is ignored", name);
                continue;
            }
            strings[count++] = field;
            strings[count++] = value;
        }
    }
    // Strings in C are valid as long as their objects, and this pool, exist.
    NSString *pathRoot = DBPathRootJSON(self.pathRoot);
    NSString *sessionIdentifier = DBBackgroundSessionIdentifier();
    DropboxClientOptions options = {
        .appKey = DBCString(self.appKey),
        .appSecret = DBCString(self.appSecret),
        .apiHost = DBCString(hosts.api),
        .contentHost = DBCString(hosts.content),
        .downloadContentHost = DBCString(hosts.downloadContent),
        .notifyHost = DBCString(hosts.notify),
        .userAgent = DBCString(self.userAgent),
        .asMemberId = DBCString(self.asMemberId),
        .pathRoot = DBCString(pathRoot),
        .additionalHeaders = strings,
        .forceForegroundSession = self.forceForegroundSession,
        .backgroundSessionIdentifier = DBCString(sessionIdentifier),
        .sharedContainerIdentifier = DBCString(self.sharedContainerIdentifier),
    };
    body(&options);
    free(strings);
}

- (DBTransportDefaultConfig *)configWithAsMemberId:(NSString *)asMemberId pathRoot:(DBCOMMONPathRoot *)pathRoot {
    return DB_AUTORELEASE([[DBTransportDefaultConfig alloc] initWithAppKey:self.appKey
                                                                 appSecret:self.appSecret
                                                            hostnameConfig:self.hostnameConfig
                                                               redirectURL:self.redirectURL
                                                                 userAgent:self.userAgent
                                                                asMemberId:asMemberId
                                                                  pathRoot:pathRoot
                                                         additionalHeaders:self.additionalHeaders
                                                             delegateQueue:self.delegateQueue
                                                    forceForegroundSession:self.forceForegroundSession
                                                 sharedContainerIdentifier:self.sharedContainerIdentifier]);
}

@end
