#import <DropboxDatastoreObjC/DBRecord.h>
#import <DropboxSyncObjC/DBError.h>

@class DBDatastore;

NS_ASSUME_NONNULL_BEGIN

/// How a field is resolved that several devices set at the same time, that is, without seeing each other's change.
///
/// Numbers and dates, texts, data, and lists are compared as `DatastoreValue.precedes(_:)` of the Swift module describes.
typedef enum {
    /// The remote value wins, which is the one of the change that is earlier in the order of all changes. This is the
    /// default.
    DBResolutionRemote,
    /// The local value wins.
    DBResolutionLocal,
    /// The greater value wins.
    DBResolutionMax,
    /// The lesser value wins.
    DBResolutionMin,
    /// The increments of all devices are added to the value. If a value isn't a number, the remote one wins.
    DBResolutionSum,
} DBResolutionRule;

/// A collection of records with the fields that each of them has.
@interface DBTable : NSObject {
@private
    DBDatastore *_datastore;
    NSString *_tableId;
}

/// Unavailable: datastores return tables.
- (instancetype)init NS_UNAVAILABLE;

/// Returns whether a table can have an ID: 1 to 64 letters, digits, and `.-_+/=`.
+ (BOOL)isValidId:(nullable NSString *)tableId;

/// The ID of the table.
@property (nonatomic, readonly) NSString *tableId;

/// The datastore of the table.
@property (nonatomic, readonly) DBDatastore *datastore;

/// Whether the datastore is open.
@property (nonatomic, readonly) BOOL isOpen;

/// Returns the records whose fields have these values, in the order of their IDs: all records for `nil`.
- (nullable NSArray<DBRecord *> *)query:(nullable NSDictionary<NSString *, id> *)filter
                                  error:(DBError *_Nullable *_Nullable)error;

/// Returns the record with an ID.
///
/// - Returns: The record; `nil` without an error if there is none.
- (nullable DBRecord *)getRecord:(NSString *)recordId error:(DBError *_Nullable *_Nullable)error;

/// Returns the record with an ID, or inserts it. Records that devices insert with the same ID at the same time become one.
///
/// - Parameters:
///   - recordId: The ID of the record.
///   - fields: The fields of a new record. They aren't set if the record exists.
///   - inserted: Is set to whether the record was inserted.
///   - error: The error if the method returns `nil`.
- (nullable DBRecord *)getOrInsertRecord:(NSString *)recordId
                                  fields:(nullable NSDictionary<NSString *, id> *)fields
                                inserted:(nullable BOOL *)inserted
                                   error:(DBError *_Nullable *_Nullable)error;

/// Inserts a record with a new ID.
///
/// - Returns: The record; `nil` for an error that the method doesn't raise, see `DBException`.
- (nullable DBRecord *)insert:(nullable NSDictionary<NSString *, id> *)fields;

/// Sets the rule of a field for later changes by this device, until the datastore is closed: set the rules after you open it.
- (void)setResolutionRule:(DBResolutionRule)rule forField:(NSString *)field;

@end

NS_ASSUME_NONNULL_END
