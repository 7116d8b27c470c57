/// Open files, and the metadata of files and folders.
#ifndef DROPBOXSYNCFILES_H
#define DROPBOXSYNCFILES_H

#include "DropboxSyncValues.h"

#pragma clang assume_nonnull begin

// MARK: Metadata

/// Returns the path of an item.
DropboxSyncPathRef dropboxSyncFileInfoCopyPath(DropboxSyncFileInfoRef info);

/// Returns whether an item is a folder.
bool dropboxSyncFileInfoIsFolder(DropboxSyncFileInfoRef info);

/// Returns the modification time in seconds since 1970; returns `false` if it isn't known, as for folders.
bool dropboxSyncFileInfoGetModifiedTime(DropboxSyncFileInfoRef info, double *time);

/// Returns the size of a file in bytes; 0 for folders.
int64_t dropboxSyncFileInfoGetSize(DropboxSyncFileInfoRef info);

/// Returns whether the server has a thumbnail of a file.
bool dropboxSyncFileInfoHasThumbnail(DropboxSyncFileInfoRef info);

/// Returns the name of a suitable icon in Dropbox's icon library.
DropboxSyncBuffer dropboxSyncFileInfoCopyIconName(DropboxSyncFileInfoRef info);

// MARK: State of an open file

/// Returns the metadata of a file.
DropboxSyncFileInfoRef _Nullable dropboxSyncFileCopyInfo(
    DropboxSyncFileRef file, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns whether a file is open.
bool dropboxSyncFileIsOpen(DropboxSyncFileRef file);

/// Returns whether this is a thumbnail rather than the content of the file.
bool dropboxSyncFileIsThumbnail(DropboxSyncFileRef file);

/// The transfer states of files. The numbers are those of `DBFileState`.
typedef enum DropboxSyncFileState {
    DropboxSyncFileStateDownloading = 0,
    DropboxSyncFileStateIdle = 1,
    DropboxSyncFileStateUploading = 2,
} DropboxSyncFileState;

/// The transfer status of a version of a file.
typedef struct DropboxSyncFileStatus {
    /// Whether the content is in the cache.
    bool isCached;
    /// The transfer state.
    DropboxSyncFileState state;
    /// The transferred fraction, from 0 to 1.
    float progress;
    /// The error that prevents the transfer, which the caller releases; `NULL` if there is none.
    DropboxSyncErrorRef _Nullable error;
} DropboxSyncFileStatus;

/// Returns the status of the version at which a file is open. If the file is closed, the status has the error.
DropboxSyncFileStatus dropboxSyncFileCopyStatus(DropboxSyncFileRef file);

/// Returns the status of a newer version; returns `false` if there is none, or the file is closed.
bool dropboxSyncFileCopyNewerStatus(DropboxSyncFileRef file, DropboxSyncFileStatus *status);

// MARK: Reading. The functions wait until the content is downloaded.

/// Returns a descriptor for reading the file, which the caller closes; -1 if it fails.
int dropboxSyncFileOpenDescriptor(DropboxSyncFileRef file, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the content.
DropboxSyncBuffer dropboxSyncFileCopyContent(DropboxSyncFileRef file, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the content as text in UTF-8.
DropboxSyncBuffer dropboxSyncFileCopyText(DropboxSyncFileRef file, DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Writing. The functions wait for the disk.

/// Replaces the content. Without a value in `content`, it fails.
bool dropboxSyncFileWrite(
    DropboxSyncFileRef file, DropboxSyncBytes content, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Replaces the content with that of a local file.
///
/// - Parameter shouldSteal: Whether to move the local file instead of copying it.
bool dropboxSyncFileWriteLocalFile(
    DropboxSyncFileRef file, DropboxSyncBytes localPath, bool shouldSteal,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Appends to the content. Waits until the content is downloaded. Without a value in `content`, it fails.
bool dropboxSyncFileAppend(
    DropboxSyncFileRef file, DropboxSyncBytes content, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Switches to a newer version; does nothing if there is none.
bool dropboxSyncFileUpdate(DropboxSyncFileRef file, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Closes a file, and removes its callbacks. A second call does nothing.
void dropboxSyncFileClose(DropboxSyncFileRef file);

// MARK: Observers

/// Adds a callback for changes of a file and its statuses.
///
/// - Parameter observer: A number to remove the callback by.
void dropboxSyncFileAddObserver(DropboxSyncFileRef file, uintptr_t observer, DropboxSyncCallback callback);

/// Removes all callbacks of an observer.
void dropboxSyncFileRemoveObserver(DropboxSyncFileRef file, uintptr_t observer);

#pragma clang assume_nonnull end

#endif
