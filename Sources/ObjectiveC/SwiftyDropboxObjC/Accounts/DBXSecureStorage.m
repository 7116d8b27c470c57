#import "../Private/DBXSignIn.h"
#import "../Private/DBXTokens.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>

@interface DBXSecureStorageAccessImpl ()

/// Creates an object that takes over a store of the bridge.
- (instancetype)initWithTokenStore:(DropboxTokenStoreRef)store;

- (DropboxTokenStoreRef)tokenStore;

@end

/// Adds the token to the array that `context` points to.
static void DBXAddToken(void *context, const DropboxToken *token) {
    NSMutableArray *tokens = DB_UNRETAINED_OBJECT(context);
    [tokens addObject:DBXTokenFromBridge(token)];
}

NSArray<DBXDropboxAccessToken *> *DBXStoredTokens(DropboxTokenStoreRef store) {
    NSMutableArray<DBXDropboxAccessToken *> *tokens = [NSMutableArray array];
    DropboxTokenStoreVisitAll(store, DB_UNRETAINED_POINTER(tokens), DBXAddToken);
    return tokens;
}

@implementation DBXSecureStorageAccessImpl

- (instancetype)initWithTokenStore:(DropboxTokenStoreRef)store {
    self = [super init];
    if (self) {
        _storage = store;
    } else {
        DropboxRelease(store);
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_storage);
    DB_SUPER_DEALLOC;
}

- (DropboxTokenStoreRef)tokenStore {
    return (DropboxTokenStoreRef)_storage;
}

- (void)checkAccessibilityMigrationOneTime {
    DropboxTokenStoreMigrate([self tokenStore]);
}

- (BOOL)setAccessTokenDataFor:(NSString *)userId data:(NSData *)data {
    const char *uid = DBCString(userId);
    if (uid == NULL || *uid == '\0' || [DBObjectOfClass(data, [NSData class]) length] == 0) return NO;
    return DropboxTokenStoreAddData([self tokenStore], uid, [data bytes], [data length]);
}

- (NSArray<NSString *> *)getAllUserIds {
    NSMutableArray<NSString *> *uids = [NSMutableArray array];
    for (DBXDropboxAccessToken *token in DBXStoredTokens([self tokenStore])) [uids addObject:token.uid];
    return uids;
}

- (DBXDropboxAccessToken *)getDropboxAccessTokenFor:(NSString *)key {
    NSMutableArray<DBXDropboxAccessToken *> *tokens = [NSMutableArray array];
    const char *uid = DBCString(key);
    if (uid != NULL) DropboxTokenStoreVisit([self tokenStore], uid, DB_UNRETAINED_POINTER(tokens), DBXAddToken);
    return [tokens firstObject];
}

- (BOOL)deleteInfoFor:(NSString *)key {
    const char *uid = DBCString(key);
    return uid != NULL && DropboxTokenStoreRemove([self tokenStore], uid);
}

- (BOOL)deleteInfoForAllKeys {
    return DropboxTokenStoreRemoveAll([self tokenStore]);
}

@end

@implementation DBXSecureStorageAccessDefaultImpl

- (instancetype)init {
    return [super initWithTokenStore:DropboxTokenStoreCreate()];
}

+ (instancetype)new {
    return [[self alloc] init];
}

@end

// MARK: - Stores of the app

static id<DBXSecureStorageAccess> DBXStorage(void *context) {
    return DB_UNRETAINED_OBJECT(context);
}

static void DBXReleaseStorage(void *context) {
    @autoreleasepool {
        (void)DB_TRANSFERRED_OBJECT(context);
    }
}

static void DBXMigrateStorage(void *context) {
    @autoreleasepool {
        [DBXStorage(context) checkAccessibilityMigrationOneTime];
    }
}

static bool DBXStoreToken(void *context, const char *uid, const void *bytes, size_t length) {
    @autoreleasepool {
        return [DBXStorage(context) setAccessTokenDataFor:[NSString stringWithUTF8String:uid]
                                                     data:[NSData dataWithBytes:bytes length:length]];
    }
}

static void DBXVisitAccounts(void *context, void *visitor, void (*visit)(void *visitor, const char *uid)) {
    @autoreleasepool {
        for (NSString *uid in [DBXStorage(context) getAllUserIds]) visit(visitor, DBRequiredCString(uid));
    }
}

static void DBXVisitToken(void *context, const char *uid, void *visitor, DropboxTokenVisitor visit) {
    @autoreleasepool {
        DBXDropboxAccessToken *token =
            [DBXStorage(context) getDropboxAccessTokenFor:[NSString stringWithUTF8String:uid]];
        if (token == nil) return;
        DropboxToken value = DBXTokenForBridge(token);
        visit(visitor, &value);
    }
}

static bool DBXRemoveToken(void *context, const char *uid) {
    @autoreleasepool {
        return [DBXStorage(context) deleteInfoFor:[NSString stringWithUTF8String:uid]];
    }
}

static bool DBXRemoveAllTokens(void *context) {
    @autoreleasepool {
        return [DBXStorage(context) deleteInfoForAllKeys];
    }
}

DropboxTokenStoreRef DBXCreateTokenStore(id<DBXSecureStorageAccess> storage) {
    if (storage == nil) return NULL;
    if ([(NSObject *)storage isKindOfClass:[DBXSecureStorageAccessImpl class]]) {
        return DropboxRetain([(DBXSecureStorageAccessImpl *)storage tokenStore]);
    }
    DropboxTokenStoreCallbacks callbacks = {
        .context = DB_RETAINED_POINTER((NSObject *)storage),
        .release = DBXReleaseStorage,
        .migrate = DBXMigrateStorage,
        .store = DBXStoreToken,
        .visitAccounts = DBXVisitAccounts,
        .visitToken = DBXVisitToken,
        .remove = DBXRemoveToken,
        .removeAll = DBXRemoveAllTokens,
    };
    return DropboxTokenStoreCreateWithCallbacks(&callbacks);
}
