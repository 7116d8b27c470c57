#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// An object that can be converted to and from a dictionary with the JSON of the API.
@protocol DBSerializable <NSObject>

/// Returns the JSON of an object, or `nil` if JSON can't represent it.
+ (nullable NSDictionary<NSString *, id> *)serialize:(id)instance;

/// Creates an object from its JSON. If the JSON isn't that of such an object, the result has no fields, and the reason is
/// logged.
+ (id)deserialize:(NSDictionary<NSString *, id> *)dict;

/// The object as JSON.
- (NSString *)description;

@end

/// The superclass of all types of the API: an immutable struct or union.
///
/// A subclass only declares its properties and methods. This class answers their selectors when they are first used, from
/// the description of the API. Objects are equal if they have the same type and equal fields. They can be used from any
/// thread.
///
/// No method raises an exception because of data. The property of a union's member that the object doesn't have is `nil`,
/// which is logged. An object that is created with invalid values can be used, but a call with it fails, and the error names
/// the field.
@interface DBStoneObject : NSObject <DBSerializable, NSCopying> {
@private
    const void *_object;
    void *_fields;
}

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// The superclass of the serializers of all types.
@interface DBStoneSerializer : NSObject

/// Returns the JSON of an object, or `nil` if JSON can't represent it or it is an object of another type.
+ (nullable NSDictionary<NSString *, id> *)serialize:(id)instance;

/// Creates an object from its JSON. If the JSON isn't that of such an object, the result has no fields, and the reason is
/// logged.
+ (id)deserialize:(NSDictionary<NSString *, id> *)dict;

@end

NS_ASSUME_NONNULL_END
