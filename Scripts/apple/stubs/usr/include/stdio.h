#pragma once
#include <stddef.h>
typedef struct __sFILE FILE;
extern FILE *__stderrp;
#define stderr __stderrp
extern int printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
extern int fprintf(FILE *stream, const char *format, ...) __attribute__((format(printf, 2, 3)));
