// Generated from API/openid.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBOPENID.h>

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBOPENIDUserInfoResult (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFamilyName:(nullable NSString *)familyName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFamilyName:(nullable NSString *)familyName
    givenName:(nullable NSString *)givenName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFamilyName:(nullable NSString *)familyName
    givenName:(nullable NSString *)givenName
    email:(nullable NSString *)email
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFamilyName:(nullable NSString *)familyName
    givenName:(nullable NSString *)givenName
    email:(nullable NSString *)email
    emailVerified:(nullable NSNumber *)emailVerified
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFamilyName:(nullable NSString *)familyName
    givenName:(nullable NSString *)givenName
    email:(nullable NSString *)email
    emailVerified:(nullable NSNumber *)emailVerified
    iss:(nullable NSString *)iss
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
