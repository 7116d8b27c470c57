#import <Foundation/Foundation.h>

/// A block that receives the result of a migration of OAuth 1 tokens.
///
/// Its arguments are: whether to try again when a connection is available, whether the app key or the app secret is
/// wrong for a token, and the tokens that were not exchanged. Each of them has four strings: user, token, secret, and
/// app key, which is empty if it was not stored.
typedef void (^DBTokenMigrationResponseBlock)(
    BOOL shouldRetry, BOOL invalidAppKeyOrSecret,
    NSArray<NSArray<NSString *> *> *_Nonnull unsuccessfullyMigratedTokenData);
