#import <SwiftyDropboxObjC/DBXBackgroundSessions.h>
#import <SwiftyDropboxObjC/DBXOAuthManager.h>
#import <SwiftyDropboxObjC/DBXReconnection.h>
#import <SwiftyDropboxObjC/DBXTransportClient.h>

@implementation DBXScopeRequest

- (instancetype)initWithScopeType:(DBXScopeType)scopeType
                           scopes:(NSArray<NSString *> *)scopes
             includeGrantedScopes:(BOOL)includeGrantedScopes {
    self = [super init];
    if (self) {
        _scopeType = scopeType;
        _scopes = [scopes copy];
        _includeGrantedScopes = includeGrantedScopes;
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_scopes);
    DB_SUPER_DEALLOC;
}

@end

@implementation DBXOAuth2Error
@end

@implementation DBXDropboxOAuthResult

- (void)dealloc {
    DB_RELEASE(_token);
    DB_RELEASE(_error);
    DB_RELEASE(_errorMessage);
    DB_SUPER_DEALLOC;
}

- (DBXDropboxAccessToken *)token {
    return _token;
}

- (DBXOAuth2Error *)error {
    return _error;
}

- (NSString *)errorMessage {
    return _errorMessage;
}

- (BOOL)wasCancelled {
    return _wasCancelled;
}

@end

// MARK: - Background sessions

@implementation DBXReconnectionHelperError

- (void)dealloc {
    DB_RELEASE(_errorMessage);
    DB_RELEASE(_taskDescription);
    DB_SUPER_DEALLOC;
}

- (NSString *)errorMessage {
    return _errorMessage;
}

- (NSString *)taskDescription {
    return _taskDescription;
}

@end

@implementation DBXReconnectionResult

- (void)dealloc {
    DB_RELEASE((NSObject *)_request);
    DB_RELEASE(_error);
    DB_SUPER_DEALLOC;
}

- (id<DBXRequest>)request {
    return _request;
}

- (DBXReconnectionHelperError *)error {
    return _error;
}

@end

@implementation DBXDefaultBackgroundExtensionSessionCreationInfo

- (instancetype)initWithBackgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
                          sharedContainerIdentifier:(NSString *)sharedContainerIdentifier {
    self = [super init];
    if (self) {
        _backgroundSessionIdentifier = [backgroundSessionIdentifier copy];
        _sharedContainerIdentifier = [sharedContainerIdentifier copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_backgroundSessionIdentifier);
    DB_RELEASE(_sharedContainerIdentifier);
    DB_SUPER_DEALLOC;
}

@end

@implementation DBXCustomBackgroundExtensionSessionCreationInfo

- (instancetype)initWithBackgroundTransportClient:(DBXDropboxTransportClient *)backgroundTransportClient {
    self = [super init];
    if (self) _backgroundTransportClient = DB_RETAIN(backgroundTransportClient);
    return self;
}

- (instancetype)initWithBackgroundSessionConfiguration:
    (DBXNetworkSessionConfiguration *)backgroundSessionConfiguration {
    self = [super init];
    if (self) _backgroundSessionConfiguration = DB_RETAIN(backgroundSessionConfiguration);
    return self;
}

- (void)dealloc {
    DB_RELEASE(_backgroundTransportClient);
    DB_RELEASE(_backgroundSessionConfiguration);
    DB_SUPER_DEALLOC;
}

@end

@implementation DBXBackgroundExtensionSessionCreationInfo

- (instancetype)initWithDefaultInfo:(DBXDefaultBackgroundExtensionSessionCreationInfo *)defaultInfo {
    self = [super init];
    if (self) _defaultInfo = DB_RETAIN(defaultInfo);
    return self;
}

- (instancetype)initWithCustomInfo:(DBXCustomBackgroundExtensionSessionCreationInfo *)customInfo {
    self = [super init];
    if (self) _customInfo = DB_RETAIN(customInfo);
    return self;
}

- (void)dealloc {
    DB_RELEASE(_defaultInfo);
    DB_RELEASE(_customInfo);
    DB_SUPER_DEALLOC;
}

@end
