#import <ObjectiveDropboxOfficialFiles/DBOfficialAppConnector.h>

#if TARGET_OS_IOS

// Dropbox doesn't document the URLs that it exchanges with other apps. Here, their queries have the names of the
// properties of `DBOpenWithInfo`.

/// The schemes of the Dropbox apps, in the order in which they are tried: first the app for managed devices.
static NSArray<NSString *> *DBAppSchemes(void) {
    return @[ @"dbapi-8-emm", @"dbapi-2" ];
}

/// The host and the path of the URLs with which the Dropbox app opens this app.
static NSString *const DBOpenWithHost = @"openwith";

/// The identifier under which the Dropbox app leaves a file for an app that it installs.
static NSString *const DBInstallationSession = @"installation";

@implementation DBOfficialAppConnector {
    NSString *_appKey;
    BOOL (^_canOpenURLWrapper)(NSURL *);
    void (^_openURLWrapper)(NSURL *);
}

- (instancetype)initWithAppKey:(NSString *)appKey
             canOpenURLWrapper:(BOOL (^)(NSURL *))canOpenURLWrapper
                openURLWrapper:(void (^)(NSURL *))openURLWrapper {
    self = [super init];
    if (self != nil) {
        _appKey = [appKey copy];
        _canOpenURLWrapper = [canOpenURLWrapper copy];
        _openURLWrapper = [openURLWrapper copy];
    }
    return self;
}

// MARK: From the Dropbox app

- (DBOpenWithInfo *)openWithInfoFromURL:(NSURL *)url {
    NSURLComponents *parts = [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:YES];
    NSString *scheme = [[@"db-" stringByAppendingString:_appKey] lowercaseString];
    if (![[parts.scheme lowercaseString] isEqualToString:scheme] || ![parts.host isEqualToString:DBOpenWithHost]) {
        return nil;
    }
    NSMutableDictionary<NSString *, NSString *> *fields = [NSMutableDictionary dictionary];
    for (NSURLQueryItem *item in parts.queryItems) {
        if (item.value != nil) fields[item.name] = item.value;
    }
    NSString *userId = fields[@"userId"];
    NSString *rev = fields[@"rev"];
    NSString *path = fields[@"path"];
    NSString *verb = fields[@"verb"];
    if (userId == nil || rev == nil || path == nil || verb == nil) return nil;
    NSString *seconds = fields[@"modifiedTime"];
    NSString *content = fields[@"fileData"];
    return [[DBOpenWithInfo alloc]
        initWithUserId:userId
                   rev:rev
                  path:path
          modifiedTime:seconds == nil ? nil : [NSDate dateWithTimeIntervalSince1970:[seconds doubleValue]]
              readOnly:[fields[@"readOnly"] boolValue]
                  verb:verb
             sessionId:fields[@"sessionId"]
                fileId:fields[@"fileId"]
              fileData:content == nil ? nil : [[NSData alloc] initWithBase64EncodedString:content options:0]
             sourceApp:fields[@"sourceApp"]];
}

+ (DBOpenWithInfo *)retriveOfficialDropboxAppOpenWithInfo {
    return [DBOpenWithInfo popFromStorageForSession:DBInstallationSession];
}

// MARK: To the Dropbox app

- (BOOL)isRequiredDropboxAppInstalled {
    return [self installedScheme] != nil;
}

- (NSString *)installedScheme {
    if (_canOpenURLWrapper == nil) return nil;
    for (NSString *scheme in DBAppSchemes()) {
        NSURL *url = [NSURL URLWithString:[scheme stringByAppendingString:@"://"]];
        if (url != nil && _canOpenURLWrapper(url)) return scheme;
    }
    return nil;
}

- (void)returnToDropboxApp:(DBOpenWithInfo *)openWithInfo changesPending:(BOOL)changesPending {
    [self returnToDropboxApp:openWithInfo changesPending:changesPending errorName:nil extras:nil];
}

- (void)returnToDropboxApp:(DBOpenWithInfo *)openWithInfo
            changesPending:(BOOL)changesPending
                 errorName:(NSString *)errorName
                    extras:(NSDictionary *)extras {
    NSURLComponents *parts = [[NSURLComponents alloc] init];
    parts.scheme = [self installedScheme];
    if (parts.scheme == nil || _openURLWrapper == nil) return;
    parts.host = @"1";
    parts.path = [@"/" stringByAppendingString:DBOpenWithHost];
    NSMutableArray<NSURLQueryItem *> *items = [NSMutableArray array];
    void (^add)(NSString *, NSString *) = ^(NSString *name, NSString *value) {
      if (value != nil) [items addObject:[NSURLQueryItem queryItemWithName:name value:value]];
    };
    add(@"k", _appKey);
    add(@"userId", openWithInfo.userId);
    add(@"path", openWithInfo.path);
    add(@"rev", openWithInfo.rev);
    add(@"sessionId", openWithInfo.sessionId);
    add(@"changesPending", changesPending ? @"true" : @"false");
    add(@"errorName", errorName);
    for (id name in extras) add([name description], [[extras objectForKey:name] description]);
    parts.queryItems = items;
    if (parts.URL != nil) _openURLWrapper(parts.URL);
}

@end

#endif
