#import <Foundation/Foundation.h>

@class DBList;
@class DBTable;

NS_ASSUME_NONNULL_BEGIN

/// The maximum size of a record in bytes: 100 KiB.
extern const NSUInteger DBRecordSizeLimit;

/// The size of a record without fields in bytes.
extern const NSUInteger DBRecordBaseSize;

/// The size of a field in bytes, without its value.
extern const NSUInteger DBFieldBaseSize;

/// An entry of a table: an ID, and fields with values.
///
/// A value is an `NSNumber`, `NSString`, `NSDate`, `NSData`, or an `NSArray` of these. Boolean values, integers, and
/// floating-point numbers are distinguished. Texts, numbers, dates in milliseconds, and data are returned as they were set;
/// a list is returned as a `DBList`.
///
/// Reading always returns the current fields. Records of the same table with the same ID are equal. The methods raise a
/// `DBException` if the record is deleted, the datastore is closed, a name or a value isn't valid, or a limit is exceeded.
@interface DBRecord : NSObject {
@private
    DBTable *_table;
    NSString *_recordId;
}

/// Unavailable: tables return records.
- (instancetype)init NS_UNAVAILABLE;

/// Returns whether a record can have an ID: 1 to 64 letters, digits, and `.-_+/=`.
+ (BOOL)isValidId:(nullable NSString *)recordId;

/// Returns whether a field can have a name: 1 to 64 letters, digits, and `.-_+/=`.
+ (BOOL)isValidFieldName:(nullable NSString *)name;

/// The ID of the record.
@property (nonatomic, readonly) NSString *recordId;

/// The table of the record.
@property (nonatomic, readonly) DBTable *table;

/// The fields and their values.
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *fields;

/// The size in bytes, as `DBRecordSizeLimit` counts it.
@property (nonatomic, readonly) NSUInteger size;

/// Whether the record was deleted, on this or another device.
@property (nonatomic, readonly, getter=isDeleted) BOOL deleted;

/// Returns the value of a field; `nil` if the record doesn't have it.
- (nullable id)objectForKey:(NSString *)key;

/// Returns the value of a field, for `record[key]`.
- (nullable id)objectForKeyedSubscript:(NSString *)key;

/// Returns the list of a field. If the record doesn't have the field, the first change of the list creates it.
///
/// - Returns: The list; `nil` if the field has another value, for which the method raises `DBErrorBadType`.
- (nullable DBList *)getOrCreateList:(NSString *)fieldName;

/// Sets several fields, or none if one of them can't be set.
- (void)update:(NSDictionary<NSString *, id> *)fieldsToUpdate;

/// Sets a field.
- (void)setObject:(id)obj forKey:(NSString *)fieldName;

/// Sets a field, for `record[key] = value`.
- (void)setObject:(id)value forKeyedSubscript:(NSString *)key;

/// Removes a field. Does nothing if the record doesn't have it.
- (void)removeObjectForKey:(NSString *)fieldName;

/// Deletes the record. Does nothing if it's deleted.
- (void)deleteRecord;

@end

NS_ASSUME_NONNULL_END
