// Generated from API/account.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXAccountAccountPhotoGetErrorAccountPhotoMissing;
@class DBXAccountAccountPhotoGetErrorExpectedAccountPhotoMissing;
@class DBXAccountAccountPhotoGetErrorOther;
@class DBXAccountAccountPhotoGetErrorThumbnailError;
@class DBXAccountDeleteProfilePhotoErrorOther;
@class DBXAccountPhotoSourceArg;
@class DBXAccountPhotoSourceArgBase64Data;
@class DBXAccountPhotoSourceArgOther;
@class DBXAccountSetProfilePhotoErrorDimensionError;
@class DBXAccountSetProfilePhotoErrorFileSizeError;
@class DBXAccountSetProfilePhotoErrorFileTypeError;
@class DBXAccountSetProfilePhotoErrorOther;
@class DBXAccountSetProfilePhotoErrorThumbnailError;
@class DBXAccountSetProfilePhotoErrorTransientError;
@class DBXAccountThumbnailError;
@class DBXAccountThumbnailErrorOther;
@class DBXAccountThumbnailErrorPermanentFailure;
@class DBXAccountThumbnailErrorTemporaryFailure;

NS_ASSUME_NONNULL_BEGIN

/// Whose photo to download, and how.
@interface DBXAccountAccountPhotoGetArg : DBXObject
/// The account, `dbid:…` or `dbaphid:…`.
@property (nonatomic, readonly, copy) NSString *dbxAccountId;
/// The size of the photo, such as `128x128`.
@property (nonatomic, readonly, copy) NSString *size;
/// Whether to cut the photo to a circle.
@property (nonatomic, readonly) NSNumber *circleCrop;
/// Whether the account should have a photo. It decides which error tells that there is none.
@property (nonatomic, readonly) NSNumber *expectAccountPhoto;

/// Creates an object.
///
/// - Parameters:
///   - dbxAccountId: The account, `dbid:…` or `dbaphid:…`.
///   - size: The size of the photo, such as `128x128`.
///   - circleCrop: Whether to cut the photo to a circle.
///   - expectAccountPhoto: Whether the account should have a photo. It decides which error tells that there is none.
- (instancetype)initWithDbxAccountId:(NSString *)dbxAccountId
    size:(NSString *)size
    circleCrop:(NSNumber *)circleCrop
    expectAccountPhoto:(NSNumber *)expectAccountPhoto
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no photo was downloaded.
@interface DBXAccountAccountPhotoGetError : DBXObject
@end

/// The members of the union.
@interface DBXAccountAccountPhotoGetError (Members)
/// The object if its tag is `thumbnail_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountAccountPhotoGetErrorThumbnailError *asThumbnailError;
/// The object if its tag is `account_photo_missing`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountAccountPhotoGetErrorAccountPhotoMissing *asAccountPhotoMissing;

/// The object if its tag is `expected_account_photo_missing`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXAccountAccountPhotoGetErrorExpectedAccountPhotoMissing *asExpectedAccountPhotoMissing;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountAccountPhotoGetErrorOther *asOther;
@end

/// Dropbox could not prepare the photo.
@interface DBXAccountAccountPhotoGetErrorThumbnailError : DBXAccountAccountPhotoGetError
/// The value of `thumbnail_error`.
@property (nonatomic, strong) DBXAccountThumbnailError *thumbnailError;
/// Creates an object with the tag `thumbnail_error`.
- (instancetype)init:(DBXAccountThumbnailError *)thumbnailError NS_DESIGNATED_INITIALIZER;
@end

/// The account has no photo, as the caller expected.
@interface DBXAccountAccountPhotoGetErrorAccountPhotoMissing : DBXAccountAccountPhotoGetError
/// Creates an object with the tag `account_photo_missing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `account_photo_missing`.
+ (instancetype)new;
@end

/// The account has no photo, though the caller expected one.
@interface DBXAccountAccountPhotoGetErrorExpectedAccountPhotoMissing : DBXAccountAccountPhotoGetError
/// Creates an object with the tag `expected_account_photo_missing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `expected_account_photo_missing`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountAccountPhotoGetErrorOther : DBXAccountAccountPhotoGetError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What kind of image was downloaded.
@interface DBXAccountAccountPhotoGetResult : DBXObject
/// The media type of the photo, such as `image/jpeg`.
@property (nonatomic, readonly, copy) NSString *contentType;

/// Creates an object.
///
/// - Parameters:
///   - contentType: The media type of the photo, such as `image/jpeg`.
- (instancetype)initWithContentType:(NSString *)contentType NS_DESIGNATED_INITIALIZER;
@end

/// The argument of `deleteProfilePhoto`. It has no fields.
@interface DBXAccountDeleteProfilePhotoArg : DBXObject
@end

/// An error from `deleteProfilePhoto`.
@interface DBXAccountDeleteProfilePhotoError : DBXObject
@end

/// The members of the union.
@interface DBXAccountDeleteProfilePhotoError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountDeleteProfilePhotoErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountDeleteProfilePhotoErrorOther : DBXAccountDeleteProfilePhotoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The result of `deleteProfilePhoto`. It has no fields.
@interface DBXAccountDeleteProfilePhotoResult : DBXObject
@end

/// A new profile photo.
@interface DBXAccountPhotoSourceArg : DBXObject
@end

/// The members of the union.
@interface DBXAccountPhotoSourceArg (Members)
/// The object if its tag is `base64_data`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountPhotoSourceArgBase64Data *asBase64Data;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountPhotoSourceArgOther *asOther;
@end

/// The bytes of an image, Base64 encoded.
@interface DBXAccountPhotoSourceArgBase64Data : DBXAccountPhotoSourceArg
/// The value of `base64_data`.
@property (nonatomic, copy) NSString *base64Data;
/// Creates an object with the tag `base64_data`.
- (instancetype)init:(NSString *)base64Data NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountPhotoSourceArgOther : DBXAccountPhotoSourceArg
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The photo to set.
@interface DBXAccountSetProfilePhotoArg : DBXObject
/// The new photo.
@property (nonatomic, readonly) DBXAccountPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameters:
///   - photo: The new photo.
- (instancetype)initWithPhoto:(DBXAccountPhotoSourceArg *)photo NS_DESIGNATED_INITIALIZER;
@end

/// Why the photo was not set.
@interface DBXAccountSetProfilePhotoError : DBXObject
@end

/// The members of the union.
@interface DBXAccountSetProfilePhotoError (Members)
/// The object if its tag is `file_type_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountSetProfilePhotoErrorFileTypeError *asFileTypeError;
/// The object if its tag is `file_size_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountSetProfilePhotoErrorFileSizeError *asFileSizeError;
/// The object if its tag is `dimension_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountSetProfilePhotoErrorDimensionError *asDimensionError;
/// The object if its tag is `thumbnail_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountSetProfilePhotoErrorThumbnailError *asThumbnailError;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountSetProfilePhotoErrorTransientError *asTransientError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountSetProfilePhotoErrorOther *asOther;
@end

/// The data is not an image that Dropbox can use.
@interface DBXAccountSetProfilePhotoErrorFileTypeError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `file_type_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_type_error`.
+ (instancetype)new;
@end

/// The image is larger than 10 MB.
@interface DBXAccountSetProfilePhotoErrorFileSizeError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `file_size_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `file_size_error`.
+ (instancetype)new;
@end

/// The image is not larger than 128 × 128 pixels.
@interface DBXAccountSetProfilePhotoErrorDimensionError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `dimension_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `dimension_error`.
+ (instancetype)new;
@end

/// No thumbnail can be made of the image.
@interface DBXAccountSetProfilePhotoErrorThumbnailError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `thumbnail_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `thumbnail_error`.
+ (instancetype)new;
@end

/// Something went wrong at Dropbox. Try again.
@interface DBXAccountSetProfilePhotoErrorTransientError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transient_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountSetProfilePhotoErrorOther : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Where the new photo can be seen.
@interface DBXAccountSetProfilePhotoResult : DBXObject
/// The address of the new photo.
@property (nonatomic, readonly, copy) NSString *profilePhotoUrl;

/// Creates an object.
///
/// - Parameters:
///   - profilePhotoUrl: The address of the new photo.
- (instancetype)initWithProfilePhotoUrl:(NSString *)profilePhotoUrl NS_DESIGNATED_INITIALIZER;
@end

/// Why Dropbox could not prepare a photo.
@interface DBXAccountThumbnailError : DBXObject
@end

/// The members of the union.
@interface DBXAccountThumbnailError (Members)
/// The object if its tag is `permanent_failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountThumbnailErrorPermanentFailure *asPermanentFailure;
/// The object if its tag is `temporary_failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountThumbnailErrorTemporaryFailure *asTemporaryFailure;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAccountThumbnailErrorOther *asOther;
@end

/// Trying again does not help.
@interface DBXAccountThumbnailErrorPermanentFailure : DBXAccountThumbnailError
/// Creates an object with the tag `permanent_failure`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `permanent_failure`.
+ (instancetype)new;
@end

/// Try again later.
@interface DBXAccountThumbnailErrorTemporaryFailure : DBXAccountThumbnailError
/// Creates an object with the tag `temporary_failure`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `temporary_failure`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountThumbnailErrorOther : DBXAccountThumbnailError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
