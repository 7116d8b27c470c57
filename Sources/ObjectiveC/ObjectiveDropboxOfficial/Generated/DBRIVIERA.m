// Generated from API/riviera.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBRIVIERA.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBRIVIERAApiExifGpsMetadata @dynamic latitude, longitude, altitude, timestamp, datestamp; @end
@implementation DBRIVIERAApiExifGpsMetadataSerializer @end
@implementation DBRIVIERAApiExifMetadata @dynamic imageWidth, imageHeight, cameraMake, cameraModel, lensModel,
    dateTimeOriginal, offsetTimeOriginal, orientation, exposureTime, apertureValue, isoSpeed, focalLength, megapixels,
    artist, dCopyright, gpsMetadata; @end
@implementation DBRIVIERAApiExifMetadataSerializer @end
@implementation DBRIVIERAApiMediaMetadata @dynamic bitrateBps, durationS, creationTime, streams; @end
@implementation DBRIVIERAApiMediaMetadataSerializer @end
@implementation DBRIVIERAApiMediaStream @dynamic index, codecType, codecName, bitrateBps, durationS, width, height,
    framesPerSecond, rotation, displayAspectRatio, channels, channelLayout, sampleRateS, languageIso639; @end
@implementation DBRIVIERAApiMediaStreamSerializer @end
@implementation DBRIVIERAApiOfficeMetadata @dynamic fileType, creator, company, title, subject, keywords, description_,
    totalEditTimeMinutes, pages, words, slides, revisionNumber; @end
@implementation DBRIVIERAApiOfficeMetadataSerializer @end
@implementation DBRIVIERAApiPdfMetadata @dynamic pages, width, height; @end
@implementation DBRIVIERAApiPdfMetadataSerializer @end
@implementation DBRIVIERAApiStructuredTranscript @dynamic segments, transcriptLocale; @end
@implementation DBRIVIERAApiStructuredTranscriptSerializer @end
@implementation DBRIVIERAApiTranscriptSegment @dynamic text, startTime, endTime; @end
@implementation DBRIVIERAApiTranscriptSegmentSerializer @end
@implementation DBRIVIERAContentApiV2Error @dynamic tag, serverError, userError, mediaDurationError; @end
@implementation DBRIVIERAContentApiV2ErrorSerializer @end
@implementation DBRIVIERAFileIdOrUrl @dynamic tag, fileId, url, path; @end
@implementation DBRIVIERAFileIdOrUrlSerializer @end
@implementation DBRIVIERAGetMarkdownArgs @dynamic fileIdOrUrl, enableOcr, embedImages; @end
@implementation DBRIVIERAGetMarkdownArgsSerializer @end
@implementation DBRIVIERAGetMarkdownAsyncCheckResult @dynamic tag, complete, failed; @end
@implementation DBRIVIERAGetMarkdownAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetMarkdownResult @dynamic markdown; @end
@implementation DBRIVIERAGetMarkdownResultSerializer @end
@implementation DBRIVIERAGetMetadataArgs @dynamic fileIdOrUrl; @end
@implementation DBRIVIERAGetMetadataArgsSerializer @end
@implementation DBRIVIERAGetMetadataAsyncCheckResult @dynamic tag, complete, failed; @end
@implementation DBRIVIERAGetMetadataAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetMetadataResult @dynamic metadataType, metadata; @end
@implementation DBRIVIERAGetMetadataResultSerializer @end
@implementation DBRIVIERAGetOcrArgs @dynamic fileIdOrUrl; @end
@implementation DBRIVIERAGetOcrArgsSerializer @end
@implementation DBRIVIERAGetOcrAsyncCheckResult @dynamic tag, complete, failed; @end
@implementation DBRIVIERAGetOcrAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetOcrResult @dynamic text, hocr; @end
@implementation DBRIVIERAGetOcrResultSerializer @end
@implementation DBRIVIERAGetTextArgs @dynamic fileIdOrUrl; @end
@implementation DBRIVIERAGetTextArgsSerializer @end
@implementation DBRIVIERAGetTextAsyncCheckResult @dynamic tag, complete, failed; @end
@implementation DBRIVIERAGetTextAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetTextResult @dynamic text; @end
@implementation DBRIVIERAGetTextResultSerializer @end
@implementation DBRIVIERAGetTranscriptArgs @dynamic fileIdOrUrl, timestampLevel, includedSpecialWords,
    audioLanguage; @end
@implementation DBRIVIERAGetTranscriptArgsSerializer @end
@implementation DBRIVIERAGetTranscriptAsyncCheckResult @dynamic tag, complete, failed; @end
@implementation DBRIVIERAGetTranscriptAsyncCheckResultSerializer @end
@implementation DBRIVIERAGetTranscriptResult @dynamic structuredTranscript; @end
@implementation DBRIVIERAGetTranscriptResultSerializer @end
@implementation DBRIVIERAMarkdownConversionApiV2Error @dynamic tag, serverError, userError; @end
@implementation DBRIVIERAMarkdownConversionApiV2ErrorSerializer @end
@implementation DBRIVIERAMediaDurationError @dynamic limit; @end
@implementation DBRIVIERAMediaDurationErrorSerializer @end
@implementation DBRIVIERAMetadataExtractionApiV2Error @dynamic tag, serverError, userError; @end
@implementation DBRIVIERAMetadataExtractionApiV2ErrorSerializer @end
@implementation DBRIVIERAMetadataType @dynamic tag; @end
@implementation DBRIVIERAMetadataTypeSerializer @end
@implementation DBRIVIERAOcrExtractionApiV2Error @dynamic tag, serverError, userError; @end
@implementation DBRIVIERAOcrExtractionApiV2ErrorSerializer @end
@implementation DBRIVIERAOfficeFileType @dynamic tag; @end
@implementation DBRIVIERAOfficeFileTypeSerializer @end
@implementation DBRIVIERATextExtractionApiV2Error @dynamic tag, serverError, userError; @end
@implementation DBRIVIERATextExtractionApiV2ErrorSerializer @end
@implementation DBRIVIERATimestampLevel @dynamic tag; @end
@implementation DBRIVIERATimestampLevelSerializer @end
@implementation DBRIVIERAMetadataUnion @dynamic tag, exif, media, pdf, office; @end
@implementation DBRIVIERAMetadataUnionSerializer @end
