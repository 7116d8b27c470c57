// The main thread's run loop, and the main queue, which GNUstep's run loop doesn't run by itself.
#import <Foundation/Foundation.h>
#ifdef GNUSTEP
#import <poll.h>
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

/// Runs the blocks of the main queue. Waits for the first, at most 2 ms.
static void RunMainQueueBlocks(void) {
    // The descriptor counts the blocks that were added.
    struct pollfd queue = {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
    uint64_t count;
    if (poll(&queue, 1, 2) <= 0 || read(queue.fd, &count, sizeof(count)) < 0) return;
    _dispatch_main_queue_callback_4CF(NULL);
}
#else
/// On Apple platforms, the run loop runs the blocks of the main queue.
static void RunMainQueueBlocks(void) {}
#endif

/// Runs the main thread until an event of its run loop or of the main queue, for a few milliseconds at most: a test can also
/// wait for other threads and processes, which don't wake the main thread.
__attribute__((unused)) static void RunMainQueue(void) {
    @autoreleasepool {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.001]];
        RunMainQueueBlocks();
    }
}
