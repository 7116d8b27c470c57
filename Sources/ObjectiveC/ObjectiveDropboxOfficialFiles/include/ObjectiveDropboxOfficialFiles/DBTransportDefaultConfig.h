#import <ObjectiveDropboxOfficialFiles/DBTransportBaseConfig.h>

NS_ASSUME_NONNULL_BEGIN

/// The configuration of the transport clients of this SDK.
@interface DBTransportDefaultConfig : DBTransportBaseConfig {
@private
    NSOperationQueue *_delegateQueue;
    BOOL _forceForegroundSession;
    NSString *_sharedContainerIdentifier;
}

/// The queue on which the blocks of tasks are called, unless a block has its own queue. `nil` means the main queue.
@property (nonatomic, readonly, nullable) NSOperationQueue *delegateQueue;

/// A Boolean value that indicates whether all requests end with the process.
///
/// Otherwise, uploads and downloads of files belong to the background session of the account. On Apple platforms, they
/// continue while the app is suspended. On all platforms, a later launch of the app receives their results from
/// `-[DBUserClient getBackgroundTasks:]`.
@property (nonatomic, readonly) BOOL forceForegroundSession;

/// The container that an app extension shares with its app. It stores the transfers of the background session.
@property (nonatomic, readonly, nullable) NSString *sharedContainerIdentifier;

/// Creates a configuration of an app without its secret.
- (instancetype)initWithAppKey:(NSString *)appKey;

/// Creates a configuration of an app.
- (instancetype)initWithAppKey:(NSString *)appKey appSecret:(NSString *)appSecret;

/// Creates a configuration with a queue for the blocks of tasks.
- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(NSString *)appSecret
                 delegateQueue:(nullable NSOperationQueue *)delegateQueue;

/// Creates a configuration of an app whose requests may all end with the process.
- (instancetype)initWithAppKey:(NSString *)appKey forceForegroundSession:(BOOL)forceForegroundSession;

/// Creates a configuration with a user agent.
- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent
                 delegateQueue:(nullable NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession;

/// Creates a configuration for a team member.
- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
                 delegateQueue:(nullable NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession;

/// Creates a configuration of an app extension.
- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
                 delegateQueue:(nullable NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier;

/// Creates a configuration with additional headers.
- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
             additionalHeaders:(nullable NSDictionary<NSString *, NSString *> *)additionalHeaders
                 delegateQueue:(nullable NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier;

/// Creates a configuration with servers.
- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                hostnameConfig:(nullable DBTransportBaseHostnameConfig *)hostnameConfig
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
             additionalHeaders:(nullable NSDictionary<NSString *, NSString *> *)additionalHeaders
                 delegateQueue:(nullable NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier;

/// Creates a configuration with all options.
///
/// - Parameters:
///   - appKey: The app key from the App Console.
///   - appSecret: The app secret.
///   - hostnameConfig: The servers, or `nil` for the servers of Dropbox.
///   - redirectURL: The URL to which the sign-in page redirects the user, or `nil` for that of the app key.
///   - userAgent: The prefix of the `User-Agent` header.
///   - asMemberId: The team member on whose behalf a team's token is used.
///   - pathRoot: The root of paths.
///   - additionalHeaders: Additional headers of all requests.
///   - delegateQueue: Has no effect, and exists for source compatibility. Blocks are called on the queue that they are set with.
///   - forceForegroundSession: Whether all requests end with the process.
///   - sharedContainerIdentifier: The container that an app extension shares with its app.
- (instancetype)initWithAppKey:(NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                hostnameConfig:(nullable DBTransportBaseHostnameConfig *)hostnameConfig
                   redirectURL:(nullable NSString *)redirectURL
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
                      pathRoot:(nullable DBCOMMONPathRoot *)pathRoot
             additionalHeaders:(nullable NSDictionary<NSString *, NSString *> *)additionalHeaders
                 delegateQueue:(nullable NSOperationQueue *)delegateQueue
        forceForegroundSession:(BOOL)forceForegroundSession
     sharedContainerIdentifier:(nullable NSString *)sharedContainerIdentifier;

@end

NS_ASSUME_NONNULL_END
