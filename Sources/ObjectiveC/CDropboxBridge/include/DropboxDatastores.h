/// Open datastores: their state, syncing, and roles.
#ifndef DROPBOXDATASTORES_H
#define DROPBOXDATASTORES_H

#include "DropboxDatastoreManagers.h"

#pragma clang assume_nonnull begin

// MARK: Closing

/// Closes a datastore. Changes since the last sync are lost. A second call does nothing.
void dropboxDatastoreClose(DropboxDatastoreRef datastore);

/// Returns whether a datastore and its manager are open.
bool dropboxDatastoreIsOpen(DropboxDatastoreRef datastore);

/// Returns the ID of a datastore.
DropboxSyncBuffer dropboxDatastoreCopyID(DropboxDatastoreRef datastore);

// MARK: Syncing

/// The records that others changed.
typedef struct DropboxDatastoreChanges {
    /// The IDs of their tables; `NULL` if the function failed.
    DropboxDatastoreTextsRef _Nullable tables;
    /// The IDs of the records, at the same indexes.
    DropboxDatastoreTextsRef _Nullable records;
} DropboxDatastoreChanges;

/// Queues the local changes for other devices, and applies what was received from them. Waits for the disk.
DropboxDatastoreChanges dropboxDatastoreSync(
    DropboxDatastoreRef datastore, DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: State

/// The state of syncing. The caller releases the error.
typedef struct DropboxDatastoreStatus {
    /// Whether the device waits for changes of others or exchanges files.
    bool isConnected;
    /// Whether something must be received, or nothing was asked for yet.
    bool isDownloading;
    /// Whether something must be sent.
    bool isUploading;
    /// Whether a sync would apply changes of others.
    bool hasIncomingChanges;
    /// Whether there are changes since the last sync.
    bool hasOutgoingChanges;
    /// Why nothing can be exchanged; `NULL` if there is no reason.
    DropboxSyncErrorRef _Nullable error;
} DropboxDatastoreStatus;

/// Returns the state of syncing. If the datastore is closed, the status has the error.
DropboxDatastoreStatus dropboxDatastoreCopyStatus(DropboxDatastoreRef datastore);

/// Returns the title, the modification time, and the role with the local changes.
DropboxDatastoreInfoRef _Nullable dropboxDatastoreCopyInfo(
    DropboxDatastoreRef datastore, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Sets the title. No value removes it.
bool dropboxDatastoreSetTitle(
    DropboxDatastoreRef datastore, DropboxSyncBytes title, DropboxSyncErrorRef _Nullable *_Nullable error);

/// The sizes of a datastore.
typedef struct DropboxDatastoreSizes {
    /// The size of the datastore.
    size_t size;
    /// The number of its records.
    size_t recordCount;
    /// The size of the changes since the last sync; 0 if there are none.
    size_t unsyncedChangesSize;
} DropboxDatastoreSizes;

/// Returns the sizes of a datastore.
bool dropboxDatastoreGetSizes(
    DropboxDatastoreRef datastore, DropboxDatastoreSizes *sizes, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the IDs of the tables that have records.
DropboxDatastoreTextsRef _Nullable dropboxDatastoreCopyTables(
    DropboxDatastoreRef datastore, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns whether a table can have an ID. If not, sets the error.
bool dropboxDatastoreCheckTable(
    DropboxDatastoreRef datastore, DropboxSyncBytes id, DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Roles. The functions wait for the network.

/// The roles of all members. The caller releases the texts, and `roles` with `free`.
typedef struct DropboxDatastoreRoles {
    /// The IDs of the members, or the email addresses of those without an ID; `NULL` if the function failed.
    DropboxDatastoreTextsRef _Nullable principals;
    /// The roles, at the same indexes.
    DropboxDatastoreRole *_Nullable roles;
} DropboxDatastoreRoles;

/// Returns the roles of all members; none if the datastore isn't shared.
DropboxDatastoreRoles dropboxDatastoreCopyRoles(
    DropboxDatastoreRef datastore, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the role of a member.
bool dropboxDatastoreGetRole(
    DropboxDatastoreRef datastore, DropboxSyncBytes principal, DropboxDatastoreRole *role,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Gives someone a role, and shares the datastore if it isn't shared yet.
bool dropboxDatastoreSetRole(
    DropboxDatastoreRef datastore, DropboxSyncBytes principal, DropboxDatastoreRole role,
    DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Observers

/// Adds a callback for changes of a datastore and its status.
///
/// - Parameter observer: A number to remove the callback by.
void dropboxDatastoreAddObserver(DropboxDatastoreRef datastore, uintptr_t observer, DropboxSyncCallback callback);

/// Removes all callbacks of an observer.
void dropboxDatastoreRemoveObserver(DropboxDatastoreRef datastore, uintptr_t observer);

#pragma clang assume_nonnull end

#endif
