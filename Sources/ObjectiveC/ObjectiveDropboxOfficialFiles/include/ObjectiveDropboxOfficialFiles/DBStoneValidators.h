#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Creates blocks that check values against constraints of the API.
///
/// A block logs what is wrong with a value. It raises no exception, and the value can still be used: the constraints of an
/// argument are also checked when a route is called, and the error of the call names the field.
@interface DBStoneValidators<T> : NSObject

/// Returns a block that checks a string.
///
/// @param minLength The smallest length, or `nil`.
/// @param maxLength The largest length, or `nil`.
/// @param pattern A regular expression that the whole string matches, or `nil`.
+ (void (^)(NSString *))stringValidator:(nullable NSNumber *)minLength
                              maxLength:(nullable NSNumber *)maxLength
                                pattern:(nullable NSString *)pattern;

/// Returns a block that checks a number.
///
/// @param minValue The smallest value, or `nil`.
/// @param maxValue The largest value, or `nil`.
+ (void (^)(NSNumber *))numericValidator:(nullable NSNumber *)minValue maxValue:(nullable NSNumber *)maxValue;

/// Returns a block that checks an array and its elements.
///
/// @param minItems The smallest number of elements, or `nil`.
/// @param maxItems The largest number of elements, or `nil`.
/// @param itemValidator A block that checks an element, or `nil`.
+ (void (^)(NSArray<T> *))arrayValidator:(nullable NSNumber *)minItems
                                maxItems:(nullable NSNumber *)maxItems
                           itemValidator:(void (^_Nullable)(T))itemValidator;

/// Returns a block that checks the values of a dictionary.
///
/// @param itemValidator A block that checks a value, or `nil`.
+ (void (^)(NSDictionary<NSString *, T> *))mapValidator:(void (^_Nullable)(T))itemValidator;

/// Returns a block that checks a value with another block, unless the value is `nil`.
+ (void (^)(T))nullableValidator:(void (^_Nonnull)(T))internalValidator;

/// Returns a block that checks that a value isn't `nil`, and then checks it with another block, unless that is `nil`.
+ (void (^)(id))nonnullValidator:(void (^_Nullable)(id))internalValidator;

/// Logs a message. Raises no exception.
+ (void)raiseIllegalStateErrorWithMessage:(NSString *)message;

@end

NS_ASSUME_NONNULL_END
