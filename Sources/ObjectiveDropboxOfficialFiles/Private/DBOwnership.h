#import <DropboxObjectiveCRuntime/DBMemory.h>

/// Replaces the object of a strong instance variable.
#if __has_feature(objc_arc)
#define DB_REPLACE(variable, value) ((variable) = (value))
#else
#define DB_REPLACE(variable, value)        \
    do {                                   \
        id previousObject = (variable);    \
        (variable) = [(value) retain];     \
        [previousObject release];          \
    } while (0)
#endif
