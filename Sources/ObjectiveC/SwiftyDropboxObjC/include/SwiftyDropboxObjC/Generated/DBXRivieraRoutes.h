// Generated from API/riviera.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAsyncLaunchResultBase, DBXAsyncPollError, DBXCallError, DBXRivieraFileIdOrUrl,
    DBXRivieraGetMarkdownAsyncCheckResult, DBXRivieraGetMetadataAsyncCheckResult, DBXRivieraGetOcrAsyncCheckResult,
    DBXRivieraGetTextAsyncCheckResult, DBXRivieraGetTranscriptAsyncCheckResult, DBXRivieraTimestampLevel;

NS_ASSUME_NONNULL_BEGIN

/// A request of `riviera/get_markdown_async`.
@interface DBXRivieraGetMarkdownAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `riviera/get_markdown_async/check`.
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

/// A request of `riviera/get_metadata_async`.
@interface DBXRivieraGetMetadataAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `riviera/get_metadata_async/check`.
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

/// A request of `riviera/get_ocr_async`.
@interface DBXRivieraGetOcrAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `riviera/get_ocr_async/check`.
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

/// A request of `riviera/get_text_async`.
@interface DBXRivieraGetTextAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `riviera/get_text_async/check`.
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

/// A request of `riviera/get_transcript_async`.
@interface DBXRivieraGetTranscriptAsyncRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `riviera/get_transcript_async/check`.
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
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    enableOcr:(NSNumber *)enableOcr
    embedImages:(NSNumber *)embedImages;

/// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper, and
/// some other formats. Poll the job with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsync;

/// Polls a job of `getMarkdownAsync`. Returns whether it is still running, or the Markdown.
///
/// Route `riviera/get_markdown_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetMarkdownAsyncCheckRpcRequest *)getMarkdownAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`.
///
/// Route `riviera/get_metadata_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async>
///
/// - Parameter fileIdOrUrl: The file. Required.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsync;

/// Polls a job of `getMetadataAsync`. Returns whether it is still running, or the metadata.
///
/// Route `riviera/get_metadata_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetMetadataAsyncCheckRpcRequest *)getMetadataAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`.
///
/// Route `riviera/get_ocr_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async>
///
/// - Parameter fileIdOrUrl: The image or PDF, by its identifier, path, or shared link. Required.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsync;

/// Polls a job of `getOcrAsync`. Returns whether it is still running, or the text.
///
/// Route `riviera/get_ocr_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetOcrAsyncCheckRpcRequest *)getOcrAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`.
///
/// Route `riviera/get_text_async`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async>
///
/// - Parameter fileIdOrUrl: The document, by its identifier, path, or shared link. Required.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsync;

/// Polls a job of `getTextAsync`. Returns whether it is still running, or the text.
///
/// Route `riviera/get_text_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetTextAsyncCheckRpcRequest *)getTextAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

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
- (DBXRivieraGetTranscriptAsyncRpcRequest *)
    getTranscriptAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(DBXRivieraTimestampLevel *)timestampLevel
    includedSpecialWords:(NSString *)includedSpecialWords
    audioLanguage:(NSString *)audioLanguage;

/// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
/// `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTranscriptAsyncRpcRequest *)getTranscriptAsync;

/// Polls a job of `getTranscriptAsync`. Returns whether it is still running, or the transcript.
///
/// Route `riviera/get_transcript_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
/// Error: `DBXAsyncPollError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXRivieraGetTranscriptAsyncCheckRpcRequest *)getTranscriptAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;
@end

/// The routes of `riviera`, called with the key and secret of an app.
@interface DBXRivieraAppAuthRoutes : DBXBaseRoutes
/// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper, and
/// some other formats. Poll the job with `getMarkdownAsyncCheck`. `DBXRivieraRoutes` describes the route and its
/// parameters.
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    enableOcr:(NSNumber *)enableOcr
    embedImages:(NSNumber *)embedImages;

/// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper, and
/// some other formats. Poll the job with `getMarkdownAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMarkdownAsyncRpcRequest *)getMarkdownAsync;

/// Polls a job of `getMarkdownAsync`. Returns whether it is still running, or the Markdown. `DBXRivieraRoutes`
/// describes the route and its parameters.
- (DBXRivieraGetMarkdownAsyncCheckRpcRequest *)getMarkdownAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`. `DBXRivieraRoutes` describes the route and its parameters.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job with
/// `getMetadataAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetMetadataAsyncRpcRequest *)getMetadataAsync;

/// Polls a job of `getMetadataAsync`. Returns whether it is still running, or the metadata. `DBXRivieraRoutes`
/// describes the route and its parameters.
- (DBXRivieraGetMetadataAsyncCheckRpcRequest *)getMetadataAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`. `DBXRivieraRoutes` describes the route and its parameters.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use `getTextAsync`.
/// Poll the job with `getOcrAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetOcrAsyncRpcRequest *)getOcrAsync;

/// Polls a job of `getOcrAsync`. Returns whether it is still running, or the text. `DBXRivieraRoutes` describes the
/// route and its parameters.
- (DBXRivieraGetOcrAsyncCheckRpcRequest *)getOcrAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`. `DBXRivieraRoutes` describes the route and its
/// parameters.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl;

/// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents, plain
/// text, or subtitles. Poll the job with `getTextAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTextAsyncRpcRequest *)getTextAsync;

/// Polls a job of `getTextAsync`. Returns whether it is still running, or the text. `DBXRivieraRoutes` describes the
/// route and its parameters.
- (DBXRivieraGetTextAsyncCheckRpcRequest *)getTextAsyncCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
/// `getTranscriptAsyncCheck`. `DBXRivieraRoutes` describes the route and its parameters.
- (DBXRivieraGetTranscriptAsyncRpcRequest *)
    getTranscriptAsyncWithFileIdOrUrl:(nullable DBXRivieraFileIdOrUrl *)fileIdOrUrl
    timestampLevel:(DBXRivieraTimestampLevel *)timestampLevel
    includedSpecialWords:(NSString *)includedSpecialWords
    audioLanguage:(NSString *)audioLanguage;

/// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
/// `getTranscriptAsyncCheck`. The optional arguments have their defaults.
- (DBXRivieraGetTranscriptAsyncRpcRequest *)getTranscriptAsync;

/// Polls a job of `getTranscriptAsync`. Returns whether it is still running, or the transcript. `DBXRivieraRoutes`
/// describes the route and its parameters.
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
