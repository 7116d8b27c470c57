// Generated from API/secondary_emails.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A further email address of an account.
@interface DBXSecondaryEmailsSecondaryEmail : DBXObject
/// The address. At most 255 characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *email;
/// Whether the user has confirmed that the address is theirs.
@property (nonatomic, readonly) NSNumber *isVerified;

/// Creates an object.
///
/// - Parameters:
///   - email: The address. At most 255 characters. Pattern:
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - isVerified: Whether the user has confirmed that the address is theirs.
- (instancetype)initWithEmail:(NSString *)email isVerified:(NSNumber *)isVerified NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
