// Generated from API/riviera.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// The content of files: text, transcripts, conversion to Markdown, and embedded metadata. All calls start jobs.
public enum Riviera: StoneNamespace {
    /// The schema of the `riviera` namespace.
    public static let _schema = StoneSchema(
        "riviera",
        imports: { [Async._schema] },
        #"""
struct ApiExifGpsMetadata;latitude Float32 = 0.0;longitude Float32 = 0.0;altitude String = "";timestamp String = "";datestamp String = ""
struct ApiExifMetadata;image_width UInt32 = 0;image_height UInt32 = 0;camera_make String = "";camera_model String = "";lens_model String = "";date_time_original String = "";offset_time_original String = "";orientation UInt32 = 0;exposure_time String = "";aperture_value Float64 = 0.0;iso_speed UInt32 = 0;focal_length String = "";megapixels Float64 = 0.0;artist String = "";copyright String = "";gps_metadata ApiExifGpsMetadata?
struct ApiMediaMetadata;bitrate_bps UInt64 = 0;duration_s Float64 = 0.0;creation_time String = "";streams List(ApiMediaStream)?
struct ApiMediaStream;index UInt32 = 0;codec_type String = "";codec_name String = "";bitrate_bps UInt64 = 0;duration_s Float64 = 0.0;width UInt32 = 0;height UInt32 = 0;frames_per_second Float64 = 0.0;rotation Int32 = 0;display_aspect_ratio String = "";channels UInt32 = 0;channel_layout String = "";sample_rate_s UInt64 = 0;language_iso_639 String = ""
struct ApiOfficeMetadata;file_type OfficeFileType = office_filetype_unknown;creator String = "";company String = "";title String = "";subject String = "";keywords String = "";description String = "";total_edit_time_minutes UInt32 = 0;pages UInt32 = 0;words UInt32 = 0;slides UInt32 = 0;revision_number String = ""
struct ApiPdfMetadata;pages UInt32 = 0;width UInt32 = 0;height UInt32 = 0
struct ApiStructuredTranscript;segments List(ApiTranscriptSegment)?;transcript_locale String = ""
struct ApiTranscriptSegment;text String = "";start_time Float64 = 0.0;end_time Float64 = 0.0
union ContentApiV2Error open=other;server_error String;user_error String;media_duration_error MediaDurationError;no_audio_error;link_download_disabled_error;shared_link_password_protected;limit_exceeded_error;not_found_error;is_a_folder_error;other
union FileIdOrUrl open=other;file_id String;url String;path String;other
struct GetMarkdownArgs;file_id_or_url FileIdOrUrl?;enable_ocr Boolean = false;embed_images Boolean = false
union GetMarkdownAsyncCheckResult open=other;in_progress;complete GetMarkdownResult;failed MarkdownConversionApiV2Error;other
struct GetMarkdownResult;markdown String = ""
struct GetMetadataArgs;file_id_or_url FileIdOrUrl?
union GetMetadataAsyncCheckResult open=other;in_progress;complete GetMetadataResult;failed MetadataExtractionApiV2Error;other
struct GetMetadataResult;metadata_type MetadataType = metadata_type_unknown;metadata metadata_union?
struct GetOcrArgs;file_id_or_url FileIdOrUrl?
union GetOcrAsyncCheckResult open=other;in_progress;complete GetOcrResult;failed OcrExtractionApiV2Error;other
struct GetOcrResult;text String = "";hocr String = ""
struct GetTextArgs;file_id_or_url FileIdOrUrl?
union GetTextAsyncCheckResult open=other;in_progress;complete GetTextResult;failed TextExtractionApiV2Error;other
struct GetTextResult;text String = ""
struct GetTranscriptArgs;file_id_or_url FileIdOrUrl?;timestamp_level TimestampLevel = sentence;included_special_words String = "";audio_language String = ""
union GetTranscriptAsyncCheckResult open=other;in_progress;complete GetTranscriptResult;failed ContentApiV2Error;other
struct GetTranscriptResult;structured_transcript ApiStructuredTranscript?
union MarkdownConversionApiV2Error open=other;server_error String;user_error String;unsupported_format_error;link_download_disabled_error;shared_link_password_protected;limit_exceeded_error;conversion_failure_error;not_found_error;is_a_folder_error;other
struct MediaDurationError;limit Int32 = 0
union MetadataExtractionApiV2Error open=other;server_error String;user_error String;unsupported_format_error;link_download_disabled_error;shared_link_password_protected;limit_exceeded_error;conversion_failure_error;not_found_error;is_a_folder_error;other
union MetadataType open=other;metadata_type_unknown;metadata_type_exif;metadata_type_media;metadata_type_pdf;metadata_type_office;other
union OcrExtractionApiV2Error open=other;server_error String;user_error String;unsupported_format_error;link_download_disabled_error;shared_link_password_protected;limit_exceeded_error;conversion_failure_error;not_found_error;is_a_folder_error;other
union OfficeFileType open=other;office_filetype_unknown;office_filetype_word;office_filetype_powerpoint;office_filetype_excel;other
union TextExtractionApiV2Error open=other;server_error String;user_error String;unsupported_format_error;link_download_disabled_error;shared_link_password_protected;limit_exceeded_error;conversion_failure_error;not_found_error;is_a_folder_error;other
union TimestampLevel open=other;sentence;word;other
union metadata_union open=other;exif ApiExifMetadata;media ApiMediaMetadata;pdf ApiPdfMetadata;office ApiOfficeMetadata;other
route get_markdown_async GetMarkdownArgs async.LaunchResultBase Void auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_markdown_async/check async.PollArg GetMarkdownAsyncCheckResult async.PollError auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_metadata_async GetMetadataArgs async.LaunchResultBase Void auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_metadata_async/check async.PollArg GetMetadataAsyncCheckResult async.PollError auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_ocr_async GetOcrArgs async.LaunchResultBase Void auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_ocr_async/check async.PollArg GetOcrAsyncCheckResult async.PollError auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_text_async GetTextArgs async.LaunchResultBase Void auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_text_async/check async.PollArg GetTextAsyncCheckResult async.PollError auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_transcript_async GetTranscriptArgs async.LaunchResultBase Void auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
route get_transcript_async/check async.PollArg GetTranscriptAsyncCheckResult async.PollError auth="app, user" host=api is_preview=true scope=files.content.read style=rpc
"""#
    )
}

extension Riviera {
    /// The location at which an image was taken, as recorded by the camera.
    public struct ApiExifGpsMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            latitude: Float = 0.0,
            longitude: Float = 0.0,
            altitude: String = "",
            timestamp_: String = "",
            datestamp: String = ""
        ) {
            var builder = RecordBuilder(Riviera._type(0))
            builder.float(0, latitude)
            builder.float(1, longitude)
            builder.string(2, altitude)
            builder.string(3, timestamp_)
            builder.string(4, datestamp)
            self.init(_plainRecord: builder.record())
        }

        /// The latitude in degrees, positive to the north. The default is 0.0.
        @export(implementation) public var latitude: Float { _plainRecord.float(0) }
        /// The longitude in degrees, positive to the east. The default is 0.0.
        @export(implementation) public var longitude: Float { _plainRecord.float(1) }
        /// The altitude in meters, as recorded by the camera. The default is an empty string.
        @export(implementation) public var altitude: String { _plainRecord.string(2) }
        /// The time of the position, as recorded by the camera. The default is an empty string.
        @export(implementation) public var timestamp_: String { _plainRecord.string(3) }
        /// The date of the position, as recorded by the camera. The default is an empty string.
        @export(implementation) public var datestamp: String { _plainRecord.string(4) }
    }

    /// The Exif metadata of an image. Missing values are empty or 0.
    public struct ApiExifMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            imageWidth: UInt32 = 0,
            imageHeight: UInt32 = 0,
            cameraMake: String = "",
            cameraModel: String = "",
            lensModel: String = "",
            dateTimeOriginal: String = "",
            offsetTimeOriginal: String = "",
            orientation: UInt32 = 0,
            exposureTime: String = "",
            apertureValue: Double = 0.0,
            isoSpeed: UInt32 = 0,
            focalLength: String = "",
            megapixels: Double = 0.0,
            artist: String = "",
            copyright: String = "",
            gpsMetadata: Riviera.ApiExifGpsMetadata? = nil
        ) {
            var builder = RecordBuilder(Riviera._type(1))
            builder.uint32(0, imageWidth)
            builder.uint32(1, imageHeight)
            builder.string(2, cameraMake)
            builder.string(3, cameraModel)
            builder.string(4, lensModel)
            builder.string(5, dateTimeOriginal)
            builder.string(6, offsetTimeOriginal)
            builder.uint32(7, orientation)
            builder.string(8, exposureTime)
            builder.double(9, apertureValue)
            builder.uint32(10, isoSpeed)
            builder.string(11, focalLength)
            builder.double(12, megapixels)
            builder.string(13, artist)
            builder.string(14, copyright)
            builder.object(15, gpsMetadata?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The width in pixels. The default is 0.
        @export(implementation) public var imageWidth: UInt32 { _plainRecord.uint32(0) }
        /// The height in pixels. The default is 0.
        @export(implementation) public var imageHeight: UInt32 { _plainRecord.uint32(1) }
        /// The manufacturer of the camera. The default is an empty string.
        @export(implementation) public var cameraMake: String { _plainRecord.string(2) }
        /// The model of the camera. The default is an empty string.
        @export(implementation) public var cameraModel: String { _plainRecord.string(3) }
        /// The model of the lens. The default is an empty string.
        @export(implementation) public var lensModel: String { _plainRecord.string(4) }
        /// The time at which the image was taken, in the local time of the camera. The default is an empty string.
        @export(implementation) public var dateTimeOriginal: String { _plainRecord.string(5) }
        /// The time zone of `dateTimeOriginal`, such as `+09:00`. The default is an empty string.
        @export(implementation) public var offsetTimeOriginal: String { _plainRecord.string(6) }
        /// The Exif orientation, from 1 to 8. 1 is upright. The default is 0.
        @export(implementation) public var orientation: UInt32 { _plainRecord.uint32(7) }
        /// The exposure time in seconds as a fraction, such as `1/250`. The default is an empty string.
        @export(implementation) public var exposureTime: String { _plainRecord.string(8) }
        /// The aperture value. The default is 0.0.
        @export(implementation) public var apertureValue: Double { _plainRecord.double(9) }
        /// The ISO speed. The default is 0.
        @export(implementation) public var isoSpeed: UInt32 { _plainRecord.uint32(10) }
        /// The focal length with its unit, such as `26.0 mm`. The default is an empty string.
        @export(implementation) public var focalLength: String { _plainRecord.string(11) }
        /// The number of pixels in millions. The default is 0.0.
        @export(implementation) public var megapixels: Double { _plainRecord.double(12) }
        /// The creator of the image. The default is an empty string.
        @export(implementation) public var artist: String { _plainRecord.string(13) }
        /// The copyright holder. The default is an empty string.
        @export(implementation) public var copyright: String { _plainRecord.string(14) }
        /// The location at which the image was taken.
        @export(implementation) public var gpsMetadata: Riviera.ApiExifGpsMetadata? { _plainRecord.objectOpt(15) }
    }

    /// The metadata of an audio or video file.
    public struct ApiMediaMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            bitrateBps: UInt64 = 0,
            durationS: Double = 0.0,
            creationTime: String = "",
            streams: [Riviera.ApiMediaStream]? = nil
        ) {
            var builder = RecordBuilder(Riviera._type(2))
            builder.uint64(0, bitrateBps)
            builder.double(1, durationS)
            builder.string(2, creationTime)
            builder.list(3, streams)
            self.init(_plainRecord: builder.record())
        }

        /// The total bit rate of all streams in bits per second. The default is 0.
        @export(implementation) public var bitrateBps: UInt64 { _plainRecord.uint64(0) }
        /// The duration in seconds. The default is 0.0.
        @export(implementation) public var durationS: Double { _plainRecord.double(1) }
        /// The time of the recording, if it is known. The default is an empty string.
        @export(implementation) public var creationTime: String { _plainRecord.string(2) }
        /// The audio and video streams.
        @export(implementation) public var streams: [Riviera.ApiMediaStream]? { _plainRecord.listOpt(3) }
    }

    /// An audio or video stream.
    public struct ApiMediaStream: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            index: UInt32 = 0,
            codecType: String = "",
            codecName: String = "",
            bitrateBps: UInt64 = 0,
            durationS: Double = 0.0,
            width: UInt32 = 0,
            height: UInt32 = 0,
            framesPerSecond: Double = 0.0,
            rotation: Int32 = 0,
            displayAspectRatio: String = "",
            channels: UInt32 = 0,
            channelLayout: String = "",
            sampleRateS: UInt64 = 0,
            languageIso639: String = ""
        ) {
            var builder = RecordBuilder(Riviera._type(3))
            builder.uint32(0, index)
            builder.string(1, codecType)
            builder.string(2, codecName)
            builder.uint64(3, bitrateBps)
            builder.double(4, durationS)
            builder.uint32(5, width)
            builder.uint32(6, height)
            builder.double(7, framesPerSecond)
            builder.int32(8, rotation)
            builder.string(9, displayAspectRatio)
            builder.uint32(10, channels)
            builder.string(11, channelLayout)
            builder.uint64(12, sampleRateS)
            builder.string(13, languageIso639)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the stream in the file. The default is 0.
        @export(implementation) public var index: UInt32 { _plainRecord.uint32(0) }
        /// The type of the content, such as `audio` or `video`. The default is an empty string.
        @export(implementation) public var codecType: String { _plainRecord.string(1) }
        /// The name of the codec. The default is an empty string.
        @export(implementation) public var codecName: String { _plainRecord.string(2) }
        /// The bit rate in bits per second. The default is 0.
        @export(implementation) public var bitrateBps: UInt64 { _plainRecord.uint64(3) }
        /// The duration in seconds. The default is 0.0.
        @export(implementation) public var durationS: Double { _plainRecord.double(4) }
        /// The width in pixels. 0 for audio. The default is 0.
        @export(implementation) public var width: UInt32 { _plainRecord.uint32(5) }
        /// The height in pixels. 0 for audio. The default is 0.
        @export(implementation) public var height: UInt32 { _plainRecord.uint32(6) }
        /// The number of frames per second. 0 for audio. The default is 0.0.
        @export(implementation) public var framesPerSecond: Double { _plainRecord.double(7) }
        /// The rotation in degrees. The default is 0.
        @export(implementation) public var rotation: Int32 { _plainRecord.int32(8) }
        /// The display aspect ratio, such as `16:9`. Empty for audio. The default is an empty string.
        @export(implementation) public var displayAspectRatio: String { _plainRecord.string(9) }
        /// The number of channels. 0 for video. The default is 0.
        @export(implementation) public var channels: UInt32 { _plainRecord.uint32(10) }
        /// The layout of the channels. Empty for video. The default is an empty string.
        @export(implementation) public var channelLayout: String { _plainRecord.string(11) }
        /// The sample rate in samples per second. 0 for video. The default is 0.
        @export(implementation) public var sampleRateS: UInt64 { _plainRecord.uint64(12) }
        /// The language as an ISO 639 code, if it is known. The default is an empty string.
        @export(implementation) public var languageIso639: String { _plainRecord.string(13) }
    }

    /// The metadata of a Microsoft Office document.
    public struct ApiOfficeMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            fileType: Riviera.OfficeFileType = .officeFiletypeUnknown,
            creator: String = "",
            company: String = "",
            title: String = "",
            subject: String = "",
            keywords: String = "",
            description_: String = "",
            totalEditTimeMinutes: UInt32 = 0,
            pages: UInt32 = 0,
            words: UInt32 = 0,
            slides: UInt32 = 0,
            revisionNumber: String = ""
        ) {
            var builder = RecordBuilder(Riviera._type(4))
            builder.union(0, fileType._value)
            builder.string(1, creator)
            builder.string(2, company)
            builder.string(3, title)
            builder.string(4, subject)
            builder.string(5, keywords)
            builder.string(6, description_)
            builder.uint32(7, totalEditTimeMinutes)
            builder.uint32(8, pages)
            builder.uint32(9, words)
            builder.uint32(10, slides)
            builder.string(11, revisionNumber)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the document. The default is `.officeFiletypeUnknown`.
        @export(implementation)
        public var fileType: Riviera.OfficeFileType { _plainRecord.union(0, .officeFiletypeUnknown) }
        /// The author. The default is an empty string.
        @export(implementation) public var creator: String { _plainRecord.string(1) }
        /// The company of the author. The default is an empty string.
        @export(implementation) public var company: String { _plainRecord.string(2) }
        /// The title. The default is an empty string.
        @export(implementation) public var title: String { _plainRecord.string(3) }
        /// The subject. The default is an empty string.
        @export(implementation) public var subject: String { _plainRecord.string(4) }
        /// The keywords. The default is an empty string.
        @export(implementation) public var keywords: String { _plainRecord.string(5) }
        /// The description. The default is an empty string.
        @export(implementation) public var description_: String { _plainRecord.string(6) }
        /// The total editing time in minutes. The default is 0.
        @export(implementation) public var totalEditTimeMinutes: UInt32 { _plainRecord.uint32(7) }
        /// The number of pages in a Word document. The default is 0.
        @export(implementation) public var pages: UInt32 { _plainRecord.uint32(8) }
        /// The number of words in a Word document. The default is 0.
        @export(implementation) public var words: UInt32 { _plainRecord.uint32(9) }
        /// The number of slides in a PowerPoint presentation. The default is 0.
        @export(implementation) public var slides: UInt32 { _plainRecord.uint32(10) }
        /// The revision number that the application assigned. The default is an empty string.
        @export(implementation) public var revisionNumber: String { _plainRecord.string(11) }
    }

    /// The metadata of a PDF document.
    public struct ApiPdfMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(pages: UInt32 = 0, width: UInt32 = 0, height: UInt32 = 0) {
            var builder = RecordBuilder(Riviera._type(5))
            builder.uint32(0, pages)
            builder.uint32(1, width)
            builder.uint32(2, height)
            self.init(_plainRecord: builder.record())
        }

        /// The number of pages. The default is 0.
        @export(implementation) public var pages: UInt32 { _plainRecord.uint32(0) }
        /// The width of the first page in points (1/72 inch). The default is 0.
        @export(implementation) public var width: UInt32 { _plainRecord.uint32(1) }
        /// The height of the first page in points (1/72 inch). The default is 0.
        @export(implementation) public var height: UInt32 { _plainRecord.uint32(2) }
    }

    /// The transcript of a file.
    public struct ApiStructuredTranscript: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(segments: [Riviera.ApiTranscriptSegment]? = nil, transcriptLocale: String = "") {
            var builder = RecordBuilder(Riviera._type(6))
            builder.list(0, segments)
            builder.string(1, transcriptLocale)
            self.init(_plainRecord: builder.record())
        }

        /// The sentences or words in order.
        @export(implementation) public var segments: [Riviera.ApiTranscriptSegment]? { _plainRecord.listOpt(0) }
        /// The language of the transcript. The default is an empty string.
        @export(implementation) public var transcriptLocale: String { _plainRecord.string(1) }
    }

    /// A sentence or word of a transcript.
    public struct ApiTranscriptSegment: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(text: String = "", startTime: Double = 0.0, endTime: Double = 0.0) {
            var builder = RecordBuilder(Riviera._type(7))
            builder.string(0, text)
            builder.double(1, startTime)
            builder.double(2, endTime)
            self.init(_plainRecord: builder.record())
        }

        /// The spoken text. The default is an empty string.
        @export(implementation) public var text: String { _plainRecord.string(0) }
        /// The start time in seconds. The default is 0.0.
        @export(implementation) public var startTime: Double { _plainRecord.double(1) }
        /// The end time in seconds. The default is 0.0.
        @export(implementation) public var endTime: Double { _plainRecord.double(2) }
    }

    /// The reason that no transcript was created.
    public enum ContentApiV2Error: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox. The associated value describes it. Try again later.
        case serverError(String)
        /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
        case userError(String)
        /// The file is too long.
        case mediaDurationError(Riviera.MediaDurationError)
        /// The file contains no audio.
        case noAudioError
        /// The link doesn't allow downloads.
        case linkDownloadDisabledError
        /// The link requires a password, which isn't supported.
        case sharedLinkPasswordProtected
        /// The file is too large, or there are too many requests.
        case limitExceededError
        /// The file doesn't exist, or the user doesn't have access to it.
        case notFoundError
        /// The item is a folder.
        case isAFolderError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .serverError(_value.string())
            case 1: self = .userError(_value.string())
            case 2: self = .mediaDurationError(.init(_plainRecord: payload))
            case 3: self = .noAudioError
            case 4: self = .linkDownloadDisabledError
            case 5: self = .sharedLinkPasswordProtected
            case 6: self = .limitExceededError
            case 7: self = .notFoundError
            case 8: self = .isAFolderError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .serverError(let value): .boxedValue(0, string: value)
            case .userError(let value): .boxedValue(1, string: value)
            case .mediaDurationError(let value): .variant(2, value._plainRecord)
            case .noAudioError: .tag(3)
            case .linkDownloadDisabledError: .tag(4)
            case .sharedLinkPasswordProtected: .tag(5)
            case .limitExceededError: .tag(6)
            case .notFoundError: .tag(7)
            case .isAFolderError: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// The file to process.
    public enum FileIdOrUrl: StoneUnion, CustomStringConvertible {
        /// The identifier of the file, `id:…`.
        case fileId(String)
        /// A shared link, which is opened with the user's permissions, or the URL of a file on the web. Text extraction
        /// and OCR support only shared links.
        case url(String)
        /// The path of the file, which starts with `/`.
        case path(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fileId(_value.string())
            case 1: self = .url(_value.string())
            case 2: self = .path(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fileId(let value): .boxedValue(0, string: value)
            case .url(let value): .boxedValue(1, string: value)
            case .path(let value): .boxedValue(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// The document to convert to Markdown, and the options.
    public struct GetMarkdownArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - fileIdOrUrl: The document. Required.
        ///   - enableOcr: A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is
        ///     slower. The default is `false`.
        ///   - embedImages: A Boolean value that indicates whether to embed images as data URIs, which makes the result
        ///     much larger. The default is `false`.
        @export(implementation)
        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil, enableOcr: Bool = false, embedImages: Bool = false) {
            var builder = RecordBuilder(Riviera._type(10))
            builder.union(0, fileIdOrUrl?._value)
            builder.bool(1, enableOcr)
            builder.bool(2, embedImages)
            self.init(_plainRecord: builder.record())
        }

        /// The document. Required.
        @export(implementation) public var fileIdOrUrl: Riviera.FileIdOrUrl? { _plainRecord.unionOpt(0) }
        /// A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is slower. The
        /// default is `false`.
        @export(implementation) public var enableOcr: Bool { _plainRecord.bool(1) }
        /// A Boolean value that indicates whether to embed images as data URIs, which makes the result much larger. The
        /// default is `false`.
        @export(implementation) public var embedImages: Bool { _plainRecord.bool(2) }
    }

    /// The state of a job of `getMarkdownAsync`.
    public enum GetMarkdownAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job completed successfully.
        case complete(Riviera.GetMarkdownResult)
        /// The job failed.
        case failed(Riviera.MarkdownConversionApiV2Error)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            case .failed(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// A document in Markdown.
    public struct GetMarkdownResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(markdown: String = "") {
            var builder = RecordBuilder(Riviera._type(12))
            builder.string(0, markdown)
            self.init(_plainRecord: builder.record())
        }

        /// The document in Markdown. The default is an empty string.
        @export(implementation) public var markdown: String { _plainRecord.string(0) }
    }

    /// The file whose metadata to extract.
    public struct GetMetadataArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter fileIdOrUrl: The file. Required.
        @export(implementation)
        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil) {
            var builder = RecordBuilder(Riviera._type(13))
            builder.union(0, fileIdOrUrl?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file. Required.
        @export(implementation) public var fileIdOrUrl: Riviera.FileIdOrUrl? { _plainRecord.unionOpt(0) }
    }

    /// The state of a job of `getMetadataAsync`.
    public enum GetMetadataAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job completed successfully.
        case complete(Riviera.GetMetadataResult)
        /// The job failed.
        case failed(Riviera.MetadataExtractionApiV2Error)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            case .failed(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The embedded metadata of a file.
    public struct GetMetadataResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadataType: Riviera.MetadataType = .metadataTypeUnknown, metadata: Riviera.MetadataUnion? = nil) {
            var builder = RecordBuilder(Riviera._type(15))
            builder.union(0, metadataType._value)
            builder.union(1, metadata?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The kind of metadata. The default is `.metadataTypeUnknown`.
        @export(implementation)
        public var metadataType: Riviera.MetadataType { _plainRecord.union(0, .metadataTypeUnknown) }
        /// The metadata.
        @export(implementation) public var metadata: Riviera.MetadataUnion? { _plainRecord.unionOpt(1) }
    }

    /// The image or scan whose text to recognize.
    public struct GetOcrArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter fileIdOrUrl: The image or PDF, by its identifier, path, or shared link. Required.
        @export(implementation)
        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil) {
            var builder = RecordBuilder(Riviera._type(16))
            builder.union(0, fileIdOrUrl?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The image or PDF, by its identifier, path, or shared link. Required.
        @export(implementation) public var fileIdOrUrl: Riviera.FileIdOrUrl? { _plainRecord.unionOpt(0) }
    }

    /// The state of a job of `getOcrAsync`.
    public enum GetOcrAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job completed successfully.
        case complete(Riviera.GetOcrResult)
        /// The job failed.
        case failed(Riviera.OcrExtractionApiV2Error)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            case .failed(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The text in an image or scan.
    public struct GetOcrResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(text: String = "", hocr: String = "") {
            var builder = RecordBuilder(Riviera._type(18))
            builder.string(0, text)
            builder.string(1, hocr)
            self.init(_plainRecord: builder.record())
        }

        /// The text, line by line, with an empty line between pages. Empty if there is none. The default is an empty
        /// string.
        @export(implementation) public var text: String { _plainRecord.string(0) }
        /// The text with the position of each word, as hOCR: HTML with coordinates in pixels. The default is an empty
        /// string.
        @export(implementation) public var hocr: String { _plainRecord.string(1) }
    }

    /// The document whose text to extract.
    public struct GetTextArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter fileIdOrUrl: The document, by its identifier, path, or shared link. Required.
        @export(implementation)
        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil) {
            var builder = RecordBuilder(Riviera._type(19))
            builder.union(0, fileIdOrUrl?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The document, by its identifier, path, or shared link. Required.
        @export(implementation) public var fileIdOrUrl: Riviera.FileIdOrUrl? { _plainRecord.unionOpt(0) }
    }

    /// The state of a job of `getTextAsync`.
    public enum GetTextAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job completed successfully.
        case complete(Riviera.GetTextResult)
        /// The job failed.
        case failed(Riviera.TextExtractionApiV2Error)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            case .failed(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The text of a document.
    public struct GetTextResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(text: String = "") {
            var builder = RecordBuilder(Riviera._type(21))
            builder.string(0, text)
            self.init(_plainRecord: builder.record())
        }

        /// The text. Empty if there is none. The default is an empty string.
        @export(implementation) public var text: String { _plainRecord.string(0) }
    }

    /// The file to transcribe, and the options.
    public struct GetTranscriptArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - fileIdOrUrl: The audio or video file. Required.
        ///   - timestampLevel: A value that indicates whether sentences or words have timestamps. The default is
        ///     `.sentence`.
        ///   - includedSpecialWords: Filler words to keep in the transcript, separated by commas, such as `uh, um`.
        ///     Other filler words are omitted. The default is an empty string.
        ///   - audioLanguage: The language as a two-letter code, such as `en`. If empty, Dropbox detects the language,
        ///     which is slower and less accurate. The default is an empty string.
        @export(implementation)
        public init(
            fileIdOrUrl: Riviera.FileIdOrUrl? = nil,
            timestampLevel: Riviera.TimestampLevel = .sentence,
            includedSpecialWords: String = "",
            audioLanguage: String = ""
        ) {
            var builder = RecordBuilder(Riviera._type(22))
            builder.union(0, fileIdOrUrl?._value)
            builder.union(1, timestampLevel._value)
            builder.string(2, includedSpecialWords)
            builder.string(3, audioLanguage)
            self.init(_plainRecord: builder.record())
        }

        /// The audio or video file. Required.
        @export(implementation) public var fileIdOrUrl: Riviera.FileIdOrUrl? { _plainRecord.unionOpt(0) }
        /// A value that indicates whether sentences or words have timestamps. The default is `.sentence`.
        @export(implementation) public var timestampLevel: Riviera.TimestampLevel { _plainRecord.union(1, .sentence) }
        /// Filler words to keep in the transcript, separated by commas, such as `uh, um`. Other filler words are
        /// omitted. The default is an empty string.
        @export(implementation) public var includedSpecialWords: String { _plainRecord.string(2) }
        /// The language as a two-letter code, such as `en`. If empty, Dropbox detects the language, which is slower and
        /// less accurate. The default is an empty string.
        @export(implementation) public var audioLanguage: String { _plainRecord.string(3) }
    }

    /// The state of a job of `getTranscriptAsync`.
    public enum GetTranscriptAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job completed successfully.
        case complete(Riviera.GetTranscriptResult)
        /// The job failed.
        case failed(Riviera.ContentApiV2Error)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            case .failed(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The transcript of a file.
    public struct GetTranscriptResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(structuredTranscript: Riviera.ApiStructuredTranscript? = nil) {
            var builder = RecordBuilder(Riviera._type(24))
            builder.object(0, structuredTranscript?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The transcript.
        @export(implementation)
        public var structuredTranscript: Riviera.ApiStructuredTranscript? { _plainRecord.objectOpt(0) }
    }

    /// The reason that a document wasn't converted.
    public enum MarkdownConversionApiV2Error: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox. The associated value describes it. Try again later.
        case serverError(String)
        /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
        case userError(String)
        /// Files of this format can't be processed.
        case unsupportedFormatError
        /// The link doesn't allow downloads.
        case linkDownloadDisabledError
        /// The link requires a password, which isn't supported.
        case sharedLinkPasswordProtected
        /// The file is too large, or there are too many requests.
        case limitExceededError
        /// The file couldn't be processed. It may be damaged.
        case conversionFailureError
        /// The file doesn't exist, or the user doesn't have access to it.
        case notFoundError
        /// The item is a folder.
        case isAFolderError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .serverError(_value.string())
            case 1: self = .userError(_value.string())
            case 2: self = .unsupportedFormatError
            case 3: self = .linkDownloadDisabledError
            case 4: self = .sharedLinkPasswordProtected
            case 5: self = .limitExceededError
            case 6: self = .conversionFailureError
            case 7: self = .notFoundError
            case 8: self = .isAFolderError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .serverError(let value): .boxedValue(0, string: value)
            case .userError(let value): .boxedValue(1, string: value)
            case .unsupportedFormatError: .tag(2)
            case .linkDownloadDisabledError: .tag(3)
            case .sharedLinkPasswordProtected: .tag(4)
            case .limitExceededError: .tag(5)
            case .conversionFailureError: .tag(6)
            case .notFoundError: .tag(7)
            case .isAFolderError: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// The maximum duration of a file.
    public struct MediaDurationError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(limit: Int32 = 0) {
            var builder = RecordBuilder(Riviera._type(26))
            builder.int32(0, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum duration. The default is 0.
        @export(implementation) public var limit: Int32 { _plainRecord.int32(0) }
    }

    /// The reason that no metadata was extracted.
    public enum MetadataExtractionApiV2Error: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox. The associated value describes it. Try again later.
        case serverError(String)
        /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
        case userError(String)
        /// Files of this format can't be processed.
        case unsupportedFormatError
        /// The link doesn't allow downloads.
        case linkDownloadDisabledError
        /// The link requires a password, which isn't supported.
        case sharedLinkPasswordProtected
        /// The file is too large, or there are too many requests.
        case limitExceededError
        /// The file couldn't be processed. It may be damaged.
        case conversionFailureError
        /// The file doesn't exist, or the user doesn't have access to it.
        case notFoundError
        /// The item is a folder.
        case isAFolderError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .serverError(_value.string())
            case 1: self = .userError(_value.string())
            case 2: self = .unsupportedFormatError
            case 3: self = .linkDownloadDisabledError
            case 4: self = .sharedLinkPasswordProtected
            case 5: self = .limitExceededError
            case 6: self = .conversionFailureError
            case 7: self = .notFoundError
            case 8: self = .isAFolderError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .serverError(let value): .boxedValue(0, string: value)
            case .userError(let value): .boxedValue(1, string: value)
            case .unsupportedFormatError: .tag(2)
            case .linkDownloadDisabledError: .tag(3)
            case .sharedLinkPasswordProtected: .tag(4)
            case .limitExceededError: .tag(5)
            case .conversionFailureError: .tag(6)
            case .notFoundError: .tag(7)
            case .isAFolderError: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// The kind of embedded metadata.
    public enum MetadataType: StoneUnion, CustomStringConvertible {
        /// The kind isn't known.
        case metadataTypeUnknown
        /// Exif metadata of an image.
        case metadataTypeExif
        /// Metadata of audio or video.
        case metadataTypeMedia
        /// Metadata of a PDF document.
        case metadataTypePdf
        /// Metadata of a Microsoft Office document.
        case metadataTypeOffice
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .metadataTypeUnknown
            case 1: self = .metadataTypeExif
            case 2: self = .metadataTypeMedia
            case 3: self = .metadataTypePdf
            case 4: self = .metadataTypeOffice
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .metadataTypeUnknown: .tag(0)
            case .metadataTypeExif: .tag(1)
            case .metadataTypeMedia: .tag(2)
            case .metadataTypePdf: .tag(3)
            case .metadataTypeOffice: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The reason that no text was recognized.
    public enum OcrExtractionApiV2Error: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox. The associated value describes it. Try again later.
        case serverError(String)
        /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
        case userError(String)
        /// Files of this format can't be processed.
        case unsupportedFormatError
        /// The link doesn't allow downloads.
        case linkDownloadDisabledError
        /// The link requires a password, which isn't supported.
        case sharedLinkPasswordProtected
        /// The file is too large, or there are too many requests.
        case limitExceededError
        /// The file couldn't be processed. It may be damaged.
        case conversionFailureError
        /// The file doesn't exist, or the user doesn't have access to it.
        case notFoundError
        /// The item is a folder.
        case isAFolderError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .serverError(_value.string())
            case 1: self = .userError(_value.string())
            case 2: self = .unsupportedFormatError
            case 3: self = .linkDownloadDisabledError
            case 4: self = .sharedLinkPasswordProtected
            case 5: self = .limitExceededError
            case 6: self = .conversionFailureError
            case 7: self = .notFoundError
            case 8: self = .isAFolderError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .serverError(let value): .boxedValue(0, string: value)
            case .userError(let value): .boxedValue(1, string: value)
            case .unsupportedFormatError: .tag(2)
            case .linkDownloadDisabledError: .tag(3)
            case .sharedLinkPasswordProtected: .tag(4)
            case .limitExceededError: .tag(5)
            case .conversionFailureError: .tag(6)
            case .notFoundError: .tag(7)
            case .isAFolderError: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// The type of a Microsoft Office document.
    public enum OfficeFileType: StoneUnion, CustomStringConvertible {
        /// The type isn't known.
        case officeFiletypeUnknown
        /// A Word document.
        case officeFiletypeWord
        /// A PowerPoint presentation.
        case officeFiletypePowerpoint
        /// An Excel workbook.
        case officeFiletypeExcel
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .officeFiletypeUnknown
            case 1: self = .officeFiletypeWord
            case 2: self = .officeFiletypePowerpoint
            case 3: self = .officeFiletypeExcel
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .officeFiletypeUnknown: .tag(0)
            case .officeFiletypeWord: .tag(1)
            case .officeFiletypePowerpoint: .tag(2)
            case .officeFiletypeExcel: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The reason that no text was extracted.
    public enum TextExtractionApiV2Error: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox. The associated value describes it. Try again later.
        case serverError(String)
        /// The request can't be fulfilled. The associated value describes the problem. Don't try again.
        case userError(String)
        /// Files of this format can't be processed.
        case unsupportedFormatError
        /// The link doesn't allow downloads.
        case linkDownloadDisabledError
        /// The link requires a password, which isn't supported.
        case sharedLinkPasswordProtected
        /// The file is too large, or there are too many requests.
        case limitExceededError
        /// The file couldn't be processed. It may be damaged.
        case conversionFailureError
        /// The file doesn't exist, or the user doesn't have access to it.
        case notFoundError
        /// The item is a folder.
        case isAFolderError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .serverError(_value.string())
            case 1: self = .userError(_value.string())
            case 2: self = .unsupportedFormatError
            case 3: self = .linkDownloadDisabledError
            case 4: self = .sharedLinkPasswordProtected
            case 5: self = .limitExceededError
            case 6: self = .conversionFailureError
            case 7: self = .notFoundError
            case 8: self = .isAFolderError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .serverError(let value): .boxedValue(0, string: value)
            case .userError(let value): .boxedValue(1, string: value)
            case .unsupportedFormatError: .tag(2)
            case .linkDownloadDisabledError: .tag(3)
            case .sharedLinkPasswordProtected: .tag(4)
            case .limitExceededError: .tag(5)
            case .conversionFailureError: .tag(6)
            case .notFoundError: .tag(7)
            case .isAFolderError: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// The granularity of a transcript's timestamps.
    public enum TimestampLevel: StoneUnion, CustomStringConvertible {
        /// A timestamp for each sentence.
        case sentence
        /// A timestamp for each word, for example for captions.
        case word
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .sentence
            case 1: self = .word
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sentence: .tag(0)
            case .word: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The embedded metadata of a file.
    public enum MetadataUnion: StoneUnion, CustomStringConvertible {
        /// Exif metadata of an image.
        case exif(Riviera.ApiExifMetadata)
        /// Metadata of audio or video.
        case media(Riviera.ApiMediaMetadata)
        /// Metadata of a PDF document.
        case pdf(Riviera.ApiPdfMetadata)
        /// Metadata of a Microsoft Office document.
        case office(Riviera.ApiOfficeMetadata)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .exif(.init(_plainRecord: payload))
            case 1: self = .media(.init(_plainRecord: payload))
            case 2: self = .pdf(.init(_plainRecord: payload))
            case 3: self = .office(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .exif(let value): .variant(0, value._plainRecord)
            case .media(let value): .variant(1, value._plainRecord)
            case .pdf(let value): .variant(2, value._plainRecord)
            case .office(let value): .variant(3, value._plainRecord)
            case .other: .tag(4)
            }
        }
    }
}

extension Riviera {
    /// Converts `ApiExifGpsMetadata` from and to JSON.
    public typealias ApiExifGpsMetadataSerializer = StoneSerializer<Riviera.ApiExifGpsMetadata>
    /// Converts `ApiExifMetadata` from and to JSON.
    public typealias ApiExifMetadataSerializer = StoneSerializer<Riviera.ApiExifMetadata>
    /// Converts `ApiMediaMetadata` from and to JSON.
    public typealias ApiMediaMetadataSerializer = StoneSerializer<Riviera.ApiMediaMetadata>
    /// Converts `ApiMediaStream` from and to JSON.
    public typealias ApiMediaStreamSerializer = StoneSerializer<Riviera.ApiMediaStream>
    /// Converts `ApiOfficeMetadata` from and to JSON.
    public typealias ApiOfficeMetadataSerializer = StoneSerializer<Riviera.ApiOfficeMetadata>
    /// Converts `ApiPdfMetadata` from and to JSON.
    public typealias ApiPdfMetadataSerializer = StoneSerializer<Riviera.ApiPdfMetadata>
    /// Converts `ApiStructuredTranscript` from and to JSON.
    public typealias ApiStructuredTranscriptSerializer = StoneSerializer<Riviera.ApiStructuredTranscript>
    /// Converts `ApiTranscriptSegment` from and to JSON.
    public typealias ApiTranscriptSegmentSerializer = StoneSerializer<Riviera.ApiTranscriptSegment>
    /// Converts `ContentApiV2Error` from and to JSON.
    public typealias ContentApiV2ErrorSerializer = StoneSerializer<Riviera.ContentApiV2Error>
    /// Converts `FileIdOrUrl` from and to JSON.
    public typealias FileIdOrUrlSerializer = StoneSerializer<Riviera.FileIdOrUrl>
    /// Converts `GetMarkdownArgs` from and to JSON.
    public typealias GetMarkdownArgsSerializer = StoneSerializer<Riviera.GetMarkdownArgs>
    /// Converts `GetMarkdownAsyncCheckResult` from and to JSON.
    public typealias GetMarkdownAsyncCheckResultSerializer = StoneSerializer<Riviera.GetMarkdownAsyncCheckResult>
    /// Converts `GetMarkdownResult` from and to JSON.
    public typealias GetMarkdownResultSerializer = StoneSerializer<Riviera.GetMarkdownResult>
    /// Converts `GetMetadataArgs` from and to JSON.
    public typealias GetMetadataArgsSerializer = StoneSerializer<Riviera.GetMetadataArgs>
    /// Converts `GetMetadataAsyncCheckResult` from and to JSON.
    public typealias GetMetadataAsyncCheckResultSerializer = StoneSerializer<Riviera.GetMetadataAsyncCheckResult>
    /// Converts `GetMetadataResult` from and to JSON.
    public typealias GetMetadataResultSerializer = StoneSerializer<Riviera.GetMetadataResult>
    /// Converts `GetOcrArgs` from and to JSON.
    public typealias GetOcrArgsSerializer = StoneSerializer<Riviera.GetOcrArgs>
    /// Converts `GetOcrAsyncCheckResult` from and to JSON.
    public typealias GetOcrAsyncCheckResultSerializer = StoneSerializer<Riviera.GetOcrAsyncCheckResult>
    /// Converts `GetOcrResult` from and to JSON.
    public typealias GetOcrResultSerializer = StoneSerializer<Riviera.GetOcrResult>
    /// Converts `GetTextArgs` from and to JSON.
    public typealias GetTextArgsSerializer = StoneSerializer<Riviera.GetTextArgs>
    /// Converts `GetTextAsyncCheckResult` from and to JSON.
    public typealias GetTextAsyncCheckResultSerializer = StoneSerializer<Riviera.GetTextAsyncCheckResult>
    /// Converts `GetTextResult` from and to JSON.
    public typealias GetTextResultSerializer = StoneSerializer<Riviera.GetTextResult>
    /// Converts `GetTranscriptArgs` from and to JSON.
    public typealias GetTranscriptArgsSerializer = StoneSerializer<Riviera.GetTranscriptArgs>
    /// Converts `GetTranscriptAsyncCheckResult` from and to JSON.
    public typealias GetTranscriptAsyncCheckResultSerializer = StoneSerializer<Riviera.GetTranscriptAsyncCheckResult>
    /// Converts `GetTranscriptResult` from and to JSON.
    public typealias GetTranscriptResultSerializer = StoneSerializer<Riviera.GetTranscriptResult>
    /// Converts `MarkdownConversionApiV2Error` from and to JSON.
    public typealias MarkdownConversionApiV2ErrorSerializer = StoneSerializer<Riviera.MarkdownConversionApiV2Error>
    /// Converts `MediaDurationError` from and to JSON.
    public typealias MediaDurationErrorSerializer = StoneSerializer<Riviera.MediaDurationError>
    /// Converts `MetadataExtractionApiV2Error` from and to JSON.
    public typealias MetadataExtractionApiV2ErrorSerializer = StoneSerializer<Riviera.MetadataExtractionApiV2Error>
    /// Converts `MetadataType` from and to JSON.
    public typealias MetadataTypeSerializer = StoneSerializer<Riviera.MetadataType>
    /// Converts `OcrExtractionApiV2Error` from and to JSON.
    public typealias OcrExtractionApiV2ErrorSerializer = StoneSerializer<Riviera.OcrExtractionApiV2Error>
    /// Converts `OfficeFileType` from and to JSON.
    public typealias OfficeFileTypeSerializer = StoneSerializer<Riviera.OfficeFileType>
    /// Converts `TextExtractionApiV2Error` from and to JSON.
    public typealias TextExtractionApiV2ErrorSerializer = StoneSerializer<Riviera.TextExtractionApiV2Error>
    /// Converts `TimestampLevel` from and to JSON.
    public typealias TimestampLevelSerializer = StoneSerializer<Riviera.TimestampLevel>
    /// Converts `MetadataUnion` from and to JSON.
    public typealias MetadataUnionSerializer = StoneSerializer<Riviera.MetadataUnion>
}
