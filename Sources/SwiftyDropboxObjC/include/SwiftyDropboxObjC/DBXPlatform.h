#import <Foundation/Foundation.h>

// The platform, which determines the user interface of the sign-in. With GNUstep, it is neither iOS nor macOS.
#if __has_include(<TargetConditionals.h>)
#include <TargetConditionals.h>
#endif

// What Foundation declares only on Apple's platforms
#ifndef API_AVAILABLE
#define API_AVAILABLE(...) __attribute__((availability(macos, introduced = 10.13)))
#endif
#ifdef __APPLE__
#include <dispatch/dispatch.h>
#else
#if __has_include(<dispatch/dispatch.h>)
#include <dispatch/dispatch.h>
#else
typedef struct dispatch_queue_s *dispatch_queue_t;
#endif
typedef NSInteger NSURLSessionAuthChallengeDisposition;
#endif
