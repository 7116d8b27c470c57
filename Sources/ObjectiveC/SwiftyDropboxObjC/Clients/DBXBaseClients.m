#import "../Private/DBXPrivate.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <objc/runtime.h>

// The headers of the namespaces declare the routes of clients, such as `files`. Their getters and setters are added when
// they are called for the first time, so that a program doesn't need the namespaces that it doesn't use.

/// A client with routes.
@protocol DBXRoutesOwner <NSObject>
- (DBXDropboxTransportClient *)transportClient;
- (NSMutableDictionary<NSString *, id> *)routesByName;
@end

/// Returns the class with the routes of a property, or `Nil`: `DBXFilesRoutes` for `files`.
static Class DBXRoutesClass(NSString *property, NSString *suffix) {
    if ([property length] == 0) return Nil;
    NSString *first = [[property substringToIndex:1] uppercaseString];
    NSString *name = [NSString stringWithFormat:@"DBX%@%@%@", first, [property substringFromIndex:1], suffix];
    Class routes = NSClassFromString(name);
    return [routes isSubclassOfClass:[DBXBaseRoutes class]] ? routes : Nil;
}

static id DBXGetRoutes(id<DBXRoutesOwner> self, SEL selector, NSString *suffix) {
    NSString *property = NSStringFromSelector(selector);
    NSMutableDictionary *known = [self routesByName];
    @synchronized(known) {
        id routes = [known objectForKey:property];
        if (routes == nil) {
            DBXDropboxTransportClient *client = [self transportClient];
            routes = DB_AUTORELEASE([[DBXRoutesClass(property, suffix) alloc] initWithTransportClient:client]);
            if (routes != nil) [known setObject:routes forKey:property];
        }
        return DB_AUTORELEASE(DB_RETAIN(routes));
    }
}

static id DBXGetUserRoutes(id<DBXRoutesOwner> self, SEL selector) {
    return DBXGetRoutes(self, selector, @"Routes");
}

static id DBXGetAppRoutes(id<DBXRoutesOwner> self, SEL selector) {
    return DBXGetRoutes(self, selector, @"AppAuthRoutes");
}

/// Returns the property that a selector sets, or `nil`: `files` for `setFiles:`.
static NSString *DBXSetProperty(SEL selector) {
    NSString *name = NSStringFromSelector(selector);
    if ([name length] < 5 || ![name hasPrefix:@"set"] || ![name hasSuffix:@":"]) return nil;
    NSString *first = [[name substringWithRange:NSMakeRange(3, 1)] lowercaseString];
    return [first stringByAppendingString:[name substringWithRange:NSMakeRange(4, [name length] - 5)]];
}

static void DBXSetRoutes(id<DBXRoutesOwner> self, SEL selector, id routes) {
    NSMutableDictionary *known = [self routesByName];
    NSString *property = DBXSetProperty(selector);
    @synchronized(known) {
        // Without routes of the app, the client creates its own.
        if (routes == nil) {
            [known removeObjectForKey:property];
        } else {
            [known setObject:routes forKey:property];
        }
    }
}

/// Adds the getter or the setter of a namespace's routes to a class. Returns `NO` for other selectors.
static BOOL DBXAddRoutesMethod(Class base, SEL selector, BOOL isForApps) {
    NSString *suffix = isForApps ? @"AppAuthRoutes" : @"Routes";
    NSString *property = DBXSetProperty(selector);
    if (property != nil) {
        return DBXRoutesClass(property, suffix) != Nil && DBAddImplementation(base, selector, (IMP)DBXSetRoutes, "v@:@");
    }
    if (DBXRoutesClass(NSStringFromSelector(selector), suffix) == Nil) return NO;
    return DBAddImplementation(base, selector, isForApps ? (IMP)DBXGetAppRoutes : (IMP)DBXGetUserRoutes, "@@:");
}

@implementation DBXDropboxBase

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBXAddRoutesMethod([DBXDropboxBase class], selector, NO) || [super resolveInstanceMethod:selector];
}

- (instancetype)initWithClient:(DBXDropboxTransportClient *)client {
    self = [super init];
    if (self) {
        _client = DB_RETAIN(client);
        _routes = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_client);
    DB_RELEASE(_routes);
    DB_SUPER_DEALLOC;
}

- (DBXDropboxTransportClient *)transportClient {
    return _client;
}

- (NSMutableDictionary<NSString *, id> *)routesByName {
    return _routes;
}

@end

@implementation DBXDropboxTeamBase

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBXAddRoutesMethod([DBXDropboxTeamBase class], selector, NO) || [super resolveInstanceMethod:selector];
}

- (instancetype)initWithClient:(DBXDropboxTransportClient *)client {
    self = [super init];
    if (self) {
        _client = DB_RETAIN(client);
        _routes = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_client);
    DB_RELEASE(_routes);
    DB_SUPER_DEALLOC;
}

- (DBXDropboxTransportClient *)transportClient {
    return _client;
}

- (NSMutableDictionary<NSString *, id> *)routesByName {
    return _routes;
}

@end

@implementation DBXDropboxAppBase

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBXAddRoutesMethod([DBXDropboxAppBase class], selector, YES) || [super resolveInstanceMethod:selector];
}

- (instancetype)initWithClient:(DBXDropboxTransportClient *)client {
    self = [super init];
    if (self) {
        _client = DB_RETAIN(client);
        _routes = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_client);
    DB_RELEASE(_routes);
    DB_SUPER_DEALLOC;
}

- (DBXDropboxTransportClient *)transportClient {
    return _client;
}

- (NSMutableDictionary<NSString *, id> *)routesByName {
    return _routes;
}

@end
