// Uploads of many files.
#pragma once

#include "DropboxCalls.h"

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// An upload of many files, which continues even if its object is released.
typedef const struct DropboxOpaqueBatch *DropboxBatchRef;

/// A file to upload.
typedef struct {
    /// The path of the local file, or `NULL` if its URL isn't that of a file.
    const char *_Nullable path;
    /// The destination and its options: a `files.CommitInfo`. With an object of another type, the file fails.
    DropboxObjectRef _Nullable commitInfo;
} DropboxBatchFile;

/// Functions that receive what happens to an upload of many files, on any thread, one after the other.
typedef struct {
    void *context;
    /// Receives the progress of all files together. It isn't called after `fileDidFinish` or `finish`.
    DropboxCallProgress _Nullable progress;
    /// Receives the outcome of each file at the end: the entry of the response, whose value the receiver takes over, or
    /// why there is none. `index` is that of the file, and `path` its local path, or `NULL` if it has none. The failure is
    /// valid only during the call.
    void (*fileDidFinish)(
        void *context, size_t index, const char *_Nullable path, DropboxValue entry,
        const DropboxFailure *_Nullable failure);
    /// Called last, exactly once. `failure` is why the upload stopped, or a whole commit failed, or `NULL`. The receiver
    /// takes over the delivery.
    void (*finish)(void *context, DropboxDeliveryRef delivery, const DropboxFailure *_Nullable failure);
} DropboxBatchHandlers;

/// Uploads files of any size.
///
/// - Parameters:
///   - client: The client. If it is `NULL`, all files fail.
///   - handlers: Receive the outcome. Their context must exist until `finish` is called.
DropboxBatchRef DropboxBatchCreate(
    DropboxClientRef _Nullable client, size_t count, const DropboxBatchFile *_Nullable files,
    const DropboxBatchHandlers *handlers);

/// Stops an upload. Unfinished files fail. Has no effect on a finished upload.
void DropboxBatchCancel(DropboxBatchRef batch);

/// Returns the ID of the upload in a background session, or `NULL` for an upload that isn't persisted, or isn't yet.
char *_Nullable DropboxBatchCopyTransferID(DropboxBatchRef batch);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end
