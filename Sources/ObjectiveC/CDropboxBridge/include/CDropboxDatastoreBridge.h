/// The C interface of DropboxDatastore, on which the Objective-C classes of DropboxDatastoreObjC are built.
///
/// The rules of `CDropboxSyncBridge.h` apply: who owns what a function returns, how errors arrive, and that functions can be
/// called from any thread. Texts, errors, accounts, and `dropboxSyncRelease` are those of that interface.
#ifndef CDROPBOXDATASTOREBRIDGE_H
#define CDROPBOXDATASTOREBRIDGE_H

#include "DropboxDatastoreManagers.h"
#include "DropboxDatastoreRecords.h"
#include "DropboxDatastoreValues.h"
#include "DropboxDatastores.h"

#endif
