// Generated from API/riviera.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBASYNCLaunchResultBase;
@class DBASYNCPollError;
@class DBNilObject;
@class DBRIVIERAAppAuthRoutes;
@class DBRIVIERAFileIdOrUrl;
@class DBRIVIERAGetMarkdownAsyncCheckResult;
@class DBRIVIERAGetMetadataAsyncCheckResult;
@class DBRIVIERAGetOcrAsyncCheckResult;
@class DBRIVIERAGetTextAsyncCheckResult;
@class DBRIVIERAGetTranscriptAsyncCheckResult;
@class DBRIVIERATimestampLevel;
@class DBRIVIERAUserAuthRoutes;
@class DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `riviera`, called on behalf of a user.
@interface DBRIVIERAUserAuthRoutes : DBAuthRoutes
/// Starts a job that turns a document into Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper and a few more, at most
/// 50 MB. Poll it with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync;

/// Starts a job that turns a document into Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper and a few more, at most
/// 50 MB. Poll it with `getMarkdownAsyncCheck`.
///
/// Route `riviera/get_markdown_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async>
///
/// - Parameters:
///   - fileIdOrUrl: The document. Needed.
///   - enableOcr: Whether to read scanned pages of a PDF too. Slower. Default: `@NO`.
///   - embedImages: Whether to put images into the text as data URIs. Much larger. Default: `@NO`.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    embedImages:(nullable NSNumber *)embedImages;

/// Polls a job of `getMarkdownAsync`: returns whether it is still running, or the Markdown.
///
/// Route `riviera/get_markdown_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetMarkdownAsyncCheckResult *, DBASYNCPollError *> *)getMarkdownAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`.
///
/// Route `riviera/get_metadata_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async>
///
/// - Parameters:
///   - fileIdOrUrl: The file. Needed.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getMetadataAsync`: returns whether it is still running, or the metadata.
///
/// Route `riviera/get_metadata_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetMetadataAsyncCheckResult *, DBASYNCPollError *> *)getMetadataAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`.
///
/// Route `riviera/get_ocr_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async>
///
/// - Parameters:
///   - fileIdOrUrl: The picture or PDF, by id, path or shared link. Needed.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getOcrAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_ocr_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetOcrAsyncCheckResult *, DBASYNCPollError *> *)getOcrAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`.
///
/// Route `riviera/get_text_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async>
///
/// - Parameters:
///   - fileIdOrUrl: The document, by id, path or shared link. Needed.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getTextAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_text_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetTextAsyncCheckResult *, DBASYNCPollError *> *)getTextAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that writes down what is said in a sound or video file: at most 10 GB, and 1 hour of sound. Poll it
/// with `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync;

/// Starts a job that writes down what is said in a sound or video file: at most 10 GB, and 1 hour of sound. Poll it
/// with `getTranscriptAsyncCheck`.
///
/// Route `riviera/get_transcript_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async>
///
/// - Parameters:
///   - fileIdOrUrl: The sound or video file. Needed.
///   - timestampLevel: Whether times are given for each sentence or for each word. Default: `sentence`.
///   - includedSpecialWords: Fillers to keep in the text, separated by commas, such as `uh, um`. All others are left
///     out. Default: empty.
///   - audioLanguage: The language as a code of two letters, such as `en`. If empty it is detected, which is slower and
///     less sure. Default: empty.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    audioLanguage:(nullable NSString *)audioLanguage;

/// Polls a job of `getTranscriptAsync`: returns whether it is still running, or the transcript.
///
/// Route `riviera/get_transcript_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetTranscriptAsyncCheckResult *, DBASYNCPollError *> *)
    getTranscriptAsyncCheck:(NSString *)asyncJobId;
@end

/// The routes of `riviera`, called with the key and secret of an app.
@interface DBRIVIERAAppAuthRoutes : DBAuthRoutes
/// Starts a job that turns a document into Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper and a few more, at most
/// 50 MB. Poll it with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync;

/// Starts a job that turns a document into Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper and a few more, at most
/// 50 MB. Poll it with `getMarkdownAsyncCheck`.
///
/// Route `riviera/get_markdown_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async>
///
/// - Parameters:
///   - fileIdOrUrl: The document. Needed.
///   - enableOcr: Whether to read scanned pages of a PDF too. Slower. Default: `@NO`.
///   - embedImages: Whether to put images into the text as data URIs. Much larger. Default: `@NO`.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMarkdownAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    enableOcr:(nullable NSNumber *)enableOcr
    embedImages:(nullable NSNumber *)embedImages;

/// Polls a job of `getMarkdownAsync`: returns whether it is still running, or the Markdown.
///
/// Route `riviera/get_markdown_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetMarkdownAsyncCheckResult *, DBASYNCPollError *> *)getMarkdownAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`.
///
/// Route `riviera/get_metadata_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async>
///
/// - Parameters:
///   - fileIdOrUrl: The file. Needed.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getMetadataAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getMetadataAsync`: returns whether it is still running, or the metadata.
///
/// Route `riviera/get_metadata_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetMetadataAsyncCheckResult *, DBASYNCPollError *> *)getMetadataAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`.
///
/// Route `riviera/get_ocr_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async>
///
/// - Parameters:
///   - fileIdOrUrl: The picture or PDF, by id, path or shared link. Needed.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getOcrAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getOcrAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_ocr_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetOcrAsyncCheckResult *, DBASYNCPollError *> *)getOcrAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`.
///
/// Route `riviera/get_text_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async>
///
/// - Parameters:
///   - fileIdOrUrl: The document, by id, path or shared link. Needed.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTextAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl;

/// Polls a job of `getTextAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_text_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetTextAsyncCheckResult *, DBASYNCPollError *> *)getTextAsyncCheck:(NSString *)asyncJobId;

/// Starts a job that writes down what is said in a sound or video file: at most 10 GB, and 1 hour of sound. Poll it
/// with `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync;

/// Starts a job that writes down what is said in a sound or video file: at most 10 GB, and 1 hour of sound. Poll it
/// with `getTranscriptAsyncCheck`.
///
/// Route `riviera/get_transcript_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async>
///
/// - Parameters:
///   - fileIdOrUrl: The sound or video file. Needed.
///   - timestampLevel: Whether times are given for each sentence or for each word. Default: `sentence`.
///   - includedSpecialWords: Fillers to keep in the text, separated by commas, such as `uh, um`. All others are left
///     out. Default: empty.
///   - audioLanguage: The language as a code of two letters, such as `en`. If empty it is detected, which is slower and
///     less sure. Default: empty.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBNilObject *> *)getTranscriptAsync:(nullable DBRIVIERAFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(nullable DBRIVIERATimestampLevel *)timestampLevel
    includedSpecialWords:(nullable NSString *)includedSpecialWords
    audioLanguage:(nullable NSString *)audioLanguage;

/// Polls a job of `getTranscriptAsync`: returns whether it is still running, or the transcript.
///
/// Route `riviera/get_transcript_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBASYNCPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBRIVIERAGetTranscriptAsyncCheckResult *, DBASYNCPollError *> *)
    getTranscriptAsyncCheck:(NSString *)asyncJobId;
@end

/// The descriptors of the routes of `riviera`.
@interface DBRIVIERARouteObjects : DBRouteObjects
/// `riviera/get_markdown_async`
+ (DBRoute *)DBRIVIERAGetMarkdownAsync;
/// `riviera/get_markdown_async/check`
+ (DBRoute *)DBRIVIERAGetMarkdownAsyncCheck;
/// `riviera/get_metadata_async`
+ (DBRoute *)DBRIVIERAGetMetadataAsync;
/// `riviera/get_metadata_async/check`
+ (DBRoute *)DBRIVIERAGetMetadataAsyncCheck;
/// `riviera/get_ocr_async`
+ (DBRoute *)DBRIVIERAGetOcrAsync;
/// `riviera/get_ocr_async/check`
+ (DBRoute *)DBRIVIERAGetOcrAsyncCheck;
/// `riviera/get_text_async`
+ (DBRoute *)DBRIVIERAGetTextAsync;
/// `riviera/get_text_async/check`
+ (DBRoute *)DBRIVIERAGetTextAsyncCheck;
/// `riviera/get_transcript_async`
+ (DBRoute *)DBRIVIERAGetTranscriptAsync;
/// `riviera/get_transcript_async/check`
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
