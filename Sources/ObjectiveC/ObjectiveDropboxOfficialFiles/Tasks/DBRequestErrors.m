#import "../Private/DBRequestErrors+Private.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBAUTH.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBCOMMON.h>

@implementation DBRequestError

@synthesize tag = _tag, requestId = _requestId, statusCode = _statusCode, errorContent = _errorContent;
@synthesize userMessage = _userMessage, structuredAuthError = _structuredAuthError;
@synthesize structuredAccessError = _structuredAccessError, structuredPathRootError = _structuredPathRootError;
@synthesize structuredRateLimitError = _structuredRateLimitError, backoff = _backoff, nsError = _nsError;

- (instancetype)init:(DBRequestErrorTag)tag
           requestId:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage
    structuredAuthError:(DBAUTHAuthError *)structuredAuthError
    structuredAccessError:(DBAUTHAccessError *)structuredAccessError
    structuredPathRootError:(DBCOMMONPathRootError *)structuredPathRootError
    structuredRateLimitError:(DBAUTHRateLimitError *)structuredRateLimitError
             backoff:(NSNumber *)backoff
             nsError:(NSError *)nsError {
    self = [super init];
    if (self) {
        _tag = tag;
        _requestId = [DBStringOrNil(requestId) copy];
        _statusCode = DB_RETAIN(DBObjectOfClass(statusCode, [NSNumber class]));
        _errorContent = [DBStringOrNil(errorContent) copy];
        _userMessage = DB_RETAIN(DBObjectOfClass(userMessage, [DBLocalizedUserMessage class]));
        _structuredAuthError = DB_RETAIN(structuredAuthError);
        _structuredAccessError = DB_RETAIN(structuredAccessError);
        _structuredPathRootError = DB_RETAIN(structuredPathRootError);
        _structuredRateLimitError = DB_RETAIN(structuredRateLimitError);
        _backoff = DB_RETAIN(DBObjectOfClass(backoff, [NSNumber class]));
        _nsError = DB_RETAIN(DBObjectOfClass(nsError, [NSError class]));
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_requestId);
    DB_RELEASE(_statusCode);
    DB_RELEASE(_errorContent);
    DB_RELEASE(_userMessage);
    DB_RELEASE(_structuredAuthError);
    DB_RELEASE(_structuredAccessError);
    DB_RELEASE(_structuredPathRootError);
    DB_RELEASE(_structuredRateLimitError);
    DB_RELEASE(_backoff);
    DB_RELEASE(_nsError);
    DB_SUPER_DEALLOC;
}

- (instancetype)init:(DBRequestErrorTag)tag
           requestId:(NSString *)requestId
          statusCode:(NSNumber *)statusCode
        errorContent:(NSString *)errorContent
         userMessage:(DBLocalizedUserMessage *)userMessage
          structured:(id)structured
             backoff:(NSNumber *)backoff
             nsError:(NSError *)nsError {
    return [self init:tag
                       requestId:requestId
                      statusCode:statusCode
                    errorContent:errorContent
                     userMessage:userMessage
             structuredAuthError:DBObjectOfClass(structured, [DBAUTHAuthError class])
           structuredAccessError:DBObjectOfClass(structured, [DBAUTHAccessError class])
         structuredPathRootError:DBObjectOfClass(structured, [DBCOMMONPathRootError class])
        structuredRateLimitError:DBObjectOfClass(structured, [DBAUTHRateLimitError class])
                         backoff:backoff
                         nsError:nsError];
}

- (instancetype)initAsHttpError:(NSString *)requestId
                     statusCode:(NSNumber *)statusCode
                   errorContent:(NSString *)errorContent
                    userMessage:(DBLocalizedUserMessage *)userMessage {
    return [self init:DBRequestErrorHttp
             requestId:requestId
            statusCode:statusCode
          errorContent:errorContent
           userMessage:userMessage
            structured:nil
               backoff:nil
               nsError:nil];
}

- (instancetype)initAsBadInputError:(NSString *)requestId
                         statusCode:(NSNumber *)statusCode
                       errorContent:(NSString *)errorContent
                        userMessage:(DBLocalizedUserMessage *)userMessage {
    return [self init:DBRequestErrorBadInput
             requestId:requestId
            statusCode:statusCode
          errorContent:errorContent
           userMessage:userMessage
            structured:nil
               backoff:nil
               nsError:nil];
}

- (instancetype)initAsAuthError:(NSString *)requestId
                     statusCode:(NSNumber *)statusCode
                   errorContent:(NSString *)errorContent
                    userMessage:(DBLocalizedUserMessage *)userMessage
            structuredAuthError:(DBAUTHAuthError *)structuredAuthError {
    return [self init:DBRequestErrorAuth
             requestId:requestId
            statusCode:statusCode
          errorContent:errorContent
           userMessage:userMessage
            structured:structuredAuthError
               backoff:nil
               nsError:nil];
}

- (instancetype)initAsAccessError:(NSString *)requestId
                       statusCode:(NSNumber *)statusCode
                     errorContent:(NSString *)errorContent
                      userMessage:(DBLocalizedUserMessage *)userMessage
            structuredAccessError:(DBAUTHAccessError *)structuredAccessError {
    return [self init:DBRequestErrorAccess
             requestId:requestId
            statusCode:statusCode
          errorContent:errorContent
           userMessage:userMessage
            structured:structuredAccessError
               backoff:nil
               nsError:nil];
}

- (instancetype)initAsPathRootError:(NSString *)requestId
                         statusCode:(NSNumber *)statusCode
                       errorContent:(NSString *)errorContent
                        userMessage:(DBLocalizedUserMessage *)userMessage
            structuredPathRootError:(DBCOMMONPathRootError *)structuredPathRootError {
    return [self init:DBRequestErrorPathRoot
             requestId:requestId
            statusCode:statusCode
          errorContent:errorContent
           userMessage:userMessage
            structured:structuredPathRootError
               backoff:nil
               nsError:nil];
}

- (instancetype)initAsRateLimitError:(NSString *)requestId
                          statusCode:(NSNumber *)statusCode
                        errorContent:(NSString *)errorContent
                         userMessage:(DBLocalizedUserMessage *)userMessage
            structuredRateLimitError:(DBAUTHRateLimitError *)structuredRateLimitError
                             backoff:(NSNumber *)backoff {
    return [self init:DBRequestErrorRateLimit
             requestId:requestId
            statusCode:statusCode
          errorContent:errorContent
           userMessage:userMessage
            structured:structuredRateLimitError
               backoff:backoff
               nsError:nil];
}

- (instancetype)initAsInternalServerError:(NSString *)requestId
                               statusCode:(NSNumber *)statusCode
                             errorContent:(NSString *)errorContent
                              userMessage:(DBLocalizedUserMessage *)userMessage {
    return [self init:DBRequestErrorInternalServer
             requestId:requestId
            statusCode:statusCode
          errorContent:errorContent
           userMessage:userMessage
            structured:nil
               backoff:nil
               nsError:nil];
}

- (instancetype)initAsClientError:(NSError *)nsError {
    return [self init:DBRequestErrorClient
             requestId:nil
            statusCode:nil
          errorContent:nil
           userMessage:nil
            structured:nil
               backoff:nil
               nsError:nsError];
}

// MARK: Kinds

- (BOOL)isHttpError {
    return _tag == DBRequestErrorHttp;
}

- (BOOL)isBadInputError {
    return _tag == DBRequestErrorBadInput;
}

- (BOOL)isAuthError {
    return _tag == DBRequestErrorAuth;
}

- (BOOL)isAccessError {
    return _tag == DBRequestErrorAccess;
}

- (BOOL)isPathRootError {
    return _tag == DBRequestErrorPathRoot;
}

- (BOOL)isRateLimitError {
    return _tag == DBRequestErrorRateLimit;
}

- (BOOL)isInternalServerError {
    return _tag == DBRequestErrorInternalServer;
}

- (BOOL)isClientError {
    return _tag == DBRequestErrorClient;
}

/// Logs that the error is of another kind than the caller expects.
- (void)checkTag:(DBRequestErrorTag)tag selector:(SEL)selector {
    if (_tag != tag) NSLog(@"-[DBRequestError %@]: the error is %@", NSStringFromSelector(selector), [self tagName]);
}

/// Returns the error as an object of a class.
- (id)errorOfClass:(Class)kind structured:(id)structured {
    return DB_AUTORELEASE([[kind alloc] init:_requestId
                                  statusCode:_statusCode
                                errorContent:_errorContent
                                 userMessage:_userMessage
                                  structured:structured]);
}

- (DBRequestHttpError *)asHttpError {
    [self checkTag:DBRequestErrorHttp selector:_cmd];
    return [self errorOfClass:[DBRequestHttpError class] structured:nil];
}

- (DBRequestBadInputError *)asBadInputError {
    [self checkTag:DBRequestErrorBadInput selector:_cmd];
    return [self errorOfClass:[DBRequestBadInputError class] structured:nil];
}

- (DBRequestAuthError *)asAuthError {
    [self checkTag:DBRequestErrorAuth selector:_cmd];
    return [self errorOfClass:[DBRequestAuthError class] structured:_structuredAuthError];
}

- (DBRequestAccessError *)asAccessError {
    [self checkTag:DBRequestErrorAccess selector:_cmd];
    return [self errorOfClass:[DBRequestAccessError class] structured:_structuredAccessError];
}

- (DBRequestPathRootError *)asPathRootError {
    [self checkTag:DBRequestErrorPathRoot selector:_cmd];
    return [self errorOfClass:[DBRequestPathRootError class] structured:_structuredPathRootError];
}

- (DBRequestRateLimitError *)asRateLimitError {
    [self checkTag:DBRequestErrorRateLimit selector:_cmd];
    return DB_AUTORELEASE([[DBRequestRateLimitError alloc] init:_requestId
                                                     statusCode:_statusCode
                                                   errorContent:_errorContent
                                                    userMessage:_userMessage
                                       structuredRateLimitError:_structuredRateLimitError
                                                        backoff:_backoff]);
}

- (DBRequestInternalServerError *)asInternalServerError {
    [self checkTag:DBRequestErrorInternalServer selector:_cmd];
    return [self errorOfClass:[DBRequestInternalServerError class] structured:nil];
}

- (DBRequestClientError *)asClientError {
    [self checkTag:DBRequestErrorClient selector:_cmd];
    return DB_AUTORELEASE([[DBRequestClientError alloc] init:_nsError]);
}

- (NSString *)tagName {
    switch (_tag) {
        case DBRequestErrorHttp: return @"DBRequestErrorHttp";
        case DBRequestErrorBadInput: return @"DBRequestErrorBadInput";
        case DBRequestErrorAuth: return @"DBRequestErrorAuth";
        case DBRequestErrorPathRoot: return @"DBRequestErrorPathRoot";
        case DBRequestErrorAccess: return @"DBRequestErrorAccess";
        case DBRequestErrorRateLimit: return @"DBRequestErrorRateLimit";
        case DBRequestErrorInternalServer: return @"DBRequestErrorInternalServer";
        case DBRequestErrorClient: return @"DBRequestErrorClient";
    }
    return @"DBRequestError";
}

- (NSString *)description {
    switch (_tag) {
        case DBRequestErrorHttp: return [[self asHttpError] description];
        case DBRequestErrorBadInput: return [[self asBadInputError] description];
        case DBRequestErrorAuth: return [[self asAuthError] description];
        case DBRequestErrorPathRoot: return [[self asPathRootError] description];
        case DBRequestErrorAccess: return [[self asAccessError] description];
        case DBRequestErrorRateLimit: return [[self asRateLimitError] description];
        case DBRequestErrorInternalServer: return [[self asInternalServerError] description];
        case DBRequestErrorClient: return [[self asClientError] description];
    }
    return [self tagName];
}

@end

// MARK: - Errors of calls

static NSString *DBString(const char *text) {
    return text == NULL ? nil : [NSString stringWithUTF8String:text];
}

DBRequestError *DBRequestErrorFromFailure(const DropboxFailure *failure) {
    DBStoneObject *structured = DBObjectFromReference(DropboxFamilyOfficial, failure->structured);
    DBLocalizedUserMessage *userMessage = nil;
    if (failure->userMessage != NULL) {
        userMessage = DB_AUTORELEASE([[DBLocalizedUserMessage alloc]
            initWithText:DBString(failure->userMessage)
                  locale:DBString(failure->userMessageLocale) ?: @""]);
    }
    NSError *error = nil;
    if (failure->kind == DropboxFailureClient) {
        NSString *message = DBString(failure->message) ?: @"the call failed";
        error = [NSError errorWithDomain:DBString(failure->domain) ?: @"com.dropbox.error.client"
                                    code:(NSInteger)failure->code
                                userInfo:[NSDictionary dictionaryWithObject:message forKey:NSLocalizedDescriptionKey]];
    }
    return DB_AUTORELEASE([[DBRequestError alloc]
              init:(DBRequestErrorTag)failure->kind
         requestId:DBString(failure->requestID)
        statusCode:failure->status == 0 ? nil : [NSNumber numberWithInt:failure->status]
      errorContent:DBString(failure->content)
       userMessage:userMessage
        structured:structured
           backoff:failure->backoff > 0 ? [NSNumber numberWithDouble:failure->backoff] : nil
           nsError:error]);
}
