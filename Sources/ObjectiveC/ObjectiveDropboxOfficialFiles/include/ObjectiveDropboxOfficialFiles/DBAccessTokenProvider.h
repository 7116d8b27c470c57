#import <ObjectiveDropboxOfficialFiles/DBOAuthResultCompletion.h>

NS_ASSUME_NONNULL_BEGIN

/// A source of access tokens for a client. Implement it if your server issues or refreshes tokens.
///
/// A client calls it before each request, on any thread.
@protocol DBAccessTokenProvider <NSObject>

/// The current token, which may have expired.
@property (nonatomic, readonly, copy) NSString *accessToken;

/// Refreshes the token if it has expired or expires soon.
///
/// - Parameter completion: A block to call exactly once: with the new token, with an error, or with `nil` if the
///   current token is still valid.
- (void)refreshAccessTokenIfNecessary:(DBOAuthCompletion)completion;

@end

NS_ASSUME_NONNULL_END
