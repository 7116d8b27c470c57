#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportClientProtocol.h>
#import <objc/runtime.h>

#import "../Private/DBTransportClient+Private.h"

// The headers of the namespaces declare the routes of clients, such as `filesRoutes`. Their getters are added when they
// are called for the first time, so that a program doesn't need the namespaces that it doesn't use.

/// Returns the routes that a getter returns, or `Nil` for other selectors: `DBFILESUserAuthRoutes` for
/// `filesRoutes`.
static Class DBRoutesClass(SEL selector, NSString *owner) {
    NSString *name = NSStringFromSelector(selector);
    if (![name hasSuffix:@"Routes"]) return Nil;
    NSString *space = [[name substringToIndex:[name length] - [@"Routes" length]] uppercaseString];
    return NSClassFromString([NSString stringWithFormat:@"DB%@%@AuthRoutes", space, owner]);
}

static id DBRoutes(SEL selector, NSString *owner, id<DBTransportClient> client) {
    return DB_AUTORELEASE([[DBRoutesClass(selector, owner) alloc] init:client]);
}

static BOOL DBAddRoutes(Class base, SEL selector, NSString *owner, IMP getter) {
    return DBRoutesClass(selector, owner) != Nil && DBAddImplementation(base, selector, getter, "@@:");
}

static id DBUserRoutes(DBUserBaseClient *self, SEL selector) {
    return DBRoutes(selector, @"User", [self transportClient]);
}

static id DBTeamRoutes(DBTeamBaseClient *self, SEL selector) {
    return DBRoutes(selector, @"Team", [self transportClient]);
}

static id DBAppRoutes(DBAppBaseClient *self, SEL selector) {
    return DBRoutes(selector, @"App", [self transportClient]);
}

@implementation DBUserBaseClient

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBAddRoutes([DBUserBaseClient class], selector, @"User", (IMP)DBUserRoutes) ||
           [super resolveInstanceMethod:selector];
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

@implementation DBTeamBaseClient

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBAddRoutes([DBTeamBaseClient class], selector, @"Team", (IMP)DBTeamRoutes) ||
           [super resolveInstanceMethod:selector];
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

@implementation DBAppBaseClient

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBAddRoutes([DBAppBaseClient class], selector, @"App", (IMP)DBAppRoutes) ||
           [super resolveInstanceMethod:selector];
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
