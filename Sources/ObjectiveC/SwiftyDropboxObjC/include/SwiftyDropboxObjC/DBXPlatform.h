#import <DropboxObjectiveCRuntime/DBDispatch.h>

// The platform, which determines the user interface of the sign-in. With GNUstep, it is neither iOS nor macOS.
#if __has_include(<TargetConditionals.h>)
#include <TargetConditionals.h>
#endif

// What Foundation declares only on Apple's platforms
#ifndef API_AVAILABLE
#define API_AVAILABLE(...) __attribute__((availability(macos, introduced = 10.13)))
#endif
#ifndef __APPLE__
typedef NSInteger NSURLSessionAuthChallengeDisposition;
#endif
