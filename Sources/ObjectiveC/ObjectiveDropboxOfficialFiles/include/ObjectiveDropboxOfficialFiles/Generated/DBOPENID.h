// Generated from API/openid.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBOPENIDOpenIdError;
@class DBOPENIDUserInfoArgs;
@class DBOPENIDUserInfoError;
@class DBOPENIDUserInfoResult;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBOPENIDOpenIdError`.
typedef NS_CLOSED_ENUM(NSInteger, DBOPENIDOpenIdErrorTag) {
    /// The token has no OpenID scopes. Request `openid`, `profile`, or `email` at sign-in.
    DBOPENIDOpenIdErrorIncorrectOpenidScopes,
    /// A value that this version of the SDK doesn't recognize.
    DBOPENIDOpenIdErrorOther,
};

/// The reason that no information was returned.
@interface DBOPENIDOpenIdError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBOPENIDOpenIdErrorTag tag;
/// Creates an object with the tag `incorrect_openid_scopes`.
- (instancetype)initWithIncorrectOpenidScopes;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `incorrect_openid_scopes`.
- (BOOL)isIncorrectOpenidScopes;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBOPENIDOpenIdError` from and to JSON.
@interface DBOPENIDOpenIdErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDOpenIdError *)instance;
/// Returns the object for JSON.
+ (DBOPENIDOpenIdError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The argument of `userinfo`. It has no fields.
@interface DBOPENIDUserInfoArgs : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBOPENIDUserInfoArgs` from and to JSON.
@interface DBOPENIDUserInfoArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDUserInfoArgs *)instance;
/// Returns the object for JSON.
+ (DBOPENIDUserInfoArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBOPENIDUserInfoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBOPENIDUserInfoErrorTag) {
    /// The token doesn't have the required scopes.
    DBOPENIDUserInfoErrorOpenidError,
    /// A value that this version of the SDK doesn't recognize.
    DBOPENIDUserInfoErrorOther,
};

/// The reason that no information was returned.
@interface DBOPENIDUserInfoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBOPENIDUserInfoErrorTag tag;
/// The token doesn't have the required scopes. Has a value only if `isOpenidError` returns `YES`.
@property (nonatomic, readonly) DBOPENIDOpenIdError *openidError;
/// Creates an object with the tag `openid_error`.
- (instancetype)initWithOpenidError:(DBOPENIDOpenIdError *)openidError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `openid_error`.
- (BOOL)isOpenidError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBOPENIDUserInfoError` from and to JSON.
@interface DBOPENIDUserInfoErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDUserInfoError *)instance;
/// Returns the object for JSON.
+ (DBOPENIDUserInfoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Information about the user. Fields are `nil` if the token lacks their scope.
@interface DBOPENIDUserInfoResult : DBStoneObject
/// The family name.
@property (nonatomic, readonly, copy, nullable) NSString *familyName;
/// The given name.
@property (nonatomic, readonly, copy, nullable) NSString *givenName;
/// The email address.
@property (nonatomic, readonly, copy, nullable) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly, nullable) NSNumber *emailVerified;
/// The issuer of the information, which is Dropbox. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *iss;
/// The account identifier, `dbid:…`. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *sub;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - familyName: The family name.
///   - givenName: The given name.
///   - email: The email address.
///   - emailVerified: A Boolean value that indicates whether the email address is verified.
///   - iss: The issuer of the information, which is Dropbox. The default is an empty string.
///   - sub: The account identifier, `dbid:…`. The default is an empty string.
- (instancetype)initWithFamilyName:(nullable NSString *)familyName
    givenName:(nullable NSString *)givenName
    email:(nullable NSString *)email
    emailVerified:(nullable NSNumber *)emailVerified
    iss:(nullable NSString *)iss
    sub:(nullable NSString *)sub;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBOPENIDUserInfoResult` from and to JSON.
@interface DBOPENIDUserInfoResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDUserInfoResult *)instance;
/// Returns the object for JSON.
+ (DBOPENIDUserInfoResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
