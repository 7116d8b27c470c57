// Generated from API/bakery.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBBAKERY.h>

@class DBBAKERYBaked, DBBAKERYCake, DBBAKERYCrust, DBBAKERYOvenState, DBBAKERYRoll, DBSHAREDPANTRYFlour;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBBAKERYBread (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithName:(NSString *)name
    weight:(nullable NSNumber *)weight
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBBAKERYLoaf (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    slices:(nullable NSNumber *)slices
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    slices:(nullable NSNumber *)slices
    grams:(nullable NSNumber *)grams
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    slices:(nullable NSNumber *)slices
    grams:(nullable NSNumber *)grams
    calories:(nullable NSNumber *)calories
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    slices:(nullable NSNumber *)slices
    grams:(nullable NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithName:(NSString *)name
    isSliced:(NSNumber *)isSliced
    bakedAt:(NSDate *)bakedAt
    flour:(DBSHAREDPANTRYFlour *)flour
    slices:(nullable NSNumber *)slices
    grams:(nullable NSNumber *)grams
    calories:(nullable NSNumber *)calories
    barcode:(nullable NSNumber *)barcode
    price:(nullable NSNumber *)price
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBBAKERYOrder (Earlier)
/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
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
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
