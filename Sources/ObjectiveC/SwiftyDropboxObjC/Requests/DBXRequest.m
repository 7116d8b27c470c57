#import "../Private/DBXPrivate.h"
#import "../Private/DBXResponse.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>

@implementation DBXBaseRequest

- (instancetype)initWithClient:(DBXDropboxTransportClient *)client
                         route:(DropboxRouteRef)route
                      argument:(DropboxObjectRef)argument
                      transfer:(const DropboxTransfer *)transfer {
    self = [super init];
    if (self) {
        _client = DB_RETAIN(client);
        _response = [[DBXResponse alloc] initWithRoute:route task:transfer->task];
        DropboxTransfer later = *transfer;
        later.startsLater = true;
        _call = DropboxCallCreate(
            [client dropboxClient], route, argument, &later, DB_RETAINED_POINTER(_response), DBXResponseFinish);
    }
    return self;
}

- (instancetype)initWithTransferInfo:(const DropboxTransferInfo *)info {
    self = [super init];
    if (self) {
        _response = [[DBXResponse alloc] initWithRoute:info->route task:info->task];
        _call = DropboxTransferCreateCall(info->transfer, DB_RETAINED_POINTER(_response), DBXResponseFinish);
    }
    return self;
}

/// The call continues: its response exists until the outcome.
- (void)dealloc {
    if (_call != NULL) DropboxCallStart([self call]);
    DropboxRelease(_call);
    DB_RELEASE(_response);
    DB_RELEASE(_client);
    DB_SUPER_DEALLOC;
}

- (DropboxCallRef)call {
    return (DropboxCallRef)_call;
}

- (DBXResponse *)response {
    return _response;
}

// Subclasses declare these methods with the types of their blocks.

- (instancetype)responseWithCompletionHandler:(id)completionHandler {
    return [self responseWithQueue:NULL completionHandler:completionHandler];
}

- (instancetype)responseWithQueue:(dispatch_queue_t)queue completionHandler:(id)completionHandler {
    [[self response] setCompletionHandler:completionHandler queue:queue];
    DropboxCallStart([self call]);
    return self;
}

- (void)cancel {
    DropboxCallCancel([self call]);
}

// MARK: Background sessions

- (NSString *)clientPersistedString {
    return DBStringFromCopy(DropboxCallCopyPersistedString([self call]));
}

- (NSString *)backgroundTransferID {
    return DBStringFromCopy(DropboxCallCopyTransferID([self call]));
}

- (NSDate *)earliestBeginDate {
    double date = DropboxCallGetEarliestBeginDate([self call]);
    return date > 0 ? [NSDate dateWithTimeIntervalSince1970:date] : nil;
}

- (instancetype)persistingStringWithString:(NSString *)string {
    DropboxCallSetPersistedString([self call], DBCString(string));
    return self;
}

- (instancetype)settingEarliestBeginDateWithDate:(NSDate *)date {
    if ([date isKindOfClass:[NSDate class]]) DropboxCallSetEarliestBeginDate([self call], [date timeIntervalSince1970]);
    return self;
}

@end

@interface DBXBaseRequest (Transfers)
- (DropboxCallRef)call;
- (DBXResponse *)response;
@end

@implementation DBXTransferRequest

- (instancetype)progress:(void (^)(NSProgress *))progressHandler {
    // The call reports its progress once, also if the block is replaced.
    if (![[self response] setProgressHandler:(id)progressHandler]) return self;
    DropboxCallSetProgress([self call], DB_UNRETAINED_POINTER([self response]), DBXResponseAdvance);
    return self;
}

@end
