/// The managers of datastores.
#ifndef DROPBOXDATASTOREMANAGERS_H
#define DROPBOXDATASTOREMANAGERS_H

#include "DropboxDatastoreValues.h"

#pragma clang assume_nonnull begin

/// A reference to a manager.
typedef struct DropboxDatastoreManager *DropboxDatastoreManagerRef;
/// A reference to an open datastore.
typedef struct DropboxDatastore *DropboxDatastoreRef;
/// A reference to the information about a datastore.
typedef struct DropboxDatastoreInfo *DropboxDatastoreInfoRef;

/// The roles of accounts. The numbers are those of `DBRole`.
typedef enum DropboxDatastoreRole {
    DropboxDatastoreRoleNone = 0,
    DropboxDatastoreRoleViewer = 1,
    DropboxDatastoreRoleEditor = 2,
    DropboxDatastoreRoleOwner = 3,
} DropboxDatastoreRole;

// MARK: Creating

/// Creates the manager of an account's datastores, which are deleted from this device when the account is unlinked. Waits for
/// the disk.
DropboxDatastoreManagerRef _Nullable dropboxDatastoreManagerCreate(
    DropboxSyncAccountRef _Nullable account, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Creates the manager of the datastores that belong to no account. Waits for the disk.
DropboxDatastoreManagerRef _Nullable dropboxDatastoreManagerCreateLocal(
    DropboxSyncAccountManagerRef _Nullable accountManager, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Moves all local datastores to an account, and shuts the local manager down. Waits for the disk.
DropboxDatastoreManagerRef _Nullable dropboxDatastoreManagerMigrate(
    DropboxDatastoreManagerRef manager, DropboxSyncAccountRef _Nullable account,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Stops syncing and closes all datastores.
void dropboxDatastoreManagerShutDown(DropboxDatastoreManagerRef manager);

/// Returns whether the manager is shut down, or its account was unlinked.
bool dropboxDatastoreManagerIsShutDown(DropboxDatastoreManagerRef manager);

// MARK: Datastores

/// Returns whether a datastore can have an ID.
bool dropboxDatastoreIsValidID(DropboxSyncBytes id);

/// Returns whether an ID is one of a datastore to share.
bool dropboxDatastoreIsValidShareableID(DropboxSyncBytes id);

/// Returns whether a table, a record, or a field can have an ID.
bool dropboxDatastoreIsValidName(DropboxSyncBytes name);

/// Opens a datastore. If this device doesn't know one to share, joins it if the account is invited, which waits for the
/// network.
///
/// - Parameter creates: Whether to create it if it doesn't exist.
DropboxDatastoreRef _Nullable dropboxDatastoreManagerOpen(
    DropboxDatastoreManagerRef manager, DropboxSyncBytes id, bool creates,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Creates and opens a datastore with a new ID, with which it can be shared.
DropboxDatastoreRef _Nullable dropboxDatastoreManagerOpenNew(
    DropboxDatastoreManagerRef manager, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Deletes the records of a datastore, and marks it as deleted for all devices.
bool dropboxDatastoreManagerDelete(
    DropboxDatastoreManagerRef manager, DropboxSyncBytes id, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Removes a datastore from this device, with all changes that weren't sent.
bool dropboxDatastoreManagerUncache(
    DropboxDatastoreManagerRef manager, DropboxSyncBytes id, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns references to the information about all datastores, in the order of their IDs.
DropboxSyncReferences dropboxDatastoreManagerCopyInfos(
    DropboxDatastoreManagerRef manager, DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Information

/// Returns the ID of a datastore.
DropboxSyncBuffer dropboxDatastoreInfoCopyID(DropboxDatastoreInfoRef info);

/// Returns the title of a datastore; no value if it has none.
DropboxSyncBuffer dropboxDatastoreInfoCopyTitle(DropboxDatastoreInfoRef info);

/// Returns the modification time in seconds since 1970; returns `false` if it isn't known.
bool dropboxDatastoreInfoGetModificationTime(DropboxDatastoreInfoRef info, double *time);

/// Returns the role of the account.
DropboxDatastoreRole dropboxDatastoreInfoGetRole(DropboxDatastoreInfoRef info);

// MARK: Observers

/// Adds a callback for changes of the list of datastores, and of the datastores.
///
/// - Parameter observer: A number to remove the callback by.
void dropboxDatastoreManagerAddObserver(
    DropboxDatastoreManagerRef manager, uintptr_t observer, DropboxSyncCallback callback);

/// Removes all callbacks of an observer.
void dropboxDatastoreManagerRemoveObserver(DropboxDatastoreManagerRef manager, uintptr_t observer);

#pragma clang assume_nonnull end

#endif
