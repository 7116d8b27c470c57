// Generated from API/riviera.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAsyncLaunchResultBase;
@class DBXAsyncPollError;
@class DBXCallError;
@class DBXRivieraAppAuthRoutes;
@class DBXRivieraFileIdOrUrl;
@class DBXRivieraGetMarkdownAsyncCheckResult;
@class DBXRivieraGetMarkdownAsyncCheckRpcRequest;
@class DBXRivieraGetMarkdownAsyncRpcRequest;
@class DBXRivieraGetMetadataAsyncCheckResult;
@class DBXRivieraGetMetadataAsyncCheckRpcRequest;
@class DBXRivieraGetMetadataAsyncRpcRequest;
@class DBXRivieraGetOcrAsyncCheckResult;
@class DBXRivieraGetOcrAsyncCheckRpcRequest;
@class DBXRivieraGetOcrAsyncRpcRequest;
@class DBXRivieraGetTextAsyncCheckResult;
@class DBXRivieraGetTextAsyncCheckRpcRequest;
@class DBXRivieraGetTextAsyncRpcRequest;
@class DBXRivieraGetTranscriptAsyncCheckResult;
@class DBXRivieraGetTranscriptAsyncCheckRpcRequest;
@class DBXRivieraGetTranscriptAsyncRpcRequest;
@class DBXRivieraRoutes;
@class DBXRivieraTimestampLevel;

NS_ASSUME_NONNULL_BEGIN

/// A call of `riviera/get_markdown_async`.
@interface DBXRivieraGetMarkdownAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_markdown_async/check`.
@interface DBXRivieraGetMarkdownAsyncCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXRivieraGetMarkdownAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXRivieraGetMarkdownAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_metadata_async`.
@interface DBXRivieraGetMetadataAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_metadata_async/check`.
@interface DBXRivieraGetMetadataAsyncCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXRivieraGetMetadataAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXRivieraGetMetadataAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_ocr_async`.
@interface DBXRivieraGetOcrAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_ocr_async/check`.
@interface DBXRivieraGetOcrAsyncCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXRivieraGetOcrAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXRivieraGetOcrAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_text_async`.
@interface DBXRivieraGetTextAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_text_async/check`.
@interface DBXRivieraGetTextAsyncCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXRivieraGetTextAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXRivieraGetTextAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_transcript_async`.
@interface DBXRivieraGetTranscriptAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `riviera/get_transcript_async/check`.
@interface DBXRivieraGetTranscriptAsyncCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXRivieraGetTranscriptAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXRivieraGetTranscriptAsyncCheckResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `riviera`, called on behalf of a user or a team.
@interface DBXRivieraRoutes : DBXBaseRoutes
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
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    enableOcr:(NSNumber *)enableOcr
    embedImages:(NSNumber *)embedImages;

/// Starts a job that turns a document into Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper and a few more, at most
/// 50 MB. Poll it with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsync;

/// Polls a job of `getMarkdownAsync`: returns whether it is still running, or the Markdown.
///
/// Route `riviera/get_markdown_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetMarkdownAsyncCheckRpcRequest *)getMarkdownAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`.
///
/// Route `riviera/get_metadata_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async>
///
/// - Parameters:
///   - fileIdOrUrl: The file. Needed.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsync;

/// Polls a job of `getMetadataAsync`: returns whether it is still running, or the metadata.
///
/// Route `riviera/get_metadata_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetMetadataAsyncCheckRpcRequest *)getMetadataAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`.
///
/// Route `riviera/get_ocr_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async>
///
/// - Parameters:
///   - fileIdOrUrl: The picture or PDF, by id, path or shared link. Needed.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsync;

/// Polls a job of `getOcrAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_ocr_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetOcrAsyncCheckRpcRequest *)getOcrAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`.
///
/// Route `riviera/get_text_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async>
///
/// - Parameters:
///   - fileIdOrUrl: The document, by id, path or shared link. Needed.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsync;

/// Polls a job of `getTextAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_text_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetTextAsyncCheckRpcRequest *)getTextAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

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
- (DBXRivieraGetTranscriptAsyncRpcRequest *)
    getTranscriptAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(DBXRivieraTimestampLevel *)timestampLevel
    includedSpecialWords:(NSString *)includedSpecialWords
    audioLanguage:(NSString *)audioLanguage;

/// Starts a job that writes down what is said in a sound or video file: at most 10 GB, and 1 hour of sound. Poll it
/// with `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTranscriptAsyncRpcRequest *)getTranscriptAsync;

/// Polls a job of `getTranscriptAsync`: returns whether it is still running, or the transcript.
///
/// Route `riviera/get_transcript_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetTranscriptAsyncCheckRpcRequest *)getTranscriptAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;
@end

/// The routes of `riviera`, called with the key and secret of an app.
@interface DBXRivieraAppAuthRoutes : DBXBaseRoutes
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
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    enableOcr:(NSNumber *)enableOcr
    embedImages:(NSNumber *)embedImages;

/// Starts a job that turns a document into Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper and a few more, at most
/// 50 MB. Poll it with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsync;

/// Polls a job of `getMarkdownAsync`: returns whether it is still running, or the Markdown.
///
/// Route `riviera/get_markdown_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetMarkdownAsyncCheckRpcRequest *)getMarkdownAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`.
///
/// Route `riviera/get_metadata_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async>
///
/// - Parameters:
///   - fileIdOrUrl: The file. Needed.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that reads the metadata within an image, sound, video, PDF or Office file. Poll it with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsync;

/// Polls a job of `getMetadataAsync`: returns whether it is still running, or the metadata.
///
/// Route `riviera/get_metadata_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetMetadataAsyncCheckRpcRequest *)getMetadataAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`.
///
/// Route `riviera/get_ocr_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async>
///
/// - Parameters:
///   - fileIdOrUrl: The picture or PDF, by id, path or shared link. Needed.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that reads the text in a picture or a scanned PDF. A PDF with text of its own yields nothing; use
/// `getTextAsync`. Poll it with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsync;

/// Polls a job of `getOcrAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_ocr_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetOcrAsyncCheckRpcRequest *)getOcrAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`.
///
/// Route `riviera/get_text_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async>
///
/// - Parameters:
///   - fileIdOrUrl: The document, by id, path or shared link. Needed.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that reads the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, subtitles. Poll it with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsync;

/// Polls a job of `getTextAsync`: returns whether it is still running, or the text.
///
/// Route `riviera/get_text_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetTextAsyncCheckRpcRequest *)getTextAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

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
- (DBXRivieraGetTranscriptAsyncRpcRequest *)
    getTranscriptAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(DBXRivieraTimestampLevel *)timestampLevel
    includedSpecialWords:(NSString *)includedSpecialWords
    audioLanguage:(NSString *)audioLanguage;

/// Starts a job that writes down what is said in a sound or video file: at most 10 GB, and 1 hour of sound. Poll it
/// with `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTranscriptAsyncRpcRequest *)getTranscriptAsync;

/// Polls a job of `getTranscriptAsync`: returns whether it is still running, or the transcript.
///
/// Route `riviera/get_transcript_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetTranscriptAsyncCheckRpcRequest *)getTranscriptAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;
@end

/// The routes of `riviera`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXRiviera)
/// The routes of `riviera`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXRivieraRoutes *riviera;
@end

/// The routes of `riviera`, called with the key and secret of an app.
@interface DBXDropboxAppBase (DBXRiviera)
/// The routes of `riviera`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXRivieraAppAuthRoutes *riviera;
@end

NS_ASSUME_NONNULL_END
