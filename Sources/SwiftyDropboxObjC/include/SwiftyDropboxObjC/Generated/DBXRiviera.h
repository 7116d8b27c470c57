// Generated from API/riviera.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXRivieraApiExifGpsMetadata;
@class DBXRivieraApiExifMetadata;
@class DBXRivieraApiMediaMetadata;
@class DBXRivieraApiMediaStream;
@class DBXRivieraApiOfficeMetadata;
@class DBXRivieraApiPdfMetadata;
@class DBXRivieraApiStructuredTranscript;
@class DBXRivieraApiTranscriptSegment;
@class DBXRivieraContentApiV2Error;
@class DBXRivieraContentApiV2ErrorIsAFolderError;
@class DBXRivieraContentApiV2ErrorLimitExceededError;
@class DBXRivieraContentApiV2ErrorLinkDownloadDisabledError;
@class DBXRivieraContentApiV2ErrorMediaDurationError;
@class DBXRivieraContentApiV2ErrorNoAudioError;
@class DBXRivieraContentApiV2ErrorNotFoundError;
@class DBXRivieraContentApiV2ErrorOther;
@class DBXRivieraContentApiV2ErrorServerError;
@class DBXRivieraContentApiV2ErrorSharedLinkPasswordProtected;
@class DBXRivieraContentApiV2ErrorUserError;
@class DBXRivieraFileIdOrUrl;
@class DBXRivieraFileIdOrUrlFileId;
@class DBXRivieraFileIdOrUrlOther;
@class DBXRivieraFileIdOrUrlPath;
@class DBXRivieraFileIdOrUrlUrl;
@class DBXRivieraGetMarkdownAsyncCheckResultComplete;
@class DBXRivieraGetMarkdownAsyncCheckResultFailed;
@class DBXRivieraGetMarkdownAsyncCheckResultInProgress;
@class DBXRivieraGetMarkdownAsyncCheckResultOther;
@class DBXRivieraGetMarkdownResult;
@class DBXRivieraGetMetadataAsyncCheckResultComplete;
@class DBXRivieraGetMetadataAsyncCheckResultFailed;
@class DBXRivieraGetMetadataAsyncCheckResultInProgress;
@class DBXRivieraGetMetadataAsyncCheckResultOther;
@class DBXRivieraGetMetadataResult;
@class DBXRivieraGetOcrAsyncCheckResultComplete;
@class DBXRivieraGetOcrAsyncCheckResultFailed;
@class DBXRivieraGetOcrAsyncCheckResultInProgress;
@class DBXRivieraGetOcrAsyncCheckResultOther;
@class DBXRivieraGetOcrResult;
@class DBXRivieraGetTextAsyncCheckResultComplete;
@class DBXRivieraGetTextAsyncCheckResultFailed;
@class DBXRivieraGetTextAsyncCheckResultInProgress;
@class DBXRivieraGetTextAsyncCheckResultOther;
@class DBXRivieraGetTextResult;
@class DBXRivieraGetTranscriptAsyncCheckResultComplete;
@class DBXRivieraGetTranscriptAsyncCheckResultFailed;
@class DBXRivieraGetTranscriptAsyncCheckResultInProgress;
@class DBXRivieraGetTranscriptAsyncCheckResultOther;
@class DBXRivieraGetTranscriptResult;
@class DBXRivieraMarkdownConversionApiV2Error;
@class DBXRivieraMarkdownConversionApiV2ErrorConversionFailureError;
@class DBXRivieraMarkdownConversionApiV2ErrorIsAFolderError;
@class DBXRivieraMarkdownConversionApiV2ErrorLimitExceededError;
@class DBXRivieraMarkdownConversionApiV2ErrorLinkDownloadDisabledError;
@class DBXRivieraMarkdownConversionApiV2ErrorNotFoundError;
@class DBXRivieraMarkdownConversionApiV2ErrorOther;
@class DBXRivieraMarkdownConversionApiV2ErrorServerError;
@class DBXRivieraMarkdownConversionApiV2ErrorSharedLinkPasswordProtected;
@class DBXRivieraMarkdownConversionApiV2ErrorUnsupportedFormatError;
@class DBXRivieraMarkdownConversionApiV2ErrorUserError;
@class DBXRivieraMediaDurationError;
@class DBXRivieraMetadataExtractionApiV2Error;
@class DBXRivieraMetadataExtractionApiV2ErrorConversionFailureError;
@class DBXRivieraMetadataExtractionApiV2ErrorIsAFolderError;
@class DBXRivieraMetadataExtractionApiV2ErrorLimitExceededError;
@class DBXRivieraMetadataExtractionApiV2ErrorLinkDownloadDisabledError;
@class DBXRivieraMetadataExtractionApiV2ErrorNotFoundError;
@class DBXRivieraMetadataExtractionApiV2ErrorOther;
@class DBXRivieraMetadataExtractionApiV2ErrorServerError;
@class DBXRivieraMetadataExtractionApiV2ErrorSharedLinkPasswordProtected;
@class DBXRivieraMetadataExtractionApiV2ErrorUnsupportedFormatError;
@class DBXRivieraMetadataExtractionApiV2ErrorUserError;
@class DBXRivieraMetadataType;
@class DBXRivieraMetadataTypeMetadataTypeExif;
@class DBXRivieraMetadataTypeMetadataTypeMedia;
@class DBXRivieraMetadataTypeMetadataTypeOffice;
@class DBXRivieraMetadataTypeMetadataTypePdf;
@class DBXRivieraMetadataTypeMetadataTypeUnknown;
@class DBXRivieraMetadataTypeOther;
@class DBXRivieraMetadataUnion;
@class DBXRivieraMetadataUnionExif;
@class DBXRivieraMetadataUnionMedia;
@class DBXRivieraMetadataUnionOffice;
@class DBXRivieraMetadataUnionOther;
@class DBXRivieraMetadataUnionPdf;
@class DBXRivieraOcrExtractionApiV2Error;
@class DBXRivieraOcrExtractionApiV2ErrorConversionFailureError;
@class DBXRivieraOcrExtractionApiV2ErrorIsAFolderError;
@class DBXRivieraOcrExtractionApiV2ErrorLimitExceededError;
@class DBXRivieraOcrExtractionApiV2ErrorLinkDownloadDisabledError;
@class DBXRivieraOcrExtractionApiV2ErrorNotFoundError;
@class DBXRivieraOcrExtractionApiV2ErrorOther;
@class DBXRivieraOcrExtractionApiV2ErrorServerError;
@class DBXRivieraOcrExtractionApiV2ErrorSharedLinkPasswordProtected;
@class DBXRivieraOcrExtractionApiV2ErrorUnsupportedFormatError;
@class DBXRivieraOcrExtractionApiV2ErrorUserError;
@class DBXRivieraOfficeFileType;
@class DBXRivieraOfficeFileTypeOfficeFiletypeExcel;
@class DBXRivieraOfficeFileTypeOfficeFiletypePowerpoint;
@class DBXRivieraOfficeFileTypeOfficeFiletypeUnknown;
@class DBXRivieraOfficeFileTypeOfficeFiletypeWord;
@class DBXRivieraOfficeFileTypeOther;
@class DBXRivieraTextExtractionApiV2Error;
@class DBXRivieraTextExtractionApiV2ErrorConversionFailureError;
@class DBXRivieraTextExtractionApiV2ErrorIsAFolderError;
@class DBXRivieraTextExtractionApiV2ErrorLimitExceededError;
@class DBXRivieraTextExtractionApiV2ErrorLinkDownloadDisabledError;
@class DBXRivieraTextExtractionApiV2ErrorNotFoundError;
@class DBXRivieraTextExtractionApiV2ErrorOther;
@class DBXRivieraTextExtractionApiV2ErrorServerError;
@class DBXRivieraTextExtractionApiV2ErrorSharedLinkPasswordProtected;
@class DBXRivieraTextExtractionApiV2ErrorUnsupportedFormatError;
@class DBXRivieraTextExtractionApiV2ErrorUserError;
@class DBXRivieraTimestampLevel;
@class DBXRivieraTimestampLevelOther;
@class DBXRivieraTimestampLevelSentence;
@class DBXRivieraTimestampLevelWord;

NS_ASSUME_NONNULL_BEGIN

/// Where a picture was taken, as far as the camera knew.
@interface DBXRivieraApiExifGpsMetadata : DBXObject
/// The latitude in degrees, north positive. Default: 0.0.
@property (nonatomic, readonly) NSNumber *latitude;
/// The longitude in degrees, east positive. Default: 0.0.
@property (nonatomic, readonly) NSNumber *longitude;
/// The altitude in metres, as the camera wrote it. Default: empty.
@property (nonatomic, readonly, copy) NSString *altitude;
/// The time of the position, as the camera wrote it. Default: empty.
@property (nonatomic, readonly, copy) NSString *timestamp_;
/// The date of the position, as the camera wrote it. Default: empty.
@property (nonatomic, readonly, copy) NSString *datestamp;

/// Creates an object.
///
/// - Parameters:
///   - latitude: The latitude in degrees, north positive. Default: 0.0.
///   - longitude: The longitude in degrees, east positive. Default: 0.0.
///   - altitude: The altitude in metres, as the camera wrote it. Default: empty.
///   - timestamp_: The time of the position, as the camera wrote it. Default: empty.
///   - datestamp: The date of the position, as the camera wrote it. Default: empty.
- (instancetype)initWithLatitude:(NSNumber *)latitude
    longitude:(NSNumber *)longitude
    altitude:(NSString *)altitude
    timestamp_:(NSString *)timestamp_
    datestamp:(NSString *)datestamp
    NS_DESIGNATED_INITIALIZER;
@end

/// What a camera wrote into a picture. Facts that are missing are empty or 0.
@interface DBXRivieraApiExifMetadata : DBXObject
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
@property (nonatomic, readonly, copy) NSString *copyright;
/// Where the picture was taken.
@property (nonatomic, readonly, nullable) DBXRivieraApiExifGpsMetadata *gpsMetadata;

/// Creates an object.
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
///   - copyright: Who holds the rights. Default: empty.
///   - gpsMetadata: Where the picture was taken.
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

/// What is known about a sound or video file.
@interface DBXRivieraApiMediaMetadata : DBXObject
/// Bits per second, all streams together. Default: 0.
@property (nonatomic, readonly) NSNumber *bitrateBps;
/// The length in seconds. Default: 0.0.
@property (nonatomic, readonly) NSNumber *durationS;
/// When it was recorded, if that is known. Default: empty.
@property (nonatomic, readonly, copy) NSString *creationTime;
/// The streams of sound and pictures in it.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXRivieraApiMediaStream *> *streams;

/// Creates an object.
///
/// - Parameters:
///   - bitrateBps: Bits per second, all streams together. Default: 0.
///   - durationS: The length in seconds. Default: 0.0.
///   - creationTime: When it was recorded, if that is known. Default: empty.
///   - streams: The streams of sound and pictures in it.
- (instancetype)initWithBitrateBps:(NSNumber *)bitrateBps
    durationS:(NSNumber *)durationS
    creationTime:(NSString *)creationTime
    streams:(nullable NSArray<DBXRivieraApiMediaStream *> *)streams
    NS_DESIGNATED_INITIALIZER;
@end

/// A stream of sound or pictures.
@interface DBXRivieraApiMediaStream : DBXObject
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

/// Creates an object.
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

/// What is known about an Office document.
@interface DBXRivieraApiOfficeMetadata : DBXObject
/// The application it is made for. Default: `office_filetype_unknown`.
@property (nonatomic, readonly) DBXRivieraOfficeFileType *fileType;
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

/// Creates an object.
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

/// What is known about a PDF document.
@interface DBXRivieraApiPdfMetadata : DBXObject
/// The number of pages. Default: 0.
@property (nonatomic, readonly) NSNumber *pages;
/// The width of the first page in points (1/72 inch). Default: 0.
@property (nonatomic, readonly) NSNumber *width;
/// The height of the first page in points (1/72 inch). Default: 0.
@property (nonatomic, readonly) NSNumber *height;

/// Creates an object.
///
/// - Parameters:
///   - pages: The number of pages. Default: 0.
///   - width: The width of the first page in points (1/72 inch). Default: 0.
///   - height: The height of the first page in points (1/72 inch). Default: 0.
- (instancetype)initWithPages:(NSNumber *)pages
    width:(NSNumber *)width
    height:(NSNumber *)height
    NS_DESIGNATED_INITIALIZER;
@end

/// What is said in a file.
@interface DBXRivieraApiStructuredTranscript : DBXObject
/// The sentences or words, in order.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXRivieraApiTranscriptSegment *> *segments;
/// The language. Default: empty.
@property (nonatomic, readonly, copy) NSString *transcriptLocale;

/// Creates an object.
///
/// - Parameters:
///   - segments: The sentences or words, in order.
///   - transcriptLocale: The language. Default: empty.
- (instancetype)initWithSegments:(nullable NSArray<DBXRivieraApiTranscriptSegment *> *)segments
    transcriptLocale:(NSString *)transcriptLocale
    NS_DESIGNATED_INITIALIZER;
@end

/// A sentence or word.
@interface DBXRivieraApiTranscriptSegment : DBXObject
/// What is said. Default: empty.
@property (nonatomic, readonly, copy) NSString *text;
/// When it begins, in seconds from the start. Default: 0.0.
@property (nonatomic, readonly) NSNumber *startTime;
/// When it ends, in seconds from the start. Default: 0.0.
@property (nonatomic, readonly) NSNumber *endTime;

/// Creates an object.
///
/// - Parameters:
///   - text: What is said. Default: empty.
///   - startTime: When it begins, in seconds from the start. Default: 0.0.
///   - endTime: When it ends, in seconds from the start. Default: 0.0.
- (instancetype)initWithText:(NSString *)text
    startTime:(NSNumber *)startTime
    endTime:(NSNumber *)endTime
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no transcript was made.
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

/// Something went wrong at Dropbox; the value is a text about it. Try again later.
@interface DBXRivieraContentApiV2ErrorServerError : DBXRivieraContentApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
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

/// There is no sound in the file.
@interface DBXRivieraContentApiV2ErrorNoAudioError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `no_audio_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_audio_error`.
+ (instancetype)new;
@end

/// The link does not allow downloads.
@interface DBXRivieraContentApiV2ErrorLinkDownloadDisabledError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `link_download_disabled_error`.
+ (instancetype)new;
@end

/// The link asks for a password, so it cannot be used here.
@interface DBXRivieraContentApiV2ErrorSharedLinkPasswordProtected : DBXRivieraContentApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_password_protected`.
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraContentApiV2ErrorLimitExceededError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `limit_exceeded_error`.
+ (instancetype)new;
@end

/// There is no such file, or the user may not open it.
@interface DBXRivieraContentApiV2ErrorNotFoundError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found_error`.
+ (instancetype)new;
@end

/// It is a folder.
@interface DBXRivieraContentApiV2ErrorIsAFolderError : DBXRivieraContentApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_a_folder_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraContentApiV2ErrorOther : DBXRivieraContentApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The file to look into.
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

/// Its id, `id:…`.
@interface DBXRivieraFileIdOrUrlFileId : DBXRivieraFileIdOrUrl
/// The value of `file_id`.
@property (nonatomic, copy) NSString *fileId;
/// Creates an object with the tag `file_id`.
- (instancetype)init:(NSString *)fileId NS_DESIGNATED_INITIALIZER;
@end

/// A shared link, which is opened with the rights of the user, or the URL of a file elsewhere on the web. Text and OCR
/// take shared links only.
@interface DBXRivieraFileIdOrUrlUrl : DBXRivieraFileIdOrUrl
/// The value of `url`.
@property (nonatomic, copy) NSString *url;
/// Creates an object with the tag `url`.
- (instancetype)init:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// Its path, which starts with `/`.
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
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which document to turn into Markdown, and how.
@interface DBXRivieraGetMarkdownArgs : DBXObject
/// The document. Needed.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;
/// Whether to read scanned pages of a PDF too. Slower. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *enableOcr;
/// Whether to put images into the text as data URIs. Much larger. Default: `@NO`.
@property (nonatomic, readonly) NSNumber *embedImages;

/// Creates an object.
///
/// - Parameters:
///   - fileIdOrUrl: The document. Needed.
///   - enableOcr: Whether to read scanned pages of a PDF too. Slower. Default: `@NO`.
///   - embedImages: Whether to put images into the text as data URIs. Much larger. Default: `@NO`.
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

/// The job is still going on. Ask again in a while.
@interface DBXRivieraGetMarkdownAsyncCheckResultInProgress : DBXRivieraGetMarkdownAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended well.
@interface DBXRivieraGetMarkdownAsyncCheckResultComplete : DBXRivieraGetMarkdownAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetMarkdownResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetMarkdownResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job has failed.
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
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A document in Markdown.
@interface DBXRivieraGetMarkdownResult : DBXObject
/// The document in Markdown. Default: empty.
@property (nonatomic, readonly, copy) NSString *markdown;

/// Creates an object.
///
/// - Parameters:
///   - markdown: The document in Markdown. Default: empty.
- (instancetype)initWithMarkdown:(NSString *)markdown NS_DESIGNATED_INITIALIZER;
@end

/// Which file to look into.
@interface DBXRivieraGetMetadataArgs : DBXObject
/// The file. Needed.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;

/// Creates an object.
///
/// - Parameters:
///   - fileIdOrUrl: The file. Needed.
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

/// The job is still going on. Ask again in a while.
@interface DBXRivieraGetMetadataAsyncCheckResultInProgress : DBXRivieraGetMetadataAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended well.
@interface DBXRivieraGetMetadataAsyncCheckResultComplete : DBXRivieraGetMetadataAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetMetadataResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetMetadataResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job has failed.
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
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The metadata within a file.
@interface DBXRivieraGetMetadataResult : DBXObject
/// Which kind of metadata it is. Default: `metadata_type_unknown`.
@property (nonatomic, readonly) DBXRivieraMetadataType *metadataType;
/// The metadata.
@property (nonatomic, readonly, nullable) DBXRivieraMetadataUnion *metadata;

/// Creates an object.
///
/// - Parameters:
///   - metadataType: Which kind of metadata it is. Default: `metadata_type_unknown`.
///   - metadata: The metadata.
- (instancetype)initWithMetadataType:(DBXRivieraMetadataType *)metadataType
    metadata:(nullable DBXRivieraMetadataUnion *)metadata
    NS_DESIGNATED_INITIALIZER;
@end

/// Which picture or scan to read.
@interface DBXRivieraGetOcrArgs : DBXObject
/// The picture or PDF, by id, path or shared link. Needed.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;

/// Creates an object.
///
/// - Parameters:
///   - fileIdOrUrl: The picture or PDF, by id, path or shared link. Needed.
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

/// The job is still going on. Ask again in a while.
@interface DBXRivieraGetOcrAsyncCheckResultInProgress : DBXRivieraGetOcrAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended well.
@interface DBXRivieraGetOcrAsyncCheckResultComplete : DBXRivieraGetOcrAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetOcrResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetOcrResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job has failed.
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
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The text in a picture or scan.
@interface DBXRivieraGetOcrResult : DBXObject
/// The text, line by line, with an empty line between pages. Empty if there is none. Default: empty.
@property (nonatomic, readonly, copy) NSString *text;
/// The text with the place of each word: HTML in the manner of hOCR, coordinates in pixels. Default: empty.
@property (nonatomic, readonly, copy) NSString *hocr;

/// Creates an object.
///
/// - Parameters:
///   - text: The text, line by line, with an empty line between pages. Empty if there is none. Default: empty.
///   - hocr: The text with the place of each word: HTML in the manner of hOCR, coordinates in pixels. Default: empty.
- (instancetype)initWithText:(NSString *)text hocr:(NSString *)hocr NS_DESIGNATED_INITIALIZER;
@end

/// Which document to read.
@interface DBXRivieraGetTextArgs : DBXObject
/// The document, by id, path or shared link. Needed.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;

/// Creates an object.
///
/// - Parameters:
///   - fileIdOrUrl: The document, by id, path or shared link. Needed.
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

/// The job is still going on. Ask again in a while.
@interface DBXRivieraGetTextAsyncCheckResultInProgress : DBXRivieraGetTextAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended well.
@interface DBXRivieraGetTextAsyncCheckResultComplete : DBXRivieraGetTextAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetTextResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetTextResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job has failed.
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
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The text of a document.
@interface DBXRivieraGetTextResult : DBXObject
/// The text. Empty if there is none. Default: empty.
@property (nonatomic, readonly, copy) NSString *text;

/// Creates an object.
///
/// - Parameters:
///   - text: The text. Empty if there is none. Default: empty.
- (instancetype)initWithText:(NSString *)text NS_DESIGNATED_INITIALIZER;
@end

/// What to listen to, and how to write it down.
@interface DBXRivieraGetTranscriptArgs : DBXObject
/// The sound or video file. Needed.
@property (nonatomic, readonly, nullable) DBXRivieraFileIdOrUrl *fileIdOrUrl;
/// Whether times are given for each sentence or for each word. Default: `sentence`.
@property (nonatomic, readonly) DBXRivieraTimestampLevel *timestampLevel;
/// Fillers to keep in the text, separated by commas, such as `uh, um`. All others are left out. Default: empty.
@property (nonatomic, readonly, copy) NSString *includedSpecialWords;

/// The language as a code of two letters, such as `en`. If empty it is detected, which is slower and less sure.
/// Default: empty.
@property (nonatomic, readonly, copy) NSString *audioLanguage;

/// Creates an object.
///
/// - Parameters:
///   - fileIdOrUrl: The sound or video file. Needed.
///   - timestampLevel: Whether times are given for each sentence or for each word. Default: `sentence`.
///   - includedSpecialWords: Fillers to keep in the text, separated by commas, such as `uh, um`. All others are left
///     out. Default: empty.
///   - audioLanguage: The language as a code of two letters, such as `en`. If empty it is detected, which is slower and
///     less sure. Default: empty.
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

/// The job is still going on. Ask again in a while.
@interface DBXRivieraGetTranscriptAsyncCheckResultInProgress : DBXRivieraGetTranscriptAsyncCheckResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended well.
@interface DBXRivieraGetTranscriptAsyncCheckResultComplete : DBXRivieraGetTranscriptAsyncCheckResult
/// The value of `complete`.
@property (nonatomic, strong) DBXRivieraGetTranscriptResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXRivieraGetTranscriptResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job has failed.
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
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What was said.
@interface DBXRivieraGetTranscriptResult : DBXObject
/// The transcript.
@property (nonatomic, readonly, nullable) DBXRivieraApiStructuredTranscript *structuredTranscript;

/// Creates an object.
///
/// - Parameters:
///   - structuredTranscript: The transcript.
- (instancetype)initWithStructuredTranscript:(nullable DBXRivieraApiStructuredTranscript *)structuredTranscript
    NS_DESIGNATED_INITIALIZER;
@end

/// Why no Markdown was made.
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

/// Something went wrong at Dropbox; the value is a text about it. Try again later.
@interface DBXRivieraMarkdownConversionApiV2ErrorServerError : DBXRivieraMarkdownConversionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
@interface DBXRivieraMarkdownConversionApiV2ErrorUserError : DBXRivieraMarkdownConversionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format cannot be processed.
@interface DBXRivieraMarkdownConversionApiV2ErrorUnsupportedFormatError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_format_error`.
+ (instancetype)new;
@end

/// The link does not allow downloads.
@interface DBXRivieraMarkdownConversionApiV2ErrorLinkDownloadDisabledError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `link_download_disabled_error`.
+ (instancetype)new;
@end

/// The link asks for a password, so it cannot be used here.
@interface DBXRivieraMarkdownConversionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_password_protected`.
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraMarkdownConversionApiV2ErrorLimitExceededError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `limit_exceeded_error`.
+ (instancetype)new;
@end

/// The file could not be processed; it may be damaged.
@interface DBXRivieraMarkdownConversionApiV2ErrorConversionFailureError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `conversion_failure_error`.
+ (instancetype)new;
@end

/// There is no such file, or the user may not open it.
@interface DBXRivieraMarkdownConversionApiV2ErrorNotFoundError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found_error`.
+ (instancetype)new;
@end

/// It is a folder.
@interface DBXRivieraMarkdownConversionApiV2ErrorIsAFolderError : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_a_folder_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraMarkdownConversionApiV2ErrorOther : DBXRivieraMarkdownConversionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// How long a file may be.
@interface DBXRivieraMediaDurationError : DBXObject
/// The limit. Default: 0.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - limit: The limit. Default: 0.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// Why no metadata was read.
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

/// Something went wrong at Dropbox; the value is a text about it. Try again later.
@interface DBXRivieraMetadataExtractionApiV2ErrorServerError : DBXRivieraMetadataExtractionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
@interface DBXRivieraMetadataExtractionApiV2ErrorUserError : DBXRivieraMetadataExtractionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format cannot be processed.
@interface DBXRivieraMetadataExtractionApiV2ErrorUnsupportedFormatError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_format_error`.
+ (instancetype)new;
@end

/// The link does not allow downloads.
@interface DBXRivieraMetadataExtractionApiV2ErrorLinkDownloadDisabledError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `link_download_disabled_error`.
+ (instancetype)new;
@end

/// The link asks for a password, so it cannot be used here.
@interface DBXRivieraMetadataExtractionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_password_protected`.
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraMetadataExtractionApiV2ErrorLimitExceededError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `limit_exceeded_error`.
+ (instancetype)new;
@end

/// The file could not be processed; it may be damaged.
@interface DBXRivieraMetadataExtractionApiV2ErrorConversionFailureError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `conversion_failure_error`.
+ (instancetype)new;
@end

/// There is no such file, or the user may not open it.
@interface DBXRivieraMetadataExtractionApiV2ErrorNotFoundError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found_error`.
+ (instancetype)new;
@end

/// It is a folder.
@interface DBXRivieraMetadataExtractionApiV2ErrorIsAFolderError : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_a_folder_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraMetadataExtractionApiV2ErrorOther : DBXRivieraMetadataExtractionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The kind of metadata that a file carries.
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

/// None that is known.
@interface DBXRivieraMetadataTypeMetadataTypeUnknown : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `metadata_type_unknown`.
+ (instancetype)new;
@end

/// What a camera wrote into a picture.
@interface DBXRivieraMetadataTypeMetadataTypeExif : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_exif`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `metadata_type_exif`.
+ (instancetype)new;
@end

/// Facts about sound or video.
@interface DBXRivieraMetadataTypeMetadataTypeMedia : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_media`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `metadata_type_media`.
+ (instancetype)new;
@end

/// Facts about a PDF document.
@interface DBXRivieraMetadataTypeMetadataTypePdf : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_pdf`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `metadata_type_pdf`.
+ (instancetype)new;
@end

/// Facts about an Office document.
@interface DBXRivieraMetadataTypeMetadataTypeOffice : DBXRivieraMetadataType
/// Creates an object with the tag `metadata_type_office`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `metadata_type_office`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraMetadataTypeOther : DBXRivieraMetadataType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why no text was read.
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

/// Something went wrong at Dropbox; the value is a text about it. Try again later.
@interface DBXRivieraOcrExtractionApiV2ErrorServerError : DBXRivieraOcrExtractionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
@interface DBXRivieraOcrExtractionApiV2ErrorUserError : DBXRivieraOcrExtractionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format cannot be processed.
@interface DBXRivieraOcrExtractionApiV2ErrorUnsupportedFormatError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_format_error`.
+ (instancetype)new;
@end

/// The link does not allow downloads.
@interface DBXRivieraOcrExtractionApiV2ErrorLinkDownloadDisabledError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `link_download_disabled_error`.
+ (instancetype)new;
@end

/// The link asks for a password, so it cannot be used here.
@interface DBXRivieraOcrExtractionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_password_protected`.
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraOcrExtractionApiV2ErrorLimitExceededError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `limit_exceeded_error`.
+ (instancetype)new;
@end

/// The file could not be processed; it may be damaged.
@interface DBXRivieraOcrExtractionApiV2ErrorConversionFailureError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `conversion_failure_error`.
+ (instancetype)new;
@end

/// There is no such file, or the user may not open it.
@interface DBXRivieraOcrExtractionApiV2ErrorNotFoundError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found_error`.
+ (instancetype)new;
@end

/// It is a folder.
@interface DBXRivieraOcrExtractionApiV2ErrorIsAFolderError : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_a_folder_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraOcrExtractionApiV2ErrorOther : DBXRivieraOcrExtractionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The application that an Office document is made for.
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

/// Not known.
@interface DBXRivieraOfficeFileTypeOfficeFiletypeUnknown : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `office_filetype_unknown`.
+ (instancetype)new;
@end

/// Word.
@interface DBXRivieraOfficeFileTypeOfficeFiletypeWord : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_word`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `office_filetype_word`.
+ (instancetype)new;
@end

/// PowerPoint.
@interface DBXRivieraOfficeFileTypeOfficeFiletypePowerpoint : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_powerpoint`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `office_filetype_powerpoint`.
+ (instancetype)new;
@end

/// Excel.
@interface DBXRivieraOfficeFileTypeOfficeFiletypeExcel : DBXRivieraOfficeFileType
/// Creates an object with the tag `office_filetype_excel`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `office_filetype_excel`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraOfficeFileTypeOther : DBXRivieraOfficeFileType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why no text was read.
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

/// Something went wrong at Dropbox; the value is a text about it. Try again later.
@interface DBXRivieraTextExtractionApiV2ErrorServerError : DBXRivieraTextExtractionApiV2Error
/// The value of `server_error`.
@property (nonatomic, copy) NSString *serverError;
/// Creates an object with the tag `server_error`.
- (instancetype)init:(NSString *)serverError NS_DESIGNATED_INITIALIZER;
@end

/// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
@interface DBXRivieraTextExtractionApiV2ErrorUserError : DBXRivieraTextExtractionApiV2Error
/// The value of `user_error`.
@property (nonatomic, copy) NSString *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(NSString *)userError NS_DESIGNATED_INITIALIZER;
@end

/// Files of this format cannot be processed.
@interface DBXRivieraTextExtractionApiV2ErrorUnsupportedFormatError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `unsupported_format_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsupported_format_error`.
+ (instancetype)new;
@end

/// The link does not allow downloads.
@interface DBXRivieraTextExtractionApiV2ErrorLinkDownloadDisabledError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `link_download_disabled_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `link_download_disabled_error`.
+ (instancetype)new;
@end

/// The link asks for a password, so it cannot be used here.
@interface DBXRivieraTextExtractionApiV2ErrorSharedLinkPasswordProtected : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `shared_link_password_protected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_link_password_protected`.
+ (instancetype)new;
@end

/// The file is too large, or there are too many requests.
@interface DBXRivieraTextExtractionApiV2ErrorLimitExceededError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `limit_exceeded_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `limit_exceeded_error`.
+ (instancetype)new;
@end

/// The file could not be processed; it may be damaged.
@interface DBXRivieraTextExtractionApiV2ErrorConversionFailureError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `conversion_failure_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `conversion_failure_error`.
+ (instancetype)new;
@end

/// There is no such file, or the user may not open it.
@interface DBXRivieraTextExtractionApiV2ErrorNotFoundError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `not_found_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `not_found_error`.
+ (instancetype)new;
@end

/// It is a folder.
@interface DBXRivieraTextExtractionApiV2ErrorIsAFolderError : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `is_a_folder_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `is_a_folder_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraTextExtractionApiV2ErrorOther : DBXRivieraTextExtractionApiV2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// How finely a transcript is cut.
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

/// Into sentences.
@interface DBXRivieraTimestampLevelSentence : DBXRivieraTimestampLevel
/// Creates an object with the tag `sentence`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `sentence`.
+ (instancetype)new;
@end

/// Into words, as for captions.
@interface DBXRivieraTimestampLevelWord : DBXRivieraTimestampLevel
/// Creates an object with the tag `word`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `word`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXRivieraTimestampLevelOther : DBXRivieraTimestampLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The metadata within a file.
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

/// What a camera wrote into a picture.
@interface DBXRivieraMetadataUnionExif : DBXRivieraMetadataUnion
/// The value of `exif`.
@property (nonatomic, strong) DBXRivieraApiExifMetadata *exif;
/// Creates an object with the tag `exif`.
- (instancetype)init:(DBXRivieraApiExifMetadata *)exif NS_DESIGNATED_INITIALIZER;
@end

/// Facts about sound or video.
@interface DBXRivieraMetadataUnionMedia : DBXRivieraMetadataUnion
/// The value of `media`.
@property (nonatomic, strong) DBXRivieraApiMediaMetadata *media;
/// Creates an object with the tag `media`.
- (instancetype)init:(DBXRivieraApiMediaMetadata *)media NS_DESIGNATED_INITIALIZER;
@end

/// Facts about a PDF document.
@interface DBXRivieraMetadataUnionPdf : DBXRivieraMetadataUnion
/// The value of `pdf`.
@property (nonatomic, strong) DBXRivieraApiPdfMetadata *pdf;
/// Creates an object with the tag `pdf`.
- (instancetype)init:(DBXRivieraApiPdfMetadata *)pdf NS_DESIGNATED_INITIALIZER;
@end

/// Facts about an Office document.
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
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
