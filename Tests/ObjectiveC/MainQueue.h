// The main thread's run loop, and the main queue, which GNUstep's run loop doesn't run by itself.
#import <Foundation/Foundation.h>
#ifdef GNUSTEP
#import <unistd.h>

// The functions of libdispatch that tests call. Debian has no header of it.
#define DISPATCH_TIME_NOW 0
#define NSEC_PER_SEC 1000000000
typedef uint64_t dispatch_time_t;
extern struct dispatch_queue_s _dispatch_main_q;
#define dispatch_get_main_queue() (&_dispatch_main_q)
extern dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
extern void dispatch_after(dispatch_time_t when, struct dispatch_queue_s *queue, void (^block)(void));
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/// Runs the blocks of the main queue when its descriptor reports them to the run loop.
@interface MainQueueWatcher : NSObject <RunLoopEvents>
@end

@implementation MainQueueWatcher

- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    uint64_t count;
    // Without a count, another event reported the blocks.
    if (read((int)(intptr_t)data, &count, sizeof(count)) < 0) return;
    _dispatch_main_queue_callback_4CF(NULL);
}

@end

/// Makes the main thread's run loop run the main queue.
static void WatchMainQueue(void) {
    static MainQueueWatcher *watcher = nil;
    if (watcher != nil) return;
    watcher = [[MainQueueWatcher alloc] init];
    [[NSRunLoop currentRunLoop] addEvent:(void *)(intptr_t)_dispatch_get_main_queue_handle_4CF()
                                    type:ET_RDESC
                                 watcher:watcher
                                 forMode:NSDefaultRunLoopMode];
}
#else
/// On Apple platforms, the run loop runs the blocks of the main queue.
static void WatchMainQueue(void) {}
#endif

/// Runs the main thread until an event of its run loop or of the main queue, at most 2 ms: a test can also wait for other
/// threads and processes, which don't wake the main thread.
__attribute__((unused)) static void RunMainQueue(void) {
    WatchMainQueue();
    @autoreleasepool {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode
                                 beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.002]];
    }
}
