#import "../Private/DBXPrivate.h"
#import <DropboxObjectiveCRuntime/DBRouteMethods.h>
#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <objc/runtime.h>

@interface DBXBaseRoutes (Calls) <DBRouteCaller>
@end

@implementation DBXBaseRoutes

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBAddRouteMethod(self, selector) || [super resolveInstanceMethod:selector];
}

- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)client {
    self = [super init];
    if (self) _client = DB_RETAINED_POINTER(DBObjectOfClass(client, [DBXDropboxTransportClient class]));
    return self;
}

- (void)dealloc {
    if (_client != NULL) (void)DB_TRANSFERRED_OBJECT((void *)_client);
    DB_SUPER_DEALLOC;
}

@end

@implementation DBXBaseRoutes (Calls)

+ (DropboxFamily)dropboxFamily {
    return DropboxFamilySwifty;
}

/// Starts the call of a route.
- (id)callRouteWithArguments:(const DBRouteArguments *)arguments {
    DropboxRouteRef route = arguments->method.route;
    DropboxTransfer transfer = {.task = arguments->method.task};
    NSURL *input = DBObjectOfClass(DBRouteArgument(arguments, DropboxArgumentInputURL), [NSURL class]);
    NSURL *destination = DBObjectOfClass(DBRouteArgument(arguments, DropboxArgumentDestination), [NSURL class]);
    if (transfer.task == DropboxTaskUpload) {
        DBSetInput(
            &transfer, [input isFileURL] ? [input path] : nil,
            DBObjectOfClass(DBRouteArgument(arguments, DropboxArgumentInputData), [NSData class]),
            DBObjectOfClass(DBRouteArgument(arguments, DropboxArgumentInputStream), [NSInputStream class]));
    } else if (transfer.task == DropboxTaskDownloadURL) {
        transfer.path = [destination isFileURL] ? DBCString([destination path]) : NULL;
        transfer.overwrite = DBRouteOverwrites(arguments);
    }
    id value = DBRouteArgument(arguments, DropboxArgumentValue);
    DropboxObjectRef argument = [value isKindOfClass:[DBStoneObject class]]
        ? [(DBStoneObject *)value copyDropboxObject]
        : DBRouteCreateArgument(arguments);
    Class requestClass = objc_lookUpClass(DropboxRouteGetRequestClassName(route, transfer.task));
    DBXBaseRequest *request = [[requestClass alloc] initWithClient:DB_UNRETAINED_OBJECT((void *)_client)
                                                             route:route
                                                          argument:argument
                                                          transfer:&transfer];
    DropboxRelease(argument);
    return DB_AUTORELEASE(request);
}

@end
