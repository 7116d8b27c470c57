// Generated from API/riviera.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Riviera {
    /// `riviera/get_markdown_async`
    @export(implementation)
    public static var getMarkdownAsync: Route<Riviera.GetMarkdownArgs, Async.LaunchResultBase, Void> {
        Route(_schema, 0)
    }
    /// `riviera/get_markdown_async/check`
    @export(implementation)
    public static var getMarkdownAsyncCheck: Route<Async.PollArg, Riviera.GetMarkdownAsyncCheckResult, Async.PollError> {
        Route(_schema, 1)
    }
    /// `riviera/get_metadata_async`
    @export(implementation)
    public static var getMetadataAsync: Route<Riviera.GetMetadataArgs, Async.LaunchResultBase, Void> {
        Route(_schema, 2)
    }
    /// `riviera/get_metadata_async/check`
    @export(implementation)
    public static var getMetadataAsyncCheck: Route<Async.PollArg, Riviera.GetMetadataAsyncCheckResult, Async.PollError> {
        Route(_schema, 3)
    }
    /// `riviera/get_ocr_async`
    @export(implementation)
    public static var getOcrAsync: Route<Riviera.GetOcrArgs, Async.LaunchResultBase, Void> {
        Route(_schema, 4)
    }
    /// `riviera/get_ocr_async/check`
    @export(implementation)
    public static var getOcrAsyncCheck: Route<Async.PollArg, Riviera.GetOcrAsyncCheckResult, Async.PollError> {
        Route(_schema, 5)
    }
    /// `riviera/get_text_async`
    @export(implementation)
    public static var getTextAsync: Route<Riviera.GetTextArgs, Async.LaunchResultBase, Void> {
        Route(_schema, 6)
    }
    /// `riviera/get_text_async/check`
    @export(implementation)
    public static var getTextAsyncCheck: Route<Async.PollArg, Riviera.GetTextAsyncCheckResult, Async.PollError> {
        Route(_schema, 7)
    }
    /// `riviera/get_transcript_async`
    @export(implementation)
    public static var getTranscriptAsync: Route<Riviera.GetTranscriptArgs, Async.LaunchResultBase, Void> {
        Route(_schema, 8)
    }
    /// `riviera/get_transcript_async/check`
    @export(implementation)
    public static var getTranscriptAsyncCheck: Route<Async.PollArg, Riviera.GetTranscriptAsyncCheckResult, Async.PollError> {
        Route(_schema, 9)
    }
}
