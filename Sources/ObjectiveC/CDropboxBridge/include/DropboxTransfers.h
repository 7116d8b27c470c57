// Transfers of background sessions.
#pragma once

#include "DropboxAccounts.h"
#include "DropboxBatches.h"

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// A transfer of a background session, which this process or an earlier one started.
typedef const struct DropboxOpaqueTransfer *DropboxTransferRef;

/// What is known about a transfer.
typedef struct {
    /// The transfer, or `NULL` if it can't be continued.
    DropboxTransferRef _Nullable transfer;
    /// The route that it calls, and how. `NULL` means an upload of many files.
    DropboxRouteRef _Nullable route;
    DropboxTaskKind task;
    /// Why it can't be continued, and what is stored about it.
    const char *_Nullable error;
    const char *_Nullable description;
} DropboxTransferInfo;

/// Receives transfers on the main queue, exactly once. They are valid until it returns.
typedef void (*DropboxTransfersVisitor)(void *_Nullable context, const DropboxTransferInfo *_Nullable transfers, long count);

/// Returns the identifier of a client's background session, or `NULL` if its requests end with the process.
char *_Nullable DropboxClientCopySessionIdentifier(DropboxClientRef client);

/// Finds the transfers of a client's background session.
void DropboxClientVisitTransfers(DropboxClientRef client, void *_Nullable context, DropboxTransfersVisitor visit);

/// Creates the call of a transfer, which continues. Call it once for each transfer, while the visitor runs.
///
/// - Parameter completion: Receives the outcome. `context` must exist until then.
/// - Returns: `NULL` for an upload of many files. `completion` isn't called then.
DropboxCallRef _Nullable DropboxTransferCreateCall(
    DropboxTransferRef transfer, void *context, DropboxCallCompletion completion);

/// Creates the upload of many files that a transfer is, which continues. Call it once for each transfer, while the visitor
/// runs.
///
/// - Returns: `NULL` for the call of a route. The handlers aren't called then.
DropboxBatchRef _Nullable DropboxTransferCreateBatch(
    DropboxTransferRef transfer, const DropboxBatchHandlers *handlers);

/// Sets the function that is called on any thread after all events of a client's background session were delivered.
/// Replaces an earlier one, and takes over the new one.
void DropboxClientSetDidFinishEvents(DropboxClientRef client, DropboxClosure closure);

/// Handles the events of a client's background session for which the system launched or resumed the app: finds its
/// transfers, and calls `completion` once on the main queue when the system may suspend the app.
void DropboxClientHandleEvents(
    DropboxClientRef client, DropboxClosure completion, void *_Nullable context, DropboxTransfersVisitor visit);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end
