// Generated from API/openid.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDOpenIdError *)instance;
+ (DBOPENIDOpenIdError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The argument of `userinfo`. It has no fields.
@interface DBOPENIDUserInfoArgs : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBOPENIDUserInfoArgs` from and to JSON.
@interface DBOPENIDUserInfoArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDUserInfoArgs *)instance;
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDUserInfoError *)instance;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBOPENIDUserInfoResult *)instance;
+ (DBOPENIDUserInfoResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
