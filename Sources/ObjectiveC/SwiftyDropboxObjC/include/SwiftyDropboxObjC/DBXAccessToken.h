#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>
#import <SwiftyDropboxObjC/DBXPlatform.h>

@class DBXDropboxOAuthResult;

NS_ASSUME_NONNULL_BEGIN

/// The access token of a user or a team, and what it takes to refresh it.
@interface DBXDropboxAccessToken : NSObject {
@private
    NSString *_accessToken;
    NSString *_uid;
    NSString *_refreshToken;
    NSNumber *_tokenExpirationTimestamp;
}

/// The access token.
@property (nonatomic, readonly, copy) NSString *accessToken;

/// The identifier of the user or the team.
@property (nonatomic, readonly, copy) NSString *uid;

/// The refresh token, or `nil` for a token without expiration.
@property (nonatomic, readonly, copy, nullable) NSString *refreshToken;

/// The time when the access token expires, in seconds since 1970.
@property (nonatomic, readonly, nullable) NSNumber *tokenExpirationTimestamp;

/// Creates an access token.
- (instancetype)initWithAccessToken:(NSString *)accessToken
                                uid:(NSString *)uid
                       refreshToken:(nullable NSString *)refreshToken
           tokenExpirationTimestamp:(nullable NSNumber *)tokenExpirationTimestamp NS_DESIGNATED_INITIALIZER;

/// The access token.
@property (readonly, copy) NSString *description;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// An object that can exchange a refresh token for a new access token.
@protocol DBXAccessTokenRefreshing

/// Refreshes an access token.
///
/// @param accessToken The token to refresh.
/// @param scopes The scopes of the new token. If the array is empty, it has those of the old one.
/// @param queue The queue of the block, or `nil` for the main queue.
/// @param completion The block that receives the new token or an error.
- (void)refreshAccessToken:(DBXDropboxAccessToken *)accessToken
                    scopes:(NSArray<NSString *> *)scopes
                     queue:(nullable dispatch_queue_t)queue
                completion:(void (^_Nonnull)(DBXDropboxOAuthResult *_Nullable result))completion;

@end

/// A source of access tokens for requests. An OAuth manager creates one for a token.
@interface DBXAccessTokenProvider : NSObject {
@private
    const void *_provider;
}

/// The current access token.
@property (nonatomic, readonly, copy) NSString *accessToken;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// A source of one access token without expiration.
@interface DBXLongLivedAccessTokenProvider : DBXAccessTokenProvider

/// Creates a source.
- (instancetype)initWithAccessToken:(NSString *)accessToken NS_DESIGNATED_INITIALIZER;

@end

/// A source of access tokens that expire and are refreshed.
@interface DBXShortLivedAccessTokenProvider : DBXAccessTokenProvider
@end

NS_ASSUME_NONNULL_END
