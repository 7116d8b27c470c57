// Generated from API/riviera.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBRIVIERAApiMediaStream, DBRIVIERAApiTranscriptSegment, DBRIVIERAGetMarkdownResult, DBRIVIERAGetMetadataResult,
    DBRIVIERAGetOcrResult, DBRIVIERAGetTextResult, DBRIVIERAGetTranscriptResult, DBRIVIERAMarkdownConversionApiV2Error,
    DBRIVIERAMediaDurationError, DBRIVIERAMetadataExtractionApiV2Error, DBRIVIERAMetadataType, DBRIVIERAMetadataUnion,
    DBRIVIERAOcrExtractionApiV2Error, DBRIVIERAOfficeFileType, DBRIVIERATextExtractionApiV2Error,
    DBRIVIERATimestampLevel;

NS_ASSUME_NONNULL_BEGIN

/// The location at which an image was taken, as recorded by the camera.
@interface DBRIVIERAApiExifGpsMetadata : DBStoneObject
/// The latitude in degrees, positive to the north. The default is 0.0.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, positive to the east. The default is 0.0.
@property (nonatomic, readonly) NSNumber *longitude;
/// The altitude in meters, as recorded by the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *altitude;
/// The time of the position, as recorded by the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *timestamp;
/// The date of the position, as recorded by the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *datestamp;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiExifGpsMetadata *)instance;
+ (DBRIVIERAApiExifGpsMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The Exif metadata of an image. Missing values are empty or 0.
@interface DBRIVIERAApiExifMetadata : DBStoneObject
/// The width in pixels. The default is 0.
@property (nonatomic, readonly) NSNumber *imageWidth;
/// The height in pixels. The default is 0.
@property (nonatomic, readonly) NSNumber *imageHeight;
/// The manufacturer of the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *cameraMake;
/// The model of the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *cameraModel;
/// The model of the lens. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *lensModel;
/// The time at which the image was taken, in the local time of the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *dateTimeOriginal;
/// The time zone of `dateTimeOriginal`, such as `+09:00`. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *offsetTimeOriginal;
/// The Exif orientation, from 1 to 8. 1 is upright. The default is 0.
@property (nonatomic, readonly) NSNumber *orientation;
/// The exposure time in seconds as a fraction, such as `1/250`. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *exposureTime;
/// The aperture value. The default is 0.0.
@property (nonatomic, readonly) NSNumber *apertureValue;
/// The ISO speed. The default is 0.
@property (nonatomic, readonly) NSNumber *isoSpeed;
/// The focal length with its unit, such as `26.0 mm`. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *focalLength;
/// The number of pixels in millions. The default is 0.0.
@property (nonatomic, readonly) NSNumber *megapixels;
/// The creator of the image. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *artist;
/// The copyright holder. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *dCopyright;
/// The location at which the image was taken.
@property (nonatomic, readonly, nullable) DBRIVIERAApiExifGpsMetadata *gpsMetadata;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiExifMetadata *)instance;
+ (DBRIVIERAApiExifMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of an audio or video file.
@interface DBRIVIERAApiMediaMetadata : DBStoneObject
/// The total bit rate of all streams in bits per second. The default is 0.
@property (nonatomic, readonly) NSNumber *bitrateBps;
/// The duration in seconds. The default is 0.0.
@property (nonatomic, readonly) NSNumber *durationS;
/// The time of the recording, if it is known. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *creationTime;
/// The audio and video streams.
@property (nonatomic, readonly, nullable) NSArray<DBRIVIERAApiMediaStream *> *streams;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithBitrateBps:(nullable NSNumber *)bitrateBps
    durationS:(nullable NSNumber *)durationS
    creationTime:(nullable NSString *)creationTime
    streams:(nullable NSArray<DBRIVIERAApiMediaStream *> *)streams;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiMediaMetadata` from and to JSON.
@interface DBRIVIERAApiMediaMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiMediaMetadata *)instance;
+ (DBRIVIERAApiMediaMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An audio or video stream.
@interface DBRIVIERAApiMediaStream : DBStoneObject
/// The index of the stream in the file. The default is 0.
@property (nonatomic, readonly) NSNumber *index;
/// The type of the content, such as `audio` or `video`. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *codecType;
/// The name of the codec. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *codecName;
/// The bit rate in bits per second. The default is 0.
@property (nonatomic, readonly) NSNumber *bitrateBps;
/// The duration in seconds. The default is 0.0.
@property (nonatomic, readonly) NSNumber *durationS;
/// The width in pixels. 0 for audio. The default is 0.
@property (nonatomic, readonly) NSNumber *width;
/// The height in pixels. 0 for audio. The default is 0.
@property (nonatomic, readonly) NSNumber *height;
/// The number of frames per second. 0 for audio. The default is 0.0.
@property (nonatomic, readonly) NSNumber *framesPerSecond;
/// The rotation in degrees. The default is 0.
@property (nonatomic, readonly) NSNumber *rotation;
/// The display aspect ratio, such as `16:9`. Empty for audio. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *displayAspectRatio;
/// The number of channels. 0 for video. The default is 0.
@property (nonatomic, readonly) NSNumber *channels;
/// The layout of the channels. Empty for video. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *channelLayout;
/// The sample rate in samples per second. 0 for video. The default is 0.
@property (nonatomic, readonly) NSNumber *sampleRateS;
/// The language as an ISO 639 code, if it is known. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *languageIso639;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiMediaStream *)instance;
+ (DBRIVIERAApiMediaStream *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a Microsoft Office document.
@interface DBRIVIERAApiOfficeMetadata : DBStoneObject
/// The type of the document. The default is `office_filetype_unknown`.
@property (nonatomic, readonly) DBRIVIERAOfficeFileType *fileType;
/// The author. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *creator;
/// The company of the author. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *company;
/// The title. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *title;
/// The subject. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *subject;
/// The keywords. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *keywords;
/// The description. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *description_;
/// The total editing time in minutes. The default is 0.
@property (nonatomic, readonly) NSNumber *totalEditTimeMinutes;
/// The number of pages in a Word document. The default is 0.
@property (nonatomic, readonly) NSNumber *pages;
/// The number of words in a Word document. The default is 0.
@property (nonatomic, readonly) NSNumber *words;
/// The number of slides in a PowerPoint presentation. The default is 0.
@property (nonatomic, readonly) NSNumber *slides;
/// The revision number that the application assigned. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *revisionNumber;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiOfficeMetadata *)instance;
+ (DBRIVIERAApiOfficeMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a PDF document.
@interface DBRIVIERAApiPdfMetadata : DBStoneObject
/// The number of pages. The default is 0.
@property (nonatomic, readonly) NSNumber *pages;
/// The width of the first page in points (1/72 inch). The default is 0.
@property (nonatomic, readonly) NSNumber *width;
/// The height of the first page in points (1/72 inch). The default is 0.
@property (nonatomic, readonly) NSNumber *height;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPages:(nullable NSNumber *)pages
    width:(nullable NSNumber *)width
    height:(nullable NSNumber *)height;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiPdfMetadata` from and to JSON.
@interface DBRIVIERAApiPdfMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiPdfMetadata *)instance;
+ (DBRIVIERAApiPdfMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The transcript of a file.
@interface DBRIVIERAApiStructuredTranscript : DBStoneObject
/// The sentences or words in order.
@property (nonatomic, readonly, nullable) NSArray<DBRIVIERAApiTranscriptSegment *> *segments;
/// The language of the transcript. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *transcriptLocale;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSegments:(nullable NSArray<DBRIVIERAApiTranscriptSegment *> *)segments
    transcriptLocale:(nullable NSString *)transcriptLocale;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiStructuredTranscript` from and to JSON.
@interface DBRIVIERAApiStructuredTranscriptSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiStructuredTranscript *)instance;
+ (DBRIVIERAApiStructuredTranscript *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A sentence or word of a transcript.
@interface DBRIVIERAApiTranscriptSegment : DBStoneObject
/// The spoken text. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *text;
/// The start time in seconds. The default is 0.0.
@property (nonatomic, readonly) NSNumber *startTime;
/// The end time in seconds. The default is 0.0.
@property (nonatomic, readonly) NSNumber *endTime;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithText:(nullable NSString *)text
    startTime:(nullable NSNumber *)startTime
    endTime:(nullable NSNumber *)endTime;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAApiTranscriptSegment` from and to JSON.
@interface DBRIVIERAApiTranscriptSegmentSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAApiTranscriptSegment *)instance;
+ (DBRIVIERAApiTranscriptSegment *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAContentApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAContentApiV2ErrorTag) {
    /// An error occurred at Dropbox. The associated value describes it. Try again later.
    DBRIVIERAContentApiV2ErrorServerError,
    /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
    DBRIVIERAContentApiV2ErrorUserError,
    /// The file is too long.
    DBRIVIERAContentApiV2ErrorMediaDurationError,
    /// The file contains no audio.
    DBRIVIERAContentApiV2ErrorNoAudioError,
    /// The link doesn't allow downloads.
    DBRIVIERAContentApiV2ErrorLinkDownloadDisabledError,
    /// The link requires a password, which isn't supported.
    DBRIVIERAContentApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAContentApiV2ErrorLimitExceededError,
    /// The file doesn't exist, or the user doesn't have access to it.
    DBRIVIERAContentApiV2ErrorNotFoundError,
    /// The item is a folder.
    DBRIVIERAContentApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAContentApiV2ErrorOther,
};

/// The reason that no transcript was created.
@interface DBRIVIERAContentApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAContentApiV2ErrorTag tag;

/// An error occurred at Dropbox. The associated value describes it. Try again later. Has a value only if
/// `isServerError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request can't be fulfilled. The associated value describes the problem. Don't try again. Has a value only if
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAContentApiV2Error *)instance;
+ (DBRIVIERAContentApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAFileIdOrUrl`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAFileIdOrUrlTag) {
    /// The identifier of the file, `id:…`.
    DBRIVIERAFileIdOrUrlFileId,
    /// A shared link, which is opened with the user's permissions, or the URL of a file on the web. Text extraction and
    /// OCR support only shared links.
    DBRIVIERAFileIdOrUrlUrl,
    /// The path of the file, which starts with `/`.
    DBRIVIERAFileIdOrUrlPath,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAFileIdOrUrlOther,
};

/// The file to process.
@interface DBRIVIERAFileIdOrUrl : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAFileIdOrUrlTag tag;
/// The identifier of the file, `id:…`. Has a value only if `isFileId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// A shared link, which is opened with the user's permissions, or the URL of a file on the web. Text extraction and OCR
/// support only shared links. Has a value only if `isUrl` returns `YES`.
@property (nonatomic, readonly, copy) NSString *url;

/// The path of the file, which starts with `/`. Has a value only if `isPath` returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAFileIdOrUrl *)instance;
+ (DBRIVIERAFileIdOrUrl *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document to convert to Markdown, and the options.
@interface DBRIVIERAGetMarkdownArgs : DBStoneObject
/// The document. Required.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;

/// A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is slower. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *enableOcr;

/// A Boolean value that indicates whether to embed images as data URIs, which makes the result much larger. The default
/// is `@NO`.
@property (nonatomic, readonly) NSNumber *embedImages;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileIdOrUrl: The document. Required.
///   - enableOcr: A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is slower.
///     The default is `@NO`.
///   - embedImages: A Boolean value that indicates whether to embed images as data URIs, which makes the result much
///     larger. The default is `@NO`.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    embedImages:(nullable NSNumber *)embedImages;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMarkdownArgs` from and to JSON.
@interface DBRIVIERAGetMarkdownArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMarkdownArgs *)instance;
+ (DBRIVIERAGetMarkdownArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetMarkdownAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetMarkdownAsyncCheckResultTag) {
    /// The job is still running. Poll again later.
    DBRIVIERAGetMarkdownAsyncCheckResultInProgress,
    /// The job completed successfully.
    DBRIVIERAGetMarkdownAsyncCheckResultComplete,
    /// The job failed.
    DBRIVIERAGetMarkdownAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetMarkdownAsyncCheckResultOther,
};

/// The state of a job of `getMarkdownAsync`.
@interface DBRIVIERAGetMarkdownAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetMarkdownAsyncCheckResultTag tag;
/// The job completed successfully. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetMarkdownResult *complete;
/// The job failed. Has a value only if `isFailed` returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMarkdownAsyncCheckResult *)instance;
+ (DBRIVIERAGetMarkdownAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A document in Markdown.
@interface DBRIVIERAGetMarkdownResult : DBStoneObject
/// The document in Markdown. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *markdown;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithMarkdown:(nullable NSString *)markdown;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMarkdownResult` from and to JSON.
@interface DBRIVIERAGetMarkdownResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMarkdownResult *)instance;
+ (DBRIVIERAGetMarkdownResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file whose metadata to extract.
@interface DBRIVIERAGetMetadataArgs : DBStoneObject
/// The file. Required.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter fileIdOrUrl: The file. Required.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMetadataArgs` from and to JSON.
@interface DBRIVIERAGetMetadataArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMetadataArgs *)instance;
+ (DBRIVIERAGetMetadataArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetMetadataAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetMetadataAsyncCheckResultTag) {
    /// The job is still running. Poll again later.
    DBRIVIERAGetMetadataAsyncCheckResultInProgress,
    /// The job completed successfully.
    DBRIVIERAGetMetadataAsyncCheckResultComplete,
    /// The job failed.
    DBRIVIERAGetMetadataAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetMetadataAsyncCheckResultOther,
};

/// The state of a job of `getMetadataAsync`.
@interface DBRIVIERAGetMetadataAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetMetadataAsyncCheckResultTag tag;
/// The job completed successfully. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetMetadataResult *complete;
/// The job failed. Has a value only if `isFailed` returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMetadataAsyncCheckResult *)instance;
+ (DBRIVIERAGetMetadataAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The embedded metadata of a file.
@interface DBRIVIERAGetMetadataResult : DBStoneObject
/// The kind of metadata. The default is `metadata_type_unknown`.
@property (nonatomic, readonly) DBRIVIERAMetadataType *metadataType;
/// The metadata.
@property (nonatomic, readonly, nullable) DBRIVIERAMetadataUnion *metadata;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithMetadataType:(nullable DBRIVIERAMetadataType *)metadataType
    metadata:(nullable DBRIVIERAMetadataUnion *)metadata;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetMetadataResult` from and to JSON.
@interface DBRIVIERAGetMetadataResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetMetadataResult *)instance;
+ (DBRIVIERAGetMetadataResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The image or scan whose text to recognize.
@interface DBRIVIERAGetOcrArgs : DBStoneObject
/// The image or PDF, by its identifier, path, or shared link. Required.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter fileIdOrUrl: The image or PDF, by its identifier, path, or shared link. Required.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetOcrArgs` from and to JSON.
@interface DBRIVIERAGetOcrArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetOcrArgs *)instance;
+ (DBRIVIERAGetOcrArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetOcrAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetOcrAsyncCheckResultTag) {
    /// The job is still running. Poll again later.
    DBRIVIERAGetOcrAsyncCheckResultInProgress,
    /// The job completed successfully.
    DBRIVIERAGetOcrAsyncCheckResultComplete,
    /// The job failed.
    DBRIVIERAGetOcrAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetOcrAsyncCheckResultOther,
};

/// The state of a job of `getOcrAsync`.
@interface DBRIVIERAGetOcrAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetOcrAsyncCheckResultTag tag;
/// The job completed successfully. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetOcrResult *complete;
/// The job failed. Has a value only if `isFailed` returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetOcrAsyncCheckResult *)instance;
+ (DBRIVIERAGetOcrAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The text in an image or scan.
@interface DBRIVIERAGetOcrResult : DBStoneObject
/// The text, line by line, with an empty line between pages. Empty if there is none. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *text;
/// The text with the position of each word, as hOCR: HTML with coordinates in pixels. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *hocr;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithText:(nullable NSString *)text hocr:(nullable NSString *)hocr;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetOcrResult` from and to JSON.
@interface DBRIVIERAGetOcrResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetOcrResult *)instance;
+ (DBRIVIERAGetOcrResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The document whose text to extract.
@interface DBRIVIERAGetTextArgs : DBStoneObject
/// The document, by its identifier, path, or shared link. Required.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter fileIdOrUrl: The document, by its identifier, path, or shared link. Required.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTextArgs` from and to JSON.
@interface DBRIVIERAGetTextArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTextArgs *)instance;
+ (DBRIVIERAGetTextArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetTextAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetTextAsyncCheckResultTag) {
    /// The job is still running. Poll again later.
    DBRIVIERAGetTextAsyncCheckResultInProgress,
    /// The job completed successfully.
    DBRIVIERAGetTextAsyncCheckResultComplete,
    /// The job failed.
    DBRIVIERAGetTextAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetTextAsyncCheckResultOther,
};

/// The state of a job of `getTextAsync`.
@interface DBRIVIERAGetTextAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetTextAsyncCheckResultTag tag;
/// The job completed successfully. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetTextResult *complete;
/// The job failed. Has a value only if `isFailed` returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTextAsyncCheckResult *)instance;
+ (DBRIVIERAGetTextAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The text of a document.
@interface DBRIVIERAGetTextResult : DBStoneObject
/// The text. Empty if there is none. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *text;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithText:(nullable NSString *)text;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTextResult` from and to JSON.
@interface DBRIVIERAGetTextResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTextResult *)instance;
+ (DBRIVIERAGetTextResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to transcribe, and the options.
@interface DBRIVIERAGetTranscriptArgs : DBStoneObject
/// The audio or video file. Required.
@property (nonatomic, readonly, nullable) DBRIVIERAFileIdOrUrl *fileIdOrUrl;
/// A value that indicates whether sentences or words have timestamps. The default is `sentence`.
@property (nonatomic, readonly) DBRIVIERATimestampLevel *timestampLevel;

/// Filler words to keep in the transcript, separated by commas, such as `uh, um`. Other filler words are omitted. The
/// default is an empty string.
@property (nonatomic, readonly, copy) NSString *includedSpecialWords;

/// The language as a two-letter code, such as `en`. If empty, Dropbox detects the language, which is slower and less
/// accurate. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *audioLanguage;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fileIdOrUrl: The audio or video file. Required.
///   - timestampLevel: A value that indicates whether sentences or words have timestamps. The default is `sentence`.
///   - includedSpecialWords: Filler words to keep in the transcript, separated by commas, such as `uh, um`. Other
///     filler words are omitted. The default is an empty string.
///   - audioLanguage: The language as a two-letter code, such as `en`. If empty, Dropbox detects the language, which is
///     slower and less accurate. The default is an empty string.
- (instancetype)initWithFileIdOrUrl:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    audioLanguage:(nullable NSString *)audioLanguage;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTranscriptArgs` from and to JSON.
@interface DBRIVIERAGetTranscriptArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTranscriptArgs *)instance;
+ (DBRIVIERAGetTranscriptArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAGetTranscriptAsyncCheckResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAGetTranscriptAsyncCheckResultTag) {
    /// The job is still running. Poll again later.
    DBRIVIERAGetTranscriptAsyncCheckResultInProgress,
    /// The job completed successfully.
    DBRIVIERAGetTranscriptAsyncCheckResultComplete,
    /// The job failed.
    DBRIVIERAGetTranscriptAsyncCheckResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAGetTranscriptAsyncCheckResultOther,
};

/// The state of a job of `getTranscriptAsync`.
@interface DBRIVIERAGetTranscriptAsyncCheckResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAGetTranscriptAsyncCheckResultTag tag;
/// The job completed successfully. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAGetTranscriptResult *complete;
/// The job failed. Has a value only if `isFailed` returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTranscriptAsyncCheckResult *)instance;
+ (DBRIVIERAGetTranscriptAsyncCheckResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The transcript of a file.
@interface DBRIVIERAGetTranscriptResult : DBStoneObject
/// The transcript.
@property (nonatomic, readonly, nullable) DBRIVIERAApiStructuredTranscript *structuredTranscript;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStructuredTranscript:(nullable DBRIVIERAApiStructuredTranscript *)structuredTranscript;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAGetTranscriptResult` from and to JSON.
@interface DBRIVIERAGetTranscriptResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAGetTranscriptResult *)instance;
+ (DBRIVIERAGetTranscriptResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMarkdownConversionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMarkdownConversionApiV2ErrorTag) {
    /// An error occurred at Dropbox. The associated value describes it. Try again later.
    DBRIVIERAMarkdownConversionApiV2ErrorServerError,
    /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
    DBRIVIERAMarkdownConversionApiV2ErrorUserError,
    /// Files of this format can't be processed.
    DBRIVIERAMarkdownConversionApiV2ErrorUnsupportedFormatError,
    /// The link doesn't allow downloads.
    DBRIVIERAMarkdownConversionApiV2ErrorLinkDownloadDisabledError,
    /// The link requires a password, which isn't supported.
    DBRIVIERAMarkdownConversionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAMarkdownConversionApiV2ErrorLimitExceededError,
    /// The file couldn't be processed. It may be damaged.
    DBRIVIERAMarkdownConversionApiV2ErrorConversionFailureError,
    /// The file doesn't exist, or the user doesn't have access to it.
    DBRIVIERAMarkdownConversionApiV2ErrorNotFoundError,
    /// The item is a folder.
    DBRIVIERAMarkdownConversionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMarkdownConversionApiV2ErrorOther,
};

/// The reason that a document wasn't converted.
@interface DBRIVIERAMarkdownConversionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAMarkdownConversionApiV2ErrorTag tag;

/// An error occurred at Dropbox. The associated value describes it. Try again later. Has a value only if
/// `isServerError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request can't be fulfilled. The associated value describes the problem. Don't try again. Has a value only if
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMarkdownConversionApiV2Error *)instance;
+ (DBRIVIERAMarkdownConversionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The maximum duration of a file.
@interface DBRIVIERAMediaDurationError : DBStoneObject
/// The maximum duration. The default is 0.
@property (nonatomic, readonly) NSNumber *limit;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBRIVIERAMediaDurationError` from and to JSON.
@interface DBRIVIERAMediaDurationErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMediaDurationError *)instance;
+ (DBRIVIERAMediaDurationError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMetadataExtractionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMetadataExtractionApiV2ErrorTag) {
    /// An error occurred at Dropbox. The associated value describes it. Try again later.
    DBRIVIERAMetadataExtractionApiV2ErrorServerError,
    /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
    DBRIVIERAMetadataExtractionApiV2ErrorUserError,
    /// Files of this format can't be processed.
    DBRIVIERAMetadataExtractionApiV2ErrorUnsupportedFormatError,
    /// The link doesn't allow downloads.
    DBRIVIERAMetadataExtractionApiV2ErrorLinkDownloadDisabledError,
    /// The link requires a password, which isn't supported.
    DBRIVIERAMetadataExtractionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAMetadataExtractionApiV2ErrorLimitExceededError,
    /// The file couldn't be processed. It may be damaged.
    DBRIVIERAMetadataExtractionApiV2ErrorConversionFailureError,
    /// The file doesn't exist, or the user doesn't have access to it.
    DBRIVIERAMetadataExtractionApiV2ErrorNotFoundError,
    /// The item is a folder.
    DBRIVIERAMetadataExtractionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMetadataExtractionApiV2ErrorOther,
};

/// The reason that no metadata was extracted.
@interface DBRIVIERAMetadataExtractionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAMetadataExtractionApiV2ErrorTag tag;

/// An error occurred at Dropbox. The associated value describes it. Try again later. Has a value only if
/// `isServerError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request can't be fulfilled. The associated value describes the problem. Don't try again. Has a value only if
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMetadataExtractionApiV2Error *)instance;
+ (DBRIVIERAMetadataExtractionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMetadataType`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMetadataTypeTag) {
    /// The kind isn't known.
    DBRIVIERAMetadataTypeMetadataTypeUnknown,
    /// Exif metadata of an image.
    DBRIVIERAMetadataTypeMetadataTypeExif,
    /// Metadata of audio or video.
    DBRIVIERAMetadataTypeMetadataTypeMedia,
    /// Metadata of a PDF document.
    DBRIVIERAMetadataTypeMetadataTypePdf,
    /// Metadata of a Microsoft Office document.
    DBRIVIERAMetadataTypeMetadataTypeOffice,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMetadataTypeOther,
};

/// The kind of embedded metadata.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMetadataType *)instance;
+ (DBRIVIERAMetadataType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAOcrExtractionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAOcrExtractionApiV2ErrorTag) {
    /// An error occurred at Dropbox. The associated value describes it. Try again later.
    DBRIVIERAOcrExtractionApiV2ErrorServerError,
    /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
    DBRIVIERAOcrExtractionApiV2ErrorUserError,
    /// Files of this format can't be processed.
    DBRIVIERAOcrExtractionApiV2ErrorUnsupportedFormatError,
    /// The link doesn't allow downloads.
    DBRIVIERAOcrExtractionApiV2ErrorLinkDownloadDisabledError,
    /// The link requires a password, which isn't supported.
    DBRIVIERAOcrExtractionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERAOcrExtractionApiV2ErrorLimitExceededError,
    /// The file couldn't be processed. It may be damaged.
    DBRIVIERAOcrExtractionApiV2ErrorConversionFailureError,
    /// The file doesn't exist, or the user doesn't have access to it.
    DBRIVIERAOcrExtractionApiV2ErrorNotFoundError,
    /// The item is a folder.
    DBRIVIERAOcrExtractionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAOcrExtractionApiV2ErrorOther,
};

/// The reason that no text was recognized.
@interface DBRIVIERAOcrExtractionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAOcrExtractionApiV2ErrorTag tag;

/// An error occurred at Dropbox. The associated value describes it. Try again later. Has a value only if
/// `isServerError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request can't be fulfilled. The associated value describes the problem. Don't try again. Has a value only if
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAOcrExtractionApiV2Error *)instance;
+ (DBRIVIERAOcrExtractionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAOfficeFileType`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAOfficeFileTypeTag) {
    /// The type isn't known.
    DBRIVIERAOfficeFileTypeOfficeFiletypeUnknown,
    /// A Word document.
    DBRIVIERAOfficeFileTypeOfficeFiletypeWord,
    /// A PowerPoint presentation.
    DBRIVIERAOfficeFileTypeOfficeFiletypePowerpoint,
    /// An Excel workbook.
    DBRIVIERAOfficeFileTypeOfficeFiletypeExcel,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAOfficeFileTypeOther,
};

/// The type of a Microsoft Office document.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAOfficeFileType *)instance;
+ (DBRIVIERAOfficeFileType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERATextExtractionApiV2Error`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERATextExtractionApiV2ErrorTag) {
    /// An error occurred at Dropbox. The associated value describes it. Try again later.
    DBRIVIERATextExtractionApiV2ErrorServerError,
    /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
    DBRIVIERATextExtractionApiV2ErrorUserError,
    /// Files of this format can't be processed.
    DBRIVIERATextExtractionApiV2ErrorUnsupportedFormatError,
    /// The link doesn't allow downloads.
    DBRIVIERATextExtractionApiV2ErrorLinkDownloadDisabledError,
    /// The link requires a password, which isn't supported.
    DBRIVIERATextExtractionApiV2ErrorSharedLinkPasswordProtected,
    /// The file is too large, or there are too many requests.
    DBRIVIERATextExtractionApiV2ErrorLimitExceededError,
    /// The file couldn't be processed. It may be damaged.
    DBRIVIERATextExtractionApiV2ErrorConversionFailureError,
    /// The file doesn't exist, or the user doesn't have access to it.
    DBRIVIERATextExtractionApiV2ErrorNotFoundError,
    /// The item is a folder.
    DBRIVIERATextExtractionApiV2ErrorIsAFolderError,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERATextExtractionApiV2ErrorOther,
};

/// The reason that no text was extracted.
@interface DBRIVIERATextExtractionApiV2Error : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERATextExtractionApiV2ErrorTag tag;

/// An error occurred at Dropbox. The associated value describes it. Try again later. Has a value only if
/// `isServerError` returns `YES`.
@property (nonatomic, readonly, copy) NSString *serverError;

/// The request can't be fulfilled. The associated value describes the problem. Don't try again. Has a value only if
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERATextExtractionApiV2Error *)instance;
+ (DBRIVIERATextExtractionApiV2Error *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERATimestampLevel`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERATimestampLevelTag) {
    /// A timestamp for each sentence.
    DBRIVIERATimestampLevelSentence,
    /// A timestamp for each word, for example for captions.
    DBRIVIERATimestampLevelWord,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERATimestampLevelOther,
};

/// The granularity of a transcript's timestamps.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERATimestampLevel *)instance;
+ (DBRIVIERATimestampLevel *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBRIVIERAMetadataUnion`.
typedef NS_CLOSED_ENUM(NSInteger, DBRIVIERAMetadataUnionTag) {
    /// Exif metadata of an image.
    DBRIVIERAMetadataUnionExif,
    /// Metadata of audio or video.
    DBRIVIERAMetadataUnionMedia,
    /// Metadata of a PDF document.
    DBRIVIERAMetadataUnionPdf,
    /// Metadata of a Microsoft Office document.
    DBRIVIERAMetadataUnionOffice,
    /// A value that this version of the SDK doesn't recognize.
    DBRIVIERAMetadataUnionOther,
};

/// The embedded metadata of a file.
@interface DBRIVIERAMetadataUnion : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBRIVIERAMetadataUnionTag tag;
/// Exif metadata of an image. Has a value only if `isExif` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAApiExifMetadata *exif;
/// Metadata of audio or video. Has a value only if `isMedia` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAApiMediaMetadata *media;
/// Metadata of a PDF document. Has a value only if `isPdf` returns `YES`.
@property (nonatomic, readonly) DBRIVIERAApiPdfMetadata *pdf;
/// Metadata of a Microsoft Office document. Has a value only if `isOffice` returns `YES`.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBRIVIERAMetadataUnion *)instance;
+ (DBRIVIERAMetadataUnion *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
