#import "../Private/DBXClientsManager+Private.h"
#import "../Private/DBXPrivate.h"
#import "../Private/DBXSession.h"
#import "../Private/DBXSignIn.h"
#import <DropboxObjectiveCRuntime/DBBlocks.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/DBXClients.h>
#import <stdlib.h>

// The manager of the Swift SDK has the clients. This class has an object for each of them, so that an app gets the same
// object until the client changes.
static NSMutableDictionary<NSString *, id> *knownClients;

static NSString *const DBXUserKey = @"user", *const DBXTeamKey = @"team", *const DBXBackgroundKey = @"background";

/// Returns the object of a client, which it takes over, or `nil` for `NULL`. Call it with the lock of the class.
static id DBXObjectOfClient(DropboxClientRef client, NSString *key, Class objectClass) {
    if (client == NULL) {
        [knownClients removeObjectForKey:key];
        return nil;
    }
    DBXDropboxClient *known = [knownClients objectForKey:key];
    if (known != nil && DropboxClientIsSame([[known transportClient] dropboxClient], client)) {
        DropboxRelease(client);
        return DB_AUTORELEASE(DB_RETAIN(known));
    }
    DBXDropboxTransportClient *transport = [[DBXDropboxTransportClient alloc] initWithDropboxClient:client];
    id object = DB_AUTORELEASE([(DBXDropboxClient *)[objectClass alloc] initWithTransportClient:transport]);
    DB_RELEASE(transport);
    [knownClients setObject:object forKey:key];
    return object;
}

/// The clients of background sessions that a function collects.
@interface DBXExtensionClients : NSObject {
@public
    NSMutableDictionary<NSString *, DBXDropboxClient *> *_clients;
}
@end

@implementation DBXExtensionClients

- (void)dealloc {
    DB_RELEASE(_clients);
    DB_SUPER_DEALLOC;
}

@end

static NSString *DBXExtensionKey(NSString *identifier) {
    return [@"extension " stringByAppendingString:identifier];
}

static void DBXCollectExtensionClient(void *context, const char *identifier, DropboxClientRef client) {
    DBXExtensionClients *collector = DB_UNRETAINED_OBJECT(context);
    NSString *name = [NSString stringWithUTF8String:identifier];
    DropboxClientRef retained = DropboxRetain(client);
    [collector->_clients setObject:DBXObjectOfClient(retained, DBXExtensionKey(name), [DBXDropboxClient class])
                            forKey:name];
}

static void DBXCallLog(void *context, long level, const char *message) {
    @autoreleasepool {
        void (^block)(DBXLogLevel, NSString *) = DBBlockOfContext(context);
        block((DBXLogLevel)level, [NSString stringWithUTF8String:message]);
    }
}

@implementation DBXDropboxClientsManager

+ (void)initialize {
    if (self == [DBXDropboxClientsManager class]) knownClients = [[NSMutableDictionary alloc] init];
}

- (instancetype)init {
    return [super init];
}

// MARK: Clients

+ (id)clientOfKind:(DropboxManagedClient)kind key:(NSString *)key objectClass:(Class)objectClass {
    @synchronized([DBXDropboxClientsManager class]) {
        return DBXObjectOfClient(DropboxManagerCopyClient(kind), key, objectClass);
    }
}

+ (void)setClient:(id)client ofKind:(DropboxManagedClient)kind key:(NSString *)key {
    @synchronized([DBXDropboxClientsManager class]) {
        DropboxManagerSetClient(kind, [[(DBXDropboxClient *)client transportClient] dropboxClient]);
        if (client == nil) {
            [knownClients removeObjectForKey:key];
        } else {
            [knownClients setObject:client forKey:key];
        }
    }
}

+ (DBXDropboxClient *)authorizedClient {
    return [self clientOfKind:DropboxManagedClientUser key:DBXUserKey objectClass:[DBXDropboxClient class]];
}

+ (void)setAuthorizedClient:(DBXDropboxClient *)client {
    [self setClient:client ofKind:DropboxManagedClientUser key:DBXUserKey];
}

+ (DBXDropboxTeamClient *)authorizedTeamClient {
    return [self clientOfKind:DropboxManagedClientTeam key:DBXTeamKey objectClass:[DBXDropboxTeamClient class]];
}

+ (void)setAuthorizedTeamClient:(DBXDropboxTeamClient *)client {
    [self setClient:client ofKind:DropboxManagedClientTeam key:DBXTeamKey];
}

+ (DBXDropboxClient *)authorizedBackgroundClient {
    return [self clientOfKind:DropboxManagedClientBackground
                          key:DBXBackgroundKey
                  objectClass:[DBXDropboxClient class]];
}

+ (void)setAuthorizedBackgroundClient:(DBXDropboxClient *)client {
    [self setClient:client ofKind:DropboxManagedClientBackground key:DBXBackgroundKey];
}

+ (NSDictionary<NSString *, DBXDropboxClient *> *)authorizedExtensionBackgroundClient {
    @synchronized([DBXDropboxClientsManager class]) {
        DBXExtensionClients *collector = DB_AUTORELEASE([[DBXExtensionClients alloc] init]);
        collector->_clients = [[NSMutableDictionary alloc] init];
        DropboxManagerVisitExtensionClients(DB_UNRETAINED_POINTER(collector), DBXCollectExtensionClient);
        return DB_AUTORELEASE([collector->_clients copy]);
    }
}

+ (void)setAuthorizedExtensionBackgroundClient:(NSDictionary<NSString *, DBXDropboxClient *> *)clients {
    NSMutableArray<NSString *> *identifiers = [NSMutableArray array];
    for (NSString *identifier in clients) {
        id client = [clients objectForKey:identifier];
        if (DBCString(identifier) != NULL && [client isKindOfClass:[DBXDropboxClient class]]) [identifiers addObject:identifier];
    }
    long count = (long)[identifiers count];
    const char **names = calloc((size_t)count + 1, sizeof *names);
    DropboxClientRef *references = calloc((size_t)count + 1, sizeof *references);
    if (names == NULL || references == NULL) count = 0;
    @synchronized([DBXDropboxClientsManager class]) {
        for (long index = 0; index < count; index++) {
            NSString *identifier = [identifiers objectAtIndex:(NSUInteger)index];
            DBXDropboxClient *client = [clients objectForKey:identifier];
            names[index] = DBCString(identifier);
            references[index] = [[client transportClient] dropboxClient];
            [knownClients setObject:client forKey:DBXExtensionKey(identifier)];
        }
        DropboxManagerSetExtensionClients(names, references, count);
    }
    free(names);
    free(references);
}

// MARK: Accounts

+ (void)reauthorizeClient:(NSString *)tokenUid {
    DropboxManagerReauthorize(DropboxManagedClientUser, DBRequiredCString(tokenUid), NULL, NULL);
}

+ (void)reauthorizeTeamClient:(NSString *)tokenUid {
    DropboxManagerReauthorize(DropboxManagedClientTeam, DBRequiredCString(tokenUid), NULL, NULL);
}

+ (void)reauthorizeBackgroundClient:(NSString *)tokenUid
                requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    void *context = DBXReconnectionContext(requestsToReconnect);
    BOOL reconnects = DropboxManagerReauthorize(
        DropboxManagedClientBackground, DBRequiredCString(tokenUid), context, DBXReconnectTransfers);
    if (!reconnects) DBReleaseBlockContext(context);
}

+ (void)unlinkClients {
    DropboxManagerUnlink();
}

+ (void)resetClients {
    DropboxManagerReset();
}

// MARK: Sign-in

+ (BOOL)handleRedirectURL:(NSURL *)url
    includeBackgroundClient:(BOOL)includeBackgroundClient
                 completion:(void (^)(DBXDropboxOAuthResult *))completion {
    return [self handleRedirectURL:url
                 includeBackgroundClient:includeBackgroundClient
                         transportClient:nil
        backgroundSessionTransportClient:nil
                    sessionConfiguration:nil
          backgroundSessionConfiguration:nil
                              completion:completion];
}

+ (BOOL)handleRedirectURL:(NSURL *)url
             includeBackgroundClient:(BOOL)includeBackgroundClient
                     transportClient:(DBXDropboxTransportClient *)transportClient
    backgroundSessionTransportClient:(DBXDropboxTransportClient *)backgroundSessionTransportClient
                sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
      backgroundSessionConfiguration:(DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
                          completion:(void (^)(DBXDropboxOAuthResult *))completion {
    DropboxManagerRedirectOptions options = {
        .includesBackgroundClient = includeBackgroundClient,
        .client = [transportClient dropboxClient],
        .backgroundClient = [backgroundSessionTransportClient dropboxClient],
    };
    return [self handleRedirectURL:url
                           options:options
                           session:sessionConfiguration
                 backgroundSession:backgroundSessionConfiguration
                        completion:completion];
}

+ (BOOL)handleRedirectURLTeam:(NSURL *)url
              transportClient:(DBXDropboxTransportClient *)transportClient
         sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
                   completion:(void (^)(DBXDropboxOAuthResult *))completion {
    DropboxManagerRedirectOptions options = {.isTeam = true, .client = [transportClient dropboxClient]};
    return [self handleRedirectURL:url
                           options:options
                           session:sessionConfiguration
                 backgroundSession:nil
                        completion:completion];
}

+ (BOOL)handleRedirectURL:(NSURL *)url
                  options:(DropboxManagerRedirectOptions)options
                  session:(DBXNetworkSessionConfiguration *)session
        backgroundSession:(DBXNetworkSessionConfiguration *)backgroundSession
               completion:(void (^)(DBXDropboxOAuthResult *))completion {
    DropboxSessionOptions sessionOptions = {0}, backgroundOptions = {0};
    if (session != nil) {
        sessionOptions = [session dropboxOptions];
        options.session = &sessionOptions;
    }
    if (backgroundSession != nil) {
        backgroundOptions = [backgroundSession dropboxOptions];
        options.backgroundSession = &backgroundOptions;
    }
    void *context = DBCompletionContext((id)completion, NULL, DBXOAuthResultFromBridge);
    return DropboxManagerHandleRedirect(
        DBURLString(url), &options, context, DBCompletionCallback);
}

// MARK: Background sessions

+ (void)handleEventsForBackgroundURLSessionWith:(NSString *)identifier
                                  creationInfos:(NSArray<DBXBackgroundExtensionSessionCreationInfo *> *)creationInfos
                              completionHandler:(void (^)(void))completionHandler
                            requestsToReconnect:
                                (void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    [self handleEvents:identifier
                  tokenUid:nil
             creationInfos:creationInfos
         completionHandler:completionHandler
       requestsToReconnect:requestsToReconnect];
}

+ (void)handleEventsForBackgroundURLSessionMultiUserWith:(NSString *)identifier
                                                tokenUid:(NSString *)tokenUid
                                           creationInfos:
                                               (NSArray<DBXBackgroundExtensionSessionCreationInfo *> *)creationInfos
                                       completionHandler:(void (^)(void))completionHandler
                                     requestsToReconnect:
                                         (void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    [self handleEvents:identifier
                  tokenUid:tokenUid
             creationInfos:creationInfos
         completionHandler:completionHandler
       requestsToReconnect:requestsToReconnect];
}

+ (void)handleEvents:(NSString *)identifier
               tokenUid:(NSString *)tokenUid
          creationInfos:(NSArray<DBXBackgroundExtensionSessionCreationInfo *> *)creationInfos
      completionHandler:(void (^)(void))completionHandler
    requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    long count = (long)[creationInfos count];
    DropboxExtensionSession *extensions = calloc((size_t)count + 1, sizeof *extensions);
    DropboxSessionOptions *options = calloc((size_t)count + 1, sizeof *options);
    if (extensions == NULL || options == NULL) count = 0;
    for (long index = 0; index < count; index++) {
        extensions[index] =
            [[creationInfos objectAtIndex:(NSUInteger)index] dropboxSessionWithOptions:&options[index]];
    }
    DropboxClosure completion;
    DBSetClosure(&completion, completionHandler);
    void *context = DBXReconnectionContext(requestsToReconnect);
    BOOL reconnects = DropboxManagerHandleEvents(
        DBRequiredCString(identifier), DBCString(tokenUid), extensions, count, completion, context,
        DBXReconnectTransfers);
    if (!reconnects) DBReleaseBlockContext(context);
    free(extensions);
    free(options);
}

// MARK: Log

// The block that the app has set, which the manager calls through a holder of its own.
static id logBlock;

+ (void (^)(DBXLogLevel, NSString *))loggingClosure {
    @synchronized([DBXDropboxClientsManager class]) {
        return logBlock;
    }
}

+ (void)setLoggingClosure:(void (^)(DBXLogLevel, NSString *))loggingClosure {
    DropboxLogFunction function = {0};
    id copy = nil;
    if (loggingClosure != nil) {
        copy = (id)DB_COPY_BLOCK(loggingClosure);
        function.context = DBBlockContext(copy);
        function.log = DBXCallLog;
        function.release = DBReleaseBlockContext;
    }
    id former;
    @synchronized([DBXDropboxClientsManager class]) {
        former = logBlock;
        logBlock = copy;
        DropboxManagerSetLog(function);
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
}

+ (void)log:(DBXLogLevel)level :(NSString *)message {
    DropboxManagerLog(level, DBRequiredCString(message));
}

+ (void)logBackgroundSession:(NSString *)message {
    DropboxManagerLog(DropboxManagerGetBackgroundSessionLogLevel(), DBRequiredCString(message));
}

+ (void)logBackgroundSession:(DBXLogLevel)level :(NSString *)message {
    DropboxManagerLog(level, DBRequiredCString(message));
}

+ (NSString *)sdkVersion {
    return DBStringFromCopy(DropboxCopyVersion());
}

@end
