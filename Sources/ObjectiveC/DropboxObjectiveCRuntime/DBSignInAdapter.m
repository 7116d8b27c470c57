#import <DropboxObjectiveCRuntime/DBSignInAdapter.h>

@interface DBSignInAdapter ()
- (void)presentPage:(NSURL *)url page:(DropboxSignInPageRef)page;
@end

static id<DBSignInApplication> DBApplication(void *context) {
    DBSignInAdapter *adapter = DB_UNRETAINED_OBJECT(context);
    return [adapter application];
}

static NSURL *DBURL(const char *string) {
    return [NSURL URLWithString:[NSString stringWithUTF8String:string]];
}

static void DBRelease(void *context) {
    @autoreleasepool {
        (void)DB_TRANSFERRED_OBJECT(context);
    }
}

static void DBPresentErrorMessage(void *context, const char *message, const char *title) {
    @autoreleasepool {
        [DBApplication(context) presentErrorMessage:[NSString stringWithUTF8String:message]
                                              title:[NSString stringWithUTF8String:title]];
    }
}

static bool DBPresentPlatformSpecificAuth(void *context, const char *url) {
    @autoreleasepool {
        NSURL *object = DBURL(url);
        return object != nil && [DBApplication(context) presentPlatformSpecificAuth:object];
    }
}

static void DBPresentAuthChannel(void *context, const char *url, DropboxSignInPageRef page) {
    @autoreleasepool {
        DBSignInAdapter *adapter = DB_UNRETAINED_OBJECT(context);
        NSURL *object = DBURL(url);
        if (object != nil) [adapter presentPage:object page:page];
    }
}

static void DBPresentExternalApp(void *context, const char *url) {
    @autoreleasepool {
        NSURL *object = DBURL(url);
        if (object != nil) [DBApplication(context) presentExternalApp:object];
    }
}

static bool DBCanPresentExternalApp(void *context, const char *url) {
    @autoreleasepool {
        NSURL *object = DBURL(url);
        return object != nil && [DBApplication(context) canPresentExternalApp:object];
    }
}

static void DBPresentLoading(void *context) {
    @autoreleasepool {
        [DBApplication(context) presentLoading];
    }
}

static void DBDismissLoading(void *context) {
    @autoreleasepool {
        [DBApplication(context) dismissLoading];
    }
}

@implementation DBSignInAdapter

- (instancetype)initWithApplication:(id)application {
    self = [super init];
    if (self) _application = DB_RETAIN(application);
    return self;
}

- (void)dealloc {
    DB_RELEASE((id)_application);
    DropboxRelease(_page);
    DB_SUPER_DEALLOC;
}

- (id)application {
    return _application;
}

- (void)presentPage:(NSURL *)url page:(DropboxSignInPageRef)page {
    DropboxSignInPageRef former = _page;
    _page = DropboxRetain(page);
    DropboxRelease(former);
    [self presentPage:url];
}

- (void)presentPage:(NSURL *)url {
}

- (BOOL)interceptURL:(NSURL *)url {
    const char *string = [[url absoluteString] UTF8String];
    return _page != NULL && string != NULL && DropboxSignInPageIntercept(_page, string);
}

- (void)cancel {
    if (_page != NULL) DropboxSignInPageCancel(_page);
}

- (void)setCallbacks:(DropboxApplicationCallbacks *)callbacks {
    *callbacks = (DropboxApplicationCallbacks){
        .context = DB_RETAINED_POINTER(self),
        .release = DBRelease,
        .presentErrorMessage = DBPresentErrorMessage,
        .presentPlatformSpecificAuth = DBPresentPlatformSpecificAuth,
        .presentAuthChannel = DBPresentAuthChannel,
        .presentExternalApp = DBPresentExternalApp,
        .canPresentExternalApp = DBCanPresentExternalApp,
        .presentLoading = DBPresentLoading,
        .dismissLoading = DBDismissLoading,
    };
}

@end
