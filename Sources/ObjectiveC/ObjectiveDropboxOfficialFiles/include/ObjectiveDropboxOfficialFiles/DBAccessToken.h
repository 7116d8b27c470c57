#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// An access token of a user or a team.
@interface DBAccessToken : NSObject <NSSecureCoding> {
@private
    NSString *_accessToken;
    NSString *_uid;
    NSString *_refreshToken;
    NSTimeInterval _tokenExpirationTimestamp;
}

/// The token for requests.
@property (nonatomic, readonly, copy) NSString *accessToken;

/// The account or the team of the token.
@property (nonatomic, readonly, copy) NSString *uid;

/// The token that requests the next access token, or `nil` if the access token doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSString *refreshToken;

/// The expiration of the access token in seconds since 1970, or 0 if it doesn't expire.
@property (nonatomic, readonly) NSTimeInterval tokenExpirationTimestamp;

/// Returns a token that doesn't expire.
+ (DBAccessToken *)createWithLongLivedAccessToken:(NSString *)accessToken uid:(NSString *)uid;

/// Returns a token that expires.
///
/// - Parameters:
///   - accessToken: The token for requests.
///   - uid: The account or the team of the token.
///   - refreshToken: The token that requests the next access token.
///   - tokenExpirationTimestamp: The expiration in seconds since 1970.
+ (DBAccessToken *)createWithShortLivedAccessToken:(NSString *)accessToken
                                               uid:(NSString *)uid
                                      refreshToken:(nullable NSString *)refreshToken
                          tokenExpirationTimestamp:(NSTimeInterval)tokenExpirationTimestamp;

/// Creates a token that doesn't expire.
- (instancetype)initWithAccessToken:(NSString *)accessToken uid:(NSString *)uid;

/// Creates a token that expires.
///
/// - Parameters:
///   - accessToken: The token for requests.
///   - uid: The account or the team of the token.
///   - refreshToken: The token that requests the next access token.
///   - tokenExpirationTimestamp: The expiration in seconds since 1970, or 0 if the token doesn't expire.
- (instancetype)initWithAccessToken:(NSString *)accessToken
                                uid:(NSString *)uid
                       refreshToken:(nullable NSString *)refreshToken
           tokenExpirationTimestamp:(NSTimeInterval)tokenExpirationTimestamp;

@end

NS_ASSUME_NONNULL_END
