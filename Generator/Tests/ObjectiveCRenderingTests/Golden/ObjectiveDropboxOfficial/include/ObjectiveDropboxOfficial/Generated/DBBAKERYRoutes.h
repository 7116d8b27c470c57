// Generated from API/bakery.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBBAKERYBaked, DBBAKERYCake, DBBAKERYCrust, DBBAKERYEmpty, DBBAKERYLoaf, DBBAKERYOrder, DBBAKERYOvenFault,
    DBBAKERYOvenState, DBBAKERYRoll, DBNilObject, DBRoute, DBSHAREDPANTRYFlour;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `bakery`, called on behalf of a user.
@interface DBBAKERYUserAuthRoutes : DBAuthRoutes
/// The optional arguments have their defaults.
- (DBRpcTask<DBBAKERYBaked *, DBBAKERYOvenFault *> *)bake:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour;

/// Route `bakery/bake`: style rpc, host api, auth app or user, scope `bakery.write`.
/// Error: `DBBAKERYOvenFault`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-bake>
///
/// - Parameters:
///   - name: 1 to 20 characters.
///   - slices: The default is 0.
///   - grams: The default is 500.
///   - price: The default is 2.5.
///   - description_: The default is `plain`.
///   - crust: The default is `default`.
- (DBRpcTask<DBBAKERYBaked *, DBBAKERYOvenFault *> *)bake:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    slices:(nullable NSNumber *)slices
    grams:(nullable NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    price:(nullable NSNumber *)price
    density:(nullable NSNumber *)density
    bestBefore:(nullable NSDate *)bestBefore
    picture:(nullable NSString *)picture
    description_:(nullable NSString *)description_
    note:(nullable NSString *)note
    crust:(nullable DBBAKERYCrust *)crust
    oven:(nullable DBBAKERYOvenState *)oven
    spareFlour:(nullable DBSHAREDPANTRYFlour *)spareFlour
    top:(nullable DBBAKERYBaked *)top
    side:(nullable DBBAKERYCake *)side;

/// The optional arguments have their defaults.
- (DBRpcTask<NSArray<DBBAKERYBaked *> *, DBNilObject *> *)bakeV2:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    loaves:(NSArray<DBBAKERYLoaf *> *)loaves
    baked:(NSArray<DBBAKERYBaked *> *)baked
    cakes:(NSArray<DBBAKERYCake *> *)cakes
    numbers:(NSArray<NSNumber *> *)numbers
    grid:(NSArray<NSArray<DBBAKERYLoaf *> *> *)grid
    prices:(NSDictionary<NSString *, NSNumber *> *)prices;

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
- (DBRpcTask<NSArray<DBBAKERYBaked *> *, DBNilObject *> *)bakeV2:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    loaves:(NSArray<DBBAKERYLoaf *> *)loaves
    baked:(NSArray<DBBAKERYBaked *> *)baked
    cakes:(NSArray<DBBAKERYCake *> *)cakes
    numbers:(NSArray<NSNumber *> *)numbers
    grid:(NSArray<NSArray<DBBAKERYLoaf *> *> *)grid
    prices:(NSDictionary<NSString *, NSNumber *> *)prices
    slices:(nullable NSNumber *)slices
    grams:(nullable NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    price:(nullable NSNumber *)price
    density:(nullable NSNumber *)density
    bestBefore:(nullable NSDate *)bestBefore
    picture:(nullable NSString *)picture
    description_:(nullable NSString *)description_
    note:(nullable NSString *)note
    crust:(nullable DBBAKERYCrust *)crust
    oven:(nullable DBBAKERYOvenState *)oven
    spareFlour:(nullable DBSHAREDPANTRYFlour *)spareFlour
    top:(nullable DBBAKERYBaked *)top
    side:(nullable DBBAKERYCake *)side
    tags:(nullable NSArray<NSString *> *)tags
    crusts:(nullable NSArray<DBBAKERYCrust *> *)crusts
    rolls:(nullable NSArray<DBBAKERYRoll *> *)rolls
    gaps:(nullable NSArray<NSNumber *> *)gaps
    shelf:(nullable NSDictionary<NSString *, DBBAKERYLoaf *> *)shelf;

/// Route `bakery/list`: style rpc, host api, auth user.
/// Error: `DBBAKERYOvenFault`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-list>
- (DBRpcTask<DBBAKERYOrder *, DBBAKERYOvenFault *> *)list __deprecated_msg("Use bakeV2 instead.");

/// The optional arguments have their defaults.
- (DBDownloadUrlTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetUrl:(NSNumber *)celsius
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Route `bakery/photo/get`: style download, host content, auth user.
/// Error: `DBBAKERYOvenFault`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-photo-get>
///
/// - Parameters:
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBDownloadUrlTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetUrl:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// The optional arguments have their defaults.
- (DBDownloadUrlTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetUrl:(NSNumber *)celsius
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// The method that ends with `destination:` describes the route and its parameters.
- (DBDownloadUrlTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetUrl:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// The optional arguments have their defaults.
- (DBDownloadDataTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetData:(NSNumber *)celsius;

/// The method that ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetData:(NSNumber *)celsius
    probe:(nullable NSString *)probe;

/// The optional arguments have their defaults.
- (DBDownloadDataTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetData:(NSNumber *)celsius
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// The method that ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBBAKERYEmpty *, DBBAKERYOvenFault *> *)photoGetData:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// The optional arguments have their defaults.
- (DBUploadTask<DBBAKERYEmpty *, DBNilObject *> *)photoPutUrl:(NSNumber *)celsius inputUrl:(NSString *)inputUrl;

/// Route `bakery/photo/put`: style upload, host content, auth user.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-photo-put>
///
/// - Parameter inputUrl: The path of the file to upload.
- (DBUploadTask<DBBAKERYEmpty *, DBNilObject *> *)photoPutUrl:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    inputUrl:(NSString *)inputUrl;

/// The optional arguments have their defaults.
- (DBUploadTask<DBBAKERYEmpty *, DBNilObject *> *)photoPutData:(NSNumber *)celsius inputData:(NSData *)inputData;

/// The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBBAKERYEmpty *, DBNilObject *> *)photoPutData:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    inputData:(NSData *)inputData;

/// The optional arguments have their defaults.
- (DBUploadTask<DBBAKERYEmpty *, DBNilObject *> *)photoPutStream:(NSNumber *)celsius
    inputStream:(NSInputStream *)inputStream;

/// The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBBAKERYEmpty *, DBNilObject *> *)photoPutStream:(NSNumber *)celsius
    probe:(nullable NSString *)probe
    inputStream:(NSInputStream *)inputStream;

/// Route `bakery/taste/start`: style rpc, host api, auth user.
/// Error: `DBBAKERYOvenFault`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-taste-start>
- (DBRpcTask<DBNilObject *, DBBAKERYOvenFault *> *)tasteStart:(DBBAKERYOvenState *)ovenState;
@end

/// The routes of `bakery`, called on behalf of a team.
@interface DBBAKERYTeamAuthRoutes : DBAuthRoutes
/// Route `bakery/close`: style rpc, host api, auth team.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#bakery-close>
- (DBRpcTask<DBNilObject *, DBNilObject *> *)close __deprecated_msg("Dropbox deprecated the route.");
@end

/// The routes of `bakery`, called with the key and secret of an app.
@interface DBBAKERYAppAuthRoutes : DBAuthRoutes
/// The optional arguments have their defaults.
- (DBRpcTask<DBBAKERYBaked *, DBBAKERYOvenFault *> *)bake:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour;

/// `DBBAKERYUserAuthRoutes` describes the route and its parameters.
- (DBRpcTask<DBBAKERYBaked *, DBBAKERYOvenFault *> *)bake:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    slices:(nullable NSNumber *)slices
    grams:(nullable NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    price:(nullable NSNumber *)price
    density:(nullable NSNumber *)density
    bestBefore:(nullable NSDate *)bestBefore
    picture:(nullable NSString *)picture
    description_:(nullable NSString *)description_
    note:(nullable NSString *)note
    crust:(nullable DBBAKERYCrust *)crust
    oven:(nullable DBBAKERYOvenState *)oven
    spareFlour:(nullable DBSHAREDPANTRYFlour *)spareFlour
    top:(nullable DBBAKERYBaked *)top
    side:(nullable DBBAKERYCake *)side;
@end

/// The descriptors of the routes of `bakery`.
@interface DBBAKERYRouteObjects : DBRouteObjects
/// The descriptor of `bakery/bake`.
+ (DBRoute *)DBBAKERYBake;
/// The descriptor of `bakery/bake_v2`.
+ (DBRoute *)DBBAKERYBakeV2;
/// The descriptor of `bakery/close`.
+ (DBRoute *)DBBAKERYClose;
/// The descriptor of `bakery/list`.
+ (DBRoute *)DBBAKERYList;
/// The descriptor of `bakery/photo/get`.
+ (DBRoute *)DBBAKERYPhotoGet;
/// The descriptor of `bakery/photo/put`.
+ (DBRoute *)DBBAKERYPhotoPut;
/// The descriptor of `bakery/taste/start`.
+ (DBRoute *)DBBAKERYTasteStart;
@end

/// The routes of `bakery`, on behalf of a user.
@interface DBUserBaseClient (DBBAKERY)
/// The routes of `bakery`.
@property (nonatomic, readonly) DBBAKERYUserAuthRoutes *bakeryRoutes;
@end

/// The routes of `bakery`, on behalf of a team.
@interface DBTeamBaseClient (DBBAKERY)
/// The routes of `bakery`.
@property (nonatomic, readonly) DBBAKERYTeamAuthRoutes *bakeryRoutes;
@end

/// The routes of `bakery`, with the key and secret of an app.
@interface DBAppBaseClient (DBBAKERY)
/// The routes of `bakery`.
@property (nonatomic, readonly) DBBAKERYAppAuthRoutes *bakeryRoutes;
@end

NS_ASSUME_NONNULL_END
