// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILESLookupError, DBFILESPathOrLink, DBFILESThumbnailFormat, DBFILESThumbnailMode, DBFILESThumbnailQuality,
    DBFILESThumbnailSize;

NS_ASSUME_NONNULL_BEGIN

/// The image for which to create a thumbnail, and the options.
@interface DBFILESThumbnailArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the image. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBFILESThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBFILESThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBFILESThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBFILESThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object with all fields. `nil` stands for the default.
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
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESThumbnailArg` from and to JSON.
@interface DBFILESThumbnailArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailArg *)instance;
+ (DBFILESThumbnailArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailErrorTag) {
    /// The image can't be found or read.
    DBFILESThumbnailErrorPath,
    /// Thumbnails of files with this extension aren't supported.
    DBFILESThumbnailErrorUnsupportedExtension,
    /// The image can't be read. It may be damaged or larger than 20 MB.
    DBFILESThumbnailErrorUnsupportedImage,
    /// The image is encrypted.
    DBFILESThumbnailErrorEncryptedContent,
    /// The conversion to a thumbnail failed.
    DBFILESThumbnailErrorConversionError,
};

/// The reason that no thumbnail was created.
@interface DBFILESThumbnailError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailErrorTag tag;
/// The image can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)initWithUnsupportedExtension;
/// Creates an object with the tag `unsupported_image`.
- (instancetype)initWithUnsupportedImage;
/// Creates an object with the tag `encrypted_content`.
- (instancetype)initWithEncryptedContent;
/// Creates an object with the tag `conversion_error`.
- (instancetype)initWithConversionError;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_extension`.
- (BOOL)isUnsupportedExtension;
/// Returns whether the tag is `unsupported_image`.
- (BOOL)isUnsupportedImage;
/// Returns whether the tag is `encrypted_content`.
- (BOOL)isEncryptedContent;
/// Returns whether the tag is `conversion_error`.
- (BOOL)isConversionError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailError` from and to JSON.
@interface DBFILESThumbnailErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailError *)instance;
+ (DBFILESThumbnailError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailFormat`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailFormatTag) {
    /// JPEG, for photos.
    DBFILESThumbnailFormatJpeg,
    /// PNG, for drawings and screenshots.
    DBFILESThumbnailFormatPng,
    /// WebP, for small files.
    DBFILESThumbnailFormatWebp,
};

/// The format of a thumbnail.
@interface DBFILESThumbnailFormat : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailFormatTag tag;
/// Creates an object with the tag `jpeg`.
- (instancetype)initWithJpeg;
/// Creates an object with the tag `png`.
- (instancetype)initWithPng;
/// Creates an object with the tag `webp`.
- (instancetype)initWithWebp;
/// Returns whether the tag is `jpeg`.
- (BOOL)isJpeg;
/// Returns whether the tag is `png`.
- (BOOL)isPng;
/// Returns whether the tag is `webp`.
- (BOOL)isWebp;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailFormat` from and to JSON.
@interface DBFILESThumbnailFormatSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailFormat *)instance;
+ (DBFILESThumbnailFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailModeTag) {
    /// Scales the image down to fit the size.
    DBFILESThumbnailModeStrict,
    /// Scales the image down to fit the size, or the size rotated by 90 degrees, whichever is better.
    DBFILESThumbnailModeBestfit,
    /// Scales the image down to cover the size, or the size rotated by 90 degrees. One side may be longer.
    DBFILESThumbnailModeFitoneBestfit,
    /// Keeps the size of the image.
    DBFILESThumbnailModeOriginal,
};

/// The way in which an image is fitted into the size of a thumbnail.
@interface DBFILESThumbnailMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailModeTag tag;
/// Creates an object with the tag `strict`.
- (instancetype)initWithStrict;
/// Creates an object with the tag `bestfit`.
- (instancetype)initWithBestfit;
/// Creates an object with the tag `fitone_bestfit`.
- (instancetype)initWithFitoneBestfit;
/// Creates an object with the tag `original`.
- (instancetype)initWithOriginal;
/// Returns whether the tag is `strict`.
- (BOOL)isStrict;
/// Returns whether the tag is `bestfit`.
- (BOOL)isBestfit;
/// Returns whether the tag is `fitone_bestfit`.
- (BOOL)isFitoneBestfit;
/// Returns whether the tag is `original`.
- (BOOL)isOriginal;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailMode` from and to JSON.
@interface DBFILESThumbnailModeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailMode *)instance;
+ (DBFILESThumbnailMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailQuality`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailQualityTag) {
    /// A quality of 80, the default.
    DBFILESThumbnailQualityQuality80,
    /// A quality of 90. The thumbnail has more detail and a larger file size.
    DBFILESThumbnailQualityQuality90,
};

/// The quality of a thumbnail.
@interface DBFILESThumbnailQuality : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailQualityTag tag;
/// Creates an object with the tag `quality_80`.
- (instancetype)initWithQuality80;
/// Creates an object with the tag `quality_90`.
- (instancetype)initWithQuality90;
/// Returns whether the tag is `quality_80`.
- (BOOL)isQuality80;
/// Returns whether the tag is `quality_90`.
- (BOOL)isQuality90;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailQuality` from and to JSON.
@interface DBFILESThumbnailQualitySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailQuality *)instance;
+ (DBFILESThumbnailQuality *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailSize`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailSizeTag) {
    /// 32 × 32 pixels.
    DBFILESThumbnailSizeW32h32,
    /// 64 × 64 pixels.
    DBFILESThumbnailSizeW64h64,
    /// 128 × 128 pixels.
    DBFILESThumbnailSizeW128h128,
    /// 256 × 256 pixels.
    DBFILESThumbnailSizeW256h256,
    /// 480 × 320 pixels.
    DBFILESThumbnailSizeW480h320,
    /// 640 × 480 pixels.
    DBFILESThumbnailSizeW640h480,
    /// 960 × 640 pixels.
    DBFILESThumbnailSizeW960h640,
    /// 1,024 × 768 pixels.
    DBFILESThumbnailSizeW1024h768,
    /// 2,048 × 1,536 pixels.
    DBFILESThumbnailSizeW2048h1536,
    /// 3,200 × 2,400 pixels.
    DBFILESThumbnailSizeW3200h2400,
};

/// The maximum size of a thumbnail, in pixels.
@interface DBFILESThumbnailSize : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailSizeTag tag;
/// Creates an object with the tag `w32h32`.
- (instancetype)initWithW32h32;
/// Creates an object with the tag `w64h64`.
- (instancetype)initWithW64h64;
/// Creates an object with the tag `w128h128`.
- (instancetype)initWithW128h128;
/// Creates an object with the tag `w256h256`.
- (instancetype)initWithW256h256;
/// Creates an object with the tag `w480h320`.
- (instancetype)initWithW480h320;
/// Creates an object with the tag `w640h480`.
- (instancetype)initWithW640h480;
/// Creates an object with the tag `w960h640`.
- (instancetype)initWithW960h640;
/// Creates an object with the tag `w1024h768`.
- (instancetype)initWithW1024h768;
/// Creates an object with the tag `w2048h1536`.
- (instancetype)initWithW2048h1536;
/// Creates an object with the tag `w3200h2400`.
- (instancetype)initWithW3200h2400;
/// Returns whether the tag is `w32h32`.
- (BOOL)isW32h32;
/// Returns whether the tag is `w64h64`.
- (BOOL)isW64h64;
/// Returns whether the tag is `w128h128`.
- (BOOL)isW128h128;
/// Returns whether the tag is `w256h256`.
- (BOOL)isW256h256;
/// Returns whether the tag is `w480h320`.
- (BOOL)isW480h320;
/// Returns whether the tag is `w640h480`.
- (BOOL)isW640h480;
/// Returns whether the tag is `w960h640`.
- (BOOL)isW960h640;
/// Returns whether the tag is `w1024h768`.
- (BOOL)isW1024h768;
/// Returns whether the tag is `w2048h1536`.
- (BOOL)isW2048h1536;
/// Returns whether the tag is `w3200h2400`.
- (BOOL)isW3200h2400;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailSize` from and to JSON.
@interface DBFILESThumbnailSizeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailSize *)instance;
+ (DBFILESThumbnailSize *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The image for which to create a thumbnail, and the options.
@interface DBFILESThumbnailV2Arg : DBStoneObject
/// The image, specified by a path or a shared link.
@property (nonatomic, readonly) DBFILESPathOrLink *resource;

/// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the smallest
/// size. The default is `jpeg`.
@property (nonatomic, readonly) DBFILESThumbnailFormat *format;

/// The size of the thumbnail. The default is `w64h64`.
@property (nonatomic, readonly) DBFILESThumbnailSize *size;
/// The way in which to fit the image into the size. The default is `strict`.
@property (nonatomic, readonly) DBFILESThumbnailMode *mode;
/// The quality of the thumbnail. The default is `quality_80`.
@property (nonatomic, readonly) DBFILESThumbnailQuality *quality;
/// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
@property (nonatomic, readonly, nullable) NSNumber *excludeMediaInfo;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - resource: The image, specified by a path or a shared link.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
- (instancetype)initWithResource:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithResource:(DBFILESPathOrLink *)resource;
@end

/// Converts `DBFILESThumbnailV2Arg` from and to JSON.
@interface DBFILESThumbnailV2ArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailV2Arg *)instance;
+ (DBFILESThumbnailV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESThumbnailV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESThumbnailV2ErrorTag) {
    /// The image can't be found or read.
    DBFILESThumbnailV2ErrorPath,
    /// Thumbnails of files with this extension aren't supported.
    DBFILESThumbnailV2ErrorUnsupportedExtension,
    /// The image can't be read. It may be damaged or larger than 20 MB.
    DBFILESThumbnailV2ErrorUnsupportedImage,
    /// The image is encrypted.
    DBFILESThumbnailV2ErrorEncryptedContent,
    /// The conversion to a thumbnail failed.
    DBFILESThumbnailV2ErrorConversionError,
    /// The user doesn't have access to this shared link.
    DBFILESThumbnailV2ErrorAccessDenied,
    /// The shared link doesn't exist.
    DBFILESThumbnailV2ErrorNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESThumbnailV2ErrorOther,
};

/// The reason that no thumbnail was created.
@interface DBFILESThumbnailV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESThumbnailV2ErrorTag tag;
/// The image can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_extension`.
- (instancetype)initWithUnsupportedExtension;
/// Creates an object with the tag `unsupported_image`.
- (instancetype)initWithUnsupportedImage;
/// Creates an object with the tag `encrypted_content`.
- (instancetype)initWithEncryptedContent;
/// Creates an object with the tag `conversion_error`.
- (instancetype)initWithConversionError;
/// Creates an object with the tag `access_denied`.
- (instancetype)initWithAccessDenied;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_extension`.
- (BOOL)isUnsupportedExtension;
/// Returns whether the tag is `unsupported_image`.
- (BOOL)isUnsupportedImage;
/// Returns whether the tag is `encrypted_content`.
- (BOOL)isEncryptedContent;
/// Returns whether the tag is `conversion_error`.
- (BOOL)isConversionError;
/// Returns whether the tag is `access_denied`.
- (BOOL)isAccessDenied;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESThumbnailV2Error` from and to JSON.
@interface DBFILESThumbnailV2ErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESThumbnailV2Error *)instance;
+ (DBFILESThumbnailV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
