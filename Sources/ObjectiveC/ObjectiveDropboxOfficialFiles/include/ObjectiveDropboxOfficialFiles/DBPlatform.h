// The platform, which determines the user interface of the sign-in. With GNUstep, it is neither iOS nor macOS.
#if __has_include(<TargetConditionals.h>)
#include <TargetConditionals.h>
#endif
