// Declarations that <unistd.h> hides unless _GNU_SOURCE is defined, which Swift's module of the C library doesn't do.
// A header of our own can't define it, because the C library's headers are compiled once for all modules.

/// Writes all modified data and metadata of the file system with an open file to its disk.
int syncfs(int fd);

// Declarations of <sys/xattr.h>, which isn't part of Swift's module of the C library.

/// Copies the value of an extended attribute of an open file, and returns its size.
long fgetxattr(int fd, const char *name, void *value, unsigned long size);

/// Sets an extended attribute of an open file.
int fsetxattr(int fd, const char *name, const void *value, unsigned long size, int flags);

/// Removes an extended attribute of an open file.
int fremovexattr(int fd, const char *name);
