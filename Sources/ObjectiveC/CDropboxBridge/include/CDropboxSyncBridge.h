/// The C interface of DropboxSync, on which the Objective-C classes of DropboxSyncObjC are built.
///
/// Rules that apply to all functions:
///
/// - A function whose name contains `Create` or `Copy` returns a reference or memory that the caller owns.
///   Release references with `dropboxSyncRelease`, and memory with `free`.
/// - A function that can fail returns `NULL`, `false`, or -1, and sets `*error` to an error that the caller owns. Pass
///   `NULL` if you don't need the error. A required argument that is `NULL` is such a failure.
/// - All functions can be called from any thread. Functions that wait for the disk or for the network say so.
/// - No function raises an exception or ends the process.
#ifndef CDROPBOXSYNCBRIDGE_H
#define CDROPBOXSYNCBRIDGE_H

#include "DropboxSyncAccounts.h"
#include "DropboxSyncFiles.h"
#include "DropboxSyncFilesystems.h"
#include "DropboxSyncPaths.h"
#include "DropboxSyncValues.h"

#endif
