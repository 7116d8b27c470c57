#pragma once
#include <stddef.h>
extern void *malloc(size_t size); extern void *calloc(size_t count, size_t size); extern void free(void *pointer);
