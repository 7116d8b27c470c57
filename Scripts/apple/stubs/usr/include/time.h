#pragma once
#include <stddef.h>
typedef long time_t;
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; long tm_gmtoff; char *tm_zone; };
extern struct tm *gmtime_r(const time_t *clock, struct tm *result); extern time_t timegm(struct tm *tm);
extern size_t strftime(char *buf, size_t maxsize, const char *format, const struct tm *tm); extern char *strptime(const char *buf, const char *format, struct tm *tm);
