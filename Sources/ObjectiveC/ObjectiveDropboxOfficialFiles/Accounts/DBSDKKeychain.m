#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>

#import "../Private/DBBridgeStrings.h"
#import "../Private/DBSDKKeychain+Private.h"
#import "../Private/DBTask+Private.h"
#import "../Private/DBTransportClient+Private.h"

/// Adds a token to the array that `context` points to.
static void DBAddToken(void *context, const DropboxToken *token) {
    NSMutableArray *tokens = DB_UNRETAINED_OBJECT(context);
    [tokens addObject:DBTokenFromBridge(token)];
}

/// The result of a migration, which calls the block of the app on a queue.
@interface DBMigrationResult : NSObject {
@private
    DBTokenMigrationResponseBlock _responseBlock;
    NSOperationQueue *_queue;
    BOOL _shouldRetry;
    BOOL _invalidAppKeyOrSecret;
    NSArray<NSArray<NSString *> *> *_tokens;
}
- (instancetype)initWithBlock:(DBTokenMigrationResponseBlock)responseBlock queue:(NSOperationQueue *)queue;
- (void)finishWithRetry:(BOOL)shouldRetry invalidApp:(BOOL)invalidApp tokens:(NSArray<NSArray<NSString *> *> *)tokens;
@end

@implementation DBMigrationResult

- (instancetype)initWithBlock:(DBTokenMigrationResponseBlock)responseBlock queue:(NSOperationQueue *)queue {
    self = [super init];
    if (self != nil) {
        if (responseBlock != nil) _responseBlock = DB_COPY_BLOCK(responseBlock);
        _queue = DB_RETAIN(queue);
    }
    return self;
}

- (void)dealloc {
    if (_responseBlock != nil) DB_RELEASE_BLOCK(_responseBlock);
    DB_RELEASE(_queue);
    DB_RELEASE(_tokens);
    DB_SUPER_DEALLOC;
}

- (void)finishWithRetry:(BOOL)shouldRetry invalidApp:(BOOL)invalidApp tokens:(NSArray<NSArray<NSString *> *> *)tokens {
    _shouldRetry = shouldRetry;
    _invalidAppKeyOrSecret = invalidApp;
    _tokens = [tokens copy];
    DBPerformOnQueue(_queue, self, @selector(deliver:), nil);
}

- (void)deliver:(id)ignored {
    if (_responseBlock != nil) _responseBlock(_shouldRetry, _invalidAppKeyOrSecret, _tokens);
}

@end

static void DBFinishMigration(
    void *context, bool shouldRetry, bool invalidAppKeyOrSecret, const char *const *strings, long count) {
    @autoreleasepool {
        NSMutableArray<NSArray<NSString *> *> *tokens = [NSMutableArray array];
        for (long token = 0; token < count; token++) {
            NSMutableArray<NSString *> *values = [NSMutableArray array];
            for (long index = 0; index < 4; index++) {
                NSString *value = DBStringFromC(strings[4 * token + index]);
                [values addObject:value != nil ? value : @""];
            }
            [tokens addObject:values];
        }
        DBMigrationResult *result = DB_TRANSFERRED_OBJECT(context);
        [result finishWithRetry:shouldRetry invalidApp:invalidAppKeyOrSecret tokens:tokens];
    }
}

@implementation DBSDKKeychain

+ (BOOL)storeAccessToken:(DBAccessToken *)accessToken {
    DropboxToken token = DBTokenForBridge(accessToken);
    return DropboxTokenStoreAdd(NULL, &token);
}

+ (DBAccessToken *)retrieveTokenWithUid:(NSString *)uid {
    NSMutableArray<DBAccessToken *> *tokens = [NSMutableArray array];
    const char *account = DBCString(uid);
    if (account != NULL) DropboxTokenStoreVisit(NULL, account, DB_UNRETAINED_POINTER(tokens), DBAddToken);
    return [tokens firstObject];
}

+ (NSArray<NSString *> *)retrieveAllTokenIds {
    NSMutableArray<NSString *> *uids = [NSMutableArray array];
    NSMutableArray<DBAccessToken *> *tokens = [NSMutableArray array];
    DropboxTokenStoreVisitAll(NULL, DB_UNRETAINED_POINTER(tokens), DBAddToken);
    for (DBAccessToken *token in tokens) [uids addObject:token.uid];
    return uids;
}

+ (BOOL)deleteTokenWithUid:(NSString *)uid {
    const char *account = DBCString(uid);
    return account != NULL && DropboxTokenStoreRemove(NULL, account);
}

+ (BOOL)clearAllTokens {
    return DropboxTokenStoreRemoveAll(NULL);
}

+ (BOOL)checkAndPerformV1TokenMigration:(DBTokenMigrationResponseBlock)responseBlock
                                  queue:(NSOperationQueue *)queue
                                 appKey:(NSString *)appKey
                              appSecret:(NSString *)appSecret {
    DBTransportDefaultConfig *config = [[DBTransportDefaultConfig alloc] initWithAppKey:appKey
                                                                              appSecret:appSecret
                                                                              userAgent:nil
                                                                          delegateQueue:nil
                                                                 forceForegroundSession:YES];
    BOOL isStarted = [self migrateV1TokensWithConfig:config queue:queue responseBlock:responseBlock];
    DB_RELEASE(config);
    return isStarted;
}

@end

@implementation DBSDKKeychain (Private)

+ (BOOL)migrateV1TokensWithConfig:(DBTransportDefaultConfig *)config
                            queue:(NSOperationQueue *)queue
                    responseBlock:(DBTokenMigrationResponseBlock)responseBlock {
    DBMigrationResult *result = [[DBMigrationResult alloc] initWithBlock:responseBlock queue:queue];
    void *context = DB_RETAINED_POINTER(result);
    __block BOOL isStarted = NO;
    [config withOptions:^(const DropboxClientOptions *options) {
      isStarted = DropboxMigrateOAuth1Tokens(options, context, DBFinishMigration);
    }];
    if (!isStarted) (void)DB_TRANSFERRED_OBJECT(context);
    DB_RELEASE(result);
    return isStarted;
}

@end
