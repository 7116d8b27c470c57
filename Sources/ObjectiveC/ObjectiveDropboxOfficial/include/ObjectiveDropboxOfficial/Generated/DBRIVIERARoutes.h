// Generated from API/riviera.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBASYNCLaunchResultBase, DBASYNCPollError, DBNilObject, DBRIVIERAFileIdOrUrl,
    DBRIVIERAGetMarkdownAsyncCheckResult, DBRIVIERAGetMetadataAsyncCheckResult, DBRIVIERAGetOcrAsyncCheckResult,
    DBRIVIERAGetTextAsyncCheckResult, DBRIVIERAGetTranscriptAsyncCheckResult, DBRIVIERATimestampLevel, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `riviera`, called on behalf of a user.
@interface DBRIVIERAUserAuthRoutes : DBAuthRoutes
/// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper, and
/// some other formats. Poll the job with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync;

/// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper, and
/// some other formats. Poll the job with `getMarkdownAsyncCheck`.
///
/// Route `riviera/get_markdown_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async>
///
/// - Parameters:
///   - fileIdOrUrl: The document. Required.
///   - enableOcr: A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is slower.
///     The default is `@NO`.
///   - embedImages: A Boolean value that indicates whether to embed images as data URIs, which makes the result much
///     larger. The default is `@NO`.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    embedImages:(nullable NSNumber *)embedImages;

/// Polls a job of `getMarkdownAsync`. Returns whether it is still running, or the Markdown.
///
/// Route `riviera/get_markdown_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetMarkdownAsyncCheckResult *, DBASYNCPollError *> *)getMarkdownAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`.
///
/// Route `riviera/get_metadata_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async>
///
/// - Parameter fileIdOrUrl: The file. Required.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getMetadataAsync`. Returns whether it is still running, or the metadata.
///
/// Route `riviera/get_metadata_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetMetadataAsyncCheckResult *, DBASYNCPollError *> *)getMetadataAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`.
///
/// Route `riviera/get_ocr_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async>
///
/// - Parameter fileIdOrUrl: The image or PDF, by its identifier, path, or shared link. Required.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getOcrAsync`. Returns whether it is still running, or the text.
///
/// Route `riviera/get_ocr_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetOcrAsyncCheckResult *, DBASYNCPollError *> *)getOcrAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`.
///
/// Route `riviera/get_text_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async>
///
/// - Parameter fileIdOrUrl: The document, by its identifier, path, or shared link. Required.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getTextAsync`. Returns whether it is still running, or the text.
///
/// Route `riviera/get_text_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetTextAsyncCheckResult *, DBASYNCPollError *> *)getTextAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
/// `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync;

/// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
/// `getTranscriptAsyncCheck`.
///
/// Route `riviera/get_transcript_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async>
///
/// - Parameters:
///   - fileIdOrUrl: The audio or video file. Required.
///   - timestampLevel: A value that indicates whether sentences or words have timestamps. The default is `sentence`.
///   - includedSpecialWords: Filler words to keep in the transcript, separated by commas, such as `uh, um`. Other
///     filler words are omitted. The default is an empty string.
///   - audioLanguage: The language as a two-letter code, such as `en`. If empty, Dropbox detects the language, which is
///     slower and less accurate. The default is an empty string.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    audioLanguage:(nullable NSString *)audioLanguage;

/// Polls a job of `getTranscriptAsync`. Returns whether it is still running, or the transcript.
///
/// Route `riviera/get_transcript_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetTranscriptAsyncCheckResult *, DBASYNCPollError *> *)
    getTranscriptAsyncCheck:(NSString *)asyncJobId;
@end

/// The routes of `riviera`, called with the key and secret of an app.
@interface DBRIVIERAAppAuthRoutes : DBAuthRoutes
/// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper, and
/// some other formats. Poll the job with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync;

/// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper, and
/// some other formats. Poll the job with `getMarkdownAsyncCheck`. `DBRIVIERAUserAuthRoutes` describes the route and its
/// parameters.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    embedImages:(nullable NSNumber *)embedImages;

/// Polls a job of `getMarkdownAsync`. Returns whether it is still running, or the Markdown. `DBRIVIERAUserAuthRoutes`
/// describes the route and its parameters.
- (DBRpcTask<DBRIVIERAGetMarkdownAsyncCheckResult *, DBASYNCPollError *> *)getMarkdownAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`. `DBRIVIERAUserAuthRoutes` describes the route and its parameters.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getMetadataAsync`. Returns whether it is still running, or the metadata. `DBRIVIERAUserAuthRoutes`
/// describes the route and its parameters.
- (DBRpcTask<DBRIVIERAGetMetadataAsyncCheckResult *, DBASYNCPollError *> *)getMetadataAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`. `DBRIVIERAUserAuthRoutes` describes the route and its parameters.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getOcrAsync`. Returns whether it is still running, or the text. `DBRIVIERAUserAuthRoutes` describes
/// the route and its parameters.
- (DBRpcTask<DBRIVIERAGetOcrAsyncCheckResult *, DBASYNCPollError *> *)getOcrAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`. `DBRIVIERAUserAuthRoutes` describes the route and its
/// parameters.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getTextAsync`. Returns whether it is still running, or the text. `DBRIVIERAUserAuthRoutes` describes
/// the route and its parameters.
- (DBRpcTask<DBRIVIERAGetTextAsyncCheckResult *, DBASYNCPollError *> *)getTextAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
/// `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync;

/// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
/// `getTranscriptAsyncCheck`. `DBRIVIERAUserAuthRoutes` describes the route and its parameters.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    audioLanguage:(nullable NSString *)audioLanguage;

/// Polls a job of `getTranscriptAsync`. Returns whether it is still running, or the transcript.
/// `DBRIVIERAUserAuthRoutes` describes the route and its parameters.
- (DBRpcTask<DBRIVIERAGetTranscriptAsyncCheckResult *, DBASYNCPollError *> *)
    getTranscriptAsyncCheck:(NSString *)asyncJobId;
@end

/// The descriptors of the routes of `riviera`.
@interface DBRIVIERARouteObjects : DBRouteObjects
/// The descriptor of `riviera/get_markdown_async`.
+ (DBRoute *)DBRIVIERAGetMarkdownAsync;
/// The descriptor of `riviera/get_markdown_async/check`.
+ (DBRoute *)DBRIVIERAGetMarkdownAsyncCheck;
/// The descriptor of `riviera/get_metadata_async`.
+ (DBRoute *)DBRIVIERAGetMetadataAsync;
/// The descriptor of `riviera/get_metadata_async/check`.
+ (DBRoute *)DBRIVIERAGetMetadataAsyncCheck;
/// The descriptor of `riviera/get_ocr_async`.
+ (DBRoute *)DBRIVIERAGetOcrAsync;
/// The descriptor of `riviera/get_ocr_async/check`.
+ (DBRoute *)DBRIVIERAGetOcrAsyncCheck;
/// The descriptor of `riviera/get_text_async`.
+ (DBRoute *)DBRIVIERAGetTextAsync;
/// The descriptor of `riviera/get_text_async/check`.
+ (DBRoute *)DBRIVIERAGetTextAsyncCheck;
/// The descriptor of `riviera/get_transcript_async`.
+ (DBRoute *)DBRIVIERAGetTranscriptAsync;
/// The descriptor of `riviera/get_transcript_async/check`.
+ (DBRoute *)DBRIVIERAGetTranscriptAsyncCheck;
@end

/// The routes of `riviera`, on behalf of a user.
@interface DBUserBaseClient (DBRIVIERA)
/// The routes of `riviera`.
@property (nonatomic, readonly) DBRIVIERAUserAuthRoutes *rivieraRoutes;
@end

/// The routes of `riviera`, with the key and secret of an app.
@interface DBAppBaseClient (DBRIVIERA)
/// The routes of `riviera`.
@property (nonatomic, readonly) DBRIVIERAAppAuthRoutes *rivieraRoutes;
@end

NS_ASSUME_NONNULL_END
