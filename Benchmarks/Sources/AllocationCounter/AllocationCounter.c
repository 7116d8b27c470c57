#include "AllocationCounter.h"

#ifdef __linux__
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

/* The functions of glibc that these definitions replace in the whole program. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static atomic_long count;
static atomic_long bytes;

static void *added(void *pointer) {
    if (pointer) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, (long)malloc_usable_size(pointer), memory_order_relaxed);
    }
    return pointer;
}

static void removed(size_t size) { atomic_fetch_sub_explicit(&bytes, (long)size, memory_order_relaxed); }

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t items, size_t size) { return added(__libc_calloc(items, size)); }

void *realloc(void *pointer, size_t size) {
    size_t old = malloc_usable_size(pointer);
    void *result = __libc_realloc(pointer, size);
    if (result || size == 0) removed(old);
    return added(result);
}

void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    *result = memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}

void free(void *pointer) {
    removed(malloc_usable_size(pointer));
    __libc_free(pointer);
}

long allocation_counter_count(void) { return atomic_load(&count); }
long allocation_counter_bytes(void) { return atomic_load(&bytes); }
#else
long allocation_counter_count(void) { return 0; }
long allocation_counter_bytes(void) { return 0; }
#endif
