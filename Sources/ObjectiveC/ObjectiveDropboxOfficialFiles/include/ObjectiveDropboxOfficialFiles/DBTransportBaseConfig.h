#import <Foundation/Foundation.h>

@class DBCOMMONPathRoot;
@class DBTransportBaseHostnameConfig;

NS_ASSUME_NONNULL_BEGIN

/// The configuration of transport clients: the app, the servers, and the headers of requests.
@interface DBTransportBaseConfig : NSObject {
@private
    NSString *_appKey;
    NSString *_appSecret;
    DBTransportBaseHostnameConfig *_hostnameConfig;
    NSString *_redirectURL;
    NSString *_userAgent;
    NSString *_asMemberId;
    DBCOMMONPathRoot *_pathRoot;
    NSDictionary<NSString *, NSString *> *_additionalHeaders;
}

/// The app key from the App Console.
@property (nonatomic, readonly, copy, nullable) NSString *appKey;

/// The app secret, for clients that authenticate as an app. Don't use it in apps that users install.
@property (nonatomic, readonly, copy, nullable) NSString *appSecret;

/// The servers, or `nil` for the servers of Dropbox.
@property (nonatomic, readonly, copy, nullable) DBTransportBaseHostnameConfig *hostnameConfig;

/// The URL to which the sign-in page redirects the user, or `nil` for `db-<app key>://2/token`. Register it in the App
/// Console.
@property (nonatomic, readonly, copy, nullable) NSString *redirectURL;

/// The prefix of the `User-Agent` header, which the name and version of the SDK follow.
@property (nonatomic, readonly, copy, nullable) NSString *userAgent;

/// The team member on whose behalf a team's token is used.
@property (nonatomic, readonly, copy, nullable) NSString *asMemberId;

/// The root of paths, or `nil` for the home folder of the account.
@property (nonatomic, readonly, copy, nullable) DBCOMMONPathRoot *pathRoot;

/// Additional headers of all requests. They don't replace headers of the SDK.
@property (nonatomic, readonly, copy, nullable) NSDictionary<NSString *, NSString *> *additionalHeaders;

/// The name and version of the SDK in the `User-Agent` header.
+ (NSString *)defaultUserAgent;

/// Creates a configuration of an app without its secret.
- (instancetype)initWithAppKey:(nullable NSString *)appKey userAgent:(nullable NSString *)userAgent;

/// Creates a configuration of an app.
- (instancetype)initWithAppKey:(nullable NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent;

/// Creates a configuration with servers.
- (instancetype)initWithAppKey:(nullable NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent
                hostnameConfig:(DBTransportBaseHostnameConfig *)hostnameConfig;

/// Creates a configuration for a team member.
- (instancetype)initWithAppKey:(nullable NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId;

/// Creates a configuration for a team member, with additional headers.
- (instancetype)initWithAppKey:(nullable NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
             additionalHeaders:(nullable NSDictionary<NSString *, NSString *> *)additionalHeaders;

/// Creates a configuration with servers, for a team member, with additional headers.
- (instancetype)initWithAppKey:(nullable NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                hostnameConfig:(nullable DBTransportBaseHostnameConfig *)hostnameConfig
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
             additionalHeaders:(nullable NSDictionary<NSString *, NSString *> *)additionalHeaders;

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
- (instancetype)initWithAppKey:(nullable NSString *)appKey
                     appSecret:(nullable NSString *)appSecret
                hostnameConfig:(nullable DBTransportBaseHostnameConfig *)hostnameConfig
                   redirectURL:(nullable NSString *)redirectURL
                     userAgent:(nullable NSString *)userAgent
                    asMemberId:(nullable NSString *)asMemberId
                      pathRoot:(nullable DBCOMMONPathRoot *)pathRoot
             additionalHeaders:(nullable NSDictionary<NSString *, NSString *> *)additionalHeaders;

@end

NS_ASSUME_NONNULL_END
