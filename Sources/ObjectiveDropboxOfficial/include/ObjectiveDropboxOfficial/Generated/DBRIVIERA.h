// Generated from API/riviera.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBRIVIERAApiExifGpsMetadata;
@class DBRIVIERAApiExifMetadata;
@class DBRIVIERAApiMediaMetadata;
@class DBRIVIERAApiMediaStream;
@class DBRIVIERAApiOfficeMetadata;
@class DBRIVIERAApiPdfMetadata;
@class DBRIVIERAApiStructuredTranscript;
@class DBRIVIERAApiTranscriptSegment;
@class DBRIVIERAContentApiV2Error;
@class DBRIVIERAFileIdOrUrl;
@class DBRIVIERAGetMarkdownArgs;
@class DBRIVIERAGetMarkdownAsyncCheckResult;
@class DBRIVIERAGetMarkdownResult;
@class DBRIVIERAGetMetadataArgs;
@class DBRIVIERAGetMetadataAsyncCheckResult;
@class DBRIVIERAGetMetadataResult;
@class DBRIVIERAGetOcrArgs;
@class DBRIVIERAGetOcrAsyncCheckResult;
@class DBRIVIERAGetOcrResult;
@class DBRIVIERAGetTextArgs;
@class DBRIVIERAGetTextAsyncCheckResult;
@class DBRIVIERAGetTextResult;
@class DBRIVIERAGetTranscriptArgs;
@class DBRIVIERAGetTranscriptAsyncCheckResult;
@class DBRIVIERAGetTranscriptResult;
@class DBRIVIERAMarkdownConversionApiV2Error;
@class DBRIVIERAMediaDurationError;
@class DBRIVIERAMetadataExtractionApiV2Error;
@class DBRIVIERAMetadataType;
@class DBRIVIERAMetadataUnion;
@class DBRIVIERAOcrExtractionApiV2Error;
@class DBRIVIERAOfficeFileType;
@class DBRIVIERATextExtractionApiV2Error;
@class DBRIVIERATimestampLevel;

NS_ASSUME_NONNULL_BEGIN

/// Where a picture was taken, as far as the camera knew.
@interface DBRIVIERAApiExifGpsMetadata : DBStoneObject
/// The latitude in degrees, north positive. Default: 0.0.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, east positive. Default: 0.0.
@property (nonatomic, readonly) NSNumber *longitude;
/// The altitude in metres, as the camera wrote it. Default: empty.
@property (nonatomic, readonly, copy) NSString *altitude;
/// The time of the position, as the camera wrote it. Default: empty.
@property (nonatomic, readonly, copy) NSString *timestamp;
/// The date of the position, as the camera wrote it. Default: empty.
@property (nonatomic, readonly, copy) NSString *datestamp;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - latitude: The latitude in degrees, north positive. Default: 0.0.
///   - longitude: The longitude in degrees, east positive. Default: 0.0.
///   - altitude: The altitude in metres, as the camera wrote it. Default: empty.
///   - timestamp: The time of the position, as the camera wrote it. Default: empty.
///   - datestamp: The date of the position, as the camera wrote it. Default: empty.
- (instancetype)initWithLatitude:(nullable NSNumber *)latitude
    longitude:(nullable NSNumber *)longitude
    altitude:(nullable NSString *)altitude
    timestamp:(nullable NSString *)timestamp
    datestamp:(nullable NSString *)datestamp;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiExifGpsMetadata` from and to JSON.
@interface DBRIVIERAApiExifGpsMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiExifGpsMetadata *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiExifGpsMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What a camera wrote into a picture. Facts that are missing are empty or 0.
@interface DBRIVIERAApiExifMetadata : DBStoneObject
/// The width in pixels. Default: 0.
@property (nonatomic, readonly) NSNumber *imageWidth;
/// The height in pixels. Default: 0.
@property (nonatomic, readonly) NSNumber *imageHeight;
/// The maker of the camera. Default: empty.
@property (nonatomic, readonly, copy) NSString *cameraMake;
/// The model of the camera. Default: empty.
@property (nonatomic, readonly, copy) NSString *cameraModel;
/// The model of the lens. Default: empty.
@property (nonatomic, readonly, copy) NSString *lensModel;
/// When the picture was taken, in the local time of the camera. Default: empty.
@property (nonatomic, readonly, copy) NSString *dateTimeOriginal;
/// The time zone of that, such as `+09:00`. Default: empty.
@property (nonatomic, readonly, copy) NSString *offsetTimeOriginal;
/// How to turn the picture, from 1 to 8 as in Exif. 1 is upright. Default: 0.
@property (nonatomic, readonly) NSNumber *orientation;
/// The exposure time in seconds as a fraction, such as `1/250`. Default: empty.
@property (nonatomic, readonly, copy) NSString *exposureTime;
/// The aperture. Default: 0.0.
@property (nonatomic, readonly) NSNumber *apertureValue;
/// The sensitivity. Default: 0.
@property (nonatomic, readonly) NSNumber *isoSpeed;
/// The focal length with its unit, such as `26.0 mm`. Default: empty.
@property (nonatomic, readonly, copy) NSString *focalLength;
/// The size in millions of pixels. Default: 0.0.
@property (nonatomic, readonly) NSNumber *megapixels;
/// Who took the picture. Default: empty.
@property (nonatomic, readonly, copy) NSString *artist;
/// Who holds the rights. Default: empty.
@property (nonatomic, readonly, copy) NSString *dCopyright;
/// Where the picture was taken.
@property (nonatomic, readonly, nullable) DBRIVIERAApiExifGpsMetadata *gpsMetadata;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - imageWidth: The width in pixels. Default: 0.
///   - imageHeight: The height in pixels. Default: 0.
///   - cameraMake: The maker of the camera. Default: empty.
///   - cameraModel: The model of the camera. Default: empty.
///   - lensModel: The model of the lens. Default: empty.
///   - dateTimeOriginal: When the picture was taken, in the local time of the camera. Default: empty.
///   - offsetTimeOriginal: The time zone of that, such as `+09:00`. Default: empty.
///   - orientation: How to turn the picture, from 1 to 8 as in Exif. 1 is upright. Default: 0.
///   - exposureTime: The exposure time in seconds as a fraction, such as `1/250`. Default: empty.
///   - apertureValue: The aperture. Default: 0.0.
///   - isoSpeed: The sensitivity. Default: 0.
///   - focalLength: The focal length with its unit, such as `26.0 mm`. Default: empty.
///   - megapixels: The size in millions of pixels. Default: 0.0.
///   - artist: Who took the picture. Default: empty.
///   - dCopyright: Who holds the rights. Default: empty.
///   - gpsMetadata: Where the picture was taken.
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
    gpsMetadata:(nullable DBRIVIERAApiExifGpsMetadata *)gpsMetadata;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiExifMetadata` from and to JSON.
@interface DBRIVIERAApiExifMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiExifMetadata *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiExifMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is known about a sound or video file.
@interface DBRIVIERAApiMediaMetadata : DBStoneObject
/// Bits per second, all streams together. Default: 0.
@property (nonatomic, readonly) NSNumber *bitrateBps;
/// The length in seconds. Default: 0.0.
@property (nonatomic, readonly) NSNumber *durationS;
/// When it was recorded, if that is known. Default: empty.
@property (nonatomic, readonly, copy) NSString *creationTime;
/// The streams of sound and pictures in it.
@property (nonatomic, readonly, nullable) NSArray<DBRIVIERAApiMediaStream *> *streams;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - bitrateBps: Bits per second, all streams together. Default: 0.
///   - durationS: The length in seconds. Default: 0.0.
///   - creationTime: When it was recorded, if that is known. Default: empty.
///   - streams: The streams of sound and pictures in it.
- (instancetype)initWithBitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    creationTime:(nullable NSString *)creationTime
    streams:(nullable NSArray<DBRIVIERAApiMediaStream *> *)streams;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiMediaMetadata` from and to JSON.
@interface DBRIVIERAApiMediaMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiMediaMetadata *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiMediaMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A stream of sound or pictures.
@interface DBRIVIERAApiMediaStream : DBStoneObject
/// The number of the stream within the file. Default: 0.
@property (nonatomic, readonly) NSNumber *index;
/// What it holds, such as `audio` or `video`. Default: empty.
@property (nonatomic, readonly, copy) NSString *codecType;
/// The name of its codec. Default: empty.
@property (nonatomic, readonly, copy) NSString *codecName;
/// Bits per second. Default: 0.
@property (nonatomic, readonly) NSNumber *bitrateBps;
/// The length in seconds. Default: 0.0.
@property (nonatomic, readonly) NSNumber *durationS;
/// The width in pixels. 0 for sound. Default: 0.
@property (nonatomic, readonly) NSNumber *width;
/// The height in pixels. 0 for sound. Default: 0.
@property (nonatomic, readonly) NSNumber *height;
/// Frames per second. 0 for sound. Default: 0.0.
@property (nonatomic, readonly) NSNumber *framesPerSecond;
/// By how many degrees to turn the picture. Default: 0.
@property (nonatomic, readonly) NSNumber *rotation;
/// The proportions on screen, such as `16:9`. Empty for sound. Default: empty.
@property (nonatomic, readonly, copy) NSString *displayAspectRatio;
/// The number of channels. 0 for pictures. Default: 0.
@property (nonatomic, readonly) NSNumber *channels;
/// The arrangement of channels. Empty for pictures. Default: empty.
@property (nonatomic, readonly, copy) NSString *channelLayout;
/// Samples per second. 0 for pictures. Default: 0.
@property (nonatomic, readonly) NSNumber *sampleRateS;
/// The language as an ISO 639 code, if it is known. Default: empty.
@property (nonatomic, readonly, copy) NSString *languageIso639;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - index: The number of the stream within the file. Default: 0.
///   - codecType: What it holds, such as `audio` or `video`. Default: empty.
///   - codecName: The name of its codec. Default: empty.
///   - bitrateBps: Bits per second. Default: 0.
///   - durationS: The length in seconds. Default: 0.0.
///   - width: The width in pixels. 0 for sound. Default: 0.
///   - height: The height in pixels. 0 for sound. Default: 0.
///   - framesPerSecond: Frames per second. 0 for sound. Default: 0.0.
///   - rotation: By how many degrees to turn the picture. Default: 0.
///   - displayAspectRatio: The proportions on screen, such as `16:9`. Empty for sound. Default: empty.
///   - channels: The number of channels. 0 for pictures. Default: 0.
///   - channelLayout: The arrangement of channels. Empty for pictures. Default: empty.
///   - sampleRateS: Samples per second. 0 for pictures. Default: 0.
///   - languageIso639: The language as an ISO 639 code, if it is known. Default: empty.
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
    languageIso639:(nullable NSString *)languageIso639;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiMediaStream` from and to JSON.
@interface DBRIVIERAApiMediaStreamSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiMediaStream *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiMediaStream *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is known about an Office document.
@interface DBRIVIERAApiOfficeMetadata : DBStoneObject
/// The application it is made for. Default: `office_filetype_unknown`.
@property (nonatomic, readonly) DBRIVIERAOfficeFileType *fileType;
/// Who made it. Default: empty.
@property (nonatomic, readonly, copy) NSString *creator;
/// The company it was made at. Default: empty.
@property (nonatomic, readonly, copy) NSString *company;
/// The title. Default: empty.
@property (nonatomic, readonly, copy) NSString *title;
/// The subject. Default: empty.
@property (nonatomic, readonly, copy) NSString *subject;
/// The keywords. Default: empty.
@property (nonatomic, readonly, copy) NSString *keywords;
/// The description. Default: empty.
@property (nonatomic, readonly, copy) NSString *description_;
/// For how many minutes it was edited. Default: 0.
@property (nonatomic, readonly) NSNumber *totalEditTimeMinutes;
/// The number of pages, for Word. Default: 0.
@property (nonatomic, readonly) NSNumber *pages;
/// The number of words, for Word. Default: 0.
@property (nonatomic, readonly) NSNumber *words;
/// The number of slides, for PowerPoint. Default: 0.
@property (nonatomic, readonly) NSNumber *slides;
/// How often it was saved, as the application counts. Default: empty.
@property (nonatomic, readonly, copy) NSString *revisionNumber;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileType: The application it is made for. Default: `office_filetype_unknown`.
///   - creator: Who made it. Default: empty.
///   - company: The company it was made at. Default: empty.
///   - title: The title. Default: empty.
///   - subject: The subject. Default: empty.
///   - keywords: The keywords. Default: empty.
///   - description_: The description. Default: empty.
///   - totalEditTimeMinutes: For how many minutes it was edited. Default: 0.
///   - pages: The number of pages, for Word. Default: 0.
///   - words: The number of words, for Word. Default: 0.
///   - slides: The number of slides, for PowerPoint. Default: 0.
///   - revisionNumber: How often it was saved, as the application counts. Default: empty.
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
    revisionNumber:(nullable NSString *)revisionNumber;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiOfficeMetadata` from and to JSON.
@interface DBRIVIERAApiOfficeMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiOfficeMetadata *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiOfficeMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is known about a PDF document.
@interface DBRIVIERAApiPdfMetadata : DBStoneObject
/// The number of pages. Default: 0.
@property (nonatomic, readonly) NSNumber *pages;
/// The width of the first page in points (1/72 inch). Default: 0.
@property (nonatomic, readonly) NSNumber *width;
/// The height of the first page in points (1/72 inch). Default: 0.
@property (nonatomic, readonly) NSNumber *height;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - pages: The number of pages. Default: 0.
///   - width: The width of the first page in points (1/72 inch). Default: 0.
///   - height: The height of the first page in points (1/72 inch). Default: 0.
- (instancetype)initWithPages:(nullable NSNumber *)pages
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiPdfMetadata` from and to JSON.
@interface DBRIVIERAApiPdfMetadataSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiPdfMetadata *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiPdfMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What is said in a file.
@interface DBRIVIERAApiStructuredTranscript : DBStoneObject
/// The sentences or words, in order.
@property (nonatomic, readonly, nullable) NSArray<DBRIVIERAApiTranscriptSegment *> *segments;
/// The language. Default: empty.
@property (nonatomic, readonly, copy) NSString *transcriptLocale;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - segments: The sentences or words, in order.
///   - transcriptLocale: The language. Default: empty.
- (instancetype)initWithSegments:(nullable NSArray<DBRIVIERAApiTranscriptSegment *> *)segments
    transcriptLocale:(nullable NSString *)transcriptLocale;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiStructuredTranscript` from and to JSON.
@interface DBRIVIERAApiStructuredTranscriptSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiStructuredTranscript *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiStructuredTranscript *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A sentence or word.
@interface DBRIVIERAApiTranscriptSegment : DBStoneObject
/// What is said. Default: empty.
@property (nonatomic, readonly, copy) NSString *text;
/// When it begins, in seconds from the start. Default: 0.0.
@property (nonatomic, readonly) NSNumber *startTime;
/// When it ends, in seconds from the start. Default: 0.0.
@property (nonatomic, readonly) NSNumber *endTime;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - text: What is said. Default: empty.
///   - startTime: When it begins, in seconds from the start. Default: 0.0.
///   - endTime: When it ends, in seconds from the start. Default: 0.0.
- (instancetype)initWithText:(nullable NSString *)text
    startTime:(nullable NSNumber *)startTime
    endTime:(nullable NSNumber *)endTime;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiTranscriptSegment` from and to JSON.
@interface DBRIVIERAApiTranscriptSegmentSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiTranscriptSegment *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAApiTranscriptSegment *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAContentApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAContentApiV2ErrorTag) {
    /// Something went wrong at Dropbox; the value is a text about it. Try again later.
    DBRIVIERAContentApiV2ErrorServerError,
    /// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
    DBRIVIERAContentApiV2ErrorUserError,
    /// The file is too long.
    DBRIVIERAContentApiV2ErrorMediaDurationError,
    /// There is no sound in the file.
    DBRIVIERAContentApiV2ErrorNoAudioError,
    /// The link does not allow downloads.
    DBRIVIERAContentApiV2ErrorLinkDownloadDisabledError,
    /// The link asks for a password, so it cannot be used here.
    DBRIVIERAContentApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAContentApiV2ErrorLimitExceededError,
    /// There is no such file, or the user may not open it.
    DBRIVIERAContentApiV2ErrorNotFoundError,
    /// It is a folder.
    DBRIVIERAContentApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAContentApiV2ErrorOther,
};

/// Why no transcript was made.
@interface DBRIVIERAContentApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAContentApiV2ErrorTag tag;

/// Something went wrong at Dropbox; the value is a text about it. Try again later. Has a value only if `isServerError`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help. Has a value only if
/// `isUserError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userError;

/// The file is too long. Has a value only if `isMediaDurationError` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAMediaDurationError *mediaDurationError;
/// Creates an object with the tag `server_error`.
- (instancetype)initWithServerError:(NSString *)serverError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(NSString *)userError;
/// Creates an object with the tag `media_duration_error`.
- (instancetype)initWithMediaDurationError:(DBRIVIERAMediaDurationError *)mediaDurationError;
/// Creates an object with the tag `no_audio_error`.
- (instancetype)initWithNoAudioError;
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)initWithLinkDownloadDisabledError;
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)initWithSharedLinkPasswordProtected;
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)initWithLimitExceededError;
/// Creates an object with the tag `not_found_error`.
- (instancetype)initWithNotFoundError;
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)initWithIsAFolderError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `server_error`.
- (BOOL)isServerError;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `media_duration_error`.
- (BOOL)isMediaDurationError;
/// Returns whether the tag is `no_audio_error`.
- (BOOL)isNoAudioError;
/// Returns whether the tag is `link_download_disabled_error`.
- (BOOL)isLinkDownloadDisabledError;
/// Returns whether the tag is `shared_link_password_protected`.
- (BOOL)isSharedLinkPasswordProtected;
/// Returns whether the tag is `limit_exceeded_error`.
- (BOOL)isLimitExceededError;
/// Returns whether the tag is `not_found_error`.
- (BOOL)isNotFoundError;
/// Returns whether the tag is `is_a_folder_error`.
- (BOOL)isIsAFolderError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAContentApiV2Error` from and to JSON.
@interface DBRIVIERAContentApiV2ErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAContentApiV2Error *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAContentApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAFileIdOrUrl`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAFileIdOrUrlTag) {
    /// Its id, `id:…`.
    DBRIVIERAFileIdOrUrlFileId,
    /// A shared link, which is opened with the rights of the user, or the URL of a file elsewhere on the web. Text and
    /// OCR take shared links only.
    DBRIVIERAFileIdOrUrlUrl,
    /// Its path, which starts with `/`.
    DBRIVIERAFileIdOrUrlPath,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAFileIdOrUrlOther,
};

/// The file to look into.
@interface DBRIVIERAFileIdOrUrl : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAFileIdOrUrlTag tag;
/// Its id, `id:…`. Has a value only if `isFileId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// A shared link, which is opened with the rights of the user, or the URL of a file elsewhere on the web. Text and OCR
/// take shared links only. Has a value only if `isUrl` returns `YES`.
@property (nonatomic, readonly, copy) NSString *url;

/// Its path, which starts with `/`. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly, copy) NSString *path;
/// Creates an object with the tag `file_id`.
- (instancetype)initWithFileId:(NSString *)fileId;
/// Creates an object with the tag `url`.
- (instancetype)initWithUrl:(NSString *)url;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(NSString *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `file_id`.
- (BOOL)isFileId;
/// Returns whether the tag is `url`.
- (BOOL)isUrl;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAFileIdOrUrl` from and to JSON.
@interface DBRIVIERAFileIdOrUrlSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAFileIdOrUrl *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAFileIdOrUrl *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which document to turn into Markdown, and how.
@interface DBRIVIERAGetMarkdownArgs : DBStoneObject
/// The document. Needed.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;
/// Whether to read scanned pages of a PDF too. Slower. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *enableOcr;
/// Whether to put images into the text as data URIs. Much larger. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *embedImages;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileIdOrUrl: The document. Needed.
///   - enableOcr: Whether to read scanned pages of a PDF too. Slower. Default: `@NO`.
///   - embedImages: Whether to put images into the text as data URIs. Much larger. Default: `@NO`.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    embedImages:(nullable NSNumber *)embedImages;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMarkdownArgs` from and to JSON.
@interface DBRIVIERAGetMarkdownArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMarkdownArgs *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetMarkdownArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetMarkdownAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetMarkdownAsyncCheckResultTag) {
    /// The job is still going on. Ask again in a while.
    DBRIVIERAGetMarkdownAsyncCheckResultInProgress,
    /// The job has ended well.
    DBRIVIERAGetMarkdownAsyncCheckResultComplete,
    /// The job has failed.
    DBRIVIERAGetMarkdownAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetMarkdownAsyncCheckResultOther,
};

/// The state of a job of `getMarkdownAsync`.
@interface DBRIVIERAGetMarkdownAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetMarkdownAsyncCheckResultTag tag;
/// The job has ended well. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetMarkdownResult *complete;
/// The job has failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAMarkdownConversionApiV2Error *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBRIVIERAGetMarkdownResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBRIVIERAMarkdownConversionApiV2Error *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAGetMarkdownAsyncCheckResult` from and to JSON.
@interface DBRIVIERAGetMarkdownAsyncCheckResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMarkdownAsyncCheckResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetMarkdownAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A document in Markdown.
@interface DBRIVIERAGetMarkdownResult : DBStoneObject
/// The document in Markdown. Default: empty.
@property (nonatomic, readonly, copy) NSString *markdown;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - markdown: The document in Markdown. Default: empty.
- (instancetype)initWithMarkdown:(nullable NSString *)markdown;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMarkdownResult` from and to JSON.
@interface DBRIVIERAGetMarkdownResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMarkdownResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetMarkdownResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which file to look into.
@interface DBRIVIERAGetMetadataArgs : DBStoneObject
/// The file. Needed.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileIdOrUrl: The file. Needed.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMetadataArgs` from and to JSON.
@interface DBRIVIERAGetMetadataArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMetadataArgs *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetMetadataArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetMetadataAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetMetadataAsyncCheckResultTag) {
    /// The job is still going on. Ask again in a while.
    DBRIVIERAGetMetadataAsyncCheckResultInProgress,
    /// The job has ended well.
    DBRIVIERAGetMetadataAsyncCheckResultComplete,
    /// The job has failed.
    DBRIVIERAGetMetadataAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetMetadataAsyncCheckResultOther,
};

/// The state of a job of `getMetadataAsync`.
@interface DBRIVIERAGetMetadataAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetMetadataAsyncCheckResultTag tag;
/// The job has ended well. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetMetadataResult *complete;
/// The job has failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAMetadataExtractionApiV2Error *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBRIVIERAGetMetadataResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBRIVIERAMetadataExtractionApiV2Error *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAGetMetadataAsyncCheckResult` from and to JSON.
@interface DBRIVIERAGetMetadataAsyncCheckResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMetadataAsyncCheckResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetMetadataAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata within a file.
@interface DBRIVIERAGetMetadataResult : DBStoneObject
/// Which kind of metadata it is. Default: `metadata_type_unknown`.
@property (nonatomic, readonly) DBRIVIERAMetadataType *metadataType;
/// The metadata.
@property (nonatomic, readonly, nullable) DBRIVIERAMetadataUnion *metadata;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - metadataType: Which kind of metadata it is. Default: `metadata_type_unknown`.
///   - metadata: The metadata.
- (instancetype)initWithMetadataType:(nullable DBRIVIERAMetadataType *)metadataType
    metadata:(nullable DBRIVIERAMetadataUnion *)metadata;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMetadataResult` from and to JSON.
@interface DBRIVIERAGetMetadataResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMetadataResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetMetadataResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which picture or scan to read.
@interface DBRIVIERAGetOcrArgs : DBStoneObject
/// The picture or PDF, by id, path or shared link. Needed.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileIdOrUrl: The picture or PDF, by id, path or shared link. Needed.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetOcrArgs` from and to JSON.
@interface DBRIVIERAGetOcrArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetOcrArgs *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetOcrArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetOcrAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetOcrAsyncCheckResultTag) {
    /// The job is still going on. Ask again in a while.
    DBRIVIERAGetOcrAsyncCheckResultInProgress,
    /// The job has ended well.
    DBRIVIERAGetOcrAsyncCheckResultComplete,
    /// The job has failed.
    DBRIVIERAGetOcrAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetOcrAsyncCheckResultOther,
};

/// The state of a job of `getOcrAsync`.
@interface DBRIVIERAGetOcrAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetOcrAsyncCheckResultTag tag;
/// The job has ended well. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetOcrResult *complete;
/// The job has failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAOcrExtractionApiV2Error *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBRIVIERAGetOcrResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBRIVIERAOcrExtractionApiV2Error *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAGetOcrAsyncCheckResult` from and to JSON.
@interface DBRIVIERAGetOcrAsyncCheckResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetOcrAsyncCheckResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetOcrAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The text in a picture or scan.
@interface DBRIVIERAGetOcrResult : DBStoneObject
/// The text, line by line, with an empty line between pages. Empty if there is none. Default: empty.
@property (nonatomic, readonly, copy) NSString *text;
/// The text with the place of each word: HTML in the manner of hOCR, coordinates in pixels. Default: empty.
@property (nonatomic, readonly, copy) NSString *hocr;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - text: The text, line by line, with an empty line between pages. Empty if there is none. Default: empty.
///   - hocr: The text with the place of each word: HTML in the manner of hOCR, coordinates in pixels. Default: empty.
- (instancetype)initWithText:(nullable NSString *)text hocr:(nullable NSString *)hocr;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetOcrResult` from and to JSON.
@interface DBRIVIERAGetOcrResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetOcrResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetOcrResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which document to read.
@interface DBRIVIERAGetTextArgs : DBStoneObject
/// The document, by id, path or shared link. Needed.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileIdOrUrl: The document, by id, path or shared link. Needed.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTextArgs` from and to JSON.
@interface DBRIVIERAGetTextArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTextArgs *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetTextArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetTextAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetTextAsyncCheckResultTag) {
    /// The job is still going on. Ask again in a while.
    DBRIVIERAGetTextAsyncCheckResultInProgress,
    /// The job has ended well.
    DBRIVIERAGetTextAsyncCheckResultComplete,
    /// The job has failed.
    DBRIVIERAGetTextAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetTextAsyncCheckResultOther,
};

/// The state of a job of `getTextAsync`.
@interface DBRIVIERAGetTextAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetTextAsyncCheckResultTag tag;
/// The job has ended well. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetTextResult *complete;
/// The job has failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBRIVIERATextExtractionApiV2Error *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBRIVIERAGetTextResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBRIVIERATextExtractionApiV2Error *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAGetTextAsyncCheckResult` from and to JSON.
@interface DBRIVIERAGetTextAsyncCheckResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTextAsyncCheckResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetTextAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The text of a document.
@interface DBRIVIERAGetTextResult : DBStoneObject
/// The text. Empty if there is none. Default: empty.
@property (nonatomic, readonly, copy) NSString *text;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - text: The text. Empty if there is none. Default: empty.
- (instancetype)initWithText:(nullable NSString *)text;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTextResult` from and to JSON.
@interface DBRIVIERAGetTextResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTextResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetTextResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to listen to, and how to write it down.
@interface DBRIVIERAGetTranscriptArgs : DBStoneObject
/// The sound or video file. Needed.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;
/// Whether times are given for each sentence or for each word. Default: `sentence`.
@property (nonatomic, readonly) DBRIVIERATimestampLevel *timestampLevel;
/// Fillers to keep in the text, separated by commas, such as `uh, um`. All others are left out. Default: empty.
@property (nonatomic, readonly, copy) NSString *includedSpecialWords;

/// The language as a code of two letters, such as `en`. If empty it is detected, which is slower and less sure.
/// Default: empty.
@property (nonatomic, readonly, copy) NSString *audioLanguage;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileIdOrUrl: The sound or video file. Needed.
///   - timestampLevel: Whether times are given for each sentence or for each word. Default: `sentence`.
///   - includedSpecialWords: Fillers to keep in the text, separated by commas, such as `uh, um`. All others are left
///     out. Default: empty.
///   - audioLanguage: The language as a code of two letters, such as `en`. If empty it is detected, which is slower and
///     less sure. Default: empty.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    audioLanguage:(nullable NSString *)audioLanguage;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTranscriptArgs` from and to JSON.
@interface DBRIVIERAGetTranscriptArgsSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTranscriptArgs *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetTranscriptArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetTranscriptAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetTranscriptAsyncCheckResultTag) {
    /// The job is still going on. Ask again in a while.
    DBRIVIERAGetTranscriptAsyncCheckResultInProgress,
    /// The job has ended well.
    DBRIVIERAGetTranscriptAsyncCheckResultComplete,
    /// The job has failed.
    DBRIVIERAGetTranscriptAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetTranscriptAsyncCheckResultOther,
};

/// The state of a job of `getTranscriptAsync`.
@interface DBRIVIERAGetTranscriptAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetTranscriptAsyncCheckResultTag tag;
/// The job has ended well. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetTranscriptResult *complete;
/// The job has failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAContentApiV2Error *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBRIVIERAGetTranscriptResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBRIVIERAContentApiV2Error *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAGetTranscriptAsyncCheckResult` from and to JSON.
@interface DBRIVIERAGetTranscriptAsyncCheckResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTranscriptAsyncCheckResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetTranscriptAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What was said.
@interface DBRIVIERAGetTranscriptResult : DBStoneObject
/// The transcript.
@property (nonatomic, readonly, nullable) DBRIVIERAApiStructuredTranscript *structuredTranscript;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - structuredTranscript: The transcript.
- (instancetype)initWithStructuredTranscript:(nullable DBRIVIERAApiStructuredTranscript *)structuredTranscript;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTranscriptResult` from and to JSON.
@interface DBRIVIERAGetTranscriptResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTranscriptResult *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAGetTranscriptResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMarkdownConversionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMarkdownConversionApiV2ErrorTag) {
    /// Something went wrong at Dropbox; the value is a text about it. Try again later.
    DBRIVIERAMarkdownConversionApiV2ErrorServerError,
    /// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
    DBRIVIERAMarkdownConversionApiV2ErrorUserError,
    /// Files of this format cannot be processed.
    DBRIVIERAMarkdownConversionApiV2ErrorUnsupportedFormatError,
    /// The link does not allow downloads.
    DBRIVIERAMarkdownConversionApiV2ErrorLinkDownloadDisabledError,
    /// The link asks for a password, so it cannot be used here.
    DBRIVIERAMarkdownConversionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAMarkdownConversionApiV2ErrorLimitExceededError,
    /// The file could not be processed; it may be damaged.
    DBRIVIERAMarkdownConversionApiV2ErrorConversionFailureError,
    /// There is no such file, or the user may not open it.
    DBRIVIERAMarkdownConversionApiV2ErrorNotFoundError,
    /// It is a folder.
    DBRIVIERAMarkdownConversionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMarkdownConversionApiV2ErrorOther,
};

/// Why no Markdown was made.
@interface DBRIVIERAMarkdownConversionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAMarkdownConversionApiV2ErrorTag tag;

/// Something went wrong at Dropbox; the value is a text about it. Try again later. Has a value only if `isServerError`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help. Has a value only if
/// `isUserError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userError;

/// Creates an object with the tag `server_error`.
- (instancetype)initWithServerError:(NSString *)serverError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(NSString *)userError;
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)initWithUnsupportedFormatError;
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)initWithLinkDownloadDisabledError;
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)initWithSharedLinkPasswordProtected;
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)initWithLimitExceededError;
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)initWithConversionFailureError;
/// Creates an object with the tag `not_found_error`.
- (instancetype)initWithNotFoundError;
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)initWithIsAFolderError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `server_error`.
- (BOOL)isServerError;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `unsupported_format_error`.
- (BOOL)isUnsupportedFormatError;
/// Returns whether the tag is `link_download_disabled_error`.
- (BOOL)isLinkDownloadDisabledError;
/// Returns whether the tag is `shared_link_password_protected`.
- (BOOL)isSharedLinkPasswordProtected;
/// Returns whether the tag is `limit_exceeded_error`.
- (BOOL)isLimitExceededError;
/// Returns whether the tag is `conversion_failure_error`.
- (BOOL)isConversionFailureError;
/// Returns whether the tag is `not_found_error`.
- (BOOL)isNotFoundError;
/// Returns whether the tag is `is_a_folder_error`.
- (BOOL)isIsAFolderError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAMarkdownConversionApiV2Error` from and to JSON.
@interface DBRIVIERAMarkdownConversionApiV2ErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMarkdownConversionApiV2Error *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAMarkdownConversionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// How long a file may be.
@interface DBRIVIERAMediaDurationError : DBStoneObject
/// The limit. Default: 0.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The limit. Default: 0.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAMediaDurationError` from and to JSON.
@interface DBRIVIERAMediaDurationErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMediaDurationError *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAMediaDurationError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMetadataExtractionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMetadataExtractionApiV2ErrorTag) {
    /// Something went wrong at Dropbox; the value is a text about it. Try again later.
    DBRIVIERAMetadataExtractionApiV2ErrorServerError,
    /// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
    DBRIVIERAMetadataExtractionApiV2ErrorUserError,
    /// Files of this format cannot be processed.
    DBRIVIERAMetadataExtractionApiV2ErrorUnsupportedFormatError,
    /// The link does not allow downloads.
    DBRIVIERAMetadataExtractionApiV2ErrorLinkDownloadDisabledError,
    /// The link asks for a password, so it cannot be used here.
    DBRIVIERAMetadataExtractionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAMetadataExtractionApiV2ErrorLimitExceededError,
    /// The file could not be processed; it may be damaged.
    DBRIVIERAMetadataExtractionApiV2ErrorConversionFailureError,
    /// There is no such file, or the user may not open it.
    DBRIVIERAMetadataExtractionApiV2ErrorNotFoundError,
    /// It is a folder.
    DBRIVIERAMetadataExtractionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMetadataExtractionApiV2ErrorOther,
};

/// Why no metadata was read.
@interface DBRIVIERAMetadataExtractionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAMetadataExtractionApiV2ErrorTag tag;

/// Something went wrong at Dropbox; the value is a text about it. Try again later. Has a value only if `isServerError`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help. Has a value only if
/// `isUserError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userError;

/// Creates an object with the tag `server_error`.
- (instancetype)initWithServerError:(NSString *)serverError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(NSString *)userError;
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)initWithUnsupportedFormatError;
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)initWithLinkDownloadDisabledError;
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)initWithSharedLinkPasswordProtected;
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)initWithLimitExceededError;
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)initWithConversionFailureError;
/// Creates an object with the tag `not_found_error`.
- (instancetype)initWithNotFoundError;
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)initWithIsAFolderError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `server_error`.
- (BOOL)isServerError;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `unsupported_format_error`.
- (BOOL)isUnsupportedFormatError;
/// Returns whether the tag is `link_download_disabled_error`.
- (BOOL)isLinkDownloadDisabledError;
/// Returns whether the tag is `shared_link_password_protected`.
- (BOOL)isSharedLinkPasswordProtected;
/// Returns whether the tag is `limit_exceeded_error`.
- (BOOL)isLimitExceededError;
/// Returns whether the tag is `conversion_failure_error`.
- (BOOL)isConversionFailureError;
/// Returns whether the tag is `not_found_error`.
- (BOOL)isNotFoundError;
/// Returns whether the tag is `is_a_folder_error`.
- (BOOL)isIsAFolderError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAMetadataExtractionApiV2Error` from and to JSON.
@interface DBRIVIERAMetadataExtractionApiV2ErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMetadataExtractionApiV2Error *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAMetadataExtractionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMetadataType`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMetadataTypeTag) {
    /// None that is known.
    DBRIVIERAMetadataTypeMetadataTypeUnknown,
    /// What a camera wrote into a picture.
    DBRIVIERAMetadataTypeMetadataTypeExif,
    /// Facts about sound or video.
    DBRIVIERAMetadataTypeMetadataTypeMedia,
    /// Facts about a PDF document.
    DBRIVIERAMetadataTypeMetadataTypePdf,
    /// Facts about an Office document.
    DBRIVIERAMetadataTypeMetadataTypeOffice,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMetadataTypeOther,
};

/// The kind of metadata that a file carries.
@interface DBRIVIERAMetadataType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAMetadataTypeTag tag;
/// Creates an object with the tag `metadata_type_unknown`.
- (instancetype)initWithMetadataTypeUnknown;
/// Creates an object with the tag `metadata_type_exif`.
- (instancetype)initWithMetadataTypeExif;
/// Creates an object with the tag `metadata_type_media`.
- (instancetype)initWithMetadataTypeMedia;
/// Creates an object with the tag `metadata_type_pdf`.
- (instancetype)initWithMetadataTypePdf;
/// Creates an object with the tag `metadata_type_office`.
- (instancetype)initWithMetadataTypeOffice;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `metadata_type_unknown`.
- (BOOL)isMetadataTypeUnknown;
/// Returns whether the tag is `metadata_type_exif`.
- (BOOL)isMetadataTypeExif;
/// Returns whether the tag is `metadata_type_media`.
- (BOOL)isMetadataTypeMedia;
/// Returns whether the tag is `metadata_type_pdf`.
- (BOOL)isMetadataTypePdf;
/// Returns whether the tag is `metadata_type_office`.
- (BOOL)isMetadataTypeOffice;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAMetadataType` from and to JSON.
@interface DBRIVIERAMetadataTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMetadataType *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAMetadataType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAOcrExtractionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAOcrExtractionApiV2ErrorTag) {
    /// Something went wrong at Dropbox; the value is a text about it. Try again later.
    DBRIVIERAOcrExtractionApiV2ErrorServerError,
    /// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
    DBRIVIERAOcrExtractionApiV2ErrorUserError,
    /// Files of this format cannot be processed.
    DBRIVIERAOcrExtractionApiV2ErrorUnsupportedFormatError,
    /// The link does not allow downloads.
    DBRIVIERAOcrExtractionApiV2ErrorLinkDownloadDisabledError,
    /// The link asks for a password, so it cannot be used here.
    DBRIVIERAOcrExtractionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAOcrExtractionApiV2ErrorLimitExceededError,
    /// The file could not be processed; it may be damaged.
    DBRIVIERAOcrExtractionApiV2ErrorConversionFailureError,
    /// There is no such file, or the user may not open it.
    DBRIVIERAOcrExtractionApiV2ErrorNotFoundError,
    /// It is a folder.
    DBRIVIERAOcrExtractionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAOcrExtractionApiV2ErrorOther,
};

/// Why no text was read.
@interface DBRIVIERAOcrExtractionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAOcrExtractionApiV2ErrorTag tag;

/// Something went wrong at Dropbox; the value is a text about it. Try again later. Has a value only if `isServerError`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help. Has a value only if
/// `isUserError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userError;

/// Creates an object with the tag `server_error`.
- (instancetype)initWithServerError:(NSString *)serverError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(NSString *)userError;
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)initWithUnsupportedFormatError;
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)initWithLinkDownloadDisabledError;
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)initWithSharedLinkPasswordProtected;
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)initWithLimitExceededError;
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)initWithConversionFailureError;
/// Creates an object with the tag `not_found_error`.
- (instancetype)initWithNotFoundError;
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)initWithIsAFolderError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `server_error`.
- (BOOL)isServerError;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `unsupported_format_error`.
- (BOOL)isUnsupportedFormatError;
/// Returns whether the tag is `link_download_disabled_error`.
- (BOOL)isLinkDownloadDisabledError;
/// Returns whether the tag is `shared_link_password_protected`.
- (BOOL)isSharedLinkPasswordProtected;
/// Returns whether the tag is `limit_exceeded_error`.
- (BOOL)isLimitExceededError;
/// Returns whether the tag is `conversion_failure_error`.
- (BOOL)isConversionFailureError;
/// Returns whether the tag is `not_found_error`.
- (BOOL)isNotFoundError;
/// Returns whether the tag is `is_a_folder_error`.
- (BOOL)isIsAFolderError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAOcrExtractionApiV2Error` from and to JSON.
@interface DBRIVIERAOcrExtractionApiV2ErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAOcrExtractionApiV2Error *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAOcrExtractionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAOfficeFileType`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAOfficeFileTypeTag) {
    /// Not known.
    DBRIVIERAOfficeFileTypeOfficeFiletypeUnknown,
    /// Word.
    DBRIVIERAOfficeFileTypeOfficeFiletypeWord,
    /// PowerPoint.
    DBRIVIERAOfficeFileTypeOfficeFiletypePowerpoint,
    /// Excel.
    DBRIVIERAOfficeFileTypeOfficeFiletypeExcel,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAOfficeFileTypeOther,
};

/// The application that an Office document is made for.
@interface DBRIVIERAOfficeFileType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAOfficeFileTypeTag tag;
/// Creates an object with the tag `office_filetype_unknown`.
- (instancetype)initWithOfficeFiletypeUnknown;
/// Creates an object with the tag `office_filetype_word`.
- (instancetype)initWithOfficeFiletypeWord;
/// Creates an object with the tag `office_filetype_powerpoint`.
- (instancetype)initWithOfficeFiletypePowerpoint;
/// Creates an object with the tag `office_filetype_excel`.
- (instancetype)initWithOfficeFiletypeExcel;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `office_filetype_unknown`.
- (BOOL)isOfficeFiletypeUnknown;
/// Returns whether the tag is `office_filetype_word`.
- (BOOL)isOfficeFiletypeWord;
/// Returns whether the tag is `office_filetype_powerpoint`.
- (BOOL)isOfficeFiletypePowerpoint;
/// Returns whether the tag is `office_filetype_excel`.
- (BOOL)isOfficeFiletypeExcel;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAOfficeFileType` from and to JSON.
@interface DBRIVIERAOfficeFileTypeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAOfficeFileType *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAOfficeFileType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERATextExtractionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERATextExtractionApiV2ErrorTag) {
    /// Something went wrong at Dropbox; the value is a text about it. Try again later.
    DBRIVIERATextExtractionApiV2ErrorServerError,
    /// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
    DBRIVIERATextExtractionApiV2ErrorUserError,
    /// Files of this format cannot be processed.
    DBRIVIERATextExtractionApiV2ErrorUnsupportedFormatError,
    /// The link does not allow downloads.
    DBRIVIERATextExtractionApiV2ErrorLinkDownloadDisabledError,
    /// The link asks for a password, so it cannot be used here.
    DBRIVIERATextExtractionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERATextExtractionApiV2ErrorLimitExceededError,
    /// The file could not be processed; it may be damaged.
    DBRIVIERATextExtractionApiV2ErrorConversionFailureError,
    /// There is no such file, or the user may not open it.
    DBRIVIERATextExtractionApiV2ErrorNotFoundError,
    /// It is a folder.
    DBRIVIERATextExtractionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERATextExtractionApiV2ErrorOther,
};

/// Why no text was read.
@interface DBRIVIERATextExtractionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERATextExtractionApiV2ErrorTag tag;

/// Something went wrong at Dropbox; the value is a text about it. Try again later. Has a value only if `isServerError`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help. Has a value only if
/// `isUserError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *userError;

/// Creates an object with the tag `server_error`.
- (instancetype)initWithServerError:(NSString *)serverError;
/// Creates an object with the tag `user_error`.
- (instancetype)initWithUserError:(NSString *)userError;
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)initWithUnsupportedFormatError;
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)initWithLinkDownloadDisabledError;
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)initWithSharedLinkPasswordProtected;
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)initWithLimitExceededError;
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)initWithConversionFailureError;
/// Creates an object with the tag `not_found_error`.
- (instancetype)initWithNotFoundError;
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)initWithIsAFolderError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `server_error`.
- (BOOL)isServerError;
/// Returns whether the tag is `user_error`.
- (BOOL)isUserError;
/// Returns whether the tag is `unsupported_format_error`.
- (BOOL)isUnsupportedFormatError;
/// Returns whether the tag is `link_download_disabled_error`.
- (BOOL)isLinkDownloadDisabledError;
/// Returns whether the tag is `shared_link_password_protected`.
- (BOOL)isSharedLinkPasswordProtected;
/// Returns whether the tag is `limit_exceeded_error`.
- (BOOL)isLimitExceededError;
/// Returns whether the tag is `conversion_failure_error`.
- (BOOL)isConversionFailureError;
/// Returns whether the tag is `not_found_error`.
- (BOOL)isNotFoundError;
/// Returns whether the tag is `is_a_folder_error`.
- (BOOL)isIsAFolderError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERATextExtractionApiV2Error` from and to JSON.
@interface DBRIVIERATextExtractionApiV2ErrorSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERATextExtractionApiV2Error *)instance;
/// Returns the object for JSON.
+ (DBRIVIERATextExtractionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERATimestampLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERATimestampLevelTag) {
    /// Into sentences.
    DBRIVIERATimestampLevelSentence,
    /// Into words, as for captions.
    DBRIVIERATimestampLevelWord,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERATimestampLevelOther,
};

/// How finely a transcript is cut.
@interface DBRIVIERATimestampLevel : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERATimestampLevelTag tag;
/// Creates an object with the tag `sentence`.
- (instancetype)initWithSentence;
/// Creates an object with the tag `word`.
- (instancetype)initWithWord;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `sentence`.
- (BOOL)isSentence;
/// Returns whether the tag is `word`.
- (BOOL)isWord;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERATimestampLevel` from and to JSON.
@interface DBRIVIERATimestampLevelSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERATimestampLevel *)instance;
/// Returns the object for JSON.
+ (DBRIVIERATimestampLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMetadataUnion`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMetadataUnionTag) {
    /// What a camera wrote into a picture.
    DBRIVIERAMetadataUnionExif,
    /// Facts about sound or video.
    DBRIVIERAMetadataUnionMedia,
    /// Facts about a PDF document.
    DBRIVIERAMetadataUnionPdf,
    /// Facts about an Office document.
    DBRIVIERAMetadataUnionOffice,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMetadataUnionOther,
};

/// The metadata within a file.
@interface DBRIVIERAMetadataUnion : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAMetadataUnionTag tag;
/// What a camera wrote into a picture. Has a value only if `isExif` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAApiExifMetadata *exif;
/// Facts about sound or video. Has a value only if `isMedia` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAApiMediaMetadata *media;
/// Facts about a PDF document. Has a value only if `isPdf` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAApiPdfMetadata *pdf;
/// Facts about an Office document. Has a value only if `isOffice` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAApiOfficeMetadata *office;
/// Creates an object with the tag `exif`.
- (instancetype)initWithExif:(DBRIVIERAApiExifMetadata *)exif;
/// Creates an object with the tag `media`.
- (instancetype)initWithMedia:(DBRIVIERAApiMediaMetadata *)media;
/// Creates an object with the tag `pdf`.
- (instancetype)initWithPdf:(DBRIVIERAApiPdfMetadata *)pdf;
/// Creates an object with the tag `office`.
- (instancetype)initWithOffice:(DBRIVIERAApiOfficeMetadata *)office;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `exif`.
- (BOOL)isExif;
/// Returns whether the tag is `media`.
- (BOOL)isMedia;
/// Returns whether the tag is `pdf`.
- (BOOL)isPdf;
/// Returns whether the tag is `office`.
- (BOOL)isOffice;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBRIVIERAMetadataUnion` from and to JSON.
@interface DBRIVIERAMetadataUnionSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMetadataUnion *)instance;
/// Returns the object for JSON.
+ (DBRIVIERAMetadataUnion *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
