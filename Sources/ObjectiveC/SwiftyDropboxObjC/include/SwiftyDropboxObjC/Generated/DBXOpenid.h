// Generated from API/openid.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXOpenidOpenIdErrorIncorrectOpenidScopes, DBXOpenidOpenIdErrorOther, DBXOpenidUserInfoErrorOpenidError,
    DBXOpenidUserInfoErrorOther;

NS_ASSUME_NONNULL_BEGIN

/// The reason that no information was returned.
@interface DBXOpenidOpenIdError : DBXObject
@end

/// The members of the union.
@interface DBXOpenidOpenIdError (Members)
/// The object if its tag is `incorrect_openid_scopes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXOpenidOpenIdErrorIncorrectOpenidScopes *asIncorrectOpenidScopes;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXOpenidOpenIdErrorOther *asOther;
@end

/// The token has no OpenID scopes. Request `openid`, `profile`, or `email` at sign-in.
@interface DBXOpenidOpenIdErrorIncorrectOpenidScopes : DBXOpenidOpenIdError
/// Creates an object with the tag `incorrect_openid_scopes`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXOpenidOpenIdErrorOther : DBXOpenidOpenIdError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The argument of `userinfo`. It has no fields.
@interface DBXOpenidUserInfoArgs : DBXObject
@end

/// The reason that no information was returned.
@interface DBXOpenidUserInfoError : DBXObject
@end

/// The members of the union.
@interface DBXOpenidUserInfoError (Members)
/// The object if its tag is `openid_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXOpenidUserInfoErrorOpenidError *asOpenidError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXOpenidUserInfoErrorOther *asOther;
@end

/// The token doesn't have the required scopes.
@interface DBXOpenidUserInfoErrorOpenidError : DBXOpenidUserInfoError
/// The value of `openid_error`.
@property (nonatomic, strong) DBXOpenidOpenIdError *openidError;
/// Creates an object with the tag `openid_error`.
- (instancetype)init:(DBXOpenidOpenIdError *)openidError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXOpenidUserInfoErrorOther : DBXOpenidUserInfoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Information about the user. Fields are `nil` if the token lacks their scope.
@interface DBXOpenidUserInfoResult : DBXObject
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFamilyName:(nullable NSString *)familyName
    givenName:(nullable NSString *)givenName
    email:(nullable NSString *)email
    emailVerified:(nullable NSNumber *)emailVerified
    iss:(NSString *)iss
    sub:(NSString *)sub
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
