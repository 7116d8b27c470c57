#import "../Private/DBXSession.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>

@implementation DBXNetworkSessionConfiguration

@synthesize timeoutIntervalForRequest = _timeoutIntervalForRequest,
            timeoutIntervalForResource = _timeoutIntervalForResource, allowsCellularAccess = _allowsCellularAccess,
            allowsExpensiveNetworkAccess = _allowsExpensiveNetworkAccess,
            allowsConstrainedNetworkAccess = _allowsConstrainedNetworkAccess,
            sharedContainerIdentifier = _sharedContainerIdentifier,
            httpMaximumConnectionsPerHost = _httpMaximumConnectionsPerHost;

static DBXNetworkSessionConfiguration *standardConfiguration, *longpollConfiguration;

- (instancetype)initForLongpoll:(BOOL)isLongpoll {
    self = [super init];
    if (self) {
        DropboxSessionOptions standard = DropboxSessionOptionsStandard(isLongpoll);
        _timeoutIntervalForRequest = standard.timeoutForRequest;
        _timeoutIntervalForResource = standard.timeoutForResource;
        _allowsCellularAccess = standard.allowsCellularAccess;
        _allowsExpensiveNetworkAccess = standard.allowsExpensiveNetworkAccess;
        _allowsConstrainedNetworkAccess = standard.allowsConstrainedNetworkAccess;
        _httpMaximumConnectionsPerHost = standard.maximumConnectionsPerHost;
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_backgroundIdentifier);
    DB_RELEASE(_sharedContainerIdentifier);
    DB_SUPER_DEALLOC;
}

+ (DBXNetworkSessionConfiguration *)default {
    @synchronized([DBXNetworkSessionConfiguration class]) {
        if (standardConfiguration == nil) standardConfiguration = [[self alloc] initForLongpoll:NO];
        return DB_AUTORELEASE(DB_RETAIN(standardConfiguration));
    }
}

+ (void)setDefault:(DBXNetworkSessionConfiguration *)configuration {
    @synchronized([DBXNetworkSessionConfiguration class]) {
        DB_RELEASE(standardConfiguration);
        standardConfiguration = DB_RETAIN(configuration);
    }
}

+ (DBXNetworkSessionConfiguration *)defaultLongpoll {
    @synchronized([DBXNetworkSessionConfiguration class]) {
        if (longpollConfiguration == nil) longpollConfiguration = [[self alloc] initForLongpoll:YES];
        return DB_AUTORELEASE(DB_RETAIN(longpollConfiguration));
    }
}

+ (void)setDefaultLongpoll:(DBXNetworkSessionConfiguration *)configuration {
    @synchronized([DBXNetworkSessionConfiguration class]) {
        DB_RELEASE(longpollConfiguration);
        longpollConfiguration = DB_RETAIN(configuration);
    }
}

+ (DBXNetworkSessionConfiguration *)backgroundWithIdentifier:(NSString *)identifier {
    DBXNetworkSessionConfiguration *configuration = DB_AUTORELEASE([[self alloc] initForLongpoll:NO]);
    configuration->_backgroundIdentifier = [DBStringOrNil(identifier) copy];
    return configuration;
}

+ (DBXNetworkSessionConfiguration *)backgroundWithIdentifier:(NSString *)identifier
                                   sharedContainerIdentifier:(NSString *)sharedContainerIdentifier {
    DBXNetworkSessionConfiguration *configuration = [self backgroundWithIdentifier:identifier];
    configuration.sharedContainerIdentifier = sharedContainerIdentifier;
    return configuration;
}

- (DropboxSessionOptions)dropboxOptions {
    DropboxSessionOptions options = {0};
    options.timeoutForRequest = _timeoutIntervalForRequest;
    options.timeoutForResource = _timeoutIntervalForResource;
    options.allowsCellularAccess = _allowsCellularAccess;
    options.allowsExpensiveNetworkAccess = _allowsExpensiveNetworkAccess;
    options.allowsConstrainedNetworkAccess = _allowsConstrainedNetworkAccess;
    options.maximumConnectionsPerHost = (long)_httpMaximumConnectionsPerHost;
    options.backgroundIdentifier = DBCString(_backgroundIdentifier);
    options.sharedContainerIdentifier = DBCString(_sharedContainerIdentifier);
    return options;
}

@end
