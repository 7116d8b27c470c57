#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// Converts dates to and from text.
///
/// A format consists of the conversions of `strftime`, such as `%Y-%m-%dT%H:%M:%SZ`. Times are in UTC.
@interface DBNSDateSerializer : NSObject

/// Returns a date as text.
+ (NSString *)serialize:(NSDate *)value dateFormat:(NSString *)dateFormat;

/// Returns the date of a text. If the text isn't in the format, the result is 1970-01-01, which is logged.
+ (NSDate *)deserialize:(NSString *)value dateFormat:(NSString *)dateFormat;

@end

/// Converts arrays to and from JSON.
@interface DBArraySerializer : NSObject

/// Returns an array with the results of a block for all elements.
+ (NSArray *)serialize:(NSArray *)value withBlock:(id (^)(id))serializeBlock;

/// Returns an array with the results of a block for all elements.
+ (NSArray *)deserialize:(NSArray *)jsonData withBlock:(id (^)(id))deserializeBlock;

@end

/// Converts dictionaries to and from JSON.
@interface DBMapSerializer : NSObject

/// Returns a dictionary with the same keys, and the results of a block for all values.
+ (NSDictionary *)serialize:(NSDictionary *)value withBlock:(id (^)(id))serializeBlock;

/// Returns a dictionary with the same keys, and the results of a block for all values.
+ (NSDictionary *)deserialize:(NSDictionary *)jsonData withBlock:(id (^)(id))deserializeBlock;

@end

/// An array as the result of a route. The JSON of an array is an array, so both methods return their argument.
@interface NSArray (DBSerializable) <DBSerializable>

/// Returns the array.
+ (nullable NSDictionary<NSString *, id> *)serialize:(id)instance;

/// Returns the array.
+ (id)deserialize:(NSDictionary<NSString *, id> *)dict;

@end

/// A string as the result of a route. The JSON of a string is a string, so both methods return their argument.
@interface NSString (DBSerializable) <DBSerializable>

/// Returns the string.
+ (nullable NSDictionary<NSString *, id> *)serialize:(id)instance;

/// Returns the string.
+ (id)deserialize:(NSDictionary<NSString *, id> *)dict;

@end

NS_ASSUME_NONNULL_END
