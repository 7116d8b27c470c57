// Generated from API/riviera.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXRiviera.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXRivieraApiExifGpsMetadata @dynamic latitude, longitude, altitude, timestamp_, datestamp; @end
@implementation DBXRivieraApiExifMetadata @dynamic imageWidth, imageHeight, cameraMake, cameraModel, lensModel,
    dateTimeOriginal, offsetTimeOriginal, orientation, exposureTime, apertureValue, isoSpeed, focalLength, megapixels,
    artist, copyright, gpsMetadata; @end
@implementation DBXRivieraApiMediaMetadata @dynamic bitrateBps, durationS, creationTime, streams; @end
@implementation DBXRivieraApiMediaStream @dynamic index, codecType, codecName, bitrateBps, durationS, width, height,
    framesPerSecond, rotation, displayAspectRatio, channels, channelLayout, sampleRateS, languageIso639; @end
@implementation DBXRivieraApiOfficeMetadata @dynamic fileType, creator, company, title, subject, keywords, description_,
    totalEditTimeMinutes, pages, words, slides, revisionNumber; @end
@implementation DBXRivieraApiPdfMetadata @dynamic pages, width, height; @end
@implementation DBXRivieraApiStructuredTranscript @dynamic segments, transcriptLocale; @end
@implementation DBXRivieraApiTranscriptSegment @dynamic text, startTime, endTime; @end
@implementation DBXRivieraContentApiV2Error @end
@implementation DBXRivieraContentApiV2ErrorServerError @dynamic serverError; @end
@implementation DBXRivieraContentApiV2ErrorUserError @dynamic userError; @end
@implementation DBXRivieraContentApiV2ErrorMediaDurationError @dynamic mediaDurationError; @end
@implementation DBXRivieraContentApiV2ErrorNoAudioError @end
@implementation DBXRivieraContentApiV2ErrorLinkDownloadDisabledError @end
@implementation DBXRivieraContentApiV2ErrorSharedLinkPasswordProtected @end
@implementation DBXRivieraContentApiV2ErrorLimitExceededError @end
@implementation DBXRivieraContentApiV2ErrorNotFoundError @end
@implementation DBXRivieraContentApiV2ErrorIsAFolderError @end
@implementation DBXRivieraContentApiV2ErrorOther @end
@implementation DBXRivieraFileIdOrUrl @end
@implementation DBXRivieraFileIdOrUrlFileId @dynamic fileId; @end
@implementation DBXRivieraFileIdOrUrlUrl @dynamic url; @end
@implementation DBXRivieraFileIdOrUrlPath @dynamic path; @end
@implementation DBXRivieraFileIdOrUrlOther @end
@implementation DBXRivieraGetMarkdownArgs @dynamic fileIdOrUrl, enableOcr, embedImages; @end
@implementation DBXRivieraGetMarkdownAsyncCheckResult @end
@implementation DBXRivieraGetMarkdownAsyncCheckResultInProgress @end
@implementation DBXRivieraGetMarkdownAsyncCheckResultComplete @dynamic complete; @end
@implementation DBXRivieraGetMarkdownAsyncCheckResultFailed @dynamic failed; @end
@implementation DBXRivieraGetMarkdownAsyncCheckResultOther @end
@implementation DBXRivieraGetMarkdownResult @dynamic markdown; @end
@implementation DBXRivieraGetMetadataArgs @dynamic fileIdOrUrl; @end
@implementation DBXRivieraGetMetadataAsyncCheckResult @end
@implementation DBXRivieraGetMetadataAsyncCheckResultInProgress @end
@implementation DBXRivieraGetMetadataAsyncCheckResultComplete @dynamic complete; @end
@implementation DBXRivieraGetMetadataAsyncCheckResultFailed @dynamic failed; @end
@implementation DBXRivieraGetMetadataAsyncCheckResultOther @end
@implementation DBXRivieraGetMetadataResult @dynamic metadataType, metadata; @end
@implementation DBXRivieraGetOcrArgs @dynamic fileIdOrUrl; @end
@implementation DBXRivieraGetOcrAsyncCheckResult @end
@implementation DBXRivieraGetOcrAsyncCheckResultInProgress @end
@implementation DBXRivieraGetOcrAsyncCheckResultComplete @dynamic complete; @end
@implementation DBXRivieraGetOcrAsyncCheckResultFailed @dynamic failed; @end
@implementation DBXRivieraGetOcrAsyncCheckResultOther @end
@implementation DBXRivieraGetOcrResult @dynamic text, hocr; @end
@implementation DBXRivieraGetTextArgs @dynamic fileIdOrUrl; @end
@implementation DBXRivieraGetTextAsyncCheckResult @end
@implementation DBXRivieraGetTextAsyncCheckResultInProgress @end
@implementation DBXRivieraGetTextAsyncCheckResultComplete @dynamic complete; @end
@implementation DBXRivieraGetTextAsyncCheckResultFailed @dynamic failed; @end
@implementation DBXRivieraGetTextAsyncCheckResultOther @end
@implementation DBXRivieraGetTextResult @dynamic text; @end
@implementation DBXRivieraGetTranscriptArgs @dynamic fileIdOrUrl, timestampLevel, includedSpecialWords,
    audioLanguage; @end
@implementation DBXRivieraGetTranscriptAsyncCheckResult @end
@implementation DBXRivieraGetTranscriptAsyncCheckResultInProgress @end
@implementation DBXRivieraGetTranscriptAsyncCheckResultComplete @dynamic complete; @end
@implementation DBXRivieraGetTranscriptAsyncCheckResultFailed @dynamic failed; @end
@implementation DBXRivieraGetTranscriptAsyncCheckResultOther @end
@implementation DBXRivieraGetTranscriptResult @dynamic structuredTranscript; @end
@implementation DBXRivieraMarkdownConversionApiV2Error @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorServerError @dynamic serverError; @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorUserError @dynamic userError; @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorUnsupportedFormatError @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorLinkDownloadDisabledError @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorSharedLinkPasswordProtected @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorLimitExceededError @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorConversionFailureError @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorNotFoundError @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorIsAFolderError @end
@implementation DBXRivieraMarkdownConversionApiV2ErrorOther @end
@implementation DBXRivieraMediaDurationError @dynamic limit; @end
@implementation DBXRivieraMetadataExtractionApiV2Error @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorServerError @dynamic serverError; @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorUserError @dynamic userError; @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorUnsupportedFormatError @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorLinkDownloadDisabledError @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorSharedLinkPasswordProtected @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorLimitExceededError @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorConversionFailureError @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorNotFoundError @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorIsAFolderError @end
@implementation DBXRivieraMetadataExtractionApiV2ErrorOther @end
@implementation DBXRivieraMetadataType @end
@implementation DBXRivieraMetadataTypeMetadataTypeUnknown @end
@implementation DBXRivieraMetadataTypeMetadataTypeExif @end
@implementation DBXRivieraMetadataTypeMetadataTypeMedia @end
@implementation DBXRivieraMetadataTypeMetadataTypePdf @end
@implementation DBXRivieraMetadataTypeMetadataTypeOffice @end
@implementation DBXRivieraMetadataTypeOther @end
@implementation DBXRivieraOcrExtractionApiV2Error @end
@implementation DBXRivieraOcrExtractionApiV2ErrorServerError @dynamic serverError; @end
@implementation DBXRivieraOcrExtractionApiV2ErrorUserError @dynamic userError; @end
@implementation DBXRivieraOcrExtractionApiV2ErrorUnsupportedFormatError @end
@implementation DBXRivieraOcrExtractionApiV2ErrorLinkDownloadDisabledError @end
@implementation DBXRivieraOcrExtractionApiV2ErrorSharedLinkPasswordProtected @end
@implementation DBXRivieraOcrExtractionApiV2ErrorLimitExceededError @end
@implementation DBXRivieraOcrExtractionApiV2ErrorConversionFailureError @end
@implementation DBXRivieraOcrExtractionApiV2ErrorNotFoundError @end
@implementation DBXRivieraOcrExtractionApiV2ErrorIsAFolderError @end
@implementation DBXRivieraOcrExtractionApiV2ErrorOther @end
@implementation DBXRivieraOfficeFileType @end
@implementation DBXRivieraOfficeFileTypeOfficeFiletypeUnknown @end
@implementation DBXRivieraOfficeFileTypeOfficeFiletypeWord @end
@implementation DBXRivieraOfficeFileTypeOfficeFiletypePowerpoint @end
@implementation DBXRivieraOfficeFileTypeOfficeFiletypeExcel @end
@implementation DBXRivieraOfficeFileTypeOther @end
@implementation DBXRivieraTextExtractionApiV2Error @end
@implementation DBXRivieraTextExtractionApiV2ErrorServerError @dynamic serverError; @end
@implementation DBXRivieraTextExtractionApiV2ErrorUserError @dynamic userError; @end
@implementation DBXRivieraTextExtractionApiV2ErrorUnsupportedFormatError @end
@implementation DBXRivieraTextExtractionApiV2ErrorLinkDownloadDisabledError @end
@implementation DBXRivieraTextExtractionApiV2ErrorSharedLinkPasswordProtected @end
@implementation DBXRivieraTextExtractionApiV2ErrorLimitExceededError @end
@implementation DBXRivieraTextExtractionApiV2ErrorConversionFailureError @end
@implementation DBXRivieraTextExtractionApiV2ErrorNotFoundError @end
@implementation DBXRivieraTextExtractionApiV2ErrorIsAFolderError @end
@implementation DBXRivieraTextExtractionApiV2ErrorOther @end
@implementation DBXRivieraTimestampLevel @end
@implementation DBXRivieraTimestampLevelSentence @end
@implementation DBXRivieraTimestampLevelWord @end
@implementation DBXRivieraTimestampLevelOther @end
@implementation DBXRivieraMetadataUnion @end
@implementation DBXRivieraMetadataUnionExif @dynamic exif; @end
@implementation DBXRivieraMetadataUnionMedia @dynamic media; @end
@implementation DBXRivieraMetadataUnionPdf @dynamic pdf; @end
@implementation DBXRivieraMetadataUnionOffice @dynamic office; @end
@implementation DBXRivieraMetadataUnionOther @end
