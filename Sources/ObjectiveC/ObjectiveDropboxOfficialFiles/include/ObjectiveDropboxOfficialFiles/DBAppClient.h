#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>

@class DBTransportDefaultConfig;

NS_ASSUME_NONNULL_BEGIN

/// A client that authenticates with the key and the secret of an app. It doesn't act for a user.
@interface DBAppClient : DBAppBaseClient

/// Creates a client.
///
/// - Parameters:
///   - appKey: The app key from the App Console.
///   - appSecret: The app secret. Don't use it in apps that users install.
- (instancetype)initWithAppKey:(NSString *)appKey appSecret:(NSString *)appSecret;

/// Creates a client with the app key and the app secret of a configuration. Without these, all requests fail.
- (instancetype)initWithTransportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

@end

NS_ASSUME_NONNULL_END
