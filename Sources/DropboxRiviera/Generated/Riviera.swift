// Generated from API/riviera.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

/// What is in a file: its text, a transcript, a Markdown rendition, or the metadata that its format carries. All calls
/// start jobs.
public enum Riviera {
    /// The types and routes of `riviera`, as facts.
    public static let _schema = StoneSchema(
        "riviera",
        imports: { [Async._schema] },
        #"""
struct ApiExifGpsMetadata
 latitude Float32 = 0.0
 longitude Float32 = 0.0
 altitude String = ""
 timestamp String = ""
 datestamp String = ""
struct ApiExifMetadata
 image_width UInt32 = 0
 image_height UInt32 = 0
 camera_make String = ""
 camera_model String = ""
 lens_model String = ""
 date_time_original String = ""
 offset_time_original String = ""
 orientation UInt32 = 0
 exposure_time String = ""
 aperture_value Float64 = 0.0
 iso_speed UInt32 = 0
 focal_length String = ""
 megapixels Float64 = 0.0
 artist String = ""
 copyright String = ""
 gps_metadata ApiExifGpsMetadata?
struct ApiMediaMetadata
 bitrate_bps UInt64 = 0
 duration_s Float64 = 0.0
 creation_time String = ""
 streams List(ApiMediaStream)?
struct ApiMediaStream
 index UInt32 = 0
 codec_type String = ""
 codec_name String = ""
 bitrate_bps UInt64 = 0
 duration_s Float64 = 0.0
 width UInt32 = 0
 height UInt32 = 0
 frames_per_second Float64 = 0.0
 rotation Int32 = 0
 display_aspect_ratio String = ""
 channels UInt32 = 0
 channel_layout String = ""
 sample_rate_s UInt64 = 0
 language_iso_639 String = ""
struct ApiOfficeMetadata
 file_type OfficeFileType = office_filetype_unknown
 creator String = ""
 company String = ""
 title String = ""
 subject String = ""
 keywords String = ""
 description String = ""
 total_edit_time_minutes UInt32 = 0
 pages UInt32 = 0
 words UInt32 = 0
 slides UInt32 = 0
 revision_number String = ""
struct ApiPdfMetadata
 pages UInt32 = 0
 width UInt32 = 0
 height UInt32 = 0
struct ApiStructuredTranscript
 segments List(ApiTranscriptSegment)?
 transcript_locale String = ""
struct ApiTranscriptSegment
 text String = ""
 start_time Float64 = 0.0
 end_time Float64 = 0.0
union ContentApiV2Error open=other
 server_error String
 user_error String
 media_duration_error MediaDurationError
 no_audio_error
 link_download_disabled_error
 shared_link_password_protected
 limit_exceeded_error
 not_found_error
 is_a_folder_error
 other
union FileIdOrUrl open=other
 file_id String
 url String
 path String
 other
struct GetMarkdownArgs
 file_id_or_url FileIdOrUrl?
 enable_ocr Boolean = false
 embed_images Boolean = false
union GetMarkdownAsyncCheckResult open=other
 in_progress
 complete GetMarkdownResult
 failed MarkdownConversionApiV2Error
 other
struct GetMarkdownResult
 markdown String = ""
struct GetMetadataArgs
 file_id_or_url FileIdOrUrl?
union GetMetadataAsyncCheckResult open=other
 in_progress
 complete GetMetadataResult
 failed MetadataExtractionApiV2Error
 other
struct GetMetadataResult
 metadata_type MetadataType = metadata_type_unknown
 metadata metadata_union?
struct GetOcrArgs
 file_id_or_url FileIdOrUrl?
union GetOcrAsyncCheckResult open=other
 in_progress
 complete GetOcrResult
 failed OcrExtractionApiV2Error
 other
struct GetOcrResult
 text String = ""
 hocr String = ""
struct GetTextArgs
 file_id_or_url FileIdOrUrl?
union GetTextAsyncCheckResult open=other
 in_progress
 complete GetTextResult
 failed TextExtractionApiV2Error
 other
struct GetTextResult
 text String = ""
struct GetTranscriptArgs
 file_id_or_url FileIdOrUrl?
 timestamp_level TimestampLevel = sentence
 included_special_words String = ""
 audio_language String = ""
union GetTranscriptAsyncCheckResult open=other
 in_progress
 complete GetTranscriptResult
 failed ContentApiV2Error
 other
struct GetTranscriptResult
 structured_transcript ApiStructuredTranscript?
union MarkdownConversionApiV2Error open=other
 server_error String
 user_error String
 unsupported_format_error
 link_download_disabled_error
 shared_link_password_protected
 limit_exceeded_error
 conversion_failure_error
 not_found_error
 is_a_folder_error
 other
struct MediaDurationError
 limit Int32 = 0
union MetadataExtractionApiV2Error open=other
 server_error String
 user_error String
 unsupported_format_error
 link_download_disabled_error
 shared_link_password_protected
 limit_exceeded_error
 conversion_failure_error
 not_found_error
 is_a_folder_error
 other
union MetadataType open=other
 metadata_type_unknown
 metadata_type_exif
 metadata_type_media
 metadata_type_pdf
 metadata_type_office
 other
union OcrExtractionApiV2Error open=other
 server_error String
 user_error String
 unsupported_format_error
 link_download_disabled_error
 shared_link_password_protected
 limit_exceeded_error
 conversion_failure_error
 not_found_error
 is_a_folder_error
 other
union OfficeFileType open=other
 office_filetype_unknown
 office_filetype_word
 office_filetype_powerpoint
 office_filetype_excel
 other
union TextExtractionApiV2Error open=other
 server_error String
 user_error String
 unsupported_format_error
 link_download_disabled_error
 shared_link_password_protected
 limit_exceeded_error
 conversion_failure_error
 not_found_error
 is_a_folder_error
 other
union TimestampLevel open=other
 sentence
 word
 other
union metadata_union open=other
 exif ApiExifMetadata
 media ApiMediaMetadata
 pdf ApiPdfMetadata
 office ApiOfficeMetadata
 other
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

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
