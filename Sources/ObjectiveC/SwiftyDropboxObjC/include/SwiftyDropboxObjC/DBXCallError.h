#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBXAccessError;
@class DBXAuthAccessError;
@class DBXAuthAuthError;
@class DBXAuthError;
@class DBXAuthRateLimitError;
@class DBXBadInputError;
@class DBXClientError;
@class DBXHttpError;
@class DBXInternalServerError;
@class DBXRateLimitError;
@class DBXReconnectionError;
@class DBXRouteError;
@class DBXSerializationError;

NS_ASSUME_NONNULL_BEGIN

/// A message of the service for the user.
@interface DBXLocalizedUserMessage : NSObject {
@private
    NSString *_text;
    NSString *_locale;
}

/// The message.
@property (nonatomic, readonly, copy) NSString *text;

/// The language of the message, such as `en`.
@property (nonatomic, readonly, copy) NSString *locale;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The reason why a call failed. The object always belongs to one of the subclasses.
@interface DBXCallError : NSObject {
@private
    NSString *_description;
    NSString *_message;
    NSString *_requestId;
    DBXLocalizedUserMessage *_localizedUserMessage;
    id _structuredError;
    NSError *_cause;
    NSInteger _statusCode;
}

/// The error, for a log.
@property (readonly, copy) NSString *description;

/// The error as `DBXInternalServerError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXInternalServerError *asInternalServerError;
/// The error as `DBXBadInputError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBadInputError *asBadInputError;
/// The error as `DBXAuthError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAuthError *asAuthError;
/// The error as `DBXAccessError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccessError *asAccessError;
/// The error as `DBXHttpError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXHttpError *asHttpError;
/// The error as `DBXRouteError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRouteError *asRouteError;
/// The error as `DBXRateLimitError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRateLimitError *asRateLimitError;
/// The error as `DBXSerializationError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSerializationError *asSerializationError;
/// The error as `DBXReconnectionError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXReconnectionError *asReconnectionError;
/// The error as `DBXClientError` if it is one, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXClientError *asClientError;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// An error that the service reported in its response.
@interface DBXRequestError : DBXCallError

/// The message of the response, for a log.
@property (nonatomic, readonly, copy, nullable) NSString *message;

/// The identifier by which Dropbox finds the request.
@property (nonatomic, readonly, copy, nullable) NSString *requestId;

@end

/// The route's own error, which the completion handler also receives as its route error. HTTP status 409.
@interface DBXRouteError : DBXRequestError

/// A message for the user, in the language of the user, if the service sent one.
@property (nonatomic, readonly, nullable) DBXLocalizedUserMessage *localizedUserMessage;

@end

/// The access token is invalid, expired, or lacks a scope. HTTP status 401.
@interface DBXAuthError : DBXRequestError

/// The reason.
@property (nonatomic, readonly) DBXAuthAuthError *error;

/// A message for the user, in the language of the user, if the service sent one.
@property (nonatomic, readonly, nullable) DBXLocalizedUserMessage *localizedUserMessage;

@end

/// The account or the team doesn't have access to the feature. HTTP status 403.
@interface DBXAccessError : DBXRequestError

/// The reason.
@property (nonatomic, readonly) DBXAuthAccessError *error;

/// A message for the user, in the language of the user, if the service sent one.
@property (nonatomic, readonly, nullable) DBXLocalizedUserMessage *localizedUserMessage;

@end

/// The app or the user makes too many requests. HTTP status 429.
@interface DBXRateLimitError : DBXRequestError

/// The reason, and the number of seconds to wait.
@property (nonatomic, readonly) DBXAuthRateLimitError *error;

/// A message for the user, in the language of the user, if the service sent one.
@property (nonatomic, readonly, nullable) DBXLocalizedUserMessage *localizedUserMessage;

@end

/// The service couldn't parse the request. HTTP status 400.
@interface DBXBadInputError : DBXRequestError
@end

/// The service failed. HTTP status 500 or higher.
@interface DBXInternalServerError : DBXRequestError

/// The HTTP status.
@property (nonatomic, readonly) NSInteger code;

@end

/// A response with another HTTP status.
@interface DBXHttpError : DBXRequestError

/// The HTTP status.
@property (nonatomic, readonly) NSInteger code;

@end

/// The response isn't what the API describes.
@interface DBXSerializationError : DBXCallError

/// The reason.
@property (nonatomic, readonly) NSError *error;

@end

/// A request of a background session couldn't be found again.
@interface DBXReconnectionError : DBXCallError

/// The reason.
@property (nonatomic, readonly) NSError *error;

@end

/// The request failed without a response: the connection, a file, an invalid argument, or a cancellation.
@interface DBXClientError : DBXCallError

/// The reason, such as an error in `NSURLErrorDomain`.
@property (nonatomic, readonly, nullable) NSError *error;

@end

NS_ASSUME_NONNULL_END
