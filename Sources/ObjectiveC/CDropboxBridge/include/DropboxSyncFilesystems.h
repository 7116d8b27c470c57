/// Filesystems: files and folders, status, cache, and observers.
#ifndef DROPBOXSYNCFILESYSTEMS_H
#define DROPBOXSYNCFILESYSTEMS_H

#include "DropboxSyncValues.h"

#pragma clang assume_nonnull begin

/// Opens the filesystem of a linked account. Waits for the disk.
DropboxSyncFilesystemRef _Nullable dropboxSyncFilesystemCreate(
    DropboxSyncAccountRef _Nullable account, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Stops syncing and closes all files. Waits for the disk.
void dropboxSyncFilesystemShutDown(DropboxSyncFilesystemRef filesystem);

// MARK: Status

/// The status of one kind of background activity.
typedef struct DropboxSyncOperationStatus {
    /// Whether the activity is in progress or waits to be retried.
    bool isInProgress;
    /// The error of the latest attempt, which the caller releases; `NULL` if it didn't fail.
    DropboxSyncErrorRef _Nullable error;
} DropboxSyncOperationStatus;

/// The background activity of a filesystem.
typedef struct DropboxSyncStatus {
    /// Whether changes are being processed or waited for.
    bool isActive;
    /// The status of remote changes.
    DropboxSyncOperationStatus metadata;
    /// The status of downloads into the cache.
    DropboxSyncOperationStatus download;
    /// The status of changes that are sent to the server.
    DropboxSyncOperationStatus upload;
} DropboxSyncStatus;

/// Returns the background activity.
DropboxSyncStatus dropboxSyncFilesystemCopyStatus(DropboxSyncFilesystemRef filesystem);

/// Returns whether all files and folders were listed once.
bool dropboxSyncFilesystemHasCompletedFirstSync(DropboxSyncFilesystemRef filesystem);

/// Returns whether the filesystem is shut down.
bool dropboxSyncFilesystemIsShutDown(DropboxSyncFilesystemRef filesystem);

// MARK: Cache

/// Returns the total size of the cached contents in bytes; 0 if the filesystem is shut down.
uint64_t dropboxSyncFilesystemGetCacheSize(DropboxSyncFilesystemRef filesystem);

/// Returns the maximum size of the cached contents in bytes; 0 if the filesystem is shut down.
uint64_t dropboxSyncFilesystemGetMaximumCacheSize(DropboxSyncFilesystemRef filesystem);

/// Sets the maximum size of the cached contents, and removes contents that exceed it. Waits for the disk.
bool dropboxSyncFilesystemSetMaximumCacheSize(
    DropboxSyncFilesystemRef filesystem, uint64_t size, DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Files and folders. The functions wait for the first sync and for the disk.

/// Returns the metadata of the items in a folder, sorted by name.
DropboxSyncReferences dropboxSyncFilesystemCopyFolder(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the metadata of the item at a path.
DropboxSyncFileInfoRef _Nullable dropboxSyncFilesystemCopyFileInfo(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Opens an existing file.
DropboxSyncFileRef _Nullable dropboxSyncFilesystemOpenFile(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Creates and opens a new, empty file.
DropboxSyncFileRef _Nullable dropboxSyncFilesystemCreateFile(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// The maximum sizes of thumbnails. The numbers are those of `DBThumbSize`.
typedef enum DropboxSyncThumbnailSize {
    DropboxSyncThumbnailSizeXS = 0,
    DropboxSyncThumbnailSizeS,
    DropboxSyncThumbnailSizeM,
    DropboxSyncThumbnailSizeL,
    DropboxSyncThumbnailSizeXL,
} DropboxSyncThumbnailSize;

/// The formats of thumbnails. The numbers are those of `DBThumbFormat`.
typedef enum DropboxSyncThumbnailFormat {
    DropboxSyncThumbnailFormatJPG = 0,
    DropboxSyncThumbnailFormatPNG,
} DropboxSyncThumbnailFormat;

/// Opens a thumbnail of a file.
DropboxSyncFileRef _Nullable dropboxSyncFilesystemOpenThumbnail(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path, DropboxSyncThumbnailSize size,
    DropboxSyncThumbnailFormat format, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Creates a folder.
bool dropboxSyncFilesystemCreateFolder(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Deletes a file, or a folder with its content.
bool dropboxSyncFilesystemDelete(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Moves or renames a file or folder.
bool dropboxSyncFilesystemMove(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable source, DropboxSyncPathRef _Nullable target,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns a shared link to a file or folder. Waits for the network.
DropboxSyncBuffer dropboxSyncFilesystemCopyShareLink(
    DropboxSyncFilesystemRef filesystem, DropboxSyncPathRef _Nullable path,
    DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Observers

/// Adds a callback for changes of the first sync, the shutdown, and the status. Returns `false` if the filesystem is
/// shut down; the callback is released.
///
/// - Parameter observer: A number to remove the callback by.
bool dropboxSyncFilesystemAddObserver(
    DropboxSyncFilesystemRef filesystem, uintptr_t observer, DropboxSyncCallback callback);

/// The items that an observer of a path observes.
typedef enum DropboxSyncScope {
    /// The file or folder itself.
    DropboxSyncScopeItem = 0,
    /// The folder and its children.
    DropboxSyncScopeChildren,
    /// The folder and everything below it.
    DropboxSyncScopeDescendants,
} DropboxSyncScope;

/// Adds a callback for changes at a path. Returns `false` if the path is `NULL` or the filesystem is shut down; the
/// callback is released.
///
/// - Parameter observer: A number to remove the callback by.
bool dropboxSyncFilesystemAddPathObserver(
    DropboxSyncFilesystemRef filesystem, uintptr_t observer, DropboxSyncPathRef _Nullable path, DropboxSyncScope scope,
    DropboxSyncCallback callback);

/// Removes all callbacks of an observer, including those of paths.
void dropboxSyncFilesystemRemoveObserver(DropboxSyncFilesystemRef filesystem, uintptr_t observer);

#pragma clang assume_nonnull end

#endif
