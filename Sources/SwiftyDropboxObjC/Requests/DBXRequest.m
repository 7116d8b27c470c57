#import "../Private/DBXPrivate.h"
#import "../Private/DBXResponse.h"

@implementation DBXBaseRequest

- (instancetype)initWithClient:(DBXDropboxTransportClient *)client
                         route:(DropboxRouteRef)route
                      argument:(DropboxObjectRef)argument
                      transfer:(const DropboxTransfer *)transfer {
    self = [super init];
    if (self) {
        _client = DB_RETAIN(client);
        _response = [[DBXResponse alloc] initWithRoute:route task:transfer->task];
        _call = DropboxCallCreate(
            [client dropboxClient], route, argument, transfer, DB_RETAINED_POINTER(_response), DBXResponseFinish);
    }
    return self;
}

/// The call continues: its response exists until the outcome.
- (void)dealloc {
    DropboxRelease(_call);
    DB_RELEASE(_response);
    DB_RELEASE(_client);
    DB_RELEASE(_clientPersistedString);
    DB_RELEASE(_earliestBeginDate);
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
    return self;
}

- (void)cancel {
    DropboxCallCancel([self call]);
}

// MARK: Background sessions

- (NSString *)clientPersistedString {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_clientPersistedString));
    }
}

- (NSDate *)earliestBeginDate {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_earliestBeginDate));
    }
}

- (instancetype)persistingStringWithString:(NSString *)string {
    NSString *copy = [string copy];
    @synchronized(self) {
        DB_RELEASE(_clientPersistedString);
        _clientPersistedString = copy;
    }
    return self;
}

- (instancetype)settingEarliestBeginDateWithDate:(NSDate *)date {
    NSDate *copy = [date copy];
    @synchronized(self) {
        DB_RELEASE(_earliestBeginDate);
        _earliestBeginDate = copy;
    }
    return self;
}

@end

@interface DBXBaseRequest (Transfers)
- (DropboxCallRef)call;
- (DBXResponse *)response;
@end

@implementation DBXTransferRequest

- (instancetype)progress:(void (^)(NSProgress *))progressHandler {
    [[self response] setProgressHandler:(id)progressHandler];
    DropboxCallSetProgress([self call], DB_UNRETAINED_POINTER([self response]), DBXResponseAdvance);
    return self;
}

@end
