#import "../Private/DBXPrivate.h"
#import "../Private/DBXSession.h"
#import "../Private/DBXTokens.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/Generated/DBXCommon.h>

/// Returns a path root as JSON, or `nil`.
static NSString *DBXPathRootJSON(DBXCommonPathRoot *pathRoot) {
    if (pathRoot == nil) return nil;
    size_t length = 0;
    DropboxObjectRef object = [pathRoot copyDropboxObject];
    NSString *json = DBStringFromCopy(DropboxObjectCopyJSON(object, &length));
    DropboxRelease(object);
    return json;
}

@implementation DBXBaseHosts

- (instancetype)initWithApiHost:(NSString *)apiHost
                    contentHost:(NSString *)contentHost
                     notifyHost:(NSString *)notifyHost {
    self = [super init];
    if (self) {
        _apiHost = [apiHost copy];
        _contentHost = [contentHost copy];
        _notifyHost = [notifyHost copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_apiHost);
    DB_RELEASE(_contentHost);
    DB_RELEASE(_notifyHost);
    DB_SUPER_DEALLOC;
}

- (void)applyTo:(DropboxClientOptions *)options {
    options->apiHost = [_apiHost UTF8String];
    options->contentHost = [_contentHost UTF8String];
    options->notifyHost = [_notifyHost UTF8String];
}

@end

@implementation DBXAuthChallengeHandlerResult

- (void)dealloc {
    DB_RELEASE(_credential);
    DB_SUPER_DEALLOC;
}

- (NSURLSessionAuthChallengeDisposition)disposition {
    return _disposition;
}

- (NSURLCredential *)credential {
    return _credential;
}

@end

@implementation DBXDropboxTransportClient

- (instancetype)initWithAccessToken:(NSString *)accessToken
                         selectUser:(NSString *)selectUser
               sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
                           pathRoot:(DBXCommonPathRoot *)pathRoot {
    DBXAccessTokenProvider *provider = [[DBXLongLivedAccessTokenProvider alloc] initWithAccessToken:accessToken];
    self = [self initWithAccessTokenProvider:provider
                                  selectUser:selectUser
                        sessionConfiguration:sessionConfiguration
                                    pathRoot:pathRoot];
    DB_RELEASE(provider);
    return self;
}

- (instancetype)initWithAccessToken:(NSString *)accessToken
                          baseHosts:(DBXBaseHosts *)baseHosts
                          userAgent:(NSString *)userAgent
                         selectUser:(NSString *)selectUser
               sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
       longpollSessionConfiguration:(DBXNetworkSessionConfiguration *)longpollSessionConfiguration
                        filesAccess:(id<DBFilesAccess>)filesAccess
               authChallengeHandler:(id<DBXAuthChallengeHandler>)authChallengeHandler
                           pathRoot:(DBXCommonPathRoot *)pathRoot {
    DBXLongLivedAccessTokenProvider *provider =
        [[DBXLongLivedAccessTokenProvider alloc] initWithAccessToken:accessToken];
    self = [self initWithProvider:provider
                            hosts:baseHosts
                        userAgent:userAgent
                       selectUser:selectUser
                          session:sessionConfiguration
                  longpollSession:longpollSessionConfiguration
                         pathRoot:pathRoot];
    DB_RELEASE(provider);
    return self;
}

- (instancetype)initWithAccessTokenProvider:(DBXAccessTokenProvider *)accessTokenProvider
                                 selectUser:(NSString *)selectUser
                       sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
                                   pathRoot:(DBXCommonPathRoot *)pathRoot {
    return [self initWithProvider:accessTokenProvider
                            hosts:nil
                        userAgent:nil
                       selectUser:selectUser
                          session:sessionConfiguration
                  longpollSession:nil
                         pathRoot:pathRoot];
}

/// Creates a client. `nil` stands for the default.
- (instancetype)initWithProvider:(DBXAccessTokenProvider *)provider
                           hosts:(DBXBaseHosts *)hosts
                       userAgent:(NSString *)userAgent
                      selectUser:(NSString *)selectUser
                         session:(DBXNetworkSessionConfiguration *)session
                 longpollSession:(DBXNetworkSessionConfiguration *)longpollSession
                        pathRoot:(DBXCommonPathRoot *)pathRoot {
    NSString *json = DBXPathRootJSON(pathRoot);
    DropboxSessionOptions sessionOptions = [session ?: [DBXNetworkSessionConfiguration default] dropboxOptions];
    DropboxSessionOptions longpollOptions =
        [longpollSession ?: [DBXNetworkSessionConfiguration defaultLongpoll] dropboxOptions];
    DropboxClientOptions options = {0};
    [hosts applyTo:&options];
    options.userAgent = [userAgent UTF8String];
    options.asMemberId = [selectUser UTF8String];
    options.pathRoot = [json UTF8String];
    options.session = &sessionOptions;
    options.longpollSession = &longpollOptions;
    self = [self initWithDropboxClient:DropboxClientCreate([provider dropboxProvider], &options)];
    if (self) {
        _selectUser = [selectUser copy];
        _pathRoot = DB_RETAIN(pathRoot);
    }
    return self;
}

- (instancetype)initWithDropboxClient:(DropboxClientRef)client {
    self = [super init];
    if (self) {
        _client = client;
    } else {
        DropboxRelease(client);
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_client);
    DB_RELEASE(_selectUser);
    DB_RELEASE(_pathRoot);
    if (_didFinishBackgroundEvents != nil) DB_RELEASE_BLOCK(_didFinishBackgroundEvents);
    DB_SUPER_DEALLOC;
}

- (DropboxClientRef)dropboxClient {
    return (DropboxClientRef)_client;
}

- (DBXDropboxTransportClient *)clientWithMember:(NSString *)member pathRoot:(DBXCommonPathRoot *)pathRoot {
    DropboxClientRef client = DropboxClientCreateWithContext(
        [self dropboxClient], [member UTF8String], [DBXPathRootJSON(pathRoot) UTF8String]);
    DBXDropboxTransportClient *other = DB_AUTORELEASE([[DBXDropboxTransportClient alloc] initWithDropboxClient:client]);
    other->_selectUser = [member ?: self.selectUser copy];
    other->_pathRoot = DB_RETAIN(pathRoot ?: self.pathRoot);
    return other;
}

// MARK: Properties

- (NSString *)selectUser {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_selectUser));
    }
}

- (void)setSelectUser:(NSString *)selectUser {
    NSString *copy = [selectUser copy];
    @synchronized(self) {
        DB_RELEASE(_selectUser);
        _selectUser = copy;
        DropboxClientSetContext([self dropboxClient], [_selectUser UTF8String], [DBXPathRootJSON(_pathRoot) UTF8String]);
    }
}

- (DBXCommonPathRoot *)pathRoot {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_pathRoot));
    }
}

- (void)setPathRoot:(DBXCommonPathRoot *)pathRoot {
    DBXCommonPathRoot *retained = DB_RETAIN(pathRoot);
    @synchronized(self) {
        DB_RELEASE(_pathRoot);
        _pathRoot = retained;
        DropboxClientSetContext([self dropboxClient], [_selectUser UTF8String], [DBXPathRootJSON(_pathRoot) UTF8String]);
    }
}

- (void (^)(void))didFinishBackgroundEvents {
    @synchronized(self) {
        return (void (^)(void))_didFinishBackgroundEvents;
    }
}

- (void)setDidFinishBackgroundEvents:(void (^)(void))didFinishBackgroundEvents {
    id copy = didFinishBackgroundEvents == nil ? nil : (id)DB_COPY_BLOCK(didFinishBackgroundEvents);
    id former;
    @synchronized(self) {
        former = _didFinishBackgroundEvents;
        _didFinishBackgroundEvents = copy;
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
}

@end
