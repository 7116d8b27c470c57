#include <gd.h>
#include <gdfx.h>
#include <tiffio.h>

static void cgd_ignore(int priority, const char *format, va_list arguments) {
    (void)priority, (void)format, (void)arguments;
}

/// GD and libtiff tell each fault of an image to standard error unless they are told where else.
static inline void cgd_silence(void) {
    gdSetErrorMethod(cgd_ignore);
    TIFFSetErrorHandler(0);
    TIFFSetWarningHandler(0);
}
