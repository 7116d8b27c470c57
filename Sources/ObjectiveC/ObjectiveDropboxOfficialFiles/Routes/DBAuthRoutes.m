#import <DropboxObjectiveCRuntime/DBRouteMethods.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportClientProtocol.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultClient.h>
#import "../Private/DBRequestErrors+Private.h"

/// Returns the client, or one whose calls fail if the client doesn't have a method.
static id<DBTransportClient> DBClientForCall(id<DBTransportClient> client, SEL method) {
    if ([(NSObject *)client respondsToSelector:method]) return client;
    NSObject *unusable = [DBTransportDefaultClient alloc];
    return (id<DBTransportClient>)DB_AUTORELEASE([unusable init]);
}

/// Returns the argument of the route, or `nil` if it has none.
static id<DBSerializable> DBSerializableArgument(const DBRouteArguments *arguments) {
    return DBRouteArgument(arguments, DropboxArgumentValue)
        ?: DBObjectFromReference(DropboxFamilyOfficial, DBRouteCreateArgument(arguments));
}

static id DBCallRpc(id<DBTransportClient> client, DBRoute *route, const DBRouteArguments *arguments) {
    return [DBClientForCall(client, @selector(requestRpc:arg:)) requestRpc:route arg:DBSerializableArgument(arguments)];
}

static id DBCallUpload(id<DBTransportClient> client, DBRoute *route, const DBRouteArguments *arguments) {
    id<DBSerializable> argument = DBSerializableArgument(arguments);
    NSData *data = DBRouteArgument(arguments, DropboxArgumentInputData);
    if (data != nil) {
        client = DBClientForCall(client, @selector(requestUpload:arg:inputData:));
        return [client requestUpload:route arg:argument inputData:data];
    }
    NSInputStream *stream = DBRouteArgument(arguments, DropboxArgumentInputStream);
    if (stream != nil) {
        client = DBClientForCall(client, @selector(requestUpload:arg:inputStream:));
        return [client requestUpload:route arg:argument inputStream:stream];
    }
    // Without a path, the call fails with a message.
    NSString *path = DBRouteArgument(arguments, DropboxArgumentInputURL) ?: @"";
    client = DBClientForCall(client, @selector(requestUpload:arg:inputUrl:));
    return [client requestUpload:route arg:argument inputUrl:path];
}

static id DBCallDownloadURL(id<DBTransportClient> client, DBRoute *route, const DBRouteArguments *arguments) {
    id<DBSerializable> argument = DBSerializableArgument(arguments);
    BOOL overwrite = DBRouteOverwrites(arguments);
    NSURL *destination = DBRouteArgument(arguments, DropboxArgumentDestination);
    NSNumber *start = DBRouteArgument(arguments, DropboxArgumentByteOffsetStart);
    NSNumber *end = DBRouteArgument(arguments, DropboxArgumentByteOffsetEnd);
    if (start == nil && end == nil) {
        client = DBClientForCall(client, @selector(requestDownload:arg:overwrite:destination:));
        return [client requestDownload:route arg:argument overwrite:overwrite destination:destination];
    }
    client = DBClientForCall(
        client, @selector(requestDownload:arg:overwrite:destination:byteOffsetStart:byteOffsetEnd:));
    return [client requestDownload:route
                               arg:argument
                         overwrite:overwrite
                       destination:destination
                   byteOffsetStart:start
                     byteOffsetEnd:end];
}

static id DBCallDownloadData(id<DBTransportClient> client, DBRoute *route, const DBRouteArguments *arguments) {
    id<DBSerializable> argument = DBSerializableArgument(arguments);
    NSNumber *start = DBRouteArgument(arguments, DropboxArgumentByteOffsetStart);
    NSNumber *end = DBRouteArgument(arguments, DropboxArgumentByteOffsetEnd);
    if (start == nil && end == nil) {
        return [DBClientForCall(client, @selector(requestDownload:arg:)) requestDownload:route arg:argument];
    }
    client = DBClientForCall(client, @selector(requestDownload:arg:byteOffsetStart:byteOffsetEnd:));
    return [client requestDownload:route arg:argument byteOffsetStart:start byteOffsetEnd:end];
}

@interface DBAuthRoutes () <DBRouteCaller>
@end

@implementation DBAuthRoutes

+ (BOOL)resolveInstanceMethod:(SEL)selector {
    return DBAddRouteMethod(self, selector) || [super resolveInstanceMethod:selector];
}

+ (DropboxFamily)dropboxFamily {
    return DropboxFamilyOfficial;
}

- (id)callRouteWithArguments:(const DBRouteArguments *)arguments {
    DBRoute *route = DB_AUTORELEASE([[DBRoute alloc] initWithDropboxRoute:arguments->method.route]);
    switch (arguments->method.task) {
        case DropboxTaskRpc: return DBCallRpc(self.client, route, arguments);
        case DropboxTaskUpload: return DBCallUpload(self.client, route, arguments);
        case DropboxTaskDownloadURL: return DBCallDownloadURL(self.client, route, arguments);
        case DropboxTaskDownloadData: return DBCallDownloadData(self.client, route, arguments);
    }
    return nil;
}

- (instancetype)init:(id<DBTransportClient>)client {
    self = [super init];
    if (self && [(id)client respondsToSelector:@selector(requestRpc:arg:)]) _client = DB_RETAIN(client);
    return self;
}

- (void)dealloc {
    DB_RELEASE(_client);
    DB_SUPER_DEALLOC;
}

- (id<DBTransportClient>)client {
    return _client;
}

@end
