// Generated from API/check.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXCheckEchoErrorOther;
@class DBXCheckEchoErrorUserRequested;

NS_ASSUME_NONNULL_BEGIN

/// A text to send back.
@interface DBXCheckEchoArg : DBXObject
/// The text to send back. Default: empty. At most 500 characters.
@property (nonatomic, readonly, copy) NSString *query;

/// Creates an object.
///
/// - Parameters:
///   - query: The text to send back. Default: empty. At most 500 characters.
- (instancetype)initWithQuery:(NSString *)query NS_DESIGNATED_INITIALIZER;
@end

/// A failure that was asked for.
@interface DBXCheckEchoError : DBXObject
@end

/// The members of the union.
@interface DBXCheckEchoError (Members)
/// The object if its tag is `user_requested`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCheckEchoErrorUserRequested *asUserRequested;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCheckEchoErrorOther *asOther;
@end

/// The server was asked to answer with an error.
@interface DBXCheckEchoErrorUserRequested : DBXCheckEchoError
/// Creates an object with the tag `user_requested`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_requested`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXCheckEchoErrorOther : DBXCheckEchoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The text that came back.
@interface DBXCheckEchoResult : DBXObject
/// The text that was sent. Default: empty.
@property (nonatomic, readonly, copy) NSString *result;

/// Creates an object.
///
/// - Parameters:
///   - result: The text that was sent. Default: empty.
- (instancetype)initWithResult:(NSString *)result NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
