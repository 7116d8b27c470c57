// Devices of accounts in the emulator.
#import "../Support/Check.h"
#import "../Support/Emulator.h"
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

/// Returns the manager of a new device of an account.
DBDatastoreManager *device(NSString *accountName);

/// Opens the datastore `default` of a manager.
DBDatastore *defaultDatastore(DBDatastoreManager *manager);

/// Syncs, and checks that it succeeds. Returns the changes.
NSDictionary *sync(DBDatastore *datastore);

/// Waits until everything that was synced is in Dropbox.
void waitForUpload(DBDatastore *datastore);

/// Returns a number for an integer.
NSNumber *integer(long long value);

/// Returns a dictionary with a field.
NSDictionary *field(NSString *name, id value);

/// Syncs until a condition is met.
#define SYNC_UNTIL(datastore, condition)                                                  \
    do {                                                                                  \
        NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:waitingTime()];              \
        while (!(condition) && [limit timeIntervalSinceNow] > 0) {                        \
            sync(datastore);                                                              \
            runMainQueue();                                                               \
        }                                                                                 \
        checkTrue((condition) ? YES : NO, "in time: " #condition, __FILE__, __LINE__);    \
    } while (0)

/// Checks that a call without an argument for an error raises one with a code of DBErrorCode.
#define CHECK_RAISES(call, code)                                            \
    do {                                                                    \
        DBException *exception = nil;                                       \
        @try {                                                              \
            (void)(call);                                                   \
        } @catch (DBException *caught) {                                    \
            exception = caught;                                             \
        }                                                                   \
        checkError([exception error], (code), #call, __FILE__, __LINE__);   \
    } while (0)
