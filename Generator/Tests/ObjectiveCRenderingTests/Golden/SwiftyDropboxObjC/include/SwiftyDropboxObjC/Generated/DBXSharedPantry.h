// Generated from API/shared_pantry.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXSharedPantryFaultEmpty, DBXSharedPantryFaultMice, DBXSharedPantryFaultOther;

NS_ASSUME_NONNULL_BEGIN

@interface DBXSharedPantryFault : DBXObject
@end

/// The members of the union.
@interface DBXSharedPantryFault (Members)
/// The object if its tag is `mice`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharedPantryFaultMice *asMice;
/// The object if its tag is `empty`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharedPantryFaultEmpty *asEmpty;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharedPantryFaultOther *asOther;
@end

/// The member `mice` of `DBXSharedPantryFault`.
@interface DBXSharedPantryFaultMice : DBXSharedPantryFault
/// Creates an object with the tag `mice`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `empty` of `DBXSharedPantryFault`.
@interface DBXSharedPantryFaultEmpty : DBXSharedPantryFault
/// Creates an object with the tag `empty`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member `other` of `DBXSharedPantryFault`.
@interface DBXSharedPantryFaultOther : DBXSharedPantryFault
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

@interface DBXSharedPantryFlour : DBXObject
/// From 400 to 1700.
@property (nonatomic, readonly) NSNumber *grade;

/// Creates an object.
///
/// - Parameter grade: From 400 to 1700.
- (instancetype)initWithGrade:(NSNumber *)grade NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
