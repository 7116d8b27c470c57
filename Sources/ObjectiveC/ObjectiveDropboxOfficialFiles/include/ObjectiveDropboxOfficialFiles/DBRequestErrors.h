#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBAUTHAccessError;
@class DBAUTHAuthError;
@class DBAUTHRateLimitError;
@class DBCOMMONPathRootError;

NS_ASSUME_NONNULL_BEGIN

/// A message that the server wrote for the user.
@interface DBLocalizedUserMessage : NSObject {
@private
    NSString *_text;
    NSString *_locale;
}

/// The message.
@property (nonatomic, readonly, copy) NSString *text;

/// The language of the message, such as `en`. Empty if the server didn't specify it.
@property (nonatomic, readonly, copy) NSString *locale;

- (instancetype)init DB_UNAVAILABLE;

/// Creates a message.
- (instancetype)initWithText:(NSString *)text locale:(NSString *)locale;

/// The message and its language.
- (NSString *)description;

@end

// MARK: Kinds of errors

/// The server responded with an error.
@interface DBRequestHttpError : NSObject {
@private
    NSString *_requestId;
    NSNumber *_statusCode;
    NSString *_errorContent;
    DBLocalizedUserMessage *_userMessage;
    id _structured;
}

/// The ID by which Dropbox identifies the request. Include it in support requests.
@property (nonatomic, readonly, copy) NSString *requestId;

/// The HTTP status.
@property (nonatomic, readonly) NSNumber *statusCode;

/// The body of the response, or the summary of the error.
@property (nonatomic, readonly, copy) NSString *errorContent;

/// The message that the server wrote for the user, if any.
@property (nonatomic, readonly, nullable) DBLocalizedUserMessage *userMessage;

/// Creates an error.
- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage;

/// The status, the content, and the ID of the request.
- (NSString *)description;

@end

/// The request could not be parsed, or an argument is invalid (status 400).
@interface DBRequestBadInputError : DBRequestHttpError

/// Creates an error.
- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage;

/// The status, the content, and the ID of the request.
- (NSString *)description;

@end

/// The access token is invalid, has expired, or lacks a scope (status 401).
@interface DBRequestAuthError : DBRequestHttpError

/// The reason.
@property (nonatomic, readonly) DBAUTHAuthError *structuredAuthError;

/// Creates an error.
- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage
    structuredAuthError:(DBAUTHAuthError *)structuredAuthError;

/// The status, the content, and the ID of the request.
- (NSString *)description;

@end

/// The account or the team has no access to the endpoint (status 403).
@interface DBRequestAccessError : DBRequestHttpError

/// The reason.
@property (nonatomic, readonly) DBAUTHAccessError *structuredAccessError;

/// Creates an error.
- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage
    structuredAccessError:(DBAUTHAccessError *)structuredAccessError;

/// The status, the content, and the ID of the request.
- (NSString *)description;

@end

/// The root of paths is invalid (status 422).
@interface DBRequestPathRootError : DBRequestHttpError

/// The reason.
@property (nonatomic, readonly) DBCOMMONPathRootError *structuredPathRootError;

/// Creates an error.
- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage
    structuredPathRootError:(DBCOMMONPathRootError *)structuredPathRootError;

/// The status, the content, and the ID of the request.
- (NSString *)description;

@end

/// The app has sent too many requests (status 429).
@interface DBRequestRateLimitError : DBRequestHttpError {
@private
    NSNumber *_backoff;
}

/// The reason.
@property (nonatomic, readonly) DBAUTHRateLimitError *structuredRateLimitError;

/// The seconds to wait before the next request.
@property (nonatomic, readonly) NSNumber *backoff;

/// The seconds to wait before the next request.
@property (nonatomic, readonly) NSNumber *retryAfter __deprecated_msg("Use backoff.");

/// Creates an error.
- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage
    structuredRateLimitError:(DBAUTHRateLimitError *)structuredRateLimitError
                 backoff:(NSNumber *)backoff;

/// The status, the content, and the ID of the request.
- (NSString *)description;

@end

/// The server failed (status 500 and higher).
@interface DBRequestInternalServerError : DBRequestHttpError

/// The status, the content, and the ID of the request.
- (NSString *)description;

@end

/// The request was not sent, or no response was received: there is no connection, the call was canceled, a file can't be
/// read or written, or an argument is invalid.
@interface DBRequestClientError : NSObject {
@private
    NSError *_nsError;
}

/// The cause. Its domain is `NSURLErrorDomain` for errors of the connection and for cancellation, the system's for errors of
/// files, and `com.dropbox.error.client` for others.
@property (nonatomic, readonly) NSError *nsError;

/// Creates an error.
- (instancetype)init:(NSError *)nsError;

/// The message of the cause.
- (NSString *)description;

@end

// MARK: Errors of requests

/// The kinds of errors.
typedef NS_ENUM(NSInteger, DBRequestErrorTag) {
    /// An error of the route, or another response. See `DBRequestHttpError`.
    DBRequestErrorHttp,
    /// See `DBRequestBadInputError`.
    DBRequestErrorBadInput,
    /// See `DBRequestAuthError`.
    DBRequestErrorAuth,
    /// See `DBRequestPathRootError`.
    DBRequestErrorPathRoot,
    /// See `DBRequestAccessError`.
    DBRequestErrorAccess,
    /// See `DBRequestRateLimitError`.
    DBRequestErrorRateLimit,
    /// See `DBRequestInternalServerError`.
    DBRequestErrorInternalServer,
    /// See `DBRequestClientError`.
    DBRequestErrorClient,
};

/// The error of a request. Its tag indicates which properties have a value.
///
/// It is set whenever a call fails, also if the failure is an error of the route.
@interface DBRequestError : NSObject {
@private
    DBRequestErrorTag _tag;
    NSString *_requestId;
    NSNumber *_statusCode;
    NSString *_errorContent;
    DBLocalizedUserMessage *_userMessage;
    DBAUTHAuthError *_structuredAuthError;
    DBAUTHAccessError *_structuredAccessError;
    DBCOMMONPathRootError *_structuredPathRootError;
    DBAUTHRateLimitError *_structuredRateLimitError;
    NSNumber *_backoff;
    NSError *_nsError;
}

/// The kind of the error.
@property (nonatomic, readonly) DBRequestErrorTag tag;

/// The ID by which Dropbox identifies the request, or `nil` if no response was received.
@property (nonatomic, readonly, copy, nullable) NSString *requestId;

/// The HTTP status, or `nil` if no response was received.
@property (nonatomic, readonly, nullable) NSNumber *statusCode;

/// The body of the response, or the summary of the error.
@property (nonatomic, readonly, copy, nullable) NSString *errorContent;

/// The message that the server wrote for the user, if any.
@property (nonatomic, readonly, nullable) DBLocalizedUserMessage *userMessage;

/// The reason of an authentication error.
@property (nonatomic, readonly, nullable) DBAUTHAuthError *structuredAuthError;

/// The reason of an access error.
@property (nonatomic, readonly, nullable) DBAUTHAccessError *structuredAccessError;

/// The reason of an error of the path root.
@property (nonatomic, readonly, nullable) DBCOMMONPathRootError *structuredPathRootError;

/// The reason of a rate limit.
@property (nonatomic, readonly, nullable) DBAUTHRateLimitError *structuredRateLimitError;

/// The seconds to wait before the next request, after a rate limit.
@property (nonatomic, readonly, nullable) NSNumber *backoff;

/// The cause of a client error.
@property (nonatomic, readonly, nullable) NSError *nsError;

/// Creates an error of the server.
- (instancetype)initAsHttpError:(nullable NSString *)requestId
                     statusCode:(nullable NSNumber *)statusCode
                   errorContent:(nullable NSString *)errorContent
                    userMessage:(nullable DBLocalizedUserMessage *)userMessage;

/// Creates an error of invalid input.
- (instancetype)initAsBadInputError:(nullable NSString *)requestId
                         statusCode:(nullable NSNumber *)statusCode
                       errorContent:(nullable NSString *)errorContent
                        userMessage:(nullable DBLocalizedUserMessage *)userMessage;

/// Creates an authentication error.
- (instancetype)initAsAuthError:(nullable NSString *)requestId
                     statusCode:(nullable NSNumber *)statusCode
                   errorContent:(nullable NSString *)errorContent
                    userMessage:(nullable DBLocalizedUserMessage *)userMessage
            structuredAuthError:(DBAUTHAuthError *)structuredAuthError;

/// Creates an access error.
- (instancetype)initAsAccessError:(nullable NSString *)requestId
                       statusCode:(nullable NSNumber *)statusCode
                     errorContent:(nullable NSString *)errorContent
                      userMessage:(nullable DBLocalizedUserMessage *)userMessage
            structuredAccessError:(DBAUTHAccessError *)structuredAccessError;

/// Creates an error of the path root.
- (instancetype)initAsPathRootError:(nullable NSString *)requestId
                         statusCode:(nullable NSNumber *)statusCode
                       errorContent:(nullable NSString *)errorContent
                        userMessage:(nullable DBLocalizedUserMessage *)userMessage
            structuredPathRootError:(DBCOMMONPathRootError *)structuredPathRootError;

/// Creates an error of the rate limit.
- (instancetype)initAsRateLimitError:(nullable NSString *)requestId
                          statusCode:(nullable NSNumber *)statusCode
                        errorContent:(nullable NSString *)errorContent
                         userMessage:(nullable DBLocalizedUserMessage *)userMessage
            structuredRateLimitError:(DBAUTHRateLimitError *)structuredRateLimitError
                             backoff:(NSNumber *)backoff;

/// Creates an error of a failed server.
- (instancetype)initAsInternalServerError:(nullable NSString *)requestId
                               statusCode:(nullable NSNumber *)statusCode
                             errorContent:(nullable NSString *)errorContent
                              userMessage:(nullable DBLocalizedUserMessage *)userMessage;

/// Creates a client error.
- (instancetype)initAsClientError:(nullable NSError *)nsError;

/// Creates an error of any kind.
- (instancetype)init:(DBRequestErrorTag)tag
           requestId:(nullable NSString *)requestId
          statusCode:(nullable NSNumber *)statusCode
        errorContent:(nullable NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage
    structuredAuthError:(nullable DBAUTHAuthError *)structuredAuthError
    structuredAccessError:(nullable DBAUTHAccessError *)structuredAccessError
    structuredPathRootError:(nullable DBCOMMONPathRootError *)structuredPathRootError
    structuredRateLimitError:(nullable DBAUTHRateLimitError *)structuredRateLimitError
             backoff:(nullable NSNumber *)backoff
             nsError:(nullable NSError *)nsError;

/// Whether the error is a `DBRequestHttpError`.
- (BOOL)isHttpError;

/// Whether the error is a `DBRequestBadInputError`.
- (BOOL)isBadInputError;

/// Whether the error is a `DBRequestAuthError`.
- (BOOL)isAuthError;

/// Whether the error is a `DBRequestAccessError`.
- (BOOL)isAccessError;

/// Whether the error is a `DBRequestPathRootError`.
- (BOOL)isPathRootError;

/// Whether the error is a `DBRequestRateLimitError`.
- (BOOL)isRateLimitError;

/// Whether the error is a `DBRequestInternalServerError`.
- (BOOL)isInternalServerError;

/// Whether the error is a `DBRequestClientError`.
- (BOOL)isClientError;

/// The error as a `DBRequestHttpError`. For another kind, which is logged, it has only what both have.
- (DBRequestHttpError *)asHttpError;

/// The error as a `DBRequestBadInputError`. For another kind, which is logged, it has only what both have.
- (DBRequestBadInputError *)asBadInputError;

/// The error as a `DBRequestAuthError`. For another kind, which is logged, it has only what both have.
- (DBRequestAuthError *)asAuthError;

/// The error as a `DBRequestAccessError`. For another kind, which is logged, it has only what both have.
- (DBRequestAccessError *)asAccessError;

/// The error as a `DBRequestPathRootError`. For another kind, which is logged, it has only what both have.
- (DBRequestPathRootError *)asPathRootError;

/// The error as a `DBRequestRateLimitError`. For another kind, which is logged, it has only what both have.
- (DBRequestRateLimitError *)asRateLimitError;

/// The error as a `DBRequestInternalServerError`. For another kind, which is logged, it has only what both have.
- (DBRequestInternalServerError *)asInternalServerError;

/// The error as a `DBRequestClientError`. For another kind, which is logged, it has only what both have.
- (DBRequestClientError *)asClientError;

/// The name of the tag, such as `DBRequestErrorAuth`.
- (NSString *)tagName;

/// The message of the error.
- (NSString *)description;

@end

NS_ASSUME_NONNULL_END
