// Generated from API/secondary_emails.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A secondary email address of an account.
@interface DBXSecondaryEmailsSecondaryEmail : DBXObject
/// The email address. At most 255 characters. Is an email address.
@property (nonatomic, readonly, copy) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *isVerified;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEmail:(NSString *)email isVerified:(NSNumber *)isVerified NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
