#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>
#import <SwiftyDropboxObjC/DBXPlatform.h>

@class DBXAccessTokenProvider;
@class DBXCommonPathRoot;

NS_ASSUME_NONNULL_BEGIN

/// An object that moves complete downloads to their destinations, for example to encrypt them.
@protocol DBFilesAccess

/// Moves a complete file to its destination, atomically. Called on any thread.
///
/// @param location The file, in the directory of the destination.
/// @param destination The destination.
/// @param overwrite Whether to replace an existing file. If `NO`, an existing file is an error.
/// @param error Receives the reason of a failure.
/// @return Whether the file was moved.
- (BOOL)moveFileAtURL:(NSURL *)location
                toURL:(NSURL *)destination
            overwrite:(BOOL)overwrite
                error:(NSError *_Nullable *_Nullable)error;

@end

/// The hosts of the service: names, names with ports, or URLs with a scheme.
@interface DBXBaseHosts : NSObject {
@private
    NSString *_apiHost;
    NSString *_contentHost;
    NSString *_notifyHost;
}

/// Creates the hosts. Uploads and downloads use `contentHost`.
- (instancetype)initWithApiHost:(NSString *)apiHost
                    contentHost:(NSString *)contentHost
                     notifyHost:(NSString *)notifyHost;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The configuration of a session of URL requests.
@interface DBXNetworkSessionConfiguration : NSObject {
@private
    double _timeoutIntervalForRequest;
    double _timeoutIntervalForResource;
    BOOL _allowsCellularAccess;
    BOOL _allowsExpensiveNetworkAccess;
    BOOL _allowsConstrainedNetworkAccess;
    NSInteger _httpMaximumConnectionsPerHost;
    NSString *_backgroundIdentifier;
    NSString *_sharedContainerIdentifier;
}

/// The number of seconds after which a request without any progress fails.
@property (nonatomic) double timeoutIntervalForRequest;

/// The number of seconds after which a request fails.
@property (nonatomic) double timeoutIntervalForResource;

/// Whether requests can use a cellular network.
@property (nonatomic) BOOL allowsCellularAccess;

/// Whether requests can use a network that is expensive.
@property (nonatomic) BOOL allowsExpensiveNetworkAccess;

/// Whether requests can use a network in Low Data Mode.
@property (nonatomic) BOOL allowsConstrainedNetworkAccess;

/// The container that an app and its extension share, which a background session of an extension needs.
@property (nonatomic, copy, nullable) NSString *sharedContainerIdentifier;

/// The maximum number of connections to a host.
@property (nonatomic) NSInteger httpMaximumConnectionsPerHost;

/// The configuration of most requests. A change concerns clients that are created later.
@property (class, nonatomic, strong, getter=default, setter=setDefault:) DBXNetworkSessionConfiguration *default_;
/// Returns the configuration of most requests.
+ (DBXNetworkSessionConfiguration *)default;
/// Sets the configuration of most requests. The change concerns clients that are created later.
+ (void)setDefault:(DBXNetworkSessionConfiguration *)configuration;

/// The configuration of requests that wait for a change. A change concerns clients that are created later.
@property (class, nonatomic, strong) DBXNetworkSessionConfiguration *defaultLongpoll;

/// Returns the configuration of a background session.
+ (DBXNetworkSessionConfiguration *)backgroundWithIdentifier:(NSString *)identifier;

/// Returns the configuration of a background session of an app extension.
+ (DBXNetworkSessionConfiguration *)backgroundWithIdentifier:(NSString *)identifier
                                   sharedContainerIdentifier:(NSString *)sharedContainerIdentifier;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The answer to an authentication challenge of a server.
@interface DBXAuthChallengeHandlerResult : NSObject {
@private
    NSURLSessionAuthChallengeDisposition _disposition;
    NSURLCredential *_credential;
}

/// What to do about the challenge.
@property (nonatomic, readonly) NSURLSessionAuthChallengeDisposition disposition;

/// The credential to use.
@property (nonatomic, readonly, nullable) NSURLCredential *credential;

/// Creates an answer.
///
/// @param disposition What to do about the challenge.
/// @param credential The credential to use, or `nil` for none.
- (instancetype)initWithDisposition:(NSURLSessionAuthChallengeDisposition)disposition
                         credential:(nullable NSURLCredential *)credential;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// An object that answers the authentication challenges of servers. Only Apple's platforms have challenges.
@protocol DBXAuthChallengeHandler

/// Returns the answer to a challenge. Called on any thread.
- (DBXAuthChallengeHandlerResult *)handleWithChallenge:(NSURLAuthenticationChallenge *)challenge;

@end

/// The client that sends the requests of a Dropbox client.
@interface DBXDropboxTransportClient : NSObject {
@private
    const void *_client;
    NSString *_selectUser;
    DBXCommonPathRoot *_pathRoot;
    id _didFinishBackgroundEvents;
}

/// The team member on whose behalf a team's client calls routes.
@property (nonatomic, copy, nullable) NSString *selectUser;

/// The root of all paths in requests.
@property (nonatomic, strong, nullable) DBXCommonPathRoot *pathRoot;

/// The block that is called on any thread after all events of a background session were handled.
@property (nonatomic, copy) void (^_Nullable didFinishBackgroundEvents)(void);

/// Creates a client with an access token.
///
/// @param accessToken The access token.
/// @param selectUser The team member on whose behalf a team's client calls routes.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param pathRoot The root of all paths in requests.
- (instancetype)initWithAccessToken:(NSString *)accessToken
                         selectUser:(nullable NSString *)selectUser
               sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
                           pathRoot:(nullable DBXCommonPathRoot *)pathRoot;

/// Creates a client with an access token and all options.
///
/// @param accessToken The access token.
/// @param baseHosts The hosts of the service.
/// @param userAgent What identifies the app in requests.
/// @param selectUser The team member on whose behalf a team's client calls routes.
/// @param sessionConfiguration The configuration of the session.
/// @param longpollSessionConfiguration The configuration of the session for requests that wait for a change.
/// @param filesAccess What moves downloads to their destinations. `nil` means that the SDK moves them.
/// @param authChallengeHandler What answers the authentication challenges of servers.
/// @param pathRoot The root of all paths in requests.
- (instancetype)initWithAccessToken:(NSString *)accessToken
                          baseHosts:(DBXBaseHosts *)baseHosts
                          userAgent:(nullable NSString *)userAgent
                         selectUser:(nullable NSString *)selectUser
               sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
       longpollSessionConfiguration:(DBXNetworkSessionConfiguration *)longpollSessionConfiguration
                        filesAccess:(id<DBFilesAccess>)filesAccess
               authChallengeHandler:(nullable id<DBXAuthChallengeHandler>)authChallengeHandler
                           pathRoot:(nullable DBXCommonPathRoot *)pathRoot;

/// Creates a client with a source of access tokens.
///
/// @param accessTokenProvider The source of access tokens.
/// @param selectUser The team member on whose behalf a team's client calls routes.
/// @param sessionConfiguration The configuration of the session, or `nil` for the default one.
/// @param pathRoot The root of all paths in requests.
- (instancetype)initWithAccessTokenProvider:(DBXAccessTokenProvider *)accessTokenProvider
                                 selectUser:(nullable NSString *)selectUser
                       sessionConfiguration:(nullable DBXNetworkSessionConfiguration *)sessionConfiguration
                                   pathRoot:(nullable DBXCommonPathRoot *)pathRoot;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
