/// Paths in a Dropbox.
#ifndef DROPBOXSYNCPATHS_H
#define DROPBOXSYNCPATHS_H

#include "DropboxSyncValues.h"

#pragma clang assume_nonnull begin

/// Creates a path from text such as `/Notes/Today.txt`; returns `NULL` if Dropbox doesn't accept such a path.
DropboxSyncPathRef _Nullable dropboxSyncPathCreate(DropboxSyncBytes text);

/// Creates the path of the root folder.
DropboxSyncPathRef dropboxSyncPathCreateRoot(void);

/// Creates the path of the item `name` in the folder at a path; returns `NULL` if the name isn't valid.
DropboxSyncPathRef _Nullable dropboxSyncPathCreateChild(DropboxSyncPathRef path, DropboxSyncBytes name);

/// Creates the path of the folder that contains a path; returns `NULL` for the root.
DropboxSyncPathRef _Nullable dropboxSyncPathCreateParent(DropboxSyncPathRef path);

/// Returns the path as text, in its original letter case.
DropboxSyncBuffer dropboxSyncPathCopyText(DropboxSyncPathRef path);

/// Returns the name of the item at a path; `/` for the root.
DropboxSyncBuffer dropboxSyncPathCopyName(DropboxSyncPathRef path);

/// Returns whether Dropbox treats two paths as the same: letter case and Unicode composition make no difference.
bool dropboxSyncPathIsEqual(DropboxSyncPathRef path, DropboxSyncPathRef other);

/// Returns a number that is the same for equal paths.
size_t dropboxSyncPathGetHash(DropboxSyncPathRef path);

#pragma clang assume_nonnull end

#endif
