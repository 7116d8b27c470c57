// Generated from API/contacts.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXContactsDeleteManualContactsErrorContactsNotFound, DBXContactsDeleteManualContactsErrorOther;

NS_ASSUME_NONNULL_BEGIN

/// The contacts to delete.
@interface DBXContactsDeleteManualContactsArg : DBXObject
/// The email addresses of the contacts to delete. Each item has at most 255 characters. Each item is an email address.
@property (nonatomic, readonly, copy) NSArray<NSString *> *emailAddresses;

/// Creates an object.
///
/// - Parameter emailAddresses: The email addresses of the contacts to delete. Each item has at most 255 characters.
///   Each item is an email address.
- (instancetype)initWithEmailAddresses:(NSArray<NSString *> *)emailAddresses NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no contacts were deleted.
@interface DBXContactsDeleteManualContactsError : DBXObject
@end

/// The members of the union.
@interface DBXContactsDeleteManualContactsError (Members)
/// The object if its tag is `contacts_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXContactsDeleteManualContactsErrorContactsNotFound *asContactsNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXContactsDeleteManualContactsErrorOther *asOther;
@end

/// Some email addresses aren't manually added contacts. Dropbox deleted nothing. The associated value lists them. Each
/// item has at most 255 characters. Each item is an email address.
@interface DBXContactsDeleteManualContactsErrorContactsNotFound : DBXContactsDeleteManualContactsError
/// The value of `contacts_not_found`.
@property (nonatomic, copy) NSArray<NSString *> *contactsNotFound;
/// Creates an object with the tag `contacts_not_found`.
- (instancetype)init:(NSArray<NSString *> *)contactsNotFound NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXContactsDeleteManualContactsErrorOther : DBXContactsDeleteManualContactsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
