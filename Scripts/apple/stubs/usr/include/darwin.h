#pragma once
#include <stdint.h>
#include <stddef.h>
#include <objc/objc.h>
typedef BOOL Boolean;
typedef int32_t OSStatus;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;
struct in_addr { uint32_t s_addr; };
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in { uint8_t sin_len; sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr; char sin_zero[8]; };
#define AF_INET 2
enum { noErr = 0 };
typedef struct os_unfair_lock_s { uint32_t _os_unfair_lock_opaque; } os_unfair_lock, *os_unfair_lock_t;
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
typedef struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; } pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t * _Nonnull mutex, const pthread_mutexattr_t * _Nullable attributes);
int pthread_mutex_destroy(pthread_mutex_t * _Nonnull mutex);
int pthread_mutex_lock(pthread_mutex_t * _Nonnull mutex);
int pthread_mutex_unlock(pthread_mutex_t * _Nonnull mutex);
int memcmp(const void * _Nonnull a, const void * _Nonnull b, size_t length);
