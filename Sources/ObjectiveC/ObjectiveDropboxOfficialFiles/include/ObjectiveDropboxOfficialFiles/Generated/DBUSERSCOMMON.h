// Generated from API/users_common.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBUSERSCOMMONAccountType`.
typedef NS_CLOSED_ENUM(NSInteger, DBUSERSCOMMONAccountTypeTag) {
    /// Dropbox Basic, without payment.
    DBUSERSCOMMONAccountTypeBasic,
    /// A paid plan for one person.
    DBUSERSCOMMONAccountTypePro,
    /// A plan for a team.
    DBUSERSCOMMONAccountTypeBusiness,
};

/// The plan of an account.
@interface DBUSERSCOMMONAccountType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBUSERSCOMMONAccountTypeTag tag;
/// Creates an object with the tag `basic`.
- (instancetype)initWithBasic;
/// Creates an object with the tag `pro`.
- (instancetype)initWithPro;
/// Creates an object with the tag `business`.
- (instancetype)initWithBusiness;
/// Returns whether the tag is `basic`.
- (BOOL)isBasic;
/// Returns whether the tag is `pro`.
- (BOOL)isPro;
/// Returns whether the tag is `business`.
- (BOOL)isBusiness;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBUSERSCOMMONAccountType` from and to JSON.
@interface DBUSERSCOMMONAccountTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBUSERSCOMMONAccountType *)instance;
+ (DBUSERSCOMMONAccountType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
