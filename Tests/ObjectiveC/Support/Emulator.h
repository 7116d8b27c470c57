// An emulator, and accounts in it.
#import <DropboxSyncObjC/DropboxSyncObjC.h>

/// The address of the emulator.
extern NSString *emulatorURL;

/// The key of the emulator's app.
extern NSString *const emulatorAppKey;

/// Runs an operation of the emulator's admin API with a JSON object. Returns the response.
NSDictionary *emulate(NSString *operation, NSString *format, ...) NS_FORMAT_FUNCTION(2, 3);

/// Presses a button, `allow` or `deny`, on an authorization page. Returns the address that the page redirects to.
NSURL *pressButton(NSString *button, NSURL *page);

/// Returns a new directory, which the test script deletes.
NSString *temporaryDirectory(void);

/// Creates an account manager for a directory.
DBAccountManager *accountManager(NSString *directory);

/// Creates an account manager with a server that can't be reached.
DBAccountManager *unreachableAccountManager(NSString *directory);

/// Links an account of the emulator, and adds the account if it doesn't exist.
DBAccount *linkedAccount(DBAccountManager *manager, NSString *name);

/// Unlinks the app from the account that was linked last, as the user does on Dropbox's website.
void unlinkOnWebsite(void);

/// Returns the path for a string.
DBPath *path(NSString *string);
