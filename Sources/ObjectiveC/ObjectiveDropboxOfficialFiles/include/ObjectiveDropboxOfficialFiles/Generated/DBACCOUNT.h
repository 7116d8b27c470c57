// Generated from API/account.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBACCOUNTThumbnailError;

NS_ASSUME_NONNULL_BEGIN

/// The photo to download, and its size and shape.
@interface DBACCOUNTAccountPhotoGetArg : DBStoneObject
/// The account identifier, `dbid:…` or `dbaphid:…`.
@property (nonatomic, readonly, copy) NSString *dbxAccountId;
/// The size of the photo in pixels, such as `128x128`.
@property (nonatomic, readonly, copy) NSString *size;
/// A Boolean value that indicates whether to crop the photo to a circle.
@property (nonatomic, readonly) NSNumber *circleCrop;

/// A Boolean value that indicates whether the account is expected to have a photo. It determines the error for an
/// account without one.
@property (nonatomic, readonly) NSNumber *expectAccountPhoto;

/// Creates an object.
///
/// - Parameters:
///   - dbxAccountId: The account identifier, `dbid:…` or `dbaphid:…`.
///   - size: The size of the photo in pixels, such as `128x128`.
///   - circleCrop: A Boolean value that indicates whether to crop the photo to a circle.
///   - expectAccountPhoto: A Boolean value that indicates whether the account is expected to have a photo. It
///     determines the error for an account without one.
- (instancetype)initWithDbxAccountId:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto;
@end

/// Converts `DBACCOUNTAccountPhotoGetArg` from and to JSON.
@interface DBACCOUNTAccountPhotoGetArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTAccountPhotoGetArg *)instance;
+ (DBACCOUNTAccountPhotoGetArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBACCOUNTAccountPhotoGetError`.
typedef NS_CLOSED_ENUM(NSInteger, DBACCOUNTAccountPhotoGetErrorTag) {
    /// Dropbox couldn't prepare the photo.
    DBACCOUNTAccountPhotoGetErrorThumbnailError,
    /// The account has no photo, and `expectAccountPhoto` is `false`.
    DBACCOUNTAccountPhotoGetErrorAccountPhotoMissing,
    /// The account has no photo, but `expectAccountPhoto` is `true`.
    DBACCOUNTAccountPhotoGetErrorExpectedAccountPhotoMissing,
    /// A value that this version of the SDK doesn't recognize.
    DBACCOUNTAccountPhotoGetErrorOther,
};

/// The reason that no photo was downloaded.
@interface DBACCOUNTAccountPhotoGetError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBACCOUNTAccountPhotoGetErrorTag tag;
/// Dropbox couldn't prepare the photo. Has a value only if `isThumbnailError` returns `YES`.
@property (nonatomic, readonly) DBACCOUNTThumbnailError *thumbnailError;
/// Creates an object with the tag `thumbnail_error`.
- (instancetype)initWithThumbnailError:(DBACCOUNTThumbnailError *)thumbnailError;
/// Creates an object with the tag `account_photo_missing`.
- (instancetype)initWithAccountPhotoMissing;
/// Creates an object with the tag `expected_account_photo_missing`.
- (instancetype)initWithExpectedAccountPhotoMissing;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `thumbnail_error`.
- (BOOL)isThumbnailError;
/// Returns whether the tag is `account_photo_missing`.
- (BOOL)isAccountPhotoMissing;
/// Returns whether the tag is `expected_account_photo_missing`.
- (BOOL)isExpectedAccountPhotoMissing;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBACCOUNTAccountPhotoGetError` from and to JSON.
@interface DBACCOUNTAccountPhotoGetErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTAccountPhotoGetError *)instance;
+ (DBACCOUNTAccountPhotoGetError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a downloaded photo.
@interface DBACCOUNTAccountPhotoGetResult : DBStoneObject
/// The media type of the photo, such as `image/jpeg`.
@property (nonatomic, readonly, copy) NSString *contentType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithContentType:(NSString *)contentType;
@end

/// Converts `DBACCOUNTAccountPhotoGetResult` from and to JSON.
@interface DBACCOUNTAccountPhotoGetResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTAccountPhotoGetResult *)instance;
+ (DBACCOUNTAccountPhotoGetResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The argument of `deleteProfilePhoto`. It has no fields.
@interface DBACCOUNTDeleteProfilePhotoArg : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBACCOUNTDeleteProfilePhotoArg` from and to JSON.
@interface DBACCOUNTDeleteProfilePhotoArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTDeleteProfilePhotoArg *)instance;
+ (DBACCOUNTDeleteProfilePhotoArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBACCOUNTDeleteProfilePhotoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBACCOUNTDeleteProfilePhotoErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBACCOUNTDeleteProfilePhotoErrorOther,
};

/// An error from `deleteProfilePhoto`.
@interface DBACCOUNTDeleteProfilePhotoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBACCOUNTDeleteProfilePhotoErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBACCOUNTDeleteProfilePhotoError` from and to JSON.
@interface DBACCOUNTDeleteProfilePhotoErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTDeleteProfilePhotoError *)instance;
+ (DBACCOUNTDeleteProfilePhotoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of `deleteProfilePhoto`. It has no fields.
@interface DBACCOUNTDeleteProfilePhotoResult : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBACCOUNTDeleteProfilePhotoResult` from and to JSON.
@interface DBACCOUNTDeleteProfilePhotoResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTDeleteProfilePhotoResult *)instance;
+ (DBACCOUNTDeleteProfilePhotoResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBACCOUNTPhotoSourceArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBACCOUNTPhotoSourceArgTag) {
    /// The data of an image, Base64 encoded.
    DBACCOUNTPhotoSourceArgBase64Data,
    /// A value that this version of the SDK doesn't recognize.
    DBACCOUNTPhotoSourceArgOther,
};

/// A new profile photo.
@interface DBACCOUNTPhotoSourceArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBACCOUNTPhotoSourceArgTag tag;
/// The data of an image, Base64 encoded. Has a value only if `isBase64Data` returns `YES`.
@property (nonatomic, readonly, copy) NSString *base64Data;
/// Creates an object with the tag `base64_data`.
- (instancetype)initWithBase64Data:(NSString *)base64Data;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `base64_data`.
- (BOOL)isBase64Data;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBACCOUNTPhotoSourceArg` from and to JSON.
@interface DBACCOUNTPhotoSourceArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTPhotoSourceArg *)instance;
+ (DBACCOUNTPhotoSourceArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The photo to set.
@interface DBACCOUNTSetProfilePhotoArg : DBStoneObject
/// The new photo.
@property (nonatomic, readonly) DBACCOUNTPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameter photo: The new photo.
- (instancetype)initWithPhoto:(DBACCOUNTPhotoSourceArg *)photo;
@end

/// Converts `DBACCOUNTSetProfilePhotoArg` from and to JSON.
@interface DBACCOUNTSetProfilePhotoArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTSetProfilePhotoArg *)instance;
+ (DBACCOUNTSetProfilePhotoArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBACCOUNTSetProfilePhotoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBACCOUNTSetProfilePhotoErrorTag) {
    /// The data isn't an image that Dropbox can use.
    DBACCOUNTSetProfilePhotoErrorFileTypeError,
    /// The image is larger than 10 MB.
    DBACCOUNTSetProfilePhotoErrorFileSizeError,
    /// The image isn't larger than 128 × 128 pixels.
    DBACCOUNTSetProfilePhotoErrorDimensionError,
    /// Dropbox can't create a thumbnail of the image.
    DBACCOUNTSetProfilePhotoErrorThumbnailError,
    /// A temporary error occurred at Dropbox. Try again.
    DBACCOUNTSetProfilePhotoErrorTransientError,
    /// A value that this version of the SDK doesn't recognize.
    DBACCOUNTSetProfilePhotoErrorOther,
};

/// The reason that the photo wasn't set.
@interface DBACCOUNTSetProfilePhotoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBACCOUNTSetProfilePhotoErrorTag tag;
/// Creates an object with the tag `file_type_error`.
- (instancetype)initWithFileTypeError;
/// Creates an object with the tag `file_size_error`.
- (instancetype)initWithFileSizeError;
/// Creates an object with the tag `dimension_error`.
- (instancetype)initWithDimensionError;
/// Creates an object with the tag `thumbnail_error`.
- (instancetype)initWithThumbnailError;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `file_type_error`.
- (BOOL)isFileTypeError;
/// Returns whether the tag is `file_size_error`.
- (BOOL)isFileSizeError;
/// Returns whether the tag is `dimension_error`.
- (BOOL)isDimensionError;
/// Returns whether the tag is `thumbnail_error`.
- (BOOL)isThumbnailError;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBACCOUNTSetProfilePhotoError` from and to JSON.
@interface DBACCOUNTSetProfilePhotoErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTSetProfilePhotoError *)instance;
+ (DBACCOUNTSetProfilePhotoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The location of the new photo.
@interface DBACCOUNTSetProfilePhotoResult : DBStoneObject
/// The URL of the new photo.
@property (nonatomic, readonly, copy) NSString *profilePhotoUrl;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProfilePhotoUrl:(NSString *)profilePhotoUrl;
@end

/// Converts `DBACCOUNTSetProfilePhotoResult` from and to JSON.
@interface DBACCOUNTSetProfilePhotoResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTSetProfilePhotoResult *)instance;
+ (DBACCOUNTSetProfilePhotoResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBACCOUNTThumbnailError`.
typedef NS_CLOSED_ENUM(NSInteger, DBACCOUNTThumbnailErrorTag) {
    /// The error is permanent. Don't try again.
    DBACCOUNTThumbnailErrorPermanentFailure,
    /// The error is temporary. Try again later.
    DBACCOUNTThumbnailErrorTemporaryFailure,
    /// A value that this version of the SDK doesn't recognize.
    DBACCOUNTThumbnailErrorOther,
};

/// The reason that Dropbox couldn't prepare a photo.
@interface DBACCOUNTThumbnailError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBACCOUNTThumbnailErrorTag tag;
/// Creates an object with the tag `permanent_failure`.
- (instancetype)initWithPermanentFailure;
/// Creates an object with the tag `temporary_failure`.
- (instancetype)initWithTemporaryFailure;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `permanent_failure`.
- (BOOL)isPermanentFailure;
/// Returns whether the tag is `temporary_failure`.
- (BOOL)isTemporaryFailure;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBACCOUNTThumbnailError` from and to JSON.
@interface DBACCOUNTThumbnailErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBACCOUNTThumbnailError *)instance;
+ (DBACCOUNTThumbnailError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
