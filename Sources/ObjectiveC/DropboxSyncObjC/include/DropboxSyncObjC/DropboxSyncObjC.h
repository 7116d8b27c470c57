/// The Sync API for iOS: a filesystem for an app that is synchronized with the user's Dropbox.
///
/// Link an account with `DBAccountManager`, create a `DBFilesystem` for it, and use files and folders with and without a
/// connection. `DBFilesystem` sends changes to Dropbox in the background, and notifies observers of changes that are
/// made elsewhere.
///
/// All classes can be used from any thread. Observers are called on the main queue. Methods return `nil` or `NO` and an
/// error, or raise a `DBException` for a fatal error.
#import <DropboxSyncObjC/DBAccount.h>
#import <DropboxSyncObjC/DBAccountInfo.h>
#import <DropboxSyncObjC/DBAccountManager.h>
#import <DropboxSyncObjC/DBError.h>
#import <DropboxSyncObjC/DBException.h>
#import <DropboxSyncObjC/DBFile.h>
#import <DropboxSyncObjC/DBFileInfo.h>
#import <DropboxSyncObjC/DBFileStatus.h>
#import <DropboxSyncObjC/DBFilesystem.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBPath.h>
#import <DropboxSyncObjC/DBSyncObject.h>
#import <DropboxSyncObjC/DBSyncStatus.h>
