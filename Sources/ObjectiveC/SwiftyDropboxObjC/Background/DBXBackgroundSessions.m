#import "../Private/DBXPrivate.h"
#import "../Private/DBXSession.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/DBXBackgroundSessions.h>

@implementation DBXDefaultBackgroundExtensionSessionCreationInfo

- (void)applyTo:(DropboxExtensionSession *)session {
    session->identifier = DBCString(_backgroundSessionIdentifier);
    session->sharedContainerIdentifier = DBCString(_sharedContainerIdentifier);
}

- (instancetype)initWithBackgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
                          sharedContainerIdentifier:(NSString *)sharedContainerIdentifier {
    self = [super init];
    if (self) {
        _backgroundSessionIdentifier = [DBStringOrNil(backgroundSessionIdentifier) copy];
        _sharedContainerIdentifier = [DBStringOrNil(sharedContainerIdentifier) copy];
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

- (void)applyTo:(DropboxExtensionSession *)session options:(DropboxSessionOptions *)options {
    session->client = [_backgroundTransportClient dropboxClient];
    if (_backgroundSessionConfiguration == nil) return;
    *options = [_backgroundSessionConfiguration dropboxOptions];
    session->session = options;
}

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

- (DropboxExtensionSession)dropboxSessionWithOptions:(DropboxSessionOptions *)options {
    DropboxExtensionSession session = {0};
    [_defaultInfo applyTo:&session];
    [_customInfo applyTo:&session options:options];
    return session;
}

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
