// Declarations that <unistd.h> hides unless _GNU_SOURCE is defined, which Swift's module of the C library doesn't do.
// A header of our own can't define it, because the C library's headers are compiled once for all modules.

/// Writes all modified data and metadata of the file system with an open file to its disk.
int syncfs(int fd);
