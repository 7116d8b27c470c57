// gcc's header defines YES and NO as numbers, but clang needs its own literals for @YES and @NO.
#include_next <objc/objc.h>
#undef YES
#undef NO
#define YES __objc_yes
#define NO __objc_no
