// Generated from API/users.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERS.h>

@class DBCOMMONRootInfo, DBUSERSCOMMONAccountType, DBUSERSFullTeam, DBUSERSName;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBUSERSBasicAccount (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    isTeammate:(NSNumber *)isTeammate
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBUSERSFullAccount (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    locale:(NSString *)locale
    referralLink:(NSString *)referralLink
    isPaired:(NSNumber *)isPaired
    accountType:(DBUSERSCOMMONAccountType *)accountType
    rootInfo:(DBCOMMONRootInfo *)rootInfo
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    locale:(NSString *)locale
    referralLink:(NSString *)referralLink
    isPaired:(NSNumber *)isPaired
    accountType:(DBUSERSCOMMONAccountType *)accountType
    rootInfo:(DBCOMMONRootInfo *)rootInfo
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    country:(nullable NSString *)country
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithAccountId:(NSString *)accountId
    name:(DBUSERSName *)name
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    disabled:(NSNumber *)disabled
    locale:(NSString *)locale
    referralLink:(NSString *)referralLink
    isPaired:(NSNumber *)isPaired
    accountType:(DBUSERSCOMMONAccountType *)accountType
    rootInfo:(DBCOMMONRootInfo *)rootInfo
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    country:(nullable NSString *)country
    team:(nullable DBUSERSFullTeam *)team
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
