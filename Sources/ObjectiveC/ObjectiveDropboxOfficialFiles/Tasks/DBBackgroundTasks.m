#import "../Private/DBBaseClient+Private.h"
#import "../Private/DBBatchUploadTask+Private.h"
#import "../Private/DBBridgeStrings.h"
#import "../Private/DBRequestErrors+Private.h"
#import "../Private/DBTask+Private.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBBackgroundTasks.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>
#import <ObjectiveDropboxOfficialFiles/DBTeamClient.h>

/// The block that receives tasks, and the account that they belong to.
@interface DBBackgroundTasksReceiver : NSObject {
@private
    NSString *_tokenUid;
    NSOperationQueue *_queue;
    id _block;
}
- (instancetype)initWithTokenUid:(NSString *)tokenUid queue:(NSOperationQueue *)queue block:(DBBackgroundTasksBlock)block;
- (void)receiveTransfers:(const DropboxTransferInfo *)transfers count:(long)count;
@end

static void DBReceiveTransfers(void *context, const DropboxTransferInfo *transfers, long count) {
    @autoreleasepool {
        DBBackgroundTasksReceiver *receiver = DB_TRANSFERRED_OBJECT(context);
        [receiver receiveTransfers:transfers count:count];
    }
}

@implementation DBBackgroundTasksReceiver

- (instancetype)initWithTokenUid:(NSString *)tokenUid queue:(NSOperationQueue *)queue block:(DBBackgroundTasksBlock)block {
    self = [super init];
    if (self) {
        _tokenUid = [tokenUid copy];
        _queue = DB_RETAIN(queue);
        _block = (id)DB_COPY_BLOCK(block);
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_tokenUid);
    DB_RELEASE(_queue);
    DB_RELEASE_BLOCK(_block);
    DB_SUPER_DEALLOC;
}

- (void)receiveTransfers:(const DropboxTransferInfo *)transfers count:(long)count {
    NSMutableArray *tasks = [NSMutableArray array];
    NSMutableArray<NSError *> *errors = [NSMutableArray array];
    for (long index = 0; index < count; index++) {
        if (transfers[index].transfer == NULL) {
            [errors addObject:[self errorOfTransfer:&transfers[index]]];
        } else {
            [tasks addObject:[self taskOfTransfer:&transfers[index]]];
        }
    }
    if (_block != nil) ((DBBackgroundTasksBlock)_block)(tasks, errors);
}

- (id)taskOfTransfer:(const DropboxTransferInfo *)info {
    if (info->route == NULL) {
        return DB_AUTORELEASE([[DBBatchUploadTask alloc] initWithTransfer:(DropboxTransferRef)info->transfer]);
    }
    Class taskClass = info->task == DropboxTaskUpload ? [DBUploadTask class] : [DBDownloadUrlTask class];
    DBRoute *route = DB_AUTORELEASE([[DBRoute alloc] initWithDropboxRoute:(DropboxRouteRef)info->route]);
    DBTask *task = DB_AUTORELEASE([[taskClass alloc] initWithRoute:route tokenUid:_tokenUid]);
    [task setDefaultQueue:_queue];
    [task continueTransfer:(DropboxTransferRef)info->transfer];
    return task;
}

- (NSError *)errorOfTransfer:(const DropboxTransferInfo *)info {
    NSString *message = DBStringFromC(info->error) ?: @"the transfer is unknown";
    NSDictionary *information = [NSDictionary dictionaryWithObject:message forKey:NSLocalizedDescriptionKey];
    return [NSError errorWithDomain:@"com.dropbox.error.client" code:0 userInfo:information];
}

@end

@implementation DBTransportDefaultClient (BackgroundTasks)

- (NSString *)backgroundSessionIdentifier {
    return DBStringFromCopy(DropboxClientCopySessionIdentifier([self dropboxClient]));
}

- (void)getBackgroundTasks:(DBBackgroundTasksBlock)completion {
    DropboxClientVisitTransfers([self dropboxClient], [self receiverOfTasks:completion], DBReceiveTransfers);
}

- (void)handleEvents:(void (^)(void))completionHandler tasks:(DBBackgroundTasksBlock)tasks {
    DropboxClosure completion;
    DBSetClosure(&completion, completionHandler);
    DropboxClientHandleEvents([self dropboxClient], completion, [self receiverOfTasks:tasks], DBReceiveTransfers);
}

/// The context of `DBReceiveTransfers`.
- (void *)receiverOfTasks:(DBBackgroundTasksBlock)block {
    DBBackgroundTasksReceiver *receiver = [[DBBackgroundTasksReceiver alloc] initWithTokenUid:self.tokenUid ?: @""
                                                                                       queue:self.delegateQueue
                                                                                       block:block];
    void *context = DB_RETAINED_POINTER(receiver);
    DB_RELEASE(receiver);
    return context;
}

@end

@implementation DBUserClient (BackgroundTasks)

/// The transport client, if it is one of this SDK.
- (DBTransportDefaultClient *)defaultTransportClient {
    id transport = [self transportClient];
    return [transport isKindOfClass:[DBTransportDefaultClient class]] ? transport : nil;
}

- (NSString *)backgroundSessionIdentifier {
    return [self defaultTransportClient].backgroundSessionIdentifier;
}

- (void)getBackgroundTasks:(DBBackgroundTasksBlock)completion {
    DBTransportDefaultClient *transport = [self defaultTransportClient];
    if (transport == nil) {
        if (completion != nil) completion([NSArray array], [NSArray array]);
    } else {
        [transport getBackgroundTasks:completion];
    }
}

@end

@implementation DBClientsManager (BackgroundTasks)

+ (BOOL)handleEventsForBackgroundURLSession:(NSString *)identifier
                          completionHandler:(void (^)(void))completionHandler
                                      tasks:(DBBackgroundTasksBlock)tasks {
    NSMutableArray *clients = [NSMutableArray arrayWithArray:[[self authorizedClients] allValues]];
    [clients addObjectsFromArray:[[self authorizedTeamClients] allValues]];
    for (DBUserClient *client in clients) {
        DBTransportDefaultClient *transport = (DBTransportDefaultClient *)[client transportClient];
        if (![transport.backgroundSessionIdentifier isEqualToString:identifier]) continue;
        [transport handleEvents:completionHandler tasks:tasks];
        return YES;
    }
    return NO;
}

@end
