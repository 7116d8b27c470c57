// Generated from API/account.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXAccountAccountPhotoGetErrorAccountPhotoMissing, DBXAccountAccountPhotoGetErrorExpectedAccountPhotoMissing,
    DBXAccountAccountPhotoGetErrorOther, DBXAccountAccountPhotoGetErrorThumbnailError,
    DBXAccountDeleteProfilePhotoErrorOther, DBXAccountPhotoSourceArgBase64Data, DBXAccountPhotoSourceArgOther,
    DBXAccountSetProfilePhotoErrorDimensionError, DBXAccountSetProfilePhotoErrorFileSizeError,
    DBXAccountSetProfilePhotoErrorFileTypeError, DBXAccountSetProfilePhotoErrorOther,
    DBXAccountSetProfilePhotoErrorThumbnailError, DBXAccountSetProfilePhotoErrorTransientError,
    DBXAccountThumbnailError, DBXAccountThumbnailErrorOther, DBXAccountThumbnailErrorPermanentFailure,
    DBXAccountThumbnailErrorTemporaryFailure;

NS_ASSUME_NONNULL_BEGIN

/// The photo to download, and its size and shape.
@interface DBXAccountAccountPhotoGetArg : DBXObject
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
    expectAccountPhoto:(NSNumber *)expectAccountPhoto
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no photo was downloaded.
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

/// Dropbox couldn't prepare the photo.
@interface DBXAccountAccountPhotoGetErrorThumbnailError : DBXAccountAccountPhotoGetError
/// The value of `thumbnail_error`.
@property (nonatomic, strong) DBXAccountThumbnailError *thumbnailError;
/// Creates an object with the tag `thumbnail_error`.
- (instancetype)init:(DBXAccountThumbnailError *)thumbnailError NS_DESIGNATED_INITIALIZER;
@end

/// The account has no photo, and `expectAccountPhoto` is `false`.
@interface DBXAccountAccountPhotoGetErrorAccountPhotoMissing : DBXAccountAccountPhotoGetError
/// Creates an object with the tag `account_photo_missing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account has no photo, but `expectAccountPhoto` is `true`.
@interface DBXAccountAccountPhotoGetErrorExpectedAccountPhotoMissing : DBXAccountAccountPhotoGetError
/// Creates an object with the tag `expected_account_photo_missing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountAccountPhotoGetErrorOther : DBXAccountAccountPhotoGetError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The metadata of a downloaded photo.
@interface DBXAccountAccountPhotoGetResult : DBXObject
/// The media type of the photo, such as `image/jpeg`.
@property (nonatomic, readonly, copy) NSString *contentType;
/// Creates an object. The properties describe the parameters.
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

/// The data of an image, Base64 encoded.
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
+ (instancetype)new;
@end

/// The photo to set.
@interface DBXAccountSetProfilePhotoArg : DBXObject
/// The new photo.
@property (nonatomic, readonly) DBXAccountPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameter photo: The new photo.
- (instancetype)initWithPhoto:(DBXAccountPhotoSourceArg *)photo NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the photo wasn't set.
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

/// The data isn't an image that Dropbox can use.
@interface DBXAccountSetProfilePhotoErrorFileTypeError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `file_type_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The image is larger than 10 MB.
@interface DBXAccountSetProfilePhotoErrorFileSizeError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `file_size_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The image isn't larger than 128 × 128 pixels.
@interface DBXAccountSetProfilePhotoErrorDimensionError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `dimension_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Dropbox can't create a thumbnail of the image.
@interface DBXAccountSetProfilePhotoErrorThumbnailError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `thumbnail_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A temporary error occurred at Dropbox. Try again.
@interface DBXAccountSetProfilePhotoErrorTransientError : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountSetProfilePhotoErrorOther : DBXAccountSetProfilePhotoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The location of the new photo.
@interface DBXAccountSetProfilePhotoResult : DBXObject
/// The URL of the new photo.
@property (nonatomic, readonly, copy) NSString *profilePhotoUrl;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProfilePhotoUrl:(NSString *)profilePhotoUrl NS_DESIGNATED_INITIALIZER;
@end

/// The reason that Dropbox couldn't prepare a photo.
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

/// The error is permanent. Don't try again.
@interface DBXAccountThumbnailErrorPermanentFailure : DBXAccountThumbnailError
/// Creates an object with the tag `permanent_failure`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The error is temporary. Try again later.
@interface DBXAccountThumbnailErrorTemporaryFailure : DBXAccountThumbnailError
/// Creates an object with the tag `temporary_failure`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAccountThumbnailErrorOther : DBXAccountThumbnailError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
