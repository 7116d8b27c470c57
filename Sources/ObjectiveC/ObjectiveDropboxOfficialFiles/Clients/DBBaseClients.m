#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBAccessTokenProvider.h>
#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportClientProtocol.h>
#import <objc/runtime.h>

#import "../Private/DBBaseClient+Private.h"

// The headers of the namespaces declare the routes of clients, such as `filesRoutes`. Their getters are added when they
// are called for the first time, so that a program doesn't need the namespaces that it doesn't use.

/// Returns the routes that a getter returns, or `Nil` for other selectors: `DBFILESUserAuthRoutes` for
/// `filesRoutes`.
static Class DBRoutesClass(SEL selector, NSString *owner) {
    NSString *name = NSStringFromSelector(selector);
    if (owner == nil || ![name hasSuffix:@"Routes"]) return Nil;
    NSString *space = [[name substringToIndex:[name length] - [@"Routes" length]] uppercaseString];
    return NSClassFromString([NSString stringWithFormat:@"DB%@%@AuthRoutes", space, owner]);
}

/// The getter of the routes.
static id DBRoutes(DBBaseClient *self, SEL selector) {
    Class routes = DBRoutesClass(selector, [[self class] dbRoutesOwner]);
    return DB_AUTORELEASE([[routes alloc] init:[self transportClient]]);
}

@implementation DBBaseClient

+ (NSString *)dbRoutesOwner {
    return nil;
}

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    BOOL isAdded = DBRoutesClass(selector, [self dbRoutesOwner]) != Nil && DBAddImplementation(self, selector, (IMP)DBRoutes, "@@:");
    return isAdded || [super resolveInstanceMethod:selector];
}

- (instancetype)initWithTransportClient:(id<DBTransportClient>)client {
    self = [super init];
    if (self != nil) _client = DB_RETAIN(client);
    return self;
}

- (void)dealloc {
    DB_RELEASE(_client);
    DB_SUPER_DEALLOC;
}

- (id<DBTransportClient>)transportClient {
    return _client;
}

@end

@implementation DBUserBaseClient

+ (NSString *)dbRoutesOwner {
    return @"User";
}

@end

@implementation DBTeamBaseClient

+ (NSString *)dbRoutesOwner {
    return @"Team";
}

@end

@implementation DBAppBaseClient

+ (NSString *)dbRoutesOwner {
    return @"App";
}

@end

// MARK: - Tokens

/// What clients of users and teams have in common. Their headers declare these methods.
@implementation DBBaseClient (Tokens)

- (instancetype)initWithAccessToken:(NSString *)accessToken {
    return [self initWithAccessToken:accessToken transportConfig:nil];
}

- (instancetype)initWithAccessToken:(NSString *)accessToken
                    transportConfig:(DBTransportDefaultConfig *)transportConfig {
    return [self initWithAccessToken:accessToken tokenUid:nil transportConfig:transportConfig];
}

- (instancetype)initWithAccessToken:(NSString *)accessToken
                           tokenUid:(NSString *)tokenUid
                    transportConfig:(DBTransportDefaultConfig *)transportConfig {
    DBTransportDefaultClient *client = [[DBTransportDefaultClient alloc] initWithAccessToken:accessToken
                                                                                    tokenUid:tokenUid
                                                                             transportConfig:transportConfig];
    self = [self initWithTransportClient:client];
    DB_RELEASE(client);
    return self;
}

- (instancetype)initWithAccessTokenProvider:(id<DBAccessTokenProvider>)accessTokenProvider
                                   tokenUid:(NSString *)tokenUid
                            transportConfig:(DBTransportDefaultConfig *)transportConfig {
    DBTransportDefaultClient *client = [[DBTransportDefaultClient alloc]
        initWithAccessTokenProvider:accessTokenProvider
                           tokenUid:tokenUid
                    transportConfig:(DBTransportBaseConfig *_Nonnull)transportConfig];
    self = [self initWithTransportClient:client];
    DB_RELEASE(client);
    return self;
}

- (instancetype)initWithAccessToken:(DBAccessToken *)accessToken
                       oauthManager:(DBOAuthManager *)oauthManager
                    transportConfig:(DBTransportDefaultConfig *)transportConfig {
    DBTransportDefaultClient *client = [[DBTransportDefaultClient alloc] initWithToken:accessToken
                                                                          oauthManager:oauthManager
                                                                       transportConfig:transportConfig];
    self = [self initWithTransportClient:client];
    DB_RELEASE(client);
    return self;
}

- (DBTransportDefaultClient *)defaultClient {
    return (DBTransportDefaultClient *)[self transportClient];
}

- (NSString *)tokenUid {
    return [self defaultClient].tokenUid;
}

- (NSString *)accessToken {
    return [[self defaultClient] accessToken];
}

- (BOOL)isAuthorized {
    return [self accessToken] != nil;
}

@end
