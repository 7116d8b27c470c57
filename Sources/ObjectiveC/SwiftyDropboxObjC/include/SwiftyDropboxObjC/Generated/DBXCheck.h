// Generated from API/check.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXCheckEchoErrorOther, DBXCheckEchoErrorUserRequested;

NS_ASSUME_NONNULL_BEGIN

/// A text that the server returns.
@interface DBXCheckEchoArg : DBXObject
/// The text that the server returns. The default is an empty string. At most 500 characters.
@property (nonatomic, readonly, copy) NSString *query;

/// Creates an object.
///
/// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
- (instancetype)initWithQuery:(NSString *)query NS_DESIGNATED_INITIALIZER;
@end

/// The error that the caller asked for.
@interface DBXCheckEchoError : DBXObject
@end

/// The members of the union.
@interface DBXCheckEchoError (Members)
/// The object if its tag is `user_requested`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCheckEchoErrorUserRequested *asUserRequested;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCheckEchoErrorOther *asOther;
@end

/// The caller asked for an error.
@interface DBXCheckEchoErrorUserRequested : DBXCheckEchoError
/// Creates an object with the tag `user_requested`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXCheckEchoErrorOther : DBXCheckEchoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The returned text.
@interface DBXCheckEchoResult : DBXObject
/// The text that the caller sent. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *result;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResult:(NSString *)result NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
