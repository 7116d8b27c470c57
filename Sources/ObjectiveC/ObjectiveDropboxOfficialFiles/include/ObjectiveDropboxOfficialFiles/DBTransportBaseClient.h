#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBCOMMONPathRoot;
@class DBTransportBaseConfig;
@protocol DBAccessTokenProvider;

NS_ASSUME_NONNULL_BEGIN

/// The superclass of transport clients: their account and their configuration.
@interface DBTransportBaseClient : NSObject {
@private
    id<DBAccessTokenProvider> _accessTokenProvider;
    NSString *_tokenUid;
    DBTransportBaseConfig *_transportConfig;
}

/// The provider of access tokens, or `nil` for a client that authenticates as an app.
@property (nonatomic, strong, readonly, nullable) id<DBAccessTokenProvider> accessTokenProvider;

/// The account or the team of the token. It is a unique string if the app didn't specify one.
@property (nonatomic, readonly, copy) NSString *tokenUid;

/// The `User-Agent` header of requests.
@property (nonatomic, readonly, copy) NSString *userAgent;

/// The app key.
@property (nonatomic, readonly, copy, nullable) NSString *appKey;

/// The app secret.
@property (nonatomic, readonly, copy, nullable) NSString *appSecret;

/// The team member on whose behalf requests are sent.
@property (nonatomic, readonly, copy, nullable) NSString *asMemberId;

/// The root of paths.
@property (nonatomic, readonly, copy, nullable) DBCOMMONPathRoot *pathRoot;

/// Additional headers of all requests.
@property (nonatomic, readonly, copy, nullable) NSDictionary<NSString *, NSString *> *additionalHeaders;

/// A Boolean value that has no effect. Arguments in headers are always encoded efficiently.
@property (class, nonatomic) BOOL useFastAsciiEncoding;

/// Creates a client with a constant token.
///
/// - Parameters:
///   - accessToken: The token, or `nil` to authenticate with the key and the secret of the app.
///   - tokenUid: The account or the team of the token.
///   - transportConfig: The configuration.
- (instancetype)initWithAccessToken:(nullable NSString *)accessToken
                           tokenUid:(nullable NSString *)tokenUid
                    transportConfig:(DBTransportBaseConfig *)transportConfig;

/// Creates a client with a token provider.
///
/// - Parameters:
///   - accessTokenProvider: The provider, or `nil` to authenticate with the key and the secret of the app.
///   - tokenUid: The account or the team of the tokens.
///   - transportConfig: The configuration.
- (instancetype)initWithAccessTokenProvider:(nullable id<DBAccessTokenProvider>)accessTokenProvider
                                   tokenUid:(nullable NSString *)tokenUid
                            transportConfig:(DBTransportBaseConfig *)transportConfig NS_DESIGNATED_INITIALIZER;

/// Unavailable. Create a client with a token.
- (instancetype)init DB_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
