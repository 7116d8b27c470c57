// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXFilesLookupError, DBXFilesPathOrLink, DBXFilesThumbnailErrorConversionError,
    DBXFilesThumbnailErrorEncryptedContent, DBXFilesThumbnailErrorPath, DBXFilesThumbnailErrorUnsupportedExtension,
    DBXFilesThumbnailErrorUnsupportedImage, DBXFilesThumbnailFormat, DBXFilesThumbnailFormatJpeg,
    DBXFilesThumbnailFormatPng, DBXFilesThumbnailFormatWebp, DBXFilesThumbnailMode, DBXFilesThumbnailModeBestfit,
    DBXFilesThumbnailModeFitoneBestfit, DBXFilesThumbnailModeOriginal, DBXFilesThumbnailModeStrict,
    DBXFilesThumbnailQuality, DBXFilesThumbnailQualityQuality80, DBXFilesThumbnailQualityQuality90,
    DBXFilesThumbnailSize, DBXFilesThumbnailSizeW1024h768, DBXFilesThumbnailSizeW128h128,
    DBXFilesThumbnailSizeW2048h1536, DBXFilesThumbnailSizeW256h256, DBXFilesThumbnailSizeW3200h2400,
    DBXFilesThumbnailSizeW32h32, DBXFilesThumbnailSizeW480h320, DBXFilesThumbnailSizeW640h480,
    DBXFilesThumbnailSizeW64h64, DBXFilesThumbnailSizeW960h640, DBXFilesThumbnailV2ErrorAccessDenied,
    DBXFilesThumbnailV2ErrorConversionError, DBXFilesThumbnailV2ErrorEncryptedContent, DBXFilesThumbnailV2ErrorNotFound,
    DBXFilesThumbnailV2ErrorOther, DBXFilesThumbnailV2ErrorPath, DBXFilesThumbnailV2ErrorUnsupportedExtension,
    DBXFilesThumbnailV2ErrorUnsupportedImage;

NS_ASSUME_NONNULL_BEGIN

/// The image for which to create a thumbnail, and the options.
@interface DBXFilesThumbnailArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the image. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBXFilesThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBXFilesThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBXFilesThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBXFilesThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the image. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
- (instancetype)initWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no thumbnail was created.
@interface DBXFilesThumbnailError : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorPath *asPath;
/// The object if its tag is `unsupported_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorUnsupportedExtension *asUnsupportedExtension;
/// The object if its tag is `unsupported_image`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorUnsupportedImage *asUnsupportedImage;
/// The object if its tag is `encrypted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorEncryptedContent *asEncryptedContent;
/// The object if its tag is `conversion_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailErrorConversionError *asConversionError;
@end

/// The image can't be found or read.
@interface DBXFilesThumbnailErrorPath : DBXFilesThumbnailError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Thumbnails of files with this extension aren't supported.
@interface DBXFilesThumbnailErrorUnsupportedExtension : DBXFilesThumbnailError
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The image can't be read. It may be damaged or larger than 20 MB.
@interface DBXFilesThumbnailErrorUnsupportedImage : DBXFilesThumbnailError
/// Creates an object with the tag `unsupported_image`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The image is encrypted.
@interface DBXFilesThumbnailErrorEncryptedContent : DBXFilesThumbnailError
/// Creates an object with the tag `encrypted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The conversion to a thumbnail failed.
@interface DBXFilesThumbnailErrorConversionError : DBXFilesThumbnailError
/// Creates an object with the tag `conversion_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The format of a thumbnail.
@interface DBXFilesThumbnailFormat : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailFormat (Members)
/// The object if its tag is `jpeg`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailFormatJpeg *asJpeg;
/// The object if its tag is `png`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailFormatPng *asPng;
/// The object if its tag is `webp`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailFormatWebp *asWebp;
@end

/// JPEG, for photos.
@interface DBXFilesThumbnailFormatJpeg : DBXFilesThumbnailFormat
/// Creates an object with the tag `jpeg`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// PNG, for drawings and screenshots.
@interface DBXFilesThumbnailFormatPng : DBXFilesThumbnailFormat
/// Creates an object with the tag `png`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// WebP, for small files.
@interface DBXFilesThumbnailFormatWebp : DBXFilesThumbnailFormat
/// Creates an object with the tag `webp`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The way in which an image is fitted into the size of a thumbnail.
@interface DBXFilesThumbnailMode : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailMode (Members)
/// The object if its tag is `strict`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeStrict *asStrict;
/// The object if its tag is `bestfit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeBestfit *asBestfit;
/// The object if its tag is `fitone_bestfit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeFitoneBestfit *asFitoneBestfit;
/// The object if its tag is `original`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailModeOriginal *asOriginal;
@end

/// Scales the image down to fit the size.
@interface DBXFilesThumbnailModeStrict : DBXFilesThumbnailMode
/// Creates an object with the tag `strict`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Scales the image down to fit the size, or the size rotated by 90 degrees, whichever is better.
@interface DBXFilesThumbnailModeBestfit : DBXFilesThumbnailMode
/// Creates an object with the tag `bestfit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Scales the image down to cover the size, or the size rotated by 90 degrees. One side may be longer.
@interface DBXFilesThumbnailModeFitoneBestfit : DBXFilesThumbnailMode
/// Creates an object with the tag `fitone_bestfit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Keeps the size of the image.
@interface DBXFilesThumbnailModeOriginal : DBXFilesThumbnailMode
/// Creates an object with the tag `original`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The quality of a thumbnail.
@interface DBXFilesThumbnailQuality : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailQuality (Members)
/// The object if its tag is `quality_80`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailQualityQuality80 *asQuality80;
/// The object if its tag is `quality_90`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailQualityQuality90 *asQuality90;
@end

/// A quality of 80, the default.
@interface DBXFilesThumbnailQualityQuality80 : DBXFilesThumbnailQuality
/// Creates an object with the tag `quality_80`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A quality of 90. The thumbnail has more detail and a larger file size.
@interface DBXFilesThumbnailQualityQuality90 : DBXFilesThumbnailQuality
/// Creates an object with the tag `quality_90`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The maximum size of a thumbnail, in pixels.
@interface DBXFilesThumbnailSize : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailSize (Members)
/// The object if its tag is `w32h32`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW32h32 *asW32h32;
/// The object if its tag is `w64h64`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW64h64 *asW64h64;
/// The object if its tag is `w128h128`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW128h128 *asW128h128;
/// The object if its tag is `w256h256`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW256h256 *asW256h256;
/// The object if its tag is `w480h320`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW480h320 *asW480h320;
/// The object if its tag is `w640h480`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW640h480 *asW640h480;
/// The object if its tag is `w960h640`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW960h640 *asW960h640;
/// The object if its tag is `w1024h768`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW1024h768 *asW1024h768;
/// The object if its tag is `w2048h1536`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW2048h1536 *asW2048h1536;
/// The object if its tag is `w3200h2400`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailSizeW3200h2400 *asW3200h2400;
@end

/// 32 × 32 pixels.
@interface DBXFilesThumbnailSizeW32h32 : DBXFilesThumbnailSize
/// Creates an object with the tag `w32h32`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 64 × 64 pixels.
@interface DBXFilesThumbnailSizeW64h64 : DBXFilesThumbnailSize
/// Creates an object with the tag `w64h64`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 128 × 128 pixels.
@interface DBXFilesThumbnailSizeW128h128 : DBXFilesThumbnailSize
/// Creates an object with the tag `w128h128`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 256 × 256 pixels.
@interface DBXFilesThumbnailSizeW256h256 : DBXFilesThumbnailSize
/// Creates an object with the tag `w256h256`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 480 × 320 pixels.
@interface DBXFilesThumbnailSizeW480h320 : DBXFilesThumbnailSize
/// Creates an object with the tag `w480h320`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 640 × 480 pixels.
@interface DBXFilesThumbnailSizeW640h480 : DBXFilesThumbnailSize
/// Creates an object with the tag `w640h480`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 960 × 640 pixels.
@interface DBXFilesThumbnailSizeW960h640 : DBXFilesThumbnailSize
/// Creates an object with the tag `w960h640`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 1,024 × 768 pixels.
@interface DBXFilesThumbnailSizeW1024h768 : DBXFilesThumbnailSize
/// Creates an object with the tag `w1024h768`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 2,048 × 1,536 pixels.
@interface DBXFilesThumbnailSizeW2048h1536 : DBXFilesThumbnailSize
/// Creates an object with the tag `w2048h1536`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 3,200 × 2,400 pixels.
@interface DBXFilesThumbnailSizeW3200h2400 : DBXFilesThumbnailSize
/// Creates an object with the tag `w3200h2400`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The image for which to create a thumbnail, and the options.
@interface DBXFilesThumbnailV2Arg : DBXObject
/// The image, specified by a path or a shared link.
@property (nonatomic, readonly) DBXFilesPathOrLink *resource;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBXFilesThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBXFilesThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBXFilesThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBXFilesThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object.
///
/// - Parameters:
///   - resource: The image, specified by a path or a shared link.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
- (instancetype)initWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no thumbnail was created.
@interface DBXFilesThumbnailV2Error : DBXObject
@end

/// The members of the union.
@interface DBXFilesThumbnailV2Error (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorPath *asPath;
/// The object if its tag is `unsupported_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorUnsupportedExtension *asUnsupportedExtension;
/// The object if its tag is `unsupported_image`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorUnsupportedImage *asUnsupportedImage;
/// The object if its tag is `encrypted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorEncryptedContent *asEncryptedContent;
/// The object if its tag is `conversion_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorConversionError *asConversionError;
/// The object if its tag is `access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorAccessDenied *asAccessDenied;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorNotFound *asNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesThumbnailV2ErrorOther *asOther;
@end

/// The image can't be found or read.
@interface DBXFilesThumbnailV2ErrorPath : DBXFilesThumbnailV2Error
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Thumbnails of files with this extension aren't supported.
@interface DBXFilesThumbnailV2ErrorUnsupportedExtension : DBXFilesThumbnailV2Error
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The image can't be read. It may be damaged or larger than 20 MB.
@interface DBXFilesThumbnailV2ErrorUnsupportedImage : DBXFilesThumbnailV2Error
/// Creates an object with the tag `unsupported_image`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The image is encrypted.
@interface DBXFilesThumbnailV2ErrorEncryptedContent : DBXFilesThumbnailV2Error
/// Creates an object with the tag `encrypted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The conversion to a thumbnail failed.
@interface DBXFilesThumbnailV2ErrorConversionError : DBXFilesThumbnailV2Error
/// Creates an object with the tag `conversion_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have access to this shared link.
@interface DBXFilesThumbnailV2ErrorAccessDenied : DBXFilesThumbnailV2Error
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared link doesn't exist.
@interface DBXFilesThumbnailV2ErrorNotFound : DBXFilesThumbnailV2Error
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesThumbnailV2ErrorOther : DBXFilesThumbnailV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
