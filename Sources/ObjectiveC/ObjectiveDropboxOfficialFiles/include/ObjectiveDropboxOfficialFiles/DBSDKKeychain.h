#import <ObjectiveDropboxOfficialFiles/DBTokenMigration.h>

@class DBAccessToken;

NS_ASSUME_NONNULL_BEGIN

/// The stored access tokens of the app.
///
/// On Apple platforms, they are in the keychain. On other platforms, they are in the keyring of the desktop, or in a
/// file that only its owner can read.
@interface DBSDKKeychain : NSObject

/// Stores a token, and replaces the one of the same account.
///
/// - Returns: `YES` if the token was stored.
+ (BOOL)storeAccessToken:(DBAccessToken *)accessToken;

/// Returns the token of an account, or `nil` if none is stored.
+ (nullable DBAccessToken *)retrieveTokenWithUid:(NSString *)uid;

/// Returns the sorted accounts with a stored token.
+ (NSArray<NSString *> *)retrieveAllTokenIds;

/// Removes the token of an account. It remains valid: to revoke it, sign out with `DBClientsManager`.
///
/// - Returns: `YES` if no token of the account is stored.
+ (BOOL)deleteTokenWithUid:(NSString *)uid;

/// Removes all tokens. They remain valid: to revoke them, sign out with `DBClientsManager`.
///
/// - Returns: `YES` if no token is stored.
+ (BOOL)clearAllTokens;

/// Exchanges the OAuth 1 tokens that earlier SDKs stored. See
/// `+[DBClientsManager checkAndPerformV1TokenMigration:queue:appKey:appSecret:]`.
+ (BOOL)checkAndPerformV1TokenMigration:(DBTokenMigrationResponseBlock)responseBlock
                                  queue:(nullable NSOperationQueue *)queue
                                 appKey:(NSString *)appKey
                              appSecret:(NSString *)appSecret;

@end

NS_ASSUME_NONNULL_END
