#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The result of a route that has none, so that a response block can distinguish success from failure.
@interface DBNilObject : NSObject
@end

/// The servers of routes.
typedef NS_ENUM(NSUInteger, DBRouteHost) {
    /// A server that this version doesn't know.
    DBRouteHostUnknown,
    /// The server of most routes.
    DBRouteHostApi,
    /// The server of content.
    DBRouteHostContent,
    /// The server of long polls.
    DBRouteHostNotify,
};

/// The description of a route of the API.
///
/// The class methods of classes such as `DBFILESRouteObjects` return the descriptions of all routes.
@interface DBRoute : NSObject {
@private
    const void *_dropboxRoute;
    NSString *_name;
    NSString *_namespace_;
    NSNumber *_deprecated;
    Class _resultType;
    Class _errorType;
    NSDictionary<NSString *, NSString *> *_attrs;
    id _dataStructSerialBlock;
    id _dataStructDeserialBlock;
}

/// The name with the version, such as `delete_v2`.
@property (nonatomic, readonly, copy) NSString *name;

/// The namespace, such as `files`.
@property (nonatomic, readonly, copy) NSString *namespace_;

/// Whether the route is deprecated.
@property (nonatomic, readonly) NSNumber *deprecated;

/// The class of the result, which is `NSArray` for a list, or `nil` if the route has none.
@property (nonatomic, readonly, nullable) Class<DBSerializable> resultType;

/// The class of the error, or `nil` if the route has none.
@property (nonatomic, readonly, nullable) Class<DBSerializable> errorType;

/// The attributes of the route, such as `host` and `style`.
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, NSString *> *attrs;

/// Converts an argument that is a list to JSON. No route of the API has such an argument.
@property (nonatomic, readonly, nullable) id (^dataStructSerialBlock)(id dataStruct);

/// Creates the elements of a result that is a list from JSON, or `nil` if the result isn't a list.
@property (nonatomic, readonly, nullable) id (^dataStructDeserialBlock)(id dataStruct);

/// The server of the route.
@property (nonatomic, readonly) DBRouteHost host;

/// Creates the description of a route. If the API has no route with this name, calls of it fail.
- (instancetype)init:(NSString *)name
                 namespace_:(NSString *)namespace_
                 deprecated:(NSNumber *)deprecated
                 resultType:(nullable Class<DBSerializable>)resultType
                  errorType:(nullable Class<DBSerializable>)errorType
                      attrs:(NSDictionary<NSString *, NSString *> *)attrs
      dataStructSerialBlock:(id (^_Nullable)(id dataStruct))dataStructSerialBlock
    dataStructDeserialBlock:(id (^_Nullable)(id dataStruct))dataStructDeserialBlock;

@end

NS_ASSUME_NONNULL_END
