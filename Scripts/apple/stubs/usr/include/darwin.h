#pragma once
#include <stdint.h>
#include <stddef.h>
#include <empty1.h>
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
typedef int64_t off_t;
typedef long ssize_t;
typedef uint16_t mode_t;
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define EPERM 1
#define EINTR 4
#define ENOENT 2
#define EIO 5
#define EWOULDBLOCK 35
#define EINVAL 22
#define ENOMEM 12
#define ENFILE 23
#define EMFILE 24
#define ENOBUFS 55
#define ENOTSUP 45
#define ENOSYS 78
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
#define EEXIST 17
#define ENOSPC 28
#define EDQUOT 69
typedef long time_t;
struct timespec { long tv_sec; long tv_nsec; };
struct stat {
    int32_t st_dev; mode_t st_mode; uint16_t st_nlink; uint64_t st_ino; uint32_t st_uid; uint32_t st_gid; int32_t st_rdev;
    struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
    off_t st_size; int64_t st_blocks; int32_t st_blksize; uint32_t st_flags; uint32_t st_gen; int32_t st_lspare; int64_t st_qspare[2];
};
int stat(const char * _Nonnull path, struct stat * _Nonnull information);
int lstat(const char * _Nonnull path, struct stat * _Nonnull information);
int fstat(int descriptor, struct stat * _Nonnull information);
int fstatat(int folder, const char * _Nonnull path, struct stat * _Nonnull information, int flag);
int mkdirat(int folder, const char * _Nonnull path, mode_t mode);
int unlinkat(int folder, const char * _Nonnull path, int flag);
int renameat(int folder, const char * _Nonnull from, int toFolder, const char * _Nonnull to);
int linkat(int folder, const char * _Nonnull from, int toFolder, const char * _Nonnull to, int flag);
int futimens(int descriptor, const struct timespec times[_Nonnull 2]);
typedef struct { int __dd_fd; } DIR;
struct dirent { uint64_t d_ino; uint64_t d_seekoff; uint16_t d_reclen; uint16_t d_namlen; uint8_t d_type; char d_name[1024]; };
DIR * _Null_unspecified fdopendir(int descriptor);
struct dirent * _Null_unspecified readdir(DIR * _Null_unspecified stream);
int closedir(DIR * _Null_unspecified stream);
struct statvfs {
    unsigned long f_bsize, f_frsize; unsigned int f_blocks, f_bfree, f_bavail, f_files, f_ffree, f_favail;
    unsigned long f_fsid, f_flag, f_namemax;
};
int fstatvfs(int descriptor, struct statvfs * _Nonnull information);
int close(int descriptor);
ssize_t read(int descriptor, void * _Nullable buffer, size_t length);
ssize_t write(int descriptor, const void * _Nullable buffer, size_t length);
ssize_t pread(int descriptor, void * _Nullable buffer, size_t length, off_t offset);
ssize_t pwrite(int descriptor, const void * _Nullable buffer, size_t length, off_t offset);
off_t lseek(int descriptor, off_t offset, int whence);
int fsync(int descriptor);
int fchmod(int descriptor, mode_t mode);
int chmod(const char * _Nonnull path, mode_t mode);
int flock(int descriptor, int operation);
int ftruncate(int descriptor, off_t length);
int link(const char * _Nonnull from, const char * _Nonnull to);
int unlink(const char * _Nonnull path);
int rename(const char * _Nonnull from, const char * _Nonnull to);
char * _Null_unspecified strerror(int number);
/* Variadic in C; the overlay of Swift declares it with an Int32 and with a pointer. */
int fcntl(int descriptor, int command, int value);
#define F_SETFD 2
#define FD_CLOEXEC 1
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_NOSIGPIPE 0x1022
#define SHUT_WR 1
#define POLLIN 0x0001
typedef uint32_t socklen_t;
typedef unsigned int nfds_t;
struct pollfd { int fd; short events; short revents; };
int socket(int domain, int type, int protocol);
int bind(int descriptor, const struct sockaddr * _Nonnull address, socklen_t length);
int listen(int descriptor, int backlog);
int accept(int descriptor, struct sockaddr * _Nullable address, socklen_t * _Nullable length);
int getsockname(int descriptor, struct sockaddr * _Nonnull address, socklen_t * _Nonnull length);
int setsockopt(int descriptor, int level, int name, const void * _Nullable value, socklen_t length);
ssize_t recv(int descriptor, void * _Nullable buffer, size_t length, int flags);
ssize_t send(int descriptor, const void * _Nullable buffer, size_t length, int flags);
int shutdown(int descriptor, int how);
int poll(struct pollfd * _Nullable descriptors, nfds_t count, int timeout);
int pipe(int * _Nonnull ends);
typedef int32_t pid_t;
typedef uint32_t sigset_t;
int sigemptyset(sigset_t * _Nonnull set);
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable * _Nonnull actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable * _Nonnull actions);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t _Nullable * _Nonnull actions, int descriptor, const char * _Nonnull path, int flags, mode_t mode);
int posix_spawnattr_init(posix_spawnattr_t _Nullable * _Nonnull attributes);
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable * _Nonnull attributes);
int posix_spawnattr_setsigmask(posix_spawnattr_t _Nullable * _Nonnull attributes, const sigset_t * _Nonnull set);
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable * _Nonnull attributes, short flags);
int posix_spawnp(pid_t * _Nullable identifier, const char * _Nonnull file, const posix_spawn_file_actions_t _Nullable * _Nullable actions, const posix_spawnattr_t _Nullable * _Nullable attributes, char * _Nullable const * _Nonnull arguments, char * _Nullable const * _Nullable environment);
pid_t waitpid(pid_t identifier, int * _Nullable status, int options);
