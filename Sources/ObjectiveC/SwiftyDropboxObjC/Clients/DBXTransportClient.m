#import "../Private/DBXPrivate.h"
#import "../Private/DBXSession.h"
#import "../Private/DBXTokens.h"
#import <DropboxObjectiveCRuntime/DBBlocks.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/Generated/DBXCommon.h>
#import <string.h>

/// Returns a path root as JSON, or `nil`.
static NSString *DBXPathRootJSON(DBXCommonPathRoot *pathRoot) {
    if (![pathRoot isKindOfClass:[DBXCommonPathRoot class]]) return nil;
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
        _apiHost = [DBStringOrNil(apiHost) copy];
        _contentHost = [DBStringOrNil(contentHost) copy];
        _notifyHost = [DBStringOrNil(notifyHost) copy];
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
    options->apiHost = DBCString(_apiHost);
    options->contentHost = DBCString(_contentHost);
    options->notifyHost = DBCString(_notifyHost);
}

@end

@implementation DBXAuthChallengeHandlerResult

- (instancetype)initWithDisposition:(NSURLSessionAuthChallengeDisposition)disposition
                         credential:(NSURLCredential *)credential {
    self = [super init];
    if (self) {
        _disposition = disposition;
        _credential = DB_RETAIN(credential);
    }
    return self;
}

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

// MARK: - Objects of the app

static void DBXReleaseObject(void *context) {
    @autoreleasepool {
        (void)DB_TRANSFERRED_OBJECT(context);
    }
}

static char *DBXMoveFile(void *context, const char *source, const char *destination, bool overwrite) {
    @autoreleasepool {
        id<DBFilesAccess> access = DB_UNRETAINED_OBJECT(context);
        NSError *error = nil;
        BOOL isMoved = [access moveFileAtURL:[NSURL fileURLWithPath:[NSString stringWithUTF8String:source]]
                                       toURL:[NSURL fileURLWithPath:[NSString stringWithUTF8String:destination]]
                                   overwrite:overwrite
                                       error:&error];
        if (isMoved) return NULL;
        NSString *reason = [error localizedDescription] ?: @"the app's DBFilesAccess did not move the file";
        return strdup(DBRequiredCString(reason));
    }
}

static long DBXHandleChallenge(void *context, const void *challenge, const void **credential) {
    @autoreleasepool {
        id<DBXAuthChallengeHandler> handler = DB_UNRETAINED_OBJECT(context);
        DBXAuthChallengeHandlerResult *result = [handler handleWithChallenge:DB_UNRETAINED_OBJECT((void *)challenge)];
        *credential = result.credential == nil ? NULL : DB_RETAINED_POINTER(result.credential);
        return (long)result.disposition;
    }
}

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
                      filesAccess:filesAccess
                 challengeHandler:authChallengeHandler
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
                      filesAccess:nil
                 challengeHandler:nil
                         pathRoot:pathRoot];
}

/// Creates a client. `nil` means the default.
- (instancetype)initWithProvider:(DBXAccessTokenProvider *)provider
                           hosts:(DBXBaseHosts *)hosts
                       userAgent:(NSString *)userAgent
                      selectUser:(NSString *)selectUser
                         session:(DBXNetworkSessionConfiguration *)session
                 longpollSession:(DBXNetworkSessionConfiguration *)longpollSession
                     filesAccess:(id<DBFilesAccess>)filesAccess
                challengeHandler:(id<DBXAuthChallengeHandler>)challengeHandler
                        pathRoot:(DBXCommonPathRoot *)pathRoot {
    NSString *json = DBXPathRootJSON(pathRoot);
    provider = DBObjectOfClass(provider, [DBXAccessTokenProvider class]);
    hosts = DBObjectOfClass(hosts, [DBXBaseHosts class]);
    session = DBObjectOfClass(session, [DBXNetworkSessionConfiguration class]);
    longpollSession = DBObjectOfClass(longpollSession, [DBXNetworkSessionConfiguration class]);
    DropboxSessionOptions sessionOptions = [session ?: [DBXNetworkSessionConfiguration default] dropboxOptions];
    DropboxSessionOptions longpollOptions =
        [longpollSession ?: [DBXNetworkSessionConfiguration defaultLongpoll] dropboxOptions];
    DropboxClientOptions options = {0};
    [hosts applyTo:&options];
    options.userAgent = DBCString(userAgent);
    options.asMemberId = DBCString(selectUser);
    options.pathRoot = DBCString(json);
    options.session = &sessionOptions;
    options.longpollSession = &longpollOptions;
    DropboxFilesAccessCallbacks access = {.release = DBXReleaseObject, .moveFile = DBXMoveFile};
    if (filesAccess != nil) {
        access.context = DB_RETAINED_POINTER((NSObject *)filesAccess);
        options.filesAccess = &access;
    }
    DropboxChallengeCallbacks challenges = {.release = DBXReleaseObject, .handle = DBXHandleChallenge};
    if (challengeHandler != nil) {
        challenges.context = DB_RETAINED_POINTER((NSObject *)challengeHandler);
        options.challengeHandler = &challenges;
    }
    self = [self initWithDropboxClient:DropboxClientCreate([provider dropboxProvider], &options)];
    if (self) {
        _selectUser = [DBStringOrNil(selectUser) copy];
        _pathRoot = DB_RETAIN(DBObjectOfClass(pathRoot, [DBXCommonPathRoot class]));
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
        [self dropboxClient], DBCString(member), DBCString(DBXPathRootJSON(pathRoot)));
    DBXDropboxTransportClient *other = DB_AUTORELEASE([[DBXDropboxTransportClient alloc] initWithDropboxClient:client]);
    other->_selectUser = [DBStringOrNil(member) ?: self.selectUser copy];
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
    NSString *copy = [DBStringOrNil(selectUser) copy];
    @synchronized(self) {
        DB_RELEASE(_selectUser);
        _selectUser = copy;
        DropboxClientSetContext([self dropboxClient], DBCString(_selectUser), DBCString(DBXPathRootJSON(_pathRoot)));
    }
}

- (DBXCommonPathRoot *)pathRoot {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_pathRoot));
    }
}

- (void)setPathRoot:(DBXCommonPathRoot *)pathRoot {
    DBXCommonPathRoot *retained = DB_RETAIN(DBObjectOfClass(pathRoot, [DBXCommonPathRoot class]));
    @synchronized(self) {
        DB_RELEASE(_pathRoot);
        _pathRoot = retained;
        DropboxClientSetContext([self dropboxClient], DBCString(_selectUser), DBCString(DBXPathRootJSON(_pathRoot)));
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
    DropboxClosure closure;
    DBSetClosure(&closure, didFinishBackgroundEvents);
    @synchronized(self) {
        former = _didFinishBackgroundEvents;
        _didFinishBackgroundEvents = copy;
        DropboxClientSetDidFinishEvents([self dropboxClient], closure);
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
}

@end
