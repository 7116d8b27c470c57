#import "../Private/DBRequestErrors+Private.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>

@implementation DBLocalizedUserMessage

@synthesize text = _text, locale = _locale;

- (instancetype)initWithText:(NSString *)text locale:(NSString *)locale {
    self = [super init];
    if (self) {
        _text = [DBStringOrNil(text) copy];
        _locale = [DBStringOrNil(locale) copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_text);
    DB_RELEASE(_locale);
    DB_SUPER_DEALLOC;
}

- (NSString *)description {
    return [_locale length] == 0 ? _text : [NSString stringWithFormat:@"%@ (%@)", _text, _locale];
}

@end

// MARK: - Kinds of errors

@implementation DBRequestHttpError

@synthesize requestId = _requestId, statusCode = _statusCode, errorContent = _errorContent, userMessage = _userMessage;

- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage
          structured:(id)structured {
    self = [super init];
    if (self) {
        _requestId = [DBStringOrNil(requestId) copy];
        _statusCode = DB_RETAIN(DBObjectOfClass(statusCode, [NSNumber class]));
        _errorContent = [DBStringOrNil(errorContent) copy];
        _userMessage = DB_RETAIN(DBObjectOfClass(userMessage, [DBLocalizedUserMessage class]));
        _structured = DB_RETAIN(structured);
    }
    return self;
}

- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage {
    return [self init:requestId statusCode:statusCode errorContent:errorContent userMessage:userMessage structured:nil];
}

- (void)dealloc {
    DB_RELEASE(_requestId);
    DB_RELEASE(_statusCode);
    DB_RELEASE(_errorContent);
    DB_RELEASE(_userMessage);
    DB_RELEASE(_structured);
    DB_SUPER_DEALLOC;
}

- (id)structured {
    return _structured;
}

- (NSString *)description {
    NSString *message = _userMessage == nil ? @"" : [NSString stringWithFormat:@" (\"%@\")", _userMessage.text];
    NSString *reason = _structured == nil ? @"" : [NSString stringWithFormat:@": %@", _structured];
    return [NSString stringWithFormat:@"status %@: %@%@ [request %@]%@", _statusCode, _errorContent, message, _requestId, reason];
}

@end

@implementation DBRequestBadInputError

- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage {
    return [super init:requestId statusCode:statusCode errorContent:errorContent userMessage:userMessage];
}

- (NSString *)description {
    return [super description];
}

@end

@implementation DBRequestAuthError

- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage
    structuredAuthError:(DBAUTHAuthError *)structuredAuthError {
    return [self init:requestId statusCode:statusCode errorContent:errorContent userMessage:userMessage structured:structuredAuthError];
}

- (DBAUTHAuthError *)structuredAuthError {
    return [self structured];
}

- (NSString *)description {
    return [super description];
}

@end

@implementation DBRequestAccessError

- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage
    structuredAccessError:(DBAUTHAccessError *)structuredAccessError {
    return [self init:requestId statusCode:statusCode errorContent:errorContent userMessage:userMessage structured:structuredAccessError];
}

- (DBAUTHAccessError *)structuredAccessError {
    return [self structured];
}

- (NSString *)description {
    return [super description];
}

@end

@implementation DBRequestPathRootError

- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage
    structuredPathRootError:(DBCOMMONPathRootError *)structuredPathRootError {
    return [self init:requestId statusCode:statusCode errorContent:errorContent userMessage:userMessage structured:structuredPathRootError];
}

- (DBCOMMONPathRootError *)structuredPathRootError {
    return [self structured];
}

- (NSString *)description {
    return [super description];
}

@end

@implementation DBRequestRateLimitError

@synthesize backoff = _backoff;

- (instancetype)init:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage
    structuredRateLimitError:(DBAUTHRateLimitError *)structuredRateLimitError
                 backoff:(NSNumber *)backoff {
    self = [self init:requestId
           statusCode:statusCode
         errorContent:errorContent
          userMessage:userMessage
           structured:structuredRateLimitError];
    if (self) _backoff = DB_RETAIN(DBObjectOfClass(backoff, [NSNumber class]));
    return self;
}

- (void)dealloc {
    DB_RELEASE(_backoff);
    DB_SUPER_DEALLOC;
}

- (DBAUTHRateLimitError *)structuredRateLimitError {
    return [self structured];
}

- (NSNumber *)retryAfter {
    return _backoff;
}

- (NSString *)description {
    return [super description];
}

@end

@implementation DBRequestInternalServerError

- (NSString *)description {
    return [super description];
}

@end

@implementation DBRequestClientError

@synthesize nsError = _nsError;

- (instancetype)init:(NSError *)nsError {
    self = [super init];
    if (self) _nsError = DB_RETAIN(DBObjectOfClass(nsError, [NSError class]));
    return self;
}

- (void)dealloc {
    DB_RELEASE(_nsError);
    DB_SUPER_DEALLOC;
}

- (NSString *)description {
    return [_nsError localizedDescription] ?: @"client error";
}

@end
