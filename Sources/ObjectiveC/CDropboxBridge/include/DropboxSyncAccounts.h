/// Account managers and accounts.
#ifndef DROPBOXSYNCACCOUNTS_H
#define DROPBOXSYNCACCOUNTS_H

#include "DropboxSyncValues.h"

#pragma clang assume_nonnull begin

// MARK: Account managers

/// The app, and where its accounts are.
typedef struct DropboxSyncAccountManagerOptions {
    /// The app key from the App Console.
    DropboxSyncBytes appKey;
    /// The app secret; no value for an app that users install.
    DropboxSyncBytes appSecret;
    /// The directory for accounts, their caches, and their tokens. Without a value, which is the normal case, it's a
    /// directory of the app, and the tokens are in the keychain. Tests use a directory of their own.
    DropboxSyncBytes directory;
    /// The address of the server. Without a value, which is the normal case, the servers of Dropbox. Tests use the
    /// address of an emulator.
    DropboxSyncBytes server;
} DropboxSyncAccountManagerOptions;

/// Creates an account manager. Waits for the disk and the keychain.
DropboxSyncAccountManagerRef _Nullable dropboxSyncAccountManagerCreate(
    DropboxSyncAccountManagerOptions options, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the linked accounts, in the order in which they were linked. An account has one reference per manager, which
/// identifies it.
DropboxSyncReferences dropboxSyncAccountManagerCopyAccounts(DropboxSyncAccountManagerRef manager);

/// Starts to link an account. Returns the address of the page on which the user authorizes the app. The page redirects
/// to `db-<app key>://2/token`.
DropboxSyncBuffer dropboxSyncAccountManagerCopyLinkURL(
    DropboxSyncAccountManagerRef manager, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Finishes linking with the address that the page redirected to. Waits for the network. Returns `NULL` without an
/// error if the user declined.
DropboxSyncAccountRef _Nullable dropboxSyncAccountManagerCreateAccount(
    DropboxSyncAccountManagerRef manager, DropboxSyncBytes url, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Links the account of a token that was obtained in another way, for tests. Waits for the disk.
DropboxSyncAccountRef _Nullable dropboxSyncAccountManagerCreateAccountWithToken(
    DropboxSyncAccountManagerRef manager, DropboxSyncBytes token, DropboxSyncBytes userID,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Adds a callback that receives a reference to each account that is linked or unlinked.
///
/// - Parameter observer: A number to remove the callback by.
void dropboxSyncAccountManagerAddObserver(
    DropboxSyncAccountManagerRef manager, uintptr_t observer, DropboxSyncCallback callback);

/// Removes all callbacks of an observer.
void dropboxSyncAccountManagerRemoveObserver(DropboxSyncAccountManagerRef manager, uintptr_t observer);

// MARK: Accounts

/// Returns the ID of the user.
DropboxSyncBuffer dropboxSyncAccountCopyUserID(DropboxSyncAccountRef account);

/// Returns whether the account is linked.
bool dropboxSyncAccountIsLinked(DropboxSyncAccountRef account);

/// The names of a user and the user's team. The caller releases each text.
typedef struct DropboxSyncAccountInfo {
    /// The name of the account for display.
    DropboxSyncBuffer displayName;
    /// The user's name.
    DropboxSyncBuffer userName;
    /// The name of the user's team; no value if the user isn't in a team.
    DropboxSyncBuffer organizationName;
} DropboxSyncAccountInfo;

/// Returns the names of the user; returns `false` if they aren't known yet.
bool dropboxSyncAccountCopyInfo(DropboxSyncAccountRef account, DropboxSyncAccountInfo *info);

/// Unlinks an account: stops its filesystem, and deletes its token and its cache with all unsent changes. Waits for the
/// disk. The token is revoked in the background, unless there is no connection.
bool dropboxSyncAccountUnlink(DropboxSyncAccountRef account, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Adds a callback for changes of the account's link and names.
///
/// - Parameter observer: A number to remove the callback by.
void dropboxSyncAccountAddObserver(DropboxSyncAccountRef account, uintptr_t observer, DropboxSyncCallback callback);

/// Removes all callbacks of an observer.
void dropboxSyncAccountRemoveObserver(DropboxSyncAccountRef account, uintptr_t observer);

#pragma clang assume_nonnull end

#endif
