#include <gd.h>
#include <gdfx.h>
#include <tiffio.h>

static void cgd_ignore(int priority, const char *format, va_list arguments) {
    (void)priority, (void)format, (void)arguments;
}

/// GD and libtiff print each defect of an image to standard error, unless a handler is set.
static inline void cgd_silence(void) {
    gdSetErrorMethod(cgd_ignore);
    TIFFSetErrorHandler(0);
    TIFFSetWarningHandler(0);
}
