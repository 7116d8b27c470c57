// The methods of routes in both families. Apps don't need it.
#import <CDropboxBridge.h>
#import <DropboxObjectiveCRuntime/DBMemory.h>

NS_ASSUME_NONNULL_BEGIN

/// The arguments of a route's method, as a function received them. All are objects, except for a Boolean value.
typedef struct {
    DropboxRouteMethod method;
    void *_Nullable const *_Nullable values;
} DBRouteArguments;

/// An object whose methods call routes.
@protocol DBRouteCaller <NSObject>

/// The family of the class.
+ (DropboxFamily)dropboxFamily;

/// Calls a route. Returns a task or a request.
- (nullable id)callRouteWithArguments:(const DBRouteArguments *)arguments;

@end

/// Adds the method with a selector to a class with routes. Returns `NO` if no route has such a method.
BOOL DBAddRouteMethod(Class<DBRouteCaller> routesClass, SEL selector);

/// Returns the object for an argument of a kind, such as `DropboxArgumentInputData`, or `nil`.
id _Nullable DBRouteArgument(const DBRouteArguments *arguments, int32_t kind);

/// Returns whether a download replaces an existing file.
BOOL DBRouteOverwrites(const DBRouteArguments *arguments);

/// Creates the argument of the route from the arguments for its fields, or returns `NULL` if it has none.
DropboxObjectRef _Nullable DBRouteCreateArgument(const DBRouteArguments *arguments);

/// Makes a call upload the file at a path, data, or a stream: whichever isn't `nil`. The path and the data must exist until
/// the call is created.
void DBSetInput(
    DropboxTransfer *transfer, NSString *_Nullable path, NSData *_Nullable data, NSInputStream *_Nullable stream);

NS_ASSUME_NONNULL_END
