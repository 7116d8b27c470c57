#import <CDropboxBridge.h>
#import <DropboxObjectiveCRuntime/DBBlocks.h>
#import <SwiftyDropboxObjC/DBXOAuthManager.h>
#import <SwiftyDropboxObjC/DBXSecureStorage.h>

NS_ASSUME_NONNULL_BEGIN

/// Returns the object of a result of the bridge, or `nil` for `NULL`.
id _Nullable DBXOAuthResultFromBridge(const DropboxOAuthResultValue *_Nullable value);

/// Returns the store of the bridge for an object, which the app may implement. Release it with `DropboxRelease`.
DropboxTokenStoreRef _Nullable DBXCreateTokenStore(id<DBXSecureStorageAccess> _Nullable storage);

@interface DBXScopeRequest ()

/// The scopes separated by spaces, or `nil` for all scopes of the app.
- (nullable NSString *)scopeString;
- (BOOL)isTeamScope;
- (BOOL)includesGrantedScopes;

@end

@interface DBXOAuth2Error ()
- (instancetype)initWithCode:(NSString *)code;
@end

@interface DBXDropboxOAuthResult ()
- (instancetype)initWithValue:(const DropboxOAuthResultValue *)value;
@end

@interface DBXDropboxOAuthManager ()

/// Creates an object that takes over a manager of the bridge.
- (instancetype)initWithDropboxManager:(DropboxOAuthManagerRef)manager;

/// Creates a manager that closes the sign-in page after the redirect.
- (instancetype)initWithAppKey:(NSString *)appKey
                          host:(NSString *)host
           secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                     closePage:(void (^_Nullable)(void))closePage;

/// The manager of the bridge. It's valid as long as this object.
- (DropboxOAuthManagerRef)dropboxManager;

@end

NS_ASSUME_NONNULL_END
