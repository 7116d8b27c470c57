// Generated from API/riviera.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXRivieraApiMediaStream, DBXRivieraApiTranscriptSegment, DBXRivieraContentApiV2ErrorIsAFolderError,
    DBXRivieraContentApiV2ErrorLimitExceededError, DBXRivieraContentApiV2ErrorLinkDownloadDisabledError,
    DBXRivieraContentApiV2ErrorMediaDurationError, DBXRivieraContentApiV2ErrorNoAudioError,
    DBXRivieraContentApiV2ErrorNotFoundError, DBXRivieraContentApiV2ErrorOther, DBXRivieraContentApiV2ErrorServerError,
    DBXRivieraContentApiV2ErrorSharedLinkPasswordProtected, DBXRivieraContentApiV2ErrorUserError,
    DBXRivieraFileIdOrUrlFileId, DBXRivieraFileIdOrUrlOther, DBXRivieraFileIdOrUrlPath, DBXRivieraFileIdOrUrlUrl,
    DBXRivieraGetMarkdownAsyncCheckResultComplete, DBXRivieraGetMarkdownAsyncCheckResultFailed,
    DBXRivieraGetMarkdownAsyncCheckResultInProgress, DBXRivieraGetMarkdownAsyncCheckResultOther,
    DBXRivieraGetMarkdownResult, DBXRivieraGetMetadataAsyncCheckResultComplete,
    DBXRivieraGetMetadataAsyncCheckResultFailed, DBXRivieraGetMetadataAsyncCheckResultInProgress,
    DBXRivieraGetMetadataAsyncCheckResultOther, DBXRivieraGetMetadataResult, DBXRivieraGetOcrAsyncCheckResultComplete,
    DBXRivieraGetOcrAsyncCheckResultFailed, DBXRivieraGetOcrAsyncCheckResultInProgress,
    DBXRivieraGetOcrAsyncCheckResultOther, DBXRivieraGetOcrResult, DBXRivieraGetTextAsyncCheckResultComplete,
    DBXRivieraGetTextAsyncCheckResultFailed, DBXRivieraGetTextAsyncCheckResultInProgress,
    DBXRivieraGetTextAsyncCheckResultOther, DBXRivieraGetTextResult, DBXRivieraGetTranscriptAsyncCheckResultComplete,
    DBXRivieraGetTranscriptAsyncCheckResultFailed, DBXRivieraGetTranscriptAsyncCheckResultInProgress,
    DBXRivieraGetTranscriptAsyncCheckResultOther, DBXRivieraGetTranscriptResult, DBXRivieraMarkdownConversionApiV2Error,
    DBXRivieraMarkdownConversionApiV2ErrorConversionFailureError, DBXRivieraMarkdownConversionApiV2ErrorIsAFolderError,
    DBXRivieraMarkdownConversionApiV2ErrorLimitExceededError,
    DBXRivieraMarkdownConversionApiV2ErrorLinkDownloadDisabledError,
    DBXRivieraMarkdownConversionApiV2ErrorNotFoundError, DBXRivieraMarkdownConversionApiV2ErrorOther,
    DBXRivieraMarkdownConversionApiV2ErrorServerError,
    DBXRivieraMarkdownConversionApiV2ErrorSharedLinkPasswordProtected,
    DBXRivieraMarkdownConversionApiV2ErrorUnsupportedFormatError, DBXRivieraMarkdownConversionApiV2ErrorUserError,
    DBXRivieraMediaDurationError, DBXRivieraMetadataExtractionApiV2Error,
    DBXRivieraMetadataExtractionApiV2ErrorConversionFailureError, DBXRivieraMetadataExtractionApiV2ErrorIsAFolderError,
    DBXRivieraMetadataExtractionApiV2ErrorLimitExceededError,
    DBXRivieraMetadataExtractionApiV2ErrorLinkDownloadDisabledError,
    DBXRivieraMetadataExtractionApiV2ErrorNotFoundError, DBXRivieraMetadataExtractionApiV2ErrorOther,
    DBXRivieraMetadataExtractionApiV2ErrorServerError,
    DBXRivieraMetadataExtractionApiV2ErrorSharedLinkPasswordProtected,
    DBXRivieraMetadataExtractionApiV2ErrorUnsupportedFormatError, DBXRivieraMetadataExtractionApiV2ErrorUserError,
    DBXRivieraMetadataType, DBXRivieraMetadataTypeMetadataTypeExif, DBXRivieraMetadataTypeMetadataTypeMedia,
    DBXRivieraMetadataTypeMetadataTypeOffice, DBXRivieraMetadataTypeMetadataTypePdf,
    DBXRivieraMetadataTypeMetadataTypeUnknown, DBXRivieraMetadataTypeOther, DBXRivieraMetadataUnion,
    DBXRivieraMetadataUnionExif, DBXRivieraMetadataUnionMedia, DBXRivieraMetadataUnionOffice,
    DBXRivieraMetadataUnionOther, DBXRivieraMetadataUnionPdf, DBXRivieraOcrExtractionApiV2Error,
    DBXRivieraOcrExtractionApiV2ErrorConversionFailureError, DBXRivieraOcrExtractionApiV2ErrorIsAFolderError,
    DBXRivieraOcrExtractionApiV2ErrorLimitExceededError, DBXRivieraOcrExtractionApiV2ErrorLinkDownloadDisabledError,
    DBXRivieraOcrExtractionApiV2ErrorNotFoundError, DBXRivieraOcrExtractionApiV2ErrorOther,
    DBXRivieraOcrExtractionApiV2ErrorServerError, DBXRivieraOcrExtractionApiV2ErrorSharedLinkPasswordProtected,
    DBXRivieraOcrExtractionApiV2ErrorUnsupportedFormatError, DBXRivieraOcrExtractionApiV2ErrorUserError,
    DBXRivieraOfficeFileType, DBXRivieraOfficeFileTypeOfficeFiletypeExcel,
    DBXRivieraOfficeFileTypeOfficeFiletypePowerpoint, DBXRivieraOfficeFileTypeOfficeFiletypeUnknown,
    DBXRivieraOfficeFileTypeOfficeFiletypeWord, DBXRivieraOfficeFileTypeOther, DBXRivieraTextExtractionApiV2Error,
    DBXRivieraTextExtractionApiV2ErrorConversionFailureError, DBXRivieraTextExtractionApiV2ErrorIsAFolderError,
    DBXRivieraTextExtractionApiV2ErrorLimitExceededError, DBXRivieraTextExtractionApiV2ErrorLinkDownloadDisabledError,
    DBXRivieraTextExtractionApiV2ErrorNotFoundError, DBXRivieraTextExtractionApiV2ErrorOther,
    DBXRivieraTextExtractionApiV2ErrorServerError, DBXRivieraTextExtractionApiV2ErrorSharedLinkPasswordProtected,
    DBXRivieraTextExtractionApiV2ErrorUnsupportedFormatError, DBXRivieraTextExtractionApiV2ErrorUserError,
    DBXRivieraTimestampLevel, DBXRivieraTimestampLevelOther, DBXRivieraTimestampLevelSentence,
    DBXRivieraTimestampLevelWord;

NS_ASSUME_NONNULL_BEGIN

/// The location at which an image was taken, as recorded by the camera.
@interface DBXRivieraApiExifGpsMetadata : DBXObject
/// The latitude in degrees, positive to the north. The default is 0.0.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, positive to the east. The default is 0.0.
@property (nonatomic, readonly) NSNumber *longitude;
/// The altitude in meters, as recorded by the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *altitude;
/// The time of the position, as recorded by the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *timestamp_;
/// The date of the position, as recorded by the camera. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *datestamp;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLatitude:(NSNumber *)latitude
    longitude:(NSNumber *)longitude
    altitude:(NSString *)altitude
    timestamp_:(NSString *)timestamp_
    datestamp:(NSString *)datestamp
    NS_DESIGNATED_INITIALIZER;
@end

/// The Exif metadata of an image. Missing values are empty or 0.
@interface DBXRivieraApiExifMetadata : DBXObject
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
@property (nonatomic, readonly, copy) NSString *copyright;
/// The location at which the image was taken.
@property (nonatomic, readonly, nullable) DBXRivieraApiExifGpsMetadata *gpsMetadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithImageWidth:(NSNumber *)imageWidth
    imageHeight:(NSNumber *)imageHeight
    cameraMake:(NSString *)cameraMake
    cameraModel:(NSString *)cameraModel
    lensModel:(NSString *)lensModel
    dateTimeOriginal:(NSString *)dateTimeOriginal
    offsetTimeOriginal:(NSString *)offsetTimeOriginal
    orientation:(NSNumber *)orientation
    exposureTime:(NSString *)exposureTime
    apertureValue:(NSNumber *)apertureValue
    isoSpeed:(NSNumber *)isoSpeed
    focalLength:(NSString *)focalLength
    megapixels:(NSNumber *)megapixels
    artist:(NSString *)artist
    copyright:(NSString *)copyright
    gpsMetadata:(nullable DBXRivieraApiExifGpsMetadata *)gpsMetadata
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of an audio or video file.
@interface DBXRivieraApiMediaMetadata : DBXObject
/// The total bit rate of all streams in bits per second. The default is 0.
@property (nonatomic, readonly) NSNumber *bitrateBps;
/// The duration in seconds. The default is 0.0.
@property (nonatomic, readonly) NSNumber *durationS;
/// The time of the recording, if it is known. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *creationTime;
/// The audio and video streams.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXRivieraApiMediaStream *> *streams;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBitrateBps:(NSNumber *)bitrateBps
    durationS:(NSNumber *)durationS
    creationTime:(NSString *)creationTime
    streams:(nullable NSArray<DBXRivieraApiMediaStream *> *)streams
    NS_DESIGNATED_INITIALIZER;
@end

/// An audio or video stream.
@interface DBXRivieraApiMediaStream : DBXObject
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIndex:(NSNumber *)index
    codecType:(NSString *)codecType
    codecName:(NSString *)codecName
    bitrateBps:(NSNumber *)bitrateBps
    durationS:(NSNumber *)durationS
    width:(NSNumber *)width
    height:(NSNumber *)height
    framesPerSecond:(NSNumber *)framesPerSecond
    rotation:(NSNumber *)rotation
    displayAspectRatio:(NSString *)displayAspectRatio
    channels:(NSNumber *)channels
    channelLayout:(NSString *)channelLayout
    sampleRateS:(NSNumber *)sampleRateS
    languageIso639:(NSString *)languageIso639
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a Microsoft Office document.
@interface DBXRivieraApiOfficeMetadata : DBXObject
/// The type of the document. The default is `office_filetype_unknown`.
@property (nonatomic, readonly) DBXRivieraOfficeFileType *fileType;
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileType:(DBXRivieraOfficeFileType *)fileType
    creator:(NSString *)creator
    company:(NSString *)company
    title:(NSString *)title
    subject:(NSString *)subject
    keywords:(NSString *)keywords
    description_:(NSString *)description_
    totalEditTimeMinutes:(NSNumber *)totalEditTimeMinutes
    pages:(NSNumber *)pages
    words:(NSNumber *)words
    slides:(NSNumber *)slides
    revisionNumber:(NSString *)revisionNumber
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a PDF document.
@interface DBXRivieraApiPdfMetadata : DBXObject
/// The number of pages. The default is 0.
@property (nonatomic, readonly) NSNumber *pages;
/// The width of the first page in points (1/72 inch). The default is 0.
@property (nonatomic, readonly) NSNumber *width;
/// The height of the first page in points (1/72 inch). The default is 0.
@property (nonatomic, readonly) NSNumber *height;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPages:(NSNumber *)pages
    width:(NSNumber *)width
    height:(NSNumber *)height
    NS_DESIGNATED_INITIALIZER;
@end

/// The transcript of a file.
@interface DBXRivieraApiStructuredTranscript : DBXObject
/// The sentences or words in order.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXRivieraApiTranscriptSegment *> *segments;
/// The language of the transcript. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *transcriptLocale;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSegments:(nullable NSArray<DBXRivieraApiTranscriptSegment *> *)segments
    transcriptLocale:(NSString *)transcriptLocale
    NS_DESIGNATED_INITIALIZER;
@end

/// A sentence or word of a transcript.
@interface DBXRivieraApiTranscriptSegment : DBXObject
/// The spoken text. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *text;
/// The start time in seconds. The default is 0.0.
@property (nonatomic, readonly) NSNumber *startTime;
/// The end time in seconds. The default is 0.0.
@property (nonatomic, readonly) NSNumber *endTime;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithText:(NSString *)text
    startTime:(NSNumber *)startTime
    endTime:(NSNumber *)endTime
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no transcript was created.
@interface DBXRivieraContentApiV2Error : DBXObject
@end

/// The members of the union.
@interface DBXRivieraContentApiV2Error (Members)
/// The object if its tag is `server_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorServerError *asServerError;
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorUserError *asUserError;
/// The object if its tag is `media_duration_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorMediaDurationError *asMediaDurationError;
/// The object if its tag is `no_audio_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorNoAudioError *asNoAudioError;

/// The object if its tag is `link_download_disabled_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraContentApiV2ErrorLinkDownloadDisabledError *asLinkDownloadDisabledError;

/// The object if its tag is `shared_link_password_protected`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraContentApiV2ErrorSharedLinkPasswordProtected *asSharedLinkPasswordProtected;

/// The object if its tag is `limit_exceeded_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorLimitExceededError *asLimitExceededError;
/// The object if its tag is `not_found_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorNotFoundError *asNotFoundError;
/// The object if its tag is `is_a_folder_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorIsAFolderError *asIsAFolderError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraContentApiV2ErrorOther *asOther;
@end

/// An error occurred at Dropbox. The associated value describes it. Try again later.
@interface DBXRivieraContentApiV2ErrorServerError : DBXRivieraContentApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request can't be fulfilled. The associated value describes the problem. Don't try again.
@interface DBXRivieraContentApiV2ErrorUserError : DBXRivieraContentApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file is too long.
@interface DBXRivieraContentApiV2ErrorMediaDurationError : DBXRivieraContentApiV2Error
/// The value of `media_duration_error`.
@property (nonatomic, strong) DBXRivieraMediaDurationError *mediaDurationError;
/// Creates an object with the tag `media_duration_error`.
- (instancetype)init:(DBXRivieraMediaDurationError *)mediaDurationError NS_DESIGNATED_INITIALIZER;
@end

/// The file contains no audio.
@interface DBXRivieraContentApiV2ErrorNoAudioError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `no_audio_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link doesn't allow downloads.
@interface DBXRivieraContentApiV2ErrorLinkDownloadDisabledError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link requires a password, which isn't supported.
@interface DBXRivieraContentApiV2ErrorSharedLinkPasswordProtected : DBXRivieraContentApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraContentApiV2ErrorLimitExceededError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file doesn't exist, or the user doesn't have access to it.
@interface DBXRivieraContentApiV2ErrorNotFoundError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item is a folder.
@interface DBXRivieraContentApiV2ErrorIsAFolderError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraContentApiV2ErrorOther : DBXRivieraContentApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file to process.
@interface DBXRivieraFileIdOrUrl : DBXObject
@end

/// The members of the union.
@interface DBXRivieraFileIdOrUrl (Members)
/// The object if its tag is `file_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrlFileId *asFileId;
/// The object if its tag is `url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrlUrl *asUrl;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrlPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrlOther *asOther;
@end

/// The identifier of the file, `id:…`.
@interface DBXRivieraFileIdOrUrlFileId : DBXRivieraFileIdOrUrl
/// The value of `file_id`.
@property (nonatomic, copy) NSString *fileId;
/// Creates an object with the tag `file_id`.
- (instancetype)init:(NSString *)fileId NS_DESIGNATED_INITIALIZER;
@end

/// A shared link, which is opened with the user's permissions, or the URL of a file on the web. Text extraction and OCR
/// support only shared links.
@interface DBXRivieraFileIdOrUrlUrl : DBXRivieraFileIdOrUrl
/// The value of `url`.
@property (nonatomic, copy) NSString *url;
/// Creates an object with the tag `url`.
- (instancetype)init:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// The path of the file, which starts with `/`.
@interface DBXRivieraFileIdOrUrlPath : DBXRivieraFileIdOrUrl
/// The value of `path`.
@property (nonatomic, copy) NSString *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraFileIdOrUrlOther : DBXRivieraFileIdOrUrl
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The document to convert to Markdown, and the options.
@interface DBXRivieraGetMarkdownArgs : DBXObject
/// The document. Required.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;

/// A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is slower. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *enableOcr;

/// A Boolean value that indicates whether to embed images as data URIs, which makes the result much larger. The default
/// is `@NO`.
@property (nonatomic, readonly) NSNumber *embedImages;

/// Creates an object.
///
/// - Parameters:
///   - fileIdOrUrl: The document. Required.
///   - enableOcr: A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is slower.
///     The default is `@NO`.
///   - embedImages: A Boolean value that indicates whether to embed images as data URIs, which makes the result much
///     larger. The default is `@NO`.
- (instancetype)initWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    enableOcr:(NSNumber *)enableOcr
    embedImages:(NSNumber *)embedImages
    NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `getMarkdownAsync`.
@interface DBXRivieraGetMarkdownAsyncCheckResult : DBXObject
@end

/// The members of the union.
@interface DBXRivieraGetMarkdownAsyncCheckResult (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMarkdownAsyncCheckResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMarkdownAsyncCheckResultComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMarkdownAsyncCheckResultFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMarkdownAsyncCheckResultOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXRivieraGetMarkdownAsyncCheckResultInProgress : DBXRivieraGetMarkdownAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXRivieraGetMarkdownAsyncCheckResultComplete : DBXRivieraGetMarkdownAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetMarkdownResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetMarkdownResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job failed.
@interface DBXRivieraGetMarkdownAsyncCheckResultFailed : DBXRivieraGetMarkdownAsyncCheckResult
/// The value of `failed`.
@property (nonatomic, strong) DBXRivieraMarkdownConversionApiV2Error *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXRivieraMarkdownConversionApiV2Error *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraGetMarkdownAsyncCheckResultOther : DBXRivieraGetMarkdownAsyncCheckResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A document in Markdown.
@interface DBXRivieraGetMarkdownResult : DBXObject
/// The document in Markdown. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *markdown;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMarkdown:(NSString *)markdown NS_DESIGNATED_INITIALIZER;
@end

/// The file whose metadata to extract.
@interface DBXRivieraGetMetadataArgs : DBXObject
/// The file. Required.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;

/// Creates an object.
///
/// - Parameter fileIdOrUrl: The file. Required.
- (instancetype)initWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `getMetadataAsync`.
@interface DBXRivieraGetMetadataAsyncCheckResult : DBXObject
@end

/// The members of the union.
@interface DBXRivieraGetMetadataAsyncCheckResult (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMetadataAsyncCheckResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMetadataAsyncCheckResultComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMetadataAsyncCheckResultFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetMetadataAsyncCheckResultOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXRivieraGetMetadataAsyncCheckResultInProgress : DBXRivieraGetMetadataAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXRivieraGetMetadataAsyncCheckResultComplete : DBXRivieraGetMetadataAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetMetadataResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetMetadataResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job failed.
@interface DBXRivieraGetMetadataAsyncCheckResultFailed : DBXRivieraGetMetadataAsyncCheckResult
/// The value of `failed`.
@property (nonatomic, strong) DBXRivieraMetadataExtractionApiV2Error *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXRivieraMetadataExtractionApiV2Error *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraGetMetadataAsyncCheckResultOther : DBXRivieraGetMetadataAsyncCheckResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The embedded metadata of a file.
@interface DBXRivieraGetMetadataResult : DBXObject
/// The kind of metadata. The default is `metadata_type_unknown`.
@property (nonatomic, readonly) DBXRivieraMetadataType *metadataType;
/// The metadata.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataUnion *metadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadataType:(DBXRivieraMetadataType *)metadataType
    metadata:(nullable DBXRivieraMetadataUnion *)metadata
    NS_DESIGNATED_INITIALIZER;
@end

/// The image or scan whose text to recognize.
@interface DBXRivieraGetOcrArgs : DBXObject
/// The image or PDF, by its identifier, path, or shared link. Required.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;

/// Creates an object.
///
/// - Parameter fileIdOrUrl: The image or PDF, by its identifier, path, or shared link. Required.
- (instancetype)initWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `getOcrAsync`.
@interface DBXRivieraGetOcrAsyncCheckResult : DBXObject
@end

/// The members of the union.
@interface DBXRivieraGetOcrAsyncCheckResult (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetOcrAsyncCheckResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetOcrAsyncCheckResultComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetOcrAsyncCheckResultFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetOcrAsyncCheckResultOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXRivieraGetOcrAsyncCheckResultInProgress : DBXRivieraGetOcrAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXRivieraGetOcrAsyncCheckResultComplete : DBXRivieraGetOcrAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetOcrResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetOcrResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job failed.
@interface DBXRivieraGetOcrAsyncCheckResultFailed : DBXRivieraGetOcrAsyncCheckResult
/// The value of `failed`.
@property (nonatomic, strong) DBXRivieraOcrExtractionApiV2Error *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXRivieraOcrExtractionApiV2Error *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraGetOcrAsyncCheckResultOther : DBXRivieraGetOcrAsyncCheckResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The text in an image or scan.
@interface DBXRivieraGetOcrResult : DBXObject
/// The text, line by line, with an empty line between pages. Empty if there is none. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *text;
/// The text with the position of each word, as hOCR: HTML with coordinates in pixels. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *hocr;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithText:(NSString *)text hocr:(NSString *)hocr NS_DESIGNATED_INITIALIZER;
@end

/// The document whose text to extract.
@interface DBXRivieraGetTextArgs : DBXObject
/// The document, by its identifier, path, or shared link. Required.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;

/// Creates an object.
///
/// - Parameter fileIdOrUrl: The document, by its identifier, path, or shared link. Required.
- (instancetype)initWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `getTextAsync`.
@interface DBXRivieraGetTextAsyncCheckResult : DBXObject
@end

/// The members of the union.
@interface DBXRivieraGetTextAsyncCheckResult (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTextAsyncCheckResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTextAsyncCheckResultComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTextAsyncCheckResultFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTextAsyncCheckResultOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXRivieraGetTextAsyncCheckResultInProgress : DBXRivieraGetTextAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXRivieraGetTextAsyncCheckResultComplete : DBXRivieraGetTextAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetTextResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetTextResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job failed.
@interface DBXRivieraGetTextAsyncCheckResultFailed : DBXRivieraGetTextAsyncCheckResult
/// The value of `failed`.
@property (nonatomic, strong) DBXRivieraTextExtractionApiV2Error *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXRivieraTextExtractionApiV2Error *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraGetTextAsyncCheckResultOther : DBXRivieraGetTextAsyncCheckResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The text of a document.
@interface DBXRivieraGetTextResult : DBXObject
/// The text. Empty if there is none. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *text;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithText:(NSString *)text NS_DESIGNATED_INITIALIZER;
@end

/// The file to transcribe, and the options.
@interface DBXRivieraGetTranscriptArgs : DBXObject
/// The audio or video file. Required.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;
/// A value that indicates whether sentences or words have timestamps. The default is `sentence`.
@property (nonatomic, readonly) DBXRivieraTimestampLevel *timestampLevel;

/// Filler words to keep in the transcript, separated by commas, such as `uh, um`. Other filler words are omitted. The
/// default is an empty string.
@property (nonatomic, readonly, copy) NSString *includedSpecialWords;

/// The language as a two-letter code, such as `en`. If empty, Dropbox detects the language, which is slower and less
/// accurate. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *audioLanguage;

/// Creates an object.
///
/// - Parameters:
///   - fileIdOrUrl: The audio or video file. Required.
///   - timestampLevel: A value that indicates whether sentences or words have timestamps. The default is `sentence`.
///   - includedSpecialWords: Filler words to keep in the transcript, separated by commas, such as `uh, um`. Other
///     filler words are omitted. The default is an empty string.
///   - audioLanguage: The language as a two-letter code, such as `en`. If empty, Dropbox detects the language, which is
///     slower and less accurate. The default is an empty string.
- (instancetype)initWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(DBXRivieraTimestampLevel *)timestampLevel
    includedSpecialWords:(NSString *)includedSpecialWords
    audioLanguage:(NSString *)audioLanguage
    NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `getTranscriptAsync`.
@interface DBXRivieraGetTranscriptAsyncCheckResult : DBXObject
@end

/// The members of the union.
@interface DBXRivieraGetTranscriptAsyncCheckResult (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTranscriptAsyncCheckResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTranscriptAsyncCheckResultComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTranscriptAsyncCheckResultFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraGetTranscriptAsyncCheckResultOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXRivieraGetTranscriptAsyncCheckResultInProgress : DBXRivieraGetTranscriptAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXRivieraGetTranscriptAsyncCheckResultComplete : DBXRivieraGetTranscriptAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetTranscriptResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetTranscriptResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job failed.
@interface DBXRivieraGetTranscriptAsyncCheckResultFailed : DBXRivieraGetTranscriptAsyncCheckResult
/// The value of `failed`.
@property (nonatomic, strong) DBXRivieraContentApiV2Error *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXRivieraContentApiV2Error *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraGetTranscriptAsyncCheckResultOther : DBXRivieraGetTranscriptAsyncCheckResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The transcript of a file.
@interface DBXRivieraGetTranscriptResult : DBXObject
/// The transcript.
@property (nonatomic, readonly, nullable) DBXRivieraApiStructuredTranscript *structuredTranscript;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStructuredTranscript:(nullable DBXRivieraApiStructuredTranscript *)structuredTranscript
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a document wasn't converted.
@interface DBXRivieraMarkdownConversionApiV2Error : DBXObject
@end

/// The members of the union.
@interface DBXRivieraMarkdownConversionApiV2Error (Members)
/// The object if its tag is `server_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMarkdownConversionApiV2ErrorServerError *asServerError;
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMarkdownConversionApiV2ErrorUserError *asUserError;

/// The object if its tag is `unsupported_format_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMarkdownConversionApiV2ErrorUnsupportedFormatError *asUnsupportedFormatError;

/// The object if its tag is `link_download_disabled_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMarkdownConversionApiV2ErrorLinkDownloadDisabledError *asLinkDownloadDisabledError;

/// The object if its tag is `shared_link_password_protected`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMarkdownConversionApiV2ErrorSharedLinkPasswordProtected *asSharedLinkPasswordProtected;

/// The object if its tag is `limit_exceeded_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMarkdownConversionApiV2ErrorLimitExceededError *asLimitExceededError;

/// The object if its tag is `conversion_failure_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMarkdownConversionApiV2ErrorConversionFailureError *asConversionFailureError;

/// The object if its tag is `not_found_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMarkdownConversionApiV2ErrorNotFoundError *asNotFoundError;
/// The object if its tag is `is_a_folder_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMarkdownConversionApiV2ErrorIsAFolderError *asIsAFolderError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMarkdownConversionApiV2ErrorOther *asOther;
@end

/// An error occurred at Dropbox. The associated value describes it. Try again later.
@interface DBXRivieraMarkdownConversionApiV2ErrorServerError : DBXRivieraMarkdownConversionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request can't be fulfilled. The associated value describes the problem. Don't try again.
@interface DBXRivieraMarkdownConversionApiV2ErrorUserError : DBXRivieraMarkdownConversionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format can't be processed.
@interface DBXRivieraMarkdownConversionApiV2ErrorUnsupportedFormatError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link doesn't allow downloads.
@interface DBXRivieraMarkdownConversionApiV2ErrorLinkDownloadDisabledError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link requires a password, which isn't supported.
@interface DBXRivieraMarkdownConversionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraMarkdownConversionApiV2ErrorLimitExceededError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file couldn't be processed. It may be damaged.
@interface DBXRivieraMarkdownConversionApiV2ErrorConversionFailureError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file doesn't exist, or the user doesn't have access to it.
@interface DBXRivieraMarkdownConversionApiV2ErrorNotFoundError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item is a folder.
@interface DBXRivieraMarkdownConversionApiV2ErrorIsAFolderError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraMarkdownConversionApiV2ErrorOther : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The maximum duration of a file.
@interface DBXRivieraMediaDurationError : DBXObject
/// The maximum duration. The default is 0.
@property (nonatomic, readonly) NSNumber *limit;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no metadata was extracted.
@interface DBXRivieraMetadataExtractionApiV2Error : DBXObject
@end

/// The members of the union.
@interface DBXRivieraMetadataExtractionApiV2Error (Members)
/// The object if its tag is `server_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataExtractionApiV2ErrorServerError *asServerError;
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataExtractionApiV2ErrorUserError *asUserError;

/// The object if its tag is `unsupported_format_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMetadataExtractionApiV2ErrorUnsupportedFormatError *asUnsupportedFormatError;

/// The object if its tag is `link_download_disabled_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMetadataExtractionApiV2ErrorLinkDownloadDisabledError *asLinkDownloadDisabledError;

/// The object if its tag is `shared_link_password_protected`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMetadataExtractionApiV2ErrorSharedLinkPasswordProtected *asSharedLinkPasswordProtected;

/// The object if its tag is `limit_exceeded_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMetadataExtractionApiV2ErrorLimitExceededError *asLimitExceededError;

/// The object if its tag is `conversion_failure_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraMetadataExtractionApiV2ErrorConversionFailureError *asConversionFailureError;

/// The object if its tag is `not_found_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataExtractionApiV2ErrorNotFoundError *asNotFoundError;
/// The object if its tag is `is_a_folder_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataExtractionApiV2ErrorIsAFolderError *asIsAFolderError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataExtractionApiV2ErrorOther *asOther;
@end

/// An error occurred at Dropbox. The associated value describes it. Try again later.
@interface DBXRivieraMetadataExtractionApiV2ErrorServerError : DBXRivieraMetadataExtractionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request can't be fulfilled. The associated value describes the problem. Don't try again.
@interface DBXRivieraMetadataExtractionApiV2ErrorUserError : DBXRivieraMetadataExtractionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format can't be processed.
@interface DBXRivieraMetadataExtractionApiV2ErrorUnsupportedFormatError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link doesn't allow downloads.
@interface DBXRivieraMetadataExtractionApiV2ErrorLinkDownloadDisabledError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link requires a password, which isn't supported.
@interface DBXRivieraMetadataExtractionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraMetadataExtractionApiV2ErrorLimitExceededError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file couldn't be processed. It may be damaged.
@interface DBXRivieraMetadataExtractionApiV2ErrorConversionFailureError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file doesn't exist, or the user doesn't have access to it.
@interface DBXRivieraMetadataExtractionApiV2ErrorNotFoundError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item is a folder.
@interface DBXRivieraMetadataExtractionApiV2ErrorIsAFolderError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraMetadataExtractionApiV2ErrorOther : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The kind of embedded metadata.
@interface DBXRivieraMetadataType : DBXObject
@end

/// The members of the union.
@interface DBXRivieraMetadataType (Members)
/// The object if its tag is `metadata_type_unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataTypeMetadataTypeUnknown *asMetadataTypeUnknown;
/// The object if its tag is `metadata_type_exif`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataTypeMetadataTypeExif *asMetadataTypeExif;
/// The object if its tag is `metadata_type_media`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataTypeMetadataTypeMedia *asMetadataTypeMedia;
/// The object if its tag is `metadata_type_pdf`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataTypeMetadataTypePdf *asMetadataTypePdf;
/// The object if its tag is `metadata_type_office`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataTypeMetadataTypeOffice *asMetadataTypeOffice;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataTypeOther *asOther;
@end

/// The kind isn't known.
@interface DBXRivieraMetadataTypeMetadataTypeUnknown : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Exif metadata of an image.
@interface DBXRivieraMetadataTypeMetadataTypeExif : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_exif`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Metadata of audio or video.
@interface DBXRivieraMetadataTypeMetadataTypeMedia : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_media`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Metadata of a PDF document.
@interface DBXRivieraMetadataTypeMetadataTypePdf : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_pdf`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Metadata of a Microsoft Office document.
@interface DBXRivieraMetadataTypeMetadataTypeOffice : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_office`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraMetadataTypeOther : DBXRivieraMetadataType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that no text was recognized.
@interface DBXRivieraOcrExtractionApiV2Error : DBXObject
@end

/// The members of the union.
@interface DBXRivieraOcrExtractionApiV2Error (Members)
/// The object if its tag is `server_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOcrExtractionApiV2ErrorServerError *asServerError;
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOcrExtractionApiV2ErrorUserError *asUserError;

/// The object if its tag is `unsupported_format_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraOcrExtractionApiV2ErrorUnsupportedFormatError *asUnsupportedFormatError;

/// The object if its tag is `link_download_disabled_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraOcrExtractionApiV2ErrorLinkDownloadDisabledError *asLinkDownloadDisabledError;

/// The object if its tag is `shared_link_password_protected`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraOcrExtractionApiV2ErrorSharedLinkPasswordProtected *asSharedLinkPasswordProtected;

/// The object if its tag is `limit_exceeded_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOcrExtractionApiV2ErrorLimitExceededError *asLimitExceededError;

/// The object if its tag is `conversion_failure_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraOcrExtractionApiV2ErrorConversionFailureError *asConversionFailureError;

/// The object if its tag is `not_found_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOcrExtractionApiV2ErrorNotFoundError *asNotFoundError;
/// The object if its tag is `is_a_folder_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOcrExtractionApiV2ErrorIsAFolderError *asIsAFolderError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOcrExtractionApiV2ErrorOther *asOther;
@end

/// An error occurred at Dropbox. The associated value describes it. Try again later.
@interface DBXRivieraOcrExtractionApiV2ErrorServerError : DBXRivieraOcrExtractionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request can't be fulfilled. The associated value describes the problem. Don't try again.
@interface DBXRivieraOcrExtractionApiV2ErrorUserError : DBXRivieraOcrExtractionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format can't be processed.
@interface DBXRivieraOcrExtractionApiV2ErrorUnsupportedFormatError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link doesn't allow downloads.
@interface DBXRivieraOcrExtractionApiV2ErrorLinkDownloadDisabledError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link requires a password, which isn't supported.
@interface DBXRivieraOcrExtractionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraOcrExtractionApiV2ErrorLimitExceededError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file couldn't be processed. It may be damaged.
@interface DBXRivieraOcrExtractionApiV2ErrorConversionFailureError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file doesn't exist, or the user doesn't have access to it.
@interface DBXRivieraOcrExtractionApiV2ErrorNotFoundError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item is a folder.
@interface DBXRivieraOcrExtractionApiV2ErrorIsAFolderError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraOcrExtractionApiV2ErrorOther : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The type of a Microsoft Office document.
@interface DBXRivieraOfficeFileType : DBXObject
@end

/// The members of the union.
@interface DBXRivieraOfficeFileType (Members)
/// The object if its tag is `office_filetype_unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOfficeFileTypeOfficeFiletypeUnknown *asOfficeFiletypeUnknown;
/// The object if its tag is `office_filetype_word`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOfficeFileTypeOfficeFiletypeWord *asOfficeFiletypeWord;
/// The object if its tag is `office_filetype_powerpoint`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOfficeFileTypeOfficeFiletypePowerpoint *asOfficeFiletypePowerpoint;
/// The object if its tag is `office_filetype_excel`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOfficeFileTypeOfficeFiletypeExcel *asOfficeFiletypeExcel;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraOfficeFileTypeOther *asOther;
@end

/// The type isn't known.
@interface DBXRivieraOfficeFileTypeOfficeFiletypeUnknown : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A Word document.
@interface DBXRivieraOfficeFileTypeOfficeFiletypeWord : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_word`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A PowerPoint presentation.
@interface DBXRivieraOfficeFileTypeOfficeFiletypePowerpoint : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_powerpoint`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An Excel workbook.
@interface DBXRivieraOfficeFileTypeOfficeFiletypeExcel : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_excel`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraOfficeFileTypeOther : DBXRivieraOfficeFileType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that no text was extracted.
@interface DBXRivieraTextExtractionApiV2Error : DBXObject
@end

/// The members of the union.
@interface DBXRivieraTextExtractionApiV2Error (Members)
/// The object if its tag is `server_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTextExtractionApiV2ErrorServerError *asServerError;
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTextExtractionApiV2ErrorUserError *asUserError;

/// The object if its tag is `unsupported_format_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraTextExtractionApiV2ErrorUnsupportedFormatError *asUnsupportedFormatError;

/// The object if its tag is `link_download_disabled_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraTextExtractionApiV2ErrorLinkDownloadDisabledError *asLinkDownloadDisabledError;

/// The object if its tag is `shared_link_password_protected`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraTextExtractionApiV2ErrorSharedLinkPasswordProtected *asSharedLinkPasswordProtected;

/// The object if its tag is `limit_exceeded_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTextExtractionApiV2ErrorLimitExceededError *asLimitExceededError;

/// The object if its tag is `conversion_failure_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXRivieraTextExtractionApiV2ErrorConversionFailureError *asConversionFailureError;

/// The object if its tag is `not_found_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTextExtractionApiV2ErrorNotFoundError *asNotFoundError;
/// The object if its tag is `is_a_folder_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTextExtractionApiV2ErrorIsAFolderError *asIsAFolderError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTextExtractionApiV2ErrorOther *asOther;
@end

/// An error occurred at Dropbox. The associated value describes it. Try again later.
@interface DBXRivieraTextExtractionApiV2ErrorServerError : DBXRivieraTextExtractionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request can't be fulfilled. The associated value describes the problem. Don't try again.
@interface DBXRivieraTextExtractionApiV2ErrorUserError : DBXRivieraTextExtractionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format can't be processed.
@interface DBXRivieraTextExtractionApiV2ErrorUnsupportedFormatError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link doesn't allow downloads.
@interface DBXRivieraTextExtractionApiV2ErrorLinkDownloadDisabledError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link requires a password, which isn't supported.
@interface DBXRivieraTextExtractionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraTextExtractionApiV2ErrorLimitExceededError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file couldn't be processed. It may be damaged.
@interface DBXRivieraTextExtractionApiV2ErrorConversionFailureError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file doesn't exist, or the user doesn't have access to it.
@interface DBXRivieraTextExtractionApiV2ErrorNotFoundError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item is a folder.
@interface DBXRivieraTextExtractionApiV2ErrorIsAFolderError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraTextExtractionApiV2ErrorOther : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The granularity of a transcript's timestamps.
@interface DBXRivieraTimestampLevel : DBXObject
@end

/// The members of the union.
@interface DBXRivieraTimestampLevel (Members)
/// The object if its tag is `sentence`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTimestampLevelSentence *asSentence;
/// The object if its tag is `word`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTimestampLevelWord *asWord;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraTimestampLevelOther *asOther;
@end

/// A timestamp for each sentence.
@interface DBXRivieraTimestampLevelSentence : DBXRivieraTimestampLevel
/// Creates an object with the tag `sentence`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A timestamp for each word, for example for captions.
@interface DBXRivieraTimestampLevelWord : DBXRivieraTimestampLevel
/// Creates an object with the tag `word`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraTimestampLevelOther : DBXRivieraTimestampLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The embedded metadata of a file.
@interface DBXRivieraMetadataUnion : DBXObject
@end

/// The members of the union.
@interface DBXRivieraMetadataUnion (Members)
/// The object if its tag is `exif`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataUnionExif *asExif;
/// The object if its tag is `media`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataUnionMedia *asMedia;
/// The object if its tag is `pdf`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataUnionPdf *asPdf;
/// The object if its tag is `office`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataUnionOffice *asOffice;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataUnionOther *asOther;
@end

/// Exif metadata of an image.
@interface DBXRivieraMetadataUnionExif : DBXRivieraMetadataUnion
/// The value of `exif`.
@property (nonatomic, strong) DBXRivieraApiExifMetadata *exif;
/// Creates an object with the tag `exif`.
- (instancetype)init:(DBXRivieraApiExifMetadata *)exif NS_DESIGNATED_INITIALIZER;
@end

/// Metadata of audio or video.
@interface DBXRivieraMetadataUnionMedia : DBXRivieraMetadataUnion
/// The value of `media`.
@property (nonatomic, strong) DBXRivieraApiMediaMetadata *media;
/// Creates an object with the tag `media`.
- (instancetype)init:(DBXRivieraApiMediaMetadata *)media NS_DESIGNATED_INITIALIZER;
@end

/// Metadata of a PDF document.
@interface DBXRivieraMetadataUnionPdf : DBXRivieraMetadataUnion
/// The value of `pdf`.
@property (nonatomic, strong) DBXRivieraApiPdfMetadata *pdf;
/// Creates an object with the tag `pdf`.
- (instancetype)init:(DBXRivieraApiPdfMetadata *)pdf NS_DESIGNATED_INITIALIZER;
@end

/// Metadata of a Microsoft Office document.
@interface DBXRivieraMetadataUnionOffice : DBXRivieraMetadataUnion
/// The value of `office`.
@property (nonatomic, strong) DBXRivieraApiOfficeMetadata *office;
/// Creates an object with the tag `office`.
- (instancetype)init:(DBXRivieraApiOfficeMetadata *)office NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraMetadataUnionOther : DBXRivieraMetadataUnion
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
