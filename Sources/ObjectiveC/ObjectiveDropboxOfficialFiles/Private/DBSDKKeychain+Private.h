#import <ObjectiveDropboxOfficialFiles/DBSDKKeychain.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultConfig.h>

NS_ASSUME_NONNULL_BEGIN

@interface DBSDKKeychain (Private)

/// Exchanges the OAuth 1 tokens that earlier SDKs stored, with the servers of a configuration.
///
/// - Returns: `YES` if there are tokens to exchange.
+ (BOOL)migrateV1TokensWithConfig:(DBTransportDefaultConfig *)config
                            queue:(nullable NSOperationQueue *)queue
                    responseBlock:(nullable DBTokenMigrationResponseBlock)responseBlock;

@end

NS_ASSUME_NONNULL_END
