// DBDatastoreManager: listing, opening, deleting, local datastores, and what fails.
#import "Devices.h"

#import "Private/DBAccountManager+Private.h"

void testManagers(void) {
    DBError *error = nil;
    DBAccountManager *accounts = accountManager(temporaryDirectory());
    DBAccount *account = linkedAccount(accounts, @"erin");
    DBDatastoreManager *manager = [DBDatastoreManager managerForAccount:account];
    CHECK(manager != nil && !manager.shutDown && !manager.isShutDown);
    CHECK([DBDatastoreManager managerForAccount:account] == manager);
    CHECK([DBDatastoreManager managerForAccount:nothing] == nil);
    CHECK([DBDatastoreManager managerForAccount:(id)@"account"] == nil);
    CHECK([DBDatastoreManager sharedManager] == nil);
    [DBDatastoreManager setSharedManager:manager];
    CHECK([DBDatastoreManager sharedManager] == manager);
    [DBDatastoreManager setSharedManager:nil];
    CHECK_FAILS([DBDatastore openDefaultStoreForAccount:nothing error:&error], DBErrorIllegalArgument);

    // Opening
    CHECK_NUMBER([[manager listDatastores:&error] count], 0);
    CHECK_FAILS([manager openDatastore:@"notes" error:&error], DBErrorNotFound);
    CHECK_FAILS([manager openDatastore:@"Not valid" error:&error], DBErrorNotFound);
    CHECK_FAILS([manager openOrCreateDatastore:@"Not valid" error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([manager openOrCreateDatastore:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([manager openOrCreateDatastore:stringWithoutUTF8() error:&error], DBErrorIllegalArgument);
    DBDatastore *notes = [manager openOrCreateDatastore:@"notes" error:&error];
    CHECK(notes.isOpen && notes.manager == manager);
    CHECK_OBJECT(notes.datastoreId, @"notes");
    CHECK_FAILS([manager openOrCreateDatastore:@"notes" error:&error], DBErrorAlreadyOpen);
    DBDatastore *byAccount = [DBDatastore openDefaultStoreForAccount:account error:&error];
    CHECK_OBJECT(byAccount.datastoreId, @"default");
    [byAccount close];
    DBDatastore *created = [manager createDatastore:&error];
    CHECK(created.isShareable && created.isWritable && !notes.isShareable);
    CHECK_NUMBER(created.effectiveRole, DBRoleOwner);
    CHECK_NUMBER(notes.effectiveRole, DBRoleOwner);

    // Listing
    notes.title = @"Notes";
    CHECK([[[manager listDatastoreInfo:&error] objectForKey:@"notes"] title] == nil);
    sync(notes);
    NSDictionary *infos = [manager listDatastoreInfo:&error];
    CHECK_NUMBER([infos count], 3);
    DBDatastoreInfo *info = [infos objectForKey:@"notes"];
    CHECK_OBJECT(info.title, @"Notes");
    CHECK_OBJECT(info.mtime, notes.mtime);
    CHECK_NUMBER(info.role, DBRoleOwner);
    CHECK(info.isWritable && !info.isShareable);
    CHECK([[infos objectForKey:created.datastoreId] isShareable]);
    CHECK_OBJECT([[[manager listDatastores:&error] objectAtIndex:1] datastoreId], @"default");
    CHECK_RAISES(notes.title = (id)integer(1), DBErrorBadType);
    CHECK_RAISES(notes.title = stringWithoutUTF8(), DBErrorIllegalArgument);
    CHECK_OBJECT(notes.title, @"Notes");
    waitForUpload(notes);

    // Another device lists the title before it opens the datastore.
    DBDatastoreManager *second = device(@"erin");
    WAIT_UNTIL([[[[second listDatastoreInfo:NULL] objectForKey:@"notes"] title] isEqual:@"Notes"]);
    DBDatastore *copy = [second openDatastore:@"notes" error:&error];
    CHECK(copy != nil && copy.title == nil && copy.status.incoming);
    sync(copy);
    CHECK_OBJECT(copy.title, @"Notes");

    // Uncaching
    CHECK_FAILS([second uncacheDatastore:@"notes" error:&error], DBErrorAlreadyOpen);
    [copy close];
    CHECK_SUCCEEDS([second uncacheDatastore:@"notes" error:&error]);
    CHECK_FAILS([second uncacheDatastore:@"unknown" error:&error], DBErrorNotFound);
    WAIT_UNTIL([[second listDatastoreInfo:NULL] objectForKey:@"notes"] != nil);
    copy = [second openDatastore:@"notes" error:&error];
    SYNC_UNTIL(copy, [copy.title isEqual:@"Notes"]);

    // Deleting
    [[notes getTable:@"t"] insert:nil];
    CHECK_FAILS([manager deleteDatastore:@"notes" error:&error], DBErrorAlreadyOpen);
    CHECK_FAILS([manager deleteDatastore:@"unknown" error:&error], DBErrorNotFound);
    CHECK_FAILS([manager deleteDatastore:nothing error:&error], DBErrorIllegalArgument);
    sync(notes);
    [notes close];
    CHECK_SUCCEEDS([manager deleteDatastore:@"notes" error:&error]);
    CHECK([[manager listDatastoreInfo:NULL] objectForKey:@"notes"] == nil);
    CHECK_FAILS([manager openDatastore:@"notes" error:&error], DBErrorNotFound);
    WAIT_UNTIL([[second listDatastoreInfo:NULL] objectForKey:@"notes"] == nil);
    sync(copy);
    CHECK_NUMBER([[copy getTables:NULL] count], 0);
    // Creating it again
    notes = [manager openOrCreateDatastore:@"notes" error:&error];
    sync(notes);
    CHECK([[manager listDatastoreInfo:NULL] objectForKey:@"notes"] != nil);
    [notes close];
    // A device that has it open creates it again when it changes it.
    WAIT_UNTIL([[second listDatastoreInfo:NULL] objectForKey:@"notes"] != nil);
    sync(copy);
    CHECK_SUCCEEDS([manager deleteDatastore:@"notes" error:&error]);
    WAIT_UNTIL([[second listDatastoreInfo:NULL] objectForKey:@"notes"] == nil);
    sync(copy);
    DBRecord *added = [[copy getTable:@"t"] insert:nil];
    sync(copy);
    CHECK([[second listDatastoreInfo:NULL] objectForKey:@"notes"] != nil);
    WAIT_UNTIL([[manager listDatastoreInfo:NULL] objectForKey:@"notes"] != nil);
    CHECK_SUCCEEDS((notes = [manager openDatastore:@"notes" error:&error]) != nil);
    SYNC_UNTIL(notes, [[notes getTable:@"t"] getRecord:added.recordId error:NULL] != nil);

    // A closed datastore
    [notes close];
    [notes close];
    DBTable *table = [notes getTable:@"t"];
    CHECK(!notes.isOpen && !table.isOpen);
    CHECK_FAILS([notes sync:&error], DBErrorClosed);
    CHECK_FAILS([notes getTables:&error], DBErrorClosed);
    CHECK_FAILS([table query:nil error:&error], DBErrorClosed);
    CHECK_FAILS([table getRecord:@"a" error:&error], DBErrorClosed);
    CHECK_RAISES([table insert:nil], DBErrorClosed);
    CHECK_RAISES(notes.size, DBErrorClosed);
    CHECK_RAISES(notes.title, DBErrorClosed);
    CHECK_RAISES(notes.title = @"a", DBErrorClosed);
    CHECK_RAISES(notes.effectiveRole, DBErrorClosed);
    CHECK_NUMBER(notes.status.anyError.dbErrorCode, DBErrorClosed);
    CHECK(!notes.status.connected && notes.status.uploadError == nil);

    // Shutting down
    [manager shutDown];
    [manager shutDown];
    CHECK(manager.isShutDown && !created.isOpen);
    CHECK_FAILS([manager openDefaultDatastore:&error], DBErrorShutdown);
    CHECK_FAILS([manager createDatastore:&error], DBErrorShutdown);
    CHECK_FAILS([manager listDatastores:&error], DBErrorShutdown);
    CHECK_FAILS([manager deleteDatastore:@"a" error:&error], DBErrorShutdown);
    CHECK_FAILS([created sync:&error], DBErrorClosed);
    DBDatastoreManager *next = [DBDatastoreManager managerForAccount:account];
    CHECK(next != nil && next != manager);
    // Unlinking shuts the manager down, and deletes its datastores.
    DBDatastore *last = [next openDatastore:@"notes" error:&error];
    [account unlink];
    CHECK(next.isShutDown && !last.isOpen);
    CHECK_FAILS([next listDatastores:&error], DBErrorAuth);
    CHECK([DBDatastoreManager managerForAccount:account] == nil);
    [second shutDown];
}

/// Returns whether a directory of accounts has the data of one.
static BOOL hasAccountData(NSString *directory) {
    for (NSString *name in [[NSFileManager defaultManager] contentsOfDirectoryAtPath:directory error:NULL]) {
        if ([name hasPrefix:@"account-"]) return YES;
    }
    return NO;
}

/// An account has files and datastores at the same time. Unlinking deletes both.
void testFilesAndDatastores(void) {
    DBError *error = nil;
    NSString *directory = temporaryDirectory();
    DBAccount *account = linkedAccount(accountManager(directory), @"frank");
    DBDatastore *datastore = [DBDatastore openDefaultStoreForAccount:account error:&error];
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    DBFile *file = [filesystem createFile:path(@"/a.txt") error:&error];
    CHECK_SUCCEEDS([file writeString:@"a" error:&error]);
    [[datastore getTable:@"t"] insert:nil];
    sync(datastore);
    waitForUpload(datastore);
    WAIT_UNTIL(!filesystem.status.anyInProgress);
    CHECK(hasAccountData(directory));
    [account unlink];
    CHECK(datastore.manager.isShutDown && filesystem.isShutDown);
    CHECK(!hasAccountData(directory));
}

/// The user unlinks the app on the website.
void testUnlinkedOnWebsite(void) {
    NSString *directory = temporaryDirectory();
    DBAccountManager *accounts = accountManager(directory);
    DBAccount *account = linkedAccount(accounts, @"frank");
    DBDatastoreManager *manager = [DBDatastoreManager managerForAccount:account];
    DBDatastore *datastore = defaultDatastore(manager);
    WAIT_UNTIL(datastore.status.connected);
    unlinkOnWebsite();
    [[datastore getTable:@"t"] insert:nil];
    [datastore sync:NULL];
    WAIT_UNTIL(manager.isShutDown);
    CHECK(!account.isLinked);
    CHECK(!hasAccountData(directory));
    WAIT_UNTIL(!datastore.isOpen);
}

/// The user's Dropbox is full until the user makes space.
void testFullDropbox(void) {
    DBDatastore *datastore = defaultDatastore(device(@"oscar"));
    WAIT_UNTIL(datastore.status.connected);
    emulate(@"accounts/set_quota", @"{\"account\": \"oscar\", \"quota\": 1}");
    [[datastore getTable:@"t"] insert:field(@"title", @"Milk")];
    sync(datastore);
    WAIT_UNTIL(datastore.status.uploadError != nil);
    CHECK_NUMBER(datastore.status.uploadError.dbErrorCode, DBErrorQuota);
    emulate(@"accounts/set_quota", @"{\"account\": \"oscar\", \"quota\": 1000000}");
    WAIT_UNTIL(!datastore.status.uploading && datastore.status.anyError == nil);
    [datastore.manager shutDown];
}

void testLocalDatastores(void) {
    DBError *error = nil;
    DBAccountManager *accounts = accountManager(temporaryDirectory());
    DBDatastoreManager *local = [DBDatastoreManager localManagerForAccountManager:accounts];
    CHECK(local != nil && [DBDatastoreManager localManagerForAccountManager:accounts] == local);
    CHECK([DBDatastoreManager localManagerForAccountManager:nothing] == nil);
    CHECK_FAILS([DBDatastore openDefaultLocalStoreForAccountManager:nothing error:&error], DBErrorIllegalArgument);
    DBDatastore *datastore = [DBDatastore openDefaultLocalStoreForAccountManager:accounts error:&error];
    CHECK(datastore.manager == local);
    DBRecord *record = [[datastore getTable:@"notes"] insert:field(@"title", @"Milk")];
    sync(datastore);
    DBDatastoreStatus *status = datastore.status;
    CHECK(!status.connected && !status.uploading && !status.downloading && status.anyError == nil);
    CHECK_FAILS([local uncacheDatastore:@"default" error:&error], DBErrorInvalidOperation);
    CHECK_RAISES([datastore setRoleForPrincipal:@"bob@example.com" to:DBRoleViewer], DBErrorInvalidOperation);
    [datastore deleteRoleForPrincipal:@"bob@example.com"];
    CHECK_NUMBER([datastore getRoleForPrincipal:@"bob@example.com"], DBRoleNone);
    CHECK_NUMBER([[datastore listRoles] count], 0);

    // Migration
    DBAccount *account = linkedAccount(accounts, @"grace");
    CHECK_FAILS([local migrateToAccount:account error:&error], DBErrorAlreadyOpen);
    [datastore close];
    CHECK_FAILS([local migrateToAccount:nothing error:&error], DBErrorIllegalArgument);
    DBDatastoreManager *former = [DBDatastoreManager managerForAccount:account];
    CHECK_FAILS([former migrateToAccount:account error:&error], DBErrorInvalidOperation);
    CHECK_FAILS([local migrateToAccount:account error:&error], DBErrorAlreadyOpen);
    DBDatastore *unsent = [former createDatastore:&error];
    [[unsent getTable:@"t"] insert:nil];
    sync(unsent);
    [former shutDown];
    CHECK_FAILS([local migrateToAccount:account error:&error], DBErrorInvalidOperation);
    former = [DBDatastoreManager managerForAccount:account];
    CHECK_SUCCEEDS([former uncacheDatastore:unsent.datastoreId error:&error]);
    [former shutDown];

    DBDatastoreManager *migrated = nil;
    CHECK_SUCCEEDS((migrated = [local migrateToAccount:account error:&error]) != nil);
    CHECK(local.isShutDown && [DBDatastoreManager managerForAccount:account] == migrated);
    datastore = defaultDatastore(migrated);
    CHECK_OBJECT([[[datastore getTable:@"notes"] getRecord:record.recordId error:NULL] objectForKey:@"title"], @"Milk");
    waitForUpload(datastore);
    DBDatastore *copy = defaultDatastore(device(@"grace"));
    SYNC_UNTIL(copy, [[copy getTable:@"notes"] getRecord:record.recordId error:NULL] != nil);
    // The local manager is empty.
    local = [DBDatastoreManager localManagerForAccountManager:accounts];
    CHECK_NUMBER([[local listDatastores:&error] count], 0);
    [local shutDown];
    [migrated shutDown];
    [copy.manager shutDown];
}

void testOffline(void) {
    DBError *error = nil;
    DBAccountManager *accounts = unreachableAccountManager(temporaryDirectory());
    DBAccount *account = [accounts linkWithAccessToken:@"token" userId:@"1" error:&error];
    DBDatastoreManager *manager = [DBDatastoreManager managerForAccount:account];
    DBDatastore *datastore = defaultDatastore(manager);
    [[datastore getTable:@"t"] insert:nil];
    CHECK(datastore.status.downloading && datastore.status.outgoing);
    sync(datastore);
    WAIT_UNTIL(datastore.status.anyError != nil);
    CHECK(datastore.status.uploading && !datastore.status.connected);
    CHECK_NUMBER(datastore.status.downloadError.dbErrorCode, DBErrorNoConnection);
    CHECK_NUMBER(datastore.status.uploadError.dbErrorCode, DBErrorNoConnection);
    CHECK([datastore.status.anyError localizedFailureReason] != nil);
    // A new datastore doesn't need a connection; one that others may share does.
    CHECK([manager createDatastore:&error] != nil);
    CHECK_FAILS([manager openOrCreateDatastore:@".unknown" error:&error], DBErrorNoConnection);
    CHECK_FAILS([manager deleteDatastore:@".unknown" error:&error], DBErrorNotFound);
    CHECK_RAISES([datastore listRoles], DBErrorNoConnection);

    // An app that doesn't want exceptions
    DBException.raisesFatalErrors = NO;
    CHECK([[datastore getTable:@"t"] insert:field(@"a", [NSNull null])] == nil);
    CHECK([datastore getTable:nothing] == nil);
    CHECK_NUMBER([[datastore listRoles] count], 0);
    error = nil;
    CHECK(![manager deleteDatastore:nothing error:&error] && error.dbErrorCode == DBErrorIllegalArgument);
    [datastore close];
    CHECK(datastore.size == 0 && datastore.title == nil && !datastore.isWritable);
    DBException.raisesFatalErrors = YES;
    [manager shutDown];
    [account unlink];
}
