#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBCOMMON.h>

#import "../Private/DBBridgeStrings.h"
#import "../Private/DBOAuthManager+Private.h"
#import "../Private/DBTaskCreation.h"
#import "../Private/DBTransportClient+Private.h"

// Debian's GNUstep has no sessions.
#if __APPLE__ || GS_HAVE_NSURLSESSION
#define DB_HAS_URL_SESSION 1
#else
#define DB_HAS_URL_SESSION 0
#endif

@implementation DBTransportDefaultClient

- (instancetype)initWithAccessToken:(NSString *)accessToken
                           tokenUid:(NSString *)tokenUid
                    transportConfig:(DBTransportDefaultConfig *)transportConfig {
    // The superclass calls -initWithAccessTokenProvider:tokenUid:transportConfig:.
    return [super initWithAccessToken:accessToken
                             tokenUid:tokenUid
                      transportConfig:(DBTransportBaseConfig *_Nonnull)transportConfig];
}

- (instancetype)initWithAccessTokenProvider:(id<DBAccessTokenProvider>)accessTokenProvider
                                   tokenUid:(NSString *)tokenUid
                            transportConfig:(DBTransportBaseConfig *)transportConfig {
    DBTransportDefaultConfig *config = [self defaultConfigForConfig:transportConfig];
    self = [super initWithAccessTokenProvider:accessTokenProvider tokenUid:tokenUid transportConfig:config];
    if (self != nil) {
        DropboxTokenProviderRef provider = DBCreateTokenProvider(self.accessTokenProvider);
        __block DropboxClientRef client = NULL;
        [config withOptions:^(const DropboxClientOptions *options) {
          DropboxClientOptions accountOptions = *options;
          accountOptions.accountID = DBCString(tokenUid);
          client = DropboxClientCreate(provider, &accountOptions);
        }];
        _client = client;
        DropboxRelease(provider);
    }
    return self;
}

/// Returns the configuration with all options of this class.
- (DBTransportDefaultConfig *)defaultConfigForConfig:(DBTransportBaseConfig *)config {
    if ([config isKindOfClass:[DBTransportDefaultConfig class]]) return (DBTransportDefaultConfig *)config;
    config = DBObjectOfClass(config, [DBTransportBaseConfig class]);
    NSString *appKey = config.appKey;
    return DB_AUTORELEASE([[DBTransportDefaultConfig alloc] initWithAppKey:appKey != nil ? appKey : @""
                                                                 appSecret:config.appSecret
                                                            hostnameConfig:config.hostnameConfig
                                                               redirectURL:config.redirectURL
                                                                 userAgent:config.userAgent
                                                                asMemberId:config.asMemberId
                                                                  pathRoot:config.pathRoot
                                                         additionalHeaders:config.additionalHeaders
                                                             delegateQueue:nil
                                                    forceForegroundSession:NO
                                                 sharedContainerIdentifier:nil]);
}

- (void)dealloc {
    DropboxRelease(_client);
    DB_RELEASE(_session);
    DB_RELEASE(_secondarySession);
    DB_RELEASE(_longpollSession);
    DB_SUPER_DEALLOC;
}

// MARK: Properties

- (DBTransportDefaultConfig *)defaultConfig {
    return (DBTransportDefaultConfig *)[self transportConfig];
}

- (NSOperationQueue *)delegateQueue {
    NSOperationQueue *queue = [self defaultConfig].delegateQueue;
    return queue != nil ? queue : [NSOperationQueue mainQueue];
}

- (BOOL)forceForegroundSession {
    return [self defaultConfig].forceForegroundSession;
}

- (void)setAccessTokenProvider:(id<DBAccessTokenProvider>)accessTokenProvider {
    id<DBAccessTokenProvider> usable = DBUsableTokenProvider(accessTokenProvider);
    DropboxTokenProviderRef provider = DBCreateTokenProvider(usable);
    DropboxClientSetTokenProvider(_client, provider);
    DropboxRelease(provider);
    [self replaceAccessTokenProvider:usable];
}

- (DBTransportDefaultConfig *)duplicateTransportConfigWithAsMemberId:(NSString *)asMemberId {
    return [[self defaultConfig] configWithAsMemberId:asMemberId pathRoot:self.pathRoot];
}

- (DBTransportDefaultConfig *)duplicateTransportConfigWithPathRoot:(DBCOMMONPathRoot *)pathRoot {
    return [[self defaultConfig] configWithAsMemberId:self.asMemberId pathRoot:pathRoot];
}

// MARK: Sessions of the app

#if DB_HAS_URL_SESSION
static NSURLSession *DBStandardSession(void) { return [NSURLSession sharedSession]; }
#else
static NSURLSession *DBStandardSession(void) { return nil; }
#endif

- (NSURLSession *)session {
    @synchronized(self) {
        if (_session == nil) _session = DB_RETAIN(DBStandardSession());
        return DB_AUTORELEASE(DB_RETAIN(_session));
    }
}

- (void)setSession:(NSURLSession *)session {
    @synchronized(self) {
        DB_REPLACE(_session, session);
    }
}

- (NSURLSession *)secondarySession {
    @synchronized(self) {
        if (_secondarySession == nil) _secondarySession = DB_RETAIN(DBStandardSession());
        return DB_AUTORELEASE(DB_RETAIN(_secondarySession));
    }
}

- (void)setSecondarySession:(NSURLSession *)secondarySession {
    @synchronized(self) {
        DB_REPLACE(_secondarySession, secondarySession);
    }
}

- (NSURLSession *)longpollSession {
    @synchronized(self) {
        if (_longpollSession == nil) _longpollSession = DB_RETAIN(DBStandardSession());
        return DB_AUTORELEASE(DB_RETAIN(_longpollSession));
    }
}

- (void)setLongpollSession:(NSURLSession *)longpollSession {
    @synchronized(self) {
        DB_REPLACE(_longpollSession, longpollSession);
    }
}

// MARK: Requests

- (DBRpcTask *)requestRpc:(DBRoute *)route arg:(id<DBSerializable>)arg {
    return DBMakeRpcTask(self, route, arg);
}

- (DBUploadTask *)requestUpload:(DBRoute *)route arg:(id<DBSerializable>)arg inputUrl:(NSString *)inputUrl {
    return DBMakeUploadTask(self, route, arg, inputUrl, nil, nil);
}

- (DBUploadTask *)requestUpload:(DBRoute *)route arg:(id<DBSerializable>)arg inputData:(NSData *)inputData {
    return DBMakeUploadTask(self, route, arg, nil, inputData, nil);
}

- (DBUploadTask *)requestUpload:(DBRoute *)route
                            arg:(id<DBSerializable>)arg
                    inputStream:(NSInputStream *)inputStream {
    return DBMakeUploadTask(self, route, arg, nil, nil, inputStream);
}

- (DBDownloadUrlTask *)requestDownload:(DBRoute *)route
                                   arg:(id<DBSerializable>)arg
                             overwrite:(BOOL)overwrite
                           destination:(NSURL *)destination {
    return DBMakeDownloadUrlTask(self, route, arg, overwrite, destination, nil, nil);
}

- (DBDownloadUrlTask *)requestDownload:(DBRoute *)route
                                   arg:(id<DBSerializable>)arg
                             overwrite:(BOOL)overwrite
                           destination:(NSURL *)destination
                       byteOffsetStart:(NSNumber *)byteOffsetStart
                         byteOffsetEnd:(NSNumber *)byteOffsetEnd {
    return DBMakeDownloadUrlTask(self, route, arg, overwrite, destination, byteOffsetStart, byteOffsetEnd);
}

- (DBDownloadDataTask *)requestDownload:(DBRoute *)route arg:(id<DBSerializable>)arg {
    return DBMakeDownloadDataTask(self, route, arg, nil, nil);
}

- (DBDownloadDataTask *)requestDownload:(DBRoute *)route
                                    arg:(id<DBSerializable>)arg
                        byteOffsetStart:(NSNumber *)byteOffsetStart
                          byteOffsetEnd:(NSNumber *)byteOffsetEnd {
    return DBMakeDownloadDataTask(self, route, arg, byteOffsetStart, byteOffsetEnd);
}

@end

@implementation DBTransportDefaultClient (Private)

- (DropboxClientRef)dropboxClient {
    return _client;
}

- (instancetype)initWithDropboxClient:(DropboxClientRef)client
                             tokenUid:(NSString *)tokenUid
                      transportConfig:(DBTransportDefaultConfig *)transportConfig {
    id<DBAccessTokenProvider> provider = DBTokenProviderByTaking(DropboxClientCopyTokenProvider(client));
    DBTransportDefaultConfig *config = [self defaultConfigForConfig:(DBTransportBaseConfig *_Nonnull)transportConfig];
    self = [super initWithAccessTokenProvider:provider tokenUid:tokenUid transportConfig:config];
    if (self != nil) _client = DropboxRetain(client);
    return self;
}

- (instancetype)initWithToken:(DBAccessToken *)token
                 oauthManager:(DBOAuthManager *)oauthManager
              transportConfig:(DBTransportDefaultConfig *)transportConfig {
    DropboxToken value = DBTokenForBridge(token);
    DBOAuthManager *manager = DBObjectOfClass(oauthManager, [DBOAuthManager class]);
    DropboxTokenProviderRef provider =
        manager == nil ? NULL : DropboxOAuthManagerCreateTokenProvider([manager dropboxManager], &value);
    return [self initWithAccessTokenProvider:DBTokenProviderByTaking(provider)
                                    tokenUid:DBStringFromC(value.uid)
                             transportConfig:(DBTransportBaseConfig *_Nonnull)transportConfig];
}

- (DBTransportDefaultClient *)clientWithConfig:(DBTransportDefaultConfig *)config {
    NSString *pathRoot = DBPathRootJSON(config.pathRoot);
    DropboxClientRef client =
        DropboxClientCreateWithContext(_client, DBCString(config.asMemberId), DBCString(pathRoot));
    DBTransportDefaultClient *transport = [[DBTransportDefaultClient alloc] initWithDropboxClient:client
                                                                                         tokenUid:self.tokenUid
                                                                                  transportConfig:config];
    DropboxRelease(client);
    return DB_AUTORELEASE(transport);
}

@end
