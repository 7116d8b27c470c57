/// Texts, memory, references, errors, and callbacks.
#ifndef DROPBOXSYNCVALUES_H
#define DROPBOXSYNCVALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Bytes

/// Bytes that the caller lends for the duration of a call: data, or text in UTF-8, which can contain NUL.
typedef struct DropboxSyncBytes {
    /// The first byte; `NULL` if there is no value.
    const void *_Nullable start;
    /// The number of bytes.
    size_t length;
    /// Whether the value is text that has no UTF-8. The bytes aren't UTF-8 then, either.
    bool isInvalidText;
} DropboxSyncBytes;

/// Bytes that a function returns: data, or text in UTF-8. The caller releases `start` with `free`.
typedef struct DropboxSyncBuffer {
    /// The first byte; `NULL` if there is no value. An empty value has an address.
    void *_Nullable start;
    /// The number of bytes.
    size_t length;
} DropboxSyncBuffer;

// MARK: References

// `dropboxSyncRelease` releases references to objects of all kinds.

/// A reference to an error.
typedef struct DropboxSyncError *DropboxSyncErrorRef;
/// A reference to a path.
typedef struct DropboxSyncPath *DropboxSyncPathRef;
/// A reference to an account manager.
typedef struct DropboxSyncAccountManager *DropboxSyncAccountManagerRef;
/// A reference to an account.
typedef struct DropboxSyncAccount *DropboxSyncAccountRef;
/// A reference to a filesystem.
typedef struct DropboxSyncFilesystem *DropboxSyncFilesystemRef;
/// A reference to the metadata of a file or a folder.
typedef struct DropboxSyncFileInfo *DropboxSyncFileInfoRef;
/// A reference to an open file.
typedef struct DropboxSyncFile *DropboxSyncFileRef;

/// References that a function returns. The caller releases each of them, and then `items` with `free`.
typedef struct DropboxSyncReferences {
    /// The references; `NULL` if the function failed.
    void *_Nonnull *_Nullable items;
    /// The number of references.
    size_t count;
} DropboxSyncReferences;

/// Releases a reference. The object is deleted when its last reference is released: a file is closed, and a filesystem
/// is shut down.
///
/// - Parameter reference: The reference; `NULL` does nothing.
void dropboxSyncRelease(void *_Nullable reference);

// MARK: Errors

/// The codes of errors. The numbers are those of `DBErrorCode`.
typedef enum DropboxSyncErrorCode {
    DropboxSyncErrorInternal = -1000,
    DropboxSyncErrorCache = -1001,
    DropboxSyncErrorShutdown = -1002,
    DropboxSyncErrorClosed = -1003,
    DropboxSyncErrorDeleted = -1004,
    DropboxSyncErrorBadType = -1007,
    DropboxSyncErrorSizeLimit = -1008,
    DropboxSyncErrorBadIndex = -1009,
    DropboxSyncErrorIllegalArgument = -1010,
    DropboxSyncErrorBadKey = -1012,
    DropboxSyncErrorBadState = -1011,
    DropboxSyncErrorMemory = -1900,
    DropboxSyncErrorSystem = -1901,
    DropboxSyncErrorNotCached = -2000,
    DropboxSyncErrorInvalidOperation = -10000,
    DropboxSyncErrorNotFound = -10001,
    DropboxSyncErrorExists = -10002,
    DropboxSyncErrorAlreadyOpen = -10003,
    DropboxSyncErrorParent = -10004,
    DropboxSyncErrorDiskSpace = -10006,
    DropboxSyncErrorDisallowed = -10007,
    DropboxSyncErrorFileIO = -10008,
    DropboxSyncErrorCancelled = -10009,
    DropboxSyncErrorReadOnly = -10010,
    DropboxSyncErrorNetwork = -11000,
    DropboxSyncErrorTimeout = -11001,
    DropboxSyncErrorNoConnection = -11002,
    DropboxSyncErrorSSL = -11003,
    DropboxSyncErrorServer = -11004,
    DropboxSyncErrorAuth = -11005,
    DropboxSyncErrorQuota = -11006,
    DropboxSyncErrorRequest = -11008,
    DropboxSyncErrorResponse = -11009,
    DropboxSyncErrorRetryLater = -11010,
    DropboxSyncErrorNoThumbnail = -12000,
} DropboxSyncErrorCode;

/// Returns the code of an error.
DropboxSyncErrorCode dropboxSyncErrorGetCode(DropboxSyncErrorRef error);

/// Returns whether an error is a mistake in the program or a failure of the SDK.
bool dropboxSyncErrorIsFatal(DropboxSyncErrorRef error);

/// Returns what happened and where, without the underlying error.
DropboxSyncBuffer dropboxSyncErrorCopyMessage(DropboxSyncErrorRef error);

/// Returns the description of the underlying error; no value if there is none.
DropboxSyncBuffer dropboxSyncErrorCopyReason(DropboxSyncErrorRef error);

// MARK: Callbacks

/// A function that is called when something changes, with a value that belongs to the caller.
typedef struct DropboxSyncCallback {
    /// The value for both functions.
    void *context;
    /// The function to call. It runs on the main queue. `subject` is a reference that the function owns, or `NULL`.
    void (*call)(void *context, void *_Nullable subject);
    /// Releases the context. It's called once, from any thread, after the last call.
    void (*release)(void *context);
} DropboxSyncCallback;

#pragma clang assume_nonnull end

#endif
