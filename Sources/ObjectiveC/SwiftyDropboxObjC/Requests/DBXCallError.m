#import "../Private/DBXPrivate.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/Generated/DBXAuth.h>

static NSString *DBXString(const char *text) {
    return text == NULL ? nil : [NSString stringWithUTF8String:text];
}

/// Returns an object if it belongs to a class, otherwise `nil`.
static id DBXCast(id object, Class objectClass) {
    return [object isKindOfClass:objectClass] ? object : nil;
}

@interface DBXLocalizedUserMessage ()
- (instancetype)initWithText:(NSString *)text locale:(NSString *)locale;
@end

@implementation DBXLocalizedUserMessage

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

- (NSString *)text {
    return _text;
}

- (NSString *)locale {
    return _locale;
}

- (NSString *)description {
    return _text;
}

@end

@interface DBXCallError ()
- (NSString *)errorMessage;
- (NSString *)errorRequestId;
- (DBXLocalizedUserMessage *)userMessage;
- (id)structuredError;
- (NSError *)cause;
- (NSInteger)statusCode;
@end

@implementation DBXCallError

- (instancetype)initWithFailure:(const DropboxFailure *)failure {
    self = [super init];
    if (self) {
        _description = [DBXString(failure->description) ?: @"the call failed" copy];
        _message = [(failure->isRouteError ? DBXString(failure->summary) : DBXString(failure->content)) copy];
        _requestId = [DBXString(failure->requestID) copy];
        _structuredError = DB_RETAIN(DBObjectFromReference(DropboxFamilySwifty, failure->structured));
        _statusCode = failure->status;
        if (failure->userMessage != NULL) {
            _localizedUserMessage =
                [[DBXLocalizedUserMessage alloc] initWithText:DBXString(failure->userMessage)
                                                       locale:DBXString(failure->userMessageLocale) ?: @""];
        }
        if (failure->kind == DropboxFailureClient) {
            NSString *message = DBXString(failure->message) ?: _description;
            NSDictionary *information = [NSDictionary dictionaryWithObject:message forKey:NSLocalizedDescriptionKey];
            _cause = [[NSError alloc] initWithDomain:DBXString(failure->domain) ?: @"com.dropbox.error.client"
                                                code:(NSInteger)failure->code
                                            userInfo:information];
        }
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_description);
    DB_RELEASE(_message);
    DB_RELEASE(_requestId);
    DB_RELEASE(_localizedUserMessage);
    DB_RELEASE(_structuredError);
    DB_RELEASE(_cause);
    DB_SUPER_DEALLOC;
}

- (NSString *)description {
    return _description;
}

- (NSString *)errorMessage {
    return _message;
}

- (NSString *)errorRequestId {
    return _requestId;
}

- (DBXLocalizedUserMessage *)userMessage {
    return _localizedUserMessage;
}

- (id)structuredError {
    return _structuredError;
}

- (NSError *)cause {
    return _cause;
}

- (NSInteger)statusCode {
    return _statusCode;
}

// MARK: Kinds

- (DBXInternalServerError *)asInternalServerError {
    return DBXCast(self, [DBXInternalServerError class]);
}

- (DBXBadInputError *)asBadInputError {
    return DBXCast(self, [DBXBadInputError class]);
}

- (DBXAuthError *)asAuthError {
    return DBXCast(self, [DBXAuthError class]);
}

- (DBXAccessError *)asAccessError {
    return DBXCast(self, [DBXAccessError class]);
}

- (DBXHttpError *)asHttpError {
    return DBXCast(self, [DBXHttpError class]);
}

- (DBXRouteError *)asRouteError {
    return DBXCast(self, [DBXRouteError class]);
}

- (DBXRateLimitError *)asRateLimitError {
    return DBXCast(self, [DBXRateLimitError class]);
}

- (DBXSerializationError *)asSerializationError {
    return DBXCast(self, [DBXSerializationError class]);
}

- (DBXReconnectionError *)asReconnectionError {
    return DBXCast(self, [DBXReconnectionError class]);
}

- (DBXClientError *)asClientError {
    return DBXCast(self, [DBXClientError class]);
}

@end

@implementation DBXRequestError

- (NSString *)message {
    return [self errorMessage];
}

- (NSString *)requestId {
    return [self errorRequestId];
}

@end

@implementation DBXRouteError

- (DBXLocalizedUserMessage *)localizedUserMessage {
    return [self userMessage];
}

@end

@implementation DBXAuthError

- (DBXAuthAuthError *)error {
    return DBXCast([self structuredError], [DBXAuthAuthError class]);
}

- (DBXLocalizedUserMessage *)localizedUserMessage {
    return [self userMessage];
}

@end

@implementation DBXAccessError

- (DBXAuthAccessError *)error {
    return DBXCast([self structuredError], [DBXAuthAccessError class]);
}

- (DBXLocalizedUserMessage *)localizedUserMessage {
    return [self userMessage];
}

@end

@implementation DBXRateLimitError

- (DBXAuthRateLimitError *)error {
    return DBXCast([self structuredError], [DBXAuthRateLimitError class]);
}

- (DBXLocalizedUserMessage *)localizedUserMessage {
    return [self userMessage];
}

@end

@implementation DBXBadInputError
@end

@implementation DBXInternalServerError

- (NSInteger)code {
    return [self statusCode];
}

@end

@implementation DBXHttpError

- (NSInteger)code {
    return [self statusCode];
}

@end

@implementation DBXSerializationError

- (NSError *)error {
    return [self cause];
}

@end

@implementation DBXReconnectionError

- (NSError *)error {
    return [self cause];
}

@end

@implementation DBXClientError

- (NSError *)error {
    return [self cause];
}

@end

/// Returns the class of the error for a failure.
static Class DBXErrorClass(const DropboxFailure *failure) {
    if (failure->isRouteError) return [DBXRouteError class];
    switch (failure->kind) {
        case DropboxFailureHTTP:
        case DropboxFailurePathRoot: return [DBXHttpError class];
        case DropboxFailureBadInput: return [DBXBadInputError class];
        case DropboxFailureAuth: return [DBXAuthError class];
        case DropboxFailureAccess: return [DBXAccessError class];
        case DropboxFailureRateLimit: return [DBXRateLimitError class];
        case DropboxFailureInternalServer: return [DBXInternalServerError class];
        case DropboxFailureClient: break;
    }
    switch (failure->clientKind) {
        case DropboxClientFailureSerialization: return [DBXSerializationError class];
        case DropboxClientFailureReconnection: return [DBXReconnectionError class];
        case DropboxClientFailureOther: return [DBXClientError class];
    }
    return [DBXClientError class];
}

DBXCallError *DBXCallErrorFromFailure(const DropboxFailure *failure) {
    return DB_AUTORELEASE([[DBXErrorClass(failure) alloc] initWithFailure:failure]);
}
