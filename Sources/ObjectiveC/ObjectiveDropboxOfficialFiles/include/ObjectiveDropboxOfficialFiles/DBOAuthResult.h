#import <Foundation/Foundation.h>

@class DBAccessToken;

NS_ASSUME_NONNULL_BEGIN

/// The kinds of results of a sign-in.
typedef NS_ENUM(NSInteger, DBOAuthResultTag) {
    /// The user signed in.
    DBAuthSuccess,
    /// The sign-in failed.
    DBAuthError,
    /// The user canceled.
    DBAuthCancel,
};

/// The reasons why a sign-in or the refresh of a token failed.
typedef NS_ENUM(NSInteger, DBOAuthErrorType) {
    /// The app may not request a token in this way.
    DBAuthUnauthorizedClient,
    /// The user denied access.
    DBAuthAccessDenied,
    /// The server doesn't support the requested kind of response.
    DBAuthUnsupportedResponseType,
    /// The app requested scopes that don't exist or that it doesn't have.
    DBAuthInvalidScope,
    /// The server failed.
    DBAuthServerError,
    /// The server is overloaded or can't be reached.
    DBAuthTemporarilyUnavailable,
    /// The request is malformed.
    DBAuthInvalidRequest,
    /// The app key or the app secret is wrong.
    DBAuthInvalidClient,
    /// The code or the refresh token is wrong, expired, or revoked. The user must sign in again.
    DBAuthInvalidGrant,
    /// The server doesn't support this kind of grant.
    DBAuthUnsupportedGrantType,
    /// The redirect doesn't belong to the current sign-in.
    DBAuthInconsistentState,
    /// Another reason. `errorDescription` explains it.
    DBAuthUnknown,
};

/// The result of a sign-in or of the refresh of a token.
@interface DBOAuthResult : NSObject {
@private
    DBOAuthResultTag _tag;
    DBAccessToken *_accessToken;
    DBOAuthErrorType _errorType;
    NSString *_errorDescription;
}

/// The kind of the result.
@property (nonatomic, readonly) DBOAuthResultTag tag;

/// The token, if the result is a success. Otherwise, it's `nil`.
@property (nonatomic, readonly) DBAccessToken *accessToken;

/// The reason, if the result is an error. Otherwise, it's `DBAuthUnknown`.
@property (nonatomic, readonly) DBOAuthErrorType errorType;

/// The message of an error. It's empty for other results.
@property (nonatomic, readonly, copy) NSString *errorDescription;

/// The error in the domain `com.dropbox.dropbox_sdk_obj_c.oauth.error`, with `errorType` as its code. For results that
/// are no error, it's `nil`.
@property (nonatomic, readonly) NSError *nsError;

/// Creates a success.
- (instancetype)initWithSuccess:(DBAccessToken *)accessToken;

/// Creates an error.
///
/// - Parameters:
///   - errorType: The reason as a code of OAuth, such as `invalid_grant`.
///   - errorDescription: The message.
- (instancetype)initWithError:(NSString *)errorType errorDescription:(nullable NSString *)errorDescription;

/// Creates the result of a sign-in that the user canceled.
- (instancetype)initWithCancel;

/// Returns an error for another reason.
+ (DBOAuthResult *)unknownErrorWithErrorDescription:(nullable NSString *)errorDescription;

/// Returns a Boolean value that indicates whether the user signed in.
- (BOOL)isSuccess;

/// Returns a Boolean value that indicates whether the sign-in failed.
- (BOOL)isError;

/// Returns a Boolean value that indicates whether the user canceled.
- (BOOL)isCancel;

/// The name of the tag.
- (NSString *)tagName;

/// The kind, with the reason of an error. It doesn't contain the token.
- (NSString *)description;

@end

NS_ASSUME_NONNULL_END
