#import <string.h>

#import "../Private/DBBridgeStrings.h"
#import "../Private/DBOAuthManager+Private.h"
#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>

@implementation DBBridgeTokenProvider

- (instancetype)initWithProvider:(DropboxTokenProviderRef)provider {
    self = [super init];
    if (self != nil) _provider = provider;
    return self;
}

- (void)dealloc {
    DropboxRelease(_provider);
    DB_SUPER_DEALLOC;
}

- (DropboxTokenProviderRef)dropboxProvider {
    return _provider;
}

- (NSString *)accessToken {
    return DBStringByTaking(DropboxTokenProviderCopyAccessToken(_provider));
}

- (void)refreshAccessTokenIfNecessary:(DBOAuthCompletion)completion {
    void *context = DBContextOfCompletion(completion);
    DropboxTokenProviderRefresh(_provider, context, DBCompletionCallback);
}

@end

// MARK: Providers of the app

/// A completion of the bridge, which a provider of the app calls.
@interface DBProviderCompletion : NSObject {
@private
    DropboxTokenCompletionRef _completion;
}
- (instancetype)initWithCompletion:(DropboxTokenCompletionRef)completion;
- (void)completeWithResult:(DBOAuthResult *)result;
@end

@implementation DBProviderCompletion

- (instancetype)initWithCompletion:(DropboxTokenCompletionRef)completion {
    self = [super init];
    if (self != nil) _completion = completion;
    return self;
}

/// Completes with the current token if the provider never called its completion block.
- (void)dealloc {
    if (_completion != NULL) DropboxTokenCompletionCall(_completion, NULL);
    DB_SUPER_DEALLOC;
}

- (void)completeWithResult:(DBOAuthResult *)result {
    DropboxTokenCompletionRef completion;
    @synchronized(self) {
        completion = _completion;
        _completion = NULL;
    }
    if (completion == NULL) return;
    if (result == nil) {
        DropboxTokenCompletionCall(completion, NULL);
        return;
    }
    DropboxToken token = {"", "", NULL, 0};
    if ([result isSuccess]) token = DBTokenForBridge(result.accessToken);
    NSString *code = [result isError] ? DBOAuthErrorCode(result.errorType) : nil;
    DropboxOAuthResultValue value = {
        .kind = [result isSuccess] ? DropboxOAuthResultSuccess
                : [result isCancel] ? DropboxOAuthResultCancel
                                    : DropboxOAuthResultError,
        .token = &token,
        .error = DBCString(code),
        .errorDescription = DBCString(result.errorDescription),
    };
    DropboxTokenCompletionCall(completion, &value);
}

@end

static void DBReleaseProvider(void *context) {
    @autoreleasepool {
        (void)DB_TRANSFERRED_OBJECT(context);
    }
}

static char *DBCopyProviderToken(void *context) {
    @autoreleasepool {
        id<DBAccessTokenProvider> provider = DB_UNRETAINED_OBJECT(context);
        const char *token = DBCString(provider.accessToken);
        return token == NULL ? NULL : strdup(token);
    }
}

static void DBRefreshProvider(void *context, DropboxTokenCompletionRef completion) {
    @autoreleasepool {
        id<DBAccessTokenProvider> provider = DB_UNRETAINED_OBJECT(context);
        DBProviderCompletion *holder = [[DBProviderCompletion alloc] initWithCompletion:completion];
#if __has_feature(objc_arc)
        [provider refreshAccessTokenIfNecessary:^(DBOAuthResult *result) {
          [holder completeWithResult:result];
        }];
#else
        // Blocks don't retain objects with this runtime, so the block releases the holder.
        [provider refreshAccessTokenIfNecessary:^(DBOAuthResult *result) {
          [holder completeWithResult:result];
          [holder release];
        }];
#endif
    }
}

id<DBAccessTokenProvider> DBUsableTokenProvider(id provider) {
    BOOL isUsable = [provider respondsToSelector:@selector(accessToken)] &&
                    [provider respondsToSelector:@selector(refreshAccessTokenIfNecessary:)];
    return isUsable ? provider : nil;
}

DropboxTokenProviderRef DBCreateTokenProvider(id<DBAccessTokenProvider> provider) {
    if (provider == nil) return NULL;
    if ([provider isKindOfClass:[DBBridgeTokenProvider class]]) {
        return DropboxRetain([(DBBridgeTokenProvider *)provider dropboxProvider]);
    }
    DropboxTokenProviderCallbacks callbacks = {
        .context = DB_RETAINED_POINTER(provider),
        .release = DBReleaseProvider,
        .copyAccessToken = DBCopyProviderToken,
        .refresh = DBRefreshProvider,
    };
    return DropboxTokenProviderCreateWithCallbacks(&callbacks);
}

id<DBAccessTokenProvider> DBTokenProviderByTaking(DropboxTokenProviderRef provider) {
    return provider == NULL ? nil : DB_AUTORELEASE([[DBBridgeTokenProvider alloc] initWithProvider:provider]);
}
