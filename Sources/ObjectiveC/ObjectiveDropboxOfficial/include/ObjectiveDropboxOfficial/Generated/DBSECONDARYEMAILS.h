// Generated from API/secondary_emails.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBSECONDARYEMAILSSecondaryEmail;

NS_ASSUME_NONNULL_BEGIN

/// A secondary email address of an account.
@interface DBSECONDARYEMAILSSecondaryEmail : DBStoneObject
/// The email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *email;

/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *isVerified;

/// Creates an object.
///
/// - Parameters:
///   - email: The email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - isVerified: A Boolean value that indicates whether the email address is verified.
- (instancetype)initWithEmail:(NSString *)email isVerified:(NSNumber *)isVerified;
@end

/// Converts `DBSECONDARYEMAILSSecondaryEmail` from and to JSON.
@interface DBSECONDARYEMAILSSecondaryEmailSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSECONDARYEMAILSSecondaryEmail *)instance;
/// Returns the object for JSON.
+ (DBSECONDARYEMAILSSecondaryEmail *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
