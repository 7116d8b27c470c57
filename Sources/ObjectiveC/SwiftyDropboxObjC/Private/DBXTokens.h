#import <CDropboxBridge.h>
#import <SwiftyDropboxObjC/DBXAccessToken.h>

NS_ASSUME_NONNULL_BEGIN

/// Returns a token for the bridge, whose strings are valid as long as `token`.
DropboxToken DBXTokenForBridge(DBXDropboxAccessToken *token);

/// Returns the object of a token of the bridge.
DBXDropboxAccessToken *DBXTokenFromBridge(const DropboxToken *token);

/// Returns the tokens of all accounts in a store.
NSArray<DBXDropboxAccessToken *> *DBXStoredTokens(DropboxTokenStoreRef store);

@interface DBXAccessTokenProvider ()

/// Creates an object that takes over a reference.
- (instancetype)initWithProvider:(DropboxTokenProviderRef)provider;

- (DropboxTokenProviderRef)dropboxProvider;

@end

NS_ASSUME_NONNULL_END
