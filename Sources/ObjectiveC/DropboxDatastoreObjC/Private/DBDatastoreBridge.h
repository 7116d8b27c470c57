/// Conversions between Objective-C and the C interface.
#import "CDropboxDatastoreBridge.h"
#import <DropboxDatastoreObjC/DBDatastoreManager.h>
#import <DropboxDatastoreObjC/DBList.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

NS_ASSUME_NONNULL_BEGIN

// MARK: Values

/// Returns a reference to the value of an object, which the caller releases; `NULL` and an error for an object that can't be
/// a value.
DropboxDatastoreValueRef _Nullable DBDatastoreCreateValue(
    id _Nullable object, DropboxSyncErrorRef _Nullable *_Nonnull failure);

/// Returns a reference to fields, which the caller releases; `NULL` and an error if an object can't be a name or a value.
/// Without a dictionary, there are no fields.
DropboxDatastoreFieldsRef _Nullable DBDatastoreCreateFields(
    NSDictionary *_Nullable dictionary, DropboxSyncErrorRef _Nullable *_Nonnull failure);

/// Returns the object for a value, and releases the reference; `nil` for `NULL`.
///
/// - Parameters:
///   - record: The record of a field, for the `DBList` of a list; `nil` for an item.
///   - field: The name of the field.
id _Nullable DBDatastoreObjectForValue(
    DropboxDatastoreValueRef _Nullable value, DBRecord *_Nullable record, NSString *_Nullable field);

/// Returns the objects for references to items, and releases them; `nil` if the function failed.
NSArray *_Nullable DBDatastoreArrayOfItems(DropboxSyncReferences items);

/// Returns the strings of texts, and releases the reference; `nil` for `NULL`.
NSArray<NSString *> *_Nullable DBDatastoreStringsOfTexts(DropboxDatastoreTextsRef _Nullable texts);

// MARK: Objects

/// Managers with the error of a failure.
@interface DBDatastoreManager (Private)

/// Returns the manager of an account.
+ (nullable DBDatastoreManager *)managerForAccount:(DBAccount *)account error:(DBError *_Nullable *_Nullable)error;

/// Returns the manager of local datastores.
+ (nullable DBDatastoreManager *)localManagerForAccountManager:(DBAccountManager *)accountManager
                                                         error:(DBError *_Nullable *_Nullable)error;

@end

/// Creating datastores.
@interface DBDatastore (Private)

/// Creates an open datastore for a reference, which the object releases.
- (instancetype)initWithReference:(void *)reference manager:(DBDatastoreManager *)manager;

@end

/// The status as the C interface has it.
@interface DBDatastoreStatus (Private)

/// Creates a status, and releases the error.
- (instancetype)initWithStatus:(DropboxDatastoreStatus)status;

@end

/// The table as the C interface has it.
@interface DBTable (Private)

/// Creates a table with a valid ID.
- (instancetype)initWithDatastore:(DBDatastore *)datastore tableId:(NSString *)tableId;

/// The table for a call. It lives as long as the object and the autorelease pool.
- (DropboxDatastoreTable)bridgedTable;

/// Returns a record of the table.
- (DBRecord *)recordWithId:(NSString *)recordId;

@end

/// The record as the C interface has it.
@interface DBRecord (Private)

/// Creates a record, which needn't exist.
- (instancetype)initWithTable:(DBTable *)table recordId:(NSString *)recordId;

/// The record for a call. It lives as long as the object and the autorelease pool.
- (DropboxDatastoreRecord)bridgedRecord;

@end

/// Creating and reading lists.
@interface DBList (Private)

/// Creates the list of a field, which needn't exist.
- (instancetype)initWithRecord:(DBRecord *)record field:(NSString *)field;

/// Returns the items; `nil` if the list can't be read.
- (nullable NSArray *)items:(DropboxSyncErrorRef _Nullable *_Nonnull)failure;

@end

NS_ASSUME_NONNULL_END
