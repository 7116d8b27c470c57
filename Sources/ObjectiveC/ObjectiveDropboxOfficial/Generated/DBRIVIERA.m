// Generated from API/riviera.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBRIVIERA.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBRIVIERAApiExifGpsMetadata
@dynamic latitude;
@dynamic longitude;
@dynamic altitude;
@dynamic timestamp;
@dynamic datestamp;
@end
@implementation DBRIVIERAApiExifGpsMetadataSerializer @end
@implementation DBRIVIERAApiExifMetadata
@dynamic imageWidth;
@dynamic imageHeight;
@dynamic cameraMake;
@dynamic cameraModel;
@dynamic lensModel;
@dynamic dateTimeOriginal;
@dynamic offsetTimeOriginal;
@dynamic orientation;
@dynamic exposureTime;
@dynamic apertureValue;
@dynamic isoSpeed;
@dynamic focalLength;
@dynamic megapixels;
@dynamic artist;
@dynamic dCopyright;
@dynamic gpsMetadata;
@end
@implementation DBRIVIERAApiExifMetadataSerializer @end
@implementation DBRIVIERAApiMediaMetadata
@dynamic bitrateBps;
@dynamic durationS;
@dynamic creationTime;
@dynamic streams;
@end
@implementation DBRIVIERAApiMediaMetadataSerializer @end
@implementation DBRIVIERAApiMediaStream
@dynamic index;
@dynamic codecType;
@dynamic codecName;
@dynamic bitrateBps;
@dynamic durationS;
@dynamic width;
@dynamic height;
@dynamic framesPerSecond;
@dynamic rotation;
@dynamic displayAspectRatio;
@dynamic channels;
@dynamic channelLayout;
@dynamic sampleRateS;
@dynamic languageIso639;
@end
@implementation DBRIVIERAApiMediaStreamSerializer @end
@implementation DBRIVIERAApiOfficeMetadata
@dynamic fileType;
@dynamic creator;
@dynamic company;
@dynamic title;
@dynamic subject;
@dynamic keywords;
@dynamic description_;
@dynamic totalEditTimeMinutes;
@dynamic pages;
@dynamic words;
@dynamic slides;
@dynamic revisionNumber;
@end
@implementation DBRIVIERAApiOfficeMetadataSerializer @end
@implementation DBRIVIERAApiPdfMetadata
@dynamic pages;
@dynamic width;
@dynamic height;
@end
@implementation DBRIVIERAApiPdfMetadataSerializer @end
@implementation DBRIVIERAApiStructuredTranscript
@dynamic segments;
@dynamic transcriptLocale;
@end
@implementation DBRIVIERAApiStructuredTranscriptSerializer @end
@implementation DBRIVIERAApiTranscriptSegment
@dynamic text;
@dynamic startTime;
@dynamic endTime;
@end
@implementation DBRIVIERAApiTranscriptSegmentSerializer @end
@implementation DBRIVIERAContentApiV2Error
@dynamic tag;
@dynamic serverError;
@dynamic userError;
@dynamic mediaDurationError;
@end
@implementation DBRIVIERAContentApiV2ErrorSerializer @end
@implementation DBRIVIERAFileIdOrUrl
@dynamic tag;
@dynamic fileId;
@dynamic url;
@dynamic path;
@end
@implementation DBRIVIERAFileIdOrUrlSerializer @end
@implementation DBRIVIERAGetMarkdownArgs
@dynamic fileIdOrUrl;
@dynamic enableOcr;
@dynamic embedImages;
@end
@implementation DBRIVIERAGetMarkdownArgsSerializer @end
@implementation DBRIVIERAGetMarkdownAsyncCheckResult
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBRIVIERAGetMarkdownAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetMarkdownResult
@dynamic markdown;
@end
@implementation DBRIVIERAGetMarkdownResultSerializer @end
@implementation DBRIVIERAGetMetadataArgs
@dynamic fileIdOrUrl;
@end
@implementation DBRIVIERAGetMetadataArgsSerializer @end
@implementation DBRIVIERAGetMetadataAsyncCheckResult
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBRIVIERAGetMetadataAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetMetadataResult
@dynamic metadataType;
@dynamic metadata;
@end
@implementation DBRIVIERAGetMetadataResultSerializer @end
@implementation DBRIVIERAGetOcrArgs
@dynamic fileIdOrUrl;
@end
@implementation DBRIVIERAGetOcrArgsSerializer @end
@implementation DBRIVIERAGetOcrAsyncCheckResult
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBRIVIERAGetOcrAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetOcrResult
@dynamic text;
@dynamic hocr;
@end
@implementation DBRIVIERAGetOcrResultSerializer @end
@implementation DBRIVIERAGetTextArgs
@dynamic fileIdOrUrl;
@end
@implementation DBRIVIERAGetTextArgsSerializer @end
@implementation DBRIVIERAGetTextAsyncCheckResult
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBRIVIERAGetTextAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetTextResult
@dynamic text;
@end
@implementation DBRIVIERAGetTextResultSerializer @end
@implementation DBRIVIERAGetTranscriptArgs
@dynamic fileIdOrUrl;
@dynamic timestampLevel;
@dynamic includedSpecialWords;
@dynamic audioLanguage;
@end
@implementation DBRIVIERAGetTranscriptArgsSerializer @end
@implementation DBRIVIERAGetTranscriptAsyncCheckResult
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBRIVIERAGetTranscriptAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetTranscriptResult
@dynamic structuredTranscript;
@end
@implementation DBRIVIERAGetTranscriptResultSerializer @end
@implementation DBRIVIERAMarkdownConversionApiV2Error
@dynamic tag;
@dynamic serverError;
@dynamic userError;
@end
@implementation DBRIVIERAMarkdownConversionApiV2ErrorSerializer @end
@implementation DBRIVIERAMediaDurationError
@dynamic limit;
@end
@implementation DBRIVIERAMediaDurationErrorSerializer @end
@implementation DBRIVIERAMetadataExtractionApiV2Error
@dynamic tag;
@dynamic serverError;
@dynamic userError;
@end
@implementation DBRIVIERAMetadataExtractionApiV2ErrorSerializer @end
@implementation DBRIVIERAMetadataType
@dynamic tag;
@end
@implementation DBRIVIERAMetadataTypeSerializer @end
@implementation DBRIVIERAOcrExtractionApiV2Error
@dynamic tag;
@dynamic serverError;
@dynamic userError;
@end
@implementation DBRIVIERAOcrExtractionApiV2ErrorSerializer @end
@implementation DBRIVIERAOfficeFileType
@dynamic tag;
@end
@implementation DBRIVIERAOfficeFileTypeSerializer @end
@implementation DBRIVIERATextExtractionApiV2Error
@dynamic tag;
@dynamic serverError;
@dynamic userError;
@end
@implementation DBRIVIERATextExtractionApiV2ErrorSerializer @end
@implementation DBRIVIERATimestampLevel
@dynamic tag;
@end
@implementation DBRIVIERATimestampLevelSerializer @end
@implementation DBRIVIERAMetadataUnion
@dynamic tag;
@dynamic exif;
@dynamic media;
@dynamic pdf;
@dynamic office;
@end
@implementation DBRIVIERAMetadataUnionSerializer @end
