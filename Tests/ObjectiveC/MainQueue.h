// The main queue, which GNUstep's run loop doesn't run.
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
extern void _dispatch_main_queue_callback_4CF(void *message);

/// Runs the blocks of the main queue for about a millisecond.
__attribute__((unused)) static void RunMainQueue(void) {
    _dispatch_main_queue_callback_4CF(NULL);
    usleep(1000);
}
#else
/// On Apple platforms, the run loop runs the blocks of the main queue.
__attribute__((unused)) static void RunMainQueue(void) {}
#endif
