// Generated from API/bakery.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBBAKERYCrust, DBBAKERYOvenState, DBBAKERYRoll, DBBAKERYTemperature, DBSHAREDPANTRYFlour;

NS_ASSUME_NONNULL_BEGIN

@interface DBBAKERYBaked : DBStoneObject
/// 1 to 20 characters.
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly, nullable) NSNumber *weight;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter name: 1 to 20 characters.
- (instancetype)initWithName:(NSString *)name weight:(nullable NSNumber *)weight;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBBAKERYBaked` from and to JSON.
@interface DBBAKERYBakedSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYBaked *)instance;
+ (DBBAKERYBaked *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYBread : DBBAKERYBaked
/// The default is `thin`.
@property (nonatomic, readonly) DBBAKERYCrust *crust;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: 1 to 20 characters.
///   - crust: The default is `thin`.
- (instancetype)initWithName:(NSString *)name weight:(nullable NSNumber *)weight crust:(nullable DBBAKERYCrust *)crust;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBBAKERYBread` from and to JSON.
@interface DBBAKERYBreadSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYBread *)instance;
+ (DBBAKERYBread *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYCake : DBBAKERYBaked
/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter name: 1 to 20 characters.
- (instancetype)initWithName:(NSString *)name weight:(nullable NSNumber *)weight;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBBAKERYCake` from and to JSON.
@interface DBBAKERYCakeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYCake *)instance;
+ (DBBAKERYCake *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBBAKERYCrust`.
typedef NS_CLOSED_ENUM(NSInteger, DBBAKERYCrustTag) {
    DBBAKERYCrustThin,
    DBBAKERYCrustThick,
    DBBAKERYCrustDefault_,
    DBBAKERYCrustOther,
};

@interface DBBAKERYCrust : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBBAKERYCrustTag tag;
/// Creates an object with the tag `thin`.
- (instancetype)initWithThin;
/// Creates an object with the tag `thick`.
- (instancetype)initWithThick;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `thin`.
- (BOOL)isThin;
/// Returns whether the tag is `thick`.
- (BOOL)isThick;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBBAKERYCrust` from and to JSON.
@interface DBBAKERYCrustSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYCrust *)instance;
+ (DBBAKERYCrust *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYEmpty : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBBAKERYEmpty` from and to JSON.
@interface DBBAKERYEmptySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYEmpty *)instance;
+ (DBBAKERYEmpty *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYLoaf : DBStoneObject
/// 1 to 20 characters.
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly) NSNumber *isSliced;
/// The default is 0.
@property (nonatomic, readonly) NSNumber *slices;
/// The default is 500.
@property (nonatomic, readonly) NSNumber *grams;
@property (nonatomic, readonly, nullable) NSNumber *calories;
@property (nonatomic, readonly, nullable) NSNumber *barcode;
/// The default is 2.5.
@property (nonatomic, readonly) NSNumber *price;
@property (nonatomic, readonly, nullable) NSNumber *density;
@property (nonatomic, readonly) NSDate *bakedAt;
@property (nonatomic, readonly, nullable) NSDate *bestBefore;
@property (nonatomic, readonly, copy, nullable) NSString *picture;
/// The default is `plain`.
@property (nonatomic, readonly, copy) NSString *description_;
@property (nonatomic, readonly, copy, nullable) NSString *note;
/// The default is `default`.
@property (nonatomic, readonly) DBBAKERYCrust *crust;
@property (nonatomic, readonly, nullable) DBBAKERYOvenState *oven;
@property (nonatomic, readonly) DBSHAREDPANTRYFlour *flour;
@property (nonatomic, readonly, nullable) DBSHAREDPANTRYFlour *spareFlour;
@property (nonatomic, readonly, nullable) DBBAKERYBaked *top;
@property (nonatomic, readonly, nullable) DBBAKERYCake *side;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: 1 to 20 characters.
///   - slices: The default is 0.
///   - grams: The default is 500.
///   - price: The default is 2.5.
///   - description_: The default is `plain`.
///   - crust: The default is `default`.
- (instancetype)initWithName:(NSString *)name
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

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour;
@end

/// Converts `DBBAKERYLoaf` from and to JSON.
@interface DBBAKERYLoafSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYLoaf *)instance;
+ (DBBAKERYLoaf *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYOrder : DBBAKERYLoaf
@property (nonatomic, readonly) NSArray<DBBAKERYLoaf *> *loaves;
/// At least 1 item.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *tags;
@property (nonatomic, readonly, nullable) NSArray<DBBAKERYCrust *> *crusts;
@property (nonatomic, readonly) NSArray<DBBAKERYBaked *> *baked;
@property (nonatomic, readonly, nullable) NSArray<DBBAKERYRoll *> *rolls;
@property (nonatomic, readonly) NSArray<DBBAKERYCake *> *cakes;
@property (nonatomic, readonly) NSArray<NSNumber *> *numbers;
@property (nonatomic, readonly, nullable) NSArray<NSNumber *> *gaps;
@property (nonatomic, readonly) NSArray<NSArray<DBBAKERYLoaf *> *> *grid;
@property (nonatomic, readonly) NSDictionary<NSString *, NSNumber *> *prices;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, DBBAKERYLoaf *> *shelf;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: 1 to 20 characters.
///   - slices: The default is 0.
///   - grams: The default is 500.
///   - price: The default is 2.5.
///   - description_: The default is `plain`.
///   - crust: The default is `default`.
///   - tags: At least 1 item.
- (instancetype)initWithName:(NSString *)name
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

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    loaves:(NSArray<DBBAKERYLoaf *> *)loaves
    baked:(NSArray<DBBAKERYBaked *> *)baked
    cakes:(NSArray<DBBAKERYCake *> *)cakes
    numbers:(NSArray<NSNumber *> *)numbers
    grid:(NSArray<NSArray<DBBAKERYLoaf *> *> *)grid
    prices:(NSDictionary<NSString *, NSNumber *> *)prices;
@end

/// Converts `DBBAKERYOrder` from and to JSON.
@interface DBBAKERYOrderSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYOrder *)instance;
+ (DBBAKERYOrder *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBBAKERYOvenFault`.
typedef NS_CLOSED_ENUM(NSInteger, DBBAKERYOvenFaultTag) {
    DBBAKERYOvenFaultMice,
    DBBAKERYOvenFaultEmpty,
    DBBAKERYOvenFaultOther,
    DBBAKERYOvenFaultFuse,
    DBBAKERYOvenFaultDoor,
};

@interface DBBAKERYOvenFault : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBBAKERYOvenFaultTag tag;
/// Has a value only if `isDoor` returns `YES`.
@property (nonatomic, readonly, copy) NSString *door;
/// Creates an object with the tag `mice`.
- (instancetype)initWithMice;
/// Creates an object with the tag `empty`.
- (instancetype)initWithEmpty;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `fuse`.
- (instancetype)initWithFuse;
/// Creates an object with the tag `door`.
- (instancetype)initWithDoor:(NSString *)door;
/// Returns whether the tag is `mice`.
- (BOOL)isMice;
/// Returns whether the tag is `empty`.
- (BOOL)isEmpty;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `fuse`.
- (BOOL)isFuse;
/// Returns whether the tag is `door`.
- (BOOL)isDoor;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBBAKERYOvenFault` from and to JSON.
@interface DBBAKERYOvenFaultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYOvenFault *)instance;
+ (DBBAKERYOvenFault *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBBAKERYOvenState`.
typedef NS_CLOSED_ENUM(NSInteger, DBBAKERYOvenStateTag) {
    DBBAKERYOvenStateOff,
    /// At most 300.
    DBBAKERYOvenStateHeating,
    DBBAKERYOvenStateHot,
    DBBAKERYOvenStateBroken,
    DBBAKERYOvenStateNoted,
    DBBAKERYOvenStateSince,
    DBBAKERYOvenStateTrays,
    DBBAKERYOvenStateLoaves,
    DBBAKERYOvenStateBaked,
    DBBAKERYOvenStateCrusts,
    DBBAKERYOvenStatePreheatedBy,
};

@interface DBBAKERYOvenState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBBAKERYOvenStateTag tag;
/// At most 300. Has a value only if `isHeating` returns `YES`.
@property (nonatomic, readonly) NSNumber *heating;
/// Has a value only if `isHot` returns `YES`.
@property (nonatomic, readonly) DBBAKERYTemperature *hot;
/// Has a value only if `isBroken` returns `YES`.
@property (nonatomic, readonly, nullable) DBBAKERYOvenFault *broken;
/// Has a value only if `isNoted` returns `YES`.
@property (nonatomic, readonly, copy, nullable) NSString *noted;
/// Has a value only if `isSince` returns `YES`.
@property (nonatomic, readonly) NSDate *since;
/// Has a value only if `isTrays` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *trays;
/// Has a value only if `isLoaves` returns `YES`.
@property (nonatomic, readonly) NSArray<DBBAKERYLoaf *> *loaves;
/// Has a value only if `isBaked` returns `YES`.
@property (nonatomic, readonly) DBBAKERYBaked *baked;
/// Has a value only if `isCrusts` returns `YES`.
@property (nonatomic, readonly) NSArray<DBBAKERYCrust *> *crusts;
/// Has a value only if `isPreheatedBy` returns `YES`.
@property (nonatomic, readonly) DBBAKERYOvenState *preheatedBy;
/// Creates an object with the tag `off`.
- (instancetype)initWithOff;
/// Creates an object with the tag `heating`.
- (instancetype)initWithHeating:(NSNumber *)heating;
/// Creates an object with the tag `hot`.
- (instancetype)initWithHot:(DBBAKERYTemperature *)hot;
/// Creates an object with the tag `broken`.
- (instancetype)initWithBroken:(nullable DBBAKERYOvenFault *)broken;
/// Creates an object with the tag `noted`.
- (instancetype)initWithNoted:(nullable NSString *)noted;
/// Creates an object with the tag `since`.
- (instancetype)initWithSince:(NSDate *)since;
/// Creates an object with the tag `trays`.
- (instancetype)initWithTrays:(NSArray<NSString *> *)trays;
/// Creates an object with the tag `loaves`.
- (instancetype)initWithLoaves:(NSArray<DBBAKERYLoaf *> *)loaves;
/// Creates an object with the tag `baked`.
- (instancetype)initWithBaked:(DBBAKERYBaked *)baked;
/// Creates an object with the tag `crusts`.
- (instancetype)initWithCrusts:(NSArray<DBBAKERYCrust *> *)crusts;
/// Creates an object with the tag `preheated_by`.
- (instancetype)initWithPreheatedBy:(DBBAKERYOvenState *)preheatedBy;
/// Returns whether the tag is `off`.
- (BOOL)isOff;
/// Returns whether the tag is `heating`.
- (BOOL)isHeating;
/// Returns whether the tag is `hot`.
- (BOOL)isHot;
/// Returns whether the tag is `broken`.
- (BOOL)isBroken;
/// Returns whether the tag is `noted`.
- (BOOL)isNoted;
/// Returns whether the tag is `since`.
- (BOOL)isSince;
/// Returns whether the tag is `trays`.
- (BOOL)isTrays;
/// Returns whether the tag is `loaves`.
- (BOOL)isLoaves;
/// Returns whether the tag is `baked`.
- (BOOL)isBaked;
/// Returns whether the tag is `crusts`.
- (BOOL)isCrusts;
/// Returns whether the tag is `preheated_by`.
- (BOOL)isPreheatedBy;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBBAKERYOvenState` from and to JSON.
@interface DBBAKERYOvenStateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYOvenState *)instance;
+ (DBBAKERYOvenState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYPastry : DBStoneObject
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBBAKERYPastry` from and to JSON.
@interface DBBAKERYPastrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYPastry *)instance;
+ (DBBAKERYPastry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYRoll : DBBAKERYPastry
/// The default is 1.
@property (nonatomic, readonly) NSNumber *count;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter count: The default is 1.
- (instancetype)initWithName:(NSString *)name count:(nullable NSNumber *)count;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBBAKERYRoll` from and to JSON.
@interface DBBAKERYRollSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYRoll *)instance;
+ (DBBAKERYRoll *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBBAKERYTemperature : DBStoneObject
@property (nonatomic, readonly) NSNumber *celsius;
@property (nonatomic, readonly, copy, nullable) NSString *probe;
/// Creates an object with all fields. `nil` stands for the default.
- (instancetype)initWithCelsius:(NSNumber *)celsius probe:(nullable NSString *)probe;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCelsius:(NSNumber *)celsius;
@end

/// Converts `DBBAKERYTemperature` from and to JSON.
@interface DBBAKERYTemperatureSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBBAKERYTemperature *)instance;
+ (DBBAKERYTemperature *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
