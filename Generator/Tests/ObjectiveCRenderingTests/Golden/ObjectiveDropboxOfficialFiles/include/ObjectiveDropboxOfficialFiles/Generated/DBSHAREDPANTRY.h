// Generated from API/shared_pantry.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBSHAREDPANTRYFault`.
typedef NS_CLOSED_ENUM(NSInteger, DBSHAREDPANTRYFaultTag) {
    DBSHAREDPANTRYFaultMice,
    DBSHAREDPANTRYFaultEmpty,
    DBSHAREDPANTRYFaultOther,
};

@interface DBSHAREDPANTRYFault : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSHAREDPANTRYFaultTag tag;
/// Creates an object with the tag `mice`.
- (instancetype)initWithMice;
/// Creates an object with the tag `empty`.
- (instancetype)initWithEmpty;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `mice`.
- (BOOL)isMice;
/// Returns whether the tag is `empty`.
- (BOOL)isEmpty;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSHAREDPANTRYFault` from and to JSON.
@interface DBSHAREDPANTRYFaultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHAREDPANTRYFault *)instance;
+ (DBSHAREDPANTRYFault *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

@interface DBSHAREDPANTRYFlour : DBStoneObject
/// From 400 to 1700.
@property (nonatomic, readonly) NSNumber *grade;

/// Creates an object.
///
/// - Parameter grade: From 400 to 1700.
- (instancetype)initWithGrade:(NSNumber *)grade;
@end

/// Converts `DBSHAREDPANTRYFlour` from and to JSON.
@interface DBSHAREDPANTRYFlourSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSHAREDPANTRYFlour *)instance;
+ (DBSHAREDPANTRYFlour *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
