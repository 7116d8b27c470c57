#import "../Private/DBXPrivate.h"
#import <DropboxObjectiveCRuntime/DBBlocks.h>
#import <objc/runtime.h>

@interface DBXReconnectionHelperError ()
- (instancetype)initWithMessage:(NSString *)message taskDescription:(NSString *)taskDescription;
@end

@interface DBXReconnectionResult ()
- (instancetype)initWithTransferInfo:(const DropboxTransferInfo *)info;
@end

@implementation DBXReconnectionHelperError

- (instancetype)initWithMessage:(NSString *)message taskDescription:(NSString *)taskDescription {
    self = [super init];
    if (self) {
        _errorMessage = [message copy];
        _taskDescription = [taskDescription copy];
    }
    return self;
}

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

- (NSString *)description {
    return _errorMessage;
}

@end

@implementation DBXReconnectionResult

- (instancetype)initWithTransferInfo:(const DropboxTransferInfo *)info {
    self = [super init];
    if (self) {
        Class requestClass = Nil;
        NSString *problem = nil;
        if (info->transfer == NULL) {
            problem = [NSString stringWithUTF8String:info->error != NULL ? info->error : "the transfer is unknown"];
        } else if (info->route == NULL) {
            problem = @"the transfer is an upload of many files, which only Swift code can continue";
        } else {
            requestClass = objc_lookUpClass(DropboxRouteGetRequestClassName(info->route, info->task));
            if (requestClass == Nil) problem = @"the route of the transfer has no class of requests";
        }
        if (problem == nil) {
            _request = (id<DBXRequest>)[[requestClass alloc] initWithTransferInfo:info];
        } else {
            NSString *description =
                info->description == NULL ? nil : [NSString stringWithUTF8String:info->description];
            _error = [[DBXReconnectionHelperError alloc] initWithMessage:problem taskDescription:description];
        }
    }
    return self;
}

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

void *DBXReconnectionContext(void (^block)(NSArray<DBXReconnectionResult *> *)) {
    return DBBlockContext((id)block);
}

void DBXReconnectTransfers(void *context, const DropboxTransferInfo *transfers, long count) {
    @autoreleasepool {
        NSMutableArray<DBXReconnectionResult *> *results = [NSMutableArray array];
        for (long index = 0; index < count; index++) {
            DBXReconnectionResult *result =
                [[DBXReconnectionResult alloc] initWithTransferInfo:&transfers[index]];
            [results addObject:result];
            DB_RELEASE(result);
        }
        void (^block)(NSArray *) = DBBlockOfContext(context);
        if (block != nil) block(results);
        DBReleaseBlockContext(context);
    }
}
