// Generated from API/check.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A text that the server returns.
@interface DBCHECKEchoArg : DBStoneObject
/// The text that the server returns. The default is an empty string. At most 500 characters.
@property (nonatomic, readonly, copy) NSString *query;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
- (instancetype)initWithQuery:(nullable NSString *)query;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBCHECKEchoArg` from and to JSON.
@interface DBCHECKEchoArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCHECKEchoArg *)instance;
+ (DBCHECKEchoArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBCHECKEchoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBCHECKEchoErrorTag) {
    /// The caller asked for an error.
    DBCHECKEchoErrorUserRequested,
    /// A value that this version of the SDK doesn't recognize.
    DBCHECKEchoErrorOther,
};

/// The error that the caller asked for.
@interface DBCHECKEchoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBCHECKEchoErrorTag tag;
/// Creates an object with the tag `user_requested`.
- (instancetype)initWithUserRequested;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_requested`.
- (BOOL)isUserRequested;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBCHECKEchoError` from and to JSON.
@interface DBCHECKEchoErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCHECKEchoError *)instance;
+ (DBCHECKEchoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The returned text.
@interface DBCHECKEchoResult : DBStoneObject
/// The text that the caller sent. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *result;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithResult:(nullable NSString *)result;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBCHECKEchoResult` from and to JSON.
@interface DBCHECKEchoResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCHECKEchoResult *)instance;
+ (DBCHECKEchoResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
