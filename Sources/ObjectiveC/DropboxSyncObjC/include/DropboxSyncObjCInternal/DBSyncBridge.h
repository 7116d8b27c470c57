/// Conversions between Objective-C and the C interface, which DropboxDatastoreObjC uses, too. Apps don't import them.
#import "CDropboxSyncBridge.h"
#import <DropboxSyncObjC/DBAccount.h>
#import <DropboxSyncObjC/DBAccountInfo.h>
#import <DropboxSyncObjC/DBError.h>
#import <DropboxSyncObjC/DBFileStatus.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBSyncObject.h>
#import <DropboxSyncObjC/DBSyncStatus.h>

NS_ASSUME_NONNULL_BEGIN

// MARK: Objects

/// The reference of an object.
@interface DBSyncObject (Private)

/// Creates an object for a reference, which the object releases.
- (instancetype)initWithReference:(void *)reference;

/// The reference, which belongs to the object.
- (void *)reference;

@end

/// Returns an object of a class for a reference that a C function returned, and releases the error. Without a reference,
/// returns `nil` and stores the error, or raises it if it's fatal.
id _Nullable DBSyncObjectForReference(
    Class objectClass, void *_Nullable reference, DropboxSyncErrorRef _Nullable failure,
    DBError *_Nullable *_Nullable error);

/// Returns the reference of an object. It belongs to the object. Returns `NULL` for `nil`, and for an object of another
/// class, with which functions fail.
void *_Nullable DBSyncReferenceOfObject(DBSyncObject *_Nullable object, Class objectClass);

// MARK: Errors

/// Returns the error for a reference, and releases the reference; `nil` for `NULL`.
DBError *_Nullable DBSyncErrorForReference(DropboxSyncErrorRef _Nullable reference);

/// Stores the error of a C function for the caller, releases the reference, and returns `succeeded`. Raises a fatal error.
BOOL DBSyncReport(bool succeeded, DropboxSyncErrorRef _Nullable failure, DBError *_Nullable *_Nullable error);

/// Raises the error of a method that can't return it, also one that isn't fatal, and releases the reference. Writes it to the
/// log if the app doesn't want exceptions.
void DBSyncRaise(NSString *method, DropboxSyncErrorRef _Nullable failure);

/// Writes the error of a method that can't return it to the log, and releases the reference.
void DBSyncLog(NSString *method, DropboxSyncErrorRef _Nullable failure);

// MARK: Strings and data

/// Returns the bytes of a string in UTF-8, which live as long as the string and the autorelease pool.
DropboxSyncBytes DBSyncBytesOfString(NSString *_Nullable string);

/// Returns the bytes of data, which live as long as the data.
DropboxSyncBytes DBSyncBytesOfData(NSData *_Nullable data);

/// Returns the string in a buffer, and releases the buffer; `nil` if it has no value.
NSString *_Nullable DBSyncStringFromBuffer(DropboxSyncBuffer buffer);

/// Returns the data in a buffer, and releases the buffer; `nil` if it has no value.
NSData *_Nullable DBSyncDataFromBuffer(DropboxSyncBuffer buffer);

// MARK: Observers

/// Returns the number that identifies an observer.
uintptr_t DBSyncObserverNumber(id _Nullable observer);

/// Returns a callback that calls a copy of a block.
DropboxSyncCallback DBSyncCallbackForBlock(DBObserver block);

// MARK: Snapshots

/// The names as the C interface has them.
@interface DBAccountInfo (Private)

/// Creates the names of an account, and releases the texts.
- (instancetype)initWithInfo:(DropboxSyncAccountInfo)info;

@end

/// The status as the C interface has it.
@interface DBSyncStatus (Private)

/// Creates a status, and releases the errors.
- (instancetype)initWithStatus:(DropboxSyncStatus)status;

@end

/// The status as the C interface has it.
@interface DBFileStatus (Private)

/// Creates a status, and releases the error.
- (instancetype)initWithStatus:(DropboxSyncFileStatus)status;

@end

NS_ASSUME_NONNULL_END
