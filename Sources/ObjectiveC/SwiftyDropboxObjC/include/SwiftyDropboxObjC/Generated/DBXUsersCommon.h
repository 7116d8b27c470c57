// Generated from API/users_common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXUsersCommonAccountTypeBasic, DBXUsersCommonAccountTypeBusiness, DBXUsersCommonAccountTypePro;

NS_ASSUME_NONNULL_BEGIN

/// The plan of an account.
@interface DBXUsersCommonAccountType : DBXObject
@end

/// The members of the union.
@interface DBXUsersCommonAccountType (Members)
/// The object if its tag is `basic`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersCommonAccountTypeBasic *asBasic;
/// The object if its tag is `pro`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersCommonAccountTypePro *asPro;
/// The object if its tag is `business`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXUsersCommonAccountTypeBusiness *asBusiness;
@end

/// Dropbox Basic, without payment.
@interface DBXUsersCommonAccountTypeBasic : DBXUsersCommonAccountType
/// Creates an object with the tag `basic`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A paid plan for one person.
@interface DBXUsersCommonAccountTypePro : DBXUsersCommonAccountType
/// Creates an object with the tag `pro`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A plan for a team.
@interface DBXUsersCommonAccountTypeBusiness : DBXUsersCommonAccountType
/// Creates an object with the tag `business`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
