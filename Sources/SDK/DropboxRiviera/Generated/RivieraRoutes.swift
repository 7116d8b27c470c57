// Generated from API/riviera.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension Riviera {
    /// The descriptor of `riviera/get_markdown_async`.
    @export(implementation)
    public static var getMarkdownAsync: Route<Riviera.GetMarkdownArgsSerializer, Async.LaunchResultBaseSerializer, VoidSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `riviera/get_markdown_async/check`.
    @export(implementation)
    public static var getMarkdownAsyncCheck: Route<Async.PollArgSerializer, Riviera.GetMarkdownAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `riviera/get_metadata_async`.
    @export(implementation)
    public static var getMetadataAsync: Route<Riviera.GetMetadataArgsSerializer, Async.LaunchResultBaseSerializer, VoidSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `riviera/get_metadata_async/check`.
    @export(implementation)
    public static var getMetadataAsyncCheck: Route<Async.PollArgSerializer, Riviera.GetMetadataAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `riviera/get_ocr_async`.
    @export(implementation)
    public static var getOcrAsync: Route<Riviera.GetOcrArgsSerializer, Async.LaunchResultBaseSerializer, VoidSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `riviera/get_ocr_async/check`.
    @export(implementation)
    public static var getOcrAsyncCheck: Route<Async.PollArgSerializer, Riviera.GetOcrAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `riviera/get_text_async`.
    @export(implementation)
    public static var getTextAsync: Route<Riviera.GetTextArgsSerializer, Async.LaunchResultBaseSerializer, VoidSerializer> {
        Route(_schema, 6)
    }
    /// The descriptor of `riviera/get_text_async/check`.
    @export(implementation)
    public static var getTextAsyncCheck: Route<Async.PollArgSerializer, Riviera.GetTextAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 7)
    }
    /// The descriptor of `riviera/get_transcript_async`.
    @export(implementation)
    public static var getTranscriptAsync: Route<Riviera.GetTranscriptArgsSerializer, Async.LaunchResultBaseSerializer, VoidSerializer> {
        Route(_schema, 8)
    }
    /// The descriptor of `riviera/get_transcript_async/check`.
    @export(implementation)
    public static var getTranscriptAsyncCheck: Route<Async.PollArgSerializer, Riviera.GetTranscriptAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 9)
    }
}

/// The routes of `riviera`, called on behalf of a user or a team.
public struct RivieraRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `riviera`.
    @export(implementation) public var riviera: RivieraRoutes { RivieraRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `riviera`. Never `nil`.
    @export(implementation) public var riviera: RivieraRoutes! { RivieraRoutes(client: client) }
}

extension RivieraRoutes {
    /// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper,
    /// and some other formats. Poll the job with `getMarkdownAsyncCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `riviera/get_markdown_async`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async>
    ///
    /// - Parameters:
    ///   - fileIdOrUrl: The document. Required.
    ///   - enableOcr: A Boolean value that indicates whether to recognize the text of scanned PDF pages, which is
    ///     slower. The default is `false`.
    ///   - embedImages: A Boolean value that indicates whether to embed images as data URIs, which makes the result
    ///     much larger. The default is `false`.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchResultBase``, the result of a call that may start a job.
    @discardableResult
    @export(implementation)
    public func getMarkdownAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil,
        enableOcr: Bool = false,
        embedImages: Bool = false
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(
            Riviera.getMarkdownAsync,
            serverArgs: Riviera.GetMarkdownArgs(
                fileIdOrUrl: fileIdOrUrl,
                enableOcr: enableOcr,
                embedImages: embedImages
            )
        )
    }

    /// Polls a job of `getMarkdownAsync`. Returns whether it is still running, or the Markdown.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `riviera/get_markdown_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_markdown_async-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Riviera/GetMarkdownAsyncCheckResult``, the state of a job of `getMarkdownAsync`.
    @discardableResult
    @export(implementation)
    public func getMarkdownAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetMarkdownAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getMarkdownAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job
    /// with `getMetadataAsyncCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `riviera/get_metadata_async`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async>
    ///
    /// - Parameter fileIdOrUrl: The file. Required.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchResultBase``, the result of a call that may start a job.
    @discardableResult
    @export(implementation)
    public func getMetadataAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(Riviera.getMetadataAsync, serverArgs: Riviera.GetMetadataArgs(fileIdOrUrl: fileIdOrUrl))
    }

    /// Polls a job of `getMetadataAsync`. Returns whether it is still running, or the metadata.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `riviera/get_metadata_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_metadata_async-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Riviera/GetMetadataAsyncCheckResult``, the state of a job of `getMetadataAsync`.
    @discardableResult
    @export(implementation)
    public func getMetadataAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetMetadataAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getMetadataAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use
    /// `getTextAsync`. Poll the job with `getOcrAsyncCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `riviera/get_ocr_async`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async>
    ///
    /// - Parameter fileIdOrUrl: The image or PDF, by its identifier, path, or shared link. Required.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchResultBase``, the result of a call that may start a job.
    @discardableResult
    @export(implementation)
    public func getOcrAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(Riviera.getOcrAsync, serverArgs: Riviera.GetOcrArgs(fileIdOrUrl: fileIdOrUrl))
    }

    /// Polls a job of `getOcrAsync`. Returns whether it is still running, or the text.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `riviera/get_ocr_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_ocr_async-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Riviera/GetOcrAsyncCheckResult``, the state of a job of `getOcrAsync`.
    @discardableResult
    @export(implementation)
    public func getOcrAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetOcrAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getOcrAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents,
    /// plain text, or subtitles. Poll the job with `getTextAsyncCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `riviera/get_text_async`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async>
    ///
    /// - Parameter fileIdOrUrl: The document, by its identifier, path, or shared link. Required.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchResultBase``, the result of a call that may start a job.
    @discardableResult
    @export(implementation)
    public func getTextAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(Riviera.getTextAsync, serverArgs: Riviera.GetTextArgs(fileIdOrUrl: fileIdOrUrl))
    }

    /// Polls a job of `getTextAsync`. Returns whether it is still running, or the text.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `riviera/get_text_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_text_async-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Riviera/GetTextAsyncCheckResult``, the state of a job of `getTextAsync`.
    @discardableResult
    @export(implementation)
    public func getTextAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetTextAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getTextAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
    /// `getTranscriptAsyncCheck`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `riviera/get_transcript_async`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async>
    ///
    /// - Parameters:
    ///   - fileIdOrUrl: The audio or video file. Required.
    ///   - timestampLevel: A value that indicates whether sentences or words have timestamps. The default is
    ///     `.sentence`.
    ///   - includedSpecialWords: Filler words to keep in the transcript, separated by commas, such as `uh, um`. Other
    ///     filler words are omitted. The default is an empty string.
    ///   - audioLanguage: The language as a two-letter code, such as `en`. If empty, Dropbox detects the language,
    ///     which is slower and less accurate. The default is an empty string.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchResultBase``, the result of a call that may start a job.
    @discardableResult
    @export(implementation)
    public func getTranscriptAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil,
        timestampLevel: Riviera.TimestampLevel = .sentence,
        includedSpecialWords: String = "",
        audioLanguage: String = ""
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(
            Riviera.getTranscriptAsync,
            serverArgs: Riviera.GetTranscriptArgs(
                fileIdOrUrl: fileIdOrUrl,
                timestampLevel: timestampLevel,
                includedSpecialWords: includedSpecialWords,
                audioLanguage: audioLanguage
            )
        )
    }

    /// Polls a job of `getTranscriptAsync`. Returns whether it is still running, or the transcript.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `riviera/get_transcript_async/check`: style rpc, host api, auth app or user, scope `files.content.read`.
    /// Preview: it may change.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#riviera-get_transcript_async-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Riviera/GetTranscriptAsyncCheckResult``, the state of a job of `getTranscriptAsync`.
    @discardableResult
    @export(implementation)
    public func getTranscriptAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetTranscriptAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getTranscriptAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }
}

/// The routes of `riviera`, called with the key and secret of an app.
public struct RivieraAppAuthRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `riviera`.
    @export(implementation) public var riviera: RivieraAppAuthRoutes { RivieraAppAuthRoutes(client: client) }
}

extension DropboxAppClientRoutes {
    /// The routes of `riviera`. Never `nil`.
    @export(implementation) public var riviera: RivieraAppAuthRoutes! { RivieraAppAuthRoutes(client: client) }
}

extension RivieraAppAuthRoutes {
    /// Starts a job that converts a document of at most 50 MB to Markdown: Word, PowerPoint, Excel, PDF, HTML, Paper,
    /// and some other formats. Poll the job with `getMarkdownAsyncCheck`. ``RivieraRoutes`` describes the route and its
    /// parameters.
    @discardableResult
    @export(implementation)
    public func getMarkdownAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil,
        enableOcr: Bool = false,
        embedImages: Bool = false
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(
            Riviera.getMarkdownAsync,
            serverArgs: Riviera.GetMarkdownArgs(
                fileIdOrUrl: fileIdOrUrl,
                enableOcr: enableOcr,
                embedImages: embedImages
            )
        )
    }

    /// Polls a job of `getMarkdownAsync`. Returns whether it is still running, or the Markdown. ``RivieraRoutes``
    /// describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getMarkdownAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetMarkdownAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getMarkdownAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that extracts the embedded metadata of an image, audio, video, PDF, or Office file. Poll the job
    /// with `getMetadataAsyncCheck`. ``RivieraRoutes`` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getMetadataAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(Riviera.getMetadataAsync, serverArgs: Riviera.GetMetadataArgs(fileIdOrUrl: fileIdOrUrl))
    }

    /// Polls a job of `getMetadataAsync`. Returns whether it is still running, or the metadata. ``RivieraRoutes``
    /// describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getMetadataAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetMetadataAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getMetadataAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that recognizes the text in an image or scanned PDF. For a PDF that contains text, use
    /// `getTextAsync`. Poll the job with `getOcrAsyncCheck`. ``RivieraRoutes`` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getOcrAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(Riviera.getOcrAsync, serverArgs: Riviera.GetOcrArgs(fileIdOrUrl: fileIdOrUrl))
    }

    /// Polls a job of `getOcrAsync`. Returns whether it is still running, or the text. ``RivieraRoutes`` describes the
    /// route and its parameters.
    @discardableResult
    @export(implementation)
    public func getOcrAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetOcrAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getOcrAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that extracts the text of a document: Word, PowerPoint, Excel, PDF, RTF, Paper, Google documents,
    /// plain text, or subtitles. Poll the job with `getTextAsyncCheck`. ``RivieraRoutes`` describes the route and its
    /// parameters.
    @discardableResult
    @export(implementation)
    public func getTextAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(Riviera.getTextAsync, serverArgs: Riviera.GetTextArgs(fileIdOrUrl: fileIdOrUrl))
    }

    /// Polls a job of `getTextAsync`. Returns whether it is still running, or the text. ``RivieraRoutes`` describes the
    /// route and its parameters.
    @discardableResult
    @export(implementation)
    public func getTextAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetTextAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getTextAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that transcribes an audio or video file of at most 10 GB and 1 hour. Poll the job with
    /// `getTranscriptAsyncCheck`. ``RivieraRoutes`` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getTranscriptAsync(
        fileIdOrUrl: Riviera.FileIdOrUrl? = nil,
        timestampLevel: Riviera.TimestampLevel = .sentence,
        includedSpecialWords: String = "",
        audioLanguage: String = ""
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, VoidSerializer> {
        client.request(
            Riviera.getTranscriptAsync,
            serverArgs: Riviera.GetTranscriptArgs(
                fileIdOrUrl: fileIdOrUrl,
                timestampLevel: timestampLevel,
                includedSpecialWords: includedSpecialWords,
                audioLanguage: audioLanguage
            )
        )
    }

    /// Polls a job of `getTranscriptAsync`. Returns whether it is still running, or the transcript. ``RivieraRoutes``
    /// describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getTranscriptAsyncCheck(
        asyncJobId: String
    ) -> RpcRequest<Riviera.GetTranscriptAsyncCheckResultSerializer, Async.PollErrorSerializer> {
        client.request(Riviera.getTranscriptAsyncCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }
}
