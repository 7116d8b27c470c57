#import "../Private/DBXSignIn.h"
#import "../Private/DBXTokens.h"

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

NSArray<DBXDropboxAccessToken *> *DBXStoredTokens(DropboxTokenStoreRef store, NSString *uid) {
    NSMutableArray<DBXDropboxAccessToken *> *tokens = [NSMutableArray array];
    DropboxTokenStoreVisit(store, [uid UTF8String], DB_UNRETAINED_POINTER(tokens), DBXAddToken);
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
    if (userId == nil || data == nil) return NO;
    return DropboxTokenStoreAddData([self tokenStore], [userId UTF8String], [data bytes], [data length]);
}

- (NSArray<NSString *> *)getAllUserIds {
    NSMutableArray<NSString *> *uids = [NSMutableArray array];
    for (DBXDropboxAccessToken *token in DBXStoredTokens([self tokenStore], nil)) [uids addObject:token.uid];
    return uids;
}

- (DBXDropboxAccessToken *)getDropboxAccessTokenFor:(NSString *)key {
    return key == nil ? nil : [DBXStoredTokens([self tokenStore], key) firstObject];
}

- (BOOL)deleteInfoFor:(NSString *)key {
    return key != nil && DropboxTokenStoreRemove([self tokenStore], [key UTF8String]);
}

- (BOOL)deleteInfoForAllKeys {
    return DropboxTokenStoreRemove([self tokenStore], NULL);
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
        for (NSString *uid in [DBXStorage(context) getAllUserIds]) visit(visitor, [uid UTF8String]);
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
