// Generated from API/contacts.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The contacts to delete.
@interface DBCONTACTSDeleteManualContactsArg : DBStoneObject
/// The email addresses of the contacts to delete. Each item has at most 255 characters. Each item is an email address.
@property (nonatomic, readonly) NSArray<NSString *> *emailAddresses;

/// Creates an object.
///
/// - Parameter emailAddresses: The email addresses of the contacts to delete. Each item has at most 255 characters.
///   Each item is an email address.
- (instancetype)initWithEmailAddresses:(NSArray<NSString *> *)emailAddresses;
@end

/// Converts `DBCONTACTSDeleteManualContactsArg` from and to JSON.
@interface DBCONTACTSDeleteManualContactsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCONTACTSDeleteManualContactsArg *)instance;
+ (DBCONTACTSDeleteManualContactsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBCONTACTSDeleteManualContactsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBCONTACTSDeleteManualContactsErrorTag) {
    /// Some email addresses aren't manually added contacts. Dropbox deleted nothing. The associated value lists them.
    /// Each item has at most 255 characters. Each item is an email address.
    DBCONTACTSDeleteManualContactsErrorContactsNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBCONTACTSDeleteManualContactsErrorOther,
};

/// The reason that no contacts were deleted.
@interface DBCONTACTSDeleteManualContactsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBCONTACTSDeleteManualContactsErrorTag tag;

/// Some email addresses aren't manually added contacts. Dropbox deleted nothing. The associated value lists them. Each
/// item has at most 255 characters. Each item is an email address. Has a value only if `isContactsNotFound` returns
/// `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *contactsNotFound;

/// Creates an object with the tag `contacts_not_found`.
- (instancetype)initWithContactsNotFound:(NSArray<NSString *> *)contactsNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `contacts_not_found`.
- (BOOL)isContactsNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBCONTACTSDeleteManualContactsError` from and to JSON.
@interface DBCONTACTSDeleteManualContactsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCONTACTSDeleteManualContactsError *)instance;
+ (DBCONTACTSDeleteManualContactsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
