// Generated from API/bakery.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXBakeryBaked, DBXBakeryCake, DBXBakeryCrust, DBXBakeryEmpty, DBXBakeryLoaf, DBXBakeryOrder, DBXBakeryOvenFault,
    DBXBakeryOvenState, DBXBakeryRoll, DBXCallError, DBXSharedPantryFlour;

NS_ASSUME_NONNULL_BEGIN

/// A request of `bakery/bake`.
@interface DBXBakeryBakeRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXBakeryBaked *_Nullable result, DBXBakeryOvenFault *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXBakeryBaked *_Nullable result, DBXBakeryOvenFault *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `bakery/bake_v2`.
@interface DBXBakeryBakeRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXBakeryBaked *> *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXBakeryBaked *> *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `bakery/close`.
@interface DBXBakeryCloseRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `bakery/list`.
@interface DBXBakeryList_RpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXBakeryOrder *_Nullable result, DBXBakeryOvenFault *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXBakeryOrder *_Nullable result, DBXBakeryOvenFault *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `bakery/photo/get` whose content is stored in a file.
@interface DBXBakeryPhotoGetDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXBakeryEmpty *_Nullable result, NSURL *_Nullable destination, DBXBakeryOvenFault *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXBakeryEmpty *_Nullable result, NSURL *_Nullable destination, DBXBakeryOvenFault *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `bakery/photo/get` whose content is returned as data.
@interface DBXBakeryPhotoGetDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXBakeryEmpty *_Nullable result, NSData *_Nullable content, DBXBakeryOvenFault *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXBakeryEmpty *_Nullable result, NSData *_Nullable content, DBXBakeryOvenFault *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `bakery/photo/put`.
@interface DBXBakeryPhotoPutUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXBakeryEmpty *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXBakeryEmpty *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `bakery/taste/start`.
@interface DBXBakeryTasteStartRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXBakeryOvenFault *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXBakeryOvenFault *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `bakery`, called on behalf of a user or a team.
@interface DBXBakeryRoutes : DBXBaseRoutes
/// Route `bakery/bake`: style rpc, host api, auth app or user, scope `bakery.write`.
/// Error: `DBXBakeryOvenFault`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-bake>
///
/// - Parameters:
///   - name: 1 to 20 characters.
///   - slices: The default is 0.
///   - grams: The default is 500.
///   - price: The default is 2.5.
///   - description_: The default is `plain`.
///   - crust: The default is `default`.
- (DBXBakeryBakeRpcRequest *)bakeWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBXSharedPantryFlour *)flour
    slices:(NSNumber *)slices
    grams:(NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    price:(NSNumber *)price
    density:(nullable NSNumber *)density
    bestBefore:(nullable NSDate *)bestBefore
    picture:(nullable NSString *)picture
    description_:(NSString *)description_
    note:(nullable NSString *)note
    crust:(DBXBakeryCrust *)crust
    oven:(nullable DBXBakeryOvenState *)oven
    spareFlour:(nullable DBXSharedPantryFlour *)spareFlour
    top:(nullable DBXBakeryBaked *)top
    side:(nullable DBXBakeryCake *)side;

/// The optional arguments have their defaults.
- (DBXBakeryBakeRpcRequest *)bakeWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBXSharedPantryFlour *)flour;

/// Route `bakery/bake_v2`: style rpc, host api, auth user.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-bake>
///
/// - Parameters:
///   - name: 1 to 20 characters.
///   - slices: The default is 0.
///   - grams: The default is 500.
///   - price: The default is 2.5.
///   - description_: The default is `plain`.
///   - crust: The default is `default`.
///   - tags: At least 1 item.
- (DBXBakeryBakeRpcRequestV2 *)bakeV2WithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBXSharedPantryFlour *)flour
    loaves:(NSArray<DBXBakeryLoaf *> *)loaves
    baked:(NSArray<DBXBakeryBaked *> *)baked
    cakes:(NSArray<DBXBakeryCake *> *)cakes
    numbers:(NSArray<NSNumber *> *)numbers
    grid:(NSArray<NSArray<DBXBakeryLoaf *> *> *)grid
    prices:(NSDictionary<NSString *, NSNumber *> *)prices
    slices:(NSNumber *)slices
    grams:(NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    price:(NSNumber *)price
    density:(nullable NSNumber *)density
    bestBefore:(nullable NSDate *)bestBefore
    picture:(nullable NSString *)picture
    description_:(NSString *)description_
    note:(nullable NSString *)note
    crust:(DBXBakeryCrust *)crust
    oven:(nullable DBXBakeryOvenState *)oven
    spareFlour:(nullable DBXSharedPantryFlour *)spareFlour
    top:(nullable DBXBakeryBaked *)top
    side:(nullable DBXBakeryCake *)side
    tags:(nullable NSArray<NSString *> *)tags
    crusts:(nullable NSArray<DBXBakeryCrust *> *)crusts
    rolls:(nullable NSArray<DBXBakeryRoll *> *)rolls
    gaps:(nullable NSArray<NSNumber *> *)gaps
    shelf:(nullable NSDictionary<NSString *, DBXBakeryLoaf *> *)shelf;

/// The optional arguments have their defaults.
- (DBXBakeryBakeRpcRequestV2 *)bakeV2WithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBXSharedPantryFlour *)flour
    loaves:(NSArray<DBXBakeryLoaf *> *)loaves
    baked:(NSArray<DBXBakeryBaked *> *)baked
    cakes:(NSArray<DBXBakeryCake *> *)cakes
    numbers:(NSArray<NSNumber *> *)numbers
    grid:(NSArray<NSArray<DBXBakeryLoaf *> *> *)grid
    prices:(NSDictionary<NSString *, NSNumber *> *)prices;

/// Route `bakery/close`: style rpc, host api, auth team.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#bakery-close>
- (DBXBakeryCloseRpcRequest *)close __deprecated_msg("Dropbox deprecated the route.");

/// Route `bakery/list`: style rpc, host api, auth user.
/// Error: `DBXBakeryOvenFault`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-list>
- (DBXBakeryList_RpcRequest *)list_ __deprecated_msg("Use bakeV2 instead.");

/// Route `bakery/photo/get`: style download, host content, auth user.
/// Error: `DBXBakeryOvenFault`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-photo-get>
///
/// - Parameters:
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXBakeryPhotoGetDownloadRequestFile *)photoGetURLWithCelsius:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// The optional arguments have their defaults.
- (DBXBakeryPhotoGetDownloadRequestFile *)photoGetURLWithCelsius:(NSNumber *)celsius
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// The method that ends with `destination:` describes the route and its parameters.
- (DBXBakeryPhotoGetDownloadRequestMemory *)photoGetWithCelsius:(NSNumber *)celsius probe:(nullable NSString *)probe;
/// The optional arguments have their defaults.
- (DBXBakeryPhotoGetDownloadRequestMemory *)photoGetWithCelsius:(NSNumber *)celsius;

/// Route `bakery/photo/put`: style upload, host content, auth user.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-photo-put>
///
/// - Parameter input: The content to upload.
- (DBXBakeryPhotoPutUploadRequest *)photoPutDataWithCelsius:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    input:(NSData *)input;

/// The optional arguments have their defaults.
- (DBXBakeryPhotoPutUploadRequest *)photoPutDataWithCelsius:(NSNumber *)celsius input:(NSData *)input;

/// The method that ends with `input:` describes the route and its parameters.
- (DBXBakeryPhotoPutUploadRequest *)photoPutURLWithCelsius:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    input:(NSURL *)input;

/// The optional arguments have their defaults.
- (DBXBakeryPhotoPutUploadRequest *)photoPutURLWithCelsius:(NSNumber *)celsius input:(NSURL *)input;

/// The method that ends with `input:` describes the route and its parameters.
- (DBXBakeryPhotoPutUploadRequest *)photoPutInputStreamWithCelsius:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    input:(NSInputStream *)input;

/// The optional arguments have their defaults.
- (DBXBakeryPhotoPutUploadRequest *)photoPutInputStreamWithCelsius:(NSNumber *)celsius input:(NSInputStream *)input;

/// Route `bakery/taste/start`: style rpc, host api, auth user.
/// Error: `DBXBakeryOvenFault`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-taste-start>
- (DBXBakeryTasteStartRpcRequest *)tasteStartWithOvenState:(DBXBakeryOvenState *)ovenState;
@end

/// The routes of `bakery`, called with the key and secret of an app.
@interface DBXBakeryAppAuthRoutes : DBXBaseRoutes
/// `DBXBakeryRoutes` describes the route and its parameters.
- (DBXBakeryBakeRpcRequest *)bakeWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBXSharedPantryFlour *)flour
    slices:(NSNumber *)slices
    grams:(NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    price:(NSNumber *)price
    density:(nullable NSNumber *)density
    bestBefore:(nullable NSDate *)bestBefore
    picture:(nullable NSString *)picture
    description_:(NSString *)description_
    note:(nullable NSString *)note
    crust:(DBXBakeryCrust *)crust
    oven:(nullable DBXBakeryOvenState *)oven
    spareFlour:(nullable DBXSharedPantryFlour *)spareFlour
    top:(nullable DBXBakeryBaked *)top
    side:(nullable DBXBakeryCake *)side;

/// The optional arguments have their defaults.
- (DBXBakeryBakeRpcRequest *)bakeWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBXSharedPantryFlour *)flour;
@end

/// The routes of `bakery`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXBakery)
/// The routes of `bakery`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXBakeryRoutes *bakery;
@end

/// The routes of `bakery`, called on behalf of a user or a team.
@interface DBXDropboxTeamBase (DBXBakery)
/// The routes of `bakery`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXBakeryRoutes *bakery;
@end

/// The routes of `bakery`, called with the key and secret of an app.
@interface DBXDropboxAppBase (DBXBakery)
/// The routes of `bakery`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXBakeryAppAuthRoutes *bakery;
@end

NS_ASSUME_NONNULL_END
