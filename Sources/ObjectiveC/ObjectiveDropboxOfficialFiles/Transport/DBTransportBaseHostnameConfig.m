#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseHostnameConfig.h>

@implementation DBTransportBaseHostnameConfig

@synthesize meta = _meta, api = _api, content = _content, downloadContent = _downloadContent, notify = _notify;

- (instancetype)init {
    return [self initWithMeta:@"www.dropbox.com"
                          api:@"api.dropboxapi.com"
                      content:@"content.dropboxapi.com"
                       notify:@"notify.dropboxapi.com"];
}

- (instancetype)initWithMeta:(NSString *)meta
                         api:(NSString *)api
                     content:(NSString *)content
                      notify:(NSString *)notify {
    return [self initWithMeta:meta api:api content:content downloadContent:content notify:notify];
}

- (instancetype)initWithMeta:(NSString *)meta
                         api:(NSString *)api
                     content:(NSString *)content
             downloadContent:(NSString *)downloadContent
                      notify:(NSString *)notify {
    self = [super init];
    if (self != nil) {
        _meta = [DBStringOrNil(meta) copy];
        _api = [DBStringOrNil(api) copy];
        _content = [DBStringOrNil(content) copy];
        _downloadContent = [DBStringOrNil(downloadContent) copy];
        _notify = [DBStringOrNil(notify) copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_meta);
    DB_RELEASE(_api);
    DB_RELEASE(_content);
    DB_RELEASE(_downloadContent);
    DB_RELEASE(_notify);
    DB_SUPER_DEALLOC;
}

/// Returns the object itself, because it's immutable.
- (id)copyWithZone:(NSZone *)zone {
    return DB_RETAIN(self);
}

- (NSString *)apiV2PrefixWithRoute:(DBRoute *)route {
    NSString *host = nil;
    switch (route.host) {
    case DBRouteHostApi: host = _api; break;
    case DBRouteHostContent: host = _content; break;
    case DBRouteHostNotify: host = _notify; break;
    case DBRouteHostUnknown: break;
    }
    if (host == nil) return nil;
    NSString *scheme = [host rangeOfString:@"://"].location == NSNotFound ? @"https://" : @"";
    return [NSString stringWithFormat:@"%@%@/2", scheme, host];
}

@end
