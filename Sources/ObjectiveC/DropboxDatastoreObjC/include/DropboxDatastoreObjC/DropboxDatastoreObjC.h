/// The Datastore API for iOS: tables of records that are synchronized through the user's Dropbox.
///
/// Link an account with `DBAccountManager` of the module DropboxSyncObjC, get its `DBDatastoreManager`, and open a
/// `DBDatastore`. Changes are visible immediately. `-[DBDatastore sync:]` sends them to other devices, and applies what was
/// received from those.
///
/// All classes can be used from any thread. Observers are called on the main queue. Methods return `nil` or `NO` and an
/// error, or raise a `DBException` for a fatal error. Those without an argument for an error raise each error.
#import <DropboxDatastoreObjC/DBDatastore.h>
#import <DropboxDatastoreObjC/DBDatastoreInfo.h>
#import <DropboxDatastoreObjC/DBDatastoreManager.h>
#import <DropboxDatastoreObjC/DBDatastoreStatus.h>
#import <DropboxDatastoreObjC/DBList.h>
#import <DropboxDatastoreObjC/DBRecord.h>
#import <DropboxDatastoreObjC/DBRole.h>
#import <DropboxDatastoreObjC/DBTable.h>
#import <DropboxSyncObjC/DropboxSyncObjC.h>
