// Generated from API/bakery.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXBakeryCrust, DBXBakeryCrustDefault_, DBXBakeryCrustOther, DBXBakeryCrustThick, DBXBakeryCrustThin,
    DBXBakeryOvenFaultDoor, DBXBakeryOvenFaultEmpty, DBXBakeryOvenFaultFuse, DBXBakeryOvenFaultMice,
    DBXBakeryOvenFaultOther, DBXBakeryOvenState, DBXBakeryOvenStateBaked, DBXBakeryOvenStateBroken,
    DBXBakeryOvenStateCrusts, DBXBakeryOvenStateHeating, DBXBakeryOvenStateHot, DBXBakeryOvenStateLoaves,
    DBXBakeryOvenStateNoted, DBXBakeryOvenStateOff, DBXBakeryOvenStatePreheatedBy, DBXBakeryOvenStateSince,
    DBXBakeryOvenStateTrays, DBXBakeryRoll, DBXBakeryTemperature, DBXSharedPantryFlour;

NS_ASSUME_NONNULL_BEGIN

@interface DBXBakeryBaked : DBXObject
/// 1 to 20 characters.
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly, nullable) NSNumber *weight;

/// Creates an object.
///
/// - Parameter name: 1 to 20 characters.
- (instancetype)initWithName:(NSString *)name weight:(nullable NSNumber *)weight NS_DESIGNATED_INITIALIZER;
@end

@interface DBXBakeryBread : DBXBakeryBaked
/// The default is `thin`.
@property (nonatomic, readonly) DBXBakeryCrust *crust;

/// Creates an object.
///
/// - Parameters:
///   - name: 1 to 20 characters.
///   - crust: The default is `thin`.
- (instancetype)initWithName:(NSString *)name
    weight:(nullable NSNumber *)weight
    crust:(DBXBakeryCrust *)crust
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name weight:(nullable NSNumber *)weight DB_UNAVAILABLE;
@end

@interface DBXBakeryCake : DBXBakeryBaked
- (instancetype)initWithName:(NSString *)name weight:(nullable NSNumber *)weight DB_UNAVAILABLE;
@end

@interface DBXBakeryCrust : DBXObject
@end

/// The members of the union.
@interface DBXBakeryCrust (Members)
/// The object if its tag is `thin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryCrustThin *asThin;
/// The object if its tag is `thick`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryCrustThick *asThick;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryCrustDefault_ *asDefault_;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryCrustOther *asOther;
@end

/// The member `thin` of `DBXBakeryCrust`.
@interface DBXBakeryCrustThin : DBXBakeryCrust
/// Creates an object with the tag `thin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `thick` of `DBXBakeryCrust`.
@interface DBXBakeryCrustThick : DBXBakeryCrust
/// Creates an object with the tag `thick`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `default` of `DBXBakeryCrust`.
@interface DBXBakeryCrustDefault_ : DBXBakeryCrust
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `other` of `DBXBakeryCrust`.
@interface DBXBakeryCrustOther : DBXBakeryCrust
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

@interface DBXBakeryEmpty : DBXObject
@end

@interface DBXBakeryLoaf : DBXObject
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
@property (nonatomic, readonly, copy) NSDate *bakedAt;
@property (nonatomic, readonly, copy, nullable) NSDate *bestBefore;
@property (nonatomic, readonly, copy, nullable) NSString *picture;
/// The default is `plain`.
@property (nonatomic, readonly, copy) NSString *description_;
@property (nonatomic, readonly, copy, nullable) NSString *note;
/// The default is `default`.
@property (nonatomic, readonly) DBXBakeryCrust *crust;
@property (nonatomic, readonly, nullable) DBXBakeryOvenState *oven;
@property (nonatomic, readonly) DBXSharedPantryFlour *flour;
@property (nonatomic, readonly, nullable) DBXSharedPantryFlour *spareFlour;
@property (nonatomic, readonly, nullable) DBXBakeryBaked *top;
@property (nonatomic, readonly, nullable) DBXBakeryCake *side;

/// Creates an object.
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
    side:(nullable DBXBakeryCake *)side
    NS_DESIGNATED_INITIALIZER;
@end

@interface DBXBakeryOrder : DBXBakeryLoaf
@property (nonatomic, readonly, copy) NSArray<DBXBakeryLoaf *> *loaves;
/// At least 1 item.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *tags;
@property (nonatomic, readonly, copy, nullable) NSArray<DBXBakeryCrust *> *crusts;
@property (nonatomic, readonly, copy) NSArray<DBXBakeryBaked *> *baked;
@property (nonatomic, readonly, copy, nullable) NSArray<DBXBakeryRoll *> *rolls;
@property (nonatomic, readonly, copy) NSArray<DBXBakeryCake *> *cakes;
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *numbers;
@property (nonatomic, readonly, copy, nullable) NSArray<NSNumber *> *gaps;
@property (nonatomic, readonly, copy) NSArray<NSArray<DBXBakeryLoaf *> *> *grid;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, NSNumber *> *prices;
@property (nonatomic, readonly, copy, nullable) NSDictionary<NSString *, DBXBakeryLoaf *> *shelf;

/// Creates an object.
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
    shelf:(nullable NSDictionary<NSString *, DBXBakeryLoaf *> *)shelf
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name
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
    side:(nullable DBXBakeryCake *)side
    DB_UNAVAILABLE;
@end

@interface DBXBakeryOvenFault : DBXObject
@end

/// The members of the union.
@interface DBXBakeryOvenFault (Members)
/// The object if its tag is `mice`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenFaultMice *asMice;
/// The object if its tag is `empty`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenFaultEmpty *asEmpty;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenFaultOther *asOther;
/// The object if its tag is `fuse`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenFaultFuse *asFuse;
/// The object if its tag is `door`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenFaultDoor *asDoor;
@end

/// The member `mice` of `DBXBakeryOvenFault`.
@interface DBXBakeryOvenFaultMice : DBXBakeryOvenFault
/// Creates an object with the tag `mice`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `empty` of `DBXBakeryOvenFault`.
@interface DBXBakeryOvenFaultEmpty : DBXBakeryOvenFault
/// Creates an object with the tag `empty`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `other` of `DBXBakeryOvenFault`.
@interface DBXBakeryOvenFaultOther : DBXBakeryOvenFault
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `fuse` of `DBXBakeryOvenFault`.
@interface DBXBakeryOvenFaultFuse : DBXBakeryOvenFault
/// Creates an object with the tag `fuse`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `door` of `DBXBakeryOvenFault`.
@interface DBXBakeryOvenFaultDoor : DBXBakeryOvenFault
/// The value of `door`.
@property (nonatomic, copy) NSString *door;
/// Creates an object with the tag `door`.
- (instancetype)init:(NSString *)door NS_DESIGNATED_INITIALIZER;
@end

@interface DBXBakeryOvenState : DBXObject
@end

/// The members of the union.
@interface DBXBakeryOvenState (Members)
/// The object if its tag is `off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateOff *asOff;
/// The object if its tag is `heating`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateHeating *asHeating;
/// The object if its tag is `hot`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateHot *asHot;
/// The object if its tag is `broken`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateBroken *asBroken;
/// The object if its tag is `noted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateNoted *asNoted;
/// The object if its tag is `since`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateSince *asSince;
/// The object if its tag is `trays`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateTrays *asTrays;
/// The object if its tag is `loaves`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateLoaves *asLoaves;
/// The object if its tag is `baked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateBaked *asBaked;
/// The object if its tag is `crusts`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStateCrusts *asCrusts;
/// The object if its tag is `preheated_by`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXBakeryOvenStatePreheatedBy *asPreheatedBy;
@end

/// The member `off` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateOff : DBXBakeryOvenState
/// Creates an object with the tag `off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// At most 300.
@interface DBXBakeryOvenStateHeating : DBXBakeryOvenState
/// The value of `heating`.
@property (nonatomic, strong) NSNumber *heating;
/// Creates an object with the tag `heating`.
- (instancetype)init:(NSNumber *)heating NS_DESIGNATED_INITIALIZER;
@end

/// The member `hot` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateHot : DBXBakeryOvenState
/// The value of `hot`.
@property (nonatomic, strong) DBXBakeryTemperature *hot;
/// Creates an object with the tag `hot`.
- (instancetype)init:(DBXBakeryTemperature *)hot NS_DESIGNATED_INITIALIZER;
@end

/// The member `broken` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateBroken : DBXBakeryOvenState
/// The value of `broken`.
@property (nonatomic, strong, nullable) DBXBakeryOvenFault *broken;
/// Creates an object with the tag `broken`.
- (instancetype)init:(nullable DBXBakeryOvenFault *)broken NS_DESIGNATED_INITIALIZER;
@end

/// The member `noted` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateNoted : DBXBakeryOvenState
/// The value of `noted`.
@property (nonatomic, copy, nullable) NSString *noted;
/// Creates an object with the tag `noted`.
- (instancetype)init:(nullable NSString *)noted NS_DESIGNATED_INITIALIZER;
@end

/// The member `since` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateSince : DBXBakeryOvenState
/// The value of `since`.
@property (nonatomic, copy) NSDate *since;
/// Creates an object with the tag `since`.
- (instancetype)init:(NSDate *)since NS_DESIGNATED_INITIALIZER;
@end

/// The member `trays` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateTrays : DBXBakeryOvenState
/// The value of `trays`.
@property (nonatomic, copy) NSArray<NSString *> *trays;
/// Creates an object with the tag `trays`.
- (instancetype)init:(NSArray<NSString *> *)trays NS_DESIGNATED_INITIALIZER;
@end

/// The member `loaves` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateLoaves : DBXBakeryOvenState
/// The value of `loaves`.
@property (nonatomic, copy) NSArray<DBXBakeryLoaf *> *loaves;
/// Creates an object with the tag `loaves`.
- (instancetype)init:(NSArray<DBXBakeryLoaf *> *)loaves NS_DESIGNATED_INITIALIZER;
@end

/// The member `baked` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateBaked : DBXBakeryOvenState
/// The value of `baked`.
@property (nonatomic, strong) DBXBakeryBaked *baked;
/// Creates an object with the tag `baked`.
- (instancetype)init:(DBXBakeryBaked *)baked NS_DESIGNATED_INITIALIZER;
@end

/// The member `crusts` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStateCrusts : DBXBakeryOvenState
/// The value of `crusts`.
@property (nonatomic, copy) NSArray<DBXBakeryCrust *> *crusts;
/// Creates an object with the tag `crusts`.
- (instancetype)init:(NSArray<DBXBakeryCrust *> *)crusts NS_DESIGNATED_INITIALIZER;
@end

/// The member `preheated_by` of `DBXBakeryOvenState`.
@interface DBXBakeryOvenStatePreheatedBy : DBXBakeryOvenState
/// The value of `preheated_by`.
@property (nonatomic, strong) DBXBakeryOvenState *preheatedBy;
/// Creates an object with the tag `preheated_by`.
- (instancetype)init:(DBXBakeryOvenState *)preheatedBy NS_DESIGNATED_INITIALIZER;
@end

@interface DBXBakeryPastry : DBXObject
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object.
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

@interface DBXBakeryRoll : DBXBakeryPastry
/// The default is 1.
@property (nonatomic, readonly) NSNumber *count;

/// Creates an object.
///
/// - Parameter count: The default is 1.
- (instancetype)initWithName:(NSString *)name count:(NSNumber *)count NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name DB_UNAVAILABLE;
@end

@interface DBXBakeryTemperature : DBXObject
@property (nonatomic, readonly) NSNumber *celsius;
@property (nonatomic, readonly, copy, nullable) NSString *probe;
/// Creates an object.
- (instancetype)initWithCelsius:(NSNumber *)celsius probe:(nullable NSString *)probe NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
