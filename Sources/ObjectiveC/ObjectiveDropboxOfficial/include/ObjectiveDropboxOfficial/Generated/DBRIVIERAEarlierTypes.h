// Generated from API/riviera.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBRIVIERA.h>

@class DBRIVIERAApiTranscriptSegment, DBRIVIERAFileIdOrUrl, DBRIVIERAMetadataType, DBRIVIERAOfficeFileType,
    DBRIVIERATimestampLevel;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiExifGpsMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithLatitude:(nullable NSNumber *)latitude __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLatitude:(nullable NSNumber *)latitude
    longitude:(nullable NSNumber *)longitude
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLatitude:(nullable NSNumber *)latitude
    longitude:(nullable NSNumber *)longitude
    altitude:(nullable NSString *)altitude
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithLatitude:(nullable NSNumber *)latitude
    longitude:(nullable NSNumber *)longitude
    altitude:(nullable NSString *)altitude
    timestamp:(nullable NSString *)timestamp
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiExifMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    exposureTime:(nullable NSString *)exposureTime
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    exposureTime:(nullable NSString *)exposureTime
    apertureValue:(nullable NSNumber *)apertureValue
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    exposureTime:(nullable NSString *)exposureTime
    apertureValue:(nullable NSNumber *)apertureValue
    isoSpeed:(nullable NSNumber *)isoSpeed
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    exposureTime:(nullable NSString *)exposureTime
    apertureValue:(nullable NSNumber *)apertureValue
    isoSpeed:(nullable NSNumber *)isoSpeed
    focalLength:(nullable NSString *)focalLength
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    exposureTime:(nullable NSString *)exposureTime
    apertureValue:(nullable NSNumber *)apertureValue
    isoSpeed:(nullable NSNumber *)isoSpeed
    focalLength:(nullable NSString *)focalLength
    megapixels:(nullable NSNumber *)megapixels
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    exposureTime:(nullable NSString *)exposureTime
    apertureValue:(nullable NSNumber *)apertureValue
    isoSpeed:(nullable NSNumber *)isoSpeed
    focalLength:(nullable NSString *)focalLength
    megapixels:(nullable NSNumber *)megapixels
    artist:(nullable NSString *)artist
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithImageWidth:(nullable NSNumber *)imageWidth
    imageHeight:(nullable NSNumber *)imageHeight
    cameraMake:(nullable NSString *)cameraMake
    cameraModel:(nullable NSString *)cameraModel
    lensModel:(nullable NSString *)lensModel
    dateTimeOriginal:(nullable NSString *)dateTimeOriginal
    offsetTimeOriginal:(nullable NSString *)offsetTimeOriginal
    orientation:(nullable NSNumber *)orientation
    exposureTime:(nullable NSString *)exposureTime
    apertureValue:(nullable NSNumber *)apertureValue
    isoSpeed:(nullable NSNumber *)isoSpeed
    focalLength:(nullable NSString *)focalLength
    megapixels:(nullable NSNumber *)megapixels
    artist:(nullable NSString *)artist
    dCopyright:(nullable NSString *)dCopyright
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiMediaMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithBitrateBps:(nullable NSNumber *)bitrateBps
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithBitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithBitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    creationTime:(nullable NSString *)creationTime
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiMediaStream (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height
    framesPerSecond:(nullable NSNumber *)framesPerSecond
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height
    framesPerSecond:(nullable NSNumber *)framesPerSecond
    rotation:(nullable NSNumber *)rotation
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height
    framesPerSecond:(nullable NSNumber *)framesPerSecond
    rotation:(nullable NSNumber *)rotation
    displayAspectRatio:(nullable NSString *)displayAspectRatio
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height
    framesPerSecond:(nullable NSNumber *)framesPerSecond
    rotation:(nullable NSNumber *)rotation
    displayAspectRatio:(nullable NSString *)displayAspectRatio
    channels:(nullable NSNumber *)channels
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height
    framesPerSecond:(nullable NSNumber *)framesPerSecond
    rotation:(nullable NSNumber *)rotation
    displayAspectRatio:(nullable NSString *)displayAspectRatio
    channels:(nullable NSNumber *)channels
    channelLayout:(nullable NSString *)channelLayout
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithIndex:(nullable NSNumber *)index
    codecType:(nullable NSString *)codecType
    codecName:(nullable NSString *)codecName
    bitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height
    framesPerSecond:(nullable NSNumber *)framesPerSecond
    rotation:(nullable NSNumber *)rotation
    displayAspectRatio:(nullable NSString *)displayAspectRatio
    channels:(nullable NSNumber *)channels
    channelLayout:(nullable NSString *)channelLayout
    sampleRateS:(nullable NSNumber *)sampleRateS
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiOfficeMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    subject:(nullable NSString *)subject
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    subject:(nullable NSString *)subject
    keywords:(nullable NSString *)keywords
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    subject:(nullable NSString *)subject
    keywords:(nullable NSString *)keywords
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    subject:(nullable NSString *)subject
    keywords:(nullable NSString *)keywords
    description_:(nullable NSString *)description_
    totalEditTimeMinutes:(nullable NSNumber *)totalEditTimeMinutes
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    subject:(nullable NSString *)subject
    keywords:(nullable NSString *)keywords
    description_:(nullable NSString *)description_
    totalEditTimeMinutes:(nullable NSNumber *)totalEditTimeMinutes
    pages:(nullable NSNumber *)pages
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    subject:(nullable NSString *)subject
    keywords:(nullable NSString *)keywords
    description_:(nullable NSString *)description_
    totalEditTimeMinutes:(nullable NSNumber *)totalEditTimeMinutes
    pages:(nullable NSNumber *)pages
    words:(nullable NSNumber *)words
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileType:(nullable DBRIVIERAOfficeFileType *)fileType
    creator:(nullable NSString *)creator
    company:(nullable NSString *)company
    title:(nullable NSString *)title
    subject:(nullable NSString *)subject
    keywords:(nullable NSString *)keywords
    description_:(nullable NSString *)description_
    totalEditTimeMinutes:(nullable NSNumber *)totalEditTimeMinutes
    pages:(nullable NSNumber *)pages
    words:(nullable NSNumber *)words
    slides:(nullable NSNumber *)slides
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiPdfMetadata (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPages:(nullable NSNumber *)pages __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithPages:(nullable NSNumber *)pages
    width:(nullable NSNumber *)width
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiStructuredTranscript (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithSegments:(nullable NSArray<DBRIVIERAApiTranscriptSegment *> *)segments
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAApiTranscriptSegment (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithText:(nullable NSString *)text __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithText:(nullable NSString *)text
    startTime:(nullable NSNumber *)startTime
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAGetMarkdownArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAGetMetadataResult (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithMetadataType:(nullable DBRIVIERAMetadataType *)metadataType
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAGetOcrResult (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithText:(nullable NSString *)text __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBRIVIERAGetTranscriptArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
