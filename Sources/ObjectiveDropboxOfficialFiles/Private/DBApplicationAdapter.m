#import "DBApplicationAdapter.h"

#import "DBBridgeStrings.h"

/// An app, and the action that cancels its sign-in page.
@interface DBApplicationAdapter : NSObject {
@private
    id<DBSharedApplication> _application;
    DropboxActionRef _cancelAction;
}
- (instancetype)initWithApplication:(id<DBSharedApplication>)application;
- (id<DBSharedApplication>)application;
- (void)presentPage:(NSURL *)url cancelAction:(DropboxActionRef)action;
- (void)cancel;
@end

@implementation DBApplicationAdapter

- (instancetype)initWithApplication:(id<DBSharedApplication>)application {
    self = [super init];
    if (self != nil) _application = DB_RETAIN(application);
    return self;
}

- (void)dealloc {
    DB_RELEASE(_application);
    DropboxRelease(_cancelAction);
    DB_SUPER_DEALLOC;
}

- (id<DBSharedApplication>)application {
    return _application;
}

- (void)presentPage:(NSURL *)url cancelAction:(DropboxActionRef)action {
    DropboxActionRef previous = _cancelAction;
    _cancelAction = DropboxRetain(action);
    DropboxRelease(previous);
    // With GNUstep, the block doesn't retain the adapter, which exists until the sign-in has finished.
    [_application presentAuthChannel:url
                       cancelHandler:^{
                         [self cancel];
                       }];
}

- (void)cancel {
    if (_cancelAction != NULL) DropboxActionCall(_cancelAction);
}

@end

static id<DBSharedApplication> DBApplication(void *context) {
    DBApplicationAdapter *adapter = DB_UNRETAINED_OBJECT(context);
    return [adapter application];
}

static NSURL *DBURLFromC(const char *string) {
    NSString *object = DBStringFromC(string);
    return object == nil ? nil : [NSURL URLWithString:object];
}

static void DBRelease(void *context) {
    @autoreleasepool {
        (void)DB_TRANSFERRED_OBJECT(context);
    }
}

static void DBPresentErrorMessage(void *context, const char *message, const char *title) {
    @autoreleasepool {
        NSString *text = DBStringFromC(message);
        NSString *titleText = DBStringFromC(title);
        if (text != nil && titleText != nil) [DBApplication(context) presentErrorMessage:text title:titleText];
    }
}

static bool DBPresentPlatformSpecificAuth(void *context, const char *url) {
    @autoreleasepool {
        NSURL *object = DBURLFromC(url);
        return object != nil && [DBApplication(context) presentPlatformSpecificAuth:object];
    }
}

static void DBPresentAuthChannel(void *context, const char *url, DropboxActionRef cancel) {
    @autoreleasepool {
        DBApplicationAdapter *adapter = DB_UNRETAINED_OBJECT(context);
        NSURL *object = DBURLFromC(url);
        if (object != nil) [adapter presentPage:object cancelAction:cancel];
    }
}

static void DBPresentExternalApp(void *context, const char *url) {
    @autoreleasepool {
        NSURL *object = DBURLFromC(url);
        if (object != nil) [DBApplication(context) presentExternalApp:object];
    }
}

static bool DBCanPresentExternalApp(void *context, const char *url) {
    @autoreleasepool {
        NSURL *object = DBURLFromC(url);
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

void DBSetApplicationCallbacks(DropboxApplicationCallbacks *callbacks, id<DBSharedApplication> application) {
    DBApplicationAdapter *adapter = [[DBApplicationAdapter alloc] initWithApplication:application];
    *callbacks = (DropboxApplicationCallbacks){
        .context = DB_RETAINED_POINTER(adapter),
        .release = DBRelease,
        .presentErrorMessage = DBPresentErrorMessage,
        .presentPlatformSpecificAuth = DBPresentPlatformSpecificAuth,
        .presentAuthChannel = DBPresentAuthChannel,
        .presentExternalApp = DBPresentExternalApp,
        .canPresentExternalApp = DBCanPresentExternalApp,
        .presentLoading = DBPresentLoading,
        .dismissLoading = DBDismissLoading,
    };
    DB_RELEASE(adapter);
}
