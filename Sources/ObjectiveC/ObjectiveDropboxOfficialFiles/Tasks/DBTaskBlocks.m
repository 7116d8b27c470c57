#import "../Private/DBTaskBlocks.h"

@implementation DBTaskBlocks

- (void)dealloc {
    if (_response != nil) DB_RELEASE_BLOCK(_response);
    if (_progress != nil) DB_RELEASE_BLOCK(_progress);
    DB_RELEASE(_responseQueue);
    DB_RELEASE(_progressQueue);
    DB_RELEASE(_defaultQueue);
    DB_RELEASE(_restarted);
    DB_SUPER_DEALLOC;
}

- (NSArray *)setResponse:(id)block queue:(NSOperationQueue *)queue {
    id copy = DB_COPY_BLOCK(block);
    id former;
    NSArray *restarted;
    @synchronized(self) {
        former = _response;
        _response = copy;
        DB_REPLACE(_responseQueue, queue);
        restarted = DB_AUTORELEASE(_restarted);
        _restarted = nil;
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
    return restarted;
}

- (BOOL)setProgress:(id)block queue:(NSOperationQueue *)queue {
    id copy = DB_COPY_BLOCK(block);
    id former;
    @synchronized(self) {
        former = _progress;
        _progress = copy;
        DB_REPLACE(_progressQueue, queue);
    }
    if (former == nil) return NO;
    DB_RELEASE_BLOCK(former);
    return YES;
}

- (id)copyResponseBlock {
    @synchronized(self) {
        return _response == nil ? nil : DB_COPY_BLOCK(_response);
    }
}

- (id)copyResponseBlockForRestartedTask:(id)task {
    @synchronized(self) {
        if (_response != nil && !_isReporting) return DB_COPY_BLOCK(_response);
        if (_restarted == nil) _restarted = [[NSMutableArray alloc] init];
        [_restarted addObject:task];
        return nil;
    }
}

- (void)beginReport {
    @synchronized(self) {
        _isReporting = YES;
    }
}

- (NSArray *)endReport {
    @synchronized(self) {
        _isReporting = NO;
        // `-setResponse:queue:` returns them later.
        if (_response == nil) return nil;
        NSArray *restarted = DB_AUTORELEASE(_restarted);
        _restarted = nil;
        return restarted;
    }
}

- (id)copyProgressBlock {
    @synchronized(self) {
        return _progress == nil ? nil : DB_COPY_BLOCK(_progress);
    }
}

- (BOOL)hasResponseBlock {
    @synchronized(self) {
        return _response != nil;
    }
}

- (NSOperationQueue *)defaultQueue {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_defaultQueue));
    }
}

- (void)setDefaultQueue:(NSOperationQueue *)queue {
    @synchronized(self) {
        DB_REPLACE(_defaultQueue, queue);
    }
}

- (NSOperationQueue *)responseQueue {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_responseQueue ?: _defaultQueue));
    }
}

- (NSOperationQueue *)progressQueue {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_progressQueue ?: _defaultQueue));
    }
}

- (void)removeProgress {
    id former;
    @synchronized(self) {
        former = _progress;
        _progress = nil;
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
}

@end
