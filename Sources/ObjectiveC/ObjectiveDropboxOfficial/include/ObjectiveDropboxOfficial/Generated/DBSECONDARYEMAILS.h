// Generated from API/secondary_emails.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A secondary email address of an account.
@interface DBSECONDARYEMAILSSecondaryEmail : DBStoneObject
/// The email address. At most 255 characters. Is an email address.
@property (nonatomic, readonly, copy) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *isVerified;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEmail:(NSString *)email isVerified:(NSNumber *)isVerified;
@end

/// Converts `DBSECONDARYEMAILSSecondaryEmail` from and to JSON.
@interface DBSECONDARYEMAILSSecondaryEmailSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSECONDARYEMAILSSecondaryEmail *)instance;
+ (DBSECONDARYEMAILSSecondaryEmail *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
